"""What is counted in a round: one row of whole numbers, filled from the events of the rules."""

from collections.abc import Iterable
from typing import Final, final

from penultimate.rules.cards import TABLE
from penultimate.rules.events import (
    CardPlayed,
    CardsDrawn,
    Challenged,
    ChallengeSettled,
    Event,
    MatchEnded,
    PileShuffled,
    Reflected,
    RoundBegan,
    RoundEnded,
    RoundScored,
    RuleRuns,
    TurnBegan,
    TurnMissed,
    UnoCalled,
    UnoCaught,
)

COLUMNS: Final[dict[str, str]] = {
    "variant": "number of the table compared",
    "game": "number of the match (or of the single round)",
    "round": "number of the round in its match",
    "players": "how many play",
    "dealer": "seat of the dealer",
    "starter": "seat that had the first turn",
    "winner": "seat that went out; -1 if the round was dead or given up",
    "points": "points the round brought, of all seats together",
    "turns": "turns begun",
    "moves": "moves made",
    "played": "cards laid",
    "drawn": "cards drawn, for whatever reason",
    "missed": "turns lost to a skip, a reverse between two, or a custom rule",
    "draw_cards": "+2 and +4 laid",
    "plus4": "+4 laid",
    "bluffs": "+4 laid while guilty (W4-2, W4-3)",
    "challenges": "challenges",
    "challenges_won": "challenges that found a bluff",
    "stars": "super stars laid",
    "stars_answered": "super stars laid in answer to a +2 or +4",
    "jump_ins": "cards laid out of turn",
    "rules_run": "custom rules carried out",
    "uno_calls": "calls of UNO",
    "uno_forgotten": "calls forgotten",
    "uno_caught": "players caught without the call",
    "shuffles": "times the discard pile became the draw pile",
    "largest_hand": "most cards one player held",
    "dead": "1 if the round was dead (TURN-6)",
    "given_up": "1 if the round was given up for its length",
    "match_over": "1 if the match ended with this round",
}
"""The columns of the rows that a simulation writes, with what they mean."""

_NAMES: Final = tuple(COLUMNS)
_STARS: Final = frozenset(kind for kind, row in enumerate(TABLE) if row.face.reflects)
_DRAWING: Final = frozenset(kind for kind, row in enumerate(TABLE) if row.face.draws)
_BLUFFABLE: Final = frozenset(kind for kind, row in enumerate(TABLE) if row.face.bluff)


@final
class Tally:
    """The row of the round that is being played."""

    def __init__(self, variant: int, game: int, players: int) -> None:
        self.counts = dict.fromkeys(_NAMES, 0)
        self.counts.update(variant=variant, game=game, players=players, starter=-1, winner=-1)

    def row(self) -> list[int]:
        return [self.counts[name] for name in _NAMES]

    def add(self, name: str) -> None:
        self.counts[name] += 1

    def note_hands(self, sizes: Iterable[int]) -> None:
        self.counts["largest_hand"] = max(self.counts["largest_hand"], *sizes)

    def note(self, event: Event) -> None:
        counts = self.counts
        match event:
            case TurnBegan():
                counts["turns"] += 1
                if counts["starter"] < 0:
                    counts["starter"] = event.seat
            case CardPlayed():
                self._note_played(event)
            case CardsDrawn():
                counts["drawn"] += len(event.cards)
            case UnoCalled():
                counts["uno_calls"] += 1
            case UnoCaught():
                counts["uno_caught"] += 1
            case Reflected():
                counts["stars_answered"] += 1
            case Challenged():
                counts["challenges"] += 1
            case ChallengeSettled():
                counts["challenges_won"] += event.guilty
            case PileShuffled():
                counts["shuffles"] += 1
            case TurnMissed():
                counts["missed"] += 1
            case RuleRuns():
                counts["rules_run"] += 1
            case RoundBegan():
                counts["round"], counts["dealer"] = event.number, event.dealer
            case RoundEnded():
                counts["winner"] = event.winner
                counts["dead"] = int(event.winner < 0)
            case RoundScored():
                counts["points"] = sum(event.points)
            case MatchEnded():
                counts["match_over"] = 1
            case _:
                pass

    def _note_played(self, event: CardPlayed) -> None:
        counts, kind = self.counts, event.card.kind
        counts["played"] += 1
        counts["jump_ins"] += event.jumped_in
        counts["stars"] += kind in _STARS
        counts["draw_cards"] += kind in _DRAWING
        counts["plus4"] += kind in _BLUFFABLE
