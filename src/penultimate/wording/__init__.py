"""Events, cards, rules and refusals in every language, and cards in Braille."""

from penultimate.languages import LANGUAGES
from penultimate.wording.catalogue import MissingText, texts_of
from penultimate.wording.levels import Verbosity
from penultimate.wording.wording import Wording, is_spoken

__all__ = ["LANGUAGES", "MissingText", "Verbosity", "Wording", "is_spoken", "texts_of"]
