"""`penultimate serve` with what tests need and players must not have: bots that take no time to think, shuffles that
are known beforehand, matches that are looked back at with a glance.

    python -m tests.browser.quick_server SECRETS serve --port 0 --data DIR

SECRETS is a file with one secret of a shuffle (in hex) for each line; the next table takes the first of them, and a
table that finds none gets one by chance, as always. Nothing of this is in the game: who can name the secret knows
every card.
"""

import sys
from pathlib import Path

from penultimate import analysis, cli
from penultimate.hall import registry
from penultimate.tables import bot_drivers, identity, table

A_GLANCE = analysis.Effort(playouts=1, fewest=1, most=1, worlds=1, stock=2)
"""What is found out about a match is tested in tests/analysis."""


def take_secrets_from(file: Path) -> None:
    by_chance = identity.new_secret

    def new_secret() -> str:
        secrets = file.read_text("ascii").split() if file.exists() else []
        if not secrets:
            return by_chance()
        file.write_text("\n".join(secrets[1:]), "ascii")
        return secrets[0]

    registry.new_secret = new_secret  # type: ignore[attr-defined]
    table.new_secret = new_secret  # type: ignore[attr-defined]


def main(arguments: list[str]) -> int:
    take_secrets_from(Path(arguments[0]))
    for pace in bot_drivers.PACES:
        bot_drivers.PACES[pace] = 0.0
    bot_drivers.VERDICT_LASTS = 0.0  # type: ignore[misc]
    analysis.QUICK = A_GLANCE  # type: ignore[misc]
    return cli.main(arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
