"""What the reader by grammar makes of a sentence, for whoever works on a language's `grammar.toml`.

python tools/heard.py LANG "a sentence"        every reading, and the longest phrases at each place
"""

import sys

from penultimate.houserules.hearing import chart_of, meaning
from penultimate.houserules.lexing import cut
from penultimate.houserules.phrasebook import phrasebook
from penultimate.houserules.variations import Unfit
from penultimate.rules.effects import RuleError, write_clauses


def main(lang: str, text: str) -> None:
    book = phrasebook(lang)
    words = cut(text, book)
    chart = chart_of(words, book)
    for sentences in chart.texts():
        try:
            said = write_clauses(meaning(sentences, book, words))
        except (Unfit, RuleError, ValueError) as error:
            said = f"nothing: {error!r} in {sentences}"
        print(said)
    for at, word in enumerate(chart.words):
        print(at, word)
        for name in ("sentence", "acts", "clause", "act", "cond", "who", "cards", "time"):
            ends = chart.phrases(name, at)
            longest = max((end for end, _ in ends), default=at)
            for end, value in ends if longest > at else ():
                if end == longest:
                    print(f"    {name}: {' '.join(chart.words[at:end])} = {value}")


if __name__ == "__main__":
    main(*sys.argv[1:])
