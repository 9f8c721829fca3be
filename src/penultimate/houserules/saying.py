"""From clauses to the sentence that the game says back. It can be understood again as exactly these clauses."""

import re
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from penultimate.houserules.phrasebook import Phrasebook, phrasebook
from penultimate.rules.cards import Colour
from penultimate.rules.effects import (
    Clause,
    Condition,
    DiscardCards,
    DrawCards,
    Effect,
    GiveCards,
    Holds,
    MissTurns,
    Named,
    PassHands,
    PlayAgain,
    ShowHand,
    SwapHands,
    TurnRound,
    Who,
)

_FORMS = {"i": 0, "he": 1, "they": 2}


def say(clauses: tuple[Clause, ...], lang: str) -> str:
    """One sentence per condition; "" for no clauses."""
    return _Speaker(phrasebook(lang)).say(clauses)


@dataclass
class _Speaker:
    book: Phrasebook
    named: set[Who] = field(default_factory=set)
    """Chosen players are "a player I choose" once, and "the chosen player" from then on."""

    def say(self, clauses: tuple[Clause, ...]) -> str:
        table = self.book.say
        sentences: list[str] = []
        for condition, group in groupby(clauses, lambda clause: clause.when):
            head = "" if condition is None else self._condition(condition)
            effects = self._effects([clause.effect for clause in group], after_head=bool(head))
            sentence = table["head"].format(condition=head, effects=effects) if head else effects
            sentences.append(sentence[0].upper() + sentence[1:] + table["end"])
        return str(table["sentence"]).join(sentences)

    def _effects(self, effects: list[Effect], *, after_head: bool) -> str:
        """Effects with the same doer share it: "the next player draws 2 cards and misses a turn"."""
        table = self.book.say
        runs: list[str] = []
        last = before_another = table.get("last-doer", table["last"])
        for doer, run in groupby(effects, _doer):
            parts: list[str] = []
            for effect in run:
                inverted = after_head and not runs and not parts and table.get("inverts", False)
                unsaid = bool(parts) or (not runs and self._drops(doer))
                parts.append(self._effect(effect, with_doer=doer is None or not unsaid, inverted=inverted))
            if len(parts) > 1:
                last = table["last-run"]
            runs.append(self._list(parts, before_another if doer is None else table["last"]))
        return self._list(runs, last)

    def _drops(self, doer: Who | None) -> bool:
        """In some languages the verb says that it is me."""
        return doer is Who.ME and bool(self.book.say.get("drops-i", False))

    def _list(self, parts: list[str], last: str) -> str:
        return str(self.book.say["between"]).join(parts[:-1]) + last + parts[-1] if len(parts) > 1 else parts[0]

    def _condition(self, condition: Condition) -> str:
        templates = self.book.say["conditions"]
        if isinstance(condition, Named):
            return str(templates["named"]).format(colour=self._colour(condition.colour))
        assert isinstance(condition, Holds)
        template: str = templates[condition.than.value]
        if self._drops(condition.who):
            template = template.removeprefix("{doer} ")
        return self._fill(template, condition.who, count=condition.cards)

    def _colour(self, colour: Colour) -> str:
        return str(self.book.say["colours"][colour.name.lower()])

    def _effect(self, effect: Effect, *, with_doer: bool, inverted: bool) -> str:
        key, doer, others = _parts(effect)
        templates = self.book.say["effects"]
        if inverted and f"{key}-inverted" in templates:
            key, inverted = f"{key}-inverted", False
        template: str = templates[key]
        if inverted:
            template = re.sub(r"^\{doer\} (<[^>]*>)", r"\1 {doer}", template)
        elif not with_doer:
            template = template.removeprefix("{doer}").lstrip()
        return self._fill(template, doer, **others)

    def _fill(self, template: str, doer: Who | None, **others: Any) -> str:
        form = _FORMS[self.book.say["who"][doer.value].get("form", "he")] if doer else 1
        text = re.sub(r"<([^>]*)>", lambda found: found[1].split("|")[form], template)
        filled: dict[str, str] = {}
        for key in re.findall(r"\{(\w+)\}", text):  # in the order in which people are named
            if key == "doer":
                assert doer is not None
                filled[key] = self._who(doer, "name")
            elif isinstance(others[key], Who):
                filled[key] = self._who(others[key], f"self-{key}" if others[key] is doer else key)
            else:
                filled[key] = self._amount(key, others[key])
        return text.format(**filled)

    def _who(self, who: Who, case: str) -> str:
        forms = self.book.say["who"][who.value]
        if case.startswith("self-") and case not in forms:
            case = case.removeprefix("self-")
        is_later = who in self.named and "later" in forms
        self.named.add(who)
        if is_later:
            return str(forms.get(f"later-{case}", forms["later"]))
        return str(forms.get(case, forms["name"]))

    def _amount(self, key: str, number: int) -> str:
        one, many = self.book.say["amounts"][key]
        return str(one if number == 1 else many).format(n=number)


def _doer(effect: Effect) -> Who | None:
    return _parts(effect)[1]


def _parts(effect: Effect) -> tuple[str, Who | None, dict[str, Who | int]]:
    """Which template an effect has, whose doing it is, and what else goes into it."""
    match effect:
        case DrawCards(who, cards):
            return "draw", who, {"cards": cards}
        case MissTurns(who, turns):
            return "miss", who, {"turns": turns}
        case PlayAgain(who):
            return ("again-me" if who is Who.ME else "again"), who, {}
        case TurnRound():
            return "reverse", None, {}
        case SwapHands(who, other):
            return "swap", who, {"with": other}
        case PassHands():
            return "pass", None, {}
        case GiveCards(who, cards, to):
            return "give", who, {"cards": cards, "to": to}
        case DiscardCards(who, cards):
            return "discard", who, {"cards": cards}
        case ShowHand(who, to):
            return "show", who, {"to": to}
    raise TypeError(effect)
