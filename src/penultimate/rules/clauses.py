"""An effect with its condition, and what of it can stand on a card."""

import re
from dataclasses import dataclass
from typing import Final, final

from penultimate.rules.amounts import MOST_CARDS, PARTS, PLAYABLE, SOME, Amount, Count, Than
from penultimate.rules.cards import COLOUR_LETTERS
from penultimate.rules.compound import (
    MAYBE_WITH_SORT,
    MOST_TOGETHER,
    MOST_WAYS,
    MOVES_CARDS,
    UNO_LEFT,
    WITH_CONSEQUENCE,
    WITH_NUMBER,
    WITH_SORT,
    Chooser,
    Either,
    Lasting,
    Law,
    Together,
    Until,
    amounts_in,
    effects_in,
    looks_back,
    parts_of,
)
from penultimate.rules.conditions import (
    PIPS,
    Among,
    AtTable,
    Both,
    Compared,
    Condition,
    Drew,
    Holds,
    Lies,
    Named,
    Rolled,
    RolledEven,
    conditions_in,
    sides_of,
)
from penultimate.rules.values import Value
from penultimate.rules.verbs import SHAPES, DrawCards, Effect
from penultimate.rules.whichcards import ANY, CARD_SETS, EXTREMES, JUST_DRAWN, MEASURES, NAMED, SAID, SAME
from penultimate.rules.who import Who


@final
@dataclass(frozen=True)
class Clause(Value):
    """An effect and when it happens."""

    effect: Effect
    when: Condition | None = None

    def text(self) -> str:
        return self.effect.text() if self.when is None else f"if {self.when.text()}: {self.effect.text()}"


class RuleError(ValueError):
    """A rule that cannot be on a card. `reason` is the translation key."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        """Why, as a word."""

    def __reduce__(self) -> tuple[object, ...]:
        return (RuleError, (self.reason, str(self)))


def check_clause(clause: Clause) -> None:
    """RuleError where a clause cannot stand on a card."""
    _check_effect(clause.effect)
    if clause.when is None:
        return
    for when in conditions_in(clause.when):
        if isinstance(clause.when, Both) and (isinstance(when, Both) or Who.THEY in when.people()):
            raise RuleError("nested", f"{clause.text()}: two things are looked at, and not for each player")
        _check_condition(clause, when)
    both = clause.when
    if isinstance(both, Both):
        _check_both(both.first, both.second)


def _check_both(first: Condition, second: Condition) -> None:
    """RuleError where one of the two says it all, or nothing could be both."""
    if first == second or len({type(first), type(second), Named}) == 1:
        raise RuleError("nested", f"{first.text()} and {second.text()}: the same twice, or two colours at once")
    if isinstance(first, (Rolled, RolledEven)) and isinstance(second, (Rolled, RolledEven)):
        one, other = sides_of(first), sides_of(second)
        if one & other in (frozenset(), one, other):
            raise RuleError("nested", f"{first.text()} and {second.text()}: one of them would do, or none is true")


def _check_condition(clause: Clause, when: Condition) -> None:
    for who in when.people():
        if not (isinstance(when, Compared) and who is Who.OTHERS):
            _check_one(who, when.text())
        _check_somebody(who, when.text())
        if who is Who.THEY and (when.people()[0] is not Who.THEY or not _has_they(clause.effect)):
            raise RuleError("they", f"{clause.text()}: there is nobody who could be meant by they")
    if isinstance(when, Among):
        if when.of.who not in (Who.EVERYONE, Who.OTHERS):
            raise RuleError("one-player", f"{when.text()}: {when.of.who.value} are not all, nor all others")
        when = when.of
    if isinstance(when, Compared) and Who.OTHERS in (when.who, when.other) and not _is_beyond_all(when):
        raise RuleError("one-player", f"{when.text()}: one player has more or fewer than all others")
    if isinstance(when, AtTable) and not 2 <= when.players <= 10:
        raise RuleError("number", f"{when.text()}: 2 to 10 players play")
    if isinstance(when, Rolled) and not _is_on_a_die(when):
        raise RuleError("number", f"{when.text()}: a die shows 1 to {PIPS}")
    if isinstance(when, Holds):
        if not 0 <= when.cards <= 200:
            raise RuleError("number", f"{when.cards} is not a number of cards")
        _check_sort(when.which, live=(NAMED, SAID, *MEASURES))
    if isinstance(when, Drew):
        _check_sort(when.which, live=(NAMED, SAID))
        if when.which == ANY:
            raise RuleError("cards", "any card at all was drawn")
    if isinstance(when, Lies):
        _check_sort(when.which, live=(NAMED,))
        if when.which == ANY:
            raise RuleError("cards", "any card at all lies there")


def _is_on_a_die(when: Rolled) -> bool:
    """Whether it is true of some of its sides, and not of all of them. "Not more" is "fewer"."""
    is_number = when.than is Than.EXACTLY or when.is_so
    return is_number and 1 <= when.pips <= PIPS and 0 < len(sides_of(when)) < PIPS


def _is_beyond_all(when: Compared) -> bool:
    return when.who is not Who.OTHERS and when.than is not Than.EXACTLY


def _has_they(effect: Effect) -> bool:
    """Whether an effect is about players one by one, so that each of them can be looked at."""
    if isinstance(effect, Either):
        return effect.by is Chooser.THEY
    if isinstance(effect, Lasting) or effect.verb in ("swap", "again", "number", "pick", "point", "dye", "deal"):
        return False
    return effect.doer() is not None


def _check_effect(effect: Effect, *, in_law: bool = False) -> None:
    if isinstance(effect, Either):
        _check_either(effect, in_law=in_law)
    elif isinstance(effect, Lasting):
        _check_lasting(effect)
    elif isinstance(effect, Together):
        raise RuleError("nested", f"{effect.text()}: several effects of a rule stand one after the other")
    else:
        _check_places(effect, in_law=in_law)


def _check_places(effect: Effect, *, in_law: bool) -> None:
    places = effect.places()
    for shape, place in zip(SHAPES[effect.verb], places, strict=True):
        if isinstance(place, Who):
            _check_who(place, shape, effect, in_law=in_law)
        elif shape == "colour":
            if str(place) not in tuple(COLOUR_LETTERS):
                raise RuleError("cards", f"{place} is no colour")
        elif isinstance(place, str):
            _check_sort(place, live=_live_sorts(effect))
        elif isinstance(place, Amount):
            _check_amount(place, effect)
        elif shape in _LIMITS:
            least, most = _LIMITS[shape]
            if not least <= abs(place) <= most:
                raise RuleError("number", f"{place} is not between {least} and {most}")
        elif not 1 <= place <= MOST_CARDS:
            raise RuleError("number", f"{place} is not between 1 and {MOST_CARDS}")
        elif effect.verb == "reveal" and place != 1:
            raise RuleError("number", f"{effect.text()}: one card is shown, or all")
    if "to" in SHAPES[effect.verb] and effect.verb in ("give", "hand"):
        giver, taker = places[0], places[-1]
        assert isinstance(giver, Who)
        assert isinstance(taker, Who)
        if not giver.is_one:
            _check_one(taker, effect.text())
            _check_no_avalanche(taker, effect)
    if places and places[0] is Who.ME and any(isinstance(place, Who) and place.is_relative for place in places):
        raise RuleError("they", f"{effect.text()}: the one after me is the next player")
    to_themselves = effect.verb in ("hand", "reveal") and places[0] is places[-1]
    if to_themselves and not (effect.verb == "reveal" and places[0] is Who.EVERYONE):
        raise RuleError("one-player", f"{effect.text()}: nobody gives or shows cards to themselves")
    if effect.verb == "shift" and places[0] not in (Who.LEFT, Who.RIGHT):
        raise RuleError("one-player", f"{effect.text()}: hands go to the left or to the right")

    if effect.verb == "pick" and places[0] is places[-1]:
        raise RuleError("one-player", f"{effect.text()}: nobody takes cards from themselves")
    if effect.verb == "dye" and places[0] is Who.ME:
        raise RuleError("one-player", f"{effect.text()}: whoever lays the card has named its colour")
    if effect.verb == "draft" and int(str(places[2])) >= int(str(places[1])):
        raise RuleError("number", f"{effect.text()}: some of them stay on the pile")
    if effect.verb == "arrange" and places[1] == 1:
        raise RuleError("number", f"{effect.text()}: one card has but one order")


_LIMITS: Final = {"points": (1, 500), "times": (2, 10), "few": (1, 10)}


def _live_sorts(effect: Effect) -> tuple[str, ...]:
    """The sorts that depend on the moment and go with the effect: of the highest numbers in a hand there is one, of
    cards that have something in common there are several."""
    if effect.verb == "copy":
        return ()
    cards = effect.places()[1]
    if effect.verb in ("pick", "salvage"):
        return (NAMED, SAID)
    if cards == 1:
        return (NAMED, SAID, JUST_DRAWN, *EXTREMES)
    several = isinstance(cards, int) or (isinstance(cards, Amount) and cards.count is Count.ALL)
    return (NAMED, SAID, JUST_DRAWN, *SAME) if several else (NAMED, SAID, JUST_DRAWN)


def _check_no_avalanche(taker: Who, effect: Effect) -> None:
    """Whole hands that everyone passes on go at the same time: that is `pass` and `shift`."""
    amount = effect.places()[1]
    if taker.is_relative and isinstance(amount, Amount) and amount.count is Count.ALL:
        raise RuleError("nested", f"{effect.text()}: hands are passed on all at once")


def _check_who(who: Who, shape: str, effect: Effect, *, in_law: bool) -> None:
    if shape == "one":
        _check_one(who, effect.text())
    if effect.verb != "score":
        _check_somebody(who, effect.text())
    # The player after me is `next`: `their-next` would be a second name for the same.
    seen_from_them = shape == "to" and who is not Who.THEY and effect.doer() is not Who.ME
    if who is Who.THEIR_CHOSEN and effect.verb in ("swap", "pick"):
        seen_from_them = effect.doer() is not who and effect.doer() is not Who.ME
    if who is Who.THEIR_OTHERS:
        seen_from_them = False  # everyone shows their hand to everyone
    if who.is_relative and not in_law and not seen_from_them:
        raise RuleError("they", f"{effect.text()}: {who.value} has nobody to go by")


def _check_somebody(who: Who, text: str, *, sent: bool = False) -> None:
    if who is Who.SENDER and not sent:
        raise RuleError("one-player", f"{text}: no card has been sent")
    if who is Who.WINNER:
        raise RuleError("one-player", f"{text}: nobody has won the round yet; the winner can only get points")


def _check_one(who: Who, text: str) -> None:
    if not who.is_one:
        raise RuleError("one-player", f"{text}: {who.value} is not one player")


def _check_sort(which: str, live: tuple[str, ...] = ()) -> None:
    """`live` are the sorts that depend on the moment and may be named here."""
    if which not in CARD_SETS and which not in live:
        raise RuleError("cards", f"{which} is no sort of cards")


def _check_amount(amount: Amount, effect: Effect) -> None:
    _check_somebody(amount.who, effect.text())
    if not 1 <= amount.number <= MOST_CARDS:
        raise RuleError("number", f"{amount.number} is not between 1 and {MOST_CARDS}")
    draws = effect.verb == "draw"
    if effect.verb in ("pick", "salvage") and amount.count not in (Count.UP_TO, Count.DONE):
        raise RuleError("number", f"{effect.text()}: so many cards are taken, and no more")
    if amount.most != 0 and (amount.count is not Count.UNTIL or not 1 < amount.most <= MOST_CARDS):
        raise RuleError("number", f"{effect.text()}: at most 2 to {MOST_CARDS} cards are drawn until one comes")
    if amount.count is Count.PART and amount.number not in (2, 3):
        raise RuleError("number", f"{amount.text()} is neither a half nor a third")
    if amount.count in SOME and (effect.verb not in _CHOSEN or (amount.count is Count.UP_TO and amount.number == 1)):
        raise RuleError("number", f"{effect.text()}: {amount.text()} is no number for that")
    if amount.count is Count.UNTIL:
        if amount.which != PLAYABLE:
            _check_sort(amount.which, live=(NAMED, SAID))
        if amount.which == ANY:
            raise RuleError("cards", "any card at all comes at once")
    elif amount.count is Count.DIE:
        doer = effect.doer()
        if doer is None or not doer.is_one:
            raise RuleError("one-player", f"{effect.text()}: a die is rolled for one player")
    elif amount.count is Count.AS:
        _check_sort(amount.which, live=(NAMED, SAID, MEASURES[2]))
        _check_one(amount.who, amount.text())
    elif amount.count is Count.LEVEL:
        _check_one(amount.who, amount.text())
    elif amount.count is Count.RISE and (effect.verb not in _TO or doer_is_one(effect)):
        raise RuleError("number", f"{effect.text()}: more and more for whom?")
    elif amount.count is Count.EACH and amount.who not in (Who.EVERYONE, Who.OTHERS):
        raise RuleError("number", f"{amount.text()}: so many for each of whom?")
    if amount.who.is_relative and amount.who is not Who.THEY:
        raise RuleError("they", f"{amount.text()}: {amount.who.value} has nobody to go by")
    wrong = draws and amount.count in PARTS
    if (
        wrong
        or (amount.count is Count.UNTIL and not draws)
        or (amount.count in (Count.TO, Count.LEVEL) and effect.verb not in _TO)
    ):
        raise RuleError("number", f"{effect.text()}: {amount.text()} is no number for that")

    if effect.verb == "reveal" and amount.count is not Count.ALL:
        raise RuleError("number", f"{effect.text()}: one card is shown, or all")


_TO: Final = ("draw", "drop", "discard")


def doer_is_one(effect: Effect) -> bool:
    doer = effect.doer()
    return doer is None or doer.is_one


_CHOSEN: Final = ("hand", "drop", "bury", "pick", "salvage")
"""Where somebody chooses the cards, and so can choose how many. What is shown stays in the hand: once is enough."""


def _check_either(effect: Either, *, in_law: bool) -> None:
    if len(effect.ways) > MOST_WAYS or (effect.second is None and effect.more):
        raise RuleError("number", f"{effect.text()}: a choice is between 2 to {MOST_WAYS} things")
    for way in effect.ways:
        _check_together(way)
        for part in parts_of(way):
            if isinstance(part, (Either, Lasting)) or amounts_in(part, Count.RISE):
                raise RuleError("nested", f"{effect.text()}: that cannot be one of two things")
            _check_effect(part, in_law=in_law)
    if effect.by is Chooser.COIN:
        if len(effect.ways) != 2:
            raise RuleError("nested", "a coin decides between two things")
    elif effect.by is Chooser.THEY:
        _check_they_choose(effect)
    if looks_back(effect):
        for part in [part for way in effect.ways for part in parts_of(way)]:
            if part.verb in MOVES_CARDS and not looks_back(part):
                raise RuleError("number", f"{effect.text()}: as many as before, or another number?")
    if effect.second is None and is_left_to(effect.first, effect.by):
        raise RuleError("nested", f"{effect.text()}: up to so many cards may be none as it is")


def _check_they_choose(effect: Either) -> None:
    """One player, who does something in the first way, may choose between things of anybody's. Where several choose,
    each way begins with what they do themselves, and what comes with it is theirs, mine or nobody's in particular."""
    doer = effect.doer()
    if doer is None or doer is Who.ME:
        raise RuleError("they", f"{effect.text()}: nobody in particular has to choose")
    for way in () if doer.is_one else effect.ways:
        is_of_others = any(part.doer() not in (doer, Who.ME, None) for part in parts_of(way))
        if way.doer() is not doer or is_of_others:
            raise RuleError("they", f"{effect.text()}: nobody in particular has to choose")


def _check_together(effect: Effect) -> None:
    if not isinstance(effect, Together):
        return
    if not 2 <= len(effect.effects) <= MOST_TOGETHER:
        raise RuleError("too-many-effects", f"{effect.text()}: at most {MOST_TOGETHER} things are done together")
    if any(isinstance(part, (Together, Either, Lasting)) for part in effect.effects):
        raise RuleError("nested", f"{effect.text()}: that is not done together with something else")


def is_left_to(effect: Effect, by: Chooser) -> bool:
    """Whether somebody may choose how many cards it is, also none, who would be asked first whether to do so at all."""
    if isinstance(effect, Together):
        return False
    amounts = [place for place in effect.places() if isinstance(place, Amount) and place.count in SOME]
    return bool(amounts) and (by is Chooser.THEY or effect.doer() is Who.ME)


def _check_lasting(effect: Lasting) -> None:
    _check_somebody(effect.who, effect.text())
    if effect.who.is_relative:
        raise RuleError("they", f"{effect.text()}: {effect.who.value} has nobody to go by")
    _check_sort(effect.which, live=(NAMED, SAID) if effect.law in (Law.BAN, Law.ONLY) else ())
    if effect.law in (Law.BAN, Law.ONLY) and effect.which == ANY:
        raise RuleError("cards", "that would be all cards or none")
    if effect.law in MAYBE_WITH_SORT and effect.which not in _DRAWN_FOR:
        raise RuleError("cards", f"{effect.text()}: nobody draws for such cards")
    if effect.law not in WITH_SORT and effect.law not in MAYBE_WITH_SORT and effect.which != ANY:
        raise RuleError("cards", f"{effect.law.value} is about no sort of cards")
    if effect.until is Until.ONCE and effect.law not in _HAPPENS:
        raise RuleError("nested", f"{effect.text()}: that does not happen, it holds")
    _check_span(effect)
    if effect.law is Law.STACK and effect.which not in _DRAWN_FOR[1:]:
        raise RuleError("cards", f"{effect.text()}: nobody draws for such cards")
    if isinstance(effect.number, Amount):
        _check_toll(effect, effect.number)
    elif effect.law in WITH_NUMBER and (not 0 <= effect.number <= MOST_CARDS):
        raise RuleError("number", f"{effect.number} is not between 0 and {MOST_CARDS}")
    if effect.law is Law.TOLL and effect.number == 1:
        raise RuleError("number", f"{effect.text()}: everybody draws one card anyway")
    if effect.law not in WITH_NUMBER and effect.number != 0:
        raise RuleError("number", f"{effect.law.value} is about no number")
    if (effect.law is Law.DIVERT) != (effect.to is not None):
        raise RuleError("nested", f"{effect.text()}: somebody draws instead, or nobody does")
    if effect.to is not None:
        _check_diverted(effect, effect.to)
    if effect.law is Law.ENCORE:
        raise RuleError("nested", f"{effect.text()}: that is what again is for")
    if (effect.law in WITH_CONSEQUENCE) != (effect.then is not None):
        raise RuleError("nested", f"{effect.text()}: something must happen then, and only then")
    if effect.then is not None:
        _check_consequence(effect, effect.then)


_MOST_TIMES: Final = 10
_MAY_BE_COUNTED: Final = (Until.LAP, Until.TURNS, Until.OWN)


def _check_span(effect: Lasting) -> None:
    """Laps and turns are counted, and what lasts until such a card comes must let it come."""
    most = _MOST_TIMES if effect.until in _MAY_BE_COUNTED else 1
    if not 1 <= effect.times <= most:
        raise RuleError("number", f"{effect.text()}: {effect.times} is not between 1 and {most}")
    if effect.till != UNO_LEFT:
        _check_sort(effect.till)
    if effect.until is not Until.TILL:
        if effect.till != ANY:
            raise RuleError("cards", f"{effect.text()}: no card ends that")
        return
    if effect.who is Who.EVERYONE and any(_forbids(effect.law, which, effect.till) for which in _sorts_of(effect)):
        raise RuleError("cards", f"{effect.text()}: nobody may play what would end that")


def _forbids(law: Law, which: str, till: str) -> bool:
    """Whether none of the cards that would end it may be played."""
    if till == UNO_LEFT:
        return False
    ends, spoken_of = CARD_SETS[till], CARD_SETS[which]
    return (law is Law.BAN and not ends & ~spoken_of) or (law is Law.ONLY and not ends & spoken_of)


def _sorts_of(effect: Lasting) -> tuple[str, ...]:
    """The sort it speaks of, or all that it could be when the card is laid."""
    if effect.which == NAMED:
        return tuple(COLOUR_LETTERS)
    return tuple([str(number) for number in range(10)]) if effect.which == SAID else (effect.which,)


_DRAWN_FOR: Final = (ANY, "+2", "+4", "draws")


def _check_toll(effect: Lasting, amount: Amount) -> None:
    """Drawn until a card comes that can be played, or such a card."""
    if effect.law is not Law.TOLL or amount.count is not Count.UNTIL or amount.which == SAID:
        raise RuleError("number", f"{effect.text()}: {amount.text()} is no number for that")
    _check_amount(amount, DrawCards(effect.who, amount))


def _check_diverted(effect: Lasting, to: Who) -> None:
    """One player, who is somebody else, and whom nobody has to be asked for."""
    _check_one(to, effect.text())
    if to is effect.who or to in (Who.THEY, Who.THEIR_CHOSEN):
        raise RuleError("one-player", f"{effect.text()}: somebody else draws then")
    if effect.who is Who.ME and to.is_relative:
        raise RuleError("they", f"{effect.text()}: the one after me is the next player")
    _check_somebody(to, effect.text(), sent=True)


_HAPPENS: Final = (Law.DOUBLE, Law.SHIELD, Law.DIVERT, Law.WHEN, Law.STARTS, Law.FREE, Law.MUTE)
_NOT_AGAIN_AND_AGAIN: Final = ("vote", "number", "point", "lots", "stakes", "reshuffle", "nothing", "copy")


def _check_consequence(effect: Lasting, then: Effect) -> None:
    if isinstance(then, Lasting) or any(part.verb in _NOT_AGAIN_AND_AGAIN for part in effects_in(then)):
        raise RuleError("nested", f"{effect.text()}: that cannot happen again and again")
    if any(who in (Who.CHOSEN, Who.CHOSEN_TOO, Who.BUT_CHOSEN) or who.is_found_out for who in then.concerns()):
        raise RuleError("chosen", f"{effect.text()}: nobody can be chosen then")
    if looks_back(then):
        raise RuleError("number", f"{effect.text()}: nobody remembers by then how many cards it were")
    if SAID in re.split(r"[ /]", then.text()):
        raise RuleError("they", f"{effect.text()}: no number is named then")
    if effect.law is Law.STARTS and any(_ends_the_turn(part) for part in effects_in(then)):
        raise RuleError("nested", f"{effect.text()}: whose turn it is is settled then")
    _check_together(then)
    for part in (then,) if isinstance(then, Either) else parts_of(then):
        _check_effect(part, in_law=True)


def _ends_the_turn(effect: Effect) -> bool:
    return effect.verb == "again" or (effect.verb == "miss" and effect.doer() not in _WAITING)


_WAITING: Final = tuple([who for who in Who if who.is_relative and who is not Who.THEY])
"""Those whose turn it surely is not while somebody's turn begins."""
