"""Lets the site of the documents have what lies outside of the folder docs: a hook of MkDocs (mkdocs.yml).

Pages that people look for at the top of a repository stay there, and are pages of the site as well. Other
files that pages link to, such as an example, are copied into it. So links lead somewhere here and there.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
OUT: Final = re.compile(r"(?<=\]\()\.\./(?=[^)]+\))")
"""Where a link of a page in docs leaves that folder."""

IN: Final = re.compile(r"(?<=\]\()docs/(?=[^)]+\))")
"""Where a link of a page at the top goes into it."""


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages from the top, and whatever the pages of docs link to outside of it."""
    linked = {
        target
        for page in (ROOT / "docs").glob("*.md")
        for target in re.findall(r"\]\(\.\./([^)#]+)", page.read_text("utf-8"))
    }
    for name in sorted({*PAGES, *linked}):
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Write links as they are on the site, where all pages lie in one folder."""
    return (IN if page.file.src_uri in PAGES else OUT).sub("", markdown)
