"""The language in which players write the rule of a custom card: sentences in, effects out, and back."""

from penultimate.houserules.phrasebook import LANGUAGES
from penultimate.houserules.pictures import pictures
from penultimate.houserules.saying import say
from penultimate.houserules.understanding import Span, Understanding, rule_from, understand

__all__ = ["LANGUAGES", "Span", "Understanding", "pictures", "rule_from", "say", "understand"]
