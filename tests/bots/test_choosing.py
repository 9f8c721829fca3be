"""One chooser: what the arena measures is what sits down at a table, move by move."""

from dataclasses import replace

import numpy as np
import pytest

from penultimate.bots.characters import CHARACTERS, liking
from penultimate.bots.choosing import Search, Thinker, closeness, near_ties, scale_of, weigh
from penultimate.bots.crowd import THINKER, Crowd, Decision
from penultimate.bots.dice import situation_seed
from penultimate.bots.pace import Pace
from penultimate.bots.players import turn_moves
from penultimate.bots.search import Question, look_ahead
from penultimate.bots.thinking import ThinkingBot, judge_moves, shipped_minds
from penultimate.lab.crowd_tables import CrowdTables
from penultimate.lab.duplicate import Conditions, DuplicateTable, Seating
from penultimate.lab.variety import any_options, any_rules
from penultimate.rules import BRAILLE, MARIO, LegalMoves, Match, Options, Round, Rule, SeatView

QUICK = Search(worlds=4)
LOUD = {name: replace(character, attacks=0.3, grudge=0.3, bluffs=0.3) for name, character in CHARACTERS.items()}
"""Characters that make a difference often enough to be seen in a few rounds."""


def table_bot(seed: int, *, search: Search | None = QUICK, character: str | None = None) -> ThinkingBot:
    return ThinkingBot("best", shipped_minds()["best"], Pace(1.0), seed, search=search, character=character)


def spelled_out(player: ThinkingBot, view: SeatView, legal: LegalMoves) -> int:
    """The choice in plain steps, for one table: judge, like, look ahead, take the best."""
    codes, thinker = turn_moves(legal), player.thinker
    worth = judge_moves(view, codes, thinker.mind, player.seed).worth
    if thinker.character is not None:
        scale = scale_of(view)
        worth = worth + [scale * liking(thinker.character, view, int(code), player.enemy) for code in codes]
    compared = near_ties(worth, closeness(view)) if thinker.search is not None else []
    if thinker.search is not None and compared:
        question = Question(view, tuple(int(codes[number]) for number in compared))
        answers = look_ahead([question], thinker.mind, thinker.search.worlds, situation_seed(player.seed, view))
        weight = thinker.search.weight_among(view.players)
        worth = weigh(worth, compared, answers[0].heads @ question.stakes, weight)
    return int(codes[int(np.argmax(worth))])


@pytest.mark.parametrize("character", [None, "grudge"])
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_chooses_as_spelled_out(seed: int, character: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penultimate.bots.thinking.CHARACTERS", LOUD)
    rng = np.random.default_rng(seed)
    players = 2 + seed
    options = any_options(rng, house=0.35).but(target=1)
    match = Match(players, options, seed=seed, rules=any_rules(rng, players, options))
    bots = [table_bot(seat, character=character) for seat in range(players)]
    compared = 0
    while not match.is_over and compared < 25:
        seat = match.actor
        view, legal = match.view(seat), match.legal_moves(seat)
        move = bots[seat].choose(view, legal)
        if len(turn_moves(legal)) > 1 and len(view.hand) < 15:
            compared += 1
            assert move.code == spelled_out(bots[seat], view, legal)
        match.apply(seat, move)
    assert compared > 5


Choice = tuple[SeatView, LegalMoves, int, int, int]
"""What an arena's thinker saw, its seed, its enemy, and the code of its choice."""


class Watched(CrowdTables):
    """Tables of the arena at which somebody keeps what was decided."""

    def __init__(self, conditions: Conditions, names: tuple[str, ...], thinker: Thinker) -> None:
        super().__init__(conditions, names)
        self.thinkers = [thinker]
        self.choices: list[Choice] = []

    def _picks(self, crowd: Crowd, decisions: list[Decision]) -> list[int]:
        picks = super()._picks(crowd, decisions)
        self._keep(crowd, decisions, picks)
        return picks

    def _keep(self, crowd: Crowd, decisions: list[Decision], picks: list[int]) -> None:
        for decision, pick in zip(decisions, picks, strict=True):
            assert decision.policy == THINKER
            seat, sitting = int(decision.seat), crowd.sittings[decision.index]
            played = Round(crowd.states[decision.index])
            view = played.view(seat, round_number=sitting.round_number, scores=sitting.scores)
            about = (sitting.seeds[seat], sitting.enemies[seat], decision.codes[pick])
            self.choices.append((view, played.legal_moves(seat), *about))


def watch(conditions: Conditions, players: int, thinker: Thinker) -> list[Choice]:
    names = ("best", *["greedy"] * (players - 1))
    watched = Watched(conditions, names, thinker)
    seatings = [Seating(0, names[seat:] + names[:seat]) for seat in range(players)]
    watched.play([DuplicateTable(seating, conditions) for seating in seatings])
    return watched.choices


def some_rules(options: Options, players: int) -> tuple[Rule | None, Rule | None]:
    rng = np.random.default_rng(5)
    return next(rules for _ in range(99) if all(rules := any_rules(rng, players, options)))


TABLES = {
    "two": (2, MARIO.but(target=1), False, False),
    "four, braille": (4, BRAILLE.but(target=1), False, False),
    "house options and custom rules": (3, MARIO.but(target=1, seven_zero=True, stacking=True), True, False),
    "a match": (2, MARIO.but(target=100), False, True),
}


@pytest.mark.parametrize("character", [None, "grudge"])
@pytest.mark.parametrize("table", TABLES)
def test_the_arena_makes_the_moves_of_the_bot_at_the_table(
    table: str, character: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    players, options, custom, matches = TABLES[table]
    monkeypatch.setattr("penultimate.bots.thinking.CHARACTERS", LOUD)
    rules = some_rules(options, players) if custom else (None, None)
    thinker = Thinker(shipped_minds()["best"], QUICK, LOUD[character] if character else None)
    choices = watch(Conditions(options, table, rules, matches), players, thinker)
    assert len(choices) > 10
    assert character is None or any(enemy >= 0 for _, _, _, enemy, _ in choices)
    for view, legal, seed, enemy, code in choices:
        assert enemy == view.attacker or view.phase != "answer"
        player = table_bot(seed, character=character)
        player.enemy = enemy
        assert same_worth(player, view, player.choose(view, legal).code, code)


def same_worth(player: ThinkingBot, view: SeatView, one: int, other: int) -> bool:
    """The same move; or equal to the last digit, where one row and many may be rounded differently."""
    if one == other:
        return True
    codes = turn_moves(LegalMoves((one, other)))
    first, second = judge_moves(view, codes, player.thinker.mind, player.seed).worth
    return abs(float(first - second)) < 1e-6
