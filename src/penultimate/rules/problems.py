"""Why a position cannot be: what a reader of positions asks before trusting one, as python-chess's `status()` does."""

from penultimate.rules.cards import CARDS, COLOUR, COLOURED_KINDS, KINDS, NO_COLOUR
from penultimate.rules.editions import deck_of
from penultimate.rules.state import ANSWER, COLOUR_PHASE, DRAWN, NOBODY, OVER, TURN, State, cards_of, hand_of


def problems_of(state: State) -> list[str]:
    """Everything that is wrong, in words; nothing for a position that play can lead to."""
    return [
        *_cards(state),
        *_hands(state),
        *_top(state),
        *_waiting(state),
        *_ending(state),
        *_sightings(state),
    ]


def _cards(state: State) -> list[str]:
    """CARD-1 to CARD-4: every card of the deck is somewhere, and nothing else is anywhere."""
    found = [0] * KINDS
    for seat in range(int(state.players)):
        for card in hand_of(state, seat):
            found[card.kind] += 1
    for at in range(int(state.pile_size)):
        found[int(state.pile[at])] += 1
    for at in range(int(state.discard_size)):
        found[int(state.discards[at])] += 1
    deck = deck_of(state.options.edition)
    return [
        f"cards: there are {found[kind]} of {CARDS[kind]}, and the deck has {int(deck[kind])}"
        for kind in range(KINDS)
        if found[kind] != deck[kind]
    ]


def _hands(state: State) -> list[str]:
    if state.phase not in (COLOUR_PHASE, TURN, DRAWN):
        return []
    empty = [seat for seat in range(int(state.players)) if state.counts[seat] == 0]
    return [f"hands: seat {seat} has no cards, and the round goes on" for seat in empty]


def _top(state: State) -> list[str]:
    own = COLOUR[state.top]
    if state.top < COLOURED_KINDS:
        return [] if own == state.colour else [f"colour: {CARDS[int(state.top)]} is on top, and another colour in play"]
    if state.colour == NO_COLOUR and state.phase not in (COLOUR_PHASE, OVER):
        return [f"colour: nobody named one for {CARDS[int(state.top)]}"]
    return []


def _waiting(state: State) -> list[str]:
    """What each phase needs to be there."""
    found: list[str] = []
    if state.phase == ANSWER and (state.pending <= 0 or state.attacker == NOBODY):
        found.append("answer: nothing waits to be answered")
    if state.phase == DRAWN and (state.drawn < 0 or state.hands[state.actor * KINDS + state.drawn] == 0):
        found.append(f"drawn: seat {int(state.actor)} does not hold the drawn card")
    if state.phase == COLOUR_PHASE and (state.top < COLOURED_KINDS or state.discard_size != 1):
        found.append("colour: a colour is named for a wild that was turned up first")
    if (state.accused == NOBODY) != (state.accuser == NOBODY):
        found.append("accusation: one of accuser and accused is missing")
    return found


def _ending(state: State) -> list[str]:
    if state.winner == NOBODY:
        return []
    if state.phase != OVER:
        return ["winner: somebody has won, and the round goes on"]
    return [] if state.counts[state.winner] == 0 else [f"winner: seat {int(state.winner)} still has cards"]


def _sightings(state: State) -> list[str]:
    """Nobody knows a card to be where it is not."""
    found: list[str] = []
    for sighting in state.known:
        hand = list(hand_of(state, int(sighting.owner)))
        for card in cards_of(sighting.cards):
            if card in hand:
                hand.remove(card)
            else:
                found.append(
                    f"known: seat {int(sighting.viewer)} knows of {card}, and seat {int(sighting.owner)} has none"
                )
    return found
