"""Clauses as a line of words, as records have them: written and read."""

from dataclasses import replace
from typing import Final

from penultimate.rules.amounts import Amount, Count, Than
from penultimate.rules.cards import read_colour
from penultimate.rules.clauses import Clause, RuleError, check_clause
from penultimate.rules.compound import (
    COUNTED,
    MAYBE_WITH_SORT,
    WITH_NUMBER,
    WITH_SORT,
    Chooser,
    Either,
    Lasting,
    Law,
    Together,
    Until,
    either,
)
from penultimate.rules.conditions import (
    Among,
    AtTable,
    Both,
    Compared,
    Condition,
    Drew,
    EvenHand,
    Holds,
    Lies,
    Lying,
    Named,
    Rolled,
    RolledEven,
)
from penultimate.rules.verbs import MAKERS, SHAPES, Effect, Place
from penultimate.rules.whichcards import ANY
from penultimate.rules.who import Who


def write_clauses(clauses: tuple[Clause, ...]) -> str:
    """Clauses as a line of words, as records have them."""
    return "; ".join(clause.text() for clause in clauses)


def read_clauses(text: str) -> tuple[Clause, ...]:
    """The inverse of `write_clauses`; RuleError where it is not that notation."""
    return tuple(_read_clause(part) for part in text.split(";")) if text.strip() else ()


def _read_clause(text: str) -> Clause:
    condition, colon, effect = text.rpartition(":")
    try:
        when = _read_condition(condition.split()) if colon else None
        clause = Clause(read_effect(effect.split()), when)
        check_clause(clause)
        return clause
    except (IndexError, ValueError) as error:
        raise RuleError("notation", f"{text.strip()!r} is not an effect") from error


def _read_condition(words: list[str]) -> Condition:
    if words[0] != "if":
        raise ValueError(words[0])
    return read_condition(words[1:])


def read_condition(words: list[str]) -> Condition:
    """Without its "if"."""
    if "and" in words:
        at = words.index("and")
        if "and" in words[at + 1 :]:
            raise ValueError(" ".join(words))
        return Both(read_condition(words[:at]), read_condition(words[at + 1 :]))
    if words[0] in ("every", "some"):
        of = read_condition(words[1:])
        if not isinstance(of, Holds):
            raise ValueError(" ".join(words))
        return Among(words[0] == "every", of)
    if words[0] == "players":
        if len(words) != 3:
            raise ValueError(" ".join(words))
        return AtTable(Than(words[1]), int(words[2]))
    if words[0] == "named":
        colour = read_colour(words[1])
        if colour is None or len(words) != 2:
            raise ValueError(words[1])
        return Named(colour)
    if "drew" in words[1:-1]:
        is_not = words[0] == "not"
        who, _, which = words[int(is_not) :]
        return Drew(Who(who), which, not is_not)
    if "die" in words[:2]:
        return _read_rolled(words[1:], is_so=True) if words[0] == "die" else _read_rolled(words[2:], is_so=False)
    if words[0] == "not" and len(words) == 3:
        return Lies(Lying(words[1]), words[2], is_so=False)
    if len(words) == 2:
        return _read_short_condition(words[0], words[1])
    if len(words) == 4:
        return Holds(Who(words[0]), Than(words[2]), int(words[3]), words[1])
    if len(words) != 3:
        raise ValueError(" ".join(words))
    if words[2].isdigit():
        return Holds(Who(words[0]), Than(words[1]), int(words[2]))
    return Compared(Who(words[0]), Than(words[1]), Who(words[2]))


def _read_rolled(words: list[str], *, is_so: bool) -> Condition:
    """What is not even is odd, and what is not more than three is fewer than four."""
    if words in (["even"], ["odd"]):
        return RolledEven((words[0] == "even") == is_so)
    if len(words) == 1:
        return Rolled(Than.EXACTLY, int(words[0]), is_so)
    than, pips = words
    if than == Than.EXACTLY.value:
        raise ValueError(than)
    if is_so:
        return Rolled(Than(than), int(pips))
    return Rolled(Than.FEWER, int(pips) + 1) if Than(than) is Than.MORE else Rolled(Than.MORE, int(pips) - 1)


def _read_short_condition(first: str, second: str) -> Condition:
    if first in ("turned", "below"):
        return Lies(Lying(first), second)
    if second not in ("even", "odd"):
        raise ValueError(second)
    return EvenHand(Who(first), second == "even")


def read_effect(words: list[str]) -> Effect:
    """An effect from the words of its notation; ValueError or IndexError where it is none."""
    if words[1:2] == ["may"]:
        return Either(Chooser(words[0]), read_together(words[2:]))
    if words[1:2] == ["choose"]:
        ways = [read_together(way) for way in _split(words[2:], "or")]
        if len(ways) < 2:
            raise ValueError(words[1])
        return either(Chooser(words[0]), tuple(ways))
    if words[0].partition("/")[0] in _UNTILS:
        return _read_lasting(words)
    shape = SHAPES.get(words[0])
    if shape is None or len(shape) != len(words) - 1:
        raise ValueError(words[0])
    return MAKERS[words[0]](*[_read_place(kind, word) for kind, word in zip(shape, words[1:], strict=True)])


def _split(words: list[str], joint: str) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == joint:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def read_together(words: list[str]) -> Effect:
    """One effect, or several: `draw me 2 & miss me 1`. A choice takes in all that is joined to it."""
    if words[1:2] in (["may"], ["choose"]):
        return read_effect(words)
    parts = [read_effect(part) for part in _split(words, "&")]
    return parts[0] if len(parts) == 1 else Together(tuple(parts))


_UNTILS: Final = tuple([str(until.value) for until in Until])


def _read_lasting(words: list[str]) -> Lasting:
    """`lap/2 ban others action`: how long, and then what."""
    head, slash, span = words[0].partition("/")
    until = Until(head)
    law = _read_law(until, words)
    if until is Until.TILL and span:
        return replace(law, till=span)
    if slash:
        return replace(law, times=int(span))
    if until is Until.TILL or until in COUNTED:
        raise ValueError(head)
    return law


def _read_law(until: Until, words: list[str]) -> Lasting:
    law, who, rest = Law(words[1]), Who(words[2]), words[3:]
    if law is Law.WHEN:
        return Lasting(until, law, who, rest[0], read_together(rest[1:]))
    if law is Law.STARTS:
        return Lasting(until, law, who, then=read_together(rest))
    if len(rest) > 1:
        raise ValueError(words[-1])
    if law is Law.DIVERT:
        return Lasting(until, law, who, to=Who(rest[0]))
    if law in WITH_NUMBER:
        return Lasting(until, law, who, number=int(rest[0]) if rest[0].lstrip("-").isdigit() else _read_amount(rest[0]))
    if rest and law not in WITH_SORT and law not in MAYBE_WITH_SORT:
        raise ValueError(rest[0])
    if not rest and law in WITH_SORT:
        raise ValueError(law.value)
    return Lasting(until, law, who, rest[0] if rest else ANY)


def _read_place(kind: str, word: str) -> Place:
    if kind in ("who", "one", "to"):
        return Who(word)
    if kind in ("which", "colour"):
        return word
    return int(word) if kind in ("turns", "points", "times", "few") or word.isdigit() else _read_amount(word)


def _read_amount(word: str) -> Amount:
    head, _, rest = word.partition("/")
    if head == "until":
        which, limited, most = rest.partition("<")
        return Amount(Count.UNTIL, which=which, most=int(most) if limited else 0)
    if head == "part" and rest.endswith("-"):
        return Amount(Count.PART, int(rest[:-1]))
    if head == "up-to" and rest.isdigit():
        return Amount(Count.UP_TO, int(rest))
    if head == "rise":
        return Amount(Count.RISE, int(rest))
    if head == "to":
        return Amount(Count.TO, int(rest)) if rest.isdigit() else Amount(Count.LEVEL, who=Who(rest))
    if head == "as":
        who, _, which = rest.partition("/")
        return Amount(Count.AS, who=Who(who), which=which)
    number, times, each = word.partition("x")
    if times and number.isdigit() and each == Count.DONE.value:
        return Amount(Count.DONE, int(number))
    if times and number.isdigit():
        return Amount(Count.EACH, int(number), Who(each))
    return Amount(Count(word))
