"""A record as text. One fact per line; whoever reads the file can follow the game without this program."""

import hashlib
from collections.abc import Sequence

from penultimate.records.model import FIRST_LINE, VERSION, Ending, Header, Record, RecordedMove, RuleChanged, handles
from penultimate.rules import Rule
from penultimate.rules.effects import write_clauses


def write(record: Record) -> str:
    """A record as text, which `read` reads."""
    lines = header_lines(record.header)
    moves = 0
    for entry in record.entries:
        moves += isinstance(entry, RecordedMove)
        lines += entry_lines(entry, moves, record.header.names)
    if record.ending is not None:
        lines += ending_lines(record.ending, record.header.names, lines)
    return text_of(lines)


def text_of(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def header_lines(header: Header) -> list[str]:
    lines = [f"{FIRST_LINE} {VERSION}", f"edition: {header.options.edition}"]
    lines += [f"option {name}: {write_value(value)}" for name, value in header.options.changed().items()]
    lines += [f"player {seat}: {name}" for seat, name in enumerate(header.names, 1)]
    for which, rule in enumerate(header.rules, 1):
        lines += rule_lines(which, rule) if rule is not None else []
    lines.append(f"commitment: {header.commitment}")
    lines += [f"seed of player {seat}: {text}" for seat, text in enumerate(header.contributions, 1) if text]
    if header.date:
        lines.append(f"date: {header.date}")
    return lines


def write_value(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def rule_lines(which: int, rule: Rule | None) -> list[str]:
    """The players' words, and what the game makes of them; a dare has no effects, an erased rule no words."""
    if rule is None:
        return [f"rule {which}:"]
    lines = [f"rule {which}: {rule.words}"]
    return lines if rule.is_dare else [*lines, f"effects {which}: {write_clauses(rule.clauses)}"]


def entry_lines(entry: RecordedMove | RuleChanged, number: int, names: Sequence[str]) -> list[str]:
    if isinstance(entry, RuleChanged):
        return rule_lines(entry.which, entry.rule)
    return [f"{number} | {handles(names)[entry.seat]} | {entry.text} | {entry.digest}"]


def ending_lines(ending: Ending, names: Sequence[str], above: Sequence[str]) -> list[str]:
    words = handles(names)
    lines = [
        f"seed: {ending.seed.hex()}",
        "scores: " + " | ".join(f"{word} {score}" for word, score in zip(words, ending.scores, strict=True)),
        "won by: " + (" | ".join(words[seat] for seat in ending.winners) or "nobody, given up"),
    ]
    return [*lines, f"end: {whole_digest([*above, *lines])}"]


def whole_digest(lines: Sequence[str]) -> str:
    """Of all the text above, so that nothing can go missing unnoticed."""
    return hashlib.sha256(text_of(lines).encode()).hexdigest()
