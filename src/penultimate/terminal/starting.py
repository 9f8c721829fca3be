"""A game on this machine: made as asked on the command line or taken up again, and kept on the way."""

import argparse
import contextlib
import getpass
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from penultimate.bots import LEVELS
from penultimate.bots.guests import GuestError, check_player
from penultimate.houserules import rule_from
from penultimate.rules import OptionError, Options, Rule, RuleError, options_with
from penultimate.rules.editions import FIRST_EDITION
from penultimate.rules.match import check_rule, seed_of
from penultimate.rules.options import CHOICES, RANGES, SWITCHES, check_players
from penultimate.tables.book import Book, read_book
from penultimate.terminal import saves
from penultimate.terminal.answers import Answers
from penultimate.terminal.beginning import first_entries
from penultimate.terminal.game_file import GameFile, rows_of
from penultimate.terminal.keyboard import Keyboard
from penultimate.terminal.lines import Paper
from penultimate.terminal.local import LocalTable, bots_consent
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.place import NotDone
from penultimate.wording import Wording

MOST_NAME = 24
BOT_NAMES = ("Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jonas", "Kim")


class BadRequest(Exception):
    """What was asked for on the command line cannot be; the text says why, in the player's language."""


@dataclass(frozen=True)
class Wanted:
    """A new game as it was asked for, and found possible."""

    names: Sequence[str]
    options: Options
    level: str
    """Who the bots are: a level, or a guest as it was named."""
    rules: Sequence[Rule | None]
    """For the Question Cards; None is still to be asked for."""


@dataclass
class LocalGame:
    words: Wording
    paper: Paper
    folder: Path
    keyboard: Keyboard
    asks: bool
    """Whether somebody is there to be asked before an unfinished game makes room."""
    record: Path | None = None
    _warned: bool = False

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.paper.say(Phrases(self.words).say(message, **arguments))

    async def table(self, arguments: argparse.Namespace) -> LocalTable:
        kept = self._kept(arguments.resume) if arguments.resume is not None else None
        if kept is None:
            wanted = self._wanted(arguments)
            unfinished = self._unfinished()
            if unfinished is not None and self.asks and not await self._begins_anew(unfinished):
                kept = unfinished
            else:
                rules = await self._rules(wanted)
                self._make_room(unfinished)
                return self._begin(self._new(wanted, rules, arguments.seed), resumed=False)
        return self._begin(kept, resumed=True)

    def _begin(self, game: saves.Kept, *, resumed: bool) -> LocalTable:
        if resumed:
            self._check_bots(game.book)
        game.file.failed = self._not_kept
        table = LocalTable(game.book, game.file, language=self.words.language, ended=self._write_record)
        self.say("resumed" if resumed else "welcome", others=self._others(game.book))
        answers = Answers(self.words)
        lines = answers.changed_options(game.book.options)
        if any(rule is not None for rule in table.rules):
            lines += answers.question_cards(table.rules)
        for line in lines:
            self.paper.say(line)
        table.begin()
        return table

    def _others(self, book: Book) -> str:
        return self.words.join([seat.name for seat in book.seats if not seat.is_person])

    # --- an older game ------------------------------------------------------------------------------------------------

    def _kept(self, name: str) -> saves.Kept:
        try:
            kept = saves.take_up(self.folder, name, self.words.language)
        except saves.NoGame as problem:
            message = "terminal-error-no-game" if problem.reason == "none" else "terminal-error-damaged"
            raise BadRequest(self.words.say_text(message, path=str(problem.path))) from None
        if name:
            self._make_room(self._unfinished())
            saves.bring_back(self.folder, name)
        return kept

    def _unfinished(self) -> saves.Kept | None:
        """The last game, if it was begun in earnest."""
        try:
            kept = saves.take_up(self.folder, language=self.words.language)
        except saves.NoGame:
            return None
        return kept if kept.is_begun else None

    async def _begins_anew(self, kept: saves.Kept) -> bool:
        assert kept.book.match is not None
        self.say("unfinished", others=self._others(kept.book), round=kept.book.match.round_number)
        return Phrases(self.words).is_yes(await self.keyboard.line())

    def _make_room(self, unfinished: saves.Kept | None) -> None:
        """Nothing that was begun is lost without a word."""
        if unfinished is None:
            return
        with contextlib.suppress(OSError):  # then keeping the new one fails, too, and that is said
            name = saves.put_away(self.folder)
            self.say("put-away", others=self._others(unfinished.book), name=name)

    # --- a new game ---------------------------------------------------------------------------------------------------

    def _wanted(self, arguments: argparse.Namespace) -> Wanted:
        level = arguments.bot or arguments.level or "good"
        if arguments.bot:
            self._check_bot(arguments.bot)
        elif level not in LEVELS:
            levels = self.words.join(LEVELS)
            raise BadRequest(self.words.say_text("terminal-error-level", text=level, levels=levels))
        players = 4 if arguments.players is None else arguments.players
        try:
            check_players(players)
            options = options_with(arguments.edition or FIRST_EDITION, self._options(arguments.option or ()))
        except OptionError as error:
            raise BadRequest(self.words.option_error(error)) from None
        sentences = arguments.rule or []
        if len(sentences) > 2:
            raise BadRequest(self.words.say_text("terminal-error-rules"))
        names = self._names(arguments.name, players)
        rules = [self._rule(sentence, players, options) if sentence else None for sentence in sentences]
        return Wanted(names, options, level, rules)

    def _check_bots(self, book: Book) -> None:
        for spec in {seat.level for seat in book.seats if seat.kind == "bot"}:
            self._check_bot(spec)

    def _check_bot(self, spec: str) -> None:
        """Before an older game makes room for one that cannot be played."""
        try:
            check_player(spec)
        except GuestError as error:
            raise BadRequest(self.words.say_text("terminal-error-bot", problem=str(error))) from None

    def _new(self, wanted: Wanted, rules: tuple[Rule | None, Rule | None], seed: str | None) -> saves.Kept:
        secret = secrets.token_bytes(32) if seed is None else seed_of(seed)
        date = "" if seed is not None else f"{datetime.now(UTC):%Y-%m-%d}"
        entries = first_entries(
            wanted.names,
            wanted.options,
            level=wanted.level,
            secret=secret,
            rules=rules,
            language=self.words.language,
        )
        file = GameFile(saves.kept_game(self.folder), rows_of(entries), date=date)
        return saves.Kept(file, read_book(file.rows))

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
        name = player_name(self.words, wanted)
        others = [other for other in BOT_NAMES if other.casefold() != name.casefold()]
        return [name, *others[: players - 1]]

    async def _rules(self, wanted: Wanted) -> tuple[Rule | None, Rule | None]:
        rules: list[Rule | None] = []
        for which, given in enumerate(wanted.rules, 1):
            rule, sentence = given, ""
            if rule is None:
                self.say("write-first", which=which)
                with contextlib.suppress(EOFError):
                    sentence = (await self.keyboard.line()).strip()
            if sentence:
                rule = self._rule(sentence, len(wanted.names), wanted.options)
            rules.append(rule)
        rules += [None] * (2 - len(rules))
        return rules[0], rules[1]

    def _rule(self, sentence: str, players: int, options: Options) -> Rule:
        try:
            rule = rule_from(sentence, self.words.language)
            check_rule(rule, players, options)
            bots_consent(rule, players, options)
        except RuleError as error:
            raise BadRequest(self.words.rule_error(error)) from None
        except NotDone as objection:
            raise BadRequest(self.words.say_text("terminal-bots-object", reason=objection.detail)) from None
        return rule

    # --- keeping ------------------------------------------------------------------------------------------------------

    def _not_kept(self, problem: OSError) -> None:
        """What cannot be kept is said once, and the game goes on."""
        self._warn("not-kept", problem)

    def _write_record(self, table: LocalTable) -> None:
        record = table.record()
        assert record is not None
        try:
            self.record = saves.write_record(self.folder, table.book, record)
        except OSError as problem:
            self._warn("no-record", problem)

    def _warn(self, message: str, problem: OSError) -> None:
        if not self._warned:
            self._warned = True
            self.say(message, problem=problem.strerror or str(problem))

    def tell_faults(self, table: LocalTable) -> None:
        for problem in table.faults():
            self.say("bot-faults", problem=problem)

    def tell_record(self) -> None:
        if self.record is not None:
            self.say("record", path=str(self.record))


def player_name(words: Wording, wanted: str | None) -> str:
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
