"""What others read of the wire is what `wire.py` says."""

from pathlib import Path

import pytest

from penultimate.web import described, schema

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("path", "made"),
    [
        (schema.TYPESCRIPT, schema.typescript),
        (schema.DESCRIBED, described.typescript),
        (schema.JSON_SCHEMA, schema.json_schema),
        (schema.DOCUMENT, lambda: schema.document((ROOT / schema.DOCUMENT).read_text("utf-8"))),
    ],
    ids=["typescript", "described", "json-schema", "document"],
)
def test_what_is_made_from_the_wire_is_up_to_date(path: Path, made: object) -> None:
    assert callable(made)
    written = (ROOT / path).read_text("utf-8")
    assert written == made(), f"{path} has drifted: run `python -m penultimate.web.schema`"
