"""The collection of scenarios: all hold, and every rule and every refusal has one."""

import ast
from pathlib import Path
from typing import Final

import pytest
from tests.sources import parsed

from penultimate.rules import Refusal
from penultimate.scenarios import Scenario, read_scenarios, run_scenario
from penultimate.wording.rule_ids import RULE_IDS

HERE: Final = Path(__file__).parent
FILES: Final = sorted(HERE.glob("*.yaml"))

TESTED_ELSEWHERE: Final = {
    "CARD-5": "wording/test_braille.py::test_a_card",
    "SETUP-1": "rules/test_setting_up.py::test_the_highest_number_deals",
}
"""Rules that cannot be acted out from a given position, and the test that covers each."""

IN_FILES: Final = [(file, scenario) for file in FILES for scenario in read_scenarios(file)]
COLLECTION: Final = [scenario for _, scenario in IN_FILES]


@pytest.mark.parametrize(
    "scenario", [pytest.param(scenario, id=f"{file.stem}:{scenario.line}") for file, scenario in IN_FILES]
)
def test_holds(scenario: Scenario) -> None:
    assert run_scenario(scenario) == []


def test_every_rule_has_a_scenario() -> None:
    acted_out = {rule for scenario in COLLECTION for rule in scenario.rules}
    missing = [rule for rule in RULE_IDS if rule not in acted_out and rule not in TESTED_ELSEWHERE]
    assert not missing, f"no scenario for {', '.join(missing)}"
    needless = acted_out & TESTED_ELSEWHERE.keys()
    assert not needless, f"there are scenarios for {', '.join(needless)} by now"


def test_every_refusal_has_a_scenario() -> None:
    refused = {step.refusing.refusal for scenario in COLLECTION for step in scenario.steps if step.refusing}
    missing = [refusal.code for refusal in Refusal if refusal not in refused]
    assert not missing, f"no scenario is refused with {', '.join(missing)}"


@pytest.mark.parametrize("rule", sorted(TESTED_ELSEWHERE))
def test_what_is_tested_elsewhere_is(rule: str) -> None:
    path, _, name = TESTED_ELSEWHERE[rule].partition("::")
    functions = [
        node.name for node in parsed((HERE.parent / path).read_text()).body if isinstance(node, ast.FunctionDef)
    ]
    assert name in functions


def test_every_scenario_names_its_rules_and_checks_something() -> None:
    for scenario in COLLECTION:
        assert scenario.rules, scenario.title
        refusing = any(step.refusing for step in scenario.steps)
        assert refusing or scenario.expect != type(scenario.expect)(), scenario.title


def test_no_two_scenarios_have_the_same_title() -> None:
    titles = [scenario.title for scenario in COLLECTION]
    assert len(titles) == len(set(titles)), sorted({title for title in titles if titles.count(title) > 1})


def test_both_editions_and_every_house_option_are_seen() -> None:
    seen = {"mario": 0, "braille": 0}
    options: set[str] = set()
    for scenario in COLLECTION:
        seen[scenario.position.options.edition] += 1
        options |= scenario.position.options.changed().keys()
    assert min(seen.values()) >= 40
    never = {"stacking", "draw_until_playable", "force_play", "jump_in", "seven_zero", "star_duel"} - options
    assert not never
