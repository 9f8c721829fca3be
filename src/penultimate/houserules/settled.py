"""What is settled when all of a text has been heard: turns that were said twice, who has to be pointed out."""

from collections.abc import Sequence
from itertools import pairwise

from penultimate.houserules.acting import effect_of
from penultimate.rules.effects import Clause, MissTurns, PlayAgain, Who


def pointed_out(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """ "The youngest player draws two": whoever lays the card says first who that is."""
    for clause in clauses:
        if clause.effect.verb == "point":
            break
        if Who.MEANT in (*clause.effect.concerns(), *(clause.when.people() if clause.when else ())):
            return (Clause(effect_of("point me")), *clauses)
    return clauses


def counted(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Turns nobody has counted: "is skipped and cannot play" is one, "misses a turn, two even" are two."""
    found: list[Clause] = []
    for clause in clauses:
        effect = clause.effect
        if not isinstance(effect, MissTurns) or effect.turns > 0:
            found.append(clause)
            continue
        same = [each for each in clauses if _misses_too(each, clause)]
        is_first = next(each for each in clauses if _misses_too(each, clause)) is clause
        if is_first and all(isinstance(each.effect, MissTurns) and each.effect.turns == 0 for each in same):
            found.append(Clause(MissTurns(effect.who, 1), clause.when))
    return tuple(found)


def once_each(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """ "Play goes on with my left neighbour: it is their turn now" is one turn, said twice."""
    turns = [(one, other) for one, other in pairwise(clauses) if one == other and isinstance(one.effect, PlayAgain)]
    said_twice = [one for one, _ in turns if one.effect != PlayAgain(Who.ME)]
    return tuple(each for at, each in enumerate(clauses) if each not in said_twice or each not in clauses[:at])


def _misses_too(one: Clause, other: Clause) -> bool:
    return isinstance(one.effect, MissTurns) and one.effect.who == other.effect.doer() and one.when == other.when
