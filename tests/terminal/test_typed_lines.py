"""What typed lines mean: signs, numbers, names and words, in English and in each language."""

from dataclasses import replace
from typing import Any

import pytest

from penultimate.rules import (
    Accept,
    Accuse,
    CallUno,
    Catch,
    Challenge,
    Choose,
    Colour,
    Draw,
    Keep,
    Match,
    Move,
    NameColour,
    OwnUp,
    Phase,
    Play,
    options_for,
    read_card,
    read_cards,
)
from penultimate.rules.view import SeatView
from penultimate.terminal import typed_lines
from penultimate.terminal.typed_lines import (
    Command,
    Do,
    GoOn,
    Meaning,
    NeedsColour,
    NoneOfFace,
    NoSuchNumber,
    Situation,
    Unclear,
    Whom,
)
from penultimate.terminal.words import COMMANDS, LETTERS, CommandWords, folded
from penultimate.wording import LANGUAGES, Wording

NAMES = ("Ana", "Ben", "Bella", "Cleo")
HAND = tuple(sorted(read_cards("B3 GS G4 R7 R7 R+2 Y6 W W+4 W*")))  # in this order


def view(**changes: object) -> SeatView:
    seen = Match(4, options_for("mario"), seed=1).view(0)
    now: dict[str, Any] = {"hand": HAND, "actor": 0, "phase": "turn", "top": read_card("R5"), **changes}
    return replace(seen, **{**now, "phase": Phase(now["phase"])})


def read(line: str, language: str = "en", legal: tuple[Move, ...] = (Draw,), **changes: object) -> Meaning:
    return typed_lines.Reader(Wording(language)).read(line, Situation(view(**changes), legal, NAMES))


def play(text: str, colour: str = "", *, uno: bool = False) -> Do:
    return Do(Play(read_card(text), Colour("BGRY".index(colour)) if colour else None, uno))


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("r7", play("R7")),
        ("R7", play("R7")),
        (" play r7 ", play("R7")),
        ("r 7", play("R7")),
        ("r+2 uno", play("R+2", uno=True)),
        ("uno r7", play("R7", uno=True)),
        ("w+4 b", play("W+4", "B")),
        ("w+4 blue uno", play("W+4", "B", uno=True)),
        ("+4 b", play("W+4", "B")),
        ("w b", play("W", "B")),
        ("w:b", play("W", "B")),
        ("w*", NeedsColour(read_card("W*"), uno=False)),
        ("play w", NeedsColour(read_card("W"), uno=False)),
        ("w", Command("turn")),
        ("s", Command("scores")),
        ("4", play("R7")),
        ("1 uno", play("B3", uno=True)),
        ("8 g", play("W", "G")),
        ("0", NoSuchNumber(0, 10)),
        ("11", NoSuchNumber(11, 10)),
        ("red 7", play("R7")),
        ("Red Draw Two", play("R+2")),
        ("skip", play("GS")),
        ("+2", play("R+2")),
        ("super star red", play("W*", "R")),
        ("sup", NeedsColour(read_card("W*"), uno=False)),
        ("blue", play("B3")),
        ("gre", Unclear("gre", ("green 4", "green Skip"))),
        ("y", play("Y6")),
        ("play yellow", play("Y6")),
        ("play r", Unclear("r", ("red 7", "red Draw Two"))),
        ("reverse", NoneOfFace(read_card("BR"))),
        ("play reverse", NoneOfFace(read_card("BR"))),
        ("cards", Command("hand")),
        ("my cards", Command("hand")),
        ("question cards", Command("question-cards")),
        ("i", Command("hint")),
        ("time", Command("time")),
        ("without ben", Command("sit-in", "ben")),
        ("d", Do(Draw)),
        ("dra", Do(Draw)),
        ("u", Do(CallUno)),
        ("keep", Do(Keep)),
        ("catch ben", Do(Catch(1))),
        ("catch cl", Do(Catch(3))),
        ("catch nobody", Do(Catch(-1))),
        ("catch", Whom("catch")),
        ("accuse bella", Do(Accuse(2))),
        ("own up", Do(OwnUp)),
        ("choose ben cleo", Do(Choose((1, 3)))),
        ("colour red", Do(NameColour(Colour.RED))),
        ("ｒ７", play("R7")),
        ("?", Command("help")),
        ("? turn-1", Command("help", "turn-1")),
        ("rule TURN-1", Command("rule", "TURN-1")),
        ("write 1 sing a song", Command("write", "1 sing a song")),
        ("", GoOn()),
        ("   ", GoOn()),
        ("xyzzy", Unclear("xyzzy")),
        ("r", Unclear("r", ("red 7", "red Draw Two"))),
        ("ch", Unclear("ch", ("challenge", "choose", "say"))),
        ("r7 r", play("R7", "R")),
        ("r7 what", Do(Play(read_card("R7"), None, unknown_colour=True))),
    ],
)
def test_english(line: str, meaning: Meaning) -> None:
    assert read(line) == meaning


@pytest.mark.parametrize(
    ("language", "line", "meaning"),
    [
        ("de", "leg r7", play("R7")),
        ("de", "rot 7 uno", play("R7", uno=True)),
        ("de", "zieh", Do(Draw)),
        ("de", "zieh 4 grün", play("W+4", "G")),
        ("de", "Rot Zieh 2", play("R+2")),
        ("de", "farbenwahl ge", play("W", "Y")),
        ("de", "erwischt ben", Do(Catch(1))),
        ("de", "lege gelb", play("Y6")),
        ("de", "retour", NoneOfFace(read_card("BR"))),
        ("de", "ohne ben", Command("sit-in", "ben")),
        ("de", "nicht schuldig", read("not guilty")),
        ("de", "draw", Do(Draw)),
        ("it", "7 rosso", play("R7")),
        ("it", "8 verde", play("W", "G")),
        ("it", "pesca", Do(Draw)),
        ("it", "jolly +4 blu", play("W+4", "B")),
        ("it", "beccato cleo", Do(Catch(3))),
        ("it", "perché", Command("why")),
        ("nl", "rode 7", play("R7")),
        ("nl", "pak", Do(Draw)),
        ("nl", "keuzekaart rood", play("W", "R")),
        ("nl", "betrapt bella", Do(Catch(2))),
        ("zh-Hant", "紅色7", play("R7")),
        ("zh-Hant", "出紅色7", play("R7")),
        ("zh-Hant", "出 r7", play("R7")),
        ("zh-Hant", "抽", Do(Draw)),
        ("zh-Hant", "抽牌", Do(Draw)),
        ("zh-Hant", "萬用 藍", play("W", "B")),
        ("zh-Hant", "抓ben", Do(Catch(1))),
        ("zh-Hant", "不等ben", Command("sit-in", "ben")),
        ("zh-Hant", "？", Command("help")),
    ],
)
def test_other_languages(language: str, line: str, meaning: Meaning) -> None:
    assert read(line, language) == meaning


@pytest.mark.parametrize("language", LANGUAGES)
class TestEachLanguage:
    def test_every_card_by_its_name_and_sign(self, language: str) -> None:
        words = Wording(language)
        for card in sorted(set(HAND)):
            colour = " r" if card.is_wild else ""
            wanted = play(str(card), "R" if card.is_wild else "")
            assert read(words.card(card) + colour, language) == wanted
            assert read(f"{card}{colour}", language) == wanted

    def test_no_word_means_two_commands(self, language: str) -> None:
        words = Wording(language, strict=True)
        meanings: dict[str, str] = {}
        for command in COMMANDS:
            for word in words.say_text(f"terminal-words-{command}").split("|"):
                assert meanings.setdefault(folded(word), command) == command, word

    def test_english_words_stay_usable(self, language: str) -> None:
        """A word of the language may take an English one's place only where it means the same."""
        commands = CommandWords(Wording(language))
        for command in COMMANDS:
            assert commands.exact(command) == command

    def test_no_word_is_a_letter_or_a_number(self, language: str) -> None:
        words = CommandWords(Wording(language)).by_word
        assert not set(words) & set(LETTERS)
        assert not any(word.isdecimal() for word in words)


def test_a_colour_letter_is_a_colour_where_one_is_asked() -> None:
    for letter in "bgry":
        assert read(letter, phase="colour") == Do(NameColour(Colour("bgry".index(letter))))
    assert read("rosso", "it", phase="colour") == Do(NameColour(Colour.RED))


def test_a_name_is_a_choice_where_one_is_asked() -> None:
    assert read("cleo", phase="choose") == Do(Choose((3,)))
    assert read("be", phase="choose") != Do(Choose((1,))), "Ben or Bella"


def test_what_is_possible_now_decides_between_two_beginnings() -> None:
    assert read("ch", legal=(Accept, Challenge)) == Do(Challenge)
    assert read("a", legal=(Accept, Challenge)) == Do(Accept)


def test_who_is_hit_draws_by_drawing() -> None:
    assert read("d", legal=(Accept, Challenge), phase="answer") == Do(Accept)


def test_catch_alone_is_the_one_who_can_be_caught() -> None:
    assert read("x", legal=(Draw, Catch(2))) == Do(Catch(2))
    assert read("x", counts=(5, 4, 3, 1)) == Do(Catch(3))


def test_three_red_may_be_two_things_in_italian() -> None:
    """The third card is a wild; with a red 3 in the hand nobody can know."""
    only = tuple(sorted(read_cards("B3 B4 W")))
    assert read("3 rosso", "it", hand=only) == play("W", "R")
    both = tuple(sorted(read_cards("B3 R3 W")))
    assert read("3 rosso", "it", hand=both) == Unclear("3 rosso", ("3 rosso", "Cambia Colore"))


def test_nothing_typed_breaks_it() -> None:
    for line in ("\x00", "r7 " * 50, "uno uno uno", "play", "choose", "catch  ", "1 2 3", "w w w", "🂡", "-1", "٣"):
        read(line)
