"""What people ask of a table besides moves: to sit down and get up, to change what is agreed, to go on.

Every function is called inside `Table.request`, checks, and commits at most once.
"""

from collections.abc import Callable, Mapping
from typing import Final

from penultimate.rules import OptionError, options_with
from penultimate.rules.options import check_players
from penultimate.tables import entries as log
from penultimate.tables.book import Book
from penultimate.tables.consent import asked_anew
from penultimate.tables.identity import clean_line, hash_token, looks
from penultimate.tables.ports import Reply
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import SITS_IN, Seat
from penultimate.tables.table import Table

LONGEST_NAME: Final = 24
BOT_NAMES: Final = ("Ada", "Bo", "Cleo", "Dino", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jade", "Kim", "Lou")


def fit_name(book: Book | None, name: str, besides: Seat | None = None) -> str:
    """A name as it will be shown. Raises where it is none, or somebody else's."""
    clean = clean_line(name)
    if not looks(clean) or len(clean) > LONGEST_NAME:
        raise TableRefused("bad-name")
    own = None if besides is None else besides.key
    others = [] if book is None else [seat for seat in book.occupied() if seat.key != own]
    if any(looks(seat.name) == looks(clean) for seat in others):
        raise TableRefused("name-taken")
    return clean


def bot_name(taken: list[str]) -> str:
    known = {name.casefold() for name in taken}
    return next((name for name in BOT_NAMES if name.casefold() not in known), f"Bot {len(taken)}")


def check_options(edition: str, options: Mapping[str, object], seats: int) -> None:
    try:
        check_players(seats)
        options_with(edition, options)
    except OptionError as error:
        raise TableRefused("bad-option", error.option) from error


def _only_host(table: Table, seat: Seat) -> None:
    if table.book.host != seat.number:
        raise TableRefused("only-the-host")


def _only_when_open(table: Table) -> None:
    if not table.book.is_open:
        raise TableRefused("not-in-the-lobby")


def _seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.book.seats):
        raise TableRefused("no-such-seat")
    return table.book.seats[number]


# --- sitting down and getting up --------------------------------------------------------------------------------------


def sit_down(
    table: Table, reply: Reply, name: str, token: str, language: log.Language, seated: Callable[[Seat], None]
) -> None:
    """Take the first free seat; `seated` is called as soon as it is kept."""
    book = table.book
    free = book.free_seat()
    if not book.is_open or free is None:
        raise TableRefused("table-full")
    entries: list[log.AnyEntry] = [log.SatDown(free, fit_name(book, name), hash_token(token), language)]
    if not any(seat.number == book.host for seat in book.people()):
        entries.append(log.HostChanged(free))
    for proposal in book.proposals:
        if free in proposal.agreed:
            entries += asked_anew(proposal, book.seq + len(entries) + 1, besides=free)
    table.commit(reply, *entries, first=lambda: seated(table.book.seats[free]))


def leave(table: Table, reply: Reply, seat: Seat, gone: Callable[[], None]) -> None:
    """Free the seat; in a match a bot sits in, and the token still brings its owner back."""
    book = table.book
    entries = _without_proposals_of(book, seat) if book.is_open else []
    heir = table.patience.next_host(seat)
    if seat.number == book.host and heir is not None:
        entries.append(log.HostChanged(heir.number))
    if book.is_open:
        entries.append(log.StoodUp(seat.number))
    elif not seat.sitting_in:
        entries.append(log.BotSatIn(seat.number, SITS_IN))
    table.commit(reply, *entries, first=gone)


def _without_proposals_of(book: Book, seat: Seat) -> list[log.AnyEntry]:
    """Who goes takes them along: whoever sits there next has proposed nothing."""
    return [log.Withdrawn(proposal.number) for proposal in book.proposals if proposal.by == seat.number]


def add_bot(table: Table, reply: Reply, by: Seat, level: str, number: int | None) -> None:
    _only_host(table, by)
    _only_when_open(table)
    book = table.book
    free = book.free_seat() if number is None else number
    if free is None:
        raise TableRefused("table-full")
    if number is not None and number != book.free_seat() and _seat_at(table, number).kind != "empty":
        raise TableRefused("not-free")
    name = bot_name([seat.name for seat in book.occupied()])
    table.commit(reply, log.BotSat(free, name, level))


def remove(table: Table, reply: Reply, by: Seat, number: int, removed: Callable[[Seat], None]) -> None:
    """The host sends a bot or a person away; in a match a bot takes the seat over for good."""
    _only_host(table, by)
    seat = _seat_at(table, number)
    if seat.kind == "empty" or seat.key == by.key:
        raise TableRefused("no-such-seat")
    if table.book.is_open:
        gone = _without_proposals_of(table.book, seat)
        table.commit(reply, *gone, log.StoodUp(number), first=lambda: removed(seat))
    elif seat.is_person:
        table.commit(reply, log.BotSatIn(number, seat.level or SITS_IN, gone=True), first=lambda: removed(seat))
    else:
        raise TableRefused("not-in-the-lobby")


def pass_host(table: Table, reply: Reply, by: Seat, number: int) -> None:
    _only_host(table, by)
    if not _seat_at(table, number).is_person:
        raise TableRefused("no-such-seat")
    table.commit(reply, log.HostChanged(number))


def change_settings(
    table: Table,
    reply: Reply,
    seat: Seat,
    name: str | None,
    language: log.Language | None,
    changed: Callable[[], None] | None = None,
) -> None:
    """`changed` is called as soon as it is kept, before anybody is told."""
    if name is not None:
        _only_when_open(table)
    new_name = seat.name if name is None else fit_name(table.book, name, besides=seat)
    table.commit(reply, log.SettingsChanged(seat.number, new_name, language or seat.language), first=changed)


# --- what is agreed ---------------------------------------------------------------------------------------------------


def set_options(
    table: Table,
    reply: Reply,
    by: Seat,
    edition: str | None,
    options: dict[str, log.Value] | None,
    seats: int | None,
    agreed: log.TableRules | None,
) -> None:
    _only_host(table, by)
    book = table.book
    changes_game = edition is not None or options is not None or seats is not None
    if changes_game:
        _only_when_open(table)
    new_edition = edition or book.options.edition
    kept = book.options.changed() if edition in (None, book.options.edition) else {}
    new_options = options if options is not None else kept
    limit = seats or book.seat_limit
    check_options(new_edition, new_options, limit)
    if limit < max((seat.number + 1 for seat in book.occupied()), default=0):
        raise TableRefused("not-free")
    entry = log.OptionsSet(new_edition, new_options, agreed or book.table, limit)  # type: ignore[arg-type]
    table.commit(reply, entry)


def add_seed(table: Table, reply: Reply, seat: Seat, share: str) -> None:
    if not table.book.is_open:
        raise TableRefused("too-late-for-seeds")
    table.commit(reply, log.SeedAdded(seat.number, clean_line(share)))


def start(table: Table, reply: Reply, by: Seat) -> None:
    """The host begins the match, the next round or another match without waiting for the others."""
    _only_host(table, by)
    book = table.book
    if book.phase == "playing":
        raise TableRefused("not-in-the-lobby")
    if book.phase == "lobby" and len(book.occupied()) < 2:
        raise TableRefused("not-enough-players")
    table.commit(reply, log.MatchBegan(log.RULES) if book.phase == "lobby" else table.go_on(by))


def say(table: Table, reply: Reply, seat: Seat | None, name: str, text: str, phrase: str, number: int) -> None:
    if not table.book.table.chat:
        raise TableRefused("no-chat")
    clean = clean_line(text)
    if not clean and not phrase:
        raise TableRefused("empty")
    table.commit(reply, log.Said(-1 if seat is None else seat.number, name, clean, phrase, number))
