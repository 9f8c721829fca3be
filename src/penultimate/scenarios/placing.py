"""Reading where a scenario starts: who holds what, what lies where, and whether there are that many cards."""

from typing import Final

from penultimate.rules import CARDS, Card, OptionError, Options, options_with, read_card
from penultimate.rules.cards import CUSTOM_1, CUSTOM_2, KINDS, WILD_PLUS_FOUR, card_of
from penultimate.rules.editions import EDITION_NAMES, FIRST_EDITION, deck_of
from penultimate.rules.options import CHOICES, RANGES, SWITCHES
from penultimate.scenarios.model import Position
from penultimate.scenarios.nodes import Entry
from penultimate.scenarios.people import by_seat, read_name
from penultimate.scenarios.sentences import read_rules

POSITION_KEYS: Final = (
    "edition",
    "options",
    "players",
    "dealer",
    "scores",
    "hands",
    "discard",
    "opening",
    "draw",
    "exact",
    "turn",
    "direction",
    "custom",
)


def read_position(document: Entry, fields: dict[str, Entry], names: tuple[str, ...]) -> Position:
    players = len(names)
    options = _read_options(fields)
    dealer = read_name(fields["dealer"], names) if "dealer" in fields else players - 1
    scores = [0] * players
    if "scores" in fields:
        for seat, entry in by_seat(fields["scores"], names).items():
            scores[seat] = entry.number()
    exact = fields["exact"].switch() if "exact" in fields else False
    to_the_left = read_direction(fields["direction"]) if "direction" in fields else True
    _check_start(document, fields, to_the_left=to_the_left)
    turn = read_name(fields["turn"], names) if "turn" in fields else (dealer + 1) % players

    box = _Box(options)
    hands = _read_hands(document, fields, names, box)
    opening = _read_opening(fields["opening"], box) if "opening" in fields else []
    discard = _read_discard(fields["discard"], box) if "discard" in fields else []
    draw = box.read_pile(fields["draw"]) if "draw" in fields else []
    box.hand_out()
    if opening and exact and all(card.kind == WILD_PLUS_FOUR for card in box.of(opening) + box.of(draw)):
        raise fields["opening"].invalid("OPEN-5 asks for another card to turn up, but exact leaves none")
    return Position(
        options=options,
        dealer=dealer,
        scores=tuple(scores),
        hands=tuple(box.of(hand) for hand in hands),
        opening=box.of(opening),
        discard=box.of(discard),
        draw=box.of(draw),
        exact=exact,
        turn=turn,
        to_the_left=to_the_left,
        rules=read_rules(fields["custom"], players, options) if "custom" in fields else (None, None),
    )


def read_direction(entry: Entry) -> bool:
    word = entry.text().lower()
    if word not in ("left", "right"):
        raise entry.invalid(f"direction is left or right, not {entry.text()!r}")
    return word == "left"


def _read_options(fields: dict[str, Entry]) -> Options:
    edition = fields["edition"].text().lower() if "edition" in fields else FIRST_EDITION
    if edition not in EDITION_NAMES:
        raise fields["edition"].invalid(f"there is no edition {edition!r}, only {', '.join(EDITION_NAMES)}")
    changes: dict[str, object] = {}
    keys: dict[str, Entry] = {}
    for key, value in fields["options"].pairs() if "options" in fields else []:
        name = key.text()
        if name in SWITCHES:
            changes[name] = value.switch()
        elif name in RANGES:
            changes[name] = value.number()
        elif name in CHOICES and name != "edition":
            changes[name] = value.text().lower()
        else:
            raise key.invalid(f"there is no option {name!r}")
        keys[name] = value
    try:
        return options_with(edition, changes)
    except OptionError as error:
        raise keys[error.option].invalid(str(error)) from None


def _check_start(document: Entry, fields: dict[str, Entry], *, to_the_left: bool) -> None:
    if "opening" not in fields:
        if "discard" not in fields:
            raise document.invalid("there must be a discard pile, or an opening card")
        return
    if "discard" in fields:
        raise fields["discard"].invalid("a discard pile and an opening card cannot both be given")
    if "turn" in fields:
        raise fields["turn"].invalid("with an opening card, that card decides whose turn it is")
    if not to_the_left:
        raise fields["direction"].invalid("with an opening card, play starts to the left")


def _read_hands(document: Entry, fields: dict[str, Entry], names: tuple[str, ...], box: "_Box") -> list[list[int]]:
    if "hands" not in fields:
        raise document.invalid("every player needs a hand")
    given = by_seat(fields["hands"], names)
    hands: list[list[int]] = [[] for _ in names]
    for seat, entry in given.items():
        hands[seat] = box.read_pile(entry)
        if not hands[seat]:
            raise entry.invalid(f"{names[seat]} needs at least one card")
    for seat, name in enumerate(names):
        if seat not in given:
            raise fields["hands"].invalid(f"every player needs a hand, {name} too")
    return hands


def _read_opening(entry: Entry, box: "_Box") -> list[int]:
    """One card, or several of which all but the last are +4s (OPEN-5)."""
    entries = entry.items() if entry.is_list else [entry]
    cards: list[int] = []
    for item in entries:
        read = box.read_pile(item)
        if len(read) != 1:
            raise item.invalid("opening is one card, or a list of cards")
        cards += read
    if not cards:
        raise entry.invalid("opening is one card, or a list of cards")
    for item, place in zip(entries[:-1], cards[:-1], strict=True):
        if box.kind_at(place) != WILD_PLUS_FOUR:
            raise item.invalid("only a +4 is put back, so that another card is turned up after it")
    return cards


def _read_discard(entry: Entry, box: "_Box") -> list[int]:
    cards = box.read_pile(entry, with_colours=True)
    if not cards:
        raise entry.invalid("the discard pile needs at least one card")
    top = box.placed[cards[-1]]
    if top.is_wild and top.named is None:
        raise entry.invalid(f"the top card needs its colour: {top}:B, for instance")
    return cards


class _Box:
    """Counts cards out of the deck as they are placed, and settles at the end which custom card a bare `W?` is."""

    def __init__(self, options: Options) -> None:
        self.edition = options.edition
        deck = deck_of(options.edition)
        self.left = [int(deck[kind]) for kind in range(KINDS)]
        self.placed: list[Card] = []
        self.bare: list[tuple[int, Entry]] = []
        """Where a bare `W?` was placed."""

    def read_pile(self, entry: Entry, *, with_colours: bool = False) -> list[int]:
        """Cards with blanks between, or a list of them, as places in `placed`."""
        texts = [(item, item.text()) for item in entry.items()] if entry.is_list else [(entry, entry.text())]
        places: list[int] = []
        for item, text in texts:
            for word in text.split():
                try:
                    card = read_card(word)
                except ValueError as error:
                    raise item.invalid(f"{item.name}: {error}") from None
                if card.named is not None and not with_colours:
                    raise item.invalid(f"{item.name}: {card}: only on the discard pile a wild has a colour")
                places.append(len(self.placed))
                self.placed.append(card)
                if word.upper().partition(":")[0] == "W?":
                    self.bare.append((places[-1], item))
                else:
                    self._take(card.kind, item)
        return places

    def hand_out(self) -> None:
        """A bare `W?` is the first custom card that nobody asked for by number."""
        for place, entry in self.bare:
            kind = CUSTOM_1 if self.left[CUSTOM_1] > 0 else CUSTOM_2
            self._take(kind, entry)
            named = self.placed[place].named
            self.placed[place] = CARDS[kind] if named is None else card_of(kind, int(named))

    def _take(self, kind: int, entry: Entry) -> None:
        if self.left[kind] == 0:
            raise entry.invalid(f"{entry.name}: the {self.edition} deck has no more {CARDS[kind]}")
        self.left[kind] -= 1

    def kind_at(self, place: int) -> int:
        return self.placed[place].kind

    def of(self, places: list[int]) -> tuple[Card, ...]:
        return tuple(self.placed[place] for place in places)
