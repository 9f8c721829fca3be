"""Proposals and votes: a rule for a custom card, or going on without somebody. Called inside `Table.request`."""

from penultimate.rules import RuleError
from penultimate.rules.effects import Rule, write_clauses
from penultimate.rules.match import check_rule
from penultimate.tables import entries as log
from penultimate.tables.ports import Reply
from penultimate.tables.proposals import Proposal
from penultimate.tables.refused import TableRefused
from penultimate.tables.rule_trial import try_rule
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table


def propose_rule(table: Table, reply: Reply, by: Seat, which: int, rule: Rule | None, language: log.Language) -> None:
    """Put a rule to the others, after bots have tried it out; None erases what is on the card."""
    _check_time(table)
    if rule is None or rule.is_dare:
        check_rule(rule, _players(table), table.book.options)
        if not table.book.options.has_stars:
            raise RuleError("no-custom-cards", "this edition has no custom cards to write on")
        _put_to_the_others(table, reply, by, which, rule, language, None)
        return
    players, options = _players(table), table.book.options
    check_rule(rule, players, options)
    tried = rule

    def done(trial: log.RuleTrial) -> None:
        table.request(reply, lambda: _put_to_the_others(table, reply, by, which, tried, language, trial))

    table.thinker.think(lambda: try_rule(tried, players, options), done)


def _check_time(table: Table) -> None:
    if table.book.phase == "playing":
        raise TableRefused("not-between-rounds")


def _players(table: Table) -> int:
    return max(2, len(table.book.occupied()))


def _put_to_the_others(
    table: Table,
    reply: Reply,
    by: Seat,
    which: int,
    rule: Rule | None,
    language: log.Language,
    trial: log.RuleTrial | None,
) -> None:
    _check_time(table)
    if not by.has_a_say:
        raise TableRefused("no-such-seat")
    if trial is not None and trial.objection and any(seat.played_by_bot for seat in table.book.seats):
        raise TableRefused("rule-objected", trial.objection)
    words = "" if rule is None else rule.words
    clauses = "" if rule is None else write_clauses(rule.clauses)
    table.commit(reply, log.RuleProposed(by.number, which, words, language, clauses, trial))


def propose_sit_in(table: Table, reply: Reply, by: Seat, number: int) -> None:
    """Go on without somebody: those who are here decide."""
    book = table.book
    if not 0 <= number < len(book.seats):
        raise TableRefused("no-such-seat")
    seat = book.seats[number]
    if book.is_open or not seat.has_a_say or seat is by or not is_away(table, seat):
        raise TableRefused("not-away")
    if any(one.kind == "sit-in" and one.seat == number for one in book.proposals):
        raise TableRefused("not-free")
    asked = [
        other.number
        for other in book.seats
        if other.has_a_say and other is not by and other is not seat and table.presence.is_here(other)
    ]
    table.commit(reply, log.SitInProposed(by.number, number, tuple(asked)))


def is_away(table: Table, seat: Seat) -> bool:
    """Not connected."""
    return not table.presence.is_here(seat)


def vote(table: Table, reply: Reply, seat: Seat, number: int, *, agree: bool) -> None:
    proposal = _open_proposal(table, number)
    if seat.number not in proposal.wanted(table.book.seats):
        raise TableRefused("not-yours")
    table.commit(reply, log.Voted(number, seat.number, agree))


def withdraw(table: Table, reply: Reply, seat: Seat, number: int) -> None:
    if _open_proposal(table, number).by != seat.number:
        raise TableRefused("not-yours")
    table.commit(reply, log.Withdrawn(number))


def _open_proposal(table: Table, number: int) -> Proposal:
    proposal = table.book.proposal(number)
    if proposal is None:
        raise TableRefused("no-such-proposal")
    return proposal
