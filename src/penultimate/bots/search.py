"""Looking a lap ahead: imagined rounds are played on until one has to choose again, and that choice is judged.

Plain search drowns in noise, since moves differ by a few percent and one playout by fifty. So candidates are compared
in the same imagined rounds, and what is compared after a lap is again the net's judgement. The others' moves on the way
are those of a simple player, which costs next to nothing and leaves time for many rounds. Many decisions can be looked
into at once, which is how the arena and training afford it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

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


def look_ahead(questions: Sequence[Question], mind: Mind, worlds: int, seed: int) -> list[Numbers]:
    """For each question what its moves bring, a row of heads each, on average over so many imagined rounds."""
    states: list[State] = []
    policies: list[list[int]] = []
    owners: list[Question] = []
    for number, question in enumerate(questions):
        view = question.view
        company = [THINKER if seat == view.seat else GREEDY for seat in range(view.players)]
        key = (seed & 0xFFFFFFFF).to_bytes(4, "little") + number.to_bytes(4, "little")
        for world in range(worlds):
            imagined = imagine_state(view, key, world)
            for code in question.codes:
                copy = imagined.clone()
                do_for(copy, view.seat, code)
                states.append(copy)
        policies += [company] * (worlds * len(question.codes))
        owners += [question] * (worlds * len(question.codes))
    heads = _after_a_lap(states, policies, owners, mind, seed)
    answers: list[Numbers] = []
    start = 0
    for question in questions:
        size = worlds * len(question.codes)
        answers.append(heads[start : start + size].reshape(worlds, -1, HEADS).mean(axis=0))
        start += size
    return answers


def _after_a_lap(
    states: list[State], policies: list[list[int]], owners: list[Question], mind: Mind, seed: int
) -> Numbers:
    crowd = Crowd(states, policies, seed)
    decisions = crowd.gather(list(range(len(states))))
    heads = np.zeros((len(states), HEADS))
    if decisions:
        weights = [question.stakes for question in owners]
        judgement = judge(crowd, decisions, [mind], lambda index, _: weights[index])
        heads[[decision.index for decision in decisions]] = judgement.heads[judgement.firsts + judgement.best()]
    going_on = {decision.index for decision in decisions}
    for index, state in enumerate(states):
        if index not in going_on:
            heads[index] = outcome(state)[owners[index].view.seat]
    return heads
