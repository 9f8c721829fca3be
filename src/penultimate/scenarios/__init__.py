"""Scenarios: a position, what the players do, and what must be true afterwards, as YAML.

The format is described in `docs/scenarios.md`. `penultimate scenario FILE…` runs such files.
"""

from penultimate.scenarios.files import check_files, read_scenarios
from penultimate.scenarios.model import InvalidScenario, Position, Scenario
from penultimate.scenarios.running import run_scenario
from penultimate.scenarios.setting import match_at
from penultimate.scenarios.yaml_reading import read_text

__all__ = [
    "InvalidScenario",
    "Position",
    "Scenario",
    "check_files",
    "match_at",
    "read_scenarios",
    "read_text",
    "run_scenario",
]
