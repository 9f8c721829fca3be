"""What a custom card's rule can do: effects as data, and their notation. `custom.py` carries them out.

The notation is for records and for people who read code: `draw others 1; miss next 1; if named R: again me`.
The language that players write rules in is `penultimate.houserules`.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final, final

from penultimate.rules.cards import Colour, read_colour
from penultimate.rules.values import Value

MOST_CARDS: Final = 20
"""No effect moves more cards than this at once, and nobody misses more turns."""
MOST_EFFECTS: Final = 8
MOST_TEXT: Final = 200


class Who(Enum):
    """Whom an effect concerns, seen from the player who lays the card ("I")."""

    ME = "me"
    NEXT = "next"
    PREVIOUS = "previous"
    EVERYONE = "everyone"
    OTHERS = "others"
    CHOSEN = "chosen"
    CHOSEN_TOO = "chosen-too"
    """A second chosen player: "another player I choose"."""
    MOST = "most"
    FEWEST = "fewest"

    @property
    def is_one(self) -> bool:
        return self is not Who.EVERYONE and self is not Who.OTHERS


class Than(Enum):
    MORE = "more"
    FEWER = "fewer"
    EXACTLY = "exactly"


@dataclass(frozen=True)
class Condition(Value):
    """When an effect happens. Looked at once, when the card has been laid, before the first effect."""

    def text(self) -> str:
        raise NotImplementedError  # pragma: no cover


@final
@dataclass(frozen=True)
class Named(Condition):
    """If this colour was named for the custom card."""

    colour: Colour

    def text(self) -> str:
        return f"named {self.colour.letter}"


@final
@dataclass(frozen=True)
class Holds(Condition):
    """If somebody holds more than, fewer than, or exactly so many cards (the custom card no longer among them)."""

    who: Who
    than: Than
    cards: int

    def text(self) -> str:
        return f"{self.who.value} {self.than.value} {self.cards}"


@dataclass(frozen=True)
class Effect(Value):
    """One thing a rule does. Draws and the like go round from the next player to the one who laid the card."""

    def text(self) -> str:
        raise NotImplementedError  # pragma: no cover

    def concerns(self) -> tuple[Who, ...]:
        """Everyone the effect names."""
        return ()

    def numbers(self) -> tuple[int, ...]:
        return ()

    def ones(self) -> tuple[Who, ...]:
        """Those of them who must be a single player."""
        return ()


@final
@dataclass(frozen=True)
class DrawCards(Effect):
    who: Who
    cards: int

    def text(self) -> str:
        return f"draw {self.who.value} {self.cards}"

    def concerns(self) -> tuple[Who, ...]:
        return (self.who,)

    def numbers(self) -> tuple[int, ...]:
        return (self.cards,)


@final
@dataclass(frozen=True)
class MissTurns(Effect):
    who: Who
    turns: int = 1

    def text(self) -> str:
        return f"miss {self.who.value} {self.turns}"

    def concerns(self) -> tuple[Who, ...]:
        return (self.who,)

    def numbers(self) -> tuple[int, ...]:
        return (self.turns,)


@final
@dataclass(frozen=True)
class PlayAgain(Effect):
    """The next turn is theirs, and play goes on from there. For "me": I play again."""

    who: Who = Who.ME

    def text(self) -> str:
        return f"again {self.who.value}"

    def concerns(self) -> tuple[Who, ...]:
        return (self.who,)

    def ones(self) -> tuple[Who, ...]:
        return (self.who,)


@final
@dataclass(frozen=True)
class TurnRound(Effect):
    """The direction of play turns round."""

    def text(self) -> str:
        return "reverse"


@final
@dataclass(frozen=True)
class SwapHands(Effect):
    who: Who
    other: Who

    def text(self) -> str:
        return f"swap {self.who.value} {self.other.value}"

    def concerns(self) -> tuple[Who, ...]:
        return (self.who, self.other)

    def ones(self) -> tuple[Who, ...]:
        return (self.who, self.other)


@final
@dataclass(frozen=True)
class PassHands(Effect):
    """Everyone hands the own cards on, in the direction of play."""

    def text(self) -> str:
        return "pass"


@final
@dataclass(frozen=True)
class GiveCards(Effect):
    """Cards change hands, taken blind. One side at least is a single player."""

    who: Who
    cards: int
    to: Who

    def text(self) -> str:
        return f"give {self.who.value} {self.cards} {self.to.value}"

    def concerns(self) -> tuple[Who, ...]:
        return (self.who, self.to)

    def numbers(self) -> tuple[int, ...]:
        return (self.cards,)

    def ones(self) -> tuple[Who, ...]:
        return (self.to,) if not self.who.is_one else ()


@final
@dataclass(frozen=True)
class DiscardCards(Effect):
    """Cards, taken blind, go under the top card of the discard pile, for all to see."""

    who: Who
    cards: int

    def text(self) -> str:
        return f"discard {self.who.value} {self.cards}"

    def concerns(self) -> tuple[Who, ...]:
        return (self.who,)

    def numbers(self) -> tuple[int, ...]:
        return (self.cards,)


@final
@dataclass(frozen=True)
class ShowHand(Effect):
    who: Who
    to: Who

    def text(self) -> str:
        return f"show {self.who.value} {self.to.value}"

    def concerns(self) -> tuple[Who, ...]:
        return (self.who, self.to)


@final
@dataclass(frozen=True)
class Clause(Value):
    """An effect and when it happens."""

    effect: Effect
    when: Condition | None = None

    def text(self) -> str:
        return self.effect.text() if self.when is None else f"if {self.when.text()}: {self.effect.text()}"


class RuleError(ValueError):
    """A rule that cannot be on a card. `reason` is the translation key."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@final
@dataclass(frozen=True)
class Rule(Value):
    """What is written on a custom card: the players' words, and what the game makes of them.

    Words without clauses are a dare: the game shows them and waits until the others confirm that it was done.
    """

    words: str
    clauses: tuple[Clause, ...] = ()

    def __post_init__(self) -> None:
        if not self.words.strip() or len(self.words) > MOST_TEXT or not self.words.isprintable():
            raise RuleError("text", f"a rule is one line of 1 to {MOST_TEXT} printable characters")
        if len(self.clauses) > MOST_EFFECTS:
            raise RuleError("too-many-effects", f"a rule has at most {MOST_EFFECTS} effects")
        for clause in self.clauses:
            _check(clause)
        if Who.CHOSEN_TOO in self._everyone_named() and Who.CHOSEN not in self._everyone_named():
            raise RuleError("chosen", "a second chosen player needs a first one")

    @property
    def is_dare(self) -> bool:
        return not self.clauses

    @property
    def choices(self) -> int:
        """How many players the one who lays the card has to choose."""
        named = self._everyone_named()
        return 2 if Who.CHOSEN_TOO in named else 1 if Who.CHOSEN in named else 0

    def _everyone_named(self) -> set[Who]:
        named: set[Who] = set()
        for clause in self.clauses:
            named.update(clause.effect.concerns())
            if isinstance(clause.when, Holds):
                named.add(clause.when.who)
        return named


def _check(clause: Clause) -> None:
    for number in clause.effect.numbers():
        if not 1 <= number <= MOST_CARDS:
            raise RuleError("number", f"{number} is not between 1 and {MOST_CARDS}")
    for who in clause.effect.ones():
        if not who.is_one:
            raise RuleError("one-player", f"{clause.effect.text()}: {who.value} is not one player")
    if isinstance(clause.when, Holds):
        if not clause.when.who.is_one:
            raise RuleError("one-player", f"{clause.when.text()}: {clause.when.who.value} is not one player")
        if not 0 <= clause.when.cards <= 200:
            raise RuleError("number", f"{clause.when.cards} is not a number of cards")


def write_clauses(clauses: tuple[Clause, ...]) -> str:
    return "; ".join(clause.text() for clause in clauses)


def read_clauses(text: str) -> tuple[Clause, ...]:
    """The inverse of `write_clauses`; RuleError where it is not that notation."""
    return tuple(_read_clause(part) for part in text.split(";")) if text.strip() else ()


def _read_clause(text: str) -> Clause:
    condition, colon, effect = text.rpartition(":")
    try:
        when = _read_condition(condition.split()) if colon else None
        clause = Clause(_read_effect(effect.split()), when)
        _check(clause)
        return clause
    except (IndexError, ValueError) as error:
        raise RuleError("notation", f"{text.strip()!r} is not an effect") from error


def _read_condition(words: list[str]) -> Condition:
    if words[0] != "if":
        raise ValueError(words[0])
    if words[1] == "named":
        colour = read_colour(words[2])
        if colour is None:
            raise ValueError(words[2])
        return Named(colour)
    return Holds(Who(words[1]), Than(words[2]), int(words[3]))


def _read_effect(words: list[str]) -> Effect:
    verb, rest = words[0], words[1:]
    wanted = {"draw": 2, "miss": 2, "again": 1, "reverse": 0, "swap": 2, "pass": 0, "give": 3, "discard": 2, "show": 2}
    if len(rest) != wanted.get(verb, -1):
        raise ValueError(verb)
    match verb:
        case "draw":
            return DrawCards(Who(rest[0]), int(rest[1]))
        case "miss":
            return MissTurns(Who(rest[0]), int(rest[1]))
        case "again":
            return PlayAgain(Who(rest[0]))
        case "reverse":
            return TurnRound()
        case "swap":
            return SwapHands(Who(rest[0]), Who(rest[1]))
        case "pass":
            return PassHands()
        case "give":
            return GiveCards(Who(rest[0]), int(rest[1]), Who(rest[2]))
        case "discard":
            return DiscardCards(Who(rest[0]), int(rest[1]))
        case "show":
            return ShowHand(Who(rest[0]), Who(rest[1]))
    raise ValueError(verb)
