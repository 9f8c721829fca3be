"""Figures for whoever runs the server, in Prometheus' format."""

from typing import final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


@final
class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves_asked = 0
        """Counted here and told when asked: a counter with a lock is too dear for every move."""
        self.moves = Gauge("penultimate_moves_asked", "Moves asked for by people", registry=self.registry)
        self.refusals = Counter("penultimate_refusals", "Requests refused, by code", ["code"], registry=self.registry)
        self.problems = Counter(
            "penultimate_problems", "Messages that were wrong in themselves, by code", ["code"], registry=self.registry
        )
        self.cut = Counter("penultimate_slow_readers_cut", "Connections cut for not reading", registry=self.registry)
        self.connections = Gauge("penultimate_connections", "Open connections", registry=self.registry)
        self.tables = Gauge("penultimate_tables_awake", "Tables in memory", registry=self.registry)
        self.entries = Gauge("penultimate_log_entries", "Entries kept since the start", registry=self.registry)
        self.commits = Gauge("penultimate_log_commits", "Commits since the start", registry=self.registry)

    def text(self) -> bytes:
        self.moves.set(self.moves_asked)
        return generate_latest(self.registry)
