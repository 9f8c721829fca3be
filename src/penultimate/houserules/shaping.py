"""What has been poured into a mould becomes an effect, an amount, or a condition."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from penultimate.houserules.unsaid import SO_MANY, Announced, ItIs, Likewise
from penultimate.rules.cards import COLOUR_LETTERS, Colour
from penultimate.rules.effects import (
    Amount,
    ArrangePile,
    BuryCards,
    Chooser,
    Clause,
    Compared,
    Condition,
    Count,
    DiscardCards,
    DoNothing,
    DraftCards,
    DrawCards,
    DrawLots,
    DropCards,
    Effect,
    Either,
    EvenHand,
    FetchCards,
    GiveCards,
    GoOnWith,
    HandOver,
    Holds,
    Lasting,
    Law,
    Lies,
    Lying,
    Many,
    MissTurns,
    Named,
    NameNumber,
    PassHands,
    PeekAtPile,
    PickCards,
    PlayAgain,
    RaiseStakes,
    Redeal,
    RenewHand,
    Reshuffle,
    SalvageCards,
    ScorePoints,
    ShiftHands,
    ShowCards,
    ShowHand,
    SwapHands,
    Than,
    TurnRound,
    Until,
    VoteFor,
    Who,
)
from penultimate.rules.whichcards import ANY, CARD_SETS, EXTREMES, NAMED, SAID, SAME

Env = dict[str, Any]
Cards = tuple[Many, str]
"""How many, and of which sort."""


SEEN_FROM_EACH: Final = {
    Who.NEXT: Who.THEIR_NEXT,
    Who.PREVIOUS: Who.THEIR_PREVIOUS,
    Who.LEFT: Who.THEIR_LEFT,
    Who.RIGHT: Who.THEIR_RIGHT,
}
"""Who somebody is to everyone, where it is not said to whom."""


class Unsaid:
    """Somebody seen from me or from whoever does it: nobody said which."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unsaid) and other.who is self.who

    def __hash__(self) -> int:
        return hash(self.who)


def _of_me(who: Who | Unsaid) -> Who:
    """Where nobody else could be meant, "the next player" is mine."""
    return who.who if isinstance(who, Unsaid) else who


IT: Final = "it"
"""A sort of cards that was named before: "whoever has a 7 throws it away"."""


OF_IT: Final = "of it"
"""The same, or cards of any sort where none was named: "*ne* scarta due"."""


@dataclass(frozen=True)
class AnyOf:
    """One of several conditions, of which no two can be true at once: "red or blue"."""

    conditions: tuple[Condition, ...]

    def people(self) -> tuple[Who, ...]:
        return self.conditions[0].people()


THEIRS: Final = "theirs"
"""Cards of any sort, as many as "they" have: said of whoever draws them, so not of me."""


class Unfit(Exception):
    """What was poured in does not go together."""


def shape_effects(key: str, env: Env) -> list[tuple[Effect, ...]]:
    """The effects that a mould's key and contents stand for; none where they do not go together."""
    key = key.removesuffix("-inverted")
    try:
        effects = SEVERAL[key](env) if key in SEVERAL else (_SHAPERS[key](env),)
    except (Unfit, KeyError):
        return []
    if not all(_is_chosen_by_doer(env, effect) for effect in effects):
        return []
    return [tuple(meaning_it(effect, colour_of_most(effect.doer())) for effect in effects)]


def _is_chosen_by_doer(env: Env, effect: Effect) -> bool:
    """ "Two cards of your choice": the choice must be of whoever gives, throws away or shows them."""
    choice = str(env.get("choice", ""))
    if not choice:
        return True
    if not isinstance(effect, HandOver | DropCards | ShowCards | BuryCards | PickCards | SalvageCards):
        return False
    return choice == "whoever" or (choice == "mine") == (effect.doer() is Who.ME)


def shape_amount(key: str, env: Env) -> list[Cards]:
    try:
        return [_amount(key, env)]
    except (Unfit, KeyError):
        return []


def shape_condition(key: str, env: Env) -> list[Condition]:
    try:
        return [_condition(key, env)]
    except (Unfit, KeyError):
        return []


# --- amounts ----------------------------------------------------------------------------------------------------------


def _sort(env: Env) -> str:
    """The name of a sort of cards from a colour, a noun and what follows it."""
    noun, suffix = env.get("nouns", env.get("noun")), env.get("suffix", "")
    if noun is None:
        return env.get("tint") or env.get("adj") or env.get("weak") or ANY
    if suffix and noun != "card":
        raise Unfit
    face = suffix or ("" if noun == "card" else noun)
    colour = env.get("adj") or env.get("weak") or ""
    which = "-".join(part for part in (colour, face) if part) or ANY
    if which not in CARD_SETS and which not in (NAMED, SAID, *EXTREMES, *SAME):
        raise Unfit
    return which


def _sort_of_noun(env: Env) -> str:
    if "noun" not in env:
        raise Unfit
    return _sort(env)


_COUNTED: Final = {"as-own": Who.THEY, "as-mine": Who.ME}
"""Whose cards are counted: "one for each 7 in your hand"."""


def _amount(key: str, env: Env) -> Cards:
    if key == "it":
        return 1, IT
    if key == "them":
        return Amount(Count.ALL), IT
    if key in ("own-one", "own-many") and "nouns" not in env:
        return int(env.get("n", 1)), OF_IT  # "one of them"
    if key in ("one", "count-one", "own-one"):
        return 1, _sort(env)
    if key == "the-one":
        if _sort(env) == ANY:
            raise Unfit  # "the card": which?
        return 1, _sort(env)
    if key == "bare":
        return int(env["n"]), OF_IT  # "shows one": of those just named, or just a card
    if key == "so-many":
        return SO_MANY, _which(env.get("sort"))
    if key == "as-theirs":
        return Amount(Count.AS, who=Who.THEY, which=_which(env.get("counted"))), THEIRS
    if key == "of-them":
        return int(env.get("n", 1)), OF_IT
    if key in ("many", "own-many"):
        return int(env["n"]), _sort(env)
    if key in ("plural", "plural-weak", "hue"):
        return 1, _sort(env)
    if key == "all-own":
        if _sort(env) == ANY:
            raise Unfit  # "their cards" are the whole hand
        if _sort(env) in EXTREMES:
            return 1, _sort(env)
        return Amount(Count.ALL), _sort(env)
    if key in ("all", "half"):
        return Amount(Count(key)), _sort(env)
    if key.startswith("each-"):
        number, which = env.get("number", (1, ANY))
        return Amount(Count.EACH, number, Who(key.removeprefix("each-"))), which
    if key == "as":
        if env.get("number", (1, ANY)) != (1, ANY):
            raise Unfit  # two for each: nobody counts that way
        counted = _which(env.get("one") or env.get("counted"))
        return Amount(Count.AS, who=_of_me(env.get("owner", Who.ME)), which=counted), _which(env.get("sort"))
    if key in _COUNTED:
        if env.get("number", (1, ANY)) != (1, ANY):
            raise Unfit
        return Amount(Count.AS, who=_COUNTED[key], which=_which(env.get("one") or env.get("counted"))), ANY
    if key == "that-many":
        return Amount(Count(env["lead"])), _which(env.get("sort"))
    if key in ("die", "turned"):
        return Amount(Count(key)), _which(env.get("sort"))
    if key in ("level", "level-draw"):
        return Amount(Count.LEVEL, who=_of_me(env["owner"])), _which(env.get("sort"))
    if key == "until":
        return Amount(Count.UNTIL, which=(env.get("such") or env["one"])[1]), ANY
    if key == "until-playable":
        return Amount(Count.UNTIL, which="playable"), ANY
    return Amount(Count.TO, int(env["n"])), _which(env.get("sort"))


def _sorted_cards(env: Env) -> Cards:
    """Cards of any sort, also those that were named before: "*la* scarta", "*ne* scarta due"."""
    them = env.get("them") or env.get("them-after")
    if them in ("one", "all"):
        if "cards" in env:
            raise Unfit
        return 1 if them == "one" else Amount(Count.ALL), IT
    if "cards" not in env:  # "keep three cards and throw away the rest"
        return Amount(Count.TO, int(env["n"])), ANY
    cards, which = env["cards"]
    return cards, OF_IT if them == "some" and which == ANY else which


def _which(sort: Cards | None) -> str:
    return sort[1] if sort else ANY


def _such(env: Env) -> str:
    """ "A red card", or just "red", or "the next *reverse*"."""
    named = env.get("one") or env.get("such")
    return _which(named) if named else _sort(env)


# --- conditions -------------------------------------------------------------------------------------------------------


def colour_or_sort(env: Env) -> str:
    return Colour[env["colour"].upper()].letter if "colour" in env else _such(env)


def _condition(key: str, env: Env) -> Condition:
    if key == "named":
        return Named(Colour[env["colour"].upper()])
    if key == "it-is" and "tint" in env and "colour" in env:
        return ItIs(f"{Colour[env['colour'].upper()].letter}|{env['tint']}")
    if key in ("it-is", "it-is-not"):
        return ItIs(Colour[env["colour"].upper()].letter if "colour" in env else _such(env), key == "it-is")
    if key in ("turned", "below", "not-turned", "not-below"):
        which = colour_or_sort(env)
        return Lies(Lying(key.removeprefix("not-")), which, is_so=not key.startswith("not-"))
    if key == "that-is":
        return Lies(Lying.TURNED, colour_or_sort(env))
    if key in ("has-it", "lacks-it"):
        return Holds(env.get("doer", Who.ME), Than.MORE if key == "has-it" else Than.FEWER, int(key != "has-it"), NAMED)
    if key == "uno":
        return Holds(env["doer"], Than.EXACTLY, 1)
    who = Who.THEY if key.startswith("they-") else env.get("doer", Who.ME)
    key = key.removeprefix("they-")
    if key in ("even", "odd"):
        return EvenHand(who, key == "even")
    if key == "last-card":
        return Holds(who, Than.EXACTLY, 1)
    if key.endswith("-than"):
        other = env.get("other") or env.get("to") or env.get("whom", Who.ME)
        return Compared(who, Than(key.removesuffix("-than")), other.who if isinstance(other, Unsaid) else other)
    limits = {"at-least": (Than.MORE, -1), "at-most": (Than.FEWER, 1), "lacks": (Than.FEWER, 1), "has": (Than.MORE, -1)}
    than, shift = limits[key] if key in limits else (Than(key), 0)
    if "count" in env:
        number, which = env["count"]
    elif "n" in env:
        number, which = env["n"], _sort(env) if {"noun", "nouns"} & env.keys() else _which(env.get("sort"))
    else:
        named = env.get("one") or env.get("such") or env.get("sort") or env.get("weaksort") or (1, _sort_of_noun(env))
        number, which = 0 if key == "lacks" else 1, named[1]
        if which == ANY or (key == "has" and which in EXTREMES):
            raise Unfit  # "if you don't have one": one of what? And who has the highest is one of all
    if not isinstance(number, int):
        raise Unfit
    return Holds(who, than, number + shift, which)


# --- effects ----------------------------------------------------------------------------------------------------------


def _cards(env: Env) -> Many:
    """Cards of any sort."""
    cards, which = env["cards"] if "cards" in env else (int(env["n"]), ANY)
    if which == THEIRS and env.get("doer", Who.ME) is not Who.ME:
        which = ANY
    if which not in (ANY, OF_IT) or {env.get("them"), env.get("them-after")} & {"one", "all"}:
        raise Unfit
    many: Many = cards
    return many


def _whom(env: Env) -> Who:
    """To whom. "The next player" is the next one of each, where everyone does it."""
    return _seen_by(env.get("doer", Who.ME), env.get("whom") or env.get("clitic") or env.get("to", Who.EVERYONE))


def _owner(env: Env) -> Who:
    """From whom, or whose, likewise: in some languages they are named like a receiver."""
    return _seen_by(env.get("doer", Who.ME), _named_owner(env))


def _named_owner(env: Env) -> Who | Unsaid:
    places = ("owner", "of", "whose", "with", "whom", "clitic", "to", "other")
    named = next((place for place in places if env.get(place)), "to")
    owner: Who | Unsaid = env[named]
    return owner


def _seen_by(doer: Who, whom: Who | Unsaid) -> Who:
    if not isinstance(whom, Unsaid):
        return Who(whom)
    if doer.is_one:
        if doer is not Who.ME and whom.who in (Who.LEFT, Who.RIGHT):
            raise Unfit  # on my left, or on theirs?
        return whom.who
    if doer is not Who.EVERYONE or whom.who not in SEEN_FROM_EACH:
        raise Unfit  # the next of all, or of each of them?
    return SEEN_FROM_EACH[whom.who]


def _partner(env: Env) -> Who:
    """With whom."""
    partner = env.get("with") or env.get("whom") or env.get("to") or env.get("that") or env["other"]
    return partner.who if isinstance(partner, Unsaid) else Who(partner)


def _holder(env: Env) -> Who:
    """Out of whose hand."""
    owner = _named_owner(env)
    return owner.who if isinstance(owner, Unsaid) else Who(owner)


def _few(env: Env) -> int:
    """So many cards of the draw pile, of no sort, for nobody knows them."""
    number, which = env.get("number", (1, ANY))
    if which != ANY:
        raise Unfit
    return int(number)


def _misser(env: Env) -> Who:
    """Whoever misses a turn, or gets points, also where it is one "for the next player"."""
    who = env["doer"] if "doer" in env else env["whom"]
    return who.who if isinstance(who, Unsaid) else Who(who)


def _own(cards: Many, doer: Who) -> Many:
    """ "One for each 0 they hold", said of me."""
    if isinstance(cards, Amount) and cards.who is Who.THEY and doer is Who.ME:
        return Amount(cards.count, cards.number, Who.ME, cards.which)
    return cards


def _hand_over(env: Env) -> Effect:
    if not {"to", "whom", "clitic"} & env.keys():
        raise Unfit
    doer, (cards, which), to = env.get("doer", Who.ME), _sorted_cards(env), _whom(env)
    if doer is Who.ME and to in _FROM_EACH and cards == Amount(Count.ALL) and which == ANY:
        raise Unfit  # "pass your cards to the left": mine, or everyone theirs?
    if doer is Who.EVERYONE and which == ANY and cards == Amount(Count.ALL) and to in _PASSED:
        return _PASSED[to]
    return HandOver(doer, cards, which, to)


def _hand_beside(env: Env, side: Who) -> Effect:
    """ "Pass a card to the left"."""
    if env.get("doer") is Who.ME and env.get("cards") == (Amount(Count.ALL), ANY):
        raise Unfit  # "pass your cards to the left": mine, or everyone theirs?
    return _hand_over({"doer": Who.EVERYONE, **env, "to": Unsaid(side)})


_FROM_EACH: Final = frozenset(SEEN_FROM_EACH.values())
_PASSED: Final[dict[Who, Effect]] = {
    Who.THEIR_NEXT: PassHands(),
    Who.THEIR_LEFT: ShiftHands(Who.LEFT),
    Who.THEIR_RIGHT: ShiftHands(Who.RIGHT),
}


def but_me(who: Who) -> Who:
    """Where everyone misses a turn nothing happens: whoever says so means the others."""
    return Who.OTHERS if who is Who.EVERYONE else who


def by_another(effect: Effect, doer: Who) -> Effect:
    """The same, done by somebody else."""
    if not isinstance(effect, _DONE_BY_ONE):
        raise Unfit
    maker: Callable[..., Effect] = type(effect)
    return maker(but_me(doer) if isinstance(effect, MissTurns) else doer, *effect.places()[1:])


def by_all(effect: Effect) -> Effect:
    """What somebody does, done by each of whom something is true."""
    if isinstance(effect, Either):
        second = None if effect.second is None else by_all(effect.second)
        return Either(Chooser.THEY, by_all(effect.first), second)
    return MissTurns(Who.EVERYONE, effect.turns) if isinstance(effect, MissTurns) else by_another(effect, Who.EVERYONE)


def about_each(when: Condition) -> Condition:
    """The same of each of them."""
    match when:
        case Holds(_, than, cards, which):
            return Holds(Who.THEY, than, cards, which)
        case EvenHand(_, even):
            return EvenHand(Who.THEY, even)
    return when


def by_neighbours(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """What the one on the left does, done by the one on the right, too; nothing where that cannot be."""
    try:
        return [(*effects, *[by_another(effect, Who.RIGHT) for effect in effects])]
    except Unfit:
        return []


def by_everyone(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """What I do, done by everyone."""
    try:
        return [tuple(_asked_of_everyone(effect) for effect in effects)]
    except Unfit:
        return []


def by_all_but(effects: tuple[Effect, ...], other: Who) -> list[tuple[Effect, ...]]:
    """What everyone does, done by everyone but one; nothing where there is no word for them."""
    who = _ALL_BUT.get(other)
    doers = {effect.doer() for effect in effects}
    if who is None or doers not in ({Who.EVERYONE}, {who}):
        return []
    try:
        return [tuple(by_another(effect, who) for effect in effects)]
    except Unfit:
        return []


_ALL_BUT: Final = {Who.ME: Who.OTHERS, Who.MOST: Who.BUT_MOST, Who.FEWEST: Who.BUT_FEWEST}


def _asked_of_everyone(effect: Effect) -> Effect:
    if isinstance(effect, Either) and effect.second is None:
        return Either(Chooser.THEY, by_another(effect.first, Who.EVERYONE))
    return by_another(effect, Who.EVERYONE)


_DONE_BY_ONE: Final = (
    DrawCards,
    MissTurns,
    DropCards,
    DiscardCards,
    HandOver,
    GiveCards,
    ShowHand,
    ShowCards,
    BuryCards,
    FetchCards,
    RenewHand,
    ScorePoints,
    PickCards,
    SalvageCards,
    DraftCards,
)


def _two_ways(env: Env) -> Effect:
    """ "The next player chooses: draw 3 cards or miss two turns"."""
    doer = _misser(env) if {"doer", "whom"} & env.keys() else Who.ME
    by = Chooser.ME if doer is Who.ME else Chooser.THEY
    return Either(by, by_another(env["way"], doer), by_another(env["otherway"], doer))


def _either(env: Env, by: Chooser) -> Effect:
    second: Effect = env["second"]
    if isinstance(second, Likewise):  # "heads I draw two, tails you all do"
        second = by_another(env["first"], second.who)
    return Either(by, env["first"], second)


def _may(env: Env, by: Chooser) -> Effect:
    """ "If you like you may": said twice, asked once."""
    first: Effect = env["first"]
    is_asked = isinstance(first, Either) and first.by is by and first.second is None
    return first if is_asked else Either(by, first)


def _either_of_mine(env: Env) -> Effect:
    """ "Draw two cards, or throw one away": orders to whoever lays the card."""
    if env["first"].doer() is not Who.ME or env["second"].doer() is not Who.ME:
        raise Unfit
    return _either(env, Chooser.ME)


def _or(env: Env, *, by_me: bool = False) -> Effect:
    """ "The next player draws two cards or misses a turn": whoever does it chooses, unless it is said that I do."""
    first: Effect = env["first"]
    doer = first.doer()
    if doer is None:
        raise Unfit
    by = Chooser.ME if by_me or doer is Who.ME else Chooser.THEY
    return Either(by, first, by_another(env["otherway"], doer))


def _every(cards: Cards) -> str:
    """ "All red cards": the sort."""
    many, which = cards
    if many != Amount(Count.ALL) or which in (ANY, IT):
        raise Unfit
    return which


def _lasting(env: Env, until: Until) -> Effect:
    if "does" in env:
        return Lasting(until, Law.WHEN, env.get("doer", Who.EVERYONE), _such(env), env["does"])
    if "one" in env and "cards" in env:
        draws = DrawCards(Who.THEY, _cards(env))
        return Lasting(until, Law.WHEN, env.get("doer", Who.EVERYONE), _which(env["one"]), draws)
    law = env["law"]
    if not isinstance(law, Lasting):
        raise Unfit
    return Lasting(until, law.law, law.who, law.which, law.then, law.number)


def _law(law: Law, until: Until = Until.LAP) -> Callable[[Env], Effect]:
    """How long it lasts is said elsewhere, as a rule."""

    def shape(env: Env) -> Effect:
        who = env.get("any") or env.get("doer") or env.get("whom") or Who.EVERYONE
        who = who.who if isinstance(who, Unsaid) else who
        cards = env.get("sort") or env.get("weaksort") or env.get("one") or env.get("such")
        which = Colour[env["colour"].upper()].letter if "colour" in env else _which(cards)
        number = env["number"][0] if "number" in env else int(env.get("n", 0))
        then = env.get("then") or env.get("thereupon") or env.get("does")
        if law is Law.WHEN and then is None:
            then = DrawCards(Who.THEY, _cards(env))
        return Lasting(until, law, who, which, then, number)

    return shape


def _take(owner: Who, cards: Many, taker: Who) -> Effect:
    """Where everyone takes from a neighbour, everyone gives to the one on the other side."""
    if taker is Who.EVERYONE and owner in _ACROSS:
        return GiveCards(taker, cards, _ACROSS[owner])
    if owner is taker:
        raise Unfit
    return GiveCards(owner, cards, taker)


def _see(env: Env) -> Effect:
    """Likewise where everyone looks at the hand of the one on their left; "the next player's" is seen by all."""
    looker, owner = env.get("doer", Who.ME), _named_owner(env)
    if isinstance(owner, Unsaid) and owner.who in (Who.NEXT, Who.PREVIOUS):
        return ShowHand(owner.who, looker)
    owner = _seen_by(looker, owner)
    if owner is looker:
        raise Unfit  # one's own cards anyone may look at
    return ShowHand(looker, _ACROSS[owner]) if looker is Who.EVERYONE and owner in _ACROSS else ShowHand(owner, looker)


def _receive(env: Env) -> Effect:
    """Whoever is given a card does not choose which: "I get a card from everyone"."""
    taker, giver, (cards, which) = env.get("doer", Who.ME), _owner(env), env["cards"]
    if taker is Who.EVERYONE and giver in _ACROSS:
        return HandOver(taker, cards, which, _ACROSS[giver])
    if giver is taker:
        raise Unfit
    return HandOver(Who.OTHERS if giver is Who.EVERYONE and taker is Who.ME else giver, cards, which, taker)


def _take_hand(owner: Who, taker: Who) -> Effect:
    """ "Everyone gets the hand of the one on their right": all hands go to the left."""
    if taker is not Who.EVERYONE or owner not in _ACROSS or _ACROSS[owner] not in _PASSED:
        raise Unfit
    return _PASSED[_ACROSS[owner]]


_ACROSS: Final = {
    Who.THEIR_LEFT: Who.THEIR_RIGHT,
    Who.THEIR_RIGHT: Who.THEIR_LEFT,
    Who.THEIR_NEXT: Who.THEIR_PREVIOUS,
    Who.THEIR_PREVIOUS: Who.THEIR_NEXT,
}


# --- what was named before --------------------------------------------------------------------------------------------


def meaning_it(effect: Effect, which: str) -> Effect:
    """The effect with "it" and "them" being cards of this sort."""
    if which == IT:
        return effect
    if isinstance(effect, Either):
        second = None if effect.second is None else meaning_it(effect.second, which)
        return Either(effect.by, meaning_it(effect.first, which), second)
    if not {IT, OF_IT} & set(effect.places()):
        return effect
    maker: Callable[..., Effect] = type(effect)
    return maker(*[which if place in (IT, OF_IT) else place for place in effect.places()])


class OfThat:
    """A condition about "them": whoever does what follows, or was spoken of before."""

    def __init__(self, when: Condition) -> None:
        self.when = when

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OfThat) and other.when == self.when

    def __hash__(self) -> int:
        return hash(self.when)

    def people(self) -> tuple[Who, ...]:
        return ()

    def of(self, effects: tuple[Effect, ...]) -> list[Condition]:
        """About whoever does the first of these; none where nobody could be meant."""
        doer = effects[0].doer() if effects else None
        if doer is None or doer is Who.ME or not doer.is_one:
            return []
        return [condition_for(self.when, doer)]


def standing_for(effect: Effect, that: Who) -> Effect:
    """The effect with "they" being these players; as many "as they have" are those of whoever does it."""
    if isinstance(effect, Either):
        second = None if effect.second is None else standing_for(effect.second, that)
        return Either(effect.by, standing_for(effect.first, that), second)
    if isinstance(effect, Lasting):
        who = that if effect.who is Who.THEY else effect.who
        return Lasting(effect.until, effect.law, who, effect.which, effect.then, effect.number)
    if Who.THEY not in effect.places():
        return effect
    maker: Callable[..., Effect] = type(effect)
    return maker(*[that if place is Who.THEY else place for place in effect.places()])


def condition_for(when: Condition, that: Who, of: Who = Who.THEY) -> Condition:
    """The condition with this player in the place of another; of "them", as a rule."""
    if isinstance(when, Holds) and when.who is of:
        return Holds(that, when.than, when.cards, when.which)
    if isinstance(when, EvenHand) and when.who is of:
        return EvenHand(that, when.even)
    if isinstance(when, Compared):
        return Compared(that if when.who is of else when.who, when.than, that if when.other is of else when.other)
    return when


def of_any_sort(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Where no sort was named before, "of them" are cards of any sort; where one was, nobody knows."""
    found: list[Clause] = []
    sorts = {ANY}
    for clause in clauses:
        effect = clause.effect
        if sorts == {ANY} and OF_IT in _inner(effect):
            effect = meaning_it(effect, ANY)
        sorts |= {getattr(effect, "which", ANY)}
        found.append(Clause(effect, clause.when))
    return tuple(found)


def _inner(effect: Effect) -> tuple[object, ...]:
    if isinstance(effect, Either):
        return (*effect.first.places(), *(() if effect.second is None else effect.second.places()))
    return effect.places()


def colour_of_most(doer: Who | None) -> str:
    """ "Whoever has the most red cards throws them away"."""
    letter = "" if doer is None else str(doer.value).rpartition("-")[2]
    return letter if letter and letter in COLOUR_LETTERS else IT


def opposites_of(when: Condition | AnyOf) -> list[Condition]:
    """What holds where the condition does not."""
    match when:
        case AnyOf(several) if all(isinstance(each, Named) for each in several):
            return [Named(colour) for colour in Colour if Named(colour) not in several]
        case AnyOf(several):
            lying = [Lies(Lying.TURNED, which) for which in (*COLOUR_LETTERS, "wild")]
            if not set(several) <= set(lying):
                raise Unfit
            return [each for each in lying if each not in several]
        case Named(colour):
            return [Named(other) for other in Colour if other is not colour]
        case EvenHand(who, even):
            return [EvenHand(who, not even)]
        case Lies(place, which, is_so):
            return [Lies(place, which, not is_so)]
        case ItIs(which, is_so):
            return [ItIs(which, not is_so)]
        case Holds(who, Than.MORE, cards, which):
            return [Holds(who, Than.FEWER, cards + 1, which)]
        case Holds(who, Than.FEWER, cards, which) if cards > 0:
            return [Holds(who, Than.MORE, cards - 1, which)]
        case Holds(who, _, cards, which):
            return [Holds(who, than, cards, which) for than in (Than.MORE, Than.FEWER)]
        case Compared(who, than, other):
            return [Compared(who, each, other) for each in Than if each is not than]
    raise Unfit


# --- several at once --------------------------------------------------------------------------------------------------


def _trade(env: Env) -> tuple[Effect, ...]:
    """ "I swap a card with the next player": each gives the other one."""
    doer, other, (cards, which) = env["doer"], _partner(env), env["cards"]
    if isinstance(cards, int) and doer is Who.EVERYONE and other.is_relative:
        return (HandOver(doer, cards, which, other),)  # each also gets some from the other side
    if not isinstance(cards, int) or not doer.is_one:
        raise Unfit
    return HandOver(doer, cards, which, other), HandOver(other, cards, which, doer)


def _blind_trade(env: Env) -> tuple[Effect, ...]:
    """The same without looking: each takes some from the other."""
    several = _trade({**env, "cards": (_cards(env), ANY)})
    if len(several) != 2:
        raise Unfit
    given, taken = several
    assert isinstance(given, HandOver)
    assert isinstance(taken, HandOver)
    return GiveCards(given.who, given.cards, given.to), GiveCards(taken.who, taken.cards, taken.to)


def _each_held(env: Env) -> Amount:
    """ "For each card you have, …": of whoever has them."""
    owner = env.get("owner", Who.THEY)
    return Amount(Count.AS, who=owner.who if isinstance(owner, Unsaid) else owner, which=_which(env["one"]))


def _more_turns(env: Env) -> tuple[Effect, ...]:
    """ "Two more turns for me": after the first of them the others miss theirs."""
    if env.get("doer", Who.ME) is not Who.ME:
        raise Unfit
    turns = int(env["n"])
    return (PlayAgain(Who.ME),) if turns == 1 else (PlayAgain(Who.ME), MissTurns(Who.OTHERS, turns - 1))


def _hit(env: Env) -> tuple[Effect, ...]:
    """ "+10 for the next player": as on printed cards."""
    who: Who = env.get("to") or env.get("doer", Who.NEXT)
    who = who.who if isinstance(who, Unsaid) else who
    if not who.is_one:
        raise Unfit
    return DrawCards(who, int(env["n"])), MissTurns(who, 1)


def _demand(env: Env) -> tuple[Effect, ...]:
    """ "The next player plays a red card or draws two"."""
    doer, until, which = env["doer"], Until.LAP, _such(env)
    if doer is Who.ME:
        raise Unfit
    only = Lasting(until, Law.ONLY, doer, which)
    cards = int(env["n"]) if "n" in env else env["number"][0] if "number" in env else 0
    if cards == 1 and not doer.is_one:
        raise Unfit  # "everyone must play a red card": now, or when it is their turn?
    return (only,) if cards == 1 else (only, Lasting(until, Law.TOLL, doer, number=cards))


def _draw_as_many(env: Env) -> Effect:
    """ "For every red card I have the next player draws one", "they draw as many as they have red ones"."""
    doer: Who = env.get("doer", Who.ME)
    owner = _of_me(env.get("owner", Who.THEY))
    return DrawCards(doer, _own(Amount(Count.AS, who=owner, which=_which(env.get("sort"))), doer))


def _miss_but_me(env: Env) -> tuple[Effect, ...]:
    """ "All others miss a turn, so it is mine again": that is one thing, said twice."""
    who = but_me(env["doer"])
    if who is not Who.OTHERS:
        raise Unfit
    return (MissTurns(who, int(env["n"])),)


def _law_for_one(law: Law, env: Env) -> tuple[Effect, ...]:
    """ "The next player may only play red": in their next turn."""
    doer, which = env["doer"], _which(env["sort"])
    if doer is Who.ME or not doer.is_one or which == ANY:
        raise Unfit
    return (Lasting(Until.LAP, law, doer, which),)


def _fine(env: Env, until: Until) -> tuple[Effect, ...]:
    """ "Whoever forgets UNO this round draws four": how long stands in the middle of it."""
    return (Lasting(until, Law.FINE, Who.EVERYONE, number=int(env["n"]) if "n" in env else env["number"][0]),)


def _hand_both(env: Env) -> tuple[Effect, ...]:
    """ "Give each of your neighbours a card"."""
    cards, which = env["cards"]
    return tuple(HandOver(env["doer"], cards, which, who) for who in (Who.LEFT, Who.RIGHT))


def _score_take(env: Env) -> tuple[Effect, ...]:
    """ "Take 20 points from the next player": they lose them, and I get them."""
    owner = env["owner"] if "owner" in env else env["whom"]
    loser = owner.who if isinstance(owner, Unsaid) else Who(owner)
    winner = env.get("doer", Who.ME)
    if loser is winner or not loser.is_one or not winner.is_one:
        raise Unfit
    return ScorePoints(loser, -int(env["n"])), ScorePoints(winner, int(env["n"]))


def _so_many(env: Env) -> int:
    number, which = env["number"] if "number" in env else (int(env["n"]), ANY)
    if which != ANY:
        raise Unfit
    return int(number)


def _one_per(env: Env) -> Amount:
    """ "For each red card in your hand you draw one": how many stands apart from what they are counted by."""
    if env.get("number", (1, ANY)) != (1, ANY):
        raise Unfit
    return Amount(Count.AS, who=Who.THEY, which=_which(env["one"]))


def _so_many_for_each(env: Env, who: Who) -> Amount:
    """Likewise: "for each opponent you draw two"."""
    number, which = env["number"]
    if which != ANY:
        raise Unfit
    return Amount(Count.EACH, number, who)


SEVERAL: Final[dict[str, Callable[[Env], tuple[Effect, ...]]]] = {
    "trade": _trade,
    "more-turns": _more_turns,
    "hit": _hit,
    "demand": _demand,
    "hand-all": lambda env: (HandOver(Who.EVERYONE, Amount(Count.ALL), _every(env["cards"]), _whom(env)),),
    "deal": lambda env: (DrawCards(_misser(env), int(env["n"]) if "n" in env else _cards(env)),),
    "each-draw": lambda env: (DrawCards(env["doer"], _own(_each_held(env), env["doer"])),),
    "double-hand": lambda env: (DrawCards(env["doer"], _own(Amount(Count.AS, who=Who.THEY), env["doer"])),),
    "blind-trade": _blind_trade,
    "die-draw": lambda env: (DrawCards(env.get("doer", Who.ME), Amount(Count.DIE)),),
    "turned-draw": lambda env: (DrawCards(env.get("doer", Who.ME), Amount(Count.TURNED)),),
    "draw-per": lambda env: (DrawCards(env.get("doer", Who.ME), _own(_one_per(env), env.get("doer", Who.ME))),),
    "draw-each-others": lambda env: (DrawCards(env.get("doer", Who.ME), _so_many_for_each(env, Who.OTHERS)),),
    "draw-each-everyone": lambda env: (DrawCards(env.get("doer", Who.ME), _so_many_for_each(env, Who.EVERYONE)),),
    "take-return": lambda env: (
        _take(_owner(env), _cards(env), Who.ME),
        HandOver(Who.ME, int(env["n"]), ANY, _owner(env)),
    ),
    "draw-beside": lambda env: tuple(DrawCards(who, _so_many(env)) for who in (Who.LEFT, Who.RIGHT)),
    "even-out": lambda env: (
        DropCards(env["doer"], Amount(Count.TO, int(env["n"])), ANY),
        DrawCards(env["doer"], Amount(Count.TO, int(env["n"]))),
    ),
    "next-only": lambda env: _law_for_one(Law.ONLY, env),
    "next-ban": lambda env: _law_for_one(Law.BAN, env),
    "as-draw": lambda env: (_draw_as_many(env),),
    "miss-again": _miss_but_me,
    "miss-one": lambda env: (MissTurns(but_me(env["doer"]), 1),),
    "once-double": lambda env: (_law(Law.DOUBLE, Until.ONCE)({"sort": (1, _sort(env))}),),
    "score-take": _score_take,
    "once-mute": lambda env: (Lasting(Until.ONCE, Law.MUTE, Who.EVERYONE),),
    "take-both": lambda env: tuple(GiveCards(who, _cards(env), env["doer"]) for who in (Who.LEFT, Who.RIGHT)),
    "hand-both": _hand_both,
    "roll": lambda env: (Announced(Count.DIE, env.get("doer", Who.ME)),),
    "turn-up": lambda env: (Announced(Count.TURNED, env.get("doer", Who.ME)),),
    "same": lambda env: (Likewise(env["doer"]),),
    "fine-lap": lambda env: _fine(env, Until.LAP),
    "fine-round": lambda env: _fine(env, Until.ROUND),
}
"""The keys of `[effects]` in `hear.toml` that stand for several effects."""


_SHAPERS: Final[dict[str, Callable[[Env], Effect]]] = {
    "draw": lambda env: DrawCards(env["doer"], _own(_cards(env), env["doer"])),
    "miss-a-turn": lambda env: MissTurns(but_me(_misser(env)), 1),
    "miss-once": lambda env: MissTurns(but_me(env["doer"]), 1),
    "miss-next": lambda env: MissTurns(Who.NEXT, 1),
    "miss-two": lambda env: MissTurns(Who.NEXT_TWO, 1),
    "miss": lambda env: MissTurns(but_me(_misser(env)), env["turns"] if "turns" in env else env["n"]),
    "miss-all": lambda env: MissTurns(Who.EVERYONE, env["turns"]),
    "again-me": lambda env: PlayAgain(env["doer"]),
    "again": lambda env: PlayAgain(env["doer"]),
    "again-chosen": lambda env: PlayAgain(Who.CHOSEN),
    "reverse": lambda env: TurnRound(),
    "swap": lambda env: SwapHands(env["doer"], _partner(env)),
    "pass": lambda env: PassHands(),
    "swap-left": lambda env: SwapHands(Who.ME, Who.LEFT),
    "swap-right": lambda env: SwapHands(Who.ME, Who.RIGHT),
    "drop-all": lambda env: DropCards(Who.EVERYONE, Amount(Count.ALL), _every(env["cards"])),
    "drop-all-may": lambda env: Either(Chooser.THEY, DropCards(Who.EVERYONE, Amount(Count.ALL), _every(env["cards"]))),
    "keep": lambda env: DropCards(env["doer"], Amount(Count.TO, env["n"]), ANY),
    "take-mine": lambda env: _take(Who.ME, _cards(env), env["doer"]),
    "hand-left": lambda env: _hand_beside(env, Who.LEFT),
    "hand-right": lambda env: _hand_beside(env, Who.RIGHT),
    "shift-left": lambda env: ShiftHands(Who.LEFT),
    "shift-right": lambda env: ShiftHands(Who.RIGHT),
    "redeal": lambda env: Redeal(),
    "give": lambda env: GiveCards(env["doer"], _cards(env), _whom(env)),
    "hand": _hand_over,
    "take": lambda env: _take(_owner(env), _cards(env), env.get("doer", Who.ME)),
    "receive": _receive,
    "take-hand": lambda env: _take_hand(_owner(env), env.get("doer", Who.ME)),
    "swap-beside": lambda env: SwapHands(Who.LEFT, Who.RIGHT),
    "discard": lambda env: DiscardCards(env["doer"], _cards(env)),
    "drop": lambda env: DropCards(env["doer"], *_sorted_cards(env)),
    "show": lambda env: ShowHand(env["doer"], _whom(env)),
    "see": _see,
    "reveal": lambda env: ShowCards(env["doer"], *_sorted_cards(env), _whom(env)),
    "bury": lambda env: BuryCards(env["doer"], *_sorted_cards(env)),
    "fetch": lambda env: FetchCards(env["doer"], _own(_cards({"cards": (1, ANY), **env}), env["doer"])),
    "renew": lambda env: RenewHand(env["doer"]),
    "reshuffle": lambda env: Reshuffle(),
    "colour": lambda env: GoOnWith(Colour[env["colour"].upper()].letter),
    "nothing": lambda env: DoNothing(),
    "score": lambda env: ScorePoints(_misser(env), int(env["n"])),
    "score-less": lambda env: ScorePoints(_misser(env), -int(env["n"])),
    "stakes": lambda env: RaiseStakes(int(env["n"])),
    "either-orders": _either_of_mine,
    "vote": lambda env: VoteFor(env["doer"]),
    "number": lambda env: NameNumber(env["doer"]),
    "lots": lambda env: DrawLots(env["doer"], _partner(env)),
    "pick": lambda env: PickCards(env["doer"], env["cards"][0], env["cards"][1], _holder(env)),
    "peek": lambda env: PeekAtPile(env["doer"], _few(env)),
    "draft": lambda env: DraftCards(env["doer"], _few(env), int(env.get("n", 1))),
    "arrange": lambda env: ArrangePile(env["doer"], _few(env)),
    "salvage": lambda env: SalvageCards(env["doer"], *env["cards"]),
    "either-they": lambda env: _either(env, Chooser.THEY),
    "either-me": lambda env: _either(env, Chooser.ME),
    "either-pick": _two_ways,
    "either-or": _or,
    "either-whether": lambda env: Either(
        Chooser.ME, by_another(env["way"], env["doer"]), by_another(env["otherway"], env["doer"])
    ),
    "either-me-or": lambda env: _or(env, by_me=True),
    "either-coin": lambda env: _either(env, Chooser.COIN),
    "may-they": lambda env: _may(env, Chooser.THEY),
    "may-me": lambda env: _may(env, Chooser.ME),
    "lap": lambda env: _lasting(env, Until.LAP),
    "round": lambda env: _lasting(env, Until.ROUND),
    "once": lambda env: _lasting(env, Until.ONCE),
    "ban-all": _law(Law.BAN),
    "double-of": _law(Law.DOUBLE),
    "shield-of": _law(Law.SHIELD),
    "toll-0": _law(Law.TOLL),
    "when-reverse": lambda env: Lasting(Until.LAP, Law.WHEN, Who.EVERYONE, _such(env), TurnRound()),
    **{str(law.value): _law(law) for law in Law},
    **{f"lap-{law.value}": _law(law) for law in Law},
    **{f"round-{law.value}": _law(law, Until.ROUND) for law in Law},
}
"""By the keys of the tables' `[effects]`."""
