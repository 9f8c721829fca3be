"""Answers to single messages, as the table gives them and the wire carries them."""

from typing import TYPE_CHECKING, final

from penultimate import wire

if TYPE_CHECKING:
    from penultimate.hall.guest import Guest


@final
class WireReply:
    """The answer to one message."""

    __slots__ = ("_guest", "_id")

    def __init__(self, guest: "Guest", number: int) -> None:
        self._guest = guest
        self._id = number

    def done(self, version: int) -> None:
        self._guest.send(wire.Ack(self._id, version))

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self._guest.hall.counters.refusals[code] += 1
        self._guest.send(wire.Refusal(self._id, code, rule, detail))

    def waiting(self, seconds: float) -> None:
        self._guest.send(wire.Waiting(self._id, round(seconds * 1000)))


@final
class SilentReply:
    """For who has been welcomed already: only a refusal is an answer."""

    def __init__(self, guest: "Guest", number: int) -> None:
        self._reply = WireReply(guest, number)

    def done(self, version: int) -> None: ...

    def waiting(self, seconds: float) -> None: ...

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self._reply.refuse(code, rule, detail)
