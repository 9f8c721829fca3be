"""Starts servers quickly, to be killed: everything is imported once, and each server is a fork of this process.

Reads lines of JSON (the arguments of `penultimate serve`), answers with process id and first line of the server.
"""

import argparse
import json
import os
import signal
import sys
from typing import TextIO

import penultimate.cluster.house
import penultimate.storage.claims  # noqa: F401 - read once for all servers
from penultimate.web import serve


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    said: list[TextIO] = []
    """Kept open: who finds nobody to speak to ends."""
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(reading)
            os.dup2(writing, 1)
            parser = argparse.ArgumentParser()
            serve.declare(parser)
            os._exit(serve.run(parser.parse_args(json.loads(line))))
        os.close(writing)
        said.append(os.fdopen(reading))
        print(child, said[-1].readline().strip(), flush=True)


if __name__ == "__main__":
    main()
