"""Everybody against everybody: who is how strong, from the same deals played from every seat."""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

import numpy as np
from tqdm import tqdm

from penultimate.bots.guests import Faults
from penultimate.lab.contestants import is_guest
from penultimate.lab.duplicate import Conditions, Seating, play_all
from penultimate.lab.ratings import Rating, Tally, rate

_DEALS_AT_ONCE: Final = 50
_DEALS_WITH_GUESTS: Final = 5


@dataclass(frozen=True)
class Pairing:
    """Some deals for one set of players: what an executor is given."""

    names: tuple[str, ...]
    """All contestants of the tournament."""
    company: tuple[int, ...]
    """Who sits at this table, by number, one for each seat."""
    first_deal: int
    deals: int
    conditions: Conditions


@dataclass
class Result:
    """What came of some pairings."""

    tallies: list[Tally] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    """What each contestant got, all rounds and seats together."""
    seats: list[int] = field(default_factory=list)
    """How many seats each has played, all rounds (or matches) together."""
    games: int = 0
    faults: dict[str, Faults] = field(default_factory=dict)


def companies(contestants: int, players: int) -> list[tuple[int, ...]]:
    """Who sits down with whom: every set of different ones, or with fewer of them than seats, as evenly as can be."""
    if contestants >= players:
        return list(combinations(range(contestants), players))
    everybody = tuple(range(contestants)) * (players // contestants)
    return [(*everybody, *more) for more in combinations(range(contestants), players - len(everybody))]


def pairings_of(names: Sequence[str], players: int, deals: int, conditions: Conditions) -> list[Pairing]:
    guests = any(is_guest(name) for name in names)
    size = _DEALS_WITH_GUESTS if guests else _DEALS_AT_ONCE
    return [
        Pairing(tuple(names), company, first, min(size, deals - first), conditions)
        for first in range(0, deals, size)
        for company in companies(len(names), players)
    ]


def seatings_of(pairing: Pairing) -> Iterator[tuple[int, ...]]:
    """For one deal after the other: who sits where, everybody on every seat in turn, neighbours by chance."""
    for number in range(pairing.first_deal, pairing.first_deal + pairing.deals):
        rng = np.random.default_rng([*pairing.conditions.seed.encode(), number, *pairing.company])
        order = tuple(int(one) for one in rng.permutation(pairing.company))
        for turn in range(len(order)):
            yield order[turn:] + order[:turn]


def play_pairing(pairing: Pairing) -> Result:
    seatings, players = list(seatings_of(pairing)), len(pairing.company)
    deals = [pairing.first_deal + number // players for number in range(len(seatings))]
    tables = [
        Seating(deal, tuple(pairing.names[one] for one in seating))
        for deal, seating in zip(deals, seatings, strict=True)
    ]
    played = play_all(tables, replace(pairing.conditions, chance=pairing.first_deal + 1))
    contestants = range(len(pairing.names))
    wins = np.zeros((pairing.deals, len(pairing.names)))
    points = [0.0 for _ in contestants]
    for deal, seating, outcome in zip(deals, seatings, played.outcomes, strict=True):
        for seat, one in enumerate(seating):
            wins[deal - pairing.first_deal, one] += outcome.wins[seat]
            points[one] += outcome.points[seat]
    at_table = tuple(pairing.company.count(one) for one in contestants)
    tallies = [Tally(pairing.first_deal + number, at_table, tuple(row)) for number, row in enumerate(wins.tolist())]
    seats = [count * len(seatings) for count in at_table]
    return Result(tallies, points, seats, len(seatings), played.faults)


def together(contestants: int, results: Sequence[Result]) -> Result:
    """The results of all pairings as one, in an order that does not depend on who was ready first."""
    whole = Result(points=[0.0] * contestants, seats=[0] * contestants)
    for result in results:
        whole.tallies += result.tallies
        whole.points = [total + more for total, more in zip(whole.points, result.points, strict=True)]
        whole.seats = [total + more for total, more in zip(whole.seats, result.seats, strict=True)]
        whole.games += result.games
        for name, faults in result.faults.items():
            whole.faults.setdefault(name, Faults()).add(faults)
    whole.tallies.sort(key=lambda tally: (tally.deal, tally.seats))
    return whole


def play_tournament(
    names: Sequence[str],
    players: int,
    deals: int,
    conditions: Conditions,
    executor: Executor,
    *,
    quiet: bool = False,
) -> tuple[Result, bool]:
    """All pairings, shared out; interrupted, what is done. And whether it was interrupted."""
    pairings = pairings_of(names, players, deals, conditions)
    futures: list[Future[Result]] = [executor.submit(play_pairing, pairing) for pairing in pairings]
    interrupted = False
    try:
        with tqdm(total=len(futures), desc=f"{players} players", unit="table", disable=quiet) as bar:
            for _ in as_completed(futures):
                bar.update()
    except KeyboardInterrupt:
        print("interrupted: what is done counts", file=sys.stderr)
        interrupted = True
    for future in futures:
        future.cancel()
    done = [future.result() for future in futures if future.done() and not future.cancelled()]
    return together(len(names), done), interrupted


# --- standings --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """One contestant's line of the table."""

    name: str
    rating: float
    rating_margin: float
    win_rate: float
    """Of its seats' rounds (or matches), in percent."""
    points: float
    """A round (or match) brought it on average."""
    seats: int
    faults: dict[str, int]
    against: dict[str, float | None]
    """By name, how often of the games that one of the two won at a common table it was this one, in percent."""


def standings(names: Sequence[str], result: Result) -> list[Standing]:
    """From strong to weak."""
    ratings = rate(result.tallies)
    wins = np.array([tally.wins for tally in result.tallies]).sum(axis=0)
    shares = cross_table(result.tallies)
    lines = [
        _standing(number, names, ratings[number], float(wins[number]), result, shares[number])
        for number in range(len(names))
    ]
    return sorted(lines, key=lambda line: -line.rating)


def _standing(
    number: int, names: Sequence[str], rating: Rating, wins: float, result: Result, shares: Sequence[float | None]
) -> Standing:
    seats = result.seats[number]
    faults = result.faults.get(names[number], Faults())
    return Standing(
        names[number],
        rating.value,
        rating.margin,
        100 * wins / max(seats, 1),
        result.points[number] / max(seats, 1),
        seats,
        dict(sorted(faults.counts.items())),
        {name: share for name, share in zip(names, shares, strict=True) if name != names[number]},
    )


def cross_table(tallies: Sequence[Tally]) -> list[list[float | None]]:
    """Of the games that one of two won, the first one's share in percent, seat for seat; None if they never met."""
    seats = np.array([tally.seats for tally in tallies], dtype=np.float64)
    wins = np.array([tally.wins for tally in tallies], dtype=np.float64)
    per_seat = np.divide(wins, seats, out=np.zeros_like(wins), where=seats > 0)
    met = (seats > 0).astype(np.float64)
    against = per_seat.T @ met
    both = against + against.T
    everybody = range(len(both))
    return [[_percent(against[one, other], both[one, other]) for other in everybody] for one in everybody]


def _percent(part: float, whole: float) -> float | None:
    return 100 * float(part / whole) if whole else None
