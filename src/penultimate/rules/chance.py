"""Chance, as a pure function of a seed and a counter.

No generator object is carried about: shuffle number n of a seed is always the same, so cloning, replaying and
verifying need nothing but the two. The stream is SHAKE-128, so that nobody can work out the cards to come from those
already seen.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_BYTES_PER_CARD: Final = 3
"""24 bits for one of at most 112 places: the bias is below one in 100,000."""


def commitment(seed: bytes) -> str:
    """What a server publishes before the first deal, so that it cannot change its seed later."""
    return hashlib.sha256(seed).hexdigest()


def _stream(seed: bytes, counter: int, length: int) -> bytes:
    return hashlib.shake_128(seed + counter.to_bytes(8, "little")).digest(length)


def shuffle(cards: vec[i64], count: i64, seed: bytes, counter: int) -> None:
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


def pick(below: i64, seed: bytes, counter: int) -> i64:
    """A number from 0 to `below` - 1."""
    numbers = _stream(seed, counter, 4)
    return (i64(int.from_bytes(numbers, "little")) * below) >> 32
