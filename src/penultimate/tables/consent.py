"""Proposals and votes: a rule for a custom card, or going on without somebody. Called inside `Table.request`."""

from collections.abc import Callable

from penultimate.rules import RuleError
from penultimate.rules.effects import Rule, write_clauses
from penultimate.rules.match import check_rule
from penultimate.tables import entries as log
from penultimate.tables.ports import Rank, Reply
from penultimate.tables.proposals import Proposal
from penultimate.tables.refused import TableRefused
from penultimate.tables.seats import Seat
from penultimate.tables.table import Table


def propose_rule(
    table: Table,
    reply: Reply,
    key: int,
    which: int,
    rule: Rule | None,
    language: log.Language,
    wanted: Callable[[], bool],
) -> None:
    """Put a rule to the others, after bots have tried it out; None erases what is on the card.

    `wanted` says whether who proposed it is still there to hear what comes of it.
    """
    _check_rule(table, rule)
    if rule is None or rule.is_dare:
        _put_to_the_others(table, reply, key, which, rule, language, None)
        return
    tried, players, options = rule, _players(table), table.book.options

    def done(trial: log.RuleTrial) -> None:
        table.request(reply, lambda: _put_to_the_others(table, reply, key, which, tried, language, trial))

    def tried_out() -> log.RuleTrial:
        from penultimate.bots import rule_trial  # with bots that play, and all they need

        trial = rule_trial.try_rule(tried, players, options, wanted=wanted)
        return log.RuleTrial(trial.rounds, trial.length, trial.layer, trial.objection)

    table.thinker.think(
        tried_out,
        done,
        rank=Rank.TRIAL,
        failed=reply.refuse,
        wanted=wanted,
    )


def _check_rule(table: Table, rule: Rule | None) -> None:
    _check_time(table)
    if not table.book.options.has_question_cards:
        raise RuleError("no-custom-cards", "this edition has no custom cards to write on")
    check_rule(rule, _players(table), table.book.options)


def _check_time(table: Table) -> None:
    if table.book.phase == "playing":
        raise TableRefused("not-between-rounds")


def _players(table: Table) -> int:
    return max(2, len(table.book.occupied()))


def _put_to_the_others(
    table: Table,
    reply: Reply,
    key: int,
    which: int,
    rule: Rule | None,
    language: log.Language,
    trial: log.RuleTrial | None,
) -> None:
    _check_rule(table, rule)  # once more: while it was being tried out, anything may have changed
    by = table.seat_of(key)
    if not by.has_a_say:
        raise TableRefused("no-such-seat")
    if trial is not None and trial.objection and any(seat.played_by_bot for seat in table.book.seats):
        raise TableRefused("rule-objected", trial.objection)
    table.commit(reply, _rule_proposed(by.number, which, rule, language, trial))


def _rule_proposed(
    by: int, which: int, rule: Rule | None, language: log.Language, trial: log.RuleTrial | None
) -> log.RuleProposed:
    words = "" if rule is None else rule.words
    clauses = "" if rule is None else write_clauses(rule.clauses)
    return log.RuleProposed(by, which, words, language, clauses, trial)


def asked_anew(proposal: Proposal, number: int, *, besides: int) -> list[log.AnyEntry]:
    """The same proposal under another number, agreed to by all who have agreed but one.

    Somebody new sits where that one sat. Consent is a person's, not a chair's (CUST-3).
    """
    card = proposal.rule
    rule, language = (None, "en") if card is None else (card.rule, card.language)
    votes = [log.Voted(number, seat, agree=True) for seat in sorted(proposal.agreed - {besides})]
    return [_rule_proposed(proposal.by, proposal.which, rule, language, proposal.trial), *votes]


def propose_sit_in(table: Table, reply: Reply, by: Seat, number: int) -> None:
    """Go on without somebody: those who are here decide."""
    book = table.book
    if not 0 <= number < len(book.seats):
        raise TableRefused("no-such-seat")
    seat = book.seats[number]
    if book.is_open or not seat.has_a_say or seat.key == by.key or not is_away(table, seat):
        raise TableRefused("not-away")
    if any(one.kind == "sit-in" and one.seat == number for one in book.proposals):
        raise TableRefused("not-free")
    asked = [
        other.number
        for other in book.seats
        if other.has_a_say and other.key not in (by.key, seat.key) and table.presence.is_here(other)
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
