"""A match that is written down while it is played."""

from collections.abc import Sequence

from penultimate.records.model import Ending, Header, Record, RecordedMove, RuleChanged, handles
from penultimate.records.seeds import fair_seed
from penultimate.records.text_writing import entry_lines, header_lines, text_of, write
from penultimate.rules import MARIO, Event, Match, Move, Options, Rule
from penultimate.rules.chance import commitment


class Recorder:
    """Plays a match and keeps its record.

    The digests are of the whole match, hidden cards included: an unfinished record is the server's own business.
    """

    def __init__(
        self,
        names: Sequence[str],
        options: Options = MARIO,
        *,
        server_seed: bytes,
        contributions: Sequence[str] = (),
        rules: tuple[Rule | None, Rule | None] = (None, None),
        date: str = "",
    ) -> None:
        added = tuple(contributions) if any(contributions) else ()
        self.header = Header(options, tuple(names), commitment(server_seed), rules, added, date)
        """Who plays what."""
        self.server_seed = server_seed
        """Secret until the end."""
        self.match = Match(len(names), options, seed=fair_seed(server_seed, added), rules=rules)
        """The match that is being played."""
        self.entries: list[RecordedMove | RuleChanged] = []
        """What has happened so far."""
        self.moves = 0
        """How many moves that were."""
        self._handles = handles(names)

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Make a move, and write it down if it was allowed."""
        events = self.match.apply(seat, move)
        self.entries.append(RecordedMove(seat, move.text(self._handles), self.match.digest()))
        self.moves += 1
        return events

    def write_rule(self, which: int, rule: Rule | None) -> list[Event]:
        """Change a custom card between rounds, and write it down."""
        events = self.match.write_rule(which, rule)
        self.entries.append(RuleChanged(which, rule))
        return events

    def beginning_text(self) -> str:
        """The header, for who appends to a file as the match goes on."""
        return text_of(header_lines(self.header))

    def last_text(self) -> str:
        """The lines of what happened last."""
        return text_of(entry_lines(self.entries[-1], self.moves, self.header.names)) if self.entries else ""

    def record(self) -> Record:
        """The record of a match that may go on."""
        return Record(self.header, tuple(self.entries))

    def finish(self) -> str:
        """The whole text with the seed opened: the match is over, or given up."""
        ending = Ending(self.server_seed, tuple(self.match.scores), self.match.winners)
        return write(Record(self.header, tuple(self.entries), ending))
