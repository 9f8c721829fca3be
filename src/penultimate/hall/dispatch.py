"""From a wire message to the table: who may ask for what is decided there, what it is called is decided here."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from penultimate import wire
from penultimate.hall.ask import Ask
from penultimate.hall.asked_moves import read_message
from penultimate.hall.inquiries import advise, explain_hand, explain_sentence, propose_rule, why
from penultimate.hall.replies import SilentReply, WireReply
from penultimate.hall.room import Room, as_table_rules
from penultimate.hall.sayings import say_first
from penultimate.tables import consent, lobby
from penultimate.tables.seats import Seat

if TYPE_CHECKING:
    from penultimate.hall.guest import Guest


def dispatch(guest: "Guest", room: Room, message: wire.FromClient) -> None:
    """Hand a message to the table. Watchers may chat, look and go, and nothing else."""
    ask: Ask[Any] = Ask(guest, room, message, WireReply(guest, message.id))
    at_the_table = _AT_THE_TABLE.get(type(message))
    if at_the_table is not None and guest.key is not None:
        ask.at_the_table(partial(at_the_table, ask))
    elif (everybody := _FOR_EVERYBODY.get(type(message))) is not None:
        everybody(ask)
    elif guest.key is None:
        ask.reply.refuse("watchers-only-watch")
    elif not _is_allowed(guest, message):
        guest.problem("too-fast", message.id)
    else:
        _THOUGHTFUL[type(message)](ask)


def _is_allowed(guest: "Guest", message: wire.FromClient) -> bool:
    """What takes thought has limits of its own."""
    limits = guest.hall.limits
    if isinstance(message, wire.ProposeRule):
        return guest.may("trials", limits.trial_burst, limits.trials_per_second)
    if isinstance(message, wire.AskHint | wire.Understand):
        return guest.may("questions", limits.question_burst, limits.questions_per_second)
    return True


# --- for everybody in the room ----------------------------------------------------------------------------------------


def _refresh(ask: Ask[wire.Refresh]) -> None:
    ask.at_the_table(lambda: ask.room.show_everything(ask.guest, chat=False))


def _say(ask: Ask[wire.Say]) -> None:
    guest, message, table = ask.guest, ask.message, ask.table
    limits = guest.hall.limits
    if not guest.may("chat", limits.chat_burst, limits.chat_per_second):
        guest.problem("too-fast", message.id)
        return

    def say() -> None:
        seat = None if guest.key is None else ask.seat
        name = guest.name if seat is None else seat.name
        lobby.say(table, ask.reply, seat, name, message.text, message.phrase or "", message.id)

    ask.at_the_table(say)


def _look_back(ask: Ask[wire.LookBack]) -> None:
    limits = ask.guest.hall.limits
    if ask.guest.may("trials", limits.trial_burst, limits.trials_per_second):
        ask.guest.hall.look_back(ask)
    else:
        ask.guest.problem("too-fast", ask.message.id)


def _leave(ask: Ask[wire.Leave]) -> None:
    guest, table = ask.guest, ask.table
    if guest.key is None:
        guest.say_goodbye("left")
        return
    silent = SilentReply(guest, ask.message.id)
    table.request(silent, lambda: lobby.leave(table, silent, ask.seat, lambda: guest.say_goodbye("left")))


# --- for who has a seat -----------------------------------------------------------------------------------------------


def _move(ask: Ask[wire.MakeMove]) -> None:
    message = ask.message
    ask.guest.hall.counters.moves_asked += 1
    move = read_message(ask)
    ask.table.move(ask.key, move, version=message.version, number=message.id, reply=ask.reply)


def _shown(ask: Ask[wire.Shown]) -> None:
    ask.table.has_shown(ask.seat, ask.message.version, ask.message.milliseconds / 1000, ask.reply)


def _propose_sit_in(ask: Ask[wire.ProposeSitIn]) -> None:
    consent.propose_sit_in(ask.table, ask.reply, ask.seat, ask.message.seat)


def _vote(ask: Ask[wire.Vote]) -> None:
    consent.vote(ask.table, ask.reply, ask.seat, ask.message.proposal, agree=ask.message.agree)


def _withdraw(ask: Ask[wire.Withdraw]) -> None:
    consent.withdraw(ask.table, ask.reply, ask.seat, ask.message.proposal)


def _ready(ask: Ask[wire.Ready]) -> None:
    ask.table.make_ready(ask.seat, ask.reply)


def _start(ask: Ask[wire.Start]) -> None:
    lobby.start(ask.table, ask.reply, ask.seat)


def _add_bot(ask: Ask[wire.AddBot]) -> None:
    lobby.add_bot(ask.table, ask.reply, ask.seat, ask.message.level, ask.message.seat)


def _remove(ask: Ask[wire.RemoveSeat]) -> None:
    def removed(gone: Seat) -> None:
        for other in ask.room.guests_at(gone.key):
            other.say_goodbye("removed")

    lobby.remove(ask.table, ask.reply, ask.seat, ask.message.seat, removed)


def _set_options(ask: Ask[wire.SetOptions]) -> None:
    message = ask.message
    agreed = None if message.table is None else as_table_rules(message.table)
    lobby.set_options(ask.table, ask.reply, ask.seat, message.edition, message.options, message.seats, agreed)


def _pass_host(ask: Ask[wire.PassHost]) -> None:
    lobby.pass_host(ask.table, ask.reply, ask.seat, ask.message.seat)


def _add_seed(ask: Ask[wire.AddSeed]) -> None:
    lobby.add_seed(ask.table, ask.reply, ask.seat, ask.message.seed)


def _settings(ask: Ask[wire.Settings]) -> None:
    message, guest = ask.message, ask.guest

    def changed() -> None:
        if message.language is not None:
            guest.language = message.language

    def change() -> None:
        lobby.change_settings(ask.table, ask.reply, ask.seat, message.name, message.language, changed)

    say_first(ask.table, message.language or guest.language, lambda: ask.at_the_table(change), ask.is_wanted)


Handler = Callable[[Ask[Any]], None]
_FOR_EVERYBODY: Final[dict[type, Handler]] = {
    wire.Refresh: _refresh,
    wire.Say: _say,
    wire.LookBack: _look_back,
    wire.Leave: _leave,
}
_THOUGHTFUL: Final[dict[type, Handler]] = {
    wire.AskWhy: why,
    wire.Explain: explain_hand,
    wire.AskHint: advise,
    wire.Understand: explain_sentence,
    wire.ProposeRule: propose_rule,
    wire.Settings: _settings,
}
"""Begin elsewhere, and come to the table when that is done."""
_AT_THE_TABLE: Final[dict[type, Handler]] = {
    wire.MakeMove: _move,
    wire.Shown: _shown,
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
}
"""Called when it is the request's turn, with everything as it is then."""
