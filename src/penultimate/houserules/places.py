"""What fills the places of moulds: people, numbers, sorts of cards, verbs; and how words are poured into a mould."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from penultimate.houserules.foundry import Moulds, moulds_of
from penultimate.houserules.lexing import JOINTS, Lexed, cut
from penultimate.houserules.moulds import PAUSES, Free, Mould, Needs, Slot, Ways, Word
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.shaping import (
    IT,
    SEEN_FROM_EACH,
    AnyOf,
    Cards,
    Env,
    OfThat,
    Unsaid,
    shape_amount,
    shape_condition,
)
from penultimate.houserules.tokens import Mention, Referent, Role, VerbSense
from penultimate.rules.effects import Amount, Condition, Count, DrawCards, Holds, Than, Who, read_effect
from penultimate.rules.whichcards import ANY

MOST_WAYS: Final = 60
"""So many ways to fill one place are followed, and no more."""
_ROLES: Final = {"doer": Role.DOER, "to": Role.RECEIVER, "with": Role.PARTNER, "of": Role.OWNER, "whom": Role.OBJECT}

_NEED_LEADS: Final = {"that-is": "turned", "has-it": "named", "lacks-it": "named"}
"""Conditions about what came first."""

Ends = list[tuple[int, Any]]
"""Where something that begins at a place can end, and what it is then."""


@dataclass
class Places:
    """A text, and what can be read at each place of it."""

    lexed: Lexed
    book: Phrasebook
    _heard: dict[tuple[str, int], Ends] = field(default_factory=dict)
    _begins: dict[int, list[int]] = field(default_factory=dict)
    _standing: dict[int, dict[str, list[int]]] = field(default_factory=dict)
    _met: dict[int, bool] = field(default_factory=dict)
    _fitting: dict[int, tuple[Mould, ...]] = field(default_factory=dict)
    _said: frozenset[str] = frozenset()
    lead: str = ""
    """What came first: a "die" was rolled, a card "turned" up, a colour "named"."""

    def __post_init__(self) -> None:
        self._said = frozenset(word.text for word in self.words)

    @property
    def words(self) -> Sequence[Any]:
        return self.lexed.words

    @property
    def moulds(self) -> Moulds:
        return moulds_of(self.book)

    @abstractmethod
    def reader_of(self, slot: str) -> Callable[[int], Ends]:
        """What reads the places of this name."""

    def _fill(self, slot: str, at: int, env: Env) -> Iterator[tuple[int, Env]]:
        if slot.startswith("v:"):
            yield from self._verb(slot[2:], at, env)
        elif slot == "~":
            yield from self._particle(at, env)
        elif slot == ".":
            if self._is_pause(at):
                yield at, env
        elif slot == "end":
            if self._is_pause(at) or self._ends(at, "LINK"):
                yield at, env
        elif slot == "that":
            if (that := self._that(at)) is not None:
                yield at, {**env, "clitic": that, "owner": that, "whom": that}
        elif slot.startswith("said:"):
            if slot.removeprefix("said:") in self._said:
                yield at, env
        elif slot.startswith("cards:"):
            for end, value in self._known(slot, at, lambda at: self._amounts_by(at, [slot.removeprefix("cards:")])):
                yield end, {**env, "cards": value}
        elif "=" in slot:
            name, _, unsaid = slot.partition("=")
            yield at, {**env, name: _unsaid(name, unsaid)}
        elif slot == "recondition":
            yield from self._recondition(at, env)
        elif slot in ("effects", "otherwise") and (about := self._dropped(env)) is not None:
            name = f"effects about {about.value}"
            for end, value in self._known(name, at, lambda begin: self.effects_about(begin, about)):
                yield end, {**env, slot: value}
        elif slot in ("effects", "otherwise") and (topic := self._topic(slot, env)) is not None:
            for end, value in self._known(f"effects of {topic.value}", at, lambda begin: self.effects_of(begin, topic)):
                yield end, {**env, slot: value}
        else:
            known = self._heard.get((slot, at))
            for end, value in self._known(slot, at, self.reader_of(slot)) if known is None else known:
                filled = {**env, "cards" if slot == "owncards" else slot: value}
                yield end, {**filled, "doer": value} if slot == "patient" else filled

    def _is_pause(self, at: int) -> bool:
        """Whether a clause ends here, and not by an "and" that may add to it."""
        return at == len(self.words) or self.words[at].text in PAUSES or bool(self._ends(at, "STOP"))

    @abstractmethod
    def effects_of(self, at: int, topic: Who) -> Ends:
        """Effects of whoever was spoken of, where nobody else is named."""

    @abstractmethod
    def effects_about(self, at: int, about: Who) -> Ends:
        """Effects after a condition about somebody, in a language that need not name them again."""

    def _dropped(self, env: Env) -> Who | None:
        """Whom the condition before is about, other than me; in a language that need not name them again."""
        when: Condition | None = env.get("question") or env.get("condition")
        about = when.people()[:1] if when is not None and self.book.say.get("drops-i", False) else ()
        return about[0] if about and about[0] is not Who.ME else None

    def _topic(self, slot: str, env: Env) -> Who | None:
        """Who was spoken of last; where that stays who does it, until somebody else is named."""
        if "condition" not in env or not self.has_topics():
            return None
        people: tuple[Who, ...] = env["condition"].people()
        if slot == "otherwise":
            doer: Who | None = env["effects"][-1].doer()
            return doer
        return people[0] if people else None

    def has_topics(self) -> bool:
        return bool(self.book.hear.get("has-topics", False))

    def settles_later(self) -> bool:
        """Whether it is found out in the end who "they" are (`settling.py`): by whom the clauses before it name."""
        return bool(self.book.hear.get("pronouns", False) == "later")

    def _people(self, case: str, at: int) -> Ends:
        that = self.moulds.that.get(case, ())
        case = "name" if case in ("doer", "other", "owner") else case
        found = self._matching(self.moulds.people.get(case, ()), at)
        role = _ROLES.get("doer" if case == "name" else case)
        for choice in self.lexed.choices[at] if at < len(self.words) and role is not None else ():
            mention = choice.sense.value
            if not isinstance(mention, Mention) or role not in mention.roles:
                continue
            if role is Role.RECEIVER and Role.DOER in mention.roles and self.book.hear.get("has-cases", False):
                continue
            if _is_plain(mention) or self._is_the_others(mention):
                found.append((at + choice.words, mention.who))
            elif mention.who is Referent.NEIGHBOUR and self.settles_later():
                found.append((at + choice.words, Who.THEIR_NEXT))
            elif mention.who in (Referent.THAT, Referent.THOSE) and not (found or self._is_article(at, choice.words)):
                found += [(at + choice.words, that) for that in [self._that(at)] if that is not None]
        found += self._matching(that, at)
        longest = max((end for end, _ in found), default=at)
        if longest > at and self._number(longest - 1):
            return found  # "the next two", or the next player two cards
        return [(end, who) for end, who in found if end == longest]

    def _that(self, at: int) -> Who | None:
        """Whom a pronoun here means: the one player named last, if it was no more than one; in languages that ask."""
        if not self.book.hear.get("pronouns", False):
            return None
        if self.settles_later():
            return Who.THEY
        named: list[set[Who]] = [set()]
        begin = 0
        while begin < at:
            choices = self.lexed.choices[begin]
            if any(choice.sense.kind in JOINTS for choice in choices) and named[-1]:
                named.append(set())
            mentions = [each for each in choices if isinstance(each.sense.value, Mention) and begin + each.words <= at]
            longest = max(mentions, key=lambda each: each.words, default=None)
            if longest is not None and isinstance(longest.sense.value, Mention):
                named[-1] |= set(_several(longest.sense.value))
            begin += longest.words if longest is not None else 1
        last = next((several for several in reversed(named) if several), set[Who]())
        that = next(iter(last), None)
        return that if that is not None and len(last) == 1 and that.is_one else None

    def _is_the_others(self, mention: Mention) -> bool:
        """ "The rest of you", and "all of you" where I speak."""
        return mention.you == "rest" or (mention.you == "all" and self.book.says_i(self.words))

    def _is_article(self, at: int, words: int) -> bool:
        """ "Die" cards, or "die" who draw: before a verb it is somebody."""
        if words > 1 or self.words[at].text not in self.book.articles:
            return False
        after = self.lexed.choices[at + 1] if at + 1 < len(self.words) else ()
        return not any(each.sense.kind in ("VERB", "MODAL", "MAY") for each in after)

    def _people_or_unsaid(self, slot: str, at: int) -> Ends:
        """ "The next player" gets a card: mine, or the next one of each who gives?"""
        found = self._people(slot, at)
        if slot == "doer" and self.book.hear.get("pivots", False):
            found += [(end, mention.who) for end, mention in self._values(at, "WHO") if _is_chosen_now(mention)]
        return self._perhaps_unsaid(at, found) if slot in ("to", "whom", "owner", "of") else found

    def _whose(self, at: int) -> Ends:
        """ "Their" cards, of whoever was named last."""
        ends = self._matching(self.moulds.whose, at)
        return [(end, that) for end, _ in ends if (that := self._that(at)) is not None]

    def _perhaps_unsaid(self, at: int, found: Ends) -> Ends:
        return [
            (end, Unsaid(who) if self._is_beside(who) and not self.book.says_i(self.words[at:end]) else who)
            for end, who in found
        ]

    def _is_beside(self, who: Who) -> bool:
        """Whether it is somebody else seen from somebody else. Opposite me: in languages that say to whom."""
        return who in SEEN_FROM_EACH or (who is Who.OPPOSITE and _says_opposite_whom(self.book))

    def _clitic(self, at: int) -> Ends:
        """ "Mi", "ti", "a sinistra": a receiver who could be nothing else."""
        found = [
            (end, mention.who)
            for end, mention in self._values(at, "WHO")
            if Role.RECEIVER in mention.roles and Role.DOER not in mention.roles and _is_plain(mention)
        ]
        found += [(end, that) for end in self._pronouns(at) if (that := self._that(at)) is not None]
        return self._perhaps_unsaid(at, found)

    def _pronouns(self, at: int) -> list[int]:
        """Where a word for whoever was named before ends, that is a receiver and nothing else: "gli"."""
        return [
            end
            for end, mention in self._values(at, "WHO")
            if mention.who is Referent.THAT and Role.RECEIVER in mention.roles and Role.DOER not in mention.roles
        ]

    def _one_of(self, slot: str, at: int) -> Ends:
        if slot in ("colour", "or-colour"):
            return self._matching(self.moulds.colours, at)
        if slot == "tint":
            return self._matching(self.moulds.adjectives, at)
        if slot in ("adj", "weak"):
            return [(at, ""), *self._matching(self.moulds.adjectives, at)]
        if slot == "suffix":
            return [(at, ""), *self._matching(self.moulds.suffixes, at)]
        if slot == "choice":
            return [(at, ""), *self._matching(self.moulds.choice, at)]
        if slot in ("them", "them-after"):
            return self._matching(self.moulds.them, at)
        return self._matching(self.moulds.nouns, at)

    def _matching(self, several: Sequence[tuple[Mould, Any]], at: int) -> Ends:
        return [(end, value) for each, value in several for end, _ in self._pour(each, at, {})]

    def _amount(self, at: int) -> Ends:
        led = "that-many" if self.lead not in ("die", "turned") else ""
        return self._amounts_by(at, [key for key in self.moulds.amounts if not key.startswith("=") and key != led])

    def _amounts_by(self, at: int, keys: list[str]) -> Ends:
        found: Ends = []
        for key in keys:
            for each in self._fit(self.moulds.amounts.get(key, ())):
                for end, env in self._pour(each, at, {}):
                    found += [(end, amount) for amount in shape_amount(key, {**env, "lead": self.lead})]
        return found

    def _sized(self, at: int, *keys: str) -> Ends:
        """A number of cards of some sort, or just the sort."""
        return [
            (end, amount)
            for key in keys
            for each in self._fit(self.moulds.amounts.get(f"={key}", ()))
            for end, env in self._pour(each, at, {})
            for amount in shape_amount(key, env)
        ]

    def _number(self, at: int) -> Ends:
        if at >= len(self.words):
            return []
        choices = self.lexed.choices[at]
        return [(at + each.words, each.sense.value) for each in choices if each.sense.kind == "NUMBER"]

    def _turns(self, at: int) -> Ends:
        found: Ends = [(end, 1) for end in self._ends(at, "TURNS")]
        found += [(end, times) for end, times in self._values(at, "TIMES") if times is not None]
        for end, number in self._number(at):
            found += [(after, number) for kind in ("TURNS", "TIMES") for after in self._ends(end, kind)]
        return found

    def _recondition(self, at: int, env: Env) -> Iterator[tuple[int, Env]]:
        """Another condition about whoever the last one was about, who is not named again."""
        about: Who = env["about"]

        def read(begin: int) -> Ends:
            return self._condition(begin, self.moulds.reconditions, {"doer": about})

        for end, condition in self._known(f"recondition of {about.value}", at, read):
            yield end, {**env, "condition": condition}

    def _condition(self, at: int, moulds: dict[str, tuple[Mould, ...]], known: Env | None = None) -> Ends:
        found: Ends = []
        for key, several in moulds.items():
            if key in _NEED_LEADS and _NEED_LEADS[key] != self.lead:
                continue
            for each in self._fit(several):
                for end, env in self._pour(each, at, known or {}):
                    if "doer" in env or env.get("forms") in (None, {0}):  # "ho più di": who but me
                        found += [(end, condition) for condition in self._perhaps_several(key, env)]
        found = [each for each in found if not is_any_number(each, found)]
        said = [each for each in found if self._is_of_somebody(at, *each) and not self._is_of_anyone(at, *each)]
        return [(end, OfThat(when) if self._is_of_that(at, end, when) else when) for end, when in said]

    def _is_of_that(self, at: int, end: int, condition: Condition) -> bool:
        """ "If they have a red card"."""
        that = self.moulds.that.get("doer", ())
        if not that or Who.THEY not in condition.people():
            return False
        return any(self._matching(that, begin) and self._people("doer", begin) for begin in range(at, end))

    def _is_of_anyone(self, at: int, end: int, condition: Condition) -> bool:
        """ "If anyone has a red card": nobody was chosen."""
        if not self.moulds.anyone or Who.CHOSEN not in condition.people():
            return False
        return any(
            (last, Who.CHOSEN) in self._people("doer", begin)
            for begin in range(at, end)
            for last, _ in self._matching(self.moulds.anyone, begin)
        )

    def _is_of_somebody(self, at: int, end: int, condition: Condition | AnyOf) -> bool:
        """ "If a player has one card" is said of each of them, unless it is one whom I choose."""
        choosing = self.book.hear.get("choosing", ())
        said = {word.text for word in self.words[at:end]}
        return not choosing or Who.CHOSEN not in condition.people() or bool(said & set(choosing))

    def _perhaps_several(self, key: str, env: Env) -> list[Condition | AnyOf]:
        """ "Red or blue" is several conditions."""
        if "or-colour" not in env:
            return [*shape_condition(key, env)]
        both = [one for name in ("colour", "or-colour") for one in shape_condition(key, {**env, "colour": env[name]})]
        return [AnyOf(tuple(both))] if len(set(both)) == len(both) else []

    def _verb(self, meaning: str, at: int, env: Env) -> Iterator[tuple[int, Env]]:
        if at >= len(self.words) or self.words[at].text == "+":
            return  # "12 +4 cards": what the plus says is the plain reader's business
        for choice in self.lexed.choices[at]:
            if choice.sense.kind != "VERB" or not isinstance(choice.sense.value, tuple):
                continue
            for sense in choice.sense.value:
                assert isinstance(sense, VerbSense)
                if sense.meaning == meaning:
                    yield at + choice.words, {**env, "particle": sense.particle, "verb form": sense.form}

    def _particle(self, at: int, env: Env) -> Iterator[tuple[int, Env]]:
        wanted = env.get("particle", "")
        if not wanted:
            yield at, env
            return
        for choice in self.lexed.choices[at] if at < len(self.words) else ():
            if choice.sense.kind == "PARTICLE" and choice.sense.value == wanted:
                yield at + choice.words, {**env, "particle": ""}

    # --- pouring ------------------------------------------------------------------------------------------------------

    def _known(self, name: str, at: int, read: Callable[[int], Ends]) -> Ends:
        """Everything is read once at each place."""
        key = (name, at)
        if key not in self._heard:
            self._heard[key] = []  # whoever asks while it is being read gets nothing: no text goes round in circles
            self._heard[key] = different(read(at))
        return self._heard[key]

    def _pour(self, what: Mould, at: int, env: Env) -> Iterator[tuple[int, Env]]:
        if not what:
            yield at, env
            return
        first, rest = what[0], what[1:]
        if isinstance(first, Needs):
            if self._may_begin(first, at) and self._meets(first):
                yield from self._pour(rest, at, env)
            return
        if isinstance(first, Word):
            for begin in self._where(at).get(first.text, ()):
                yield from self._pour(rest, begin + 1, env)
            return
        for end, filled in self._node(first, at, env):
            yield from self._pour(rest, end, filled)

    def _fit(self, several: tuple[Mould, ...]) -> tuple[Mould, ...]:
        """Those of a language's moulds that this text has the words for."""
        key = id(several)
        if key not in self._fitting:
            self._fitting[key] = tuple(
                each for each in several if not isinstance(each[0], Needs) or self._meets(each[0])
            )
        return self._fitting[key]

    def _may_begin(self, needs: Needs, at: int) -> bool:
        return not needs.first or not needs.first.isdisjoint(self._where(at))

    def _meets(self, needs: Needs) -> bool:
        """Whether the text has the words without which the mould cannot be filled."""
        key = id(needs)
        if key not in self._met:
            self._met[key] = all(self._said & words for words in needs.one_of_each)
        return self._met[key]

    def _where(self, at: int) -> dict[str, list[int]]:
        """The words that stand here, or after words without meaning, and where. One pause is as good as another."""
        if at not in self._standing:
            standing: dict[str, list[int]] = {}
            for begin in self._after_fillers(at):
                text = self.words[begin].text if begin < len(self.words) else ""
                for each in PAUSES if text in PAUSES else (text,):
                    standing.setdefault(each, []).append(begin)
            self._standing[at] = standing
        return self._standing[at]

    def _node(self, node: Slot | Ways | Free | Needs, at: int, env: Env) -> Iterator[tuple[int, Env]]:
        if isinstance(node, Free):
            yield from self._in_any_order(node.parts, at, env)
            return
        if isinstance(node, Ways):
            by_word = node.by_word
            numbers = [number for word in self._where(at) for number in by_word.get(word, ())]
            for number in sorted([*numbers, *node.others]) if numbers else node.others:
                way = node.ways[number]
                for end, filled in self._pour(way, at, env):
                    yield end, _with_form(filled, number, node, way) if node.are_forms else filled
            return
        assert isinstance(node, Slot)
        for begin in self._after_fillers(at):
            yield from self._fill(node.name, begin, env)

    def _in_any_order(self, parts: tuple[Mould, ...], at: int, env: Env) -> Iterator[tuple[int, Env]]:
        if not parts:
            yield at, env
            return
        for number, part in enumerate(parts):
            rest = (*parts[:number], *parts[number + 1 :])
            for end, filled in self._pour(part, at, env):
                yield from self._in_any_order(rest, end, filled)

    def _after_fillers(self, at: int) -> list[int]:
        """Here, and after words without meaning that stand here."""
        if at not in self._begins:
            begins = [at]
            for begin in begins:
                found = self._idle_from(begin)
                found += [end + 1 for end in found if self._is_set_off(begin, end)]
                begins += [end for end in found if end not in begins]
            self._begins[at] = begins
        return self._begins[at]

    def _is_set_off(self, begin: int, end: int) -> bool:
        """ "If not, bad luck, draw one": what stands between two commas goes with one of them."""
        before = self.words[begin - 1].text if begin else ","
        return end < len(self.words) and before in PAUSES and self.words[end].text in PAUSES

    def _idle_from(self, at: int) -> list[int]:
        """Where phrases without meaning end that begin here."""
        several = self.moulds.fillers.get(self.words[at].text, ()) if at < len(self.words) else ()
        return [
            at + len(each)
            for each in several
            if all(word.text == said for word, said in zip(self.words[at : at + len(each)], each, strict=False))
            and at + len(each) <= len(self.words)
        ]

    def _ends(self, at: int, kind: str) -> list[int]:
        if at >= len(self.words):
            return []
        return [at + each.words for each in self.lexed.choices[at] if each.sense.kind == kind]

    def _values(self, at: int, kind: str) -> Ends:
        choices = self.lexed.choices[at] if at < len(self.words) else ()
        return [(at + each.words, each.sense.value) for each in choices if each.sense.kind == kind]

    def _past(self, at: int, kind: str) -> int:
        """After all the joints of a kind that stand here."""
        while ends := self._ends(at, kind):
            at = max(ends)
        return at


@cache
def _says_opposite_whom(book: Phrasebook) -> bool:
    return book.says_i(cut(book.say["who"][Who.OPPOSITE.value]["name"], book))


def _unsaid(name: str, known: str) -> object:
    """What nobody says, but everybody knows: `{doer=everyone}`, `{turns=1}`, `{cards=own}`, `{sort=+2}`."""
    if name in ("n", "turns"):
        return int(known)
    if name == "cards":
        return _cards_known(known)
    return (1, known) if name in ("sort", "one") else known if name == "noun" else Who(known)


def _cards_known(known: str) -> Cards:
    """In the notation of amounts, `1xothers`; or `own`: as many as whoever does it holds; or `it` and `them`, of a sort
    that was named before."""
    if known == "own":
        return Amount(Count.AS, who=Who.THEY), ANY
    if known in ("it", "them"):
        return (1 if known == "it" else Amount(Count.ALL)), IT
    effect = read_effect(["draw", "me", known])
    assert isinstance(effect, DrawCards)
    return effect.cards, ANY


def _with_form(env: Env, number: int, node: Ways, way: Mould) -> Env:
    """Me, one or many: those for whom the words are these."""
    same = {at for at, each in enumerate(node.ways) if each == way}
    before = env.get("forms")
    return {**env, "forms": same if before is None else same & before}


def _several(mention: Mention) -> tuple[Who, ...]:
    """Those it names, other than me."""
    if mention.both:
        return Who.CHOSEN, Who.CHOSEN_TOO
    return (mention.who,) if isinstance(mention.who, Who) and mention.who is not Who.ME else ()


def _is_chosen_now(mention: Mention) -> bool:
    """ "I choose a player" who does it, in languages that can say so without a comma or a "who"."""
    return mention.introduces and mention.who is Who.CHOSEN and not mention.both


def _is_plain(mention: Mention) -> bool:
    return isinstance(mention.who, Who) and not (mention.introduces or mention.both or mention.you)


def is_any_number(each: tuple[int, Condition], found: Sequence[tuple[int, Condition]]) -> bool:
    """Whoever has "a 7" may have two: exactly one is not meant where at least one could be."""
    end, when = each
    if not isinstance(when, Holds) or when.than is not Than.EXACTLY or when.cards != 1 or when.which == ANY:
        return False
    return (end, Holds(when.who, Than.MORE, 0, when.which)) in found


def different(ends: Ends) -> Ends:
    seen: list[tuple[int, Any]] = []
    for each in ends:
        if each not in seen:
            seen.append(each)
    return seen[:MOST_WAYS]
