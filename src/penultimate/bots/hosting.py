"""A class with the Bot contract as a program: `python -m penultimate.bots.hosting my_bot.py:Mine`.

A class runs in a process of its own, like any other program, so that it can hang, leak or end without harm to those who
play against it. What it prints goes to the standard error: the standard output belongs to the protocol.
"""

import importlib
import importlib.util
import inspect
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, final

import msgspec

from penultimate.bots import protocol
from penultimate.rules import LegalMoves, Move, SeatView


class NoBot(Exception):
    """There is no such class; the text says why."""


def load(spec: str) -> Callable[..., Any]:
    """The class (or whatever makes a bot when it is called) behind `module:Class` or `file.py:Class`."""
    where, _, name = spec.rpartition(":")
    module = _module_in(Path(where)) if where.endswith(".py") else _module_called(where)
    made: Callable[..., Any] | None = getattr(module, name, None)
    if made is None:
        raise NoBot(f"there is no {name} in {where}")
    if not callable(made):
        raise NoBot(f"{name} in {where} is not a class")
    return made


def _module_in(path: Path) -> Any:
    """As if the file were run: what lies beside it can be imported."""
    sys.path.insert(0, str(path.resolve().parent))
    described = importlib.util.spec_from_file_location(path.stem, path)
    if described is None or described.loader is None:
        raise NoBot(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(described)
    sys.modules[path.stem] = module
    described.loader.exec_module(module)
    return module


def _module_called(name: str) -> Any:
    sys.path.insert(0, os.getcwd())
    return importlib.import_module(name)


def new_bot(made: Callable[..., Any], seed: int) -> Any:
    """With its seed, where it wants one."""
    try:
        wants_seed = "seed" in inspect.signature(made).parameters
    except (TypeError, ValueError):
        wants_seed = False
    player = made(seed=seed) if wants_seed else made()
    if not callable(getattr(player, "choose", None)):
        raise NoBot(f"{type(player).__name__} has no method `choose(view, legal)`")
    return player


@final
class Host:
    """One bot at one table after the other."""

    def __init__(self, made: Callable[..., Any]) -> None:
        self.made = made
        self.player: Any = new_bot(made, 0)
        self.table: dict[str, Any] = {}

    def answer(self, message: dict[str, Any]) -> dict[str, object] | None:
        match message["type"]:
            case "hello":
                return self._introduction()
            case "table":
                self.table = message
                self.player = None  # made when it is asked: then somebody listens to what goes wrong
            case "choose" | "react":
                return self._move(message)
        return None

    def _introduction(self) -> dict[str, object]:
        name = getattr(self.player, "name", None) or type(self.player).__name__
        reacts = callable(getattr(self.player, "react", None))
        return {"protocol": protocol.PROTOCOL, "name": str(name), "reacts": reacts}

    def _move(self, message: dict[str, Any]) -> dict[str, object]:
        if self.player is None:
            self.player = new_bot(self.made, self.table["seed"])
        options = protocol.options_from(self.table["options"])
        first, second = (protocol.rule_from(rule) for rule in self.table["rules"])
        view = protocol.view_from(message["view"], options, (first, second))
        legal = protocol.legal_from(message["moves"])
        ask: Callable[[SeatView, LegalMoves], Any] = getattr(self.player, message["type"])
        move = ask(view, legal)
        if move is None and message["type"] == "react":
            return {"move": None}
        if not isinstance(move, Move):
            raise TypeError(f"`{message['type']}` returned {move!r}, which is no Move")
        return {"move": move.text(protocol.SEAT_NAMES)}


def described(error: BaseException) -> str:
    """What went wrong, and on which line of whose file: the innermost that is not ours."""
    ours = str(Path(__file__).parent.parent)
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith((ours, "<"))]
    where = f"{theirs[-1].filename}, line {theirs[-1].lineno}: " if theirs else ""
    return f"{where}{type(error).__name__}: {error}" if not isinstance(error, NoBot) else str(error)


def serve(spec: str, questions: BinaryIO, answers: BinaryIO) -> int:
    def say(answer: dict[str, object]) -> None:
        answers.write(protocol.encode(answer) + b"\n")
        answers.flush()

    host: Host | None = None
    for line in questions:
        try:
            host = host or Host(load(spec))
            answer = host.answer(msgspec.json.decode(line))
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever asked is told
            answer = {"error": described(error)}
        if answer is not None:
            say(answer)
    return 0


def main(arguments: list[str]) -> int:
    (spec,) = arguments
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # prints of the bot, and of libraries written in C
    sys.stdout = sys.stderr
    with answers:
        return serve(spec, sys.stdin.buffer, answers)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
