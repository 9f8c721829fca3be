"""Training the shipped weights from nothing: self-play, lesson by lesson, resumable and seeded."""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from penultimate.bots.net import Floats, Mind, Rows, pack
from penultimate.lab.learning import Pupil
from penultimate.lab.selfplay import Lesson, play_lesson

BEST_SIZES: Final = (144, 48)
GOOD_SIZES: Final = (24,)
_BATCH: Final = 1024
_BY_INSTINCT: Final = 10
"""Lessons at the beginning that are played by instinct: a net that knows nothing would draw cards for ever."""
_REMEMBERED: Final = 16
"""Lessons kept for going over them again."""


@dataclass(frozen=True)
class Plan:
    """How to train. The same plan gives the same weights on the same machine."""

    seed: str = "train"
    lessons: int = 400
    rounds: int = 1000
    two: bool = True
    rate: float = 1.5e-3


@dataclass
class Course:
    """The two pupils for one kind of table: the best, and the good one, who learns from the best's games."""

    plan: Plan
    best: Pupil
    good: Pupil
    lesson: int = 0

    @classmethod
    def begin(cls, plan: Plan) -> "Course":
        rng = np.random.default_rng([*plan.seed.encode(), int(plan.two)])
        best = Pupil.new(BEST_SIZES, rng, forgets=False)
        return cls(plan, best, Pupil.new(GOOD_SIZES, rng, forgets=True))

    def run(self, checkpoint: Path, *, quiet: bool = False) -> None:
        """Go through the lessons that are left, saving after each; Ctrl-C keeps what is done."""
        memory: list[Lesson] = []
        name = "two players" if self.plan.two else "three to ten players"
        bar = tqdm(total=self.plan.lessons, initial=self.lesson, desc=f"train, {name}", unit="lesson", disable=quiet)
        with bar:
            while self.lesson < self.plan.lessons:
                lesson, loss = self._one_lesson(memory)
                self.save(checkpoint)
                bar.set_postfix(loss=f"{loss:.4f}", decisions=lesson.decisions, refresh=False)
                bar.update()

    def _one_lesson(self, memory: list[Lesson]) -> tuple[Lesson, float]:
        progress = self.lesson / self.plan.lessons
        net = self.best.net()
        lesson = play_lesson(
            Mind(net, net) if self.lesson >= _BY_INSTINCT else None,
            f"{self.plan.seed}/{'two' if self.plan.two else 'many'}/{self.lesson}",
            self.plan.rounds,
            two=self.plan.two,
            trust=1.0 if self.lesson < 2 * _BY_INSTINCT else 0.9,
            curiosity=0.015 * (1 - progress) + 0.004,
        )
        if self.lesson == 0:
            self.best.scale_by(lesson.rows)
            self.good.scale_by(lesson.rows)
        memory.append(lesson)
        del memory[:-_REMEMBERED]
        rng = np.random.default_rng([*self.plan.seed.encode(), int(self.plan.two), self.lesson])
        rate = self.plan.rate * (1 - progress) + 3e-5
        rows, targets = _shuffled(memory, 3 * len(lesson.rows), rng)
        loss = 0.0
        batches = max(len(rows) // _BATCH, 1)
        for number in range(batches):
            part = slice(number * _BATCH, (number + 1) * _BATCH)
            loss += self.best.learn(rows[part], targets[part], rate) / batches
            self.good.learn(rows[part], targets[part], rate)
        self.lesson += 1
        return lesson, loss

    def save(self, path: Path) -> None:
        plan = json.dumps({"lesson": self.lesson, **vars(self.plan)})
        arrays: dict[str, NDArray[Any]] = {
            **self.best.arrays("best"),
            **self.good.arrays("good"),
            "plan": np.frombuffer(plan.encode(), np.uint8),
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".new.npz")
        np.savez(unfinished, **arrays)  # type: ignore[arg-type]
        unfinished.replace(path)

    @classmethod
    def resume(cls, path: Path, lessons: int) -> "Course":
        with np.load(path) as stored:
            arrays = {name: stored[name] for name in stored.files}
        kept = json.loads(bytes(arrays["plan"]).decode())
        done = int(kept.pop("lesson"))
        plan = Plan(**{**kept, "lessons": lessons})
        best = Pupil.from_arrays(arrays, "best", forgets=False)
        return cls(plan, best, Pupil.from_arrays(arrays, "good", forgets=True), done)


def _shuffled(memory: list[Lesson], count: int, rng: np.random.Generator) -> tuple[Rows, Floats]:
    rows = np.concatenate([lesson.rows for lesson in memory])
    targets = np.concatenate([lesson.targets for lesson in memory])
    order = rng.permutation(len(rows))[:count]
    return rows[order], targets[order]


def write_weights(two: Course, many: Course, path: Path) -> int:
    """Put the nets of both courses into the file that is shipped; returns its size."""
    minds = {
        "best": Mind(two.best.net(), many.best.net()),
        "good": Mind(two.good.net(), many.good.net()),
    }
    arrays: dict[str, Any] = pack(minds)
    np.savez_compressed(path, **arrays)
    return path.stat().st_size


# --- the command ------------------------------------------------------------------------------------------------------


def command(arguments: argparse.Namespace) -> int:
    """Train what is not trained yet, and write the weights once both nets are there."""
    courses: dict[str, Course] = {}
    for name in ("two", "many"):
        checkpoint = arguments.folder / f"{name}.npz"
        if checkpoint.exists():
            course = Course.resume(checkpoint, arguments.lessons)
        else:
            course = Course.begin(Plan(arguments.seed, arguments.lessons, arguments.rounds, two=name == "two"))
        courses[name] = course
        if arguments.only in (None, name):
            try:
                course.run(checkpoint)
            except KeyboardInterrupt:
                print(f"interrupted after lesson {course.lesson}; the same command goes on from there", file=sys.stderr)
                return 130
    if all(course.lesson > 0 for course in courses.values()):
        size = write_weights(courses["two"], courses["many"], arguments.weights)
        print(f"{arguments.weights}: {size} bytes")
    return 0
