"""Reports that are written to a file at the end of long work."""

from __future__ import annotations

from pathlib import Path

from arpents.arena.charts import ReportNeedsMore, drawing
from arpents.cli.files import CannotWrite
from arpents.cli.terminal import WORDS, complain


def check_report(html: Path | None) -> ReportNeedsMore | None:
    """Find out before minutes or hours of work whether a report can be written after them."""
    if html is None:
        return None
    if not html.absolute().parent.is_dir() or html.is_dir():
        raise CannotWrite(WORDS("arena-needs-folder", file=str(html)))
    try:
        drawing()
    except ReportNeedsMore as lacking:
        complain(str(lacking))
        return lacking
    return None
