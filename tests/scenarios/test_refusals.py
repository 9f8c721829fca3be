"""Every refusal, at every step of every scenario: the first that applies, and a rule that this table plays by."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from tests.rules.tables import every_move, random_options, random_rule, sensible
from tests.scenarios.applying import Watcher, first_that_applies

from penultimate.rules import CARDS, Choose, Match, Move, Options, Play, Refusal, Refused, Rule, read_move
from penultimate.rules.moves import DRAW, WORDS, verb_of
from penultimate.rules.options import CHOICES, RANGES, SWITCHES, OptionError
from penultimate.scenarios import Scenario, read_scenarios
from penultimate.scenarios.setting import match_at
from penultimate.wording import LANGUAGES, Wording
from penultimate.wording.rule_ids import RULE_IDS

FILES: Final = sorted(Path(__file__).parent.glob("*.yaml"))
PHASES: Final = ("colour", "turn", "drawn", "answer", "choose", "confirm", "round-over", "match-over")
WORDS_OF: Final = {language: Wording(language, strict=True) for language in LANGUAGES}


# --- where it is tried ------------------------------------------------------------------------------------------------


def steps_of(scenario: Scenario, options: Options) -> Iterator[Watcher]:
    """Every position on the way. With other options than its own a scenario may go another way, as far as it goes."""
    watcher = Watcher(match_at(replace(scenario.position, options=options)))
    yield watcher
    for step in scenario.steps:
        hand = watcher.match.round.hand(step.seat) if step.seat >= 0 else ()
        move = read_move(step.move, scenario.names, hand)
        if step.refusing is None and watcher.match.why_not(step.seat, move) is None:
            watcher.apply(step.seat, move)
            yield watcher


PLAYS: Final = {
    card: [move for move in every_move(2) if isinstance(move, Play) and move.card == card] for card in CARDS
}


@cache
def sayings(players: int) -> tuple[list[Move], list[Choose]]:
    """What can be said with a word, too many or too few players to choose; and all one or two that can be chosen."""
    moves = [move for move in every_move(players) if not isinstance(move, Play)]
    wrong = ((0, 1, 0), (0, 1, players - 1), (0, 1, players), (-1, 0, 1), ())
    choices = [move for move in moves if isinstance(move, Choose)]
    return [*[move for move in moves if not isinstance(move, Choose)], *map(Choose, wrong)], choices


def attempts(match: Match, dice: random.Random) -> Iterator[tuple[int, Move]]:
    """All that can be said, some of the cards that can be played, by everyone, and by somebody who is not here."""
    seats = range(match.players)
    said, choices = sayings(match.players)
    for seat in (*seats, -1, match.players):
        hand = match.round.hand(seat) if seat in seats else ()
        cards = {*hand, match.round.top.bare(), *dice.sample(CARDS, 2)}
        plays = [move for card in sorted(cards, key=str) for move in PLAYS[card]]
        for move in (*said, *dice.sample(choices, 6), *dice.sample(plays, min(len(plays), 30))):
            yield seat, move


# --- the first that applies is given ----------------------------------------------------------------------------------


def check_order(watcher: Watcher, dice: random.Random) -> Iterator[tuple[str, str, Refusal]]:
    """Compare everything that can be tried now; yields which phase, verb and refusal there were."""
    match = watcher.match
    views = {seat: match.view(seat) for seat in range(-1, match.players)}
    for seat, move in attempts(match, dice):
        wanted = first_that_applies(views.get(seat, views[-1]), watcher.forgot, seat, move)
        found = match.why_not(seat, move)
        assert (None if found is None else found.refusal) == wanted, (match.phase, match.options, seat, move)
        if wanted is not None:
            yield match.phase, WORDS[verb_of(move.code)], wanted


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_where_several_apply_the_first_in_the_list_is_given(file: Path) -> None:
    dice = random.Random(file.stem)
    for scenario in read_scenarios(file):
        for watcher in steps_of(scenario, scenario.position.options):
            assert list(check_order(watcher, dice)), scenario.title


def test_the_same_at_random_tables_with_every_phase_and_every_refusal() -> None:
    """Custom rules that people carry out, which no scenario can have, are here: phase `confirm`."""
    dice = random.Random("refusals")
    seen = {found for number in range(24) for found in _order_at_a_random_table(number, dice)}
    assert {phase for phase, _, _ in seen} == set(PHASES)
    assert {verb for _, verb, _ in seen} == set(WORDS.values())
    assert {refusal for _, _, refusal in seen} == set(Refusal)


def _order_at_a_random_table(number: int, dice: random.Random) -> Iterator[tuple[str, str, Refusal]]:
    players = 2 + number % 4
    options = random_options(dice)
    rules = (random_rule(dice, players), Rule("Sing.", ())) if options.has_stars else (None, None)
    watcher = Watcher(Match(players, options, seed=f"refusals {number}", rules=rules))
    match = watcher.match
    for move in range(70):
        if move % 3 == 0 or match.phase in ("confirm", "round-over", "match-over"):
            yield from check_order(watcher, dice)
        if match.is_over:
            return
        seat = match.actor if dice.random() < 0.8 else dice.randrange(players)
        legal = match.legal_moves(seat)
        if legal:
            watcher.apply(seat, sensible(dice, list(legal)))


# --- the rule behind it is one of this table's ------------------------------------------------------------------------


def toggled(options: Options) -> list[Options]:
    """The options, each changed by itself, where the game accepts it."""
    changes: list[tuple[str, object]] = [(name, not getattr(options, name)) for name in SWITCHES]
    changes += [(name, value) for name in CHOICES if name != "edition" for value in CHOICES[name]]
    changes += [(name, value) for name in RANGES for value in (1, 7)] + [("coaching_penalty", 0), ("uno_penalty", 0)]
    found = []
    for name, value in changes:
        try:
            found.append(options.but(**{name: value}))
        except OptionError:
            assert name == "star_duel"
    return found


def is_played(rule: str, options: Options) -> bool:
    """Whether a table with these options plays by the rule at all."""
    chapter = rule.partition("-")[0]
    switched = {
        "TURN-4": not options.draw_when_able,
        "STAR-4": options.star_duel,
        "SCORE-2": options.scoring == "winner",
        "SCORE-3": options.scoring == "low",
        "HOUSE-1": options.stacking,
        "HOUSE-2": options.draw_until_playable,
        "HOUSE-3": options.force_play,
        "HOUSE-4": options.jump_in,
        "HOUSE-5": options.seven_zero,
    }
    if chapter in ("STAR", "CUST") and not options.has_stars:
        return False
    return switched.get(rule, chapter != "TALK" or options.coaching_penalty > 0)


def assert_rule_fits(match: Match, move: Move, refused: Refused) -> None:
    options, rule = match.options, refused.rule
    where = (match.phase, options, move, str(refused))
    assert rule in RULE_IDS, where
    if refused.refusal is Refusal.NO_COACHING_RULE:
        assert (rule, options.coaching_penalty) == ("TALK-2", 0), where
        return
    if refused.refusal is Refusal.NOT_IN_HAND or refused.refusal is Refusal.COLOUR_NEEDED:
        return  # of a card that this edition may not have: the rule is that card's
    assert is_played(rule, options), where
    if isinstance(move, Play) and rule == "ACT-2" and move.card.face in ("+2", "W+4"):
        assert not options.stacking, where
    if refused.refusal is Refusal.MUST_PLAY and match.phase == "turn":
        assert rule == "TURN-6" or not options.draw_when_able, where
    if refused.refusal is Refusal.NOT_NOW and move.code == DRAW and options.force_play:
        assert rule == "HOUSE-3" or str(match.view(match.actor).drawn) == "W+4", where


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_rule_behind_a_refusal_is_played_at_this_table(file: Path) -> None:
    """Every scenario with its own options and with some changed; over the collection all options are, many times."""
    dice = random.Random(file.stem)
    for scenario in read_scenarios(file):
        own = scenario.position.options
        for options in (own, *dice.sample(toggled(own), 2)):
            for watcher in steps_of(scenario, options):
                check_rules(watcher.match, dice)


def check_rules(match: Match, dice: random.Random) -> None:
    for seat, move in attempts(match, dice):
        refused = match.why_not(seat, move)
        if refused is not None:
            assert_rule_fits(match, move, refused)


def test_every_option_is_toggled() -> None:
    for edition in (Options(), Options(edition="braille", scoring="low")):
        changed = {name for options in toggled(edition) for name in options.changed()}
        expected = {*SWITCHES, *RANGES, "scoring", "target_test", "plus4_guilt"}
        assert changed >= expected - (set() if edition.has_stars else {"star_duel"})


# --- what is said speaks of the table, not of an edition --------------------------------------------------------------

ABOUT_EDITIONS: Final = {"CARD-4", "CARD-5", "OPEN-6"}
"""Rules about the cards in the box, or about both editions, name them."""
EDITION: Final = re.compile(r"mario|braille|edition|edizion|editie|ausgabe|瑪莉歐|點字|版本", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_explanation_names_an_edition(language: str) -> None:
    words = WORDS_OF[language]
    naming = {rule for rule in RULE_IDS if EDITION.search(words.rule(rule))}
    assert naming == ABOUT_EDITIONS
    for refusal in Refusal:
        for rule in RULE_IDS:
            assert not EDITION.search(words.refusal(Refused(refusal, rule))), (refusal, rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_option_forbids_has_words_of_its_own(language: str) -> None:
    words = WORDS_OF[language]
    told_apart = {
        Refusal.NOT_YOUR_TURN: ("SETUP-4", "HOUSE-4"),
        Refusal.ANSWER_FIRST: ("ACT-7", "ACT-2", "HOUSE-1", "STAR-4", "HOUSE-4", "HOUSE-5", "CUST-2"),
        Refusal.MUST_PLAY: ("TURN-4", "TURN-6", "HOUSE-3"),
        Refusal.NOT_NOW: ("TURN-1", "TURN-3", "HOUSE-3", "HOUSE-4"),
    }
    for refusal, rules in told_apart.items():
        assert len({words.refusal(Refused(refusal, rule)) for rule in rules}) == len(rules), refusal
