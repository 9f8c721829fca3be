"""Refusals: why a move is not allowed, as a code and the id of the rule behind it.

The order is the order of precedence: where several apply, the first is given.
"""

from enum import IntEnum
from typing import Final, final


class Refusal(IntEnum):
    MATCH_OVER = 1
    ROUND_OVER = 2
    NO_SUCH_PLAYER = 3
    NOT_YOUR_TURN = 4
    NOT_IN_HAND = 5
    ANSWER_FIRST = 6
    COLOUR_NEEDED = 7
    ONLY_THE_DRAWN_CARD = 8
    NO_MATCH = 9
    NO_SUCH_COLOUR = 10
    MUST_PLAY = 11
    NOTHING_DRAWN = 12
    NOTHING_TO_CHALLENGE = 13
    NOTHING_TO_ANSWER = 14
    UNO_TOO_EARLY = 15
    ALREADY_CALLED = 16
    TOO_LATE = 17
    NOTHING_TO_CATCH = 18
    NO_COACHING_RULE = 19
    NOT_NOW = 20

    @property
    def code(self) -> str:
        """The name in records, scenarios and translations: `no-match`."""
        return self.name.lower().replace("_", "-")


BY_CODE: Final = {refusal.code: refusal for refusal in Refusal}


@final
class Refused(Exception):
    """Raised by `apply` for a move that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal, rule: str) -> None:
        super().__init__(f"{refusal.code} ({rule})")
        self.refusal = refusal
        self.rule = rule

    @property
    def code(self) -> str:
        return self.refusal.code
