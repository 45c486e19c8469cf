"""Whatever the server refuses, the page has a sentence that says what happened and what to do next."""

import pytest

from arpents.locales import Words, languages
from arpents.locales.words import sources
from arpents.server.asgi.responses import error_codes

PAGE = "page-shell.ftl"
OF_THE_PAGE = ("unexpected", "unreachable", "page-renewed", "server-fault")
"""What can go wrong without any answer of the server."""


def keys() -> list[str]:
    """The keys of all sentences about errors."""
    return [f"error-{code.replace('_', '-')}" for code in error_codes()] + [
        f"error-{what}" for what in OF_THE_PAGE
    ]


@pytest.mark.parametrize("language", [code for code in languages() if PAGE in sources(code)])
def test_every_error_has_a_sentence(language: str) -> None:
    words = Words(language)
    for key in keys():
        sentences = words(key, seconds=5)
        assert sentences.endswith("."), key
        assert sentences.count(".") + sentences.count(":") >= 2, f"{key} says what happened, or what to do"


def test_no_sentence_is_about_an_error_that_there_is_not() -> None:
    told = [line.split(" =")[0] for line in sources("en")[PAGE].splitlines() if line.startswith("error-")]
    assert sorted(told) == sorted(keys())
