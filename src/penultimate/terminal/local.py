"""A table in this process: one person and bots. It plays on until the person is asked, or could say something.

There is no clock. Wherever something could be said out of turn (catch, jump in, call late), the bots wait until the
person has said it or goes on.
"""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import Final, final

from penultimate.bots import Bot, Hint, NothingToDo, bot, hint
from penultimate.houserules import rule_from, say
from penultimate.records import Recorder
from penultimate.rules import CallUno, Event, Move, Next, Options, Play, Refused, Rule, RuleError, SeatView
from penultimate.rules.events import CardPlayed
from penultimate.rules.match import check_rule
from penultimate.rules.moves import CATCH, PLAY, UNO, UPHOLD, verb_of
from penultimate.rules.state import would_be_guilty
from penultimate.tables.rule_trial import try_rule
from penultimate.terminal.table import (
    Happened,
    Lobby,
    News,
    NotDone,
    Notice,
    OpenProposal,
    RuleOnCard,
    Stage,
    TimeLeft,
)

TRIAL_ROUNDS: Final = 150
FORGETFUL: Final = {"beginner": 3}
"""Bots that forget to call UNO, one time in so many: somebody has to be caught sometimes."""


@final
class LocalTable:
    def __init__(
        self,
        recorder: Recorder,
        *,
        level: str,
        language: str,
        seat: int = 0,
        changed: Callable[["LocalTable"], None] = lambda _table: None,
    ) -> None:
        self.recorder = recorder
        self.match = recorder.match
        self.level = level
        self.language = language
        self.seat = seat
        self.changed = changed
        """Called whenever the person is about to be asked: the moment to keep the game."""
        seed = int.from_bytes(hashlib.sha256(recorder.server_seed + b"bots").digest()[:4], "big")
        self.bots: dict[int, Bot] = {
            other: bot(level, seed + other) for other in range(self.match.players) if other != seat
        }
        self._news: list[News] = []
        self._last_events: Sequence[Event] = ()
        self._let_pass = -1
        """The number of moves made when the person last had nothing to say."""
        self._forgot = -1

    def begin(self) -> None:
        """The first deal is news; a game taken up again just goes on."""
        if not self.recorder.entries:
            self._tell(self.match.beginning)
        self._play_on()

    # --- what is the case ---------------------------------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        return self.recorder.header.names

    @property
    def stage(self) -> Stage:
        if self.match.is_over:
            return "match-over"
        return "round-over" if self.match.round.is_over else "playing"

    @property
    def view(self) -> SeatView:
        return self.match.view(self.seat)

    @property
    def legal(self) -> Sequence[Move]:
        return list(self.match.legal_moves(self.seat))

    @property
    def rules(self) -> tuple[RuleOnCard | None, RuleOnCard | None]:
        first, second = self.match.rules
        return self._on_card(first), self._on_card(second)

    def _on_card(self, rule: Rule | None) -> RuleOnCard | None:
        return None if rule is None else RuleOnCard(rule.words, say(rule.clauses, self.language))

    @property
    def has_others(self) -> bool:
        return False

    @property
    def lobby(self) -> Lobby | None:
        return None

    @property
    def proposals(self) -> Sequence[OpenProposal]:
        return ()

    @property
    def time_left(self) -> TimeLeft | None:
        return None

    @property
    def pausing(self) -> bool:
        """Nobody else moves before this player had the chance to catch, to jump in, to call or to vote."""
        if self.stage != "playing" or self._let_pass == self.recorder.moves:
            return False
        view = self.view
        if view.actor == self.seat:
            return False
        verbs = {int(verb_of(code)) for code in self.match.legal_moves(self.seat).codes}
        forgotten = UNO in verbs and view.owing == self.seat
        return bool(verbs & {PLAY, UPHOLD, CATCH}) or forgotten or self._somebody_may_have_forgotten()

    def _somebody_may_have_forgotten(self) -> bool:
        """A pause only where a call is missing would do the noticing for the player."""
        if self.level not in FORGETFUL:
            return False
        return any(
            isinstance(event, CardPlayed) and event.left == 1 and event.seat != self.seat for event in self._last_events
        )

    def is_bluff(self, move: Move) -> bool:
        return isinstance(move, Play) and move.card.face == "W+4" and would_be_guilty(self.match.round.state, self.seat)

    # --- news ---------------------------------------------------------------------------------------------------------

    def take_news(self) -> list[News]:
        news, self._news = self._news, []
        return news

    async def wait_for_news(self) -> None:
        if not self._news:
            await asyncio.Event().wait()  # nothing happens here by itself

    def _tell(self, events: Sequence[Event]) -> None:
        self._last_events = events
        self._news.append(Happened(tuple(event.seen_by(self.seat) for event in events)))

    # --- what the person does -----------------------------------------------------------------------------------------

    async def make(self, move: Move) -> None:
        refused = self.match.why_not(self.seat, move)
        if refused is not None:
            raise NotDone(refused.code, refused.rule)
        if self.view.owing == self.seat and verb_of(move.code) != UNO:
            self._let_bots_react()  # a turn of one's own ends the time in which one can be caught
        try:
            self._do(self.seat, move)
        except Refused as refused_now:  # a bot was quicker
            self._play_on()
            raise NotDone(refused_now.code, refused_now.rule) from None
        self._play_on()

    async def why_not(self, move: Move) -> NotDone | None:
        refused = self.match.why_not(self.seat, move)
        return None if refused is None else NotDone(refused.code, refused.rule)

    async def hint(self) -> Hint | None:
        try:
            return hint(self.view, self.match.legal_moves(self.seat))
        except NothingToDo:
            return None

    async def go_on(self) -> None:
        if self.stage == "round-over":
            await self.make(Next)
            return
        self._let_pass = self.recorder.moves
        self._play_on()

    async def start(self) -> None:
        raise NotDone("not-in-the-lobby")

    async def say(self, text: str) -> None:
        raise NotDone("no-chat")

    async def propose_rule(self, which: int, words: str) -> None:
        """CUST-3: bots agree, unless their trial finds that rounds would end at once or never."""
        if self.stage != "round-over":
            raise NotDone("not-between-rounds")
        try:
            rule = rule_from(words, self.language) if words else None
            check_rule(rule, self.match.players, self.match.options)
            self._news += bots_consent(rule, self.match.players, self.match.options)
            self._tell(self.recorder.write_rule(which, rule))
        except RuleError as error:
            raise NotDone("bad-rule", detail=error.reason) from error
        self.changed(self)

    async def propose_sit_in(self, seat: int) -> None:
        raise NotDone("not-away")

    async def vote(self, proposal: int, *, agree: bool) -> None:
        raise NotDone("no-such-proposal")

    async def withdraw(self, proposal: int) -> None:
        raise NotDone("no-such-proposal")

    async def leave(self) -> Notice | None:
        return Notice("terminal-kept", {})

    # --- what the bots do ---------------------------------------------------------------------------------------------

    def _do(self, seat: int, move: Move) -> None:
        events = self.recorder.apply(seat, move)
        self._tell(events)

    def _play_on(self) -> None:
        """Until the person has to act, or could."""
        while self.stage == "playing" and not self.pausing:
            if self._person_may_still_call() or not self._let_bots_react():
                actor = self.match.actor
                if actor == self.seat:
                    break
                self._do(actor, self._chosen(actor))
        self.changed(self)

    def _person_may_still_call(self) -> bool:
        """It is the person's turn again, with a call still owed: the bots catch when that turn begins."""
        return self.match.actor == self.seat and self.view.owing == self.seat

    def _chosen(self, seat: int) -> Move:
        move = self.bots[seat].choose(self.match.view(seat), self.match.legal_moves(seat))
        if isinstance(move, Play) and move.uno and self._forgets(seat):
            self._forgot = seat
            return Play(move.card, move.colour)
        if verb_of(move.code) == PLAY:
            self._forgot = -1
        return move

    def _forgets(self, seat: int) -> bool:
        one_in = FORGETFUL.get(self.level, 0)
        text = f"{self.match.round_number} {self.recorder.moves} {seat}".encode()
        return one_in > 0 and hashlib.sha256(self.recorder.server_seed + text).digest()[0] % one_in == 0

    def _let_bots_react(self) -> bool:
        """One reaction of one bot; whether there was any."""
        for seat, player in self.bots.items():
            move = player.react(self.match.view(seat), self.match.legal_moves(seat))
            if move is None or move == Next or (move == CallUno and self._forgot == seat):
                continue
            self._do(seat, move)
            return True
        return False


def bots_consent(rule: Rule | None, players: int, options: Options) -> list[Notice]:
    """What the bots say to a rule, having tried it out. Raises NotDone where they object."""
    if rule is None:
        return []
    agreed = Notice("terminal-bots-agree", {})
    if rule.is_dare:
        return [agreed]
    trial = try_rule(rule, players, options, rounds=TRIAL_ROUNDS)
    if trial.objection:
        raise NotDone("rule-objected", detail=trial.objection)
    percent = round(abs(trial.length - 1) * 100)
    length = "same" if percent < 5 else "longer" if trial.length > 1 else "shorter"
    return [agreed, Notice("terminal-trial", {"length": length, "percent": percent})]
