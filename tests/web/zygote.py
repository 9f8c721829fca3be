"""Starts servers quickly, to be killed: everything is imported once, and each server is a fork of this process.

Reads lines from its standard input (a data folder each), answers with the process id and the port of a new server.
"""

import argparse
import os
import sys

from penultimate.web import serve


def main() -> None:
    for line in sys.stdin:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            os.dup2(writing, 1)
            parser = argparse.ArgumentParser()
            serve.declare(parser)
            folder = line.strip()
            arguments = ["--port", "0", "--data", folder, "--tables-per-address", "100000"]
            os._exit(serve.run(parser.parse_args(arguments)))
        os.close(writing)
        with os.fdopen(reading) as said:
            print(child, said.readline().strip(), flush=True)
            os.waitpid(child, 0)
        print("dead", flush=True)


if __name__ == "__main__":
    main()
