"""What has been poured into a mould becomes an effect, an amount, or a condition."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from penultimate.houserules.variations import Unfit
from penultimate.rules.cards import Colour
from penultimate.rules.compound import UNO_LEFT
from penultimate.rules.effects import (
    Among,
    Amount,
    ArrangePile,
    AtTable,
    BuryCards,
    Chooser,
    Compared,
    Condition,
    CopyCard,
    Count,
    DealOut,
    DiscardCards,
    DoNothing,
    DraftCards,
    DrawCards,
    DrawLots,
    Drew,
    DropCards,
    Effect,
    EvenHand,
    FetchCards,
    GiveCards,
    GoOnWith,
    HandOver,
    Holds,
    Lasting,
    Law,
    LetNameColour,
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
    Rolled,
    RolledEven,
    SalvageCards,
    SayWho,
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
    either,
)
from penultimate.rules.whichcards import ANY, CARD_SETS, EXTREMES, JUST_DRAWN, MEASURES, NAMED, SAID, SAME

Env = dict[str, Any]
"""What fills the places of a mould, by their names."""
Cards = tuple[Many, str]
"""How many, and of which sort."""


# --- amounts ----------------------------------------------------------------------------------------------------------


def amount(key: str, env: Env) -> Cards:
    """By the keys of `[amounts]`; Unfit where there are no such cards."""
    if key.startswith("each-"):
        number, which = env["number"]
        return Amount(Count.EACH, number, Who(key.removeprefix("each-"))), which
    if key == "rise":
        number, which = env["number"]
        return Amount(Count.RISE, number), which
    if key.startswith("until"):
        return Amount(Count.UNTIL, which=env["such"][1] if "such" in env else "playable", most=env.get("n", 0)), ANY
    if key in _BY_SOMETHING:
        return _amount_by(key, env), env["sort"][1] if "sort" in env else ANY
    return _amount_of(key, env), _sort(env)


_BY_SOMETHING: Final = (
    *(
        "as",
        "as-colours",
        "level",
        "level-draw",
        "to",
        "to-draw",
        "die",
        "die-same",
        "turned",
        "below",
        "done",
        "done-times",
    ),
)


def _amount_by(key: str, env: Env) -> Amount:
    """So many as something else says."""
    if key == "as-colours":
        return Amount(Count.AS, who=env["owner"], which=MEASURES[2])
    if key == "as":
        return Amount(Count.AS, who=env["owner"], which=env["counted"])
    if key in ("level", "level-draw"):
        return Amount(Count.LEVEL, who=env["owner"])
    if key == "die-same":
        return Amount(Count.DIE)
    if key.startswith("done"):
        return Amount(Count.DONE, env.get("n", 1))
    return Amount(Count.TO, env["n"]) if key in ("to", "to-draw") else Amount(Count(key))


def _amount_of(key: str, env: Env) -> Many:
    """So many, or such a part, of what is named beside it."""
    if key in ("one", "count-one", "plural", "plural-weak"):
        return 1
    if key == "many":
        return int(env["n"])
    if key == "up-to":
        return Amount(Count.UP_TO, env["n"])
    if key.startswith("part-"):
        return Amount(Count.PART, int(key.removeprefix("part-")))
    return Amount(Count.UP_TO_ALL if key == "up-to-all" else Count(key))


def _sort(env: Env) -> str:
    """The name of a sort of cards from a colour, a noun and what follows it."""
    noun, suffix = env.get("nouns") or env.get("noun", ""), env.get("suffix", "")
    colour = env.get("adj") or env.get("weak", "")
    which = "-".join(filter(None, (colour, noun, suffix))) or ANY
    if which not in CARD_SETS and which not in (NAMED, SAID, JUST_DRAWN, *EXTREMES, *SAME):
        raise Unfit
    return which


# --- conditions -------------------------------------------------------------------------------------------------------


def condition(key: str, env: Env) -> Condition:
    """By the keys of `[conditions]`; "they-" is said of each."""
    if "/" in key:
        crowd, _, key = key.partition("/")
        return _among(crowd, key, env)
    who = Who.THEY if key.startswith("they-") else env.get("doer", Who.ME)
    key = key.removeprefix("they-")
    measure, _, than = key.partition("-")
    if measure == "players":
        return AtTable(Than(than), env["n"])
    if key in ("die-even", "die-odd"):
        return RolledEven(than == "even")
    if key.startswith(("die-", "not-die-")):
        return Rolled(Than(key.rpartition("-")[2]), env["n"], is_so=measure == "die")
    if measure in MEASURES:
        return Holds(who, Than(than), env["n"], measure)
    if key == "named":
        return Named(_colour(env))
    if key in ("turned", "below", "not-turned", "not-below"):
        return Lies(Lying(key.removeprefix("not-")), env["one"][1], is_so=not key.startswith("not-"))
    if key in ("drew", "not-drew"):
        return Drew(who, _of_sort(env), key == "drew")
    if key in ("even", "odd"):
        return EvenHand(who, key == "even")
    if key.endswith("-than"):
        return Compared(who, Than(key.removesuffix("-than")), env["other"] if "other" in env else env["to"])
    if key == "has":
        return Holds(who, Than.MORE, 0, env["one"][1])
    if key == "lacks":
        return Holds(who, Than.FEWER, 1, _of_sort(env))
    number, which = env["count"]
    return Holds(who, Than(key), number, which)


def _among(crowd: str, key: str, env: Env) -> Among:
    """By the keys of `[crowds]`: of `none` it is the opposite."""
    how, _, who = crowd.partition("-")
    of = condition("lacks" if how == "none" else key, {**env, "doer": Who(who)})
    assert isinstance(of, Holds)
    return Among(how != "some", of)


def _colour(env: Env) -> Colour:
    return Colour[env["colour"].upper()]


def _of_sort(env: Env) -> str:
    """Which cards something is said of."""
    named: Cards = env.get("sort") or env.get("weaksort") or env.get("one") or (1, ANY)
    return named[1]


# --- effects ----------------------------------------------------------------------------------------------------------


def effect(key: str, env: Env) -> Effect:
    """By the keys of `[effects]`."""
    return _SHAPERS[key](env)


def _cards(env: Env) -> Many:
    """Cards of any sort."""
    cards: Many
    cards, which = env["cards"]
    if which != ANY:
        raise Unfit
    return cards


def _partner(env: Env) -> Who:
    """With whom, or from whom."""
    return Who(env["with"] if "with" in env else env["to"])


def _law(law: Law) -> Callable[[Env], Effect]:
    """How long it lasts is said outside of it."""

    def shape(env: Env) -> Effect:
        who = env.get("any") or env.get("doer", Who.EVERYONE)
        number = env["cards"][0] if "cards" in env else env.get("number", (0, ANY))[0]
        return Lasting(Until.LAP, law, who, _of_sort(env), env.get("then"), number, to=env.get("to"))

    return shape


def _choice(by: Chooser) -> Callable[[Env], Effect]:
    """One of what stands in its places."""

    def shape(env: Env) -> Effect:
        return either(by, tuple(env[place] for place in ("first", "second", "third", "fourth") if place in env))

    return shape


def _choice_of_one(env: Env) -> Effect:
    """It is said who chooses, since not all of it is done by that player; who does something in the first way."""
    ways = tuple(env[place] for place in ("first", "second", "third", "fourth") if place in env)
    if env["doer"] is Who.ME or ways[0].doer() is not env["doer"] or all(way.doer() is env["doer"] for way in ways):
        raise Unfit
    return either(Chooser.THEY, ways)


def _lasting(until: Until) -> Callable[[Env], Effect]:
    """For so many laps or turns, or until such a card is laid."""

    def shape(env: Env) -> Effect:
        law: Lasting = env["law"]
        return replace(law, until=until, times=env.get("n", 1), till=_of_sort(env))

    return shape


LAWS: Final[dict[str, Callable[[Env], Effect]]] = {
    **{str(law.value): _law(law) for law in Law},
    "ban-all": _law(Law.BAN),
    "double-of": _law(Law.DOUBLE),
    "shield-of": _law(Law.SHIELD),
    "toll-0": _law(Law.TOLL),
    "toll-until": _law(Law.TOLL),
    "fine-0": _law(Law.FINE),
}
"""What lasts."""

CHOICES: Final[dict[str, Callable[[Env], Effect]]] = {
    "either-they": _choice(Chooser.THEY),
    "either-me": _choice(Chooser.ME),
    "either-coin": _choice(Chooser.COIN),
    "either-one": _choice_of_one,
    "three-one": _choice_of_one,
    "four-one": _choice_of_one,
    "three-they": _choice(Chooser.THEY),
    "three-me": _choice(Chooser.ME),
    "four-they": _choice(Chooser.THEY),
    "four-me": _choice(Chooser.ME),
    "may-they": _choice(Chooser.THEY),
    "may-me": _choice(Chooser.ME),
}
"""What somebody chooses."""

COMPOUND: Final[dict[str, Callable[[Env], Effect]]] = {
    **CHOICES,
    "lap": _lasting(Until.LAP),
    "laps": _lasting(Until.LAP),
    "round": _lasting(Until.ROUND),
    "once": _lasting(Until.ONCE),
    "next-turn": _lasting(Until.TURNS),
    "next-turns": _lasting(Until.TURNS),
    "own-turn": _lasting(Until.OWN),
    "own-turns": _lasting(Until.OWN),
    "till": _lasting(Until.TILL),
    "till-next": _lasting(Until.TILL),
    "till-uno": lambda env: replace(env["law"], until=Until.TILL, till=UNO_LEFT),
}
"""What holds other effects."""


def _copied(which: str) -> Effect:
    if which == ANY:
        raise Unfit
    return CopyCard(which)


SIMPLE: Final[dict[str, Callable[[Env], Effect]]] = {
    "draw": lambda env: DrawCards(env["doer"], _cards(env)),
    "miss": lambda env: MissTurns(env["doer"], env["turns"]),
    "miss-all": lambda env: MissTurns(Who.EVERYONE, env["turns"]),
    "again": lambda env: PlayAgain(env["doer"]),
    "again-me": lambda env: PlayAgain(env["doer"]),
    "reverse": lambda env: TurnRound(),
    "swap": lambda env: SwapHands(env["doer"], _partner(env)),
    "pass": lambda env: PassHands(),
    "shift-left": lambda env: ShiftHands(Who.LEFT),
    "shift-right": lambda env: ShiftHands(Who.RIGHT),
    "redeal": lambda env: Redeal(),
    "give": lambda env: GiveCards(env["doer"], _cards(env), env["to"]),
    "hand": lambda env: HandOver(env["doer"], env["cards"][0], env["cards"][1], env["to"]),
    "discard": lambda env: DiscardCards(env["doer"], _cards(env)),
    "drop": lambda env: DropCards(env["doer"], *env["cards"]),
    "show": lambda env: ShowHand(env["doer"], env["to"]),
    "reveal": lambda env: ShowCards(env["doer"], env["cards"][0], env["cards"][1], env["to"]),
    "bury": lambda env: BuryCards(env["doer"], *env["cards"]),
    "fetch": lambda env: FetchCards(env["doer"], _cards(env)),
    "renew": lambda env: RenewHand(env["doer"]),
    "reshuffle": lambda env: Reshuffle(),
    "colour": lambda env: GoOnWith(_colour(env).letter),
    "nothing": lambda env: DoNothing(),
    "score": lambda env: ScorePoints(env["doer"], env["points"]),
    "score-less": lambda env: ScorePoints(env["doer"], -env["points"]),
    "score-winner": lambda env: ScorePoints(Who.WINNER, env["points"]),
    "score-winner-less": lambda env: ScorePoints(Who.WINNER, -env["points"]),
    "stakes": lambda env: RaiseStakes(env["n"]),
    "vote": lambda env: VoteFor(env["doer"]),
    "vote-one": lambda env: VoteFor(env["doer"]),
    "number": lambda env: NameNumber(env["doer"]),
    "point": lambda env: SayWho(env["doer"]),
    "dye": lambda env: LetNameColour(env["doer"]),
    "copy": lambda env: CopyCard(ANY),
    "copy-of": lambda env: _copied(_of_sort(env)),
    "deal": lambda env: DealOut(env["doer"], env["number"][0]),
    "lots": lambda env: DrawLots(env["doer"], env["other"]),
    "pick": lambda env: PickCards(env["doer"], env["cards"][0], env["cards"][1], _partner(env)),
    "peek": lambda env: PeekAtPile(env["doer"], env["number"][0]),
    "draft": lambda env: DraftCards(env["doer"], env["number"][0], env["n"]),
    "arrange": lambda env: ArrangePile(env["doer"], env["number"][0]),
    "salvage": lambda env: SalvageCards(env["doer"], *env["cards"]),
}
"""What is done at once."""

_SHAPERS: Final = {**SIMPLE, **COMPOUND, **LAWS}
