"""Players without a net, as functions from a state to a move's code. Compiled, for the arena plays millions of moves.

They read only what the player whose turn it is may know of the state: its own hand, how many cards the others hold,
the discard pile. (`tests/bots` swaps the hidden cards and expects the same moves.)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots.dice import Dice
from penultimate.rules.cards import (
    BLUFF,
    COLOUR,
    COLOURED_KINDS,
    DRAWS,
    KINDS,
    NO_COLOUR,
    POINTS,
    REFLECTS,
    REVERSES,
    SKIPS,
)
from penultimate.rules.moves import (
    ACCEPT,
    CALL_BIT,
    CHALLENGE,
    CHOOSE,
    DRAW,
    KEEP,
    NAME_COLOUR,
    NO_SEAT,
    PLAY,
    colour_of,
    kind_of,
    seat_of,
    second_seat_of,
    verb_of,
)
from penultimate.rules.state import State, step, would_be_guilty

MOST_HOARDED: Final = 18
"""Cards in hand from which on a thinking bot no longer draws on purpose."""


def without_forgotten_calls(codes: vec[i64], count: i64) -> i64:
    """Drop every play that forgets to call UNO where it could be called; returns how many codes are left.

    Nobody here plays badly by forgetting: not even the player who plays at random.
    """
    calling = False
    at: i64 = 0
    while at < count:
        if verb_of(codes[at]) == PLAY and codes[at] & CALL_BIT:
            calling = True
        at += 1
    if not calling:
        return count
    kept: i64 = 0
    at = 0
    while at < count:
        if verb_of(codes[at]) != PLAY or codes[at] & CALL_BIT:
            codes[kept] = codes[at]
            kept += 1
        at += 1
    return kept


def without_hoarding(held: i64, codes: vec[i64], count: i64) -> i64:
    """With a large hand, drop drawing and keeping if a card can be laid honestly; returns how many codes are left.

    Nets overrate what a large hand may become: two of them have drawn the whole deck and gone on for ever.
    """
    if held < MOST_HOARDED:
        return count
    honest = False
    at: i64 = 0
    while at < count:
        if verb_of(codes[at]) == PLAY and not BLUFF[kind_of(codes[at])]:
            honest = True
        at += 1
    if not honest:
        return count
    kept: i64 = 0
    at = 0
    while at < count:
        if verb_of(codes[at]) not in (DRAW, KEEP):
            codes[kept] = codes[at]
            kept += 1
        at += 1
    return kept


def uniform_code(state: State, codes: vec[i64], count: i64, dice: Dice) -> i64:
    """Any legal move at all, each equally likely: drawing on purpose, bluffing and challenging included."""
    return codes[dice.below(count)]


def random_code(state: State, codes: vec[i64], count: i64, dice: Dice) -> i64:
    """RLCard's random player: any card that fits, each colour of a wild counting as a card of its own.

    It draws only with nothing to play, lays the card it drew, takes what hits it, and lays no guilty +4: RLCard's game
    has no other moves. Where the rules ask what RLCard's do not, any answer is as likely as any other.
    """
    verb = verb_of(codes[0])
    if verb == ACCEPT:
        return ACCEPT
    if verb in (NAME_COLOUR, CHOOSE):
        return codes[dice.below(count)]
    guilty = would_be_guilty(state, state.actor)
    fitting: i64 = 0
    found: i64 = -1
    at: i64 = 0
    while at < count:
        code = codes[at]
        if verb_of(code) == PLAY and not (guilty and BLUFF[kind_of(code)]):
            fitting += 1
            if dice.below(fitting) == 0:
                found = code
        at += 1
    return found if found >= 0 else codes[count - 1]  # draw or keep


def rule_v1_code(state: State, codes: vec[i64], count: i64, dice: Dice) -> i64:
    """RLCard's rule agent: a random card that is no wild, else any legal move; a wild names the longest colour.

    RLCard's agent never draws with a playable card in hand and knows no answers; here it takes what hits it.
    """
    return _any_play(state, codes, count, dice)


def beginner_code(state: State, codes: vec[i64], count: i64, dice: Dice) -> i64:
    """Sensible but without a plan: any card that fits, wilds last, never a bluff; a star in answer if there is one."""
    if verb_of(codes[0]) == ACCEPT:
        answer = _star(state, codes, count)
        return answer if answer >= 0 else i64(ACCEPT)
    return _any_play(state, codes, count, dice)


def greedy_code(state: State, codes: vec[i64], count: i64, dice: Dice) -> i64:
    """The longest colour, wilds kept, a next player with two cards or fewer is hit with what there is."""
    verb = verb_of(codes[0])
    if verb == ACCEPT:
        return _greedy_answer(state, codes, count)
    if verb == NAME_COLOUR:
        return NAME_COLOUR | (longest_colour(state, state.actor) << 11)
    if verb == CHOOSE:
        return codes[dice.below(count)] if state.agenda is not None else _choose_fewest(state, codes, count)
    best = codes[0]
    best_value: i64 = -1_000_000
    at: i64 = 0
    while at < count:
        value = _greedy_value(state, codes[at]) * 8 + dice.below(8)
        if value > best_value:
            best_value = value
            best = codes[at]
        at += 1
    return best


# --- helpers --------------------------------------------------------------------------------------------------------


def longest_colour(state: State, seat: i64) -> i64:
    """The colour of which a hand holds most cards; of equals the one worth more."""
    best: i64 = 0
    best_value: i64 = -1
    colour: i64 = 0
    while colour < NO_COLOUR:
        value = _weight_of_colour(state, seat, colour)
        if value > best_value:
            best_value = value
            best = colour
        colour += 1
    return best


def _weight_of_colour(state: State, seat: i64, colour: i64) -> i64:
    at = seat * KINDS + colour * 13
    value: i64 = 0
    face: i64 = 0
    while face < 13:
        held = state.hands[at + face]
        if held > 0:
            value += i64(held) * (1000 + POINTS[colour * 13 + face])
        face += 1
    return value


def _any_play(state: State, codes: vec[i64], count: i64, dice: Dice) -> i64:
    """A random coloured card; else an innocent wild with the longest colour; else draw, keep, accept, or whatever."""
    coloured: i64 = 0
    at: i64 = 0
    while at < count:
        if verb_of(codes[at]) == PLAY and kind_of(codes[at]) < COLOURED_KINDS:
            coloured += 1
        at += 1
    verb = verb_of(codes[0])
    if verb == ACCEPT:
        return ACCEPT
    if verb == NAME_COLOUR:
        return NAME_COLOUR | (longest_colour(state, state.actor) << 11)
    if coloured > 0:
        chosen = dice.below(coloured)
        at = 0
        while at < count:
            if verb_of(codes[at]) == PLAY and kind_of(codes[at]) < COLOURED_KINDS:
                if chosen == 0:
                    return codes[at]
                chosen -= 1
            at += 1
    return _any_wild(state, codes, count, dice)


def _any_wild(state: State, codes: vec[i64], count: i64, dice: Dice) -> i64:
    colour = longest_colour(state, state.actor)
    guilty = would_be_guilty(state, state.actor)
    wilds: i64 = 0
    found: i64 = -1
    at: i64 = 0
    while at < count:
        code = codes[at]
        if verb_of(code) == PLAY and colour_of(code) == colour and not (guilty and BLUFF[kind_of(code)]):
            wilds += 1
            if dice.below(wilds) == 0:
                found = code
        at += 1
    if found >= 0:
        return found
    verb = verb_of(codes[count - 1])
    return codes[count - 1] if verb in (DRAW, KEEP) else codes[dice.below(count)]


def _star(state: State, codes: vec[i64], count: i64) -> i64:
    """Answering with a star, in the longest colour; -1 without one."""
    colour = longest_colour(state, state.actor)
    at: i64 = 0
    while at < count:
        if verb_of(codes[at]) == PLAY and REFLECTS[kind_of(codes[at])] and colour_of(codes[at]) == colour:
            return codes[at]
        at += 1
    return -1


def _greedy_answer(state: State, codes: vec[i64], count: i64) -> i64:
    """Send it on, send it back, or take it; challenge only who could hardly be innocent."""
    colour = longest_colour(state, state.actor)
    at: i64 = 0
    while at < count:
        code = codes[at]
        if verb_of(code) == PLAY and DRAWS[kind_of(code)] > 0 and colour_of(code) in (colour, NO_COLOUR):
            return code
        at += 1
    star = _star(state, codes, count)
    if star >= 0:
        return star
    if state.counts[state.attacker] >= 15 and count > 1 and codes[1] == CHALLENGE:
        return CHALLENGE
    return ACCEPT


def _choose_fewest(state: State, codes: vec[i64], count: i64) -> i64:
    best = codes[0]
    fewest: i64 = 10_000
    at: i64 = 0
    while at < count:
        cards = state.counts[seat_of(codes[at])] * 100
        second = second_seat_of(codes[at])
        if second != NO_SEAT:
            cards += state.counts[second]
        if cards < fewest:
            fewest = cards
            best = codes[at]
        at += 1
    return best


def _greedy_value(state: State, code: i64) -> i64:
    verb = verb_of(code)
    if verb != PLAY:
        return -5000  # draw, keep: only without anything to play
    seat = state.actor
    kind = kind_of(code)
    if state.counts[seat] == 1:
        return 100_000
    pressing = state.counts[step(state, seat)] <= 2
    hits = DRAWS[kind] > 0 or SKIPS[kind] > 0 or (REVERSES[kind] > 0 and state.players == 2)
    if kind >= COLOURED_KINDS:
        if BLUFF[kind] and would_be_guilty(state, seat):
            return -6000
        value: i64 = 2000 if pressing and DRAWS[kind] > 0 else -1000
        return value + _weight_of_colour(state, seat, colour_of(code)) // 100
    value = _weight_of_colour(state, seat, COLOUR[kind]) // 100 + POINTS[kind] // 5
    return value + 3000 if pressing and hits else value
