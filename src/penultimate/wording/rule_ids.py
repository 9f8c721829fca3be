"""The ids of the rulebook, by chapter: each has its text in every language (`rules.ftl`)."""

from typing import Final

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    chapter: tuple(f"{prefix}-{number}" for prefix, last in parts for number in range(1, last + 1))
    for chapter, parts in {
        "cards": (("CARD", 6),),
        "setup": (("SETUP", 5), ("OPEN", 6)),
        "turn": (("TURN", 6),),
        "action": (("ACT", 7),),
        "challenge": (("W4", 9),),
        "star": (("STAR", 7),),
        "custom": (("CUST", 6),),
        "uno": (("UNO", 4),),
        "talk": (("TALK", 2),),
        "ending": (("END", 2), ("SCORE", 3)),
        "house": (("HOUSE", 5),),
    }.items()
}

RULE_IDS: Final = tuple(rule for rules in CHAPTERS.values() for rule in rules)
