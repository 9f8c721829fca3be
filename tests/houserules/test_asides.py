"""Titles, shouts, proverbs and smiles: skipped where they are set off, and only if they are known to say nothing."""

import pytest

from penultimate.houserules import understand
from penultimate.rules.effects import write_clauses


@pytest.mark.parametrize(
    ("sentence", "notation"),
    [
        ("凍結！右邊的人停兩輪", "miss right 2"),
        ("報復卡：上家抽三張", "draw previous 3"),
        ("下家抽兩張，活該～", "draw next 2"),
        ("下家抽兩張 活該", "draw next 2"),
        ("下家抽兩張XD", "draw next 2"),
        ("下家抽兩張 😂😂", "draw next 2"),
        ("下家抽兩張，哈哈哈，再停一次", "draw next 2; miss next 1"),
        ("我抽一張，其他人抽兩張，公平吧？", "draw me 1; draw others 2"),
        ("我累了，誰叫你愛贏，下家抽兩張", "draw next 2"),
    ],
)
def test_skipped_where_set_off(sentence: str, notation: str) -> None:
    heard = understand(sentence, "zh-Hant")
    assert write_clauses(heard.clauses) == notation
    assert {span.state for span in heard.spans} == {"known"}


@pytest.mark.parametrize(
    "sentence",
    [
        "活該",
        "活該，哈哈哈！",
        "下家活該抽兩張",
        "下家抽兩張活該",
        "下家抽兩張？",
        "紅寶石：下家抽兩張",
        "下家抽兩張，打噴嚏",
    ],
)
def test_nothing_else_is_skipped(sentence: str) -> None:
    assert not understand(sentence, "zh-Hant").understood
