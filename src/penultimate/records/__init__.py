"""A match as a readable text file: written as it is played, told again, and checked against the rules.

recorder = Recorder(["Ana", "Ben"], MARIO, server_seed=secrets.token_bytes(32))
recorder.apply(seat, move)
Path("match.txt").write_text(recorder.finish())
verify(Path("match.txt").read_text())
"""

from penultimate.records.model import Ending, Header, Record, RecordedMove, RecordError, RuleChanged
from penultimate.records.recorder import Recorder
from penultimate.records.replaying import Step, replay, verify
from penultimate.records.seeds import fair_seed
from penultimate.records.text_reading import read
from penultimate.records.text_writing import write

__all__ = [
    "Ending",
    "Header",
    "Record",
    "RecordError",
    "RecordedMove",
    "Recorder",
    "RuleChanged",
    "Step",
    "fair_seed",
    "read",
    "replay",
    "verify",
    "write",
]
