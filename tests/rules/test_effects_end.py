"""Every effect ends, whatever stands on the cards: a tenth of a percent of what `make effects-test` does."""

from tools.effects_end import main, play


def test_whatever_stands_on_the_cards_ends() -> None:
    assert main(10_000) > 1


def test_what_once_went_wrong() -> None:
    """A hand swapped by a rule between a +4 and the challenge was still known as the one that laid it."""
    assert play(1201, 100) > 0
