"""Looking a lap ahead: imagined rounds are played on until one has to choose again, and that choice is judged.

Plain search drowns in noise, since moves differ by a few percent and one playout by fifty. So candidates are compared
in the same imagined rounds, and what is compared after a lap is again the net's judgement. The others' moves on the way
are those of a simple player, which costs next to nothing and leaves time for many rounds. Many decisions can be looked
into at once, which is how the arena and training afford it.

It can be stopped between two imagined rounds, and answers from those that are done. The net judges all of them in one
go at the end, which takes about a third as long as to play them: so much later than told to it may stop. Sliced or
not, the numbers are the same to the last bit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from penultimate.bots.budget import Budget
from penultimate.bots.crowd import GREEDY, THINKER, Crowd, do_for
from penultimate.bots.judging import Numbers, judge
from penultimate.bots.net import HEADS, Mind
from penultimate.bots.outcome import outcome
from penultimate.bots.stakes import Stakes, stakes
from penultimate.rules import SeatView
from penultimate.rules.state import State
from penultimate.rules.view import imagine_state


@dataclass(frozen=True)
class Question:
    """Which of these moves is best for the seat that has this view?"""

    view: SeatView
    codes: tuple[int, ...]

    @property
    def stakes(self) -> Stakes:
        return stakes(self.view.options, self.view.scores, self.view.seat)


@final
@dataclass(frozen=True)
class Answer:
    """What the moves of a question bring."""

    heads: Numbers
    """A row for each move: the mean over the worlds that were played; zeros where there are none."""
    worlds: int
    """In how many imagined rounds each of the moves was made."""


def look_ahead(
    questions: Sequence[Question], mind: Mind, worlds: int, seed: int, budget: Budget | None = None
) -> list[Answer]:
    """What the moves of each question bring in so many imagined rounds, or in as many as the budget is enough for."""
    crowd = Crowd([], [], seed)
    played: list[int] = []
    owners: list[Question] = []
    for number, question in enumerate(questions):
        key = (seed & 0xFFFFFFFF).to_bytes(4, "little") + number.to_bytes(4, "little")
        played.append(_play_a_lap(crowd, question, worlds, key, budget))
        owners += [question] * (played[-1] * len(question.codes))
    heads = _after_a_lap(crowd, owners, mind)
    answers: list[Answer] = []
    start = 0
    for question, count in zip(questions, played, strict=True):
        size = count * len(question.codes)
        answers.append(_answer(heads[start : start + size], len(question.codes)))
        start += size
    return answers


def _play_a_lap(crowd: Crowd, question: Question, worlds: int, key: bytes, budget: Budget | None) -> int:
    """Play one world after the other; returns how many there was time for.

    In each world every move is made, and a world once begun counts: whenever time is up, the answer favours no move,
    and no world for being short.
    """
    view = question.view
    company = [THINKER if seat == view.seat else GREEDY for seat in range(view.players)]
    for world in range(worlds):
        if budget is not None and budget.is_over():
            return world
        imagined = imagine_state(view, key, world)
        crowd.gather_more([crowd.join(_after(imagined, view.seat, code), company) for code in question.codes])
    return worlds


def _after(state: State, seat: int, code: int) -> State:
    copy = state.clone()
    do_for(copy, seat, code)
    return copy


def _after_a_lap(crowd: Crowd, owners: list[Question], mind: Mind) -> Numbers:
    """A row of heads for each of the rounds: of the best choice where there is one, else of how the round ended."""
    decisions = crowd.decisions
    heads = np.zeros((len(crowd.states), HEADS))
    if decisions:
        weights = [question.stakes for question in owners]
        judgement = judge(crowd, decisions, [mind], lambda index, _: weights[index])
        heads[[decision.index for decision in decisions]] = judgement.heads[judgement.firsts + judgement.best()]
    going_on = {decision.index for decision in decisions}
    for index, state in enumerate(crowd.states):
        if index not in going_on:
            heads[index] = outcome(state)[owners[index].view.seat]
    return heads


def _answer(heads: Numbers, moves: int) -> Answer:
    by_world = heads.reshape(-1, moves, HEADS)
    worlds = len(by_world)
    return Answer(by_world.mean(axis=0) if worlds else np.zeros((moves, HEADS)), worlds)
