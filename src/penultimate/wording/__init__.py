"""Events, cards, rules and refusals in five languages, and cards in Braille."""

from penultimate.wording.catalogue import LANGUAGES, MissingText, texts_of
from penultimate.wording.levels import Verbosity
from penultimate.wording.wording import Wording, is_spoken

__all__ = ["LANGUAGES", "MissingText", "Verbosity", "Wording", "is_spoken", "texts_of"]
