"""YAML as text with lines: nothing is turned into numbers, dates or truth values, and every error knows its line.

YAML takes `Y`, `no` and `1` for other things than cards, players and options; here everything is the text that was
written. Aliases are shared, never copied, and the format has a fixed depth, so that no file can blow itself up.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

import yaml

from penultimate.scenarios.model import InvalidScenario

_YES: Final = ("yes", "true", "on", "y")
_NO: Final = ("no", "false", "off", "n")
_NOTHING: Final = ("", "~", "null")
_NUMBER: Final = re.compile(r"\d{1,9}")


@final
@dataclass(frozen=True)
class Entry:
    """A value in a file, and what to call it in messages."""

    node: yaml.Node
    name: str

    @property
    def line(self) -> int:
        return int(self.node.start_mark.line) + 1

    def invalid(self, message: str) -> InvalidScenario:
        return InvalidScenario(self.line, message)

    @property
    def is_nothing(self) -> bool:
        """Whether nothing was written, as after `options:`."""
        node = self.node
        return isinstance(node, yaml.ScalarNode) and node.style is None and node.value.lower() in _NOTHING

    @property
    def is_text(self) -> bool:
        return isinstance(self.node, yaml.ScalarNode)

    @property
    def is_list(self) -> bool:
        return isinstance(self.node, yaml.SequenceNode)

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.node, yaml.MappingNode)

    def text(self) -> str:
        if not isinstance(self.node, yaml.ScalarNode):
            raise self.invalid(f"{self.name} must be a text, not a {_kind(self.node)}")
        return "" if self.is_nothing else str(self.node.value).strip()

    def number(self) -> int:
        text = self.text()
        if not _NUMBER.fullmatch(text):
            raise self.invalid(f"{self.name} must be a number, not {text!r}")
        return int(text)

    def switch(self) -> bool:
        text = self.text().lower()
        if text not in _YES and text not in _NO:
            raise self.invalid(f"{self.name} must be yes or no, not {self.text()!r}")
        return text in _YES

    def items(self) -> list["Entry"]:
        """The entries of a list."""
        if self.is_nothing:
            return []
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.invalid(f"{self.name} must be a list, not a {_kind(self.node)}")
        return [Entry(node, f"{self.name}, entry {number}") for number, node in enumerate(self.node.value, 1)]

    def pairs(self) -> list[tuple["Entry", "Entry"]]:
        """Keys and values of a mapping, each key once."""
        if self.is_nothing:
            return []
        if not isinstance(self.node, yaml.MappingNode):
            raise self.invalid(f"{self.name} must be a list of `key: value`, not a {_kind(self.node)}")
        pairs: list[tuple[Entry, Entry]] = []
        seen: set[str] = set()
        for key_node, value_node in self.node.value:
            key = Entry(key_node, f"a key of {self.name}")
            word = key.text()
            if word in seen:
                raise key.invalid(f"{self.name} has {word!r} twice")
            seen.add(word)
            pairs.append((key, Entry(value_node, word)))
        return pairs

    def fields(self, known: tuple[str, ...]) -> dict[str, "Entry"]:
        """The values of a mapping that has no other keys than these."""
        fields: dict[str, Entry] = {}
        for key, value in self.pairs():
            if key.text() not in known:
                raise key.invalid(f"unknown key {key.text()!r} in {self.name}; known are {', '.join(known)}")
            fields[key.text()] = value
        return fields


def _kind(node: yaml.Node) -> str:
    if isinstance(node, yaml.MappingNode):
        return "list of `key: value`"
    return "list" if isinstance(node, yaml.SequenceNode) else "text"


def _code(character: int | str | bytes) -> int:
    return character if isinstance(character, int) else ord(character)


def read_documents(text: str) -> list[Entry]:
    """The documents of a YAML text; empty ones, as after a closing `---`, are left out."""
    documents = [entry for entry in _compose(text) if not entry.is_nothing]
    if not documents:
        raise InvalidScenario(1, "there is no scenario in this file")
    return documents


def _compose(text: str) -> Iterator[Entry]:
    try:
        for node in yaml.compose_all(text, Loader=yaml.SafeLoader):
            yield Entry(node, "the scenario")
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        raise InvalidScenario(line, f"not YAML: {error.problem or error.context}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise InvalidScenario(line, f"not a text file: it has the character U+{_code(error.character):04X}") from None
    except RecursionError:
        raise InvalidScenario(1, "not a scenario: lists within lists without end") from None
