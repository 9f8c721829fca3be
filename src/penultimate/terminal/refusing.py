"""Saying no: what was understood, why it does not work, and what would."""

import difflib
from collections.abc import Sequence
from typing import final

from penultimate.rules import Move, Play
from penultimate.terminal.asking import Asker
from penultimate.terminal.phrases import Phrases
from penultimate.terminal.place import NotDone, Place
from penultimate.terminal.teller import Teller
from penultimate.terminal.typed_lines import Unclear
from penultimate.terminal.words import folded
from penultimate.wording import Wording


@final
class Refuser:
    def __init__(self, words: Wording, table: Place, teller: Teller) -> None:
        self.words = words
        self.table = table
        self.teller = teller
        self.phrases = Phrases(words)
        self.asker = Asker(words)
        self.last_rule = ""
        """The rule behind the last refusal, for `why`."""

    def unclear(self, typed: Unclear, known: Sequence[str]) -> None:
        """`known` are the words that would have been understood."""
        if typed.candidates:
            self.teller.say("several", text=typed.text, meanings=self.phrases.either(typed.candidates))
            if typed.any_possible:  # and it is among those
                return
        else:
            self.teller.say("unknown", text=typed.text)
            shown = {folded(word): word for word in known}
            near = difflib.get_close_matches(folded(typed.text), list(shown), 1, 0.6)
            if near:
                self.teller.say("did-you-mean", word=shown[near[0]])
        self.possible()

    def refused(self, refused: NotDone, move: Move | None = None) -> None:
        """What was understood, why not, and what would be allowed."""
        view = self.table.view
        if move is not None:
            pending = 0 if view is None else view.pending
            self.teller.say("understood", move=self.phrases.move(move, self.table.names, pending))
        if not refused.rule:
            message = f"terminal-not-done-{refused.code}"
            known = self.words.has_text(message)
            text = self.words.say_text(message) if known else self.phrases.say("not-done-other", detail=refused.code)
            self.teller.lines([text])
            return
        card = move.card if isinstance(move, Play) else None
        turn = None if view is None or view.actor < 0 else self.table.names[view.actor]
        reason = self.words.refusal_text(
            refused.code, refused.rule, card=card, top=None if view is None else view.top, turn=turn
        )
        self.teller.say("refused", reason=reason, rule=refused.rule)
        if not self.last_rule:
            self.teller.say("why-hint")  # once is enough
        self.last_rule = refused.rule
        self.possible()

    def possible(self) -> None:
        """What would be allowed; while the others play that is mostly nothing."""
        view = self.table.view
        if view is None:
            return
        asked = self.asker.ask(self.table)
        if asked.shows_hand:
            self.teller.lines([self.asker.playable(self.table, view)])
        elif asked.choices:
            texts = [self.phrases.move(move, self.table.names, view.pending) for move in asked.choices]
            items = [self.phrases.item(number, text) for number, text in enumerate(texts, 1)]
            self.teller.say("possible", moves=self.phrases.list(items))
        elif asked.lines:
            self.teller.lines(asked.lines[:1])
        else:
            self.teller.say("impossible")
