"""Recorded matches for the tests."""

import random

from tests.rules.tables import random_options, random_rule, sensible

from penultimate.records import Recorder
from penultimate.rules import Rule
from penultimate.rules.effects import read_clauses

NAMES = ["Ana", "Ben", "Anna Maria", "Ana Ben", "Zoë", "李", "A|B", "A_B", "ben", "?"]
"""Names that are hard to tell apart in a line of text."""
SING = Rule("sing a song; or | else: “now”")
DRAW = Rule("everyone else draws 1", read_clauses("draw others 1; if named R: miss chosen 1"))


def recorded(number: int, *, most_moves: int = 400, target: int = 1) -> Recorder:
    """A random table and what happened there; over, or given up after so many moves."""
    dice = random.Random(f"record {number}")
    players = 2 + number % 9
    names = dice.sample(NAMES, players)
    options = random_options(dice).but(target=target)
    rules = (random_rule(dice, players), dice.choice((SING, DRAW, None))) if options.has_stars else (None, None)
    added = dice.choice(([], ["" if dice.random() < 0.4 else f"luck {seat}" for seat in range(players)]))
    recorder = Recorder(
        names,
        options,
        server_seed=f"record {number}".encode(),
        contributions=added,
        rules=rules,
        date=dice.choice(("", "2026-11-16")),
    )
    match = recorder.match
    while not match.is_over and recorder.moves < most_moves:
        seat = match.actor if dice.random() < 0.85 else dice.randrange(players)
        legal = list(match.legal_moves(seat))
        if not legal:
            continue
        if match.round.is_over and options.has_stars:
            recorder.write_rule(dice.choice((1, 2)), dice.choice((SING, DRAW, None)))
        recorder.apply(seat, sensible(dice, legal))
    return recorder
