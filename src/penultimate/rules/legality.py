"""What is allowed. `why_not` answers for any move at all; `turn_codes` and `side_codes` list what it lets pass.

The law, held up by the tests: a move is in the lists exactly when `why_not` has nothing against it. The lists are
written out rather than filtered because simulations live on them. Where a custom rule asks for several cards, they
list one card at a time; `why_not` also takes several at once. Calls that change nothing (UNO-4: a late one, one
with the last card, one made twice) are allowed as well, but have a list of their own, `needless_codes`: to whoever
picks from a list they would be the same move twice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.rules.cards import (
    BIT,
    BLUFF,
    COLOUR_BITS,
    COLOURED_KINDS,
    CUSTOM,
    DRAWS_BITS,
    KINDS,
    NO_COLOUR,
    REFLECTS,
    SUPER_STAR,
    SYMBOL_BITS,
    WILD_BITS,
    lowest_kind,
)
from penultimate.rules.effects import Law
from penultimate.rules.lawful import banned_kinds, freed_by, holds_card_to_lay, holds_for, stacked_by
from penultimate.rules.manners import may_accuse, may_own_up, may_vote
from penultimate.rules.moves import (
    ABSTAIN,
    ACCEPT,
    ACCUSE,
    CALL_BIT,
    CATCH,
    CHALLENGE,
    CHOOSE,
    CHOSEN_CARDS,
    CHOSEN_WAY,
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
    WRONG_NUMBER,
    calls_uno,
    card_choice_code,
    chosen_colour,
    chosen_kinds,
    chosen_number,
    colour_choice_code,
    colour_of,
    kind_of,
    number_code,
    play_code,
    seat_code,
    seat_of,
    second_seat_of,
    speaks_of_yes,
    verb_of,
    way_code,
)
from penultimate.rules.offers import cards_on_offer, cards_to_choose, kinds_to_choose
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
        return _why_not_catch(state, seat, seat_of(code))
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
    return second in (NO_SEAT, WRONG_NUMBER, CHOSEN_CARDS, CHOSEN_WAY) or second < state.players


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
    if state.phase != ANSWER and not fits(state, kind) and not (state.standing and _is_free(state, seat, kind)):
        return NO_MATCH
    if state.standing and is_banned(state, seat, kind):
        return NO_MATCH
    if colour != NO_COLOUR and (kind < COLOURED_KINDS or colour > NO_COLOUR):
        return NO_SUCH_COLOUR
    if calls_uno(code) and state.counts[seat] > 2:
        return UNO_TOO_EARLY  # any other word too many never stops a card (UNO-4)
    return NOT_NOW if out_of_turn and state.phase != TURN else ALLOWED


def may_answer_with(state: State, kind: i64) -> bool:
    """STAR-1, STAR-4, HOUSE-1: a star, or with `stacking` another of the same; CUST-2: or what a rule in force lets."""
    if REFLECTS[kind]:
        return True
    return not state.duel and _answers(state) & BIT[kind] != 0


def _answers(state: State) -> i64:
    """The kinds of card, as bits, with which `actor` may send the draw card on top on."""
    bits: i64 = 0
    if state.options.stacking:
        bits = DRAWS_BITS[state.top]
    if state.standing:
        bits |= stacked_by(state.standing, state.actor, state.top)
    return bits


def _is_free(state: State, seat: i64, kind: i64) -> bool:
    """Whether a rule in force lets the card be laid on any other."""
    return (freed_by(state.standing, seat) & BIT[kind]) != 0


def is_banned(state: State, seat: i64, kind: i64) -> bool:
    """Whether a rule in force forbids the card."""
    return (banned_kinds(state, seat) & BIT[kind]) != 0


def _why_not_uno(state: State, seat: i64) -> i64:
    """UNO-1, UNO-4: with two cards on one's own turn, or with one at any time, however late."""
    if state.counts[seat] > 2 or (state.counts[seat] == 2 and not _may_call_with_two(state, seat)):
        return UNO_TOO_EARLY
    return ALREADY_CALLED if state.called & (1 << seat) else ALLOWED


def _why_not_catch(state: State, seat: i64, caught: i64) -> i64:
    """UNO-2: whoever forgot, until the window shuts; UNO-4: nobody else, and never oneself."""
    if state.owing == caught and caught != seat:
        return ALLOWED
    return TOO_LATE if state.forgot & (1 << caught) else NOTHING_TO_CATCH


def _may_call_with_two(state: State, seat: i64) -> bool:
    """On one's own turn, before the card is laid."""
    return seat == state.actor and state.phase != CHOICE and state.phase != DARE


def _effect_is_under_way(state: State, seat: i64) -> bool:
    """The last card but one is laid, and what it does is not over: one may call, though nobody can be caught yet."""
    if state.phase == CHOICE:
        if state.agenda is not None and state.agenda.after == "turn":
            return False
        return seat == (state.actor if state.agenda is None else state.agenda.layer)
    return state.phase == DARE and seat == state.attacker


def _why_not_talk(state: State, seat: i64, code: i64) -> i64:
    if state.options.coaching_penalty == 0:
        return NO_COACHING_RULE
    verb = verb_of(code)
    if verb == ACCUSE:
        return ALLOWED if may_accuse(state) and seat_of(code) != seat else NOT_NOW
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
        if state.agenda is not None:
            return _why_not_this_answer(state, seat, code)
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
    if second == WRONG_NUMBER:
        return False
    given = 1 if second == NO_SEAT else 2
    return given == choices_wanted(state) and first != seat and second != seat and second != first


def _why_not_this_answer(state: State, seat: i64, code: i64) -> i64:
    """What a custom rule asks for: cards, of the sort it wants and not too many; a way, player, number or colour."""
    agenda = state.agenda
    assert agenda is not None
    shape = second_seat_of(code)
    asks = agenda.asks
    if asks == "may":
        return ALLOWED if shape == CHOSEN_WAY and speaks_of_yes(code) else NOT_NOW
    if agenda.ways > 0:
        return ALLOWED if shape == CHOSEN_WAY and 1 <= chosen_number(code) <= agenda.ways else NOT_NOW
    if asks == "name":
        return ALLOWED if shape == CHOSEN_WAY and chosen_number(code) >= 0 else NOT_NOW
    if asks == "dye":
        return ALLOWED if shape == CHOSEN_WAY and chosen_colour(code) >= 0 else NOT_NOW
    if asks == "vote" or asks == "whom":
        return ALLOWED if shape == NO_SEAT and seat_of(code) != seat else NOT_NOW
    if asks == "point":
        return ALLOWED if shape == NO_SEAT else NOT_NOW
    if shape == CHOSEN_WAY and agenda.asks_for_some:
        return ALLOWED if code == way_code(1, True) else NOT_NOW  # "no": these are enough
    if shape != CHOSEN_CARDS:
        return NOT_NOW
    kinds = chosen_kinds(code)
    wanted = kinds_to_choose(state)
    offered = cards_on_offer(state)
    for kind in kinds:
        if kind < 0 or kind >= KINDS:
            return NOT_IN_HAND
        times = _times(kinds, kind)
        if times > i64(offered[kind]):  # or it is in the hand, but not among the cards just drawn
            return NO_MATCH if state.gained and times <= i64(state.hands[seat * KINDS + kind]) else NOT_IN_HAND
    for kind in kinds:
        if not wanted & BIT[kind]:
            return NO_MATCH
    return ALLOWED if len(kinds) <= cards_to_choose(state) else NOT_NOW


def _times(kinds: vec[i64], kind: i64) -> i64:
    found: i64 = 0
    for each in kinds:
        if each == kind:
            found += 1
    return found


def may_challenge(state: State) -> bool:
    """W4-5: a +4 waits, and no star has come between."""
    return state.phase == ANSWER and BLUFF[state.top] != 0 and not state.duel


def must_play(state: State, seat: i64) -> bool:
    """TURN-4 and TURN-6: drawing is not allowed."""
    if state.standing:
        return _must_play_by_law(state, seat)
    if not cards_can_be_drawn(state):
        return holds_playable(state, seat)
    return not state.options.draw_when_able and holds_matching(state, seat)


def _must_play_by_law(state: State, seat: i64) -> bool:
    """The same where rules in force forbid cards, or forbid to draw with a card that could be laid."""
    if not cards_can_be_drawn(state) or holds_for(state, seat, Law.PRESS):
        return holds_card_to_lay(state, seat)
    return not state.options.draw_when_able and holds_card_to_lay(state, seat, COLOURED_KINDS)


def must_play_drawn(state: State, seat: i64) -> bool:
    """HOUSE-3."""
    if not state.options.force_play:
        return False
    return not BLUFF[state.drawn] or not would_be_guilty(state, seat)


def choices_wanted(state: State) -> i64:
    if state.agenda is not None:
        return 0
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
    if state.standing:
        return _codes_under_laws(state, codes)
    seat = state.actor
    held = state.held[seat]
    coloured = COLOUR_BITS[state.colour]
    count = _add_coloured(held & coloured, codes, 0)
    count = _add_coloured(held & SYMBOL_BITS[state.top] & ~coloured, codes, count)
    matching = count > 0
    count = _add_all(held & WILD_BITS, codes, count)
    count = _add_calls(state, seat, codes, 0, count)
    if cards_can_be_drawn(state):
        may_draw = not matching or state.options.draw_when_able
    else:
        may_draw = count == 0
    if may_draw:
        codes[count] = DRAW
        count += 1
    return count


def _codes_under_laws(state: State, codes: vec[i64]) -> i64:
    """The same while rules are in force."""
    seat = state.actor
    held = state.held[seat] & ~banned_kinds(state, seat)
    coloured = COLOUR_BITS[state.colour]
    count = _add_coloured(held & coloured, codes, 0)
    alike = SYMBOL_BITS[state.top] & ~coloured
    count = _add_coloured(held & alike, codes, count)
    count = _add_coloured(held & freed_by(state.standing, seat) & ~(coloured | alike | WILD_BITS), codes, count)
    count = _add_all(held & WILD_BITS, codes, count)
    count = _add_calls(state, seat, codes, 0, count)
    if not _must_play_by_law(state, seat):
        codes[count] = DRAW
        count += 1
    return count


def _without_banned(state: State, seat: i64, codes: vec[i64], first: i64, count: i64) -> i64:
    """Leave out the plays from `first` on that a rule in force forbids."""
    banned = banned_kinds(state, seat)
    kept = first
    while first < count:
        if verb_of(codes[first]) != PLAY or not banned & BIT[kind_of(codes[first])]:
            codes[kept] = codes[first]
            kept += 1
        first += 1
    return kept


def _add_coloured(kinds: i64, codes: vec[i64], count: i64) -> i64:
    """To lay each of these coloured cards."""
    while kinds != 0:
        codes[count] = play_code(lowest_kind(kinds), NO_COLOUR)
        count += 1
        kinds &= kinds - 1
    return count


def _add_all(kinds: i64, codes: vec[i64], count: i64) -> i64:
    """To lay each of these cards, in every way there is."""
    while kinds != 0:
        count = _add_plays(lowest_kind(kinds), codes, count)
        kinds &= kinds - 1
    return count


def _codes_to_answer(state: State, codes: vec[i64]) -> i64:
    codes[0] = ACCEPT
    count: i64 = 1
    if may_challenge(state):
        codes[1] = CHALLENGE
        count = 2
    seat = state.actor
    first = count
    count = _add_all(state.held[seat] & BIT[SUPER_STAR], codes, count)
    if not state.duel and (state.options.stacking or state.standing):
        count = _add_all(state.held[seat] & _answers(state), codes, count)
    if state.standing:
        count = _without_banned(state, seat, codes, first, count)
    return _add_calls(state, seat, codes, first, count)


def _codes_to_answer_rule(state: State, codes: vec[i64]) -> i64:
    """One card at a time, whichever are wanted; or each way, each player, each number, each colour."""
    agenda = state.agenda
    assert agenda is not None
    if agenda.asks == "vote" or agenda.asks == "whom":
        return _codes_to_choose_one(state, codes)
    if agenda.asks == "point":
        seat: i64 = 0
        while seat < state.players:
            codes[seat] = seat_code(CHOOSE, seat)
            seat += 1
        return state.players
    if agenda.asks == "dye":
        colour: i64 = 0
        while colour < NO_COLOUR:
            codes[colour] = colour_choice_code(colour)
            colour += 1
        return NO_COLOUR
    if agenda.asks == "name":
        number: i64 = 0
        while number < 10:
            codes[number] = number_code(number)
            number += 1
        return 10
    if agenda.asks_for_a_way:
        if agenda.ways == 0:
            codes[0] = way_code(0, True)
            codes[1] = way_code(1, True)
            return 2
        way: i64 = 0
        while way < agenda.ways:
            codes[way] = number_code(way + 1)
            way += 1
        return way
    count: i64 = 0
    wanted = kinds_to_choose(state)
    kind: i64 = 0
    offered = cards_on_offer(state)
    while kind < KINDS:
        if wanted & BIT[kind] and offered[kind] > 0:
            codes[count] = card_choice_code(kind)
            count += 1
        kind += 1
    if agenda.asks_for_some:
        codes[count] = way_code(1, True)
        count += 1
    return count


def _codes_to_choose(state: State, codes: vec[i64]) -> i64:
    if state.agenda is not None:
        return _codes_to_answer_rule(state, codes)
    if choices_wanted(state) != 2:
        return _codes_to_choose_one(state, codes)
    count: i64 = 0
    first: i64 = 0
    while first < state.players:
        if first != state.actor:
            second: i64 = 0
            while second < state.players:
                if second != state.actor and second != first:
                    codes[count] = CHOOSE | (first << 15) | (second << 19)
                    count += 1
                second += 1
        first += 1
    return count


def _codes_to_choose_one(state: State, codes: vec[i64]) -> i64:
    count: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != state.actor:
            codes[count] = seat_code(CHOOSE, seat)
            count += 1
        seat += 1
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
    """The plays from `first` on once more, with the call, where it matters."""
    if state.counts[seat] <= 2 and _matters_with_card(state, seat):
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
    if state.counts[seat] <= 2 and _matters_alone(state, seat):
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
    if top >= COLOURED_KINDS or state.hands[seat * KINDS + top] == 0:
        return False
    return not state.standing or not is_banned(state, seat, top)


def _talk_codes(state: State, seat: i64, codes: vec[i64], count: i64) -> i64:
    if may_accuse(state):
        other: i64 = 0
        while other < state.players:
            if other != seat:
                codes[count] = seat_code(ACCUSE, other)
                count += 1
            other += 1
    if may_vote(state, seat):
        codes[count] = UPHOLD
        codes[count + 1] = DISMISS
        codes[count + 2] = ABSTAIN
        count += 3
    elif may_own_up(state, seat):
        codes[count] = OWN_UP
        count += 1
    return count


# --- calls that change nothing --------------------------------------------------------------------------------------


def _matters_with_card(state: State, seat: i64) -> bool:
    """Whether a call with the card is one that is owed, or is about to be."""
    if state.called & (1 << seat):
        return False
    return state.counts[seat] == 2 or state.owing == seat


def _matters_alone(state: State, seat: i64) -> bool:
    """The same for the word alone."""
    if _why_not_uno(state, seat) != ALLOWED:
        return False
    return state.counts[seat] == 2 or state.owing == seat or _effect_is_under_way(state, seat)


def needless_codes(state: State, seat: i64, codes: vec[i64], listed: i64) -> i64:
    """Append the calls that are taken but change nothing (UNO-4) to the `listed` codes of a seat."""
    count = listed
    if state.counts[seat] > 2 or state.phase == OVER:
        return count
    if _why_not_uno(state, seat) == ALLOWED and not _matters_alone(state, seat):
        codes[count] = UNO
        count += 1
    if not _matters_with_card(state, seat):
        at: i64 = 0
        while at < listed:
            if verb_of(codes[at]) == PLAY:
                codes[count] = codes[at] | CALL_BIT
                count += 1
            at += 1
    return count
