"""A simulation's results as rows in a file and as a picture."""

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from penultimate.lab.simulation_counting import COLUMNS
from penultimate.lab.simulation_setting import SettingError

if TYPE_CHECKING:
    from penultimate.lab.simulation import Result

ROW_FORMATS: Final = (".csv", ".parquet")
PLOT_FORMATS: Final = (".svg", ".png")


class MissingExtra(SettingError):
    """A library that only the laboratory needs is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(f"{library} is not installed; it comes with: pip install 'penultimate[lab]'")


# --- rows -------------------------------------------------------------------------------------------------------------


def check_rows_path(path: Path) -> None:
    """Before anything is played: that the file could be written afterwards."""
    _check_path(path, ROW_FORMATS)
    if path.suffix.lower() == ".parquet":
        _pyarrow()


def write_rows(result: "Result", path: Path) -> None:
    """One line per round, as CSV or Parquet; the table's label beside its number."""
    check_rows_path(path)
    labels = [setting.label for setting in result.settings]
    if path.suffix.lower() == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow([*COLUMNS, "label"])
            writer.writerows([*row, labels[row[0]]] for row in result.rows.tolist())
        return
    pa = _pyarrow()
    columns: dict[str, Any] = {name: result.column(name) for name in COLUMNS}
    columns["label"] = [labels[variant] for variant in result.column("variant").tolist()]
    pa.parquet.write_table(pa.table(columns), path)


def _pyarrow() -> Any:
    try:
        import pyarrow as pa
        import pyarrow.parquet
    except ImportError as error:
        raise MissingExtra("pyarrow") from error
    return pa


# --- picture ----------------------------------------------------------------------------------------------------------


def check_plot_path(path: Path) -> None:
    _check_path(path, PLOT_FORMATS)
    _matplotlib()


def write_plot(result: "Result", path: Path) -> None:
    """Three panels: how long rounds are, how long matches are (or what rounds bring), how often the starter wins."""
    check_plot_path(path)
    matplotlib = _matplotlib()
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "penultimate", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(11, 3.6), layout="constrained")
        FigureCanvasAgg(figure)
        left, middle, right = figure.subplots(1, 3)
        _plot_spread(left, result, "turns", "turns in a round")
        if result.whole_matches:
            _plot_spread(middle, result, "rounds", "rounds in a match")
        else:
            _plot_spread(middle, result, "points", "points of a round")
        _plot_starter(right, result)
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {"Software": None}
        figure.savefig(path, metadata=metadata, dpi=150)


_STYLES: Final = ("-", "--", ":", "-.")
"""Tables are told apart by the line's style as well as by its colour."""


def _plot_spread(axes: Any, result: "Result", name: str, title: str) -> None:
    """How large a share of games is longer than so much: readable for two tables and for ten."""
    variant = result.column("variant")
    for at, setting in enumerate(result.settings):
        own = variant == at
        if name == "rounds":
            values = np.unique(result.column("game")[own], return_counts=True)[1]
        else:
            values = result.column(name)[own]
        ordered = np.sort(values)
        beyond = 100 * (1 - np.arange(1, len(ordered) + 1) / len(ordered))
        axes.step(ordered, beyond, where="post", linestyle=_STYLES[at % len(_STYLES)], label=setting.label or None)
    axes.set_xlabel(title)
    axes.set_ylabel("share that goes beyond, in %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    if any(setting.label for setting in result.settings):
        axes.legend(fontsize=8)


def _plot_starter(axes: Any, result: "Result") -> None:
    tables = result.summary().tables
    for at, (setting, table) in enumerate(zip(result.settings, tables, strict=True)):
        axes.plot([at - 0.35, at + 0.35], [100 / setting.players] * 2, color="grey", linestyle=":")
        figure = table.figures["starter_wins"]
        if figure.value is not None:
            reach = [[100 * (figure.value - figure.low)], [100 * (figure.high - figure.value)]]
            axes.errorbar([at], [100 * figure.value], yerr=reach, fmt="o", capsize=4)
    axes.set_xticks(range(len(tables)), [table.label or "this table" for table in tables], rotation=20)
    axes.set_xlim(-0.6, len(tables) - 0.4)
    axes.set_ylabel("rounds won by the starter, in %\n(dotted: an equal share)")
    axes.grid(alpha=0.3, axis="y")


def _matplotlib() -> Any:
    try:
        import matplotlib as mpl
    except ImportError as error:
        raise MissingExtra("matplotlib") from error
    return mpl


def _check_path(path: Path, formats: tuple[str, ...]) -> None:
    if path.suffix.lower() not in formats:
        raise SettingError(f"{path}: the name must end in {' or '.join(formats)}")
    if not path.parent.is_dir():
        raise SettingError(f"{path}: there is no such directory")
    if path.is_dir():
        raise SettingError(f"{path}: this is a directory")
