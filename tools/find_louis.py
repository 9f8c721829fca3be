"""Finds liblouis's `lou_translate` for the tests of Braille, or, with --install, gets it.

    python tools/find_louis.py [--install]     prints its path

Looks for PENULTIMATE_LOUIS, then on the PATH. Installing means Debian's package, for root; everybody else goes without,
and the tests say so. (PyPI's `louis` is something else.)
"""

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import debian

PACKAGE = "liblouis-bin"
WITHOUT = "NO LIBLOUIS: how cards read in Braille is NOT checked (as root: python tools/find_louis.py --install)"


def find_louis() -> Path | None:
    named = os.environ.get("PENULTIMATE_LOUIS")
    if named:
        return Path(named)
    found = shutil.which("lou_translate")
    return Path(found) if found else None


def main(argv: list[str]) -> int:
    """Without one nothing else fails."""
    if "--install" in argv and find_louis() is None and debian.can_install():
        debian.install(PACKAGE)
    return debian.tell(find_louis(), WITHOUT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
