"""A live table: one request at a time, each kept in the log before anybody is told.

Requests come from people, bots and clocks alike and go through `request`. While the log is being written nothing else
happens at this table, so what is in memory and not yet on disk is never seen by anyone.
"""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Literal, final

from penultimate.rules import Move, Refused, RuleError
from penultimate.rules.moves import CATCH, NEXT, verb_of
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, Book, Outcome
from penultimate.tables.bot_drivers import BotDrivers
from penultimate.tables.catch_window import CatchWindow
from penultimate.tables.identity import new_secret
from penultimate.tables.patience import Patience
from penultimate.tables.ports import (
    Audience,
    Clock,
    GameChange,
    NoReply,
    Reply,
    Row,
    Store,
    StoreError,
    Thinker,
)
from penultimate.tables.presence import Presence
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat

MOST_WAITING: Final = 256
CATCH_COOLDOWN: Final = 3.0
"""Seconds after a catch for nothing in which the next one is not looked at."""
_LOG: Final = logging.getLogger("penultimate.tables")

Work = Callable[[], None]


@final
class Table:
    def __init__(
        self, book: Book, *, store: Store, clock: Clock, thinker: Thinker, went_wrong: Callable[["Table"], None]
    ) -> None:
        self.book = book
        self.clock = clock
        self.thinker = thinker
        self.audience: Audience | None = None
        self.presence = Presence(clock, book.seats)
        self.is_lost = False
        self._store = store
        self._went_wrong = went_wrong
        self._mailbox: deque[tuple[Reply, Work]] = deque()
        self._is_storing = False
        self._told_phase = book.phase
        self._cooling: dict[int, float] = {}
        self.window = CatchWindow(clock, self._window_closed)
        self.patience = Patience(self)
        self.bots = BotDrivers(self)

    # --- requests, one at a time --------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        return self._is_storing or bool(self._mailbox)

    def request(self, reply: Reply, work: Work) -> None:
        """Do some work when it is its turn. It may call `commit` once, and raise a refusal before that."""
        if self.is_lost:
            reply.refuse("storage")
        elif self._is_storing or self._mailbox:
            if len(self._mailbox) >= MOST_WAITING:
                reply.refuse("busy")
            else:
                self._mailbox.append((reply, work))
        else:
            self._do(reply, work)

    def _do(self, reply: Reply, work: Work) -> None:
        try:
            work()
        except Refused as refused:
            reply.refuse(refused.code, refused.rule)
        except TableRefused as refused:
            reply.refuse(refused.code, detail=refused.detail)
        except RuleError as error:
            reply.refuse("bad-rule", detail=error.reason)

    def commit(self, reply: Reply, *entries: log.AnyEntry, first: Work | None = None, move: Move | None = None) -> None:
        """Carry out entries, keep them, and then tell everybody. `first` is done before the telling.

        Only the first entry may be refused; `move` is what it makes, where it has been read already.
        """
        outcomes: list[tuple[Outcome, GameChange | None]] = []
        rows: list[Row] = []
        book = self.book
        steps = deque(entries)
        while steps:
            entry = steps.popleft()
            outcome = book.apply(entry, move)
            change = None
            if outcome.events is not None:
                change = GameChange(book.version, book.since, outcome.events)
                if isinstance(entry, log.MoveMade):
                    entry.digest = book.digest()
            outcomes.append((outcome, change))
            rows.append(Row(book.code, book.seq, log.write_entry(entry)))
            move = None
            if not steps and book.match is not None and book.match.is_over and not book.opened:
                steps.append(log.SecretChosen(new_secret()))  # committed to as soon as the last one is opened
        self._is_storing = True
        self._store.append(rows, lambda error: self._stored(error, outcomes, reply, first))

    def _stored(
        self,
        error: StoreError | None,
        outcomes: Sequence[tuple[Outcome, GameChange | None]],
        reply: Reply,
        first: Work | None,
    ) -> None:
        if error is not None:
            self._is_storing = False
            self._lose(error, reply)
            return
        if first is not None:
            first()
        reply.done(self.book.version)
        only_the_game = self._tell(outcomes)  # what this sets off has to wait until everybody has been told
        self._is_storing = False
        self.tend(same_people=only_the_game)
        while self._mailbox and not self._is_storing:
            waiting, work = self._mailbox.popleft()
            self._do(waiting, work)

    def _tell(self, outcomes: Sequence[tuple[Outcome, GameChange | None]]) -> bool:
        """Returns whether this was play and nothing else: nobody came or went, nothing was agreed."""
        audience = self.audience
        if audience is None:
            return False
        only_the_game = self.book.phase == self._told_phase == "playing"
        for outcome, change in outcomes:
            if outcome.said is not None:
                audience.said(self.book.seq, outcome.said)
            elif change is None or outcome.decisions:
                only_the_game = False
            for decision in outcome.decisions:
                audience.decided(decision)
        for _, change in outcomes:
            if change is not None:
                self.window_follows_the_game()
                audience.game_changed(change)
        if not only_the_game:
            self._told_phase = self.book.phase
            audience.table_changed()
        return only_the_game

    def _lose(self, error: StoreError, reply: Reply) -> None:
        """What is in memory is ahead of the log: away with it. The table will be read anew."""
        _LOG.error("table %s: %s", self.book.code, error)
        self.is_lost = True
        self.stop()
        reply.refuse("storage")
        for waiting, _ in self._mailbox:
            waiting.refuse("storage")
        self._mailbox.clear()
        self._went_wrong(self)
        if self.audience is not None:
            self.audience.lost(error)

    def stop(self) -> None:
        """No timer of this table will do anything any more."""
        self.window.forget()
        self.patience.stop()
        self.bots.stop()

    # --- moves --------------------------------------------------------------------------------------------------------

    def make_move(
        self,
        seat: Seat,
        move: Move,
        *,
        version: int | None = None,
        number: int = -1,
        by: Literal["", "bot", "clock"] = "",
        reply: Reply | None = None,
    ) -> None:
        """`version` is what the player had seen; None where that does not matter."""
        answer = NoReply() if reply is None else reply
        self.request(answer, lambda: self._make_move(seat, move, version, number, by, answer))

    def _make_move(
        self, seat: Seat, move: Move, version: int | None, number: int, by: Literal["", "bot", "clock"], reply: Reply
    ) -> None:
        book = self.book
        game = book.match
        if game is None:
            raise TableRefused("no-match-on")
        verb = verb_of(move.code)
        if verb == NEXT:
            self.make_ready(seat, reply)
            return
        if book.is_turn(move):
            if version is not None and version < book.asked_at:
                raise TableRefused("stale")
            if self.window.is_open:
                self._wait_for_window(seat, move, version, number, by, reply)
                return
        elif verb == CATCH and not by:
            self._check_cooling(seat)
        try:
            self.commit(reply, log.MoveMade(seat.number, move.text(SEAT_NAMES), number, by), move=move)
        except Refused:
            if verb == CATCH and not by:
                self._cooling[seat.number] = self.clock.now() + CATCH_COOLDOWN
            raise

    def _wait_for_window(
        self, seat: Seat, move: Move, version: int | None, number: int, by: Literal["", "bot", "clock"], reply: Reply
    ) -> None:
        game = self.book.match
        assert game is not None
        if refused := game.why_not(seat.number, move):
            raise refused
        again = lambda: self.make_move(seat, move, version=version, number=number, by=by, reply=reply)  # noqa: E731
        if not self.window.wait(seat.number, again):
            raise TableRefused("already-waiting")
        reply.waiting(self.window.remaining())

    def _check_cooling(self, seat: Seat) -> None:
        if self._cooling.get(seat.number, 0.0) > self.clock.now():
            raise TableRefused("cooling-down")

    # --- rounds and matches -------------------------------------------------------------------------------------------

    def make_ready(self, seat: Seat, reply: Reply) -> None:
        """Ready for the next round or match. To be called inside a request."""
        if self.book.phase not in ("round-over", "match-over"):
            raise TableRefused("not-between-rounds")
        entries: list[log.AnyEntry] = [log.MadeReady(seat.number)]
        others = [other for other in self._asked_for_readiness() if other is not seat]
        if all(other.ready for other in others):
            entries.append(self.go_on(seat))
        self.commit(reply, *entries)

    def go_on(self, seat: Seat) -> log.AnyEntry:
        """What begins the next round or match; raises where there are too few players."""
        if self.book.phase == "round-over":
            return log.MoveMade(seat.number, "next")
        if len(self.book.occupied()) < 2:
            raise TableRefused("not-enough-players")
        return log.MatchBegan()

    def _asked_for_readiness(self) -> list[Seat]:
        return [seat for seat in self.book.seats if seat.has_a_say and self.presence.is_here(seat)]

    def go_on_if_all_are_ready(self) -> None:
        """Somebody left, and the others had been waiting for nobody else."""
        asked = self._asked_for_readiness()
        if self.book.phase in ("round-over", "match-over") and asked and all(seat.ready for seat in asked):
            self.request(NoReply(), lambda: self.commit(NoReply(), self.go_on(asked[0])))

    # --- coming and going ---------------------------------------------------------------------------------------------

    def somebody_came(self, seat: Seat | None) -> None:
        """After `presence.arrive`, inside a request."""
        if seat is not None and seat.sitting_in:
            self.commit(NoReply(), log.CameBack(seat.number))
        else:
            self._people_changed()

    def departed(self, seat: Seat | None) -> None:
        self.presence.depart(seat)
        if not self.is_lost:
            self.request(NoReply(), self._people_changed)

    def _people_changed(self) -> None:
        if self.audience is not None:
            self.audience.table_changed()
        self.tend()
        if not self._is_storing:
            self.go_on_if_all_are_ready()

    # --- time ---------------------------------------------------------------------------------------------------------

    def window_follows_the_game(self) -> bool:
        game = self.book.match
        owing = -1 if game is None or game.round.is_over else int(game.round.state.owing)
        return self.window.look(owing, self.book.asked_at, self.book.table.catch_seconds)

    def tend(self, *, same_people: bool = False) -> None:
        """See to everything that happens by itself: clocks, bots, seats of people who are away."""
        if self.is_lost:
            return
        changed = self.window_follows_the_game()
        changed |= self.patience.tend(same_people=same_people)
        self.bots.tend()
        if changed and self.audience is not None:
            self.audience.timers_changed()

    def _window_closed(self) -> None:
        if self.audience is not None:
            self.audience.timers_changed()
