"""How long it takes to understand a sentence that fills a Question Card, for `make bench`."""

from statistics import median
from time import perf_counter
from typing import Final

from penultimate.houserules import LANGUAGES, say, understand
from penultimate.rules.effects import MOST_TEXT, read_clauses

_RULE: Final = (
    "if me more 5: drop me 2 R; draw next until/R; miss next 1; they choose draw left 2 or miss left 1; again me"
)
_TAKES: Final = 15


def report() -> None:
    """Warm, in every language; each take has other words at its end, so that nothing is remembered."""
    print(f"\nunderstanding {MOST_TEXT} characters, warm (aim: below 20 ms)")
    for lang in LANGUAGES:
        print(f"  {lang:8} {_milliseconds(lang):6.1f} ms (median of {_TAKES})")


def _milliseconds(lang: str) -> float:
    said = say(read_clauses(_RULE), lang)
    longest = (said * (MOST_TEXT // len(said) + 1))[: MOST_TEXT - 3]
    takes: list[float] = []
    for take in range(_TAKES + 1):
        start = perf_counter()
        understand(f"{longest} {take}", lang)
        takes.append(perf_counter() - start)
    return 1000 * median(takes[1:])
