"""What everybody at the table sees, as plain values with the names of `SeatView`: for who tells many seats at once.

Building a whole view for each of them takes longer than everything else about a move; a test holds the two together.
"""

from penultimate.rules.cards import CARDS, card_of
from penultimate.rules.legality import choices_wanted, may_challenge
from penultimate.rules.state import CHOICE, DARE, DRAWN, NOBODY, PHASE_NAMES, State, hand_of, top_card
from penultimate.rules.view import flags_of, known_to, votes_of


def public_facts(state: State, shown_discards: int) -> dict[str, object]:
    """`discards` are only the newest so many, and `discard_size` says how many there are."""
    players = int(state.players)
    size = int(state.discard_size)
    waiting = state.pending > 0 or state.phase == DARE
    return {
        "players": players,
        "dealer": int(state.dealer),
        "to_the_left": state.direction == 1,
        "phase": PHASE_NAMES[int(state.phase)],
        "actor": int(state.actor),
        "counts": [int(state.counts[seat]) for seat in range(players)],
        "top": str(top_card(state)),
        "below": str(card_of(int(state.discards[size - 2]), int(state.colour_below))) if may_challenge(state) else None,
        "discards": [str(CARDS[int(state.discards[at])]) for at in range(max(0, size - shown_discards), size)],
        "discard_size": size,
        "pile_size": int(state.pile_size),
        "pending": int(state.pending),
        "attacker": int(state.attacker) if waiting else -1,
        "duel": state.duel,
        "first_hit": int(state.first_hit) if state.pending > 0 else -1,
        "called": flags_of(state.called, players),
        "owing": int(state.owing),
        "misses": [int(state.misses[seat]) for seat in range(players)],
        "choices": int(choices_wanted(state)) if state.phase == CHOICE else 0,
        "accused": int(state.accused),
        "accuser": int(state.accuser),
        "votes": votes_of(state, players),
        "confirmed": flags_of(state.confirmed if state.phase == DARE else 0, players),
        "winner": int(state.winner),
    }


def own_facts(state: State, seat: int) -> dict[str, object]:
    """What only this seat sees, as plain values; -1 for somebody who only watches."""
    drawn = state.phase == DRAWN and state.actor == seat
    return {
        "seat": seat,
        "hand": [str(card) for card in hand_of(state, seat)] if seat >= 0 else [],
        "drawn": str(CARDS[int(state.drawn)]) if drawn else None,
        "known": [(owner, [str(card) for card in cards]) for owner, cards in known_to(state, seat)],
    }


def has_nothing_to_do(state: State, seat: int) -> bool:
    """Whether it is plain at a glance that `seat` has no legal move; False may still mean that it has none."""
    return (
        seat != state.actor
        and state.owing == NOBODY
        and state.counts[seat] > 2
        and state.phase != DARE
        and not state.options.jump_in
        and state.options.coaching_penalty == 0
    )
