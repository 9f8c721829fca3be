"""Imported by conftest.py before anything that brings NumPy: see `one_thread_for_nets`."""

from penultimate.cli import one_thread_for_nets

one_thread_for_nets()
