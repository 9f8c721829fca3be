"""`penultimate play`: what can be asked for on the command line, and the beginning and end of a game."""

import argparse
import asyncio
import contextlib
import getpass
import os
import secrets
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from penultimate.bots import LEVELS
from penultimate.houserules import rule_from
from penultimate.records import Recorder
from penultimate.rules import OptionError, Options, Rule, RuleError, options_for
from penultimate.rules.match import check_rule, seed_of
from penultimate.rules.options import CHOICES, RANGES, SWITCHES, check_players
from penultimate.terminal import saves
from penultimate.terminal.answers import Answers
from penultimate.terminal.keyboard import Keyboard, PlainKeyboard
from penultimate.terminal.lines import Paper
from penultimate.terminal.local import LocalTable, bots_consent
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.session import Manner, Session, lost_text
from penultimate.terminal.table import NotDone, Table, TableLost
from penultimate.wording import LANGUAGES, Verbosity, Wording
from penultimate.wording.language import from_environment, language_for_tag

BAD_REQUEST = 2
MOST_NAME = 24
BOT_NAMES = ("Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jonas", "Kim")


class BadRequest(Exception):
    """What was asked for on the command line cannot be; the text says why, in the player's language."""


def run(arguments: argparse.Namespace) -> int:
    language = from_environment(os.environ) if arguments.lang is None else language_for_tag(arguments.lang)
    if language is None:
        print(f"There is no language “{arguments.lang}”, only {', '.join(LANGUAGES)}.", file=sys.stderr)
        return BAD_REQUEST
    words = Wording(language)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    paper = Paper(sys.stdout, arguments.width or shutil.get_terminal_size().columns, colours=_colours(sys.stdout))
    try:
        return asyncio.run(_play(arguments, words, paper))
    except (BadRequest, TableLost) as error:
        Paper(sys.stderr, paper.width, colours=False).say(
            lost_text(words, error) if isinstance(error, TableLost) else str(error)
        )
        return BAD_REQUEST
    except BrokenPipeError:  # nobody reads any more; nothing can be said about it
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return 1


def _colours(out: object) -> bool:
    """Only where somebody looks at it, and did not ask for none (no-color.org)."""
    is_terminal = getattr(out, "isatty", lambda: False)()
    return bool(is_terminal) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


async def _play(arguments: argparse.Namespace, words: Wording, paper: Paper) -> int:
    manner = Manner(Verbosity(arguments.verbosity), arguments.braille or "")
    session: Session | None = None

    def completions() -> Sequence[str]:
        return session.completions() if session is not None else ()

    real = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    async with contextlib.AsyncExitStack() as stack:
        keyboard: Keyboard
        if real and not arguments.plain and os.name == "posix":
            from penultimate.terminal.real_keyboard import RealKeyboard

            keyboard = RealKeyboard(sys.stdout, completions)
        else:
            keyboard = PlainKeyboard(sys.stdin.fileno(), sys.stdout, echo=not sys.stdin.isatty())
            await stack.enter_async_context(keyboard.watching_for_interrupts())
        if arguments.join is not None:
            from penultimate.terminal.joining import seat_at

            remote = await seat_at(arguments.join, arguments.server, _name(words, arguments.name), words)
            stack.push_async_callback(remote.close)
            session = Session(remote, words, paper, keyboard, manner)
            session.say("joined", code=remote.code, name=remote.names[remote.seat])
            return await session.run()
        game = _LocalGame(words, paper, saves.data_folder())
        table: Table = await game.table(arguments, keyboard)
        session = Session(table, words, paper, keyboard, manner)
        code = await session.run()
        game.tell_record()
        return code


@dataclass
class _LocalGame:
    """A game on this machine: made from the arguments or from the kept one, and kept on the way."""

    words: Wording
    paper: Paper
    folder: Path
    record: Path | None = None
    _warned: bool = False

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.paper.say(Phrases(self.words).say(message, **arguments))

    async def table(self, arguments: argparse.Namespace, keyboard: Keyboard) -> LocalTable:
        if arguments.resume:
            kept = self._kept()
            level, seat, recorder = kept.level, kept.seat, kept.recorder
        else:
            level, seat = arguments.level or "good", 0
            if level not in LEVELS:
                levels = self.words.join(LEVELS)
                raise BadRequest(self.words.say_text("terminal-error-level", text=level, levels=levels))
            recorder = await self._new(arguments, keyboard)
        table = LocalTable(recorder, level=level, language=self.words.language, seat=seat, changed=self.keep)
        others = self.words.join([name for other, name in enumerate(table.names) if other != seat])
        self.say("resumed" if arguments.resume else "welcome", others=others)
        answers = Answers(self.words)
        for line in answers.changed_options(recorder.header.options):
            self.paper.say(line)
        if any(rule is not None for rule in table.rules):
            for line in answers.question_cards(table.rules):
                self.paper.say(line)
        table.begin()
        return table

    def _kept(self) -> saves.Kept:
        try:
            return saves.take_up(self.folder)
        except saves.NoGame as problem:
            message = "terminal-error-no-game" if problem.reason == "none" else "terminal-error-damaged"
            raise BadRequest(self.words.say_text(message, path=str(problem.path))) from None

    async def _new(self, arguments: argparse.Namespace, keyboard: Keyboard) -> Recorder:
        players = 4 if arguments.players is None else arguments.players
        try:
            check_players(players)
            options = options_for(arguments.edition or "mario", **self._options(arguments.option or ()))
        except OptionError as error:
            raise BadRequest(self.words.option_error(error)) from None
        rules = await self._rules(arguments.rule or [], players, options, keyboard)
        names = self._names(arguments.name, players)
        seed = secrets.token_bytes(32) if arguments.seed is None else seed_of(arguments.seed)
        date = "" if arguments.seed is not None else f"{datetime.now(UTC):%Y-%m-%d}"
        return Recorder(names, options, server_seed=seed, rules=rules, date=date)

    def _options(self, wanted: Sequence[str]) -> dict[str, object]:
        changes: dict[str, object] = {}
        for text in wanted:
            name, equals, value = (part.strip() for part in text.partition("="))
            name = name.replace("-", "_")
            if not equals or not name:
                raise BadRequest(self.words.say_text("terminal-error-option-form", text=text))
            changes[name] = self._value(name, value)
        return changes

    def _value(self, name: str, value: str) -> object:
        lowered = value.casefold()
        if name in SWITCHES and lowered in ("yes", "no", "on", "off", "true", "false", "1", "0"):
            return lowered in ("yes", "on", "true", "1")
        if name in RANGES and lowered.lstrip("-").isdecimal():
            return int(lowered)
        if name in (*SWITCHES, *RANGES, *CHOICES):
            return lowered  # the options say what is wrong with it
        return value

    def _names(self, wanted: str | None, players: int) -> list[str]:
        name = _name(self.words, wanted)
        others = [other for other in BOT_NAMES if other.casefold() != name.casefold()]
        return [name, *others[: players - 1]]

    async def _rules(
        self, sentences: Sequence[str], players: int, options: Options, keyboard: Keyboard
    ) -> tuple[Rule | None, Rule | None]:
        if len(sentences) > 2:
            raise BadRequest(self.words.say_text("terminal-error-rules"))
        rules: list[Rule | None] = []
        for which, sentence in enumerate(sentences, 1):
            if not sentence:
                self.say("write-first", which=which)
                with contextlib.suppress(EOFError):
                    sentence = (await keyboard.line()).strip()
            rules.append(self._rule(sentence, players, options) if sentence else None)
        rules += [None] * (2 - len(rules))
        return rules[0], rules[1]

    def _rule(self, sentence: str, players: int, options: Options) -> Rule:
        try:
            rule = rule_from(sentence, self.words.language)
            check_rule(rule, players, options)
            bots_consent(rule, players, options)
        except RuleError as error:
            known = self.words.has_text(f"custom-error-{error.reason}")
            text = self.words.rule_error(error) if known else self.words.say_text("terminal-no-question-cards")
            raise BadRequest(text) from None
        except NotDone as objection:
            raise BadRequest(self.words.say_text("terminal-bots-object", reason=objection.detail)) from None
        return rule

    def keep(self, table: LocalTable) -> None:
        """Called before every question. What cannot be kept is said once, and the game goes on."""
        try:
            if table.stage == "match-over":
                self.record = saves.write_record(self.folder, table.recorder)
            else:
                saves.keep(self.folder, table.recorder, level=table.level, seat=table.seat)
        except OSError as problem:
            if not self._warned:
                self._warned = True
                message = "no-record" if table.stage == "match-over" else "not-kept"
                self.say(message, problem=problem.strerror or str(problem))

    def tell_record(self) -> None:
        if self.record is not None:
            self.say("record", path=str(self.record))


def _name(words: Wording, wanted: str | None) -> str:
    name = " ".join((wanted if wanted is not None else _own_name()).split())
    if not name or len(name) > MOST_NAME or not name.isprintable():
        raise BadRequest(words.say_text("terminal-error-name"))
    return name


def _own_name() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    return name[:MOST_NAME].capitalize() or "Ana"
