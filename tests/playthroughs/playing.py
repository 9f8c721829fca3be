"""Whole matches as prose: who does what, and what every seat sees and is told."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from penultimate.rules import (
    BRAILLE,
    CLASSIC,
    MARIO,
    Catch,
    Event,
    LegalMoves,
    Match,
    Move,
    Options,
    Play,
    Rule,
    SeatView,
)
from penultimate.rules.cards import write_cards
from penultimate.rules.effects import read_clauses
from penultimate.wording import Wording

NAMES = ("Ada", "Ben", "Cas", "Dee")


@dataclass(frozen=True)
class Playthrough:
    name: str
    options: Options
    seed: int
    players: int = 3
    rules: tuple[Rule | None, Rule | None] = (None, None)


TWO_RULES = (
    Rule("everyone else draws 1 and shows me the hand", read_clauses("draw others 1; show others me")),
    Rule("I swap hands with a player I choose", read_clauses("swap me chosen")),
)
PLAYTHROUGHS = (
    Playthrough("mario", MARIO.but(target=150), 55),
    Playthrough("braille", BRAILLE.but(target=150), 53),
    Playthrough("classic", CLASSIC.but(target=100), 53),
    Playthrough("stacking", MARIO.but(target=40, stacking=True), 64),
    Playthrough("draw_until_playable", MARIO.but(target=40, draw_until_playable=True), 52),
    Playthrough("force_play", BRAILLE.but(target=40, force_play=True), 51),
    Playthrough("jump_in", MARIO.but(target=40, jump_in=True), 32),
    Playthrough("seven_zero", MARIO.but(target=40, seven_zero=True), 34),
    Playthrough("star_duel", MARIO.but(target=40, star_duel=True), 1),
    Playthrough("custom_cards", MARIO.but(target=40), 54, rules=TWO_RULES),
    Playthrough("two_players", BRAILLE.but(target=40), 41, players=2),
)


# --- players ----------------------------------------------------------------------------------------------------------


def next_move(match: Match, dice: random.Random) -> tuple[int, Move]:
    """Sensible people: they watch each other, jump in, mostly remember to call, and keep their wilds for later."""
    for seat in range(match.players):
        legal = match.legal_moves(seat)
        owing = match.view(seat).owing
        if owing >= 0 and Catch(owing) in legal and dice.random() < 0.3:
            return seat, Catch(owing)
        jumps = [move for move in _sorted(legal) if isinstance(move, Play)] if seat != match.actor else []
        if jumps and dice.random() < 0.7:
            return seat, jumps[-1]
    return match.actor, _turn(match.legal_moves(match.actor), match.view(match.actor), dice)


def _turn(legal: LegalMoves, view: SeatView, dice: random.Random) -> Move:
    plays = [move for move in _sorted(legal) if isinstance(move, Play)]
    if view.phase == "answer" and plays and dice.random() < 0.8:
        plays = [move for move in plays if move.card.face == "W*"] or plays
    calling = [move for move in plays if move.uno]
    if calling and dice.random() < 0.8:
        plays = calling
    coloured = [move for move in plays if not move.card.is_wild]
    if plays:
        wilds = [move for move in plays if move.colour is not None and move.colour == _best_colour(view)]
        bluffing = dice.random() < 0.15
        return dice.choice((wilds if bluffing else coloured) or coloured or wilds or plays)
    quiet = [move for move in _sorted(legal) if move.text(NAMES).split()[0] not in ("accuse", "uno")]
    return dice.choice(quiet)


def _sorted(legal: LegalMoves) -> list[Move]:
    """The choice of these players does not hang on the order in which moves are listed."""
    return sorted(legal, key=lambda move: move.code)


def _best_colour(view: SeatView) -> object:
    held = [card.colour for card in view.hand if not card.is_wild]
    return max(held, key=held.count) if held else view.top.colour


# --- the text ---------------------------------------------------------------------------------------------------------


def play(through: Playthrough) -> tuple[Match, list[Event], str]:
    """The match, everything that happened in it, and its text."""
    names = NAMES[: through.players]
    words = Wording("en", strict=True)
    dice = random.Random(through.seed)
    match = Match(through.players, through.options, seed=through.seed, rules=through.rules)
    happened = list(match.beginning)
    lines = [*_title(through, names), "The deal", *_paragraph(match, match.beginning, names, words)]
    number = 0
    while not match.is_over:
        seat, move = next_move(match, dice)
        events = match.apply(seat, move)
        happened += events
        number += 1
        lines += ["", f"{number}. {names[seat]}: {move.text(names)}", *_paragraph(match, events, names, words)]
        assert number < 1500, "choose another seed: nobody reads as much as that"
    return match, happened, "\n".join(lines) + "\n"


def _title(through: Playthrough, names: Sequence[str]) -> list[str]:
    options = ", ".join(f"{name} {value}" for name, value in through.options.changed().items())
    lines = [
        f"{through.name}: {', '.join(names)} play the {through.options.edition} edition ({options}).",
        "After each move: the table as all see it, then each player's hand, and what that player is told.",
    ]
    lines += [f"Custom card {which}: {rule.words}." for which, rule in enumerate(through.rules, 1) if rule is not None]
    return [*lines, ""]


def _paragraph(match: Match, events: Sequence[Event], names: Sequence[str], words: Wording) -> list[str]:
    lines = [f"   {_table(match.view(-1), names)}"]
    for seat, name in enumerate(names):
        told = [words.sentence(event.seen_by(seat), seat, names) for event in events]
        told_as_one = " ".join(sentence for sentence in told if sentence)
        lines.append(f"   {name} [{_own(match.view(seat), names)}] {told_as_one}".rstrip())
    return lines


def _table(view: SeatView, names: Sequence[str]) -> str:
    """What everyone sees."""
    parts = [
        f"Top {view.top}",
        f"{view.pile_size} to draw",
        " ".join(f"{name} {count}" for name, count in zip(names, view.counts, strict=True)),
        f"to the {'left' if view.to_the_left else 'right'}",
        view.phase if view.phase.endswith("over") else f"{view.phase}: {names[view.actor]}",
    ]
    if view.pending:
        parts.append(f"{view.pending} cards wait, from {names[view.attacker]}")
    if view.owing >= 0:
        parts.append(f"{names[view.owing]} has not called")
    if any(view.scores):
        parts.append("points " + " ".join(str(score) for score in view.scores))
    return " · ".join(parts)


def _own(view: SeatView, names: Sequence[str]) -> str:
    """What this seat alone sees."""
    text = write_cards(view.hand)
    if view.drawn is not None:
        text += f", drew {view.drawn}"
    return text + "".join(f", knows {names[owner]}: {write_cards(cards)}" for owner, cards in view.known)
