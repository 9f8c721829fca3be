"""What is worth telling when a server's table changes: who comes and goes, what is proposed and agreed."""

from collections.abc import Iterator

from penultimate import wire
from penultimate.terminal.table import Notice


def changes_between(before: wire.TableState | None, now: wire.TableState) -> Iterator[Notice]:
    if before is not None:
        yield from _people(before, now)
        if now.phase == "lobby":  # in a match the rules' own events tell it
            yield from _rules(before, now)
    yield from _proposals(before, now)
    if now.record and (before is None or not before.record):
        yield Notice("terminal-record-at", {"link": now.record})


def _people(before: wire.TableState, now: wire.TableState) -> Iterator[Notice]:
    """By name, since free seats go when a match begins."""
    known = {seat.name: seat for seat in before.seats if seat.kind != "empty"}
    here = {seat.name: seat for seat in now.seats if seat.kind != "empty"}
    for name, seat in here.items():
        was = known.get(name)
        if was is None:
            yield Notice("terminal-came", {"name": name})
        elif seat.sitting_in and not was.sitting_in:
            yield Notice("terminal-sits-in", {"name": name})
        elif was.connected and not seat.connected:
            yield Notice("terminal-away", {"name": name})
        elif seat.connected and not was.connected:
            yield Notice("terminal-back", {"name": name})
    for name in known:
        if name not in here:
            yield Notice("terminal-went", {"name": name})


def _rules(before: wire.TableState, now: wire.TableState) -> Iterator[Notice]:
    for which, (was, rule) in enumerate(zip(before.rules, now.rules, strict=True), 1):
        if was != rule:
            if rule is None:
                yield Notice("terminal-card-blank", {"which": which})
            else:
                yield Notice("terminal-card-rule", {"which": which, "words": rule.words})


def _proposals(before: wire.TableState | None, now: wire.TableState) -> Iterator[Notice]:
    known = set() if before is None else {one.number for one in before.proposals}
    open_now = {one.number for one in now.proposals}
    for one in now.proposals:
        if one.number in known or one.kind != "rule":
            continue
        by = now.seats[one.by].name if 0 <= one.by < len(now.seats) else ""
        about: dict[str, str | int] = {"by": by, "by-is": "you" if one.by == now.you else "other", "which": one.which}
        if one.rule is None:
            yield Notice("terminal-proposed-erase", about)
            continue
        yield Notice("terminal-proposed", {**about, "words": one.rule.words})
        if one.rule.said:
            yield Notice("terminal-card-means", {"said": one.rule.said})
        else:
            yield Notice("terminal-card-dare", {})
    if before is not None:
        for one in before.proposals:
            if one.number not in open_now and one.kind == "rule" and _rule_on(now, one.which) != _text(one.rule):
                yield Notice("terminal-declined", {"which": one.which})


def _rule_on(table: wire.TableState, which: int) -> str:
    return _text(table.rules[which - 1])


def _text(rule: wire.RuleText | None) -> str:
    return "" if rule is None else rule.words
