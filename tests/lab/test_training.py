"""Training: it learns, it goes on where it stopped, and the same seed gives the same weights."""

from pathlib import Path

import numpy as np
import pytest

from penultimate.bots.features import FEATURES, MEMORY
from penultimate.bots.net import HEADS, Mind, pack, unpack
from penultimate.lab.learning import Pupil
from penultimate.lab.training import Course, Plan, write_weights


def test_a_pupil_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    pupil = Pupil.new((16,), rng, forgets=False)
    rows = rng.integers(0, 4, (4000, FEATURES)).astype(np.uint8)
    targets = np.zeros((4000, HEADS), np.float32)
    targets[:, 0] = rows[:, 0] > rows[:, 1]
    pupil.scale_by(rows)
    first = pupil.learn(rows, targets, 1e-2)
    losses = [pupil.learn(rows, targets, 1e-2) for _ in range(60)]
    assert losses[-1] < first / 3


def test_who_forgets_does_not_see_memory() -> None:
    rng = np.random.default_rng(1)
    net = Pupil.new((8,), rng, forgets=True).net()
    rows = rng.integers(0, 3, (5, FEATURES)).astype(np.uint8)
    other = rows.copy()
    other[:, list(MEMORY)] = 7
    assert np.array_equal(net.judge(rows), net.judge(other))


def test_weights_survive_packing() -> None:
    rng = np.random.default_rng(1)
    net = Pupil.new((8,), rng, forgets=False).net()
    rows = rng.integers(0, 3, (5, FEATURES)).astype(np.uint8)
    restored = unpack(pack({"best": Mind(net, net)}))["best"].two
    assert np.allclose(restored.judge(rows), net.judge(rows), atol=0.02)
    arrays = {
        name: array[1:] if name.endswith("0.weights") else array for name, array in pack({"x": Mind(net, net)}).items()
    }
    with pytest.raises(ValueError, match="other features"):
        unpack(arrays)


def test_stopping_and_going_on_keeps_the_weights(tmp_path: Path) -> None:
    checkpoint = tmp_path / "two.npz"
    plan = Plan(seed="test", lessons=1, rounds=6, two=True)
    course = Course.begin(plan)
    course.run(checkpoint, quiet=True)
    again = Course.resume(checkpoint, 1)
    assert again.lesson == 1
    for kept, restored in zip(course.best.layers, again.best.layers, strict=True):
        assert np.array_equal(kept[0], restored[0])
    twin = Course.begin(plan)
    twin.run(tmp_path / "twin.npz", quiet=True)
    assert np.array_equal(course.good.layers[0][0], twin.good.layers[0][0])
    longer = Course.resume(checkpoint, 2)
    longer.run(checkpoint, quiet=True)
    assert longer.lesson == 2
    assert write_weights(longer, longer, tmp_path / "weights.npz") < 150_000
