"""What could come next. (Not yet.)"""

from penultimate.houserules.phrasebook import Phrasebook


def suggestions(text: str, book: Phrasebook) -> tuple[str, ...]:
    return ()
