"""Updates hold what is different; here it is put together with what was known before."""

from typing import Any, Final, final

import msgspec

from penultimate import wire

_FACTS: Final = msgspec.json.Decoder(dict[str, Any])


class OutOfStep(Exception):
    """The update follows on a view that was never seen: ask for all of it."""


@final
class Following:
    def __init__(self) -> None:
        self._version = -1
        self._facts: dict[str, Any] = {}
        self._own: wire.OwnView | None = None

    def take(self, update: wire.Update) -> tuple[wire.CommonView, wire.OwnView]:
        """All that is to be seen now."""
        if not update.whole and update.since != self._version:
            raise OutOfStep
        facts = _FACTS.decode(update.common)
        if not update.whole:
            facts = self._facts | {"discards": [*self._facts["discards"], *update.laid]} | facts
        own = update.own or self._own
        if own is None:
            raise OutOfStep
        self._version, self._facts, self._own = update.version, facts, own
        return msgspec.convert(facts, wire.CommonView), own
