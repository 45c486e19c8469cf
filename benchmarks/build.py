"""Which build of Arpents runs: figures of different builds are never compared."""

import sys

from arpents.build import is_compiled


def build_name() -> str:
    """The build and the version of Python, in words."""
    build = "compiled" if is_compiled() else "interpreted"
    return f"{build}, Python {sys.version_info.major}.{sys.version_info.minor}"
