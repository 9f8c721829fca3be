"""Options, each described once. Every front end shows them before a game; every record carries them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, final

from penultimate.rules.editions import ALL_EDITIONS, EDITION_NAMES, FIRST_EDITION, edition_of
from penultimate.rules.values import Value

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 10
HAND_SIZE: Final = 7


class OptionError(ValueError):
    """A set of options that cannot work. `reason` is the translation key, `option` the one to change."""

    def __init__(self, reason: str, option: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        """Why, as a word."""
        self.option = option
        """The option to change."""

    def __reduce__(self) -> tuple[object, ...]:
        return (OptionError, (self.reason, self.option, str(self)))


@final
class Option:
    """One option, described: what it can be, and which rules it changes. Its default is that of `Options`."""

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        *,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        house: bool = False,
        needs_stars: bool = False,
    ) -> None:
        self.name = name
        self.rules = rules
        """The ids of the rules behind it."""
        self.choices = choices
        self.least = least
        self.most = most
        self.house = house
        """One of the house rules that are off in every edition."""
        self.needs_stars = needs_stars
        """Only for editions with Super Stars."""


ALL_OPTIONS: Final = (
    Option("scoring", ("SCORE-2", "SCORE-3"), choices=("winner", "low")),
    Option("target", ("SCORE-2", "SCORE-3"), least=1, most=100_000),
    Option("target_test", ("SCORE-3",), choices=("reach", "exceed")),
    Option("draw_when_able", ("TURN-3", "TURN-4")),
    Option("plus4_guilt", ("W4-2", "W4-3"), choices=("colour", "matching")),
    Option("guilty_takes_back", ("W4-6", "W4-7")),
    Option("star_duel", ("STAR-4",), needs_stars=True),
    Option("uno_penalty", ("UNO-2",), least=0, most=10),
    Option("coaching_penalty", ("TALK-1", "TALK-2"), least=0, most=10),
    Option("reverse_skips_two", ("ACT-6",)),
    Option("stacking", ("HOUSE-1",), house=True),
    Option("draw_until_playable", ("HOUSE-2",), house=True),
    Option("force_play", ("HOUSE-3",), house=True),
    Option("jump_in", ("HOUSE-4",), house=True),
    Option("seven_zero", ("HOUSE-5",), house=True),
)
"""A new one is a row here, a field of `Options` below, where the rules read it, and its texts. What has neither choices
nor a range is a switch."""


@final
@dataclass(frozen=True, repr=False)
class Options(Value):
    """How a table plays. An option's default is what most editions play; an edition says where it differs.

    docs/rules.md has every option with its rules.

    >>> from penultimate.rules import MARIO
    >>> MARIO.but(stacking=True, target=300)
    options_for('mario', target=300, stacking=True)
    """

    edition: str = FIRST_EDITION
    """Whose cards and rules: a name in `EDITIONS`."""
    scoring: str = "winner"
    """`winner`: who goes out gets the points of all hands; `low`: everybody gets their own, and few are good."""
    target: int = 500
    """The points at which a match ends."""
    target_test: str = "reach"
    """Whether the target has to be reached (`reach`) or passed (`exceed`)."""
    draw_when_able: bool = True
    """Whether one may draw although a card would fit."""
    plus4_guilt: str = "colour"
    """What makes a +4 a bluff: holding the `colour` in play, or any `matching` card."""
    guilty_takes_back: bool = False
    """Whether a bluffer takes the +4 back."""
    star_duel: bool = False
    """Whether a star may be answered with a star."""
    uno_penalty: int = 2
    """Cards for being caught without a call."""
    coaching_penalty: int = 0
    """Cards for coaching; 0: nobody can be accused of it."""
    reverse_skips_two: bool = True
    """Whether a reverse skips the other player when two play."""
    stacking: bool = False
    """House rule: a +2 may be answered with a +2, a +4 with a +4."""
    draw_until_playable: bool = False
    """House rule: who draws goes on until a card fits."""
    force_play: bool = False
    """House rule: a drawn card that fits must be played."""
    jump_in: bool = False
    """House rule: the very same card may be laid out of turn."""
    seven_zero: bool = False
    """House rule: a 7 swaps hands with somebody, a 0 passes all hands on."""

    def __post_init__(self) -> None:
        for name in ("edition", *OPTION_NAMES):
            _check_value(name, getattr(self, name))
        for option in ALL_OPTIONS:
            if option.needs_stars and getattr(self, option.name) and not self.has_stars:
                raise OptionError("no-stars", option.name, f"{option.name} needs super stars: this edition lacks them")

    @property
    def has_stars(self) -> bool:
        """Whether the deck holds Super Stars (CARD-4)."""
        return edition_of(self.edition).has_stars

    @property
    def has_question_cards(self) -> bool:
        """Whether the deck holds custom cards, to write rules on (CARD-4)."""
        return edition_of(self.edition).has_question_cards

    @property
    def shows_braille(self) -> bool:
        """Whether the cards carry Braille (CARD-5)."""
        return edition_of(self.edition).shows_braille

    @property
    def deck_size(self) -> int:
        """How many cards the edition has."""
        return edition_of(self.edition).size

    def but(self, **changes: object) -> "Options":
        """The same options with some changed: `MARIO.but(stacking=True)`. Unknown names are refused."""
        return self.with_changes(changes)

    def with_changes(self, changes: Mapping[str, object]) -> "Options":
        """The same from data, whatever names are in it: `self` and `edition` are no options either."""
        for name in changes:
            if name not in OPTION_NAMES:
                raise OptionError("unknown-option", name, f"there is no option {name!r}")
            _check_value(
                name, changes[name]
            )  # here already: a compiled class would refuse a wrong type in its own words
        return replace(self, **changes)  # type: ignore[arg-type]

    def changed(self) -> dict[str, object]:
        """Only what differs from the edition's own options."""
        own = EDITIONS[self.edition]
        return {name: getattr(self, name) for name in OPTION_NAMES if getattr(self, name) != getattr(own, name)}

    def __repr__(self) -> str:
        changes = [f"{name}={value!r}" for name, value in self.changed().items()]
        return f"options_for({', '.join([repr(self.edition), *changes])})"


OPTION_NAMES: Final = tuple([option.name for option in ALL_OPTIONS])
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "edition": EDITION_NAMES,
    **{option.name: option.choices for option in ALL_OPTIONS if option.choices},
}
RANGES: Final[dict[str, tuple[int, int]]] = {
    option.name: (option.least, option.most) for option in ALL_OPTIONS if option.most
}
SWITCHES: Final = tuple([name for name in OPTION_NAMES if name not in CHOICES and name not in RANGES])
HOUSE_OPTIONS: Final = tuple([option.name for option in ALL_OPTIONS if option.house])


def _check_value(name: str, value: object) -> None:
    if name in CHOICES:
        if value not in CHOICES[name]:
            allowed = ", ".join(CHOICES[name])
            raise OptionError("not-a-choice", name, f"{name} must be one of {allowed}, not {value!r}")
    elif name in RANGES:
        least, most = RANGES[name]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise OptionError("out-of-range", name, f"{name} must be a number from {least} to {most}, not {value!r}")
    elif not isinstance(value, bool):
        raise OptionError("not-a-switch", name, f"{name} must be yes or no, not {value!r}")


EDITIONS: Final = {
    edition.name: replace(Options(), edition=edition.name, **edition.options)  # type: ignore[arg-type]
    for edition in ALL_EDITIONS
}
"""Every edition by its name."""
MARIO: Final = EDITIONS["mario"]
"""The `mario` edition: 112 cards, with stars and custom cards."""
BRAILLE: Final = EDITIONS["braille"]
"""The `braille` edition: 108 cards, few points are good."""
CLASSIC: Final = EDITIONS["classic"]
"""The `classic` edition: `mario`'s rules with 108 cards, without stars and custom cards."""


def options_for(edition: str, **changes: object) -> Options:
    """The options of an edition, by name, with some changed."""
    return options_with(edition, changes)


def options_with(edition: str, changes: Mapping[str, object]) -> Options:
    """The same from data that somebody has sent or stored."""
    if edition not in EDITIONS:
        raise OptionError("not-a-choice", "edition", f"there is no edition {edition!r}, only {_names()}")
    return EDITIONS[edition].with_changes(changes)


def _names() -> str:
    return f"{', '.join(EDITION_NAMES[:-1])} and {EDITION_NAMES[-1]}"


def check_players(players: int) -> None:
    """CARD-6."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError("players", "players", f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {players}")
