"""Clauses without words: small tokens that a front end draws a picture for, each."""

from penultimate.rules.effects import (
    Among,
    Amount,
    AtTable,
    Both,
    Chooser,
    Clause,
    Compared,
    Condition,
    Drew,
    Effect,
    Either,
    EvenHand,
    GoOnWith,
    Holds,
    Lasting,
    Lies,
    Named,
    PassHands,
    Rolled,
    RolledEven,
    Than,
    Together,
    Who,
)
from penultimate.rules.whichcards import ANY

Picture = tuple[str, str | int]


def pictures(clauses: tuple[Clause, ...]) -> list[list[Picture]]:
    """One row of pictures per clause, in the order in which things happen: `[("who", "next"), ("draw", 2)]`.

    The first halves: "named" (a colour's letter), "holds" (who, in a condition), "more", "fewer", "exactly" (cards,
    or who), "die", "not-die" (a side, or 0 before "more" and the like), "even", "odd", "sort" (of cards), "who", each
    verb of an effect (a number, 0 where there is none, or the notation of an amount), "to" (who); "choose" (who
    settles an "or": "they", "me", "coin"), "or", "may"; "until" ("lap", "round", "lap/2").
    """
    drawer = Drawer()
    return [drawer.row(clause) for clause in clauses]


class Drawer:
    """Goes through clauses. What stands beside a picture is notation here, and words in `captions.py`."""

    def row(self, clause: Clause) -> list[Picture]:
        """A clause, in the order in which it happens."""
        when = [] if clause.when is None else self.condition(clause.when)
        return [*when, *self.effect(clause.effect)]

    def effect(self, effect: Effect) -> list[Picture]:
        """What happens."""
        match effect:
            case Either(by, first, None):
                return [self.asked("may", by), *self.effect(first)]
            case Either(by):
                between = [picture for way in effect.ways for picture in (("or", 0), *self.effect(way))]
                return [self.asked("choose", by), *between[1:]]
            case Together(effects):
                return [picture for each in effects for picture in self.effect(each)]
            case Lasting(_, law, who, which, then, number):
                law_itself = [self.time(effect), self.doer(who), *self.cards(law.value, number, which, who)]
                rest = [] if then is None else self.effect(then)
                return [*law_itself, *rest, *([] if effect.to is None else [self.other(effect.to, law.value)])]
            case GoOnWith(colour):
                return [("colour", colour)]
            case PassHands():
                return [self.doer(Who.EVERYONE), ("pass", 0)]
        return self._by_place(effect)

    def _by_place(self, effect: Effect) -> list[Picture]:
        places = list(effect.places())
        number = next((place for place in places if isinstance(place, int | Amount)), 0)
        people = [place for place in places if isinstance(place, Who)]
        which = next((place for place in places if isinstance(place, str)), ANY)
        doer = people[0] if people else None
        return [
            *([] if doer is None else [self.doer(doer)]),
            *self.cards(effect.verb, number, which, doer),
            *[self.other(who, effect.verb) for who in people[1:]],
        ]

    # --- what stands beside the pictures ------------------------------------------------------------------------------

    def asked(self, what: str, by: Chooser) -> Picture:
        """Who settles it."""
        return what, by.value

    def time(self, effect: Lasting) -> Picture:
        """For how long."""
        return "until", effect.span

    def doer(self, who: Who) -> Picture:
        """Who does it."""
        return "who", who.value

    def other(self, who: Who, verb: str) -> Picture:
        """To whom, or with whom."""
        return "to", who.value

    def cards(self, verb: str, number: int | Amount, which: str, doer: Who | None) -> list[Picture]:
        """What is done with how many of which cards."""
        return [(verb, number.text() if isinstance(number, Amount) else int(number)), *self.sort(which)]

    def sort(self, which: str) -> list[Picture]:
        """Which cards, where it is not any."""
        return [] if which == ANY else [("sort", which)]

    def condition(self, condition: Condition) -> list[Picture]:
        """When."""
        match condition:
            case Named(colour):
                return [("named", colour.letter)]
            case Holds(who, than, cards, which):
                return [("holds", who.value), (than.value, cards), *self.sort(which)]
            case Among(every, of):
                _, *rest = self.condition(of)
                return [("holds", f"{'every' if every else 'some'}-{of.who.value}"), *rest]
            case Compared(who, than, other):
                return [("holds", who.value), (than.value, other.value)]
            case AtTable(than, players):
                return [("holds", "everyone"), (than.value, players)]
            case EvenHand(who, even):
                return [("holds", who.value), ("even" if even else "odd", 0)]
            case Both(first, second):
                return [*self.condition(first), *self.condition(second)]
            case Drew(who, which, is_so):
                return [("holds", who.value), ("drew" if is_so else "not-drew", 0), *self.sort(which)]
            case Rolled(Than.EXACTLY, pips, is_so):
                return [("die" if is_so else "not-die", pips)]
            case Rolled(than, pips):
                return [("die", 0), (than.value, pips)]
            case RolledEven(even):
                return [("die", 0), ("even" if even else "odd", 0)]
            case Lies(place, which, is_so):
                return [(place.value if is_so else f"not-{place.value}", 0), *self.sort(which)]
        raise TypeError(condition)
