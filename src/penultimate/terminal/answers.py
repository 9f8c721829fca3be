"""Answers to what can be asked at any time: the one-letter questions, the rules, the options, help."""

from collections.abc import Sequence
from typing import Final, final

from penultimate.rules import SeatView
from penultimate.rules.options import OPTION_NAMES, Options
from penultimate.terminal.asking import Asker, playable_cards
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.place import Place, RuleInWords
from penultimate.terminal.table_news import about
from penultimate.wording import Wording
from penultimate.wording.rule_ids import CHAPTERS, RULE_IDS

_HELP_OF: Final = {
    "play": "turn",
    "draw": "draw",
    "colour": "colour",
    "uno": "uno",
    "catch": "catch",
    "accuse": "accuse",
    "uphold": "accuse",
    "dismiss": "accuse",
    "abstain": "accuse",
    "question-cards": "write",
    "write": "write",
    "erase": "write",
    "say": "chat",
    "agree": "table",
    "decline": "table",
    "sit-in": "table",
    "time": "table",
}
"""The part of the help that speaks of a command …"""
_RULE_OF: Final = {"keep": "TURN-2", "accept": "ACT-1", "challenge": "W4-5", "confirm": "CUST-2", "own-up": "TALK-2"}
"""… or the rule."""


@final
class Answers:
    def __init__(self, words: Wording) -> None:
        self.words = words
        self.phrases = Phrases(words)
        self.asker = Asker(words)

    async def question(self, name: str, table: Place, last: Sequence[str]) -> list[str]:
        """The answer to one of the questions, in lines."""
        view = table.view
        if name == "last":
            return list(last) or [self.words.say_text("question-last-none")]
        if view is None:
            return list(self.asker.ask(table).lines) + (self.proposals(table) if name == "asked" else [])
        question = self.words.question(view.seat, table.names)
        if name == "top":
            return [question.top(view.top)]
        if name == "hand":
            return [self.phrases.hand(view.hand)]
        if name == "counts":
            return [question.counts(view.counts)]
        if name == "scores":
            return [question.scores(view.scores, view.options.target)]
        if name == "turn":
            actor = view.actor if table.stage == "playing" else -1
            return [question.turn(actor, left=view.to_the_left), *self.asker.time(table)]
        if name == "time":
            return self.asker.time(table) or [self.phrases.say("no-clock")]
        if name == "playable":
            return await self.playable(table, view)
        asked = self.asker.ask(table)
        return (list(asked.lines) or [self.asker.now(table, view)]) + self.proposals(table)

    def proposals(self, table: Place) -> list[str]:
        """What somebody waits for this player to agree to."""
        open_for_me = [one for one in table.proposals if one.wants_me]
        return [self.phrases.notice(note) for one in open_for_me for note in about(one, table.names, table.seat)]

    async def playable(self, table: Place, view: SeatView) -> list[str]:
        """What can be played, and for the rest the rule that forbids it."""
        cards = playable_cards(table.legal)
        lines = [self.asker.playable(table, view)] if view.actor == view.seat and view.phase == "turn" else []
        if not lines:
            lines = [self.words.question(view.seat, table.names).playable(cards)]
        question = self.words.question(view.seat, table.names)
        return lines + [question.obstacle(one.code, one.cards) for one in await table.obstacles()]

    # --- rules and options --------------------------------------------------------------------------------------------

    def rule(self, wanted: str) -> list[str]:
        rule = wanted.strip().upper().replace(" ", "-")
        if rule in RULE_IDS:
            return [self.phrases.say("rule", rule=rule, text=self.words.rule(rule))]
        begun = [known for known in RULE_IDS if rule and known.startswith(f"{rule}-")]
        if begun:
            return [self.phrases.say("rule", rule=known, text=self.words.rule(known)) for known in begun]
        lines = [self.phrases.say("no-such-rule", rule=wanted)] if wanted else []
        for chapter, rules in CHAPTERS.items():
            named = self.words.join(list(rules))
            lines.append(self.phrases.say("chapter", chapter=self.words.chapter(chapter), rules=named))
        return [*lines, self.phrases.say("rule-how")]

    def options(self, options: Options) -> list[str]:
        names = ("edition", *OPTION_NAMES)
        return [self._option(name, options) for name in names]

    def changed_options(self, options: Options) -> list[str]:
        edition = self.words.option_value("edition", options.edition)
        return [
            self.phrases.say("edition", edition=edition),
            *(self._option(name, options) for name in OPTION_NAMES if name in options.changed()),
        ]

    def _option(self, name: str, options: Options) -> str:
        value = self.words.option_value(name, getattr(options, name))
        return self.phrases.say("option", option=self.words.option(name), value=value)

    # --- question cards -----------------------------------------------------------------------------------------------

    def question_cards(self, rules: Sequence[RuleInWords | None]) -> list[str]:
        lines: list[str] = []
        for which, rule in enumerate(rules, 1):
            if rule is None:
                lines.append(self.phrases.say("card-blank", which=which))
            else:
                lines.append(self.phrases.say("card-rule", which=which, words=rule.words))
                lines.append(self.meaning(rule))
        return lines

    def meaning(self, rule: RuleInWords) -> str:
        return self.phrases.say("card-means", said=rule.said) if rule.said else self.phrases.say("card-dare")

    # --- who is here, and help ----------------------------------------------------------------------------------------

    def help(self, table: Place) -> list[str]:
        """Where one is first: what is asked, then how to say it, then what can be asked."""
        view = table.view
        lines = list(self.asker.ask(table).lines)
        parts: list[tuple[str, bool]] = [
            ("aim", True),
            ("turn", True),
            ("colour", True),
            ("uno", True),
            ("catch", True),
            ("draw", True),
            ("signs", True),
            ("conflict", True),
            ("letters", True),
            ("more", True),
            ("write", view is None or view.options.has_question_cards),
            ("accuse", view is not None and view.options.coaching_penalty > 0),
            ("chat", table.has_others),
            ("table", table.has_others),
        ]
        return lines + [self._help_part(part, table) for part, shown in parts if shown]

    def help_on(self, command: str, table: Place) -> list[str]:
        """How a command is typed, or the rule behind it; nothing where there is nothing special to say."""
        if command in _HELP_OF:
            return [self._help_part(_HELP_OF[command], table)]
        return self.rule(_RULE_OF[command]) if command in _RULE_OF else []

    def _help_part(self, part: str, table: Place) -> str:
        others = [name for seat, name in enumerate(table.names) if seat != table.seat and name]
        return self.phrases.say(f"help-{part}", player=others[0].lower() if others else "ben")
