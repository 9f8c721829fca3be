"""Any bot can play over the wire: what comes out at the other end is the whole view, and so the same moves."""

from dataclasses import fields

import msgspec
import pytest

from penultimate import wire
from penultimate.bots import BY_COUNT, bot
from penultimate.hall.updates import Moment, Sight, Telling
from penultimate.houserules import rule_from
from penultimate.rules import Match, Options, Rule, options_for
from penultimate.rules.effects import write_clauses
from penultimate.rules.view import PUBLIC
from penultimate.tables.ports import GameChange
from penultimate.terminal.remote import RemoteTable

NAMES = ("Ana", "Ben", "Cleo")
PEEKS = rule_from("the next player shows me the hand", "en")
GIFTS = rule_from("everyone draws a card", "en")


def on_the_wire(rule: Rule) -> wire.RuleText:
    return wire.RuleText(rule.words, "en", write_clauses(rule.clauses), "", ())


def table_state(match: Match, you: int) -> wire.TableState:
    options = match.options
    names = [field.name for field in fields(Options) if field.name != "edition"]
    first, second = [None if rule is None else on_the_wire(rule) for rule in match.rules]
    return wire.TableState(
        code="BCDFGH",
        you=you,
        phase="playing",
        edition=options.edition,
        options={name: getattr(options, name) for name in names},
        changed=tuple(options.changed()),
        table=wire.TableOptions(),
        seats=(),
        host=0,
        watchers=0,
        rules=(first, second),
        proposals=(),
        match_number=1,
        rounds=(),
        commitment="",
        seed="",
        record="",
        link="",
    )


class Sender:
    """Sends one seat what a room would: updates as they are when they have been texts."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sight = Sight()
        self.told: Moment | None = None

    def sent(self, match: Match, change: GameChange) -> wire.Update:
        telling = Telling(match.copy(), NAMES, change, change.version, wire.NO_TIMERS, self.told)
        self.told = telling.now
        return msgspec.json.decode(self.sight.show(telling, self.seat, gap=False), type=wire.Update)


@pytest.mark.parametrize(("level", "steps"), [("easy", 80), ("good", 40), ("best", 10)])
@pytest.mark.parametrize(
    ("options", "rules"),
    [
        (options_for("mario"), (PEEKS, GIFTS)),
        (options_for("braille", stacking=True, seven_zero=True, jump_in=True), (None, None)),
    ],
    ids=["stars", "stacking"],
)
async def test_a_bot_over_the_wire_plays_as_at_the_table(
    level: str, steps: int, options: Options, rules: tuple[Rule | None, Rule | None]
) -> None:
    match = Match(3, options, seed=f"wire {level}", rules=rules)
    remote = [RemoteTable("http://nowhere", "BCDFGH", name, "en") for name in NAMES]
    here = [bot(level, seat, timing=BY_COUNT) for seat in range(3)]
    there = [bot(level, seat, timing=BY_COUNT) for seat in range(3)]
    for seat, table in enumerate(remote):
        table._hear(table_state(match, seat))
    senders = [Sender(seat) for seat in range(3)]
    events = list(match.beginning)
    for version in range(1, steps + 1):
        for seat, table in enumerate(remote):
            table._hear(senders[seat].sent(match, GameChange(version, version - 1, events)))
            assert table.view == match.view(seat)
            assert table.legal_moves.codes == match.legal_moves(seat).codes
        seat = match.actor
        if match.round.is_over:
            break
        view = remote[seat].view
        assert view is not None
        move = there[seat].choose(view, remote[seat].legal_moves)
        assert move == here[seat].choose(match.view(seat), match.legal_moves(seat))
        events = match.apply(seat, move)
    assert version >= 10


def test_the_wire_has_every_public_fact_and_no_other() -> None:
    assert {*PUBLIC, "discard_size"} == set(wire.CommonView.__struct_fields__)
