"""No message waits while a language is read or a sentence understood: both happen in the thinker's thread."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.harness import a_server

from penultimate import houserules
from penultimate.hall import sayings
from penultimate.hall.inquiries import read_languages
from penultimate.hall.thinking import FairThinker
from penultimate.houserules import LANGUAGES, understanding
from penultimate.tables.ports import Errand, Rank
from penultimate.web import serve


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():  # noqa: ASYNC110 - what is waited for is not changed for its tests
            await asyncio.sleep(0.005)


async def test_a_server_reads_every_language_when_it_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, bool]] = []
    loops = threading.current_thread()
    monkeypatch.setattr(understanding, "prepare", lambda lang: read.append((lang, threading.current_thread() is loops)))
    async with a_server(tmp_path, thinker=FairThinker()) as house:
        serve._look_after(house.server, house.store, None)
        await until(lambda: len(read) == len(LANGUAGES))
    assert sorted(read) == [(lang, False) for lang in sorted(LANGUAGES)]


async def test_who_asks_meanwhile_waits_for_one_language_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    has_begun, may_go_on = threading.Event(), threading.Event()

    def prepare(lang: str) -> None:
        has_begun.set()
        may_go_on.wait(20)
        done.append(lang)

    monkeypatch.setattr(understanding, "prepare", prepare)
    thinker = FairThinker()
    read_languages(thinker)
    await until(has_begun.is_set)
    thinker.think(Errand(lambda: done.append("asked"), lambda _: None, done.append, "TABLE", Rank.ANSWER))
    may_go_on.set()
    await until(lambda: len(done) > len(LANGUAGES))
    thinker.close()
    assert done.index("asked") <= 2, "the one that is being read, and the one whose turn came before"


async def test_sentences_are_understood_and_said_outside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loops = threading.current_thread()
    here: list[str] = []
    asked: list[str] = []

    def watched(name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(houserules, name)

        def watching(*arguments: Any) -> Any:
            (here if threading.current_thread() is loops else asked).append(name)
            return function(*arguments)

        return watching

    for name in ("understand", "rule_from", "say"):
        monkeypatch.setattr(houserules, name, watched(name))
    monkeypatch.setattr(sayings, "_said", {})
    async with a_server(tmp_path, thinker=FairThinker()) as house:
        ana, _ = await house.table_of("Ana", "Ben", edition="mario", begin=False)
        words = "the next player draws two cards"
        assert (await ana.ask(type="understand", words=words, language="en"))["clauses"] == "draw next 2"
        assert (await ana.ask(type="propose-rule", which=1, words=words, language="en"))["type"] == "ack"
    assert here == []
    assert {"understand", "rule_from", "say"} <= set(asked)
