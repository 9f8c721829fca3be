"""docs/rules.md and docs/scenarios.md say what the game does."""

import re
from pathlib import Path

from tools.rules_page import PAGE, rewritten

from penultimate.rules import Refusal
from penultimate.rules.options import OPTION_NAMES
from penultimate.scenarios import read_text, run_scenario
from penultimate.scenarios.expecting import EXPECTATIONS, PHASES
from penultimate.scenarios.yaml_reading import KEYS
from penultimate.wording.rule_ids import RULE_IDS

SCENARIOS_PAGE = PAGE.parent / "scenarios.md"


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def test_the_tables_of_the_rules_page_are_up_to_date() -> None:
    assert rewritten(read(PAGE)) == read(PAGE), "run PYTHONPATH=src .venv/bin/python tools/rules_page.py"


def test_every_rule_option_and_refusal_is_on_the_rules_page() -> None:
    page = read(PAGE)
    for rule in RULE_IDS:
        assert f"| {rule} |" in page
    for word in (*OPTION_NAMES, *(refusal.code for refusal in Refusal)):
        assert f"`{word}`" in page


def test_every_key_and_phase_is_on_the_scenarios_page() -> None:
    page = read(SCENARIOS_PAGE)
    missing = [word for word in (*KEYS, *EXPECTATIONS, *PHASES) if f"`{word}`" not in page]
    assert not missing


def test_the_example_on_the_scenarios_page_holds() -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", read(SCENARIOS_PAGE), re.DOTALL)
    (scenario,) = read_text(example)
    assert run_scenario(scenario) == []
