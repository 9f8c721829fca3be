"""Every effect ends, whatever stands on the cards: a tenth of a percent of what `make effects-test` does."""

from tools.effects_end import main


def test_whatever_stands_on_the_cards_ends() -> None:
    assert main(10_000) > 1
