"""Penultimate: a card table that everyone can sit at."""

__version__ = "0.1.0"
