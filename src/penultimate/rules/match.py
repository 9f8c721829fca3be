"""Rounds become a match: the draw for the dealer, the deals, the scores, the winners."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, final

from penultimate.rules.cards import CARDS, write_cards
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
from penultimate.rules.phases import Phase
from penultimate.rules.plain import PublicFacts
from penultimate.rules.public import has_nothing_to_do, own_facts, own_facts_are_the_same, public_facts
from penultimate.rules.refusals import Refusal, Refused
from penultimate.rules.round import LegalMoves, Round, deal, new_deck
from penultimate.rules.showing import situation, table_text
from penultimate.rules.state import NOBODY, OVER, NoRules, State, bonus_of, hand_of, would_be_guilty
from penultimate.rules.view import SeatView, attacker_of

NO_MOVES: Final = LegalMoves(())


def seed_of(seed: bytes | int | str) -> bytes:
    """Seeds are bytes; numbers and texts are for people who try things out."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


@final
class Match:
    """A whole match: the first deal, every round, the scores, the winners.

    It is made with the number of players, the options and a seed, which alone decides all chance. Then ask it whose
    turn it is, what is allowed and what a seat may know, and tell it moves:

    >>> from penultimate.rules import MARIO, Match
    >>> match = Match(3, MARIO, seed=2026)
    >>> match
    <Match: mario, 3 players, round 1, scores 0 0 0, seat 1's turn>
    >>> move = match.legal_moves(match.actor)[0]
    >>> events = match.apply(match.actor, move)

    Matches can be copied (`copy`), pickled and compared by `digest`. `rules` are what is written on the two custom
    cards, where the edition has them. `beginning` holds the events of the first deal; `apply` returns all later ones.
    """

    def __init__(
        self,
        players: int,
        options: Options = MARIO,
        *,
        seed: bytes | int | str,
        rules: tuple[Rule | None, Rule | None] = NoRules,
        _dealt: Round | None = None,
    ) -> None:
        """`_dealt` is for copies: a round that is on already."""
        self.players = players
        """How many play."""
        self.options = options
        """How the table plays."""
        self.rules = rules
        """What is written on the two custom cards; None where nothing is."""
        self.seed = seed_of(seed)
        """All chance follows from it: keep it secret until the match is over."""
        self.scores = [0] * players
        """The points of each seat so far."""
        self.round_number = 1
        """The first round is 1."""
        self.winners: tuple[int, ...] = ()
        """Who has won the match; several where the rules allow a tie; nobody while it goes on."""
        self.beginning: list[Event] = []
        """What happened before the first move: the draw for the dealer, the deal, the first card."""
        if _dealt is not None:
            self.round = _dealt
            return
        check_players(players)
        for rule in rules:
            check_rule(rule, players, options)
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
        """The round that is being played, all hands open."""

    # --- what is the case ---------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the first deal."""
        return commitment(self.seed)

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return Phase.MATCH_OVER if self.winners else self.round.phase

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return bool(self.winners)

    @property
    def actor(self) -> int:
        """Who must act now."""
        return self.round.actor

    @property
    def dealer(self) -> int:
        """Who dealt this round."""
        return int(self.round._state.dealer)

    def view(self, seat: int) -> SeatView:
        """What `seat` may know; -1 for somebody who only watches."""
        view = self.round.view(seat, round_number=self.round_number, scores=self.scores)
        return _with_winners(view, self.winners) if self.winners else view

    def public_facts(self) -> PublicFacts:
        """What is the same in everybody's view."""
        return public_facts(self.round._state, self.round_number, tuple(self.scores), self.winners)

    def own_facts(self, seat: int) -> dict[str, object]:
        """What of `view(seat)` nobody else's view has, as plain values."""
        return own_facts(self.round._state, seat)

    def has_own_facts_of(self, before: "Match", seat: int) -> bool:
        """Whether `own_facts(seat)` is what it was then."""
        return own_facts_are_the_same(before.round._state, self.round._state, seat)

    # What tables ask, so that nobody there needs to look into a state.

    @property
    def owing(self) -> int:
        """Who forgot to call UNO and can still be caught; -1 for nobody."""
        return -1 if self.round.is_over else int(self.round._state.owing)

    @property
    def attacker(self) -> int:
        """Who laid the card that waits for an answer, or whose dare is to be confirmed; -1 if none does."""
        return attacker_of(self.round._state)

    @property
    def accusation(self) -> tuple[int, int]:
        """Two accusations with the same numbers are in the same state: nobody has abstained since. Open or not."""
        return int(self.round._state.accused), int(self.round._state.abstaining)

    def has_confirmed(self, seat: int) -> bool:
        """CUST-2: whether this seat has said that the dare was carried out."""
        return bool(self.round._state.confirmed & (1 << seat))

    def would_bluff(self, seat: int) -> bool:
        """W4-2, W4-3: whether a +4 laid now by this seat could be punished. Only its own player is to be told."""
        return would_be_guilty(self.round._state, seat)

    def legal_moves(self, seat: int) -> LegalMoves:
        """Everything `seat` may do now, whoever's turn it is: `move in match.legal_moves(seat)`."""
        if self.winners or not 0 <= seat < self.players:
            return LegalMoves(())
        if self.round.is_over:
            return LegalMoves((Next.code,))
        if has_nothing_to_do(self.round._state, seat):
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
        """Make a move; returns what happened. Raises `Refused`, and changes nothing, where it is not allowed.

        Each event tells what a seat may know of it: `event.seen_by(seat)`.
        """
        refused = self.why_not(seat, move)
        if refused is not None:
            raise refused
        if self.round.is_over:
            return self._deal_next_round()
        events = self.round.carry_out(seat, move)
        if self.round._state.phase == OVER:
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

    def copy(self) -> "Match":
        """A copy that can be played on independently. It costs about a microsecond: the way to take moves back.

        >>> from penultimate.rules import Match
        >>> match = Match(3, seed=7)
        >>> before = match.copy()
        >>> _ = match.apply(match.actor, match.legal_moves(match.actor)[0])
        >>> match = before  # taken back
        """
        return self.clone()

    def clone(self) -> "Match":
        """The same as `copy`."""
        copy = Match(self.players, self.options, seed=self.seed, rules=self.rules, _dealt=self.round.clone())
        copy.scores = list(self.scores)
        copy.round_number = self.round_number
        copy.winners = self.winners
        copy.beginning = self.beginning  # nothing is added to it after the deal
        return copy

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        standing = (list(self.scores), self.round_number, self.winners, list(self.beginning))
        return (_unpickled, (self.options, self.seed, self.rules, self.round, *standing))

    def __repr__(self) -> str:
        scores = " ".join([str(score) for score in self.scores])
        facts = f"{self.options.edition}, {self.players} players, round {self.round_number}, scores {scores}"
        return f"<Match: {facts}, {situation(self.view(-1))}>"

    def __str__(self) -> str:
        scores = " ".join([str(score) for score in self.scores])
        hands = [write_cards(self.round.hand(seat)) for seat in range(self.players)]
        return f"round {self.round_number}, scores {scores}\n{table_text(self.view(-1), hands)}"

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
            shuffles=int(self.round._state.shuffles),
            number=self.round_number,
            log=events,
            scores=tuple(self.scores),
        )
        return events

    def _score(self, events: list[Event]) -> None:
        points = round_points(self.round, self.options)
        self.scores = [total + gained for total, gained in zip(self.scores, points, strict=True)]
        events.append(RoundScored(tuple(points), tuple(self.scores)))
        self.winners = match_winners(self.scores, self.options)
        if self.winners:
            events.append(MatchEnded(self.winners))


def _unpickled(
    options: Options,
    seed: bytes,
    rules: tuple[Rule | None, Rule | None],
    on: Round,
    scores: list[int],
    round_number: int,
    winners: tuple[int, ...],
    beginning: list[Event],
) -> Match:
    match = Match(on.players, options, seed=seed, rules=rules, _dealt=on)
    match.scores = scores
    match.round_number = round_number
    match.winners = winners
    match.beginning = beginning
    return match


def _with_winners(view: SeatView, winners: tuple[int, ...]) -> SeatView:
    return replace(view, phase=Phase.MATCH_OVER, match_winners=winners)


def check_rule(rule: Rule | None, players: int, options: Options) -> None:
    """A rule that cannot be carried out at this table is refused before the cards are dealt."""
    if rule is None:
        return
    if not options.has_question_cards:
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
    """SCORE-1 to SCORE-3: what a finished round brings each seat. The cards of a dead round bring nobody anything."""
    state = finished._state
    points = _points_for_cards(state, options)
    if state.bonus or state.prize:
        for seat in range(int(state.players)):
            bonus = bonus_of(state, seat) + (int(state.prize) if seat == state.winner else 0)
            before = state.scores[seat] if state.scores else 0
            points[seat] = max(points[seat] + bonus, min(0, -before))  # nobody has less than nothing
    return points


def _points_for_cards(state: State, options: Options) -> list[int]:
    players = int(state.players)
    left = [sum([card.points for card in hand_of(state, seat)]) * int(state.stakes) for seat in range(players)]
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
