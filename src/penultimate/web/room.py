"""Everybody who looks at one table: tells each of them what they may know."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from penultimate import wire
from penultimate.houserules import pictures, say
from penultimate.rules.effects import Clause, write_clauses
from penultimate.rules.options import OPTION_NAMES
from penultimate.tables import entries as log
from penultimate.tables.patience import Countdown
from penultimate.tables.ports import GameChange, StoreError
from penultimate.tables.proposals import Decision, Proposal, RuleOnCard
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table
from penultimate.web.encode import Telling, encode

if TYPE_CHECKING:
    from penultimate.web.connection import Connection

NO_TIMERS: Final = wire.Timers()


@final
class Room:
    """The audience of a table, and its furniture: made with the table, gone with it."""

    def __init__(self, table: Table, lost: Callable[["Room"], None]) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._lost = lost

    # --- the audience of the table ------------------------------------------------------------------------------------

    def game_changed(self, change: GameChange) -> None:
        if not self.connections:
            return
        telling = self._telling(change)
        timers = self.timers()
        for connection in list(self.connections):
            self._tell(connection, telling, timers, gap=False)

    def table_changed(self) -> None:
        for connection in list(self.connections):
            connection.send(self.state_for(connection))

    def timers_changed(self) -> None:
        self._send_all(wire.TimersChanged(self.timers()))

    def said(self, number: int, said: log.Said) -> None:
        self._send_all(as_said(number, said))

    def decided(self, decision: Decision) -> None:
        for connection in list(self.connections):
            proposal = self._proposal(decision.proposal, connection.language)
            connection.send(wire.Decided(proposal, decision.adopted, decision.by))

    def lost(self, error: StoreError) -> None:
        self._lost(self)

    def _send_all(self, message: wire.FromServer) -> None:
        payload = encode(message)
        for connection in list(self.connections):
            connection.send_bytes(payload)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def enter(self, connection: "Connection", seat: Seat | None) -> None:
        """Take a place. Somebody else in the same seat has to go: it is the same person in another window."""
        others = [other for other in self.connections if seat is not None and other.seat is seat]
        self.connections.add(connection)
        connection.take_place(self, seat)
        for other in others:
            other.say_goodbye("elsewhere")

    def leave(self, connection: "Connection") -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.table.departed(connection.seat)

    def show_everything(self, connection: "Connection", *, chat: bool) -> None:
        """What somebody needs who has just come in."""
        connection.send(self.state_for(connection))
        if self.table.book.match is not None:
            self._tell(connection, self._telling(None), self.timers(), gap=True)
        if chat:
            for number, said in self.table.book.chat:
                connection.send(as_said(number, said))

    def connections_of(self, seat: Seat) -> "list[Connection]":
        return [connection for connection in self.connections if connection.seat is seat]

    # --- views --------------------------------------------------------------------------------------------------------

    def _telling(self, change: GameChange | None) -> Telling:
        book = self.table.book
        assert book.match is not None
        version = book.version if change is None else change.version
        return Telling(book.match, book.names, change, version)

    def _tell(self, connection: "Connection", telling: Telling, timers: wire.Timers, *, gap: bool) -> None:
        match = self.table.book.match
        number = connection.seat_number
        seat = number if match is not None and number < match.players else -1
        connection.update(
            wire.Update(
                version=telling.version,
                since=telling.since,
                gap=gap,
                events=telling.events_for(seat),
                common=telling.common,
                own=telling.own(seat),  # type: ignore[arg-type] # an OwnView, encoded already
                moves=telling.moves(seat),
                timers=timers,
            )
        )

    def timers(self) -> wire.Timers:
        table = self.table
        window, patience = table.window, table.patience
        if not window.is_open and patience.turn is None and patience.dare is None:
            return NO_TIMERS
        catch = wire.Timer(window.owing, round(window.remaining() * 1000)) if window.is_open else None
        return wire.Timers(catch, self._timer(patience.turn), self._timer(patience.dare))

    def _timer(self, countdown: Countdown | None) -> wire.Timer | None:
        if countdown is None:
            return None
        return wire.Timer(countdown.seat, round(self.table.patience.remaining(countdown) * 1000))

    # --- the table ----------------------------------------------------------------------------------------------------

    def state_for(self, connection: "Connection") -> wire.TableState:
        table = self.table
        book = table.book
        options = book.options
        link = f"{connection.base}/t/{book.code}"
        first, second = [self._rule(card, connection.language) for card in book.cards]
        return wire.TableState(
            code=book.code,
            you=connection.seat_number,
            phase=book.phase,
            edition=options.edition,  # type: ignore[arg-type]
            options={name: getattr(options, name) for name in OPTION_NAMES},
            changed=tuple(options.changed()),
            table=as_table_options(book.table),
            seats=tuple([self._seat(seat) for seat in book.seats]),
            host=book.host,
            watchers=table.presence.watchers,
            rules=(first, second),
            proposals=tuple([self._proposal(one, connection.language) for one in book.proposals]),
            match_number=book.match_number,
            rounds=tuple(book.rounds),
            commitment=book.commitment,
            seed=book.opened,
            record=f"{link}/record/{book.match_number}" if book.phase == "match-over" else "",
            link=link,
        )

    def _seat(self, seat: Seat) -> wire.SeatState:
        return wire.SeatState(
            seat=seat.number,
            name=seat.name,
            kind=seat.kind,
            level=seat.level or None,  # type: ignore[arg-type]
            connected=seat.kind == "bot" or (seat.is_person and self.table.presence.is_here(seat)),
            sitting_in=seat.sitting_in,
            ready=seat.ready,
            seeded=bool(seat.share),
        )

    def _rule(self, card: RuleOnCard | None, language: str) -> wire.RuleText | None:
        if card is None:
            return None
        clauses = card.rule.clauses
        return wire.RuleText(
            words=card.rule.words,
            language=card.language,
            clauses=write_clauses(clauses),
            said=said_in(clauses, language),
            pictures=as_pictures(clauses),
        )

    def _proposal(self, proposal: Proposal, language: str) -> wire.Proposal:
        trial = proposal.trial
        return wire.Proposal(
            number=proposal.number,
            kind=proposal.kind,
            by=proposal.by,
            agreed=tuple(sorted(proposal.agreed)),
            wanted=tuple(proposal.wanted(self.table.book.seats)),
            which=proposal.which,
            rule=self._rule(proposal.rule, language),
            trial=None if trial is None else wire.RuleTrial(trial.rounds, trial.length, trial.layer, trial.objection),
            seat=proposal.seat,
        )


def as_said(number: int, said: log.Said) -> wire.Said:
    return wire.Said(number, said.seat, said.name, said.text, said.phrase or None)  # type: ignore[arg-type]


def as_table_options(rules: log.TableRules) -> wire.TableOptions:
    return wire.TableOptions(**{name: getattr(rules, name) for name in rules.__struct_fields__})


def as_table_rules(options: wire.TableOptions) -> log.TableRules:
    return log.TableRules(**{name: getattr(options, name) for name in options.__struct_fields__})


@lru_cache(maxsize=512)
def said_in(clauses: tuple[Clause, ...], language: str) -> str:
    return say(clauses, language) if clauses else ""


def as_pictures(clauses: tuple[Clause, ...]) -> tuple[tuple[tuple[str, int | str], ...], ...]:
    return tuple(tuple(row) for row in pictures(clauses))
