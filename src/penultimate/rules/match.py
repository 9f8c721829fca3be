"""Rounds become a match: the draw for the dealer, the deals, the scores, the winners."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, final

from penultimate.rules.cards import CARDS
from penultimate.rules.chance import commitment, shuffle
from penultimate.rules.effects import Rule, RuleError
from penultimate.rules.events import (
    DealerDrawn,
    DealerFound,
    Event,
    MatchEnded,
    RoundScored,
    RuleWritten,
)
from penultimate.rules.moves import Move, Next
from penultimate.rules.options import MARIO, Options, check_players
from penultimate.rules.public import has_nothing_to_do, own_facts, public_facts
from penultimate.rules.refusals import Refusal, Refused
from penultimate.rules.round import LegalMoves, Round, deal, new_deck
from penultimate.rules.state import NOBODY, NoRules, hand_of
from penultimate.rules.view import SeatView

NO_MOVES: Final = LegalMoves(())


def seed_of(seed: bytes | int | str) -> bytes:
    """Seeds are bytes; numbers and texts are for people who try things out."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


@final
class Match:
    """A whole match. `beginning` holds the events of the first deal; `apply` returns all later ones."""

    def __init__(
        self,
        players: int,
        options: Options = MARIO,
        *,
        seed: bytes | int | str,
        rules: tuple[Rule | None, Rule | None] = NoRules,
    ) -> None:
        check_players(players)
        for rule in rules:
            check_rule(rule, players, options)
        self.players = players
        self.options = options
        self.rules = rules
        self.seed = seed_of(seed)
        self.scores = [0] * players
        self.round_number = 1
        self.winners: tuple[int, ...] = ()
        self.beginning: list[Event] = []
        dealer, shuffles = draw_for_dealer(players, options, self.seed, self.beginning)
        self.round = deal(
            players,
            options,
            seed=self.seed,
            dealer=dealer,
            rules=rules,
            shuffles=shuffles,
            log=self.beginning,
        )

    # --- what is the case ---------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the first deal."""
        return commitment(self.seed)

    @property
    def phase(self) -> str:
        return "match-over" if self.winners else self.round.phase

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def actor(self) -> int:
        return self.round.actor

    @property
    def dealer(self) -> int:
        return int(self.round.state.dealer)

    def view(self, seat: int) -> SeatView:
        """What `seat` may know; -1 for somebody who only watches."""
        view = self.round.view(seat, round_number=self.round_number, scores=self.scores)
        return _with_winners(view, self.winners) if self.winners else view

    def public_facts(self, shown_discards: int) -> dict[str, object]:
        """What is the same in everybody's view, as plain values; see `public.py`."""
        facts = public_facts(self.round.state, shown_discards)
        facts["round_number"] = self.round_number
        facts["scores"] = self.scores
        facts["match_winners"] = self.winners
        if self.winners:
            facts["phase"] = "match-over"
        return facts

    def own_facts(self, seat: int) -> dict[str, object]:
        """What of `view(seat)` nobody else's view has, as plain values."""
        return own_facts(self.round.state, seat)

    def legal_moves(self, seat: int) -> LegalMoves:
        if self.winners or not 0 <= seat < self.players:
            return LegalMoves(())
        if self.round.is_over:
            return LegalMoves((Next.code,))
        if has_nothing_to_do(self.round.state, seat):
            return NO_MOVES
        return self.round.legal_moves(seat)

    def why_not(self, seat: int, move: Move) -> Refused | None:
        """The refusal that `apply` would raise, or None where the move is allowed."""
        if self.winners:
            return Refused(Refusal.MATCH_OVER, "SCORE-2" if self.options.scoring == "winner" else "SCORE-3")
        if self.round.is_over and move == Next:
            if 0 <= seat < self.players:
                return None
            return Refused(Refusal.NO_SUCH_PLAYER, "CARD-6")
        return self.round.why_not(seat, move)

    def digest(self) -> str:
        """A fingerprint of the match as it stands."""
        text = f"{self.round.digest()} {self.round_number} {self.scores} {self.winners}"
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    # --- what happens -------------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Make a move. Raises `Refused`, and changes nothing, where it is not allowed."""
        refused = self.why_not(seat, move)
        if refused is not None:
            raise refused
        if self.round.is_over:
            return self._deal_next_round()
        events = self.round.apply(seat, move)
        if self.round.phase == "round-over":
            self._score(events)
        return events

    def write_rule(self, which: int, rule: Rule | None) -> list[Event]:
        """Put a rule on custom card 1 or 2 (None erases it), between rounds. The others' consent is the table's job."""
        if not self.round.is_over or self.winners:
            raise RuleError("not-now", "rules are written before the match or between rounds")
        if which not in (1, 2):
            raise RuleError("which", "there are two custom cards, 1 and 2")
        check_rule(rule, self.players, self.options)
        self.rules = (rule, self.rules[1]) if which == 1 else (self.rules[0], rule)
        return [RuleWritten(which, "" if rule is None else rule.words)]

    def clone(self) -> "Match":
        """A copy that can be played on independently."""
        copy = Match(self.players, self.options, seed=self.seed, rules=self.rules)
        copy.scores = list(self.scores)
        copy.round_number = self.round_number
        copy.winners = self.winners
        copy.beginning = []
        copy.round = self.round.clone()
        return copy

    def _deal_next_round(self) -> list[Event]:
        """SETUP-5: the deal passes to the left."""
        events: list[Event] = []
        self.round_number += 1
        self.round = deal(
            self.players,
            self.options,
            seed=self.seed,
            dealer=(self.dealer + 1) % self.players,
            rules=self.rules,
            shuffles=int(self.round.state.shuffles),
            number=self.round_number,
            log=events,
        )
        return events

    def _score(self, events: list[Event]) -> None:
        points = round_points(self.round, self.options)
        self.scores = [total + gained for total, gained in zip(self.scores, points, strict=True)]
        events.append(RoundScored(tuple(points), tuple(self.scores)))
        self.winners = match_winners(self.scores, self.options)
        if self.winners:
            events.append(MatchEnded(self.winners))


def _with_winners(view: SeatView, winners: tuple[int, ...]) -> SeatView:
    return replace(view, phase="match-over", match_winners=winners)


def check_rule(rule: Rule | None, players: int, options: Options) -> None:
    """A rule that cannot be carried out at this table is refused before the cards are dealt."""
    if rule is None:
        return
    if not options.has_stars:
        raise RuleError("no-custom-cards", "this edition has no custom cards to write on")
    if rule.choices >= players:
        raise RuleError("too-few-players", "the rule lets its player choose more players than there are others")


def draw_for_dealer(players: int, options: Options, seed: bytes, log: list[Event]) -> tuple[int, int]:
    """SETUP-1. Returns the dealer and the number of the next shuffle."""
    contenders = list(range(players))
    shuffles = 0
    while len(contenders) > 1:
        cards = new_deck(options)
        shuffle(cards, options.deck_size, seed, shuffles)
        shuffles += 1
        best: list[int] = []
        highest = -1
        for place, seat in enumerate(contenders):
            card = CARDS[int(cards[place])]
            log.append(DealerDrawn(seat, card))
            value = 0 if card.number is None else card.number
            if value > highest:
                highest = value
                best = []
            if value == highest:
                best.append(seat)
        contenders = best
    log.append(DealerFound(contenders[0]))
    return contenders[0], shuffles


def round_points(finished: Round, options: Options) -> list[int]:
    """SCORE-1 to SCORE-3: what a finished round brings each seat. A dead round brings nobody anything."""
    state = finished.state
    players = int(state.players)
    left = [sum([card.points for card in hand_of(state, seat)]) for seat in range(players)]
    if state.winner == NOBODY:
        return [0] * players
    if options.scoring == "low":
        return left
    points = [0] * players
    points[int(state.winner)] = sum(left)
    return points


def match_winners(scores: Sequence[int], options: Options) -> tuple[int, ...]:
    """Who has won the match; nobody yet, if it goes on."""
    highest = max(scores)
    reached = highest >= options.target if options.target_test == "reach" else highest > options.target
    if not reached:
        return ()
    best = highest if options.scoring == "winner" else min(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == best])
