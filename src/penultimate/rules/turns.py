"""What a legal move does. Each function here takes the state from one question to a player to the next.

Nothing is checked again: `legality.py` says what is allowed, and simulations that pick from its list need not ask
twice. The card turned up at the start goes through the same code as every other (OPEN-1 to OPEN-5).
"""

from mypy_extensions import i64

from penultimate.rules.cards import (
    BLUFF,
    COLOUR,
    COLOURED_KINDS,
    CUSTOM,
    DRAWS,
    HAND_TRICK,
    KINDS,
    NO_COLOUR,
    REFLECTS,
    REVERSES,
    SKIPS,
    SWAPS_HANDS,
    Colour,
    card_of,
)
from penultimate.rules.custom import run_rule
from penultimate.rules.deeds import (
    begin_turn,
    draw_cards,
    end_round,
    forget_what_it_declined,
    hand_grew,
    miss_turn,
    note_played,
    pass_hands_on,
    show_hand,
    swap_hands,
    turn_round,
)
from penultimate.rules.effects import Rule
from penultimate.rules.events import (
    AnswerAwaited,
    CardKept,
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
from penultimate.rules.moves import (
    ACCEPT,
    CHALLENGE,
    CHOOSE,
    DRAW,
    KEEP,
    NAME_COLOUR,
    NO_SEAT,
    PLAY,
    calls_uno,
    colour_of,
    kind_of,
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
    NO_CARD,
    NOBODY,
    OVER,
    TURN,
    State,
    add_card,
    cards_can_be_drawn,
    discard,
    fits,
    remove_card,
    step,
    take_from_pile,
    top_card,
    would_be_guilty,
)


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
        _choose(state, seat, seat_of(code), second_seat_of(code))
    else:
        raise AssertionError("not a move of the player whose turn it is")


# --- the first card -------------------------------------------------------------------------------------------------


def turn_up_first_card(state: State) -> None:
    """SETUP-3, SETUP-4 and OPEN-1 to OPEN-5. There must be a card that is no +4 in the draw pile."""
    kind = take_from_pile(state)
    while BLUFF[kind]:
        if state.log is not None:
            state.log.append(CardPutBack(card_of(int(kind), NO_COLOUR)))
        _put_under_pile(state, kind)
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
        draw_cards(state, first, DRAWS[kind], Why.OPENING)
        _lose_turn(state, first)
    elif SKIPS[kind]:
        _lose_turn(state, first)
    else:
        begin_turn(state, first)


def _put_under_pile(state: State, kind: i64) -> None:
    pile = state.pile
    index = state.pile_size
    while index > 0:
        pile[index] = pile[index - 1]
        index -= 1
    pile[0] = kind
    state.pile_size += 1


def _name_opening_colour(state: State, seat: i64, colour: i64) -> None:
    state.colour = colour
    if state.log is not None:
        state.log.append(ColourNamed(int(seat), Colour(int(colour))))
    begin_turn(state, seat)


# --- laying a card --------------------------------------------------------------------------------------------------


def _lay(state: State, seat: i64, code: i64) -> None:
    kind = kind_of(code)
    state.owing = NOBODY  # UNO-3: somebody's turn has begun
    state.passes = 0
    state.exchanged = 0
    answering = state.phase == ANSWER
    jumped_in = seat != state.actor
    if calls_uno(code):
        call_uno(state, seat)
    remove_card(state, seat, kind)
    if state.known:
        note_played(state, seat, kind)
    if BLUFF[kind]:
        state.guilty = would_be_guilty(state, seat)
        start = seat * KINDS
        state.bluff_hand = state.hands[start : start + KINDS]
    discard(state, kind)
    state.colour_below = state.colour
    state.colour = colour_of(code) if kind >= COLOURED_KINDS else COLOUR[kind]
    state.declined[seat] &= ~(1 << state.colour)
    if state.log is not None:
        state.log.append(CardPlayed(int(seat), top_card(state), int(state.counts[seat]), jumped_in))
    if state.counts[seat] == 0:
        _go_out(state, seat, kind, answering=answering)
        return
    state.actor = seat
    if answering and REFLECTS[kind]:
        _reflect(state, seat)
    elif DRAWS[kind] > 0:
        _attack(state, seat, kind)
    elif CUSTOM[kind] > 0:
        _begin_rule(state, seat, CUSTOM[kind])
    elif HAND_TRICK[kind] > 0 and state.options.seven_zero:
        _trick(state, seat, HAND_TRICK[kind])
    else:
        if REVERSES[kind]:
            turn_round(state)
        after = step(state, seat)
        if SKIPS[kind] or (REVERSES[kind] and state.players == 2 and state.options.reverse_skips_two):
            _lose_turn(state, after)
        else:
            begin_turn(state, after)
    _judge_duty(state, seat)


def _judge_duty(state: State, seat: i64) -> None:
    """UNO-4: only laying a card creates the duty to call, judged after its effect; a swapped hand owes nothing."""
    bit: i64 = 1 << seat
    if (
        state.counts[seat] == 1
        and not state.called & bit
        and not state.exchanged & bit
        and state.phase != CHOICE
        and state.phase != DARE
        and state.phase != OVER
    ):
        state.owing = seat


def call_uno(state: State, seat: i64) -> None:
    state.called |= 1 << seat
    if state.owing == seat:
        state.owing = NOBODY
    if state.log is not None:
        state.log.append(UnoCalled(int(seat)))


def _go_out(state: State, seat: i64, kind: i64, *, answering: bool) -> None:
    """END-1, END-2, STAR-7: the last card has been laid."""
    if answering and REFLECTS[kind]:
        attacker = state.attacker
        cards = state.pending
        state.phase = TURN
        draw_cards(state, attacker, cards, Why.REFLECTED)
    elif DRAWS[kind] > 0:
        cards = state.pending + DRAWS[kind]
        state.phase = TURN  # nothing waits for an answer any more: the pile may be renewed as a whole
        draw_cards(state, step(state, seat), cards, Why.LAST_CARD)
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
    if BLUFF[kind] or state.options.has_stars or state.options.stacking:
        state.duel = False
        state.first_hit = hit
        _ask(state, hit)
    else:
        cards = state.pending
        state.pending = 0
        draw_cards(state, hit, cards, Why.PLUS_TWO)
        forget_what_it_declined(state, hit)
        _lose_turn(state, hit)


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
    state.owing = NOBODY
    why = Why.REFLECTED if state.duel else Why.PLUS_FOUR if BLUFF[state.top] else Why.PLUS_TWO
    first_hit = state.first_hit
    draw_cards(state, seat, _settle(state), why)
    forget_what_it_declined(state, seat)
    if seat == first_hit:
        miss_turn(state, seat)
    begin_turn(state, step(state, first_hit))


def _challenge(state: State, seat: i64) -> None:
    """W4-5 to W4-9."""
    state.owing = NOBODY
    attacker = state.attacker
    if state.log is not None:
        state.log.append(Challenged(int(seat), int(attacker)))
    show_hand(state, attacker, seat, state.bluff_hand)
    guilty = state.guilty
    if state.log is not None:
        state.log.append(ChallengeSettled(int(seat), int(attacker), guilty))
    if not guilty:
        draw_cards(state, seat, _settle(state) + 2, Why.INNOCENT)
        forget_what_it_declined(state, seat)
        _lose_turn(state, seat)
        return
    cards = _settle(state)
    if state.options.guilty_takes_back:
        _take_back(state, attacker)
    draw_cards(state, attacker, cards, Why.GUILTY)
    forget_what_it_declined(state, attacker)
    begin_turn(state, seat)


def _take_back(state: State, seat: i64) -> None:
    """W4-7: the +4 returns to its owner, and what lay below is in play again."""
    kind = state.top
    state.discard_size -= 1
    state.top = state.discards[state.discard_size - 1]
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
    draw_cards(state, target, _settle(state), Why.REFLECTED)
    forget_what_it_declined(state, target)
    begin_turn(state, step(state, seat))


# --- drawing --------------------------------------------------------------------------------------------------------


def _draw(state: State, seat: i64) -> None:
    """TURN-2, TURN-6, HOUSE-2."""
    state.owing = NOBODY
    if not cards_can_be_drawn(state):
        _pass_for_want_of_cards(state, seat)
        return
    state.passes = 0
    state.declined[seat] |= 1 << state.colour
    kind = draw_cards(state, seat, 1, Why.TURN)
    if state.options.draw_until_playable:
        while kind != NO_CARD and not fits(state, kind):
            kind = draw_cards(state, seat, 1, Why.TURN) if cards_can_be_drawn(state) else NO_CARD
    if kind != NO_CARD and fits(state, kind):
        state.phase = DRAWN
        state.drawn = kind
    else:
        if state.log is not None:
            state.log.append(CardKept(int(seat), False))
        begin_turn(state, step(state, seat))


def _pass_for_want_of_cards(state: State, seat: i64) -> None:
    state.passes += 1
    if state.log is not None:
        state.log.append(NothingToDraw(int(seat)))
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
    turn_goes_to = run_rule(state, seat, rule)
    if state.phase != OVER:
        begin_turn(state, step(state, seat) if turn_goes_to == NOBODY else turn_goes_to)


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
