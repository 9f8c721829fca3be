"""What docs/records.md tells a stranger about the shuffle is enough: its Python, as it stands, deals as games do."""

import contextlib
import io
import random
import re
from hashlib import shake_128
from pathlib import Path
from typing import Any

import pytest

from penultimate.records import Recorder, fair_seed
from penultimate.rules import BRAILLE, MARIO, Event, Match, Next, Rule, options_for, read_move
from penultimate.rules.chance import commitment
from penultimate.rules.editions import EDITION_NAMES
from penultimate.rules.effects import read_clauses
from penultimate.rules.events import CardsDrawn, CardsGiven, HandDealt, PileShuffled

PAGE = (Path(__file__).parent.parent.parent / "docs" / "records.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
PYTHON = [text for language, text in BLOCKS if language == "python"]
OTHER = [text for language, text in BLOCKS if not language]


def as_told() -> dict[str, Any]:
    """What a stranger has who has typed in the page: the names it defines, and what it printed under `printed`."""
    names: dict[str, Any] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for block in PYTHON:
            exec(compile(block, "records.md", "exec"), names)
    return {**names, "printed": printed.getvalue()}


TOLD = as_told()


def test_the_page_needs_nothing_of_ours() -> None:
    assert len(PYTHON) == 2
    imports = [line for block in PYTHON for line in block.splitlines() if "import" in line]
    assert imports == ["from hashlib import sha256, shake_128"]


def test_the_example_prints_what_the_page_says() -> None:
    assert TOLD["printed"] == OTHER[-1]


def test_the_example_is_a_real_record() -> None:
    beginning, _, ending = OTHER[-2].partition("…\n")
    recorder = Recorder(
        ["Ana", "Ben", "Cleo"],
        MARIO.but(target=1),
        server_seed=TOLD["server_seed"],
        contributions=["my own words", "", ""],
        date="2026-11-16",
    )
    text = recorder.beginning_text()
    for seat, move in ((1, "play G4"), (2, "play G7")):
        recorder.apply(seat, read_move(move, ["Ana", "Ben", "Cleo"]))
        text += recorder.last_text()
    assert beginning == text
    assert ending == f"seed: {TOLD['server_seed'].hex()}\n"
    assert TOLD["seed"] == fair_seed(TOLD["server_seed"], ["my own words", "", ""])
    assert commitment(TOLD["server_seed"]) in beginning


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("players", range(2, 11))
def test_the_page_deals_as_the_game_does(edition: str, players: int) -> None:
    """Enough seeds for shared highest numbers, and for a +4 that goes under the pile."""
    options = options_for(edition)
    for number in range(30):
        added = [f"luck {seat}" if (seat + number) % 3 else "" for seat in range(players)] if number % 2 else []
        server_seed = f"{edition} {players} {number}".encode()
        seed = TOLD["seed_of_game"](server_seed, added)
        assert seed == fair_seed(server_seed, added)
        dealer, shuffles = TOLD["find_dealer"](edition, players, seed)
        hands, first, pile = TOLD["deal"](edition, players, seed, dealer, shuffles)
        compare(Match(players, options, seed=seed), dealer, hands, first, pile)


def compare(match: Match, dealer: int, hands: list[list[str]], first: str, pile: list[str]) -> None:
    assert match.dealer == dealer
    told = [str(event) for event in match.beginning if type(event).__name__ == "CardTurnedUp"]
    assert told == [f"CardTurnedUp(card=<{first}>)"]
    if first[1:] == "+2":  # the first player has taken them already
        hands[(dealer + 1) % match.players] += [pile.pop(), pile.pop()]
    for seat, hand in enumerate(hands):
        assert sorted(hand) == sorted(str(card) for card in match.round.hand(seat))
    assert match.view(-1).pile_size == len(pile)


def test_the_seeds_above_reach_every_branch() -> None:
    """A page that forgot ties or the +4 would be noticed."""
    ties = plus_fours = 0
    for players in range(2, 11):
        for number in range(0, 30, 2):
            seed = f"mario {players} {number}".encode()
            _, shuffles = TOLD["find_dealer"]("mario", players, seed)
            ties += shuffles > 1
            pile = TOLD["shuffled"](TOLD["box"]("mario"), seed, shuffles)
            plus_fours += pile[-7 * players - 1] == "W+4"
    assert ties > 5
    assert plus_fours > 1


def test_a_new_pile_is_shuffled_as_the_page_says() -> None:
    """Played until the draw pile is used up and drawn again, with an eye on what lies where."""
    seed = b"a new pile"
    match = Match(2, BRAILLE, seed=seed)
    dealer, number = TOLD["find_dealer"]("braille", 2, seed)
    _, first, pile = TOLD["deal"]("braille", 2, seed, dealer, number)
    laid, shuffles, drawn = [first], 0, 0
    while shuffles < 2 or drawn < 5:
        seat = match.actor
        text, events = play_or_draw(match, seat)
        laid += [text.split()[1]] if text.startswith("play") else []
        for event in events:
            if isinstance(event, PileShuffled):
                shuffles, drawn = shuffles + 1, 0
                pile = TOLD["shuffled"](laid[:-1], seed, number + shuffles) + pile  # the last of the old ones first
                laid = laid[-1:]
            elif isinstance(event, CardsDrawn):
                assert sorted(map(str, event.cards)) == sorted(pile.pop() for _ in event.cards)
                drawn += len(event.cards)


def test_the_next_round_is_dealt_with_the_next_number() -> None:
    """By the player after the dealer, whatever was shuffled in between."""
    seed, dice, shuffled = b"several rounds", random.Random(1), 0
    match = Match(3, MARIO, seed=seed)
    dealer, number = TOLD["find_dealer"]("mario", 3, seed)
    while match.round_number < 6:
        moves = match.legal_moves(match.actor)
        if not match.round.is_over:
            events = match.apply(match.actor, dice.choice(moves))
            new_piles = sum(isinstance(event, PileShuffled) for event in events)
            number, shuffled = number + new_piles, shuffled + new_piles
            continue
        events = match.apply(match.actor, Next)
        dealer, number = (dealer + 1) % 3, number + 1
        hands, _, _ = TOLD["deal"]("mario", 3, seed, dealer, number)
        dealt = {event.seat: sorted(map(str, event.cards)) for event in events if isinstance(event, HandDealt)}
        assert dealt == {seat: sorted(hand) for seat, hand in enumerate(hands)}
    assert shuffled > 0, "or the count would be nothing to see"


def test_cards_are_taken_out_of_a_hand_as_the_page_says() -> None:
    """Each takes a number, and 4 bytes; the hand is sorted as the box is."""
    rule, box, looked_at = Rule("two from each", read_clauses("give others 2 me")), TOLD["box"]("mario"), 0
    for luck in range(120):
        seed = f"by chance {luck}".encode()
        match = Match(3, MARIO, seed=seed, rules=(rule, None))
        seat = match.actor
        lay = read_move("play W?1 R")
        if lay not in match.legal_moves(seat):
            continue
        _, number = TOLD["find_dealer"]("mario", 3, seed)
        hands = [sorted(map(str, match.round.hand(other)), key=box.index) for other in range(3)]
        given = [event for event in match.apply(seat, lay) if isinstance(event, CardsGiven)]
        assert len(given) == 2
        for event in given:
            for card in event.cards:
                number += 1
                chance = int.from_bytes(shake_128(seed + number.to_bytes(8, "little")).digest(4), "little")
                hand = hands[event.seat]
                assert str(card) == hand.pop(chance * len(hand) >> 32)
                looked_at += 1
    assert looked_at > 8


def play_or_draw(match: Match, seat: int) -> tuple[str, list[Event]]:
    """Nobody wins, nobody lays anything wild: cards go round until the pile is used up."""
    legal = {move.text(["A", "B"]): move for move in match.legal_moves(seat)}
    plain = [one for one in legal if re.fullmatch(r"play [BGRY]\S+", one) and len(match.round.hand(seat)) > 5]
    text = next(one for one in (*plain, "draw", "keep", *legal) if one in legal)
    return text, match.apply(seat, legal[text])
