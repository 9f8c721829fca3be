"""A change of the game, told: to who has followed only what is different, to everybody else all of it.

What is the same for all who are told is encoded once; what only one seat sees is put behind it.
"""

from collections.abc import Sequence
from typing import Final, final

from msgspec import Raw

from penultimate import wire
from penultimate.hall.encode import encode, legal_moves
from penultimate.rules import Event, Match
from penultimate.rules.events import PublicEvent
from penultimate.rules.plain import PublicFacts, plain_event
from penultimate.tables.ports import GameChange

MOST_EVENTS: Final = 200
"""So many are kept for who reads too slowly; of more than that only the outcome is told."""
NEVER: Final = -1

PlainEvent = dict[str, object]


@final
class Moment:
    """The game at one version, to tell what is different from it. Its match is not touched any more: the next move is
    carried out on a copy (`Book.draft`)."""

    __slots__ = ("facts", "match", "version")

    def __init__(self, version: int, match: Match, facts: PublicFacts) -> None:
        self.version = version
        self.match = match
        self.facts = facts


@final
class Telling:
    """One change of the game, ready to be told to any number of seats. Made and used up before the next one."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        change: GameChange | None,
        version: int,
        timers: wire.Timers,
        last: Moment | None = None,
    ) -> None:
        """`last` is what was told before this, if anything was."""
        self.now = Moment(version, match, match.public_facts())
        self.since = version if change is None else change.since
        self._before = last if change is not None and last is not None and last.version == self.since else None
        self._names = names
        self._timers = timers
        self._events: Sequence[Event] = () if change is None else change.events
        is_hidden = [not isinstance(event, PublicEvent) for event in self._events]
        self._for_all = b"" if True in is_hidden else _events_field([plain_event(event) for event in self._events])
        """What happened, encoded, where all see all of it."""
        self._as_seen: dict[int, bytes] = {}
        """Else by the events that are seen in full: a bit for each."""
        self._difference = b""

    def can_follow(self, version: int) -> bool:
        """Whether who has seen this version needs only what is different."""
        return self._before is not None and version == self.since

    def events_for(self, seat: int) -> list[PlainEvent]:
        return [plain_event(event.seen_by(seat)) for event in self._events]

    def _encoded_events(self, seat: int) -> bytes:
        """Who does not see all of an event sees the same of it as everybody else who does not.

        So there are few ways to see what happened, mostly one or two, and each is encoded once.
        """
        seen = [event.seen_by(seat) for event in self._events]
        in_full = 0
        for number, event in enumerate(self._events):
            if seen[number] is event:
                in_full |= 1 << number
        encoded = self._as_seen.get(in_full)
        if encoded is None:
            encoded = self._as_seen[in_full] = _events_field([plain_event(event) for event in seen])
        return encoded

    def difference_for(self, seat: int, *, knows_own: bool) -> bytes:
        """For who has followed; `knows_own`: and was told the cards of this seat, as they were then."""
        before = self._before
        assert before is not None
        parts = [self._difference or self._differences(before), self._for_all or self._encoded_events(seat)]
        if not knows_own or not self.now.match.has_own_facts_of(before.match, seat):
            parts += (b',"own":', self._own(seat))
        return self._with_moves(parts, seat)

    def whole_for(self, seat: int, since: int, events: Sequence[PlainEvent], *, gap: bool) -> bytes:
        common = Raw(encode(self.now.facts.plain()))
        update = wire.Update(self.now.version, since, common, whole=True, gap=gap, timers=self._timers)
        return self._with_moves([_opened(update), _events_field(events), b',"own":', self._own(seat)], seat)

    def _differences(self, before: Moment) -> bytes:
        """The same for all who have followed."""
        changed, laid = self.now.facts.since(before.facts)
        common = Raw(encode(changed))
        update = wire.Update(self.now.version, self.since, common, laid=tuple(laid), timers=self._timers)
        self._difference = _opened(update)
        return self._difference

    def _own(self, seat: int) -> bytes:
        return encode(self.now.match.own_facts(seat))

    def _with_moves(self, parts: list[bytes], seat: int) -> bytes:
        """The last field of an `Update`, put behind the others."""
        moves = legal_moves(self.now.match, seat, self._names) if seat >= 0 else b""
        if moves:
            parts += (b',"moves":[', moves, b"]}")
        else:
            parts.append(b"}")
        return b"".join(parts)


def _opened(update: wire.Update) -> bytes:
    """As JSON, to put more fields behind: what is the same for many is encoded once."""
    return encode(update)[:-1]


def _events_field(events: Sequence[PlainEvent]) -> bytes:
    return b',"events":' + encode(events) if events else b""


@final
class Sight:
    """What one guest has seen of the game. Who reads too slowly is shown less: of several views the newest."""

    __slots__ = ("_gap", "_missed", "_seat", "_since", "_version")

    def __init__(self) -> None:
        self._version = NEVER
        self._seat = NEVER
        self._missed: list[PlainEvent] | None = None
        """What happened while nothing could be sent; None where everything could."""
        self._since = NEVER
        self._gap = False

    @property
    def has_missed_something(self) -> bool:
        return self._missed is not None

    def show(self, telling: Telling, seat: int, *, gap: bool) -> bytes:
        """The update that brings this guest to where the game is."""
        if self._missed is None and not gap and telling.can_follow(self._version):
            payload = telling.difference_for(seat, knows_own=seat == self._seat)
        else:
            self.miss(telling, seat, gap=gap)
            payload = telling.whole_for(seat, self._since, self._missed or (), gap=self._gap)
            self._missed = None
            self._gap = False
        self._version = telling.now.version
        self._seat = seat
        return payload

    def miss(self, telling: Telling, seat: int, *, gap: bool) -> None:
        """It cannot be shown now, but what happened may be told later."""
        if self._missed is None:
            self._missed = []
            self._since = telling.since
        events = telling.events_for(seat)
        self._gap = self._gap or gap or len(self._missed) + len(events) > MOST_EVENTS
        self._missed = [] if self._gap else [*self._missed, *events]
