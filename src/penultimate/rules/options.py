"""Options, and the two editions as data. Every front end shows them before a game; every record carries them."""

from dataclasses import dataclass, fields, replace
from typing import Final, final

from penultimate.rules.values import Value

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 10
HAND_SIZE: Final = 7


class OptionError(ValueError):
    """A set of options that cannot work. `reason` is the translation key, `option` the one to change."""

    def __init__(self, reason: str, option: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.option = option


@final
@dataclass(frozen=True)
class Options(Value):
    """How a table plays. The defaults are the `mario` edition's; `BRAILLE` below is the other one."""

    edition: str = "mario"
    scoring: str = "winner"
    target: int = 500
    target_test: str = "reach"
    draw_when_able: bool = True
    plus4_guilt: str = "colour"
    guilty_takes_back: bool = False
    star_duel: bool = False
    uno_penalty: int = 2
    coaching_penalty: int = 0
    reverse_skips_two: bool = True
    stacking: bool = False
    draw_until_playable: bool = False
    force_play: bool = False
    jump_in: bool = False
    seven_zero: bool = False

    def __post_init__(self) -> None:
        for name in ("edition", *OPTION_NAMES):
            _check_value(name, getattr(self, name))
        if self.star_duel and not self.has_stars:
            raise OptionError("no-stars", "star_duel", "star_duel needs super stars, which this edition lacks")

    @property
    def has_stars(self) -> bool:
        """Whether the deck holds super stars and custom cards (CARD-4)."""
        return self.edition == "mario"

    @property
    def deck_size(self) -> int:
        return 112 if self.has_stars else 108

    def but(self, **changes: object) -> "Options":
        """The same options with some changed: `MARIO.but(stacking=True)`. Unknown names are refused."""
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


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "edition": ("mario", "braille"),
    "scoring": ("winner", "low"),
    "target_test": ("reach", "exceed"),
    "plus4_guilt": ("colour", "matching"),
}
RANGES: Final[dict[str, tuple[int, int]]] = {
    "target": (1, 100_000),
    "uno_penalty": (0, 10),
    "coaching_penalty": (0, 10),
}
HOUSE_OPTIONS: Final = ("stacking", "draw_until_playable", "force_play", "jump_in", "seven_zero")
SWITCHES: Final = ("draw_when_able", "guilty_takes_back", "star_duel", "reverse_skips_two", *HOUSE_OPTIONS)
OPTION_NAMES: Final = tuple(field.name for field in fields(Options) if field.name != "edition")


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


MARIO: Final = Options()
BRAILLE: Final = Options(
    edition="braille",
    scoring="low",
    target_test="exceed",
    draw_when_able=False,
    plus4_guilt="matching",
    guilty_takes_back=True,
    coaching_penalty=4,
)
EDITIONS: Final = {"mario": MARIO, "braille": BRAILLE}


def options_for(edition: str, **changes: object) -> Options:
    """The options of an edition, by name, with some changed."""
    if edition not in EDITIONS:
        raise OptionError("not-a-choice", "edition", f"there is no edition {edition!r}, only mario and braille")
    return EDITIONS[edition].but(**changes)


def check_players(players: int) -> None:
    """CARD-6."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError("players", "players", f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {players}")
