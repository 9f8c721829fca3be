"""Arbitrary clauses that may stand on a card, thrown with dice: for property tests and for long runs."""

import random
from collections.abc import Callable
from dataclasses import replace

from penultimate.rules import Colour, Rule, RuleError
from penultimate.rules.effects import (
    MOST_EFFECTS,
    Among,
    Amount,
    ArrangePile,
    AtTable,
    Both,
    BuryCards,
    Chooser,
    Clause,
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
    Either,
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
    Together,
    TurnRound,
    Until,
    VoteFor,
    Who,
    either,
)
from penultimate.rules.rule import finds_out, found_by
from penultimate.rules.whichcards import ANY, CARD_SETS, EXTREMES, JUST_DRAWN, MEASURES, NAMED, SAID, SAME

Dice = random.Random

SORTS = [which for which in CARD_SETS if which != ANY]
WHO = [who for who in Who if not who.is_relative and who is not Who.WINNER]
ONES = [who for who in WHO if who.is_one]
WHOM = [who for who in Who if who not in (Who.THEY, Who.WINNER)]


def sort(dice: Dice) -> str:
    return ANY if dice.random() < 0.5 else dice.choice([*SORTS, NAMED, SAID])


def sort_held(dice: Dice) -> str:
    """Also the highest number in a hand: of that there is one; or what several cards have in common."""
    return sort(dice) if dice.random() < 0.7 else dice.choice([*EXTREMES, *SAME, JUST_DRAWN, JUST_DRAWN])


def few(dice: Dice) -> int:
    return dice.randint(1, 3) if dice.random() < 0.7 else dice.randint(1, 20)


def counted(dice: Dice) -> Many:
    way = dice.random()
    if way < 0.5:
        return few(dice)
    if way < 0.6:
        return Amount(dice.choice([Count.DIE, Count.TURNED, Count.BELOW]))
    if way < 0.65:
        return Amount(Count.DONE, dice.choice([1, 1, 2, 3]))
    if way < 0.7:
        return Amount(Count.EACH, few(dice), dice.choice([Who.EVERYONE, Who.OTHERS]))
    return Amount(Count.AS, who=dice.choice([*ONES, Who.THEY]), which=sort(dice) if way < 0.95 else "colours")


def drawn(dice: Dice) -> Many:
    way = dice.random()
    if way < 0.1:
        which = dice.choice(["playable", NAMED, *SORTS])
        return Amount(Count.UNTIL, which=which, most=0 if dice.random() < 0.5 else dice.randint(2, 20))
    if way < 0.15:
        return Amount(Count.RISE, few(dice))
    return level(dice) if way < 0.2 else counted(dice)


def level(dice: Dice) -> Many:
    return Amount(Count.TO, few(dice)) if dice.random() < 0.5 else Amount(Count.LEVEL, who=dice.choice(ONES))


def given(dice: Dice) -> Many:
    if dice.random() < 0.6:
        return counted(dice)
    return dice.choice(
        [
            *(Amount(count) for count in (Count.ALL, Count.HALF, Count.THIRD)),
            *(Amount(Count.PART, part) for part in (2, 3)),
        ]
    )


def chosen(dice: Dice, cards: Callable[[Dice], Many] = given) -> Many:
    """Where somebody chooses the cards, and so can choose how many."""
    if dice.random() < 0.7:
        return cards(dice)
    return Amount(Count.UP_TO_ALL) if dice.random() < 0.4 else Amount(Count.UP_TO, dice.randint(2, 5))


def taken(dice: Dice) -> Many:
    if dice.random() < 0.1:
        return Amount(Count.DONE)
    return few(dice) if dice.random() < 0.7 else Amount(Count.UP_TO, dice.randint(2, 20))


def thrown(dice: Dice) -> Many:
    return given(dice) if dice.random() < 0.8 else level(dice)


def shown(dice: Dice) -> Many:
    return 1 if dice.random() < 0.5 else Amount(Count.ALL)


_SIMPLE: list[Callable[[Dice], Effect]] = [
    lambda dice: DrawCards(dice.choice(WHO), drawn(dice)),
    lambda dice: MissTurns(dice.choice(WHO), few(dice)),
    lambda dice: PlayAgain(dice.choice(ONES)),
    lambda dice: TurnRound(),
    lambda dice: SwapHands(dice.choice(ONES), dice.choice(ONES)),
    lambda dice: PassHands(),
    lambda dice: Redeal(),
    lambda dice: ShiftHands(dice.choice([Who.LEFT, Who.RIGHT])),
    lambda dice: GiveCards(dice.choice(WHO), given(dice), dice.choice(WHOM)),
    lambda dice: HandOver(dice.choice(WHO), chosen(dice), sort_held(dice), dice.choice(WHOM)),
    lambda dice: DiscardCards(dice.choice(WHO), thrown(dice)),
    lambda dice: DropCards(dice.choice(WHO), chosen(dice, thrown), sort_held(dice)),
    lambda dice: ShowHand(dice.choice(WHO), dice.choice(WHOM)),
    lambda dice: ShowCards(dice.choice(WHO), shown(dice), dice.choice([*SORTS, JUST_DRAWN]), dice.choice(WHOM)),
    lambda dice: BuryCards(dice.choice(WHO), chosen(dice), sort_held(dice)),
    lambda dice: FetchCards(dice.choice(WHO), counted(dice)),
    lambda dice: RenewHand(dice.choice(WHO)),
    lambda dice: Reshuffle(),
    lambda dice: GoOnWith(dice.choice("BGRY")),
    lambda dice: DoNothing(),
    lambda dice: ScorePoints(dice.choice([Who.WINNER, *WHO]), dice.choice([-500, -50, -1, 1, 20, 50])),
    lambda dice: SayWho(dice.choice(ONES)),
    lambda dice: LetNameColour(dice.choice(ONES)),
    lambda dice: RaiseStakes(dice.randint(2, 10)),
    lambda dice: CopyCard(dice.choice([ANY, "action", *SORTS])),
    lambda dice: DealOut(dice.choice(ONES), dice.randint(1, 10)),
    lambda dice: VoteFor(dice.choice(WHO)),
    lambda dice: NameNumber(dice.choice(ONES)),
    lambda dice: DrawLots(dice.choice(ONES), dice.choice(ONES)),
    lambda dice: PickCards(dice.choice(ONES), taken(dice), sort(dice), dice.choice(ONES)),
    lambda dice: PeekAtPile(dice.choice(WHO), dice.randint(1, 10)),
    lambda dice: DraftCards(dice.choice(WHO), dice.randint(2, 10), dice.randint(1, 9)),
    lambda dice: ArrangePile(dice.choice(WHO), dice.randint(2, 10)),
    lambda dice: SalvageCards(dice.choice(WHO), taken(dice), sort(dice)),
]


def simple_effect(dice: Dice) -> Effect:
    return _sound(lambda: dice.choice(_SIMPLE)(dice))


def _law(dice: Dice) -> Effect:
    law = _law_for_now(dice)
    if law.until in (Until.LAP, Until.TURNS, Until.OWN):
        return replace(law, times=dice.choice([1, 1, 2, 3, 10]))
    return replace(law, till=dice.choice([ANY, "uno", *SORTS])) if law.until is Until.TILL else law


def _law_for_now(dice: Dice) -> Lasting:
    how_long, who = dice.choice(list(Until)), dice.choice(WHO)
    law = dice.choice([law for law in Law if law is not Law.ENCORE])
    if law in (Law.BAN, Law.ONLY):
        return Lasting(how_long, law, who, dice.choice([*SORTS, NAMED]))
    if law in (Law.FREE, Law.MUTE):
        return Lasting(how_long, law, who, dice.choice([ANY, *SORTS]))
    if law in (Law.DOUBLE, Law.SHIELD):
        return Lasting(how_long, law, who, dice.choice([ANY, "+2", "+4", "draws"]))
    if law is Law.STACK:
        return Lasting(how_long, law, who, dice.choice(["+2", "+4", "draws"]))
    if law is Law.TOLL and dice.random() < 0.5:
        until = Amount(Count.UNTIL, which=dice.choice(["playable", *SORTS]), most=dice.choice([0, 0, 5]))
        return Lasting(how_long, law, who, number=until)
    if law in (Law.TOLL, Law.FINE):
        return Lasting(how_long, law, who, number=dice.randint(0, 5))
    if law is Law.WHEN:
        return Lasting(how_long, law, who, dice.choice([ANY, *SORTS]), _consequence(dice))
    if law is Law.DIVERT:
        return Lasting(how_long, law, who, to=dice.choice([Who.SENDER, Who.THEIR_NEXT, *ONES]))
    if law is Law.STARTS:
        return Lasting(how_long, law, who, then=_consequence(dice))
    return Lasting(how_long, law, who)


def _consequence(dice: Dice) -> Effect:
    who = dice.choice(
        [
            Who.THEY,
            Who.THEY,
            Who.THEIR_NEXT,
            Who.THEIR_LEFT,
            Who.THEIR_OTHERS,
            *[who for who in WHO if not who.value.startswith("chosen") and not who.is_found_out],
        ]
    )
    if dice.random() < 0.2:
        return dice.choice([PassHands(), ShiftHands(Who.LEFT), ShiftHands(Who.RIGHT)])
    whom = dice.choice([Who.THEIR_CHOSEN, Who.THEIR_CHOSEN, Who.THEY, Who.THEIR_NEXT, Who.ME])
    done: list[Effect] = [
        *(DrawCards(who, few(dice)), MissTurns(who, 1), TurnRound(), ShowHand(who, Who.EVERYONE)),
        *(ScorePoints(dice.choice([who, Who.WINNER]), 5), SwapHands(Who.THEY, whom), PlayAgain(Who.THEY)),
        *(HandOver(who, 1, sort(dice), whom), DropCards(who, few(dice), sort(dice)), DrawCards(Who.THEIR_CHOSEN, 1)),
        *(PickCards(Who.THEY, 1, ANY, whom), LetNameColour(Who.THEY), BuryCards(Who.THEY, 1, sort(dice))),
    ]
    chosen = dice.sample(done, 3)
    if dice.random() < 0.3:
        return either(dice.choice([Chooser.THEY, Chooser.ME]), tuple(chosen[: dice.randint(1, 3)]))
    return chosen[0] if dice.random() < 0.6 else Together(tuple(chosen[: dice.randint(2, 3)]))


def _choice(dice: Dice) -> Effect:
    first = simple_effect(dice)
    by = dice.choice(list(Chooser))
    if by is not Chooser.COIN and dice.random() < 0.4:
        return Either(by, _way(dice) if by is Chooser.ME else first)
    if by is not Chooser.THEY:
        return either(by, tuple(_way(dice) for _ in range(2 if by is Chooser.COIN else dice.choice([2, 2, 3, 4]))))
    doer = dice.choice(WHO)
    ways = [DrawCards(doer, drawn(dice)), MissTurns(doer, 1), DropCards(doer, 1, sort(dice)), ShowHand(doer, Who.ME)]
    alone = dice.sample(ways, dice.randint(1, 4))
    if doer.is_one and len(alone) > 1 and dice.random() < 0.4:
        alone[-1] = simple_effect(dice)
    return either(by, tuple(_with_more(dice, way, [TurnRound(), DrawCards(Who.ME, 1), ways[0]]) for way in alone))


def _way(dice: Dice) -> Effect:
    """What can be chosen, or happen again and again: one thing, or several."""
    return _with_more(dice, simple_effect(dice), [simple_effect(dice), simple_effect(dice)])


def _with_more(dice: Dice, first: Effect, others: list[Effect]) -> Effect:
    if dice.random() < 0.6:
        return first
    return Together((first, *dice.sample(others, dice.randint(1, 2))))


def effect(dice: Dice) -> Effect:
    """Anything at all, each kind about as often as it is likely to matter."""
    way = dice.random()
    if way < 0.6:
        return simple_effect(dice)
    return _sound(lambda: _choice(dice) if way < 0.8 else _law(dice))


def condition(dice: Dice) -> Condition:
    if dice.random() < 0.15:
        return Both(_one_condition(dice), _one_condition(dice))
    return _one_condition(dice)


def _one_condition(dice: Dice) -> Condition:
    way = dice.random()
    who = dice.choice([Who.THEY, *ONES]) if way < 0.8 else dice.choice(ONES)
    if way < 0.3:
        return Named(dice.choice(list(Colour)))
    if way < 0.5:
        than = dice.choice(list(Than))
        return Compared(who, than, dice.choice(ONES if than is Than.EXACTLY else (*ONES, Who.OTHERS)))
    if way < 0.55:
        return Drew(who, dice.choice([*SORTS, NAMED, SAID]), dice.random() < 0.5)
    if way < 0.58:
        return EvenHand(who, dice.random() < 0.5)
    if way < 0.6:
        return AtTable(dice.choice(list(Than)), dice.randint(2, 10))
    if way < 0.63:
        return RolledEven(dice.random() < 0.5)
    if way < 0.66:
        return Rolled(dice.choice(list(Than)), dice.randint(1, 6), dice.random() < 0.7)
    if way < 0.72:
        return Lies(dice.choice(list(Lying)), dice.choice([*SORTS, NAMED]), dice.random() < 0.5)
    measured = sort(dice) if dice.random() < 0.8 else dice.choice(MEASURES)
    held = Holds(who, dice.choice(list(Than)), dice.randrange(15), measured)
    if way > 0.95:
        return Among(dice.random() < 0.5, replace(held, who=dice.choice((Who.EVERYONE, Who.OTHERS))))
    return held


def clause(dice: Dice) -> Clause:
    for _ in range(100):
        found = Clause(effect(dice), None if dice.random() < 0.6 else condition(dice))
        if fits_on_a_card((*_FINDS_OUT, found)):
            return found
    return Clause(TurnRound())


def clauses(dice: Dice, most: int = MOST_EFFECTS) -> tuple[Clause, ...]:
    """One or more; sometimes several under one condition, since those are said together."""
    found = [clause(dice) for _ in range(dice.randint(1, most))]
    if dice.random() < 0.3:
        shared = [Clause(each.effect, found[0].when) for each in found]
        found = [each for each in shared if fits_on_a_card((*_FINDS_OUT, each))]
    return with_first_chosen(found)


def rule(dice: Dice, players: int, most: int = 4) -> Rule:
    while True:
        found = Rule("whatever it says", clauses(dice, most))
        if found.choices < players:
            return found


_FINDS_OUT = (
    Clause(SwapHands(Who.CHOSEN, Who.CHOSEN_TOO)),
    Clause(VoteFor(Who.EVERYONE)),
    Clause(NameNumber(Who.ME)),
    Clause(SayWho(Who.ME)),
    Clause(DrawLots(Who.ME, Who.NEXT)),
    Clause(DrawCards(Who.EVERYONE, 2)),
)
"""After these everybody and everything that an effect can speak of is known."""


def with_first_chosen(found: list[Clause]) -> tuple[Clause, ...]:
    """A second chosen player needs a first one; who was voted for, a vote; a number, somebody who names it."""
    found = _with_what_is_found_out(found)
    named = {who for clause in found for who in clause.effect.concerns()}
    named |= {who for clause in found if clause.when is not None for who in clause.when.people()}
    if Who.CHOSEN_TOO in named and Who.CHOSEN not in named:
        return (*found[:7], Clause(DrawCards(Who.CHOSEN, 1)))
    return tuple(found)


def _with_what_is_found_out(found: list[Clause]) -> list[Clause]:
    whole: list[Clause] = []
    known: set[str] = set()
    for each in found:
        wanted = finds_out(each) - known
        before = [clause for clause in _FINDS_OUT if found_by(clause.effect) & wanted]
        if len(whole) + len(before) >= MOST_EFFECTS:
            break
        whole += [*before, each]
        known |= wanted | found_by(each.effect)
    return whole


def fits_on_a_card(found: tuple[Clause, ...]) -> bool:
    try:
        Rule("-", found)
    except RuleError:
        return False
    return True


def _sound(throw: Callable[[], Effect]) -> Effect:
    """The first throw that may stand on a card."""
    for _ in range(100):
        found = throw()
        if fits_on_a_card((*_FINDS_OUT, Clause(found))):
            return found
    return TurnRound()
