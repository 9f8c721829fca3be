"""Refusals: why a move is not allowed, as a code and the id of the rule behind it.

The order is the order of precedence: where several apply, the first is given.
"""

from enum import IntEnum
from typing import Final, final


class Refusal(IntEnum):
    """Why a move is not allowed. `code` is the name in records and scenarios, and the key of the translations."""

    MATCH_OVER = 1
    """Nothing can be done any more."""
    ROUND_OVER = 2
    """Only the next deal can follow."""
    NO_SUCH_PLAYER = 3
    """Nobody at the table is called that."""
    NOT_YOUR_TURN = 4
    """Somebody else must act."""
    NOT_IN_HAND = 5
    """The card is not in the hand."""
    ANSWER_FIRST = 6
    """Cards wait to be drawn: take them, challenge, or send them on."""
    COLOUR_NEEDED = 7
    """A colour has to be named with it, or before it."""
    ONLY_THE_DRAWN_CARD = 8
    """Having drawn, one may play that card and no other."""
    NO_MATCH = 9
    """Neither colour nor symbol fits the top card."""
    NO_SUCH_COLOUR = 10
    """There are four colours, and this is none of them."""
    MUST_PLAY = 11
    """A card fits, and the table does not allow to draw or keep instead."""
    NOTHING_DRAWN = 12
    """There is no drawn card to keep."""
    NOTHING_TO_CHALLENGE = 13
    """No +4 waits for an answer."""
    NOTHING_TO_ANSWER = 14
    """Nothing waits to be taken."""
    UNO_TOO_EARLY = 15
    """Too many cards are left for a call."""
    ALREADY_CALLED = 16
    """The call was made."""
    TOO_LATE = 17
    """The next player has acted: nobody can be caught any more."""
    NOTHING_TO_CATCH = 18
    """That player forgot nothing."""
    NO_COACHING_RULE = 19
    """At this table nobody is punished for coaching."""
    NOT_NOW = 20
    """Nobody asks for this at the moment."""

    @property
    def code(self) -> str:
        """The name in records, scenarios and translations: `no-match`."""
        return self.name.lower().replace("_", "-")


BY_CODE: Final = {refusal.code: refusal for refusal in Refusal}


@final
class Refused(Exception):
    """Raised by `apply` for a move that is not allowed; nothing has changed.

    >>> from penultimate.rules import Keep, Match, Refused
    >>> match = Match(3, seed=7)
    >>> try:
    ...     match.apply(match.actor, Keep)
    ... except Refused as refused:
    ...     print(refused.code, refused.rule)
    nothing-drawn TURN-2
    """

    def __init__(self, refusal: Refusal, rule: str) -> None:
        super().__init__(f"{refusal.code} ({rule})")
        self.refusal = refusal
        """Why, as a name."""
        self.rule = rule
        """The id of the rule behind it, as docs/rules.md has it: `TURN-1`."""

    @property
    def code(self) -> str:
        """The refusal as a word: `no-match`."""
        return self.refusal.code

    def __reduce__(self) -> tuple[object, ...]:
        return (Refused, (self.refusal, self.rule))
