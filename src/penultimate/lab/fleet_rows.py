"""What a learner sees, written straight from a state: the same numbers as `observe(view)`, many times faster. Compiled.

Read from the state is only what the seat may know: its own hand, what it has been shown, and what all can see. Two
tests hold that up: rows equal `observe(view_of(…))` at tables of every sort, and dealing the hidden cards otherwise
changes no row.

A row stays where it is from step to step, and only what may have changed in it is written again. Its numbers are
float32, kept as the 32 bits they are made of (no other type of librt's has that size): NumPy looks at the same memory.
"""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from penultimate.lab.environment_observation import SIZE, STARTS
from penultimate.rules.cards import COLOUR, COLOURED_KINDS, KINDS, NO_COLOUR, lowest_kind
from penultimate.rules.editions import PILE_ROOM
from penultimate.rules.effects import Rule
from penultimate.rules.legality import choices_wanted, may_challenge
from penultimate.rules.options import MAX_PLAYERS, SWITCHES, Options
from penultimate.rules.phases import Phase
from penultimate.rules.state import CHOICE, DARE, DRAWN, Sighting, State

_HAND: Final[i64] = STARTS["hand"]
_TOP: Final[i64] = STARTS["top"]
_BELOW: Final[i64] = STARTS["below"]
_DRAWN: Final[i64] = STARTS["drawn"]
_DISCARDS: Final[i64] = STARTS["discards"]
_TABLE: Final[i64] = STARTS["table"]
_TAKEN: Final[i64] = STARTS["taken"]
_ACTOR: Final[i64] = STARTS["actor"]
_DEALER: Final[i64] = STARTS["dealer"]
_ATTACKER: Final[i64] = STARTS["attacker"]
_FIRST_HIT: Final[i64] = STARTS["first-hit"]
_OWING: Final[i64] = STARTS["owing"]
_CALLED: Final[i64] = STARTS["called"]
_CONFIRMED: Final[i64] = STARTS["confirmed"]
_COUNTS: Final[i64] = STARTS["counts"]
_MISSES: Final[i64] = STARTS["misses"]
_SCORES: Final[i64] = STARTS["scores"]
_DECLINED: Final[i64] = STARTS["declined"]
_KNOWN: Final[i64] = STARTS["known"]
_ASIDE: Final[i64] = STARTS["aside"]
_WIDTH: Final[i64] = SIZE

_LEFT: Final[i64] = _TABLE
_PENDING: Final[i64] = _TABLE + 1
_DUEL: Final[i64] = _TABLE + 2
_PILE: Final[i64] = _TABLE + 3
_PASSES: Final[i64] = _TABLE + 4
_CHOICES: Final[i64] = _TABLE + 5
_PHASE: Final[i64] = _TABLE + 6
_OPTIONS: Final[i64] = _PHASE + len(Phase)
_MATCH_OVER: Final[i64] = len(Phase) - 1

_MOST_MARKS: Final = 16
"""So many places at most hold a 1 that is gone with the next step."""


def float_bits(number: float) -> i32:
    """The 32 bits of a float32."""
    bits: int = struct.unpack("=i", struct.pack("=f", number))[0]
    return i32(bits)


def _shares(of: int, most: int) -> vec[i32]:
    """0, 1/of, 2/of … as bits, never more than 1, for up to `most`."""
    return vec[i32]([float_bits(min(1.0, number / of)) for number in range(most + 1)])


_QUARTERS: Final = vec[i32]([float_bits(number / 4) for number in range(256)])
_UP_TO_FOUR: Final = _shares(4, 255)
_OF_PILE: Final = vec[i32]([float_bits(number / PILE_ROOM) for number in range(256)])
_OF_TWENTY: Final = _shares(20, 255)
_OF_THIRTY: Final = _shares(30, 255)
_OF_PLAYERS: Final = _shares(MAX_PLAYERS, 255)
_OF_FIVE: Final = _shares(5, 255)
_HALVES: Final = vec[i32]([float_bits(number / 2) for number in range(3)])
_NO: Final[i32] = float_bits(0.0)
_YES: Final[i32] = float_bits(1.0)


def _within(number: i64) -> i64:
    if number > 255:
        return 255
    return number


@final
class Rows:
    """A row for each table of one sort."""

    def __init__(self, tables: int, players: i64, options: Options, rules: tuple[Rule | None, Rule | None]) -> None:
        self.players = players
        self.numbers: vec[i32] = vec[i32]([_NO for _ in range(tables * SIZE)])
        """All rows, one after the other."""
        self._points: vec[i32] = _shares(options.target, options.target)
        self._target: i64 = options.target
        self._hands: vec[i64] = vec[i64]([0 for _ in range(tables)])
        """Of each row the kinds that stand in it as the own hand."""
        self._lying: vec[u8] = vec[u8]([u8(0) for _ in range(tables * KINDS)])
        """Of each table how many of each kind lie on its discard pile; in bytes, for many tables fill the caches."""
        self._last_size: vec[i64] = vec[i64]([-1 for _ in range(tables)])
        self._last_top: vec[i64] = vec[i64]([-1 for _ in range(tables)])
        self._last_shuffles: vec[i64] = vec[i64]([-1 for _ in range(tables)])
        self._seen: vec[i64] = vec[i64]([0 for _ in range(tables * MAX_PLAYERS)])
        """Of each row and place the kinds that stand in it as known to be there."""
        self._sum: vec[i64] = vec[i64]([0 for _ in range(MAX_PLAYERS * KINDS)])
        self._marks: vec[i64] = vec[i64]([0 for _ in range(tables * _MOST_MARKS)])
        self._marked: vec[i64] = vec[i64]([0 for _ in range(tables)])
        settled = _settled(options, rules)
        for table in range(tables):
            for place in range(int(players)):
                self.numbers[table * _WIDTH + _TAKEN + place] = _YES
            for at, number in enumerate(settled):
                self.numbers[table * _WIDTH + _OPTIONS + at] = float_bits(number)

    def forget(self, table: i64) -> None:
        """A new round: the discard pile is another one."""
        self._last_size[table] = -1

    def write(self, table: i64, state: State, seat: i64, scores: vec[i64], *, aside: bool, match_over: bool) -> None:
        """The row of a table as this seat sees it; its scores stand at the table's place among all."""
        self._unmark(table)
        self._write_hand(table, state, seat)
        self._write_discards(table, state)
        self._write_cards(table, state, seat)
        self._write_table(table, state, match_over=match_over)
        self._write_places(table, state, seat)
        self._write_seats(table, state, seat, scores)
        self._write_known(table, state, seat)
        if aside:
            self._mark(table, _ASIDE)

    # --- ones that are gone with the next step ------------------------------------------------------------------------

    def _mark(self, table: i64, at: i64) -> None:
        place = table * _WIDTH + at
        self.numbers[place] = _YES
        self._marks[table * _MOST_MARKS + self._marked[table]] = place
        self._marked[table] += 1

    def _unmark(self, table: i64) -> None:
        numbers = self.numbers
        at = table * _MOST_MARKS
        end = at + self._marked[table]
        while at < end:
            numbers[self._marks[at]] = _NO
            at += 1
        self._marked[table] = 0

    # --- cards --------------------------------------------------------------------------------------------------------

    def _write_hand(self, table: i64, state: State, seat: i64) -> None:
        numbers = self.numbers
        start = table * _WIDTH + _HAND
        held = state.held[seat]
        gone = self._hands[table] & ~held
        while gone != 0:
            numbers[start + lowest_kind(gone)] = _NO
            gone &= gone - 1
        self._hands[table] = held
        first = seat * KINDS
        while held != 0:
            kind = lowest_kind(held)
            numbers[start + kind] = _QUARTERS[i64(state.hands[first + kind])]
            held &= held - 1

    def _write_discards(self, table: i64, state: State) -> None:
        """Usually one card has been laid on the others since the last time; else all are counted anew."""
        size = state.discard_size
        if self._last_shuffles[table] == state.shuffles and self._last_top[table] >= 0:
            last = self._last_size[table]
            if size == last and self._last_top[table] == state.top:
                return
            if size == last + 1 and last > 0 and i64(state.discards[last - 1]) == self._last_top[table]:
                self._lay(table, state.top)
                self._last_size[table] = size
                self._last_top[table] = state.top
                return
        kind: i64 = 0
        while kind < KINDS:
            self._lying[table * KINDS + kind] = 0
            self.numbers[table * _WIDTH + _DISCARDS + kind] = _NO
            kind += 1
        at: i64 = 0
        while at < size:
            self._lay(table, i64(state.discards[at]))
            at += 1
        self._last_size[table] = size
        self._last_top[table] = state.top
        self._last_shuffles[table] = state.shuffles

    def _lay(self, table: i64, kind: i64) -> None:
        lying = self._lying[table * KINDS + kind] + 1
        self._lying[table * KINDS + kind] = lying
        self.numbers[table * _WIDTH + _DISCARDS + kind] = _QUARTERS[i64(lying)]

    def _write_cards(self, table: i64, state: State, seat: i64) -> None:
        self._mark_card(table, _TOP, state.top, state.colour)
        if may_challenge(state):
            below = i64(state.discards[state.discard_size - 2])
            self._mark_card(table, _BELOW, below, state.colour_below)
        if state.phase == DRAWN and state.actor == seat:
            self._mark_card(table, _DRAWN, state.drawn, NO_COLOUR)

    def _mark_card(self, table: i64, at: i64, kind: i64, named: i64) -> None:
        self._mark(table, at + kind)
        colour = COLOUR[kind] if kind < COLOURED_KINDS else named
        if colour < NO_COLOUR:
            self._mark(table, at + KINDS + colour)

    # --- the table ----------------------------------------------------------------------------------------------------

    def _write_table(self, table: i64, state: State, *, match_over: bool) -> None:
        numbers = self.numbers
        start = table * _WIDTH
        if state.direction == 1:
            self._mark(table, _LEFT)
        if state.duel:
            self._mark(table, _DUEL)
        numbers[start + _PENDING] = _OF_TWENTY[_within(state.pending)]
        numbers[start + _PILE] = _OF_PILE[state.pile_size]
        numbers[start + _PASSES] = _OF_PLAYERS[_within(state.passes)]
        numbers[start + _CHOICES] = _HALVES[choices_wanted(state)] if state.phase == CHOICE else _NO
        self._mark(table, _PHASE + (_MATCH_OVER if match_over else state.phase))

    def _write_places(self, table: i64, state: State, seat: i64) -> None:
        self._mark_seat(table, _ACTOR, state.actor, seat)
        self._mark_seat(table, _DEALER, state.dealer, seat)
        if state.pending > 0 or state.phase == DARE:
            self._mark_seat(table, _ATTACKER, state.attacker, seat)
        if state.pending > 0:
            self._mark_seat(table, _FIRST_HIT, state.first_hit, seat)
        self._mark_seat(table, _OWING, state.owing, seat)

    def _mark_seat(self, table: i64, at: i64, other: i64, seat: i64) -> None:
        if other >= 0:
            place = other - seat
            self._mark(table, at + (place if place >= 0 else place + self.players))

    def _write_seats(self, table: i64, state: State, seat: i64, scores: vec[i64]) -> None:
        numbers = self.numbers
        players = self.players
        start = table * _WIDTH
        confirmed: i64 = 0
        if state.phase == DARE:
            confirmed = state.confirmed
        bits = state.called
        declined = state.declined
        other: i64 = 0
        while other < players:
            place = other - seat
            if place < 0:
                place += players
            at = start + place
            numbers[at + _CALLED] = _YES if bits & 1 else _NO
            numbers[at + _CONFIRMED] = _YES if confirmed & 1 else _NO
            bits = bits >> 1
            confirmed = confirmed >> 1
            numbers[at + _COUNTS] = _OF_THIRTY[_within(state.counts[other])]
            numbers[at + _MISSES] = _OF_FIVE[_within(state.misses[other])]
            score = scores[table * players + other]
            numbers[at + _SCORES] = _YES if score >= self._target else self._points[score]
            at = start + _DECLINED + place * 4
            numbers[at] = _YES if declined & 1 else _NO
            numbers[at + 1] = _YES if declined & 2 else _NO
            numbers[at + 2] = _YES if declined & 4 else _NO
            numbers[at + 3] = _YES if declined & 8 else _NO
            declined = declined >> 4
            other += 1

    # --- what it has been shown ---------------------------------------------------------------------------------------

    def _write_known(self, table: i64, state: State, seat: i64) -> None:
        place: i64 = 0
        while place < self.players:
            seen = self._seen[table * MAX_PLAYERS + place]
            if seen != 0:
                self._seen[table * MAX_PLAYERS + place] = 0
                start = table * _WIDTH + _KNOWN + place * KINDS
                while seen != 0:
                    self.numbers[start + lowest_kind(seen)] = _NO
                    seen &= seen - 1
            place += 1
        if not state.known:
            return
        for sighting in state.known:
            if sighting.viewer == seat:
                place = sighting.owner - seat
                self._add_sighting(table, place if place >= 0 else place + self.players, sighting)
        place = 0
        while place < self.players:
            seen = self._seen[table * MAX_PLAYERS + place]
            while seen != 0:
                self._sum[place * KINDS + lowest_kind(seen)] = 0
                seen &= seen - 1
            place += 1

    def _add_sighting(self, table: i64, place: i64, sighting: Sighting) -> None:
        kinds = sighting.kinds
        self._seen[table * MAX_PLAYERS + place] |= kinds
        while kinds != 0:
            kind = lowest_kind(kinds)
            known = self._sum[place * KINDS + kind] + sighting.count(kind)
            self._sum[place * KINDS + kind] = known
            self.numbers[table * _WIDTH + _KNOWN + place * KINDS + kind] = _UP_TO_FOUR[_within(known)]
            kinds &= kinds - 1


def _settled(options: Options, rules: tuple[Rule | None, Rule | None]) -> list[float]:
    """What stays as it is as long as the table plays: options and rules."""
    numbers: list[float] = [float(getattr(options, name)) for name in SWITCHES]
    numbers += [float(options.scoring == "low"), float(options.plus4_guilt == "matching"), float(options.has_stars)]
    numbers += [options.uno_penalty / 10, *[float(rule is not None) for rule in rules]]
    return numbers
