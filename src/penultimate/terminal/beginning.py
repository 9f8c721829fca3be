"""What stands first in the log of a game at home: who sits where, what is agreed, what is on the Question Cards."""

from collections.abc import Sequence
from typing import Any, Final

from penultimate.rules import Options, Rule
from penultimate.rules.effects import write_clauses
from penultimate.tables import entries as log
from penultimate.terminal.game_file import CODE

PERSON: Final = 0
AT_HOME: Final = log.TableRules(catch_seconds=60.0, dare_seconds=0, watching=False, chat=False)
"""Time leaps here: who notices at all that somebody forgot to call does so within the time to catch."""


def first_entries(
    names: Sequence[str],
    options: Options,
    *,
    level: str,
    secret: bytes,
    rules: tuple[Rule | None, Rule | None] = (None, None),
    language: Any = "en",
) -> list[log.AnyEntry]:
    """One person, and bots of one level. The match has yet to begin."""
    changed: Any = options.changed()
    return [
        log.Created(CODE, options.edition, changed, AT_HOME, len(names), secret.hex()),
        log.SatDown(PERSON, names[PERSON], "", language),
        *(log.BotSat(seat, name, level) for seat, name in enumerate(names) if seat != PERSON),
        *(rule_written(which, rule, language) for which, rule in enumerate(rules, 1) if rule is not None),
    ]


def rule_written(which: int, rule: Rule | None, language: Any) -> log.RuleProposed:
    """Adopted as soon as it is proposed: bots have been asked before, and nobody else is there."""
    if rule is None:
        return log.RuleProposed(PERSON, which, "", language)
    return log.RuleProposed(PERSON, which, rule.words, language, write_clauses(rule.clauses))
