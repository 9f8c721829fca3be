"""Whatever is typed: an understanding or a RuleError, in no time, and the limits of a card are kept."""

import time
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultimate.houserules import (
    LANGUAGES,
    asides,
    foundry,
    grammar,
    hearing,
    misspelt,
    patterns,
    pictures,
    pouring,
    rule_from,
    say,
    suggesting,
    understand,
)
from penultimate.houserules import phrasebook as books
from penultimate.houserules.chart import MOST_STEPS
from penultimate.houserules.hearing import chart_of
from penultimate.houserules.lexing import cut
from penultimate.houserules.phrasebook import phrasebook
from penultimate.houserules.statements import Statements
from penultimate.houserules.understanding import MOST_HEARD, prepare
from penultimate.houserules.words import Word
from penultimate.rules.effects import MOST_EFFECTS, MOST_TEXT, Clause, RuleError, read_clauses


@given(text=st.text(max_size=60), lang=st.sampled_from([*LANGUAGES, None]))
@settings(max_examples=200, deadline=None)
def test_any_text(text: str, lang: str | None) -> None:
    if not text.isprintable():
        with pytest.raises(RuleError):
            understand(text, lang)
        return
    understanding = understand(text, lang)
    assert understanding.understood == (not understanding.problem)
    assert all(0 <= span.start < span.end <= len(text) for span in understanding.spans)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_any_known_words(lang: str, data: st.DataObject) -> None:
    """Known words in any order are what the search has most to do with."""
    words = data.draw(st.lists(st.sampled_from(sorted(phrasebook(lang).lexicon.words)), max_size=25))
    understanding = understand(" ".join(words), lang)
    assert understanding.understood == (not understanding.problem)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("...", "unclear"),
        ("flumph", "unknown-words"),
        ("next player", "unclear"),
        ("draw 21 cards", "number"),
        ("draw 0 cards", "number"),
        ("draw 9999 cards", "number"),
        ("everyone plays again", "one-player"),
        (". ".join(["I draw a card"] * (MOST_EFFECTS + 1)), "too-many-effects"),
    ],
)
def test_problems_have_names(text: str, problem: str) -> None:
    assert understand(text, "en").problem == problem


@pytest.mark.parametrize("text", ["I draw\na card", "I draw \x07 a card", "a" * (MOST_HEARD + 1)])
def test_text_that_is_none(text: str) -> None:
    with pytest.raises(RuleError) as raised:
        understand(text)
    assert raised.value.reason == "text"


def test_a_card_takes_less_than_is_heard() -> None:
    long = "I draw a card. " * 14
    with pytest.raises(RuleError) as raised:
        rule_from(long)
    assert raised.value.reason == "text"


def test_rules_and_dares() -> None:
    rule = rule_from("everyone else draws 1")
    assert rule.clauses == read_clauses("draw others 1")
    dare = rule_from("sing a song", "en")
    assert (dare.words, dare.clauses, dare.is_dare) == ("sing a song", (), True)


def test_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="tlh"):
        understand("Qapla'", "tlh")


def test_pictures_need_no_language() -> None:
    clauses = read_clauses("if named R: draw next 2; if me more 5: give others 1 me; reverse; swap me chosen; pass")
    assert pictures(clauses) == [
        [("named", "R"), ("who", "next"), ("draw", 2)],
        [("holds", "me"), ("more", 5), ("who", "others"), ("give", 1), ("to", "me")],
        [("reverse", 0)],
        [("who", "me"), ("swap", 0), ("to", "chosen")],
        [("who", "everyone"), ("pass", 0)],
    ]


def test_nothing_said() -> None:
    assert say((), "en") == ""


def test_it_keeps_up_with_typing() -> None:
    sentence = "if red was named, the next player draws two cards and misses a turn, then everyone else gives me a card"
    understand(sentence)
    begin = time.process_time()
    for length in range(len(sentence)):
        understand(sentence[:length], "en")
    assert (time.process_time() - begin) / len(sentence) < 0.05


@pytest.mark.parametrize(
    ("lang", "again"),
    [
        ("zh-Hant", "我抽1。"),
        ("zh-Hant", "抽1,"),
        ("en", "draw 1. "),
        ("en", "if red "),
        ("en", "either I draw 1 or "),
        ("it", "pesco 1. "),
    ],
)
def test_no_text_recurses_too_deep(lang: str, again: str) -> None:
    """Asked from far down, as a server's handlers are."""

    def from_below(frames: int) -> tuple[Clause, ...]:
        if frames > 0:
            return from_below(frames - 1)
        return understand((again * MOST_HEARD)[:MOST_HEARD], lang).clauses

    assert from_below(600) == ()


FULL_CARD = (
    "if me more 5: drop me 2 R; draw next until/R; miss next 1; they choose draw left 2 or miss left 1; again me"
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_card_takes_few_steps(lang: str) -> None:
    """Counted, not timed: a step is a few microseconds, and a card is to be read in 20 ms."""
    book = phrasebook(lang)
    said = say(read_clauses(FULL_CARD), lang)
    chart = chart_of(cut((said * 9)[:MOST_TEXT], book), book)
    chart.texts()
    assert 0 < chart.steps < 8000


def _hardest(lang: str) -> list[str]:
    """As long as is heard at all: one thing again and again, known words, words without meaning, asides."""
    book = phrasebook(lang)
    reader = grammar.grammar_of(book)
    blank = "" if lang == "zh-Hant" else " "
    idle = [blank.join(each) for several in reader.fillers.values() for each in several]
    shortest = sorted(book.hear["asides"], key=len)[:9]  # a long pattern stands for millions of phrases
    apart = [phrase for pattern in shortest for phrase in patterns.expand(pattern, {})[:1] if phrase]
    clauses = [say(read_clauses(each), lang) for each in ("draw me 1", "miss next 1", "if me more 5: draw next 2")]
    texts = [*clauses, *idle[:3], *apart[:3], blank.join(idle), blank.join(sorted(reader.vocabulary))]
    return [((text + blank) * MOST_HEARD)[: MOST_HEARD - len(end)] + end for text in texts for end in ("", " zzz")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hardest_texts_take_bounded_steps(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    charts: list[Statements] = []

    def watched(words: Sequence[Word], book: books.Phrasebook) -> Statements:
        charts.append(chart_of(words, book))
        return charts[-1]

    monkeypatch.setattr(hearing, "chart_of", watched)
    for text in _hardest(lang):
        if text.isprintable():
            understand(text, lang)
    assert charts
    assert max(chart.steps for chart in charts) <= MOST_STEPS + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_kept_of_words_that_nobody_knows(lang: str) -> None:
    """Anybody may send them, for ever."""
    lexicon = phrasebook(lang).lexicon
    understand("qwertz uiop " + " ".join(map(str, range(99))), lang)
    before = len(lexicon.start.following)
    understand(" ".join(f"qwertz{number}" for number in range(99)), lang)
    assert len(lexicon.start.following) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_language_is_prepared_nothing_of_it_is_read(lang: str) -> None:
    read = (
        books.phrasebook,
        grammar.grammar_of,
        foundry.moulds_of,
        pouring.vocabulary_of,
        asides._lexicon,
        misspelt._known,
        suggesting._clauses,
        suggesting._conditions,
    )
    for each in read:
        each.cache_clear()
    prepare(lang)
    before = [each.cache_info().misses for each in read]
    said = say(read_clauses(FULL_CARD), lang)
    for length in range(0, len(said), 20):
        understand(said[:length], lang)
    understand("qqqqqq", lang)
    assert [each.cache_info().misses for each in read] == before
