"""An analysis as a picture: everybody's chance to win, move by move. matplotlib is loaded only for this."""

import warnings
from pathlib import Path
from typing import Any, Final

from penultimate.analysis.model import Analysis
from penultimate.wording import Wording

FORMATS: Final = (".png", ".svg")
LIBRARY: Final = "matplotlib"
_CHINESE_FONTS: Final = ("Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", "WenQuanYi Zen Hei")
_STYLES: Final = ("-", "--", ":", "-.")
"""Players are told apart by the line's style as well as by its colour."""


def has_library() -> bool:
    try:
        import matplotlib as _  # noqa: F401, ICN001
    except ImportError:
        return False
    return True


def draw(analysis: Analysis, words: Wording, path: Path) -> None:
    """Two panels, the match above and the rounds below. The same analysis always gives the same picture."""
    import matplotlib as mpl
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    look: Any = {"svg.hashsalt": "penultimate", "svg.fonttype": "none", "font.size": 9, "font.family": _fonts()}
    with mpl.rc_context(look), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing")  # no font for it here: a box says as much
        figure = Figure(figsize=(11, 6), layout="constrained")
        FigureCanvasAgg(figure)
        upper, lower = figure.subplots(2, 1, sharex=True)
        _panel(upper, analysis, [moment.match_chances for moment in analysis.moments])
        _panel(lower, analysis, [moment.round_chances for moment in analysis.moments])
        upper.set_ylabel(words.say_text("analysis-plot-match"))
        lower.set_ylabel(words.say_text("analysis-plot-round"))
        lower.set_xlabel(words.say_text("analysis-plot-move"))
        for point in analysis.turning_points:
            upper.plot([point.moment], [100 * point.after], "ko", markersize=4)
        upper.legend(fontsize=8, loc="upper left")
        figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else {"Software": None}, dpi=150)


def _fonts() -> list[str]:
    """matplotlib's own, and of those that know Chinese whichever is installed."""
    from matplotlib.font_manager import fontManager

    installed = {font.name for font in fontManager.ttflist}
    return ["DejaVu Sans", *(name for name in _CHINESE_FONTS if name in installed)]


def _panel(axes: Any, analysis: Analysis, chances: list[tuple[float, ...]]) -> None:
    for seat, name in enumerate(analysis.names):
        values = [100 * row[seat] for row in chances]
        axes.plot(range(len(values)), values, linestyle=_STYLES[seat % len(_STYLES)], label=name.lstrip("_") or name)
    for at, moment in enumerate(analysis.moments):
        if moment.ends_round:
            axes.axvline(at, color="grey", linewidth=0.6)
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3, axis="y")
