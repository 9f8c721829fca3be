"""Moves: what a player may ask for, as types, as text, and as the small numbers the engine works with.

A move's code is its verb in the lowest five bits, and above it, where the verb needs them, the kind of card, the
colour, the call, and up to two seats.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from penultimate.rules.cards import CARDS, COLOUR_LETTERS, KINDS, NO_COLOUR, Card, Colour, read_card, read_colour
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
CHOSEN_CARDS: Final = 12
"""In the second seat's place: no players are chosen but cards, up to six, six bits for each."""
CHOSEN_WAY: Final = 11
"""In the second seat's place: what is chosen is one of several ways, yes or no, a number, or a colour."""
_FIRST_COLOUR: Final = 12
"""The place of the first colour among `WAYS`."""
MOST_CHOSEN: Final = 6
WRONG_NUMBER: Final = 13
"""In the second seat's place: so many players were named as nobody ever asks for, none or more than two."""
UNKNOWN_SEAT: Final = 14
NO_SEAT: Final = 15

CALL_BIT: Final = 1 << 14


def verb_of(code: i64) -> i64:
    return code & 31


def is_manners(code: i64) -> bool:
    """Whether it is said across the table, and no turn."""
    verb = verb_of(code)
    return verb in (UNO, CATCH, ACCUSE, UPHOLD, DISMISS, ABSTAIN, OWN_UP, CONFIRM)


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


def chosen_way(code: i64) -> i64:
    """0 for the first way and for yes, 1 for the second and for no, 2 and 3 for others."""
    number = chosen_number(code)
    return number - 1 if number > 0 else (code >> 23) & 1


def chosen_number(code: i64) -> i64:
    """The number that is named, -1 where it is yes or no."""
    return _NUMBERS_NAMED[(code >> 23) & 15]


def chosen_colour(code: i64) -> i64:
    """The colour that is named, -1 where the answer is none."""
    way = (code >> 23) & 15
    return way - _FIRST_COLOUR if way >= _FIRST_COLOUR else -1


def colour_choice_code(colour: i64) -> i64:
    return CHOOSE | (CHOSEN_WAY << 19) | ((_FIRST_COLOUR + colour) << 23)


def number_code(number: i64) -> i64:
    return CHOOSE | (CHOSEN_WAY << 19) | (_WAYS_OF_NUMBERS[number] << 23)


def speaks_of_yes(code: i64) -> bool:
    """Whether the answer is yes or no, and not a number."""
    return ((code >> 23) & 14) == 2


def chosen_kinds(code: i64) -> vec[i64]:
    """The kinds of the chosen cards."""
    kinds = vec[i64]()
    rest = code >> 23
    while rest > 0:
        kinds = append(kinds, (rest & 63) - 1)
        rest = rest >> 6
    return kinds


def card_choice_code(kind: i64) -> i64:
    return CHOOSE | (CHOSEN_CARDS << 19) | ((kind + 1) << 23)


def way_code(way: i64, yes: bool) -> i64:  # noqa: FBT001 - called by compiled code
    return CHOOSE | (CHOSEN_WAY << 19) | (way << 23) | ((1 << 24) if yes else 0)


def play_code(kind: i64, colour: i64) -> i64:
    return (kind << 5) | (colour << 11)


def seat_code(verb: i64, seat: i64) -> i64:
    return verb | (seat << 15) | (NO_SEAT << 19)


SEAT_NUMBERS: Final = [str(seat) for seat in range(16)]
"""What players are called where nobody has a name."""


@dataclass(frozen=True, repr=False)
class Move(Value):
    """What a player asks for: a `Play`, a `Choose`, a `NameColour`, a `Point`, or a word like `Draw`.

    `str(move)` is its notation, with seats for names, and `read_move` reads it back:

    >>> from penultimate.rules import Catch, Colour, Play, read_card, read_move
    >>> move = Play(read_card("W+4"), Colour.BLUE, uno=True)
    >>> str(move)
    'play W+4 B uno'
    >>> read_move("play W+4 B uno") == move
    True
    >>> Catch(2).text(["Ana", "Ben", "Cem"])
    'catch Cem'
    """

    @property
    def code(self) -> int:
        """The engine's number for it, for who counts microseconds."""
        raise NotImplementedError  # pragma: no cover

    def text(self, names: Sequence[str]) -> str:
        """Its notation at a table of these people, as records have it."""
        raise NotImplementedError  # pragma: no cover

    def __str__(self) -> str:
        return self.text(SEAT_NUMBERS)

    def __repr__(self) -> str:
        return f"<{self}>"


@final
@dataclass(frozen=True, repr=False)
class Play(Move):
    """Lay a card; a wild names its colour; `uno` calls with it. An answer with a star is a Play too."""

    card: Card
    """The card, as it is in the hand."""
    colour: Colour | None = None
    """The colour named for a wild."""
    uno: bool = False
    """Whether UNO is called with it."""
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
@dataclass(frozen=True, repr=False)
class Say(Move):
    """A move that is one word: draw, keep, accept, challenge, uno, uphold, dismiss, abstain, own-up, confirm, next."""

    verb: int
    """The word, by its number."""

    @property
    def code(self) -> int:
        return self.verb

    def text(self, names: Sequence[str]) -> str:
        return WORDS[self.verb]


@final
@dataclass(frozen=True, repr=False)
class Point(Move):
    """A move at somebody: `Catch(seat)`, `Accuse(seat)`. A seat of -1 is nobody at this table."""

    verb: int
    """Catch or accuse, by its number."""
    seat: int
    """At whom."""

    @property
    def code(self) -> int:
        return self.verb | (_seat_number(self.seat) << 15) | (NO_SEAT << 19)

    def text(self, names: Sequence[str]) -> str:
        return f"{WORDS[self.verb]} {_name(names, self.seat)}"


@final
@dataclass(frozen=True, repr=False)
class Choose(Move):
    """Choose a player, or two, where a custom rule or `seven_zero` asks. A seat of -1 is nobody at this table."""

    seats: tuple[int, ...]
    """Who is chosen, in this order."""

    @property
    def code(self) -> int:
        numbers = [_seat_number(seat) for seat in self.seats]
        if not 1 <= len(numbers) <= 2:
            # The highest stands for all: if there is such a player, all are here.
            return CHOOSE | (max([0, *numbers]) << 15) | (WRONG_NUMBER << 19)
        return CHOOSE | (numbers[0] << 15) | ((numbers[1] if len(numbers) == 2 else NO_SEAT) << 19)

    def text(self, names: Sequence[str]) -> str:
        return " ".join(["choose", *(_name(names, seat) for seat in self.seats)])


@final
@dataclass(frozen=True, repr=False)
class ChooseCards(Move):
    """Choose cards of one's own where a custom rule asks. Fewer than are wanted: the rest is asked for afterwards."""

    cards: tuple[Card, ...]
    """Which, in any order."""

    @property
    def code(self) -> int:
        if not 1 <= len(self.cards) <= MOST_CHOSEN:
            return CHOOSE | (WRONG_NUMBER << 19)
        code = CHOOSE | (CHOSEN_CARDS << 19)
        for place, kind in enumerate(sorted([card.kind for card in self.cards], reverse=True)):
            code |= (kind + 1) << (23 + 6 * place)
        return code

    def text(self, names: Sequence[str]) -> str:
        return " ".join(["choose", *[_told_apart(str(card.bare()), names) for card in self.cards]])


@final
@dataclass(frozen=True, repr=False)
class ChooseWay(Move):
    """Choose where a custom rule asks: `1` to `4`, `yes` or `no`, a number from `0` to `9`, a colour by its letter."""

    way: str
    """One of those words."""

    @property
    def code(self) -> int:
        return CHOOSE | (CHOSEN_WAY << 19) | (WAYS.index(self.way) << 23)

    def text(self, names: Sequence[str]) -> str:
        return f"choose {_told_apart(self.way, names)}"


WAYS: Final = ("1", "2", "yes", "no", "0", "3", "4", "5", "6", "7", "8", "9", *COLOUR_LETTERS)
"""Their places are in codes, four bits for each: there is no room for more."""
_NUMBERS_NAMED: Final = vec[i64]([int(way) if way.isdigit() else -1 for way in WAYS])
_WAYS_OF_NUMBERS: Final = vec[i64]([WAYS.index(str(number)) for number in range(10)])


def _told_apart(word: str, names: Sequence[str]) -> str:
    """Somebody at the table may have the name of a card."""
    return f"={word}" if _find(names, word) >= 0 else word


@final
@dataclass(frozen=True, repr=False)
class NameColour(Move):
    """OPEN-4: name the colour of the wild that was turned up."""

    colour: Colour | None
    """Which; None: there is no such colour, and the rules refuse it."""

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
"""Draw a card instead of playing one."""
Keep: Final = Say(KEEP)
"""Keep the card that was just drawn."""
Accept: Final = Say(ACCEPT)
"""Take the cards that wait."""
Challenge: Final = Say(CHALLENGE)
"""Doubt a +4: was it the last resort?"""
CallUno: Final = Say(UNO)
"""Call UNO; also said with a card: `Play(card, uno=True)`."""
Uphold: Final = Say(UPHOLD)
"""Vote for an accusation."""
Dismiss: Final = Say(DISMISS)
"""Vote against an accusation."""
Abstain: Final = Say(ABSTAIN)
"""Vote neither way."""
OwnUp: Final = Say(OWN_UP)
"""Admit what one is accused of."""
Confirm: Final = Say(CONFIRM)
"""Confirm that somebody did what a custom card asked."""
Next: Final = Say(NEXT)
"""Deal the next round."""


def Catch(seat: int) -> Point:  # noqa: N802 - reads as the constructor it is
    """Catch somebody who forgot to call UNO."""
    return Point(CATCH, seat)


def Accuse(seat: int) -> Point:  # noqa: N802
    """Accuse somebody of coaching, where the table has a penalty for it."""
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
        if second_seat_of(code) == CHOSEN_CARDS:
            return ChooseCards(tuple(sorted([CARDS[min(int(kind), KINDS - 1)] for kind in chosen_kinds(code)])))
        if second_seat_of(code) == CHOSEN_WAY:
            return ChooseWay(WAYS[min((code >> 23) & 15, len(WAYS) - 1)])
        seats = (_seat(int(seat_of(code))),)
        second = int(second_seat_of(code))
        return Choose(seats if second == NO_SEAT else (*seats, _seat(second)))
    return Say(verb)


def read_move(text: str, names: Sequence[str] = SEAT_NUMBERS, hand: Collection[Card] = ()) -> Move:
    """Read a move as people write it (`play W+4 B uno`, `catch Ben`). `hand` decides what a bare `W?` means.

    Without `names` players are called by the numbers of their seats. Raises ValueError where the text is no move at
    all. A name or a colour that does not exist is read: the rules refuse it when its turn comes, since other refusals
    go before.

    >>> from penultimate.rules import read_move
    >>> read_move("catch Ben", ["Ana", "Ben"])
    <catch 1>
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
        return _read_choice(rest, names, hand)
    if rest or verb in (NAME_COLOUR, CATCH, ACCUSE, CHOOSE):
        raise ValueError(f"{text!r} is not a move")
    return Say(verb)


def _read_choice(words: list[str], names: Sequence[str], hand: Collection[Card]) -> Move:
    """Names go before cards and answers that look the same; `=R5` is never a name."""
    seats = _find_several(names, words)
    if min(seats) >= 0:
        return Choose(tuple(seats))
    plain = [word.removeprefix("=") for word in words]
    if len(plain) == 1 and plain[0].lower() in WAYS:
        return ChooseWay(plain[0].lower())
    if len(plain) == 1 and plain[0].upper() in WAYS:
        return ChooseWay(plain[0].upper())
    try:
        return ChooseCards(tuple(sorted([read_card(word, hand).bare() for word in plain])))
    except ValueError:
        return Choose(tuple(seats))


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


def _seat_number(seat: int) -> int:
    """The inverse of `_seat`: what stands in a code for a seat."""
    return seat if 0 <= seat < WRONG_NUMBER else UNKNOWN_SEAT
