"""Compiles the engine and builds the page; everything else about the package is in pyproject.toml.

mypyc makes extension modules of the modules of the engine and of the bots' search, whose sources stay
beside them. Where it cannot, for want of a C compiler say, the package is installed as plain Python, which
does the same more slowly. The environment variable ARPENTS_COMPILE decides otherwise:

    ARPENTS_COMPILE=1    what cannot be compiled is an error
    ARPENTS_COMPILE=0    nothing is compiled, and the wheel serves every machine

The page that browsers show is built from the sources in web, by Node: the machine's own, or else the one from
PyPI. An sdist has it built already, and needs neither. What cannot be built is an error, but for

    ARPENTS_WEB=0        the package has no page, and its server answers programs only
"""

import hashlib
import importlib.util
import json
import os
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError

ROOT = Path(__file__).resolve().parent
PAGE = Path("server", "static")
"""Where the page is in the package."""

COMPILED = ("engine", "bots/evaluation", "bots/search", "envs/stepping")
"""What is compiled: the rules, what bots do thousands of times for a decision, and steps of environments."""

STAMP = Path("build", "mypyc", "compiled-from")
"""Says what the extension modules in the folder build were compiled from, and which there are."""

LINE = "#include <Python.h>\n"
ON_ALL_CORES = ["-flto=auto"]
"""Lets gcc part the code of the library, once it has decided which functions to build into which."""

UNFINISHED = ["unfinished"]
"""What it says while they are compiled."""

WISH = os.environ.get("ARPENTS_COMPILE", "")
WEB_WISH = os.environ.get("ARPENTS_WEB", "")


class CannotCompile(BaseError):
    """Something that compiling needs is missing or fails."""


class CompileSideBySide(build_ext):
    """Compiles the files of an extension module on all cores; setuptools itself takes one after the other."""

    def build_extensions(self) -> None:
        """Compile and link all modules."""
        compiler: Any = self.compiler
        compile_some = compiler.compile

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_some([source], **options), sources)
                return [name for names in made for name in names]

        compiler.compile = compile_each
        super().build_extensions()


class BuildEngine(build_ext):
    """Compiles the engine, all of it or nothing."""

    def run(self) -> None:
        """Compile, or leave the engine as plain Python where that fails and is no error."""
        try:
            self._compile()
        # mypyc ends the program when it finds a fault.
        except (Exception, SystemExit) as fault:
            told = f"the engine cannot be compiled: {str(fault) or type(fault).__name__}"
            if WISH == "1":
                raise CannotCompile(
                    f"{told}\nARPENTS_COMPILE=1 asks for it; unset it to do without."
                ) from fault
            print(f"Note: {told}; it is installed as plain Python, which does the same more slowly.")
            self.extensions = []

    def _compile(self) -> None:
        if self.editable_mode or self.inplace:
            raise CannotCompile("an editable install runs the sources as they are")
        if sys.implementation.name != "cpython":
            raise CannotCompile("mypyc compiles for CPython only")
        wanted = [fingerprint(), os.path.abspath(self.build_lib)]
        done = stamped()
        names = done[len(wanted) :]
        if done[: len(wanted)] == wanted and all(
            Path(self.get_ext_fullpath(name)).exists() for name in names
        ):
            self._take([Extension(name, []) for name in names])
            return
        flags = self._try_a_line()
        # Only now, and not for every setup.py that runs to tell the name of the package.
        building = self._take(extensions(flags))
        building.parallel = True
        # What a build has left that was broken off is made again, however new it looks.
        building.force = building.force or done == UNFINISHED
        STAMP.parent.mkdir(parents=True, exist_ok=True)
        STAMP.write_text(json.dumps(UNFINISHED), "utf-8")
        building.run()
        STAMP.write_text(json.dumps([*wanted, *(module.name for module in self.extensions)]), "utf-8")

    def _take(self, modules: list[Any]) -> build_ext:
        """Let these be the extension modules, and return the command that builds them."""
        self.distribution.ext_modules = modules
        building = CompileSideBySide(self.distribution)
        building.ensure_finalized()
        self.extensions = building.extensions
        return building

    def _try_a_line(self) -> list[str]:
        """Compile a line of C, and return the flags with which the library is compiled on all cores.

        So a missing compiler shows before mypyc has done its long work.
        """
        with suppress(Exception):
            compile_line(
                f"{LINE}#if !defined(__GNUC__) || defined(__clang__)\n#error\n#endif\n", ON_ALL_CORES
            )
            return ON_ALL_CORES
        try:
            compile_line(LINE, [])
        except Exception as fault:
            told = "a C compiler and the headers of Python are needed, and a line of C could not be compiled"
            raise CannotCompile(f"{told} ({fault})") from fault
        return []


def compile_line(line: str, flags: list[str]) -> None:
    """Compile and link some C, or raise what is in the way of it."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "line.c"
        source.write_text(line, "utf-8")
        module = Extension("line", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        attempt = build_ext(Distribution({"ext_modules": [module]}))
        attempt.build_lib = attempt.build_temp = folder
        attempt.ensure_finalized()
        attempt.run()


def fingerprint() -> str:
    """A hash of all that the extension modules come from: sources, types, tools and settings."""
    told = [sys.version, sysconfig.get_platform(), *map(metadata.version, ("msgspec", "mypy"))]
    told += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    whole = hashlib.sha256(repr(told).encode())
    for path in (Path("setup.py"), *sorted(Path("src").rglob("*.py"))):
        whole.update(f"{path.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def stamped() -> list[str]:
    """What the stamp says, if there is one: the hash, the folder, and the names of the modules."""
    try:
        found: list[str] = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        found = []
    return found


class CannotBuildPage(BaseError):
    """Something that the page needs is missing or fails."""


class BuildPackage(build_py):
    """Builds the page, then collects the modules and the data, of which it is a part."""

    def run(self) -> None:
        """Build the page first, so that it is collected."""
        build_page()
        super().run()

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        """The data of a package: of this one without the page, where none is wished for."""
        found: list[str] = super().find_data_files(package, src_dir)
        if WEB_WISH != "0":
            return found
        page = ROOT / "src" / "arpents" / PAGE
        return [path for path in found if page not in (ROOT / path).parents]


class PackSources(sdist):
    """Packs the sources with the page built, so that whoever installs them needs no Node."""

    def run(self) -> None:
        """Build the page first, so that it is packed."""
        build_page()
        super().run()


class BuildAll(build):
    """Builds the package, and clears away what an earlier build has left of modules that are no more."""

    def run(self) -> None:
        """Build, then compare what there is with what there should be."""
        super().run()
        commands: list[Any] = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {os.path.normpath(path) for command in commands for path in command.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and os.path.normpath(path) not in made:
                path.unlink()


def extensions(flags: list[str]) -> list[Any]:
    """The extension modules of the engine, once mypyc has written their C: first the library of all code.

    It alone is compiled with the flags: the others only name what is in it.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 (there may be none)

    sources = sorted(
        str(path) for folder in COMPILED for path in Path("src", "arpents", *folder.split("/")).rglob("*.py")
    )
    modules: list[Any] = mypycify(
        # The settings of pyproject.toml are for checking; by them a newer mypy might refuse what is sound.
        # Modules that are imported but not compiled are not checked: they may import packages that are
        # installed with Arpents, but are missing where a wheel is built.
        ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent", *sources],
        opt_level="3",
        debug_level="0",
        target_dir=os.path.join("build", "mypyc"),
        # The code of all modules is in one library, arpents_engine__mypyc. It must lie beside the package:
        # inside of it, the modules would be told a wrong __file__.
        group_name="arpents_engine",
        # A file of C for each module, compiled side by side, where linking makes one whole of them again.
        multi_file=bool(flags),
    )
    for module in modules:
        module.depends.append("setup.py")  # with other flags, it is compiled again
        # What some compiler warns of is no reason to do without it.
        module.extra_compile_args = [word for word in module.extra_compile_args if word != "-Werror"]
        if os.name == "posix":
            # Nobody else calls the functions in the library, so that they may be built into their callers:
            # that alone makes games a third faster.
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    modules.sort(key=lambda module: not module.name.endswith("__mypyc"))
    modules[0].extra_compile_args += flags
    modules[0].extra_link_args += flags
    return modules


def page_builder() -> ModuleType | None:
    """The module that builds the page, where its sources are."""
    path = ROOT / "web" / "page.py"
    spec = importlib.util.spec_from_file_location("arpents_page", path)
    if not path.exists() or spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_page() -> None:
    """Build the page, unless it is there and current or not wished for."""
    if WEB_WISH == "0":
        return
    builder = page_builder()
    if builder is None:
        if not (ROOT / "src" / "arpents" / PAGE / "index.html").exists():
            raise CannotBuildPage(f"the page cannot be built: its sources, the folder web, are missing\n{DO}")
        return
    try:
        builder.build()
    except builder.CannotBuild as fault:
        raise CannotBuildPage(f"the page cannot be built: {fault}\n{DO}") from fault


DO = "With ARPENTS_WEB=0 in the environment the package is installed without it."


def node_from_pypi() -> list[str]:
    """What building the page requires besides, where the machine has no Node."""
    builder = page_builder()
    if WEB_WISH == "0" or builder is None or builder.is_current() or builder.of_this_machine():
        return []
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    wanted: list[str] = groups["node"]
    return wanted


if WISH not in ("", "0", "1"):
    sys.exit(f'ARPENTS_COMPILE is "{WISH}"; say 1 to insist on compiling, 0 not to compile, or leave it out.')
if WEB_WISH not in ("", "0", "1"):
    sys.exit(f'ARPENTS_WEB is "{WEB_WISH}"; say 0 to do without the page, or leave it out.')

setup(
    # Asked for by whatever makes an environment to build in; elsewhere it is for whoever builds to have it.
    setup_requires=node_from_pypi(),
    # It stands for the modules that mypyc will make, so that the wheel is one for this machine.
    ext_modules=[] if WISH == "0" else [Extension("arpents.engine", sources=[])],
    cmdclass={"build": BuildAll, "build_ext": BuildEngine, "build_py": BuildPackage, "sdist": PackSources},
)
