"""Moves: what a player may ask for, as types, as text, and as the small numbers the engine works with.

A move's code is its verb in the lowest five bits, and above it, where the verb needs them, the kind of card, the
colour, the call, and up to two seats.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from penultimate.rules.cards import CARDS, NO_COLOUR, Card, Colour, read_card, read_colour
from penultimate.rules.values import Value

PLAY: Final = 0
DRAW: Final = 1
KEEP: Final = 2
ACCEPT: Final = 3
CHALLENGE: Final = 4
UNO: Final = 5
CATCH: Final = 6
NAME_COLOUR: Final = 7
ACCUSE: Final = 8
UPHOLD: Final = 9
DISMISS: Final = 10
ABSTAIN: Final = 11
OWN_UP: Final = 12
CHOOSE: Final = 13
CONFIRM: Final = 14
NEXT: Final = 15

UNKNOWN_COLOUR: Final = 5
"""A colour was named, but there is none like it."""
UNKNOWN_SEAT: Final = 14
NO_SEAT: Final = 15

CALL_BIT: Final = 1 << 14


def verb_of(code: i64) -> i64:
    return code & 31


def kind_of(code: i64) -> i64:
    return (code >> 5) & 63


def colour_of(code: i64) -> i64:
    return (code >> 11) & 7


def calls_uno(code: i64) -> bool:
    return (code & CALL_BIT) != 0


def seat_of(code: i64) -> i64:
    return (code >> 15) & 15


def second_seat_of(code: i64) -> i64:
    return (code >> 19) & 15


def play_code(kind: i64, colour: i64) -> i64:
    return (kind << 5) | (colour << 11)


def seat_code(verb: i64, seat: i64) -> i64:
    return verb | (seat << 15) | (NO_SEAT << 19)


@dataclass(frozen=True)
class Move(Value):
    """What a player asks for. Subclasses name each kind; `code` is the engine's number for it."""

    @property
    def code(self) -> int:
        raise NotImplementedError  # pragma: no cover

    def text(self, names: Sequence[str]) -> str:
        raise NotImplementedError  # pragma: no cover


@final
@dataclass(frozen=True)
class Play(Move):
    """Lay a card; a wild names its colour; `uno` calls with it. An answer with a star is a Play too."""

    card: Card
    colour: Colour | None = None
    uno: bool = False
    unknown_colour: bool = False
    """Something was named that is no colour; the rules refuse it in its turn."""

    @property
    def code(self) -> int:
        colour = NO_COLOUR if self.colour is None else int(self.colour)
        if self.unknown_colour:
            colour = UNKNOWN_COLOUR
        return (self.card.kind << 5) | (colour << 11) | (CALL_BIT if self.uno else 0)

    def text(self, names: Sequence[str]) -> str:
        words = ["play", str(self.card.bare())]
        if self.colour is not None:
            words.append(self.colour.letter)
        elif self.unknown_colour:
            words.append("-")
        if self.uno:
            words.append("uno")
        return " ".join(words)


@final
@dataclass(frozen=True)
class Say(Move):
    """A move that is one word: draw, keep, accept, challenge, uno, uphold, dismiss, abstain, own-up, confirm, next."""

    verb: int

    @property
    def code(self) -> int:
        return self.verb

    def text(self, names: Sequence[str]) -> str:
        return WORDS[self.verb]


@final
@dataclass(frozen=True)
class Point(Move):
    """A move at somebody: catch, accuse. A seat of -1 is nobody at this table."""

    verb: int
    seat: int

    @property
    def code(self) -> int:
        return self.verb | ((self.seat if self.seat >= 0 else UNKNOWN_SEAT) << 15) | (NO_SEAT << 19)

    def text(self, names: Sequence[str]) -> str:
        return f"{WORDS[self.verb]} {_name(names, self.seat)}"


@final
@dataclass(frozen=True)
class Choose(Move):
    """Choose a player, or two, where a custom rule or `seven_zero` asks."""

    seats: tuple[int, ...]

    @property
    def code(self) -> int:
        first = self.seats[0] if self.seats and self.seats[0] >= 0 else UNKNOWN_SEAT
        second = NO_SEAT
        if len(self.seats) > 1:
            second = self.seats[1] if self.seats[1] >= 0 and len(self.seats) == 2 else UNKNOWN_SEAT
        return CHOOSE | (first << 15) | (second << 19)

    def text(self, names: Sequence[str]) -> str:
        return " ".join(["choose", *(_name(names, seat) for seat in self.seats)])


@final
@dataclass(frozen=True)
class NameColour(Move):
    """OPEN-4: name the colour of the wild that was turned up. None: there is no such colour."""

    colour: Colour | None

    @property
    def code(self) -> int:
        return NAME_COLOUR | ((UNKNOWN_COLOUR if self.colour is None else int(self.colour)) << 11)

    def text(self, names: Sequence[str]) -> str:
        return f"colour {'-' if self.colour is None else self.colour.letter}"


WORDS: Final[dict[int, str]] = {
    PLAY: "play",
    DRAW: "draw",
    KEEP: "keep",
    ACCEPT: "accept",
    CHALLENGE: "challenge",
    UNO: "uno",
    CATCH: "catch",
    NAME_COLOUR: "colour",
    ACCUSE: "accuse",
    UPHOLD: "uphold",
    DISMISS: "dismiss",
    ABSTAIN: "abstain",
    OWN_UP: "own-up",
    CHOOSE: "choose",
    CONFIRM: "confirm",
    NEXT: "next",
}
_VERBS: Final = {word: verb for verb, word in WORDS.items()}

Draw: Final = Say(DRAW)
Keep: Final = Say(KEEP)
Accept: Final = Say(ACCEPT)
Challenge: Final = Say(CHALLENGE)
CallUno: Final = Say(UNO)
Uphold: Final = Say(UPHOLD)
Dismiss: Final = Say(DISMISS)
Abstain: Final = Say(ABSTAIN)
OwnUp: Final = Say(OWN_UP)
Confirm: Final = Say(CONFIRM)
Next: Final = Say(NEXT)


def Catch(seat: int) -> Point:  # noqa: N802 - reads as the constructor it is
    return Point(CATCH, seat)


def Accuse(seat: int) -> Point:  # noqa: N802
    return Point(ACCUSE, seat)


def move_of(code: int) -> Move:
    """The typed move behind a code."""
    verb = code & 31
    if verb == PLAY:
        colour = int(colour_of(code))
        return Play(
            CARDS[int(kind_of(code))],
            Colour(colour) if colour < NO_COLOUR else None,
            calls_uno(code),
            colour == UNKNOWN_COLOUR,
        )
    if verb == NAME_COLOUR:
        colour = int(colour_of(code))
        return NameColour(Colour(colour) if colour < NO_COLOUR else None)
    if verb in (CATCH, ACCUSE):
        return Point(verb, _seat(int(seat_of(code))))
    if verb == CHOOSE:
        seats = (_seat(int(seat_of(code))),)
        second = int(second_seat_of(code))
        return Choose(seats if second == NO_SEAT else (*seats, _seat(second)))
    return Say(verb)


def read_move(text: str, names: Sequence[str], hand: Collection[Card] = ()) -> Move:
    """Read a move as people write it (`play W+4 B uno`, `catch Ben`). `hand` decides what a bare `W?` means.

    Raises ValueError where the text is no move at all. A name or a colour that does not exist is read: the rules
    refuse it when its turn comes, since other refusals go before.
    """
    words = text.split()
    verb = _VERBS.get(words[0].lower()) if words else None
    if verb is None:
        raise ValueError(f"{text!r} is not a move")
    rest = words[1:]
    if verb == PLAY:
        return _read_play(text, rest, hand)
    if verb == NAME_COLOUR and len(rest) == 1:
        return NameColour(read_colour(rest[0]))
    if verb in (CATCH, ACCUSE) and rest:
        return Point(verb, _find(names, " ".join(rest)))
    if verb == CHOOSE and rest:
        return Choose(tuple(_find_several(names, rest)))
    if rest or verb in (NAME_COLOUR, CATCH, ACCUSE, CHOOSE):
        raise ValueError(f"{text!r} is not a move")
    return Say(verb)


def _read_play(text: str, words: list[str], hand: Collection[Card]) -> Play:
    uno = len(words) > 1 and words[-1].lower() == "uno"
    if uno:
        words = words[:-1]
    if not 1 <= len(words) <= 2 or ":" in words[0]:
        raise ValueError(f"{text!r} is not a move: play CARD [COLOUR] [uno]")
    card = read_card(words[0], hand)
    if len(words) == 1:
        return Play(card, None, uno)
    colour = read_colour(words[1])
    return Play(card, colour, uno, colour is None)


def _find(names: Sequence[str], name: str) -> int:
    lowered = name.lower()
    for seat, known in enumerate(names):
        if known.lower() == lowered:
            return seat
    return -1


def _find_several(names: Sequence[str], words: list[str]) -> list[int]:
    """Names may have blanks in them: take the longest that fits, from the left."""
    seats: list[int] = []
    start = 0
    while start < len(words):
        for end in range(len(words), start, -1):
            seat = _find(names, " ".join(words[start:end]))
            if seat >= 0 or end == start + 1:
                seats.append(seat)
                start = end
                break
    return seats


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else "?"


def _seat(seat: int) -> int:
    return -1 if seat == UNKNOWN_SEAT else seat
