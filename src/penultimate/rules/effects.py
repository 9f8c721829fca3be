"""What a custom card's rule can do: effects as data, and their notation. `custom.py` carries them out.

The notation is for records and for people who read code: `draw others 1; miss next 1; if named R: again me`.
The language that players write rules in is `penultimate.houserules`.

An effect is a verb and what fills its places: who does it, how many, which cards, to whom. `SHAPES` says which places
each verb has; writing, reading, checking, pictures and sentences all follow from that. The parts have rooms of their
own; this is the door.
"""

from penultimate.rules.amounts import (
    MOST_CARDS,
    PLAYABLE,
    Amount,
    Count,
    Many,
    Than,
)
from penultimate.rules.clauses import (
    Clause,
    RuleError,
    check_clause,
)
from penultimate.rules.compound import (
    Chooser,
    Either,
    Lasting,
    Law,
    Until,
)
from penultimate.rules.conditions import (
    Compared,
    Condition,
    EvenHand,
    Holds,
    Lies,
    Lying,
    Named,
)
from penultimate.rules.effect_notation import (
    read_clauses,
    read_condition,
    read_effect,
    write_clauses,
)
from penultimate.rules.rule import (
    MOST_EFFECTS,
    MOST_TEXT,
    Rule,
)
from penultimate.rules.verbs import (
    SHAPES,
    BuryCards,
    DiscardCards,
    DoNothing,
    DrawCards,
    DropCards,
    Effect,
    FetchCards,
    GiveCards,
    GoOnWith,
    HandOver,
    MissTurns,
    PassHands,
    Place,
    PlayAgain,
    RaiseStakes,
    Redeal,
    RenewHand,
    Reshuffle,
    ScorePoints,
    ShiftHands,
    ShowCards,
    ShowHand,
    SwapHands,
    TurnRound,
)
from penultimate.rules.who import (
    Who,
)

__all__ = [
    "MOST_CARDS",
    "MOST_EFFECTS",
    "MOST_TEXT",
    "PLAYABLE",
    "SHAPES",
    "Amount",
    "BuryCards",
    "Chooser",
    "Clause",
    "Compared",
    "Condition",
    "Count",
    "DiscardCards",
    "DoNothing",
    "DrawCards",
    "DropCards",
    "Effect",
    "Either",
    "EvenHand",
    "FetchCards",
    "GiveCards",
    "GoOnWith",
    "HandOver",
    "Holds",
    "Lasting",
    "Law",
    "Lies",
    "Lying",
    "Many",
    "MissTurns",
    "Named",
    "PassHands",
    "Place",
    "PlayAgain",
    "RaiseStakes",
    "Redeal",
    "RenewHand",
    "Reshuffle",
    "Rule",
    "RuleError",
    "ScorePoints",
    "ShiftHands",
    "ShowCards",
    "ShowHand",
    "SwapHands",
    "Than",
    "TurnRound",
    "Until",
    "Who",
    "check_clause",
    "read_clauses",
    "read_condition",
    "read_effect",
    "write_clauses",
]
