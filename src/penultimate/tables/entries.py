"""What can stand in a table's log. A table is its entries, read in order, and nothing else."""

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from penultimate.languages import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
Value = bool | int | str


class TableRules(msgspec.Struct, frozen=True):
    """What is agreed about the table and is no rule of the game. Seconds; 0 switches a clock off."""

    catch_seconds: float = 3.0
    turn_seconds: int = 0
    away_seconds: int = 60
    dare_seconds: int = 120
    bot_pace: Literal["quick", "human", "slow"] = "human"
    watching: bool = True
    chat: bool = True


class RuleTrial(msgspec.Struct, frozen=True):
    """What a custom rule does to the game, from simulated rounds."""

    rounds: int
    length: float
    """How much longer a round gets: 1.25 is a quarter longer."""
    layer: float
    """How much likelier its player is to win the round than without the rule."""
    objection: Literal["", "ends-at-once", "never-ends"] = ""


class Entry(msgspec.Struct, tag_field="t", omit_defaults=True):
    pass


class Created(Entry, tag="created"):
    code: str
    edition: str
    options: dict[str, Value]
    """Only what differs from the edition."""
    table: TableRules
    seats: int
    secret: str
    """The server's share of the first match's shuffle, in hex. It leaves the server when that match is over."""


class OptionsSet(Entry, tag="options"):
    edition: str
    options: dict[str, Value]
    table: TableRules
    seats: int


class SatDown(Entry, tag="sat"):
    seat: int
    name: str
    token: str
    """Hashed."""
    language: Language = "en"


class BotSat(Entry, tag="bot"):
    seat: int
    name: str
    level: str


class StoodUp(Entry, tag="stood-up"):
    """The seat is free again: a person left the lobby, or a bot was removed."""

    seat: int


class BotSatIn(Entry, tag="sits-in"):
    """A bot plays for a person who is away; `gone`: for good, the token no longer counts."""

    seat: int
    level: str
    gone: bool = False


class CameBack(Entry, tag="back"):
    seat: int


class HostChanged(Entry, tag="host"):
    seat: int


class SettingsChanged(Entry, tag="settings"):
    seat: int
    name: str
    language: Language


class SeedAdded(Entry, tag="seed"):
    seat: int
    seed: str


class RuleProposed(Entry, tag="rule"):
    """No words: erase what is on the card."""

    by: int
    which: int
    words: str
    language: Language = "en"
    clauses: str = ""
    trial: RuleTrial | None = None


class SitInProposed(Entry, tag="sit-in"):
    by: int
    seat: int
    wanted: tuple[int, ...]


class Voted(Entry, tag="vote"):
    proposal: int
    seat: int
    agree: bool


class Withdrawn(Entry, tag="withdrawn"):
    proposal: int


class MadeReady(Entry, tag="ready"):
    seat: int


class MatchBegan(Entry, tag="match"):
    """With who is there; free seats go."""

    rules: int = 1
    """The version of the rules it is played by, see `KNOWN_RULES`."""


class MoveMade(Entry, tag="move"):
    seat: int
    move: str
    """In the rules' notation, players named by their seats."""
    id: int = -1
    """The client's number for it, so that it is not made twice."""
    by: Literal["", "bot", "clock"] = ""
    digest: str = ""
    """The fingerprint of the match after it, now and then."""


class SecretChosen(Entry, tag="secret"):
    """The server's share of the next match's shuffle."""

    secret: str


class Said(Entry, tag="said"):
    seat: int
    name: str
    text: str = ""
    phrase: str = ""
    id: int = -1


AnyEntry = (
    Created
    | OptionsSet
    | SatDown
    | BotSat
    | StoodUp
    | BotSatIn
    | CameBack
    | HostChanged
    | SettingsChanged
    | SeedAdded
    | RuleProposed
    | SitInProposed
    | Voted
    | Withdrawn
    | MadeReady
    | MatchBegan
    | MoveMade
    | SecretChosen
    | Said
)

RULES: Final = 1
"""The version of the rules that new matches are played by. It goes up when the same moves no longer lead to the same
positions; then the rules of the versions before have to stay, for the matches that were begun by them."""
KNOWN_RULES: Final = frozenset((1,))

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    return _ENCODER.encode(entry)


def read_entry(text: bytes) -> AnyEntry:
    """Raises msgspec.MsgspecError where it is none."""
    entry: AnyEntry = _DECODER.decode(text)
    return entry
