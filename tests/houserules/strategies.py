"""Lists of clauses that may stand on a card, for property tests."""

from hypothesis import strategies as st

from penultimate.rules.cards import Colour
from penultimate.rules.effects import (
    MOST_CARDS,
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
    Rule,
    RuleError,
    ShowHand,
    SwapHands,
    Than,
    TurnRound,
    Who,
)

anyone = st.sampled_from(list(Who))
ones = st.sampled_from([who for who in Who if who.is_one])
numbers = st.integers(1, MOST_CARDS)

effects: st.SearchStrategy[Effect] = st.one_of(
    st.builds(DrawCards, anyone, numbers),
    st.builds(MissTurns, anyone, numbers),
    st.builds(PlayAgain, ones),
    st.just(TurnRound()),
    st.builds(SwapHands, ones, ones),
    st.just(PassHands()),
    st.builds(GiveCards, ones, numbers, anyone),
    st.builds(GiveCards, anyone, numbers, ones),
    st.builds(DiscardCards, anyone, numbers),
    st.builds(ShowHand, anyone, anyone),
)
conditions: st.SearchStrategy[Condition] = st.one_of(
    st.builds(Named, st.sampled_from(list(Colour))),
    st.builds(Holds, ones, st.sampled_from(list(Than)), st.integers(0, 200)),
)


def _fits_on_a_card(clauses: tuple[Clause, ...]) -> bool:
    try:
        Rule("-", clauses)
    except RuleError:
        return False
    return True


def clause_lists(most: int) -> st.SearchStrategy[tuple[Clause, ...]]:
    clause = st.builds(Clause, effects, st.one_of(st.none(), conditions))
    several = st.lists(clause, min_size=1, max_size=most).map(tuple)
    shared = st.builds(  # neighbours that share their condition are said together
        lambda found, when: tuple(Clause(effect, when) for effect in found),
        st.lists(effects, min_size=1, max_size=most),
        st.one_of(st.none(), conditions),
    )
    return st.one_of(several, shared).filter(_fits_on_a_card)
