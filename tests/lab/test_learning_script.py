"""examples/learn_numpy.py learns: from nothing to more rounds won than lost against `random`.

The seed is fixed, so that it always does or never; how long it takes is nobody's business here.
"""

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from penultimate.lab import rollout

FOLDER = Path(__file__).parents[2] / "examples"
COMPILED = rollout.__file__.endswith((".so", ".pyd"))


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_numpy", FOLDER / "learn_numpy.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_a_page_of_plain_numpy() -> None:
    text = (FOLDER / "learn_numpy.py").read_text("utf-8")
    assert len(text.splitlines()) <= 110
    imports = {name for node in ast.walk(ast.parse(text)) for name in _imported(node)}
    assert imports == {"sys", "numpy", "penultimate.lab.vector"}


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [str(node.module)] if isinstance(node, ast.ImportFrom) else []


@pytest.mark.skipif(not COMPILED, reason="without the compiler it takes an hour")
def test_it_beats_random_from_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    _, shares = script().learn(UPDATES, seed=1, report=UPDATES // 5)
    assert shares[0] < 0.45
    assert shares[-1] > 0.5
    assert "rounds won" in capsys.readouterr().out


def test_its_steps_go_uphill() -> None:
    """A few updates in either mode: the net changes, and what it says stays a distribution over legal actions."""
    module = script()
    module.TABLES = 8  # type: ignore[attr-defined]
    net, shares = module.learn(2, seed=1, report=1)
    assert (net.updates, len(shares)) == (2, 2)
    assert all(abs(weights).sum() > 0 for weights in net.weights.values())


def test_the_same_for_pytorch_can_be_read() -> None:
    """PyTorch is not installed, so that nothing more can be said of it here."""
    ast.parse((FOLDER / "learn_torch.py").read_text("utf-8"))


UPDATES = 400
