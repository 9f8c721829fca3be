"""From the parts of a rule to its clauses: who is meant where nobody is named, and how far a condition reaches.

A condition at the head of a sentence governs all of it; one at the end governs the clause before it, and those before
that share its subject without repeating it. Where people could disagree about what is meant, nothing is.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from penultimate.houserules.casting import Clue, Declined, Scene
from penultimate.houserules.conditions import Conditions, conditions
from penultimate.houserules.frames import FRAMES
from penultimate.houserules.joining import alike, joined_subjects, rest_of_clause, together
from penultimate.houserules.parts import Bag, Otherwise, SaidHolds, SaidNamed, Segment
from penultimate.houserules.signs import (
    all_of_them,
    counts_turns,
    is_for_somebody,
    is_me_too,
    is_of_somebody,
    only_introduces,
    only_names,
    without_me,
)
from penultimate.houserules.tokens import Form, Referent, Role
from penultimate.rules.cards import Colour
from penultimate.rules.effects import (
    Chooser,
    Clause,
    DrawCards,
    Effect,
    Either,
    Holds,
    MissTurns,
    Named,
    RuleError,
    Who,
    check_clause,
)


def meaning(sentences: list[list[Segment]], *, unsaid_stays: bool) -> tuple[Clause, ...]:
    """The clauses, or Declined. `unsaid_stays`: in this language a new sentence may leave out the old subject."""
    reader = _Reader(unsaid_stays)
    for segments in sentences:
        reader.read(joined_subjects(segments))
    clauses = tuple(Clause(found.effect, when) for found in reader.found for when in (found.conditions or (None,)))
    if not reader.introduced <= _named(clauses):
        raise Declined  # somebody is chosen for nothing: it was for something that we did not get
    return clauses


def _named(clauses: tuple[Clause, ...]) -> set[Who]:
    named = {who for clause in clauses for who in clause.effect.concerns()}
    return named | {who for clause in clauses if clause.when is not None for who in clause.when.people()}


def makes_sense(sentences: list[list[Segment]]) -> bool:
    """Whether this does something, or is a condition, if whatever it leaves out has been said before."""
    reader = _Reader(unsaid_stays=True, that=Who.NEXT, condition=(Named(Colour.RED),), is_a_part=True)
    try:
        for segments in sentences:
            reader.read(joined_subjects(segments))
    except Declined:
        return False
    if reader.found:
        return all(_is_for_one_where_it_must(found.effect) for found in reader.found)
    return all(segment.bag is None or only_names(segment.bag) for segments in sentences for segment in segments)


def _is_for_one_where_it_must(effect: Effect) -> bool:
    try:
        check_clause(Clause(effect))
    except RuleError as error:
        return error.reason != "one-player"
    return True


_NAMED_AGAIN: Final = frozenset({Referent.THAT, Referent.THOSE, Referent.WHOM})
_WITHOUT_CARDS: Final = frozenset({"again", "miss", "make-miss", "lose-turn", "skip", "turn-of", "reverse", "turn"})
"""Verbs that nobody means who goes on with "and the next player two cards"."""


@dataclass
class _Found:
    effect: Effect
    conditions: Conditions
    subject: int
    """Counts up wherever a subject is named: equal numbers share one."""


@dataclass
class _Reader:
    unsaid_stays: bool
    found: list[_Found] = field(default_factory=list)
    acting: tuple[Who, ...] = ()
    acting_in_sentence: bool = False
    last_form: Form = Form.ANY
    last_bag: Bag | None = None
    that: Who | None = None
    both: tuple[Who, ...] = ()
    just_introduced: bool = False
    introduced: set[Who] = field(default_factory=set)
    condition: Conditions = ()
    new_head: bool = False
    """Whether nothing has been said yet under the condition: "if red draw two, if blue three"."""
    subject: int = 0
    is_a_part: bool = False

    def read(self, segments: list[Segment]) -> None:
        """One sentence."""
        self.acting_in_sentence = False
        self.subject += 1
        begin = len(self.found)
        head: Conditions = ()
        under_head = 0
        at = 0
        while at < len(segments):
            segment = segments[at]
            if segment.bag is not None and at + 1 < len(segments) and segments[at + 1].link == "given":
                raise Declined  # "if they draw two": a condition that we do not know
            is_head = segment.condition is not None and self._governs_what_follows(segments, at)
            if is_head:
                if head and len(self.found) == under_head:
                    raise Declined  # "if this and if that": a clause has one condition
                head = self._conditions(segment, is_head=True)
                self.new_head = True
                under_head = len(self.found)
            if segment.bag is not None:
                at = self._read_clause(segments, at, head)
            if segment.condition is not None and not is_head:
                if not isinstance(segment.condition, Otherwise) and segment.condition.inverted:
                    raise Declined
                self._govern_what_precedes(self._conditions(segment, is_head=False), begin)
            at += 1
        if head and len(self.found) == begin and not self.is_a_part:
            raise Declined  # a condition, and nothing that depends on it

    def _governs_what_follows(self, segments: list[Segment], at: int) -> bool:
        segment = segments[at]
        follows = segments[at + 1].link if at + 1 < len(segments) else ""
        needs_so = isinstance(segment.condition, SaidHolds | SaidNamed) and segment.condition.needs_so
        if needs_so and follows not in ("so", "given"):
            raise Declined
        if segment.bag is not None:
            return segment.condition_first
        if at == len(segments) - 1:
            return at == 0
        if at == 0 or segment.link in ("and", "then"):
            return True
        if follows in ("colon", "so", "given"):
            return True
        if follows == "comma":
            raise Declined  # "…, if red was named, …" could belong to either side
        return False

    def _conditions(self, segment: Segment, *, is_head: bool) -> Conditions:
        assert segment.condition is not None
        said = segment.condition
        scene = Scene(self.acting if self.unsaid_stays else (), self.that)
        self.condition = conditions(said, scene, self.condition)
        if isinstance(said, SaidHolds):
            holders = [each.who for each in self.condition if isinstance(each, Holds)]
            if Who.CHOSEN in holders and not self._has_been_chosen() and not self.is_a_part:
                raise Declined  # "if somebody has one card": who is looked at?
            self._mentioned(holders)
            if self.unsaid_stays and is_head:
                self.acting, self.acting_in_sentence, self.last_form = tuple(holders), True, Form.ANY
                self.just_introduced = False
        return self.condition

    def _has_been_chosen(self) -> bool:
        named = {who for found in self.found for who in found.effect.concerns()}
        return Who.CHOSEN in self.introduced | named or self.that is Who.CHOSEN

    def _govern_what_precedes(self, when: Conditions, begin: int) -> None:
        if self.is_a_part and len(self.found) == begin:
            return
        governed = [found for found in self.found[begin:] if found.subject == self.found[-1].subject]
        if not governed:
            raise Declined
        for found in governed:
            if found.conditions:
                raise Declined
            found.conditions = when

    def _read_clause(self, segments: list[Segment], at: int, head: Conditions) -> int:
        """Reads the segment, and the next one too if only both together are a clause. Where it ended."""
        bag = segments[at].bag
        assert bag is not None
        if only_introduces(bag):
            self._introduce(bag)
            self.acting, self.acting_in_sentence, self.last_form = (Who.ME,), True, Form.ANY
            self.just_introduced = True
            return at
        if self.is_a_part and not bag.verbs:
            if only_names(bag) and at + 1 < len(segments):
                raise Declined
            return at
        if self.acting == (Who.EVERYONE,) and is_me_too(bag):
            return at
        rest = rest_of_clause(segments, at)
        if rest is not None and not rest.parties and not rest.numbers:
            self._carry_out(together(bag, rest), head)
            return at + 1
        try:
            self._carry_out(bag if bag.verbs else self._with_last_verb(bag), head)
        except Declined:
            if self.last_bag is not None and is_for_somebody(self.last_bag) and not bag.nouns:
                bag = replace(bag, nouns=self.last_bag.nouns)  # "one card for me, three for the next player"
            if is_for_somebody(bag):
                self._hand_out(bag, head)
                return at
            if self._is_telegram(segments, at):
                self._telegram(bag, head)
                return at
            if rest is None:
                raise
            whole = together(bag, rest)
            if segments[at + 1].link == "colon" and is_of_somebody(whole):
                self._telegram(whole, head)
            else:
                self._carry_out(whole, head)
            return at + 1
        return at

    def _is_telegram(self, segments: list[Segment], at: int) -> bool:
        """ "The next player two cards", where no verb before it could be meant; nor is it "two cards: so …"."""
        bag = segments[at].bag
        assert bag is not None
        if not is_of_somebody(bag) or bag.ends_with_party:
            return False
        if any(each.says_so or each.link == "so" for each in segments[at + 1 :]):
            return False
        last = self.last_bag.verbs if self.last_bag else []
        return all(sense.meaning in _WITHOUT_CARDS for verb in last for sense in verb)

    def _telegram(self, bag: Bag, head: Conditions) -> None:
        self._hand_out(bag, head)
        self.acting = tuple(Scene(that=self.that, both=self.both).everyone_meant(bag.parties[0]))
        self.acting_in_sentence, self.last_form = True, Form.HE
        self._mentioned(list(self.acting))

    def _hand_out(self, bag: Bag, head: Conditions) -> None:
        """Cards for somebody, and nobody who gives them: they are drawn."""
        for who in Scene(that=self.that, both=self.both).everyone_meant(bag.parties[0]):
            self.found.append(_Found(DrawCards(who, bag.numbers[0]), head, self.subject))
        self.last_bag = bag

    def _carry_out(self, bag: Bag, head: Conditions) -> None:
        if len(bag.verbs) != 1 or bag.counts_people:
            raise Declined
        if self.just_introduced and bag.ends_with_party and bag.parties[-1].who is Who.EVERYONE:
            raise Declined  # "I choose two players and give them a card each": not each of us
        bag = self._introduced(bag)
        asks = "MAY" in bag.nouns
        if asks:
            bag = replace(bag, nouns=[noun for noun in bag.nouns if noun != "MAY"])
        if "EXCEPT_ME" in bag.nouns:
            bag = without_me(bag)
        if "ALL_OF_THEM" in bag.nouns:
            several = self.is_a_part or self.both or (self.that is not None and not self.that.is_one)
            bag = all_of_them(bag, they_are_several=bool(several))
        results: dict[tuple[Effect, ...], tuple[Clue, Form]] = {}
        for sense in bag.verbs[0]:
            if sorted(bag.particles) != ([sense.particle] if sense.particle else []):
                continue
            form = bag.modal or sense.form
            clue = Clue(bag, sense, Scene(self._unsaid_doers(form, bag), self.that, self.both))
            try:
                results.setdefault(tuple(FRAMES[sense.meaning](clue)), (clue, form))
            except Declined:
                continue
        if len(results) != 1:
            raise Declined
        (effects, (clue, form)) = results.popitem()
        if asks:
            effects = tuple(_asked(effect, clue.acting) for effect in effects)
        if any(Role.DOER in party.roles for party in bag.parties):
            self.subject += 1
        elif not self.acting_in_sentence and not (form is Form.I and self.unsaid_stays):
            _decline_doing_it_to_oneself(effects)
        if not self._is_said_twice(effects, bag, head):
            self.found += (_Found(effect, head, self.subject) for effect in effects)
        if clue.acting:
            self.acting, self.acting_in_sentence = clue.acting, True
        self.just_introduced = self.new_head = False
        self.last_form = form if bag.modal is None else Form.ANY
        self.last_bag = bag
        self._mentioned([who for effect in effects for who in effect.concerns()])

    def _is_said_twice(self, effects: tuple[Effect, ...], bag: Bag, head: Conditions) -> bool:
        """ "It is not their turn and they are skipped": one turn, in two ways, unless turns are counted."""
        if not effects or not self.found or self.last_bag is None:
            return False
        new, last = effects[0], self.found[-1]
        if not isinstance(new, MissTurns) or not isinstance(last.effect, MissTurns) or new.who is not last.effect.who:
            return False
        counted = counts_turns(bag) and counts_turns(self.last_bag)
        if counted or last.subject != self.subject or last.conditions != head:
            return False
        if new != last.effect or len(effects) > 1:
            raise Declined
        return True

    def _introduced(self, bag: Bag) -> Bag:
        """ "I choose somebody who draws": takes note of who was chosen, and leaves them out if they are named again."""
        first = next((at for at, party in enumerate(bag.parties) if party.introduces), 0)
        if any(Role.DOER in party.roles and party.who is not Who.ME for party in bag.parties[:first]):
            raise Declined  # somebody else chooses
        rest = [party for party in bag.parties if not party.introduces]
        again = any(Role.DOER in party.roles or party.who in _NAMED_AGAIN for party in rest)
        if not rest and bag.parties and any(verb.meaning == "swap" for verb in bag.verbs[0]):
            return replace(bag, parties=[replace(party, roles=frozenset({Role.PARTNER})) for party in bag.parties])
        if len(rest) == len(bag.parties) or not again:
            if any(party.who is Referent.WHOM for party in rest) and not (self.just_introduced or self.is_a_part):
                raise Declined
            return bag
        self._introduce(bag)
        return replace(bag, parties=[party for party in rest if not (party.joined and party.who is Who.ME)])

    def _introduce(self, bag: Bag) -> None:
        chosen = [party for party in bag.parties if party.introduces]
        people = [who for party in chosen for who in Scene().everyone_meant(party)]
        self.introduced |= set(people)
        self._mentioned(people)
        self.both = (Who.CHOSEN, Who.CHOSEN_TOO) if any(party.both for party in chosen) else ()

    def _unsaid_doers(self, form: Form, bag: Bag) -> tuple[Who, ...]:
        """Whom a clause without a subject is about; nobody where that is not clear."""
        if form is Form.I:
            return (Who.ME,)
        if form is Form.WE:
            return (Who.EVERYONE,)
        if self.just_introduced and not self.is_a_part and not bag.parties:
            if form is Form.HE or self.both:
                return self.both or ((self.that,) if self.that else ())
            if self.unsaid_stays and not any(verb.meaning == "see" for verb in bag.verbs[0]):
                return ()  # "I choose somebody; draw(s) two": both of us could
        if self.is_a_part:
            return self.acting or (Who.NEXT,)
        if self.acting_in_sentence:
            mixed = form is Form.ANY and self.last_form is Form.HE and not self.unsaid_stays
            # "he draws two and play again"; in Italian "gioca" could be either
            return () if mixed else self.acting
        if form is Form.HE:
            return self.acting
        if self.unsaid_stays and self.acting not in ((), (Who.ME,)):
            return ()
        return (Who.ME,)

    def _with_last_verb(self, bag: Bag) -> Bag:
        """ "I draw one and the others two"."""
        last = self.last_bag
        if last is None or not last.verbs or bag.counts_people or bag.particles:
            raise Declined  # with a particle left over there is a verb that we do not know
        if self.new_head and not bag.parties and len(bag.numbers) == len(last.numbers) == 1:
            return replace(last, numbers=bag.numbers, nouns=bag.nouns or last.nouns)
        if not bag.parties:
            raise Declined
        if len(last.parties) <= 1 or all(party.joined for party in last.parties[:-1]):
            parties = bag.parties
        elif only_names(bag) and Role.DOER not in alike(last, bag.parties)[0].roles:
            parties = last.parties[:-1] + alike(last, bag.parties)
        elif all(len(party.roles) == 1 for party in bag.parties):
            new = {role for party in bag.parties for role in party.roles}
            parties = [party for party in last.parties if len(party.roles) > 1 or not party.roles & new] + bag.parties
        else:
            raise Declined
        return replace(
            last, parties=parties, numbers=bag.numbers or last.numbers, nouns=bag.nouns or last.nouns, modal=None
        )

    def _mentioned(self, people: list[Who]) -> None:
        others = set(people) - {Who.ME}
        if others:
            self.both = self.both if others == set(self.both) else ()
            self.that = others.pop() if len(others) == 1 else None


def _asked(effect: Effect, acting: tuple[Who, ...]) -> Effect:
    """ "May": whoever it is about is asked."""
    if effect.verb in ("again", "show"):
        return effect  # nobody declines a turn, or looks away
    if acting in ((), (Who.ME,)):
        return Either(Chooser.ME, effect)
    if acting != (effect.doer(),):
        raise Declined
    return Either(Chooser.THEY, effect)


def _decline_doing_it_to_oneself(effects: tuple[Effect, ...]) -> None:
    """ "Give me a card" is an order, but whoever gives it is not the one to follow it."""
    if any(effect.concerns() == (Who.ME, Who.ME) for effect in effects):
        raise Declined
