"""The reader by grammar: what patterns can say, and who is meant where nobody is named."""

import tomllib
from typing import Any

import pytest

from penultimate.houserules import LANGUAGES
from penultimate.houserules.discourse import clauses_of
from penultimate.houserules.grammar import Grammar, filled, grammar_of, places_of, slots_of
from penultimate.houserules.hearing import readings
from penultimate.houserules.lexing import cut
from penultimate.houserules.patterns import PatternError
from penultimate.houserules.phrasebook import phrasebook
from penultimate.houserules.statements import Statements
from penultimate.houserules.variations import Unfit
from penultimate.rules.effects import write_clauses

TOY = """
forms = ["order", "he", "many", "me", "one"]
fillers = ["please"]
[words]
renew = "<renew|renews>"
change = "($(renew)|<change|changes>)"
[who]
me = ["i", "layer"]
next = ["next"]
everyone = ["all"]
others = ["others"]
that = ["they"]
next-then = ["following one"]
after-that = ["one after that"]
each = ["each"]
most-it = ["whoever has most of it"]
rest = ["rest"]
"everyone|they {colour} more 0" = ["whoever has {colour}"]
[colour]
R = ["red"]
[to]
their-left = ["to their left"]
"{who}" = ["to {who}"]
[choice-of]
they = ["any"]
[many]
"{digits}" = ["{digits} card[s]"]
[act]
"draw @ {many}" = ["<draw|draws|drawn|drew|drawing> {many}"]
"miss @ 1" = ["<miss|misses|missed>"]
"drop @ 1 {colour}" = ["<drop|drops> {colour}"]
"hand @ 1 any {to}" = ["<give|gives> [{choice-of}] {to}"]
"meet chosen" = ["choose"]
"same-draw @" = ["takes them"]
"same @" = ["too"]
"same @ {digits}" = ["{digits}"]
"same-if {who}" = ["only {who}"]
"drop @ all {colour}" = ["<drop|drops> every {colour}"]
"draw @ as/they/it" = ["<draw|draws> for each"]
"again next" = ["onwards"]
"meet die" = ["roll", "rolls"]
"draw @ so-many" = ["<draw|draws> that many"]
reverse = ["turn"]
"renew @" = ["$(change)"]
"ban @ {colour}" = ["<avoid|avoids> {colour}"]
[clause]
"" = ["{act}", "{who} {act}"]
must = ["{who} must {act}"]
may = ["{who} may {act}"]
so = ["{who} so {act}"]
except = ["{who} {act} except {who2}"]
others = ["{who} {act} not me"]
everyone-too = ["{who} {act} me included"]
picks = ["{who} names who {act}"]
may-i = ["i like : {who} {act}"]
may-all = ["like : {who} {act}"]
[choice]
"" = ["{clause} or {clause2}", "{who} picks {clause} or {clause2}"]
coin = ["heads {clause} tails {clause2}", "heads {clause} tails {who2}"]
[cond]
"{who} more {digits}" = ["{who} over {digits}"]
"anyone more {digits}" = ["anyone over {digits}"]
"{who} {colour} fewer 1" = ["{who} lacks {colour}"]
"{who} {colour} more 0" = ["{who} has {colour}"]
"named {colour}" = ["{colour}"]
"{who} even" = ["{who} even"]
"rolled {digits}" = ["on {digits}"]
"rolled {digits}-{digits2}" = ["on {digits} to {digits2}"]
"rolled even" = ["on even"]
"die {digits}" = ["roll is {digits}"]
[and]
"" = ["and"]
but = ["but"]
[stop]
"" = ["."]
[sentence]
do = ["{acts}"]
if-last = ["{acts} if {cond}"]
if = ["if {cond} then {acts}", "if {cond} then {acts} else {acts2}"]
else = ["else {acts}"]
else-if-so = ["so they {acts}"]
lasts = ["that holds {time}"]
for-all = ["all of you"]
first = ["{acts} but first {acts2}"]
unless = ["unless {cond} then {acts}"]
unless-last = ["{acts} unless {cond}"]
whenever = ["whenever {player} lays {sort} then {acts}"]
when = ["when {player} lays {sort} then {acts}", "{time} when {player} lays {sort} then {acts}"]
[player]
next = ["next"]
everyone = ["anyone"]
[sort]
"{colour}" = ["{colour}"]
[time]
lap = ["a lap"]
"""


def toy(**changed: Any) -> Grammar:
    return Grammar({**tomllib.loads(TOY), **changed}, lambda text: text.replace(".", " .").split(), {})


def heard(text: str, *, stays: str = "no") -> set[str]:
    """Every reading that makes sense."""
    found = set()
    for sentences in Statements(text.replace(".", " .").split(), toy()).texts():
        try:
            found.add(write_clauses(clauses_of(sentences, stays=stays)))
        except (Unfit, ValueError):
            continue
    return found


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("next draws 2 cards", "draw next 2"),
        ("next renews . change", "renew next; renew me"),
        ("please next please draws 1 card please .", "draw next 1"),
        ("draw 2 cards and miss", "draw me 2; miss me 1"),
        ("next draws 2 cards and misses", "draw next 2; miss next 1"),
        ("next must draw 2 cards and miss", "draw next 2; miss next 1"),
        ("all draw 2 cards and miss", "draw everyone 2; miss others 1"),
        ("next draws 2 cards and drew 1 card", "draw next 2; draw me 1"),
        ("drawing 1 card", "draw me 1"),
        ("next draws 2 cards and drawing 1 card", "draw next 2; draw next 1"),
        ("next draws 2 cards . they draws 1 card", "draw next 2; draw next 1"),
        ("choose . they draws 1 card", "draw chosen 1"),
        ("choose and draws 1 card", "draw chosen 1"),
        ("whoever has red draws 1 card", "if they R more 0: draw everyone 1"),
        (
            "whoever has red draws 1 card and rest misses",
            "if they R more 0: draw everyone 1; if they R fewer 1: miss everyone 1",
        ),
        ("all drops red . rest draws 1 card", "if they R fewer 1: draw everyone 1; drop everyone 1 R"),
        ("next drops red . else draws 2 cards", "if next R fewer 1: draw next 2; drop next 1 R"),
        ("next draws 2 cards and i too", "draw next 2; draw me 2"),
        ("next draws 2 cards and i takes them", "draw next 2; draw me 2"),
        ("turn but first i draw 1 card", "draw me 1; reverse"),
        ("layer gives any to their left", "hand me 1 any left"),
        ("next gives to their left", "hand next 1 any their-left"),
        ("next picks draws 2 cards or misses", "they choose draw next 2 or miss next 1"),
        ("heads i draw 2 cards tails next", "coin choose draw me 2 or draw next 2"),
        ("each drawn 1 card and drawing 2 cards", "draw everyone 1; draw everyone 2"),
        ("choose . drawing 2 cards", "draw chosen 2"),
        ("all draw 1 card except whoever has red", "if they R fewer 1: draw everyone 1"),
        ("all draw 1 card except next", "draw but-next 1"),
        ("all draw 1 card except i", "draw others 1"),
        ("all draw 1 card if they over 5", "if they more 5: draw everyone 1"),
        ("next gives to one after that", "hand next 1 any their-next"),
        ("drop red . whoever has most of it draws 1 card", "drop me 1 R; draw most-R 1"),
        ("whoever has most of it draws 1 card", "draw most 1"),
        ("unless next over 5 then they draws 1 card", "if next fewer 6: draw next 1"),
        ("next draws 1 card unless they over 5", "if next fewer 6: draw next 1"),
        ("unless anyone over 5 then they draws 1 card", "if they fewer 6: draw everyone 1"),
        ("whenever anyone lays red then they draws 2 cards", "round when everyone R draw they 2"),
        (
            "all draw 2 cards but whoever has red draws 4 cards",
            "if they R more 0: draw everyone 4; if they R fewer 1: draw everyone 2",
        ),
        ("all draw 2 cards but i draw 1 card", "draw others 2; draw me 1"),
        ("following one draws 1 card", "draw next 1"),
        ("next misses and following one draws 1 card", "miss next 1; draw after-next 1"),
        ("all draw 1 card and following one misses", "draw everyone 1; miss next 1"),
        ("when next lays red then they draws 2 cards", "lap when next R draw they 2"),
        ("a lap when anyone lays red then they draws 2 cards", "lap when everyone R draw they 2"),
        ("next draws 2 cards and i 3", "draw next 2; draw me 3"),
        ("all draw 1 card not me", "draw others 1"),
        ("next may draw 1 card", "they may draw next 1"),
        ("next draws 2 cards or misses", "they choose draw next 2 or miss next 1"),
        ("if next over 5 then they draws 1 card", "if next more 5: draw next 1"),
        (
            "if next over 5 then they draws 1 card else i draw 1 card",
            "if next more 5: draw next 1; if next fewer 6: draw me 1",
        ),
        ("if anyone over 5 then they draws 1 card", "if they more 5: draw everyone 1"),
        ("if anyone over 5 then i draw 1 card", "if some everyone more 5: draw me 1"),
        ("all avoid red . that holds a lap", "lap ban everyone R"),
        ("draw 2 cards . all of you", "draw everyone 2"),
        ("if i over 5 then draw 2 cards . all of you", "if they more 5: draw everyone 2"),
        ("if next over 5 then next so draws 1 card", "if next more 5: draw next 1"),
        ("next names who draws 2 cards", "vote next; draw voted 2"),
        ("i names who draws 2 cards", "draw chosen 2"),
        ("if red then next names who draws 2 cards", "if named R: vote next; if named R: draw voted 2"),
        ("i like : next draws 2 cards", "me may draw next 2"),
        ("like : next draws 2 cards and misses", "they may draw next 2 & miss next 1"),
        ("like : i draw 2 cards and miss and drop red", "me may draw me 2 & miss me 1 & drop me 1 R"),
        ("whoever has red draws 1 card me included", "if they R more 0: draw everyone 1"),
        ("whoever has red draws 1 card not me", "if they R more 0: draw others 1"),
        ("all draw 2 cards . all of you", "draw everyone 2"),
        ("whoever has red draws 1 card . all of you", "if they R more 0: draw everyone 1"),
        ("a lap when anyone lays red then they draws 2 cards . that holds a lap", "lap when everyone R draw they 2"),
        ("if red then next draws 2 cards . if red then only i", "if named R: draw next 2; if named R: draw me 2"),
        ("drop every red and draw for each", "drop me all R; draw me done"),
        ("drop red and draw for each", "drop me 1 R; draw me as/they/R"),
        ("onwards and onwards", "again next"),
        (
            "if next lacks red then next draws 2 cards . so they next misses",
            "if next R more 0: miss next 1; if next R fewer 1: draw next 2",
        ),
        ("roll . if on 6 then draw 1 card", "if die 6: draw me 1"),
        ("roll . if on 1 to 3 then draw that many", "if die fewer 4: draw me die"),
        ("next rolls . if on 5 to 6 then they draws 1 card", "if die more 4: draw next 1"),
        ("if roll is 6 then draw 1 card", "if die 6: draw me 1"),
        ("if roll is 6 then draw 1 card else draw 2 cards", "if die 6: draw me 1; if not die 6: draw me 2"),
    ],
)
def test_who_is_meant(text: str, meant: str) -> None:
    assert heard(text) == {meant}


@pytest.mark.parametrize(
    "text",
    [
        "draws 2 cards",  # who?
        "next draws 2 cards and miss",  # an order, after somebody else
        "next draws 2 cards . draws 1 card",  # a new sentence
        "others draw 2 cards . they misses",  # several
        "i give any to their left",  # whose choice?
        "next misses and i takes them",  # no cards
        "all draw 2 cards and whoever has red draws 4 cards",  # as well, or instead?
        "all draw 2 cards and i draw 1 card",
        "choose . they draws 1 card and following one misses",  # after the chosen one, or after me?
        "when anyone lays red then they draws 2 cards",  # for how long?
        "next draws 1 card except whoever has red",
        "next draws 1 card or next draws 1 card",  # no choice
        "choose",  # and then?
        "choose . i draw 1 card",  # nothing comes of it
        "next so draws 1 card",  # there is no condition
        "next draw 1 card not me",  # not said of all
        "next may draw 2 cards and misses . i too too",
        "all avoid red",  # for how long?
        "next draws 2 cards . that holds a lap",
        "next draws 2 cards . all of you",
        "turn and i too",  # nobody turns round, too
        "next draws 2 tigers",
        "all names who draws 2 cards",  # each of them somebody?
        "next names who draws 2 cards and misses",  # whoever draws, or whoever names them?
        "i like : next draws 2 cards and draws 1 card",  # as I like, both?
        "i like : i draw 2 cards",
        "like : next draws 2 cards and miss",  # an order
        "all drop every red and draw for each",  # all of theirs together?
        "if next has red then next draws 2 cards . so they next misses",  # that was so before
        "so they next misses",
        "if on 6 then draw 1 card",  # nothing was rolled
        "roll . if on 1 to 6 then draw 1 card",  # always
        "all rolls . if on 6 then they draws 1 card",  # each of them one?
        "roll . if i even then draw 1 card . if on even then draw 2 cards",  # the cards, or the die?
        "roll . if on 6 then drop red and draw that many",  # six, or one?
        "",
    ],
)
def test_what_nobody_could_know(text: str) -> None:
    assert heard(text) == set()


def test_a_subject_that_stays() -> None:
    assert heard("next draws 2 cards . draws 1 card", stays="yes") == {"draw next 2; draw next 1"}
    assert heard("next draws 2 cards . drawing 1 card", stays="yes") == {"draw next 2; draw next 1"}
    assert heard("next draws 2 cards . drawing 1 card", stays="no") == {"draw next 2; draw me 1"}
    assert heard("next draws 2 cards . drawing 1 card", stays="unclear") == set()
    assert heard("i draw 2 cards . drawing 1 card", stays="unclear") == {"draw me 2; draw me 1"}


def test_meanings_are_filled_in_and_counted() -> None:
    assert filled("{who} more {n-1} {x}", {"who": "me", "n": "5"}) == "me more 4"


@pytest.mark.parametrize("pattern", ["{tiger}", "(a|b", "[a", "$(tiger)"])
def test_a_grammar_that_makes_no_sense_is_named(pattern: str) -> None:
    with pytest.raises(PatternError, match="who"):
        toy(who={"me": [pattern]})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_a_grammar(lang: str) -> None:
    grammar = grammar_of(phrasebook(lang))
    assert {"who", "act", "clause", "sentence", "cond", "time"} <= set(grammar.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_section_is_forgotten(lang: str) -> None:
    """Every section is used by another, or is one that the reader asks for."""
    grammar = grammar_of(phrasebook(lang))
    assert set(grammar.lines) <= grammar.used | {"sentence", "clause", "choice", "and", "stop", "printed"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_takes_long(lang: str) -> None:
    """However it repeats itself: counted, not timed."""
    book = phrasebook(lang)
    said = next(iter(grammar_of(book).fillers), "x")
    assert readings(cut(f"{said} " * 300, book), book) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_of_a_meaning_is_in_its_pattern(lang: str) -> None:
    """It would be filled with nothing, and a condition or a number be lost."""
    for name, lines in grammar_of(phrasebook(lang)).lines.items():
        for line in lines:
            assert places_of(line.meaning) <= slots_of(line.shape), f"[{name}] {line.meaning!r}"
