"""What a custom card has still to do while somebody is asked, and what it has left in force: as values, and as text."""

from dataclasses import dataclass, replace
from typing import final

from penultimate.rules.amounts import SOME
from penultimate.rules.effects import (
    Amount,
    BuryCards,
    Condition,
    DropCards,
    Effect,
    Either,
    HandOver,
    Lasting,
    PickCards,
    SalvageCards,
    ShowCards,
    Until,
    read_condition,
    read_effect,
    read_together,
)
from penultimate.rules.values import Value
from penultimate.rules.whichcards import SAME

_NOBODY = -1
_NO_CARD = -1


@final
@dataclass(frozen=True)
class Job(Value):
    """One effect, or one player's part in it."""

    effect: Effect
    when: Condition | None = None
    """What has still to be looked at."""
    failed: bool = False
    """It has been looked at, and does not hold."""
    doer: int = _NOBODY
    """Whose part it is; -1 for the effect as a whole."""
    to: int = _NOBODY
    left: int = _NOBODY
    """How many cards have still to be chosen; -1 where that is not settled yet."""
    layer: int = _NOBODY
    """Whose card a rule in force stands on that has brought this about; -1 where it is the agenda's own."""
    they: int = _NOBODY
    """And whom it has come about by: who has played such a card, or whose turn begins."""
    picked: int = _NOBODY
    """Whom they have chosen (`their-chosen`); `WANTED` while they are asked."""

    def text(self) -> str:
        when = "" if self.when is None else f"if {self.when.text()}: "
        by = ""
        if (self.layer, self.they, self.picked) != (_NOBODY, _NOBODY, _NOBODY):
            by = f"@{self.layer},{self.they},{self.picked} "
        return f"{int(self.failed)} {self.doer} {self.to} {self.left} {by}{when}{self.effect.text()}"


WANTED = -2
"""In the place of a player who is about to be chosen."""


def chooses_how_many(effect: Effect) -> bool:
    """Whether whoever chooses the cards may also leave it at fewer, or none."""
    if not isinstance(effect, (HandOver, DropCards, BuryCards, PickCards, SalvageCards)):
        return False
    return isinstance(effect.cards, Amount) and effect.cards.count in SOME


@final
@dataclass(frozen=True)
class Agenda(Value):
    """What the player who laid the card, `layer`, has set in motion."""

    layer: int
    jobs: tuple[Job, ...]
    turn_to: int = _NOBODY
    """Whose turn comes next, if the rule has said so."""
    chosen: int = _NOBODY
    chosen_too: int = _NOBODY
    turned: int = _NO_CARD
    """The kind of the card that was turned up from the draw pile, if one was."""

    number: int = -1
    """The number that was named, if one was."""
    ballots: tuple[int, ...] = ()
    """Whom they have voted for, one after the other."""
    won: int = _NOBODY
    lost: int = _NOBODY
    meant: int = _NOBODY
    """Whom somebody has said to be meant."""
    done: int = -1
    """How many cards the last effect has moved so far; -1 where the rule does not ask."""
    below: int = -1
    """The number on the card that lay under the custom card; -1 where the rule does not ask."""
    rolled: int = -1
    """What the die shows; 0 where it has not been rolled yet; -1 where no condition of the rule asks for it."""
    after: str = ""
    """What it comes before, where it is about rules in force: what a card does that was laid (`card`), laid in answer
    (`answer`) or without effect (`muted`), or the rest of a `turn`."""
    got: tuple[int, ...] = ()
    """How many cards each seat has drawn, or got, so far; nothing where the rule does not ask. Which they are is in
    the state: nobody else knows."""

    def text(self) -> str:
        head = f"{self.layer} {self.turn_to} {self.chosen} {self.chosen_too}"
        if self.turned != _NO_CARD:
            head = f"{head} {self.turned}"
        if self.number >= 0:
            head = f"{head} number={self.number}"
        if self.ballots:
            head = f"{head} ballots={','.join([str(seat) for seat in self.ballots])}"
        if self.won != _NOBODY:
            head = f"{head} won={self.won} lost={self.lost}"
        if self.meant != _NOBODY:
            head = f"{head} meant={self.meant}"
        if self.done >= 0:
            head = f"{head} done={self.done}"
        if self.below >= 0:
            head = f"{head} below={self.below}"
        if self.rolled >= 0:
            head = f"{head} rolled={self.rolled}"
        if self.after:
            head = f"{head} after={self.after}"
        if self.got:
            head = f"{head} got={','.join([str(cards) for cards in self.got])}"
        return "; ".join([head, *[job.text() for job in self.jobs]])

    def with_jobs(self, jobs: tuple[Job, ...]) -> "Agenda":
        return replace(self, jobs=jobs)

    def with_turn(self, seat: int) -> "Agenda":
        return replace(self, turn_to=seat)

    def with_turned(self, kind: int) -> "Agenda":
        return replace(self, turned=kind)

    def with_number(self, number: int) -> "Agenda":
        return replace(self, number=number)

    def with_ballots(self, ballots: tuple[int, ...]) -> "Agenda":
        return replace(self, ballots=ballots)

    def with_lots(self, won: int, lost: int) -> "Agenda":
        return replace(self, won=won, lost=lost)

    def with_meant(self, seat: int) -> "Agenda":
        return replace(self, meant=seat)

    def with_done(self, cards: int) -> "Agenda":
        return replace(self, done=cards)

    def with_below(self, number: int) -> "Agenda":
        return replace(self, below=number)

    def with_rolled(self, shown: int) -> "Agenda":
        return replace(self, rolled=shown)

    def with_got(self, cards: tuple[int, ...]) -> "Agenda":
        return replace(self, got=cards)

    @property
    def asks(self) -> str:
        """What its first job asks for: `hand`, `drop`, `bury` or `reveal` cards, `colour` or `number` of those to part
        with; to `pick`, `draft`, `salvage` or `arrange` cards; `either` of two ways, one of several `ways`, `may`; whom
        to `vote` for; `whom` to choose; to `name` a number; to `point` at whoever is meant; to name the colour (`dye`).
        `drop-some` and the like: as many cards as one likes, up to a number."""
        effect = self.jobs[0].effect
        if self.jobs[0].picked == WANTED:
            return "whom"
        if effect.verb == "number":
            return "name"
        if isinstance(effect, (HandOver, ShowCards, DropCards, BuryCards)) and effect.which in SAME:
            return "colour" if effect.which == SAME[0] else "number"
        return f"{effect.verb}-some" if chooses_how_many(effect) else effect.verb

    @property
    def asks_for_cards(self) -> bool:
        return self.asks not in ("either", "ways", "may", "vote", "whom", "name", "point", "dye")

    @property
    def asks_for_some(self) -> bool:
        """Whether "no" ends the choosing of cards."""
        return self.asks != "whom" and chooses_how_many(self.jobs[0].effect)

    @property
    def ways(self) -> int:
        """Between how many ways one is to choose; 0 where it asks something else."""
        effect = self.jobs[0].effect
        return (
            len(effect.ways) if isinstance(effect, Either) and effect.second is not None and self.asks != "whom" else 0
        )

    @property
    def asks_for_a_way(self) -> bool:
        return self.asks != "whom" and isinstance(self.jobs[0].effect, Either)


@final
@dataclass(frozen=True)
class Standing(Value):
    """Something that holds for the seats whose bits are set."""

    law: Lasting
    layer: int
    seats: int
    left: tuple[int, ...] = ()
    """So many laps or turns are left, those of each seat where their own are counted; none once the card is laid that
    ends it. Nothing where nothing is counted."""
    to: int = _NOBODY
    """Who draws instead of them, where that was settled when it began (a player who was chosen)."""

    def text(self) -> str:
        left = f" left={','.join([str(number) for number in self.left])}" if self.left else ""
        to = f" to={self.to}" if self.to != _NOBODY else ""
        return f"{self.layer} {self.seats} {self.law.text()}{left}{to}"

    @property
    def is_for_a_lap(self) -> bool:
        return self.law.until is Until.LAP

    def after_lap(self) -> "Standing | None":
        """What is left of it when another lap is over."""
        return replace(self, left=(self.left[0] - 1,)) if self.left and self.left[0] > 1 else None

    def after_card(self) -> "Standing":
        """The card that ends it is laid: with the next turn it is over."""
        return replace(self, left=(0,))

    def after_turn(self, seat: int) -> "Standing | None":
        """What is left of it when a turn is over and this seat's begins."""
        if self.law.until is Until.OWN:
            return self._after_own_turns(seat)
        if not self.left or self.is_for_a_lap:
            return self
        return replace(self, left=(self.left[0] - 1,)) if self.left[0] > 0 else None

    def _after_own_turns(self, seat: int) -> "Standing | None":
        seats = 0
        for other, turns in enumerate(self.left):
            if turns > 0:
                seats |= self.seats & (1 << other)
        if seats == 0:
            return None
        left = [turns - 1 if other == seat and turns > 0 else turns for other, turns in enumerate(self.left)]
        return replace(self, seats=seats, left=tuple(left))


def read_agenda(text: str) -> Agenda | None:
    """The inverse of `Agenda.text`; nothing for no text."""
    if not text:
        return None
    head, *jobs = text.split("; ")
    words = head.split()
    layer, turn_to, chosen, chosen_too, *turned = [int(word) for word in words if "=" not in word]
    read = tuple([_read_job(job) for job in jobs])
    agenda = Agenda(layer, read, turn_to, chosen, chosen_too, turned[0] if turned else _NO_CARD)
    found = dict([word.split("=", 1) for word in words if "=" in word])
    if "number" in found:
        agenda = agenda.with_number(int(found["number"]))
    if "ballots" in found:
        agenda = agenda.with_ballots(tuple([int(seat) for seat in found["ballots"].split(",")]))
    if "after" in found:
        agenda = replace(agenda, after=found["after"])
    if "meant" in found:
        agenda = agenda.with_meant(int(found["meant"]))
    if "done" in found:
        agenda = agenda.with_done(int(found["done"]))
    if "below" in found:
        agenda = agenda.with_below(int(found["below"]))
    if "rolled" in found:
        agenda = agenda.with_rolled(int(found["rolled"]))
    if "got" in found:
        agenda = agenda.with_got(tuple([int(cards) for cards in found["got"].split(",")]))
    return agenda.with_lots(int(found["won"]), int(found["lost"])) if "won" in found else agenda


def _read_job(text: str) -> Job:
    failed, doer, to, left, rest = text.split(" ", 4)
    layer, they, picked = _NOBODY, _NOBODY, _NOBODY
    if rest.startswith("@"):
        by, rest = rest.split(" ", 1)
        layer, they, picked = [int(seat) for seat in by[1:].split(",")]
    condition, colon, effect = rest.rpartition(": ")
    when = read_condition(condition.split()[1:]) if colon else None
    done = read_together(effect.split())
    return Job(done, when, failed == "1", int(doer), int(to), int(left), layer, they, picked)


def read_standing(text: str) -> Standing:
    layer, seats, *law = text.split()
    left: tuple[int, ...] = ()
    to = int(law.pop().removeprefix("to=")) if law[-1].startswith("to=") else _NOBODY
    if law[-1].startswith("left="):
        left = tuple([int(number) for number in law.pop().removeprefix("left=").split(",")])
    effect = read_effect(law)
    if not isinstance(effect, Lasting):
        raise ValueError(f"{text!r} does not last")
    _check_left(effect, int(seats), left)
    return Standing(effect, int(layer), int(seats), left, to)


def _check_left(law: Lasting, seats: int, left: tuple[int, ...]) -> None:
    """ValueError where what is left does not go with the law."""
    if law.until is Until.OWN:
        fits = len(left) >= seats.bit_length()
    elif law.until is Until.TILL:
        fits = left in ((), (0,))
    else:
        fits = len(left) == (1 if law.until is Until.TURNS or law.times > 1 else 0)
    if not fits or not all(0 <= number <= law.times for number in left):
        raise ValueError(f"{law.text()} has not {left} left")
