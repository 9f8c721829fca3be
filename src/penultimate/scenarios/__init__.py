"""Scenarios: a position, what the players do, and what must be true afterwards, as YAML.

The format is described in `docs/scenarios.md`. `penultimate scenario FILE…` runs such files.
"""

from penultimate.scenarios.files import check_files, read_scenarios
from penultimate.scenarios.model import InvalidScenario, Scenario
from penultimate.scenarios.reading import read_text
from penultimate.scenarios.running import run_scenario

__all__ = ["InvalidScenario", "Scenario", "check_files", "read_scenarios", "read_text", "run_scenario"]
