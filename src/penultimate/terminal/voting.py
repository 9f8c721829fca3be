"""Agreeing with the others at the table: on a rule for a Question Card, and on going on without who is away."""

from collections.abc import Sequence
from typing import final

from penultimate.terminal.place import OpenProposal
from penultimate.terminal.rule_writing import Talk
from penultimate.terminal.typed_lines import seats_named


@final
class Voter:
    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    async def command(self, name: str, rest: str) -> None:
        if name == "sit-in":
            await self._go_on_without(rest)
        else:
            await self._vote(rest, agree=name == "agree")

    async def _vote(self, rest: str, *, agree: bool) -> None:
        """On what is asked; who declines what they proposed themselves takes it back."""
        table = self.talk.table
        wanted = self._meant(rest, [one for one in table.proposals if one.wants_me])
        own = self._meant(rest, [one for one in table.proposals if one.by == table.seat])
        if wanted:
            await table.vote(wanted[0].number, agree=agree)
            if agree:  # a refusal is told to everybody
                self.talk.say("agreed")
        elif own and not agree:
            await table.withdraw(own[0].number)
        else:
            self.talk.say("no-proposal")

    def _meant(self, rest: str, proposals: Sequence[OpenProposal]) -> list[OpenProposal]:
        """Those a number (of a card) or a name (of who is away) speaks of; all where nothing was said."""
        text = rest.strip()
        if not text:
            return list(proposals)
        if text.isdecimal():
            return [one for one in proposals if one.kind == "rule" and one.which == int(text)]
        seats = seats_named(text, self.talk.table.names)
        return [one for one in proposals if one.kind == "sit-in" and one.seat in seats]

    async def _go_on_without(self, rest: str) -> None:
        table = self.talk.table
        seats = [seat for seat in seats_named(rest, table.names) if seat >= 0]
        if len(seats) == 1:
            await table.propose_sit_in(seats[0])
        else:
            others = [name for seat, name in enumerate(table.names) if seat != table.seat and name]
            self.talk.say("sit-in-whom", player=others[0].lower() if others else "ben")
