"""What goes on with what was said before it: one question for both, one way to choose."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from penultimate.houserules.marks import MAY_ALL, MAY_I, MEET, SAME, SPARE_ME
from penultimate.houserules.reference import ME
from penultimate.houserules.statements import Act, Choice, Doing
from penultimate.rules.effects import Effect, Either

_FINITE: Final = ("he", "me", "we", "one", "you-or-he")
"""Forms of a verb that does not go with a "may" before it: "may draw two, and misses a turn"."""


def gathered(doings: tuple[Doing, ...]) -> tuple[Doing, ...]:
    """What a choice that is set off takes in: "draw two and miss a turn, or show your hand"."""
    for at, doing in enumerate(doings):
        if isinstance(doing, Choice) and doing.is_wide:
            start = at
            while start > 0 and _goes_on(doings[start - 1], doing.first if start == at else doings[start]):
                start -= 1
            end = at + 1
            while end < len(doings) and _goes_on(doing.second, doings[end]):
                end += 1
            whole = replace(doing, before=_acts(doings[start:at]), after=_acts(doings[at + 1 : end]))
            return (*doings[:start], whole, *doings[end:])
    return doings


def _acts(doings: tuple[Doing, ...]) -> tuple[Act, ...]:
    return tuple(doing for doing in doings if isinstance(doing, Act))


def with_before(doings: tuple[Doing, ...]) -> Iterator[tuple[Doing | None, Doing]]:
    """Each with the one before it, or with the "if you like" at the head of what one player does."""
    before: Doing | None = None
    for doing in doings:
        yield before, doing
        if not (isinstance(before, Act) and before.modal == MAY_ALL and _goes_on(before, doing)):
            before = doing


def may_go_with(before: Doing | None, doing: Doing, done: Sequence[Effect]) -> bool:
    """ "You may draw two and play again": whether one question is for both."""
    if before is None or not _goes_on(before, doing) or not isinstance(before, Act) or not isinstance(doing, Act):
        return False
    if doing.text.startswith((SAME, SPARE_ME, MEET)) or "@" not in doing.text or not done:
        return False
    may = done[-1]
    if before.modal == MAY_ALL:
        return isinstance(may, Either) and may.second is None and doing.form in (before.form, "")
    if before.modal != "may" or not isinstance(may, Either) or may.second is not None or doing.form in _FINITE:
        return False
    doer = may.doer()
    return doing.form != "many" or (doer is not None and doer.is_one)  # of several it could be what they do


def loses_its_may(before: Doing | None, doing: Doing) -> bool:
    """ "They may show their cards and throw one away for it": whether what comes after would be a must."""
    if not isinstance(before, Act) or not isinstance(doing, Act):
        return False
    if before.modal == MAY_I or (before.modal == MAY_ALL and _goes_on(before, doing)):
        return True
    if not before.text.startswith("show ") or before.text.endswith((" @", f" {ME}")):
        return False
    return before.modal == "may" and _goes_on(before, doing) and doing.form not in _FINITE


def _goes_on(before: Doing, doing: Doing) -> bool:
    """Whether it is said in one breath of whoever did the thing before."""
    return isinstance(before, Act) and isinstance(doing, Act) and not doing.subject and not doing.modal
