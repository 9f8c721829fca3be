"""What the tests need besides Python's libraries comes from Debian's packages, where one is root on such a system."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def can_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(*packages: str) -> None:
    """Without servers that start with the machine; whatever goes wrong, the tests say what is missing."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, stdout=subprocess.DEVNULL, check=False)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)


def tell(found: Path | None, without: str) -> int:
    """For a program's last line: where it is, or loudly that there is none, which is not an error."""
    print(without if found is None else found, file=sys.stderr if found is None else sys.stdout)
    return 0
