"""A real terminal: editing, history with the arrows, completion with Tab. Loaded only where there is one."""

import os
from collections.abc import Callable, Iterable
from typing import TextIO, final

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import CompleteStyle

from penultimate.terminal.keyboard import PROMPT, Interrupted


@final
class _Words(Completer):
    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        self.words = words

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        for word in sorted(set(self.words())):
            if word.casefold().startswith(typed.casefold()):
                yield Completion(word, start_position=-len(typed))


@final
class RealKeyboard:
    """Choices appear as lines when Tab is pressed, not as a box."""

    def __init__(self, out: TextIO, completions: Callable[[], Iterable[str]]) -> None:
        output = Vt100_Output.from_pty(out, term=os.environ.get("TERM"))
        output.enable_cpr = False  # nothing here needs to know where the cursor is
        self.session: PromptSession[str] = PromptSession(
            completer=_Words(completions),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            output=output,
        )

    async def line(self) -> str:
        try:
            return await self.session.prompt_async(PROMPT)
        except KeyboardInterrupt:
            raise Interrupted from None

    async def aside(self, show: Callable[[], None]) -> None:
        await run_in_terminal(show)
