"""Reading a record back. Only its form is looked at here; `verify` holds it against the rules."""

import re

from penultimate.records.model import (
    FIRST_LINE,
    VERSION,
    Ending,
    Header,
    Record,
    RecordedMove,
    RecordError,
    RuleChanged,
)
from penultimate.records.model import handles as handles_of
from penultimate.records.text_writing import whole_digest
from penultimate.rules import EDITIONS, OptionError, Options, Rule, RuleError
from penultimate.rules.effects import read_clauses
from penultimate.rules.options import MAX_PLAYERS, MIN_PLAYERS

_HEX = re.compile(r"(?:[0-9a-f]{2})*")
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_DIGEST = re.compile(r"[0-9a-f]{16}")


def read(text: str) -> Record:
    """The record in a text; RecordError where it is none, or a damaged one."""
    return _Reader(text).record()


class _Reader:
    """Goes through the lines once, from the first to the last."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").split("\n")
        self.cut_off = self.lines[-1] != ""  # a whole line ends with a newline
        while self.lines and not self.lines[-1].strip():
            self.lines.pop()
        self.at = 0

    # --- lines --------------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        self._first_line()
        header = self._header()
        words = handles_of(header.names)
        entries: list[RecordedMove | RuleChanged] = []
        moves = 0
        ending: Ending | None = None
        while self.at < len(self.lines):
            if self._peek("rule "):
                line = self.at + 1
                which, rule = self._rule()
                entries.append(RuleChanged(which, rule, line))
            elif self._peek("seed: "):
                ending = self._ending(words)
                break
            else:
                moves += 1
                entries.append(self._move(moves, words))
        if self.at < len(self.lines):
            raise self._damaged("there is something after the end")
        return Record(header, tuple(entries), ending)

    def _first_line(self) -> None:
        first = self.lines[0] if self.lines else ""
        found = re.fullmatch(rf"{FIRST_LINE} (\d{{1,9}})", first)
        if not found:
            raise RecordError("not-a-record", 1, f"a record begins with “{FIRST_LINE} {VERSION}”")
        if found[1] != str(VERSION):
            raise RecordError("unknown-version", 1, f"version {found[1]} is not known here, only {VERSION}")
        self.at = 1

    def _peek(self, start: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    def _take(self, start: str) -> str:
        """The rest of the next line, which must begin so."""
        if self.at >= len(self.lines):
            raise RecordError("truncated", len(self.lines), f"the record stops where “{start.strip()}” should follow")
        if not self._peek(start):
            raise self._damaged(f"“{start.strip()}” should stand here")
        self.at += 1
        return self.lines[self.at - 1][len(start) :]

    def _damaged(self, message: str) -> RecordError:
        """For the line that comes next."""
        if self.cut_off and self.at >= len(self.lines) - 1:
            return RecordError("truncated", len(self.lines), "the record stops in the middle of a line")
        return RecordError("damaged", self.at + 1, message)

    def _damaged_before(self, message: str) -> RecordError:
        """For the line that was just taken."""
        self.at -= 1
        return self._damaged(message)

    # --- header -------------------------------------------------------------------------------------------------------

    def _header(self) -> Header:
        options = self._options()
        names: list[str] = []
        while self._peek("player "):
            names.append(self._take(f"player {len(names) + 1}: "))
        if not names:
            self._take("player 1: ")
        rules: list[Rule | None] = [None, None]
        while self._peek("rule "):
            which, rule = self._rule()
            if rule is None or rules[which - 1] is not None:
                raise self._damaged_before("each custom card has one rule at the start, or none")
            rules[which - 1] = rule
        commitment = self._take("commitment: ")
        if not _COMMITMENT.fullmatch(commitment):
            raise self._damaged_before("a commitment is 64 hexadecimal digits")
        added = self._contributions(len(names))
        date = self._take("date: ") if self._peek("date: ") else ""
        if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
            raise self._damaged(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {len(names)}")
        try:
            return Header(options, tuple(names), commitment, (rules[0], rules[1]), added, date)
        except ValueError as error:
            raise self._damaged_before(str(error)) from error

    def _contributions(self, players: int) -> tuple[str, ...]:
        added = [""] * players
        seat = 0
        while self._peek("seed of player "):
            found = re.fullmatch(r"(\d{1,2}): (.+)", self._take("seed of player "))
            if not found or not seat < int(found[1]) <= players:
                raise self._damaged_before("what the players added to the seed stands here, in their order")
            seat = int(found[1])
            added[seat - 1] = found[2]
        return tuple(added) if any(added) else ()

    def _options(self) -> Options:
        edition = self._take("edition: ")
        if edition not in EDITIONS:
            raise self._damaged_before(f"there is no edition {edition!r}")
        own = EDITIONS[edition]
        changes: dict[str, object] = {}
        while self._peek("option "):
            name, colon, value = self._take("option ").partition(": ")
            if not colon or name in changes or not hasattr(own, name):
                raise self._damaged_before("this is not “option NAME: VALUE”")
            changes[name] = _read_value(value)
        try:
            return own.but(**changes)
        except OptionError as error:
            raise self._damaged_before(str(error)) from error

    def _rule(self) -> tuple[int, Rule | None]:
        which = 2 if self._peek("rule 2:") else 1
        words = self._take(f"rule {which}:").removeprefix(" ")
        if not words:
            return which, None
        try:
            effects = self._take(f"effects {which}: ") if self._peek(f"effects {which}: ") else ""
            return which, Rule(words, read_clauses(effects))
        except RuleError as error:
            raise self._damaged_before(str(error)) from error

    # --- moves and the end --------------------------------------------------------------------------------------------

    def _move(self, number: int, words: list[str]) -> RecordedMove:
        parts = self.lines[self.at].split(" | ")
        if len(parts) != 4 or parts[0] != str(number) or parts[1] not in words or not _DIGEST.fullmatch(parts[3]):
            raise self._damaged(f"move {number} should stand here: “{number} | PLAYER | MOVE | DIGEST”")
        self.at += 1
        return RecordedMove(words.index(parts[1]), parts[2], parts[3], self.at)

    def _ending(self, words: list[str]) -> Ending:
        seed = self._take("seed: ")
        if not _HEX.fullmatch(seed):
            raise self._damaged_before("a seed is written in hexadecimal digits")
        scores: list[int] = []
        parts = self._take("scores: ").split(" | ")
        for word, part in zip(words, parts, strict=False):
            found = re.fullmatch(r"(.+) (\d{1,9})", part)
            if found and found[1] == word:
                scores.append(int(found[2]))
        if len(scores) != len(words) or len(parts) != len(words):
            raise self._damaged_before("the score of each player should stand here")
        winners = self._take("won by: ")
        seats: list[int] = []
        if winners != "nobody, given up":
            if any(word not in words for word in winners.split(" | ")):
                raise self._damaged_before("the winners should stand here")
            seats = [words.index(word) for word in winners.split(" | ")]
        whole = whole_digest(self.lines[: self.at])
        digest = self._take("end: ")
        if not _COMMITMENT.fullmatch(digest):
            raise self._damaged_before("the end has a digest of 64 hexadecimal digits")
        return Ending(bytes.fromhex(seed), tuple(scores), tuple(seats), self.at, whole == digest)


def _read_value(text: str) -> object:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if re.fullmatch(r"\d{1,9}", text) else text
