"""`make wording`: everything the game can say in a language, as pages to read through.

    python tools/wording.py [FOLDER]       writes LANG.html, LANG.txt and LANG.ids.json for every language

Who edits a language gets the text (or the page, which is the same): numbered sentences with real names, cards and
numbers, nothing of the sources. An edit names the number; `LANG.ids.json` says which message that is.
"""

import html
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml
from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.wording.rendering import Renderer  # noqa: E402 - the glossary is held to the same sentences

from penultimate.houserules import say  # noqa: E402
from penultimate.languages import LANGUAGES, language_of  # noqa: E402
from penultimate.rules.cards import CARDS, COLOURED_KINDS, KINDS, Colour, card_of  # noqa: E402
from penultimate.rules.effects import read_clauses  # noqa: E402
from penultimate.wording import Wording, texts_of  # noqa: E402

FOLDER = ROOT / "build" / "wording"
RULES = ROOT / "tests" / "houserules" / "sentences" / "en.yaml"
"""What rules are made of: its keys are in the notation of effects."""
ORDER = tuple(f"{name}.ftl" for name in "cards events questions refusals options rules ui terminal".split())
STYLE = "body{font:1.05rem/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}li::marker{font-size:.8em}"
INTERNAL = "x-"
"""Parts of messages: they stand in those."""


class Group(NamedTuple):
    title: str
    level: int
    sentences: list[tuple[str, str]]
    """Message and sentence."""


def groups(language: str) -> Iterator[Group]:
    """As the files have them, under their own headings."""
    renderer = Renderer(Wording(language, strict=True))
    texts = texts_of(language)
    yield _cards(renderer.words)
    for file in (*ORDER, *sorted(texts.keys() - set(ORDER))):
        group = Group(file.removesuffix(".ftl"), 1, [])
        for entry in parse(texts[file]).body:
            if isinstance(entry, ast.ResourceComment | ast.GroupComment) or _is_title(entry):
                yield group
                title = (getattr(entry, "content", "") or "").split("\n")[0]
                group = Group(title, 1 if _is_title(entry) else 2, [])
            elif isinstance(entry, ast.Message) and not entry.id.name.startswith(INTERNAL):
                name = entry.id.name
                group.sentences.extend((name, sentence) for sentence in renderer.sentences(name))
        yield group
    yield _rules(language)


def _is_title(entry: ast.EntryType) -> bool:
    """The comment on top of a file."""
    return isinstance(entry, ast.Comment) and not isinstance(entry, ast.GroupComment)


def _cards(words: Wording) -> Group:
    """All there are, and wilds on the pile."""
    named = [card_of(kind, int(colour)) for kind in range(COLOURED_KINDS, KINDS) for colour in Colour]
    return Group("57", 1, [("card", words.card(card)) for card in (*CARDS, *named)])


def _rules(language: str) -> Group:
    """Question Cards' rules, as the game says back what it understood."""
    notations: dict[str, object] = yaml.safe_load(RULES.read_text(encoding="utf-8"))
    sentences = [(f"rule {one}", say(read_clauses(one), language)) for one in notations]
    return Group("?", 1, sentences)


def numbered(language: str) -> list[Group]:
    """Only what has something in it; a sentence that is there already is not read twice."""
    seen: set[str] = set()
    made: list[Group] = []
    for group in groups(language):
        fresh = []
        for name, sentence in group.sentences:
            if sentence not in seen:
                seen.add(sentence)
                fresh.append((name, sentence))
        if fresh:
            made.append(group._replace(sentences=fresh))
    return made


def write(language: str, folder: Path) -> int:
    name = language_of(language).name
    text = [name, "=" * len(name)]
    page = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Penultimate: {name}</title>',
        f"<style>{STYLE}</style>",
        f"<h1>{name}</h1>",
    ]
    ids: dict[int, str] = {}
    for group in numbered(language):
        text += ["", group.title, "-" * len(group.title)]
        heading = f"h{group.level + 1}"
        page += [f"<{heading}>{html.escape(group.title)}</{heading}>", f'<ol start="{len(ids) + 1}">']
        for message, sentence in group.sentences:
            ids[len(ids) + 1] = message
            text.append(f"{len(ids):4}  {sentence}")
            page.append(f"<li>{html.escape(sentence)}</li>")
        page.append("</ol>")
    (folder / f"{language}.txt").write_text("\n".join(text) + "\n", encoding="utf-8")
    (folder / f"{language}.html").write_text("\n".join(page) + "\n", encoding="utf-8")
    (folder / f"{language}.ids.json").write_text(json.dumps(ids, indent=0) + "\n", encoding="utf-8")
    return len(ids)


def main(argv: list[str]) -> int:
    folder = Path(argv[0]) if argv else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        print(f"{folder / language}.txt, .html: {write(language, folder)} sentences")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
