"""What a hall brings with it: a host without HTTP must not pay for it."""

import subprocess
import sys

LATER = ("aiohttp", "uvloop", "prometheus_client", "fluent", "numpy", "segno", "yaml", "socket_line")


def test_a_hall_imports_nothing_that_it_may_never_need() -> None:
    """No HTTP and no metrics at all; texts, phrases and nets when somebody first asks for them."""
    script = "import sys, penultimate.hall\nprint(' '.join(sorted({name.split('.')[0] for name in sys.modules})))"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not set(found) & set(LATER)
