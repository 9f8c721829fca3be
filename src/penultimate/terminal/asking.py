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
from penultimate.rules.moves import Choose, ChooseWay
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.place import Place
from penultimate.wording import Verbosity, Wording
from penultimate.wording.arguments import Scene, seat_arguments
from penultimate.wording.questions import Ways

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
        self.verbosity = Verbosity.NORMAL

    def ask(self, table: Place) -> Asked:
        view = table.view
        if table.stage == "match-over":
            again = (self.phrases.say("rematch"),) if table.has_others else ()
            return Asked(("match-over", view.scores if view else ()), again)
        if table.stage == "lobby" or view is None:
            return self._lobby(table)
        if table.stage == "round-over":
            custom = "next-round" if view.options.has_question_cards else "next-round-plain"
            return Asked(("round-over", view.round_number), (self.phrases.say(custom),))
        asked = self._playing(table, view)
        return replace(asked, lines=(*asked.lines, *self._hurry(table))) if asked.lines else asked

    def _playing(self, table: Place, view: SeatView) -> Asked:
        if Uphold in table.legal:
            return self._vote(table, view)
        if view.actor == view.seat:
            return self._mine(table, view)
        if Confirm in table.legal:
            return self._listed(table, view, [Confirm])
        if table.pausing:
            return self._pause(table, view)
        return Asked("wait")

    def _lobby(self, table: Place) -> Asked:
        lobby = table.lobby
        if lobby is None:
            return Asked("lobby")
        here = self.phrases.say("lobby", players=self.words.join(lobby.players), free=lobby.free)
        begins = self.phrases.say("lobby-host" if lobby.is_host else "lobby-wait", host=lobby.host)
        return Asked(("lobby", lobby), (here, begins))

    # --- the kinds of question ----------------------------------------------------------------------------------------

    def _mine(self, table: Place, view: SeatView) -> Asked:
        if view.phase == "turn":
            return self._turn(table, view)
        if view.phase == "drawn":
            assert view.drawn is not None
            return self._listed(table, view, [Play(view.drawn), Keep])
        if view.phase == "answer":
            return self._answer(table, view)
        if view.phase == "confirm":
            return self._listed(table, view, [Confirm])
        if view.phase == "choose" and view.agenda is not None:
            listed = [] if view.agenda.asks == "name" else list(table.legal)  # a number is typed as it is
            return self._listed(table, view, listed)
        if view.phase == "choose":
            return self._listed(table, view, [move for move in table.legal if isinstance(move, Choose)])
        return self._listed(table, view, list(table.legal))

    def _answer(self, table: Place, view: SeatView) -> Asked:
        """Who is hit and cannot answer with a card is not told to look for one (`ways_of`)."""
        return self._listed(table, view, [Accept, Challenge, *(Play(card) for card in playable_cards(table.legal))])

    def _turn(self, table: Place, view: SeatView) -> Asked:
        """Every card once: what can be laid, and then the rest. Briefly without the rest, fully with the whole hand."""
        lines = [self.words.question(view.seat, table.names).top(view.top)]
        if self.verbosity is Verbosity.FULL:
            lines.append(self.phrases.hand(view.hand))
        lines.append(self.playable(table, view))
        rest = set(view.hand) - set(playable_cards(table.legal))
        if self.verbosity is Verbosity.NORMAL and rest:
            lines.append(self.phrases.say("rest", cards=self.phrases.cards(rest, view.hand)))
        return Asked(("turn", view.round_number, view.hand, view.top, view.discards), tuple(lines), shows_hand=True)

    def playable(self, table: Place, view: SeatView) -> str:
        cards = playable_cards(table.legal)
        if not cards:
            return self.phrases.say("can-draw")
        message = "can-or-draw" if Draw in table.legal else "can"
        return self.phrases.say(message, cards=self.phrases.cards(cards, view.hand))

    def _listed(self, table: Place, view: SeatView, wanted: Sequence[Move]) -> Asked:
        """A question whose answers are numbered; those that are not possible are left out."""
        possible = playable_cards(table.legal)
        choices = [move for move in wanted if move in table.legal or (isinstance(move, Play) and move.card in possible)]
        lines = [self.now(table, view)]
        if len(choices) > MOST_CHOICES:  # cards can be typed; that these are enough is said here
            choices = [move for move in choices if isinstance(move, ChooseWay)]
        if 0 < len(choices) <= MOST_CHOICES:
            items = [self.phrases.item(number, self._said(move, table, view)) for number, move in enumerate(choices, 1)]
            lines.append(self.phrases.say("choices", choices=self.phrases.list(items)))
        else:
            choices = []
        key = (view.phase, view.round_number, view.actor, view.hand, view.pending, view.discards, view.agenda)
        return Asked(key, tuple(lines), tuple(choices))

    def _said(self, move: Move, table: Place, view: SeatView) -> str:
        if isinstance(move, ChooseWay) and view.agenda is not None and view.agenda.asks_for_some:
            return self.phrases.say("do-choose-enough")
        if isinstance(move, ChooseWay) and view.agenda is not None and view.agenda.asks == "name":
            return move.way
        return self.phrases.move(move, table.names, view.pending)

    def _vote(self, table: Place, view: SeatView) -> Asked:
        choices = [Uphold, Dismiss, Abstain]
        items = [self.phrases.item(n, self.phrases.move(move, table.names)) for n, move in enumerate(choices, 1)]
        lines = (self._accusation(table, view), self.phrases.say("choices", choices=self.phrases.list(items)))
        return Asked(("vote", view.accused, view.accuser, view.discards), lines, tuple(choices))

    def _pause(self, table: Place, view: SeatView) -> Asked:
        key = ("pause", view.round_number, view.discards, view.counts, view.owing)
        jumps = playable_cards(table.legal)
        if jumps:
            return Asked(key, (self.phrases.say("jump-in", card=self.phrases.card(jumps[0])),))
        return Asked(key, (self.phrases.say("go-on"),))

    # --- the clock ----------------------------------------------------------------------------------------------------

    def time(self, table: Place) -> list[str]:
        """How long whoever must act may still think; nothing where no clock runs."""
        left = table.time_left
        if left is None:
            return []
        who = seat_arguments(Scene(self.words, table.seat, table.names), "seat", left.seat)
        return [self.phrases.say("time-left", kind=left.kind, seconds=left.seconds, **who)]

    def _hurry(self, table: Place) -> list[str]:
        """What belongs to the question itself: one's own time, not the others'."""
        left = table.time_left
        return self.time(table) if left is not None and (left.kind == "dare" or left.seat == table.seat) else []

    # --- what is asked now --------------------------------------------------------------------------------------------

    def now(self, table: Place, view: SeatView) -> str:
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
            ways=ways_of(table.legal),
            agenda=view.agenda,
        )

    def _accusation(self, table: Place, view: SeatView) -> str:
        question = self.words.question(view.seat, table.names)
        return question.accusation(view.accused, view.accuser, may_vote=Uphold in table.legal, may_own_up=False)


def ways_of(legal: Sequence[Move]) -> Ways:
    """What the question may offer: to lay a card, to draw, or both."""
    lays = any(isinstance(move, Play) for move in legal)
    draws = Draw in legal or Accept in legal
    return "all" if lays == draws else "play" if lays else "draw"


def playable_cards(legal: Sequence[Move]) -> list[Card]:
    """Each card once, sorted, whatever colours and calls go with it."""
    return sorted({move.card for move in legal if isinstance(move, Play)})
