"""Playing one simulated match, or one round, to the end; each by its own seed, so that it matters to nobody who plays
it, when, and beside which others."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penultimate.bots import BY_COUNT, Bot, bot
from penultimate.bots.dice import Dice
from penultimate.bots.pace import Pace
from penultimate.bots.players import SimpleBot
from penultimate.bots.simple import beginner_code, greedy_code, random_code, uniform_code, without_forgotten_calls
from penultimate.lab.simulation_counting import Tally
from penultimate.lab.simulation_setting import RANDOM, UNIFORM, Setting
from penultimate.rules import CallUno, Match, Move, Next, Play
from penultimate.rules.cards import BLUFF
from penultimate.rules.events import Event
from penultimate.rules.full_state import state_of
from penultimate.rules.legality import MOST_CODES, turn_codes
from penultimate.rules.moves import ACCUSE, move_of, verb_of
from penultimate.rules.state import DARE, NOBODY, TURN, State, would_be_guilty

MOST_MOVES: Final = 20_000
"""A round that has gone on for so long is given up, with nobody winning it: some custom rules let no round end."""

CodePolicy = Callable[[State, vec[i64], i64, Dice], i64]

AT_RANDOM: Final[dict[str, CodePolicy]] = {UNIFORM: uniform_code, RANDOM: random_code}
SHORT_CUTS: Final[dict[str, CodePolicy]] = {**AT_RANDOM, "beginner": beginner_code, "easy": greedy_code}
"""Levels that are a function of what their seat may see of a state. Asked directly, without a view and an imagined
round, they make the same moves several times as fast (`tests/lab` compares)."""


def number_from(seed: str, *what: object) -> int:
    """A number for dice and bots, from the seed and what it is for."""
    text = "/".join(str(part) for part in (seed, *what))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "little")


def play_game(setting: Setting, seed: str, game: int, *, variant: int = 0, whole_match: bool = True) -> list[list[int]]:
    """The rows of one match, or of its first round alone. The cards depend on the seed and the number only."""
    return _Game(setting, seed, game, variant).play(whole_match=whole_match)


def seated(level: str, seed: int) -> Bot:
    """The bot of a level, or one who plays at random; that one catches, too, and jumps in where it can."""
    if level in AT_RANDOM:
        return SimpleBot(level, AT_RANDOM[level], Pace(1.0), seed, catches=True, jumps_in=True)
    return bot(level, seed, timing=BY_COUNT)  # nobody waits here, and a busy machine must not change the figures


@final
class _Game:
    def __init__(self, setting: Setting, seed: str, game: int, variant: int) -> None:
        self.setting = setting
        self.match = Match(setting.players, setting.options, seed=f"{seed}/{game}", rules=setting.rules)
        levels = [setting.bot_at(seat) for seat in range(setting.players)]
        self.bots = [seated(level, number_from(seed, game, seat)) for seat, level in enumerate(levels)]
        self.short_cuts = [SHORT_CUTS.get(level) for level in levels]
        self.dice = Dice(number_from(seed, game, "dice"))
        self.memory = Dice(number_from(seed, game, "memory"))
        self.codes: vec[i64] = vec[i64]([0 for _ in range(MOST_CODES)])
        self.game = game
        self.variant = variant
        self.forgot = NOBODY
        """Who forgot to call, and does not think of it until the next turn."""
        self.tally = self._new_tally()

    def play(self, *, whole_match: bool) -> list[list[int]]:
        rows: list[list[int]] = []
        events = self.match.beginning
        while True:
            self.tally = self._new_tally()
            self._note(events)
            finished = self._play_round()
            rows.append(self.tally.row())
            if self.match.is_over or not finished or not whole_match:
                return rows
            events = self.match.apply(0, Next)

    def _new_tally(self) -> Tally:
        return Tally(self.variant, self.game, self.setting.players)

    def _play_round(self) -> bool:
        """Whether it came to an end."""
        self.forgot = NOBODY
        while not self.match.round.is_over:
            if self.tally.counts["moves"] >= MOST_MOVES:
                self.tally.counts["given_up"] = 1
                return False
            if not self._anybody_reacts():
                seat = self.match.actor
                self.forgot = NOBODY
                self._make(seat, self._choice(seat))
        return True

    def _choice(self, seat: int) -> Move:
        state = state_of(self.match.round)
        short_cut = self.short_cuts[seat]
        if short_cut is None or state.phase == DARE:
            return self.bots[seat].choose(self.match.view(seat), self.match.legal_moves(seat))
        count = without_forgotten_calls(self.codes, turn_codes(state, self.codes))
        return move_of(int(short_cut(state, self.codes, count, self.dice)))

    def _anybody_reacts(self) -> bool:
        """Let the first who calls, catches or jumps in do so: in the order of play, from whoever moves next."""
        state = state_of(self.match.round)
        if state.owing == NOBODY and not (self.setting.options.jump_in and state.phase == TURN):
            return False
        step = 1 if state.direction == 1 else -1
        for offset in range(self.setting.players):
            seat = (self.match.actor + step * offset) % self.setting.players
            legal = self.match.legal_moves(seat)
            if all(verb_of(code) == ACCUSE for code in legal.codes):
                continue
            move = self.bots[seat].react(self.match.view(seat), legal)
            if move is not None and not (move == CallUno and seat == self.forgot):
                self._make(seat, move)
                return True
        return False

    def _make(self, seat: int, move: Move) -> None:
        state = state_of(self.match.round)
        if isinstance(move, Play):
            if move.uno and state.counts[seat] == 2 and self._forgets():
                move = replace(move, uno=False)
                self.forgot = seat
                self.tally.add("uno_forgotten")
            if BLUFF[move.card.kind] and would_be_guilty(state, seat):
                self.tally.add("bluffs")
        self.tally.add("moves")
        self._note(self.match.apply(seat, move))

    def _forgets(self) -> bool:
        return self.memory.below(1_000_000) < round(self.setting.forgetful * 1_000_000)

    def _note(self, events: list[Event]) -> None:
        for event in events:
            self.tally.note(event)
        self.tally.note_hands(int(count) for count in state_of(self.match.round).counts)
