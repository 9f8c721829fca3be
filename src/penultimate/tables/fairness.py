"""Where a match's shuffle comes from: the server's secret, to which it commits beforehand, and the players' own shares.

Nobody who does not know the secret can choose a share to their advantage, and the server has committed itself before
it learns the shares.
"""

import hashlib
from collections.abc import Sequence

from penultimate.rules.chance import commitment


def commitment_to(secret: str) -> str:
    """What is shown before the first deal."""
    return commitment(bytes.fromhex(secret))


def shuffle_seed(secret: str, shares: Sequence[str]) -> bytes:
    """The seed of a match. `shares` is one text per seat, empty for who added none."""
    if not any(shares):
        return bytes.fromhex(secret)
    mixed = hashlib.sha256(bytes.fromhex(secret))
    for share in shares:
        mixed.update(hashlib.sha256(share.encode()).digest())
    return mixed.digest()
