"""While a rule is being written: what could come next, and which words nobody knows."""

import pytest

from penultimate.houserules import LANGUAGES, say, understand
from penultimate.rules.effects import Clause, DrawCards, Effect, GiveCards, HandOver, Who
from penultimate.rules.whichcards import ANY


@pytest.mark.parametrize(
    ("lang", "text", "completed"),
    [
        ("en", "", "the next player"),
        ("en", "the ne", "the next player"),
        ("en", "everyone el", "everyone else"),
        ("en", "the next player", "the next player draws 2 cards"),
        ("en", "next guy dr", "next guy draws 2 cards"),
        ("en", "the next player gives a card to", "the next player gives a card to me"),
        ("en", "if ", "if red was named"),
        ("en", "if red was named, I dr", "if red was named, I draw 2 cards"),
        ("en", "everyone draws a card", "everyone draws a card and"),
        ("en", "everyone draws a card.", "everyone draws a card. the next player"),
        ("de", "der nä", "der nächste Spieler"),
        ("de", "Wenn Rot gewählt wurde, zieht", "Wenn Rot gewählt wurde, zieht der nächste Spieler"),
        ("de", "ich gebe", "ich gebe dem nächsten Spieler"),
        ("it", "il prossimo giocatore", "il prossimo giocatore pesca 2 carte"),
        ("it", "se", "se è stato scelto il rosso"),
        ("nl", "de volgende speler ge", "de volgende speler geeft een kaart aan"),
        ("zh-Hant", "下", "下一位玩家"),
        ("zh-Hant", "下一位玩家", "下一位玩家抽2張牌"),
        ("zh-Hant", "下一位玩家抽兩張牌", "下一位玩家抽兩張牌，然後"),
    ],
)
def test_suggested(lang: str, text: str, completed: str) -> None:
    understanding = understand(text, lang)
    assert completed in [understanding.completed(each) for each in understanding.suggestions]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_suggestions_lead_to_a_rule(lang: str) -> None:
    """Whoever always takes the first suggestion soon has a rule."""
    text = ""
    for _ in range(4):
        understanding = understand(text, lang)
        if understanding.understood:
            break
        text = understanding.completed(understanding.suggestions[1 if not text else 0])
    assert understand(text, lang).clauses == (Clause(DrawCards(Who.NEXT, 2)),)


@pytest.mark.parametrize("effect", [GiveCards(Who.OTHERS, 1, Who.ME), HandOver(Who.OTHERS, 1, ANY, Who.ME)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_beginning_of_a_sentence_can_be_completed(lang: str, effect: Effect) -> None:
    sentence = say((Clause(effect),), lang).rstrip(".。")
    for length in range(len(sentence)):
        understanding = understand(sentence[:length], lang)
        assert understanding.suggestions, sentence[:length]
        assert all(span.state != "unknown" for span in understanding.spans), sentence[:length]


def test_unknown_words_are_marked() -> None:
    text = "everyone wiggles two car"
    marked = [text[span.start : span.end] for span in understand(text, "en").spans if span.state == "unknown"]
    assert marked == ["wiggles"]
    assert [span.state for span in understand("everyone wiggles two ca", "en").spans][-1] == "begun"
    assert [span.state for span in understand("everyone wiggles two ca ", "en").spans][-1] == "unknown"


def test_spans_stand_where_the_words_are() -> None:
    text = "Der na\u0308chste Spieler zieht ２ Karten"
    understanding = understand(text, "de")
    assert understanding.understood
    assert [text[span.start : span.end] for span in understanding.spans] == [
        "Der na\u0308chste Spieler",
        "zieht",
        "２",
        "Karten",
    ]


@pytest.mark.parametrize(
    ("lang", "text", "meant"),
    [
        ("en", "everyone drawss two cards", "everyone draws two cards"),
        ("de", "der nächste Spieler ziecht zwei Karten", "der nächste Spieler zieht zwei Karten"),
        ("it", "il prossimo giocatore pescaa due carte", "il prossimo giocatore pesca due carte"),
        ("nl", "de volgende spleer pakt twee kaarten", "de volgende speler pakt twee kaarten"),
    ],
)
def test_a_word_like_the_one_that_is_not_known_is_offered_and_never_assumed(lang: str, text: str, meant: str) -> None:
    understanding = understand(text, lang)
    assert not understanding.understood
    offered = [understanding.completed(each) for each in understanding.suggestions]
    assert meant in offered
    assert understand(meant, lang).understood


@pytest.mark.parametrize(
    ("lang", "text", "rest", "at_fault"),
    [
        (
            "en",
            "everyone wiggles, the next player draws 2 cards.",
            "the next player draws 2 cards.",
            ["everyone wiggles"],
        ),
        ("en", "Everyone draws 2 cards, wiggling.", "Everyone draws 2 cards.", ["wiggling"]),
        (
            "en",
            "I draw 2 cards. Wiggle! Everyone misses a turn.",
            "I draw 2 cards. Everyone misses a turn.",
            ["Wiggle"],
        ),
        ("zh-Hant", "大家抽一張，搖搖頭", "大家抽一張", ["搖搖頭"]),
    ],
)
def test_what_is_left_without_the_part_at_fault_is_offered(
    lang: str, text: str, rest: str, at_fault: list[str]
) -> None:
    heard = understand(text, lang)
    assert not heard.understood
    assert rest in map(heard.completed, heard.suggestions)
    assert [text[span.start : span.end] for span in heard.spans if span.state == "unknown"] == at_fault
    assert heard.replaces
    assert understand(rest, lang).understood


def test_a_sentence_that_goes_on_is_not_cut_short() -> None:
    heard = understand("the next player draws 2 cards, I dr", "en")
    assert "the next player draws 2 cards, I draw 2 cards" in map(heard.completed, heard.suggestions)
    assert not heard.replaces
