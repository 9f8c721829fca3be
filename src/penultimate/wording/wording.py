"""`Wording`: everything the game says in one language.

    words = Wording("de")
    words.sentence(CardPlayed(1, card, left=3), viewer=0, names=("Anna", "Ben"))  # "Ben legt Rot 7."

How an event becomes a message is said in `arguments.py`; the texts are in `locales/`.
"""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import final

from penultimate.languages import LANGUAGES
from penultimate.rules.cards import CARDS, COLOURED_KINDS, TABLE, Card, Colour, card_of
from penultimate.rules.effects import MOST_CARDS, MOST_EFFECTS, MOST_TEXT, RuleError
from penultimate.rules.events import Event
from penultimate.rules.options import CHOICES, MAX_PLAYERS, MIN_PLAYERS, OPTION_NAMES, RANGES, OptionError
from penultimate.rules.refusals import Refused
from penultimate.wording.arguments import Scene, arguments_of
from penultimate.wording.catalogue import MissingText, bundle_of, format_text
from penultimate.wording.fields import event_descriptions
from penultimate.wording.levels import SHORT, Verbosity
from penultimate.wording.questions import Questions


@final
class Wording:
    """The texts of one language. Cheap to make: what is read and parsed is kept.

    Where a text is missing, English stands in; a `strict` wording raises MissingText instead (for tests).
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}, only {', '.join(LANGUAGES)}")
        self.language = language
        """Which of `LANGUAGES`."""
        self.strict = strict
        """Whether a missing text is an error."""

    def say_text(self, message: str, /, **arguments: str | int) -> str:
        """Any message of any catalogue, front ends' own included. Underscores in names of arguments are hyphens."""
        given = {name.replace("_", "-"): value for name, value in arguments.items()}
        return format_text(self.language, message, given, strict=self.strict)

    def has_text(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(bundle_of(self.language).has_message(message))

    # --- events -------------------------------------------------------------------------------------------------

    def sentence(self, event: Event, viewer: int, names: Sequence[str], verbosity: Verbosity = Verbosity.FULL) -> str:
        """What happened, as the viewer is told. Give it the event as that viewer may see it (`seen_by`).

        Below `FULL`, what happens all the time is said in a few words; empty where it goes without saying.
        """
        described = event_descriptions()[type(event).__name__]
        made = arguments_of(Scene(self, viewer, names), described["fields"], event)
        message = described["message"]
        if verbosity is not Verbosity.FULL and type(event).__name__ in SHORT:
            message = f"short-{message}"
        return format_text(self.language, message, made, strict=self.strict)

    # --- cards --------------------------------------------------------------------------------------------------

    def colour(self, colour: Colour) -> str:
        """The name of a colour."""
        return self._colours[colour]

    def card(self, card: Card) -> str:
        """ "red 7"; a wild with the colour named for it: "Wild, blue named"."""
        return self._cards[card]

    def face(self, card: Card) -> str:
        """The card without its colour, for where the colour is said once for several."""
        return self._faces[card.kind]

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards as a list in words."""
        return self.join([self.card(card) for card in cards])

    def join(self, texts: Sequence[str]) -> str:
        """As a list: "a, b and c"."""
        if len(texts) < 2:
            return "".join(texts)
        between, last = self._list_marks
        return between.join(texts[:-1]) + last + texts[-1]

    @cached_property
    def _list_marks(self) -> tuple[str, str]:
        return self.say_text("list-between"), self.say_text("list-last")

    @cached_property
    def _colours(self) -> dict[Colour, str]:
        return {colour: self.say_text("colour", colour_is=colour.name.lower()) for colour in Colour}

    @cached_property
    def _faces(self) -> list[str]:
        return [self._word_face(card) for card in CARDS]

    @cached_property
    def _cards(self) -> dict[Card, str]:
        """All there are, 57 in hands and 20 wilds on the pile, worded once."""
        worded = {card: self._word_card(card) for card in CARDS}
        for kind in range(COLOURED_KINDS, len(CARDS)):
            for colour in Colour:
                worded[card_of(kind, int(colour))] = self.say_text(
                    "card-named", card=worded[CARDS[kind]], colour=self.colour(colour), colour_is=colour.name.lower()
                )
        return worded

    def _word_face(self, card: Card) -> str:
        face = TABLE[card.kind].face
        given = {"number": card.number} if card.number is not None else {"which": face.custom} if face.custom else {}
        return self.say_text(f"face-{face.text}", **given)

    def _word_card(self, card: Card) -> str:
        colour = card.colour
        if colour is None:
            return self.face(card)
        return self.say_text(
            "card-coloured", face=self.face(card), colour=self.colour(colour), colour_is=colour.name.lower()
        )

    # --- rules and refusals -------------------------------------------------------------------------------------

    def refusal(
        self, refused: Refused, *, card: Card | None = None, top: Card | None = None, turn: str | None = None
    ) -> str:
        """Why a move is not allowed. The card in question, the top card and the name of whose turn it is help."""
        return self.refusal_text(refused.code, refused.rule, card=card, top=top, turn=turn)

    def refusal_text(
        self, code: str, rule: str, *, card: Card | None = None, top: Card | None = None, turn: str | None = None
    ) -> str:
        """The same for a refusal that came as text, from a server."""
        return self.say_text(
            f"refusal-{code}",
            rule=rule,
            card="" if card is None else self.card(card),
            card_known="no" if card is None else "yes",
            top="" if top is None else self.card(top),
            top_known="no" if top is None else "yes",
            turn=turn or "",
            turn_known="yes" if turn else "no",
        )

    def rule(self, rule_id: str) -> str:
        """A rule of the rulebook in plain words."""
        return self.say_text(f"rule-{rule_id.lower()}")

    def chapter(self, chapter: str) -> str:
        """The heading of a chapter of the rules (see `rule_ids.CHAPTERS`)."""
        return self.say_text(f"chapter-{chapter}")

    def rule_error(self, error: RuleError) -> str:
        """Why a rule cannot be on a custom card."""
        return self.say_text(
            f"custom-error-{error.reason}", cards=MOST_CARDS, effects=MOST_EFFECTS, characters=MOST_TEXT
        )

    # --- options ------------------------------------------------------------------------------------------------

    def option(self, name: str) -> str:
        """The name of an option."""
        return self.say_text(f"option-{_hyphened(name)}")

    def option_help(self, name: str) -> str:
        """What the option does, in a sentence or two."""
        return self.say_text(f"option-{_hyphened(name)}-help")

    def option_value(self, name: str, value: object) -> str:
        """A value of the option as people read it: "yes", "500 points", "lowest total wins"."""
        if isinstance(value, bool):
            return self.say_text("option-switch", on="yes" if value else "no")
        if isinstance(value, int):
            return self.say_text(f"option-{_hyphened(name)}-value", number=value)
        return self.say_text(f"option-{_hyphened(name)}-{value}")

    def deck(self, edition: str) -> str:
        """What a deck is called, without what is in it: the text says both, with a colon between them."""
        return re.split("[:\uff1a]", self.option_value("edition", edition), maxsplit=1)[0]

    def option_error(self, error: OptionError) -> str:
        """Why a set of options cannot work."""
        name = error.option
        least, most = RANGES.get(name, (MIN_PLAYERS, MAX_PLAYERS))
        return self.say_text(
            f"option-error-{error.reason}",
            option=self.option(name) if name in (*OPTION_NAMES, "edition") else name,
            choices=self.join([self.option_value(name, choice) for choice in CHOICES.get(name, ())]),
            least=least,
            most=most,
        )

    # --- questions ----------------------------------------------------------------------------------------------

    def question(self, viewer: int, names: Sequence[str]) -> Questions:
        """The answers to the one-key questions, for one viewer."""
        return Questions(self, viewer, names)


def is_spoken(event: Event, viewer: int, verbosity: Verbosity) -> bool:
    """Whether the event's sentence is announced to this viewer at this verbosity."""
    described = event_descriptions()[type(event).__name__]
    mine = any(kind == "seat" and getattr(event, field) == viewer for field, kind in described["fields"].items())
    return verbosity.includes(Verbosity(described["mine" if mine else "others"]))


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


__all__ = ["MissingText", "Wording", "is_spoken"]
