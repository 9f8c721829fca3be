"""How many of the sentences nobody has tuned to are understood: rightly, wrongly, not; per language.

    python tools/understood.py              counts only
    python tools/understood.py --errors     what was understood wrongly, but not the words
    python tools/understood.py --sentences  the sentences, too: not for whoever works on the phrases
    python tools/understood.py --unseen     a hundred more, in `tests/houserules/unseen`: ways to put what can be said

What each sentence in `tests/houserules/fresh` means stands in `notation.yaml` beside them, by its number: a list of
what would be right, in the notation of effects, or `dare` for what only people can do. Those without an entry mean
something that the card cannot do: whatever was understood instead is wrong.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import Any, Final

import yaml

from penultimate.houserules import LANGUAGES, understand
from penultimate.rules.effects import read_clauses, write_clauses

HOUSERULES: Final = Path(__file__).parent.parent / "tests" / "houserules"
FRESH: Final = HOUSERULES / "fresh"
UNSEEN: Final = HOUSERULES / "unseen"
VERDICTS: Final = ("rightly", "rightly left alone", "wrongly", "not", "not, and cannot be")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sentences", action="store_true", help="print the sentences, too")
    parser.add_argument("--errors", action="store_true", help="print what was understood wrongly, without the words")
    parser.add_argument("--unseen", action="store_true", help="of the hundred whose meaning can be said")
    arguments = parser.parse_args()
    for lang in LANGUAGES:
        counts: Counter[str] = Counter()
        for sentence, right in unseen(lang) if arguments.unseen else fresh(lang):
            verdict = judge(sentence, lang, right)
            counts[verdict] += 1
            if arguments.sentences:
                print(f"  {verdict}: {sentence}")
            elif arguments.errors and verdict == "wrongly":
                print(f"  understood: {write_clauses(understand(sentence, lang).clauses)}; right: {right or 'nothing'}")
        print(f"{lang}: " + ", ".join(f"{verdict} {counts[verdict]}" for verdict in VERDICTS))


def judge(sentence: str, lang: str, right: list[str]) -> str:
    found = write_clauses(understand(sentence, lang).clauses)
    meanings = [write_clauses(read_clauses(each)) for each in right if each != "dare"]
    if found:
        return "rightly" if _same(found) in map(_same, meanings) else "wrongly"
    if "dare" in right:
        return "rightly left alone"
    return "not" if right else "not, and cannot be"


def _same(notation: str) -> str:
    """Two ways to write the same: who swaps with whom, what I would give or show myself, what ends before my turn."""
    parts = [_ordered(part.split(" ")) for part in notation.split("; ")]
    return "; ".join(parts)


def _ordered(words: list[str]) -> str:
    if words[-3:-2] == ["swap"]:
        return " ".join([*words[:-2], *sorted(words[-2:])])
    gives_me = words[-1] == "me" and bool({"give", "hand", "show"} & set(words))
    if words[-1] == "everyone" and words[:2] in (["hand", "me"], ["give", "me"]):
        words = [*words[:-1], "others"]
    until_me = words[0] == "lap" and words[1] in ("ban", "only", "press")
    return " ".join("others" if (gives_me or until_me) and word == "everyone" else word for word in words)


def fresh(lang: str) -> list[tuple[str, list[str]]]:
    """Sentences written freely, and what would be right."""
    meanings: Any = yaml.safe_load((FRESH / "notation.yaml").read_text("utf-8"))[lang]
    return [(str(entry["says"]), list(meanings.get(number, []))) for number, entry in enumerate(_loaded(FRESH, lang))]


def unseen(lang: str) -> list[tuple[str, list[str]]]:
    """Ways to put what can be said, and what it is."""
    return [(str(entry["says"]), [str(entry["right"])]) for entry in _loaded(UNSEEN, lang)]


def _loaded(folder: Path, lang: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = yaml.safe_load((folder / f"{lang}.yaml").read_text("utf-8"))
    return entries


if __name__ == "__main__":
    main()
