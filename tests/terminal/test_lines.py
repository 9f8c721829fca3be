"""Lines: at most as wide as asked, broken between words, nothing but text."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penultimate.rules import read_card
from penultimate.terminal.lines import Paper, painted, together, width_of, without_marks, wrapped


def test_words_stay_whole() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]


def test_chinese_takes_two_columns_and_breaks_between_characters() -> None:
    assert wrapped("你出紅色迴轉。", 8) == ["你出紅色", "迴轉。"]
    assert all(width_of(line) <= 8 for line in wrapped("你出紅色迴轉，指定藍色。", 8))


def test_no_line_begins_with_a_full_stop() -> None:
    assert wrapped("輪到你了。", 8) == ["輪到你", "了。"]


def test_a_number_stays_with_its_noun() -> None:
    assert wrapped("最上面是黃色8。", 13) == ["最上面是黃", "色8。"]
    assert [without_marks(line) for line in wrapped("Ben出" + together("黃色8") + "。", 8)] == ["Ben出", "黃色8。"]


def test_items_of_a_list_stay_on_one_line() -> None:
    text = ", ".join(together(f"{number}) red {number}") for number in range(1, 5))
    assert [without_marks(line) for line in wrapped(text, 20)] == ["1) red 1, 2) red 2,", "3) red 3, 4) red 4"]


def test_what_is_longer_than_a_line_is_broken_all_the_same() -> None:
    assert wrapped("x" * 25, 10) == ["x" * 10, "x" * 10, "x" * 5]
    assert [without_marks(line) for line in wrapped(together("aaaa bbbb cccc"), 9)] == ["aaaa ", "bbbb cccc"]


@given(st.text(st.sampled_from("ab 12，。紅色+)("), max_size=60), st.integers(4, 30))
def test_never_too_wide_and_nothing_lost(text: str, width: int) -> None:
    lines = wrapped(text, width)
    assert all(width_of(line.rstrip()) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize("colours", [True, False])
def test_colour_is_only_added(colours: bool) -> None:
    out = io.StringIO()
    Paper(out, 40, colours=colours).say(painted(read_card("R7"), "red 7") + " is laid.")
    assert out.getvalue() == ("\x1b[91mred 7\x1b[0m is laid.\n" if colours else "red 7 is laid.\n")


def test_what_others_write_cannot_reach_the_terminal() -> None:
    out = io.StringIO()
    Paper(out, 40, colours=False).say("Ben: \x1b]0;title\x07hi\r\x1b[2J\u202e!")
    assert out.getvalue() == "Ben: ]0;titlehi[2J!\n"
