"""What happens, told: events in paragraphs, notices, the hand in Braille; and what was told last, to ask again."""

import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from penultimate.rules import Card, Event
from penultimate.rules.cards import read_card
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
from penultimate.terminal.place import Notice, Place
from penultimate.wording import Verbosity, Wording, is_spoken
from penultimate.wording.braille import WIDTH, action_faces, as_cells, braille_card, braille_code, braille_hand
from penultimate.wording.hearing import WORDS_PER_SECOND

REMEMBERED: Final = 12


@dataclass(frozen=True)
class Manner:
    """How the player wants to be spoken to."""

    verbosity: Verbosity = Verbosity.NORMAL
    braille: str = ""
    """Empty, `cells` or `ascii`."""
    cells: int = WIDTH
    """How many the Braille display has."""
    listens: bool = False
    """Whether what is printed is spoken, or read by touch: then it takes time to arrive."""


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
        self._cells = manner.cells
        self._listens = manner.listens
        self._heard_at = time.monotonic()
        """When everything that was counted will have been spoken, or read by touch."""
        self._words_counted = 0.0

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.paper.say(self.phrases.say(message, **arguments))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.paper.say(line)

    def sentences(self, sentences: Sequence[str]) -> None:
        """In one paragraph."""
        self.paper.say(self.words.say_text("sentence-between").join(sentences))

    def seconds_to_hear(self) -> float:
        """How long it still takes until what has been printed has been heard; no time for who sees it."""
        words, self._words_counted = self.paper.words - self._words_counted, self.paper.words
        if not self._listens:
            return 0.0
        now = time.monotonic()
        self._heard_at = max(now, self._heard_at) + words / WORDS_PER_SECOND
        return self._heard_at - now

    # --- news ---------------------------------------------------------------------------------------------------------

    def notice(self, notice: Notice) -> None:
        text = self.phrases.notice(notice)
        self.last.append(text)
        self.paper.say(text)

    def events(self, events: Sequence[Event], table: Place, asked: Asked) -> None:
        """One paragraph for what one move did; what the question is about to show is not said twice."""
        sentences: list[str] = []
        played = False
        for event in events:
            if isinstance(event, RoundEnded):
                self.hands = event
            if _is_asked_anyway(event, table.seat, asked):
                continue
            if is_spoken(event, table.seat, self.verbosity):
                sentence = self.words.sentence(event, table.seat, table.names, self.verbosity)
                if not sentence:
                    continue
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

    @property
    def _is_ascii(self) -> bool:
        return self._braille == "ascii"

    def braille_hand(self, hand: Sequence[Card], top: Card) -> None:
        """The line to play by: the top card, then the hand."""
        if self._braille:
            for line in braille_hand(hand, self._cells, self.words.language, ascii=self._is_ascii, top=top):
                self.paper.as_it_is(line)

    def braille_card(self, card: Card) -> None:
        if self._braille:
            self.paper.as_it_is(braille_card(card, self.words.language, ascii=self._is_ascii))

    def braille_codes(self) -> list[str]:
        """The codes one has to know, each with what it stands for: for the help."""
        if not self._braille:
            return []
        lines = [self.phrases.say("braille-line")]
        for face in action_faces():
            code = braille_code(face)
            shown = code if self._is_ascii else as_cells(code, self.words.language)
            named = self.words.face(read_card(face.name if face.name.startswith("W") else f"B{face.name}"))
            lines.append(self.phrases.say("braille-code", code=shown, face=named))
        return lines


def _is_asked_anyway(event: Event, seat: int, asked: Asked) -> bool:
    if isinstance(event, AnswerAwaited | ColourAwaited | ChoiceAwaited):
        return event.seat == seat
    return isinstance(event, HandDealt) and asked.shows_hand
