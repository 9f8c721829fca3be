"""The built page and its files, as they lie in the package: compressed when they were built, kept for ever."""

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from aiohttp import web

from penultimate.languages import LANGUAGES

FOREVER: Final = "public, max-age=31536000, immutable"
"""For what is named by its content."""
ASK_AGAIN: Final = "no-cache"
TEXTS: Final = "/assets/language-"
"""How the files of languages begin: `ui/build/chunks.ts` names them."""
COMPRESSED: Final = (".br", ".gz")
_TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
"""What not every machine knows."""


def static_folder() -> Path:
    """The page as it was built into the package."""
    return Path(str(files("penultimate.web") / "static"))


@final
class PageFiles:
    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in COMPRESSED]
        self._files = {"/" + path.relative_to(folder).as_posix(): path for path in found}
        index = self._files.get("/index.html")
        self.page = None if index is None else index.read_text("utf-8")
        """The page itself, without what one invitation or another adds to it; None where it has not been built."""
        self._texts = {tag: path for tag in LANGUAGES for path in self._files if path.startswith(f"{TEXTS}{tag}-")}

    def texts_in(self, language: str) -> str:
        """Where the page finds all its texts in this language; nothing where it has not been built."""
        return self._texts.get(language, "")

    def answer(self, path: str) -> web.StreamResponse | None:
        """A file with as few bytes as can be: aiohttp picks the one beside it that the browser takes."""
        found = self._files.get(path)
        if found is None:
            return None
        headers = {"Cache-Control": FOREVER if path.startswith("/assets/") else ASK_AGAIN, "Vary": "Accept-Encoding"}
        if found.suffix in _TYPES:
            headers["Content-Type"] = _TYPES[found.suffix]
        return web.FileResponse(found, headers=headers)


def page_answer(request: web.Request, html: str) -> web.StreamResponse:
    """A page made for one address; who has it already is told so."""
    body = html.encode()
    mark = hashlib.sha256(body).hexdigest()[:32]
    known = request.if_none_match or ()
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
    if any(tag.value in (mark, "*") for tag in known):
        response = web.Response(status=304, headers=headers)
    else:
        response = web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)
        response.enable_compression()
    response.etag = mark
    return response
