"""What no scenario can show, because it happens before one starts: the deck, the draw for the dealer, the deal."""

import pytest

from penultimate.rules import BRAILLE, CARDS, EDITIONS, MARIO, Match, OptionError
from penultimate.rules.cards import KINDS
from penultimate.rules.editions import EDITION_NAMES, deck_of
from penultimate.rules.events import CardPutBack, CardTurnedUp, DealerDrawn, DealerFound, HandDealt
from penultimate.rules.full_state import state_of


def deck(edition: str) -> dict[str, int]:
    counts = deck_of(edition)
    return {str(CARDS[kind]): int(counts[kind]) for kind in range(KINDS) if counts[kind] > 0}


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_number_cards(edition: str) -> None:
    """CARD-1."""
    found = deck(edition)
    for colour in "BGRY":
        assert found[f"{colour}0"] == 1
        assert [found[f"{colour}{number}"] for number in range(1, 10)] == [2] * 9
    assert (
        sum(count for card, count in found.items() if card[0] in "BGRY" and card[1:].isdigit() and "+" not in card)
        == 76
    )


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_action_cards(edition: str) -> None:
    """CARD-2."""
    found = deck(edition)
    assert [found[colour + face] for colour in "BGRY" for face in ("+2", "R", "S")] == [2] * 12


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_wild_cards(edition: str) -> None:
    """CARD-3."""
    found = deck(edition)
    assert (found["W"], found["W+4"]) == (4, 4)


def test_stars_and_customs_are_the_mario_editions() -> None:
    """CARD-4."""
    mario, braille, classic = deck("mario"), deck("braille"), deck("classic")
    assert (mario["W*"], mario["W?1"], mario["W?2"]) == (2, 1, 1)
    assert not {"W*", "W?1", "W?2"} & braille.keys()
    assert sum(mario.values()) == MARIO.deck_size == 112
    assert sum(braille.values()) == BRAILLE.deck_size == 108
    assert classic == braille


@pytest.mark.parametrize("players", [1, 11, 0, -1])
def test_neither_fewer_than_two_nor_more_than_ten(players: int) -> None:
    """CARD-6."""
    with pytest.raises(OptionError, match="2 to 10 can play"):
        Match(players, seed=1)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("players", [2, 3, 10])
def test_the_highest_number_deals(edition: str, players: int) -> None:
    """SETUP-1: symbols count as zero, ties draw again among themselves."""
    tied = symbols = 0
    for seed in range(60):
        match = Match(players, EDITIONS[edition], seed=seed)
        drawn = [event for event in match.beginning if isinstance(event, DealerDrawn)]
        contenders = list(range(players))
        while len(contenders) > 1:
            turn, drawn = drawn[: len(contenders)], drawn[len(contenders) :]
            assert [event.seat for event in turn] == contenders
            values = [0 if event.card.number is None else event.card.number for event in turn]
            symbols += sum(event.card.number is None for event in turn)
            contenders = [seat for seat, value in zip(contenders, values, strict=True) if value == max(values)]
            tied += len(contenders) > 1
        assert drawn == []
        assert [event for event in match.beginning if isinstance(event, DealerFound)] == [DealerFound(contenders[0])]
        assert match.dealer == contenders[0]
    assert tied, "no tie in sixty draws: this test has seen nothing"
    assert symbols


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("players", [2, 10])
def test_seven_each_from_the_whole_deck(edition: str, players: int) -> None:
    """SETUP-2: the cards drawn for the dealer have gone back. SETUP-3: then one card is turned up, never a +4."""
    put_back = 0
    for seed in range(200):
        match = Match(players, EDITIONS[edition], seed=seed)
        hands = [event.cards for event in match.beginning if isinstance(event, HandDealt)]
        assert [len(hand) for hand in hands] == [7] * players
        put_back += sum(isinstance(event, CardPutBack) for event in match.beginning)
        (turned_up,) = [event for event in match.beginning if isinstance(event, CardTurnedUp)]
        assert str(turned_up.card) != "W+4"
        state = state_of(match.round)
        assert int(state.discard_size) == 1
        held = sum(int(count) for count in state.counts)
        assert int(state.pile_size) + held + 1 == match.options.deck_size
    assert put_back, "no +4 was turned up in 200 deals: this test has seen nothing of OPEN-5"
