"""Reading what a scenario expects."""

from typing import Final

from penultimate.rules import CARDS, read_card
from penultimate.rules.cards import CUSTOM_1, CUSTOM_2
from penultimate.scenarios.model import Expectations, ExpectedCard
from penultimate.scenarios.nodes import Entry
from penultimate.scenarios.people import by_seat, find, read_name
from penultimate.scenarios.placing import read_direction

PHASES: Final = ("colour", "turn", "drawn", "answer", "choose", "round-over", "match-over")
EXPECTATIONS: Final = (
    "hands",
    "counts",
    "top",
    "turn",
    "direction",
    "dealer",
    "drawn",
    "pending",
    "scores",
    "round_winner",
    "match_winners",
    "draw_pile",
    "saw",
    "phase",
)


def read_expectations(entry: Entry, names: tuple[str, ...]) -> Expectations:
    fields = entry.fields(EXPECTATIONS)

    def numbers(key: str) -> dict[int, int]:
        return {seat: value.number() for seat, value in by_seat(fields[key], names).items()} if key in fields else {}

    hands: dict[int, tuple[ExpectedCard, ...]] = {}
    if "hands" in fields:
        hands = {seat: _read_hand(value) for seat, value in by_seat(fields["hands"], names).items()}
    direction = None
    if "direction" in fields:
        direction = "left" if read_direction(fields["direction"]) else "right"
    drawn: ExpectedCard | str | None = None
    if "drawn" in fields:
        drawn = "none" if _says_none(fields["drawn"]) else _read_one(fields["drawn"])
    return Expectations(
        hands=hands,
        counts=numbers("counts"),
        scores=numbers("scores"),
        top=_read_one(fields["top"], with_colour=True) if "top" in fields else None,
        turn=_read_somebody(fields["turn"], names) if "turn" in fields else None,
        direction=direction,
        dealer=read_name(fields["dealer"], names) if "dealer" in fields else None,
        drawn=drawn,
        pending=_read_pending(fields["pending"], names) if "pending" in fields else None,
        round_winner=_read_somebody(fields["round_winner"], names) if "round_winner" in fields else None,
        match_winners=_read_winners(fields["match_winners"], names) if "match_winners" in fields else None,
        draw_pile=fields["draw_pile"].number() if "draw_pile" in fields else None,
        saw=_read_sights(fields["saw"], names) if "saw" in fields else None,
        phase=_read_phase(fields["phase"]) if "phase" in fields else None,
    )


def _says_none(entry: Entry) -> bool:
    return entry.is_nothing or (entry.is_text and entry.text().lower() == "none")


def _read_somebody(entry: Entry, names: tuple[str, ...]) -> int:
    """A player's seat, or -1 for `none`."""
    if _says_none(entry) and find(names, entry.text()) < 0:
        return -1
    return read_name(entry, names)


def _read_pending(entry: Entry, names: tuple[str, ...]) -> dict[int, int]:
    if _says_none(entry):
        return {}
    waiting = {seat: value.number() for seat, value in by_seat(entry, names).items()}
    return {seat: cards for seat, cards in waiting.items() if cards > 0}


def _read_winners(entry: Entry, names: tuple[str, ...]) -> frozenset[int]:
    if _says_none(entry):
        return frozenset()
    return frozenset(read_name(item, names) for item in (entry.items() if entry.is_list else [entry]))


def _read_sights(entry: Entry, names: tuple[str, ...]) -> frozenset[tuple[int, int]]:
    """`{Ben: Ada}`, or `{Ben: [Ada, Cas]}` where somebody saw several hands."""
    if _says_none(entry):
        return frozenset()
    return frozenset(
        (viewer, read_name(owner, names))
        for viewer, owners in by_seat(entry, names).items()
        for owner in (owners.items() if owners.is_list else [owners])
    )


def _read_phase(entry: Entry) -> str:
    phase = entry.text().lower()
    if phase not in PHASES:
        raise entry.invalid(f"phase is one of {', '.join(PHASES)}, not {entry.text()!r}")
    return phase


def _read_hand(entry: Entry) -> tuple[ExpectedCard, ...]:
    entries = entry.items() if entry.is_list else [entry]
    return tuple(_read_card(item, word) for item in entries for word in item.text().split())


def _read_one(entry: Entry, *, with_colour: bool = False) -> ExpectedCard:
    words = entry.text().split()
    if len(words) != 1:
        raise entry.invalid(f"{entry.name} is one card, not {entry.text()!r}")
    return _read_card(entry, words[0], with_colour=with_colour)


def _read_card(entry: Entry, word: str, *, with_colour: bool = False) -> ExpectedCard:
    try:
        card = read_card(word)
    except ValueError as error:
        raise entry.invalid(f"{entry.name}: {error}") from None
    if card.named is not None and not with_colour:
        raise entry.invalid(f"{entry.name}: {card}: only on the discard pile a wild has a colour")
    return ExpectedCard(card, any_custom=word.upper().partition(":")[0] == "W?")


def is_custom(kind: int) -> bool:
    return kind in (CUSTOM_1, CUSTOM_2)


def matches(expected: ExpectedCard, kind: int, named: object) -> bool:
    """Whether a card lies where one like this is expected."""
    if expected.card.named != named:
        return False
    return is_custom(kind) if expected.any_custom else CARDS[kind].kind == expected.card.kind
