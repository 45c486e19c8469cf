# Needs Python 3.11 or newer with its venv module, and make; a C compiler and the headers of Python make
# the game faster (setup.py tells about ARPENTS_COMPILE). Everything else goes into .venv, and what the page
# is built from into web/node_modules: with the Node of this machine, or else the one from PyPI.

PYTHON ?= python3
CORES := $(shell nproc 2>/dev/null || echo 2)
# How many processes run tests that compute. Those that wait for servers, browsers and bots have two more.
WORKERS ?= $(CORES)
# More words for the command at hand: make play ARGS="--port 8080", make soak ARGS="-x".
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
# How to run the sources, and not what is installed.
FROM_SOURCES := PYTHONPATH=src
# Python keeps the modules that it has read, whatever the machine's settings: a server starts in half the time.
export PYTHONDONTWRITEBYTECODE :=
# The page, and the packages that it is built from, by the last file that is written of each.
PAGE := src/arpents/server/static/built-from
PACKAGES := web/node_modules/.package-lock.json
NODE_TOOL := $(BIN)/python web/page.py run
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# A step is shown with its seconds, and what it prints only if it fails; steps that can be are run side by side.
STEP := $(BIN)/python tools/steps.py one
STEPS = $(BIN)/python tools/steps.py all $(MAKE) --silent --no-print-directory -j4

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal ready setup test check lint types imports tests on-sources rest read quick compiled speed soak
.PHONY: web web-test web-style web-lint web-check web-units web-types screenshots docs dist oldest format lock clean again

help:
	@echo 'make play      play the game in a browser, from a server on this machine'
	@echo 'make terminal  play the game in this terminal'
	@echo 'make check     check in a minute or so: style, types, imports, the tests of the rules, golden games'
	@echo 'make test      check everything: that, the page, all other tests, coverage of the engine'
	@echo 'make web       build the page that browsers show'
	@echo 'make web-test  check the sources of the page: style, faults, types, tests'
	@echo 'make web-types write what the page knows of the API again, after a change of it'
	@echo 'make docs      build the site of the documents into build/site'
	@echo 'make screenshots take the pictures of docs/screenshots again, after a change of how things look'
	@echo 'make compiled  run the tests of the engine on the compiled build'
	@echo 'make speed     compare the speed with what was last recorded'
	@echo 'make soak      compare the speed, and run the long tests, on the compiled build if there is one'
	@echo 'make dist      pack the sources and a wheel of this machine into dist, and look into them'
	@echo 'make oldest    test on the oldest dependencies that pyproject.toml allows'
	@echo 'make format    put the code into the project'\''s style'
	@echo 'make setup     make .venv with all that development needs'
	@echo 'make lock      pin the dependencies again (UPGRADE=1: at their newest)'
	@echo 'make clean     remove .venv, the page and whatever else was made'

play: ready
	@$(BIN)/arpents serve --browser $(ARGS)

terminal: ready
	@$(BIN)/arpents play $(ARGS)

ready: $(VENV)/.made
	@$(STEPS) $(VENV)/.run

setup: $(VENV)/.made
	@$(STEPS) $(VENV)/.dev $(VENV)/.run

# What does not need another runs beside it, each with its output in one piece where make can do that.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j $(CORES) $(if $(filter output-sync,$(.FEATURES)),-Otarget)

# The quickest answers come first, and the count of tests last.
test: setup
	@$(SIDE_BY_SIDE) lint imports types web-test read
	@$(MAKE) --no-print-directory tests

# What can be known of the sources in a minute or so, for whoever works on them: nothing is compiled for it.
check: $(VENV)/.dev
	@$(MAKE) --no-print-directory lint imports
	@$(SIDE_BY_SIDE) types quick

lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.dev
	$(BIN)/mypy

imports: $(VENV)/.dev
	$(FROM_SOURCES) $(BIN)/lint-imports --no-logo

web: $(PAGE)

web-test: web-style web-lint web-check web-units

web-style: $(PACKAGES)
	$(NODE_TOOL) prettier --check --log-level warn .

web-lint: $(PACKAGES)
	$(NODE_TOOL) oxlint --deny-warnings

web-check: $(PACKAGES)
	$(NODE_TOOL) svelte-check --fail-on-warnings

web-units: $(PACKAGES)
	$(NODE_TOOL) vitest run

web-types: $(VENV)/.dev $(PACKAGES)
	$(FROM_SOURCES) $(BIN)/python -m arpents admin schema >web/openapi.json
	$(NODE_TOOL) plugins/types.mjs

screenshots: $(VENV)/.dev $(PAGE)
	rm -rf docs/screenshots
	ARPENTS_SCREENSHOTS=docs/screenshots $(PYTEST) -m "soak or not soak" tests/browser/test_screenshots.py

# Installed only for this: nobody else needs it. Material's notice, that it is kept up until May 2027, is known.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

$(VENV)/.docs: $(VENV)/.dev requirements/docs.lock
	@$(STEP) 'Installing what the site is built with' $(BIN)/python tools/install.py requirements/docs.lock
	@touch $@

# What a release consists of, as far as one machine can make it (docs/releasing.md).
dist: $(VENV)/.release $(PAGE)
	rm -rf dist
	ARPENTS_COMPILE=1 $(BIN)/python -m build --outdir dist
	$(BIN)/twine check --strict dist/*

$(VENV)/.release: $(VENV)/.dev requirements/release.lock
	@$(STEP) 'Installing what packs a release' $(BIN)/python tools/install.py requirements/release.lock
	@touch $@

oldest: $(VENV)/.dev
	$(BIN)/python -m tools.oldest $(ARGS)

# Tests are of the sources in src, interpreted, unless tests/conftest.py is told otherwise. The engine is tested
# on both builds; all that lies upon it, on the compiled one. Coverage is that of the engine, and by the tests
# of its rules alone (tests/conftest.py).
ON_BOTH := tests/engine tests/rulebook tests/golden tests/cli/test_about.py tests/packaging/test_tested_build.py
PYTEST := $(BIN)/pytest --dist worksteal -n $(WORKERS)
PYTEST_ALL := $(BIN)/pytest --dist worksteal -n $(shell expr $(WORKERS) + 2) -m "not soak and not timing"
# Those that compare times run after all others, alone; where ARGS leave none of them, pytest exits with 5.
# They are looked for first: to read all tests takes longer than to run these.
PYTEST_TIMING := $(BIN)/pytest -m "timing and not soak" $(shell grep -rl --include='*.py' 'mark\.timing' tests)
# Each process of a test run loads these plugins, which takes seconds; the tests of the engine use none of them.
LEAN := $(addprefix -p no:,schemathesis hypothesispytest playwright)

tests: $(VENV)/.dev $(VENV)/.run $(PAGE)
	@$(MAKE) --no-print-directory on-sources
	@$(MAKE) --no-print-directory rest

# The golden games are many, and would take three times as long beside the measuring, which is not for them.
# Half of them are played by the sources; make soak has these play all.
on-sources: $(VENV)/.dev
	$(PYTEST) $(LEAN) -m "not soak and not fuzz" $(filter-out tests/golden,$(ON_BOTH)) \
		--cov --cov-report=term --cov-fail-under=100 $(ARGS)
	$(PYTEST) $(LEAN) -m "not soak and not fuzz" tests/golden $(ARGS)

# All tests, on the compiled build, which plays many times faster. Where there is none, those that have not run.
rest: $(VENV)/.dev $(VENV)/.run $(PAGE)
	@case $$(cat $(VENV)/.run) in \
	compiled) set -ex; export ARPENTS_TEST_BUILD=compiled; $(PYTEST_ALL) $(ARGS); $(PYTEST_TIMING) $(ARGS) || [ $$? = 5 ] ;; \
	*) echo 'The compiled build is not tested, because there is none: see "arpents about".'; set -ex; \
		$(PYTEST) -m "fuzz and not soak" $(ON_BOTH) $(ARGS); \
		$(PYTEST_ALL) $(ON_BOTH:%=--ignore=%) $(ARGS); $(PYTEST_TIMING) $(ARGS) || [ $$? = 5 ] ;; \
	esac

# The first time, pytest prepares each file of tests, and keeps what comes of it: for all processes that run
# tests one does so, and not each. What is wrong with a file is told by those.
read: $(VENV)/.dev
	@ls tests/wire/__pycache__/test_*.pyc >/dev/null 2>&1 || $(BIN)/pytest --collect-only -qq >/dev/null || true

quick: $(VENV)/.dev
	$(PYTEST) $(LEAN) -m "not soak and not fuzz" tests/engine tests/rulebook tests/golden $(ARGS)

compiled: $(VENV)/.dev $(VENV)/.run
	@case $$(cat $(VENV)/.run) in \
	compiled) set -x; ARPENTS_TEST_BUILD=compiled $(PYTEST) $(ON_BOTH) $(ARGS) ;; \
	*) echo 'The compiled build is not tested, because there is none: see "arpents about".' ;; \
	esac

# Warns where games are played much more slowly than was last recorded; it never fails.
speed: $(VENV)/.dev $(VENV)/.run
	$(BIN)/python -m benchmarks.playouts --check

soak: speed $(VENV)/.dev $(VENV)/.run
	$(PYTEST) $(LEAN) tests/golden
	@case $$(cat $(VENV)/.run) in compiled) export ARPENTS_TEST_BUILD=compiled ;; esac; \
	set -x; $(PYTEST) -m soak $(ARGS)

format: $(VENV)/.dev $(PACKAGES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NODE_TOOL) prettier --write --log-level warn .

# The lock files name no package index: whichever one pip is set up for serves, and the hashes decide.
# Each is held to the pins of the one before, so that playing, testing and serving use the same versions.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

lock: $(VENV)/.made
	$(PIP) install uv
	$(COMPILE) --group installer --output-file requirements/installer.lock
	$(COMPILE) pyproject.toml --group build --output-file requirements/run.lock
	$(COMPILE) pyproject.toml --group dev --constraints requirements/run.lock --output-file requirements/dev.lock
	$(COMPILE) pyproject.toml --extra postgres --extra push --constraints requirements/dev.lock --output-file requirements/server.lock
	$(COMPILE) --group node --output-file requirements/node.lock
	$(COMPILE) --group docs --constraints requirements/dev.lock --output-file requirements/docs.lock
	$(COMPILE) --group release --constraints requirements/dev.lock --output-file requirements/release.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info .coverage .coverage.* htmlcov
	rm -rf src/arpents/server/static web/node_modules web/openapi.json test-results
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks examples tools web -name __pycache__ -type d -prune -exec rm -rf {} +

# Each stamp says that a step is done, so that it is done again only after a change of what it rests on.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Arpents needs Python 3.11 or newer, which "$(PYTHON)" is not;' \
			'name one that is, for example: make $(MAKECMDGOALS) PYTHON=python3.12' >&2; exit 1; }
	@echo 'The first time, this takes about a minute.'
	@if [ -e $(VENV)/.begun ]; then rm -rf $(VENV); fi
	@mkdir -p $(VENV) && touch $(VENV)/.begun
	@$(PYTHON) tools/steps.py one 'Setting up $(VENV)' $(PYTHON) -m venv $(VENV)
	@rm $(VENV)/.begun && touch $@

$(VENV)/.needs: $(VENV)/.made requirements/run.lock
	@$(STEP) 'Installing packages' $(BIN)/python tools/install.py requirements/run.lock
	@touch $@

# The package is installed as people install it, compiled, and not as a link to the sources. The stamp says
# which build it is. A plain one is tried again once another C compiler is there, or the wish changes.
SOURCES := setup.py pyproject.toml $(shell find src -type f -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*' -not -path 'src/arpents/server/static/*')
COMPILER := $(shell command -v $(CC))
SERVES_ := compiled interpreted:$(COMPILER)
SERVES_0 := interpreted:$(COMPILER)
SERVES_1 := compiled
ifeq ($(filter $(SERVES_$(ARPENTS_COMPILE)),$(shell cat $(VENV)/.run 2>/dev/null)),)
$(VENV)/.compiled $(VENV)/.run: again
endif

# Compiling takes longest. It waits for the packages of development where these are wanted too, since nothing
# may change in $(VENV) meanwhile; it does not wait for the page.
$(VENV)/.compiled: $(VENV)/.needs $(SOURCES) | $(filter $(VENV)/.dev,$(MAKECMDGOALS))
	@$(if $(filter 0,$(ARPENTS_COMPILE)),,ARPENTS_WEB=0 $(STEP) 'Compiling the engine' \
		$(BIN)/python setup.py --quiet build_ext)
	@touch $@

$(VENV)/.run: $(VENV)/.compiled $(if $(filter 0,$(ARPENTS_WEB)),,$(PAGE))
	@$(STEP) 'Installing Arpents' $(BIN)/python tools/install.py .
	@$(BIN)/python -Ic 'from arpents.build import is_compiled; \
		print("compiled" if is_compiled() else "interpreted:$(COMPILER)")' >$@

$(VENV)/.dev: $(VENV)/.needs requirements/dev.lock
	@$(STEP) 'Installing what development needs' $(BIN)/python tools/install.py requirements/dev.lock
	@touch $@

# The stamp names the Node of this machine, which may come and go.
NODE := $(shell command -v node)
ifneq ($(NODE),$(shell cat $(VENV)/.node 2>/dev/null))
$(VENV)/.node: again
endif

$(VENV)/.node: $(VENV)/.made requirements/node.lock
	@$(BIN)/python web/page.py node >/dev/null 2>&1 || \
		$(STEP) 'Installing Node' $(BIN)/python tools/install.py requirements/node.lock
	@echo '$(NODE)' >$@

$(PACKAGES): web/package-lock.json | $(VENV)/.node
	@$(STEP) 'Installing the packages of the page' $(BIN)/python web/page.py packages

# By time whether to look, and by content whether to build.
$(PAGE): $(shell find web src/arpents/locales -mindepth 1 -not -path 'web/node_modules*' -not -path '*/__pycache__*' \
		-not -path 'web/tests/*' -not -name '*.py' -not -name openapi.json) src/arpents/content/board.toml | $(PACKAGES)
	@$(STEP) 'Building the page' $(BIN)/python web/page.py build
