"""Sentences for the steps of a replay.

Records and wording don't know each other; this is where they meet.
"""

from collections.abc import Iterator, Sequence

from penultimate.records import Step
from penultimate.rules import Event, write_cards
from penultimate.wording import Wording


def tell(steps: Iterator[Step], names: Sequence[str], words: Wording, seat: int = -1) -> Iterator[str]:
    """What the seat saw and heard, a line for each step; -1 is somebody who only watches."""
    for step in steps:
        yield from _paragraph(step.events_for(seat), names, words, seat)


def tell_open(steps: Iterator[Step], names: Sequence[str], words: Wording) -> Iterator[str]:
    """Everything, all cards open: who moves, with which hand, and what comes of it."""
    hands: list[str] = []
    for step in steps:
        if step.move is not None and step.seat >= 0:
            yield f"{step.number}. {names[step.seat]} [{hands[step.seat]}] {step.move.text(names)}"
        yield from _paragraph(list(step.events), names, words, -1)
        hands = [write_cards(step.match.round.hand(seat)) for seat in range(len(names))]


def _paragraph(events: Sequence[Event], names: Sequence[str], words: Wording, viewer: int) -> Iterator[str]:
    sentences = [words.sentence(event, viewer, names) for event in events]
    told = " ".join(sentence for sentence in sentences if sentence)
    if told:
        yield told
