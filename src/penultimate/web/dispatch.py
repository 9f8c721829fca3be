"""From a wire message to the table: who may ask for what is decided there, what it is called is decided here."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from penultimate import wire
from penultimate.houserules import rule_from
from penultimate.rules import RuleError
from penultimate.tables import consent, lobby
from penultimate.tables.identity import clean_line
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table
from penultimate.web.asked_moves import read_message
from penultimate.web.limits import Bucket
from penultimate.web.questions import advise, explain_sentence, why
from penultimate.web.replies import SilentReply, WireReply
from penultimate.web.room import Room, as_table_rules

if TYPE_CHECKING:
    from penultimate.web.connection import Connection


def dispatch(connection: "Connection", room: Room, message: wire.FromClient) -> None:
    """Hand a message to the table. Watchers may chat and look, and nothing else."""
    reply = WireReply(connection, message.id)
    table = room.table
    if isinstance(message, wire.Refresh):
        table.request(reply, lambda: room.show_everything(connection, chat=False))
        return
    if isinstance(message, wire.Say):
        _say(connection, table, message, reply)
        return
    seat = connection.seat
    if isinstance(message, wire.Leave):
        _leave(connection, table, seat, reply)
        return
    if seat is None:
        reply.refuse("watchers-only-watch")
        return
    if isinstance(message, _THOUGHTFUL) and not _may_ask(connection):
        connection.problem("too-fast", message.id)
        return
    handler = _HANDLERS[type(message)]
    try:
        handler(connection, room, seat, message, reply)
    except TableRefused as refused:
        reply.refuse(refused.code, detail=refused.detail)
    except RuleError as error:
        reply.refuse("bad-rule", detail=error.reason)


_THOUGHTFUL: Final = (wire.AskHint, wire.Understand, wire.ProposeRule)
"""What takes thought has a limit of its own."""


def _may_ask(connection: "Connection") -> bool:
    limits, now = connection.server.limits, connection.server.clock.now()
    if connection.questions is None:
        connection.questions = Bucket(limits.question_burst, limits.questions_per_second, now)
    return connection.questions.take(now)


def _say(connection: "Connection", table: Table, message: wire.Say, reply: WireReply) -> None:
    limits, now = connection.server.limits, connection.server.clock.now()
    if connection.chat is None:
        connection.chat = Bucket(limits.chat_burst, limits.chat_per_second, now)
    if not connection.chat.take(now):
        connection.problem("too-fast", message.id)
        return
    seat = connection.seat
    name = connection.name if seat is None else seat.name
    table.request(reply, lambda: lobby.say(table, reply, seat, name, message.text, message.phrase or "", message.id))


def _leave(connection: "Connection", table: Table, seat: Seat | None, reply: WireReply) -> None:
    if seat is None:
        connection.say_goodbye("left")
        return
    silent = SilentReply(connection, -1)
    table.request(silent, lambda: lobby.leave(table, silent, seat, lambda: connection.say_goodbye("left")))


def _move(connection: "Connection", room: Room, seat: Seat, message: wire.MakeMove, reply: WireReply) -> None:
    move = read_message(room, seat, message)
    room.table.make_move(seat, move, version=message.version, number=message.id, reply=reply)
    connection.server.metrics.moves_asked += 1


def _propose_rule(
    connection: "Connection", room: Room, seat: Seat, message: wire.ProposeRule, reply: WireReply
) -> None:
    table = room.table
    words = clean_line(message.words)
    rule = rule_from(words, message.language) if words else None
    table.request(reply, lambda: consent.propose_rule(table, reply, seat, message.which, rule, message.language))


def _propose_sit_in(
    connection: "Connection", room: Room, seat: Seat, message: wire.ProposeSitIn, reply: WireReply
) -> None:
    room.table.request(reply, lambda: consent.propose_sit_in(room.table, reply, seat, message.seat))


def _vote(connection: "Connection", room: Room, seat: Seat, message: wire.Vote, reply: WireReply) -> None:
    room.table.request(reply, lambda: consent.vote(room.table, reply, seat, message.proposal, agree=message.agree))


def _withdraw(connection: "Connection", room: Room, seat: Seat, message: wire.Withdraw, reply: WireReply) -> None:
    room.table.request(reply, lambda: consent.withdraw(room.table, reply, seat, message.proposal))


def _ready(connection: "Connection", room: Room, seat: Seat, message: wire.Ready, reply: WireReply) -> None:
    room.table.request(reply, lambda: room.table.make_ready(seat, reply))


def _start(connection: "Connection", room: Room, seat: Seat, message: wire.Start, reply: WireReply) -> None:
    room.table.request(reply, lambda: lobby.start(room.table, reply, seat))


def _add_bot(connection: "Connection", room: Room, seat: Seat, message: wire.AddBot, reply: WireReply) -> None:
    room.table.request(reply, lambda: lobby.add_bot(room.table, reply, seat, message.level, message.seat))


def _remove(connection: "Connection", room: Room, seat: Seat, message: wire.RemoveSeat, reply: WireReply) -> None:
    def removed(gone: Seat) -> None:
        for other in room.connections_of(gone):
            other.say_goodbye("removed")

    room.table.request(reply, lambda: lobby.remove(room.table, reply, seat, message.seat, removed))


def _set_options(connection: "Connection", room: Room, seat: Seat, message: wire.SetOptions, reply: WireReply) -> None:
    agreed = None if message.table is None else as_table_rules(message.table)
    room.table.request(
        reply,
        lambda: lobby.set_options(room.table, reply, seat, message.edition, message.options, message.seats, agreed),
    )


def _pass_host(connection: "Connection", room: Room, seat: Seat, message: wire.PassHost, reply: WireReply) -> None:
    room.table.request(reply, lambda: lobby.pass_host(room.table, reply, seat, message.seat))


def _add_seed(connection: "Connection", room: Room, seat: Seat, message: wire.AddSeed, reply: WireReply) -> None:
    room.table.request(reply, lambda: lobby.add_seed(room.table, reply, seat, message.seed))


def _settings(connection: "Connection", room: Room, seat: Seat, message: wire.Settings, reply: WireReply) -> None:
    if message.language is not None:
        connection.language = message.language
    room.table.request(reply, lambda: lobby.change_settings(room.table, reply, seat, message.name, message.language))


Handler = Callable[["Connection", Room, Seat, Any, WireReply], None]
_HANDLERS: Final[dict[type, Handler]] = {
    wire.MakeMove: _move,
    wire.AskWhy: why,
    wire.AskHint: advise,
    wire.Understand: explain_sentence,
    wire.ProposeRule: _propose_rule,
    wire.ProposeSitIn: _propose_sit_in,
    wire.Vote: _vote,
    wire.Withdraw: _withdraw,
    wire.Ready: _ready,
    wire.Start: _start,
    wire.AddBot: _add_bot,
    wire.RemoveSeat: _remove,
    wire.SetOptions: _set_options,
    wire.PassHost: _pass_host,
    wire.AddSeed: _add_seed,
    wire.Settings: _settings,
}
