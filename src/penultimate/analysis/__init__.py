"""Looking back at a recorded match: everyone's chances at each moment, what each decision was worth, who played how.

    analysis = analyse(read(Path("match.txt").read_text()))
    analysis.move_of_the_match, analysis.players[0].accuracy
    msgspec.json.encode(analysis)

A server does the same in slices, and stops when nobody waits any more: `for progress in slices(record): …`.
"""

from penultimate.analysis.analysing import FULL, QUICK, Effort, Progress, analyse, slices
from penultimate.analysis.model import Alternative, Analysis, Bluff, Moment, Player, TurningPoint, Verdict

__all__ = [
    "FULL",
    "QUICK",
    "Alternative",
    "Analysis",
    "Bluff",
    "Effort",
    "Moment",
    "Player",
    "Progress",
    "TurningPoint",
    "Verdict",
    "analyse",
    "slices",
]
