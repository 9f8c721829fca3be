"""What a link says of itself where it is pasted: a title, a line and a picture, in the page's head.

Names are somebody's own words: everything is escaped, and nothing else of the page changes.
"""

import asyncio
from html import escape
from typing import Final

from penultimate import wire

MARK: Final = "<!-- what the link says -->"
"""Where it stands in `ui/index.html`."""
TITLE: Final = "<title>Penultimate</title>"
PICTURE: Final = "/preview.png"
_read: Final[dict[str, str]] = {}
"""From an `Accept-Language` that has been read before to the language."""
_spoken: Final[set[str]] = set()
"""Languages in which somebody has been answered before: their texts are in memory."""
_MOST: Final = 256


async def language_for(accepted: str) -> str:
    """The language that whoever asks reads, from `Accept-Language`."""
    if accepted in _read:
        return _read[accepted]
    language = await asyncio.to_thread(_language, accepted)
    if len(_read) < _MOST:
        _read[accepted] = language
    return language


def _language(accepted: str) -> str:
    from penultimate.wording.language import from_accept_language  # brings all of Fluent, which takes a while

    return from_accept_language(accepted)


async def title_of(seen: wire.Glimpse | None, language: str) -> str:
    """Who invites to what; the game's name where nobody does."""
    if seen is None or seen.problem or not seen.host:
        return "Penultimate"
    if language in _spoken:
        return _title(seen, language)
    title = await asyncio.to_thread(_title, seen, language)  # a language's texts are read once, which takes a while
    _spoken.add(language)
    return title


def _title(seen: wire.Glimpse, language: str) -> str:
    from penultimate.wording import Wording

    words = Wording(language)
    return words.say_text("ui-app-invitation", host=seen.host, deck=words.deck(seen.edition))


def page_with(page: str, title: str, base: str, path: str, texts: str = "") -> str:
    """The page with this in its head. `base` is where whoever asks finds the server.

    `texts` is the file with the page's texts: a browser that is told so fetches it beside the code, not after it.
    """
    facts = {"og:title": title, "og:url": base + path, "og:image": base + PICTURE}
    lines = [f'<meta property="{name}" content="{escape(fact)}" />' for name, fact in facts.items()]
    if texts:
        lines.append(f'<link rel="modulepreload" crossorigin href="{escape(texts)}" />')
    return page.replace(MARK, "\n    ".join(lines), 1).replace(TITLE, f"<title>{escape(title)}</title>", 1)
