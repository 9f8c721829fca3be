"""A seed that nobody chose alone: the server's, which it has committed to, and whatever the players add to it."""

import hashlib
from collections.abc import Sequence


def fair_seed(server_seed: bytes, contributions: Sequence[str] = ()) -> bytes:
    """The seed of the game: the server's own where nobody adds anything, else a hash of all parts.

    One contribution per seat, empty for who adds nothing. Each part goes in with its length before it, so that no two
    different sets of parts can run together into the same one.
    """
    if not any(contributions):
        return server_seed
    mixed = hashlib.sha256(b"penultimate fair seed")
    for part in (server_seed, *(text.encode() for text in contributions)):
        mixed.update(len(part).to_bytes(8, "little"))
        mixed.update(part)
    return mixed.digest()
