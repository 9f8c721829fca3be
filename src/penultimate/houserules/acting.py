"""What somebody does becomes effects: whoever is meant by it, how long it lasts, whether they may or must."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from penultimate.houserules.going_on import gathered, loses_its_may, may_go_with, with_before
from penultimate.houserules.marks import EVERY, MAY_ALL, MAY_I, MEET, NOTHING, ROLLS, SAME, SAME_DRAW, SAME_IF, SPARE_ME
from penultimate.houserules.reference import (
    AFTER_THAT,
    EVERYONE,
    EVERYONE_TOO,
    IT,
    LAYER,
    ME,
    MEANT,
    MINE,
    ONES,
    OTHERS,
    REST,
    THEIRS,
    Person,
    Reference,
    all_but,
    person,
)
from penultimate.houserules.statements import Act, Choice, Doing
from penultimate.houserules.variations import (
    SEEN_FROM_EACH,
    Unfit,
    colour_of_most,
)
from penultimate.rules.compound import moves_cards
from penultimate.rules.effects import (
    Clause,
    DropCards,
    Effect,
    Either,
    HandOver,
    Holds,
    Law,
    RuleError,
    ShowCards,
    Than,
    Who,
    read_clauses,
    read_effect,
)
from penultimate.rules.whichcards import ANY, MEASURES

_LAWS: Final = frozenset(str(law.value) for law in Law)
_FOR_ONE: Final = frozenset({"ban", "only", "press"})
"""What is said of one player's next turn needs no time."""
_THEIR_NEXT: Final = "their-next"
_TO_NEIGHBOURS: Final = frozenset({"hand", "give", "show", "reveal", "pick", "divert"})
NEIGHBOURS: Final = {str(mine.value): str(theirs.value) for mine, theirs in SEEN_FROM_EACH.items()}
_OTHER_SIDE: Final = {"next": "previous", "previous": "next", "left": "right", "right": "left"}
_SAID_OF_OTHERS: Final = ("he", "you-or-he")
"""Forms of a verb that, said of me, speak of whoever plays this card."""
NEVER_DECLINED: Final = ("again", "show", "peek", "arrange")
"""Turns, and a look at cards: nobody is asked whether they want that."""
COUNTED: Final = frozenset({"draw", "miss", "drop", "discard", "bury", "score"})
"""Verbs that somebody else can do with another number: "I draw one, the others two"."""


class Acting:
    """Clauses, one after the other, and what the next one may go by."""

    def __init__(self, *, says_you: bool) -> None:
        self.says_you = says_you
        """Whether the text speaks to somebody."""
        self.about = Reference()
        self.clauses: list[Clause] = []
        self.is_conditional = False
        """Whether this sentence has a condition."""
        self.people: Person | None = None
        """Who did the last thing, and what it was."""
        self.done: list[Effect] = []
        self.acts = 0
        """How many things have been done in this sentence."""
        self.acts_before = 0
        """Those of the sentence before."""
        self.may_choose = False
        """Whether somebody may be chosen, without anything having come of it."""
        self.has_idle = False
        """Whether somebody was said to do nothing, which is nothing by itself."""
        self.act: Act | None = None
        self.actor: Person | None = None

    def all_effects(self, doings: tuple[Doing, ...], each: Person | None) -> list[Effect]:
        found: list[Effect] = []
        for before, doing in with_before(gathered(doings)):
            people, effects = self.effects(doing)
            if people.when and people != each:
                raise Unfit  # two conditions at once
            if may_go_with(before, doing, found):
                effects = [also(found.pop(), effects)]
            elif loses_its_may(before, doing):
                raise Unfit
            found += effects
        return found

    def effects(self, doing: Doing) -> tuple[Person, list[Effect]]:
        if isinstance(doing, Choice):
            return self._choice(doing)
        if doing.modal == MAY_I:
            return self._if_i_like(doing)
        if doing.modal == MAY_ALL:
            doing = replace(doing, modal="may")
        if doing.modal == "choose":
            raise Unfit  # between what?
        if doing.text.startswith(SAME_IF) and not self.is_conditional:
            raise Unfit
        if doing.text.startswith(SAME):
            doing = self._same(doing)
        if "|" in doing.text:
            doing = self._taken_from_some(doing)
        if doing.text == SPARE_ME:
            return Person(ME), self._spare_me()
        if doing.subject == ME and self.about.is_ordered and self.says_you:
            raise Unfit  # "fewest cards: draw three, and you miss a turn": whoever lays the card, or that one?
        if _could_be_taken_too(self.act, doing):
            raise Unfit
        people = self._rest() if doing.subject == REST else self.about.subject(doing)
        self.act, self.actor, self.acts = doing, people, self.acts + 1
        if doing.text.startswith(MEET):
            if people.who != ME and not (doing.text == ROLLS and people.is_one):
                raise Unfit  # somebody else chooses
            self.about.meet(doing.text.split()[1])
            self.may_choose = doing.modal == "may"
            if people.who != ME:
                self.about.speak_of([people.who])  # "the next player rolls a die; on a six they draw two"
                self.about.doer = people
            if doing.subject == ME:
                self.about.doer = people  # "you choose a player and swap hands with them"
            return people, []
        if self.may_choose and people.who == ME and not doing.modal:
            doing = replace(doing, modal="may")  # "I may choose a player and swap hands with them"
        self.may_choose = False
        people = self._without_exempt(people, doing)
        if not _is_own_choice(doing, people):
            raise Unfit  # cards of somebody else's choice
        if "@" not in doing.text and doing.subject and not _may_be_said_of(people, doing.text):
            self._let_rest(people, doing)
        self.about.remember_person(people)
        texts = [part.strip() for part in doing.text.split(";")]
        if texts[-1].startswith("hand") and len(texts) > 1 and not people.is_one and "@1" not in doing.text:
            raise Unfit  # everyone swaps cards with somebody: with whom, when it is their turn to give?
        if doing.modal == "may" and len(people.several) > 1 and not doing.text.startswith(NEVER_DECLINED):
            raise Unfit  # one question for several players cannot be asked
        if any(MEANT in text.split() for text in texts):
            self.about.point()
        effects = self._effects_of(texts, people, doing)
        if doing.modal == "may" and len(texts) > 1:
            effects = _asked_once(effects)
        self.about.remember(people, doing, effects)
        if self.about.points_again:
            self.about.points_again = False
            effects = [effect_of(f"point {ME}"), *effects]
        return self._people_of(doing, people, effects), effects

    def _if_i_like(self, doing: Act) -> tuple[Person, list[Effect]]:
        """ "If I like, everyone else draws one": it is I who may, whoever does it."""
        people, effects = self.effects(replace(doing, modal=""))
        if people.who == ME or people.when or not effects:
            raise Unfit
        return people, [effect_of(f"{ME} may {together(effects)}")]

    def _people_of(self, doing: Act, people: Person, effects: list[Effect]) -> Person:
        """Who does it, for "the others" after it: "two cards for the next player, everyone else throws one away"."""
        doer = effects[0].doer() if effects and "@" not in doing.text and doing.modal != "way" else None
        return people if doer is None or doer is Who.THEY else Person(str(doer.value))

    def _effects_of(self, texts: list[str], people: Person, doing: Act) -> list[Effect]:
        """ "Swap as many cards as you like for new ones": the second text goes by what the first has done."""
        found: list[Effect] = []
        for text in texts:
            found += [effect_of(each) for each in self._texts(text, people, doing)]
            self.about.has_moved = self.about.has_moved or moves_cards(found[-1])
        return found

    def _taken_from_some(self, doing: Act) -> Act:
        """ "I take a card from everyone who has a 7": those others give it to me."""
        verb, *owners, number, taker = doing.text.split()
        owner = person(" ".join(owners))
        if verb != "give" or taker not in ("@", ME) or doing.modal or self.about.subject(doing).who != ME:
            raise Unfit
        who = OTHERS if owner.who == EVERYONE else owner.who
        return replace(doing, text=f"give @ {number} {ME}", subject=f"{who}|{owner.when}", form="")

    def _let_rest(self, people: Person, doing: Act) -> None:
        """ "The next player does nothing, everyone else draws one", "I draw one, the next player nothing": but not one
        of those who were to do something; nor can they do anything else that nobody in particular does."""
        before = self.people
        if doing.text != NOTHING or (before is not None and not (before.is_one and people.is_one)):
            raise Unfit
        self.has_idle = True

    def _without_exempt(self, people: Person, doing: Act) -> Person:
        """ "Everyone draws one, except whoever has a red card", or except one player."""
        if not doing.exempt:
            return people
        exempt = self.about.meant(person(doing.exempt))
        if people.when or people.who not in (EVERYONE, OTHERS):
            raise Unfit
        if exempt == Person(ME):
            return Person(OTHERS)
        if exempt.when and exempt.who in (EVERYONE, OTHERS):
            return Person(people.who, all_but(exempt).when)
        if people.who == OTHERS or exempt.when:
            raise Unfit
        return all_but(exempt)

    def _rest(self) -> Person:
        before = self.people
        if before is None or before.is_one:
            return all_but(before)
        return without_such(before, self.done) or all_but(before)

    def _same(self, doing: Act) -> Act:
        """The act before, by whoever does it now; with the number that is said now, if one is."""
        words = doing.text.split()
        before = "" if self.act is None else self.act.text
        verb, *places = before.split() or [""]
        if not before or ";" in before or places[:1] != ["@"] or (words[0] == SAME_DRAW and verb != "draw"):
            raise Unfit
        who = doing.subject
        if words[0] == SAME_IF and words[1] != "@":  # "red: the next player draws two; blue: the previous one"
            who, words = " ".join(words[1:]), words[:2]
            if self.acts_before > 1:
                raise Unfit  # "red: I draw three and the next player two; blue: I do"
        if len(words) == 2 and self.acts > 1:
            raise Unfit  # "discard one, draw one, and the next player does the same": both, or the one?
        if len(words) > 2:
            if verb not in COUNTED:
                raise Unfit
            places[1] = words[2]
        said = replace(doing, text=" ".join([verb, *places]), subject=who)
        if who or self.actor is None:
            return said
        return replace(said, subject=f"{self.actor.who}|{self.actor.when}")

    def _spare_me(self) -> list[Effect]:
        """ "…, but not me": everyone was everyone else. Where I was not among them it goes without saying."""
        people, count = self.people, len(self.done)
        if people is None or people.who == ME or not count:
            raise Unfit
        if people.who == EVERYONE:
            last = [clause.text().replace(EVERYONE, OTHERS) for clause in self.clauses[-count:]]
            self.clauses[-count:] = [each for text in last for each in read_clauses(text)]
        return []

    def _choice(self, choice: Choice) -> tuple[Person, list[Effect]]:
        if any(way.text.startswith(SAME) and not way.subject for way in (choice.first, choice.second, *choice.more)):
            raise Unfit  # "draws two or three cards": who says how many?
        doers: list[Person] = []
        ways: list[str] = []
        for acts in choice.ways:
            done: list[Effect] = []
            drew = set(self.about.drew)
            for number, act in enumerate(acts):
                people, effects = self.effects(_one_way(act))
                done += effects
                doers += [people] if number == 0 else []
            self.about.drew = drew  # what is drawn in the one way is not drawn in the other
            if not done or doers[-1].when != doers[0].when:
                raise Unfit
            ways.append(together(done))
        if len(set(ways)) < len(ways):
            raise Unfit  # one thing or the same
        people = doers[0]
        are_same = all(other == people for other in doers)
        by = choice.by or ("they" if are_same and people.who != ME else ME)
        if choice.ways[0][0].chooser and people.who != ME and not are_same:
            by = "they"  # "the next player chooses: draw two, or everyone draws one"
            if not people.is_one:
                raise Unfit
        elif not are_same and (choice.by == "they" or (not choice.by and all(other.who != ME for other in doers))):
            raise Unfit  # who is to choose?
        if not choice.by and people.who != ME and any(_is_paid_to_me(way[-1]) for way in choice.ways):
            raise Unfit  # "they draw two or give me ten points": out of theirs
        return people, [effect_of(f"{by} choose {' or '.join(ways)}")]

    def _texts(self, text: str, people: Person, doing: Act) -> Iterator[str]:
        """The effect in notation, for each of those who do it."""
        if "@1" in text:
            if len(people.several) != 2:
                raise Unfit
            one, other = people.several
            yield self._whole(text.replace("@1", one).replace("@2", other), one, doing)
            return
        for who in people.several if "@" in text else (ME,):
            done = text.replace("@", who).replace(THEIRS, self._sort_of(people))
            if ONES in done.split() and not self.about.sort and who in self.about.drew:
                raise Unfit  # "draws two and gives me one of them": of those, or of all?
            if not people.when and doing.modal != "way":
                done = done.replace(f"miss {EVERYONE} ", f"miss {OTHERS} ")  # or nothing would happen
            yield self._whole(done.replace(EVERYONE_TOO, EVERYONE), who.replace(EVERYONE_TOO, EVERYONE), doing)

    def _sort_of(self, people: Person) -> str:
        """The sort of cards that the very person who does it has: "whoever has a wild gives me one";
        "if I have a wild, I throw one away"."""
        when = people.condition() if people.when else None
        if isinstance(when, Holds):
            return when.which if when.than is not Than.FEWER and when.which not in MEASURES else ANY
        if people.who == self.about.held[0]:
            return self.about.held[1]
        colour = colour_of_most(Who(people.who)) if people.is_one else IT
        return ANY if colour == IT else colour

    def _whole(self, text: str, who: str, doing: Act) -> str:
        if self.about.is_hand and text.startswith("reveal") and not self.about.sort:
            text = text.replace(f" 1 {IT} ", f" all {ANY} ").replace(f" all {IT} ", f" all {ANY} ")
        if self.about.are_many:
            text = text.replace(f" 1 {IT}", f" all {IT}")
        words = self.about.places(text.replace(AFTER_THAT, "next" if who == ME else _THEIR_NEXT).split())
        if doing.modal == "way" and words[0] == "miss":
            words[-1] = "1" if words[-1] == "0" else words[-1]  # there is no other turn it could be the same as
        if words[0] in ("give", "show") and doing.text.endswith("@"):
            words = words if words[0] == "show" and doing.modal == "may" else _taken(words, who)
        elif words[0] in _TO_NEIGHBOURS:
            if words[-1] == OTHERS and who != ME and Who(who).is_one:
                words[-1] = EVERYONE  # "the next player gives a card to each of the others": I am one of them
            words[-1] = _seen_from(words[-1], words[1].removeprefix(MINE) if "@" not in doing.text else who, doing.form)
        words = [word.removeprefix(MINE).replace(f"/{MINE}", "/") for word in words]
        text = " ".join(words)
        if words[0] == "give" and words[1:2] == words[-1:]:
            raise Unfit  # nobody takes cards from themselves
        if words[0] == "hand" and words[2:4] == ["all", ANY]:
            raise Unfit  # a whole hand: given away, passed on by all, or swapped?
        text = text.replace(f" {EVERY} ", " all ")
        if words[0] == "show" and words[1:2] == words[2:] and Who(words[1]).is_one:
            raise Unfit  # nobody shows cards to themselves
        if words[0] in _LAWS:
            return f"{_until(words[0], words[1], doing)} {text}"
        if doing.time:
            raise Unfit  # that does not last
        if doing.modal == "may" and words[0] not in NEVER_DECLINED and "up-to/" not in text:
            return f"{ME if who == ME else 'they'} may {text}"
        return text


def together(effects: Sequence[Effect]) -> str:
    return " & ".join(effect.text() for effect in effects)


def _asked_once(effects: Sequence[Effect]) -> list[Effect]:
    """ "You may swap a card with somebody": both give one, or nobody does."""
    first = effects[0]
    if not isinstance(first, Either):
        raise Unfit
    parts = [effect.first if isinstance(effect, Either) else effect for effect in effects]
    return [effect_of(f"{first.by.value} may {together(parts)}")]


def also(may: Effect, effects: Sequence[Effect]) -> Effect:
    """The same question, for this, too."""
    return effect_of(f"{may.text()} & {together(effects)}")


def _could_be_taken_too(before: Act | None, doing: Act) -> bool:
    """ "Take one card from the left neighbour and one from the right": taken blind, and not given by them."""
    if before is None or not doing.is_joined or doing.subject or "@" in doing.text:
        return False
    return before.text.startswith("give ") and doing.text.startswith("hand ") and doing.text.endswith(f" {ME}")


def _is_own_choice(doing: Act, people: Person) -> bool:
    """Whether the cards are the choice of who does it. "Whoever plays this card gives a card of their choice": I do."""
    if doing.choice == "they" and people.who == ME:
        return doing.form in _SAID_OF_OTHERS or doing.subject == LAYER
    return doing.choice not in ("me", "they") or (doing.choice == "me") == (people.who == ME)


def _may_be_said_of(people: Person, text: str) -> bool:
    return people.who in (ME, EVERYONE, *text.split()[1:2])


def _is_paid_to_me(act: Act) -> bool:
    return not act.subject and act.text.startswith(f"score {ME} ")


def _one_way(act: Act) -> Act:
    """One of two things: that somebody may, or chooses to, goes without saying, and everyone stays everyone."""
    return replace(act, modal="way") if act.modal in ("", "may", "choose") else act


def _until(law: str, who: str, doing: Act) -> str:
    if doing.modal == "may":
        raise Unfit
    if doing.time.startswith("turns/") and Who(who).is_one:
        return doing.time.replace("turns/", "own/")  # three turns of one player are that player's
    if doing.time:
        return doing.time
    if law in _FOR_ONE and who != ME and Who(who).is_one:
        return "lap"
    raise Unfit  # for how long?


def _seen_from(neighbour: str, who: str, form: str) -> str:
    """ "Everyone gives a card to the next player": each to their own; of all but me it could be mine."""
    if who == ME and form in _SAID_OF_OTHERS:
        return neighbour.removeprefix("their-")  # "whoever plays this card gives one to the player on their left"
    if Who(who).is_one or (neighbour not in NEIGHBOURS and neighbour != "opposite"):
        return neighbour
    if who != EVERYONE or neighbour not in NEIGHBOURS:
        raise Unfit
    return NEIGHBOURS[neighbour]


def _taken(words: list[str], who: str) -> list[str]:
    """ "Everyone takes a card from the next player": each gives one to the other side. But all may look at one hand."""
    verb, owner, *rest = words
    if owner not in NEIGHBOURS or Who(who).is_one:
        return words
    if who != EVERYONE:
        raise Unfit
    return [verb, EVERYONE, *rest[:-1], NEIGHBOURS[_OTHER_SIDE[owner]]]


def effect_of(text: str) -> Effect:
    try:
        return read_effect(text.split())
    except (ValueError, IndexError, RuleError) as error:
        raise Unfit from error


def without_such(people: Person, done: Sequence[Effect]) -> Person | None:
    """ "Everyone throws a 7 away": those who have none; nobody, where it was about no sort of cards."""
    (effect,) = done if len(done) == 1 else (None,)
    if not isinstance(effect, _PARTS_WITH_SOME) or effect.which == ANY or people.when or len(people.several) > 1:
        return None
    number = effect.cards if isinstance(effect.cards, int) else 1
    holder = people.who if people.is_one else "they"
    return Person(people.who, f"{holder} {effect.which} fewer {number}")


_PARTS_WITH_SOME: Final = (DropCards, HandOver, ShowCards)
