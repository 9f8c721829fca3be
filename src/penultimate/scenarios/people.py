"""The players of a scenario, and finding one by name."""

from penultimate.rules import OptionError
from penultimate.rules.options import check_players
from penultimate.scenarios.nodes import Entry


def read_players(entry: Entry) -> tuple[str, ...]:
    """`players`, clockwise: CARD-6, and nobody twice."""
    names: list[str] = []
    for item in entry.items():
        name = " ".join(item.text().split())
        if not name:
            raise item.invalid("a player needs a name")
        if name.lower() in [other.lower() for other in names]:
            raise item.invalid(f"there are two players called {name!r}")
        names.append(name)
    try:
        check_players(len(names))
    except OptionError as error:
        raise entry.invalid(str(error)) from None
    return tuple(names)


def find(names: tuple[str, ...], name: str) -> int:
    """The seat of a name, -1 where nobody has it. Case matters only where it must."""
    wanted = " ".join(name.split())
    if wanted in names:
        return names.index(wanted)
    lowered = [known.lower() for known in names]
    return lowered.index(wanted.lower()) if wanted.lower() in lowered else -1


def read_name(entry: Entry, names: tuple[str, ...]) -> int:
    """The seat of a player who must exist."""
    seat = find(names, entry.text())
    if seat < 0:
        raise entry.invalid(f"there is no player {entry.text()!r}; at the table are {', '.join(names)}")
    return seat


def by_seat(entry: Entry, names: tuple[str, ...]) -> dict[int, Entry]:
    """A mapping whose keys are players."""
    entries: dict[int, Entry] = {}
    for key, value in entry.pairs():
        seat = read_name(key, names)
        if seat in entries:
            raise key.invalid(f"{entry.name} has {names[seat]!r} twice")
        entries[seat] = value
    return entries
