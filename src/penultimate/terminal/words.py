"""The words one can type: each command's, in English and in the chosen language, and the one-letter questions."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, final

from penultimate.rules.moves import WORDS
from penultimate.wording import Wording

VERBS: Final = {word: verb for verb, word in WORDS.items()}
"""Words that are moves."""

QUESTIONS: Final = ("top", "hand", "playable", "counts", "scores", "last", "turn", "time", "asked")
OTHERS: Final = (
    "help",
    "hint",
    "why",
    "rule",
    "question-cards",
    "options",
    "write",
    "erase",
    "agree",
    "decline",
    "sit-in",
    "start",
    "say",
    "verbosity",
    "quit",
)
FOR_OTHERS: Final = frozenset(("agree", "decline", "sit-in", "start", "say"))
"""Of no use alone with bots."""
COMMANDS: Final = (*VERBS, *QUESTIONS, *OTHERS)

LETTERS: Final = {
    "t": "top",
    "h": "hand",
    "p": "playable",
    "c": "counts",
    "s": "scores",
    "l": "last",
    "w": "turn",
    "d": "draw",
    "u": "uno",
    "x": "catch",
    "i": "hint",
    "q": "quit",
    "?": "help",
}
"""The same in every language, and in the browser."""

TAKES_REST: Final = frozenset(
    (
        "play",
        "catch",
        "accuse",
        "choose",
        "colour",
        "help",
        "rule",
        "write",
        "erase",
        "say",
        "verbosity",
        "agree",
        "decline",
        "sit-in",
    )
)
"""Commands that may be followed by more."""


def folded(text: str) -> str:
    """For comparing: case and blanks do not count."""
    return "".join(text.casefold().split())


@final
class CommandWords:
    """What may be typed in one language, English included."""

    def __init__(self, words: Wording) -> None:
        self.words = words

    @cached_property
    def by_word(self) -> Mapping[str, str]:
        """Word -> command. Own words go before English ones."""
        found: dict[str, str] = {}
        for words in (self.words, Wording("en")):
            for command in COMMANDS:
                for word in words.say_text(f"terminal-words-{command}").split("|"):
                    found.setdefault(folded(word), command)
        for command in COMMANDS:
            found.setdefault(command, command)
        return found

    def shown(self, command: str) -> str:
        """The word that help and lists name for it."""
        return self.words.say_text(f"terminal-words-{command}").split("|")[0].strip()

    def exact(self, word: str) -> str | None:
        return self.by_word.get(folded(word))

    def beginning_with(self, word: str) -> list[str]:
        """All commands with a word that begins like this."""
        start = folded(word)
        return list(
            dict.fromkeys(command for known, command in self.by_word.items() if start and known.startswith(start))
        )

    def run_together(self, text: str) -> tuple[str, str] | None:
        """`出紅7`: a command and the rest, where a language writes no blanks between them."""
        line = text.casefold()
        starts = [word for word in self.by_word if not word.isascii() and line.startswith(word)]
        if not starts:
            return None
        longest = max(starts, key=len)
        return self.by_word[longest], text[len(longest) :].strip()

    def all_words(self) -> Sequence[str]:
        """For completion: one word for each command, the language's own."""
        return [self.shown(command) for command in COMMANDS]
