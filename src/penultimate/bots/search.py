"""Looking a lap ahead to break near-ties: imagined rounds are played on until it is one's turn again.

Plain search drowns in noise, since moves differ by a few percent and one playout by fifty. So only candidates that the
net finds nearly equal are compared, in the same imagined rounds, and what is compared after a lap is again the net's
judgement. Many decisions can be looked into at once, which is how the arena affords it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from penultimate.bots.crowd import THINKER, Crowd, do_for
from penultimate.bots.judging import Numbers, judge
from penultimate.bots.net import Mind
from penultimate.bots.stakes import Stakes, stakes
from penultimate.rules import SeatView
from penultimate.rules.cards import KINDS, POINTS
from penultimate.rules.state import OVER, State
from penultimate.rules.view import imagine_state


@dataclass(frozen=True)
class Question:
    """Which of these moves is best for the seat that has this view?"""

    view: SeatView
    codes: tuple[int, ...]


def look_ahead(questions: Sequence[Question], mind: Mind, worlds: int, seed: int) -> list[Numbers]:
    """For each question what its moves are worth after a lap, on average over so many imagined rounds."""
    states: list[State] = []
    owners: list[Question] = []
    for number, question in enumerate(questions):
        key = (seed & 0xFFFFFFFF).to_bytes(4, "little") + number.to_bytes(4, "little")
        for world in range(worlds):
            round_ = imagine_state(question.view, key, world)
            for code in question.codes:
                copy = round_.clone()
                do_for(copy, question.view.seat, code)
                states.append(copy)
                owners.append(question)
    worth = _play_a_lap(states, owners, mind, seed)
    answers: list[Numbers] = []
    start = 0
    for question in questions:
        size = worlds * len(question.codes)
        answers.append(worth[start : start + size].reshape(worlds, -1).mean(axis=0))
        start += size
    return answers


def _play_a_lap(states: list[State], owners: list[Question], mind: Mind, seed: int) -> Numbers:
    crowd = Crowd(states, [[THINKER] * owner.view.players for owner in owners], seed)
    worth = np.zeros(len(states))

    def stakes_of(index: int, seat: int) -> Stakes:
        view = owners[index].view
        return stakes(view.options, view.scores, seat)

    live = list(range(len(states)))
    laps = 0
    while live:
        decisions = crowd.gather(live)
        for index in live:
            if states[index].phase == OVER:
                worth[index] = final_worth(
                    states[index], owners[index].view.seat, stakes_of(index, owners[index].view.seat)
                )
        if not decisions:
            break
        judgement = judge(crowd, decisions, [mind], stakes_of)
        picks = judgement.best()
        best = judgement.worth[judgement.firsts + picks]
        laps += 1
        going_on = []
        for number, decision in enumerate(decisions):
            owner = owners[decision.index].view
            if decision.seat == owner.seat or laps > 3 * owner.players:
                # Somebody else's judgement, if the lap took too long, says the opposite of one's own.
                worth[decision.index] = best[number] if decision.seat == owner.seat else -best[number]
            else:
                going_on.append(number)
        crowd.decisions = [decisions[number] for number in going_on]
        crowd.advance([int(picks[number]) for number in going_on])
        live = [decision.index for decision in crowd.decisions]
    return worth


def final_worth(state: State, seat: int, at_stake: Stakes) -> float:
    """What a round that is over is worth to a seat."""
    chance, gain, left, total = at_stake
    everything = own = 0
    for other in range(int(state.players)):
        for kind in range(KINDS):
            points = int(state.hands[other * KINDS + kind]) * int(POINTS[kind])
            everything += points
            own += points if other == seat else 0
    if state.winner == seat:
        return chance + gain * everything / 100
    return left * own / 100 + total * everything / 100
