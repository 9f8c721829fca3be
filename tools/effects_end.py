"""Plays with arbitrary rules on the custom cards and arbitrary options: every effect ends, no card is lost.

python tools/effects_end.py 10000000    so many random moves in all (`make effects-test`); default 10,000
"""

import random
import sys
from typing import Final

from tests.rules import any_effects
from tests.rules.tables import random_options, sensible

from penultimate.rules import Match, Rule

MOST_QUESTIONS: Final = 2000
"""In a row: eight effects, ten players, twenty cards one at a time, and some to spare."""
MOST_IN_A_MATCH: Final = 2000


def play(seed: int, most: int) -> int:
    """One match, or its first `most` moves; returns how many there were."""
    dice = random.Random(seed)
    players = dice.randint(2, 10)
    options = random_options(dice)
    rules: tuple[Rule | None, Rule | None] = (None, None)
    if options.has_question_cards:
        rules = (any_effects.rule(dice, players), any_effects.rule(dice, players))
    match = Match(players, options, seed=seed, rules=rules)
    questions = 0
    for count in range(most):
        if match.is_over:
            return count
        legal = list(match.legal_moves(match.actor))
        if not legal:
            raise AssertionError(f"seed {seed}, move {count}: nothing is allowed in {match.phase}")
        match.apply(match.actor, sensible(dice, legal))
        questions = questions + 1 if match.phase == "choose" else 0
        if questions > MOST_QUESTIONS:
            raise AssertionError(f"seed {seed}, move {count}: a rule asks without end")
        if questions == 1 and (problems := match.round.problems()):
            raise AssertionError(f"seed {seed}, move {count}: {problems}")
    return most


def main(wanted: int) -> int:
    done = seed = 0
    while done < wanted:
        done += play(seed, min(MOST_IN_A_MATCH, wanted - done))
        seed += 1
    return seed


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    print(f"{number} moves in {main(number)} matches")
