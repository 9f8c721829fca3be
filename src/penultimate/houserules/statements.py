"""Sentences made of clauses, by a language's grammar: who does what, under which condition, for how long, or what else.

What is left open here ("they", "and draws one", "otherwise") is settled by `discourse.py`.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from penultimate.houserules.chart import Chart, Ends, Env
from penultimate.houserules.grammar import filled
from penultimate.houserules.moulds import PAUSES
from penultimate.rules.effects import MOST_EFFECTS, Who

_MOST_TEXTS: Final = 60
WIDE: Final = "wide"
"""In the key of a choice: it is set off from what comes before."""
_MODALS: Final = frozenset({"", "must", "may", "so", "choose", "may-i", "may-all"})
"""The first word of a clause's key; a second one, or one that is none of these, is who does it."""
_CHOOSE_ONE: Final = "choose-one"
"""The key of a clause like `choose`, whose `{who}` is the one who chooses, whatever the other way is."""
_ONES: Final = frozenset({"that", "layer", *[str(who.value) for who in Who if who.is_one]})
"""Who can choose somebody: of several players each could choose their own."""
_PICKS: Final = "picks"
"""The key of a clause whose `{who}` says who does it."""
_EXCEPT: Final = "except"
"""The key of a clause whose `{who2}` does not do it."""


@dataclass(frozen=True, slots=True)
class Act:
    """A clause: somebody does something. `@` in its text is whoever does it."""

    text: str
    subject: str = ""
    """Whoever is named; nobody, where that is left to what was said before."""
    form: str = ""
    """The form of the verb (`Grammar.forms`); nothing where it does not tell."""
    modal: str = ""
    """`must`, `may`; `so` (only under a condition), `choose` (only as the first of two ways)."""
    time: str = ""
    """`lap`, `round` or `once`."""
    choice: str = ""
    """Whose choice the cards are, where that is said: `me`, `they`, `me-or-they`."""
    exempt: str = ""
    """Who does not, of those who do: "everyone draws one, except whoever has a red card"."""
    is_joined: bool = False
    """Whether an "and" comes before it: more than a sign between the two."""
    is_exception: bool = False
    """Whether a "but" comes before it: "everyone draws two, but whoever has one card draws four"."""
    chooser: str = ""
    """Who chooses between this and something else, where it is said of somebody who is not me."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing or another."""

    first: Act
    second: Act
    by: str = ""
    """`coin`, `me` or `they`; nothing: whoever would do it."""
    more: tuple[Act, ...] = ()
    """A third way, and a fourth."""
    is_wide: bool = False
    """It is set off ("…, or …"): what the same player does before is part of the first way."""
    before: tuple[Act, ...] = ()
    """What comes before the first, as part of it."""
    after: tuple[Act, ...] = ()
    """What comes after the last, as part of it."""

    @property
    def ways(self) -> tuple[tuple[Act, ...], ...]:
        """What is done in each of them."""
        ways = [(*self.before, self.first), *((way,) for way in (self.second, *self.more))]
        return (*ways[:-1], (*ways[-1], *self.after))


Doing = Act | Choice


@dataclass(frozen=True)
class Sentence:
    """What a sentence is, by the key of its pattern, and what its places hold.

    `do`: somebody does something. `if`: under a condition, that comes first; `if-last`: one that comes last; `unless`,
    `unless-last`: where it is not true. `else`: what happens otherwise, in a sentence of its own. `when`: whoever plays
    such a card, for a while; `whenever`: for the round, where nothing else is said. `lasts`: for how long, said
    afterwards. `for-all`: that goes for everyone. `first`: what is done, "but first" something else. `or-if`: what is
    done, or the same with another number where something is true.
    """

    kind: str
    doings: tuple[Doing, ...] = ()
    others: tuple[Doing, ...] = ()
    """What happens otherwise."""
    condition: str = ""
    time: str = ""
    player: str = ""
    sort: str = ""
    many: str = ""
    """Another number, under the condition: "draws one, or two if red was named"."""


class Statements(Chart):
    """Reads clauses and sentences."""

    def texts(self) -> list[tuple[Sentence, ...]]:
        """Every way to read the whole text."""
        found: list[tuple[Sentence, ...]] = []
        todo: list[tuple[int, tuple[Sentence, ...], bool]] = [(begin, (), True) for begin in self._after_stops(0)]
        while todo and len(found) < _MOST_TEXTS:
            self.count_step()
            at, before, is_new = todo.pop()
            for end, sentence in self.phrases("sentence", at):
                if sentence.kind == "do" and not is_new and not _may_be_joined(before[-1], sentence):
                    continue  # what an "and" joins to clauses belongs to them
                text = (*before, sentence)
                if len(self.words) in self._after_stops(end):
                    found.append(text)
                    continue
                todo += [(begin, text, True) for begin in self._after_stops(end) if begin > end]
                todo += [(begin, text, False) for begin in self._joined(end)]
        return found

    def printed(self) -> list[str]:
        """What the whole text is as the words on a printed card, "+10": the notation of it."""
        found = [each for begin in self._after_stops(0) for each in self.phrases("printed", begin)]
        return [meaning for end, meaning in found if len(self.words) in self._after_stops(end)]

    def _after_stops(self, at: int) -> list[int]:
        ends = [at]
        for begin in ends:
            for start in self.begins(begin):
                ends += [end for end, _ in self.phrases("stop", start) if end not in ends]
                if start == len(self.words) and start not in ends:
                    ends.append(start)
        return ends

    def _joined(self, at: int) -> list[int]:
        """ "…, and if …": after an "and" between two sentences."""
        return [end for end, _ in self._joints(at)]

    def _joints(self, at: int) -> Ends:
        """After an "and", and which one it is: `but`, or any."""
        return [joint for start in self.begins(at) for joint in self.phrases("and", start)]

    def _phrases(self, name: str, at: int) -> Ends:
        if name == "acts":
            return self._acts(at)
        if name == "end" and at < len(self.words) and self.phrases("stop", at):
            return [(at, "")]
        if name not in ("act", "clause", "choice", "sentence"):
            return super()._phrases(name, at)
        return [(end, _made(name, meaning, env)) for end, meaning, env in self.fits(name, at)]

    def _acts(self, at: int) -> Ends:
        """One clause after the other, with an "and" between them; no more than a card can have."""
        found: Ends = []
        todo: list[tuple[int, tuple[Doing, ...], str, bool]] = [(at, (), "", False)]
        while todo and len(found) < _MOST_TEXTS:
            begin, before, joint, is_joined = todo.pop(0)
            for end, doing in [*self.phrases("clause", begin), *self.phrases("choice", begin)]:
                doings = (*before, _after(joint, doing, is_joined=is_joined))
                found.append((end, doings))
                if len(doings) < MOST_EFFECTS:
                    todo += [
                        (after, doings, joint, not set(self.words[end:after]) <= set(PAUSES))
                        for after, joint in self._joints(end)
                    ]
        return _widest(found)


def _may_be_joined(before: Sentence, sentence: Sentence) -> bool:
    """ "Nobody may play red until my next turn, and I go again": the time is that of the one thing only."""
    if before.kind == "if-last":
        return True
    if before.kind != "do" or bool(before.time) == bool(sentence.time):
        return False
    first = sentence.doings[0]
    return bool(sentence.time) or (isinstance(first, Act) and bool(first.subject))


def _widest(found: Ends) -> Ends:
    """ "Draws one, misses a turn or shows a card": three things to choose between, not one and a choice of two."""
    best: dict[tuple[int, tuple[Act, ...]], int] = {}
    for end, doings in found:
        key = end, _acts_in(doings)
        best[key] = max(best.get(key, 0), _width(doings))
    return [(end, doings) for end, doings in found if _width(doings) == best[end, _acts_in(doings)]]


def _acts_in(doings: tuple[Doing, ...]) -> tuple[Act, ...]:
    return tuple(
        act for each in doings for act in ((each,) if isinstance(each, Act) else (each.first, each.second, *each.more))
    )


def _width(doings: tuple[Doing, ...]) -> int:
    return sum(2 * len(each.more) + each.is_wide for each in doings if isinstance(each, Choice))


def _after(joint: str, doing: Doing, *, is_joined: bool) -> Doing:
    if not isinstance(doing, Act) or not (joint or is_joined):
        return doing
    return replace(doing, is_joined=is_joined, is_exception=joint == "but")


def _made(name: str, meaning: str, env: Env) -> Any:
    if name == "sentence":
        return Sentence(
            meaning,
            env.get("acts", ()),
            env.get("acts2", ()),
            " and ".join(filter(None, [env.get(name, "") for name in ("cond", "cond2", "cond-too")])),
            env.get("time", ""),
            env.get("player", ""),
            env.get("sort", ""),
            env.get("many", ""),
        )
    if name == "choice":
        return _choice(meaning, env)
    inner = env.get("act")
    if not isinstance(inner, Act):
        said = [env.get(name, "") for name in ("who", "form", "modal", "time", "choice-of")]
        return Act(filled(meaning, env), *said)
    if meaning == _PICKS:
        return _picked(inner, env["who"])
    exempt = env.get("who2", "") if meaning == _EXCEPT else ""
    is_by_one = meaning == _CHOOSE_ONE
    meaning = "" if meaning == _EXCEPT else "choose" if is_by_one else meaning
    modal, _, fixed = meaning.partition(" ") if meaning.partition(" ")[0] in _MODALS else ("", "", meaning)
    return Act(
        inner.text,
        _subject(
            _one_subject(env.get("who", ""), inner.subject), fixed if "@" in inner.text or not fixed else "nobody"
        ),
        env.get("form", "") or inner.form,
        env.get("modal", "") or modal or inner.modal,
        env.get("time", "") or inner.time,
        inner.choice,
        exempt,
        chooser=env.get("who", "") if is_by_one and env.get("who", "") != "me" else "",
    )


def _picked(inner: Act, who: str) -> Act:
    """ "The next player chooses who draws two"; "I choose who draws two" is a player I choose."""
    if inner.subject or inner.modal or "@" not in inner.text or who.removeprefix("my-") not in _ONES:
        return replace(inner, subject="nobody")
    if who in ("me", "layer"):
        return replace(inner, subject="chosen")
    return replace(inner, text=f"vote @; {inner.text.replace('@', 'voted')}", subject=who, form="")


def _choice(meaning: str, env: Env) -> Choice:
    """With one subject for all ways, where the pattern has it; the other way may be no more than somebody else."""
    by, _, wide = meaning.partition(" ") if meaning != WIDE else ("", "", meaning)
    other: Act = env.get("clause2") or Act("same @", env["who2"])
    ways = (env["clause"], other, *[env[place] for place in ("clause3", "clause4") if place in env])
    if named := env.get("who", ""):
        ways = tuple(replace(way, subject=_one_subject(named, way.subject)) for way in ways)
    first, second, *more = ways
    return Choice(first, second, by, tuple(more), wide == WIDE)


def _one_subject(outer: str, inner: str) -> str:
    """ "I skip the next player": whoever it happens to. Of two others who do the same thing nothing is understood."""
    if outer and inner and outer != "me":
        return "nobody"
    return inner or outer


def _subject(named: str, fixed: str) -> str:
    """ "Everyone draws a card, but not me": the pattern says who it is. It cannot be said of anybody else."""
    if not fixed or named == fixed:
        return named
    who, _, when = named.partition("|")
    if when and who == "everyone" and fixed in ("others", "everyone-too"):
        return f"{'others' if fixed == 'others' else who}|{when}"  # "whoever has a 7 draws one, but not me"
    return fixed if named in ("", "everyone", "each") else "nobody"
