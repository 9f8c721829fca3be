"""Python source as a tree."""

import ast
import gc


def parsed(text: str) -> ast.Module:
    """Without a collection in between.

    CPython 3.11 counts the depth of a tree for all who parse together (gh-106905): what the collector finds half-way,
    and pytest then reports with a traceback, for which Python parses a line, makes it a SystemError of ours.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(text)
    finally:
        if collects:
            gc.enable()
