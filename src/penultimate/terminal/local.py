"""A table in this process: one person and bots. It plays on until the person is asked, or could say something.

It is a table like any at a server, with a file for its log and a clock that leaps: wherever something could be said out
of turn (catch, jump in, call late), time stands still until the person has said it or goes on.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, final

from penultimate.bots import Hint, NothingToDo, hint
from penultimate.bots.rule_trial import try_rule
from penultimate.houserules import rule_from, say
from penultimate.rules import Match, Move, Next, Options, Play, Rule, RuleError, SeatView
from penultimate.rules.moves import CATCH, PLAY, UNO, UPHOLD, verb_of
from penultimate.tables import consent
from penultimate.tables import entries as log
from penultimate.tables.book import Book
from penultimate.tables.match_records import record_of_match
from penultimate.tables.obstacles import Obstacle, obstacles_of
from penultimate.tables.ports import Errand, GameChange, Loss, NoReply, always
from penultimate.tables.proposals import Verdict
from penultimate.tables.seats import NOBODY
from penultimate.tables.table import Table
from penultimate.terminal.beginning import PERSON
from penultimate.terminal.bots_at_home import BotsAtHome
from penultimate.terminal.game_file import GameFile
from penultimate.terminal.leaping_clock import LeapingClock
from penultimate.terminal.place import (
    Happened,
    Lobby,
    News,
    NotDone,
    Notice,
    OpenProposal,
    RuleInWords,
    Stage,
    TableLost,
    TimeLeft,
)

TRIAL_ROUNDS: Final = 150

T = TypeVar("T")


@final
class ThinksAtOnce:
    """There is nobody else who would have to wait."""

    def think(self, errand: Errand[T]) -> None:
        if errand.wanted():
            errand.done(errand.work())


@final
class _Answer:
    """The table's answer to what the person asked for."""

    def __init__(self) -> None:
        self.is_open = True
        self.refused: NotDone | None = None

    def done(self, version: int) -> None:
        self.is_open = False

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self.is_open = False
        self.refused = NotDone(code, rule, detail)

    def waiting(self, seconds: float) -> None: ...


@final
class LocalTable:
    def __init__(
        self,
        book: Book,
        file: GameFile,
        *,
        language: str,
        ended: Callable[["LocalTable"], None] = lambda _table: None,
    ) -> None:
        self.file = file
        self.language: Any = language
        self.seat = PERSON
        self.ended = ended
        """Called when the match is over: the moment to write its record."""
        self._clock = LeapingClock()
        self._bots = BotsAtHome()
        self._table = Table(
            book,
            store=file,
            clock=self._clock,
            thinker=ThinksAtOnce(),
            went_wrong=self._went_wrong,
            make_bot=self._bots.make,
        )
        self._table.audience = self
        self._key = book.seats[PERSON].key
        self._loss: Loss | None = None
        self._news: list[News] = []
        self._let_pass = -1
        """The number of moves made when the person last had nothing to say."""

    def begin(self) -> None:
        """The first deal is news; a game taken up again just goes on."""
        self._table.presence.arrive(self._key)
        if self.book.match is None:
            self._table.request(NoReply(), lambda: self._table.commit(NoReply(), log.MatchBegan()))
        else:
            self._table.request(NoReply(), lambda: self._table.somebody_came(self.book.seats[PERSON]))
        self._play_on()

    def close(self) -> None:
        """Bots that are programs have to be ended."""
        self._bots.close()

    def faults(self) -> list[str]:
        """What such bots did wrong, in words."""
        return self._bots.faults()

    # --- what is the case ---------------------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        return self._table.book

    @property
    def match(self) -> Match:
        """From `begin` on."""
        assert self.book.match is not None
        return self.book.match

    @property
    def names(self) -> Sequence[str]:
        return self.book.names

    @property
    def stage(self) -> Stage:
        return self.book.phase

    @property
    def view(self) -> SeatView:
        return self.match.view(self.seat)

    @property
    def legal(self) -> Sequence[Move]:
        return list(self.match.legal_moves(self.seat))

    @property
    def rules(self) -> tuple[RuleInWords | None, RuleInWords | None]:
        first, second = [None if card is None else card.rule for card in self.book.cards]
        return self._on_card(first), self._on_card(second)

    def _on_card(self, rule: Rule | None) -> RuleInWords | None:
        return None if rule is None else RuleInWords(rule.words, say(rule.clauses, self.language))

    def record(self) -> str | None:
        """Of the match, once it is over."""
        return record_of_match(self.file.rows, self.book.match_number, self.file.date)

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
        if self.stage != "playing" or self._let_pass == self.book.moves_made:
            return False
        view = self.view
        if view.actor == self.seat:
            return False
        verbs = {int(verb_of(code)) for code in self.match.legal_moves(self.seat).codes}
        forgotten = UNO in verbs and view.owing == self.seat
        return bool(verbs & {PLAY, UPHOLD, CATCH}) or forgotten

    def _is_waited_for(self) -> bool:
        """Whether time stands still: this player could say something, before a turn of one's own also."""
        return self.pausing or (self.match.actor == self.seat and self.match.owing != NOBODY)

    def is_bluff(self, move: Move) -> bool:
        return isinstance(move, Play) and move.card.face == "W+4" and self.match.would_bluff(self.seat)

    # --- news ---------------------------------------------------------------------------------------------------------

    def take_news(self) -> list[News]:
        news, self._news = self._news, []
        return news

    async def wait_for_news(self) -> None:
        if not self._news:
            await asyncio.Event().wait()  # nothing happens here by itself

    def has_shown(self, seconds: float) -> None:
        """Time stands still here anyway, until the person has said something or goes on."""

    def game_changed(self, change: GameChange) -> None:
        self._news.append(Happened(tuple(event.seen_by(self.seat) for event in change.events)))

    def decided(self, decision: Verdict) -> None:
        proposal = decision.proposal
        if decision.adopted and proposal.rule is not None:
            self._news += consent_notices(proposal.trial)

    def table_changed(self) -> None: ...
    def timers_changed(self) -> None: ...
    def time_up(self, seat: int) -> None: ...
    def said(self, number: int, said: log.Said) -> None: ...

    # --- what the person does -----------------------------------------------------------------------------------------

    async def make(self, move: Move) -> None:
        answer = _Answer()
        self._table.make_move(self._key, move, reply=answer)
        while answer.is_open and self._clock.leap():
            pass  # somebody can be caught: until that is over, a turn waits, and a bot may be quicker
        self._play_on()
        if answer.refused is not None:
            raise answer.refused

    async def why_not(self, move: Move) -> NotDone | None:
        refused = self.match.why_not(self.seat, move)
        return None if refused is None else NotDone(refused.code, refused.rule)

    async def obstacles(self) -> Sequence[Obstacle]:
        return obstacles_of(self.match, self.seat)

    async def hint(self) -> Hint | None:
        try:
            return hint(self.view, self.match.legal_moves(self.seat))
        except NothingToDo:
            return None

    async def go_on(self) -> None:
        if self.stage == "round-over":
            await self.make(Next)
            return
        self._let_pass = self.book.moves_made
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
        except RuleError as error:
            raise NotDone("bad-rule", detail=error.reason) from error
        answer = _Answer()
        self._table.request(
            answer,
            lambda: consent.propose_rule(self._table, answer, self._key, which, rule, self.language, always),
        )
        if answer.refused is not None:
            raise answer.refused

    async def propose_sit_in(self, seat: int) -> None:
        raise NotDone("not-away")

    async def vote(self, proposal: int, *, agree: bool) -> None:
        raise NotDone("no-such-proposal")

    async def withdraw(self, proposal: int) -> None:
        raise NotDone("no-such-proposal")

    async def leave(self) -> Notice | None:
        return Notice("terminal-kept", {})

    # --- what happens by itself ---------------------------------------------------------------------------------------

    def _play_on(self) -> None:
        """Until the person has to act, or could."""
        while self.stage == "playing" and not self._is_waited_for() and self._clock.leap():
            pass
        if self._loss is not None:
            raise TableLost(self._loss, self._loss)
        if self.stage == "match-over":
            self.ended(self)

    def _went_wrong(self, _table: Table, loss: Loss) -> None:
        self._loss = loss


def bots_consent(rule: Rule, players: int, options: Options) -> None:
    """Raises NotDone where the bots, having tried the rule out, object to it."""
    if not rule.is_dare:
        trial = try_rule(rule, players, options, rounds=TRIAL_ROUNDS)
        if trial.objection:
            raise NotDone("rule-objected", detail=trial.objection)


def consent_notices(trial: log.RuleTrial | None) -> list[Notice]:
    """What the bots say to a rule that they agree to."""
    agreed = Notice("terminal-bots-agree", {})
    if trial is None:
        return [agreed]
    percent = round(abs(trial.length - 1) * 100)
    length = "same" if percent < 5 else "longer" if trial.length > 1 else "shorter"
    return [agreed, Notice("terminal-trial", {"length": length, "percent": percent})]
