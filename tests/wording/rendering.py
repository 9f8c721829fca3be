"""Every message of a language with real data: each of its variants and each plural, as sentences.

A message is read as Fluent has it; whatever it selects by is gone through, whatever else it needs is given a value by
its name (a player, a card, a number). Nothing has to be listed when a message is added, unless it needs something new.
"""

import itertools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from penultimate.rules.cards import Card, Colour, read_cards
from penultimate.wording import Wording, texts_of
from penultimate.wording.catalogue import format_text

Value = str | int
PLURALS: Final = frozenset(("zero", "one", "two", "few", "many"))
NUMBERS: Final = (1, 2, 5)
"""What plurals may depend on."""
ODD_NUMBERS: Final = (1, 8, 11, 61)
"""What articles may depend on: 8 and 11 begin with a vowel in Italian."""
NOTHING_LISTED: Final = re.compile("[:：] ?[.。]")
"""No hand of no cards is read out."""
MOST: Final = 160
"""Of the combinations of one message; beyond, one thing is changed at a time."""
NAMES: Final = {
    "seat": "Ben",
    "target": "Cleo",
    "to": "Dora",
    "by": "Emil",
    "attacker": "Cleo",
    "giver": "Dora",
    "chosen": "Emil",
    "first": "Ben",
    "second": "Cleo",
    "dealer": "Ben",
    "winner": "Cleo",
    "name": "Ben",
    "player": "ben",
    "host": "Ana",
    "turn": "Ben",
    "typed": "ben",
}
LISTS: Final = {
    "winners": ("Ben", "Cleo"),
    "names": ("Ben", "Cleo"),
    "players": ("Ana", "Ben", "Cleo"),
    "others": ("Ben", "Cleo", "Dora"),
}
PLAIN: Final[Mapping[str, Value]] = {
    "code": "BCDFGH",
    "server": "https://example.org",
    "link": "https://example.org/t/BCDFGH",
    "path": "~/penultimate/records/2026-03-01.txt",
    "key": "X",
    "play": "1",
    "keep": "K",
    "number": 7,
    "which": 2,
    "least": 2,
    "most": 10,
    "target": 500,
    "characters": 200,
    "effects": 4,
    "taken": 3,
    "seats": 4,
    "step": 12,
    "steps": 87,
    "seconds": 12,
    "round": 3,
    "rounds": 150,
    "free": 2,
    "chance": 61,
    "length": 7,
    "layer": 3,
    "rule": "UNO-2",
    "rules": "UNO-2",
    "percent": 7,
    "library": "matplotlib",
    "players": 2,
    "turns": 2,
    "condition-cards": 3,
    "points": 42,
}
"""Where a message does not select by it."""
VARIED: Final = frozenset(("chance", "percent", "points", "seconds"))
"""Numbers that an article may depend on although the message does not select by them."""


@dataclass
class Needs:
    """What a message asks for, also through the messages it refers to."""

    variables: set[str] = field(default_factory=set)
    selected: dict[str, set[str]] = field(default_factory=dict)
    """By the variable: the keys of the variants."""


class _Reader(Visitor):
    def __init__(self, messages: Mapping[str, ast.Message], needs: Needs) -> None:
        super().__init__()
        self.messages = messages
        self.needs = needs

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.needs.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.needs.selected.setdefault(node.selector.id.name, set())
            keys |= {_key(variant) for variant in node.variants}
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def messages_of(language: str, file: str) -> dict[str, ast.Message]:
    body = parse(texts_of(language)[file]).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def all_messages(language: str) -> dict[str, ast.Message]:
    return {name: message for file in texts_of(language) for name, message in messages_of(language, file).items()}


@dataclass
class Renderer:
    words: Wording

    def __post_init__(self) -> None:
        self.messages = all_messages(self.words.language)

    def sentences(self, message: str) -> list[str]:
        """All that this message can become, each once."""
        made: dict[str, None] = {}
        for arguments in self._arguments(message):
            text = format_text(self.words.language, message, arguments, strict=True).strip()
            if text and not NOTHING_LISTED.search(text):
                made[text] = None
        return list(made)

    def needs(self, message: str) -> Needs:
        needs = Needs()
        _Reader(self.messages, needs).visit(self.messages[message])
        return needs

    def _arguments(self, message: str) -> Iterator[dict[str, Value]]:
        needs = self.needs(message)
        choices = {name: self._choices(keys) for name, keys in sorted(needs.selected.items())}
        choices |= {name: list(ODD_NUMBERS) for name in VARIED & needs.variables if name not in choices}
        for chosen in _combinations(choices):
            most = 2 if message == "player-chosen" else 1  # nobody catches himself, but one may be meant oneself
            if sum(value == "you" for value in chosen.values()) <= most:
                free = needs.variables - chosen.keys()
                yield {**{name: self._value(message, name, chosen) for name in free}, **chosen}

    def _choices(self, keys: set[str]) -> list[Value]:
        numbers = {int(key) for key in keys if key.lstrip("-").isdigit()}
        if numbers or keys & PLURALS:
            named = sorted(key for key in keys - PLURALS - {"other"} if not key.lstrip("-").isdigit())
            return [*sorted(numbers | set(NUMBERS)), *named]
        return sorted(keys, key=lambda key: (key == "other", key))

    def _value(self, message: str, name: str, chosen: Mapping[str, Value]) -> Value:
        """A value that fits what was chosen: no name where it is nobody, as many cards as there are said to be."""
        words = self.words
        if name in LISTS and not message.startswith(("asked-", "choice-")):
            count = chosen.get(f"{name}-count", 2)
            return words.join(LISTS[name][: int(count)]) if chosen.get(f"{name}-is", "other") != "you" else ""
        if name.startswith("cards") and message.startswith(("custom-error", "asked-", "answer-", "hint-", "reflected")):
            return 4
        if name in ("cards", "first-cards", "second-cards", "groups", "choices"):
            return words.cards(_hand(int(chosen.get(f"{name}-count", 3))))
        if name in NAMES and not (name == "target" and message == "question-scores"):
            return "" if chosen.get(f"{name}-is") == "nobody" else NAMES[name]
        if name == "card" or name.endswith(("card-bare", "top")):
            is_named = chosen.get("card-named", chosen.get("state")) in ("yes", "named")
            return words.card(read_cards("W+4" if is_named else "R7")[0])
        if name in ("colour", "card-colour", "condition-colour"):
            return words.colour(_colour(str(chosen.get("colour-is", "blue"))))
        if name.endswith("count"):
            return 3
        if name in PLAIN:
            return PLAIN[name]
        return self._text(name)

    def _text(self, name: str) -> Value:
        """What somebody wrote, or another text of ours."""
        words = self.words
        if name in ("words", "said"):
            return words.say_text("ui-rule-example")
        if name == "text":
            return words.say_text("ui-phrase-well-played")
        if name == "face":
            return words.face(read_cards("RR")[0])
        if name in ("word", "command", "meanings"):
            return words.say_text("terminal-words-draw").split("|")[0].strip()
        if name in ("each", "totals", "points-some"):
            return words.join([words.say_text("each-count", seat="Ben", seat_is="other", number=8)])
        if name == "edition":
            return words.option_value("edition", "mario")
        if name in ("option", "choices", "value"):
            return words.option("scoring") if name == "option" else words.option_value("scoring", "low")
        if name == "chapter":
            return words.chapter("uno")
        if name in ("move", "moves"):
            return words.say_text("terminal-do-draw")
        if name in ("problem", "detail", "reason", "levels", "action"):
            return words.say_text("ui-action-draw")
        if name == "told":
            return words.say_text("ui-hint", verb="draw", card="", colour="", colour_is="none", seat="")
        return PLAIN["number"]  # most of what is new is a number; say above what it is, if it is not


def _combinations(choices: Mapping[str, list[Value]]) -> Iterator[dict[str, Value]]:
    names = list(choices)
    total = 1
    for values in choices.values():
        total *= len(values)
    if total <= MOST:
        for combination in itertools.product(*choices.values()):
            yield dict(zip(names, combination, strict=True))
        return
    pairs = itertools.combinations(names, 2)  # every two together: one may stand inside the other
    usual = {name: values[-1] for name, values in choices.items()}
    for first, second in pairs:
        for one, two in itertools.product(choices[first], choices[second]):
            yield {**usual, first: one, second: two}


def _hand(count: int) -> list[Card]:
    return list(read_cards("R7 B+2 GR YS W W+4 B0 G9 Y5 R1 B3"))[:count]


def _colour(name: str) -> Colour:
    return next((colour for colour in Colour if colour.name.lower() == name), Colour.BLUE)
