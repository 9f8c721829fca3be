"""Puts in what a text leaves to what was said before: "they" who were chosen, "the one after that", "and so do I"."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from penultimate.houserules.shaping import IT, Unfit, by_another, meaning_it
from penultimate.houserules.unsaid import SO_MANY, Announced, Introduced, ItIs, Likewise
from penultimate.rules.cards import Colour
from penultimate.rules.effects import (
    Amount,
    Clause,
    Compared,
    Condition,
    Count,
    Effect,
    Either,
    EvenHand,
    Holds,
    Lasting,
    Lies,
    Lying,
    Named,
    SwapHands,
    Who,
)
from penultimate.rules.whichcards import NAMED, SAID

_AFTER: Final = {
    Who.ME: Who.NEXT,
    Who.NEXT: Who.AFTER_NEXT,
    Who.NEXT_TWO: Who.THIRD,
    Who.AFTER_NEXT: Who.THIRD,
}
"""The one after them."""


def settled(clauses: tuple[Clause, ...], *, says_colour: bool = False) -> tuple[Clause, ...]:
    """The clauses with everybody named; none where nobody knows who or what is meant."""
    memory = _Memory(says_colour=says_colour)
    try:
        found = tuple(each for clause in clauses for each in memory.settle(clause))
    except Unfit:
        return ()
    return () if memory.owed else _with_first_choice(found)


def _with_first_choice(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """ "Another player" is the first one chosen if there is no other."""
    named = {who for clause in clauses for who in clause.effect.concerns()}
    asked = {who for clause in clauses if clause.when is not None for who in clause.when.people()}
    if Who.CHOSEN_TOO not in named or Who.CHOSEN in named | asked:
        return clauses
    return tuple(Clause(_instead(clause.effect), clause.when) for clause in clauses)


def _instead(effect: Effect) -> Effect:
    if isinstance(effect, Either):
        return Either(effect.by, _instead(effect.first), None if effect.second is None else _instead(effect.second))
    if isinstance(effect, Lasting):
        return replace(effect, who=Who.CHOSEN) if effect.who is Who.CHOSEN_TOO else effect
    maker: Callable[..., Effect] = type(effect)
    return maker(*[Who.CHOSEN if place is Who.CHOSEN_TOO else place for place in effect.places()])


@dataclass
class _Memory:
    """What has been said so far."""

    that: Who | None = None
    """Whoever "they" are: those named last, if that was one party."""
    last: Clause | None = None
    count: Count | None = None
    """Where "that many" can be read."""
    owed: set[object] = field(default_factory=set)
    """Whoever was chosen, and whatever was thrown or turned up, without anything coming of it yet."""
    chosen: bool = False
    number: bool = False
    """Whether somebody has named a number: "it"."""
    says_colour: bool = False
    """Whether it could be the colour instead."""

    def settle(self, clause: Clause) -> list[Clause]:
        effect = clause.effect
        if isinstance(effect, Introduced):
            self._must_be_plain(clause)
            self.that, self.chosen = effect.who, True
            self.owed.add(effect.who)
            return []
        if isinstance(effect, Announced):
            self._must_be_plain(clause)
            self.count = effect.count
            self.owed.add(effect.count)
            return []
        if isinstance(clause.when, ItIs):
            return [each for when in self._it_is(clause.when) for each in self.settle(Clause(effect, when))]
        when, effect = self._with_number(self._condition(clause), effect)
        if isinstance(effect, Likewise):
            effect = self._likewise(effect)
            when = when or (self.last.when if self.last else None)
        effect = self._effect(effect)
        if when is not None:
            self._mention(when.people())
        self._mention(effect.concerns())
        self._pay(effect, when)
        self.last = Clause(effect, when)
        return [self.last]

    def _with_number(self, when: Condition | None, effect: Effect) -> tuple[Condition | None, Effect]:
        """ "Name a number. Whoever has it draws a card"; likewise of a colour."""
        self.number = self.number or effect.verb == "number"
        if not isinstance(when, Holds) or when.which != IT:
            return when, effect
        if self.number is self.says_colour:
            raise Unfit  # which of the two?
        which = SAID if self.number else NAMED
        return replace(when, which=which), meaning_it(effect, which)

    def _it_is(self, when: ItIs) -> list[Condition]:
        several = when.which.split("|")
        if self.count is Count.TURNED:
            if len(several) > 1 and not when.is_so:
                raise Unfit  # neither of two: there is no word for that
            return [Lies(Lying.TURNED, which, when.is_so) for which in several]
        if self.count is not None or not set(several) <= {colour.letter for colour in Colour}:
            raise Unfit
        return [Named(colour) for colour in Colour if (colour.letter in several) is when.is_so]

    @staticmethod
    def _must_be_plain(clause: Clause) -> None:
        if clause.when is not None:
            raise Unfit

    def _likewise(self, effect: Likewise) -> Effect:
        if self.last is None:
            raise Unfit
        return by_another(self.last.effect, effect.who)

    def _condition(self, clause: Clause) -> Condition | None:
        """ "If they have two cards, they draw one": whoever was named before, where there was somebody."""
        when = clause.when
        if when is None:
            return None
        named = [who for who in when.people() if who is not Who.THEY]
        is_theirs = clause.effect.doer() is Who.THEY or self.chosen
        if Who.THEY in when.people() and is_theirs and self.that is not None:
            when = of_somebody(when, self.that)
        self._mention(tuple(named))
        return when

    def _effect(self, effect: Effect) -> Effect:
        if isinstance(effect, Either):
            second = None if effect.second is None else self._effect(effect.second)
            return Either(effect.by, self._effect(effect.first), second)
        if isinstance(effect, Lasting):
            return replace(effect, who=self._who(effect.who))
        said = list(effect.places())
        if not said:
            return effect
        if said[0] is Who.THEIR_NEXT and effect.doer() is not None:
            said[0] = self._after()
        places = [self._who(place) if isinstance(place, Who) else self._amount(place) for place in said]
        if isinstance(effect, SwapHands) and places[0] is places[1] and Who.THEY in effect.places():
            raise Unfit  # nobody swaps hands with themselves
        maker: Callable[..., Effect] = type(effect)
        return maker(*places)

    def _who(self, who: Who) -> Who:
        if who is not Who.THEY:
            return who
        if self.that is None:
            raise Unfit
        return self.that

    def _amount(self, place: object) -> object:
        if place == SO_MANY:
            if self.count is None:
                raise Unfit
            return Amount(self.count)
        if isinstance(place, Amount) and place.who is Who.THEY and self.chosen and self.that is not None:
            return replace(place, who=self.that)
        return place

    def _after(self) -> Who:
        """The one after whoever did the last thing."""
        doer = None if self.last is None else self.last.effect.doer()
        if doer not in _AFTER:
            raise Unfit
        return _AFTER[doer]

    def _mention(self, people: tuple[Who, ...]) -> None:
        others = {who for who in people if who is not Who.ME and not who.is_relative}
        if others:
            self.that = others.pop() if len(others) == 1 else None

    def _pay(self, effect: Effect, when: Condition | None) -> None:
        people = {*effect.concerns(), *(() if when is None else when.people())}
        self.owed -= people
        if isinstance(when, Lies) and when.place is Lying.TURNED:
            self.owed.discard(Count.TURNED)
        self.owed -= {place.count for place in _places(effect) if isinstance(place, Amount)}


def _places(effect: Effect) -> tuple[object, ...]:
    if isinstance(effect, Either):
        return (*_places(effect.first), *(() if effect.second is None else _places(effect.second)))
    return effect.places()


def of_somebody(when: Condition, who: Who) -> Condition:
    """The condition with somebody for "they"."""
    match when:
        case Holds(_, than, cards, which):
            return Holds(who, than, cards, which)
        case EvenHand(_, even):
            return EvenHand(who, even)
        case Compared(first, than, other):
            return Compared(_named(first, who), than, _named(other, who))
    raise Unfit


def _named(other: Who, who: Who) -> Who:
    return who if other is Who.THEY else other
