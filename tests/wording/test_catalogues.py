"""The catalogues: the same ids everywhere, nothing missing, nothing unused, nothing that cannot be formatted."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from tests.wording.golden import OPTION_REASONS, PHASES, RULE_REASONS

import penultimate.rules
from penultimate.bots import REASONS
from penultimate.rules.options import CHOICES, OPTION_NAMES, RANGES
from penultimate.rules.refusals import Refusal
from penultimate.rules.state import PHASE_NAMES
from penultimate.wording import LANGUAGES, texts_of
from penultimate.wording.fields import event_descriptions
from penultimate.wording.levels import SHORT
from penultimate.wording.rule_ids import CHAPTERS, RULE_IDS

FILES = ("cards.ftl", "events.ftl", "options.ftl", "questions.ftl", "refusals.ftl", "rules.ftl")
"""Those of this package; front ends test their own."""
CHINESE = "\u3400-\u9fff"


class _Seen(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def seen_in(message: ast.Message) -> _Seen:
    seen = _Seen()
    seen.visit(message)
    return seen


def entries(language: str) -> Iterator[ast.EntryType]:
    texts = texts_of(language)
    for file in FILES:
        yield from parse(texts[file]).body


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def variables(language: str) -> dict[str, set[str]]:
    """What every message needs, also through the messages it refers to."""
    seen = {name: seen_in(message) for name, message in messages(language).items()}

    def needed(name: str) -> set[str]:
        return seen[name].variables.union(*(needed(other) for other in seen[name].messages))

    return {name: needed(name) for name in seen}


def wanted() -> set[str]:
    """Every id that the code asks for."""
    ids = {about["message"] for about in event_descriptions().values()}
    ids |= {f"short-{event_descriptions()[name]['message']}" for name in SHORT}
    ids |= {f"refusal-{refusal.code}" for refusal in Refusal}
    ids |= {f"rule-{rule.lower()}" for rule in RULE_IDS} | {f"chapter-{chapter}" for chapter in CHAPTERS}
    ids |= {f"asked-{phase}" for phase in PHASES} | {"asked-accusation"}
    for name in ("edition", *OPTION_NAMES):
        option = f"option-{name.replace('_', '-')}"
        ids |= {option, f"{option}-help", *(f"{option}-{value}" for value in CHOICES.get(name, ()))}
        ids |= {f"{option}-value"} if name in RANGES else set()
    ids |= {"option-switch"} | {f"option-error-{reason}" for reason in OPTION_REASONS}
    ids |= {f"custom-error-{reason}" for reason in RULE_REASONS}
    ids |= {f"face-{face}" for face in ("number", "plus-two", "reverse", "skip", "wild", "wild-plus-four")}
    ids |= {"face-super-star", "face-custom", "card-coloured", "card-named", "colour"}
    ids |= {"list-between", "list-last", "sentence-between", "each-points", "each-totals", "each-count", "each-hand"}
    ids |= {f"hint-{reason}" for reason in REASONS} | {"hint-chance"}
    ids |= {"chance-drawn", "chance-challenge", "chance-catch", "time-up", "obstacle"}
    ids |= {"hand-group", "question-hand-by-colour", "question-last-none"}
    return ids | {f"question-{name}" for name in ("top", "turn", "hand", "playable", "counts", "scores")}


def _said(variables: set[str]) -> set[str]:
    return {name.removesuffix("-is") for name in variables if not re.fullmatch(r".*-(count|named)|count", name)}


@pytest.mark.parametrize("language", LANGUAGES)
class TestEachLanguage:
    def test_it_is_fluent(self, language: str) -> None:
        junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
        assert junk == []

    def test_no_id_is_there_twice(self, language: str) -> None:
        ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids))

    def test_nothing_is_missing_and_nothing_unused(self, language: str) -> None:
        assert {name for name in messages(language) if not name.startswith("x-")} == wanted()

    def test_own_helpers_are_used(self, language: str) -> None:
        everything = [entry for text in texts_of(language).values() for entry in parse(text).body]
        used = {name for one in everything if isinstance(one, ast.Message) for name in seen_in(one).messages}
        assert {name for name in messages(language) if name.startswith("x-")} <= used

    def test_events_use_only_what_they_are_given(self, language: str) -> None:
        needed = variables(language)
        for name, about in event_descriptions().items():
            fields = {field.replace("_", "-") for field in about["fields"]}
            for variable in needed[about["message"]]:
                assert any(variable == field or variable.startswith(f"{field}-") for field in fields), name

    def test_it_says_as_much_as_english(self, language: str) -> None:
        """The same variables, or their `-is`; those that only choose between forms may differ."""
        english, here = variables("en"), variables(language)
        for name in wanted():
            assert _said(here[name]) == _said(english[name]), name

    def test_texts_are_clean(self, language: str) -> None:
        for file in FILES:
            text = re.sub(r"^#.*$", "", texts_of(language)[file], flags=re.MULTILINE)
            assert "\t" not in text
            assert "..." not in text
            if language == "zh-Hant":
                assert not re.search(f"[{CHINESE}] +[{CHINESE}]", text), "no blanks between characters"
                assert not re.search(f"[{CHINESE}}}][,.:;!?]", text), "full-width punctuation"


def test_the_rule_ids_are_those_of_the_rulebook() -> None:
    assert len(RULE_IDS) == len(set(RULE_IDS)) == 68
    assert (RULE_IDS[0], RULE_IDS[-1]) == ("CARD-1", "HOUSE-5")


def test_every_rule_id_in_the_rules_source_has_a_text() -> None:
    found = set(re.findall(r"\b(?:CARD|SETUP|OPEN|TURN|ACT|W4|STAR|CUST|UNO|TALK|END|SCORE|HOUSE)-\d+\b", _sources()))
    assert found
    assert found <= set(RULE_IDS)


def test_the_reasons_are_those_that_the_rules_give() -> None:
    """Read from the source, which lies beside the compiled modules, too."""
    assert set(re.findall(r'OptionError\(\s*"([a-z-]+)"', _sources())) == set(OPTION_REASONS)
    when_and_where = {"not-now", "which"}  # front ends say these in their own words
    assert set(re.findall(r'RuleError\(\s*"([a-z-]+)"', _sources())) - when_and_where == set(RULE_REASONS)
    assert {*PHASE_NAMES, "match-over"} == set(PHASES)


def _sources() -> str:
    return "\n".join(file.read_text("utf-8") for file in Path(penultimate.rules.__file__).parent.glob("*.py"))


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no language"):
        texts_of("tlh")
