"""From the game to the wire. What all seats see is encoded once; what one seat sees comes from that seat's view."""

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from functools import lru_cache
from typing import Any, Final, final

import msgspec
from msgspec import Raw

from penultimate import wire
from penultimate.rules import Event, Match, SeatView
from penultimate.rules.cards import WILD_PLUS_FOUR, Card, Colour
from penultimate.rules.events import PublicEvent
from penultimate.rules.moves import ACCUSE, CATCH, CHOOSE, PLAY, WORDS, Choose, NameColour, Play, Point, move_of
from penultimate.rules.state import would_be_guilty
from penultimate.tables.ports import GameChange

SHOWN_DISCARDS: Final = 8
WATCHER: Final = -1

_ENCODER: Final = msgspec.json.Encoder()
encode = _ENCODER.encode


# --- events -----------------------------------------------------------------------------------------------------------


_FIELDS: Final[dict[type[Event], tuple[str, ...]]] = {}


def _names(cls: type[Event]) -> tuple[str, ...]:
    names = _FIELDS.get(cls)
    if names is None:
        names = _FIELDS[cls] = tuple(field.name for field in fields(cls))
    return names


def _plain(value: object) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Colour):
        return value.letter
    if isinstance(value, Enum):
        return value.value
    return value


def event_as_json(event: Event) -> Raw:
    cls = type(event)
    message: dict[str, Any] = {"kind": cls.__name__}
    for name in _names(cls):
        message[name] = _plain(getattr(event, name))
    return Raw(encode(message))


# --- views ------------------------------------------------------------------------------------------------------------


def _card(card: Card | None) -> str | None:
    return None if card is None else str(card)


def common_view(view: SeatView) -> wire.CommonView:
    """From a watcher's view: it holds nothing that is not public."""
    assert view.seat == WATCHER
    return wire.CommonView(
        players=view.players,
        round_number=view.round_number,
        scores=view.scores,
        dealer=view.dealer,
        to_the_left=view.to_the_left,
        phase=view.phase,  # type: ignore[arg-type]
        actor=view.actor,
        counts=view.counts,
        top=str(view.top),
        below=_card(view.below),
        discards=tuple([str(card) for card in view.discards[-SHOWN_DISCARDS:]]),
        discard_size=len(view.discards),
        pile_size=view.pile_size,
        pending=view.pending,
        attacker=view.attacker,
        duel=view.duel,
        first_hit=view.first_hit,
        called=view.called,
        owing=view.owing,
        misses=view.misses,
        choices=view.choices,
        accused=view.accused,
        accuser=view.accuser,
        votes=view.votes,
        confirmed=view.confirmed,
        winner=view.winner,
        match_winners=view.match_winners,
    )


def common_as_json(match: Match) -> Raw:
    """A `CommonView` of the match as it stands: same names, same values, without the detour of a view."""
    return Raw(encode(match.public_facts(SHOWN_DISCARDS)))


def own_as_json(match: Match, seat: int) -> Raw:
    """An `OwnView`."""
    return Raw(encode(match.own_facts(seat)))


# --- moves ------------------------------------------------------------------------------------------------------------


def legal_move(code: int, names: Sequence[str], *, guilty: bool = False) -> wire.LegalMove:
    move = move_of(code)
    made = wire.LegalMove(text=move.text(names), verb=WORDS[code & 31])  # type: ignore[arg-type]
    match move:
        case Play():
            made.card = str(move.card)
            made.colour = "" if move.colour is None else move.colour.letter
            made.uno = move.uno
            made.guilty = guilty
        case NameColour():
            made.colour = "" if move.colour is None else move.colour.letter
        case Point():
            made.seats = (move.seat,)
        case Choose():
            made.seats = move.seats
    return made


@lru_cache(maxsize=4096)
def _nameless_move(code: int, guilty: bool) -> Raw:  # noqa: FBT001 - a key of the cache
    return Raw(encode(legal_move(code, (), guilty=guilty)))


def _move(code: int, names: Sequence[str], *, guilty: bool) -> Raw:
    verb = code & 31
    if verb in (CATCH, ACCUSE, CHOOSE):
        return Raw(encode(legal_move(code, names)))
    return _nameless_move(code, guilty and verb == PLAY and (code >> 5) & 63 == WILD_PLUS_FOUR)


def legal_moves(match: Match, seat: int, names: Sequence[str]) -> tuple[Raw, ...]:
    codes = match.legal_moves(seat).codes
    if not codes:
        return ()
    guilty = False
    for code in codes:
        if code & 31 == PLAY and (code >> 5) & 63 == WILD_PLUS_FOUR:
            guilty = bool(would_be_guilty(match.round.state, seat))
            break
    return tuple([_move(code, names, guilty=guilty) for code in codes])


# --- what happened, for everybody -------------------------------------------------------------------------------------


@final
class Telling:
    """One change of the game, ready to be told to any number of seats. Made and used up before the next one."""

    def __init__(self, match: Match, names: Sequence[str], change: GameChange | None, version: int) -> None:
        self.version = version
        self.since = version if change is None else change.since
        self._match = match
        self._names = names
        self._events = () if change is None else tuple(change.events)
        self._public = [event_as_json(event) if isinstance(event, PublicEvent) else None for event in self._events]
        """What everybody sees alike; None for an event that is not the same for all."""
        public = tuple([raw for raw in self._public if raw is not None])
        self._for_all = public if len(public) == len(self._events) else None
        self.common = common_as_json(match)

    def events_for(self, seat: int) -> tuple[Raw, ...]:
        if self._for_all is not None:
            return self._for_all
        return tuple(
            [
                event_as_json(event.seen_by(seat)) if raw is None else raw
                for event, raw in zip(self._events, self._public, strict=True)
            ]
        )

    def own(self, seat: int) -> Raw:
        return own_as_json(self._match, seat)

    def moves(self, seat: int) -> tuple[Raw, ...]:
        return legal_moves(self._match, seat, self._names) if seat >= 0 else ()
