"""Option sets that cannot work are refused when a game is set up, with a reason."""

import itertools
import pickle

import pytest

from penultimate.rules import BRAILLE, MARIO, Match, OptionError, Options, Rule, RuleError, options_for
from penultimate.rules.effects import read_clauses
from penultimate.rules.options import CHOICES, HOUSE_OPTIONS, OPTION_NAMES, RANGES, SWITCHES


@pytest.mark.parametrize(
    ("edition", "changes", "reason", "option"),
    [
        ("uno", {}, "not-a-choice", "edition"),
        ("mario", {"scoring": "most"}, "not-a-choice", "scoring"),
        ("mario", {"plus4_guilt": ""}, "not-a-choice", "plus4_guilt"),
        ("mario", {"target_test": None}, "not-a-choice", "target_test"),
        ("mario", {"target": 0}, "out-of-range", "target"),
        ("mario", {"target": True}, "out-of-range", "target"),
        ("mario", {"target": "500"}, "out-of-range", "target"),
        ("braille", {"uno_penalty": 11}, "out-of-range", "uno_penalty"),
        ("braille", {"coaching_penalty": -1}, "out-of-range", "coaching_penalty"),
        ("braille", {"stacking": "yes"}, "not-a-switch", "stacking"),
        ("braille", {"jump_in": 1}, "not-a-switch", "jump_in"),
        ("braille", {"star_duel": True}, "no-stars", "star_duel"),
        ("mario", {"colour": "pink"}, "unknown-option", "colour"),
    ],
)
def test_refused_with_a_reason(edition: str, changes: dict[str, object], reason: str, option: str) -> None:
    with pytest.raises(OptionError) as caught:
        options_for(edition, **changes)
    assert (caught.value.reason, caught.value.option) == (reason, option)
    assert option in str(caught.value)


def test_an_edition_is_chosen_not_changed_into_another() -> None:
    with pytest.raises(OptionError) as caught:
        MARIO.but(edition="braille")
    assert (caught.value.reason, caught.value.option) == ("unknown-option", "edition")


@pytest.mark.parametrize("players", [-1, 0, 1, 11])
def test_two_to_ten_can_play(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        Match(players, MARIO, seed=1)
    assert caught.value.option == "players"


def test_a_rule_needs_a_card_and_players() -> None:
    with pytest.raises(RuleError) as caught:
        Match(3, BRAILLE, seed=1, rules=(Rule("sing"), None))
    assert caught.value.reason == "no-custom-cards"
    two = Rule("two of you draw", read_clauses("draw chosen 1; draw chosen-too 1"))
    with pytest.raises(RuleError) as caught:
        Match(2, MARIO, seed=1, rules=(None, two))
    assert caught.value.reason == "too-few-players"
    Match(3, MARIO, seed=1, rules=(None, two))


@pytest.mark.parametrize("edition", [MARIO, BRAILLE], ids=lambda options: str(options.edition))
@pytest.mark.parametrize("chosen", list(itertools.product((False, True), repeat=5)), ids=str)
def test_any_combination_of_house_options_works(edition: Options, chosen: tuple[bool, ...]) -> None:
    options = edition.but(**dict(zip(HOUSE_OPTIONS, chosen, strict=True)))
    assert options.changed() == {name: True for name, on in zip(HOUSE_OPTIONS, chosen, strict=True) if on}
    assert options_for(edition.edition, **options.changed()) == options
    assert pickle.loads(pickle.dumps(options)) == options
    assert Match(2, options, seed=1).legal_moves(0) is not None


def test_every_option_is_a_choice_a_range_or_a_switch() -> None:
    assert sorted([*CHOICES, *RANGES, *SWITCHES]) == sorted([*OPTION_NAMES, "edition"])
