"""Compiled or interpreted, on every platform: the same seed and the same choices give the same game, move by move.

`digests.json` holds what each game must come to; both modes are held against it. After a change that is meant to change
games, write it anew: PENULTIMATE_REWRITE=1 PYTHONPATH=src python -m pytest tests/rules/test_same_everywhere.py
"""

import hashlib
import json
import os
import random
from pathlib import Path

import pytest
from tests.rules.tables import random_options, random_rule, sensible

from penultimate.rules import Match, Move
from penultimate.rules.full_state import state_of
from penultimate.rules.moves import ACCUSE, move_of, verb_of

WRITTEN = Path(__file__).with_name("digests.json")
GAMES = 72
TALKATIVE = 64
"""From this game on the players also say what changes nothing (UNO-4), and open new cases where one is stuck (TALK-2).
The games before were written when neither was allowed, and must still be the same."""
REWRITING = bool(os.environ.get("PENULTIMATE_REWRITE"))


def game(number: int) -> dict[str, object]:
    """One round of a random table; every digest on the way goes into the last one."""
    dice = random.Random(f"game {number}")
    players = 2 + number % 9
    options = random_options(dice)
    rules = (random_rule(dice, players), random_rule(dice, players)) if options.has_stars else (None, None)
    match = Match(players, options, seed=f"game {number}", rules=rules)
    trail = hashlib.sha256(match.digest().encode())
    moves = 0
    while not match.is_over and match.round_number < 3 and moves < 1500:
        seat = match.actor if dice.random() < 0.9 else dice.randrange(players)
        legal = choices(match, seat, talkative=number >= TALKATIVE)
        if not legal:
            continue
        events = match.apply(seat, sensible(dice, legal))
        trail.update(f"{match.digest()} {events}".encode())
        moves += 1
    return {"players": players, "moves": moves, "scores": match.scores, "trail": trail.hexdigest()[:32]}


def choices(match: Match, seat: int, *, talkative: bool) -> list[Move]:
    """What these players pick from, in an order that does not hang on how moves are listed."""
    legal = match.legal_moves(seat)
    codes = sorted((*legal.codes, *legal.needless) if talkative else legal.codes)
    if not talkative and state_of(match.round).accused >= 0:
        codes = [code for code in codes if verb_of(code) != ACCUSE]
    return [move_of(code) for code in codes]


@pytest.fixture(scope="module")
def written() -> list[dict[str, object]]:
    if REWRITING:
        lines = ",\n".join(json.dumps(game(number)) for number in range(GAMES))
        WRITTEN.write_text(f"[\n{lines}\n]\n", "utf-8")
    found: list[dict[str, object]] = json.loads(WRITTEN.read_text("utf-8"))
    return found


@pytest.mark.parametrize("number", range(GAMES))
def test_games_are_as_written(written: list[dict[str, object]], number: int) -> None:
    assert game(number) == written[number]


def test_the_games_differ(written: list[dict[str, object]]) -> None:
    assert len({str(entry["trail"]) for entry in written}) == GAMES == len(written)
