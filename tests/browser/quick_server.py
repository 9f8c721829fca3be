"""`penultimate serve` with two things that tests need and players must not have: bots that take no time to think, and
shuffles that are known beforehand.

    python -m tests.browser.quick_server SECRETS serve --port 0 --data DIR

SECRETS is a file with one secret of a shuffle (in hex) for each line; the next table takes the first of them, and a
table that finds none gets one by chance, as always. Nothing of this is in the game: who can name the secret knows
every card.
"""

import sys
from pathlib import Path

from penultimate import cli
from penultimate.tables import bot_drivers, identity, registry, table


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
    return cli.main(arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
