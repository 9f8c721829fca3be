"""Sentences, cards, refusals, options: what code gets that asks for words."""

import json
import logging
import re
from importlib.resources import files

import pytest
from tests.wording.examples import EVERY_CARD, NAMES, all_examples, cards

from penultimate.cli import rules_mode
from penultimate.rules.cards import Colour, read_card
from penultimate.rules.events import (
    CardPlayed,
    CardsDrawn,
    HandDealt,
    MatchEnded,
    PileShuffled,
    TurnBegan,
    Why,
)
from penultimate.rules.options import OptionError
from penultimate.rules.refusals import Refusal, Refused
from penultimate.wording import LANGUAGES, MissingText, Verbosity, Wording, is_spoken
from penultimate.wording.fields import FILE, describe_events, event_classes, event_descriptions
from penultimate.wording.levels import LEVELS

GLOSSARY = {
    "en": "blue green red yellow/Draw Two/Reverse/Skip/Wild/Wild Draw Four/Super Star/Question Card",
    "de": "Blau Grün Rot Gelb/Zieh 2/Retour/Aussetzen/Farbenwahl/Zieh 4/Superstar/Individuelle Karte",
    "it": "blu verde rosso giallo/+2/Cambia Giro/Salta Giro/Cambia Colore/Jolly +4/Super Stella/Carta Personalizzabile",
    "nl": "blauw groen rood geel/Neem-twee/Keer-om/Sla-beurt-over/Keuzekaart/Neem-vier/Superster/Eigen-regelkaart",
    "zh-Hant": "藍色 綠色 紅色 黃色/罰抽兩張/迴轉/禁止/萬用/萬用罰抽四張/無敵星星/問號方塊",
}


@pytest.mark.parametrize("language", LANGUAGES)
class TestEachLanguage:
    def test_every_event_has_a_sentence_in_every_variant(self, language: str) -> None:
        words = Wording(language, strict=True)
        for event, viewer in all_examples():
            said = words.sentence(event, viewer, NAMES)
            assert said == said.strip(), event
            assert said[-1] in ".!?。！？", f"{event}: {said}"
            assert not re.search(r"[{}$]|\?\?\?|None|  | [,.:;]", said), f"{event}: {said}"

    def test_the_listener_is_never_called_by_name(self, language: str) -> None:
        words = Wording(language, strict=True)
        for event, viewer in all_examples():
            if viewer >= 0:
                assert NAMES[viewer] not in words.sentence(event, viewer, NAMES), event

    def test_the_words_of_the_glossary(self, language: str) -> None:
        words = Wording(language, strict=True)
        colours, *faces = GLOSSARY[language].split("/")
        assert [words.colour(colour) for colour in Colour] == colours.split()
        for card, face in zip(cards("B+2 BR BS W W+4 W*"), faces, strict=False):
            assert words.face(card) == face
        assert words.face(read_card("W?1")).startswith(faces[-1])

    def test_no_two_cards_are_worded_alike(self, language: str) -> None:
        words = Wording(language, strict=True)
        assert len({words.card(card) for card in EVERY_CARD}) == len(EVERY_CARD)

    def test_a_name_can_be_anything(self, language: str) -> None:
        odd = "{ $x } \u202eb<i>"
        assert odd in Wording(language, strict=True).sentence(TurnBegan(1), 0, ("Anna", odd))


def test_cards_and_lists() -> None:
    words = Wording("en", strict=True)
    assert words.card(read_card("R7")) == "red 7"
    assert words.card(read_card("W+4:B")) == "Wild Draw Four, blue named"
    assert words.cards(()) == ""
    assert words.cards(cards("R7")) == "red 7"
    assert words.cards(cards("R7 BS W")) == "red 7, blue Skip and Wild"
    assert Wording("nl", strict=True).card(read_card("R7")) == "rode 7"
    assert Wording("it", strict=True).card(read_card("R7")) == "7 rosso"
    assert Wording("zh-Hant", strict=True).cards(cards("R7 BS")) == "紅色7、藍色禁止"


def test_what_others_hear_names_no_hidden_card() -> None:
    words = Wording("en", strict=True)
    event = CardsDrawn(1, cards("R7 BS"), Why.PLUS_TWO)
    assert words.sentence(event.seen_by(1), 1, NAMES) == "You draw 2 cards for the Draw Two: red 7 and blue Skip."
    assert words.sentence(event.seen_by(0), 0, NAMES) == "Ben draws 2 cards for the Draw Two."


def test_large_numbers_are_plain_digits_everywhere() -> None:
    for language in LANGUAGES:
        assert "1234" in Wording(language, strict=True).sentence(PileShuffled(1234), 0, NAMES)


def test_refusals_tell_what_they_know() -> None:
    words = Wording("en", strict=True)
    refused = Refused(Refusal.NO_MATCH, "TURN-1")
    assert words.refusal(refused) == "You cannot play that card: colour, number or symbol must match."
    assert words.refusal(refused, card=read_card("R7"), top=read_card("B3")).startswith(
        "You cannot put red 7 on blue 3"
    )
    turn = Refused(Refusal.NOT_YOUR_TURN, "SETUP-4")
    assert words.refusal(turn, turn="Ben") == "It is not your turn: it’s Ben’s."


def test_an_option_error_names_the_option() -> None:
    words = Wording("en", strict=True)
    said = words.option_error(OptionError("out-of-range", "target", ""))
    assert said == "Points that end the match must be a number from 1 to 100000."


def test_a_missing_text_is_an_error_in_tests_and_english_for_players(caplog: pytest.LogCaptureFixture) -> None:
    for missing in ("no-such-message", "turn-began"):  # no such id; no arguments
        with pytest.raises(MissingText):
            Wording("de", strict=True).say_text(missing)
        with caplog.at_level(logging.WARNING):
            assert Wording("de").say_text(missing) == missing
    assert "no such message" in caplog.text


def test_there_is_no_wording_in_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="there is no language"):
        Wording("fr")


def test_arguments_may_be_written_with_underscores() -> None:
    assert Wording("de", strict=True).say_text("colour", colour_is="red") == "Rot"


def test_verbosity() -> None:
    mine, others = TurnBegan(0), TurnBegan(1)
    assert is_spoken(mine, 0, Verbosity.BRIEF)
    assert not is_spoken(others, 0, Verbosity.NORMAL)
    assert is_spoken(others, 0, Verbosity.FULL)
    assert is_spoken(CardPlayed(1, read_card("R7"), 3), 0, Verbosity.BRIEF)
    assert is_spoken(MatchEnded((1,)), 0, Verbosity.BRIEF)
    assert is_spoken(HandDealt(0, cards("R7")), 0, Verbosity.BRIEF)


def test_full_says_everything_and_every_event_has_its_level() -> None:
    assert set(LEVELS) == {cls.__name__ for cls in event_classes()} == set(event_descriptions())
    assert all(is_spoken(event, viewer, Verbosity.FULL) for event, viewer in all_examples())


@pytest.mark.skipif(rules_mode() == "compiled", reason="compiled classes forget what is in their tuples")
def test_the_shipped_description_of_the_events_is_up_to_date() -> None:
    shipped = json.loads((files("penultimate.wording") / FILE).read_text("utf-8"))
    assert shipped == describe_events(), "python -m penultimate.wording.fields writes it anew"
