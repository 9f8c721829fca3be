"""What is said after "if", as conditions. Several stand for "or", so that the opposite can be said too."""

from penultimate.houserules.casting import Declined, Scene
from penultimate.houserules.parts import Otherwise, SaidCondition, SaidNamed
from penultimate.houserules.tokens import Form, Referent
from penultimate.rules.cards import Colour
from penultimate.rules.effects import Condition, Holds, Named, Than, Who

Conditions = tuple[Condition, ...]


def conditions(said: SaidCondition, scene: Scene, before: Conditions) -> Conditions:
    """One of these must hold. `before` is the last condition, which "otherwise" denies."""
    if isinstance(said, Otherwise):
        return _otherwise(before)
    if isinstance(said, SaidNamed):
        if said.party is not None and said.party.who is not Who.ME:
            raise Declined
        return tuple(Named(Colour[colour.upper()]) for colour in said.colours)
    if said.party is not None:
        if said.party.is_two:
            raise Declined
        who = scene.resolve(said.party.who)
        if who is Who.CHOSEN and scene.that is not Who.CHOSEN:
            raise Declined  # "if somebody has a red card": nobody was chosen
    elif said.form is Form.I:
        who = Who.ME
    elif said.form is Form.HE and scene.default_doers in ((), (Who.ME,)):
        who = scene.resolve(Referent.THAT)
    elif len(scene.default_doers) == 1:
        who = scene.default_doers[0]
    else:
        raise Declined
    return (Holds(who, Than(said.limit.than), said.number + said.limit.shift),)


def _otherwise(before: Conditions) -> Conditions:
    if not before:
        raise Declined
    named = {condition.colour for condition in before if isinstance(condition, Named)}
    if named:
        return tuple(Named(colour) for colour in Colour if colour not in named)
    if len(before) != 1 or not isinstance(before[0], Holds):
        raise Declined
    who, than, cards = before[0].who, before[0].than, before[0].cards
    if than is Than.MORE:
        return (Holds(who, Than.FEWER, cards + 1),)
    if than is Than.FEWER:
        return (Holds(who, Than.MORE, cards - 1),)
    return (Holds(who, Than.FEWER, cards), Holds(who, Than.MORE, cards))
