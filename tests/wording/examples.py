"""Examples of every event, in every variant and from every seat, made from the types of the fields."""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from penultimate.rules.cards import CARDS, Card, Colour, read_cards
from penultimate.rules.events import WATCHER, Event, Why
from penultimate.wording.fields import event_classes, event_descriptions

NAMES: Final = ("Anna", "Ben", "Cleo", "Bot 2")


class Example(NamedTuple):
    event: Event
    viewer: int


def cards(text: str) -> tuple[Card, ...]:
    return tuple(read_cards(text))


_SEATS: Final = (1, 2)
"""The first seat of an event is Ben, the second is Cleo; Anna may only look on."""
_BY_NAME: Final[dict[str, tuple[object, ...]]] = {
    "number": (1, 12),
    "left": (0, 1, 5),
    "count": (1, 4),
    "cards": (2, 4),
    "which": (1, 2),
    "players": (1, 2),
    "turns": (1, 3),
    "times": (1, 3),
    "why": tuple(reversed(Why)),
    "vote": ("uphold", "dismiss", "abstain"),
    "words": ("Everyone draws a card.",),
    "condition": ("named R", "me more 5", "next fewer 1", "previous exactly 2", "chosen more 1", "chosen-too more 3",
                  "most exactly 9", "fewest fewer 4", "they more me", "next R more 1"),
    "question": ("hand", "drop", "bury", "reveal", "may", "either", "ways", "whom", "point", "dye", "hand-some",
                 "drop-some", "bury-some", "pick-some", "salvage-some"),
    "way": ("1", "2", "3", "4", "yes", "no", "enough"),
    "until": ("round", "once", "turns", "own", "till", "till-uno", "lap"),
    "points": ((0, 35, 0, 0), (12, 0, 1040, 5), (0, 0, 0, 0)),
    "totals": ((20, 155, 0, 1200),),
    "winners": ((1,), (1, 2), (1, 2, 3), ()),
    "hands": ((cards("B3"), (), cards("R7 W+4"), cards("Y0")),),
}  # fmt: skip
_BY_TYPE: Final[dict[str, tuple[object, ...]]] = {
    "card": cards("W:B W+4:R W*:G W?1:Y G+2 R7"),
    "cards": (cards("R7"), cards("B3 GS W+4 W?2")),
    "colour": tuple(Colour),
    "yes-no": (True, False),
}
_SPECIAL: Final[dict[tuple[str, str], tuple[object, ...]]] = {
    ("DealerDrawn", "card"): cards("R7 YR W?1"),
    ("CardTurnedUp", "card"): cards("R7 BS W"),
    ("CardPutBack", "card"): cards("W+4"),
    ("CardTakenBack", "card"): cards("W+4:R"),
    ("CardTakenBack", "top"): cards("B3 W:G"),
    ("CardsDrawn", "cards"): ((), cards("R7"), cards("B3 GS W+4 W?2")),
    ("CardsDrawnFaceDown", "count"): (0, 1, 4),
    ("HandsSwapped", "first_cards"): (cards("B3 W"),),
    ("HandsSwapped", "second_cards"): (cards("G+2"),),
    ("RuleWritten", "words"): ("", "Everyone draws a card."),
    ("RoundEnded", "winner"): (1, -1),
    ("QuestionAsked", "cards"): (1, 3),
    ("CoinTossed", "way"): ("1", "2"),
    ("HandsRedealt", "count"): (21,),
}


def values(cls: str, field: str, kind: str, seats: Iterator[int]) -> tuple[object, ...]:
    if (cls, field) in _SPECIAL:
        return _SPECIAL[cls, field]
    if kind == "seat":
        return (next(seats),)
    if kind in _BY_TYPE:
        return _BY_TYPE[kind]
    return _BY_NAME[field]


def examples_of(cls: type[Event], *, to_read: bool = False) -> list[Example]:
    """Every combination of values; or, to read, as many as show every value of every field once."""
    types = event_descriptions()[cls.__name__]["fields"]
    seats = iter(_SEATS)
    choices = [values(cls.__name__, field, kind, seats) for field, kind in types.items()]
    viewers = [1, 2, 0] if list(types.values()).count("seat") > 1 or "seats" in types.values() else [1, 0]
    if not {"seat", "seats", "numbers"} & set(types.values()):
        viewers = [WATCHER]
    combinations = _one_by_one(choices) if to_read else product(*choices)
    return [Example(cls(*made), viewer) for made in combinations for viewer in viewers]


def _one_by_one(choices: list[tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
    usual = tuple(options[-1] for options in choices)
    for place, options in enumerate(choices):
        for option in options:
            yield (*usual[:place], option, *usual[place + 1 :])


def all_examples() -> list[Example]:
    return [example for cls in event_classes() for example in examples_of(cls)]


HAND: Final = cards("R7 B3 W+4 R7 BS Y0")
EVERY_CARD: Final = tuple(CARDS)
