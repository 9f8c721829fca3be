"""A rule as small pictures with words beside them, for people; `pictures.py` has them in notation, for programs."""

from dataclasses import dataclass
from typing import Final

from penultimate.houserules.pictures import Drawer, Picture
from penultimate.houserules.saying import Speaker, speaker_for
from penultimate.rules.effects import Amount, Chooser, Clause, Condition, Lasting, Named, Who
from penultimate.rules.whichcards import ANY

_WITH: Final = ("swap", "lots")
"""What two do together: neither has it done to them."""
_DRAWS: Final = ("draw", "toll")


def captioned(clauses: tuple[Clause, ...], lang: str) -> list[list[Picture]]:
    """One row per clause, as `pictures` has them, but with the words of a language for people, cards, amounts, times
    and conditions: `[("if", "I have no red cards"), ("who", "the next player"), ("draw", 2)]`.
    """
    drawer = _Captions(speaker_for(clauses, lang))
    return [drawer.row(clause) for clause in clauses]


@dataclass
class _Captions(Drawer):
    speaker: Speaker

    def asked(self, what: str, by: Chooser) -> Picture:
        return ("coin" if by is Chooser.COIN else what), 0

    def time(self, effect: Lasting) -> Picture:
        return "until", self.speaker.how_long(effect)

    def doer(self, who: Who) -> Picture:
        return ("winner", 0) if who is Who.WINNER else ("who", self.speaker.person(who, "name"))

    def other(self, who: Who, verb: str) -> Picture:
        return "to", self.speaker.person(who, "with" if verb in _WITH else "to")

    def cards(self, verb: str, number: int | Amount, which: str, doer: Who | None) -> list[Picture]:
        if isinstance(number, Amount):
            return [(verb, self.speaker.cards(number, which, doer, draws=verb in _DRAWS))]
        return super().cards(verb, number, which, doer)

    def sort(self, which: str) -> list[Picture]:
        return [] if which == ANY else [("sort", self.speaker.noun("plural", which))]

    def condition(self, condition: Condition) -> list[Picture]:
        if isinstance(condition, Named):
            return super().condition(condition)
        return [("if", self.speaker.condition(condition))]
