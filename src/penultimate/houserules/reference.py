"""Whom and what words stand for that name nobody: "they", "everyone else", "it", "that many", or no word at all.

One memory goes along with the text. Where it is not clear who or what is meant, nothing is understood (`Unfit`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from penultimate.houserules.sides import is_on_a_die, side_said
from penultimate.houserules.statements import Act
from penultimate.houserules.variations import Unfit, colour_of_most, opposites_of
from penultimate.rules.cards import COLOUR_LETTERS
from penultimate.rules.compound import amounts_in, moves_cards
from penultimate.rules.effect_notation import read_condition
from penultimate.rules.effects import (
    Among,
    Amount,
    Both,
    BuryCards,
    Condition,
    Count,
    DrawCards,
    Drew,
    DropCards,
    Effect,
    EvenHand,
    Holds,
    Lies,
    Named,
    Than,
    Who,
)
from penultimate.rules.whichcards import ANY, JUST_DRAWN, MEASURES, NAMED, SAID
from penultimate.rules.who import SPARED

ME: Final = "me"
LAYER: Final = "layer"
""" "Whoever plays it": I, or in a rule in force whoever plays such a card."""
EVERYONE: Final = "everyone"
OTHERS: Final = "others"
EACH: Final = {"each": EVERYONE, "each-other": OTHERS}
"""The same, spoken of one by one, so that a verb goes on about them as about one."""
THAT: Final = "that"
"""Whoever was spoken of last, if that was one player."""
THOSE: Final = "those"
"""The same, if it was several."""
REST: Final = "rest"
"""All but those who were just spoken of."""
EVERYONE_TOO: Final = "everyone-too"
""" "Everyone, me included": elsewhere, where everyone misses a turn, the others are meant."""
MINE: Final = "my-"
""" "The player after me", who is the same for everybody."""
MEANT: Final = "meant"
""" "The youngest player": whoever lays the card says who that is."""
IT: Final = "it"
"""Cards of the sort that was named last."""
ONES: Final = "ones"
"""The same, or any cards where no sort was named: "throws two of them away"."""
ONE_SAID: Final = "one-said"
"""In a condition that names nobody: whoever was spoken of last, or me."""
MANY: Final = "many"
"""At the end of a condition: several cards are spoken of, so that "it" is all of them."""
IT_CARD: Final = "it-card"
""" "If it is red", said of a card that was turned up, and not of a colour."""
A_TURN: Final = "a-turn"
"""A turn that nobody has counted: beside a counted one it is the same turn, said twice."""
THEIRS: Final = "theirs"
"""Cards of the sort that whoever does it has, or any where that was not said."""
SO_MANY: Final = "so-many"
"""What the die shows, or the card that was turned up."""
DIE: Final = "die"
ROLLED: Final = "rolled"
"""In a condition: what the die shows that was rolled before."""
TURNED_ONE: Final = "turned-one"
"""With `fetch`: the card that was turned up, which lies on top of the others by then."""
DONE: Final = "done"
"""As many cards as were moved just before; but what a die or a card shows is `so-many`."""

AFTER_THAT: Final = "after-that"
"""The one after whoever did the last thing."""
_OF_IT: Final = {"most-it": "most", "fewest-it": "fewest"}
"""Whoever has the most, or the fewest, of the cards named last."""
NEXT_THEN: Final = "next-then"
"""The same where somebody after me did it; the next player where nobody in particular did, or I."""
_AFTER: Final = {"me": "next", "next": "after-next", "next-two": "third", "after-next": "third"}
_HAVE_SOME: Final = ("reveal", "drop", "hand")
"""What several do with cards that some of them have; where it is said as a whole, nobody was named who could go on."""
_OF_ALL_HANDS: Final = ("shift", "pass", "redeal")
"""What everyone does with their hand."""
_FINDS_SOMEBODY: Final = {"vote": "voted", "point": "meant"}
"""Verbs after which "they" are whoever was found."""
_ORDERS: Final = ("order", "call")
"""Forms of a verb that are orders; a `call` is nothing else, and does not go on after "must"."""
_LIKE_ONE: Final = (EVERYONE, EVERYONE_TOO, OTHERS, *[str(who.value) for who in SPARED])
"""Several players who are spoken of like one: "everyone draws a card and misses a turn"."""


@dataclass(frozen=True, slots=True)
class Person:
    """Some players, or those of them of whom something is true."""

    who: str
    when: str = ""
    is_each: bool = field(default=False, compare=False)
    """Whether several are spoken of one by one: "each player draws one and misses a turn"; or I as of somebody else:
    "whoever plays this card draws one and misses a turn"."""

    @property
    def several(self) -> tuple[str, ...]:
        """ "The next player and I"."""
        return tuple(self.who.split("+"))

    @property
    def is_one(self) -> bool:
        return not self.when and len(self.several) == 1 and self.who != EVERYONE_TOO and Who(self.who).is_one

    @property
    def is_like_one(self) -> bool:
        """Whether a verb that speaks of one player can go on about them."""
        return bool(self.when) or self.is_one or self.who in _LIKE_ONE

    def condition(self) -> Condition:
        return read_condition(self.when.split())


def person(text: str) -> Person:
    who, _, when = text.partition("|")
    return Person(who.strip(), when.strip())


class Reference:
    """What has been said so far, for whatever stands for it."""

    def __init__(self) -> None:
        self.that: Person | None = None
        self.those: Person | None = None
        self.doer: Person | None = None
        """Who did the last thing, in this sentence."""
        self.is_led = False
        """Whether what follows has the form of an order and is none: "must draw two and miss a turn"."""
        self.is_loose = False
        """Whether somebody else was named before an order: "the next player: draw one"."""
        self.is_ordered = False
        """Whether somebody else was named and told to do something: "fewest cards? pick up three, and you …"."""
        self.doubtful: Person | None = None
        """Who did the last thing in the sentence before, where it is not clear whether that one goes on."""
        self.sort = ""
        self.gone = ""
        """Such cards somebody has just parted with, all of them."""
        self.is_hand = False
        """Whether cards of any sort were counted last, so that "them" can be all that somebody holds."""
        self.are_many = False
        """Whether "it" is "them" in this language: "wer rote Karten hat, wirft sie ab"."""
        self.is_held = False
        """Whether somebody has such cards: of what one lacks one cannot throw two away."""
        self.count = ""
        """Where "that many" can be read: `die` or `turned`."""
        self.has_moved = False
        """Whether cards were moved, so that "that many" can be as many as those."""
        self.has_asked_die = False
        """Whether there was a condition on a die."""
        self.has_asked_parity = False
        """Whether there was a condition on an even or odd number of cards: "odd" would then be either's."""
        self.is_unclear_which = False
        """Whether cards were moved after a condition on a die, so that "that many" could be either."""
        self.last_doer = ""
        """Who did the last thing, in whichever sentence."""
        self.drew: set[str] = set()
        """Who has drawn cards, or got some: "one of them" could be one of those."""
        self.held: tuple[str, str] = ("", "")
        """Of whom the condition in force is true that they have such cards, and which."""
        self.is_looked_at = False
        """Whether the last one spoken of has done nothing yet: there is only a condition about them."""
        self.is_wished = False
        """Whether the last thing was said of somebody else in a form that is otherwise mine: "il prossimo peschi"."""
        self.drew_one = ""
        """Who has just drawn a single card: "if it is red"."""
        self.lies = ""
        """Which card on the table was looked at last: `below` or `turned`."""
        self.is_colour = False
        """Whether "it" was the colour that was named, in a condition before."""
        self.has_pointed = False
        """Whether somebody was named of whom only people know who it is."""
        self.points_again = False
        """Whether this is another one of whom only people know who it is, so that it must be said who."""
        self.owed: set[str] = set()
        """Whoever was chosen, and whatever was thrown or turned up, without anything having come of it."""

    # --- who does it --------------------------------------------------------------------------------------------------

    def subject(self, doing: Act) -> Person:
        if doing.subject:
            return self.meant(person(doing.subject))
        if doing.form == "me" and self.is_wished and self.doer is not None:
            return self.doer  # "il prossimo peschi due carte e salti un turno"
        if "@" not in doing.text or doing.form == "me":
            return Person(ME)
        if doing.form == "we":
            return Person(EVERYONE)
        before = self.doer
        if before is None and "chosen" in self.owed and self.that is not None and _is_of_chosen(doing):
            before = self.that  # "choose a player: draws two"
        if doing.form == "self":  # of two ways, the one that is not somebody else's
            return Person(ME) if doing.modal == "way" else self._unsaid("order", before)
        return self._unsaid(doing.form, before)

    def _unsaid(self, form: str, before: Person | None) -> Person:
        """Who does it by the form of the verb, after whoever did the thing before."""
        if before is None:
            if form in ("he", "you-or-he", "many") or (self.doubtful is not None and self.doubtful.who != ME):
                raise Unfit
            return Person(ME)
        is_other_one = before.is_one and before.who != ME
        if form in _ORDERS and is_other_one and self.is_looked_at:
            self.is_held, self.sort = False, THEIRS  # not: "if the next player has a 7, throw it away"
            return Person(ME)  # "if the next player has a 7, draw two"
        fits = {
            "he": (before.who != ME or before.is_each) and before.is_like_one,
            "you-or-he": before.is_like_one,
            "one": before.is_one or before.is_each or bool(before.when),
            "many": self.is_led or not before.is_one,
            "call": self.is_loose or not is_other_one,  # nor: "the next player must draw two and play again"
            "order": self.is_led or not is_other_one,  # not: "the next player draws two and play again"
        }
        if not fits.get(form, True):
            raise Unfit
        return before

    def meant(self, named: Person) -> Person:
        """Who somebody is that was named by a word for somebody else."""
        if named.who in (THAT, THOSE):
            before = self.that if named.who == THAT else self.those
            if before is None or named.when:
                raise Unfit
            return before
        if named.who == AFTER_THAT:
            if self.last_doer not in _AFTER or named.when:
                raise Unfit
            return Person(_AFTER[self.last_doer])
        if named.who in EACH:
            return Person(EACH[named.who], " ".join(self.condition_places(named.when.split())), is_each=True)
        if named.who in _OF_IT:
            return Person(self._of_it(named.who), named.when)
        if named.who == NEXT_THEN:
            return self._next_then(named)
        if named.who == MEANT:
            self.point()
        if named.who == LAYER:
            return Person(ME, named.when)
        if len(named.several) > 1 and any(who.startswith("but-") for who in named.several):
            raise Unfit  # "everyone but the next and the previous player": but both, or but the one, and the other?
        when = " ".join(self.condition_places(named.when.split()))
        return Person("+".join(who.removeprefix(MINE) for who in named.several), when)

    def point(self) -> None:
        """Somebody is named of whom only people know who it is: somebody else than before, for all the game knows."""
        self.points_again = self.has_pointed
        self.has_pointed = True

    def _of_it(self, who: str) -> str:
        """ "Whoever has the fewest of them": of the colour named last; of all cards, where none was."""
        if not self.sort:
            return _OF_IT[who]
        if self.sort not in COLOUR_LETTERS:
            raise Unfit
        return f"{_OF_IT[who]}-{self.sort}"

    def _next_then(self, named: Person) -> Person:
        if named.when or (self.last_doer not in ("", EVERYONE, OTHERS) and self.last_doer not in _AFTER):
            raise Unfit
        return Person(_AFTER.get(self.last_doer, "next"))

    # --- what words stand for -----------------------------------------------------------------------------------------

    def condition_places(self, words: list[str]) -> list[str]:
        """ "Whoever has red cards throws it away" is all of them, where a language says so: a `many` at the end."""
        self.are_many = words[-1:] == [MANY]
        return self.places(words[: len(words) - self.are_many])

    def places(self, words: Sequence[str]) -> list[str]:
        return [self._place(word) for word in words]

    def _place(self, word: str) -> str:
        if word in (IT, ONES):
            if (not self.sort and word == IT) or self.sort == THEIRS:
                raise Unfit
            return self.sort if word == IT or self.is_held else ANY
        if word == TURNED_ONE:
            if self.count != "turned" and self.lies != "turned":
                raise Unfit
            return "1"
        if word == SO_MANY:
            if not self.count or self.is_unclear_which:
                raise Unfit
            return self.count
        if word == A_TURN:
            return "0"
        if word == LAYER:
            return ME
        if word in _OF_IT:
            return self._of_it(word)
        if DONE in word.split("x") and (self.count or not self.has_moved):
            raise Unfit
        parts = word.replace("x", "/").split("/")
        if IT in parts and self.sort and self.sort == self.gone:
            return self._gone_cards()
        if IT in parts and self.sort:
            return word.replace(f"/{IT}", f"/{self.sort}")
        if THOSE in parts:
            if self.those is None or self.those.when:
                raise Unfit
            return word.replace(THOSE, self.those.who)
        if THAT in parts:
            if self.that is None or not self.that.is_one:
                raise Unfit
            return word.replace(THAT, self.that.who)
        return word

    def _gone_cards(self) -> str:
        """ "Throw all red cards away and draw one for each of them": that many, and not as many as are left."""
        if not self.last_doer or not Who(self.last_doer).is_one:
            raise Unfit
        return DONE

    def condition_words(self, words: list[str]) -> list[str]:
        """ "If it is red": the card that was turned up, or else the colour that was named."""
        if words[:1] == [ONE_SAID]:
            words = [self._one_said(), *words[1:]]
        if "and" in words and not {DIE, ROLLED}.isdisjoint(words):
            at = words.index("and")
            return [*self.condition_words(words[:at]), "and", *self.condition_words(words[at + 1 :])]
        is_not = words[:1] == ["not"]
        if self._is_of_die(words[is_not:]):
            return self._of_die(words, is_not=is_not)
        it = words[int(is_not)] if len(words) > is_not else ""
        if it not in (IT, IT_CARD):
            return self.condition_places(words)
        if self.count == "turned" or self.lies:
            self.owed.discard("turned")
            return [*words[:is_not], self.lies if self.count != "turned" else "turned", *words[is_not + 1 :]]
        if self.drew_one and not self.count and not self.is_colour:
            return [*words[:is_not], self.drew_one, "drew", *words[is_not + 1 :]]
        if self.count or (self.drew and not self.is_colour) or it == IT_CARD or is_not or len(words) != 2:
            raise Unfit
        self.is_colour = True
        return ["named", words[1]]

    def _is_of_die(self, words: list[str]) -> bool:
        if words[:1] in ([DIE], [ROLLED]):
            return True
        return self.count == DIE and words[:1] == [IT] and len(words) == 2 and is_on_a_die(words[1])

    def _of_die(self, words: list[str], *, is_not: bool) -> list[str]:
        """ "On a six" is about a die that was rolled before; "if you roll a six" rolls it."""
        if (words[is_not] != DIE and self.count != DIE) or self.has_asked_parity:
            raise Unfit
        self.owed.discard(DIE)
        self.count = DIE
        self.has_asked_die = True
        sides = [side_said(word) for word in words[is_not + 1 :]]
        if not all(sides):
            raise Unfit
        return [*words[:is_not], DIE, *[word for side in sides for word in side]]

    def _one_said(self) -> str:
        """Of whom a condition is that names nobody: "下家抽一張。有紅牌就丟一張"."""
        if self.that is not None and self.that.is_one:
            return self.that.who
        if self.that is not None or self.those is not None or self.last_doer not in ("", ME):
            raise Unfit
        return ME

    # --- what is remembered -------------------------------------------------------------------------------------------

    def begin_sentence(self, *, stays: str) -> None:
        are_many = self.doer is not None and self.doer.who in (EVERYONE, OTHERS)  # "everyone shows one. Draw a card."
        self.doubtful = self.doer if stays == "unclear" or are_many else None
        if stays != "yes":
            self.doer = None
        self.is_led = self.is_loose = self.is_wished = self.is_ordered = False
        self.held = ("", "")

    def meet(self, what: str) -> None:
        """ "Choose a player", "roll a die", "turn over the top card": something must come of it."""
        if what == "colour":
            self.sort, self.is_held = NAMED, True
            return  # it is named anyway
        if what in (DIE, "turned"):
            self.count = what
        else:
            self.that, self.those, self.doer = Person(what), None, None
        self.owed |= set(what.split("+"))

    def remember(self, people: Person, doing: Act, effects: Sequence[Effect]) -> None:
        for effect in effects:
            self._remember_effect(effect)
        self.is_looked_at = False
        if "@" in doing.text:
            self.is_wished = doing.form == "me" and people.who != ME
            is_third = people.who == ME and bool(doing.subject) and doing.form == "he"
            self.doer = Person(ME, is_each=True) if is_third else people
            is_loose = doing.form in _ORDERS and people.who != ME  # "they draw one", "next player: draw one"
            self.is_led = bool(doing.modal or is_loose) if doing.subject else self.is_led
            self.is_loose = is_loose if doing.subject else self.is_loose
            self.is_ordered = self.is_ordered or (
                is_loose and bool(doing.subject) and people.is_one and people.who != "chosen"
            )
        elif any(effect.verb in _OF_ALL_HANDS for effect in effects):
            self.doer, self.doubtful = None, Person(EVERYONE)  # "all hands go to the left, and draw one": who?
        elif any(effect.verb in _HAVE_SOME and effect.doer() in (Who.EVERYONE, Who.OTHERS) for effect in effects):
            self.doer, self.doubtful = None, Person(EVERYONE)  # "wilds are shown, and draws one": who?
        self.owed -= {word.removeprefix("but-") for effect in effects for word in effect.text().split()}
        if people.when:
            self.that = self.those = people
        elif effects:
            self.speak_of([str(who.value) for effect in effects for who in effect.concerns()])
        if len(effects) > 1 and effects[0].verb == "vote":
            self.doer, self.doubtful = None, Person(EVERYONE)  # "they choose who draws two and misses a turn": who?
        if effects and effects[-1].verb in _FINDS_SOMEBODY:
            self.that, self.those = Person(_FINDS_SOMEBODY[effects[-1].verb]), None

    def _remember_effect(self, effect: Effect) -> None:
        for place in effect.places():
            if isinstance(place, str) and place != ANY:
                self.sort, self.is_held, self.is_hand = place, True, False
        gone = isinstance(effect, DropCards | BuryCards) and effect.cards == Amount(Count.ALL) and effect.which != ANY
        self.gone = str(effect.places()[2]) if gone else ""
        self.has_moved = self.has_moved or moves_cards(effect)
        if self.has_asked_die and moves_cards(effect) and not amounts_in(effect, Count.DIE):
            self.is_unclear_which = True
        if effect.verb == "number":
            self.sort, self.is_held = SAID, True
        doer = effect.doer()
        self.last_doer = "" if doer is None else str(doer.value)
        if isinstance(effect, DrawCards):
            self.drew_one = self.last_doer if effect.cards == 1 and effect.who.is_one else ""
        takers = [place for place in effect.places()[-1:] if isinstance(place, Who)]
        self.drew |= {str(who.value) for who in ([doer] if effect.verb == "draw" else takers) if who is not None}

    def remember_condition(self, when: Condition) -> None:
        self.is_colour = self.is_colour or isinstance(when, Named)
        if isinstance(when, Both):
            self.remember_condition(when.first)
            self.remember_condition(when.second)
        if isinstance(when, EvenHand):
            if self.has_asked_die:
                raise Unfit
            self.has_asked_parity = True
        if isinstance(when, Lies):
            self.lies = str(when.place.value)
        if isinstance(when, Drew):
            self.sort, self.is_held = JUST_DRAWN, when.is_so
        if isinstance(when, Among):
            self.remember_condition(when.of)
        if isinstance(when, Holds):
            self.is_hand = when.which == ANY
        if isinstance(when, Holds | Lies) and when.which not in (ANY, *MEASURES):
            self.sort = when.which
            self.is_held = isinstance(when, Holds) and when.than is not Than.FEWER
            if isinstance(when, Holds) and self.is_held:
                self.held = (str(when.who.value), when.which)

    def remember_person(self, people: Person) -> None:
        """ "Whoever has a 7 throws it away"; "whoever has most red cards throws them away"."""
        if people.when:
            self.remember_condition(people.condition())
        elif (
            len(people.several) == 1
            and (colour := colour_of_most(Who(people.who.replace(EVERYONE_TOO, EVERYONE)))) != IT
        ):
            self.sort, self.is_held = colour, True

    def speak_of(self, people: Sequence[str]) -> None:
        others = {who for who in people if who != ME and not Who(who).is_relative}
        self.owed -= others
        if not others:
            return
        alone = [who for who in others if Who(who).is_one] if others & {EVERYONE, OTHERS} else []
        named = others.pop() if len(others) == 1 else alone[0] if len(alone) == 1 else ""
        is_one = bool(named) and Who(named).is_one
        self.that = Person(named) if is_one else None
        self.those = Person(named) if named and not is_one else None


def _is_of_chosen(doing: Act) -> bool:
    """Whether it is the chosen player who does it; of a verb that could be an order, too, only after a pause: "scegli
    un giocatore: pesca due carte"."""
    is_set_off = doing.form == "one" and not doing.is_joined and doing.text.split()[0] in ("draw", "miss")
    return doing.form in ("he", "many") or is_set_off


def all_but(before: Person | None) -> Person:
    """Everyone else: of whom it is not true, or all but me where nobody else was named."""
    if before is None or before.who == ME:
        return Person(OTHERS)
    if before.when:
        opposites = opposites_of(before.condition())
        if len(opposites) != 1:
            raise Unfit
        return Person(before.who, opposites[0].text())
    if f"but-{before.who}" in _LIKE_ONE:
        return Person(f"but-{before.who}")
    raise Unfit
