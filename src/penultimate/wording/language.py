"""Which of our languages somebody gets: from a tag, a browser's header or the environment.

Every Chinese reader gets the Chinese there is; a dialect gets the nearest standard language; all others English.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from penultimate.languages import FALLBACK, LANGUAGES, language_of

_NEAREST: Final = {dialect: tag for tag in LANGUAGES for dialect in language_of(tag).dialects}
_OWN: Final = {tag.lower(): tag for tag in LANGUAGES}
_ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_for_tag(tag: str) -> str | None:
    """`zh-TW` -> `zh-Hant`, `de_AT.UTF-8` -> `de`; None for a language we do not speak."""
    parts = re.split(r"[-_.@]", tag.strip().lower())
    known = _OWN.get("-".join(parts[:2])) or _OWN.get(parts[0])
    return known or _NEAREST.get(parts[0])


def negotiate(tags: Iterable[str]) -> str:
    """The first of the tags that we speak, English if there is none."""
    return next((language for tag in tags if (language := language_for_tag(tag))), FALLBACK)


def from_accept_language(header: str) -> str:
    """From a browser's `Accept-Language`, most wanted first; what it refuses (`q=0`) does not count."""
    wanted = [(_quality(rest), tag) for tag, _, rest in (part.partition(";") for part in header.split(","))]
    wanted.sort(key=lambda one: -one[0])  # stable: of equals, the one named first
    return negotiate(tag for quality, tag in wanted if quality > 0)


def from_environment(environment: Mapping[str, str]) -> str:
    """From `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, in the order in which gettext asks them."""
    locale = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return FALLBACK  # a plain locale is a wish for plain English: LANGUAGE does not count
    return negotiate([*environment.get("LANGUAGE", "").split(":"), locale])


def _quality(parameters: str) -> float:
    found = re.search(r"q\s*=\s*([01](?:\.\d{0,3})?)\s*$", parameters)
    return float(found.group(1)) if found else 0.0 if parameters.strip() else 1.0
