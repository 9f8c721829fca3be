"""A player who types: from a seat at a table to lines as people type them, in any of the languages, mistakes included.

Nothing it does depends on anything but the seed and the table, so that the lines it typed here can be typed again into
a real terminal, where the very same game must come of it.
"""

import asyncio
import io
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from penultimate.bots import bot
from penultimate.rules import LegalMoves, Move, NameColour, Options, Play
from penultimate.rules.moves import WORDS, Choose, Point, verb_of
from penultimate.tables.book import read_book
from penultimate.terminal.beginning import first_entries
from penultimate.terminal.game_file import GameFile, rows_of
from penultimate.terminal.lines import Paper
from penultimate.terminal.local import LocalTable
from penultimate.terminal.session import Session
from penultimate.terminal.starting import BOT_NAMES
from penultimate.terminal.teller import Manner
from penultimate.terminal.words import CommandWords
from penultimate.wording import Wording

MISTAKES = ("xyzzy", "w+4 z", "r9", "99", "uno", "x", "keep", "challenge", "b", "next", "catch nobody", "3 3")
QUESTIONS = ("t", "h", "p", "c", "s", "l", "w", "now", "?", "why", "rule UNO-2", "options", "question cards")


@dataclass
class Robot:
    """A keyboard that types by itself."""

    language: str
    seed: int
    mistakes: float = 0.1
    forgets: float = 0.3
    """How often it does not call UNO with its last card but one."""
    script: deque[str] = field(default_factory=deque)
    """Typed first, wherever it is the player's turn."""
    typed: list[str] = field(default_factory=list)
    out: io.StringIO = field(default_factory=io.StringIO)

    def __post_init__(self) -> None:
        self.words = Wording(self.language)
        self.commands = CommandWords(self.words)
        self.chance = random.Random(self.seed)
        self.player = bot("easy", self.seed)
        self.table: LocalTable | None = None
        self.answers: deque[str] = deque()

    async def line(self) -> str:
        text = self._text()
        self.typed.append(text)
        assert len(self.typed) < 3000, "this game does not end"
        self.out.write(f"> {text}\n")
        return text

    async def aside(self, show: Callable[[], None]) -> None:
        show()

    def _text(self) -> str:
        table = self.table
        assert table is not None
        if self.answers:
            return self.answers.popleft()
        if self.script and table.view.actor == table.seat and table.stage == "playing":
            return self.script.popleft()
        if table.stage != "playing":
            return ""
        if self.chance.random() < self.mistakes:
            return self.chance.choice((*MISTAKES, *QUESTIONS))
        legal = table.match.legal_moves(table.seat)
        if table.view.actor == table.seat:
            return self._typed_move(table, self._move(table, legal))
        move = self.player.react(table.view, legal)
        wants_to = move is not None and self.chance.random() > self.forgets
        return self._typed_move(table, move) if wants_to and move is not None else ""

    def _move(self, table: LocalTable, legal: LegalMoves) -> Move:
        move = self.player.choose(table.view, legal)
        if isinstance(move, Play) and move.uno and self.chance.random() < self.forgets:
            return Play(move.card, move.colour)
        return move

    def _typed_move(self, table: LocalTable, move: Move) -> str:
        """One of the ways to say it."""
        if isinstance(move, Play):
            return self._typed_card(table, move)
        if isinstance(move, NameColour):
            assert move.colour is not None
            return self.chance.choice((move.colour.letter.lower(), self.words.colour(move.colour)))
        command = WORDS[int(verb_of(move.code))]
        word = self.chance.choice((command, self.commands.shown(command), self.commands.shown(command).upper()))
        if isinstance(move, Point):
            return f"{word} {table.names[move.seat].lower()}"
        if isinstance(move, Choose):
            return " ".join([word, *(table.names[seat] for seat in move.seats)])
        return word

    def _typed_card(self, table: LocalTable, move: Play) -> str:
        sign = str(move.card).lower()
        ways = [sign, f"{self.commands.shown('play')} {sign}", self.words.card(move.card), f"play {sign.upper()}"]
        if table.view.phase == "turn" and table.view.actor == table.seat:
            ways.append(str(sorted(table.view.hand).index(move.card) + 1))
        text = self.chance.choice(ways)
        yes = self.words.say_text("terminal-words-yes").split("|")[0].strip()
        colour = "" if move.colour is None else move.colour.letter.lower()
        if colour and text != "w" and self.chance.random() < 0.5:  # let the game ask for it
            self.answers.append(self.chance.choice((colour, self.words.colour(move.colour or 0))))  # type: ignore[arg-type]
            colour = ""
        if table.is_bluff(move):
            self.answers.append(yes)
        return " ".join(part for part in (text, colour, "uno" if move.uno else "") if part)


def new_table(options: Options, *, players: int, level: str, seed: str, language: str) -> LocalTable:
    """The table that `penultimate play --seed … --name Ana` makes."""
    names = ["Ana", *BOT_NAMES[: players - 1]]
    file = GameFile(None, rows_of(first_entries(names, options, level=level, secret=seed.encode(), language=language)))
    return LocalTable(read_book(file.rows), file, language=language)


def play(robot: Robot, table: LocalTable, manner: Manner | None = None, width: int = 60) -> int:
    """A whole session; what was said and typed is in `robot.out`."""
    robot.table = table
    paper = Paper(robot.out, width, colours=False)
    session = Session(table, Wording(robot.language, strict=True), paper, robot, manner or Manner())
    table.begin()
    return asyncio.run(session.run())
