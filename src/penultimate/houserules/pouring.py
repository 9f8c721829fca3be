"""Pours the words of a text into moulds: what fits as a whole, and in one way only, is what the text says.

This is the reader for all that is more than plain clauses (`reading.py`): sorts and amounts of cards, things that last,
choices, everyone who has something. It knows every sentence the game says itself.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from penultimate.houserules.foundry import moulds_of
from penultimate.houserules.lexing import Lexed, cut
from penultimate.houserules.meant import without_echo
from penultimate.houserules.moulds import PAUSES, Mould
from penultimate.houserules.phrasebook import Phrasebook
from penultimate.houserules.places import MOST_WAYS, Ends, Places, different, is_any_number
from penultimate.houserules.settling import of_somebody, settled
from penultimate.houserules.shaping import (
    IT,
    OF_IT,
    SEVERAL,
    AnyOf,
    Env,
    OfThat,
    about_each,
    by_all,
    by_all_but,
    by_everyone,
    by_neighbours,
    condition_for,
    meaning_it,
    of_any_sort,
    opposites_of,
    shape_condition,
    shape_effects,
    standing_for,
)
from penultimate.houserules.tokens import Form, Mention, Referent
from penultimate.houserules.unsaid import Announced, Introduced
from penultimate.houserules.words import Word
from penultimate.rules.cards import Colour
from penultimate.rules.effects import (
    MOST_EFFECTS,
    SHAPES,
    Amount,
    Chooser,
    Clause,
    Compared,
    Condition,
    Count,
    DiscardCards,
    DoNothing,
    DrawCards,
    DropCards,
    Effect,
    Either,
    GiveCards,
    HandOver,
    Holds,
    Lasting,
    Law,
    Lies,
    Lying,
    MissTurns,
    Named,
    Rule,
    RuleError,
    ScorePoints,
    ShowCards,
    ShowHand,
    Than,
    Until,
    Who,
)
from penultimate.rules.whichcards import ANY, EXTREMES

_FINDS_OUT: Final = ("number", "vote", "lots")
"""What others go by: "I name a number: everyone who has it …"."""

_FORM_OF: Final = {"i": 0, "he": 1, "they": 2}

_WORDS: Final = frozenset(
    {"adj", "weak", "tint", "noun", "nouns", "suffix", "colour", "or-colour", "choice", "them", "them-after"}
)
_LAWS: Final = frozenset(str(law.value) for law in Law) | {"double-of", "shield-of", "toll-0", "when-reverse"}
_SHORTCUTS: Final = (
    *("swap-left", "swap-right", "hand-left", "hand-right", "keep", "take-mine"),
    *("miss-next", "miss-two", "miss-a-turn", "miss-once", "drop-all", "receive", "take-hand", "swap-beside"),
)
"""Moulds that name somebody or something by themselves: "cards to the left!"."""
_VERBS: Final = (
    *(*SHAPES, *SEVERAL, *_SHORTCUTS),
    *("again-me", "again-chosen", "take", "see", "miss-all", "score-less", "shift-left", "shift-right"),
)
_SIMPLE: Final = frozenset(key for verb in _VERBS for key in (verb, f"{verb}-inverted"))
_CHOICES: Final = {
    *("either-or", "either-orders", "either-me-or", "either-pick", "either-they", "either-me", "either-coin"),
    *("either-whether", "may-they", "may-me", "drop-all-may"),
}
_LASTING: Final = {f"{until}-{law}" for until in ("lap", "round") for law in _LAWS}
"""Laws with the time they last in the middle: "nobody may, for one lap, play a wild"."""
_WHOLE: Final = _SIMPLE | _CHOICES | _LASTING | {"lap", "round", "once"}


@dataclass(frozen=True, slots=True)
class Told:
    """What a clause says, and whom a clause after it is about if it does not say so."""

    effects: tuple[Effect, ...]
    subject: Who | None
    form: Form | None = None
    """That of its verb, if there is no "must" before it."""


@dataclass(frozen=True, slots=True)
class Those:
    """Players who have something, and what they do; nothing, where that is said."""

    who: Who
    when: Condition
    effects: tuple[Effect, ...]

    def clauses(self) -> tuple[Clause, ...]:
        return _of_those(self.who, self.when, self.effects)


Plain = Callable[[int, int], tuple[Clause, ...]]
"""The plain reader, for the words from one place to another."""


Without = Callable[[int, int, list[tuple[int, int]]], Lexed]
"""The words from one place to another without some of them."""


def hear(lexed: Lexed, book: Phrasebook, plain: Plain, without: Without) -> tuple[tuple[Clause, ...], str]:
    """The clauses, or none and the reason why. A sentence that fits no mould may be one for the plain reader."""
    ear = _Ear(lexed, book)
    ear.plain, ear.without = plain, without
    found: dict[tuple[Clause, ...], None] = {}
    problem = "unclear"
    colours = set(book.hear.get("colour-words", ()))
    says_colour = any(word.text in colours for word in lexed.words)
    for heard in ear.rules():
        clauses = _said_once(of_any_sort(settled(heard, says_colour=says_colour)))
        if book.says_you(lexed.words) and any(_could_be_anybodys(clause.effect) for clause in clauses):
            continue
        try:
            Rule("-", clauses)
        except RuleError as error:
            problem = error.reason
        else:
            if clauses:
                found[clauses] = None
    if len(found) > 1:
        unlikely = (_draws_from_what_it_sees, _takes_blindly_what_it_sees)
        found = {without_echo(clauses): None for clauses in found if not any(test(clauses) for test in unlikely)}
    picked = [clauses for clauses in found if any(clause.effect.verb == "pick" for clause in clauses)]
    if len(picked) == 1:  # "I look at their cards and take one": not one of the draw pile
        return picked[0], ""
    return (next(iter(found)), "") if len(found) == 1 else ((), "unclear" if found else problem)


def _but_nothing(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Without "black: nothing happens", where something else may."""
    left = tuple(clause for clause in clauses if clause.when is None or clause.effect != DoNothing())
    return left or clauses


def _draws_from_what_it_sees(clauses: tuple[Clause, ...]) -> bool:
    """ "Look at the next player's cards and take one": out of that hand, or from the pile?"""
    effects = [clause.effect for clause in clauses]
    return any(
        _is_shown_to_me(one) and isinstance(other, DrawCards) and other.who is Who.ME
        for one, other in pairwise(effects)
    )


def _takes_blindly_what_it_sees(clauses: tuple[Clause, ...]) -> bool:
    """The same, taken blind out of that hand: whoever has seen it picks."""
    taken = [one.first if isinstance(one, Either) else one for one in (clause.effect for clause in clauses)]
    return any(
        _is_shown_to_me(one) and isinstance(other, GiveCards) and other.to is Who.ME for one, other in pairwise(taken)
    )


def _is_shown_to_me(effect: Effect) -> bool:
    return isinstance(effect, ShowHand) and effect.to is Who.ME


def is_known(word: str, book: Phrasebook) -> bool:
    """Whether a word stands in any mould."""
    return word in moulds_of(book).vocabulary


def vocabulary_of(book: Phrasebook) -> frozenset[str]:
    """Every word that stands in a mould."""
    return moulds_of(book).vocabulary


def idle_words(words: Sequence[Word], book: Phrasebook) -> set[int]:
    """The places of words that say nothing together: "thank you"."""
    texts = tuple(word.text for word in words)
    moulds = moulds_of(book)
    return {
        at + each
        for at, first in enumerate(texts)
        for idle in moulds.fillers.get(first, ())
        if texts[at : at + len(idle)] == idle
        for each in range(len(idle))
    }


def is_begun(word: str, book: Phrasebook) -> bool:
    """Whether a word that stands in a mould begins like this."""
    return any(each.startswith(word) for each in moulds_of(book).vocabulary)


class _Ear(Places):
    """Reads sentences and effects."""

    plain: Plain
    without: Without

    # --- sentences ----------------------------------------------------------------------------------------------------

    def rules(self) -> list[tuple[Clause, ...]]:
        begin = self._past_nothing(0)
        for each in self.moulds.printed:
            for end, env in self._pour(each, begin, {}):
                if self._past_nothing(end) == len(self.words):
                    return [(Clause(DrawCards(Who.NEXT, env["n"])), Clause(MissTurns(Who.NEXT, 1)))]
        for each in self.moulds.printed_skips:
            for end, env in self._pour(each, begin, {}):
                if self._past_nothing(end) == len(self.words):
                    return [(Clause(MissTurns(Who.NEXT, env.get("n", 1))),)]
        found = [clauses for end, clauses in self._rule(begin) if end == len(self.words)]
        return found or self._led(begin)

    def _led(self, begin: int) -> list[tuple[Clause, ...]]:
        """What follows "roll a die", "turn up a card", "name a colour", and makes something of it."""
        for end, lead in self._matching(self.moulds.leads, begin):
            self.lead, self._heard = lead, {}
            starts = {self._past_nothing(self._past(each, "STOP")) for each in [end, *self._after_links(end)]}
            found = [clauses for start in starts for last, clauses in self._rule(start) if last == len(self.words)]
            used = [_but_nothing(each) for each in found if lead == "named" or _speaks_of(lead, each)]
            if used:
                return used
        return []

    def _past_nothing(self, at: int) -> int:
        """After all that says nothing between two sentences: stops, and what is set off there ("Haha!", "sorry, …")."""
        while True:
            after = self._past(at, "STOP")
            aside = self._aside(after)
            if aside == after and after < len(self.words) and self.words[after].text in PAUSES:
                aside = max(self._aside(after + 1), after)
                aside = after if aside == after + 1 < len(self.words) else aside
            if aside == at:
                return at
            at = aside

    def _aside(self, at: int) -> int:
        """After fillers that a pause, a stop or the end sets off; where there are none, here."""
        for end in reversed(self._after_fillers(at)[1:]):
            if end == len(self.words) or self._ends(end, "STOP"):
                return end
            if links := self._ends(end, "LINK"):
                return max(links)
        return at

    def _rule(self, at: int) -> Ends:
        """One sentence after the other; none is read for more effects than a card can have."""
        found: Ends = []
        todo: list[tuple[int, tuple[Clause, ...], Who | None, bool]] = [(at, (), None, False)]
        while todo and len(found) < MOST_WAYS:
            begin, before, that, is_chosen = todo.pop()
            todo += [(end, before, Who.CHOSEN, True) for end in self._choosing(begin)]
            for end, clauses in self._sentences_at(begin):
                resolved, last = with_pronouns(clauses, that) if self.moulds.that else (clauses, None)
                whole = (*before, *resolved)
                after = self._past_nothing(end)
                if after == len(self.words) or len(whole) > MOST_EFFECTS:
                    if not is_chosen or any(Who.CHOSEN in clause.effect.concerns() for clause in whole):
                        found.append((len(self.words), whole))
                elif self._past(end, "STOP") > end and len(todo) < MOST_WAYS:
                    todo.append((after, whole, last, is_chosen))
        return found[:MOST_WAYS]

    def _sentences_at(self, at: int) -> Ends:
        return self._known("sentence", at, self._sentence) or self._timed(at) or self._plainly(at)

    def _timed(self, at: int) -> Ends:
        """ "Nobody may, until my next turn, play red": how long something lasts can stand anywhere in a sentence."""
        end = self._end_of_sentence(at)
        spans = [
            (begin, last, until)
            for begin in range(at, end)
            for last, until in self._matching(self.moulds.times, begin)
            if last <= end
        ]
        found: Ends = []
        for spoken, until in _spans_of_time(spans):
            ear = _Ear(self.without(at, end, [(begin - at, last - at) for begin, last in spoken]), self.book)
            for effect in ear.laws():
                if until != "lap-own" or effect.who is Who.ME:
                    lasts = Until(until.removesuffix("-own"))
                    law = Lasting(lasts, effect.law, effect.who, effect.which, effect.then, effect.number)
                    found.append((end, (Clause(law),)))
        return different(found)

    def laws(self) -> list[Lasting]:
        """All of it as something that lasts."""
        begin = self._past(self._past_nothing(0), "LINK")
        ends = self._known("law", begin, self.reader_of("law"))
        whole = [law for end, law in ends if self._past(self._past_nothing(end), "LINK") == len(self.words)]
        return [law for law in whole if isinstance(law, Lasting)]

    def _choosing(self, at: int) -> list[int]:
        """ "Choose a player.": a sentence by itself, for what follows; whoever is chosen must then be spoken of."""
        several = self._values(at, "WHO") if self.moulds.that else []
        ends = [end for end, mention in several if _is_choice_of_one(mention)]
        return [self._past_nothing(end) for end in ends if self._past(end, "STOP") > end]

    def _plainly(self, at: int) -> Ends:
        """One sentence among others, by the plain reader; not where its subject could be that of the one before."""
        stop = self._end_of_sentence(at)
        end = next((each for each in range(at + 1, stop) if self._is_before_an_aside(each)), stop)
        if (at and self.book.no_subject_after_stop) or end == at or (at == 0 and end == len(self.words)):
            return []
        clauses = self.plain(at, end)
        return [(end, clauses)] if clauses else []

    def _is_before_an_aside(self, at: int) -> bool:
        """ "…, and serves them right." """
        return bool(self._ends(at, "LINK")) and self._ends_a_sentence(at)

    def _sentence(self, at: int) -> Ends:
        """What can end where a sentence can."""
        found: Ends = []
        for end, effects in self._known("effects", at, self._effects):
            clauses = tuple(Clause(effect) for effect in effects)
            found.append((end, clauses))
            for begin in self._after_links(end):
                found += [(last, (*clauses, *more)) for last, more in self._known("those", begin, self._those)]
            found += self._but(end, effects)
            found += self._but_whoever_cannot(end, effects)
        found += self._known("those", at, self._those)
        found += self._with_those_inside(at)
        found += self._at_their_turn(at)
        found += self._those_last(at)
        found += self._chosen(at)
        for each in self.moulds.sentences["head"]:
            for end, when, effects in self._conditioned(each, at):
                clauses = self._each_or_under(at, when, effects)
                found.append((end, clauses))
                found += [(last, (*clauses, *more)) for last, more in self._more(end, when) if clauses]
        for number, each in enumerate(self.moulds.sentences["tail"]):
            for end, condition, effects in self._conditioned(each, at):
                when = _of_doer(condition, effects) if number else condition
                if _is_all_under(when, effects):
                    found.append((end, self._each_or_under(at, when, effects)))
        for each in self.moulds.sentences["colour"]:
            for end, env in self._pour(each, at, {}):
                found += [(end, tuple(map(Clause, effects))) for effects in shape_effects("colour", env)]
        found += self._announced(at)
        for name in self.moulds.of_anyone:
            for each in self.moulds.sentences[f"anyone {name}"]:
                for end, env in self._pour(each, at, {}):
                    found += [(end, clauses) for clauses in _of_anyone(env[f"any{name}"], env["effects"])]
        for each in self.moulds.sentences["else"]:
            for end, env in self._pour(each, at, {}):
                when = _when(env)
                for meant in when.of(env["effects"]) if isinstance(when, OfThat) else [when]:
                    found.append((end, _one_or_the_other(meant, env["effects"], env["otherwise"])))
        for each in self.moulds.sentences["all"]:
            for end, env in self._pour(each, at, {}):
                found += [(end, clauses) for clauses in _of_all(_when(env), env["effects"])]
        found = [each for each in found if each[1]]
        found += self._and_who_cannot(found)
        found += self._and_if(found)
        return [each for each in found if self._ends_a_sentence(each[0])]

    def _at_their_turn(self, at: int) -> Ends:
        """ "The next player may not play a +2": what is said of one player's turn holds for that one."""
        if not self.book.hear.get("turn-laws", False):
            return []
        laws = self._known("bans", at, lambda begin: _alone(self._effects_by(begin, frozenset({"ban", "only"}))))
        return [
            (end, (Clause(law),))
            for end, law in laws
            if isinstance(law, Lasting) and law.who.is_one and law.who is not Who.ME
        ]

    def _each_or_under(self, at: int, when: Condition | AnyOf, effects: tuple[Effect, ...]) -> tuple[Clause, ...]:
        """ "If somebody has a 7, they draw two": not a player whom I choose, but each who has one."""
        chosen = cut(self.book.say["who"][Who.CHOSEN.value]["name"], self.book)[-1].text
        if isinstance(when, AnyOf) or Who.CHOSEN not in when.people() or chosen in self._said:
            return _under(when, effects)
        if self._is_chosen_before(at):
            return _under(when, effects)
        if isinstance(when, Compared) or any(effect.doer() is not Who.CHOSEN for effect in effects):
            return ()
        return _of_those(Who.EVERYONE, about_each(when), tuple(by_all(effect) for effect in effects))

    def _is_chosen_before(self, at: int) -> bool:
        mentions = (choice.sense.value for choices in self.lexed.choices[:at] for choice in choices)
        return any(isinstance(each, Mention) and each.who is Who.CHOSEN for each in mentions)

    def _and_who_cannot(self, found: Ends) -> Ends:
        """ "Everyone throws away a red card. Whoever has none draws one"."""
        rests: Ends = []
        for end, clauses in found:
            effect = clauses[0].effect
            is_alone = len(clauses) == 1 and clauses[0].when is None
            if not is_alone or not isinstance(effect, DropCards | HandOver | ShowCards):
                continue
            if effect.which not in (ANY, IT, *EXTREMES) and effect.who in (Who.EVERYONE, Who.OTHERS):
                has_one = Holds(Who.THEY, Than.MORE, 0, effect.which)
                rests += self._and_the_rest(end, effect.who, has_one, (effect,))
        return rests

    def _and_if(self, found: Ends) -> Ends:
        """ "If it is red, I draw two, if it is blue, everyone does"; likewise of those who have this and that."""
        return [
            (last, (*clauses, *more))
            for end, clauses in found
            if all(clause.when is not None for clause in clauses)
            for begin in self._after_links(end)
            for last, more in self._known("sentence", begin, self._sentence)
            if all(clause.when is not None for clause in more)
            if not (_is_of_each(clauses) and _is_of_each(more))  # `_those` knows in which order
        ]

    def _conditioned(self, each: Mould, at: int) -> Iterator[tuple[int, Condition | AnyOf, tuple[Effect, ...]]]:
        for end, env in self._pour(each, at, {}):
            when = _when(env)
            if isinstance(when, OfThat):
                yield from ((end, meant, env["effects"]) for meant in when.of(env["effects"]))
            else:
                yield end, when, env["effects"]

    def effects_about(self, at: int, about: Who) -> Ends:
        return self._and_so_on(self._begun_by(at, about))

    def _announced(self, at: int) -> Ends:
        """ "Turn over the top card: if it is red, …"."""
        return [
            (last, (Clause(told.effects[0]), *clauses))
            for end, told in self._begun(at, Who.ME)
            if len(told.effects) == 1 and isinstance(told.effects[0], Announced)
            for begin in [end, *self._after_links(end)]
            for last, clauses in self._known("sentence", begin, self._sentence)
        ]

    def _more(self, at: int, condition: Condition | AnyOf) -> Ends:
        """ "… more than three: …": another condition about the same player."""
        about = () if isinstance(condition, AnyOf) else condition.people()[:1]
        if not about or at == len(self.words):
            return []
        begins = [*self._after_links(at), *self._ends(at, "STOP")]
        return [
            (end, _under(env["condition"], env["effects"]))
            for begin in begins
            for each in self.moulds.sentences["more"]
            for end, env in self._pour(each, begin, {"about": about[0]})
        ]

    def _chosen(self, at: int) -> Ends:
        """ "Choose a player, who draws two": whoever was chosen does what follows, if it cannot be an order."""
        begun: Ends = []
        found: Ends = []
        for end, mention in self._values(at, "WHO"):
            if not _is_choice_of_one(mention):
                continue
            for begin in self._after_links(end) if self.moulds.that else ():
                for last, effects in self._known("effects", begin, self._effects):
                    if any(Who.THEY in effect.concerns() for effect in effects):
                        found.append((last, with_pronouns(tuple(map(Clause, effects)), Who.CHOSEN)[0]))
            for begin in {end, *self._after_links(end), self._past_nothing(self._past(end, "STOP"))}:
                begun += self._only_of(begin, Who.CHOSEN, not_of=Who.ME)
                for after, _ in self._matching(self.moulds.relative, begin):
                    begun += self._predicates(after, Who.CHOSEN, is_order=False)
            for begin in {end, *self._after_links(end), self._past_nothing(self._past(end, "STOP"))}:
                begun += [each for each in self._begun(begin, Who.ME) if _concerns(Who.CHOSEN, each[1])]
        return [*found, *[(end, tuple(map(Clause, effects))) for end, effects in self._and_so_on(begun)]]

    def _addressed(self, at: int) -> Ends:
        """ "Draw a card, everyone": an order that says at its end whom it is for."""
        return [
            (end, effects)
            for pause in range(at + 1, len(self.words))
            for end, who in self._called_at_its_end(pause)
            for last, effects in self._and_so_on(self._predicates(at, who, is_order=True))
            if last == pause
        ]

    def _begun_by(self, at: int, doer: Who) -> Ends:
        """The first effect after a condition about somebody, who need not be named again."""
        named = self._known("effect", at, self._effect)
        return [*named, *self._predicates(at, doer, is_order=False), *self._only_of(at, Who.ME, not_of=doer)]

    def _lying(self) -> dict[str, tuple[Mould, ...]]:
        """Conditions on a card that lies somewhere."""
        return {key: several for key, several in self.moulds.conditions.items() if key.endswith(("turned", "below"))}

    def _ends_a_sentence(self, at: int) -> bool:
        after = self._past_nothing(at)
        return after == len(self.words) or self._past(at, "STOP") > at or self._past(after, "STOP") > after

    def _those(self, at: int) -> Ends:
        """What those do who have something, and then others who have something else, or somebody."""
        found: Ends = []
        todo: list[tuple[int, tuple[Those, ...]]] = [(end, (those,)) for end, those in self._those_who(at)]
        while todo and len(found) < MOST_WAYS:
            end, several = todo.pop()
            clauses = tuple(clause for each in several for clause in each.clauses())
            if clauses:
                found.append((end, clauses))
                found += [(last, (*clauses, *more)) for last, more in self._and_somebody(end)]
            if len(several) == 1:
                those = several[0]
                found += self._and_the_rest(end, those.who, those.when, those.effects)
            if len(several) <= MOST_EFFECTS:
                afters = [*self._after_links(end), *self._ends(end, "STOP")]
                following = [each for after in afters for each in self._those_who(after)]
                todo += [(last, both) for last, more in following for both in _in_order(several, more)]
        return found

    def _and_somebody(self, at: int) -> Ends:
        """Effects of somebody who is named, after a comma; but not of "the others", who could be the rest of them."""
        return [
            (last, tuple(Clause(effect) for effect in effects))
            for after in self._after_links(at)
            if not self._matching(self.moulds.the_rest, after)
            for last, effects in self._and_so_on(self._known("effect", after, self._effect))
        ]

    def _those_who(self, at: int) -> list[tuple[int, "Those"]]:
        """ "Everyone who has a red card draws two": each of them is looked at."""
        found: list[tuple[int, Those]] = []
        whoever = [(end, Who.EVERYONE) for end, _ in self._matching(self.moulds.whoever, at)]
        whoever += [(end, Who.OTHERS) for end, _ in self._matching(self.moulds.whoever_else, at)]
        people = [(end, who) for end, who in self._people("doer", at) if who is not Who.THEY]
        for end, who in [*people, *whoever]:
            if who in (Who.CHOSEN, Who.CHOSEN_TOO) and any(after >= end for after, _ in whoever):
                continue  # "any player" with a 7 is not one that I choose
            for after, condition in self._known("holding", end, self._holding):
                for begin in self._past_pronouns([after, *self._after_links(after)]):
                    found += [(last, Those(who, condition, done)) for last, done in self._done_by(begin, who)]
                    nothing = self._matching(self.moulds.nothing_for_them, begin)
                    found += [(last, Those(who, condition, ())) for last, _ in nothing]
        return found

    def _whoever(self, at: int) -> Ends:
        """Everyone who has something, and what that is."""
        at += at < len(self.words) and self.words[at].text in PAUSES  # "two cards draws, who has a 7"
        whoever = [(end, Who.EVERYONE) for end, _ in self._matching(self.moulds.whoever, at)]
        many = [(end, who) for end, who in self._people("doer", at) if not who.is_one]
        return [
            (after, (who, condition))
            for end, who in [*many, *whoever]
            for after, condition in self._known("holding", end, self._holding)
        ]

    def _with_those_inside(self, at: int) -> Ends:
        """ "Two cards draws whoever has a 7"."""
        found: Ends = []
        for begin in self._after_fillers(at):
            for key, several in self.moulds.inside.items():
                for each in self._fit(several):
                    for end, env in self._pour(each, begin, {}):
                        who, condition = env["those"]
                        if not env.get("particle") and _is_form_of(env.get("verb form"), who):
                            for effects in shape_effects(key, {**env, "doer": who}):
                                done = tuple(_asked(_of_everyone(effect, who), env) for effect in effects)
                                found.append((end, _of_those(who, condition, done)))
        return found

    def _past_pronouns(self, begins: list[int]) -> list[int]:
        """There, and after a "they" that stands there: "if anyone has one card, they draw two"."""
        after = [
            end
            for begin in (begins if self.settles_later() else ())
            for end, mention in self._values(begin, "WHO")
            if mention.who in (Referent.THAT, Referent.THOSE)
        ]
        return [*begins, *after]

    def _turned_up(self, at: int) -> Ends:
        """ "Turn up the top card: if it is *red*, …"."""
        sorts = [(end, which) for end, (_, which) in self._sized(at, "one", "plural", "hue") if which != ANY]
        return [(end, Lies(Lying.TURNED, which)) for end, which in [*sorts, *self._one_of("tint", at)]]

    def _those_last(self, at: int) -> Ends:
        """ "Two cards for everyone who has a 7", "draws two: whoever has a 7", in languages that put them last."""
        found: Ends = []
        for each in self.moulds.sentences["those"]:
            for end, env in self._pour(each, at, {}):
                who, condition = env["holders"]
                effects = (env["theirs"],) if "theirs" in env else (DrawCards(who, env["cards"][0]),)
                if "theirs" in env or env["cards"][1] == ANY:
                    each_of_them = tuple(_of_everyone(effect, who) for effect in effects)
                    found.append((end, _of_those(who, condition, each_of_them)))
        return found

    def _holders(self, at: int) -> Ends:
        """Everyone who has something."""
        return [
            (after, (Who.EVERYONE, condition))
            for end, _ in self._matching(self.moulds.whoever, at)
            for after, condition in self._known("holding", end, self._holding)
        ]

    def _but(self, at: int, effects: tuple[Effect, ...]) -> Ends:
        """ "Everyone draws a card, except whoever has the fewest"."""
        return [
            (end, tuple(map(Clause, others)))
            for each in self.moulds.sentences["but"]
            for end, env in self._pour(each, at, {})
            for others in by_all_but(effects, env["other"])
        ]

    def _done_by(self, at: int, who: Who) -> Ends:
        """What each of them does, and what else."""
        found: Ends = []
        todo = [(last, told.effects) for last, told in self._predicates(at, who, is_order=False)]
        while todo and len(found) < MOST_WAYS:
            last, effects = todo.pop()
            found.append((last, tuple(_of_everyone(effect, who) for effect in effects)))
            for begin in self._after_links(last) if len(effects) < MOST_EFFECTS else ():
                more = self._predicates(begin, who, is_order=False)
                todo += [(end, (*effects, *told.effects)) for end, told in more]
        return found

    def _and_the_rest(self, at: int, who: Who, condition: Condition, effects: tuple[Effect, ...]) -> Ends:
        """ "…, everyone else draws one", "… Whoever has none draws one": those of whom the condition is not true."""
        if who not in (Who.EVERYONE, Who.OTHERS):
            return []
        found: Ends = []
        for begin in [*self._after_links(at), self._past(at, "STOP")]:
            for end, which in self._matching(self.moulds.the_rest, begin) if begin > at else ():
                if which in ("", _lack_of(condition)):
                    for start in [end, *self._after_links(end)]:
                        rests = [*self._done_by(start, who), *self._as_many(start, who, effects)]
                        found += [(last, both) for last, rest in rests for both in _both(who, condition, effects, rest)]
        return found

    def _but_whoever_cannot(self, at: int, effects: tuple[Effect, ...]) -> Ends:
        """ "Everyone throws away a red card. Whoever has none draws two"."""
        only = effects[0] if len(effects) == 1 else None
        if not isinstance(only, DropCards | HandOver | ShowCards) or only.which == ANY:
            return []
        return self._and_the_rest(at, only.who, Holds(Who.THEY, Than.MORE, 0, only.which), effects)

    def _as_many(self, at: int, who: Who, before: tuple[Effect, ...]) -> Ends:
        """ "… draws two, everyone else one"."""
        if not before or not isinstance(before[-1], DrawCards):
            return []
        amounts = self._known("cards", at, self._amount)
        return [(end, (DrawCards(who, cards),)) for end, (cards, which) in amounts if which in (ANY, OF_IT)]

    def _holding(self, at: int) -> Ends:
        found = [
            (end, condition)
            for key, several in self.moulds.holding.items()
            for each in self._fit(several)
            for end, env in self._pour(each, at, {"doer": Who.THEY})
            for condition in shape_condition(key, env)
        ]
        return [each for each in found if not is_any_number(each, found)]

    def _effects(self, at: int) -> Ends:
        return self.effects_of(at, Who.ME)

    def effects_of(self, at: int, topic: Who) -> Ends:
        """One effect after the other; who does it may be left out after the first."""
        found = self._and_so_on([*self._begun(at, topic), *self._by_neighbours(at)])
        if topic is not Who.ME:
            return found
        if not self._begins_a_sentence(at):
            return [*found, *self._told_plainly(at, found)]
        return self._addressed(at) or found

    def _told_plainly(self, at: int, found: Ends) -> Ends:
        """What follows a condition may be for the plain reader, if it fits no mould up to the end of the sentence."""
        end = self._end_of_sentence(at)
        if at >= end or self.book.no_subject_after_stop or any(last == end for last, _ in found):
            return []
        if self.words[at].text in PAUSES or any(self._called_at_its_end(each) for each in range(at + 1, end)):
            return []  # "no red card? draw two, everyone"
        clauses = self.plain(at, end)
        return (
            [(end, tuple(each.effect for each in clauses))]
            if clauses and not any(each.when for each in clauses)
            else []
        )

    def _begins_a_sentence(self, at: int) -> bool:
        return at == self._past_nothing(0) or bool(self._ends(at - 1, "STOP"))

    def _called_at_its_end(self, at: int) -> list[tuple[int, Who]]:
        """ "…, everyone", "…. I mean the next player": where it ends, and who that is."""
        stops = bool(self._ends(at, "STOP"))
        if not self.moulds.vocative or not (stops or self.words[at].text in PAUSES):
            return []
        return [
            (end, env["doer"])
            for each in (self.moulds.afterthought if stops else (*self.moulds.vocative, *self.moulds.afterthought))
            for end, env in self._pour(each, at + 1, {})
            if env["doer"] is not Who.ME and self._ends_a_sentence(end)
        ]

    def _end_of_sentence(self, at: int) -> int:
        return next((each for each in range(at, len(self.words)) if self._ends(each, "STOP")), len(self.words))

    def _and_so_on(self, begun: Ends) -> Ends:
        """What has been begun, and with all that follows."""
        found: Ends = []
        todo: list[tuple[int, Told]] = list(begun)
        while todo and len(found) < MOST_WAYS:
            end, told = todo.pop()
            found.append((end, told.effects))
            for after in self._after_links(end):
                if "so" in [value for _, value in self._values(after, "LINK")]:
                    continue  # "cannot play, and so draws two"
                follows = [*self._known("effect", after, self._effect), *self._going_on(after, told)]
                for last, more in [*follows, *self._likewise(after, told)]:
                    if self._are_points(told, more, after, last) or self._is_picked(told, more, after, last):
                        continue
                    if _is_missed_twice(told, more) or _is_missed_by_whom(told, more):
                        continue
                    if len(told.effects) <= MOST_EFFECTS:
                        todo.append((last, Told((*told.effects, *more.effects), more.subject, more.form)))
        return found

    def _likewise(self, at: int, told: Told) -> Ends:
        """ "The next player draws one, the one after that two": the verb is that of before."""
        effect = told.effects[-1]
        if not self.settles_later() or not isinstance(effect, DrawCards | DropCards):
            return []
        return [
            (
                last,
                Told((DrawCards(who, cards) if isinstance(effect, DrawCards) else DropCards(who, cards, which),), who),
            )
            for begin in self._after_fillers(at)
            for end, who in self._people("doer", begin)
            if end > begin and isinstance(who, Who)
            for last, (cards, which) in self._known("cards", end, self._amount)
            if which == ANY or isinstance(effect, DropCards)
        ]

    def _is_picked(self, told: Told, more: Told, begin: int, end: int) -> bool:
        """ "Look at somebody's cards and take one": that one is chosen, and has a mould of its own."""
        seen, taken = told.effects[-1], more.effects[0]
        if not self.settles_later() or not isinstance(seen, ShowHand):
            return False
        if isinstance(taken, DrawCards):
            from_pile = set(self.book.hear.get("draws-from-pile", ()))
            return taken.who is seen.to and not any(word.text in from_pile for word in self.words[begin:end])
        return isinstance(taken, GiveCards) and seen.to is taken.to and taken.who in (seen.who, Who.THEY)

    def _are_points(self, told: Told, more: Told, begin: int, end: int) -> bool:
        """ "I get ten points, the next player loses ten": not cards."""
        if not isinstance(told.effects[-1], ScorePoints) or isinstance(more.effects[0], ScorePoints):
            return False
        says_cards = any(self._ends(at, "CARDS") for at in range(begin, end))
        return isinstance(more.effects[0], DrawCards | DropCards) and not says_cards

    def _by_neighbours(self, at: int) -> Ends:
        """ "My neighbours on the left and on the right": there is no word for the two of them in the notation."""
        return [
            (last, Told(both, None))
            for end, _ in self._matching(self.moulds.neighbours, at)
            for last, told in self._predicates(end, Who.LEFT, is_order=False, is_many=True)
            for both in by_neighbours(told.effects)
        ]

    def _after_links(self, at: int) -> list[int]:
        """Wherever one can be after one joint or more: ", and then"."""
        found = [end for begin in self._after_fillers(at) for end in self._links(begin)]
        for each in found:
            found += [end for end in self._links(each) if end not in found]
        return sorted(set(found))

    def _links(self, at: int) -> list[int]:
        """After a joint; not one that makes a condition of what is before it (時, 就)."""
        return [end for end, value in self._values(at, "LINK") if value not in ("given", "so")]

    def _begun(self, at: int, topic: Who) -> Ends:
        """The first effect of a sentence: in full, or as an order to whoever lays the card."""
        return [
            *self._known("effect", at, self._effect),
            *self._predicates(at, topic, is_order=topic is Who.ME),
            *self._by_pronoun(at, topic),
            *self._called_upon(at),
            *self._introduced(at),
            *self._opened(at),
        ]

    def _opened(self, at: int) -> Ends:
        """What is said so at the head of a sentence only; after another verb it would be about that."""
        return [
            (end, told)
            for key, several in self.moulds.openings.items()
            for each in self._fit(several)
            for end, env in self._pour(each, at, {})
            for told in _told(key, env)
        ]

    def _introduced(self, at: int) -> Ends:
        """ "Choose a player": what is to come of that must follow."""
        if not self.settles_later():
            return []
        return [
            (end, Told((Introduced(mention.who),), Who.ME))
            for begin in self._after_fillers(at)
            for end, mention in self._values(begin, "WHO")
            if mention.introduces and not mention.both and mention.who is Who.CHOSEN
        ]

    def _called_upon(self, at: int) -> Ends:
        """ "Next player: draw two cards"."""
        return [
            each
            for begin in self._after_fillers(at)
            for end, who in self._people("doer", begin)
            if end < len(self.words) and self.words[end].text in PAUSES
            for each in [*self._predicates(end + 1, who, is_order=True), *self._dealt_out(end + 1, who)]
        ]

    def _dealt_out(self, at: int, who: Who) -> Ends:
        """ "Everyone else: two cards"."""
        amounts = self._amount(at) if self.settles_later() else []
        drawn = [(end, Told((DrawCards(who, cards),), who)) for end, (cards, which) in amounts if which == ANY]
        return [each for each in drawn if isinstance(each[1].effects[0], DrawCards)]

    def _going_on(self, at: int, told: Told) -> Ends:
        subject = told.subject
        if subject is None:  # "play turns round, and draw two": an order after what nobody does
            nobodys = all(effect.doer() is None for effect in told.effects)
            return self._predicates(at, Who.ME, is_order=True) if nobodys else []
        more = [*self._predicates(at, subject, is_order=False), *self._by_pronoun(at, subject)]
        if told.form is not Form.HE or not self.settles_later():
            return more
        return [each for each in more if each[1].form is not Form.ANY]  # "draws two and play again"

    def _by_pronoun(self, at: int, that: Who) -> Ends:
        """ "They" draw two: whoever was named just before, where that word means nothing else."""
        if not that.is_one or that is Who.ME or not self.has_topics():
            return []
        return [
            each
            for begin in self._after_fillers(at)
            for choice in (self.lexed.choices[begin] if begin < len(self.words) else ())
            if isinstance(choice.sense.value, Mention) and choice.sense.value.who is Referent.THAT
            for each in self._predicates(begin + choice.words, that, is_order=False)
        ]

    # --- effects ------------------------------------------------------------------------------------------------------

    def _effect(self, at: int) -> Ends:
        return self._effects_by(at, _WHOLE)

    def _effects_by(self, at: int, keys: frozenset[str]) -> Ends:
        """Effects from the moulds with these keys."""
        found: Ends = []
        for key in keys & self.moulds.effects.keys():
            for each in self._fit(self.moulds.effects[key]):
                for end, env in self._pour(each, at, {}):
                    found += [(end, told) for told in _told(key, env) if self._is_said_of(env, told)]
        return _but_what_everyone_misses(found)

    def _is_said_of(self, env: Env, told: Told) -> bool:
        """ "If I want" is not what the others want."""
        if env.get("particle") or not _is_form_of(env.get("verb form"), env.get("doer")):
            return False  # half a verb, or somebody else's
        if isinstance(env.get("doer"), Who) and not self._is_own(env, env["doer"]):
            return False
        doer, forms = told.effects[0].doer(), env.get("forms")
        choice = told.effects[0]
        if not isinstance(choice, Either):
            return True
        if doer is None:
            return choice.by is not Chooser.THEY  # whose?
        return forms is None or self._form_of(doer) in forms

    def _predicates(self, at: int, doer: Who, *, is_order: bool, is_many: bool = False) -> Ends:
        found: Ends = []
        keys = _SIMPLE - {"miss-a-turn"} if is_order and doer is Who.ME else _SIMPLE  # "Skip!" is said to anybody
        for key in keys & self.moulds.predicates.keys():
            for each in self._fit(self.moulds.predicates[key]):
                for end, env in self._pour(each, at, {"doer": doer}):
                    if self._agrees(env, Who.OTHERS if is_many else doer, is_order=is_order):
                        found += [(end, told) for told in _told(key, env)]
        return found

    def _only_of(self, at: int, doer: Who, *, not_of: Who) -> Ends:
        """Said of somebody who is not named here, in words that cannot be said of the other one."""
        return [
            (end, told)
            for key in _SIMPLE & self.moulds.predicates.keys()
            for each in self.moulds.predicates[key]
            for end, env in self._pour(each, at, {"doer": doer})
            if ("verb form" in env or env.get("forms") == {0}) and self._agrees(env, doer, is_order=doer is Who.ME)
            if not self._agrees(env, not_of, is_order=not_of is Who.ME)
            for told in _told(key, env)
        ]

    def _infinitives(self, at: int) -> Ends:
        """ "Draw 3 cards or miss two turns": whoever chooses does it, whatever the verb's form."""
        return [
            (end, effects[0])
            for key in _SIMPLE & self.moulds.predicates.keys()
            for each in self._fit(self.moulds.predicates[key])
            for end, env in self._pour(each, at, {"doer": Who.THEY})
            if not env.get("particle")
            for effects in shape_effects(key, env)
            if len(effects) == 1
        ]

    def _part(self, at: int) -> Ends:
        """An effect within another one."""
        return _alone([*self._effects_by(at, _SIMPLE), *self._predicates(at, Who.ME, is_order=False)])

    def _consequence(self, at: int) -> Ends:
        """What comes of a card that somebody plays. Where nobody need be named, "pesca" is said of that player."""
        if not self.book.say.get("drops-i", False):
            return self._part(at)
        return _alone([*self._effects_by(at, _SIMPLE), *self._only_of(at, Who.ME, not_of=Who.THEY)])

    def _my_law(self, at: int) -> Ends:
        """Where the verb says that it is about me."""
        found: Ends = []
        for key in _LAWS:
            for each in self.moulds.predicates.get(key, ()):
                for end, env in self._pour(each, at, {"doer": Who.ME}):
                    if env.get("forms") is not None and env["forms"] == {0}:
                        found += [(end, effects[0]) for effects in shape_effects(key, env)]
        return found

    def _agrees(self, env: Env, doer: Who, *, is_order: bool) -> bool:
        """Whether the verb's form goes with whoever is not named."""
        form: Form | None = env["modal"][1] if "modal" in env else env.get("verb form")
        if env.get("particle"):
            return False
        if is_order and "them" in env and form is not Form.I:
            return False  # "ne pesca due" is no order; "pescane due" is
        if not is_order and doer is not Who.ME and "them-after" in env and "modal" not in env:
            return False
        if form is not None and not self._is_own(env, doer):
            return False
        if form is not None:
            if is_order and doer is not Who.ME:
                return form in (Form.ANY, Form.FREE)
            if is_order or doer is Who.ME:
                return form in (Form.ANY, Form.FREE, Form.I)
            return form is not Form.I and form is not Form.WE
        return self._is_own(env, doer)

    def _is_own(self, env: Env, doer: Who) -> bool:
        """Whether "my", "their" are the words for whoever does it."""
        forms = env.get("forms")
        return forms is None or self._form_of(doer) in forms or (not doer.is_one and _FORM_OF["he"] in forms)

    def _form_of(self, doer: Who) -> int:
        return _FORM_OF[self.book.say["who"][doer.value].get("form", "he")]

    # --- places -------------------------------------------------------------------------------------------------------

    def reader_of(self, slot: str) -> Callable[[int], Ends]:
        if slot in ("doer", "to", "with", "any", "other", "owner", "of", "whom"):
            return lambda at: self._people_or_unsaid(slot, at)
        if slot in _WORDS:
            return lambda at: self._one_of(slot, at)
        readers: dict[str, Callable[[int], Ends]] = {
            "patient": lambda at: self._people_or_unsaid("doer", at),
            "cards": self._amount,
            "number": lambda at: self._sized(at, "one", "many"),
            "owncards": lambda at: self._sized(at, "own-one", "own-many"),
            "count": lambda at: self._sized(at, "count-one", "one", "many"),
            "sort": lambda at: self._sized(at, "plural", "plural-weak"),
            "weaksort": lambda at: self._sized(at, "plural", "plural-weak"),
            "counted": lambda at: [(at, None), *self._sized(at, "plural", "plural-weak")],
            "one": lambda at: self._sized(at, "one", "plural"),
            "such": lambda at: self._sized(at, "one", "hue"),
            "clitic": self._clitic,
            "whose": self._whose,
            "those": self._whoever,
            "that": lambda at: [(at, that) for that in [self._that(at)] if that is not None],
            "n": self._number,
            "turns": self._turns,
            "effects": self._effects,
            "condition": lambda at: self._condition(at, self.moulds.conditions),
            "lying": lambda at: self._condition(at, self._lying()),
            "question": lambda at: self._condition(at, self.moulds.questions),
            "anycondition": lambda at: self._condition(at, self.moulds.of_anyone["condition"]),
            "anyquestion": lambda at: self._condition(at, self.moulds.of_anyone["question"]),
            "modal": lambda at: [
                *[(end, ("must", form)) for end, form in self._values(at, "MODAL")],
                *[(end, ("may", form)) for end, form in self._values(at, "MAY")],
            ],
            "way": self._infinitives,
            "otherway": self._infinitives,
            "does": lambda at: _alone(self._predicates(at, Who.THEY, is_order=False)),
            "turnedup": self._turned_up,
            "theirs": lambda at: _alone(self._predicates(at, Who.EVERYONE, is_order=False)),
            "holders": self._holders,
            "otherwise": self._effects,
            "first": self._part,
            "second": self._part,
            "then": self._consequence,
            "thereupon": lambda at: _alone(self._effects_by(at, _SIMPLE)),
            "law": lambda at: [*_alone(self._effects_by(at, _LAWS)), *self._my_law(at)],
        }
        return readers[slot]


def _spans_of_time(spans: list[tuple[int, int, str]]) -> list[tuple[list[tuple[int, int]], str]]:
    """Each of them, the longest that begin in a place; or two, if one only says from when: "from now on … until"."""
    longest = [each for each in spans if each[1] == max(last for begin, last, _ in spans if begin == each[0])]
    longest = [each for each in longest if not any(b < each[0] and each[1] <= e for b, e, _ in longest)]
    if len(longest) == 2 and "from-now" in (longest[0][2], longest[1][2]):
        until = next(until for _, _, until in longest if until != "from-now")
        return [([(begin, last) for begin, last, _ in longest], until)]
    if len(longest) != 1:
        return []
    begin, last, until = longest[0]
    return [([(begin, last)], "round" if until == "from-now" else until)]


def _could_be_anybodys(effect: Effect) -> bool:
    """ "For one lap you may only play red": whoever lays the card, or anybody?"""
    laws = (Law.BAN, Law.ONLY, Law.DOUBLE, Law.PRESS, Law.TOLL, Law.FINE)
    return isinstance(effect, Lasting) and effect.who is Who.ME and effect.law in laws


def _is_choice_of_one(mention: Mention) -> bool:
    return mention.introduces and not mention.both and mention.who is Who.CHOSEN


def _of_anyone(when: Condition, effects: tuple[Effect, ...]) -> list[tuple[Clause, ...]]:
    """ "If anyone has a 7, they draw two": everyone who has one; nothing where it is about somebody else."""
    if any(effect.doer() is not Who.THEY or isinstance(effect, Lasting) for effect in effects):
        return []
    return [_of_those(Who.EVERYONE, when, tuple(standing_for(effect, Who.EVERYONE) for effect in effects))]


def _of_all(when: Condition | OfThat, effects: tuple[Effect, ...]) -> list[tuple[Clause, ...]]:
    """ "If you have a 7 you draw two; that goes for everyone": each who has one."""
    if (
        isinstance(when, OfThat)
        or Who.ME not in when.people()
        or any(effect.doer() is not Who.ME for effect in effects)
    ):
        return []
    each = by_everyone(effects)
    return [_of_those(Who.EVERYONE, condition_for(when, Who.THEY, of=Who.ME), effects) for effects in each]


def with_pronouns(clauses: tuple[Clause, ...], that: Who | None) -> tuple[tuple[Clause, ...], Who | None]:
    """The clauses with "they" being who was spoken of last, if that was one player; and who that is at their end."""
    found: list[Clause] = []
    for clause in clauses:
        when, effect = clause.when, clause.effect
        if when is not None and Who.THEY in when.people():
            if effect.doer() is Who.THEY and that is not None:
                when = condition_for(when, that)
        elif when is not None:
            that = _one_spoken_of(when.people(), that)
        if that is not None:
            effect = standing_for(effect, that)
        that = _one_spoken_of((effect.who,) if isinstance(effect, Lasting) else effect.concerns(), that)
        found.append(Clause(effect, when))
    return tuple(found), that


def _one_spoken_of(people: tuple[Who, ...], before: Who | None) -> Who | None:
    named = {who for who in people if who is not Who.ME and not who.is_relative}
    if not named:
        return before
    who = named.pop()
    return who if not named and who.is_one else None


def _concerns(who: Who, told: Told) -> bool:
    return any(who in effect.concerns() for effect in told.effects)


def _told(key: str, env: Env) -> list[Told]:
    """What a filled mould says, and of whom: whoever takes a card is the subject, though another one gives it."""
    shaped = shape_effects(key, env)
    if env.get("modal") == "may" and env.get("doer", Who.ME) is not Who.ME:  # "the next player may take my card"
        shaped = [effects for effects in shaped if all(effect.doer() in (env["doer"], None) for effect in effects)]
    if "modal" in env and env["modal"][0] == "may":
        shaped = [effects for effects in shaped if len(effects) == 1]  # one question for all of them cannot be asked
    asked = [tuple(_asked(effect, env) for effect in effects) for effects in shaped]
    form = None if "modal" in env else env.get("verb form") or (Form.HE if env.get("forms") == {1} else None)
    return [Told(effects, _subject(env, effects), form) for effects in asked]


def _subject(env: Env, effects: tuple[Effect, ...]) -> Who | None:
    """ "Skip the next player and draw a card": an order to me, whoever it is done to."""
    return Who.ME if "patient" in env else env.get("doer") or effects[-1].doer()


def _is_missed_by_whom(told: Told, more: Told) -> bool:
    """ "Make the next player draw two and miss a turn", where that could be an order to me."""
    done = told.effects[-1]
    is_done_to = isinstance(done, DrawCards | MissTurns | DropCards) and done.doer() is not Who.ME
    return is_done_to and told.subject is Who.ME and isinstance(more.effects[0], MissTurns)


def _when(env: Env) -> Condition:
    """The condition in a mould: a colour by itself is one, "red: …"."""
    when: Condition | None = env.get("question") or env.get("turnedup") or env.get("lying") or env.get("condition")
    return Named(Colour[env["colour"].upper()]) if when is None else when


def _said_once(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """ "All yellow cards go! Everyone throws away their yellow cards": what cannot be done twice was said twice."""
    return tuple(each for at, each in enumerate(clauses) if not at or each != clauses[at - 1] or not _is_done(each))


def _is_done(clause: Clause) -> bool:
    """Whether doing it again changes nothing."""
    effect = clause.effect
    return isinstance(effect, DropCards) and effect.cards == Amount(Count.ALL)


def _is_missed_twice(told: Told, more: Told) -> bool:
    """One turn said in two ways, or two turns? The plain reader knows."""
    return isinstance(more.effects[0], MissTurns) and more.effects[0] == told.effects[-1]


def _alone(ends: Ends) -> Ends:
    """Those that are one effect, as such."""
    return [(end, told.effects[0]) for end, told in ends if len(told.effects) == 1]


def _speaks_of(lead: str, clauses: tuple[Clause, ...]) -> bool:
    """Whether anything depends on what was rolled, or turned up."""
    said = [(each.effect.text(), each.when.text() if each.when else "") for each in clauses]
    return any(lead in text.split() for texts in said for text in texts)


def _under(when: Condition | AnyOf, effects: tuple[Effect, ...]) -> tuple[Clause, ...]:
    """ "Whoever has a 7 throws it away": the condition says what it is."""
    if isinstance(when, AnyOf):
        return tuple(clause for each in when.conditions for clause in _under(each, effects))
    which = when.which if isinstance(when, Holds) and when.than is not Than.FEWER else IT
    return tuple(Clause(meaning_it(effect, which), when) for effect in effects)


def _is_all_under(when: Condition | AnyOf, effects: tuple[Effect, ...]) -> bool:
    """A condition at the end governs what one player does; of several it could be meant of the last only."""
    return Who.THEY in when.people() or len({effect.doer() for effect in effects}) == 1


def _of_those(who: Who, when: Condition, effects: tuple[Effect, ...]) -> tuple[Clause, ...]:
    """Everyone who has such a card misses a turn, and that includes me; but who throws away a 7 has one anyway."""
    counted = tuple(MissTurns(who, each.turns) if isinstance(each, MissTurns) else each for each in effects)
    clauses = _under(when, counted)
    return tuple(Clause(each.effect) if _goes_without_saying(each) else each for each in clauses)


def _lack_of(condition: Condition) -> str:
    """What the others do: who has such a card not at all, or at all."""
    if not isinstance(condition, Holds):
        return "-"
    return {(Than.MORE, 0): "lacks", (Than.FEWER, 1): "has"}.get((condition.than, condition.cards), "-")


def _both(who: Who, when: Condition, then: tuple[Effect, ...], rest: tuple[Effect, ...]) -> list[tuple[Clause, ...]]:
    """Those of whom it is true, and the rest: in an order in which nobody is both."""
    one = _of_those(who, when, then)
    opposites = opposites_of(when)
    if len(opposites) != 1:
        return []
    other = _of_those(who, opposites[0], rest)
    if all(effect == DoNothing() for effect in then):
        return [other]
    if all(effect == DoNothing() for effect in rest):
        return [one]
    if _stay_those(when, then):
        return [(*one, *other)]
    gets_rid = isinstance(when, Holds) and when.which != ANY and when.than is Than.MORE
    return [(*other, *one)] if _stay_those(opposites[0], rest) or (gets_rid and _only(rest, DrawCards)) else []


def _is_of_each(clauses: tuple[Clause, ...]) -> bool:
    return any(clause.when is not None and Who.THEY in clause.when.people() for clause in clauses)


def _in_order(several: tuple[Those, ...], more: Those) -> list[tuple[Those, ...]]:
    """One after the other, in an order in which nobody who has done the one thing becomes one who does the other."""
    if all(_stay_those(each.when, each.effects) for each in several):
        return [(*several, more)]
    return [(more, *several)] if _stay_those(more.when, more.effects) else []


def _stay_those(when: Condition, effects: tuple[Effect, ...]) -> bool:
    """Whether who has done it is still one of them."""
    if _only(effects, MissTurns, ShowHand, ShowCards):
        return True
    more = isinstance(when, Holds) and when.than is Than.MORE
    fewer = isinstance(when, Holds) and when.than is Than.FEWER
    return (more and _only(effects, DrawCards)) or (fewer and _only(effects, DropCards, DiscardCards))


def _only(effects: tuple[Effect, ...], *kinds: type[Effect]) -> bool:
    return all(isinstance(effect, kinds) for effect in effects)


def _goes_without_saying(clause: Clause) -> bool:
    effect = clause.effect
    return isinstance(effect, DropCards | HandOver) and clause.when == Holds(Who.THEY, Than.MORE, 0, effect.which)


def _of_doer(when: Condition | AnyOf, effects: tuple[Effect, ...]) -> Condition | AnyOf:
    """ "The next player draws two if they have fewer than three cards"."""
    if isinstance(when, AnyOf):
        return when
    doers = {effect.doer() for effect in effects}
    doer = doers.pop() if len(doers) == 1 else None
    return of_somebody(when, doer) if doer is not None and doer.is_one and Who.THEY in when.people() else when


def _one_or_the_other(
    when: Condition | AnyOf, then: tuple[Effect, ...], otherwise: tuple[Effect, ...]
) -> tuple[Clause, ...]:
    if otherwise == (DoNothing(),):
        return _under(when, then)
    opposites = [_under(other, otherwise) for other in opposites_of(when)]
    others = tuple(clause for clauses in opposites for clause in clauses)
    if then == (DoNothing(),):
        return others
    is_first = isinstance(when, Holds) and when.is_for_later() and not _stay_those(when, then)
    if is_first and all(_stay_those(other, otherwise) for other in opposites_of(when)):
        return (*others, *_under(when, then))  # who gave away the only 7 has none, but had one
    return (*_under(when, then), *others)


def _is_form_of(form: Form | None, doer: Who | None) -> bool:
    """ "I draw" is not said of anybody else."""
    return doer is None or form is not Form.I or doer is Who.ME


def _of_everyone(effect: Effect, who: Who) -> Effect:
    """ "Whoever has no red card misses a turn" may well be said of me, too."""
    return MissTurns(who, effect.turns) if isinstance(effect, MissTurns) else effect


def _but_what_everyone_misses(ends: Ends) -> Ends:
    """ "Everyone, me included" is not "everyone", by which the others are meant."""
    everyone = {(end, _missed(told)) for end, told in ends if told.effects == (MissTurns(Who.EVERYONE, _missed(told)),)}
    return [
        (end, told)
        for end, told in ends
        if told.effects != (MissTurns(Who.OTHERS, _missed(told)),) or (end, _missed(told)) not in everyone
    ]


def _missed(told: Told) -> int:
    effect = told.effects[0]
    return effect.turns if isinstance(effect, MissTurns) else 1


def _asked(effect: Effect, env: Env) -> Effect:
    """ "May" asks, but for turns and for looking at cards, which nobody declines."""
    if "modal" not in env or env["modal"][0] != "may" or effect.doer() is None or effect.verb in ("again", "show"):
        return effect
    by_me = env.get("doer", effect.doer()) is Who.ME
    return Either(Chooser.ME if by_me else Chooser.THEY, effect)
