"""The languages, found and not listed: every folder of `wording/locales` is one, named by its tag.

A folder holds everything of a language: texts (`*.ftl`), phrases of house rules (`phrases.toml`, `hear.toml`,
`say.toml`), and in `language.toml` what the language is. Nothing is registered anywhere else.
"""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

_LOCALES: Final = files("penultimate") / "wording" / "locales"
FALLBACK: Final = "en"
"""Stands in where another language lacks a text."""


class Language(NamedTuple):
    """What `language.toml` says."""

    tag: str
    name: str
    """In the language itself."""
    dialects: tuple[str, ...] = ()
    """Main tags of other languages whose readers get this one."""
    spaced: bool = True
    """Whether there are blanks between words."""
    braille_table: str = ""
    """The Braille that its readers are taught, as liblouis names it; empty where nobody has said."""
    braille_plus: tuple[str, str] = ("⠖", "⠖")
    """The plus sign in that Braille, at the beginning of a word and inside one."""


def _tags() -> tuple[str, ...]:
    found = sorted(folder.name for folder in _LOCALES.iterdir() if (folder / "language.toml").is_file())
    return (FALLBACK, *(tag for tag in found if tag != FALLBACK))


LANGUAGES: Final = _tags()
"""The tags of all languages, English first."""


def folder_of(tag: str) -> Traversable:
    """Where everything of a language is."""
    if tag not in LANGUAGES:
        raise ValueError(f"there is no language {tag!r}, only {', '.join(LANGUAGES)}")
    return _LOCALES / tag


@cache
def language_of(tag: str) -> Language:
    said = tomllib.loads((folder_of(tag) / "language.toml").read_text("utf-8"))
    given: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in said.items()}
    return Language(tag, **given)
