"""At a server's table people go away, agree, decline, and run out of time: it is told, and can be answered."""

from pathlib import Path

import aiohttp
import pytest
from tests.terminal.fingers import Fingers, sitting
from tests.terminal.server import Person, serving

from penultimate.terminal.clock import WARNING_SECONDS
from penultimate.wording import LANGUAGES, Wording


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def said(fingers: Fingers) -> str:
    return " ".join(fingers.out.getvalue().split())


class TestWithoutSomebody:
    async def test_a_proposal_of_others_is_answered(self, tmp_path: Path) -> None:
        async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
            web, away = Person(http, address, plays=False), Person(http, address, plays=False)
            link = await web.create(seats=3)
            async with sitting(link) as (fingers, _running):
                fingers.plays = False
                await away.join(link, "Cleo")
                await fingers.until("Cleo sits down.")
                await web.send("start")
                await fingers.until("Round 1.")
                fingers.type("agree")
                await fingers.until("Nobody has proposed anything.")
                await away.socket.close()
                await fingers.until("Cleo has lost the connection. If you do not want to wait for Cleo")
                await fingers.until("type: without cleo")
                await web.send("propose-sit-in", seat=2)
                await fingers.until("Web proposes to go on with a bot for Cleo for now. Type agree or decline.")
                fingers.type("decline")
                await fingers.until("You do not agree: we wait for Cleo.")
                await web.send("propose-sit-in", seat=2)
                await fingers.until("> decline You do not agree: we wait for Cleo. Web proposes to go on")
                fingers.type("now")
                await fingers.until_times("Web proposes to go on with a bot for Cleo for now.", 3)
                fingers.type("agree cleo")
                await fingers.until("A bot plays for Cleo.")
                assert "You agree." in said(fingers)

    async def test_ones_own_proposal(self, tmp_path: Path) -> None:
        async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
            web, away = Person(http, address, plays=False), Person(http, address, plays=False)
            link = await web.create(seats=3)
            async with sitting(link, language="de") as (fingers, _running):
                fingers.plays = False
                await away.join(link, "Cleo")
                await web.send("start")
                await fingers.until("Runde 1.")
                fingers.type("ohne")
                await fingers.until("Ohne wen? Zum Beispiel: ohne web")
                fingers.type("ohne web")
                await fingers.until("Da fehlt niemand.")
                await away.socket.close()
                await fingers.until("Die Verbindung zu Cleo ist weg.")
                fingers.type("ohne cleo")
                await fingers.until("Du schlägst vor, vorerst mit einem Bot für Cleo weiterzuspielen.")
                fingers.type("ohne cleo")
                await fingers.until("Das ist schon vorgeschlagen.")
                fingers.type("dagegen")  # one's own: taken back
                await fingers.until("Der Vorschlag ist vom Tisch.")
                fingers.type("ohne cleo")
                first = await web.proposal("sit-in")
                number = await web.proposal("sit-in", after=first)
                await web.send("vote", proposal=number, agree=True)
                await fingers.until("Für Cleo spielt ein Bot.")

    async def test_nobody_else_to_ask(self, tmp_path: Path) -> None:
        async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
            web = Person(http, address, plays=False)
            link = await web.create()
            async with sitting(link) as (fingers, _running):
                fingers.plays = False
                await web.send("start")
                await fingers.until("Round 1.")
                await web.socket.close()
                await fingers.until("type: without web")
                fingers.type("without web")
                await fingers.until("A bot plays for Web.")


class TestTime:
    async def test_ones_time_is_said_and_runs_short(self, tmp_path: Path) -> None:
        async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
            web = Person(http, address)
            link = await web.create(table={"bot_pace": "quick", "turn_seconds": WARNING_SECONDS + 2})
            async with sitting(link) as (fingers, _running):
                fingers.plays = False
                fingers.type("time")
                await fingers.until("> time")
                await web.send("start")
                async with web.listening():
                    await fingers.until("seconds left.")
                    await fingers.until("10 seconds are left for your turn; then a bot makes one move for you.")
                    fingers.type("time")
                    fingers.type("w")
                    await fingers.until("> w It is your turn.")
                    assert said(fingers).count("seconds left.") >= 3

    async def test_a_bot_moves_when_it_is_up(self, tmp_path: Path) -> None:
        async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
            web = Person(http, address)
            link = await web.create(table={"bot_pace": "quick", "turn_seconds": 1})
            async with sitting(link, language="nl") as (fingers, _running):
                fingers.plays = False
                await web.send("start")
                async with web.listening():
                    await fingers.until("Je hebt nog")
                    await fingers.until("Je tijd is om: een bot speelt voor je. Je")

    async def test_no_clock(self, tmp_path: Path) -> None:
        async with serving(tmp_path) as address, aiohttp.ClientSession() as http:
            web = Person(http, address, plays=False)
            link = await web.create()
            async with sitting(link) as (fingers, _running):
                fingers.plays = False
                await web.send("start")
                await fingers.until("Round 1.")
                fingers.type("clock")
                await fingers.until("No clock is running: take the time you need.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_there(language: str) -> None:
    words = Wording(language, strict=True)
    for kind in ("turn", "dare"):
        for who in ("you", "other"):
            for seconds in (1, 30):
                text = words.say_text("terminal-time-left", kind=kind, seat="Bot 2", seat_is=who, seconds=seconds)
                assert ("Bot 2" in text) == (kind == "turn" and who == "other")
    for message in ("proposed-sit-in", "declined-sit-in"):
        given = {"by": "Ben", "name": "Cleo"}
        mine, theirs = (words.say_text(f"terminal-{message}", by_is=who, **given) for who in ("you", "other"))
        assert "Ben" not in mine
        assert "Ben" in theirs
        assert "Cleo" in mine
        assert "Cleo" in theirs
