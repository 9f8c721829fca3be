"""From sentences to clauses: conditions and their opposites, choices, what lasts, what somebody else does, too."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from penultimate.houserules.acting import (
    COUNTED,
    NEVER_DECLINED,
    Acting,
    also,
    effect_of,
    without_such,
)
from penultimate.houserules.alternatives import of_those, one_or_the_other, some_and_rest, stay_those, under
from penultimate.houserules.going_on import gathered, loses_its_may, may_go_with, with_before
from penultimate.houserules.in_laws import CHOSEN, in_law, subject_of_law
from penultimate.houserules.reference import (
    EACH,
    EVERYONE,
    ME,
    MINE,
    OTHERS,
    THAT,
    THOSE,
    Person,
    person,
)
from penultimate.houserules.settled import counted, once_each, pointed_out
from penultimate.houserules.sides import of_sides
from penultimate.houserules.statements import Act, Choice, Doing, Sentence
from penultimate.houserules.variations import (
    AnyOf,
    Unfit,
    by_everyone,
    condition_for,
    opposites_of,
    sides_of_any,
    with_first_choice,
)
from penultimate.rules.effect_notation import read_condition
from penultimate.rules.effects import (
    Among,
    Both,
    Clause,
    Compared,
    Condition,
    DoNothing,
    Drew,
    Effect,
    Holds,
    Lies,
    Lying,
    Rolled,
    Than,
    Who,
    read_clauses,
)
from penultimate.rules.whichcards import ANY, OF_COLOURS
from penultimate.rules.who import SPARED

_IF: Final = ("if", "if-last", "unless", "unless-last")
NOBODY: Final = {"nobody": EVERYONE, "nobody-else": OTHERS}
"""In a condition: of every one of them the opposite is true."""
ALL: Final = {"all": EVERYONE, "all-others": OTHERS}
"""In a condition: it is true of every one of them."""
ANYONE: Final = {"anyone": EVERYONE, "anyone-else": OTHERS, "each": EVERYONE}
"""In a condition: each of whom it is true, and of whom that is; with `each` nothing else depends on it."""


def clauses_of(text: Sequence[Sentence], *, stays: str = "no", says_you: bool = False) -> tuple[Clause, ...]:
    """What the sentences say together; Unfit or RuleError where they say nothing that a card can do.

    `stays`: whether whoever does something need not be named again in the next sentence (`Grammar.stays`).
    `says_you`: whether the text speaks to somebody.
    """
    discourse = _Discourse(stays=stays, says_you=says_you)
    for sentence in _lasting(text):
        discourse.hear(sentence)
    if discourse.about.owed:
        raise Unfit
    if discourse.has_idle and all(clause.effect == DoNothing() for clause in discourse.clauses):
        raise Unfit  # "the next player need not draw": when?
    return with_first_choice(pointed_out(counted(once_each(discourse.clauses))))


def _lasting(text: Sequence[Sentence]) -> list[Sentence]:
    """ "Nobody may play red. That holds for one lap.": the time belongs to the sentence before."""
    found: list[Sentence] = []
    for sentence in text:
        if sentence.kind != "lasts":
            found.append(sentence)
        elif found and sentence.time in _times_of(found[-1]):
            continue  # "the next time somebody plays a 5, they draw two. Only that once."
        elif not found or found[-1].time or found[-1].kind not in ("do", "when"):
            raise Unfit
        else:
            found[-1] = replace(found[-1], time=sentence.time)
    return found


def _times_of(sentence: Sentence) -> set[str]:
    """For how long it is said to last."""
    return {sentence.time, *[doing.time for doing in sentence.doings if isinstance(doing, Act)]} - {""}


class _Discourse(Acting):
    """Sentences, one after the other."""

    def __init__(self, *, stays: str, says_you: bool) -> None:
        super().__init__(says_you=says_you)
        self.stays = stays
        self.conditions = 0
        """How many sentences with a condition there were in a row."""
        self.condition: Condition | AnyOf | None = None
        """That of the sentence before, for an "otherwise"."""

    def hear(self, sentence: Sentence) -> None:
        self.about.begin_sentence(stays=self.stays)
        self.acts_before, self.acts = self.acts, 0
        conditions = self.conditions
        self.is_conditional = sentence.kind in (*_IF, "else", "else-if-so")
        self.conditions = self.conditions + 1 if sentence.kind in _IF else 0
        if self.conditions > 1 and sentence.others:
            raise Unfit  # "red: this, blue: that, otherwise …": otherwise than what?
        match sentence.kind:
            case "do":
                self._do(sentence)
            case "if" | "if-last" | "unless" | "unless-last":
                self._if(sentence)
            case "else":
                self._else(sentence, before=conditions)
            case "when":
                self._whenever(sentence)
            case "whenever":
                self._whenever(replace(sentence, time=sentence.time or "round"))
            case "else-if-so":
                self._else_if_so(sentence, before=conditions)
            case "for-all":
                self._for_all()
            case "first":
                self._first(sentence)
            case "or-if":
                self._or_if(sentence)
            case _:
                raise Unfit
        if self.is_conditional:
            self.about.drew_one = ""  # "red: draw one; blue: …" is about the colour again

    # --- kinds of sentences -------------------------------------------------------------------------------------------

    def _do(self, sentence: Sentence) -> None:
        self.condition = None
        for last, doing in with_before(gathered(sentence.doings)):
            before, done = self.people, self.done
            if isinstance(last, Choice) and last.is_wide:
                raise Unfit  # a part of the last way, or done in any case?
            people, effects = self.effects(_timed(doing, sentence.time))
            if isinstance(doing, Act) and doing.modal == "so" and not people.when:
                raise Unfit  # "…, so draws three": there must be a condition before it
            if not effects:
                continue
            goes_with = may_go_with(last, doing, done) and not people.when and people == before
            if not goes_with and loses_its_may(last, doing):
                raise Unfit
            if goes_with:
                self.done = [also(done[-1], effects)]
                self.clauses[-1:] = [Clause(self.done[-1])]
            elif last is not None and before is not None and _is_other_number(before, done, people, effects):
                self._except(before, done, people, effects, is_said=isinstance(doing, Act) and doing.is_exception)
            else:
                self._add(before, done, people, effects)

    def _first(self, sentence: Sentence) -> None:
        """ "It is my turn again, but first I draw a card": what is said last comes first."""
        begin = len(self.clauses)
        self._do(replace(sentence, others=()))
        later = self.clauses[begin:]
        self._do(replace(sentence, doings=sentence.others, others=()))
        if self.clauses[begin : begin + len(later)] != later:
            raise Unfit  # the one is a part of the other
        self.clauses[begin:] = [*self.clauses[begin + len(later) :], *later]

    def _add(self, before: Person | None, done: list[Effect], people: Person, effects: list[Effect]) -> None:
        self.people, self.done = people, effects
        if not people.when:
            self.clauses += [Clause(effect) for effect in effects]
        elif before is not None and before.when and _are_opposites(before, people):
            self._replace_last(
                of_those(Who(before.who), before.condition(), tuple(done)),
                some_and_rest(Who(before.who), before.condition(), tuple(done), tuple(effects)),
            )
        elif before is not None and not before.when and people == without_such(before, done):
            clauses = of_those(Who(people.who), people.condition(), tuple(effects))
            self.clauses[-len(done) :] = [*clauses, *self.clauses[-len(done) :]]
        else:
            clauses = of_those(Who(people.who), people.condition(), tuple(effects))
            if before is None or not before.when or stay_those(before.condition(), tuple(done)):
                self.clauses += clauses
            elif stay_those(people.condition(), tuple(effects)):
                last = of_those(Who(before.who), before.condition(), tuple(done))
                self._replace_last(last, [(*clauses, *last)])
            else:
                raise Unfit  # whoever has done the one thing may become one who does the other

    def _except(
        self, before: Person, done: list[Effect], people: Person, effects: list[Effect], *, is_said: bool
    ) -> None:
        """ "Everyone draws two, but whoever has one card draws four": instead. Without a "but" it could be as well."""
        if not is_said:
            raise Unfit
        self.people, self.done = people, effects
        last = tuple(Clause(effect) for effect in done)
        if people.when:
            self._replace_last(last, some_and_rest(Who(people.who), people.condition(), tuple(effects), tuple(done)))
        else:
            rest = OTHERS if people.who == ME else f"but-{people.who}"
            others = [read_clauses(clause.text().replace(EVERYONE, rest))[0] for clause in last]
            self._replace_last(last, [(*others, *[Clause(effect) for effect in effects])])

    def _replace_last(self, last: tuple[Clause, ...], several: list[tuple[Clause, ...]]) -> None:
        """The clauses just said, and the rest with them, in an order in which nobody does both."""
        if len(several) != 1 or tuple(self.clauses[-len(last) :]) != last:
            raise Unfit
        self.clauses[-len(last) :] = several[0]

    def _if(self, sentence: Sentence) -> None:
        """A condition that comes last is about whoever was just spoken of: "… if he has three cards"."""
        is_last = sentence.kind.endswith("-last")
        if is_last and isinstance(sentence.doings[-1], Choice) and not sentence.doings[-1].by:
            self._or_else(sentence)
            return
        first = self.all_effects(sentence.doings, None) if is_last else []
        when, each = self._condition(self._of_several(sentence.condition) if is_last else sentence.condition)
        self.about.drew.clear()
        is_held = self.about.is_held
        if sentence.kind == "unless":
            self.about.is_held = not is_held
        then = first if is_last else self.all_effects(sentence.doings, each)
        if not then:
            raise Unfit  # nothing happens under it
        if sentence.kind.startswith("unless"):
            self._either_way(when, [DoNothing()], then, each)
            return
        if sentence.others:
            self.about.held = ("", "")
            self.about.is_held = not is_held  # where it is not true, nobody has such cards, or somebody does
            self.about.drew.clear()
            if each is not None and _names_everyone(sentence.others):
                raise Unfit
            self._either_way(when, then, self.all_effects(sentence.others, each), each)
            return
        if each is not None and not is_last and isinstance(when, Holds) and _names_everyone(sentence.doings):
            when, each = (
                Among(every=False, of=replace(when, who=Who(each.who))),
                None,
            )  # "if anyone has a 7, everyone …"
        self.condition, self.done = when, then
        self.clauses += _of_each(each, when, then) if each else under(when, tuple(then))

    def _or_else(self, sentence: Sentence) -> None:
        """ "The next player gives me a 7, or draws one if they have none": what happens instead; else it could be a
        choice, under a condition."""
        choice = sentence.doings[-1]
        if not isinstance(choice, Choice) or len(sentence.doings) > 1 or sentence.kind != "if-last":
            raise Unfit
        ways = [self.all_effects(way, None) for way in choice.ways]
        when, each = self._condition(self._of_several(sentence.condition))
        if each is not None or len(ways) != 2 or not _is_lacking(when, ways[0]):
            raise Unfit
        first, second = ways
        self.condition, self.people = None, None
        self.clauses += one_or_the_other(when, tuple(second), tuple(first))

    def _of_several(self, condition: str) -> str:
        """ "Everyone draws two if they have a red card": each of those who have one."""
        first, _, rest = condition.partition(" ")
        several = {EVERYONE: "anyone", OTHERS: "anyone-else"}
        doer = self.about.doer
        if first not in (THAT, THOSE) or doer is None or doer.when or doer.who not in several:
            return condition
        return f"{several[doer.who]} {rest}"

    def _else(self, sentence: Sentence, before: int) -> None:
        """ "Otherwise …", in a sentence of its own; after "everyone throws a 7 away": whoever has none."""
        if before > 1:
            raise Unfit  # otherwise than what?
        if self.condition is not None:
            when, then = self.condition, self.done
            last = under(when, tuple(then))
            others = self.all_effects(sentence.doings, None)
            if Who.THEY in when.people() and _names_everyone(sentence.doings):
                raise Unfit  # "if anyone has one card, they draw three. Otherwise everyone draws one"
            if Who.THEY in when.people() and {each.doer() for each in others} != {each.doer() for each in then}:
                raise Unfit  # "if anybody has one card, they draw two; otherwise I do": otherwise than each of them?
            self._replace_last(last, [one_or_the_other(when, tuple(then), tuple(others))])
            self.condition = None
            return
        people = None if self.people is None else without_such(self.people, self.done)
        if people is None or _names_everyone(sentence.doings):
            raise Unfit
        done = len(self.done)
        self.about.doer = self.people
        effects = self.all_effects(sentence.doings, self.people)
        if any(effect.doer() is not Who(people.who) for effect in effects):
            raise Unfit
        clauses = of_those(Who(people.who), people.condition(), tuple(effects))
        self.clauses[-done:] = [*clauses, *self.clauses[-done:]]

    def _else_if_so(self, sentence: Sentence, before: int) -> None:
        """ "If he has no 7, he draws two. If he does, he gives me one": after what is not so only."""
        when = self.condition
        is_not = isinstance(when, Lies | Drew | Rolled) and not when.is_so
        if not is_not and not (isinstance(when, Holds) and (when.than, when.cards) == (Than.FEWER, 1)):
            raise Unfit
        self._else(sentence, before)

    def _for_all(self) -> None:
        """ "If you have a 7 you draw two. That goes for everyone"."""
        when, count = self.condition, len(self.done)
        if count and all(effect.doer() is Who.EVERYONE for effect in self.done):
            return  # it was said of everyone, or of each of whom something is true
        both = by_everyone(tuple(self.done))
        if (
            count != len(self.clauses)
            or not count
            or len(both) != 1
            or any(effect.doer() is not Who.ME for effect in self.done)
        ):
            raise Unfit
        if when is None:
            self.clauses[-count:] = [Clause(effect) for effect in both[0]]
        elif isinstance(when, AnyOf) or Who.ME not in when.people():
            raise Unfit
        else:
            self.clauses[-count:] = of_those(Who.EVERYONE, condition_for(when, Who.THEY, of=Who.ME), both[0])
        self.condition, self.people = None, None

    def _or_if(self, sentence: Sentence) -> None:
        """ "Draws one, or two if red was named"."""
        effects = self.all_effects(sentence.doings, None)
        when, each = self._condition(sentence.condition)
        words = effects[-1].text().split() if effects else []
        if len(effects) != 1 or each is not None or words[0] not in COUNTED or words[2:3] == [sentence.many]:
            raise Unfit
        other = effect_of(" ".join([*words[:2], *self.about.places([sentence.many]), *words[3:]]))
        self.condition, self.people = None, None
        self.clauses += one_or_the_other(when, (other,), tuple(effects))

    def _either_way(
        self, when: Condition | AnyOf, then: list[Effect], others: list[Effect], each: Person | None
    ) -> None:
        self.condition = None
        if each is None or isinstance(when, AnyOf):
            self.clauses += one_or_the_other(when, tuple(then), tuple(others))
            return
        if any(effect.doer() not in (Who(each.who), None) for effect in (*then, *others)):
            raise Unfit  # "if anybody has one card, they draw two; otherwise I do": otherwise than each of them?
        both = some_and_rest(Who(each.who), when, tuple(then), tuple(others))
        if len(both) != 1:
            raise Unfit
        self.clauses += both[0]

    def _whenever(self, sentence: Sentence) -> None:
        """ "Until my next turn, whoever plays a red card draws one"."""
        players = person((sentence.player or EVERYONE).removeprefix(MINE))
        time = sentence.time or ("lap" if players.is_one and players.who != ME else "")  # in their next turn
        if players.when or not time:
            raise Unfit
        subject, done = "", list[str]()
        for doing in sentence.doings:
            if not isinstance(doing, Act) or doing.time or (doing.modal == "may" and done):
                raise Unfit
            unsaid = {"me": ME, "we": EVERYONE}.get(doing.form, subject or "they")
            subject = subject_of_law(doing.subject, players, subject) or unsaid
            done += [in_law(text, subject, players) for text in doing.text.split(";")]
        may = ""
        first = sentence.doings[0]
        if isinstance(first, Act) and first.modal == "may" and not first.text.startswith(NEVER_DECLINED):
            may = f"{ME if done[0].split()[1:2] == [ME] else 'they'} may "
        self.condition, self.people = None, None
        effect = effect_of(f"{time} when {players.who} {sentence.sort} {may}{' & '.join(done)}")
        self.clauses.append(Clause(effect))

    # --- conditions ---------------------------------------------------------------------------------------------------

    def _condition(self, text: str) -> tuple[Condition | AnyOf, Person | None]:
        """What it is, and whom it is about if that is each of several. With a bar between them it is one of two."""
        if "|" in text and " and " in text:
            raise Unfit  # one of two, and a third
        if "|" not in text:
            when, each = self._one_condition(text)
            return _of_either_colour(when), each
        several = [self._one_condition(each) for each in text.split("|")]
        conditions = tuple(when for when, each in several if each is None)
        if len(set(conditions)) < len(several):
            raise Unfit
        return _of_any_side(AnyOf(conditions)), None

    def _one_condition(self, text: str) -> tuple[Condition, Person | None]:
        words = self.about.condition_words(text.split())
        each: Person | None = None
        if words[0] in ANYONE:
            each = Person(ANYONE[words[0]], " ".join(["they", *words[1:]]), is_each=words[0] == "each")
            words[0] = "they"
            self.about.that = self.about.doer = each
        when = _condition_of([word.removeprefix(MINE) for word in words])
        if isinstance(when, Compared) and when.who is when.other:
            raise Unfit  # nobody has more cards than themselves
        if isinstance(when, Compared) and when.other is Who.CHOSEN and self.about.that != Person(CHOSEN):
            raise Unfit  # "more cards than somebody": than one of them, than a player I choose?
        if isinstance(when, Among) and when.every and words[0] in ALL:
            self.about.speak_of([str(when.of.who.value)])
        named = [who for who in when.people() if who is not Who.THEY and not _is_all_others(when, who)]
        if any(not who.is_one for who in named):
            raise Unfit
        if each is None and named:
            self.about.doer = Person(str(named[0].value))
            self.about.is_looked_at = True
            self.about.speak_of([str(who.value) for who in named])
        self.about.remember_condition(when)
        return when, each


def _of_either_colour(when: Condition) -> Condition | AnyOf:
    """The card turned up has one of them, and what is not said of it is known, too."""
    if not isinstance(when, Lies) or when.place is not Lying.TURNED or when.which not in OF_COLOURS or not when.is_so:
        return when
    return AnyOf(tuple(Lies(when.place, letter) for letter in when.which.split("+")))


def _of_any_side(when: AnyOf) -> Condition | AnyOf:
    """ "A five or a six" is more than four. "A six or an even number" is not understood."""
    sides = sides_of_any(when)
    if sides is None:
        return when
    if sum(len(sides_of_any(each) or ()) for each in when.conditions) > len(sides):
        raise Unfit
    several = of_sides(sides)
    return several[0] if len(several) == 1 else AnyOf(tuple(several))


def _is_lacking(when: Condition | AnyOf, effects: Sequence[Effect]) -> bool:
    """Whether somebody has none of the cards that something would be done with."""
    if not isinstance(when, Holds) or when.than is not Than.FEWER or when.which == ANY:
        return False
    return any(when.which in effect.places() for effect in effects)


def _is_all_others(when: Condition, who: Who) -> bool:
    """ "If I have more cards than all others"."""
    return isinstance(when, Compared) and who is Who.OTHERS


def _condition_of(words: list[str]) -> Condition:
    """Of one player, of each of several, or of all of them together: "if nobody has a 7", "if all have one"."""
    if "and" in words:  # "if I have a 7, and nobody else has"
        at = words.index("and")
        return Both(_condition_of(words[:at]), _condition_of(words[at + 1 :]))
    crowd = (ALL | NOBODY).get(words[0], "")
    try:
        when = read_condition([crowd or words[0], *words[1:]])
    except (ValueError, IndexError) as error:
        raise Unfit from error
    if not crowd:
        return when
    several = opposites_of(when) if words[0] in NOBODY else [when]
    if len(several) != 1 or not isinstance(several[0], Holds):
        raise Unfit
    return Among(every=True, of=several[0])


def _are_opposites(one: Person, other: Person) -> bool:
    return one.who == other.who and opposites_of(one.condition()) == [other.condition()]


_ALL_BUT: Final = frozenset({str(who.value) for who in SPARED})


def _is_other_number(before: Person, done: list[Effect], people: Person, effects: list[Effect]) -> bool:
    """Whether some of those, or I among them, do the same thing with another number."""
    is_some = bool(people.when) and people.who == before.who
    is_one = before.who == EVERYONE and people.is_one and (people.who == ME or f"but-{people.who}" in _ALL_BUT)
    if before.when or not (is_some or is_one) or len(done) != 1 or len(effects) != 1:
        return False
    return done[0].verb == effects[0].verb and done[0].verb in COUNTED


def _of_each(each: Person, when: Condition | AnyOf, effects: list[Effect]) -> tuple[Clause, ...]:
    """ "If anyone has a 7, they draw two": each of them, and nobody else."""
    if isinstance(when, Holds) and not each.is_each and _are_of_others(each, when, effects):
        return under(Among(every=False, of=replace(when, who=Who(each.who))), tuple(effects))
    if isinstance(when, AnyOf) or any(effect.doer() is not Who(each.who) for effect in effects):
        raise Unfit
    return of_those(Who(each.who), when, tuple(effects))


def _are_of_others(each: Person, when: Holds, effects: list[Effect]) -> bool:
    """ "If anyone has a 7, I draw two": nothing that they do, or that is done to them or to such cards."""
    for effect in effects:
        people = effect.concerns()
        if Who(each.who) in people or any(who.is_relative for who in people) or when.which in effect.places():
            return False
    return True


def _names_everyone(doings: tuple[Doing, ...]) -> bool:
    """Whether it is said that everyone does it: if nobody did the other thing, or everyone else?"""
    return any(isinstance(doing, Act) and EACH.get(doing.subject, doing.subject) == EVERYONE for doing in doings)


def _timed(doing: Doing, time: str) -> Doing:
    if not time:
        return doing
    if isinstance(doing, Choice) or doing.time:
        raise Unfit
    return replace(doing, time=time)
