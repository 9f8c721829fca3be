"""Anybody's bot: a class with the Bot contract, or a program that speaks the protocol of `docs/bot-protocol.md`.

    with Guest("./my_bot.py:Mine", seed=7) as player:
        move = player.choose(match.view(seat), match.legal_moves(seat))

Either runs in a process of its own. Whatever it does wrong is a fault that is written down, and the decision is made by
`beginner` instead: nobody at the table waits for long, and nobody gets an illegal move.
"""

import contextlib
import re
import shlex
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self, final

import msgspec

from penultimate.bots import protocol
from penultimate.bots.characters import CHARACTERS
from penultimate.bots.contract import Bot, NothingToDo
from penultimate.bots.levels import LEVELS, bot
from penultimate.bots.pace import Pace, delay
from penultimate.bots.programs import Gone, Program, Silent, SpokeUnasked, readable
from penultimate.bots.sidelines import sideline
from penultimate.rules import LegalMoves, Move, SeatView

SECONDS: Final = 5.0
"""For a decision, unless somebody says otherwise."""
_SECONDS_TO_START: Final = 30.0
"""Some have large libraries to load."""
_MOST_ENDS: Final = 3
"""How often a guest that crashed or was ended is started again before it is not asked any more."""
_MOST_TOLD: Final = 3
_PACE: Final = Pace(1.6)
_GOODBYE: Final = protocol.encode({"type": "bye"})
_CLASS: Final = re.compile(r"(?P<where>.+\.py|\w+(?:\.\w+)*):(?P<name>[A-Za-z_]\w*)")


class GuestError(ValueError):
    """A guest that cannot play at all; the text says who and why."""


class Fault(Exception):
    """What a guest did wrong. `kind` is `crash`, `deadline`, `nonsense`, `illegal` or `given-up`."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass
class Faults:
    """How often what went wrong, and the first few in words."""

    counts: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)

    def note(self, who: str, fault: Fault) -> None:
        self.counts[fault.kind] += 1
        if len(self.told) < _MOST_TOLD:
            self.told.append(f"{who}: {fault}")

    def add(self, other: "Faults") -> None:
        self.counts += other.counts
        self.told = (self.told + other.told)[:_MOST_TOLD]

    def __bool__(self) -> bool:
        return bool(self.counts)

    def text(self) -> str:
        """`2 crash, 1 illegal`, or nothing."""
        return ", ".join(f"{count} {kind}" for kind, count in sorted(self.counts.items()))


# --- who is meant -----------------------------------------------------------------------------------------------------


def is_level(spec: str) -> bool:
    """`good`, `best:bluffer`: one of our own."""
    level, colon, character = spec.partition(":")
    return level in LEVELS and (not colon or character in CHARACTERS)


def player(spec: str, seed: int = 0, *, start: bool = True) -> Bot:
    """The bot that a word on the command line stands for: a level, `module:Class`, `file.py:Class`, or a program.

    Raises GuestError where there is none. A guest is to be closed; `close(bot)` does that for any bot. Unless it is to
    `start` at once, it does when it is first asked.
    """
    if is_level(spec):
        level, _, character = spec.partition(":")
        return bot(level, seed, character or None)
    guest = Guest(spec, seed)
    if start:
        guest.start()
    return guest


def check_player(spec: str) -> None:
    """Raises GuestError where the bot cannot play, having tried whether it starts."""
    close(player(spec))


def faults_of(some: Bot) -> Faults:
    """What a guest did wrong; our own bots do nothing wrong."""
    return some.faults if isinstance(some, Guest) else Faults()


def close(some: Bot) -> None:
    """End the process of a guest; for all other bots there is nothing to do."""
    if isinstance(some, Guest):
        some.close()


def command_of(spec: str) -> list[str]:
    """What to start for a guest. Raises GuestError where nothing can be."""
    asked = _CLASS.fullmatch(spec)
    if asked is not None:
        if asked["where"].endswith(".py") and not Path(asked["where"]).is_file():
            raise GuestError(f"{spec}: there is no file {asked['where']}")
        return [sys.executable, "-m", "penultimate.bots.hosting", spec]
    try:
        words = shlex.split(spec)
    except ValueError as error:
        raise GuestError(f"{spec}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        if words and words[0].endswith(".py") and Path(words[0]).is_file():
            return [sys.executable, *words]
        levels = ", ".join(LEVELS)
        raise GuestError(f"{spec}: neither a level ({levels}), nor module:Class, file.py:Class or a program to start")
    return words


# --- the guest --------------------------------------------------------------------------------------------------------


@final
class Guest:
    """A bot in a process of its own, which is started when it is first needed."""

    def __init__(self, spec: str, seed: int = 0, *, seconds: float = SECONDS) -> None:
        self.spec = spec
        self.name = spec
        self.seed = seed
        self.seconds = seconds
        self.faults = Faults()
        self._command = command_of(spec)
        self._program: Program | None = None
        self._reacts = False
        self._ends_left = _MOST_ENDS
        self._table: object = None
        """What was last told of the table."""
        self._stand_in = bot("beginner", seed)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Now rather than at the first question. Raises GuestError where that fails."""
        try:
            self._running()
        except Fault as fault:
            self.close()
            raise GuestError(f"{self.spec}: {fault}") from None

    def begin(self, seed: int | None = None) -> None:
        """A new match: whatever the guest has kept in mind is over."""
        self.seed = self.seed if seed is None else seed
        self._table = None

    def close(self) -> None:
        if self._program is not None:
            self._program.close(_GOODBYE)
            self._program = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- the contract -------------------------------------------------------------------------------------------------

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        if not legal:
            raise NothingToDo(f"seat {view.seat} has no legal move in phase {view.phase}")
        try:
            move = self._asked("choose", view, legal)
            if move is None:
                raise Fault("nonsense", 'it answered `choose` with no move at all, where one of "moves" is wanted')
            return move
        except Fault as fault:
            self.faults.note(self.spec, fault)
            return self._stand_in.choose(view, legal)

    def react(self, view: SeatView, legal: LegalMoves) -> Move | None:
        """Only a guest that says it reacts is asked; for the others it is done as all bots do it."""
        if not legal:
            return None
        try:
            self._running()
            if self._reacts:
                return self._asked("react", view, legal)
        except Fault as fault:
            if fault.kind != "given-up":
                self.faults.note(self.spec, fault)
        return sideline(view, legal, catches=True)

    def delay(self, view: SeatView) -> float:
        return delay(self.seed, _PACE, view)

    # --- talking to it ------------------------------------------------------------------------------------------------

    def _asked(self, kind: str, view: SeatView, legal: LegalMoves) -> Move | None:
        program = self._running()
        self._tell_table(program, view)
        answer = self._answer(program, protocol.question(kind, view, legal), self.seconds)
        if answer.error:
            raise Fault("crash", answer.error)
        if answer.move is None:
            return None
        try:
            move = protocol.move_in(answer.move, view)
        except ValueError as error:
            raise Fault("nonsense", f"{self._line(program)}: {error}") from None
        if move not in legal:
            allowed = ", ".join(legal_move.text(protocol.SEAT_NAMES) for legal_move in legal)
            raise Fault("illegal", f"{self._line(program)}: {answer.move!r} is not allowed here, only {allowed}")
        return move

    def _running(self) -> Program:
        if self._program is not None:
            return self._program
        if self._ends_left <= 0:
            raise Fault("given-up", f"ended {_MOST_ENDS} times, and is not asked any more")
        self._table = None
        try:
            self._program = Program(self._command)
        except OSError as error:
            self._ends_left -= 1
            raise Fault("crash", f"cannot be started: {error.strerror or error}") from None
        answer = self._answer(self._program, protocol.hello(self.seconds), _SECONDS_TO_START)
        if answer.error or answer.protocol != protocol.PROTOCOL:
            self._give_up()
            spoken = f"it speaks protocol {answer.protocol}, and this is {protocol.PROTOCOL}"
            raise Fault("crash", answer.error or spoken)
        self.name = " ".join(answer.name.split())[:40] or self.spec
        self._reacts = answer.reacts
        return self._program

    def _tell_table(self, program: Program, view: SeatView) -> None:
        about = (view.seat, view.players, view.options, view.rules)
        if about != self._table:
            self._table = about
            program.tell(protocol.encode(protocol.table(view, self.seed)))

    def _answer(self, program: Program, message: dict[str, object], seconds: float) -> protocol.Answer:
        with self._ended_on_failure(message, seconds):
            line = program.ask(protocol.encode(message), seconds)
        try:
            return protocol.read_answer(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Fault("nonsense", f"{self._line(program)}: {readable(line)!r} is no answer: {error}") from None

    @contextlib.contextmanager
    def _ended_on_failure(self, message: dict[str, object], seconds: float) -> Iterator[None]:
        """After these nobody can know what its next line is about."""
        try:
            yield
        except Silent:
            self._give_up(again=True)
            raise Fault("deadline", f"no answer to `{message['type']}` within {seconds:g} s") from None
        except Gone as gone:
            self._give_up(again=True)
            raise Fault("crash", f"asked to `{message['type']}`, {gone}") from None
        except SpokeUnasked as unasked:
            self._give_up(again=True)
            said = f"it said {str(unasked)!r} without being asked; such things belong on the standard error"
            raise Fault("nonsense", said) from None

    def _give_up(self, *, again: bool = False) -> None:
        self._ends_left = self._ends_left - 1 if again else 0
        if self._program is not None:
            self._program.close()
            self._program = None

    def _line(self, program: Program) -> str:
        return f"line {program.lines_heard} of its output"
