"""The whole state of a round, hidden cards and all: for bots' imagination, the laboratory, scenarios and tests.

Tables, hall, web and terminal may not import this (see `pyproject.toml`): they get views, events for one seat, and
answers to questions that have a name.
"""

from penultimate.rules.round import Round
from penultimate.rules.state import State


def state_of(one: Round) -> State:
    return one._state
