"""The shapes of the content: board, cards, rule sets, variants and scenarios, as frozen values."""

from typing import Annotated, Generic, Literal, TypeVar, get_args

from msgspec import Meta, Struct

Side = Literal["british", "french"]
Owner = Literal["british", "french", "neutral"]
Start = Literal["british village", "british town", "french village", "french town"]
Piece = Literal[
    "neutral",
    "british village",
    "british town",
    "french village",
    "french town",
    "british village fortified",
    "british town fortified",
    "french village fortified",
    "french town fortified",
]
Way = Literal["river", "lake", "road", "trail"]
Deck = Literal["start", "available", "first-edition-start"]
Symbol = Literal["bateaux", "wagon", "ship", "fur", "settler", "military"]
Ability = Literal[
    "ambushes",
    "blocks_ambush",
    "blocks_raid",
    "converts",
    "defender_only",
    "draws_three",
    "extends_raid",
    "fetches_discard",
    "free_action",
    "leads",
    "piracy",
    "raids",
    "removes_cards",
    "sells_furs",
    "vulnerable",
]

SIDES: tuple[Side, ...] = get_args(Side)

Name = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0)]
Latitude = Annotated[float, Meta(ge=-90, le=90)]
Longitude = Annotated[float, Meta(ge=-180, le=180)]
Defending = Annotated[int, Meta(lt=0)]
Attacking = Annotated[int, Meta(gt=0)]

T = TypeVar("T")


class BySide(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """One value for each side."""

    british: T
    french: T

    def of(self, side: Side) -> T:
        """Return the value of one side."""
        return self.british if side == "british" else self.french


class LocationFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """What the board prints beside one location."""

    name: Name
    at: tuple[Latitude, Longitude]
    points: Amount
    settlers: bool
    port: bool
    sea: bool
    defence: Amount
    starts: Start | None = None


class Connection(Struct, frozen=True, forbid_unknown_fields=True):
    """A way over land or inland water between two locations."""

    between: tuple[Name, Name]
    kind: Way
    name: Name | None = None


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The locations, the ways between them, and those that matter most to a side."""

    locations: tuple[LocationFacts, ...]
    connections: tuple[Connection, ...]
    home: BySide[Name]
    loses_when_taken: BySide[tuple[Name, ...]]

    def names(self) -> tuple[str, ...]:
        """Return the names of the locations in the order of the board."""
        return tuple(location.name for location in self.locations)


class LocationCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One side's card of one location."""

    owner: Side
    location: Name
    deck: Deck
    bateaux_to: tuple[Name, ...] = ()
    wagon_to: tuple[Name, ...] = ()
    ship_to: tuple[Name, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    coin: Amount = 0
    text: tuple[Ability, ...] = ()


class EmpireCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The copies of one kind of empire card that begin in one deck."""

    owner: Owner
    name: Name
    count: Annotated[int, Meta(gt=0)]
    deck: Deck
    cost: Amount
    symbols: tuple[Symbol, ...] = ()
    strength: Amount = 0
    commit_cost: Amount = 0
    play_cost: Amount = 0
    text: tuple[Ability, ...] = ()


class SidePieces(Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces one side has."""

    villages: Amount
    towns: Amount


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces there are; the sides share the fortifications."""

    british: SidePieces
    french: SidePieces
    fortifications: Amount

    def of(self, side: Side) -> SidePieces:
        """Return the pieces of one side."""
        return self.british if side == "british" else self.french


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """Every card, and the stocks, money and siege tracks a game begins with."""

    location_cards: tuple[LocationCard, ...]
    empire_cards: tuple[EmpireCard, ...]
    pieces: Pieces
    money: BySide[Amount]
    siege_track: BySide[tuple[Defending, Attacking]]

    def count(self, *owners: Owner) -> int:
        """Return how many physical cards these owners have together."""
        locations = sum(card.owner in owners for card in self.location_cards)
        return locations + sum(card.count for card in self.empire_cards if card.owner in owners)


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a rule set and its variants decide; the defaults are those of the second edition."""

    french_bateaux_at_start: bool = False
    raid_bonus: Amount = 1
    reserve_limit: Amount = 5
    reserve_takes_locations: bool = False
    home_support_rebuilds: bool = False
    merchant_coins: Amount = 2
    withdrawing_is_free: bool = True
    settling_neutral_home_wins: bool = True
    new_york_supplies_sieges: bool = False
    deck_rebuilt_at_once: bool = False
    ambush_spares_reserve: bool = False
    conversion_spares_reserve: bool = False
    stock_end_waits_for_sieges: bool = True
    free_actions_while_resolving: bool = False
    siege_track_ends: bool = True
    governor_spares_starting_locations: bool = False
    governor_abandons_location: bool = False
    governors: bool = True
    fort_at_louisbourg: bool = False
    fort_at_quebec: bool = False
    british_bateaux_at_start: bool = False
    french_bateaux_available: bool = False
    french_choose_a_starting_card: bool = False
    british_regulars_removed: Amount = 0
    french_win_at_fort_duquesne: bool = False
    british_wait_to_besiege: bool = False
    natives_fight_in_sieges: bool = False
    ambush_reaches_sieges: bool = False
    french_redraw_after_siege: bool = False
    blocked_ambush_is_free: bool = False
    blocked_raid_is_free: bool = False
    reserve_takes_lost_locations: bool = False
    drop_lost_locations: bool = False
    free_fur_sale: bool = False
    free_discards: bool = False
    reshuffle_cost: Amount = 0
    late_reshuffle: bool = False


class RuleSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A named, complete choice of settings.

    Its ``revision`` grows when a text is read anew; ``earlier`` has the settings of the revisions before,
    under which games that began with them go on.
    """

    name: Name
    summary: Name
    settings: Settings
    revision: int = 1
    earlier: dict[int, Settings] = {}


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """A named change of some settings, which can be added to any rule set."""

    name: Name
    summary: Name
    settings: dict[str, int | bool]
    beats: tuple[Name, ...] = ()


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that come to others and cards that leave them, each as often as it is listed."""

    add: tuple[Name, ...] = ()
    remove: tuple[Name, ...] = ()


class WrittenScenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the file of a scenario says: the rules, and how the set-up differs from the standard one."""

    title: Name
    history: str = ""
    rule_set: Name = "second-edition"
    variants: tuple[Name, ...] = ()
    first_player: Side = "british"
    first_turn_actions: Annotated[int, Meta(ge=1, le=2)] = 1
    pieces: dict[str, Piece] = {}
    money: dict[Side, Amount] = {}
    deck: dict[Side, Changes] = {}
    market: dict[Owner, Changes] = {}

    @property
    def standard_set_up(self) -> bool:
        """Whether only the rules are chosen, and pieces, money, cards and first turn are the usual ones."""
        changes = self.pieces or self.money or self.deck or self.market
        return not changes and self.first_player == "british" and self.first_turn_actions == 1


class Scenario(WrittenScenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario with its name, which is that of its file, and, unless it is shipped, what the file says."""

    name: Name
    source: str = ""
