"""What the driver asks back: before a bluff, for a colour, before a rule is written; and Braille, which comes first."""

import asyncio
import io
from collections import deque
from collections.abc import Callable

import pytest
from tests.terminal.robot import Robot, new_table, play
from tests.terminal.test_local import at_the_end_of_a_round, table_until

from penultimate.rules import Play, options_for, read_card
from penultimate.terminal.lines import Paper
from penultimate.terminal.local import LocalTable
from penultimate.terminal.session import INPUT_ENDED, Session
from penultimate.terminal.teller import Manner
from penultimate.wording import LANGUAGES, Wording
from penultimate.wording.braille import braille_card, braille_hand


class Script:
    """A keyboard that types some lines and then ends."""

    def __init__(self, *lines: str) -> None:
        self.lines = deque(lines)
        self.out = io.StringIO()

    async def line(self) -> str:
        if not self.lines:
            raise EOFError
        line = self.lines.popleft()
        self.out.write(f"> {line}\n")
        return line

    async def aside(self, show: Callable[[], None]) -> None:
        show()


def typed(table: LocalTable, *lines: str, braille: str = "", language: str = "en", width: int = 200) -> str:
    """What is said when these lines are typed."""
    script = Script(*lines)
    paper = Paper(script.out, width, colours=False)
    session = Session(table, Wording(language, strict=True), paper, script, Manner(braille=braille))
    assert asyncio.run(session.run()) == INPUT_ENDED
    return script.out.getvalue()


def bluffing_table() -> tuple[LocalTable, str]:
    table = table_until("bluff", level="easy")
    colour = table.view.top.colour
    assert colour is not None
    return table, colour.letter.lower()


def test_a_bluff_is_asked_about_and_can_be_taken_back() -> None:
    table, colour = bluffing_table()
    hand = table.view.hand
    said = typed(table, f"w+4 {colour}", "")
    assert "laying it is a bluff, and if Ben challenges, you draw." in said
    assert "The card stays in your hand." in said
    assert table.view.hand == hand


def test_a_bluff_is_laid_when_it_is_meant() -> None:
    table, colour = bluffing_table()
    held = table.view.hand.count(read_card("W+4"))
    said = typed(table, f"w+4 {colour}", "yes")
    assert "You, Wild Draw Four" in said
    assert table.view.hand.count(read_card("W+4")) == held - 1


def test_the_others_hear_nothing_of_the_warning() -> None:
    table, colour = bluffing_table()
    moves = table.book.moves_made
    typed(table, f"w+4 {colour}", "no")
    assert table.book.moves_made == moves


def test_a_colour_is_asked_for_until_there_is_one() -> None:
    table, _ = bluffing_table()
    said = typed(table, "w+4", "purple", "", "w+4", "bl", "yes")
    assert "“purple” is no colour." in said
    assert "The card stays in your hand." in said
    assert "You, Wild Draw Four, blue." in said


def test_a_rule_is_said_back_before_it_is_written() -> None:
    table = at_the_end_of_a_round()
    said = typed(table, "write 1 the next player draws 2 cards", "yes", "question cards", "erase 1", "question cards")
    assert "The game understands: The next player draws 2 cards." in said
    assert "The bots agree." in said
    assert "Question Card 1: “the next player draws 2 cards”" in said
    before, _, after = said.partition("> erase 1")
    assert "Question Card 1 is blank" not in before
    assert "Question Card 1 is blank" in after
    assert table.match.rules == (None, None)


def test_what_was_perhaps_meant_is_offered_and_never_assumed() -> None:
    table = at_the_end_of_a_round()
    said = typed(table, "write 1 the netx player draws 2 cards", "yes", "yes", "question cards")
    assert "It does not understand: “netx”." in said
    assert "Did you mean: “the next player draws 2 cards”?" in said
    assert "Question Card 1: “the next player draws 2 cards”" in said
    own = "everyone wiggles, everyone draws 2 cards"
    said = typed(table, f"write 2 {own}", "", "yes", "question cards")
    assert "It does not understand: “everyone wiggles”." in said
    assert "Did you mean: “everyone draws 2 cards”?" in said
    assert f"Question Card 2: “{own}”" in said


def test_a_rule_is_left_alone_without_a_yes() -> None:
    table = at_the_end_of_a_round()
    said = typed(table, "write 2 sing a song", "", "write 3 x", "write")
    assert "The game cannot do this by itself" in said
    assert "Nothing is written." in said
    assert said.count("Type for instance: write 1") == 2
    assert table.match.rules == (None, None)


def test_rules_are_not_written_in_a_round() -> None:
    table, _ = bluffing_table()
    assert "Rules are written before the match or between rounds." in typed(table, "write 1 everyone draws a card")


def test_question_cards_need_an_edition_that_has_them() -> None:
    said = typed(at_the_end_of_a_round("braille"), "write 1 everyone draws a card", "question cards")
    assert said.count("This edition has no Question Cards to write on.") == 2


def test_why_reads_the_rule_behind_the_last_refusal() -> None:
    table, _ = bluffing_table()
    said = typed(table, "why", "uno", "why")
    assert "Nothing was refused." in said
    assert "Type why for the rule." in said
    assert "UNO-4: You cannot call" in said


def test_hands_are_open_after_the_round() -> None:
    said = typed(at_the_end_of_a_round(), "h")
    assert "has no cards left" in said or "You have no cards left" in said
    assert "still hold" in said


def test_the_hand_comes_first_in_braille() -> None:
    table, _ = bluffing_table()
    hand, top = table.view.hand, table.view.top
    lines = typed(table, "h", "t", braille="cells").split("\n")
    assert lines[lines.index("> h") + 1] == braille_hand(hand, top=top)[0], "the top card stands on the line"
    assert lines[lines.index("> t") + 1] == braille_card(top)
    lines = typed(table, "h", "t", braille="ascii").split("\n")
    assert lines[lines.index("> t") + 1] == braille_card(top, ascii=True)
    assert lines[lines.index("> h") + 1].isascii()


def test_help_lists_the_codes_of_action_cards_in_braille() -> None:
    table, _ = bluffing_table()
    assert "rv Reverse" not in typed(table, "?"), "only for who asked for Braille"
    lines = typed(table, "?", braille="ascii").split("\n")
    for code in ("+b Draw Two", "rv Reverse", "sk Skip", "wi Wild", "wi+d Wild Draw Four", "st Super Star"):
        assert code in lines
    assert "⠈⠖⠃ Zieh 2" in typed(table, "?", braille="cells", language="de").split("\n")


def test_jumping_in_is_offered_and_done() -> None:
    table = table_until("jump-in", level="easy", options=options_for("mario", jump_in=True))
    jump = next(move for move in table.legal if isinstance(move, Play))
    table.take_news()
    said = typed(table, str(jump.card))
    assert "You can jump in with" in said
    assert "You jump in, " in said


def test_how_much_is_told_can_be_chosen() -> None:
    table, _ = bluffing_table()
    said = typed(table, "verbosity", "verbosity brief", "ausführlichkeit alles", language="de")
    assert "Tipp ausführlichkeit" in said
    assert "Du erfährst nur das Wichtigste." in said
    assert "Du erfährst alles." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why(language: str) -> None:
    table, _ = bluffing_table()
    hint = asyncio.run(table.hint())
    assert hint is not None
    why = Wording(language).question(table.seat, table.names).hint(hint.reason, hint.data)
    assert why in typed(table, "i", language=language, width=1000)


def test_without_anything_to_do_there_is_no_hint() -> None:
    table = new_table(options_for("mario", target=1), players=2, level="easy", seed="over", language="en")
    assert play(Robot("en", seed=1, mistakes=0), table) == 0
    assert table.stage == "match-over"
    assert asyncio.run(table.hint()) is None


def test_help_on_something() -> None:
    table, _ = bluffing_table()
    said = typed(table, "help uno", "? challenge", "help turn-1", "rule")
    assert "> help uno\nWith your last card but one add uno" in said
    assert "> ? challenge\nW4-5: " in said
    assert "> help turn-1\nTURN-1: " in said
    assert "To read a rule type for instance: rule TURN-1." in said
    assert "The aim: get rid of your cards." in typed(table, "?")
    assert "The aim: get rid of your cards." in typed(table, "help whatever")


def test_a_kind_of_card_that_one_does_not_hold() -> None:
    table, _ = bluffing_table()
    held = {card.face for card in table.view.hand}
    name = next(name for face, name in (("S", "skip"), ("R", "reverse"), ("+2", "draw two")) if face not in held)
    said = typed(table, "frobnicate", name)
    assert "I do not understand “frobnicate”. Type ? for help." in said
    assert f"You hold no such card: {name.title()}." in said


def test_who_cannot_answer_with_a_card_is_not_told_to() -> None:
    table = table_until("hit", level="easy")
    can_answer = any(isinstance(move, Play) for move in table.legal)
    assert can_answer == ("answer with a card" in typed(table, "now"))
