"""What happens, told: events in paragraphs, notices, the hand in Braille; and what was told last, to ask again."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from penultimate.rules import Card, Event
from penultimate.rules.events import (
    AnswerAwaited,
    CardPlayed,
    ChoiceAwaited,
    ColourAwaited,
    HandDealt,
    RoundEnded,
    TurnBegan,
    UnoCalled,
)
from penultimate.terminal.asking import Asked
from penultimate.terminal.lines import Paper, painted, together
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.table import Notice, Table
from penultimate.wording import Verbosity, Wording, is_spoken
from penultimate.wording.braille import WIDTH, braille_card, braille_hand

REMEMBERED: Final = 12


@dataclass(frozen=True)
class Manner:
    """How the player wants to be spoken to."""

    verbosity: Verbosity = Verbosity.NORMAL
    braille: str = ""
    """Empty, `cells` or `ascii`."""


@final
class Teller:
    def __init__(self, words: Wording, paper: Paper, manner: Manner) -> None:
        self.words = words
        self.paper = paper
        self.phrases = Phrases(words)
        self.verbosity = manner.verbosity
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.hands: RoundEnded | None = None
        """How the last round ended: everyone's cards are open then."""
        self._braille = manner.braille

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.paper.say(self.phrases.say(message, **arguments))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.paper.say(line)

    def sentences(self, sentences: Sequence[str]) -> None:
        """In one paragraph."""
        self.paper.say(self.words.say_text("sentence-between").join(sentences))

    # --- news ---------------------------------------------------------------------------------------------------------

    def notice(self, notice: Notice) -> None:
        text = self.phrases.notice(notice)
        self.last.append(text)
        self.paper.say(text)

    def events(self, events: Sequence[Event], table: Table, asked: Asked) -> None:
        """One paragraph for what one move did; what the question is about to show is not said twice."""
        sentences: list[str] = []
        played = False
        for event in events:
            if isinstance(event, RoundEnded):
                self.hands = event
            if _is_asked_anyway(event, table.seat, asked):
                continue
            if is_spoken(event, table.seat, self.verbosity):
                sentence = self.words.sentence(event, table.seat, table.names)
                if isinstance(event, TurnBegan) or (played and isinstance(event, CardPlayed | UnoCalled | RoundEnded)):
                    self._paragraph(sentences)
                    sentences, played = [], False
                played = played or isinstance(event, CardPlayed)
                sentences.append(self._painted(sentence, event))
        self._paragraph(sentences)

    def _paragraph(self, sentences: Sequence[str]) -> None:
        if sentences:
            text = self.words.say_text("sentence-between").join(sentences)
            self.last.append(text)
            self.paper.say(text)

    def _painted(self, sentence: str, event: Event) -> str:
        card = getattr(event, "card", None)
        if not isinstance(card, Card):
            return sentence
        for text in (self.words.card(card), self.words.card(card.bare())):
            if text in sentence:
                return sentence.replace(text, together(painted(card, text)), 1)
        return sentence

    # --- Braille ------------------------------------------------------------------------------------------------------

    def braille_hand(self, hand: Sequence[Card]) -> None:
        if self._braille:
            for line in braille_hand(hand, min(self.paper.width, WIDTH), ascii=self._braille == "ascii"):
                self.paper.as_it_is(line)

    def braille_card(self, card: Card) -> None:
        if self._braille:
            self.paper.as_it_is(braille_card(card, ascii=self._braille == "ascii"))


def _is_asked_anyway(event: Event, seat: int, asked: Asked) -> bool:
    if isinstance(event, AnswerAwaited | ColourAwaited | ChoiceAwaited):
        return event.seat == seat
    return isinstance(event, HandDealt) and asked.shows_hand
