"""From a typed line to what it means: a move, a question, a command, or why it is none of them.

Nothing is decided here about whether a move is allowed, except where that tells which of two meanings was meant.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import final

from penultimate.rules import CARDS, Accept, Card, Colour, Draw, Move, NameColour, Play, SeatView, read_card
from penultimate.rules.cards import read_colour
from penultimate.rules.moves import (
    CATCH,
    CHOOSE,
    DRAW,
    NAME_COLOUR,
    PLAY,
    Choose,
    ChooseCards,
    ChooseWay,
    Point,
    Say,
    read_move,
    verb_of,
)
from penultimate.terminal.words import FOR_OTHERS, LETTERS, QUESTIONS, TAKES_REST, VERBS, CommandWords, folded
from penultimate.wording import Wording


@dataclass(frozen=True)
class GoOn:
    """An empty line."""


@dataclass(frozen=True)
class Do:
    move: Move


@dataclass(frozen=True)
class NeedsColour:
    """A wild was named, but no colour."""

    card: Card
    uno: bool


@dataclass(frozen=True)
class Command:
    """A question or a command that is no move; `rest` is what followed it, as it was typed."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear:
    """`candidates` are what the text could mean (texts for people); none: nothing is known that begins like it."""

    text: str
    candidates: tuple[str, ...] = ()
    any_possible: bool = False
    """Whether one of them is a move that could be made now."""


@dataclass(frozen=True)
class Whom:
    """`catch` or `accuse` without saying whom."""

    command: str


@dataclass(frozen=True)
class NoSuchNumber:
    number: int
    most: int


@dataclass(frozen=True)
class NoneOfColour:
    """A colour was typed, and there is no card of it in the hand."""

    colour: Colour


@dataclass(frozen=True)
class NoneOfFace:
    """A kind of card was typed, like `skip`, and there is none in the hand."""

    card: Card


Meaning = NoneOfColour | NoneOfFace | GoOn | Do | NeedsColour | Command | Unclear | Whom | NoSuchNumber


@dataclass(frozen=True)
class Situation:
    """What the meaning of a line depends on."""

    view: SeatView | None
    legal: Sequence[Move]
    names: Sequence[str]
    choices: Sequence[Move] = field(default=())
    """What the numbers stand for; the cards of the hand where there is no such list."""
    has_others: bool = True
    """Whether there are other people, to talk and agree with."""


@final
class Reader:
    """Reads lines in English and in one other language."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.commands = CommandWords(words)
        self._languages = (words, Wording("en"))
        self._colours = {folded(language.colour(colour)): colour for language in self._languages for colour in Colour}

    def read(self, line: str, situation: Situation) -> Meaning:
        text = unicodedata.normalize("NFKC", line).strip()
        if not text:
            return GoOn()
        view = situation.view
        asks_colour = view is not None and view.phase == "colour" and view.actor == view.seat
        if asks_colour and (colour := self.colour(text)) is not None:
            return Do(NameColour(colour))
        asks_rule = view is not None and view.agenda is not None and view.actor == view.seat
        if asks_rule and (named := self._colour_for_rule(text, situation)) is not None:
            return named
        if text[0] == "?":
            return Command("help", text[1:].strip())
        if folded(text) in LETTERS:
            return self._command(LETTERS[folded(text)], "", situation)
        first, *others = text.split()
        rest = text[len(first) :].strip()
        if (meaning := self._card_move(text, situation)) is not None:
            return meaning
        command = self.commands.exact(first)
        if command is not None and (not rest or command in TAKES_REST):
            return self._command(command, rest, situation)
        whole = self.commands.exact(text)  # "own up": a word of several
        if whole is not None:
            return self._command(whole, "", situation)
        if view is not None and view.phase == "choose" and view.actor == view.seat:
            if (answer := self._answer_to_rule(text, situation)) is not None:
                return answer
            seats = seats_named(text, situation.names)
            if seats and -1 not in seats:
                return Do(Choose(tuple(seats)))
        together = self.commands.run_together(text)
        if together is not None and (not together[1] or together[0] in TAKES_REST):
            return self._command(*together, situation)
        colour = self.colour(text)
        if colour is not None and view is not None and (len(text) == 1 or folded(text) in self._colours):
            return self._of_colour(text, colour, situation)
        return self._by_beginning(text, first, " ".join(others), situation)

    # --- colours, cards, players --------------------------------------------------------------------------------------

    def colour(self, text: str) -> Colour | None:
        """A colour by its letter, its word, or an unmistakable beginning of the word."""
        letter = read_colour(text.strip())
        if letter is not None:
            return letter
        word = folded(text)
        if word in self._colours:
            return self._colours[word]
        for language in self._languages:
            begun = {c for c in Colour if word and folded(language.colour(c)).startswith(word)}
            if len(begun) == 1:
                return begun.pop()
        return None

    def _card_move(self, text: str, situation: Situation) -> Meaning | None:
        """`r7`, `w+4 b uno`, `3`, `3 b`, `red 7`: a card, with the colour and the call that may follow it."""
        words = text.split()
        uno = len(words) > 1 and folded(words[-1]) in ("uno", "u")
        if uno:
            words = words[:-1]
        elif len(words) > 1 and folded(words[0]) == "uno":
            words, uno = words[1:], True
        if words[0].isdecimal():
            return self._number_or_name(words, situation, uno=uno)
        hand = () if situation.view is None else situation.view.hand
        for taken in (2, 1):
            sign = "".join(words[:taken])
            try:
                card = read_card(f"w{sign}" if sign in ("+4", "*") else sign, hand)
            except ValueError:
                continue
            if len(words) >= taken:
                return self._with_colour(card, words[taken:], uno=uno)
        for taken in range(len(words), 0, -1):
            card_named = self._card_by_words("".join(words[:taken]))
            if card_named is not None:
                return self._with_colour(card_named, words[taken:], uno=uno)
        return None

    def _card_by_words(self, text: str) -> Card | None:
        """A card by its whole name."""
        wanted = folded(text)
        for language in self._languages:
            for card in CARDS:
                if folded(language.card(card)) == wanted:
                    return card
        return None

    def _with_colour(self, card: Card, words: Sequence[str], *, uno: bool) -> Meaning:
        named = card.named
        if named is not None:
            card, words = card.bare(), [named.letter, *words]
        if not words:
            return NeedsColour(card, uno) if card.is_wild else Do(Play(card, None, uno))
        colour = self.colour("".join(words))
        return Do(Play(card, colour, uno, unknown_colour=colour is None))

    def _number_or_name(self, words: Sequence[str], situation: Situation, *, uno: bool) -> Meaning:
        """`5 rosso` is the red 5, or the fifth card, if that is a wild, with red named for it."""
        numbered = self._numbered(int(words[0]), words[1:], situation, uno=uno)
        card = self._card_by_words("".join(words)) if len(words) > 1 else None
        if card is None:
            return numbered
        fifth_is_wild = isinstance(numbered, Do) and isinstance(numbered.move, Play) and numbered.move.card.is_wild
        if not fifth_is_wild:
            return Do(Play(card, None, uno))
        hand = () if situation.view is None else situation.view.hand
        if card not in hand:
            return numbered
        assert isinstance(numbered, Do)
        assert isinstance(numbered.move, Play)
        return Unclear(" ".join(words), (self.words.card(card), self.words.card(numbered.move.card)))

    def _numbered(self, number: int, rest: Sequence[str], situation: Situation, *, uno: bool) -> Meaning:
        hand = () if situation.view is None else situation.view.hand
        choices: Sequence[Move] = situation.choices or [Play(card) for card in sorted(hand)]
        if not 1 <= number <= len(choices):
            return NoSuchNumber(number, len(choices))
        move = choices[number - 1]
        if isinstance(move, Play):
            return self._with_colour(move.card, rest, uno=uno)
        return Do(move) if not rest and not uno else Unclear(" ".join(rest))

    def _answer_to_rule(self, text: str, situation: Situation) -> Meaning | None:
        """Cards, or one of two ways, where a custom card asks for them."""
        view = situation.view
        if view is None or view.agenda is None:
            return None
        if (named := self._colour_for_rule(text, situation)) is not None:
            return named
        hand = view.hand
        move = read_move(f"choose {text}", situation.names, hand)
        if isinstance(move, ChooseCards | ChooseWay):
            return Do(move)
        cards = [card for card in hand if folded(self.words.card(card)) == folded(text)]
        return Do(ChooseCards((cards[0],))) if cards else None

    def _colour_for_rule(self, text: str, situation: Situation) -> Meaning | None:
        """The colour that a custom card lets this player name."""
        view = situation.view
        if view is None or view.agenda is None or view.agenda.asks != "dye":
            return None
        colour = self.colour(text)
        return None if colour is None else Do(ChooseWay(colour.letter))

    def _of_colour(self, text: str, colour: Colour, situation: Situation) -> Meaning:
        """Only a colour: a card of the hand, if there is no doubt which."""
        hand = () if situation.view is None else situation.view.hand
        cards = sorted({card for card in hand if card.colour == colour})
        if not cards:
            return NoneOfColour(colour)
        return _the_one(text, [self._candidate(card, situation) for card in cards])

    # --- commands -----------------------------------------------------------------------------------------------------

    def _command(self, command: str, rest: str, situation: Situation) -> Meaning:
        verb = VERBS.get(command)
        if verb is None:
            return Command(command, rest)
        if verb == PLAY:
            return self._play(rest, situation)
        if verb == CHOOSE and rest and (answer := self._answer_to_rule(rest, situation)) is not None:
            return answer
        if verb == CHOOSE:
            return Do(Choose(tuple(seats_named(rest, situation.names)))) if rest else Command("asked")
        if verb == NAME_COLOUR:
            return Do(NameColour(self.colour(rest))) if rest else Command("asked")
        if command in ("catch", "accuse"):
            return self._point(command, verb, rest, situation)
        if verb == DRAW and Draw not in situation.legal and Accept in situation.legal:
            return Do(Accept)  # who is hit draws the cards
        return Do(Say(verb))

    def _play(self, rest: str, situation: Situation) -> Meaning:
        if rest:
            # `play w` is the card even though `w` alone is a question.
            meaning = self._card_move(rest, situation) or self._card_beginning(rest, situation)
            colour = self.colour(rest)
            if meaning is None and colour is not None:
                return self._of_colour(rest, colour, situation)
            return meaning or self._not_in_hand(rest)
        plays = {move.card for move in situation.legal if isinstance(move, Play)}
        if len(plays) == 1:
            return self._with_colour(plays.pop(), (), uno=False)
        return Command("playable")

    def _point(self, command: str, verb: int, rest: str, situation: Situation) -> Meaning:
        if rest:
            return Do(Point(verb, _seat_named(rest, situation.names)))
        possible = [move for move in situation.legal if isinstance(move, Point) and move.verb == verb]
        if len(possible) == 1:
            return Do(possible[0])
        others = [seat for seat in range(len(situation.names)) if situation.view is None or seat != situation.view.seat]
        if len(others) == 1:
            return Do(Point(verb, others[0]))
        if verb == CATCH and situation.view is not None:
            ones = [s for s, count in enumerate(situation.view.counts) if count == 1 and s != situation.view.seat]
            if len(ones) == 1:
                return Do(Point(verb, ones[0]))
        return Whom(command)

    def _card_beginning(self, text: str, situation: Situation) -> Meaning | None:
        """A card of the hand by an unmistakable beginning of its name."""
        hand = set() if situation.view is None else set(situation.view.hand)
        begun = {card for card in hand for w in self._languages if folded(w.card(card)).startswith(folded(text))}
        return self._with_colour(begun.pop(), (), uno=False) if len(begun) == 1 else None

    def _by_beginning(self, text: str, first: str, rest: str, situation: Situation) -> Meaning:
        """A command, or a card of the hand, that begins like this."""
        verbs = {int(verb_of(move.code)) for move in situation.legal}
        found = [
            _Candidate(
                self.commands.shown(command),
                self._command(command, rest, situation),
                2 if VERBS.get(command) in verbs else 1 if command in QUESTIONS else 0,
            )
            for command in self.commands.beginning_with(first)
            if (not rest or command in TAKES_REST) and (situation.has_others or command not in FOR_OTHERS)
        ]
        hand = set() if situation.view is None else set(situation.view.hand)
        found += [
            self._candidate(card, situation)
            for card in sorted(hand)
            if any(folded(words.card(card)).startswith(folded(text)) for words in self._languages)
            or any(folded(words.face(card)).startswith(folded(text)) for words in self._languages)
            or card.face == text
        ]
        return _the_one(text, found) if found else self._not_in_hand(text)

    def _not_in_hand(self, text: str) -> Meaning:
        """Perhaps a kind of card that the player does not hold."""
        for language in self._languages:
            for card in CARDS:
                if folded(language.face(card)) == folded(text):
                    return NoneOfFace(card)
        return Unclear(text)

    def _candidate(self, card: Card, situation: Situation) -> "_Candidate":
        possible = any(isinstance(move, Play) and move.card == card for move in situation.legal)
        return _Candidate(self.words.card(card), self._with_colour(card, (), uno=False), 2 if possible else 0)


def seats_named(text: str, names: Sequence[str]) -> list[int]:
    """Players by name or an unmistakable beginning of it; -1 for nobody."""
    whole = _seat_named(text, names)
    if whole >= 0:
        return [whole]
    return [_seat_named(word, names) for word in text.replace(",", " ").split()]


def _seat_named(text: str, names: Sequence[str]) -> int:
    wanted = folded(text)
    lowered = [folded(name) for name in names]
    if wanted in lowered:
        return lowered.index(wanted)
    begun = [seat for seat, name in enumerate(lowered) if wanted and name.startswith(wanted)]
    return begun[0] if len(begun) == 1 else -1


@dataclass(frozen=True)
class _Candidate:
    """Something that the typed text may mean."""

    name: str
    meaning: Meaning
    likely: int
    """2: a move that is possible now, 1: a question, 0: anything else."""


def _the_one(text: str, found: Sequence[_Candidate]) -> Meaning:
    """The likeliest, if it is the only one so likely."""
    best = max((one.likely for one in found), default=0)
    likeliest = [one for one in found if one.likely == best]
    if len(likeliest) == 1:
        return likeliest[0].meaning
    return Unclear(text, tuple(one.name for one in found), any_possible=best == 2)


__all__ = [
    "Command",
    "Do",
    "GoOn",
    "Meaning",
    "NeedsColour",
    "NoSuchNumber",
    "NoneOfColour",
    "NoneOfFace",
    "Reader",
    "Situation",
    "Unclear",
    "Whom",
    "seats_named",
]
