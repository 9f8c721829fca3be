"""What is simulated: a table (players, options, rules, bots), and the variants of it that are compared."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

from penultimate.bots import LEVELS
from penultimate.houserules import rule_from, understand
from penultimate.rules import MARIO, OptionError, Options, Rule, RuleError, options_with
from penultimate.rules.match import check_rule
from penultimate.rules.options import CHOICES, OPTION_NAMES, RANGES, SWITCHES, check_players

Rules = tuple[Rule | None, Rule | None]

UNIFORM, RANDOM = "uniform", "random"
BOTS: Final = (UNIFORM, RANDOM, *LEVELS)
"""Who may sit at a simulated table, as in the arena: any legal move whatever, any card that fits, or a level."""


class SettingError(ValueError):
    """A table that cannot be simulated; the message says what to change."""


@dataclass(frozen=True)
class Setting:
    """One table. Seats take the bots in turn: two names at four seats alternate."""

    players: int = 4
    """How many play."""
    options: Options = MARIO
    """How the table plays."""
    rules: Rules = (None, None)
    """What is written on the custom cards."""
    bots: tuple[str, ...] = ("easy",)
    """Who plays, seats in turn."""
    forgetful: float = 0.0
    """How often a player forgets to call UNO; the bots by themselves never do."""
    label: str = field(default="", compare=False)
    """What sets it apart from the others it is compared with."""

    def __post_init__(self) -> None:
        try:
            check_players(self.players)
            for rule in self.rules:
                check_rule(rule, self.players, self.options)
        except (OptionError, RuleError) as error:
            raise SettingError(str(error)) from error
        if not self.bots:
            raise SettingError("somebody has to play: name a bot")
        for name in self.bots:
            if name not in BOTS:
                raise SettingError(f"there is no bot {name!r}, only {', '.join(BOTS)}")
        if not 0 <= self.forgetful <= 1:
            raise SettingError(f"forgetful is a share from 0 to 1, not {self.forgetful}")

    def bot_at(self, seat: int) -> str:
        """The bot of a seat."""
        return self.bots[seat % len(self.bots)]


def read_option(name: str, text: str) -> object:
    """An option's value as people write it: `yes`, `no`, a number, or one of its choices."""
    if name in SWITCHES:
        value = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}.get(text.lower())
        if value is None:
            raise SettingError(f"{name} must be yes or no, not {text!r}")
        return value
    if name in RANGES:
        return _number(name, text)
    if name in CHOICES:
        return text
    raise SettingError(f"there is no option {name!r}, only {', '.join(OPTION_NAMES)}")


def read_rule(words: str) -> Rule:
    """A custom card's rule from a sentence. What the game does not understand only people could carry out."""
    try:
        rule = rule_from(words)
    except RuleError as error:
        raise SettingError(f"this cannot be the rule of a card: {error}") from error
    if not rule.clauses:
        unknown = [words[span.start : span.end] for span in understand(words).spans if span.state != "known"]
        which = f" (not known: {', '.join(unknown)})" if unknown else ""
        raise SettingError(f"the rule {words!r} is not understood{which}, so nothing can be simulated")
    return rule


def build_setting(
    players: int,
    edition: str,
    changes: dict[str, object],
    *,
    bots: Sequence[str] = ("easy",),
    rules: Sequence[str] = (),
    forgetful: float = 0.0,
) -> Setting:
    """A table from what people type."""
    if len(rules) > 2:
        raise SettingError("there are two custom cards, so at most two rules")
    written = [read_rule(words) for words in rules]
    first = written[0] if written else None
    second = written[1] if len(written) > 1 else None
    try:
        options = options_with(edition, changes)
    except OptionError as error:
        raise SettingError(str(error)) from error
    return Setting(players, options, (first, second), tuple(bots), forgetful)


# --- comparisons ------------------------------------------------------------------------------------------------------


def variants(base: Setting, vary: Sequence[str]) -> tuple[Setting, ...]:
    """Every combination of what is to be varied: `stacking`, `players=2,4,6`, `edition=mario,braille`, `rules` …"""
    axes = [_axis(text) for text in vary]
    names = [name for name, _ in axes]
    for name in names:
        if names.count(name) > 1:
            raise SettingError(f"{name} is varied twice")
    settings: list[Setting] = []
    for values in product(*(values for _, values in axes)):
        setting = base
        # The edition first: it brings its own options, which the others then change.
        for name, value in sorted(zip(names, values, strict=True), key=lambda pair: pair[0] != "edition"):
            setting = _changed(setting, name, value)
        label = ", ".join(f"{name}={value}" for name, value in zip(names, values, strict=True))
        settings.append(replace(setting, label=label))
    return tuple(settings)


def _axis(text: str) -> tuple[str, list[str]]:
    name, equals, listed = text.partition("=")
    name = name.strip()
    if not equals:
        if name not in SWITCHES and name != "rules":
            raise SettingError(f"say which values {name!r} takes: --vary {name}=VALUE,VALUE")
        return name, ["no", "yes"]
    values = [value.strip() for value in listed.split(",")]
    if not all(values) or len(set(values)) < len(values):
        raise SettingError(f"{text!r}: values with commas between, each once")
    return name, values


def _changed(setting: Setting, name: str, value: str) -> Setting:
    if name == "players":
        return replace(setting, players=_number(name, value))
    if name == "bots":
        return replace(setting, bots=(value,))
    if name == "forgetful":
        return replace(setting, forgetful=read_share(value))
    if name == "rules":
        if setting.rules == (None, None):
            raise SettingError("to compare with and without rules, give at least one: --rule SENTENCE")
        if value not in ("yes", "no"):
            raise SettingError(f"rules must be yes or no, not {value!r}")
        return setting if value == "yes" else replace(setting, rules=(None, None))
    try:
        if name == "edition":
            return replace(setting, options=options_with(value, setting.options.changed()))
        return replace(setting, options=setting.options.but(**{name: read_option(name, value)}))
    except OptionError as error:
        raise SettingError(str(error)) from error


def read_share(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise SettingError(f"forgetful is a share from 0 to 1, not {text!r}") from None


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise SettingError(f"{name} must be a number, not {text!r}") from None
