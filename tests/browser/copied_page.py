"""Runs `arpents` with the page in another folder, which tests may change.

python -m tests.browser.copied_page serve
"""

import os
from pathlib import Path

from arpents.server.asgi import pages

FOLDER = "ARPENTS_TEST_PAGE"
"""The variable of the environment that names the folder."""

if __name__ == "__main__":
    # Before the application is made, which takes it from there.
    pages.STATIC = Path(os.environ[FOLDER])  # type: ignore[misc]
    from arpents.cli import main

    main()
