"""What somebody wants the others to agree to: a rule on a custom card (CUST-3), or to go on without somebody."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from penultimate.rules.effects import Rule, read_clauses
from penultimate.tables.entries import Language, RuleProposed, RuleTrial, SitInProposed
from penultimate.tables.seats import Seat


@dataclass(frozen=True, slots=True)
class RuleOnCard:
    """A rule, and the language it was written in."""

    rule: Rule
    language: Language


@dataclass(frozen=True, slots=True)
class Proposal:
    """Never changes: an agreement makes a new one."""

    number: int
    kind: Literal["rule", "sit-in"]
    by: int
    which: int = 0
    rule: RuleOnCard | None = None
    """None erases the card."""
    trial: RuleTrial | None = None
    seat: int = -1
    asked: frozenset[int] | None = None
    """Who is asked about somebody who is away; a rule concerns everyone."""
    agreed: frozenset[int] = frozenset()

    def wanted(self, seats: Sequence[Seat]) -> list[int]:
        """Seats whose consent is missing. Bots have given theirs before a rule is put to the others."""
        return [
            seat.number
            for seat in seats
            if seat.has_a_say
            and seat.number != self.by
            and seat.number not in self.agreed
            and (self.asked is None or seat.number in self.asked)
        ]

    def agreed_by(self, seat: int) -> "Proposal":
        return replace(self, agreed=self.agreed | {seat})


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a proposal; `by` is who declined, or -1."""

    proposal: Proposal
    adopted: bool
    by: int = -1


def rule_proposal(number: int, entry: RuleProposed) -> Proposal:
    rule = RuleOnCard(Rule(entry.words, read_clauses(entry.clauses)), entry.language) if entry.words else None
    return Proposal(number, "rule", entry.by, which=entry.which, rule=rule, trial=entry.trial)


def sit_in_proposal(number: int, entry: SitInProposed) -> Proposal:
    return Proposal(number, "sit-in", entry.by, seat=entry.seat, asked=frozenset(entry.wanted))
