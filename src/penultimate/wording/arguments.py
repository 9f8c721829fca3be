"""From a field of an event to the arguments of its message: one small table, the same in the browser.

For a field `f` (underscores become hyphens) of a type (see `event_fields.json`) the message is given

    seat       $f the name, $f-is `you`, `other` or `nobody`
    seats      $f the names but the viewer's, as a list; $f-is `you`, `other`, `both` or `nobody`; $f-count
    card       $f the card; $f-bare the card without a named colour; $f-colour that colour; $f-named `yes` or `no`
    cards      $f the cards, as a list; $f-count
    colour     $f the colour; $f-is `blue`, `green`, `red` or `yellow`
    number     $f
    numbers    one per seat, each worded by the message `each-f`: $f the list of all, $f-some of those that are not
               zero; $f-count how many are not zero
    yes-no     $f `yes` or `no`
    text       $f as it is (of an enum, its value); $f-is `empty` or `full`
    condition  $f-is `named`, `holds` or `other`; $f-colour; $f-who, $f-than, $f-cards
    hands      nothing: too much to say at once
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, Protocol, cast

from penultimate.rules.cards import Card, Colour, read_colour


class Words(Protocol):
    """What of `Wording` is needed here."""

    def say_text(self, message: str, /, **arguments: str | int) -> str: ...
    def card(self, card: Card) -> str: ...
    def cards(self, cards: Sequence[Card]) -> str: ...
    def colour(self, colour: Colour) -> str: ...
    def join(self, texts: Sequence[str]) -> str: ...


Made = dict[str, str | int]


class Scene:
    """Who listens, what everyone is called, and in which words."""

    def __init__(self, words: Words, viewer: int, names: Sequence[str]) -> None:
        self.words = words
        self.viewer = viewer
        self.names = names

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def is_who(self, seat: int) -> str:
        return "nobody" if seat < 0 else "you" if seat == self.viewer else "other"

    def each(self, message: str, numbers: Sequence[int]) -> list[str]:
        """One short text per seat with its number: "you have 20", "Ben has 3"."""
        return [
            self.words.say_text(message, **seat_arguments(self, "seat", seat), number=number)
            for seat, number in enumerate(numbers)
        ]


def seat_arguments(scene: Scene, field: str, seat: int) -> Made:
    return {field: scene.name(seat), f"{field}-is": scene.is_who(seat)}


def seats_arguments(scene: Scene, field: str, seats: Sequence[int]) -> Made:
    others = [scene.name(seat) for seat in seats if seat != scene.viewer]
    mine = scene.viewer in seats
    which = ("both" if others else "you") if mine else ("other" if others else "nobody")
    return {field: scene.words.join(others), f"{field}-is": which, f"{field}-count": len(seats)}


def card_arguments(scene: Scene, field: str, card: Card) -> Made:
    named = card.named
    return {
        field: scene.words.card(card),
        f"{field}-bare": scene.words.card(card.bare()),
        f"{field}-colour": "" if named is None else scene.words.colour(named),
        f"{field}-named": "no" if named is None else "yes",
    }


def cards_arguments(scene: Scene, field: str, cards: Sequence[Card]) -> Made:
    return {field: scene.words.cards(cards), f"{field}-count": len(cards)}


def colour_arguments(scene: Scene, field: str, colour: Colour) -> Made:
    return {field: scene.words.colour(colour), f"{field}-is": colour.name.lower()}


def number_arguments(scene: Scene, field: str, number: int) -> Made:
    return {field: number}


def numbers_arguments(scene: Scene, field: str, numbers: Sequence[int]) -> Made:
    each = scene.each(f"each-{field}", numbers)
    some = [text for text, number in zip(each, numbers, strict=True) if number]
    return {field: scene.words.join(each), f"{field}-some": scene.words.join(some), f"{field}-count": len(some)}


def yes_no_arguments(scene: Scene, field: str, yes: object) -> Made:
    return {field: "yes" if yes else "no"}


def text_arguments(scene: Scene, field: str, text: object) -> Made:
    said = str(text.value) if isinstance(text, Enum) else str(text)
    return {field: said, f"{field}-is": "full" if said else "empty"}


_LOOKED_AT: Final = ("me", "next", "previous", "chosen", "chosen-too", "most", "fewest")
"""Whose number of cards a failed condition tells in words; of others it is said only that it failed."""


def condition_arguments(scene: Scene, field: str, condition: str) -> Made:
    """`named R`, or `next more 5`: the notation of effects."""
    words = [*condition.split(), "", "", ""]
    is_one = "and" not in words
    colour = read_colour(words[1]) if words[0] == "named" and is_one else None
    holds = words[0] in _LOOKED_AT and words[2].isdecimal() and is_one
    return {
        f"{field}-is": "holds" if holds else "other" if colour is None else "named",
        f"{field}-colour": "" if colour is None else scene.words.colour(colour),
        f"{field}-who": words[0] if holds else "",
        f"{field}-than": words[1] if holds else "",
        f"{field}-cards": int(words[2]) if holds else 0,
    }


def no_arguments(scene: Scene, field: str, value: object) -> Made:
    return {}


Maker = Callable[[Scene, str, object], Made]

MAKERS: Final = cast(
    "dict[str, Maker]",
    {
        "seat": seat_arguments,
        "seats": seats_arguments,
        "card": card_arguments,
        "cards": cards_arguments,
        "colour": colour_arguments,
        "number": number_arguments,
        "numbers": numbers_arguments,
        "yes-no": yes_no_arguments,
        "text": text_arguments,
        "condition": condition_arguments,
        "hands": no_arguments,
    },
)


def arguments_of(scene: Scene, types: dict[str, str], value: object) -> Made:
    """The arguments that an event's fields give its message."""
    made: Made = {}
    for field, kind in types.items():
        made.update(MAKERS[kind](scene, field.replace("_", "-"), getattr(value, field)))
    return made
