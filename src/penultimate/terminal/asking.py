"""What the player is asked, in lines, and what the numbers of the list stand for."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import final

from penultimate.rules import (
    Abstain,
    Accept,
    Card,
    Challenge,
    Confirm,
    Dismiss,
    Draw,
    Keep,
    Move,
    Play,
    SeatView,
    Uphold,
)
from penultimate.rules.moves import Choose
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.table import Table
from penultimate.wording import Wording
from penultimate.wording.arguments import Scene, seat_arguments

MOST_CHOICES = 12
"""A longer list is no help."""


@dataclass(frozen=True)
class Asked:
    key: object
    """Two questions with the same key are the same question."""
    lines: tuple[str, ...] = ()
    choices: tuple[Move, ...] = ()
    shows_hand: bool = False


@final
class Asker:
    def __init__(self, words: Wording) -> None:
        self.words = words
        self.phrases = Phrases(words)

    def ask(self, table: Table) -> Asked:
        view = table.view
        if table.stage == "match-over":
            again = (self.phrases.say("rematch"),) if table.has_others else ()
            return Asked(("match-over", view.scores if view else ()), again)
        if table.stage == "lobby" or view is None:
            return self._lobby(table)
        if table.stage == "round-over":
            custom = "next-round" if view.options.has_stars else "next-round-plain"
            return Asked(("round-over", view.round_number), (self.phrases.say(custom),))
        asked = self._playing(table, view)
        return replace(asked, lines=(*asked.lines, *self._hurry(table))) if asked.lines else asked

    def _playing(self, table: Table, view: SeatView) -> Asked:
        if Uphold in table.legal:
            return self._vote(table, view)
        if view.actor == view.seat:
            return self._mine(table, view)
        if Confirm in table.legal:
            return self._listed(table, view, [Confirm])
        if table.pausing:
            return self._pause(table, view)
        return Asked("wait")

    def _lobby(self, table: Table) -> Asked:
        lobby = table.lobby
        if lobby is None:
            return Asked("lobby")
        here = self.phrases.say("lobby", players=self.words.join(lobby.players), free=lobby.free)
        begins = self.phrases.say("lobby-host" if lobby.is_host else "lobby-wait", host=lobby.host)
        return Asked(("lobby", lobby), (here, begins))

    # --- the kinds of question ----------------------------------------------------------------------------------------

    def _mine(self, table: Table, view: SeatView) -> Asked:
        if view.phase == "turn":
            return self._turn(table, view)
        if view.phase == "drawn":
            assert view.drawn is not None
            return self._listed(table, view, [Play(view.drawn), Keep])
        if view.phase == "answer":
            return self._answer(table, view)
        if view.phase == "confirm":
            return self._listed(table, view, [Confirm])
        if view.phase == "choose":
            return self._listed(table, view, [move for move in table.legal if isinstance(move, Choose)])
        return self._listed(table, view, list(table.legal))

    def _answer(self, table: Table, view: SeatView) -> Asked:
        """Who is hit and cannot answer need not look for the card that may."""
        answers = [Play(card) for card in playable_cards(table.legal)]
        asked = self._listed(table, view, [Accept, Challenge, *answers])
        if answers:
            return asked
        first = self.words.say_text("sentence-between").join((asked.lines[0], self.phrases.say("no-answer")))
        return replace(asked, lines=(first, *asked.lines[1:]))

    def _turn(self, table: Table, view: SeatView) -> Asked:
        question = self.words.question(view.seat, table.names)
        lines = (question.top(view.top), self.phrases.hand(view.hand), self.playable(table, view))
        return Asked(("turn", view.round_number, view.hand, view.top, view.discards), lines, shows_hand=True)

    def playable(self, table: Table, view: SeatView) -> str:
        cards = playable_cards(table.legal)
        if not cards:
            return self.phrases.say("can-draw")
        message = "can-or-draw" if Draw in table.legal else "can"
        return self.phrases.say(message, cards=self.phrases.cards(cards, view.hand))

    def _listed(self, table: Table, view: SeatView, wanted: Sequence[Move]) -> Asked:
        """A question whose answers are numbered; those that are not possible are left out."""
        possible = playable_cards(table.legal)
        choices = [move for move in wanted if move in table.legal or (isinstance(move, Play) and move.card in possible)]
        lines = [self.now(table, view)]
        if 0 < len(choices) <= MOST_CHOICES:
            items = [
                self.phrases.item(number, self.phrases.move(move, table.names, view.pending))
                for number, move in enumerate(choices, 1)
            ]
            lines.append(self.phrases.say("choices", choices=self.phrases.list(items)))
        else:
            choices = []
        key = (view.phase, view.round_number, view.actor, view.hand, view.pending, view.discards)
        return Asked(key, tuple(lines), tuple(choices))

    def _vote(self, table: Table, view: SeatView) -> Asked:
        choices = [Uphold, Dismiss, Abstain]
        items = [self.phrases.item(n, self.phrases.move(move, table.names)) for n, move in enumerate(choices, 1)]
        lines = (self._accusation(table, view), self.phrases.say("choices", choices=self.phrases.list(items)))
        return Asked(("vote", view.accused, view.accuser, view.discards), lines, tuple(choices))

    def _pause(self, table: Table, view: SeatView) -> Asked:
        key = ("pause", view.round_number, view.discards, view.counts, view.owing)
        jumps = playable_cards(table.legal)
        if jumps:
            return Asked(key, (self.phrases.say("jump-in", card=self.phrases.card(jumps[0])),))
        return Asked(key, (self.phrases.say("go-on"),))

    # --- the clock ----------------------------------------------------------------------------------------------------

    def time(self, table: Table) -> list[str]:
        """How long whoever must act may still think; nothing where no clock runs."""
        left = table.time_left
        if left is None:
            return []
        who = seat_arguments(Scene(self.words, table.seat, table.names), "seat", left.seat)
        return [self.phrases.say("time-left", kind=left.kind, seconds=left.seconds, **who)]

    def _hurry(self, table: Table) -> list[str]:
        """What belongs to the question itself: one's own time, not the others'."""
        left = table.time_left
        return self.time(table) if left is not None and (left.kind == "dare" or left.seat == table.seat) else []

    # --- what is asked now --------------------------------------------------------------------------------------------

    def now(self, table: Table, view: SeatView) -> str:
        """What is asked of whom, in one sentence."""
        question = self.words.question(view.seat, table.names)
        seat = view.attacker if view.phase == "confirm" else view.actor
        words = ""
        if view.phase == "confirm" and view.top.face.startswith("W?"):
            rule = table.rules[int(view.top.face[2:]) - 1]
            words = "" if rule is None else rule.words
        return question.asked(
            view.phase,
            seat,
            cards=view.pending,
            attacker=view.attacker,
            plus_four=view.top.face == "W+4",
            card=view.drawn,
            players=view.choices,
            words=words,
        )

    def _accusation(self, table: Table, view: SeatView) -> str:
        question = self.words.question(view.seat, table.names)
        return question.accusation(view.accused, view.accuser, may_vote=Uphold in table.legal, may_own_up=False)


def playable_cards(legal: Sequence[Move]) -> list[Card]:
    """Each card once, sorted, whatever colours and calls go with it."""
    return sorted({move.card for move in legal if isinstance(move, Play)})
