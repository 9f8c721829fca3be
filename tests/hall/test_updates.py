"""Updates hold what is different, and with it everybody still sees everything."""

import json
import random
from collections.abc import Iterator
from dataclasses import fields

import pytest
from tests.whole_updates import Message, WholeUpdates

from penultimate import wire
from penultimate.hall.updates import MOST_EVENTS, Moment, Sight, Telling
from penultimate.rules import Event, Match, options_for
from penultimate.rules.cards import read_card
from penultimate.rules.events import PublicEvent, Why
from penultimate.rules.plain import plain_event
from penultimate.tables.ports import GameChange

NAMES = ("Ana", "Ben", "Cleo", "Dino")
SEATS = (-1, 0, 1, 2, 3)
MOVES = 300


def tellings(edition: str, seed: str) -> Iterator[tuple[Match, Telling]]:
    """Of a match by random moves, as a room has them."""
    chance = random.Random(seed)
    match = Match(4, options_for(edition, jump_in=True), seed=seed)
    events = list(match.beginning)
    told: Moment | None = None
    for version in range(1, MOVES + 1):
        change = GameChange(version, version - 1, events)
        telling = Telling(match, NAMES, change, version, wire.NO_TIMERS, told)
        told = telling.now
        yield match, telling
        if match.is_over:
            return
        match = match.copy()
        events = match.apply(match.actor, chance.choice(list(match.legal_moves(match.actor))))


def everything(telling: Telling, seat: int) -> Message:
    """What somebody is told who knows nothing yet."""
    message: Message = WholeUpdates().completed(json.loads(Sight().show(telling, seat, gap=False)))
    return message


def what_is_seen(message: Message) -> Message:
    return {name: message[name] for name in ("version", "since", "events", "common", "own", "moves", "timers")}


@pytest.mark.parametrize("edition", ["mario", "braille"])
def test_who_follows_sees_what_a_newcomer_sees(edition: str) -> None:
    sights = {seat: Sight() for seat in SEATS}
    seen = {seat: WholeUpdates() for seat in SEATS}
    for _, telling in tellings(edition, "followed"):
        for seat in SEATS:
            told = seen[seat].completed(json.loads(sights[seat].show(telling, seat, gap=False)))
            assert what_is_seen(told) == what_is_seen(everything(telling, seat))


def test_who_has_moved_to_another_seat_is_told_its_cards() -> None:
    sight = Sight()
    _, first = next(told := tellings("mario", "moved"))
    sight.show(first, 2, gap=False)
    match, second = next(told)
    message = json.loads(sight.show(second, 1, gap=False))
    assert "whole" not in message
    assert message["own"] == json.loads(json.dumps(match.own_facts(1)))


def test_following_takes_less_than_half_the_bytes() -> None:
    """Against the same updates with everything in them."""
    sights = {seat: Sight() for seat in SEATS[1:]}
    lean = whole = 0
    for _, telling in tellings("mario", "counted"):
        for seat, sight in sights.items():
            lean += len(sight.show(telling, seat, gap=False))
            whole += len(json.dumps(what_is_seen(everything(telling, seat)), separators=(",", ":")))
    assert lean * 2 < whole


@pytest.mark.parametrize("pause", [2, 7, 40])
def test_who_is_too_slow_gets_the_newest_view_and_everything_that_happened(pause: int) -> None:
    sight, seen, newcomer = Sight(), WholeUpdates(), WholeUpdates()
    happened: list[Message] = []
    told: list[Message] = []
    for at, (_, telling) in enumerate(tellings("mario", "slow")):
        happened += newcomer.completed(json.loads(Sight().show(telling, 2, gap=False)))["events"]
        if at % pause:
            sight.miss(telling, 2, gap=False)
            continue
        assert sight.has_missed_something == (at > 0)
        message = seen.completed(json.loads(sight.show(telling, 2, gap=False)))
        assert not sight.has_missed_something
        assert message["since"] == max(0, telling.now.version - pause)
        told += message["events"]
        assert told == happened
        assert message["common"] == everything(telling, 2)["common"]


HIDDEN = [kind for kind in Event.__subclasses__() if kind is not PublicEvent]


@pytest.mark.parametrize("kind", HIDDEN)
def test_who_does_not_see_all_of_an_event_sees_what_everybody_else_does(kind: type[Event]) -> None:
    """So that what happened is encoded once for all of them."""
    values = {"cards": (read_card("R7"),), "first_cards": (), "second_cards": (read_card("G2"),), "why": Why.TURN}
    seats = iter((1, 2))
    event = kind(*[values[field.name] if field.name in values else next(seats) for field in fields(kind)])
    outside = plain_event(event.seen_by(-1))
    seen = [event.seen_by(seat) for seat in range(10)]
    assert {1} <= {seat for seat in range(10) if seen[seat] is event} <= {1, 2}
    assert all(view is event or plain_event(view) == outside for view in seen)
    assert outside != plain_event(event)


def test_of_too_much_only_the_outcome_is_told() -> None:
    sight = Sight()
    missed = 0
    for _, telling in tellings("mario", "much"):
        missed += len(telling.events_for(1))
        if missed > MOST_EVENTS:
            message = json.loads(sight.show(telling, 1, gap=False))
            assert message["gap"]
            assert "events" not in message
            return
        sight.miss(telling, 1, gap=False)
    pytest.fail("too little happened")
