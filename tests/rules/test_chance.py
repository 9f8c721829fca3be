"""Chance: the same on every machine, and fair."""

from librt.vecs import vec
from mypy_extensions import u8

from penultimate.rules.chance import commitment, pick, quick_shuffle, shuffle


def shuffled(count: int, seed: bytes, counter: int) -> list[int]:
    cards = vec[u8]([u8(card) for card in range(count)])
    shuffle(cards, count, seed, counter)
    return [int(card) for card in cards]


def test_known_shuffles() -> None:
    """Written down once: a change here breaks every record there is."""
    assert shuffled(12, b"penultimate", 0) == [10, 4, 3, 11, 6, 0, 1, 8, 5, 7, 9, 2]
    assert shuffled(12, b"penultimate", 1) == [2, 4, 9, 0, 5, 8, 7, 10, 3, 11, 6, 1]
    assert [int(pick(1000, b"penultimate", counter)) for counter in range(6)] == [766, 941, 788, 659, 565, 478]
    assert commitment(b"penultimate") == "8db57758a5a84c14d69945d276940d8c6bb15994ab755eac2e2b3c59108ed577"


def test_a_shuffle_loses_nothing_and_leaves_the_rest_alone() -> None:
    assert sorted(shuffled(112, b"", 3)) == list(range(112))
    cards = vec[u8]([u8(card) for card in range(20)])
    shuffle(cards, 5, b"x", 0)
    assert [int(card) for card in cards][5:] == list(range(5, 20))
    for count in (0, 1):
        assert shuffled(count, b"x", 0) == list(range(count))


def test_every_place_is_equally_likely() -> None:
    """Chi square over 6 cards × 6 places, 25 degrees of freedom: above 52.6 once in a thousand tables of a fair deck.

    The seeds are fixed: this fails always or never.
    """
    runs = 3000
    seen = [[0] * 6 for _ in range(6)]
    for counter in range(runs):
        for place, card in enumerate(shuffled(6, b"fair", counter)):
            seen[card][place] += 1
    expected = runs / 6
    assert sum((number - expected) ** 2 / expected for row in seen for number in row) < 52.6


def test_every_pick_is_equally_likely() -> None:
    runs = 5000
    seen = [0] * 7
    for counter in range(runs):
        seen[int(pick(7, b"fair", counter))] += 1
    expected = runs / 7
    assert sum((number - expected) ** 2 / expected for number in seen) < 22.5  # 6 degrees of freedom, one in a thousand


def quickly_shuffled(count: int, seed: int, counter: int) -> list[int]:
    cards = vec[u8]([u8(card) for card in range(count)])
    quick_shuffle(cards, count, seed, counter)
    return [int(card) for card in cards]


def test_a_quick_shuffle_is_the_same_in_both_modes_loses_nothing_and_is_fair() -> None:
    """For simulations. The seeds are fixed: this fails always or never."""
    assert quickly_shuffled(12, 2026, 0) == [8, 10, 7, 0, 5, 1, 9, 2, 3, 6, 4, 11]
    assert len({str(quickly_shuffled(12, seed, at)) for seed in (2026, 2026 + (1 << 40)) for at in range(2)}) == 4
    assert sorted(quickly_shuffled(112, 1 << 61, 3)) == list(range(112))
    runs = 3000
    seen = [[0] * 6 for _ in range(6)]
    for seed in range(1, runs + 1):
        for place, card in enumerate(quickly_shuffled(6, seed, seed % 3)):
            seen[card][place] += 1
    expected = runs / 6
    assert sum((number - expected) ** 2 / expected for row in seen for number in row) < 52.6
