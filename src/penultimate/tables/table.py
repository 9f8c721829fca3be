"""A live table: one request at a time, each kept in the log before anybody is told.

Requests come from people, bots and clocks alike and go through `request`. One is worked out completely on a draft of
the book; the draft becomes the book when the log has it. So whatever goes wrong (a refusal, a full disk, a bug), the
book in memory is what its log adds up to, and nobody has seen anything else.
"""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, final

from penultimate.rules import Move, Refused, RuleError
from penultimate.rules.moves import CATCH, NEXT, verb_of
from penultimate.tables import entries as log
from penultimate.tables.book import SEAT_NAMES, Book, Outcome
from penultimate.tables.bot_drivers import BotDrivers, BotMaker, bot_of_ours
from penultimate.tables.catch_window import CatchWindow
from penultimate.tables.fence import FencedClock, FencedThinker
from penultimate.tables.identity import new_secret
from penultimate.tables.patience import Patience
from penultimate.tables.ports import Audience, Clock, GameChange, Loss, NoReply, Reply, Row, Store, StoreError, Thinker
from penultimate.tables.presence import Presence
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import NOBODY, Seat

MOST_WAITING: Final = 256
CATCH_COOLDOWN: Final = 3.0
"""Seconds after a catch for nothing in which the next one is not looked at."""
_LOG: Final = logging.getLogger("penultimate.tables")

Work = Callable[[], None]
Steps = Sequence[tuple[Outcome, GameChange | None]]
MovedBy = Literal["", "bot", "clock"]


@final
class Table:
    def __init__(
        self,
        book: Book,
        *,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        went_wrong: Callable[["Table", Loss], None],
        make_bot: BotMaker = bot_of_ours,
    ) -> None:
        """`went_wrong` is called once, when what is in memory is of no more use: the table is to be read anew."""
        self.book = book
        self.clock = FencedClock(clock, self.inside)
        self.thinker = FencedThinker(thinker, book.code, self.inside)
        self.audience: Audience | None = None
        self.presence = Presence(clock, book.seats)
        self._store = store
        self._went_wrong = went_wrong
        self._loss: Loss | None = None
        self._mailbox: deque[tuple[Reply, Work]] = deque()
        self._is_storing = False
        self._storing_since = 0.0
        self._is_working = False
        """On a request, or on telling what came of it: what that sets off has its turn afterwards."""
        self._told_phase = book.phase
        self._cooling: dict[int, float] = {}
        self.window = CatchWindow(self.clock, closed=self._window_closed, began=self._window_began)
        self.patience = Patience(self)
        self.bots = BotDrivers(self, make_bot)

    # --- requests, one at a time --------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        return self._is_working or self._is_storing or bool(self._mailbox)

    def waits_for_log(self, seconds: float) -> bool:
        """Whether the log has kept this table waiting for longer than that."""
        return self._is_storing and self.clock.now() - self._storing_since > seconds

    @property
    def is_lost(self) -> bool:
        return self._loss is not None

    def request(self, reply: Reply, work: Work) -> None:
        """Do some work when it is its turn. It may call `commit` once, as its last step, or raise a refusal."""
        if self._loss is not None:
            reply.refuse(self._loss)
        elif self.is_busy:
            if len(self._mailbox) >= MOST_WAITING:
                reply.refuse("busy")
            else:
                self._mailbox.append((reply, work))
        else:
            self._do(reply, work)
            self._go_on()

    def _go_on(self) -> None:
        """With whatever has been waiting, until something has to be kept first."""
        while self._mailbox and not self._is_storing:
            reply, work = self._mailbox.popleft()
            self.inside(partial(self._do, reply, work))

    def _do(self, reply: Reply, work: Work) -> None:
        self._is_working = True
        try:
            work()
        except Refused as by_rule:
            reply.refuse(by_rule.code, by_rule.rule)
        except TableRefused as refused:
            reply.refuse(refused.code, detail=refused.detail)
        except RuleError as error:
            reply.refuse("bad-rule", detail=error.reason)
        except Exception:  # noqa: BLE001 - a bug stays at this table
            self._met_a_bug()
            _answer(partial(reply.refuse, "went-wrong"))
        finally:
            self._is_working = False

    def inside(self, call: Work) -> None:
        """Do what a timer, a thought or the log has brought. A bug in it stays at this table."""
        if self._loss is None:
            try:
                call()
            except Exception:  # noqa: BLE001 - a bug stays at this table
                self._met_a_bug()

    def commit(self, reply: Reply, *entries: log.AnyEntry, first: Work | None = None, move: Move | None = None) -> None:
        """Carry out entries, keep them, and then tell everybody. `first` is done before the telling.

        `move` is what the first entry makes, where it has been read already.
        """
        draft = self.book.draft()
        rows, steps = _worked_out(draft, entries, move)

        def stored(error: StoreError | None) -> None:
            self._stored(error, draft, steps, reply, first)

        if not rows:
            stored(None)
            return
        self._is_storing = True
        self._storing_since = self.clock.now()
        try:
            self._store.append(rows, stored)
        except BaseException:
            self._is_storing = False  # it will never answer
            raise

    def _stored(self, error: StoreError | None, draft: Book, steps: Steps, reply: Reply, first: Work | None) -> None:
        self._is_storing = False
        loss: Loss = "moved" if error is not None and error.problem == "elsewhere" else "storage"
        if error is not None:
            _LOG.log(logging.INFO if loss == "moved" else logging.ERROR, "table %s: %s", self.book.code, error)
            _answer(partial(reply.refuse, loss))
        if self._loss is not None:  # a bug was met meanwhile; now it is known what the log has
            if error is None:
                _answer(partial(reply.done, draft.version))
            self._went_wrong(self, self._loss)
        elif error is not None:
            self._lose(loss)
        else:
            self.book = draft
            try:
                self._kept(steps, reply, first)
            except Exception:  # noqa: BLE001 - a bug stays at this table
                self._met_a_bug()
            self._go_on()

    def _kept(self, steps: Steps, reply: Reply, first: Work | None) -> None:
        self._is_working = True
        try:
            reply.done(self.book.version)
            if first is not None:
                first()
            only_the_game = self._tell(steps)
        finally:
            self._is_working = False
        for _, change in steps:
            if change is not None:
                self.bots.saw(change.events)
        self.tend(same_people=only_the_game)

    def _tell(self, steps: Steps) -> bool:
        """Returns whether this was play and nothing else: nobody came or went, nothing was agreed."""
        audience = self.audience
        if audience is None:
            return False
        only_the_game = self.book.phase == self._told_phase == "playing"
        for outcome, change in steps:
            if outcome.said is not None:
                audience.said(self.book.seq, outcome.said)
            elif change is None or outcome.decisions:
                only_the_game = False
            for decision in outcome.decisions:
                audience.decided(decision)
        for _, change in steps:
            if change is not None:
                self.window_follows_the_game()
                audience.game_changed(change)
        if not only_the_game:
            self._told_phase = self.book.phase
            audience.table_changed()
        return only_the_game

    # --- when something goes wrong ------------------------------------------------------------------------------------

    def _met_a_bug(self) -> None:
        """Inside an `except`. What led to it is in the log of the server; the table goes on from its own log."""
        _LOG.exception("table %s met a bug, and is read again from its log", self.book.code)
        self._lose("went-wrong")

    def _lose(self, loss: Loss) -> None:
        if self._loss is None:
            self._loss = loss
            waiting = [*self.window.give_up_waiting(), *(reply for reply, _ in self._mailbox)]
            self._mailbox.clear()
            self.stop()
            for reply in waiting:
                _answer(partial(reply.refuse, loss))
            if not self._is_storing:  # else when the log has answered: only then is it known what is in it
                self._went_wrong(self, loss)

    def hand_over(self) -> None:
        """To another server: nothing more is begun here, and what is being kept is finished."""
        self._lose("moved")

    def stop(self) -> None:
        """No timer of this table will do anything any more."""
        self.window.forget()
        self.patience.stop()
        self.bots.stop()

    # --- moves --------------------------------------------------------------------------------------------------------

    def seat_of(self, key: int | None) -> Seat:
        """Whose seat has this key. Raises where it has been given up meanwhile."""
        seat = self.book.seat_of(key)
        if seat is None:
            raise TableRefused("no-such-seat")
        return seat

    def make_move(
        self,
        key: int,
        move: Move,
        *,
        version: int | None = None,
        number: int = -1,
        by: MovedBy = "",
        reply: Reply | None = None,
    ) -> None:
        """For the seat with this key. `version` is what the player had seen; None where that does not matter."""
        answer = NoReply() if reply is None else reply
        self.request(answer, lambda: self.move(key, move, version=version, number=number, by=by, reply=answer))

    def move(
        self, key: int, move: Move, *, version: int | None, number: int = -1, by: MovedBy = "", reply: Reply
    ) -> None:
        """The same, inside a request."""
        seat = self.seat_of(key)
        book = self.book
        if book.match is None:
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
            entry = log.MoveMade(seat.number, move.text(SEAT_NAMES), number, by)
            first = partial(self._say_time_is_up, seat.number) if by == "clock" else None
            self.commit(reply, entry, first=first, move=move)
        except Refused:
            if verb == CATCH and not by:
                self._cooling[seat.key] = self.clock.now() + CATCH_COOLDOWN
            raise

    def _wait_for_window(
        self, seat: Seat, move: Move, version: int | None, number: int, by: MovedBy, reply: Reply
    ) -> None:
        game = self.book.match
        assert game is not None
        if refused := game.why_not(seat.number, move):
            raise refused
        again = lambda: self.make_move(seat.key, move, version=version, number=number, by=by, reply=reply)  # noqa: E731
        if not self.window.wait(seat.number, again, reply):
            raise TableRefused("already-waiting")
        reply.waiting(self.window.remaining())

    def _say_time_is_up(self, seat: int) -> None:
        """Before what the bot's move led to."""
        if self.audience is not None:
            self.audience.time_up(seat)

    def _check_cooling(self, seat: Seat) -> None:
        if self._cooling.get(seat.key, 0.0) > self.clock.now():
            raise TableRefused("cooling-down")

    # --- rounds and matches -------------------------------------------------------------------------------------------

    def make_ready(self, seat: Seat, reply: Reply) -> None:
        """Ready for the next round or match. To be called inside a request."""
        if self.book.phase not in ("round-over", "match-over"):
            raise TableRefused("not-between-rounds")
        entries: list[log.AnyEntry] = [log.MadeReady(seat.number)]
        others = [other for other in self._asked_for_readiness() if other.key != seat.key]
        if all(other.ready for other in others):
            entries.append(self.go_on(seat))
        self.commit(reply, *entries)

    def go_on(self, seat: Seat) -> log.AnyEntry:
        """What begins the next round or match; raises where there are too few players."""
        if self.book.phase == "round-over":
            return log.MoveMade(seat.number, "next")
        if len(self.book.occupied()) < 2:
            raise TableRefused("not-enough-players")
        return log.MatchBegan(log.RULES)

    def _asked_for_readiness(self) -> list[Seat]:
        return [seat for seat in self.book.seats if seat.has_a_say and self.presence.is_here(seat)]

    def go_on_if_all_are_ready(self) -> None:
        """Inside a request: somebody left, and the others had been waiting for nobody else."""
        asked = self._asked_for_readiness()
        if self.book.phase in ("round-over", "match-over") and asked and all(seat.ready for seat in asked):
            self.commit(NoReply(), self.go_on(asked[0]))

    # --- coming and going ---------------------------------------------------------------------------------------------

    def somebody_came(self, seat: Seat | None) -> None:
        """After `presence.arrive`, inside a request."""
        if seat is not None and seat.sitting_in:
            self.commit(NoReply(), log.CameBack(seat.number))
        else:
            self._people_changed()

    def departed(self, key: int | None) -> None:
        self.presence.depart(key)
        if self._loss is None:
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
        owing = NOBODY if game is None else game.owing
        catchers = [] if owing == NOBODY else self._who_could_catch(owing)
        return self.window.look(owing, self.book.asked_at, self.book.table.catch_seconds, catchers)

    def _who_could_catch(self, owing: int) -> list[int]:
        """The keys of people here. Bots need no time to hear, but begin to look up when people have heard."""
        seats = self.book.seats
        return [seat.key for seat in seats if seat.has_a_say and seat.number != owing and self.presence.is_here(seat)]

    def has_shown(self, seat: Seat, version: int, seconds: float, reply: Reply) -> None:
        """Inside a request. Somebody's client has shown what had happened by this version, or is speaking it."""
        reply.done(self.book.version)
        self.window.shown(seat.key, version, seconds)

    def tend(self, *, same_people: bool = False, began: bool = False) -> None:
        """See to everything that happens by itself: clocks, bots, seats of people who are away."""
        if self._loss is not None:
            return
        changed = self.window_follows_the_game() or began
        changed |= self.patience.tend(same_people=same_people)
        self.bots.tend()
        if changed and self.audience is not None:
            self.audience.timers_changed()

    def _window_began(self) -> None:
        """The news has reached everybody: time runs, for who must move next and for bots as well."""
        self.tend(same_people=True, began=True)

    def _window_closed(self) -> None:
        if self.audience is not None:
            self.audience.timers_changed()


def _answer(answer: Work) -> None:
    """Whatever is wrong with one who asked, there are others to be answered."""
    try:
        answer()
    except Exception:  # noqa: BLE001
        _LOG.exception("somebody could not be answered")


def _worked_out(draft: Book, entries: Sequence[log.AnyEntry], move: Move | None) -> tuple[list[Row], Steps]:
    """Carry the entries out on the draft: what to keep, and what to tell then."""
    rows: list[Row] = []
    steps: list[tuple[Outcome, GameChange | None]] = []
    left = deque(entries)
    while left:
        entry = left.popleft()
        outcome = draft.apply(entry, move)
        change = None
        if outcome.events is not None:
            change = GameChange(draft.version, draft.since, outcome.events)
            if isinstance(entry, log.MoveMade):
                entry.digest = draft.digest()
        steps.append((outcome, change))
        rows.append(Row(draft.code, draft.seq, log.write_entry(entry)))
        move = None
        if not left and draft.match is not None and draft.match.is_over and not draft.opened:
            left.append(log.SecretChosen(new_secret()))  # committed to as soon as the last one is opened
    return rows, steps
