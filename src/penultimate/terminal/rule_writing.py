"""Writing on the question cards: a sentence, what the game makes of it, and its proposal to the others."""

from collections.abc import Iterable
from typing import Protocol, final

from penultimate.houserules import Understanding, say, understand
from penultimate.rules import RuleError
from penultimate.rules.effects import Rule
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.place import NotDone, Place
from penultimate.wording import Wording


class Talk(Protocol):
    """What of a session is needed here."""

    @property
    def table(self) -> Place: ...
    def say(self, message: str, /, **arguments: str | int) -> None: ...
    def lines(self, lines: Iterable[str]) -> None: ...
    async def line(self) -> str: ...
    def is_yes(self, line: str) -> bool: ...


@final
class RuleWriter:
    def __init__(self, words: Wording, talk: Talk) -> None:
        self.words = words
        self.talk = talk
        self.phrases = Phrases(words)

    async def command(self, name: str, rest: str) -> None:
        view = self.talk.table.view
        if self.talk.table.stage == "playing":
            raise NotDone("not-between-rounds")
        if view is not None and not view.options.has_question_cards:
            self.talk.say("no-question-cards")
            return
        number, _, words = rest.partition(" ")
        if number not in ("1", "2") or (name == "write" and not words.strip()):
            self.talk.say("write-how")
        elif name == "erase":
            await self._propose(int(number), "")
        else:
            await self._write(int(number), words.strip())

    async def _write(self, which: int, words: str) -> None:
        heard = self.explain(words)
        if heard is None:
            return
        if (meant := self._perhaps_meant(heard)) is not None:
            self.talk.say("write-instead", words=self.phrases.say("quoted", text=meant))
            if self.talk.is_yes(await self.talk.line()):
                await self._write(which, meant)
                return
        self.talk.say("write-sure", which=which)
        if self.talk.is_yes(await self.talk.line()):
            await self._propose(which, words)
        else:
            self.talk.say("write-left")

    def _perhaps_meant(self, heard: Understanding) -> str | None:
        """What would be understood and looks like what was written."""
        texts = [heard.completed(each) for each in heard.suggestions] if heard.replaces else []
        return next((text for text in texts if understand(text, self.words.language).understood), None)

    def explain(self, words: str) -> Understanding | None:
        """Say back what was understood; nothing where it can be no rule at all."""
        try:
            Rule(words)
            heard = understand(words, self.words.language)
        except RuleError as error:
            self._say_error(error.reason)
            return None
        if heard.understood:
            self.talk.say("card-means", said=say(heard.clauses, self.words.language))
            return heard
        unknown = _unknown_words(heard)
        if unknown:
            self.talk.say(
                "card-unknown", words=self.words.join([self.phrases.say("quoted", text=word) for word in unknown])
            )
        self.talk.say("card-dare")
        return heard

    async def _propose(self, which: int, words: str) -> None:
        try:
            await self.talk.table.propose_rule(which, words)
        except NotDone as refused:
            if refused.code == "rule-objected":
                self.talk.say("bots-object", reason=refused.detail)
            elif refused.code == "bad-rule":
                self._say_error(refused.detail)
            else:
                raise

    def _say_error(self, reason: str) -> None:
        if reason == "not-now":
            raise NotDone("not-between-rounds")
        self.talk.lines([self.words.rule_error(RuleError(reason, reason))])


def _unknown_words(heard: Understanding) -> list[str]:
    return [heard.text[span.start : span.end] for span in heard.spans if span.state != "known"]
