"""The phases of a round: what the table waits for. One at a time, never two."""

from enum import StrEnum


class Phase(StrEnum):
    """What the table waits for now. Each is also a plain text: `Phase.TURN == "turn"`.

    >>> from penultimate.rules import Match, Phase
    >>> Match(3, seed=7).phase is Phase.TURN
    True
    """

    COLOUR = "colour"
    """OPEN-4: a wild was turned up first, and `actor` names its colour."""
    TURN = "turn"
    """`actor` plays a card or draws one."""
    DRAWN = "drawn"
    """`actor` has drawn a card that fits, and plays or keeps it."""
    ANSWER = "answer"
    """Cards wait to be drawn by `actor`, who takes them, challenges, or sends them on."""
    CHOOSE = "choose"
    """`actor` chooses one player, or two."""
    CONFIRM = "confirm"
    """`actor` did something that only people can judge; the others confirm it."""
    ROUND_OVER = "round-over"
    """The cards are counted. `Next` deals again."""
    MATCH_OVER = "match-over"
    """Somebody has won the match."""
