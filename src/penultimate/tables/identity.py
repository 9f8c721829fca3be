"""Names for tables and keys to seats: codes people can read out, tokens nobody can guess."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

CODE_LETTERS: Final = "BCDFGHJKMNPRSTVWXYZ"
"""No vowels, so that no code is a word, and nothing that looks like a digit."""
CODE_LENGTH: Final = 6
BLANKS: Final = "\u115f\u1160\u2800"
"""Letters and signs that show nothing (as they are after NFKC): a name of these alone would be an empty chair."""


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    """The server's share of a shuffle, in hex."""
    return secrets.token_hex(32)


def hash_token(token: str) -> str:
    """What is kept of a token. It has 192 bits of chance, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, hashed: str) -> bool:
    """Compared in constant time."""
    return bool(hashed) and hmac.compare_digest(hash_token(token), hashed)


def clean_line(text: str) -> str:
    """One line without control characters and doubled blanks; empty where nothing is left."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def looks(name: str) -> str:
    """The same for names that look the same but for capitals (`Ana`, `ana`, `Ａｎａ`); empty for what shows nothing."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    shows = any(unicodedata.category(c)[0] in "LNPS" and c not in BLANKS for c in plain)
    return plain if shows else ""
