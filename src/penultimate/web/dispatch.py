"""From a wire message to the table: who may ask for what is decided there, what it is called is decided here."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from penultimate import wire
from penultimate.bots import Hint, NothingToDo, hint
from penultimate.houserules import rule_from, understand
from penultimate.rules import Move, RuleError, read_move
from penultimate.rules.cards import read_card, read_colour
from penultimate.rules.effects import write_clauses
from penultimate.rules.match import check_rule
from penultimate.rules.moves import WORDS, Choose, NameColour, Play, Point, Say
from penultimate.tables import consent, lobby
from penultimate.tables.identity import clean_line, is_token, new_token
from penultimate.tables.ports import StoreError
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table
from penultimate.web.encode import legal_move
from penultimate.web.limits import Bucket
from penultimate.web.room import Room, as_pictures, as_table_rules, said_in
from penultimate.wording import Wording

if TYPE_CHECKING:
    from penultimate.web.connection import Connection


@final
class WireReply:
    """The answer to one message."""

    __slots__ = ("_connection", "_id")

    def __init__(self, connection: "Connection", number: int) -> None:
        self._connection = connection
        self._id = number

    def done(self, version: int) -> None:
        self._connection.send(wire.Ack(self._id, version))

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self._connection.server.metrics.refusals.labels(code).inc()
        self._connection.send(wire.Refusal(self._id, code, rule, detail))

    def waiting(self, seconds: float) -> None:
        self._connection.send(wire.Waiting(self._id, round(seconds * 1000)))


# --- coming in --------------------------------------------------------------------------------------------------------


async def hello(connection: "Connection", message: wire.Hello) -> None:
    server = connection.server
    reply = WireReply(connection, message.id)
    try:
        match message:
            case wire.Create():
                await _create(connection, message)
            case wire.Join():
                table = await server.registry.find(message.code)
                _join(connection, message, table)
            case wire.Return():
                table = await server.registry.find(message.code)
                _return(connection, message, table)
            case wire.Watch():
                table = await server.registry.find(message.code)
                _watch(connection, message, table)
    except TableRefused as refused:
        if refused.code in ("no-such-table", "wrong-token") and not server.failed_hellos.take(connection.address):
            connection.say_goodbye("too-many-problems")
            return
        reply.refuse(refused.code, detail=refused.detail)
    except StoreError as error:
        server.log_store_error(error)
        reply.refuse("storage")


def _welcome(connection: "Connection", number: int, room: Room, seat: Seat | None, token: str) -> None:
    """Sit down for real: to be called when the table has nothing in hand that is not kept yet."""
    connection.last_id = max(connection.last_id, -1 if seat is None else seat.last_id)
    room.enter(connection, seat)
    room.table.presence.arrive(seat)
    connection.send(wire.Welcome(number, room.table.book.code, connection.seat_number, token, connection.last_id))
    room.show_everything(connection, chat=True)
    room.table.somebody_came(seat)
    connection.server.registry.somebody_left(room.table)


async def _create(connection: "Connection", message: wire.Create) -> None:
    server = connection.server
    if not server.new_tables.take(connection.address):
        raise TableRefused("too-many-tables")
    token = new_token()
    table = await server.registry.create(
        message.name,
        token,
        edition=message.edition,
        options=message.options,
        seats=message.seats,
        bots=list(message.bots),
        agreed=as_table_rules(message.table),
        language=message.language,
    )
    room = server.room_of(table)
    reply = WireReply(connection, message.id)
    table.request(reply, lambda: _welcome(connection, message.id, room, table.book.seats[0], token))


def _join(connection: "Connection", message: wire.Join, table: Table) -> None:
    token = new_token()
    room = connection.server.room_of(table)

    def seated(seat: Seat) -> None:
        room.enter(connection, seat)
        table.presence.arrive(seat)
        connection.send(wire.Welcome(message.id, table.book.code, seat.number, token, connection.last_id))
        room.show_everything(connection, chat=True)

    reply = _Silent(connection, message.id)
    table.request(reply, lambda: lobby.sit_down(table, reply, message.name, token, message.language, seated))


def _return(connection: "Connection", message: wire.Return, table: Table) -> None:
    seats = [seat for seat in table.book.seats if is_token(message.token, seat.token)]
    if not seats:
        raise TableRefused("wrong-token")
    room = connection.server.room_of(table)
    reply = WireReply(connection, message.id)
    table.request(reply, lambda: _welcome(connection, message.id, room, seats[0], ""))


def _watch(connection: "Connection", message: wire.Watch, table: Table) -> None:
    if not table.book.table.watching:
        raise TableRefused("no-watching")
    connection.name = clean_line(message.name) or "?"
    connection.language = message.language
    room = connection.server.room_of(table)
    reply = WireReply(connection, message.id)
    table.request(reply, lambda: _welcome(connection, message.id, room, None, ""))


@final
class _Silent:
    """For who has been welcomed already: only a refusal is an answer."""

    def __init__(self, connection: "Connection", number: int) -> None:
        self._reply = WireReply(connection, number)

    def done(self, version: int) -> None: ...

    def waiting(self, seconds: float) -> None: ...

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self._reply.refuse(code, rule, detail)


# --- at the table -----------------------------------------------------------------------------------------------------


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
    handler = _HANDLERS[type(message)]
    try:
        handler(connection, room, seat, message, reply)
    except TableRefused as refused:
        reply.refuse(refused.code, detail=refused.detail)
    except RuleError as error:
        reply.refuse("bad-rule", detail=error.reason)


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
    silent = _Silent(connection, -1)
    table.request(silent, lambda: lobby.leave(table, silent, seat, lambda: connection.say_goodbye("left")))


def _move(connection: "Connection", room: Room, seat: Seat, message: wire.MakeMove, reply: WireReply) -> None:
    move = _read(room, seat, message)
    room.table.make_move(seat, move, version=message.version, number=message.id, reply=reply)
    connection.server.metrics.moves_asked += 1


def _read(room: Room, seat: Seat, message: wire.MakeMove) -> Move:
    try:
        if message.move is not None:
            return _from_parts(message.move)
        return _from_text(room, seat, message.text)
    except ValueError as error:
        raise TableRefused("not-a-move") from error


def _from_text(room: Room, seat: Seat, text: str) -> Move:
    """A bare `W?` means the first custom card that is in the hand."""
    match = room.table.book.match
    needs_hand = "?" in text and match is not None and seat.number < match.players
    hand = match.round.hand(seat.number) if needs_hand and match is not None else ()
    return read_move(text, room.table.book.names, hand)


_VERBS: Final = {word: verb for verb, word in WORDS.items()}


def _from_parts(parts: wire.MoveShape) -> Move:
    match parts.verb:
        case "play":
            colour = read_colour(parts.colour) if parts.colour else None
            return Play(read_card(parts.card).bare(), colour, parts.uno, bool(parts.colour) and colour is None)
        case "colour":
            return NameColour(read_colour(parts.colour))
        case "catch" | "accuse":
            return Point(_VERBS[parts.verb], _known_seat(parts.seats[0]) if parts.seats else -1)
        case "choose":
            return Choose(tuple(_known_seat(seat) for seat in parts.seats))
    return Say(_VERBS[parts.verb])


def _known_seat(seat: int) -> int:
    return seat if 0 <= seat < 10 else -1


def _why(connection: "Connection", room: Room, seat: Seat, message: wire.AskWhy, reply: WireReply) -> None:
    def answer() -> None:
        match = room.table.book.match
        if match is None:
            raise TableRefused("no-match-on")
        try:
            move = _from_text(room, seat, message.text)
        except ValueError as error:
            raise TableRefused("not-a-move") from error
        if refused := match.why_not(seat.number, move):
            raise refused
        reply.done(room.table.book.version)

    room.table.request(reply, answer)


def _hint(connection: "Connection", room: Room, seat: Seat, message: wire.AskHint, reply: WireReply) -> None:
    if not _may_ask(connection):
        connection.problem("too-fast", message.id)
        return
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


def _may_ask(connection: "Connection") -> bool:
    limits, now = connection.server.limits, connection.server.clock.now()
    if connection.questions is None:
        connection.questions = Bucket(limits.question_burst, limits.questions_per_second, now)
    return connection.questions.take(now)


def _understand(connection: "Connection", room: Room, seat: Seat, message: wire.Understand, reply: WireReply) -> None:
    if not _may_ask(connection):
        connection.problem("too-fast", message.id)
        return
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


def _propose_rule(
    connection: "Connection", room: Room, seat: Seat, message: wire.ProposeRule, reply: WireReply
) -> None:
    if not _may_ask(connection):
        connection.problem("too-fast", message.id)
        return
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
    wire.AskWhy: _why,
    wire.AskHint: _hint,
    wire.Understand: _understand,
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
