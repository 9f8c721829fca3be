"""`python -m penultimate.web.schema` writes what others read of the wire: `ui/src/wire.ts`, its JSON schema
`docs/wire.schema.json`, the tables in `docs/wire.md`; and `ui/src/described.ts`, what the page knows of the game. Run
it in the project's folder after a change of `wire.py` or of the description; a test compares.
"""

import ast
import inspect
import json
from functools import reduce
from operator import or_
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args

import msgspec

from penultimate import wire
from penultimate.rules.refusals import Refusal
from penultimate.web import described
from penultimate.web.event_types import wire_event
from penultimate.wording.fields import event_classes

TYPESCRIPT: Final = Path("ui/src/wire.ts")
DESCRIBED: Final = Path("ui/src/described.ts")
JSON_SCHEMA: Final = Path("docs/wire.schema.json")
DOCUMENT: Final = Path("docs/wire.md")
BEGIN: Final = "<!-- made by python -m penultimate.web.schema: begin -->"
END: Final = "<!-- made by python -m penultimate.web.schema: end -->"

Schema = dict[str, Any]

PART_OF_COMMON: Final = "CommonChange"
ALREADY_ENCODED: Final[dict[str, Schema]] = {
    "events": {"type": "array", "items": {"$ref": "#/$defs/GameEvent"}},
    "common": {"$ref": f"#/$defs/{PART_OF_COMMON}"},
    "moves": {"type": "array", "items": {"$ref": "#/$defs/LegalMove"}},
}
"""What the raw fields of `Update` hold: parts that are encoded once for many seats."""


def events_union() -> UnionType:
    events: list[Any] = [wire_event(cls) for cls in event_classes()]
    union: UnionType = reduce(or_, events)
    return union


def components() -> dict[str, Schema]:
    """All types by name, as JSON schema."""
    types = [wire.FromClient, wire.FromServer, wire.CommonView, wire.LegalMove, events_union()]
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    groups = {
        "FromClient": get_args(wire.FromClient),
        "FromServer": get_args(wire.FromServer),
        "GameEvent": get_args(types[-1]),
    }
    for name, members in groups.items():
        found[name] = {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in members]}
    found[PART_OF_COMMON] = {
        **found["CommonView"],
        "required": [],
        "description": "What has changed of a `CommonView`.",
    }
    found["Update"]["properties"].update({name: dict(of) for name, of in ALREADY_ENCODED.items()})
    for name, comments in field_comments().items():
        for field, comment in comments.items():
            found[name]["properties"][field]["description"] = comment
    return found


def field_comments() -> dict[str, dict[str, str]]:
    """The texts that stand below the fields in `wire.py`."""
    comments: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(wire)).body:
        if isinstance(node, ast.ClassDef):
            for before, after in zip(node.body, node.body[1:], strict=False):
                if (
                    isinstance(before, ast.AnnAssign)
                    and isinstance(before.target, ast.Name)
                    and isinstance(after, ast.Expr)
                    and isinstance(after.value, ast.Constant)
                ):
                    text = " ".join(str(after.value.value).split())
                    comments.setdefault(node.name, {})[before.target.id] = text
    return comments


def json_schema() -> str:
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components()}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


# --- TypeScript -------------------------------------------------------------------------------------------------------


def typescript() -> str:
    lines = [
        "// Made by `python -m penultimate.web.schema` from src/penultimate/wire.py. Do not edit.",
        "",
        f"export const PROTOCOL = {wire.PROTOCOL};",
        f"export const MOST_BYTES = {wire.MOST_BYTES};",
        f"export const PHRASES = {json.dumps(get_args(wire.Phrase))} as const;",
        f"export const LEVELS = {json.dumps(get_args(wire.Level))} as const;",
        f"export const RULE_REFUSALS = {json.dumps([refusal.code for refusal in Refusal])} as const;",
        f"export const TABLE_REFUSALS = {json.dumps(wire.TABLE_REFUSALS)} as const;",
        "export type Phrase = (typeof PHRASES)[number];",
        "export type Level = (typeof LEVELS)[number];",
        "/** Everything a seat may know. */",
        "export type SeatView = CommonView & OwnView;",
    ]
    for name, schema in components().items():
        lines += ["", *_declaration(name, schema)]
    return "\n".join(lines) + "\n"


def _declaration(name: str, schema: Schema) -> list[str]:
    comment = schema.get("description")
    head = [] if not comment else [f"/** {' '.join(str(comment).split())} */"]
    if name == PART_OF_COMMON:
        return [*head, f"export type {name} = Partial<CommonView>;"]
    if "properties" not in schema:
        return [*head, f"export type {name} = {_type(schema)};"]
    body = []
    required = schema.get("required", [])
    for field, of in schema["properties"].items():
        if "description" in of:
            body.append(f"  /** {of['description']} */")
        optional = "" if field in required or field in ("type", "kind") else "?"
        body.append(f"  {field}{optional}: {_type(of)};")
    return [*head, f"export interface {name} {{", *body, "}"]


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/$defs/")
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        case "array":
            inner = _type(schema["items"])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    raise TypeError(f"no TypeScript for {schema}")


# --- the document -----------------------------------------------------------------------------------------------------


def document_tables() -> str:
    """The tables of messages for `docs/wire.md`."""
    found = components()
    lines = [BEGIN, ""]
    for title, union in (("From a client", wire.FromClient), ("From the server", wire.FromServer)):
        lines += [f"### {title}", "", "| `type` | fields | what it is |", "|---|---|---|"]
        for cls in get_args(union):
            lines.append(_row(cls.__struct_config__.tag, found[cls.__name__], "type"))
        lines.append("")
    lines += ["### Parts", "", "| name | fields | what it is |", "|---|---|---|"]
    grouped = {cls.__name__ for union in (wire.FromClient, wire.FromServer, events_union()) for cls in get_args(union)}
    lines += [
        _row(name, schema, "type")
        for name, schema in found.items()
        if name not in {*grouped, PART_OF_COMMON} and "properties" in schema
    ]
    lines += ["", "### Events", "", "| `kind` | fields | what it is |", "|---|---|---|"]
    lines += [_row(cls.__name__, found[cls.__name__], "kind") for cls in get_args(events_union())]
    lines += ["", "### Codes", ""]
    for title, codes in (
        ("`refusal`, from the rules", [refusal.code for refusal in Refusal]),
        ("`refusal`, from the table", wire.TABLE_REFUSALS),
        ("`problem`", get_args(wire.ProblemCode)),
        ("`goodbye`", get_args(wire.GoodbyeCode)),
    ):
        lines += [f"* {title}: {' · '.join(f'`{code}`' for code in codes)}"]
    return "\n".join([*lines, "", END])


def _row(name: str, schema: Schema, tag: str) -> str:
    required = schema.get("required", [])
    fields = [
        f"`{field}{'' if field in required else '?'}: {_type(of)}`".replace("|", "\\|")
        + (f" ({of['description']})" if "description" in of else "")
        for field, of in schema["properties"].items()
        if field != tag
    ]
    return f"| `{name}` | {'<br>'.join(fields)} | {' '.join(str(schema.get('description', '')).split())} |"


def document(current: str) -> str:
    """The page with its tables made anew."""
    before, begin, rest = current.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{DOCUMENT} has lost the marks between which its tables stand")
    return before + document_tables() + after


def main() -> None:
    TYPESCRIPT.write_text(typescript(), "utf-8")
    DESCRIBED.write_text(described.typescript(), "utf-8")
    JSON_SCHEMA.write_text(json_schema(), "utf-8")
    DOCUMENT.write_text(document(DOCUMENT.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
