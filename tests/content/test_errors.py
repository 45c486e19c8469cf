import pickle

import pytest

from arpents.errors import ArpentsError, ContentError, RepeatedName, UnknownName, nearest_names

TOWNS = ("Boston", "New York", "Quebec")
MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December", "Undecember"),
)


def test_an_unknown_name_offers_the_nearest() -> None:
    error = UnknownName("location", "Bostn", TOWNS)
    assert (error.what, error.name, error.nearest) == ("location", "Bostn", ("Boston",))
    assert str(error) == 'Unknown location "Bostn". Did you mean Boston?'


def test_an_unknown_name_near_several_offers_three_of_them() -> None:
    error = UnknownName("fort", "Fort 5", ("Fort 1", "Fort 2", "Fort 3", "Fort 4"))
    assert len(error.nearest) == 3
    assert str(error) == f'Unknown fort "Fort 5". Did you mean {"{}, {} or {}".format(*error.nearest)}?'


def test_an_unknown_name_near_none_of_a_few_lists_them_all() -> None:
    assert str(UnknownName("location", "Xyz", TOWNS)) == (
        'Unknown location "Xyz". Valid: Boston, New York and Quebec.'
    )


def test_an_unknown_name_near_none_of_many_lists_some_and_their_number() -> None:
    assert str(UnknownName("month", "Xyz", MONTHS)) == (
        'Unknown month "Xyz". There are 13, among them January, February, March, April and May.'
    )
    assert str(UnknownName("month", "Xyz", MONTHS[:12])).endswith("November and December.")


def test_an_unknown_name_where_there_is_none_says_so() -> None:
    assert str(UnknownName("variant", "Xyz", ())) == 'Unknown variant "Xyz". There is none to choose from.'


@pytest.mark.parametrize("name", ["gaspe", "GASPÉ", "Gaspe\N{COMBINING ACUTE ACCENT}"])
def test_case_and_accents_do_not_keep_names_apart(name: str) -> None:
    assert nearest_names(name, ["Quebec", "Gaspé"]) == ("Gaspé",)


def test_names_that_differ_in_accents_only_are_all_offered() -> None:
    assert nearest_names("quebec", ["Quebec", "Québec"]) == ("Quebec", "Québec")


@pytest.mark.parametrize(
    "error",
    [
        UnknownName("location", "Bostn", TOWNS),
        RepeatedName("variant", "no-governors"),
        ContentError("board.toml", 'location "Albany"', "points is missing"),
    ],
)
def test_errors_travel_between_processes(error: ArpentsError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), vars(copy)) == (type(error), str(error), vars(error))


def test_a_content_error_names_file_entry_and_fault() -> None:
    assert str(ContentError("board.toml", "[home]", "is missing")) == "board.toml: [home]: is missing"
    assert str(ContentError("board.toml", None, "cannot be read")) == "board.toml: cannot be read"
