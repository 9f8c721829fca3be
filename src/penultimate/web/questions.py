"""Questions that change nothing at the table: why not this move, what would you play, what does this sentence mean."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from penultimate import wire
from penultimate.bots import Hint, NothingToDo, hint
from penultimate.houserules import rule_from, understand
from penultimate.rules import RuleError
from penultimate.rules.effects import write_clauses
from penultimate.rules.match import check_rule
from penultimate.tables.identity import clean_line
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat
from penultimate.web.asked_moves import read_text
from penultimate.web.encode import legal_move
from penultimate.web.replies import WireReply
from penultimate.web.room import Room, as_pictures, said_in
from penultimate.wording import Wording

if TYPE_CHECKING:
    from penultimate.web.connection import Connection


def why(connection: "Connection", room: Room, seat: Seat, message: wire.AskWhy, reply: WireReply) -> None:
    def answer() -> None:
        match = room.table.book.match
        if match is None:
            raise TableRefused("no-match-on")
        if refused := match.why_not(seat.number, read_text(room, seat, message.text)):
            raise refused
        reply.done(room.table.book.version)

    room.table.request(reply, answer)


def advise(connection: "Connection", room: Room, seat: Seat, message: wire.AskHint, reply: WireReply) -> None:
    table = room.table

    def ask() -> None:
        match = table.book.match
        legal = None if match is None else match.legal_moves(seat.number)
        if match is None or not legal or match.round.is_over:
            raise TableRefused("no-hint")
        view, names = match.view(seat.number), room.table.book.names

        def think() -> Hint | None:
            with suppress(NothingToDo):
                return hint(view, legal)
            return None

        def advised(given: Hint | None) -> None:
            if given is None:
                reply.refuse("no-hint")
                return
            reason: Any = given.reason
            data = msgspec.convert(given.data, wire.HintData)
            connection.send(wire.Hint(message.id, legal_move(given.move.code, names), reason, data))

        table.thinker.think(think, advised)

    table.request(reply, ask)


def explain_sentence(
    connection: "Connection", room: Room, seat: Seat, message: wire.Understand, reply: WireReply
) -> None:
    book = room.table.book
    players, options = max(2, len(book.occupied())), book.options

    def work() -> wire.Understood:
        words = clean_line(message.words)
        understood = understand(words, message.language)
        problem = ""
        try:
            check_rule(rule_from(words, message.language), players, options)
        except RuleError as error:
            problem = Wording(message.language).rule_error(error)
        return wire.Understood(
            id=message.id,
            clauses=write_clauses(understood.clauses),
            said=said_in(understood.clauses, message.language),
            dare=not understood.clauses and bool(words),
            pictures=as_pictures(understood.clauses),
            spans=tuple(wire.WordSpan(span.start, span.end, span.state) for span in understood.spans),
            suggestions=tuple(understood.suggestions),
            problem=problem,
        )

    room.table.thinker.think(work, connection.send)
