"""Figures for whoever runs the server, in Prometheus' format."""

from collections.abc import Iterator
from typing import Protocol, final

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from penultimate.hall import Hall
from penultimate.tables.ports import Rank


class Figures(Protocol):
    """Where they come from."""

    hall: Hall

    def log_figures(self) -> dict[str, int]: ...
    def thoughts_waiting(self, rank: Rank) -> int: ...
    def turned_away(self) -> int: ...


@final
class Metrics:
    """Counted where things happen and collected when asked: a counter with a lock is too dear for every move."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        figures = self._figures
        hall, counters = figures.hall, figures.hall.counters
        yield GaugeMetricFamily("penultimate_connections", "Open connections", len(hall.guests))
        yield GaugeMetricFamily("penultimate_tables_awake", "Tables in memory", len(hall.registry))
        yield GaugeMetricFamily("penultimate_moves_asked", "Moves asked for by people", counters.moves_asked)
        yield _by("penultimate_refusals", "Requests refused", "code", counters.refusals)
        yield _by("penultimate_problems", "Messages that were wrong in themselves", "code", counters.problems)
        yield _one("penultimate_slow_readers_cut", "Connections cut for not reading", counters.slow_readers_cut)
        yield _one("penultimate_bugs", "Tables read again from their logs after a bug", counters.bugs)
        yield GaugeMetricFamily(
            "penultimate_tables_damaged", "Tables that cannot be opened, as far as is known", len(hall.registry.damaged)
        )
        yield _one("penultimate_sockets_turned_away", "Sockets closed at the door", figures.turned_away())
        for name, value in figures.log_figures().items():
            yield GaugeMetricFamily(f"penultimate_log_{name}", f"{name.capitalize()} of the log since the start", value)
        waiting = GaugeMetricFamily("penultimate_thoughts_waiting", "Waiting to be thought about", labels=["rank"])
        for rank in Rank:
            waiting.add_metric([rank.name.lower()], figures.thoughts_waiting(rank))
        yield waiting


def _one(name: str, what: str, value: int) -> Metric:
    return CounterMetricFamily(name, what, value)


def _by(name: str, what: str, label: str, counts: dict[str, int]) -> Metric:
    family = CounterMetricFamily(name, f"{what}, by {label}", labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
