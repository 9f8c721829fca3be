"""The rules on the custom cards of a scenario, in whichever language they are written."""

from penultimate.houserules import rule_from
from penultimate.rules import Options, Rule, RuleError
from penultimate.rules.match import check_rule
from penultimate.scenarios.nodes import Entry


def read_rules(entry: Entry, players: int, options: Options) -> tuple[Rule | None, Rule | None]:
    """`custom`: up to two sentences; an empty one leaves the card blank."""
    entries = entry.items() if entry.is_list or entry.is_nothing else [entry]
    if len(entries) > 2:
        raise entry.invalid("there are two custom cards, not more")
    rules = [_read_rule(item, players, options) for item in entries]
    return (rules[0] if rules else None, rules[1] if len(rules) > 1 else None)


def _read_rule(entry: Entry, players: int, options: Options) -> Rule | None:
    sentence = entry.text()
    if not sentence:
        return None
    try:
        rule = rule_from(sentence)
        check_rule(rule, players, options)
    except RuleError as error:
        raise entry.invalid(f"{entry.name}: {error}") from None
    if rule.is_dare:
        raise entry.invalid(f"{entry.name}: the game does not understand the rule {sentence!r}")
    return rule
