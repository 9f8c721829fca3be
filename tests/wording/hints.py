"""Examples of every reason for a hint, and `golden/hints.json`: the sentences that Python and the page both say."""

import json
from pathlib import Path
from typing import Any, Final

from tests.wording.examples import NAMES

from penultimate.wording import LANGUAGES, Wording

FILE: Final = Path(__file__).with_name("golden") / "hints.json"
VIEWER: Final = 0
Data = dict[str, int | str]

EXAMPLES: Final[list[tuple[str, Data]]] = [
    ("only-move", {}),
    ("goes-out", {}),
    ("call-uno", {}),
    ("catch", {"seat": 3}),
    ("aside", {}),
    ("jump-in", {}),
    ("hits-next", {"seat": 3, "cards": 2, "draws": 2, "chance": 61}),
    ("hits-next", {"seat": 1, "cards": 1, "draws": 0, "chance": 1}),
    ("takes-another-turn", {"chance": 80}),
    ("longest-colour", {"colour": "R", "cards": 4, "chance": 33}),
    ("longest-colour", {"colour": "B", "cards": 1}),
    ("brings-colour", {"colour": "G", "cards": 3, "chance": 25}),
    ("brings-colour", {"colour": "Y", "cards": 1}),
    ("wild-needed", {"colour": "Y", "cards": 0}),
    ("wild-needed", {"colour": "R", "cards": 1}),
    ("wild-needed", {"colour": "B", "cards": 5, "chance": 20}),
    ("saves-wilds", {"chance": 25}),
    ("sheds-points", {"points": 20}),
    ("sends-it-back", {"seat": 2, "cards": 4}),
    ("sends-it-on", {"seat": 3, "cards": 6}),
    ("take-it", {"cards": 4, "chance": 9}),
    ("likely-bluff", {"seat": 1, "chance": 40}),
    ("draw", {"chance": 18}),
    ("keep", {"chance": 19}),
    ("colour", {"colour": "G", "cards": 3}),
    ("colour", {"colour": "R", "cards": 1}),
    ("choose", {"seat": 3, "cards": 2}),
    ("choose", {"seat": 1, "cards": 1}),
    ("best-chance", {"chance": 99}),
]


def all_hints() -> list[dict[str, Any]]:
    wordings = [Wording(language, strict=True) for language in LANGUAGES]
    return [
        {
            "reason": reason,
            "data": data,
            "viewer": VIEWER,
            "names": list(NAMES),
            "said": {words.language: words.question(VIEWER, NAMES).hint(reason, data) for words in wordings},
        }
        for reason, data in EXAMPLES
    ]


def as_text() -> str:
    return json.dumps(all_hints(), ensure_ascii=False, indent=1) + "\n"
