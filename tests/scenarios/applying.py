"""Which refusals apply to a move, each judged by itself, straight from the rulebook and from what people can see.

The engine asks in an order of its own and stops at the first; here every question stands alone. A test compares them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from penultimate.rules import (
    Card,
    Choose,
    ChooseCards,
    ChooseWay,
    Event,
    Match,
    Move,
    NameColour,
    Next,
    Play,
    Refusal,
    SeatView,
)
from penultimate.rules.cards import COLOUR_LETTERS
from penultimate.rules.effects import (
    ArrangePile,
    BuryCards,
    DraftCards,
    DropCards,
    HandOver,
    Law,
    Many,
    PickCards,
    SalvageCards,
    ShowCards,
)
from penultimate.rules.events import CardsDrawn, CardsGiven, CardTakenBack, HandReceived, HandsSwapped, UnoCalled
from penultimate.rules.moves import WORDS, Point, verb_of
from penultimate.rules.whichcards import ANY, CARD_SETS, JUST_DRAWN, SAME

TURN_VERBS: Final = frozenset(("play", "draw", "keep", "accept", "challenge", "colour", "choose"))
"""What only the player whose turn it is does."""
TALK_VERBS: Final = frozenset(("accuse", "uphold", "dismiss", "abstain", "own-up"))


@dataclass
class Watcher:
    """Remembers, from what is told at the table, who laid down to one card, never called and was not caught in time."""

    match: Match
    forgot: set[int] = field(default_factory=set)

    def apply(self, seat: int, move: Move) -> None:
        owing = self.match.view(-1).owing
        events = self.match.apply(seat, move)
        caught = WORDS[verb_of(move.code)] == "catch"
        if owing >= 0 and self.match.view(-1).owing != owing and not caught:
            self.forgot.add(owing)
        self.forgot -= {seat for event in events for seat in _forgiven(event)}
        if self.match.phase in ("round-over", "match-over") or move == Next:
            self.forgot.clear()


def _forgiven(event: Event) -> tuple[int, ...]:
    """Who has called, or holds other cards than the one that was left."""
    match event:
        case CardsDrawn(seat=seat, cards=cards):
            return (seat,) if cards else ()
        case CardsGiven(to=seat, cards=cards):
            return (seat,) if cards else ()
        case HandsSwapped(first=first, second=second):
            return (first, second)
        case UnoCalled(seat=seat) | CardTakenBack(seat=seat) | HandReceived(seat=seat):
            return (seat,)
    return ()


class Attempt:
    """A move that somebody tries, and the questions the rulebook asks about it."""

    def __init__(self, view: SeatView, forgot: set[int], seat: int, move: Move) -> None:
        self.view = view
        self.forgot = forgot
        self.seat = seat
        self.move = move
        self.verb = WORDS[verb_of(move.code)]
        self.options = view.options
        self.phase = view.phase

    @property
    def mine(self) -> bool:
        return self.seat == self.view.actor

    @property
    def held(self) -> int:
        return self.view.counts[self.seat]

    @property
    def card(self) -> Card | None:
        return self.move.card if isinstance(self.move, Play) else None

    @property
    def named(self) -> tuple[int, ...]:
        if isinstance(self.move, Point):
            return (self.move.seat,)
        return self.move.seats if isinstance(self.move, Choose) else ()

    def is_twin(self) -> bool:
        """HOUSE-4: a coloured card identical to the top one."""
        return self.options.jump_in and self.card == self.view.top and not self.view.top.is_wild

    def fits(self, card: Card) -> bool:
        """TURN-1; CUST-2, where a rule in force lets cards be laid on any other."""
        laws = [each.law for each in self.view.standing if each.seats & (1 << self.seat)]
        freed = any(law.law is Law.FREE and CARD_SETS[law.which] & (1 << card.kind) for law in laws)
        return card.is_wild or freed or self.matches(card)

    def matches(self, card: Card) -> bool:
        """TURN-4: wilds do not."""
        top = self.view.top
        return not card.is_wild and (card.colour == top.colour or (not top.is_wild and card.face == top.face))

    def answers(self) -> bool:
        """STAR-1, HOUSE-1, CUST-2: whether the card is an answer to what waits."""
        card = self.card
        assert card is not None
        stacks = self.options.stacking and card.face in ("+2", "W+4") and card.face == self.view.top.face
        stacks = (stacks or self.may_stack(card)) and not self.view.duel
        return self.mine and (card.face == "W*" or stacks)

    def may_stack(self, card: Card) -> bool:
        """CUST-2: whether a rule in force lets the card answer the one on top."""
        laws = [each.law for each in self.view.standing if each.seats & (1 << self.seat)]
        kinds = (card.kind, self.view.top.kind)
        return any(law.law is Law.STACK and all(CARD_SETS[law.which] & (1 << kind) for kind in kinds) for law in laws)

    def is_forbidden(self, card: Card) -> bool:
        """CUST-2: whether a rule in force forbids the card."""
        laws = [each.law for each in self.view.standing if each.seats & (1 << self.seat)]
        bit = 1 << card.kind
        banned = any(law.law is Law.BAN and CARD_SETS[law.which] & bit for law in laws)
        return banned or any(law.law is Law.ONLY and not CARD_SETS[law.which] & bit for law in laws)

    def may_be_laid(self, card: Card) -> bool:
        return self.fits(card) and not self.is_forbidden(card)

    def chosen_for_rule(self) -> tuple[Card, ...]:
        """The cards that are chosen where a rule asks for cards."""
        asked = self.mine and self.phase == "choose" and self.wanted_cards() is not None
        return self.move.cards if asked and isinstance(self.move, ChooseCards) else ()

    def wanted_cards(self) -> int | None:
        """The kinds of card that a rule asks for now."""
        effect = self.view.agenda.jobs[0].effect if self.view.agenda is not None else None
        if isinstance(effect, DraftCards | ArrangePile):
            return CARD_SETS[ANY]
        if not isinstance(effect, HandOver | DropCards | ShowCards | BuryCards | PickCards | SalvageCards):
            return None
        if effect.which == JUST_DRAWN:
            return sum({1 << card.kind for card in self.view.got})
        return self._shared(effect.which, effect.cards) if effect.which in SAME else CARD_SETS[effect.which]

    def _shared(self, which: str, cards: Many) -> int:
        """Those of the hand that have their colour, or their number, in common with enough others."""
        sorts = list(COLOUR_LETTERS) if which == SAME[0] else [str(number) for number in range(10)]
        enough = cards if isinstance(cards, int) else 1
        return sum(
            CARD_SETS[sort]
            for sort in sorts
            if sum(CARD_SETS[sort] >> card.kind & 1 for card in self.view.hand) >= enough
        )

    def source(self) -> tuple[Card, ...]:
        """Where the cards lie that a rule asks for."""
        agenda = self.view.agenda
        assert agenda is not None
        match agenda.jobs[0].effect.verb:
            case "pick":
                return dict(self.view.known).get(agenda.jobs[0].to, ())
            case "draft":
                return self.view.seen
            case "arrange":
                return self.view.seen[len(self.view.seen) - agenda.jobs[0].left :]
            case "salvage":
                return self.view.discards[:-1]
        return self.view.hand

    def would_bluff(self) -> bool:
        matching = self.options.plus4_guilt == "matching"
        return any(
            self.matches(card) if matching else card.colour == self.view.top.colour
            for card in self.view.hand
            if not card.is_wild
        )

    # --- one question for each refusal, in the order of the rulebook ------------------------------------------------

    def match_over(self) -> bool:
        return self.phase == "match-over"

    def round_over(self) -> bool:
        return self.phase == "round-over" and self.verb != "next"

    def no_such_player(self) -> bool:
        seats = range(self.view.players)
        return self.seat not in seats or any(seat not in seats for seat in self.named)

    def not_your_turn(self) -> bool:
        return self.verb in TURN_VERBS and not self.mine and not self.is_twin()

    def not_in_hand(self) -> bool:
        chosen = self.chosen_for_rule()
        if any(chosen.count(card) > self.source().count(card) for card in chosen):
            return True
        return self.card is not None and self.card not in self.view.hand

    def answer_first(self) -> bool:
        if self.verb not in TURN_VERBS:
            return False
        if self.phase == "answer":
            return not self.answers() if self.card else self.verb not in ("accept", "challenge")
        return self.phase == "confirm" or (self.phase == "choose" and self.verb != "choose")

    def colour_needed(self) -> bool:
        if self.phase == "colour" and self.verb in TURN_VERBS:
            return self.verb != "colour"
        return isinstance(self.move, Play) and self.move.card.is_wild and not self._says_colour(self.move)

    @staticmethod
    def _says_colour(play: Play) -> bool:
        return play.colour is not None or play.unknown_colour

    def only_the_drawn_card(self) -> bool:
        return self.card is not None and self.phase == "drawn" and self.mine and self.card != self.view.drawn

    def no_match(self) -> bool:
        """What answers a +2 or +4 need not match it: HOUSE-1 asks for the same face, whatever the colour."""
        wanted = self.wanted_cards()
        if any(wanted is not None and not wanted & (1 << card.kind) for card in self.chosen_for_rule()):
            return True
        if self.card is None:
            return False
        return self.is_forbidden(self.card) or (self.phase != "answer" and not self.fits(self.card))

    def no_such_colour(self) -> bool:
        if isinstance(self.move, NameColour):
            return self.move.colour is None
        if not isinstance(self.move, Play):
            return False
        return self.move.unknown_colour or (self._says_colour(self.move) and not self.move.card.is_wild)

    def must_play(self) -> bool:
        if self.verb == "draw" and self.phase == "turn":
            cards_left = self.view.pile_size > 0 or len(self.view.discards) > 1
            pressed = any(
                each.law.law is Law.PRESS and each.seats & (1 << self.seat) for each in self.view.standing
            )  # CUST-2
            if (not cards_left or pressed) and any(self.may_be_laid(card) for card in self.view.hand):
                return True  # TURN-6
            matching = [card for card in self.view.hand if self.matches(card) and not self.is_forbidden(card)]
            return not self.options.draw_when_able and bool(matching)  # TURN-4
        if self.verb == "keep" and self.phase == "drawn" and self.options.force_play:
            assert self.view.drawn is not None
            return self.view.drawn.face != "W+4" or not self.would_bluff()  # HOUSE-3
        return False

    def nothing_drawn(self) -> bool:
        return self.verb == "keep" and self.phase != "drawn"

    def nothing_to_challenge(self) -> bool:
        waits = self.phase == "answer" and self.view.top.face == "W+4" and not self.view.duel
        return self.verb == "challenge" and not waits

    def nothing_to_answer(self) -> bool:
        return self.verb == "accept" and self.phase != "answer"

    def uno_too_early(self) -> bool:
        if isinstance(self.move, Play):
            return self.move.uno and self.held > 2
        about_to_lay = self.mine and self.phase not in ("choose", "confirm")
        return self.verb == "uno" and (self.held > 2 or (self.held == 2 and not about_to_lay))

    def already_called(self) -> bool:
        return self.verb == "uno" and self.view.called[self.seat]

    def too_late(self) -> bool:
        return self.verb == "catch" and self.named[0] in self.forgot

    def nothing_to_catch(self) -> bool:
        return self.verb == "catch" and (self.named[0] != self.view.owing or self.named[0] == self.seat)

    def no_coaching_rule(self) -> bool:
        return self.verb in TALK_VERBS and self.options.coaching_penalty == 0

    def not_now(self) -> bool:
        """Anything else."""
        match self.verb:
            case "play":
                return not self.mine and self.phase != "turn"
            case "draw":
                return self.phase == "drawn"
            case "colour":
                return self.phase != "colour"
            case "choose":
                return self.phase != "choose" or not self._is_a_choice()
            case "confirm":
                return self.phase != "confirm" or self.view.confirmed[self.seat]
            case "next":
                return self.phase != "round-over"
        return self.verb in TALK_VERBS and not self._may_talk()

    def _is_a_choice(self) -> bool:
        agenda = self.view.agenda
        if agenda is not None and isinstance(self.move, ChooseWay):
            ways = {"may": ("yes", "no"), "name": tuple("0123456789"), "dye": tuple("BGRY")}
            ways |= dict.fromkeys(("either", "ways"), tuple("1234")[: agenda.ways])
            return self.move.way in ways.get(agenda.asks, ("no",) if agenda.asks.endswith("-some") else ())
        if agenda is not None and isinstance(self.move, ChooseCards):
            at_once = 1 if agenda.asks in ("arrange", "colour", "number") else agenda.jobs[0].left
            return self.wanted_cards() is not None and 1 <= len(self.move.cards) <= at_once
        if agenda is not None and agenda.asks in ("vote", "point", "whom") and isinstance(self.move, Choose):
            return len(self.named) == 1 and (self.named[0] != self.seat or agenda.asks == "point")
        if agenda is not None or not isinstance(self.move, Choose):
            return False
        others = set(self.named) - {self.seat}
        return len(others) == len(self.named) == self.view.choices

    def _may_talk(self) -> bool:
        view = self.view
        voters = set(range(view.players)) - {view.accused, view.accuser} if view.accused >= 0 else set()
        undecided = {seat for seat in voters if view.votes[seat] != "abstain"}
        if self.verb == "accuse":
            return not undecided and self.named[0] != self.seat
        if self.verb == "own-up":
            return self.seat == view.accused and not undecided
        return self.seat in voters and not view.votes[self.seat]


_QUESTIONS: Final[list[tuple[Refusal, Callable[[Attempt], bool]]]] = [
    (refusal, getattr(Attempt, refusal.name.lower())) for refusal in Refusal
]


def first_that_applies(view: SeatView, forgot: set[int], seat: int, move: Move) -> Refusal | None:
    """Where several refusals apply, the first in the rulebook's list is given. None: the move is allowed."""
    attempt = Attempt(view, forgot, seat, move)
    return next((refusal for refusal, applies in _QUESTIONS if applies(attempt)), None)
