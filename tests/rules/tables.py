"""Random tables for the tests of the rules: options, custom rules, players, and moves both sensible and impossible."""

import os
import random

from hypothesis import Phase, settings
from hypothesis import strategies as st
from tests.rules import any_effects

from penultimate.rules import BRAILLE, CARDS, MARIO, Colour, Move, Options, Rule
from penultimate.rules.cards import NO_COLOUR
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
)
from penultimate.rules.moves import (
    ABSTAIN,
    ACCEPT,
    ACCUSE,
    CALL_BIT,
    CATCH,
    CHALLENGE,
    CHOOSE,
    CONFIRM,
    DISMISS,
    DRAW,
    KEEP,
    NAME_COLOUR,
    NEXT,
    NO_SEAT,
    OWN_UP,
    UNKNOWN_COLOUR,
    UNKNOWN_SEAT,
    UNO,
    UPHOLD,
    WAYS,
    ChooseWay,
    card_choice_code,
    move_of,
)

EXPLORING = bool(os.environ.get("PENULTIMATE_EXPLORE"))
"""Set, hypothesis looks for new cases, and for longer; not set, every run tries the same ones."""


def effort(examples: int, steps: int = 50) -> settings:
    return settings(
        max_examples=examples * 20 if EXPLORING else examples,
        stateful_step_count=steps,
        derandomize=not EXPLORING,
        deadline=None,
        database=None,
        phases=list(Phase) if EXPLORING else [Phase.explicit, Phase.generate],
    )


# --- options ----------------------------------------------------------------------------------------------------------

_SWITCHES = (
    "draw_when_able guilty_takes_back reverse_skips_two stacking draw_until_playable force_play jump_in seven_zero"
).split()


@st.composite
def option_sets(draw: st.DrawFn) -> Options:
    """Any combination of any options that the game accepts."""
    edition = draw(st.sampled_from((MARIO, BRAILLE)))
    changes: dict[str, object] = {name: draw(st.booleans()) for name in _SWITCHES}
    changes["star_duel"] = draw(st.booleans()) if edition.has_stars else False
    changes["scoring"] = draw(st.sampled_from(("winner", "low")))
    changes["target_test"] = draw(st.sampled_from(("reach", "exceed")))
    changes["plus4_guilt"] = draw(st.sampled_from(("colour", "matching")))
    changes["uno_penalty"] = draw(st.sampled_from((2, 0, 10)))
    changes["coaching_penalty"] = draw(st.sampled_from((0, 4, 10)))
    changes["target"] = draw(st.sampled_from((1, 120, 500)))
    return edition.but(**changes)


# --- custom rules -----------------------------------------------------------------------------------------------------

_BEFORE = list(Who)[:9]
"""Whom effects could name when `digests.json` was written."""
throws = st.integers(0, 2**32)
clauses = throws.map(lambda throw: any_effects.clause(random.Random(throw)))


@st.composite
def custom_rules(draw: st.DrawFn, players: int, options: Options) -> tuple[Rule | None, Rule | None]:
    if not options.has_stars:
        return (None, None)
    written = throws.map(lambda throw: any_effects.rule(random.Random(throw), players))
    fitting = st.one_of(st.none(), st.just(Rule("sing a song")), written, written)
    return (draw(fitting), draw(fitting))


def random_rule(dice: random.Random, players: int) -> Rule | None:
    """The same without hypothesis, for long runs."""
    if dice.random() < 0.2:
        return None
    found = [Clause(_random_effect(dice), _random_condition(dice)) for _ in range(dice.randrange(4))]
    rule = Rule("whatever it says", any_effects.with_first_chosen(found))
    return rule if rule.choices < players else None


def _random_effect(dice: random.Random) -> Effect:
    anyone, other = dice.choice(_BEFORE), dice.choice(_BEFORE)
    ones = [who for who in _BEFORE if who.is_one]
    one, another = dice.choice(ones), dice.choice(ones)
    few = dice.choice((1, 1, 2, 3, 20))
    return dice.choice(
        (
            DrawCards(anyone, few),
            MissTurns(anyone, few),
            PlayAgain(one),
            TurnRound(),
            SwapHands(one, another),
            PassHands(),
            GiveCards(one, few, other),
            GiveCards(anyone, few, another),
            DiscardCards(anyone, few),
            ShowHand(anyone, other),
        )
    )


def _random_condition(dice: random.Random) -> Condition | None:
    if dice.random() < 0.6:
        return None
    if dice.random() < 0.5:
        return Named(dice.choice(list(Colour)))
    return Holds(dice.choice([who for who in _BEFORE if who.is_one]), dice.choice(list(Than)), dice.randrange(15))


def random_options(dice: random.Random) -> Options:
    edition = dice.choice((MARIO, BRAILLE))
    changes: dict[str, object] = {name: dice.random() < 0.5 for name in _SWITCHES}
    changes["star_duel"] = edition.has_stars and dice.random() < 0.5
    changes["scoring"] = dice.choice(("winner", "low"))
    changes["plus4_guilt"] = dice.choice(("colour", "matching"))
    changes["uno_penalty"] = dice.choice((0, 2, 7))
    changes["coaching_penalty"] = dice.choice((0, 0, 4))
    changes["target"] = dice.choice((1, 100))
    return edition.but(**changes)


# --- moves ------------------------------------------------------------------------------------------------------------


def every_move(players: int) -> list[Move]:
    """All that can be asked for at a table, sensible or not; one more seat than there is, and nobody."""
    colours = (*range(NO_COLOUR + 1), UNKNOWN_COLOUR)
    codes = [(card.kind << 5) | (colour << 11) | call for card in CARDS for colour in colours for call in (0, CALL_BIT)]
    codes += [NAME_COLOUR | (colour << 11) for colour in (*range(NO_COLOUR), UNKNOWN_COLOUR)]
    codes += [DRAW, KEEP, ACCEPT, CHALLENGE, UNO, UPHOLD, DISMISS, ABSTAIN, OWN_UP, CONFIRM, NEXT]
    seats = (*range(players + 1), UNKNOWN_SEAT)
    codes += [verb | (seat << 15) | (NO_SEAT << 19) for verb in (CATCH, ACCUSE) for seat in seats]
    codes += [CHOOSE | (first << 15) | (second << 19) for first in seats for second in (*seats, NO_SEAT)]
    codes += [int(card_choice_code(card.kind)) for card in CARDS]
    codes += [ChooseWay(way).code for way in WAYS]
    return [move_of(code) for code in codes]


def sensible(dice: random.Random, legal: list[Move]) -> Move:
    """Mostly plays a card where one may be played: games of such players end."""
    plays = [move for move in legal if move.code & 31 == 0]
    return dice.choice(plays) if plays and dice.random() < 0.9 else dice.choice(legal)
