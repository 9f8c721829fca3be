"""Questions that change nothing at the table: why not this move, what would you play, what does this sentence mean.

And one that does, but begins with understanding a sentence: a rule for a custom card.
"""

import gc
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from penultimate import wire
from penultimate.hall.ask import Ask
from penultimate.hall.asked_moves import read_text
from penultimate.hall.encode import legal_move
from penultimate.hall.rule_examples import examples_in
from penultimate.hall.sayings import as_pictures, said_in
from penultimate.languages import LANGUAGES
from penultimate.rules import Options, Rule, RuleError
from penultimate.rules.effects import write_clauses
from penultimate.rules.match import check_rule
from penultimate.tables import consent
from penultimate.tables.identity import clean_line
from penultimate.tables.obstacles import obstacles_of
from penultimate.tables.ports import Errand, Rank, Thinker
from penultimate.tables.refused import TableRefused


def why(ask: Ask[wire.AskWhy]) -> None:
    def answer() -> None:
        match = ask.table.book.match
        if match is None:
            raise TableRefused("no-match-on")
        if refused := match.why_not(ask.seat.number, read_text(ask.room, ask.seat, ask.message.text)):
            raise refused
        ask.reply.done(ask.table.book.version)

    ask.at_the_table(answer)


def explain_hand(ask: Ask[wire.Explain]) -> None:
    """Why not, for all cards at once, in the order of the hand."""

    def answer() -> None:
        match, seat = ask.table.book.match, ask.seat.number
        if match is None:
            raise TableRefused("no-match-on")
        found = obstacles_of(match, seat)
        told = tuple([wire.Obstacle(code, rule, tuple(map(str, cards))) for code, rule, cards in found])
        ask.guest.send(wire.Explained(ask.message.id, ask.table.book.version, told))

    ask.at_the_table(answer)


def advise(ask: Ask[wire.AskHint]) -> None:
    from penultimate.bots import Hint, NothingToDo, hint

    def look() -> None:
        match, seat = ask.table.book.match, ask.seat.number
        legal = None if match is None else match.legal_moves(seat)
        if match is None or not legal or match.round.is_over:
            raise TableRefused("no-hint")
        view, names = match.view(seat), ask.table.book.names

        def think() -> Hint | None:
            with suppress(NothingToDo):
                return hint(view, legal)
            return None

        def advised(given: Hint | None) -> None:
            if given is None:
                ask.reply.refuse("no-hint")
                return
            reason: Any = given.reason
            data = msgspec.convert(given.data, wire.HintData)
            ask.guest.send(wire.Hint(ask.message.id, legal_move(given.move.code, names), reason, data))

        ask.table.thinker.think(think, advised, rank=Rank.HINT, failed=ask.reply.refuse, wanted=ask.is_wanted)

    ask.at_the_table(look)


def explain_sentence(ask: Ask[wire.Understand]) -> None:
    book = ask.table.book
    players, options = max(2, len(book.occupied())), book.options
    ask.table.thinker.think(
        lambda: _explained(ask.message, players, options),
        ask.guest.send,
        rank=Rank.ANSWER,
        failed=ask.reply.refuse,
        wanted=ask.is_wanted,
    )


def read_languages(thinker: Thinker) -> None:
    """All that sentences need, language by language, where they will be understood; who asks meanwhile takes turns."""
    for language in LANGUAGES:
        errand = Errand(partial(_prepare, language), _nothing, _nothing, "languages", Rank.ANSWER)
        thinker.think(errand)


def _prepare(language: str) -> None:
    from penultimate.houserules.understanding import prepare

    prepare(language)
    gc.freeze()  # they stay; to look through all of them for cycles would hold everybody up for a second


def _nothing(_: object) -> None:
    """Nobody waits for it."""


def _explained(message: wire.Understand, players: int, options: Options) -> wire.Understood:
    from penultimate.houserules import rule_from, understand

    words = clean_line(message.words)
    understood = understand(words, message.language)
    whole = tuple(map(understood.completed, understood.suggestions))
    problem = ""
    try:
        check_rule(rule_from(words, message.language), players, options)
    except RuleError as error:
        problem = _in_words(error, message.language)
    return wire.Understood(
        id=message.id,
        clauses=write_clauses(understood.clauses),
        said=said_in(understood.clauses, message.language),
        dare=not understood.clauses and bool(words),
        pictures=as_pictures(understood.clauses, message.language),
        spans=tuple(wire.WordSpan(span.start, span.end, span.state) for span in understood.spans),
        suggestions=whole if understood.replaces else understood.suggestions,
        problem=problem,
        examples=() if words else examples_in(message.language),
        words=words,
        completed=whole,
        meant=understood.replaces,
    )


def _in_words(error: RuleError, language: wire.Language) -> str:
    from penultimate.wording import Wording  # brings all of Fluent

    return Wording(language).rule_error(error)


def propose_rule(ask: Ask[wire.ProposeRule]) -> None:
    """Understood away from the table, then put to it."""
    words, message = clean_line(ask.message.words), ask.message

    def understand() -> Rule | RuleError | None:
        from penultimate.houserules import rule_from

        try:
            rule = rule_from(words, message.language) if words else None
        except RuleError as error:
            return error
        for guest in list(ask.room.guests):  # said once here, so that the telling finds it said
            said_in(() if rule is None else rule.clauses, guest.language)
        return rule

    def understood(rule: Rule | RuleError | None) -> None:
        if isinstance(rule, RuleError):
            ask.reply.refuse("bad-rule", detail=rule.reason)
            return
        ask.at_the_table(
            lambda: consent.propose_rule(
                ask.table, ask.reply, ask.key, message.which, rule, message.language, ask.is_wanted
            )
        )

    ask.table.thinker.think(understand, understood, rank=Rank.ANSWER, failed=ask.reply.refuse, wanted=ask.is_wanted)
