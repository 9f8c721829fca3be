"""A small, quick source of chance for players and simulations; cards are shuffled by `rules.chance`. Compiled."""

from typing import final

from mypy_extensions import i64

from penultimate.rules.view import SeatView


@final
class Dice:
    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = 0x9E3779B9 ^ ((seed >> 32) & 0xFFFFFFFF)
        self.c: i64 = 0x243F6A88
        self.count: i64 = 1
        for _ in range(12):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1 (the generator is Chris Doty-Humphrey's sfc32)."""
        number = (self.a + self.b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) | (self.c >> 11)) + number) & 0xFFFFFFFF
        return (number * limit) >> 32


def situation_seed(seed: int, view: SeatView) -> int:
    """A number for the dice, different in every situation; the same situation gives the same move."""
    number = seed & 0xFFFFFFFF
    for part in (view.round_number, len(view.discards), view.pile_size, view.seat, sum(view.counts)):
        number = (number * 1_000_003 + part + 1) & 0xFFFFFFFFFFFF
    return number
