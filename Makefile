# Needs Python 3.11 or newer with its venv module, and make. Everything else goes into .venv.

PYTHON ?= python3
# How many processes run the tests: a number, or auto for one per core.
WORKERS ?= auto
# More words for the command at hand: make play ARGS="--help", make soak ARGS="-x".
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup test lint types imports tests soak format lock clean

help:
	@echo 'make play     play the game in this terminal'
	@echo 'make test     check everything: style, types, imports, tests, coverage of the engine'
	@echo 'make soak     run the long tests'
	@echo 'make format   put the code into the project'\''s style'
	@echo 'make setup    make .venv with all that development needs'
	@echo 'make lock     pin the dependencies again (UPGRADE=1: at their newest)'
	@echo 'make clean    remove .venv and whatever was made'

play: $(VENV)/.run
	@$(BIN)/arpents play $(ARGS)

setup: $(VENV)/.dev

# One after the other, so that the quickest answer comes first, and the count of tests last.
test: $(VENV)/.dev
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory types
	@$(MAKE) --no-print-directory imports
	@$(MAKE) --no-print-directory tests

lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.dev
	$(BIN)/mypy

imports: $(VENV)/.dev
	$(BIN)/lint-imports --no-logo

# Random games prove much and cover nothing new, so they are spared the cost of measuring coverage.
tests: $(VENV)/.dev
	$(BIN)/pytest -n $(WORKERS) -m "not soak and not fuzz" --cov --cov-report=term --cov-fail-under=100 $(ARGS)
	$(BIN)/pytest -n $(WORKERS) -m "fuzz and not soak" $(ARGS)

soak: $(VENV)/.dev
	$(BIN)/pytest -n $(WORKERS) -m soak $(ARGS)

format: $(VENV)/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# The lock files name no package index: whichever one pip is set up for serves, and the hashes decide.
# The second is held to the pins of the first, so that playing and testing use the same versions.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) pyproject.toml

lock: $(VENV)/.made
	$(PIP) install uv
	$(COMPILE) --group build --output-file requirements/run.lock
	$(COMPILE) --group dev --constraints requirements/run.lock --output-file requirements/dev.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# Each stamp says that a step is done, so that it is done again only after a change of what it rests on.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Arpents needs Python 3.11 or newer, which "$(PYTHON)" is not;' \
			'name one that is, for example: make $(MAKECMDGOALS) PYTHON=python3.12' >&2; exit 1; }
	@echo 'Setting up $(VENV); this takes a minute, once.'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.lock pyproject.toml
	@echo 'Installing what the game needs.'
	@$(PIP) install --require-hashes --requirement requirements/run.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.lock
	@echo 'Installing what development needs.'
	@$(PIP) install --require-hashes --requirement requirements/dev.lock
	@touch $@
