"""The nets: rows of features in, what a round will bring out. NumPy only.

Four numbers come out for a row, from the view of the player who has just moved: the chance to win the round; the
points won (others' cards, if the round is won); the points of the own hand (if it is lost); the points of all hands
together (if it is lost). The last three in hundreds, and as expectations: zero where the other outcome is certain.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from penultimate.bots.features import FEATURES, LOST, WON

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]

WIN, GAIN, LEFT, TOTAL = range(4)
HEADS: Final = 4


@dataclass
class Net:
    """Fully connected layers with ReLU between them; the scaling of the features is part of the first layer."""

    layers: list[tuple[Floats, Floats]]

    def judge(self, rows: Rows) -> Floats:
        """Four numbers for each row."""
        hidden: Floats = rows.astype(np.float32)
        for weights, bias in self.layers[:-1]:
            hidden = np.maximum(hidden @ weights + bias, 0)
        weights, bias = self.layers[-1]
        out: Floats = hidden @ weights + bias
        out[:, WIN] = 1 / (1 + np.exp(-np.clip(out[:, WIN], -30, 30)))
        np.maximum(out[:, GAIN:], 0, out=out[:, GAIN:])
        won, lost = rows[:, WON] == 1, rows[:, LOST] == 1
        out[won, WIN], out[lost, WIN] = 1, 0
        out[won, LEFT:] = 0
        out[lost, GAIN] = 0
        return out

    @property
    def size(self) -> int:
        return sum(weights.size + bias.size for weights, bias in self.layers)


@dataclass
class Mind:
    """A net for two players and one for more: the two games are hardly the same."""

    two: Net
    many: Net

    def net(self, players: int) -> Net:
        return self.two if players == 2 else self.many


def pack(minds: dict[str, Mind]) -> dict[str, NDArray[Any]]:
    """Arrays to be saved, in half precision."""
    arrays: dict[str, NDArray[Any]] = {}
    for name, mind in minds.items():
        for part, net in (("two", mind.two), ("many", mind.many)):
            for number, (weights, bias) in enumerate(net.layers):
                arrays[f"{name}.{part}.{number}.weights"] = weights.astype(np.float16)
                arrays[f"{name}.{part}.{number}.bias"] = bias.astype(np.float16)
    return arrays


def unpack(arrays: dict[str, NDArray[Any]]) -> dict[str, Mind]:
    """The inverse of `pack`. Weights of another number of features are refused."""
    names = sorted({key.split(".")[0] for key in arrays})
    minds = {}
    for name in names:
        nets = []
        for part in ("two", "many"):
            layers: list[tuple[Floats, Floats]] = []
            while f"{name}.{part}.{len(layers)}.weights" in arrays:
                stem = f"{name}.{part}.{len(layers)}"
                layers.append((arrays[f"{stem}.weights"].astype(np.float32), arrays[f"{stem}.bias"].astype(np.float32)))
            if not layers or layers[0][0].shape[0] != FEATURES or layers[-1][0].shape[1] != HEADS:
                raise ValueError(f"the weights of {name}.{part} were made for other features; train them anew")
            nets.append(Net(layers))
        minds[name] = Mind(nets[0], nets[1])
    return minds
