"""Strategies: bots that follow a plan as an experienced player would, one module for each."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__, f"{__name__}."):
    import_module(_module.name)
