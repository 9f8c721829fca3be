"""Write the tables of docs/rules.md anew: rules from the English catalogue, options and refusals from the code.

PYTHONPATH=src .venv/bin/python tools/rules_page.py
"""

import re
from collections import Counter
from pathlib import Path
from typing import Final

from penultimate.rules import EDITIONS, Refusal
from penultimate.rules.options import ALL_OPTIONS
from penultimate.scenarios import read_scenarios
from penultimate.wording import Wording
from penultimate.wording.rule_ids import CHAPTERS

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "rules.md"
SCENARIOS: Final = ROOT / "tests" / "scenarios"
_BLOCK: Final = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def rewritten(page: str) -> str:
    """The page with its tables up to date."""
    tables = {"rules": _rules(), "options": _options(), "refusals": _refusals()}
    return _BLOCK.sub(lambda found: f"{found[1]}{tables[found[2]]}{found[3]}", page)


def _rules() -> str:
    wording = Wording("en", strict=True)
    seen = _scenarios_by_rule()
    lines: list[str] = []
    for chapter, rules in CHAPTERS.items():
        lines += ["", f"### {wording.chapter(chapter)}", "", "| id | rule | scenarios |", "|---|---|---|"]
        for rule in rules:
            where = ", ".join(f"`{file}` {count}" for file, count in sorted(seen.get(rule, Counter()).items()))
            lines.append(f"| {rule} | {wording.rule(rule)} | {where or '–'} |")
    return "\n".join([*lines, "", ""])


def _scenarios_by_rule() -> dict[str, Counter[str]]:
    seen: dict[str, Counter[str]] = {}
    for file in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in read_scenarios(file):
            for rule in scenario.rules:
                seen.setdefault(rule, Counter())[file.stem] += 1
    return seen


def _options() -> str:
    wording = Wording("en", strict=True)
    lines = ["", f"| option | {' | '.join(EDITIONS)} | what it does |", f"|---|{'---|' * len(EDITIONS)}---|"]
    for option in ALL_OPTIONS:
        name = option.name
        own = [_value(getattr(EDITIONS[edition], name)) for edition in EDITIONS]
        house = f" ({', '.join(option.rules)})" if option.house else ""
        lines.append(f"| `{name}` | {' | '.join(own)} | {wording.option_help(name)}{house} |")
    return "\n".join([*lines, "", ""])


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _refusals() -> str:
    return "\n" + " · ".join(f"`{refusal.code}`" for refusal in Refusal) + "\n\n"


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
