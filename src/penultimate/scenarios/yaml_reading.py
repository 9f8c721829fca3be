"""From the text of a file to scenarios that make sense. Whatever does not is an `InvalidScenario` with its line."""

from typing import Final

from penultimate.rules import Choose, NameColour, Play, read_move
from penultimate.rules.moves import Point
from penultimate.rules.refusals import BY_CODE
from penultimate.scenarios.expecting import read_expectations
from penultimate.scenarios.model import Expectations, InvalidScenario, Refusing, Scenario, Step
from penultimate.scenarios.nodes import Entry, read_documents
from penultimate.scenarios.people import find, read_name, read_players
from penultimate.scenarios.placing import POSITION_KEYS, read_position
from penultimate.wording.rule_ids import RULE_IDS

KEYS: Final = ("title", "rules", *POSITION_KEYS, "do", "expect")


def read_text(text: str) -> list[Scenario]:
    """All scenarios of a text. Raises the first `InvalidScenario`."""
    scenarios: list[Scenario] = []
    for document in read_documents(text):
        result = read_document(document)
        if isinstance(result, InvalidScenario):
            raise result
        scenarios.append(result)
    return scenarios


def read_document(document: Entry) -> Scenario | InvalidScenario:
    try:
        return _read_scenario(document)
    except InvalidScenario as invalid:
        return invalid


def _read_scenario(document: Entry) -> Scenario:
    if not document.is_mapping:
        raise document.invalid("a scenario is a list of `key: value`")
    fields = document.fields(KEYS)
    title = " ".join(fields["title"].text().split()) if "title" in fields else ""
    if "players" not in fields:
        raise document.invalid("a scenario needs players")
    names = read_players(fields["players"])
    return Scenario(
        line=document.line,
        title=title or f"the scenario at line {document.line}",
        rules=_read_rule_ids(fields["rules"]) if "rules" in fields else (),
        names=names,
        position=read_position(document, fields, names),
        steps=tuple(_read_step(item, names) for item in fields["do"].items()) if "do" in fields else (),
        expect=read_expectations(fields["expect"], names) if "expect" in fields else Expectations(),
    )


def _read_rule_ids(entry: Entry) -> tuple[str, ...]:
    return tuple(_read_rule_id(item) for item in (entry.items() if entry.is_list or entry.is_nothing else [entry]))


def _read_rule_id(entry: Entry) -> str:
    rule = entry.text().upper()
    if rule not in RULE_IDS:
        raise entry.invalid(f"there is no rule {entry.text()!r}")
    return rule


def _read_step(entry: Entry, names: tuple[str, ...]) -> Step:
    pairs = entry.pairs() if entry.is_mapping else []
    if len(pairs) != 1:
        raise entry.invalid("a step is `NAME: what the player does`")
    who, what = pairs[0]
    if not what.is_mapping:
        seat = read_name(who, names)
        _check_move(what, what.text(), names, must_exist=True)
        return Step(entry.line, names[seat], seat, what.text())
    fields = what.fields(("refused", "because", "rule"))
    for key in ("refused", "because"):
        if key not in fields:
            raise what.invalid(f"a step that must be refused is `{{refused: MOVE, because: CODE}}`; {key} is missing")
    move = fields["refused"]
    _check_move(move, move.text(), names, must_exist=False)
    code = fields["because"].text().lower()
    if code not in BY_CODE:
        raise fields["because"].invalid(f"no move is refused with the code {fields['because'].text()!r}")
    rule = _read_rule_id(fields["rule"]) if "rule" in fields else None
    return Step(entry.line, who.text(), find(names, who.text()), move.text(), Refusing(BY_CODE[code], rule))


def _check_move(entry: Entry, text: str, names: tuple[str, ...], *, must_exist: bool) -> None:
    """Whether it is a move at all; that names and colours exist is left to the rules where it is to be refused."""
    try:
        move = read_move(text, names)
    except ValueError as error:
        raise entry.invalid(str(error)) from None
    if not must_exist:
        return
    if isinstance(move, Point):
        unknown_name = move.seat < 0
    else:
        unknown_name = isinstance(move, Choose) and min(move.seats) < 0
    if unknown_name:
        raise entry.invalid(f"{text!r}: there is no such player; at the table are {', '.join(names)}")
    if (isinstance(move, Play) and move.unknown_colour) or (isinstance(move, NameColour) and move.colour is None):
        raise entry.invalid(f"{text!r}: a colour is B, G, R or Y")
