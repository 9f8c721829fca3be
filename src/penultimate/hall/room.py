"""Everybody who looks at one table: tells each of them what they may know."""

from typing import TYPE_CHECKING, final

from penultimate import wire
from penultimate.hall.encode import encode
from penultimate.hall.sayings import as_pictures, said_in, ways_in
from penultimate.hall.updates import Moment, Telling
from penultimate.rules.effects import write_clauses
from penultimate.rules.options import OPTION_NAMES
from penultimate.tables import entries as log
from penultimate.tables.patience import Countdown
from penultimate.tables.ports import GameChange
from penultimate.tables.proposals import Proposal, RuleOnCard, Verdict
from penultimate.tables.seats import NOBODY, Seat
from penultimate.tables.table import Table

if TYPE_CHECKING:
    from penultimate.hall.guest import Guest


@final
class Room:
    """The audience of a table, and its furniture: made with the table, gone with it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.guests: dict[Guest, None] = {}
        """In the order in which they came, which is the order in which they are told."""
        self._told: Moment | None = None
        """What was told last."""
        self._seats: tuple[Seat, ...] = ()
        self._places: dict[int | None, int] = {}
        """Where those who play sit in them, by the keys of their seats."""

    # --- the audience of the table ------------------------------------------------------------------------------------

    def game_changed(self, change: GameChange) -> None:
        if not self.guests:
            return
        telling = self._telling(change)
        places = self._found_places()
        for guest in list(self.guests):
            guest.show(telling, places.get(guest.key, NOBODY), gap=False)

    def table_changed(self) -> None:
        for guest in list(self.guests):
            guest.send(self.state_for(guest))

    def timers_changed(self) -> None:
        self._send_all(wire.TimersChanged(self.timers()))

    def time_up(self, seat: int) -> None:
        self._send_all(wire.TimeUp(seat))

    def said(self, number: int, said: log.Said) -> None:
        self._send_all(as_said(number, said))

    def decided(self, decision: Verdict) -> None:
        for guest in list(self.guests):
            proposal = self._proposal(decision.proposal, guest.language)
            guest.send(wire.Decided(proposal, decision.adopted, decision.by))

    def _send_all(self, message: wire.FromServer) -> None:
        payload = encode(message)
        for guest in list(self.guests):
            guest.send_bytes(payload)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def enter(self, guest: "Guest", seat: Seat | None) -> None:
        """Take a place. Somebody else in the same seat has to go: it is the same person in another window."""
        others = [] if seat is None else self.guests_at(seat.key)
        self.guests[guest] = None
        guest.take_place(self, seat)
        self.table.presence.arrive(guest.key)
        for other in others:
            other.say_goodbye("elsewhere")

    def leave(self, guest: "Guest") -> None:
        if guest in self.guests:
            del self.guests[guest]
            self.table.departed(guest.key)

    def show_everything(self, guest: "Guest", *, chat: bool) -> None:
        """What somebody needs who has just come in."""
        guest.send(self.state_for(guest))
        self.show_game(guest, gap=True)
        if chat:
            for number, said in self.table.book.chat:
                guest.send(as_said(number, said))

    def guests_at(self, key: int) -> "list[Guest]":
        return [guest for guest in self.guests if guest.key == key]

    # --- views --------------------------------------------------------------------------------------------------------

    def show_game(self, guest: "Guest", *, gap: bool) -> None:
        """As it stands, to one guest."""
        if self.table.book.match is not None:
            guest.show(self._telling(None), self._found_places().get(guest.key, NOBODY), gap=gap)

    def _telling(self, change: GameChange | None) -> Telling:
        book = self.table.book
        assert book.match is not None
        version = book.version if change is None else change.version
        telling = Telling(book.match, book.names, change, version, self.timers(), self._told)
        self._told = telling.now
        return telling

    def _found_places(self) -> dict[int | None, int]:
        """New ones only where the seats are others: how many play changes with them, when a match begins."""
        book = self.table.book
        if book.seats is not self._seats:
            assert book.match is not None
            self._seats = book.seats
            self._places = {seat.key: seat.number for seat in book.seats[: book.match.players] if seat.kind != "empty"}
        return self._places

    def timers(self) -> wire.Timers:
        table = self.table
        window, patience = table.window, table.patience
        if not window.is_open and patience.turn is None and patience.dare is None:
            return wire.NO_TIMERS
        catch = None
        if window.is_open:
            catch = wire.Timer(window.owing, round(window.remaining() * 1000), window.is_running)
        return wire.Timers(catch, self._timer(patience.turn), self._timer(patience.dare))

    def _timer(self, countdown: Countdown | None) -> wire.Timer | None:
        if countdown is None:
            return None
        return wire.Timer(countdown.seat, round(self.table.patience.remaining(countdown) * 1000))

    # --- the table ----------------------------------------------------------------------------------------------------

    def state_for(self, guest: "Guest") -> wire.TableState:
        table = self.table
        book = table.book
        options = book.options
        link = f"{guest.base}/t/{book.code}"
        first, second = [self._rule(card, guest.language) for card in book.cards]
        return wire.TableState(
            code=book.code,
            you=guest.seat_number,
            phase=book.phase,
            edition=options.edition,
            options={name: getattr(options, name) for name in OPTION_NAMES},
            changed=tuple(options.changed()),
            table=as_table_options(book.table),
            seats=tuple([self._seat(seat) for seat in book.seats]),
            host=book.host,
            watchers=table.presence.watchers,
            rules=(first, second),
            proposals=tuple([self._proposal(one, guest.language) for one in book.proposals]),
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
            pictures=as_pictures(clauses, language),
            ways=ways_in(clauses, language),
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
