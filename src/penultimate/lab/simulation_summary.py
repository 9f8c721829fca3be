"""From rows to figures: means and shares with 95 % intervals, and differences between tables.

Rounds of one match are not independent of each other, so intervals are worked out over games: each figure is a ratio
of two sums over games (turns and rounds, say), and its spread is the jackknife's: how the ratio moves when each game is
left out. Tables are compared game by game, for they play the same seeds. (With made-up games of known mean, 95 %
intervals held it in 95.0 % of 6000 samples of 40 games, but in 92.5 % of samples of 10.)
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from penultimate.lab.simulation_counting import COLUMNS
from penultimate.lab.simulation_setting import Setting

Numbers = NDArray[np.float64]
Columns = Callable[[str], Numbers]

CONFIDENCE: Final = "95 %"
_Z: Final = 1.959964


@dataclass(frozen=True)
class Measure:
    """A figure: the sum of one thing over the sum of another, over all rounds."""

    name: str
    title: str
    over: Callable[[Columns], Numbers]
    per: Callable[[Columns], Numbers]
    share: bool = False
    only_matches: bool = False


def _rounds(column: Columns) -> Numbers:
    return np.ones_like(column("game"))


def _games(column: Columns) -> Numbers:
    """One for each game, at its first round."""
    return np.equal(column("round"), 1).astype(np.float64)


def _of(name: str) -> Callable[[Columns], Numbers]:
    return lambda column: column(name)


def _won_by(name: str) -> Callable[[Columns], Numbers]:
    return lambda column: (column("winner") == column(name)).astype(np.float64)


def _decided(column: Columns) -> Numbers:
    return (column("winner") >= 0).astype(np.float64)


MEASURES: Final = (
    Measure("rounds_per_match", "rounds per match", _rounds, _games, only_matches=True),
    Measure("turns_per_match", "turns per match", _of("turns"), _games, only_matches=True),
    Measure("turns_per_round", "turns per round", _of("turns"), _rounds),
    Measure("cards_laid", "cards laid per round", _of("played"), _rounds),
    Measure("cards_drawn", "cards drawn per round", _of("drawn"), _rounds),
    Measure("turns_lost", "turns lost per round", _of("missed"), _rounds),
    Measure("points", "points per round", _of("points"), _rounds),
    Measure("starter_wins", "starter wins, of decided rounds", _won_by("starter"), _decided, share=True),
    Measure("dealer_wins", "dealer wins, of decided rounds", _won_by("dealer"), _decided, share=True),
    Measure("draw_cards", "+2 and +4 laid per round", _of("draw_cards"), _rounds),
    Measure("bluffs", "bluffs, of all +4", _of("bluffs"), _of("plus4"), share=True),
    Measure("challenged", "challenged, of all +4", _of("challenges"), _of("plus4"), share=True),
    Measure("challenges_won", "challenges won, of all", _of("challenges_won"), _of("challenges"), share=True),
    Measure("stars", "stars laid per round", _of("stars"), _rounds),
    Measure("stars_answered", "stars laid in answer per round", _of("stars_answered"), _rounds),
    Measure("jump_ins", "cards jumped in per round", _of("jump_ins"), _rounds),
    Measure("rules_run", "custom rules run per round", _of("rules_run"), _rounds),
    Measure("uno_forgotten", "UNO forgotten per round", _of("uno_forgotten"), _rounds),
    Measure("uno_caught", "caught, of all forgotten", _of("uno_caught"), _of("uno_forgotten"), share=True),
    Measure("shuffles", "pile shuffled anew per round", _of("shuffles"), _rounds),
    Measure("dead", "dead rounds", _of("dead"), _rounds, share=True),
)

EXTREMES: Final = {"turns": "longest round, in turns", "largest_hand": "largest hand", "given_up": "rounds given up"}


@dataclass(frozen=True)
class Figure:
    """A mean or share with its interval. `value` is None where there was nothing to take it of."""

    value: float | None
    low: float
    high: float
    share: bool = False

    def __str__(self) -> str:
        if self.value is None:
            return "–"
        factor = 100 if self.share else 1
        value, low, high = (factor * number for number in (self.value, self.low, self.high))
        if not math.isfinite(high - low):
            return f"{value:.2f}"  # of a single game: no interval
        digits = _digits(max(high - value, value - low))
        unit = " %" if self.share else ""
        if not self.share or abs((high - value) - (value - low)) < 0.05 * (high - low):
            return f"{value:.{digits}f} ± {(high - low) / 2:.{digits}f}{unit}"
        return f"{value:.{digits}f} ({low:.{digits}f}–{high:.{digits}f}){unit}"

    def as_json(self) -> dict[str, float | None]:
        if self.value is None:
            return {"value": None, "low": None, "high": None}
        low, high = (round(end, 6) if math.isfinite(end) else None for end in (self.low, self.high))
        return {"value": round(self.value, 6), "low": low, "high": high}


def _digits(half_width: float) -> int:
    """So many that the interval shows two figures."""
    return 2 if half_width <= 0 else min(4, max(0, 1 - math.floor(math.log10(half_width))))


@dataclass(frozen=True)
class TableFigures:
    """The figures of one table, and how they differ from the first table's."""

    label: str
    games: int
    rounds: int
    figures: dict[str, Figure]
    differences: dict[str, Figure]
    extremes: dict[str, int]


@dataclass(frozen=True)
class Summary:
    tables: tuple[TableFigures, ...]
    whole_matches: bool

    def __str__(self) -> str:
        return text_table(self)

    def as_json(self) -> list[dict[str, Any]]:
        return [
            {
                "label": table.label,
                "games": table.games,
                "rounds": table.rounds,
                "figures": {name: figure.as_json() for name, figure in table.figures.items()},
                "differences": {name: figure.as_json() for name, figure in table.differences.items()},
                "extremes": table.extremes,
            }
            for table in self.tables
        ]


def measures(*, whole_matches: bool) -> tuple[Measure, ...]:
    return tuple(measure for measure in MEASURES if whole_matches or not measure.only_matches)


def summarise(rows: NDArray[np.int32], settings: Sequence[Setting], *, whole_matches: bool) -> Summary:
    """All figures of all tables."""
    names = list(COLUMNS)
    tables: list[TableFigures] = []
    first: dict[str, _Ratio] = {}
    for variant, setting in enumerate(settings):
        own = rows[rows[:, names.index("variant")] == variant].astype(np.float64)
        columns = _columns(own)
        ratios = {measure.name: _ratio(measure, columns) for measure in measures(whole_matches=whole_matches)}
        first = first or ratios
        tables.append(
            TableFigures(
                label=setting.label,
                games=len(np.unique(columns("game"))),
                rounds=len(own),
                figures={name: ratio.figure() for name, ratio in ratios.items()},
                differences={name: ratio.minus(first[name]) for name, ratio in ratios.items()} if variant else {},
                extremes={
                    "turns": int(columns("turns").max()),
                    "largest_hand": int(columns("largest_hand").max()),
                    "given_up": int(columns("given_up").sum()),
                },
            )
        )
    return Summary(tuple(tables), whole_matches)


def _columns(rows: Numbers) -> Columns:
    names = list(COLUMNS)
    return lambda name: rows[:, names.index(name)]


@dataclass(frozen=True)
class _Ratio:
    value: float | None
    departures: Numbers
    """For each game, how the ratio moves when it is left out."""
    weight: float
    share: bool

    def figure(self) -> Figure:
        if self.value is None:
            return Figure(None, 0.0, 0.0, self.share)
        error = _error(self.departures)
        if self.share:
            low, high = _wilson(self.value, error, self.weight)
            return Figure(self.value, low, high, share=True)
        half = _quantile(len(self.departures)) * error
        return Figure(self.value, self.value - half, self.value + half)

    def minus(self, other: "_Ratio") -> Figure:
        if self.value is None or other.value is None:
            return Figure(None, 0.0, 0.0, self.share)
        value = self.value - other.value
        half = _quantile(len(self.departures)) * _paired_error(self.departures, other.departures)
        return Figure(value, value - half, value + half, self.share)


def _ratio(measure: Measure, columns: Columns) -> _Ratio:
    _, which = np.unique(columns("game"), return_inverse=True)
    over = np.bincount(which, weights=measure.over(columns))
    per = np.bincount(which, weights=measure.per(columns))
    weight = float(per.sum())
    if weight == 0:
        return _Ratio(None, np.zeros(len(per)), 0.0, measure.share)
    value = float(over.sum()) / weight
    others = weight - per
    if not others.all():  # one game has all there is: nothing can be said without it
        return _Ratio(value, np.full(len(per), np.inf), weight, measure.share)
    return _Ratio(value, (over - value * per) / others, weight, measure.share)


def _error(departures: Numbers) -> float:
    games = len(departures)
    if games < 2 or not np.isfinite(departures).all():
        return math.inf
    return math.sqrt((games - 1) / games * float((departures**2).sum()))


def _paired_error(ours: Numbers, theirs: Numbers) -> float:
    if not (np.isfinite(ours).all() and np.isfinite(theirs).all()):
        return math.inf
    return _error(ours - theirs)


def _quantile(games: int) -> float:
    """Student's t for so many games (Cornish and Fisher's expansion): wider than the normal one where they are few."""
    if games < 3:
        return 12.71
    free = games - 1
    z = _Z
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def _wilson(share: float, error: float, count: float) -> tuple[float, float]:
    """Wilson's interval, which stays between 0 and 1 and says something even if nothing was seen; the count is that of
    independent cases that would have the same error."""
    if 0 < share < 1 and 0 < error < math.inf:
        count = min(count, share * (1 - share) / error**2)
    z = _Z
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


# --- as text ----------------------------------------------------------------------------------------------------------


def text_table(summary: Summary) -> str:
    """One line per figure, one column per table; a `*` where it differs from the first beyond chance."""
    lines = [["", *(table.label or "figure" for table in summary.tables)]]
    lines.append(["games", *(str(table.games) for table in summary.tables)])
    lines.append(["rounds", *(str(table.rounds) for table in summary.tables)])
    lines.extend(
        [measure.title, *(_cell(table, measure.name) for table in summary.tables)]
        for measure in measures(whole_matches=summary.whole_matches)
        if any(_says_something(table.figures[measure.name]) for table in summary.tables)
    )
    lines.extend([title, *(str(table.extremes[name]) for table in summary.tables)] for name, title in EXTREMES.items())
    widths = [max(len(line[at]) for line in lines) for at in range(len(lines[0]))]
    text = "\n".join(
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
    notes = f"± and ranges: {CONFIDENCE} intervals."
    if len(summary.tables) > 1:
        notes += " *: differs from the first table by more than chance, compared game by game."
    return f"{text}\n{notes}"


def _says_something(figure: Figure) -> bool:
    """What cannot happen at a table need not be listed as having happened 0 times; a share of 0 has its interval."""
    return figure.value is not None and (figure.share or figure.value > 0)


def _cell(table: TableFigures, name: str) -> str:
    difference = table.differences.get(name)
    sure = difference is not None and difference.value is not None and not difference.low <= 0 <= difference.high
    return f"{table.figures[name]}{' *' if sure else ''}"
