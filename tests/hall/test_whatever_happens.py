"""Whatever goes wrong, a table in memory is what its log adds up to, and no other table notices.

Several tables stand in one hall, over a store that fails on purpose: full, slow, answering wrongly or not at all, with
a crash between any two steps, and with bugs planted in our own code. People send every message there is, valid, invalid
and ill-typed.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.hall.faults import FAULTS, Fault, FaultyStore
from tests.hall.lines import MemoryLine, Message
from tests.hall.messages import CLIENT_MESSAGES, any_message, any_nonsense, as_frame, message_of
from tests.tables.world import ManualClock, ThinksAtOnce, everything
from tests.web.harness import GENEROUS

from penultimate.bots import rule_trial
from penultimate.hall import Guest, Hall, arrivals, registry
from penultimate.hall.keeping import Keeper
from penultimate.hall.room import Room
from penultimate.storage.sqlite import open_store
from penultimate.tables import entries as log
from penultimate.tables import table as table_module
from penultimate.tables.book import Book, read_book
from penultimate.tables.bot_drivers import BotDrivers
from penultimate.tables.catch_window import CatchWindow
from penultimate.tables.identity import hash_token
from penultimate.tables.patience import Patience
from penultimate.tables.table import Table

T = TypeVar("T")
MOST_PEOPLE = 8
FAR_IN_THE_FUTURE = 10**14
BUGGED: tuple[tuple[type, str], ...] = (
    (Book, "apply"),
    (Book, "_settle_proposals"),
    (Room, "game_changed"),
    (Room, "table_changed"),
    (Room, "state_for"),
    (Table, "_tell"),
    (Table, "tend"),
    (BotDrivers, "tend"),
    (BotDrivers, "_time_to_act"),
    (CatchWindow, "_time_is_up"),
    (Patience, "tend"),
    (Patience, "_stayed_away"),
    (Guest, "send"),
)
"""Places where a bug is planted: the next call but so many raises, half of them after the work was done."""


DOINGS = st.lists(
    st.tuples(
        st.integers(0, 20), st.sampled_from(("say", "move", "move", "start", "ready", "leave", "settings", "add-seed"))
    ),
    min_size=1,
    max_size=4,
)


ASKED_BY: dict[type, tuple[str, ...]] = {
    log.Created: ("create",),
    log.OptionsSet: ("set-options",),
    log.SatDown: ("join",),
    log.BotSat: ("add-bot",),
    log.StoodUp: ("remove",),
    log.BotSatIn: ("remove",),
    log.CameBack: (),
    log.HostChanged: ("pass-host",),
    log.SettingsChanged: ("settings",),
    log.SeedAdded: ("add-seed",),
    log.RuleProposed: ("propose-rule",),
    log.SitInProposed: ("propose-sit-in",),
    log.Voted: ("vote",),
    log.Withdrawn: ("withdraw",),
    log.MadeReady: ("ready",),
    log.MatchBegan: ("start",),
    log.MoveMade: ("start",),
    log.SecretChosen: (),
    log.Said: (),
}
"""What an entry is kept for, if somebody asked for it; moves and chat are known by their numbers. (`start` between two
rounds is kept as the move `next`.)"""


NOT_KEPT = frozenset(("why", "shown"))
"""What is answered with `ack` and leaves no trace: a question, and what one has seen. Everything else has its entry."""


def is_next(asked: dict[str, Any]) -> bool:
    """`next` is kept as readiness, which has no number."""
    return asked["type"] == "move" and (asked.get("move") or {}).get("verb", asked.get("text")) == "next"


class Bugs:
    """In our own code, while it does its work; what a test asks afterwards has to be true."""

    def __init__(self) -> None:
        self.patches = pytest.MonkeyPatch()
        self.armed = False

    def plant(self, cls: type, name: str, *, after: int, late: bool) -> None:
        """The call after so many others raises, before or after it has done its work; all later ones work again."""
        sound: Callable[..., Any] = getattr(cls, name)
        left = [after]

        def unsound(*arguments: Any, **more: Any) -> Any:
            left[0] -= self.armed
            unlucky = self.armed and left[0] == -1
            if unlucky and not late:
                raise RuntimeError(f"a bug in {cls.__name__}.{name}")
            result = sound(*arguments, **more)
            if unlucky:
                raise RuntimeError(f"a bug after {cls.__name__}.{name}")
            return result

        self.patches.setattr(cls, name, unsound)


class Person:
    """Somebody with a line into the hall, and what they were told."""

    def __init__(self, hall: Hall) -> None:
        self.line = MemoryLine()
        self.guest = hall.enter(self.line, address="here")
        self.id = 0
        self.token = ""
        self.code = ""
        self.acknowledged: list[dict[str, Any]] = []
        """Messages that were answered with `ack`."""
        self.asked: dict[int, dict[str, Any]] = {}
        self._read = 0

    def read(self) -> list[Message]:
        """What has come in since the last look."""
        new, self._read = self.line.messages[self._read :], len(self.line.messages)
        for message in new:
            if message["type"] == "welcome":
                self.code, self.token = message["code"], message["token"] or self.token
                self.id = max(self.id, message["last_id"])
            elif message["type"] == "ack" and message["id"] in self.asked:
                self.acknowledged.append(self.asked[message["id"]])
        return new

    def newest(self, kind: str) -> Message | None:
        return next((message for message in reversed(self.line.messages) if message["type"] == kind), None)


class Tables(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.clock = ManualClock()
        self.bugs = Bugs()
        self.store = FaultyStore(self.run(open_store(Path(self.folder.name) / "tables.sqlite")))
        self.hall = self.new_hall()
        self.people: list[Person] = []
        self.tokens: dict[str, tuple[str, int]] = {}
        """Every token ever told: the table, and the key of the seat that it opened first."""
        self.spoken: list[tuple[str, int]] = []
        """What was acknowledged of moves and chat: table, and the client's number for it."""
        self.agreed: list[tuple[str, str]] = []
        """What was acknowledged of everything else: table, and kind of message."""
        self.seen: Counter[str] = Counter()
        self.waiting: list[asyncio.Task[None]] = []
        """Frames that have not been dealt with: only those whose table the store has left hanging."""
        self.patches = self.bugs.patches
        numbers = count(1)
        self.patches.setattr(registry, "new_code", lambda: "".join("BCDFGHJK"[int(d)] for d in f"{next(numbers):06o}"))
        for module in (registry, table_module):
            self.patches.setattr(module, "new_secret", lambda: f"{next(numbers):064x}")
        self.patches.setattr(arrivals, "new_token", lambda: f"token {next(numbers):026}")
        self.patches.setattr(rule_trial, "try_rule", partial(rule_trial.try_rule, rounds=1))

    def new_hall(self) -> Hall:
        async def made() -> Hall:
            return Hall(self.store, clock=self.clock, thinker=ThinksAtOnce(), limits=GENEROUS)

        return self.run(made())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def do(self, step: Callable[[], None]) -> None:
        async def done() -> None:
            step()

        self.bugs.armed = True
        self.run(done())
        self.settle()

    def teardown(self) -> None:
        self.patches.undo()
        self.the_server_crashes()
        self.hall.registry.stop()
        self.run(self.store.close())
        self.loop.close()
        self.folder.cleanup()

    def settle(self) -> None:
        """Until everything that can happen now has happened."""

        async def settled() -> None:
            quiet = 0
            while quiet < 3:
                busy = self.store.under_way or self.hall.registry._waking or self.hall._tasks
                quiet = 0 if busy else quiet + 1
                await asyncio.sleep(0.0002 if busy else 0)

        self.run(settled())
        self.bugs.armed = False
        for task in [task for task in self.waiting if task.done()]:
            self.waiting.remove(task)
            assert task.cancelled() or task.exception() is None, "nothing gets out of a guest"
        for person in self.people:
            self.listen_to(person)

    def listen_to(self, person: Person) -> None:
        before = len(person.acknowledged)
        for message in person.read():
            self.seen[message["type"]] += 1
            if message["type"] == "welcome" and message["token"]:
                seat = person.guest.seat
                if seat is not None:
                    self.tokens[message["token"]] = (message["code"], seat.key)
        for asked in person.acknowledged[before:]:
            kind = "ready" if is_next(asked) else asked["type"]
            if kind in ("move", "say"):
                self.spoken.append((person.code, asked["id"]))
            else:
                self.agreed.append((person.code, kind))

    # --- what people do -----------------------------------------------------------------------------------------------

    def say(self, person: Person, message: dict[str, Any]) -> None:
        person.id += 1
        numbered = {"id": person.id, **message}
        person.asked[person.id] = numbered
        note(f"{person.code or 'at the door'}: {numbered}")
        self.bugs.armed = True
        self.waiting.append(self.loop.create_task(person.guest.receive(as_frame(numbered))))
        self.settle()

    def at_tables(self) -> list[Person]:
        return [person for person in self.people if person.guest.room is not None]

    @initialize(playing=st.booleans())
    def two_tables(self, playing: bool) -> None:
        """Short matches, so that their ends are reached."""
        for edition, names in (("mario", ("Ben", "Cleo")), ("braille", ("Ben",))):
            create = {"type": "create", "name": "Ana", "seats": 4, "edition": edition, "options": {"target": 1}}
            self.somebody_opens_a_table(create)
            for name in names:
                self.somebody_joins(name, -1)
        if playing:
            self.agree_on_a_rule(0, "I choose two players and they swap hands")
            self.begin(0, "start")
            self.begin(1, "start")
            self.play(60, 1)

    def somebody_opens_a_table(self, create: dict[str, Any]) -> None:
        person = Person(self.hall)
        self.people.append(person)
        self.say(person, create)

    def somebody_joins(self, name: str, table: int) -> None:
        codes = sorted({code for code, _ in self.tokens.values()})
        if codes:
            person = Person(self.hall)
            self.people.append(person)
            self.say(person, {"type": "join", "name": name, "code": codes[table % len(codes)]})

    @precondition(lambda self: len(self.people) < MOST_PEOPLE)
    @rule(name=st.sampled_from(("Ann", "Bob", "Cid")), table=st.integers(0, 3))
    def join(self, name: str, table: int) -> None:
        self.somebody_joins(name, table)

    @precondition(lambda self: len(self.people) < MOST_PEOPLE)
    @rule(message=message_of(CLIENT_MESSAGES[0]))
    def create(self, message: dict[str, Any]) -> None:
        self.somebody_opens_a_table(message)

    @precondition(lambda self: self.people)
    @rule(who=st.integers(0, 20), message=any_message())
    def anything(self, who: int, message: dict[str, Any]) -> None:
        self.say(self.people[who % len(self.people)], message)

    @precondition(lambda self: self.people)
    @rule(who=st.integers(0, 20), message=any_nonsense())
    def nonsense(self, who: int, message: dict[str, Any]) -> None:
        self.say(self.people[who % len(self.people)], message)

    @precondition(lambda self: self.at_tables())
    @rule(who=st.integers(0, 20), words=st.sampled_from(("I choose two players and they swap hands", "I draw a card")))
    def agree_on_a_rule(self, who: int, words: str) -> None:
        person = self.at_tables()[who % len(self.at_tables())]
        self.say(person, {"type": "propose-rule", "which": 1, "words": words})
        for other in self.at_tables():
            table = other.newest("table")
            if table is not None and other.code == person.code and table["proposals"]:
                self.say(other, {"type": "vote", "proposal": table["proposals"][0]["number"], "agree": True})

    @precondition(lambda self: self.at_tables())
    @rule(table=st.integers(0, 3), message=st.sampled_from(("start", "ready")))
    def begin(self, table: int, message: str) -> None:
        codes = sorted({person.code for person in self.at_tables()})
        for person in self.at_tables():
            if person.code == codes[table % len(codes)]:
                self.say(person, {"type": message})

    @precondition(lambda self: self.at_tables())
    @rule(moves=st.integers(1, 60), which=st.integers(0, 50))
    def play(self, moves: int, which: int) -> None:
        """Legal moves, at whatever table it is somebody's turn."""
        for step in range(moves):
            for person in self.at_tables():
                update = person.newest("update")
                if update is not None and update["moves"]:
                    laid = [move for move in update["moves"] if move["verb"] == "play"]
                    move = laid[-1] if laid and which % 4 else update["moves"][(which + step) % len(update["moves"])]
                    self.say(person, {"type": "move", "version": update["version"], "text": move["text"]})
                    break

    @precondition(lambda self: self.people)
    @rule(who=st.integers(0, 20))
    def hang_up(self, who: int) -> None:
        person = self.people.pop(who % len(self.people))
        self.do(lambda: self.hall.leave(person.guest))

    @precondition(lambda self: self.tokens)
    @rule(which=st.integers(0, 20))
    def come_back(self, which: int) -> None:
        token = list(self.tokens)[which % len(self.tokens)]
        code, _ = self.tokens[token]
        person = Person(self.hall)
        person.token = token
        self.people.append(person)
        self.say(person, {"type": "return", "code": code, "token": token})

    @rule(seconds=st.sampled_from((0.1, 1.0, 4.0, 61.0, 400.0)))
    def time_passes(self, seconds: float) -> None:
        self.do(lambda: self.clock.advance(seconds))

    # --- what goes wrong ----------------------------------------------------------------------------------------------

    @precondition(lambda self: self.at_tables())
    @rule(fault=st.sampled_from(FAULTS), after=st.integers(0, 1), doing=DOINGS)
    def the_store_fails(self, fault: Fault, after: int, doing: list[tuple[int, str]]) -> None:
        self.store.fail(fault, after)
        self.do_all(doing)

    @precondition(lambda self: self.at_tables())
    @rule(where=st.sampled_from(BUGGED), after=st.integers(0, 6), late=st.booleans(), doing=DOINGS)
    def a_bug_is_met(self, where: tuple[type, str], after: int, late: bool, doing: list[tuple[int, str]]) -> None:
        self.bugs.plant(*where, after=after, late=late)
        self.do_all(doing)

    def do_all(self, doing: list[tuple[int, str]]) -> None:
        """Things that are kept in the log, one after the other, by people at any table."""
        for who, what in doing:
            people = self.at_tables()
            if people:
                self.say(people[who % len(people)], self.message_for(people[who % len(people)], what))

    def message_for(self, person: Person, what: str) -> dict[str, Any]:
        update = person.newest("update")
        if what == "move" and update is not None and update["moves"]:
            return {"type": "move", "version": update["version"], "text": update["moves"][-1]["text"]}
        more: dict[str, Any] = {"say": {"text": "hello"}, "settings": {"language": "de"}, "add-seed": {"seed": "x"}}
        return {"type": "say", "text": "no move"} if what == "move" else {"type": what, **more.get(what, {})}

    @rule()
    def the_store_recovers(self) -> None:
        self.do(self.store.heal)

    @rule()
    def the_server_crashes(self) -> None:
        """Only the log is left; everybody has to come back."""

        def crash() -> None:
            self.hall.registry.stop()
            for task in (*self.hall._tasks, *self.waiting):
                task.cancel()
            self.store.forget()
            self.people.clear()

        self.do(crash)
        self.waiting.clear()
        self.hall = self.new_hall()

    @rule()
    def old_tables_go(self) -> None:
        """All that nobody has in hand: many days are as good as over."""
        codes = {code for code, _ in self.tokens.values()}
        needed = {code for code in codes if self.hall.registry.is_needed(code)}
        self.run(Keeper(self.hall.registry, self.store, 1).sweep(FAR_IN_THE_FUTURE))
        self.settle()
        kept = {code for code in codes if self.run(self.store.has(code))}
        assert kept == needed
        self.tokens = {token: seat for token, seat in self.tokens.items() if seat[0] in kept}
        self.spoken = [(code, number) for code, number in self.spoken if code in kept]
        self.agreed = [(code, kind) for code, kind in self.agreed if code in kept]

    # --- what must hold -----------------------------------------------------------------------------------------------

    def book_on_disk(self, code: str) -> Book:
        return read_book(self.run(self.store.read(code)))

    def calm_tables(self) -> list[Table]:
        return [table for table in self.hall.registry.awake if table.book.code not in self.store.silent]

    @invariant()
    def memory_is_the_replay_of_the_log(self) -> None:
        """And never ahead of it: where the store has not answered yet, memory is what it was before."""
        for table in self.hall.registry.awake:
            rows = self.run(self.store.read(table.book.code))
            assert [row.seq for row in rows] == list(range(len(rows))), "a gap in the log"
            answered = rows[: table.book.seq + 1] if table.book.code in self.store.silent else rows
            assert everything(table.book) == everything(read_book(answered))

    @invariant()
    def who_has_a_seat_is_spoken_to_in_its_language(self) -> None:
        for person in self.at_tables():
            seat, room = person.guest.seat, person.guest.room
            if seat is not None and room is not None and room.table in self.calm_tables():
                assert person.guest.language == seat.language

    @invariant()
    def nobody_has_proposed_what_somebody_else_did(self) -> None:
        for table in self.calm_tables():
            for proposal in table.book.proposals:
                by = table.book.seats[proposal.by]
                assert by.is_person
                assert by.key < proposal.number, "sat down first, and proposed then"

    @invariant()
    def what_was_acknowledged_is_in_the_log(self) -> None:
        for code in {code for code, _ in self.spoken}:
            entries = [log.read_entry(row.entry) for row in self.run(self.store.read(code))]
            kept = {entry.id for entry in entries if isinstance(entry, log.MoveMade | log.Said)}
            told = {number for table, number in self.spoken if table == code}
            assert told <= kept
        for code in {code for code, _ in self.agreed}:
            entries = [log.read_entry(row.entry) for row in self.run(self.store.read(code))]
            in_the_log = Counter(kind for entry in entries for kind in ASKED_BY[type(entry)])
            assert Counter(kind for table, kind in self.agreed if table == code and kind not in NOT_KEPT) <= in_the_log

    @invariant()
    def a_token_opens_its_own_seat_or_none(self) -> None:
        for token, (code, key) in self.tokens.items():
            seats = [seat for seat in self.book_on_disk(code).seats if seat.token == hash_token(token)]
            assert [seat.key for seat in seats] in ([], [key])

    @invariant()
    def nobody_holds_anybody_elses_cards(self) -> None:
        for person in self.at_tables():
            update, seat, room = person.newest("update"), person.guest.seat, person.guest.room
            assert room is not None
            game = room.table.book.match
            if update is None or game is None or update["version"] != room.table.book.version:
                continue
            if seat is None or seat.number >= game.players:
                assert update["own"]["hand"] == []
            else:
                assert update["own"]["seat"] == seat.number
                assert update["own"]["hand"] == [str(card) for card in game.view(seat.number).hand]

    @invariant()
    def other_tables_go_on(self) -> None:
        """A table that the store has not left hanging is free for the next request, and nobody sits at a lost one."""
        for table in self.calm_tables():
            assert not table.is_busy
        for person in self.at_tables():
            room = person.guest.room
            if room is not None and room.table.book.code not in self.store.silent:
                assert not room.table.is_lost, "nobody reads it again"


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
