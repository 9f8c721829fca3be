"""Figures in README.md and docs/ are those of docs/figures.json, which `make figures` takes from their commands."""

import re

import pytest
from tools import figures

ALL = figures.figures()


@pytest.mark.parametrize("figure", ALL, ids=lambda figure: str(figure.name))
def test_what_is_stated_is_what_was_taken(figure: figures.Figure) -> None:
    taken = figures.results()[figure.name]["value"]
    for place in figure.places:
        assert place.stated() == [taken], f"{place.file}: {place.words}"


def test_every_figure_has_its_run_and_its_commit() -> None:
    names = [figure.name for figure in ALL]
    assert len(set(names)) == len(names)
    assert set(figures.results()) == set(names)
    assert {figure.run for figure in ALL} == {run.name for run in figures.runs()}
    for kept in figures.results().values():
        assert re.match(r"[0-9a-f]{7,}", kept["commit"])


def test_how_old_the_figures_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Printed, not judged: `make test` shows it as well."""
    assert figures.main(["age"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(int(line.split()[0]) for line in lines) == len(ALL)


def test_figures_are_read_and_rounded() -> None:
    figure = figures.Figure("x", "y", r"wins (\S+ ± \S+)", (), 1)
    assert figure.value("he wins 83.47 ± 0.42 often") == "83.5 ± 0.4"
    assert figures.Figure("x", "y", r"(\S+)/s", (), 0).value("1,234,567.8/s") == "1,234,568"
    with pytest.raises(LookupError, match="nothing like"):
        figure.value("he loses")


def test_a_place_is_found_over_line_breaks_in_cells_and_in_bold() -> None:
    text = "| a b | 78 | **83.5 ± 0.4** | | 76.8 ± 0.4 |\nwins 12 %\nof them"
    assert figures.Place("", "| a b | 78 | {} |").pattern().findall(text) == ["83.5 ± 0.4"]
    assert figures.Place("", "| a b | 78 | * | * | {} |").pattern().findall(text) == ["76.8 ± 0.4"]
    assert figures.Place("", "wins {} % of them").pattern().findall(text) == ["12"]
