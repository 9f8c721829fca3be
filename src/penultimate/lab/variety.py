"""Tables of all sorts for training and tests: options, seats and custom rules by chance."""

import numpy as np

from penultimate.rules import BRAILLE, MARIO, Colour, Options, Rule
from penultimate.rules.effects import (
    Clause,
    Condition,
    DiscardCards,
    DrawCards,
    Effect,
    GiveCards,
    Holds,
    MissTurns,
    Named,
    PassHands,
    PlayAgain,
    ShowHand,
    SwapHands,
    Than,
    TurnRound,
    Who,
    write_clauses,
)
from penultimate.rules.options import HOUSE_OPTIONS

Rules = tuple[Rule | None, Rule | None]

_ONE = (Who.ME, Who.NEXT, Who.PREVIOUS, Who.CHOSEN, Who.MOST, Who.FEWEST)
_OTHERS = (Who.NEXT, Who.PREVIOUS, Who.CHOSEN, Who.MOST, Who.FEWEST)
_ANY = (*_ONE, Who.EVERYONE, Who.OTHERS)


def any_options(rng: np.random.Generator, *, house: float = 0.2) -> Options:
    """An edition, each house option with the given chance, now and then the other edition's way of something."""
    options = MARIO if rng.random() < 0.6 else BRAILLE
    changes: dict[str, object] = {name: True for name in HOUSE_OPTIONS if rng.random() < house}
    if rng.random() < house:
        changes["scoring"] = "low" if options.scoring == "winner" else "winner"
    if rng.random() < house / 2:
        changes["draw_when_able"] = not options.draw_when_able
    if rng.random() < house / 2:
        changes["plus4_guilt"] = "matching" if options.plus4_guilt == "colour" else "colour"
    if rng.random() < house / 2:
        changes["guilty_takes_back"] = not options.guilty_takes_back
    if rng.random() < house / 2:
        changes["reverse_skips_two"] = False
    if options.has_stars and rng.random() < house:
        changes["star_duel"] = True
    return options.but(**changes)


def any_rules(rng: np.random.Generator, players: int, options: Options) -> Rules:
    """Custom cards with rules on them, where the edition has any."""
    if not options.has_question_cards:
        return (None, None)
    first, second = (any_rule(rng, players) if rng.random() < 0.5 else None for _ in range(2))
    return (first, second)


def any_rule(rng: np.random.Generator, players: int) -> Rule:
    """One to three effects that fit the number of players; a dare now and then."""
    if rng.random() < 0.05:
        return Rule("Sing a song.")
    clauses = tuple(Clause(_any_effect(rng), _any_condition(rng)) for _ in range(int(rng.integers(1, 4))))
    rule = Rule(write_clauses(clauses), clauses)
    return rule if rule.choices < players else any_rule(rng, players)


def _who(rng: np.random.Generator, among: tuple[Who, ...]) -> Who:
    return among[int(rng.integers(len(among)))]


def _any_condition(rng: np.random.Generator) -> Condition | None:
    chance = rng.random()
    if chance < 0.1:
        return Named(Colour(int(rng.integers(4))))
    if chance < 0.2:
        return Holds(_who(rng, _ONE), list(Than)[int(rng.integers(3))], int(rng.integers(1, 8)))
    return None


def _any_effect(rng: np.random.Generator) -> Effect:
    cards = int(rng.integers(1, 5))
    match int(rng.integers(9)):
        case 0 | 1:
            return DrawCards(_who(rng, _ANY), cards)
        case 2:
            return MissTurns(_who(rng, _ANY), int(rng.integers(1, 3)))
        case 3:
            return PlayAgain(_who(rng, _ONE))
        case 4:
            return TurnRound()
        case 5:
            return SwapHands(_who(rng, _ONE), _who(rng, _ONE)) if rng.random() < 0.7 else PassHands()
        case 6:
            return GiveCards(Who.ME, min(cards, 2), _who(rng, _OTHERS))
        case 7:
            return DiscardCards(_who(rng, _ANY), min(cards, 2))
        case _:
            return ShowHand(_who(rng, _ANY), _who(rng, _ONE))
