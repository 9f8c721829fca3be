"""Moves and cards in words, for lists, hints and what was understood."""

from collections.abc import Collection, Iterable, Sequence
from typing import final

from penultimate.rules import Card, Move, NameColour, Play
from penultimate.rules.cards import read_colour
from penultimate.rules.moves import ACCEPT, WORDS, Choose, ChooseCards, ChooseWay, Point, verb_of
from penultimate.terminal.lines import painted, together
from penultimate.terminal.place import Notice
from penultimate.terminal.words import folded
from penultimate.wording import Wording


@final
class Phrases:
    def __init__(self, words: Wording) -> None:
        self.words = words

    def say(self, message: str, /, **arguments: str | int) -> str:
        return self.words.say_text(f"terminal-{message}", **arguments)

    def notice(self, notice: Notice) -> str:
        arguments = dict(notice.arguments)
        if "phrase" in arguments:
            arguments["text"] = self.words.say_text(f"ui-phrase-{arguments['phrase']}")
        return self.words.say_text(notice.message, **arguments)

    def is_yes(self, line: str) -> bool:
        words = [*self.say("words-yes").split("|"), "yes", "y"]
        return folded(line) in [folded(word) for word in words]

    def card(self, card: Card) -> str:
        return painted(card, self.words.card(card))

    def item(self, number: int, text: str) -> str:
        return together(self.say("item", number=number, text=text))

    def cards(self, cards: Collection[Card], hand: Sequence[Card]) -> str:
        """Cards of the hand with the numbers they have in it; those it holds twice, twice."""
        places = enumerate(sorted(hand), 1)
        return self.list([self.item(number, self.card(card)) for number, card in places if card in cards])

    def list(self, items: Iterable[str]) -> str:
        """Numbered items: an "and" between two numbers would only confuse."""
        return self.words.say_text("list-between").join(items)

    def either(self, texts: Sequence[str]) -> str:
        """Quoted: “a”, “b” or “c”."""
        quoted = [self.say("quoted", text=text) for text in texts]
        if len(quoted) < 2:
            return "".join(quoted)
        return self.words.say_text("list-between").join(quoted[:-1]) + self.say("or") + quoted[-1]

    def hand(self, hand: Sequence[Card]) -> str:
        if not hand:
            return self.say("hand-none")
        items = [self.item(number, self.card(card)) for number, card in enumerate(sorted(hand), 1)]
        return self.say("hand", cards=self.list(items))

    def move(self, move: Move, names: Sequence[str], pending: int = 0) -> str:
        """ "play red 7", "catch Ben"."""
        if isinstance(move, Play):
            colour = "" if move.colour is None else self.words.colour(move.colour)
            message = "do-play" + ("-colour" if colour else "") + ("-uno" if move.uno else "")
            return self.say(message, card=self.card(move.card), colour=colour)
        if isinstance(move, NameColour):
            return self.say(
                "do-colour", colour=self.say("nobody") if move.colour is None else self.words.colour(move.colour)
            )
        if isinstance(move, Point):
            return self.say(f"do-{WORDS[move.verb]}", player=self._name(move.seat, names))
        if isinstance(move, Choose):
            return self.say("do-choose", player=self.words.join([self._name(seat, names) for seat in move.seats]))
        if isinstance(move, ChooseCards):
            return self.say("do-choose-cards", cards=self.words.join([self.card(card) for card in move.cards]))
        if isinstance(move, ChooseWay):
            return self._way(move.way)
        verb = int(verb_of(move.code))
        if verb == ACCEPT:
            return self.say("do-accept", cards=pending)
        return self.say(f"do-{WORDS[verb]}")

    def _way(self, way: str) -> str:
        colour = read_colour(way)
        return self.say("do-choose-way", way=way) if colour is None else self.words.colour(colour)

    def _name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self.say("nobody")
