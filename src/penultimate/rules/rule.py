"""What is written on a custom card."""

import re
from dataclasses import dataclass
from typing import Final, final

from penultimate.rules.amounts import Count
from penultimate.rules.clauses import Clause, RuleError, check_clause
from penultimate.rules.compound import Lasting, effects_in, looks_back, moves_cards
from penultimate.rules.conditions import Condition, Drew, Rolled, RolledEven, conditions_in
from penultimate.rules.values import Value
from penultimate.rules.verbs import Effect
from penultimate.rules.whichcards import JUST_DRAWN, SAID
from penultimate.rules.who import Who

MOST_EFFECTS: Final = 8
"""So many effects stand on one card, and no more."""
MOST_TEXT: Final = 200
"""So many characters."""


def finds_out(clause: Clause) -> set[str]:
    """The verbs of the effects that must have been done before, so that this one has a meaning."""
    people = [*clause.effect.concerns(), *([] if clause.when is None else clause.when.people())]
    wanted = {_FOUND_BY[who] for who in people if who.is_found_out}
    texts = [clause.effect.text(), "" if clause.when is None else clause.when.text()]
    if any(SAID in re.split(r"[ /]", text) for text in texts):
        wanted.add("number")
    if looks_back(clause.effect):
        wanted.add(_DONE)
    if looks_at_drawn(clause.effect, clause.when):
        wanted.add(JUST_DRAWN)
    return wanted


def looks_at_drawn(effect: Effect, when: Condition | None) -> bool:
    """Whether it goes by which cards somebody has drawn, or got, by the same rule."""
    if when is not None and any(isinstance(each, Drew) for each in conditions_in(when)):
        return True
    return any(JUST_DRAWN in part.places() for part in effects_in(effect))


def looks_at_a_die(when: Condition | None) -> bool:
    """Whether it is about what a die shows. Then one is rolled for all of the rule."""
    return when is not None and any(isinstance(each, (Rolled, RolledEven)) for each in conditions_in(when))


_GETS_CARDS: Final = frozenset({"draw", "give", "hand", "fetch", "renew", "pick", "draft", "salvage"})


def found_by(effect: Effect) -> set[str]:
    """What is known once an effect has been done: verbs, and that there is a number of cards to go by."""
    verbs = {part.verb for part in effects_in(effect)}
    gets_cards = not isinstance(effect, Lasting) and bool(verbs & _GETS_CARDS)
    return verbs | ({_DONE} if moves_cards(effect) else set()) | ({JUST_DRAWN} if gets_cards else set())


_DONE: Final = str(Count.DONE.value)


_FOUND_BY: Final = {Who.VOTED: "vote", Who.WON: "lots", Who.LOST: "lots", Who.MEANT: "point"}


@final
@dataclass(frozen=True)
class Rule(Value):
    """What is written on a custom card: the players' words, and what the game makes of them.

    Words without clauses are a dare: the game shows them and waits until the others confirm that it was done.
    """

    words: str
    """What the players wrote."""
    clauses: tuple[Clause, ...] = ()
    """What the game makes of it, one step after the other."""

    def __post_init__(self) -> None:
        if not self.words.strip() or len(self.words) > MOST_TEXT or not self.words.isprintable():
            raise RuleError("text", f"a rule is one line of 1 to {MOST_TEXT} printable characters")
        if len(self.clauses) > MOST_EFFECTS:
            raise RuleError("too-many-effects", f"a rule has at most {MOST_EFFECTS} effects")
        for clause in self.clauses:
            check_clause(clause)
        if Who.CHOSEN_TOO in self._everyone_named() and Who.CHOSEN not in self._everyone_named():
            raise RuleError("chosen", "a second chosen player needs a first one")
        self._check_what_is_found_out()

    def _check_what_is_found_out(self) -> None:
        """Whoever was voted for is known only after a vote, and a number after it was named."""
        found: set[str] = set()
        for clause in self.clauses:
            wanted = finds_out(clause)
            if not wanted <= found:
                raise RuleError("they", f"{clause.text()}: nobody knows yet who or what that is")
            found |= found_by(clause.effect)

    @property
    def is_dare(self) -> bool:
        """Whether only people can carry it out."""
        return not self.clauses

    @property
    def choices(self) -> int:
        """How many players the one who lays the card has to choose."""
        named = self._everyone_named()
        return 2 if Who.CHOSEN_TOO in named else 1 if Who.CHOSEN in named else 0

    @property
    def looks_at_scores(self) -> bool:
        """Whether it is about points, so that those from before the round matter."""
        named = self._everyone_named()
        if Who.MOST_POINTS in named or Who.FEWEST_POINTS in named:
            return True
        return any(effect.verb == "score" for clause in self.clauses for effect in effects_in(clause.effect))

    def _everyone_named(self) -> set[Who]:
        named: set[Who] = set()
        for clause in self.clauses:
            named.update(clause.effect.concerns())
            if clause.when is not None:
                named.update(clause.when.people())
        return named | {Who.CHOSEN} if Who.BUT_CHOSEN in named else named
