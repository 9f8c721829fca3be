"""Chance, as a pure function of a seed and a counter.

No generator object is carried about: shuffle number n of a seed is always the same, so cloning, replaying and
verifying need nothing but the two. The stream is SHAKE-128, so that nobody can work out the cards to come from those
already seen.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

_BYTES_PER_CARD: Final = 3
"""24 bits for one of at most 112 places: the bias is below one in 100,000."""


def commitment(seed: bytes) -> str:
    """What a server publishes before the first deal, so that it cannot change its seed later."""
    return hashlib.sha256(seed).hexdigest()


def _stream(seed: bytes, counter: int, length: int) -> bytes:
    return hashlib.shake_128(seed + counter.to_bytes(8, "little")).digest(length)


def shuffle(cards: vec[u8], count: i64, seed: bytes, counter: int) -> None:
    """Shuffle the first `count` cards in place (Fisher and Yates)."""
    numbers = _stream(seed, counter, int(count) * _BYTES_PER_CARD)
    at: i64 = 0
    last = count - 1
    while last > 0:
        number = i64(numbers[at]) | (i64(numbers[at + 1]) << 8) | (i64(numbers[at + 2]) << 16)
        at += 3
        other = (number * (last + 1)) >> 24
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1


def quick_shuffle(cards: vec[u8], count: i64, seed: i64, counter: i64) -> None:
    """The same by a small generator (Chris Doty-Humphrey's sfc32): for simulations, where nobody can cheat."""
    a = (seed + counter * 0x9E3779B1) & 0xFFFFFFFF
    b = (seed >> 32) & 0xFFFFFFFF
    c = (counter ^ 0x243F6A88) & 0xFFFFFFFF
    turn: i64 = 1
    last = count - 1 + _WARMING_UP
    while last > 0:
        number = (a + b + turn) & 0xFFFFFFFF
        turn += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & 0xFFFFFFFF
        c = (((c << 21) | (c >> 11)) + number) & 0xFFFFFFFF
        if last < count:
            other = (number * (last + 1)) >> 32
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
        last -= 1


_WARMING_UP: Final = 12


def pick(below: i64, seed: bytes, counter: int) -> i64:
    """A number from 0 to `below` - 1."""
    numbers = _stream(seed, counter, 4)
    return (i64(int.from_bytes(numbers, "little")) * below) >> 32
