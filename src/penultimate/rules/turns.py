"""What a legal move does. Each function here takes the state from one question to a player to the next.

Nothing is checked again: `legality.py` says what is allowed, and simulations that pick from its list need not ask
twice. The card turned up at the start goes through the same code as every other (OPEN-1 to OPEN-5).
"""

from typing import Final

from mypy_extensions import i64

from penultimate.rules.answers import take_colour, take_number, take_player, take_way
from penultimate.rules.cards import (
    BIT,
    BLUFF,
    COLOUR,
    COLOURED_KINDS,
    CUSTOM,
    DRAWS,
    HAND_TRICK,
    KINDS,
    NO_COLOUR,
    PLAIN,
    REFLECTS,
    REVERSES,
    SKIPS,
    Colour,
    card_of,
)
from penultimate.rules.custom import begin_rule, go_on, has_ended_with_answer
from penultimate.rules.deeds import (
    begin_turn as enter_turn,
)
from penultimate.rules.deeds import (
    draw_cards,
    end_round,
    forget_encore,
    forget_what_it_declined,
    hand_grew,
    miss_turn,
    note_played,
    pass_hands_on,
    show_hand,
    shut_window,
    swap_hands,
    turn_round,
)
from penultimate.rules.effects import PLAYABLE, Amount, Rule
from penultimate.rules.events import (
    AnswerAwaited,
    CardKept,
    CardMuted,
    CardPlayed,
    CardPutBack,
    CardTakenBack,
    CardTurnedUp,
    Challenged,
    ChallengeSettled,
    ChoiceAwaited,
    ColourAwaited,
    ColourNamed,
    DareAwaited,
    NothingToDraw,
    PlayerChosen,
    Reflected,
    RuleRuns,
    UnoCalled,
    Why,
)
from penultimate.rules.in_force import let_play_again, when_played, when_turn_begins
from penultimate.rules.kinds import SWAPS_HANDS
from penultimate.rules.lawful import end_what_holds_for_a_card, is_muted, may_lay, stacked_by, toll_for, toll_until
from penultimate.rules.moves import (
    ACCEPT,
    CHALLENGE,
    CHOOSE,
    CHOSEN_WAY,
    DRAW,
    KEEP,
    NAME_COLOUR,
    NO_SEAT,
    PLAY,
    calls_uno,
    chosen_colour,
    chosen_kinds,
    chosen_number,
    chosen_way,
    colour_of,
    kind_of,
    seat_of,
    second_seat_of,
    verb_of,
)
from penultimate.rules.offers import take_cards, take_no_more
from penultimate.rules.people import kinds_of
from penultimate.rules.state import (
    ANSWER,
    CHOICE,
    COLOUR_PHASE,
    DARE,
    DRAWN,
    NO_CARD,
    NOBODY,
    OVER,
    TURN,
    State,
    add_card,
    cards_can_be_drawn,
    discard,
    note_declined,
    note_not_declined,
    put_under_pile,
    remove_card,
    step,
    take_from_pile,
    top_card,
    would_be_guilty,
)

# Looked up once: the members of an enumeration cost more to get at than the cards they are about.
_OPENING: Final = Why.OPENING
_TURN: Final = Why.TURN
_PLUS_TWO: Final = Why.PLUS_TWO
_PLUS_FOUR: Final = Why.PLUS_FOUR
_REFLECTED: Final = Why.REFLECTED
_INNOCENT: Final = Why.INNOCENT
_GUILTY: Final = Why.GUILTY
_LAST_CARD: Final = Why.LAST_CARD


def perform(state: State, seat: i64, code: i64) -> None:
    """Carry out a legal move of the player whose turn it is (or a jump-in)."""
    verb = verb_of(code)
    if verb == PLAY:
        _lay(state, seat, code)
    elif verb == DRAW:
        _draw(state, seat)
    elif verb == KEEP:
        _keep(state, seat)
    elif verb == ACCEPT:
        _accept(state, seat)
    elif verb == CHALLENGE:
        _challenge(state, seat)
    elif verb == NAME_COLOUR:
        _name_opening_colour(state, seat, colour_of(code))
    elif verb == CHOOSE:
        if state.agenda is None:
            _choose(state, seat, seat_of(code), second_seat_of(code))
        else:
            _answer_rule(state, code)
    else:
        raise AssertionError("not a move of the player whose turn it is")


def begin_turn(state: State, seat: i64) -> None:
    """It is somebody's turn; what a rule in force says of that comes first."""
    enter_turn(state, seat)
    if state.standing and when_turn_begins(state, state.actor):
        _go_on(state, state.actor)


# --- the first card -------------------------------------------------------------------------------------------------


def turn_up_first_card(state: State) -> None:
    """SETUP-3, SETUP-4 and OPEN-1 to OPEN-5. There must be a card that is no +4 in the draw pile."""
    kind = take_from_pile(state)
    while BLUFF[kind]:
        if state.log is not None:
            state.log.append(CardPutBack(card_of(int(kind), NO_COLOUR)))
        put_under_pile(state, kind)
        kind = take_from_pile(state)
    discard(state, kind)
    state.colour = COLOUR[kind]
    state.direction = 1
    if state.log is not None:
        state.log.append(CardTurnedUp(card_of(int(kind), NO_COLOUR)))
    first = step(state, state.dealer)
    if kind >= COLOURED_KINDS:
        state.phase = COLOUR_PHASE
        state.actor = first
        if state.log is not None:
            state.log.append(ColourAwaited(int(first)))
    elif REVERSES[kind]:
        turn_round(state)
        begin_turn(state, state.dealer)
    elif DRAWS[kind] > 0:
        draw_cards(state, first, DRAWS[kind], _OPENING)
        _lose_turn(state, first)
    elif SKIPS[kind]:
        _lose_turn(state, first)
    else:
        begin_turn(state, first)


def _name_opening_colour(state: State, seat: i64, colour: i64) -> None:
    state.colour = colour
    if state.log is not None:
        state.log.append(ColourNamed(int(seat), Colour(int(colour))))
    begin_turn(state, seat)


# --- laying a card --------------------------------------------------------------------------------------------------


def _lay(state: State, seat: i64, code: i64) -> None:
    kind = kind_of(code)
    shut_window(state)
    state.passes = 0
    state.exchanged = 0
    answering = state.phase == ANSWER
    jumped_in = seat != state.actor
    if calls_uno(code):
        call_uno(state, seat)
    remove_card(state, seat, kind)
    if state.known_kinds & BIT[kind]:
        note_played(state, seat, kind)
    state.colour_below = state.colour
    if kind < COLOURED_KINDS:
        state.colour = COLOUR[kind]
    else:
        if BLUFF[kind]:
            _note_bluff(state, seat)
        state.colour = colour_of(code)
    discard(state, kind)
    note_not_declined(state, seat)
    if state.log is not None:
        state.log.append(CardPlayed(int(seat), top_card(state), int(state.counts[seat]), jumped_in))
    muted = False
    if state.standing:
        muted = not answering and is_muted(state, seat, kind)
        end_what_holds_for_a_card(state, seat, kind)
    if state.counts[seat] == 0:
        _go_out(state, seat, kind, answering=answering, muted=muted)
        return
    state.actor = seat
    if state.standing and when_played(state, seat, kind, "answer" if answering else "muted" if muted else "card"):
        _go_on(state, seat)
    else:
        _do_what_it_does(state, seat, kind, answering=answering, muted=muted)
    _judge_duty(state, seat)


def _do_what_it_does(state: State, seat: i64, kind: i64, *, answering: bool, muted: bool) -> None:
    if muted:
        _do_nothing(state, seat, kind)
    elif PLAIN[kind] or (HAND_TRICK[kind] > 0 and not state.options.seven_zero):
        begin_turn(state, step(state, seat))
    elif answering and REFLECTS[kind]:
        _reflect(state, seat)
    elif DRAWS[kind] > 0:
        _attack(state, seat, kind)
    elif CUSTOM[kind] > 0:
        _begin_rule(state, seat, CUSTOM[kind])
    elif HAND_TRICK[kind] > 0:
        _trick(state, seat, HAND_TRICK[kind])
    else:
        if REVERSES[kind]:
            turn_round(state)
        after = step(state, seat)
        if SKIPS[kind] or (REVERSES[kind] and state.players == 2 and state.options.reverse_skips_two):
            _lose_turn(state, after)
        else:
            begin_turn(state, after)


def _do_nothing(state: State, seat: i64, kind: i64) -> None:
    """A rule in force says that the card has no effect."""
    if state.log is not None and not PLAIN[kind]:
        state.log.append(CardMuted(int(seat)))
    begin_turn(state, step(state, seat))


def _note_bluff(state: State, seat: i64) -> None:
    """A +4 leaves the hand: whether it was guilty, and what a challenge will show."""
    state.guilty = would_be_guilty(state, seat)
    start = seat * KINDS
    state.bluff_hand = state.hands[start : start + KINDS]


def _judge_duty(state: State, seat: i64) -> None:
    """UNO-4: only laying a card creates the duty to call, judged after its effect; a swapped hand owes nothing."""
    bit: i64 = 1 << seat
    if (
        state.counts[seat] == 1
        and not state.called & bit
        and not state.exchanged & bit
        and (state.phase != CHOICE or _begins_turn(state))
        and state.phase != DARE
        and state.phase != OVER
    ):
        state.owing = seat


def _begins_turn(state: State) -> bool:
    """Whether somebody is asked before their turn: what was laid before it has done all it does."""
    return state.agenda is not None and state.agenda.after == "turn"


def call_uno(state: State, seat: i64) -> None:
    """UNO-1; and UNO-4: a late call is taken, and one made twice, with a card, is heard once."""
    bit: i64 = 1 << seat
    if state.called & bit:
        return
    state.called |= bit
    state.forgot &= ~bit
    if state.owing == seat:
        state.owing = NOBODY
    if state.log is not None:
        state.log.append(UnoCalled(int(seat)))


def _go_out(state: State, seat: i64, kind: i64, *, answering: bool, muted: bool) -> None:
    """END-1, END-2, STAR-7: the last card has been laid."""
    if answering and REFLECTS[kind]:
        attacker = state.attacker
        cards = state.pending
        state.phase = TURN
        draw_cards(state, attacker, cards, _REFLECTED)
    elif DRAWS[kind] > 0 and not muted:
        cards = state.pending + DRAWS[kind]
        state.phase = TURN  # nothing waits for an answer any more: the pile may be renewed as a whole
        draw_cards(state, step(state, seat), cards, _LAST_CARD)
    end_round(state, seat)


def _lose_turn(state: State, seat: i64) -> None:
    miss_turn(state, seat)
    begin_turn(state, step(state, seat))


# --- +2 and +4 ------------------------------------------------------------------------------------------------------


def _attack(state: State, seat: i64, kind: i64) -> None:
    """ACT-1, W4-1, HOUSE-1. Whether the player who is hit is asked depends on the table's options (ACT-7)."""
    hit = step(state, seat)
    state.pending += DRAWS[kind]
    state.attacker = seat
    if BLUFF[kind] or state.options.has_stars or state.options.stacking or _is_stacked(state, hit, kind):
        state.duel = False
        state.first_hit = hit
        _ask(state, hit)
    else:
        cards = state.pending
        state.pending = 0
        draw_cards(state, hit, cards, _PLUS_TWO)
        forget_what_it_declined(state, hit)
        _lose_turn(state, hit)


def _is_stacked(state: State, hit: i64, kind: i64) -> bool:
    """Whether a rule in force lets whoever is hit answer with another such card."""
    return bool(state.standing) and stacked_by(state.standing, hit, kind) != 0


def _ask(state: State, seat: i64) -> None:
    state.phase = ANSWER
    state.actor = seat
    state.drawn = NO_CARD
    if state.log is not None:
        plus_four = bool(BLUFF[state.top]) and not state.duel
        state.log.append(AnswerAwaited(int(seat), int(state.attacker), int(state.pending), plus_four))


def _settle(state: State) -> i64:
    """The question is answered: returns the cards that had been waiting."""
    cards = state.pending
    state.pending = 0
    state.duel = False
    state.phase = TURN
    return cards


def _accept(state: State, seat: i64) -> None:
    shut_window(state)
    why = _REFLECTED if state.duel else _PLUS_FOUR if BLUFF[state.top] else _PLUS_TWO
    first_hit = state.first_hit
    draw_cards(state, seat, _settle(state), why)
    forget_what_it_declined(state, seat)
    if seat == first_hit:
        miss_turn(state, seat)
    begin_turn(state, step(state, first_hit))


def _challenge(state: State, seat: i64) -> None:
    """W4-5 to W4-9."""
    shut_window(state)
    attacker = state.attacker
    if state.log is not None:
        state.log.append(Challenged(int(seat), int(attacker)))
    show_hand(state, attacker, seat, state.bluff_hand)
    guilty = state.guilty
    if state.log is not None:
        state.log.append(ChallengeSettled(int(seat), int(attacker), guilty))
    if not guilty:
        draw_cards(state, seat, _settle(state) + 2, _INNOCENT)
        forget_what_it_declined(state, seat)
        _lose_turn(state, seat)
        return
    cards = _settle(state)
    if state.options.guilty_takes_back:
        _take_back(state, attacker)
    draw_cards(state, attacker, cards, _GUILTY)
    forget_what_it_declined(state, attacker)
    begin_turn(state, seat)


def _take_back(state: State, seat: i64) -> None:
    """W4-7: the +4 returns to its owner, and what lay below is in play again."""
    kind = state.top
    state.discard_size -= 1
    state.top = i64(state.discards[state.discard_size - 1])
    state.colour = state.colour_below
    add_card(state, seat, kind)
    hand_grew(state, seat)
    if state.log is not None:
        state.log.append(CardTakenBack(int(seat), card_of(int(kind), NO_COLOUR), top_card(state)))


def _reflect(state: State, seat: i64) -> None:
    """STAR-1, STAR-3, STAR-4: the cards go back to whoever sent them."""
    target = state.attacker
    if state.log is not None:
        state.log.append(Reflected(int(seat), int(target), int(state.pending)))
    if state.options.star_duel:
        state.duel = True
        state.attacker = seat
        _ask(state, target)
        return
    draw_cards(state, target, _settle(state), _REFLECTED)
    forget_what_it_declined(state, target)
    begin_turn(state, step(state, seat))


# --- drawing --------------------------------------------------------------------------------------------------------


def _draw(state: State, seat: i64) -> None:
    """TURN-2, TURN-6, HOUSE-2."""
    shut_window(state)
    if not cards_can_be_drawn(state):
        _pass_for_want_of_cards(state, seat)
        return
    cards: i64 = 1
    if state.standing:
        cards = toll_for(state, seat)
    if cards == 0:
        _pass_without_drawing(state, seat)
        return
    state.passes = 0
    note_declined(state, seat)
    kind = draw_cards(state, seat, cards, _TURN)
    if state.standing:
        kind = _draw_on(state, seat, kind)
    if state.options.draw_until_playable:
        while kind != NO_CARD and not may_lay(state, seat, kind):
            kind = draw_cards(state, seat, 1, _TURN) if cards_can_be_drawn(state) else NO_CARD
    if kind != NO_CARD and may_lay(state, seat, kind):
        state.phase = DRAWN
        state.drawn = kind
    else:
        if state.log is not None:
            state.log.append(CardKept(int(seat), False))
        begin_turn(state, step(state, seat))


def _draw_on(state: State, seat: i64, kind: i64) -> i64:
    """A rule in force may say until which card one draws. Returns the last one."""
    until = toll_until(state, seat)
    if until is None:
        return kind
    drawn: i64 = 1
    while kind != NO_CARD and drawn != until.most and not _is_such(state, seat, until, kind):
        kind = draw_cards(state, seat, 1, _TURN) if cards_can_be_drawn(state) else NO_CARD
        drawn += 1
    return kind


def _is_such(state: State, seat: i64, until: Amount, kind: i64) -> bool:
    if until.which == PLAYABLE:
        return may_lay(state, seat, kind)
    return kinds_of(state, seat, until.which) & BIT[kind] != 0


def _pass_for_want_of_cards(state: State, seat: i64) -> None:
    if state.log is not None:
        state.log.append(NothingToDraw(int(seat)))
    _pass_on(state, seat)


def _pass_without_drawing(state: State, seat: i64) -> None:
    """A rule in force says that nobody draws."""
    if state.log is not None:
        state.log.append(CardKept(int(seat), True))
    _pass_on(state, seat)


def _pass_on(state: State, seat: i64) -> None:
    """TURN-6: as many passes in a row as there are players, and the round is dead."""
    state.passes += 1
    if state.passes >= state.players:
        end_round(state, NOBODY)
    else:
        begin_turn(state, step(state, seat))


def _keep(state: State, seat: i64) -> None:
    forget_what_it_declined(state, seat)
    if state.log is not None:
        state.log.append(CardKept(int(seat), True))
    begin_turn(state, step(state, seat))


# --- custom cards, sevens and zeros ---------------------------------------------------------------------------------


def _trick(state: State, seat: i64, trick: i64) -> None:
    """HOUSE-5."""
    after = step(state, seat)
    if trick != SWAPS_HANDS:
        pass_hands_on(state)
        begin_turn(state, after)
    elif state.players == 2:
        swap_hands(state, seat, after)
        begin_turn(state, after)
    else:
        _ask_for_choice(state, seat, 1)


def rule_on(state: State, which: i64) -> Rule | None:
    """The rule written on custom card 1 or 2."""
    return state.rules[0] if which == 1 else state.rules[1]


def _begin_rule(state: State, seat: i64, which: i64) -> None:
    rule = rule_on(state, which)
    if rule is None:
        begin_turn(state, step(state, seat))
        return
    if state.log is not None:
        state.log.append(RuleRuns(int(seat), int(which), rule.words))
    if rule.is_dare:
        _dare(state, seat, rule)
    elif rule.choices > 0 and state.players > 2:
        _ask_for_choice(state, seat, rule.choices)
    else:
        state.chosen = step(state, seat)
        _run(state, seat, rule)


def _run(state: State, seat: i64, rule: Rule) -> None:
    begin_rule(state, seat, rule)
    _go_on(state, seat)


def _go_on(state: State, seat: i64) -> None:
    """Do what is on the agenda of the seat that laid the card; its turn ends when all is done."""
    agenda = state.agenda
    assert agenda is not None
    turn_goes_to = go_on(state)
    if state.phase == OVER or state.agenda is not None:
        return
    if agenda.after == "turn":
        state.phase = TURN
        state.actor = seat
        state.drawn = NO_CARD
    elif agenda.after != "":
        state.phase = ANSWER if agenda.after == "answer" else TURN
        state.actor = seat
        if turn_goes_to != NOBODY:
            let_play_again(state, turn_goes_to)
        is_answer = agenda.after == "answer"
        _do_what_it_does(state, seat, state.top, answering=is_answer, muted=agenda.after == "muted")
    elif turn_goes_to != NOBODY:
        if state.standing:
            forget_encore(state)
        begin_turn(state, turn_goes_to)
    else:
        begin_turn(state, step(state, seat))


def _answer_rule(state: State, code: i64) -> None:
    """Whoever a custom card has asked has chosen cards, one of two ways, a player, a number, or a colour."""
    agenda = state.agenda
    assert agenda is not None
    layer: i64 = agenda.layer
    if agenda.asks_for_a_way:
        take_way(state, chosen_way(code))
    elif agenda.asks in ("vote", "point", "whom"):
        take_player(state, seat_of(code))
    elif agenda.asks == "dye":
        take_colour(state, chosen_colour(code))
    elif agenda.asks == "name":
        take_number(state, chosen_number(code))
    elif second_seat_of(code) == CHOSEN_WAY:
        take_no_more(state)
    else:
        take_cards(state, chosen_kinds(code))
    if not has_ended_with_answer(state):
        _go_on(state, layer)
    if agenda.after != "turn":
        _judge_duty(state, layer)


def _ask_for_choice(state: State, seat: i64, players: i64) -> None:
    state.phase = CHOICE
    state.actor = seat
    state.drawn = NO_CARD
    if state.log is not None:
        state.log.append(ChoiceAwaited(int(seat), int(players)))


def _choose(state: State, seat: i64, chosen: i64, chosen_too: i64) -> None:
    state.chosen = chosen
    if state.log is not None:
        state.log.append(PlayerChosen(int(seat), int(chosen)))
    if chosen_too != NO_SEAT:
        state.chosen_too = chosen_too
        if state.log is not None:
            state.log.append(PlayerChosen(int(seat), int(chosen_too)))
    which = CUSTOM[state.top]
    rule = rule_on(state, which) if which > 0 else None
    if rule is not None:
        _run(state, seat, rule)
    else:
        swap_hands(state, seat, chosen)
        begin_turn(state, step(state, seat))
    _judge_duty(state, seat)


def _dare(state: State, seat: i64, rule: Rule) -> None:
    """A rule for people: the others say when it was done. `attacker` keeps who laid the card."""
    state.phase = DARE
    state.attacker = seat
    state.confirmed = 1 << seat
    state.drawn = NO_CARD
    state.actor = step(state, seat)
    if state.log is not None:
        state.log.append(DareAwaited(int(seat), rule.words))


def next_to_confirm(state: State) -> i64:
    """Who is asked next whether the dare was done; NOBODY when all have confirmed."""
    seat = step(state, state.attacker)
    while seat != state.attacker:
        if not state.confirmed & (1 << seat):
            return seat
        seat = step(state, seat)
    return NOBODY


def finish_dare(state: State) -> None:
    """All have confirmed: play goes on."""
    seat = state.attacker
    begin_turn(state, step(state, seat))
    _judge_duty(state, seat)
