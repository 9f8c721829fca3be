"""A language's catalogue: every `*.ftl` file of its folder as one bundle, parsed once and kept.

The browser reads the very same files with `@fluent/bundle`; both sides leave out the isolation marks, and both write
numbers without grouping (there: `new FluentNumber(value, { useGrouping: false })`).
"""

import logging
from collections.abc import Mapping
from functools import cache
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from penultimate.languages import FALLBACK, folder_of

Arguments = Mapping[str, str | int]
"""What a message is given: texts and numbers, by name."""

_log = logging.getLogger(__name__)


class MissingText(LookupError):
    """Strict mode only: there is no such message, or it asks for an argument that it was not given."""


class _Number(FluentInt):
    """A number written in plain digits.

    Babel and browsers disagree on "1.200" (Italian), and Babel takes longer over "4" than over all the rest.
    """

    def format(self, locale: Locale) -> str:
        return str(int(self))


_NUMBERS: Final = [_Number(number) for number in range(1000)]


def _argument(value: str | int) -> object:
    if isinstance(value, str):
        return value
    return _NUMBERS[value] if 0 <= value < len(_NUMBERS) else _Number(value)


@cache
def bundle_of(language: str) -> FluentBundle:
    """The bundle of one language, with all of its files."""
    bundle = FluentBundle([language], use_isolating=False)
    for _name, text in sorted(texts_of(language).items()):
        bundle.add_resource(FluentResource(text))
    return bundle


def texts_of(language: str) -> dict[str, str]:
    """The catalogue files of a language by their names: what a server hands to a browser."""
    files = folder_of(language).iterdir()
    return {file.name: file.read_text("utf-8") for file in files if file.name.endswith(".ftl")}


def format_text(language: str, message: str, arguments: Arguments, *, strict: bool) -> str:
    """A message's text in a language, or in English, or at the worst its id. Strict: MissingText instead."""
    for candidate in dict.fromkeys((language, FALLBACK)):
        bundle = bundle_of(candidate)
        if not bundle.has_message(message):
            problem = "no such message"
        else:
            text, errors = _format(bundle, message, arguments)
            if not errors:
                return text
            problem = "; ".join(str(error) for error in errors)
        if strict:
            raise MissingText(f"{candidate}: {message}: {problem}")
        _log.warning("%s: %s: %s", candidate, message, problem)
    return message


def _format(bundle: FluentBundle, message: str, arguments: Arguments) -> tuple[str, list[Exception]]:
    """What `FluentBundle.format_pattern` does, with our numbers."""
    errors: list[Exception] = []
    environment = ResolverEnvironment(
        context=bundle,
        current=CurrentEnvironment(args={name: _argument(value) for name, value in arguments.items()}),
        errors=errors,
    )
    pattern = bundle.get_message(message).value
    if pattern is None:
        return "", [ValueError("has attributes only")]
    try:
        return str(pattern(environment)), errors
    except ValueError as error:  # a text far too long
        return "", [error]
