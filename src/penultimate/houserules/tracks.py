"""The patterns of a section, followed together: those that go on alike are one until they part.

A pattern is laid out as points, and at each of them a word or a phrase leads on. All the points where one can be after
the same words and phrases are a `Stage`. What leads on from there is looked up once, however many patterns there are;
stages are worked out when a text first leads there, and kept.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from penultimate.houserules.moulds import Free, Mould, Node, Slot, Ways, Word, as_read

CanBegin = Callable[[str, str], bool]
"""Whether a phrase of a section can begin with a word, or be nothing at all."""
MOST_STAGES: Final = 10_000
"""So many are kept of a section; two thousand different sentences lead to a third of them."""
NO_FORM: Final = -1
_NO_LINE: Final = -1


@dataclass(eq=False, slots=True)
class Point:
    """A place in a pattern. A word or a phrase leads on from there; where there is neither, nothing is needed."""

    after: "tuple[Point, ...]" = ()
    word: str = ""
    slot: str = ""
    form: int = NO_FORM
    """Which of the forms of a verb was said, for whoever has come here."""
    line: int = _NO_LINE
    """The pattern that ends here."""
    order: "AnyOrder | None" = None
    """What comes next is laid out when somebody is here: there are many ways to go on, and few are gone."""

    def ways(self) -> "tuple[Point, ...]":
        """Where one is, too, without a word."""
        if self.order is not None:
            self.after, self.order = self.order.ways(), None
        return self.after


Place = tuple[Point, int]
"""Where one is, and which form of the verb was said on the way there."""


@dataclass(frozen=True, slots=True)
class AnyOrder:
    """Parts of a pattern that are still to come, in whatever order; those that may be left out are so at the end."""

    parts: tuple[Mould, ...]
    missing: tuple[int, ...]
    points: dict[tuple[int, ...], Point]
    """Where one is when only these are missing."""

    def ways(self) -> tuple[Point, ...]:
        ways = [_laid(_said(self.parts[each]), self._without(each)) for each in self.missing]
        may_end = all(_can_be_nothing(self.parts[each]) for each in self.missing)
        return (*ways, self.points[()]) if may_end else tuple(ways)

    def _without(self, part: int) -> Point:
        rest = tuple([each for each in self.missing if each != part])
        if rest not in self.points:
            self.points[rest] = Point(order=AnyOrder(self.parts, rest, self.points))
        return self.points[rest]


class Gap:
    """A place for a phrase, and where it leads."""

    __slots__ = ("_after", "_to", "_tracks", "name", "section")

    def __init__(self, name: str, to: Iterable[Place], tracks: "Tracks") -> None:
        self.name = name
        self.section = section_of(name)
        self._to = to
        self._tracks = tracks
        self._after: Stage | None = None

    @property
    def after(self) -> "Stage":
        if self._after is None:
            self._after = self._tracks.stage(self._to)
        return self._after


@dataclass(frozen=True, slots=True)
class Step:
    """What a word does at a stage: where it leads by itself, and the phrases that could begin with it."""

    after: "Stage | None"
    gaps: tuple[Gap, ...]


class Stage:
    """Where one can be after some words and phrases."""

    __slots__ = ("_gaps", "_tracks", "_words", "ends", "steps")

    def __init__(self, places: frozenset[Place], tracks: "Tracks") -> None:
        self._tracks = tracks
        self.ends = sorted((point.line, form) for point, form in places if point.line != _NO_LINE)
        """The patterns that end here, and the form of the verb in each."""
        self.steps: dict[str, Step] = {}
        """By words for which they were worked out."""
        self._words: dict[str, list[Place]] = {}
        gaps: dict[str, list[Place]] = {}
        for point, form in places:
            if point.word:
                self._words.setdefault(point.word, []).append((point.after[0], form))
            elif point.slot:
                gaps.setdefault(point.slot, []).append((point.after[0], form))
        self._gaps = [Gap(name, to, tracks) for name, to in sorted(gaps.items())]

    def step(self, word: str) -> Step:
        """Worked out once for each word; all words that no pattern has should be asked for as one."""
        to = self._words.get(word)
        can_begin = self._tracks.can_begin
        gaps = tuple([gap for gap in self._gaps if can_begin(gap.section, word)])
        found = self.steps[word] = Step(None if to is None else self._tracks.stage(to), gaps)
        return found


class Tracks:
    """All patterns of one section."""

    def __init__(self, shapes: Sequence[Mould], can_begin: CanBegin) -> None:
        self._shapes = shapes
        self._stages: dict[frozenset[Place], Stage] = {}
        self._start: Stage | None = None
        self.can_begin = can_begin

    @property
    def start(self) -> Stage:
        """Before the first word. The patterns are laid out when somebody first begins with them."""
        if self._start is None or len(self._stages) > MOST_STAGES:
            self._stages = {}
            begins = [_laid(shape, Point(line=line)) for line, shape in enumerate(self._shapes)]
            self._start = self.stage([(begin, NO_FORM) for begin in begins])
        return self._start

    def stage(self, to: Iterable[Place]) -> Stage:
        places = _reached(to)
        if places not in self._stages:
            self._stages[places] = Stage(places, self)
        return self._stages[places]


def section_of(slot: str) -> str:
    """`who2` is another one of `who`."""
    return slot.rstrip("0123456789")


def _reached(to: Iterable[Place]) -> frozenset[Place]:
    """These places, and those where one is without another word; only where something is to be read, or has ended."""
    reached = set(to)
    todo = list(reached)
    found: list[Place] = []
    while todo:
        point, form = place = todo.pop()
        if point.word or point.slot or point.line != _NO_LINE:
            found.append(place)
            continue
        said = form if point.form == NO_FORM else point.form
        new = {(each, said) for each in point.ways()} - reached
        reached |= new
        todo += new
    return frozenset(found)


def _laid(shape: Mould, after: Point) -> Point:
    """The first point of a pattern that goes on there."""
    for node in reversed(shape):
        after = _laid_node(node, after)
    return after


def _laid_node(node: Node, after: Point) -> Point:
    if isinstance(node, Word):
        return Point((after,), word=as_read(node.text))
    if isinstance(node, Slot):
        return Point((after,), slot=node.name)
    if isinstance(node, Free):
        return Point(order=AnyOrder(node.parts, tuple(range(len(node.parts))), {(): after}))
    if isinstance(node, Ways):
        ends = [Point((after,), form=number) if node.are_forms else after for number in range(len(node.ways))]
        return Point(tuple([_laid(way, end) for way, end in zip(node.ways, ends, strict=True)]))
    return after


def _can_be_nothing(shape: Mould) -> bool:
    return all(isinstance(node, Ways) and any(map(_can_be_nothing, node.ways)) for node in shape)


def _said(shape: Mould) -> Mould:
    """The same where it is not left out; what is more than one group is left as it is."""
    match shape:
        case (Ways(ways, are_forms),):
            return (Ways(tuple(filter(None, ways)), are_forms),) if not are_forms else shape
    return shape
