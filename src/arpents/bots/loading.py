"""Loading bots from elsewhere: a class of a file, of a module, or of a package that is installed.

Loading runs the code of whoever wrote it. What goes wrong with that is told in a sentence, with the line of
the author's own code where it went wrong.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from arpents.bots.asking import described
from arpents.bots.base import CannotLoadBot
from arpents.errors import valid_names_hint

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def class_from_file(text: str, where: str, name: str) -> type:
    """The class of a bot in a file of Python, which ``text`` names."""
    path = Path(where).expanduser()
    if not path.is_file():
        found = "a folder" if path.is_dir() else "nothing"
        raise CannotLoadBot(
            text,
            f"there is {found} at {where}. Check the path; "
            "a relative one begins in the folder that the command is run in.",
        )
    if path.suffix != ".py":
        raise CannotLoadBot(
            text,
            f'{where} is no file of Python, which ends in .py. A program is named like this: "exec:{where}".',
        )
    return _class(text, _from_file(text, path.resolve()), name, where)


def class_from_module(text: str, where: str, name: str) -> type:
    """The class of a bot in a module that can be imported, which ``text`` names."""
    _look_in(os.getcwd())
    try:
        found = import_module(where)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{where}.".startswith(f"{error.name}."):
            raise _fails(text, where, error) from error
        raise CannotLoadBot(
            text,
            f'there is no module "{error.name}". '
            "Install its package, or name a file, as in ./mybot.py:MyBot.",
        ) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _fails(text, where, error) from error
    return _class(text, found, name, where)


def class_from_package(text: str, entry: EntryPoint) -> type:
    """The class of a bot that an installed package names."""
    package = entry.dist.name if entry.dist is not None else entry.module
    try:
        return _checked(text, entry.load(), f"{entry.value} of the package {package}")
    except (KeyboardInterrupt, CannotLoadBot):
        raise
    except BaseException as error:
        raise _fails(text, f"{entry.value} of the package {package}", error) from error


@cache
def _from_file(text: str, path: Path) -> ModuleType:
    """A file as a module, which is made once; modules beside it can be imported from it."""
    plain, digest = re.sub(r"\W", "_", path.stem), sha256(bytes(path)).hexdigest()
    name = f"bot_{plain}_{digest[:8]}"
    loader = SourceFileLoader(name, str(path))
    spec = spec_from_loader(name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    _look_in(str(path.parent))
    sys.modules[name] = module
    try:
        loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, KeyboardInterrupt):
            raise
        raise _fails(text, str(path.name), error) from error
    return module


def _look_in(folder: str) -> None:
    """Let modules be found in a folder, after all others, so that it hides none of them."""
    if folder not in sys.path:
        sys.path.append(folder)


def _class(text: str, module: ModuleType, name: str, told: str) -> type:
    found = vars(module).get(name)
    if found is not None:
        return _checked(text, found, f"{name} in {told}")
    bots = [one for one, value in vars(module).items() if _is_own_bot(value, module)]
    if not bots:
        raise CannotLoadBot(text, f"no class in {told} has a method choose(view, budget), as a bot has.")
    if not name:
        raise CannotLoadBot(text, f"say which class of the file it is, for example {told}:{bots[0]}.")
    raise CannotLoadBot(text, f'{told} has no class "{name}". {valid_names_hint(name, bots)}')


def _is_own_bot(value: object, module: ModuleType) -> bool:
    return isinstance(value, type) and value.__module__ == module.__name__ and hasattr(value, "choose")


def _checked(text: str, found: object, told: str) -> type:
    if isinstance(found, type) and callable(getattr(found, "choose", None)):
        return found
    raise CannotLoadBot(text, f"{told} is no class with a method choose(view, budget), as a bot is.")


def _fails(text: str, what: str, error: BaseException) -> CannotLoadBot:
    return CannotLoadBot(text, f"importing {what} fails with {described(error)}. Mend that and try again.")
