"""From the wire back to what the rules know: events, views and moves."""

from dataclasses import fields
from typing import Any, Final

from penultimate import wire
from penultimate.rules import Event, Move, NameColour, Options, Play, SeatView, events, options_for, read_card
from penultimate.rules.cards import Card, Colour, read_colour
from penultimate.rules.moves import ACCUSE, CATCH, CHOOSE, NAME_COLOUR, PLAY, Choose, Point, Say, verb_of
from penultimate.terminal.words import VERBS

_EVENTS: Final[dict[str, type[Event]]] = {
    name: thing
    for name, thing in vars(events).items()
    if isinstance(thing, type) and issubclass(thing, events.Event) and not name.endswith(("Event", "PublicEvent"))
}


def event_from(message: dict[str, Any]) -> Event | None:
    """None for an event that a newer server knows and this client does not."""
    cls = _EVENTS.get(str(message.get("kind")))
    if cls is None:
        return None
    return cls(**{one.name: _value(one.name, one.type, message[one.name]) for one in fields(cls)})


def _value(name: str, kind: object, value: Any) -> Any:
    if kind is Card:
        return read_card(value)
    if kind is Colour:
        return read_colour(value)
    if kind is events.Why:
        return events.Why(value)
    if isinstance(value, list):
        return tuple(_value(name, None, part) for part in value)
    if kind is None and isinstance(value, str):
        return read_card(value)  # the only texts in lists are cards
    return value


def options_from(state: wire.TableState) -> Options:
    return options_for(state.edition, **{name: state.options[name] for name in state.changed})


def view_from(common: wire.CommonView, own: wire.OwnView, options: Options) -> SeatView:
    """What the server does not tell (old discards, who declined what) is left out: only bots would use it."""
    seats = range(common.players)
    return SeatView(
        seat=own.seat,
        players=common.players,
        options=options,
        rules=(None, None),
        round_number=common.round_number,
        scores=common.scores,
        dealer=common.dealer,
        to_the_left=common.to_the_left,
        phase=common.phase,
        actor=common.actor,
        hand=tuple(read_card(card) for card in own.hand),
        counts=common.counts,
        top=read_card(common.top),
        below=None if common.below is None else read_card(common.below),
        discards=tuple(read_card(card) for card in common.discards),
        pile_size=common.pile_size,
        drawn=None if own.drawn is None else read_card(own.drawn),
        pending=common.pending,
        attacker=common.attacker,
        duel=common.duel,
        first_hit=common.first_hit,
        called=common.called,
        owing=common.owing,
        misses=common.misses,
        passes=0,
        declined=tuple(0 for _ in seats),
        choices=common.choices,
        accused=common.accused,
        accuser=common.accuser,
        votes=common.votes,
        confirmed=common.confirmed,
        known=(),
        shown=(),
        winner=common.winner,
        match_winners=common.match_winners,
    )


def move_from(legal: wire.LegalMove) -> Move:
    verb = VERBS[legal.verb]
    if verb == PLAY:
        return Play(read_card(legal.card), read_colour(legal.colour) if legal.colour else None, legal.uno)
    if verb == NAME_COLOUR:
        return NameColour(read_colour(legal.colour))
    if verb in (CATCH, ACCUSE):
        return Point(verb, legal.seats[0])
    return Choose(legal.seats) if verb == CHOOSE else Say(verb)


def shape_of(move: Move) -> wire.MoveShape:
    verb: Any = next(word for word, number in VERBS.items() if number == int(verb_of(move.code)))
    if isinstance(move, Play):
        colour = "-" if move.unknown_colour else "" if move.colour is None else move.colour.letter
        return wire.MoveShape(verb=verb, card=str(move.card), colour=colour, uno=move.uno)
    if isinstance(move, NameColour):
        return wire.MoveShape(verb=verb, colour="-" if move.colour is None else move.colour.letter)
    if isinstance(move, Point):
        return wire.MoveShape(verb=verb, seats=(move.seat,))
    if isinstance(move, Choose):
        return wire.MoveShape(verb=verb, seats=move.seats)
    return wire.MoveShape(verb=verb)
