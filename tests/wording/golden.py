"""Everything the game says in a language, as a page to read: `golden/<language>.txt`."""

from pathlib import Path
from typing import Final

from tests.wording.examples import EVERY_CARD, HAND, NAMES, cards, examples_of
from tests.wording.hints import EXAMPLES, VIEWER

from penultimate.rules.cards import read_card
from penultimate.rules.effects import RuleError
from penultimate.rules.options import CHOICES, OPTION_NAMES, RANGES, OptionError
from penultimate.rules.refusals import Refusal, Refused
from penultimate.wording import Wording
from penultimate.wording.fields import event_classes
from penultimate.wording.levels import SHORT, Verbosity
from penultimate.wording.rule_ids import CHAPTERS

BRIEF: Final = Verbosity.BRIEF
FOLDER: Final = Path(__file__).with_name("golden")
PHASES: Final = ("colour", "turn", "drawn", "answer", "choose", "confirm", "round-over", "match-over")
OBSTACLES: Final = ("not-your-turn", "only-the-drawn-card", "answer-first", "colour-needed", "no-match", "not-now")
OPTION_REASONS: Final = ("not-a-choice", "out-of-range", "not-a-switch", "no-stars", "unknown-option", "players")
RULE_REASONS: Final = (
    "text",
    "too-many-effects",
    "chosen",
    "number",
    "one-player",
    "they",
    "cards",
    "nested",
    "notation",
    "too-few-players",
    "no-custom-cards",
)

_RULES_WITH_SENTENCES: Final = (
    "TURN-1 TURN-3 TURN-4 TURN-6 HOUSE-1 HOUSE-3 HOUSE-4 HOUSE-5 OPEN-4 ACT-2 STAR-4 CUST-2".split()
)
"""Rules behind a refusal that has words of its own for them; TURN-1 stands for all others."""


def page(words: Wording) -> str:
    parts = [_cards(words), _events(words), _questions(words), _hints(words), _refusals(words), _options(words)]
    parts.append(_rules(words))
    return "\n".join(f"{title}\n{'=' * len(title)}\n\n{text}" for title, text in parts)


def _lines(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in dict.fromkeys(lines))


def _cards(words: Wording) -> tuple[str, str]:
    return "Cards", _lines([words.card(card) for card in (*EVERY_CARD, *cards("W:B W+4:G W*:R W?1:Y W?2:B"))])


def _events(words: Wording) -> tuple[str, str]:
    text = ""
    for cls in event_classes():
        lines = [words.sentence(event, viewer, NAMES) for event, viewer in examples_of(cls, to_read=True)]
        text += f"# {cls.__name__}\n{_lines(lines)}\n"
        if cls.__name__ in SHORT:
            short = [words.sentence(event, viewer, NAMES, BRIEF) for event, viewer in examples_of(cls, to_read=True)]
            text += f"# {cls.__name__}, in a few words\n{_lines([line for line in short if line])}\n"
    return "Events", text


def _questions(words: Wording) -> tuple[str, str]:
    ask = words.question(1, NAMES)
    dare = "Sing."
    lines = [ask.top(read_card(top)) for top in ("R7", "W+4:B", "W")]
    lines += [ask.turn(seat, left=left) for seat in (1, 2, -1) for left in (True, False)]
    for hand in (HAND, HAND[:1], ()):
        lines += [ask.hand(hand), ask.hand_by_colour(hand), ask.playable(hand)]
    lines += [ask.counts((7, 1, 12, 3)), ask.scores((20, 155, 0, 1200), 500), ask.last(())]
    lines.append(ask.open_hands((HAND, (), cards("B3"), cards("W W?1"))))
    for phase in PHASES:
        for seat in (1, 2):
            attacker = 3 - seat
            lines.append(ask.asked(phase, seat, cards=4, attacker=attacker, plus_four=True, card=HAND[0], words=dare))
            lines.append(ask.asked(phase, seat, cards=2, attacker=attacker, players=2, words=dare))
    lines += [ask.accusation(2, by, may_vote=True, may_own_up=False) for by in (0, 1)]
    lines += [ask.accusation(1, 0, may_vote=False, may_own_up=own) for own in (True, False)]
    lines.append(ask.accusation(2, 0, may_vote=False, may_own_up=False))
    lines += [ask.obstacle(code, HAND[:2]) for code in OBSTACLES]
    lines += [ask.may_keep(play="1", keep="K"), ask.may_challenge("D"), ask.may_catch(2, "X")]
    lines += [ask.time_up(seat) for seat in (1, 2)]
    return "Questions", _lines(lines)


def _hints(words: Wording) -> tuple[str, str]:
    ask = words.question(VIEWER, NAMES)
    return "Hints", _lines([ask.hint(reason, data) for reason, data in EXAMPLES])


def _refusals(words: Wording) -> tuple[str, str]:
    lines = []
    for refusal in Refusal:
        for rule in _RULES_WITH_SENTENCES:
            refused = Refused(refusal, rule)
            card, top = HAND[0], read_card("B3")
            lines += [words.refusal(refused), words.refusal(refused, card=card, turn="Ben")]
            lines.append(words.refusal(refused, card=card, top=top))
    lines += [words.rule_error(RuleError(reason, "")) for reason in RULE_REASONS]
    return "Refusals", _lines(lines)


def _options(words: Wording) -> tuple[str, str]:
    text = ""
    for name in ("edition", *OPTION_NAMES):
        values: tuple[object, ...] = CHOICES.get(name, (True, False))
        if name in RANGES:
            values = (0, 1, 2, 500, 1000)
        said = "; ".join(words.option_value(name, value) for value in values)
        text += f"{words.option(name)}: {said}\n{words.option_help(name)}\n"
    names = {"not-a-choice": "scoring", "out-of-range": "target", "unknown-option": "luck", "players": "players"}
    errors = [OptionError(reason, names.get(reason, "star_duel"), "") for reason in OPTION_REASONS]
    return "Options", text + _lines([words.option_error(error) for error in errors])


def _rules(words: Wording) -> tuple[str, str]:
    text = ""
    for chapter, rules in CHAPTERS.items():
        text += f"# {words.chapter(chapter)}\n{_lines([words.rule(rule) for rule in rules])}\n"
    return "Rules", text
