"""From the parts of a rule to its clauses: who is meant where nobody is named, and how far a condition reaches.

A condition at the head of a sentence governs all of it; one at the end governs the clause before it, and those before
that share its subject without repeating it. Where people could disagree about what is meant, nothing is.
"""

from dataclasses import dataclass, field, replace

from penultimate.houserules.casting import Clue, Declined, Scene
from penultimate.houserules.conditions import Conditions, conditions
from penultimate.houserules.frames import FRAMES
from penultimate.houserules.parts import Bag, Otherwise, Party, SaidHolds, SaidNamed, Segment
from penultimate.houserules.tokens import Form, Referent, Role
from penultimate.rules.cards import Colour
from penultimate.rules.effects import Clause, DrawCards, Effect, Holds, Named, Who


def meaning(sentences: list[list[Segment]], *, unsaid_stays: bool) -> tuple[Clause, ...]:
    """The clauses, or Declined. `unsaid_stays`: in this language a new sentence may leave out the old subject."""
    reader = _Reader(unsaid_stays)
    for segments in sentences:
        reader.read(_joined_subjects(segments))
    clauses = tuple(Clause(found.effect, when) for found in reader.found for when in (found.conditions or (None,)))
    if not reader.introduced <= _named(clauses):
        raise Declined  # somebody is chosen for nothing: it was for something that we did not get
    return clauses


def _named(clauses: tuple[Clause, ...]) -> set[Who]:
    named = {who for clause in clauses for who in clause.effect.concerns()}
    return named | {clause.when.who for clause in clauses if isinstance(clause.when, Holds)}


def makes_sense(sentences: list[list[Segment]]) -> bool:
    """Whether this does something, or is a condition, if whatever it leaves out has been said before."""
    reader = _Reader(unsaid_stays=True, that=Who.NEXT, condition=(Named(Colour.RED),), is_a_part=True)
    try:
        for segments in sentences:
            reader.read(_joined_subjects(segments))
    except Declined:
        return False
    if reader.found:
        return all(who.is_one for found in reader.found for who in found.effect.ones())
    return all(segment.bag is None or _only_names(segment.bag) for segments in sentences for segment in segments)


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
            is_head = segment.condition is not None and self._governs_what_follows(segments, at)
            if is_head:
                if head and len(self.found) == under_head:
                    raise Declined  # "if this and if that": a clause has one condition
                head = self._conditions(segment, is_head=True)
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
        if isinstance(segment.condition, SaidHolds) and segment.condition.needs_so and follows != "so":
            raise Declined
        if segment.bag is not None:
            return segment.condition_first
        if at == len(segments) - 1:
            return at == 0
        if at == 0 or segment.link in ("and", "then"):
            return True
        if follows in ("colon", "so"):
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
            self._mentioned(holders)
            if self.unsaid_stays and is_head:
                self.acting, self.acting_in_sentence, self.last_form = tuple(holders), True, Form.ANY
                self.just_introduced = False
        return self.condition

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
        if _only_introduces(bag):
            self._introduce(bag)
            self.acting, self.acting_in_sentence, self.last_form = (Who.ME,), True, Form.ANY
            self.just_introduced = True
            return at
        if self.is_a_part and not bag.verbs:
            if _only_names(bag) and at + 1 < len(segments):
                raise Declined
            return at
        if self.acting == (Who.EVERYONE,) and _is_me_too(bag):
            return at
        rest = _rest_of_clause(segments, at)
        if rest is not None and not rest.parties and not rest.numbers:
            self._carry_out(_together(bag, rest), head)
            return at + 1
        try:
            self._carry_out(bag if bag.verbs else self._with_last_verb(bag), head)
        except Declined:
            if self.last_bag is not None and _is_for_somebody(self.last_bag) and not bag.nouns:
                bag = replace(bag, nouns=self.last_bag.nouns)  # "one card for me, three for the next player"
            if _is_for_somebody(bag):
                self._hand_out(bag, head)
                return at
            if rest is None:
                raise
            whole = _together(bag, rest)
            if segments[at + 1].link == "colon" and _is_of_somebody(whole):
                self._hand_out(whole, head)
            else:
                self._carry_out(whole, head)
            return at + 1
        return at

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
        if "EXCEPT_ME" in bag.nouns:
            bag = _without_me(bag)
        if "ALL_OF_THEM" in bag.nouns:
            several = self.is_a_part or self.both or (self.that is not None and not self.that.is_one)
            bag = _all_of_them(bag, they_are_several=bool(several))
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
        if any(Role.DOER in party.roles for party in bag.parties):
            self.subject += 1
        elif not self.acting_in_sentence and not (form is Form.I and self.unsaid_stays):
            _decline_doing_it_to_oneself(effects)
        self.found += (_Found(effect, head, self.subject) for effect in effects)
        if clue.acting:
            self.acting, self.acting_in_sentence = clue.acting, True
        self.just_introduced = False
        self.last_form = form if bag.modal is None else Form.ANY
        self.last_bag = bag
        self._mentioned([who for effect in effects for who in effect.concerns()])

    def _introduced(self, bag: Bag) -> Bag:
        """ "I choose somebody who draws": takes note of who was chosen, and leaves them out if they are named again."""
        first = next((at for at, party in enumerate(bag.parties) if party.introduces), 0)
        if any(Role.DOER in party.roles and party.who is not Who.ME for party in bag.parties[:first]):
            raise Declined  # somebody else chooses
        rest = [party for party in bag.parties if not party.introduces]
        if not rest and bag.parties and any(verb.meaning == "swap" for verb in bag.verbs[0]):
            return replace(bag, parties=[replace(party, roles=frozenset({Role.PARTNER})) for party in bag.parties])
        if len(rest) == len(bag.parties) or not any(Role.DOER in party.roles for party in rest):
            return bag
        self._introduce(bag)
        return replace(bag, parties=rest)

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
        if last is None or not last.verbs or not bag.parties:
            raise Declined
        if len(last.parties) <= 1 or all(party.joined for party in last.parties[:-1]):
            parties = bag.parties
        elif _only_names(bag) and Role.DOER not in _alike(last, bag.parties)[0].roles:
            parties = last.parties[:-1] + _alike(last, bag.parties)
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


def _decline_doing_it_to_oneself(effects: tuple[Effect, ...]) -> None:
    """ "Give me a card" is an order, but whoever gives it is not the one to follow it."""
    if any(effect.concerns() == (Who.ME, Who.ME) for effect in effects):
        raise Declined


def _rest_of_clause(segments: list[Segment], at: int) -> Bag | None:
    """What follows, if it can be the end of a clause that was interrupted: "…, the one I choose, two cards"."""
    if at + 1 == len(segments) or (segments[at].condition is not None and not segments[at].condition_first):
        return None
    following = segments[at + 1]
    if following.bag is None or following.bag.verbs or following.condition is not None:
        return None
    return following.bag if following.link == "and" or not following.bag.parties else None


def _is_for_somebody(bag: Bag) -> bool:
    """ "Two cards for the next player"."""
    return _hands_out(bag) and bag.parties[0].roles == {Role.RECEIVER}


def _is_of_somebody(bag: Bag) -> bool:
    """ "The next player: two cards"."""
    return _hands_out(bag) and Role.DOER in bag.parties[0].roles


def _hands_out(bag: Bag) -> bool:
    others = bag.verbs or bag.particles or bag.modal or len(bag.numbers) != 1 or len(bag.parties) != 1
    return not others and "CARDS" in bag.nouns and set(bag.nouns) <= {"CARDS", "EACH", "ALL_OF_THEM"}


def _is_me_too(bag: Bag) -> bool:
    """ "Everyone draws a card, me too": as if I were not everyone."""
    return (
        _only_names(bag) and [party.who for party in bag.parties] == [Who.ME] and Role.OWNER not in bag.parties[0].roles
    )


def _without_me(bag: Bag) -> Bag:
    """ "Everyone draws a card, except me"."""
    if not any(party.who in (Who.EVERYONE, Who.OTHERS) for party in bag.parties):
        raise Declined
    parties = [replace(party, who=Who.OTHERS) if party.who is Who.EVERYONE else party for party in bag.parties]
    return replace(bag, parties=parties, nouns=[noun for noun in bag.nouns if noun != "EXCEPT_ME"])


def _all_of_them(bag: Bag, *, they_are_several: bool) -> Bag:
    """ "The others all draw": there must be several."""
    doers = [party.who for party in bag.parties if Role.DOER in party.roles]
    several = any(who in (Who.EVERYONE, Who.OTHERS) for who in doers) or len(doers) > 1
    if they_are_several:
        several = several or any(party.who is Referent.THOSE for party in bag.parties)
    if not several and not any(party.both for party in bag.parties):
        raise Declined
    return replace(bag, nouns=[noun for noun in bag.nouns if noun != "ALL_OF_THEM"])


def _only_names(bag: Bag) -> bool:
    return not (bag.verbs or bag.numbers or bag.nouns or bag.particles or bag.modal)


def _only_introduces(bag: Bag) -> bool:
    chosen = [party for party in bag.parties if party.introduces]
    return _only_names(bag) and bool(chosen) and all(party in chosen or party.who is Who.ME for party in bag.parties)


def _joined_subjects(segments: list[Segment]) -> list[Segment]:
    """Puts "the next player" and "I swap hands" together, which "and" has put asunder."""
    segments = [_about_whom_it_begins_with(segment) for segment in segments]
    joined: list[Segment] = []
    waiting: list[Segment] = []
    for at, segment in enumerate(segments):
        if _waits_for_a_verb(segments, at):
            waiting.append(segment)
            continue
        if waiting and segment.bag is not None:
            bag = segment.bag
            for earlier in reversed(waiting):
                assert earlier.bag is not None
                bag = _together(earlier.bag, bag)
            first = waiting[0]
            condition = first.condition or segment.condition
            before = first.condition is not None or segment.condition_first
            segment = Segment(bag, condition, before, first.link)
        waiting = []
        joined.append(segment)
    return joined


def _about_whom_it_begins_with(segment: Segment) -> Segment:
    """ "The next player, if only one card is left": a condition that names its subject before the "if"."""
    bag, said = segment.bag, segment.condition
    if bag is None or segment.condition_first or not isinstance(said, SaidHolds | SaidNamed) or said.party is not None:
        return segment
    if not _only_names(bag) or len(bag.parties) != 1 or Role.DOER not in bag.parties[0].roles:
        return segment
    return Segment(None, replace(said, party=bag.parties[0]), True, segment.link)


def _waits_for_a_verb(segments: list[Segment], at: int) -> bool:
    bag = segments[at].bag
    if bag is None or bag.verbs or bag.numbers or _only_introduces(bag):
        return False
    if not bag.parties and "EXCEPT_ME" not in bag.nouns:
        return False
    if segments[at].condition is not None and not segments[at].condition_first:
        return False
    for following in segments[at + 1 :]:
        if following.link == "then" or following.bag is None:
            return False
        if following.condition is not None and following.condition_first:
            return False
        if following.bag.verbs:
            break
        if following.bag.numbers or not following.bag.parties:
            return False
    else:
        return False
    before = segments[at - 1].bag if at else None
    if before is not None and before.verbs and segments[at].link == "and" and _ends_with_a_receiver(before):
        raise Declined  # "I give a card to the next player and the previous player and draw two"
    return True


def _ends_with_a_receiver(bag: Bag) -> bool:
    return len(bag.parties) > 1 and bag.ends_with_party and Role.DOER not in bag.parties[-1].roles


def _alike(before: Bag, parties: list[Party]) -> list[Party]:
    """Parties in the role of the one named just before: "to the next player and the previous player"."""
    if not before.ends_with_party:
        return parties
    last = before.parties[-1]
    roles = last.roles
    if last.after_verb and any(Role.DOER in party.roles for party in before.parties[:-1]):
        roles = roles - {Role.DOER}  # "I give the next player and the previous player …"
    if Role.DOER in roles:
        return parties
    return [replace(party, roles=roles) if len(party.roles) > 1 else party for party in parties]


def _together(first: Bag, second: Bag) -> Bag:
    """One clause of two halves; those named in the half without a verb are joined to those in the other."""
    verbs = first.verbs + second.verbs
    one_joined = [replace(party, joined=not first.verbs) for party in first.parties]
    alike = second.parties if second.verbs else _alike(first, second.parties)
    other_joined = [replace(party, joined=not second.verbs) for party in alike]
    return Bag(
        one_joined + other_joined,
        verbs,
        first.particles + second.particles,
        first.numbers + second.numbers,
        first.nouns + second.nouns,
        first.modal or second.modal,
    )
