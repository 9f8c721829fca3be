"""Messages of every type that a client may send, right and wrong, made from the types in `wire.py` themselves."""

from typing import Any, get_args

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from penultimate import wire
from penultimate.rules.options import OPTION_NAMES

CLIENT_MESSAGES: tuple[type[wire.ClientMessage], ...] = get_args(wire.FromClient)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8),
    st.lists(st.integers(-1, 3), max_size=3),
    st.dictionaries(st.text(max_size=4), st.booleans(), max_size=2),
)
SENTENCES = (
    "everyone else draws a card",
    "I choose two players and they swap hands",
    "sing a song",
    "",
    "+",
    "ä\u0000\n",
)
MOVES = (
    "draw",
    "keep",
    "accept",
    "challenge",
    "uno",
    "play W+4 R",
    "play R5",
    "catch Ana",
    "choose Ana Ben Cleo",
    "next",
)
OPTIONS = st.dictionaries(
    st.sampled_from(("edition", "self", "changes", "", *OPTION_NAMES)),
    st.one_of(st.booleans(), st.integers(-1, 600), st.sampled_from(("low", "winner", "reach", "braille", ""))),
    max_size=3,
)
BY_NAME: dict[str, st.SearchStrategy[Any]] = {
    "words": st.sampled_from(SENTENCES),
    "text": st.sampled_from((*MOVES, "hello")),
    "options": OPTIONS,
    "level": st.sampled_from(("beginner", "easy")),
    "bots": st.lists(st.sampled_from(("beginner", "easy")), max_size=3),
    "code": st.sampled_from(("BBBBBC", "bbbbbc", "ZZZZZZ")),
    "token": st.one_of(st.none(), st.integers(1, 30).map("token {:026}".format)),
    "name": st.sampled_from(("Ana", "Ben", "Cleo", "Dora", " ", "\u202e")),
    "proposal": st.integers(-1, 30),
    "version": st.one_of(st.integers(0, 60), st.just(2**53 - 1)),
}
"""Where any value of the right type would hardly ever mean anything."""


def message_of(cls: type[wire.ClientMessage]) -> st.SearchStrategy[dict[str, Any]]:
    """A message of this type that can be read, whether or not it makes sense now. The id is the sender's business."""
    fields = [field for field in inspect.type_info(cls).fields if field.name != "id"]  # type: ignore[attr-defined]
    required = {field.encode_name: _value(field.name, field.type) for field in fields if field.required}
    optional = {field.encode_name: _value(field.name, field.type) for field in fields if not field.required}
    tag = cls.__struct_config__.tag
    return st.fixed_dictionaries(required, optional=optional).map(lambda made: {"type": tag, **made})


def spoilt(message: dict[str, Any], field: str, junk: Any) -> dict[str, Any]:
    return {**message, field: junk}


def any_message() -> st.SearchStrategy[dict[str, Any]]:
    return st.one_of([message_of(cls) for cls in CLIENT_MESSAGES])


@st.composite
def any_nonsense(draw: st.DrawFn) -> dict[str, Any]:
    """A message with one field of the wrong type, or one that no message has."""
    message = draw(any_message())
    field = draw(st.sampled_from(sorted({*message, "options", "edition", "seat", "extra"} - {"id"})))
    return spoilt(message, field, draw(JUNK))


def _value(name: str, kind: inspect.Type) -> st.SearchStrategy[Any]:
    if name in BY_NAME:
        return BY_NAME[name]
    match kind:
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            least, most = kind.ge if kind.ge is not None else -2, kind.le if kind.le is not None else 20
            return st.one_of(st.integers(least, min(most, least + 12)), st.just(most))
        case inspect.FloatType():
            return st.floats(kind.ge or 0, kind.le or 100)
        case inspect.StrType():
            return st.text(min_size=kind.min_length or 0, max_size=min(kind.max_length or 12, 30))
        case inspect.LiteralType():
            return st.sampled_from(list(kind.values))
        case inspect.UnionType():
            return st.one_of([_value("", one) for one in kind.types])
        case inspect.ListType() | inspect.VarTupleType():
            return st.lists(_value("", kind.item_type), min_size=kind.min_length or 0, max_size=kind.max_length or 3)
        case inspect.DictType():
            return st.dictionaries(st.text(max_size=4), _value("", kind.value_type), max_size=2)
        case inspect.StructType():
            fields = {field.encode_name: _value(field.name, field.type) for field in kind.fields}
            required = {field.encode_name: fields.pop(field.encode_name) for field in kind.fields if field.required}
            return st.fixed_dictionaries(required, optional=fields)
    raise TypeError(f"no strategy for {kind}: a new type on the wire needs one here")


def as_frame(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message)
