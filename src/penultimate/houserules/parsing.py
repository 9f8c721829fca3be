"""From tokens to the parts of a rule, by `grammar.lark`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from lark import Lark, Token, Transformer, UnexpectedInput, v_args
from lark.lexer import Lexer

from penultimate.houserules.parts import Bag, Otherwise, Party, SaidCondition, SaidHolds, SaidNamed, Segment
from penultimate.houserules.tokens import Form, Limit, Mention, Referent, Role, Sense

_PREPOSITIONS: Final = {
    "TO": Role.RECEIVER,
    "FOR": Role.RECEIVER,
    "FROM": Role.OWNER,
    "WITH": Role.PARTNER,
    "BY": Role.DOER,
}


class _Tokens(Lexer):
    """Hands lark the tokens that `lexing` made."""

    def __init__(self, lexer_conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Token]:
        raise NotImplementedError  # pragma: no cover

    @staticmethod
    def of(senses: Sequence[Sense]) -> Iterator[Token]:
        for sense in senses:
            token = Token(sense.kind, sense.kind)
            token.value = sense.value
            yield token


@v_args(inline=True)
class _Build(Transformer[Token, list[list[Segment]]]):
    """Makes the parts as lark finds them."""

    def rule(self, *parts: Any) -> list[list[Segment]]:
        return [part for part in parts if not isinstance(part, Token)]

    def sentence(self, *parts: Any) -> list[Segment]:
        link = ""
        segments: list[Segment] = []
        for part in parts:
            if isinstance(part, Token):
                link = part.value
            else:
                part.link = link
                segments.append(part)
        return segments

    def segment(self, *parts: Any) -> Segment:
        bag = next((part for part in parts if isinstance(part, Bag)), None)
        condition = next((part for part in parts if not isinstance(part, Bag)), None)
        return Segment(bag, condition, condition is parts[0])

    def clause(self, *items: Any) -> Bag:
        bag = Bag()
        for item in items:
            if isinstance(item, Party):
                bag.add_party(item)
            else:
                bag.add_word(item.type, item.value)
        return bag

    def opened(self, *items: Any) -> Bag:
        return self.clause(*items)

    def party(self, *parts: Any) -> Party:
        preposition, said_for = next((part for part in parts if isinstance(part, tuple)), (None, False))
        token = next(part for part in parts if isinstance(part, Token) and part.type in ("WHO", "OWN"))
        if token.type == "OWN":
            mention = Mention(Referent.OWN, frozenset({Role.OWNER}))
        else:
            mention = token.value
        roles = mention.roles
        if preposition is not None:
            roles = frozenset({preposition})
        elif any(isinstance(part, Token) and part.type == "POSSESSIVE" for part in parts):
            roles = frozenset({Role.OWNER})
        return Party(mention.who, roles, introduces=mention.introduces, for_them=said_for, both=mention.both)

    def preposition(self, token: Token) -> tuple[Role, bool]:
        return _PREPOSITIONS[token.type], token.type == "FOR"

    def if_condition(self, *parts: Any) -> SaidCondition:
        said = parts[-1]
        return Otherwise() if isinstance(said, Token) else said

    def named(self, *parts: Any) -> SaidNamed:
        party = next((part for part in parts if isinstance(part, Party)), None)
        colours = next(part for part in parts if isinstance(part, tuple))
        return SaidNamed(party, colours)

    def colours(self, *parts: Token) -> tuple[str, ...]:
        return tuple(part.value for part in parts if part.type == "COLOUR")

    def holds(self, *parts: Any) -> SaidHolds:
        party = next((part for part in parts if isinstance(part, Party)), None)
        limit, number = next(part for part in parts if isinstance(part, tuple))
        form = next((part.value for part in parts if isinstance(part, Token) and part.type == "HAVE"), Form.ANY)
        return SaidHolds(party, form, limit, number)

    def inverted_named(self, *parts: Any) -> SaidNamed:
        return replace(self.named(*parts), inverted=True)

    def bare_named(self, colours: tuple[str, ...]) -> SaidNamed:
        return SaidNamed(None, colours, inverted=True)

    def bare_said(self, *parts: Any) -> SaidNamed:
        return replace(self.named(*parts), inverted=True, needs_so=True)

    def bare_holds(self, *parts: Any) -> SaidHolds:
        return replace(self.holds(*parts), inverted=True, needs_so=True)

    def inverted_holds(self, *parts: Any) -> SaidHolds:
        return replace(self.holds(*parts), inverted=True)

    def quantity(self, *parts: Token | None) -> tuple[Limit, int]:
        limit = next((part.value for part in parts if part is not None and part.type in ("THAN", "THAN_AFTER")), None)
        number = next(part.value for part in parts if part is not None and part.type == "NUMBER")
        return limit or Limit("exactly", 0), number

    def limited(self, *parts: Token | None) -> tuple[Limit, int]:
        return self.quantity(*parts)


@cache
def _parser() -> Lark:
    grammar = (files("penultimate.houserules") / "grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, start="rule", parser="lalr", lexer=_Tokens, transformer=_Build(), maybe_placeholders=True)


def parse(senses: Sequence[Sense]) -> list[list[Segment]] | None:
    """The sentences and their segments; None where the tokens are no rule."""
    interactive = _parser().parse_interactive()
    try:
        for token in _Tokens.of(senses):
            interactive.feed_token(token)
        result: list[list[Segment]] = interactive.feed_eof()  # type: ignore[no-untyped-call]
    except UnexpectedInput:
        return None
    return result
