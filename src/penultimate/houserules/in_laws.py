"""Who is who in what happens whenever such a card is played: seen from whoever plays it."""

from typing import Final

from penultimate.houserules.acting import NEIGHBOURS
from penultimate.houserules.reference import (
    A_TURN,
    AFTER_THAT,
    EVERYONE,
    LAYER,
    ME,
    MINE,
    NEXT_THEN,
    OTHERS,
    REST,
    THAT,
    Person,
)
from penultimate.houserules.variations import Unfit

CHOSEN: Final = "chosen"
CHOSEN_TOO: Final = "chosen-too"
THEIR_OTHERS: Final = "their-others"


def subject_of_law(named: str, players: Person, before: str) -> str:
    """ "Everyone else", "the one after them" are seen from whoever plays the card, unless somebody else was named."""
    if named in (REST, AFTER_THAT):
        seen_from = before or ("they" if players.who != ME else ME)
        if seen_from not in ("they", ME):
            raise Unfit
        mine, theirs = (OTHERS, THEIR_OTHERS) if named == REST else ("next", "their-next")
        return mine if ME in (seen_from, players.who) else theirs
    if named == OTHERS and players.who != ME and before != ME:
        raise Unfit  # all but whoever plays the card, or my opponents?
    layer = ME if players.who == ME else "they"
    return {THAT: "they", NEXT_THEN: "next", LAYER: layer}.get(named, named)


def in_law(text: str, subject: str, players: Person) -> str:
    """What happens whenever such a card is played: "someone" is then whom the one who plays it chooses."""
    words = text.replace("@", subject).split()
    if words[0] == "hand" and words[2:4] == ["all", "any"]:
        raise Unfit  # a whole hand: given away, passed on by all, or swapped?
    if players.who != ME and words[0] != "shift":  # whoever is beside the one who plays; "the player after me" is mine
        words = [NEIGHBOURS.get(word, word) for word in words]
    words = [
        {THAT: "they", A_TURN: "1", LAYER: ME if players.who == ME else "they"}.get(word, word).removeprefix(MINE)
        for word in words
    ]
    if players.who != ME and subject == "they":
        others = EVERYONE if words[0] in ("show", "reveal") else THEIR_OTHERS
        words = [others if word == OTHERS else word for word in words]
    if subject in ("they", ME) and not {CHOSEN, CHOSEN_TOO}.isdisjoint(words):
        theirs = dict.fromkeys((CHOSEN, CHOSEN_TOO), "their-chosen")
        words = [{**theirs, ME: "they" if players.who == ME else ME}.get(word, word) for word in words]
    return " ".join(words)
