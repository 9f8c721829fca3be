"""A bot that is a class: `penultimate arena examples/cautious_bot.py:Cautious easy --deals 100`.

Only `choose` is needed. `name`, `react` and `delay` of `penultimate.bots.Bot` may be there, too.
"""

from penultimate.rules import LegalMoves, Move, Play, SeatView


class Cautious:
    """Sheds dear cards first, and always calls UNO."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: SeatView, legal: LegalMoves) -> Move:
        plays = [move for move in legal if isinstance(move, Play)]
        if not plays:
            return legal[0]
        return max(plays, key=lambda move: (move.uno, move.card.points, move.code))
