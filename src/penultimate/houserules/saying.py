"""From clauses to the sentence that the game says back. It can be understood again as exactly these clauses."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any, Final

from penultimate.houserules.phrasebook import Phrasebook, phrasebook
from penultimate.rules.cards import read_colour
from penultimate.rules.compound import UNO_LEFT
from penultimate.rules.effects import (
    Among,
    Amount,
    AtTable,
    Both,
    Chooser,
    Clause,
    Compared,
    Condition,
    CopyCard,
    Count,
    Drew,
    Effect,
    Either,
    EvenHand,
    Holds,
    Lasting,
    Law,
    Lies,
    Many,
    MissTurns,
    Named,
    PlayAgain,
    Rolled,
    RolledEven,
    ScorePoints,
    ShiftHands,
    Than,
    Until,
    VoteFor,
    Who,
    parts_of,
)
from penultimate.rules.rule import looks_at_a_die
from penultimate.rules.whichcards import ANY, MEASURES, OF_COLOURS, colour_letter, face_name

_FORMS: Final = {"i": 0, "he": 1, "they": 2}
_WAYS: Final = ("first", "second", "third", "fourth")
_WAYS_SAID: Final = {3: "three", 4: "four"}
_NOUNS: Final = {"sort": "plural", "weaksort": "plural-weak", "one": "one"}
_SLOT: Final = re.compile(r"\{(\w+)\}")


def say(clauses: tuple[Clause, ...], lang: str) -> str:
    """One sentence per condition; "" for no clauses."""
    return speaker_for(clauses, lang).say(clauses)


def speaker_for(clauses: tuple[Clause, ...], lang: str) -> "Speaker":
    """Knows what all of the clauses decide about how one of them is said."""
    voters = [each.effect.who for each in clauses if isinstance(each.effect, VoteFor)]
    return Speaker(
        phrasebook(lang),
        has_die=any(looks_at_a_die(clause.when) for clause in clauses),
        one_votes=len(voters) == 1 and voters[0].is_one,
    )


def _stands_alone(clause: Clause) -> bool:
    """What holds others, and what is looked at for each player, has a sentence of its own."""
    return isinstance(clause.effect, Either | Lasting) or _is_of_each(clause.when)


def _is_of_each(when: Condition | None) -> bool:
    return when is not None and Who.THEY in when.people()


@dataclass
class Speaker:
    """Says clauses and their parts in one language."""

    book: Phrasebook
    named: set[Who] = field(default_factory=set)
    """Chosen players are "a player I choose" once, and "the chosen player" from then on."""

    has_die: bool = False
    """Whether a condition is about a die: then amounts go by the same roll."""

    one_votes: bool = False
    """Whether a single player votes, and nobody has before: whom they vote for is chosen by them."""

    def say(self, clauses: tuple[Clause, ...]) -> str:
        """All of the clauses that it was made for."""
        sentences: list[str] = []
        for _, group in groupby(enumerate(clauses), lambda each: self._group(*each)):
            sentence = self._sentence([clause for _, clause in group])
            sentences.append(sentence[0].upper() + sentence[1:] + self.book.say["end"])
        return str(self.book.say["sentence"]).join(sentences)

    def _group(self, at: int, clause: Clause) -> tuple[int, str]:
        """Clauses with the same are said in one sentence."""
        return (at if _stands_alone(clause) else -1), "" if clause.when is None else clause.when.text()

    def _sentence(self, clauses: list[Clause]) -> str:
        table = self.book.say
        when = clauses[0].when
        effects = [clause.effect for clause in clauses]
        if when is None:
            return self._effects(effects, after_head=False)
        if _is_of_each(when):
            said = self._effects(effects, after_head=False)
            return str(table["tail"]).format(effects=said, condition=self.condition(when))
        head = self.condition(when)
        if _stands_alone(clauses[0]):
            return str(table["head-colon"]).format(condition=head, effects=self._effects(effects, after_head=False))
        return str(table["head"]).format(condition=head, effects=self._effects(effects, after_head=True))

    # --- effects ------------------------------------------------------------------------------------------------------

    def _effects(self, effects: list[Effect], *, after_head: bool) -> str:
        """Effects with the same doer share it: "the next player draws 2 cards and misses a turn"."""
        table = self.book.say
        runs: list[str] = []
        last = before_another = table.get("last-doer", table["last"])
        for doer, run in groupby(effects, lambda effect: effect.doer()):
            parts = list(self._run(list(run), doer, inverts=after_head and not runs, is_first=not runs))
            if len(parts) > 1:
                last = table["last-run"]
            runs.append(self._list(parts, before_another if doer is None else table["last"]))
        return self._list(runs, last)

    def _run(self, effects: list[Effect], doer: Who | None, *, inverts: bool, is_first: bool) -> Iterator[str]:
        for at, effect in enumerate(effects):
            inverted = inverts and at == 0 and bool(self.book.say.get("inverts", False))
            unsaid = at > 0 or (is_first and self._drops(doer))
            yield self._effect(effect, with_doer=doer is None or not unsaid, inverted=inverted)

    def _drops(self, doer: Who | None) -> bool:
        """In some languages the verb says that it is me."""
        return doer is Who.ME and bool(self.book.say.get("drops-i", False))

    def _list(self, parts: list[str], last: str) -> str:
        return str(self.book.say["between"]).join(parts[:-1]) + last + parts[-1] if len(parts) > 1 else parts[0]

    def _effect(self, effect: Effect, *, with_doer: bool = True, inverted: bool = False) -> str:
        if isinstance(effect, Either):
            return self._either(effect)
        if isinstance(effect, Lasting):
            return self._lasting(effect)
        key = _key_of(effect)
        templates = self.book.say["effects"]
        if inverted and f"{key}-inverted" in templates:
            key, inverted = f"{key}-inverted", False
        template: str = templates[key]
        if inverted:
            template = re.sub(r"^\{doer\} (<[^>]*>)", r"\1 {doer}", template)
        elif not with_doer:
            template = template.removeprefix("{doer}").lstrip()
        return self._fill(template, effect.doer(), _named_places(effect))

    def _either(self, effect: Either) -> str:
        doer = effect.doer()
        by = "one" if is_between_several(effect) else effect.by.value
        ways = [self._effects(list(parts_of(way)), after_head=False) for way in effect.ways]
        template = _in_form(
            self.book.say["effects"][f"{_WAYS_SAID.get(len(effect.ways), effect.verb)}-{by}"], self._form(doer)
        )
        chooser = "" if doer is None or by != "one" else self.person(doer, "name")
        return template.format(**dict(zip(_WAYS, ways, strict=False)), doer=chooser)

    def _lasting(self, effect: Lasting) -> str:
        templates = self.book.say["effects"]
        places: dict[str, Any] = {"which": effect.which, "number": effect.number, "to": effect.to}
        if isinstance(effect.number, Amount):
            places = {"cards": effect.number}
        template: str = templates[_key_of_law(effect)]
        if self._drops(effect.who):
            template = template.removeprefix("{doer} ").replace("{any} ", "")
        law = self._fill(template, effect.who, places, then=effect.then)
        return self._while(effect, law)

    def how_long(self, effect: Lasting) -> str:
        """The time alone: "until my next turn"."""
        return self._while(effect, "").rstrip(" :：")

    def _while(self, effect: Lasting, law: str) -> str:
        head = _in_form(self.book.say["effects"][_key_of_span(effect)], self._form(effect.who))
        one = "" if effect.till == UNO_LEFT else self.noun("one", effect.till)
        return _tidy(head.format(law=law, n=effect.times, one=one))

    # --- conditions ---------------------------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> str:
        """Without the "if": "I have no red card"."""
        templates = self.book.say["conditions"]
        if isinstance(condition, Both):
            return self.condition(condition.first) + str(self.book.say["both"]) + self.condition(condition.second)
        if isinstance(condition, Named):
            return str(templates["named"]).format(colour=self.book.say["colours"][condition.colour.name.lower()])
        if isinstance(condition, Lies):
            key = f"{'' if condition.is_so else 'not-'}{condition.place.value}"
            return self._fill(templates[key], None, {"which": condition.which})
        if isinstance(condition, Rolled | RolledEven):
            pips = condition.pips if isinstance(condition, Rolled) else 0
            return self._fill(templates[_key_of_die(condition)], None, {"n": pips})
        if isinstance(condition, Among):
            return self._among(condition)
        if isinstance(condition, AtTable):
            return self._fill(templates[f"players-{condition.than.value}"], None, {"n": condition.players})
        assert isinstance(condition, Holds | Compared | EvenHand | Drew)
        key = _key_of_condition(condition)
        if condition.who is Who.THEY and f"they-{key}" in templates:
            key = f"they-{key}"
        template: str = templates[key]
        if self._drops(condition.who):
            template = template.removeprefix("{doer} ")
        if isinstance(condition, EvenHand):
            return self._fill(template, condition.who, {}, holds=True)
        if isinstance(condition, Drew):
            return self._fill(template, condition.who, {"which": condition.which}, holds=True)
        if isinstance(condition, Compared):
            return self._fill(template, condition.who, {"to": condition.other, "other": condition.other}, holds=True)
        places = {"count": condition.cards, "which": condition.which, "n": condition.cards}
        return self._fill(template, condition.who, places, holds=True)

    def _among(self, condition: Among) -> str:
        """ "Nobody has a red card", "at least one player has more than five cards"."""
        of = condition.of
        key = _key_of_condition(of)
        crowd = f"{'every' if condition.every else 'some'}-{of.who.value}"
        if condition.every and key == "lacks":
            key, crowd = "has", f"none-{of.who.value}"
        template = of_crowd(self.book.say, key, crowd)
        return self._fill(template, None, {"count": of.cards, "which": of.which, "n": of.cards}, holds=True)

    # --- filling in ---------------------------------------------------------------------------------------------------

    def _form(self, doer: Who | None) -> int:
        return _FORMS[self.book.say["who"][doer.value].get("form", "he")] if doer else 1

    def _fill(
        self,
        template: str,
        doer: Who | None,
        places: dict[str, Any],
        *,
        then: Effect | None = None,
        holds: bool = False,
    ) -> str:
        text = _in_form(template, self._form(doer))
        filled: dict[str, str] = {}
        for slot in _SLOT.findall(text):  # in the order in which people are named
            filled[slot] = self._slot(slot, doer, places, then, holds=holds)
        return _tidy(text.format(**filled))

    def _slot(self, slot: str, doer: Who | None, places: dict[str, Any], then: Effect | None, *, holds: bool) -> str:
        if slot in ("doer", "any"):
            doer = places["doer"] if doer is None else doer
            return self.person(doer, "holder" if holds and doer is Who.THEY else "name" if slot == "doer" else "any")
        if slot == "then":
            assert then is not None
            return self._effects(list(parts_of(then)), after_head=False)
        if slot in _NOUNS:
            return self.noun(_NOUNS[slot], places["which"])
        if slot == "number":
            return self._number(places["number"], ANY)
        if slot == "colour":
            colour = read_colour(places["colour"])
            assert colour is not None
            return str(self.book.say["colours"][colour.name.lower()])
        if slot == "count":
            return self._number(places["count"], places["which"], "count-one")
        if slot == "turns":
            one, many = self.book.say["amounts"]["turns"]
            return str(one if places["turns"] == 1 else many).format(n=places["turns"])
        if slot == "points":
            one, many = self.book.say["amounts"]["points"]
            return str(one if places["points"] == 1 else many).format(n=places["points"])
        if slot == "n":
            return str(places["n"])
        if slot == "cards":
            return self.cards(places["cards"], places.get("which", ANY), doer, draws="which" not in places)
        case = "name" if slot == "other" else slot
        whom: Who = places[slot]
        if case == "to" and whom in (Who.NEXT, Who.PREVIOUS) and doer is not None and not doer.is_one:
            return self.person(whom, "of-all-to")  # and not the next one of each of them
        return self.person(whom, f"self-{case}" if whom is doer and case != "name" else case)

    def person(self, who: Who, case: str) -> str:
        """Who it is, in one of the cases of `say.toml`."""
        forms = self.book.say["who"][who.value]
        if case.startswith("self-") and case not in forms:
            case = case.removeprefix("self-")
        named = Who.CHOSEN if who is Who.BUT_CHOSEN else who
        is_later = named in self.named and "later" in forms
        self.named.add(named)
        if who is Who.VOTED and self.one_votes:
            return str(forms.get(f"alone-{case}", forms["alone"]))
        if is_later:
            return str(forms.get(f"later-{case}", forms["later"]))
        return str(forms.get(case, forms["name"]))

    # --- cards --------------------------------------------------------------------------------------------------------

    def cards(self, cards: Many, which: str, doer: Who | None, *, draws: bool) -> str:
        """How many, of which."""
        amounts = self.book.say["amounts"]
        if isinstance(cards, int):
            return self._number(cards, which)
        match cards.count:
            case Count.ALL | Count.HALF | Count.THIRD:
                return self.noun(cards.count.value, which, form=self._form(doer))
            case Count.PART:
                return self.noun(f"part-{cards.number}", which, form=self._form(doer))
            case Count.UP_TO | Count.UP_TO_ALL:
                key = cards.count.value.replace("/", "-")
                return self.noun(key, which, number=cards.number, form=self._form(doer))
            case Count.EACH:
                return str(amounts[f"each-{cards.who.value}"]).format(number=self._number(cards.number, which))
            case Count.DONE:
                key = "done" if cards.number == 1 else "done-times"
                return str(amounts[key]).format(sort=self.noun("plural", which), n=cards.number)
            case Count.RISE:
                return str(amounts["rise"]).format(number=self._number(cards.number, which))
            case Count.DIE if self.has_die:
                return str(amounts["die-same"]).format(sort=self.noun("plural", which))
            case Count.DIE | Count.TURNED | Count.BELOW:
                return str(amounts[cards.count.value]).format(sort=self.noun("plural", which))
            case Count.UNTIL:
                limit = "-most" if cards.most else ""
                if cards.which == "playable":
                    return str(amounts[f"until-playable{limit}"]).format(n=cards.most)
                return str(amounts[f"until{limit}"]).format(such=self.noun("one", cards.which), n=cards.most)
            case Count.LEVEL:
                owner = self.person(cards.who, "name")
                template = _in_form(amounts["level-draw" if draws else "level"], self._form(cards.who))
                return _tidy(template.format(sort=self.noun("plural", which), owner=owner))
            case Count.TO:
                key = "to-draw" if draws and which == ANY and "to-draw" in amounts else "to"
                return str(amounts[key]).format(n=cards.number, sort=self.noun("plural", which))
        return self._as_many(cards, which)

    def _as_many(self, cards: Amount, which: str) -> str:
        """As many as somebody has."""
        amounts = self.book.say["amounts"]
        forms = self.book.say["who"][cards.who.value]
        own = cards.who is Who.THEY
        form = _FORMS[forms.get("own-form", "he")] if own else self._form(cards.who)
        if cards.which in MEASURES:
            owner = str(forms["own"]) if own else self.person(cards.who, "name")
            return _tidy(_in_form(amounts["as-colours"], form).format(sort=self.noun("plural", which), owner=owner))
        counted = amounts.get("counted-any", "") if cards.which == ANY else self.noun("plural", cards.which)
        owner = str(forms["own"]) if own else self.person(cards.who, "name")
        template = _in_form(amounts["as"], form)
        return _tidy(template.format(sort=self.noun("plural", which), owner=owner, counted=counted))

    def _number(self, number: int, which: str, one: str = "one") -> str:
        return self.noun(one if number == 1 else "many", which, number=number)

    def noun(self, key: str, which: str, *, number: int = 0, form: int = 1) -> str:
        """Cards of a sort."""
        template = _in_form(self.book.say["amounts"][key], form)
        singular, plural, suffix = noun_of(self.book, face_name(which))
        one, many, weak = adjectives_of(self.book).get(colour_letter(which), ("", "", ""))
        is_one = "{noun}" in template and "{nouns}" not in template
        parts = {"adj": one if is_one else many, "weak": weak, "noun": singular, "nouns": plural, "suffix": suffix}
        return self._beside(_tidy(template.format(n=number, **parts)))

    def _beside(self, words: str) -> str:
        for apart, together in self.book.say.get("beside", {}).items():
            words = f" {words} ".replace(f" {apart} ", f" {together} ").strip()
        return words


def noun_of(book: Phrasebook, face: str) -> tuple[str, str, str]:
    """What cards with this on them are called: one, many, and what follows ("with the number 7")."""
    sorts = book.say["sorts"]
    name, _, limit = face.partition("-") if face not in sorts else (face, "", "")
    singular, plural, suffix = sorts["digit" if face.isdigit() else name or ANY]
    number = limit or face
    return singular.format(n=number), plural.format(n=number), suffix.format(n=number)


@cache
def adjectives_of(book: Phrasebook) -> dict[str, tuple[str, str, str]]:
    """What cards of a colour are called, and of one of several: "red", "red or yellow"."""
    found = {letter: (one, many, weak) for letter, (one, many, weak) in book.say["adjectives"].items()}
    for name in OF_COLOURS:
        one, many, weak = (
            book.say["or-colour"].join(forms) for forms in zip(*map(found.__getitem__, name.split("+")), strict=True)
        )
        found[name] = (one, many, weak)
    return found


def is_between_several(effect: Either) -> bool:
    """Whether one player chooses what others do: then it is said who that is."""
    return effect.by is Chooser.THEY and any(way.doer() is not effect.doer() for way in effect.ways)


def _key_of(effect: Effect) -> str:
    """The template of an effect."""
    if isinstance(effect, CopyCard):
        return "copy" if effect.which == ANY else "copy-of"
    if isinstance(effect, ShiftHands):
        return f"shift-{effect.to.value}"
    if isinstance(effect, MissTurns) and effect.who is Who.EVERYONE:
        return "miss-all"
    if isinstance(effect, VoteFor) and effect.who.is_one:
        return "vote-one"
    if isinstance(effect, ScorePoints):
        winner = "-winner" if effect.who is Who.WINNER else ""
        return f"score{winner}-less" if effect.points < 0 else f"score{winner}"
    return "again-me" if effect == PlayAgain(Who.ME) else effect.verb


def _key_of_span(effect: Lasting) -> str:
    """The template of how long it lasts."""
    if effect.until is Until.TILL:
        return {ANY: "till-next", UNO_LEFT: "till-uno"}.get(effect.till, "till")
    if effect.until in _COUNTED:
        return _COUNTED[effect.until] if effect.times == 1 else f"{_COUNTED[effect.until]}s"
    return "laps" if effect.times > 1 else str(effect.until.value)


_COUNTED: Final = {Until.TURNS: "next-turn", Until.OWN: "own-turn"}


def _key_of_law(effect: Lasting) -> str:
    """The template of what lasts."""
    if effect.law in (Law.TOLL, Law.FINE) and effect.number == 0:
        return f"{effect.law.value}-0"
    if isinstance(effect.number, Amount):
        return f"{effect.law.value}-until"
    if effect.law is Law.BAN and effect.who is Who.EVERYONE:
        return "ban-all"
    is_of_some = effect.law in (Law.DOUBLE, Law.SHIELD) and effect.which != ANY
    return f"{effect.law.value}-of" if is_of_some else str(effect.law.value)


def _key_of_condition(condition: Holds | Compared | EvenHand | Drew) -> str:
    if isinstance(condition, Drew):
        return "drew" if condition.is_so else "not-drew"
    if isinstance(condition, EvenHand):
        return "even" if condition.even else "odd"
    if isinstance(condition, Compared):
        return f"{condition.than.value}-than"
    if condition.which in MEASURES:
        return f"{condition.which}-{condition.than.value}"
    if condition.which != ANY and (condition.than, condition.cards) in _HAS:
        return _HAS[condition.than, condition.cards]
    return str(condition.than.value)


def _key_of_die(condition: Rolled | RolledEven) -> str:
    if isinstance(condition, RolledEven):
        return "die-even" if condition.even else "die-odd"
    return f"{'' if condition.is_so else 'not-'}die-{condition.than.value}"


def of_crowd(say: dict[str, Any], key: str, crowd: str) -> str:
    template: str = say["conditions"][key]
    return template.replace("{doer}", say["crowds"][crowd])


_HAS: Final = {(Than.MORE, 0): "has", (Than.FEWER, 1): "lacks"}
"""Of a sort of cards: "more than 0 red cards" is "a red card"."""


def _in_form(template: str, form: int) -> str:
    return re.sub(r"<([^>]*)>", lambda found: found[1].split("|")[form], template)


def _tidy(text: str) -> str:
    """Without the blanks that empty places have left."""
    return re.sub(r" ([,:]|$)", r"\1", re.sub(" +", " ", text)).strip()


def _named_places(effect: Effect) -> dict[str, Any]:
    """What fills the places of an effect, by the names that templates have for them."""
    match effect.verb, effect.places():
        case "draw" | "discard" | "fetch", (_, cards):
            return {"cards": cards}
        case "miss", (_, turns):
            return {"turns": turns}
        case "swap", (_, other):
            return {"with": other}
        case "give", (_, cards, to):
            return {"cards": cards, "to": to}
        case "colour", (colour,):
            return {"colour": colour}
        case "drop" | "bury" | "salvage", (_, cards, which):
            return {"cards": cards, "which": which}
        case "hand" | "reveal", (_, cards, which, to):
            return {"cards": cards, "which": which, "to": to}
        case "show", (_, to):
            return {"to": to}
        case "score", (_, int(points)):
            return {"points": abs(points)}
        case "copy", (which,):
            return {"which": which}
        case "stakes", (times,):
            return {"n": times}
        case "lots", (who, other):
            return {"doer": who, "other": other}
        case "pick", (_, cards, which, owner):
            return {"cards": cards, "which": which, "with": owner, "to": owner}
        case "peek" | "arrange" | "deal", (_, number):
            return {"number": number}
        case "draft", (_, number, taken):
            return {"number": number, "n": taken}
    return {}
