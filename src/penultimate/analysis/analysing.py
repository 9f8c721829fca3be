"""From a record to its analysis, slice by slice."""

import hashlib
import math
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Final

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from penultimate.analysis.model import VERSION, Analysis, Bluff, Moment
from penultimate.analysis.odds import Odds, stock_of_rounds
from penultimate.analysis.summing_up import (
    boldest_bluff,
    move_of_the_match,
    players_of,
    turning_points,
    with_outcomes,
)
from penultimate.analysis.verdicts import judge_move
from penultimate.bots.choosing import Search, Thinker
from penultimate.bots.crowd import Sitting, another_future
from penultimate.bots.dice import Dice
from penultimate.bots.judging import Numbers
from penultimate.bots.playouts import play_out, reach_of, shares_of_wins
from penultimate.bots.stakes import stakes
from penultimate.bots.thinking import judge_moves, shipped_minds, thinkable
from penultimate.records import Record, Step, replay
from penultimate.records.model import handles
from penultimate.rules import Move, Play, Round, SeatView
from penultimate.rules.cards import BLUFF, COLOURED_KINDS
from penultimate.rules.full_state import state_of
from penultimate.rules.match import Match, round_points
from penultimate.rules.state import OVER, State, would_be_guilty

_LOOSENESS: Final = 0.02
_CLEAR: Final = 6 * _LOOSENESS
"""A move that is better than all others by so much is made in practically all playouts."""


@dataclass(frozen=True)
class Effort:
    """How much is done. What it costs is bounded, however long the match was."""

    playouts: int
    """In all; shared out among the moments, with these bounds for each of them."""
    fewest: int
    """For one moment, at least."""
    most: int
    """And at most."""
    worlds: int
    """Imagined rounds for a close decision, as the best bot looks ahead."""
    stock: int
    """Rounds from which matches are made up."""

    def playouts_for(self, moments: int) -> int:
        """How many there are for each of so many moments."""
        return min(max(self.playouts // max(moments, 1), self.fewest), self.most)


FULL: Final = Effort(playouts=60_000, fewest=40, most=400, worlds=96, stock=200)
"""About a minute of one core."""
QUICK: Final = Effort(playouts=9_000, fewest=12, most=60, worlds=16, stock=60)
"""A first impression in seconds."""
_AT_ONCE: Final = 200
"""Playouts in a slice: enough for the nets to be quick, few enough for whoever waits between slices."""


@dataclass(frozen=True)
class Progress:
    """After each slice: how many of all moments are done, and the newest of them."""

    done: int
    """Moments that are done."""
    total: int
    """All of them."""
    moments: tuple[Moment, ...]
    """Their bluffs are still `open`: what came of them is known when all is done."""


def analyse(record: Record, effort: Effort = FULL, progress: Callable[[Progress], None] | None = None) -> Analysis:
    """The whole analysis. What `progress` raises ends it. RecordError where the record cannot have happened."""
    work = slices(record, effort)
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            analysis: Analysis = end.value
            return analysis
        if progress is not None:
            progress(done)


def slices(record: Record, effort: Effort = FULL) -> Generator[Progress, None, Analysis]:
    """The work in slices of a fraction of a second each; the generator's value is the analysis. `close()` ends it.

    Same record, same effort: same analysis, whatever is done between the slices.
    """
    total = sum(1 for _ in replay(record))
    eye = _Eye(record, effort, effort.playouts_for(total))
    moments: list[Moment] = []
    match: Match | None = None
    before: Round | None = None
    for step in replay(record):
        match = step.match
        eye.note(step, before)
        before = match.round.clone()
        if eye.has_enough or len(moments) + len(eye.sketches) == total:
            newest = eye.look()
            moments += newest
            yield Progress(len(moments), total, tuple(newest))
    assert match is not None  # the deal is a step
    return _summed_up(record, match, moments, eye.playouts)


@dataclass(frozen=True)
class _Sketch:
    """A moment whose chances are still to be worked out."""

    moment: Moment
    state: State
    sitting: Sitting
    scores: tuple[int, ...]
    """After the round, if it is over."""
    as_expected: bool
    """Whether this is what would have been played out anyway, with nothing left to chance: then nothing changes."""


class _Eye:
    """Looks at one step after the other."""

    def __init__(self, record: Record, effort: Effort, playouts: int) -> None:
        header, ending = record.header, record.ending
        assert ending is not None  # replay has asked for it
        self.names = handles(header.names)
        self.playouts = playouts
        self.mind = shipped_minds()["best"]
        self.thinker = Thinker(self.mind, Search(worlds=effort.worlds))
        self.seed = hashlib.blake2b(ending.seed, digest_size=6).digest()
        self.number = int.from_bytes(self.seed, "big")
        players = len(header.names)
        stock = stock_of_rounds(players, header.options, header.rules, self.mind, effort.stock, self.seed)
        self.odds = Odds(stock, header.options, self.number)
        self.sitting = Sitting([0] * players, (0,) * players)
        """The round that is being played, with the scores before it."""
        self.sketches: list[_Sketch] = []
        self.newest: Moment | None = None

    @property
    def has_enough(self) -> bool:
        return sum(not sketch.as_expected for sketch in self.sketches) * self.playouts >= _AT_ONCE

    def note(self, step: Step, before: Round | None) -> None:
        """Judge the move, and keep the moment for the next slice."""
        match = step.match
        if match.round_number != self.sitting.round_number:
            self.sitting = Sitting(self.sitting.seeds, tuple(match.scores), match.round_number)
        verdict = bluff = None
        as_expected = False
        if step.move is not None and before is not None and not before.is_over:
            view = before.view(step.seat, round_number=match.round_number, scores=self.sitting.scores)
            verdict = judge_move(view, before.legal_moves(step.seat), step.move, self.names, self.thinker)
            bluff = _bluff(before, step.seat, step.move)
            as_expected = not _left_to_chance(state_of(before), state_of(match.round)) and self._expects(
                view, before, step.move
            )
        moment = Moment(
            number=step.number,
            round_number=match.round_number,
            seat=step.seat,
            move="" if step.move is None else step.move.text(self.names),
            round_chances=(),
            match_chances=(),
            verdict=verdict,
            bluff=bluff,
            ends_round=match.round.is_over and step.move is not None,
        )
        state, scores = state_of(match.round).clone(), tuple(match.scores)
        self.sketches.append(_Sketch(moment, state, self.sitting, scores, as_expected))

    def _expects(self, view: SeatView, before: Round, move: Move) -> bool:
        """Whether this is the move that is made here in practically all playouts."""
        codes = [int(code) for code in thinkable(view, before.legal_moves(view.seat))]
        if view.actor != view.seat or move.code not in codes:
            return False
        worth = judge_moves(view, vec[i64](codes), self.mind, 0).worth
        others = np.delete(worth, codes.index(move.code))
        lead = float(worth[codes.index(move.code)] - others.max(initial=-np.inf))
        return lead > _CLEAR * reach_of(stakes(view.options, view.scores, view.seat), view.players)

    def look(self) -> list[Moment]:
        """The chances of all moments that were noted, in one go."""
        futures = [self._futures(sketch) for sketch in self.sketches]
        states = [state for some in futures for state in some]
        sittings = [
            sketch.sitting for sketch, some in zip(self.sketches, futures, strict=True) for _ in range(len(some))
        ]
        if states:
            numbers = [future for some in futures for future in range(len(some))]
            play_out(states, sittings, self.mind, looseness=_LOOSENESS, futures=numbers)
        looked = [self._with_chances(sketch, some) for sketch, some in zip(self.sketches, futures, strict=True)]
        self.sketches = []
        return looked

    def _futures(self, sketch: _Sketch) -> list[State]:
        """The same for all moments of a round, as far as can be: what differs between them is then what happened."""
        if sketch.state.phase == OVER or sketch.as_expected:
            return []
        first = self.number + sketch.moment.round_number * self.playouts
        return [another_future(sketch.state, Dice(first + future)) for future in range(self.playouts)]

    def _with_chances(self, sketch: _Sketch, futures: list[State]) -> Moment:
        if sketch.as_expected and sketch.state.phase != OVER:
            assert self.newest is not None  # the deal is expected by nobody
            self.newest = msgspec.structs.replace(
                sketch.moment, round_chances=self.newest.round_chances, match_chances=self.newest.match_chances
            )
            return self.newest
        if futures:
            options = sketch.state.options
            gained = np.array([round_points(Round(state), options) for state in futures], dtype=np.float64)
            in_match = self.odds.chances(np.array(sketch.sitting.scores) + gained).mean(axis=0)
        else:
            in_match = self.odds.chances(np.array([sketch.scores], dtype=np.float64))[0]
        in_round = shares_of_wins(futures or [sketch.state])
        self.newest = msgspec.structs.replace(
            sketch.moment, round_chances=_told(in_round), match_chances=_told(in_match)
        )
        return self.newest


def _left_to_chance(before: State, after: State) -> bool:
    """Whether cards came from the draw pile, or could have come from somebody who jumps in."""
    drawn = before.pile_size != after.pile_size or before.shuffles != after.shuffles
    return drawn or before.options.jump_in or after.phase == OVER


def _bluff(before: Round, seat: int, move: Move) -> Bluff | None:
    state = state_of(before)
    if not isinstance(move, Play) or not BLUFF[move.card.kind] or not would_be_guilty(state, seat):
        return None
    top = before.top
    matching = state.options.plus4_guilt == "matching"
    cards = [card for card in before.hand(seat) if card.kind < COLOURED_KINDS]
    forbidding = [card for card in cards if card.colour == top.colour or (matching and card.face == top.face)]
    return Bluff(len(forbidding), "open")


def _told(chances: Numbers) -> tuple[float, ...]:
    return tuple(round(float(chance), 4) for chance in chances)


def _summed_up(record: Record, match: Match, moments: list[Moment], playouts: int) -> Analysis:
    looked = with_outcomes(moments)
    players = players_of(record.header.names, looked)
    margin = round(1.96 * math.sqrt(0.25 / playouts), 4)
    return Analysis(
        version=VERSION,
        names=record.header.names,
        edition=record.header.options.edition,
        rounds=match.round_number,
        scores=tuple(match.scores),
        winners=match.winners,
        playouts=playouts,
        margin=margin,
        moments=looked,
        turning_points=turning_points(looked, margin),
        players=players,
        move_of_the_match=move_of_the_match(looked, players),
        boldest_bluff=boldest_bluff(range(len(looked)), looked),
    )
