"""Tables as text for the terminal, or as Markdown for the documents."""

from collections.abc import Sequence


def table(header: Sequence[str], rows: Sequence[Sequence[str]], *, markdown: bool = False) -> str:
    """A table whose first column is words, on the left, and whose others are numbers, on the right."""
    lines = [header, *rows]
    if markdown:
        ruler = ["---", *["---:"] * (len(header) - 1)]
        return "\n".join(f"| {' | '.join(line)} |" for line in (header, ruler, *rows))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
