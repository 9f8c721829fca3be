"""What is allowed. `why_not` answers for any move at all; `turn_codes` and `side_codes` list what it lets pass.

The law, held up by the tests: a move is in the lists exactly when `why_not` has nothing against it. The lists are
written out rather than filtered because simulations live on them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.cards import (
    BLUFF,
    COLOUR,
    COLOURED_KINDS,
    CUSTOM,
    DRAWS,
    FACES,
    KINDS,
    NO_COLOUR,
    REFLECTS,
    SUPER_STAR,
    SYMBOL,
    WILD_PLUS_FOUR,
)
from penultimate.rules.manners import may_own_up, may_vote
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
    PLAY,
    UNO,
    UPHOLD,
    calls_uno,
    colour_of,
    kind_of,
    play_code,
    seat_code,
    seat_of,
    second_seat_of,
    verb_of,
)
from penultimate.rules.state import (
    ANSWER,
    CHOICE,
    COLOUR_PHASE,
    DARE,
    DRAWN,
    NOBODY,
    OVER,
    TURN,
    State,
    cards_can_be_drawn,
    fits,
    holds_matching,
    holds_playable,
    would_be_guilty,
)
from penultimate.rules.turns import rule_on

ALLOWED: Final = 0

# `Refusal`'s values again, as numbers the compiler can see; a test compares them.
ROUND_OVER: Final = 2
NO_SUCH_PLAYER: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_IN_HAND: Final = 5
ANSWER_FIRST: Final = 6
COLOUR_NEEDED: Final = 7
ONLY_THE_DRAWN_CARD: Final = 8
NO_MATCH: Final = 9
NO_SUCH_COLOUR: Final = 10
MUST_PLAY: Final = 11
NOTHING_DRAWN: Final = 12
NOTHING_TO_CHALLENGE: Final = 13
NOTHING_TO_ANSWER: Final = 14
UNO_TOO_EARLY: Final = 15
ALREADY_CALLED: Final = 16
TOO_LATE: Final = 17
NOTHING_TO_CATCH: Final = 18
NO_COACHING_RULE: Final = 19
NOT_NOW: Final = 20

MOST_CODES: Final = 256
"""Room for every code a seat can have at once."""


def why_not(state: State, seat: i64, code: i64) -> i64:
    """The first refusal that applies to the move, or ALLOWED."""
    if state.phase == OVER:
        return ROUND_OVER
    if not 0 <= seat < state.players or not _seats_exist(state, code):
        return NO_SUCH_PLAYER
    verb = verb_of(code)
    if verb == PLAY:
        return _why_not_play(state, seat, code)
    if verb == UNO:
        return _why_not_uno(state, seat)
    if verb == CATCH:
        caught = seat_of(code)
        return ALLOWED if state.owing == caught and caught != seat else NOTHING_TO_CATCH
    if verb == NEXT:
        return NOT_NOW
    if verb in (ACCUSE, UPHOLD, DISMISS, ABSTAIN, OWN_UP):
        return _why_not_talk(state, seat, code)
    if verb == CONFIRM:
        return ALLOWED if state.phase == DARE and not state.confirmed & (1 << seat) else NOT_NOW
    if seat != state.actor or state.phase == DARE:
        return NOT_YOUR_TURN if seat != state.actor else ANSWER_FIRST
    return _why_not_act(state, seat, code)


def _seats_exist(state: State, code: i64) -> bool:
    verb = verb_of(code)
    if verb not in (CATCH, ACCUSE, CHOOSE):
        return True
    first = seat_of(code)
    if first >= state.players:
        return False
    if verb != CHOOSE:
        return True
    second = second_seat_of(code)
    return second == NO_SEAT or second < state.players


def _why_not_play(state: State, seat: i64, code: i64) -> i64:
    kind = kind_of(code)
    colour = colour_of(code)
    out_of_turn = seat != state.actor
    if out_of_turn and not (state.options.jump_in and kind < COLOURED_KINDS and kind == state.top):
        return NOT_YOUR_TURN
    if kind >= KINDS or state.hands[seat * KINDS + kind] == 0:
        return NOT_IN_HAND
    if state.phase in (CHOICE, DARE) or (state.phase == ANSWER and (out_of_turn or not may_answer_with(state, kind))):
        return ANSWER_FIRST
    if state.phase == COLOUR_PHASE or (kind >= COLOURED_KINDS and colour == NO_COLOUR):
        return COLOUR_NEEDED
    if state.phase == DRAWN and not out_of_turn and kind != state.drawn:
        return ONLY_THE_DRAWN_CARD
    if state.phase != ANSWER and not fits(state, kind):
        return NO_MATCH
    if colour != NO_COLOUR and (kind < COLOURED_KINDS or colour > NO_COLOUR):
        return NO_SUCH_COLOUR
    if calls_uno(code):
        refusal = _why_not_call_with_card(state, seat)
        if refusal != ALLOWED:
            return refusal
    return NOT_NOW if out_of_turn and state.phase != TURN else ALLOWED


def may_answer_with(state: State, kind: i64) -> bool:
    """STAR-1, STAR-4, HOUSE-1: a star, or with `stacking` another of the same."""
    if REFLECTS[kind]:
        return True
    return state.options.stacking and not state.duel and DRAWS[kind] > 0 and DRAWS[kind] == DRAWS[state.top]


def _why_not_call_with_card(state: State, seat: i64) -> i64:
    if state.counts[seat] > 2:
        return UNO_TOO_EARLY
    if state.called & (1 << seat):
        return ALREADY_CALLED
    return ALLOWED if state.counts[seat] == 2 or state.owing == seat else TOO_LATE


def _why_not_uno(state: State, seat: i64) -> i64:
    """UNO-1, UNO-4: before, with or after the last card but one."""
    if state.counts[seat] > 2 or (state.counts[seat] == 2 and not _may_call_with_two(state, seat)):
        return UNO_TOO_EARLY
    if state.called & (1 << seat):
        return ALREADY_CALLED
    if state.counts[seat] == 2 or state.owing == seat or _effect_is_under_way(state, seat):
        return ALLOWED
    return TOO_LATE


def _may_call_with_two(state: State, seat: i64) -> bool:
    """On one's own turn, before the card is laid."""
    return seat == state.actor and state.phase != CHOICE and state.phase != DARE


def _effect_is_under_way(state: State, seat: i64) -> bool:
    """The last card but one is laid, and what it does is not over: one may call, though nobody can be caught yet."""
    if state.phase == CHOICE:
        return seat == state.actor
    return state.phase == DARE and seat == state.attacker


def _why_not_talk(state: State, seat: i64, code: i64) -> i64:
    if state.options.coaching_penalty == 0:
        return NO_COACHING_RULE
    verb = verb_of(code)
    if verb == ACCUSE:
        return ALLOWED if state.accused == NOBODY and seat_of(code) != seat else NOT_NOW
    if verb == OWN_UP:
        return ALLOWED if may_own_up(state, seat) else NOT_NOW
    return ALLOWED if may_vote(state, seat) else NOT_NOW


def _why_not_act(state: State, seat: i64, code: i64) -> i64:
    """For the moves of the player whose turn it is, other than playing a card."""
    verb = verb_of(code)
    phase = state.phase
    if phase == ANSWER:
        if verb == ACCEPT:
            return ALLOWED
        if verb == CHALLENGE:
            return ALLOWED if may_challenge(state) else NOTHING_TO_CHALLENGE
        return ANSWER_FIRST
    if phase == CHOICE:
        if verb != CHOOSE:
            return ANSWER_FIRST
        return ALLOWED if _is_a_choice(state, seat, seat_of(code), second_seat_of(code)) else NOT_NOW
    if verb == NAME_COLOUR:
        if colour_of(code) >= NO_COLOUR:
            return NO_SUCH_COLOUR
        return ALLOWED if phase == COLOUR_PHASE else NOT_NOW
    if phase == COLOUR_PHASE:
        return COLOUR_NEEDED
    if verb == DRAW:
        return NOT_NOW if phase == DRAWN else MUST_PLAY if must_play(state, seat) else ALLOWED
    if verb == KEEP:
        if phase != DRAWN:
            return NOTHING_DRAWN
        return MUST_PLAY if must_play_drawn(state, seat) else ALLOWED
    if verb == CHALLENGE:
        return NOTHING_TO_CHALLENGE
    return NOTHING_TO_ANSWER if verb == ACCEPT else NOT_NOW


def _is_a_choice(state: State, seat: i64, first: i64, second: i64) -> bool:
    """Who chooses means another player, or two different ones, as many as are asked for."""
    given = 1 if second == NO_SEAT else 2
    return given == choices_wanted(state) and first != seat and second != seat and second != first


def may_challenge(state: State) -> bool:
    """W4-5: a +4 waits, and no star has come between."""
    return state.phase == ANSWER and BLUFF[state.top] != 0 and not state.duel


def must_play(state: State, seat: i64) -> bool:
    """TURN-4 and TURN-6: drawing is not allowed."""
    if not cards_can_be_drawn(state):
        return holds_playable(state, seat)
    return not state.options.draw_when_able and holds_matching(state, seat)


def must_play_drawn(state: State, seat: i64) -> bool:
    """HOUSE-3."""
    if not state.options.force_play:
        return False
    return not BLUFF[state.drawn] or not would_be_guilty(state, seat)


def choices_wanted(state: State) -> i64:
    rule = rule_on(state, CUSTOM[state.top]) if CUSTOM[state.top] > 0 else None
    return 1 if rule is None else rule.choices


# --- the lists ------------------------------------------------------------------------------------------------------


def turn_codes(state: State, codes: vec[i64]) -> i64:
    """Write what the player whose turn it is may do into `codes`; returns how many. Calls UNO with cards, too."""
    phase = state.phase
    if phase == TURN:
        return _codes_in_turn(state, codes)
    seat = state.actor
    if phase == DRAWN:
        count = _add_calls(state, seat, codes, 0, _add_plays(state.drawn, codes, 0))
        if not must_play_drawn(state, seat):
            codes[count] = KEEP
            count += 1
        return count
    if phase == ANSWER:
        return _codes_to_answer(state, codes)
    if phase == COLOUR_PHASE:
        colour: i64 = 0
        while colour < NO_COLOUR:
            codes[colour] = NAME_COLOUR | (colour << 11)
            colour += 1
        return NO_COLOUR
    if phase == CHOICE:
        return _codes_to_choose(state, codes)
    if phase == DARE:
        codes[0] = CONFIRM
        return 1
    return 0


def _codes_in_turn(state: State, codes: vec[i64]) -> i64:
    seat = state.actor
    count = _add_matching(state, seat, codes)
    matching = count > 0
    kind: i64 = COLOURED_KINDS
    start = seat * KINDS
    while kind < KINDS:
        if state.hands[start + kind] > 0:
            count = _add_plays(kind, codes, count)
        kind += 1
    count = _add_calls(state, seat, codes, 0, count)
    if cards_can_be_drawn(state):
        may_draw = not matching or state.options.draw_when_able
    else:
        may_draw = count == 0
    if may_draw:
        codes[count] = DRAW
        count += 1
    return count


def _add_matching(state: State, seat: i64, codes: vec[i64]) -> i64:
    """The coloured cards that fit: all of the colour in play, and those of the top card's symbol."""
    count: i64 = 0
    hands = state.hands
    offset = seat * KINDS
    kind = state.colour * FACES
    end = kind + FACES
    while kind < end:
        if hands[offset + kind] > 0:
            codes[count] = play_code(kind, NO_COLOUR)
            count += 1
        kind += 1
    symbol = SYMBOL[state.top]
    if symbol >= 0:
        kind = symbol
        while kind < COLOURED_KINDS:
            if hands[offset + kind] > 0 and COLOUR[kind] != state.colour:
                codes[count] = play_code(kind, NO_COLOUR)
                count += 1
            kind += FACES
    return count


def _codes_to_answer(state: State, codes: vec[i64]) -> i64:
    codes[0] = ACCEPT
    count: i64 = 1
    if may_challenge(state):
        codes[1] = CHALLENGE
        count = 2
    seat = state.actor
    start = seat * KINDS
    first = count
    if state.hands[start + SUPER_STAR] > 0:
        count = _add_plays(SUPER_STAR, codes, count)
    if state.options.stacking and not state.duel:
        kind: i64 = 0
        wanted = DRAWS[state.top]
        while kind <= WILD_PLUS_FOUR:
            if state.hands[start + kind] > 0 and DRAWS[kind] > 0 and DRAWS[kind] == wanted:
                count = _add_plays(kind, codes, count)
            kind += 1
    return _add_calls(state, seat, codes, first, count)


def _codes_to_choose(state: State, codes: vec[i64]) -> i64:
    count: i64 = 0
    two = choices_wanted(state) == 2
    first: i64 = 0
    while first < state.players:
        if first != state.actor:
            if not two:
                codes[count] = seat_code(CHOOSE, first)
                count += 1
            else:
                second: i64 = 0
                while second < state.players:
                    if second != state.actor and second != first:
                        codes[count] = CHOOSE | (first << 15) | (second << 19)
                        count += 1
                    second += 1
        first += 1
    return count


def _add_plays(kind: i64, codes: vec[i64], count: i64) -> i64:
    """Every way to play a card: a wild with each colour."""
    if kind < COLOURED_KINDS:
        codes[count] = play_code(kind, NO_COLOUR)
        count += 1
    else:
        colour: i64 = 0
        while colour < NO_COLOUR:
            codes[count] = play_code(kind, colour)
            colour += 1
            count += 1
    return count


def _add_calls(state: State, seat: i64, codes: vec[i64], first: i64, count: i64) -> i64:
    """The plays from `first` on once more, with the call, where one may call."""
    if state.counts[seat] <= 2 and _why_not_call_with_card(state, seat) == ALLOWED:
        end = count
        while first < end:
            codes[count] = codes[first] | CALL_BIT
            first += 1
            count += 1
    return count


def side_codes(state: State, seat: i64, codes: vec[i64], count: i64) -> i64:
    """Append what a seat may do besides, whoever's turn it is: call, catch, jump in, accuse, vote, confirm."""
    if state.phase == OVER:
        return count
    if state.counts[seat] <= 2 and _why_not_uno(state, seat) == ALLOWED:
        codes[count] = UNO
        count += 1
    if state.owing != NOBODY and state.owing != seat:
        codes[count] = seat_code(CATCH, state.owing)
        count += 1
    if seat != state.actor:
        if state.options.jump_in and state.phase == TURN and _may_jump_in(state, seat):
            count = _add_calls(state, seat, codes, count, _add_plays(state.top, codes, count))
        if state.phase == DARE and not state.confirmed & (1 << seat):
            codes[count] = CONFIRM
            count += 1
    if state.options.coaching_penalty > 0:
        count = _talk_codes(state, seat, codes, count)
    return count


def _may_jump_in(state: State, seat: i64) -> bool:
    top = state.top
    return top < COLOURED_KINDS and state.hands[seat * KINDS + top] > 0


def _talk_codes(state: State, seat: i64, codes: vec[i64], count: i64) -> i64:
    if state.accused == NOBODY:
        other: i64 = 0
        while other < state.players:
            if other != seat:
                codes[count] = seat_code(ACCUSE, other)
                count += 1
            other += 1
        return count
    if may_vote(state, seat):
        codes[count] = UPHOLD
        codes[count + 1] = DISMISS
        codes[count + 2] = ABSTAIN
        count += 3
    elif may_own_up(state, seat):
        codes[count] = OWN_UP
        count += 1
    return count
