"""What is worth telling when a server's table changes: who comes and goes, what is proposed and agreed."""

from collections.abc import Collection, Iterator, Sequence

from penultimate import wire
from penultimate.terminal.place import Notice, OpenProposal, RuleInWords


def changes_between(
    before: wire.TableState | None, now: wire.TableState, decided: Collection[int] = ()
) -> Iterator[Notice]:
    """`decided` are the numbers of proposals whose decision has been told."""
    if before is not None:
        yield from _people(before, now)
        if now.phase == "lobby":  # in a match the rules' own events tell it
            yield from _rules(before, now)
    yield from _proposals(before, now, decided)
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
            if now.phase in ("playing", "round-over") and not seat.sitting_in and seat.kind == "person":
                yield Notice("terminal-away-how", {"name": name, "typed": name.lower()})
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


def time_up(seat: int, names: Sequence[str], me: int) -> Notice:
    """A clock ran out, and a bot moves."""
    name = names[seat] if 0 <= seat < len(names) else ""
    return Notice("time-up", {"seat": name, "seat_is": "you" if seat == me else "other"})


# --- proposals --------------------------------------------------------------------------------------------------------


def rule_on_card(rule: wire.RuleText | None) -> RuleInWords | None:
    return None if rule is None else RuleInWords(rule.words, rule.said)


def open_proposals(table: wire.TableState) -> list[OpenProposal]:
    return [
        OpenProposal(one.number, one.kind, one.by, table.you in one.wanted, one.which, rule_on_card(one.rule), one.seat)
        for one in table.proposals
    ]


def about(proposal: OpenProposal, names: Sequence[str], me: int) -> Iterator[Notice]:
    """What somebody wants, and how to answer."""
    given: dict[str, str | int] = {"by": _name(proposal.by, names), "by-is": "you" if proposal.by == me else "other"}
    if proposal.kind == "sit-in":
        yield Notice("terminal-proposed-sit-in", {**given, "name": _name(proposal.seat, names)})
        return
    given["which"] = proposal.which
    if proposal.rule is None:
        yield Notice("terminal-proposed-erase", given)
        return
    yield Notice("terminal-proposed", {**given, "words": proposal.rule.words})
    if proposal.rule.said:
        yield Notice("terminal-card-means", {"said": proposal.rule.said})
    else:
        yield Notice("terminal-card-dare", {})


def decision(decided: wire.Decided, names: Sequence[str], me: int) -> Notice | None:
    """That somebody declined. What was adopted shows by itself."""
    if decided.adopted:
        return None
    by = {"by": _name(decided.by, names), "by-is": "you" if decided.by == me else "other"}
    if decided.proposal.kind == "sit-in":
        return Notice("terminal-declined-sit-in", {**by, "name": _name(decided.proposal.seat, names)})
    return Notice("terminal-declined", {**by, "which": decided.proposal.which})


def _proposals(before: wire.TableState | None, now: wire.TableState, decided: Collection[int]) -> Iterator[Notice]:
    names = [seat.name for seat in now.seats]
    known = set() if before is None else {one.number for one in before.proposals}
    for proposal in open_proposals(now):
        if proposal.number not in known:
            yield from about(proposal, names, now.you)
    gone = known - {one.number for one in now.proposals} - set(decided)
    if gone:
        yield Notice("terminal-withdrawn", {})


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else ""
