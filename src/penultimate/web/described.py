"""The description of the game for the page: `ui/src/described.ts`, written by `python -m penultimate.web.schema`.

Editions, options, faces, chapters and languages, from where each is described once (`docs/changing.md`).
"""

import json
from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from penultimate import wire
from penultimate.languages import LANGUAGES, language_of
from penultimate.rules.cards import COLOUR_LETTERS, Colour
from penultimate.rules.editions import ALL_EDITIONS, FIRST_EDITION
from penultimate.rules.kinds import COLOURED, WILD_FACES, Face
from penultimate.rules.options import ALL_OPTIONS, EDITIONS, OPTION_NAMES
from penultimate.wording.rule_ids import CHAPTERS

HEAD: Final = """\
// Made by `python -m penultimate.web.schema` from the description of the game. Do not edit.

/** An option: a switch unless it has choices or a range. */
export interface OptionFacts {
  readonly name: string;
  /** The ids of the rules behind it. */
  readonly rules: readonly string[];
  readonly choices: readonly string[] | null;
  readonly range: readonly [number, number] | null;
  readonly house: boolean;
  readonly needsStars: boolean;
}

export interface EditionFacts {
  readonly cards: number;
  readonly stars: boolean;
  readonly questionCards: boolean;
  readonly braille: boolean;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

export interface FaceFacts {
  readonly name: string;
  /** Its message is `face-` and this. */
  readonly text: string;
  readonly number: number | null;
  /** Of a card that carries a rule: which of the two. */
  readonly custom: number | null;
  /** CARD-5, line by line, without the colour's letter. */
  readonly braille: readonly string[];
}

export interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  readonly dialects: readonly string[];
  readonly spaced: boolean;
  /** The plus sign in the Braille of its readers: at the beginning of a word, and inside one. */
  readonly braillePlus: readonly [string, string];
}
"""


def typescript() -> str:
    editions = {edition.name: _edition(edition.name) for edition in ALL_EDITIONS}
    languages = {tag: _language(tag) for tag in LANGUAGES}
    return "\n".join(
        [
            HEAD,
            f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;",
            "export type Language = (typeof LANGUAGES)[number];",
            _const("LANGUAGE_FACTS", "Record<Language, LanguageFacts>", languages),
            f"export const EDITIONS = {json.dumps(list(editions))} as const;",
            "export type Edition = (typeof EDITIONS)[number];",
            f"export const FIRST_EDITION: Edition = {json.dumps(FIRST_EDITION)};",
            _const("EDITION_FACTS", "Record<Edition, EditionFacts>", editions),
            _const("OPTIONS", "readonly OptionFacts[]", [_option(at) for at in range(len(ALL_OPTIONS))]),
            _const("TABLE_RANGES", _record_of(_table_ranges(), "readonly [number, number]"), _table_ranges()),
            f"export const PACES = {json.dumps(_paces())} as const;",
            f"export const COLOURS = {json.dumps(list(COLOUR_LETTERS))} as const;",
            f"export const COLOUR_NAMES = {json.dumps({one.letter: one.name.lower() for one in Colour})} as const;",
            _const("COLOURED_FACES", "readonly FaceFacts[]", [_face(face) for face in COLOURED]),
            _const("WILD_FACES", "readonly FaceFacts[]", [_face(face) for face in WILD_FACES]),
            _const("CHAPTERS", "Readonly<Record<string, readonly string[]>>", CHAPTERS),
            "",
        ]
    )


def _const(name: str, of: str, value: object) -> str:
    """One line for each row, so that a change shows as one."""
    rows = value.items() if isinstance(value, dict) else None
    if rows is not None:
        body = [f"  {json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}," for key, row in rows]
        return "\n".join([f"export const {name}: {of} = {{", *body, "};"])
    assert isinstance(value, list)
    return "\n".join([f"export const {name}: {of} = [", *(f"  {json.dumps(row)}," for row in value), "];"])


def _edition(name: str) -> dict[str, Any]:
    own = EDITIONS[name]
    return {
        "cards": own.deck_size,
        "stars": own.has_stars,
        "questionCards": own.has_question_cards,
        "braille": own.shows_braille,
        "options": {option: getattr(own, option) for option in OPTION_NAMES},
    }


def _option(at: int) -> dict[str, Any]:
    option = ALL_OPTIONS[at]
    return {
        "name": option.name,
        "rules": option.rules,
        "choices": option.choices or None,
        "range": (option.least, option.most) if option.most else None,
        "house": option.house,
        "needsStars": option.needs_stars,
    }


def _face(face: Face) -> dict[str, Any]:
    number = face.points if face.text == "number" else None
    return {
        "name": face.name,
        "text": face.text,
        "number": number,
        "custom": face.custom or None,
        "braille": face.braille,
    }


def _language(tag: str) -> dict[str, Any]:
    language = language_of(tag)
    return {
        "name": language.name,
        "dialects": language.dialects,
        "spaced": language.spaced,
        "braillePlus": language.braille_plus,
    }


def _record_of(things: Mapping[str, object], kind: str) -> str:
    """The type of a table that holds exactly these."""
    return f"Readonly<Record<{' | '.join(map(json.dumps, things))}, {kind}>>"


def _table_ranges() -> dict[str, tuple[int, int]]:
    """The clocks of a table, from the limits that the wire sets."""
    fields = msgspec.json.schema(wire.TableOptions)["$defs"]["TableOptions"]["properties"]
    return {name: (of["minimum"], of["maximum"]) for name, of in fields.items() if "minimum" in of}


def _paces() -> tuple[str, ...]:
    paces: tuple[str, ...] = get_args(wire.Pace)
    return paces
