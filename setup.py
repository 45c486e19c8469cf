"""Compiles the engine; everything else about the package is in pyproject.toml.

mypyc makes extension modules of the modules of the engine and of the bots' search, whose sources stay
beside them. Where it cannot, for want of a C compiler say, the package is installed as plain Python, which
does the same more slowly. The environment variable ARPENTS_COMPILE decides otherwise:

    ARPENTS_COMPILE=1    what cannot be compiled is an error
    ARPENTS_COMPILE=0    nothing is compiled, and the wheel serves every machine
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

COMPILED = ("engine", "bots/evaluation", "bots/search")
"""What is compiled: the rules, and what the bots do thousands of times for each decision."""

WISH = os.environ.get("ARPENTS_COMPILE", "")


class CannotCompile(BaseError):
    """Something that compiling needs is missing or fails."""


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
            self.warn(f"{told}\nIt is installed as plain Python, which does the same more slowly.")
            self.extensions = []

    def _compile(self) -> None:
        if self.editable_mode or self.inplace:
            raise CannotCompile("an editable install runs the sources as they are")
        if sys.implementation.name != "cpython":
            raise CannotCompile("mypyc compiles for CPython only")
        # A line of C first, so that a missing compiler shows before mypyc has done its long work.
        with TemporaryDirectory() as folder:
            line = Path(folder) / "line.c"
            line.write_text("#include <Python.h>\n", "utf-8")
            attempt = build_ext(Distribution({"ext_modules": [Extension("line", [str(line)])]}))
            attempt.build_lib = attempt.build_temp = folder
            attempt.ensure_finalized()
            try:
                attempt.run()
            except Exception as fault:
                told = (
                    "a C compiler and the headers of Python are needed, and a line of C could not be compiled"
                )
                raise CannotCompile(f"{told} ({fault})") from fault
        # Only now, and not for every setup.py that runs to tell the name of the package.
        self.distribution.ext_modules = extensions()
        building = build_ext(self.distribution)
        building.ensure_finalized()
        building.run()
        self.extensions = building.extensions


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


def extensions() -> list[Any]:
    """The extension modules of the engine, once mypyc has written their C."""
    from mypyc.build import mypycify  # noqa: PLC0415 (there may be none)

    sources = sorted(
        str(path) for folder in COMPILED for path in Path("src", "arpents", *folder.split("/")).rglob("*.py")
    )
    modules: list[Any] = mypycify(
        # The settings of pyproject.toml are for checking; by them a newer mypy might refuse what is sound.
        ["--config-file=", f"--cache-dir={os.devnull}", *sources],
        opt_level="3",
        debug_level="0",
        target_dir=os.path.join("build", "mypyc"),
        # The code of all modules is in one library, arpents_engine__mypyc. It must lie beside the package:
        # inside of it, the modules would be told a wrong __file__.
        group_name="arpents_engine",
    )
    for module in modules:
        # What some compiler warns of is no reason to do without it.
        module.extra_compile_args = [word for word in module.extra_compile_args if word != "-Werror"]
        if os.name == "posix":
            # Nobody else calls the functions in the library, so that they may be built into their callers:
            # that alone makes games a third faster.
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return modules


if WISH not in ("", "0", "1"):
    sys.exit(f'ARPENTS_COMPILE is "{WISH}"; say 1 to insist on compiling, 0 not to compile, or leave it out.')

setup(
    # It stands for the modules that mypyc will make, so that the wheel is one for this machine.
    ext_modules=[] if WISH == "0" else [Extension("arpents.engine", sources=[])],
    cmdclass={"build": BuildAll, "build_ext": BuildEngine},
)
