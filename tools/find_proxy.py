"""Finds an nginx for the tests behind a proxy, or, with --install, gets one.

    python tools/find_proxy.py [--install]     prints its path

Looks for PENULTIMATE_NGINX, then on the PATH and where Debian puts it. Installing means Debian's package, for root;
everybody else goes without, and the tests say so.
"""

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import debian

PACKAGE = "nginx-light"
WITHOUT = "NO NGINX: what happens behind a proxy with TLS is NOT tested (as root: python tools/find_proxy.py --install)"


def find_proxy() -> Path | None:
    named = os.environ.get("PENULTIMATE_NGINX")
    if named:
        return Path(named)
    path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
    found = shutil.which("nginx", path=path)
    return Path(found) if found else None


def main(argv: list[str]) -> int:
    """Without one nothing else fails."""
    if "--install" in argv and find_proxy() is None and debian.can_install():
        debian.install(PACKAGE)
    return debian.tell(find_proxy(), WITHOUT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
