"""Whom an effect can be about: the words of its notation for people."""

from enum import Enum
from typing import Final


class Who(Enum):
    """Whom an effect concerns, seen from the player who lays the card ("I")."""

    ME = "me"
    NEXT = "next"
    PREVIOUS = "previous"
    EVERYONE = "everyone"
    OTHERS = "others"
    CHOSEN = "chosen"
    CHOSEN_TOO = "chosen-too"
    """A second chosen player: "another player I choose"."""
    MOST = "most"
    FEWEST = "fewest"
    LEFT = "left"
    """Whoever sits to the left, whatever the direction of play."""
    RIGHT = "right"
    OPPOSITE = "opposite"
    AFTER_NEXT = "after-next"
    THIRD = "third"
    """The third one from here: the one after the player after next."""
    NEXT_TWO = "next-two"
    NEXT_THREE = "next-three"
    BUT_MOST = "but-most"
    """Everyone but the player with the most cards."""
    BUT_FEWEST = "but-fewest"
    BUT_NEXT = "but-next"
    """Everyone but the next player, and that includes me; the same of others."""
    BUT_PREVIOUS = "but-previous"
    BUT_LEFT = "but-left"
    BUT_RIGHT = "but-right"
    BUT_CHOSEN = "but-chosen"
    RANDOM = "random"
    """One of the others, by chance."""
    MOST_BLUE = "most-B"
    """Whoever holds the most blue cards; nobody where nobody holds one."""
    MOST_GREEN = "most-G"
    MOST_RED = "most-R"
    MOST_YELLOW = "most-Y"
    FEWEST_BLUE = "fewest-B"
    FEWEST_GREEN = "fewest-G"
    FEWEST_RED = "fewest-R"
    FEWEST_YELLOW = "fewest-Y"
    DEALER = "dealer"
    """Whoever dealt this round."""
    LEFT_TWO = "left-two"
    """Whoever sits two seats to the left."""
    RIGHT_TWO = "right-two"
    MOST_POINTS = "most-points"
    """Whoever has the most points in the match; nobody where all have as many."""
    FEWEST_POINTS = "fewest-points"
    MOST_WORTH = "most-worth"
    """Whose cards in hand are worth the most points."""
    FEWEST_WORTH = "fewest-worth"
    VOTED = "voted"
    """Whoever was voted for most, where a rule has had a vote."""
    WON = "won"
    """Whoever has won, where a rule has had two players draw lots."""
    LOST = "lost"
    MEANT = "meant"
    """Whoever somebody has said to be meant: the youngest, whoever wears glasses; only people know."""
    WINNER = "winner"
    """Whoever wins this round: for points only, since nobody has won yet."""
    SENDER = "sender"
    """Whoever has played the card for which somebody draws: for `divert` only."""
    THEY = "they"
    """Each of those it is about, in turn."""
    THEIR_NEXT = "their-next"
    """The one after the player who does it: "everyone gives a card to the player after them"."""
    THEIR_PREVIOUS = "their-previous"
    THEIR_LEFT = "their-left"
    THEIR_RIGHT = "their-right"
    THEIR_OTHERS = "their-others"
    """Everyone but that one: "whenever somebody plays a 0, all others draw a card"."""
    THEIR_CHOSEN = "their-chosen"
    """A player whom whoever does it chooses then: "whoever plays a 7 swaps hands with a player they choose"."""

    @property
    def is_one(self) -> bool:
        return self not in _SEVERAL

    @property
    def is_found_out(self) -> bool:
        """Whether it is known only after another effect of the same rule."""
        return self in (Who.VOTED, Who.WON, Who.LOST, Who.MEANT)

    @property
    def is_relative(self) -> bool:
        """Whether it depends on who does it."""
        return self.value.startswith("their-") or self is Who.THEY


SPARED: Final = {
    Who.BUT_MOST: Who.MOST,
    Who.BUT_FEWEST: Who.FEWEST,
    Who.BUT_NEXT: Who.NEXT,
    Who.BUT_PREVIOUS: Who.PREVIOUS,
    Who.BUT_LEFT: Who.LEFT,
    Who.BUT_RIGHT: Who.RIGHT,
    Who.BUT_CHOSEN: Who.CHOSEN,
}
"""Everyone but one, and who that is."""

_SEVERAL: Final = (Who.EVERYONE, Who.OTHERS, Who.THEIR_OTHERS, Who.NEXT_TWO, Who.NEXT_THREE, *SPARED)
