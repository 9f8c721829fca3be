"""Sets of kinds, a bit each, right up to the last one: compiled, `1 << kind` would be cut to 32 bits."""

from penultimate.rules import CARDS, MARIO
from penultimate.rules.cards import BIT, COLOUR_BITS, DRAWS_BITS, KINDS, SYMBOL_BITS, WILD_BITS, lowest_kind
from penultimate.rules.full_state import state_of
from penultimate.rules.round import deal
from penultimate.rules.state import add_card, remove_card, sets_of


def kinds_in(kinds: int) -> list[str]:
    return [str(card) for card in CARDS if kinds >> card.kind & 1]


def test_a_bit_for_every_kind() -> None:
    assert [int(bit) for bit in BIT] == [2**kind for kind in range(KINDS)]
    everything = 2**KINDS - 1
    for kind in range(KINDS):
        assert lowest_kind(2**kind) == kind
        assert lowest_kind(everything & ~(2**kind - 1)) == kind


def test_the_sets_are_what_they_say() -> None:
    names = [str(card) for card in CARDS]
    assert kinds_in(int(COLOUR_BITS[3])) == [name for name in names if name.startswith("Y")]
    assert COLOUR_BITS[4] == 0
    assert kinds_in(int(SYMBOL_BITS[names.index("Y+2")])) == ["B+2", "G+2", "R+2", "Y+2"]
    assert SYMBOL_BITS[names.index("W")] == 0
    assert kinds_in(int(DRAWS_BITS[names.index("B+2")])) == ["B+2", "G+2", "R+2", "Y+2"]
    assert kinds_in(int(DRAWS_BITS[names.index("W+4")])) == ["W+4"]
    assert DRAWS_BITS[names.index("B7")] == 0
    assert kinds_in(WILD_BITS) == ["W", "W+4", "W*", "W?1", "W?2"]


def test_a_hand_knows_its_kinds() -> None:
    state = state_of(deal(2, MARIO, seed=b"sets"))
    for kind in range(KINDS):
        before = int(state.held[1])
        add_card(state, 1, kind)
        add_card(state, 1, kind)
        assert int(state.held[1]) == before | 2**kind
        remove_card(state, 1, kind)
        remove_card(state, 1, kind)
        assert list(state.held) == list(sets_of(state.hands))
        assert int(state.held[1]) == before


def test_clones_share_nothing_that_changes() -> None:
    state = state_of(deal(3, MARIO, seed=b"clone"))
    copy = state.clone()
    for kind in range(KINDS):
        add_card(copy, 0, kind)
    assert list(state.held) == list(sets_of(state.hands)) != list(copy.held)
