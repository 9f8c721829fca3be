"""`help()` tells the same, compiled or not: every public name has words, every function its parameters."""

import inspect
import pydoc
from types import ModuleType

import pytest
from tools.docstrings import with_docstrings

import penultimate.rules
from penultimate.rules import Card, Colour, LegalMoves, Match, Options, Phase, Refusal, Round, SeatView, cards, match

CLASSES = [thing for name in penultimate.rules.__all__ if isinstance(thing := getattr(penultimate.rules, name), type)]


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: str(cls.__name__))
def test_every_public_class_has_words(cls: type) -> None:
    words = inspect.getdoc(cls) or ""
    assert len(words) > 10
    assert "filler" not in words
    assert not words.startswith(f"{cls.__name__}(")  # what a dataclass says where nobody wrote anything


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: str(cls.__name__))
def test_every_public_method_has_words(cls: type) -> None:
    own = [name for name in vars(cls) if not name.startswith("_") and callable(getattr(cls, name))]
    assert [name for name in own if not inspect.getdoc(getattr(cls, name))] == []


@pytest.mark.parametrize("module", [cards, match], ids=["cards", "match"])
def test_modules_have_words(module: ModuleType) -> None:
    assert module.__doc__


def test_help_tells_what_a_method_does_and_takes() -> None:
    page = pydoc.plain(pydoc.render_doc(Match))
    for words in ("A whole match", "apply(", "Make a move; returns what happened.", "Who must act now."):
        assert words in page
    assert list(inspect.signature(Match.apply).parameters) == ["self", "seat", "move"]
    assert "Raises `Refused`" in (inspect.getdoc(Match.apply) or "")


@pytest.mark.parametrize(
    ("cls", "parameters"),
    [
        (Match, ["players", "options", "seed", "rules"]),
        (Round, ["state"]),
        (LegalMoves, ["codes", "needless", "cards", "most"]),
    ],
)
def test_classes_say_what_they_are_made_with(cls: type, parameters: list[str]) -> None:
    shown = inspect.signature(cls).parameters
    assert [name for name in shown if not name.startswith("_")] == parameters


def test_properties_fields_and_names_have_words() -> None:
    assert inspect.getdoc(Match.phase) == "What the table waits for."
    assert inspect.getdoc(Card.points) == "What it counts for when left in a hand."
    assert "four colours" in (Colour.__doc__ or "")
    assert inspect.getdoc(Colour.letter) == "`B`, `G`, `R` or `Y`."
    assert "What the table waits for" in (Phase.__doc__ or "")
    assert "Why a move is not allowed" in (Refusal.__doc__ or "")
    assert len(inspect.signature(Options).parameters) > 10
    assert next(iter(inspect.signature(SeatView).parameters)) == "seat"


C = r"""
static PyGetSetDef things___Thing_getseters[] = {
    {"size",
     (getter)things___Thing_get_size, (setter)things___Thing_set_size,
     NULL, NULL},
};
    {"grow",
     (PyCFunction)CPyPy_things___Thing___grow,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
static PyTypeObject CPyType_things___Thing_template_ = {
    .tp_doc = PyDoc_STR("Thing(size)\n--\n\n"),
static struct PyModuleDef module = {
    "house.things",
    NULL, /* docstring */
"""
SOURCE = '''
"""Things of the "house"."""

class Thing:
    """Has a size…"""

    def __init__(self, size):
        self.size = size
        """How big?"""

    def grow(self, by=nothing, *, quickly=False, _secretly=False):
        """Get bigger."""
'''


def test_docstrings_go_where_mypyc_left_a_place() -> None:
    made = with_docstrings(C, {"house.things": SOURCE})
    assert r'"How big\?", NULL}' in made
    assert '"grow($self, by=..., *, quickly=False)\\n--\\n\\n"\n"Get bigger.")' in made
    assert '"Thing(size)\\n--\\n\\n"\n"Has a size\\342\\200\\246")' in made
    assert '"Things of the \\"house\\".", /* docstring */' in made


def test_what_nobody_wrote_stays_as_it_was() -> None:
    assert with_docstrings(C, {"house.things": "def other(): ..."}) == C
