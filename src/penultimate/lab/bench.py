"""`make bench`: how fast the rules and the learners' tables are, beside their peers in the same run (`speed.py`).

Then the server under load, and at last under attack: what an honest table notices of it. And what it costs to start
with a large file; and what a move costs servers and database, where there are several.
"""

import sys

from penultimate.lab import attacks, bench_sentences, load, load_house, load_large_file, speed


def main() -> int:
    speed.report()
    bench_sentences.report()
    load.report()
    attacks.report()
    load_large_file.report()
    load_house.report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
