"""What a table asks about a state to tell it on: what everybody sees, and what only one seat sees."""

from penultimate.rules.cards import KINDS
from penultimate.rules.phases import Phase
from penultimate.rules.plain import PublicFacts, plain
from penultimate.rules.state import DARE, NOBODY, State, hand_of
from penultimate.rules.view import OWN, drawn_by, facts_of, got_by, known_to, seen_by


def public_facts(
    state: State, round_number: int, scores: tuple[int, ...], match_winners: tuple[int, ...]
) -> PublicFacts:
    """Not from a view: building one takes longer than everything else about a move."""
    facts = facts_of(state, round_number, scores)
    if match_winners:
        facts["phase"] = Phase.MATCH_OVER
        facts["match_winners"] = match_winners
    return PublicFacts(facts)


def own_facts(state: State, seat: int) -> dict[str, object]:
    """What only this seat sees; -1 for somebody who only watches."""
    hand = hand_of(state, seat) if seat >= 0 else ()
    values = (seat, hand, drawn_by(state, seat), known_to(state, seat), seen_by(state, seat), got_by(state, seat))
    return {name: plain(value) for name, value in zip(OWN, values, strict=True)}


def own_facts_are_the_same(before: State, now: State, seat: int) -> bool:
    """The same as comparing both, at a glance."""
    if before.players != now.players:
        return False
    if seat >= 0:
        at = seat * KINDS
        end = at + KINDS
        while at < end:
            if before.hands[at] != now.hands[at]:
                return False
            at += 1
    if drawn_by(before, seat) is not drawn_by(now, seat):
        return False
    if before.gained is not now.gained and got_by(before, seat) != got_by(now, seat):
        return False
    if seen_by(before, seat) != seen_by(now, seat):
        return False
    return before.known is now.known or known_to(before, seat) == known_to(now, seat)


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
