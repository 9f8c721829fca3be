"""A net that learns: Adam on mini-batches, in NumPy."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultimate.bots.features import FEATURES, MEMORY
from penultimate.bots.net import GAIN, HEADS, WIN, Floats, Net, Rows

_HEAD_WEIGHT = np.array([1.0, 0.15, 0.15, 0.05], dtype=np.float32)
"""The win is what matters most; points in hundreds vary more than their worth."""


@dataclass
class Pupil:
    """A net in training. Features are scaled by mean and spread, which `net()` folds into the first layer."""

    layers: list[tuple[Floats, Floats]]
    mean: Floats
    spread: Floats
    forgets: bool
    """Sees nothing that comes of memory (the level `good`)."""
    steps: int = 0
    moments: list[tuple[Floats, Floats]] = field(default_factory=list)
    smooth: list[tuple[Floats, Floats]] = field(default_factory=list)
    """The layers, averaged over the last thousand steps or so: what plays, and what is shipped."""

    @classmethod
    def new(cls, sizes: tuple[int, ...], rng: np.random.Generator, *, forgets: bool) -> "Pupil":
        layers = []
        for wide, narrow in zip((FEATURES, *sizes), (*sizes, HEADS), strict=True):
            weights = rng.normal(0, np.sqrt(2 / wide), (wide, narrow)).astype(np.float32)
            layers.append((weights, np.zeros(narrow, dtype=np.float32)))
        layers[-1][0][:] *= 0.1
        mean, spread = np.zeros(FEATURES, np.float32), np.ones(FEATURES, np.float32)
        return cls(layers, mean, spread, forgets)

    def scale_by(self, rows: Rows) -> None:
        """Take mean and spread from the first rows there are; what hardly ever varies is not blown up."""
        self.mean = rows.mean(axis=0).astype(np.float32)
        self.spread = np.maximum(rows.std(axis=0), 0.25).astype(np.float32)

    def net(self) -> Net:
        layers = self.smooth or self.layers
        weights, bias = layers[0]
        scaled = weights / self.spread[:, None]
        if self.forgets:
            scaled[list(MEMORY)] = 0
        return Net([(scaled, bias - self.mean @ scaled), *layers[1:]])

    def learn(self, rows: Rows, targets: Floats, rate: float) -> float:
        """One step of Adam; returns the loss."""
        inputs = (rows.astype(np.float32) - self.mean) / self.spread
        if self.forgets:
            inputs[:, list(MEMORY)] = 0
        activations = [inputs]
        for weights, bias in self.layers[:-1]:
            activations.append(np.maximum(activations[-1] @ weights + bias, 0))
        weights, bias = self.layers[-1]
        out = activations[-1] @ weights + bias
        chance = 1 / (1 + np.exp(-np.clip(out[:, WIN], -30, 30)))
        error = out - targets
        error[:, WIN] = chance - targets[:, WIN]
        loss = float((error[:, WIN] ** 2).mean() + 0.15 * (error[:, GAIN] ** 2).mean())
        slope: Floats = error * (_HEAD_WEIGHT / np.float32(len(rows)))
        gradients: list[tuple[Floats, Floats]] = []
        for number in range(len(self.layers) - 1, -1, -1):
            weights, _ = self.layers[number]
            upwards = (activations[number].T @ slope).astype(np.float32)
            gradients.append((upwards, slope.sum(axis=0)))
            if number:
                slope = np.where(activations[number] > 0, slope @ weights.T, np.float32(0))
        self._step(gradients[::-1], rate)
        return loss

    def _step(self, gradients: list[tuple[Floats, Floats]], rate: float) -> None:
        parameters = [array for layer in self.layers for array in layer]
        flat = [array for layer in gradients for array in layer]
        if not self.moments:
            self.moments = [(np.zeros_like(array), np.zeros_like(array)) for array in parameters]
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for parameter, gradient, (first, second) in zip(parameters, flat, self.moments, strict=True):
            first *= 0.9
            first += 0.1 * gradient
            second *= 0.999
            second += 0.001 * gradient**2
            parameter -= (scale * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
        if not self.smooth:
            self.smooth = [(weights.copy(), bias.copy()) for weights, bias in self.layers]
        follow = np.float32(max(0.001, 1 / self.steps))
        for kept, new in zip(self.smooth, self.layers, strict=True):
            for average, array in zip(kept, new, strict=True):
                average += follow * (array - average)

    def arrays(self, name: str) -> dict[str, NDArray[Any]]:
        """Everything needed to go on learning."""
        arrays: dict[str, NDArray[Any]] = {
            f"{name}/mean": self.mean,
            f"{name}/spread": self.spread,
            f"{name}/steps": np.array(self.steps),
        }
        for number, layer in enumerate(self.layers):
            arrays[f"{name}/weights{number}"], arrays[f"{name}/bias{number}"] = layer
        for number, layer in enumerate(self.smooth):
            arrays[f"{name}/smooth_weights{number}"], arrays[f"{name}/smooth_bias{number}"] = layer
        for number, (first, second) in enumerate(self.moments):
            arrays[f"{name}/first{number}"], arrays[f"{name}/second{number}"] = first, second
        return arrays

    @classmethod
    def from_arrays(cls, arrays: dict[str, NDArray[Any]], name: str, *, forgets: bool) -> "Pupil":
        layers = _pairs(arrays, f"{name}/weights", f"{name}/bias")
        moments = _pairs(arrays, f"{name}/first", f"{name}/second")
        smooth = _pairs(arrays, f"{name}/smooth_weights", f"{name}/smooth_bias")
        steps = int(arrays[f"{name}/steps"])
        return cls(layers, arrays[f"{name}/mean"], arrays[f"{name}/spread"], forgets, steps, moments, smooth)


def _pairs(arrays: dict[str, NDArray[Any]], first: str, second: str) -> list[tuple[Floats, Floats]]:
    pairs: list[tuple[Floats, Floats]] = []
    while f"{first}{len(pairs)}" in arrays:
        pairs.append((arrays[f"{first}{len(pairs)}"], arrays[f"{second}{len(pairs)}"]))
    return pairs
