"""Finds a PostgreSQL for the tests of several servers, or, with --install, gets one.

    python tools/find_postgres.py [--install]     prints the folder of its programs

The wheel among the development libraries brings one; where there is none for this machine, installing means Debian's
package, for root. Everybody else goes without, and the tests say so.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "src"))
from tools import debian

from penultimate.lab.own_postgres import WITHOUT, find_postgres

NO_SERVER = Path("/etc/postgresql-common/createcluster.conf")


def install() -> None:
    """Only the programs: no server that starts with the machine, unless somebody here has decided about that."""
    if not NO_SERVER.exists():
        NO_SERVER.parent.mkdir(parents=True, exist_ok=True)
        NO_SERVER.write_text("create_main_cluster = false\n")
    debian.install("postgresql")


def main(argv: list[str]) -> int:
    """Without one nothing else fails."""
    if "--install" in argv and find_postgres() is None and debian.can_install():
        install()
    return debian.tell(find_postgres(), WITHOUT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
