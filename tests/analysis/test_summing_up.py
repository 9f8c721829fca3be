"""What stands out: turning points, best moves, slips and bluffs, from moments made up for it."""

from typing import Literal

from penultimate.analysis import Bluff, Moment, Verdict
from penultimate.analysis.summing_up import (
    boldest_bluff,
    move_of_the_match,
    players_of,
    turning_points,
    with_outcomes,
)


def verdict(cost: float = 0.0, edge: float = 0.0, spread: float = 0.4, reason: str = "best-chance") -> Verdict:
    return Verdict("draw", cost == 0, 0.5, cost, cost / 5, spread, edge, reason, {}, ())


def moment(
    number: int,
    seat: int,
    chance: float = 0.5,
    *,
    move: str = "draw",
    judged: Verdict | None = None,
    bluff: int = 0,
    outcome: Literal["accepted", "caught", "sent-back", "open"] = "open",
) -> Moment:
    chances = (chance, 1 - chance)
    made = Bluff(bluff, outcome) if bluff else None
    return Moment(number, 1, seat, move, chances, chances, judged, made)


def test_turning_points_are_the_largest_changes_in_their_order() -> None:
    chances = [0.5, 0.52, 0.8, 0.77, 0.3, 0.31, 1.0]
    moments = [moment(number, number % 2, chance) for number, chance in enumerate(chances)]
    points = turning_points(moments, margin=0.02)
    assert [point.moment for point in points] == [2, 4, 6]
    assert (points[1].before, points[1].after) == (0.77, 0.3)
    assert [point.moment for point in turning_points(moments, margin=0.8)] == [4, 6]
    many = [moment(number, 0, number % 2) for number in range(20)]
    assert len(turning_points(many, margin=0.02)) == 5
    assert turning_points(moments[:1], margin=0.02) == ()


def test_players_are_measured_by_what_they_kept() -> None:
    moments = [
        moment(0, -1),
        moment(1, 0, judged=verdict(edge=0.1)),
        moment(2, 1, judged=verdict(cost=0.4)),
        moment(3, 0, judged=verdict(cost=0.1)),
        moment(4, 0, judged=verdict(edge=0.9, reason="goes-out")),
        moment(5, 0),
    ]
    ana, ben = players_of(["Ana", "Ben"], moments)
    assert (ana.decisions, ana.agreed, ana.accuracy) == (3, 2, round(1 - 0.1 / 1.2, 4))
    assert (ben.decisions, ben.agreed, ben.accuracy) == (1, 0, 0.0)
    assert (ana.best_move, ana.slip) == (1, 3)  # going out is nothing to be praised for
    assert (ben.best_move, ben.slip) == (None, 2)
    assert move_of_the_match(moments, [ana, ben]) == 1
    (idle,) = players_of(["Ana"], [moment(0, -1)])
    assert (idle.decisions, idle.accuracy, idle.best_move, idle.slip, idle.boldest_bluff) == (0, 1.0, None, None, None)


def test_trifles_are_no_slips() -> None:
    (ana,) = players_of(["Ana"], [moment(1, 0, judged=verdict(cost=0.001, edge=0.001))])
    assert (ana.slip, ana.best_move) == (None, None)


def test_bluffs_get_their_outcome_and_the_boldest_has_most_cards() -> None:
    moments = with_outcomes(
        [
            moment(1, 0, move="play W+4 R", bluff=2),
            moment(2, 0, move="uno"),
            moment(3, 1, move="accept"),
            moment(4, 1, move="play W+4 B", bluff=3),
            moment(5, 0, move="challenge"),
            moment(6, 0, move="play W+4 B", bluff=3),
            moment(7, 1, move="play W* G"),
            moment(8, 1, move="play W+4 Y", bluff=1),
        ]
    )
    outcomes = [made.bluff.outcome for made in moments if made.bluff is not None]
    assert outcomes == ["accepted", "caught", "sent-back", "open"]
    assert boldest_bluff(range(len(moments)), moments) == 5
    assert [player.boldest_bluff for player in players_of(["Ana", "Ben"], moments)] == [5, 3]
    assert boldest_bluff([1, 2], moments) is None
