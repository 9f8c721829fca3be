"""From the wire back to what the rules know: events, views and moves."""

from dataclasses import fields
from typing import Any, Final

from penultimate import wire
from penultimate.rules import (
    Event,
    Move,
    NameColour,
    Options,
    Phase,
    Play,
    Rule,
    SeatView,
    events,
    options_with,
    read_card,
)
from penultimate.rules.agenda import read_agenda, read_standing
from penultimate.rules.cards import Card, Colour, read_colour
from penultimate.rules.effects import read_clauses
from penultimate.rules.moves import (
    ACCUSE,
    CATCH,
    CHOOSE,
    NAME_COLOUR,
    PLAY,
    Choose,
    ChooseCards,
    ChooseWay,
    Point,
    Say,
    verb_of,
)
from penultimate.rules.view import OWN, PUBLIC
from penultimate.terminal.words import VERBS

_EVENTS: Final[dict[str, type[Event]]] = {
    name: thing
    for name, thing in vars(events).items()
    if isinstance(thing, type) and issubclass(thing, events.Event) and not name.endswith(("Event", "PublicEvent"))
}


_CARDS: Final = ("hand", "top", "below", "discards", "drawn", "known", "seen", "got")
"""What in a view are cards."""


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
    return options_with(state.edition, {name: state.options[name] for name in state.changed})


def rules_from(state: wire.TableState) -> tuple[Rule | None, Rule | None]:
    first, second = [None if rule is None else Rule(rule.words, read_clauses(rule.clauses)) for rule in state.rules]
    return first, second


def view_from(
    common: wire.CommonView, own: wire.OwnView, options: Options, rules: tuple[Rule | None, Rule | None] = (None, None)
) -> SeatView:
    """All of it: whoever plays by this view, plays as at the table itself."""
    told = {name: _fact(name, getattr(common, name)) for name in PUBLIC}
    told |= {name: _fact(name, getattr(own, name)) for name in OWN}
    return SeatView(options=options, rules=rules, **told)


def _fact(name: str, value: Any) -> Any:
    if name == "phase":
        return Phase(value)
    if name == "agenda":
        return read_agenda(value or "")
    if name == "standing":
        return tuple(read_standing(each) for each in value)
    return _with_cards(value) if name in _CARDS else value


def _with_cards(value: Any) -> Any:
    """The only texts in it are cards."""
    if isinstance(value, str):
        return read_card(value)
    return tuple(_with_cards(part) for part in value) if isinstance(value, tuple) else value


def move_from(legal: wire.LegalMove) -> Move:
    verb = VERBS[legal.verb]
    if verb == PLAY:
        return Play(read_card(legal.card), read_colour(legal.colour) if legal.colour else None, legal.uno)
    if verb == NAME_COLOUR:
        return NameColour(read_colour(legal.colour))
    if verb in (CATCH, ACCUSE):
        return Point(verb, legal.seats[0])
    return _choice_from(legal) if verb == CHOOSE else Say(verb)


def _choice_from(legal: wire.LegalMove) -> Move:
    if legal.cards:
        return ChooseCards(tuple(read_card(card) for card in legal.cards))
    return ChooseWay(legal.way) if legal.way else Choose(legal.seats)


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
    if isinstance(move, ChooseCards):
        return wire.MoveShape(verb=verb, cards=tuple(str(card) for card in move.cards))
    if isinstance(move, ChooseWay):
        return wire.MoveShape(verb=verb, way=move.way)  # type: ignore[arg-type]
    return wire.MoveShape(verb=verb)
