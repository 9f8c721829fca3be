"""The strangers of `attacks`: one attack at a time, in a process of its own.

    python -m penultimate.lab.attack_strangers ATTACK PORT SECONDS CODE

prints a line when it begins, and at its end one of JSON: what the strangers were answered, and how often. CODE is that
of an honest table. They ask as fast as they are let, come back when they are shown out, and use many addresses of this
machine, since limits are counted for each address.
"""

import asyncio
import json
import random
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from penultimate.lab.attack_browser import Browser
from penultimate.lab.attack_frames import frames
from penultimate.lab.attack_log import FINISHED
from penultimate.lab.attack_talker import HOST, HungUp, Message, Talker
from penultimate.tables.identity import new_code, new_token

RULE_TABLES: Final = 12
POLLERS: Final = 8
CLIENTS: Final = 20
HALF_OPEN: Final = 1100
BREATH: Final = 0.02
"""Seconds before somebody who was shown out comes again."""
LONG_RULE: Final = "everyone draws {} cards. whoever has the fewest cards draws {} cards. I play again"
LONG_SENTENCES: Final = (
    ("en", "if red was named the next player draws two cards and misses a turn, otherwise everyone draws one card "),
    ("de", "wer die meisten Karten hat, legt zwei ab, und der nächste Spieler tauscht mit mir die Hand, dann "),
    ("zh-Hant", "如果我有超過五張牌，其他人各抽一張牌，下家跳過一次，"),
)
HARMLESS: Final[tuple[Mapping[str, object], ...]] = (
    {"type": "add-seed", "seed": "x"},
    {"type": "settings", "language": "de"},
    {"type": "ping"},
)
NONSENSE: Final[tuple[Mapping[str, object], ...]] = (
    {"options": {"edition": "braille"}},
    {"options": {"no-such-option": True}},
    {"options": {"target": "many"}},
    {"options": {"stacking": 7, "self": 1, "/": ""}},
    {"options": {"target": -(2**60)}},
    {"edition": "braille", "options": {"star_duel": True}},
    {"edition": "tarot"},
    {"seats": 99},
)

Step = Callable[[], Awaitable[None]]
"""Is done again and again until the time is up."""


class Scene:
    """Whom it is about, and what has been answered so far."""

    def __init__(self, port: int, code: str) -> None:
        self.port = port
        self.code = code
        self.got: Counter[str] = Counter()
        self._one_address = not _has_many_addresses()

    def address(self, number: int) -> str:
        return HOST if self._one_address else f"127.0.1.{number + 1}"

    def note(self, answer: Message) -> str:
        """Count it, by its code or else by its type."""
        word = str(answer["code"] if answer["type"] in ("refusal", "problem") else answer["type"])
        self.got[word] += 1
        return word


def _has_many_addresses() -> bool:
    """On some systems this machine is 127.0.0.1 and nothing else: then all limits are counted together."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.1.1", 0))
        except OSError:
            return False
    return True


class Stranger:
    """Sits or watches somewhere, and comes back there however often the line is cut."""

    def __init__(self, scene: Scene, address: str, **hello: object) -> None:
        self._scene = scene
        self._address = address
        self._hello = hello
        self._talker: Talker | None = None

    async def talker(self) -> Talker:
        if self._talker is None:
            talker = await Talker.connect(self._scene.port, self._address)
            welcome = await talker.hello(**self._hello)
            if welcome["type"] != "welcome":
                self._scene.note(welcome)
                talker.close()
                raise HungUp("not welcome")
            if welcome["token"]:
                self._hello = {"type": "return", "code": welcome["code"], "token": welcome["token"]}
            self._talker = talker
        return self._talker

    async def ask(self, *messages: Mapping[str, object]) -> list[str]:
        """All at once, one right after the other; what the answers were."""
        talker = await self.talker()
        try:
            return await asyncio.gather(*(self._noted(talker.say(**message)) for message in messages))
        except HungUp:
            self.hang_up()
            raise

    async def _noted(self, answer: Awaitable[Message]) -> str:
        return self._scene.note(await answer)

    def hang_up(self) -> None:
        if self._talker is not None:
            self._talker.close()
            self._talker = None


# --- the attacks: each prepares, and returns what is to be repeated ---------------------------------------------------


async def rules(scene: Scene) -> list[Step]:
    """Rules that are long to try out, and sentences that are long to understand, each stranger at an own table."""
    bots = {"type": "create", "name": "Mallory", "seats": 10, "bots": ["beginner"] * 9}
    strangers = [Stranger(scene, scene.address(number % 4), **bots) for number in range(2 * RULE_TABLES)]
    for stranger in strangers:
        await stranger.talker()
    return [partial(_propose if at % 2 else _write, stranger) for at, stranger in enumerate(strangers)]


async def _propose(stranger: Stranger) -> None:
    words = LONG_RULE.format(random.randint(2, 9), random.randint(2, 9))
    rule = {"type": "propose-rule", "which": random.randint(1, 2), "words": words}
    if "too-fast" in await stranger.ask(*[rule] * 4):
        stranger.hang_up()  # a new line, and a new allowance


async def _write(stranger: Stranger) -> None:
    language, sentence = random.choice(LONG_SENTENCES)
    words = (sentence * 20)[random.randint(0, 40) :][:200]
    if "too-fast" in await stranger.ask(*[{"type": "understand", "words": words, "language": language}] * 8):
        stranger.hang_up()


async def health(scene: Scene) -> list[Step]:
    """How is the server, how is the server, how is the server?"""
    return [_asks(scene, number, ["/health", "/health", "/metrics"]) for number in range(POLLERS)]


async def pictures(scene: Scene) -> list[Step]:
    """QR codes of tables that do not exist, and of one that does, under ever new names of this server."""
    return [partial(_picture, scene, _browser(scene, number)) for number in range(CLIENTS)]


async def _picture(scene: Scene, browser: Browser) -> None:
    name = f"127.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(1, 255)}"
    for code, host in ((new_code(), HOST), (scene.code, name), (scene.code, HOST)):
        scene.got[await browser.get(f"/t/{code}.svg", host)] += 1


async def half_open(scene: Scene) -> list[Step]:
    """Sockets from one address that never finish their request."""
    _open_files(HALF_OPEN)
    return [partial(_half_open, scene)] * HALF_OPEN


async def _half_open(scene: Scene) -> None:
    reader, writer = await asyncio.open_connection(HOST, scene.port, local_addr=(scene.address(0), 0))
    scene.got["opened"] += 1
    try:
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with suppress(ConnectionError):
            await reader.read(1)
        scene.got["turned away"] += 1
    finally:
        writer.transport.abort()
    await asyncio.sleep(random.uniform(0.5, 1.5))


async def options(scene: Scene) -> list[Step]:
    """Nonsense right after another message: from hosts of other tables, and from who watches the honest one."""
    create = {"type": "create", "name": "Mallory", "seats": 4}
    watch = {"type": "watch", "name": "Mallory", "code": scene.code}
    hosts = [Stranger(scene, scene.address(number), **create) for number in range(CLIENTS // 2)]
    watchers = [Stranger(scene, scene.address(number), **watch) for number in range(CLIENTS // 2)]
    for stranger in (*hosts, *watchers):
        await stranger.talker()
    return [partial(_set_options, stranger) for stranger in (*hosts, *watchers)]


async def _set_options(stranger: Stranger) -> None:
    nonsense = {"type": "set-options", **random.choice(NONSENSE)}
    if "too-fast" in await stranger.ask(random.choice(HARMLESS), nonsense):
        await asyncio.sleep(0.5)


async def keys(scene: Scene) -> list[Step]:
    """Wrong codes and wrong tokens, and again over a new line."""
    return [partial(_try_key, scene, scene.address(number % 4)) for number in range(CLIENTS)]


async def _try_key(scene: Scene, address: str) -> None:
    talker = await Talker.connect(scene.port, address)
    try:
        for hello in (
            {"type": "join", "code": new_code(), "name": "Mallory"},
            {"type": "return", "code": scene.code, "token": new_token()},
            {"type": "return", "code": FINISHED, "token": new_token()},
        ):
            scene.note(await talker.hello(**hello))
    finally:
        talker.close()


async def records(scene: Scene) -> list[Step]:
    """A finished match, as its record and told step by step."""
    match = f"/t/{FINISHED}"
    paths = [f"{match}/record/1", f"{match}/replay/1", f"{match}/replay/1?seat=2"]
    return [_asks(scene, number, paths) for number in range(CLIENTS)]


def _browser(scene: Scene, number: int) -> Browser:
    return Browser(scene.port, scene.address(number))


def _asks(scene: Scene, number: int, paths: list[str]) -> Step:
    browser = _browser(scene, number)

    async def ask() -> None:
        for path in paths:
            scene.got[await browser.get(path)] += 1

    return ask


ATTACKS: Final[dict[str, Callable[[Scene], Awaitable[list[Step]]]]] = {
    "rules": rules,
    "health": health,
    "pictures": pictures,
    "half-open": half_open,
    "options": options,
    "keys": keys,
    "records": records,
    "frames": partial(frames, strangers=CLIENTS),
}


# --- running ----------------------------------------------------------------------------------------------------------


async def attack(name: str, port: int, seconds: float, code: str) -> Counter[str]:
    scene = Scene(port, code)
    steps = await ATTACKS[name](scene)
    print("attacking", flush=True)
    tasks = [asyncio.create_task(_repeat(step, scene.got)) for step in steps]
    await asyncio.sleep(seconds)
    while not scene.got:  # noqa: ASYNC110 - hardly ever: a machine that has been asleep
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return scene.got


async def _repeat(step: Step, got: Counter[str]) -> None:
    while True:
        try:
            await step()
        except HungUp as shown_out:
            got[str(shown_out)] += 1
            await asyncio.sleep(BREATH)
        except (OSError, EOFError, TimeoutError):
            got["line broken"] += 1
            await asyncio.sleep(BREATH)


def _open_files(wanted: int) -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource  # not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < wanted + 64:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted + 64, hard) if hard > 0 else wanted + 64, hard))


def main(arguments: list[str]) -> None:
    name, port, seconds, code = arguments
    print(json.dumps(asyncio.run(attack(name, int(port), float(seconds), code))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
