"""The driver: tells what happens, asks, and does what is typed, at whichever table."""

import asyncio
from collections.abc import Iterable
from typing import final

from penultimate.rules import Card, Move, Play
from penultimate.terminal import typed_lines
from penultimate.terminal.answers import Answers
from penultimate.terminal.asking import Asked, Asker, playable_cards
from penultimate.terminal.keyboard import Interrupted, Keyboard
from penultimate.terminal.lines import Paper
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.place import Happened, NotDone, Place, TableLost
from penultimate.terminal.refusing import Refuser
from penultimate.terminal.rule_writing import RuleWriter
from penultimate.terminal.teller import Manner, Teller
from penultimate.terminal.voting import Voter
from penultimate.terminal.words import QUESTIONS, folded
from penultimate.wording import Verbosity, Wording
from penultimate.wording.rule_ids import RULE_IDS

CATCH_LETTER = "x"
LEFT, INTERRUPTED, INPUT_ENDED, LOST = 0, 130, 1, 2
"""Exit codes."""


@final
class Session:
    def __init__(self, table: Place, words: Wording, paper: Paper, keyboard: Keyboard, manner: Manner) -> None:
        self.table = table
        self.words = words
        self.keyboard = keyboard
        self.teller = Teller(words, paper, manner)
        self.refuser = Refuser(words, table, self.teller)
        self.phrases = Phrases(words)
        self.asker = Asker(words)
        self.answers = Answers(words)
        self.reader = typed_lines.Reader(words)
        self.writer = RuleWriter(words, self)
        self.voter = Voter(self)
        self.asker.verbosity = manner.verbosity
        self._asked_key: object = None
        self._catch_key: object = None
        """For which forgotten call it has been said that one may catch."""
        self._typing: asyncio.Task[str] | None = None

    # --- the loop -----------------------------------------------------------------------------------------------------

    async def run(self) -> int:
        """Until the match is over or the player leaves; the exit code."""
        try:
            while True:
                self.tell_and_ask()
                if self.table.stage == "match-over" and not self.table.has_others:
                    return LEFT
                try:
                    line = await self.line()
                    if not await self._act_on(line):
                        return await self._leave(LEFT)
                except Interrupted:
                    if await self._wants_to_leave():
                        return await self._leave(INTERRUPTED)
                except NotDone as refused:
                    self.refuser.refused(refused)
        except EOFError:
            self.say("input-ended")
            return await self._leave(INPUT_ENDED)
        except TableLost as lost:
            self.lines([lost_text(self.words, lost)])
            return LOST
        finally:
            if self._typing is not None:
                self._typing.cancel()

    async def line(self) -> str:
        """The next line that is typed; what happens meanwhile is told."""
        if self._typing is None:
            self._typing = asyncio.ensure_future(self.keyboard.line())
        while True:
            news = asyncio.ensure_future(self.table.wait_for_news())
            await asyncio.wait({self._typing, news}, return_when=asyncio.FIRST_COMPLETED)
            if self._typing.done():
                news.cancel()
                typed, self._typing = self._typing, None
                return typed.result()
            news.result()  # the table may be lost
            await self.keyboard.aside(self.tell_and_ask)

    def tell_and_ask(self) -> None:
        """All news, and the question if it is another one than before."""
        self._tell_and_ask()
        self.table.has_shown(self.teller.seconds_to_hear())

    def _tell_and_ask(self) -> None:
        self._tell_chance_to_catch()
        asked = self.asker.ask(self.table)
        for news in self.table.take_news():
            if isinstance(news, Happened):
                self.teller.events(news.events, self.table, asked)
            else:
                self.teller.notice(news)
        if asked.key != self._asked_key:
            self._asked_key = asked.key
            self._put(asked)

    def _tell_chance_to_catch(self) -> None:
        """Before anything that waits to be told: the time for it runs."""
        view = self.table.view
        owing = -1 if view is None or self.table.stage != "playing" else view.owing
        if view is None or owing in (-1, view.seat):
            self._catch_key = None
            return
        key = (view.round_number, view.discards, owing)
        if key != self._catch_key:
            self._catch_key = key
            self.lines([self.words.question(view.seat, self.table.names).may_catch(owing, CATCH_LETTER)])

    def _put(self, asked: Asked) -> None:
        view = self.table.view
        if asked.shows_hand and view is not None:
            self.teller.braille_hand(view.hand, view.top)
        self.lines(asked.lines)

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.teller.say(message, **arguments)

    def lines(self, lines: Iterable[str]) -> None:
        self.teller.lines(lines)

    # --- doing --------------------------------------------------------------------------------------------------------

    def _situation(self) -> typed_lines.Situation:
        asked = self.asker.ask(self.table)
        return typed_lines.Situation(
            self.table.view, self.table.legal, self.table.names, asked.choices, self.table.has_others
        )

    async def _act_on(self, line: str) -> bool:
        """Whether to go on."""
        situation = self._situation()
        meaning = self.reader.read(line, situation)
        match meaning:
            case typed_lines.GoOn():
                await self._go_on()
            case typed_lines.Do(move):
                await self._make(move)
            case typed_lines.NeedsColour(card, uno):
                await self._ask_colour(card, uno=uno)
            case typed_lines.Whom(command):
                self.say("whom", command=command, player=self._somebody().lower())
            case typed_lines.NoSuchNumber(number, most):
                self.say("no-number" if most else "no-numbers", number=number, most=most)
            case typed_lines.NoneOfColour(colour):
                self.say("none-of-colour", colour=self.words.colour(colour), colour_is=colour.name.lower())
                self.refuser.possible()
            case typed_lines.NoneOfFace(card):
                self.say("none-of-face", face=self.words.face(card))
                self.refuser.possible()
            case typed_lines.Unclear():
                self.refuser.unclear(meaning, self.completions())
            case typed_lines.Command(name, rest):
                return await self._command(name, rest)
        return True

    async def _go_on(self) -> None:
        if self.table.pausing or self.table.stage in ("round-over", "match-over"):
            await self.table.go_on()
        else:
            self.lines(await self.answers.question("asked", self.table, self.teller.last))

    async def _make(self, move: Move) -> None:
        refused = await self.table.why_not(move)
        if refused is not None:
            self.refuser.refused(refused, move)
            return
        if self.table.is_bluff(move) and not await self._lays_bluff():
            self.say("card-back")
            return
        try:
            await self.table.make(move)
        except NotDone as refused_now:
            self.refuser.refused(refused_now, move)

    async def _lays_bluff(self) -> bool:
        """W4-4: nobody else hears of it."""
        view = self.table.view
        assert view is not None
        step = 1 if view.to_the_left else -1
        self.say("bluff", player=self.table.names[(view.seat + step) % view.players])
        return self.is_yes(await self.line())

    async def _ask_colour(self, card: Card, *, uno: bool) -> None:
        view = self.table.view
        tried = Play(card, next((c.colour for c in (view.hand if view else ()) if c.colour is not None), None), uno)
        if tried.colour is not None:
            refused = await self.table.why_not(tried)
            if refused is not None:  # no use asking for the colour of a card that cannot be laid
                self.refuser.refused(refused, Play(card, None, uno))
                return
        while True:
            self.say("which-colour")
            text = (await self.line()).strip()
            if not text:
                self.say("card-back")
                return
            colour = self.reader.colour(text)
            if colour is not None:
                await self._make(Play(card, colour, uno))
                return
            self.say("no-colour", text=text)

    async def _command(self, name: str, rest: str) -> bool:
        if name == "quit":
            return not await self._wants_to_leave()
        if name in QUESTIONS:
            await self._question(name)
        elif name == "help":
            self._help(rest)
        elif name == "hint":
            await self._hint()
        elif name == "why":
            rule = self.refuser.last_rule
            self.lines(self.answers.rule(rule)) if rule else self.say("no-why")
        elif name == "rule":
            self.lines(self.answers.rule(rest))
        elif name == "options" and self.table.view is not None:
            self.lines(self.answers.options(self.table.view.options))
        elif name == "question-cards":
            view = self.table.view
            has_cards = view is None or view.options.has_question_cards
            self.lines(self.answers.question_cards(self.table.rules)) if has_cards else self.say("no-question-cards")
        elif name == "verbosity":
            self._set_verbosity(rest)
        elif name == "say":
            await self.table.say(rest)
        elif name == "start":
            await self.table.start()
        elif name in ("agree", "decline", "sit-in"):
            await self.voter.command(name, rest)
        else:
            await self.writer.command(name, rest)
        return True

    async def _question(self, name: str) -> None:
        view = self.table.view
        if view is not None and name == "top":
            self.teller.braille_card(view.top)
        ended = self.teller.hands
        if name == "hand" and ended is not None and self.table.stage in ("round-over", "match-over"):
            self.lines([self.words.question(self.table.seat, self.table.names).open_hands(ended.hands)])
            return
        if view is not None and name == "hand":
            self.teller.braille_hand(view.hand, view.top)
        self.lines(await self.answers.question(name, self.table, self.teller.last))

    def _help(self, topic: str) -> None:
        command = self.reader.commands.exact(topic) or "" if topic else ""
        if topic.strip().upper().replace(" ", "-") in RULE_IDS:
            self.lines(self.answers.rule(topic))
        else:
            self.lines(
                self.answers.help_on(command, self.table)
                or [*self.answers.help(self.table), *self.teller.braille_codes()]
            )

    async def _hint(self) -> None:
        hint = await self.table.hint()
        if hint is None:
            self.say("no-hint")
            return
        question = self.words.question(self.table.seat, self.table.names)
        move = self.phrases.move(hint.move, self.table.names, self._pending())
        self.teller.sentences([self.phrases.say("hint", move=move), question.hint(hint.reason, hint.data)])

    def _set_verbosity(self, wanted: str) -> None:
        for level in Verbosity:
            own = self.phrases.say(f"words-{level.value}")
            if wanted and any(folded(word).startswith(folded(wanted)) for word in (level.value, own)):
                self.teller.verbosity = self.asker.verbosity = level
                self.say("verbosity", level=level.value)
                return
        self.say("verbosity-how")

    # --- leaving ------------------------------------------------------------------------------------------------------

    def is_yes(self, line: str) -> bool:
        return self.phrases.is_yes(line)

    async def _wants_to_leave(self) -> bool:
        self.say("leave")
        try:
            leaves = self.is_yes(await self.line())
        except Interrupted:
            return True
        if not leaves:
            self.say("stays")
            self._asked_key = None
        return leaves

    async def _leave(self, code: int) -> int:
        notice = await self.table.leave()
        if notice is not None:
            self.teller.notice(notice)
        self.say("goodbye")
        return code

    # --- small things -------------------------------------------------------------------------------------------------

    def completions(self) -> list[str]:
        """What Tab offers: the cards that can be laid, the players, the commands."""
        cards = [str(card).lower() for card in playable_cards(self.table.legal)]
        return [*cards, *self.reader.commands.all_words(), *(name for name in self.table.names if name)]

    def _somebody(self) -> str:
        others = [name for seat, name in enumerate(self.table.names) if seat != self.table.seat and name]
        return others[0] if others else "Ben"

    def _pending(self) -> int:
        return 0 if self.table.view is None else self.table.view.pending


def lost_text(words: Wording, lost: TableLost) -> str:
    message = f"terminal-lost-{lost.reason}"
    return words.say_text(message if words.has_text(message) else "terminal-lost-other", detail=lost.detail)
