"""A change of the game, told: to who has followed only what is different, to everybody else all of it.

What is the same for all who are told is encoded once; what only one seat sees is put behind it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

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


class Moment(NamedTuple):
    """The game at one version, to tell what is different from it. Its match is not touched any more: the next move is
    carried out on a copy (`Book.draft`)."""

    version: int
    match: Match
    facts: PublicFacts


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
        self._public = [plain_event(event) if isinstance(event, PublicEvent) else None for event in self._events]
        """What everybody sees alike; None for an event that is not the same for all."""
        self._for_all = b"" if None in self._public else _events_field(self._public)
        self._difference = b""

    def can_follow(self, version: int) -> bool:
        """Whether who has seen this version needs only what is different."""
        return self._before is not None and version == self.since

    def events_for(self, seat: int) -> list[PlainEvent]:
        return [
            plain_event(event.seen_by(seat)) if public is None else public
            for event, public in zip(self._events, self._public, strict=True)
        ]

    def difference_for(self, seat: int, *, knows_own: bool) -> bytes:
        """For who has followed; `knows_own`: and was told the cards of this seat, as they were then."""
        before = self._before
        assert before is not None
        parts = [self._difference or self._differences(before), self._for_all or _events_field(self.events_for(seat))]
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


def _events_field(events: Sequence[PlainEvent | None]) -> bytes:
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
