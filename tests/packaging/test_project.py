"""What pyproject.toml says of the package: one version, bounds, and what a release is made of."""

import re
import tomllib
from pathlib import Path

import pytest
from tools.oldest import TESTS, WITHOUT

import arpents
from tests.packaging.building import ROOT, backend, copy_project

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DEPENDENCIES: list[str] = PROJECT["project"]["dependencies"]


def test_the_version_is_written_once() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert "version" not in PROJECT["project"]


def test_the_package_has_the_version_and_the_readme(tmp_path_factory: pytest.TempPathFactory) -> None:
    project = copy_project(tmp_path_factory.mktemp("metadata"))
    made = backend(project, "prepare_metadata_for_build_wheel('.')", ARPENTS_COMPILE="0", ARPENTS_WEB="0")
    assert made.returncode == 0, made.stderr
    (metadata,) = project.glob("*.dist-info/METADATA")
    head, _, description = metadata.read_text("utf-8").partition("\n\n")
    assert f"\nVersion: {arpents.__version__}\n" in head
    assert description.startswith((ROOT / "README.md").read_text("utf-8")[:40])


@pytest.mark.parametrize("dependency", DEPENDENCIES)
def test_every_dependency_has_a_lower_bound(dependency: str) -> None:
    assert re.match(r"[A-Za-z0-9._-]+>=\d", dependency), dependency


def test_the_newest_python_that_is_promised_has_wheels() -> None:
    promised = {
        found[1].replace(".", "")
        for line in PROJECT["project"]["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
    }
    assert {f"cp{version}-*" for version in promised} == set(PROJECT["tool"]["cibuildwheel"]["build"])


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name
)
def test_workflows_call_what_the_makefile_has(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"run: make ([a-z]+)", path.read_text("utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_tests_on_the_oldest_dependencies_are_there() -> None:
    for name in (*(f"tests/{folder}" for folder in TESTS), *WITHOUT):
        assert (ROOT / name).exists(), name
