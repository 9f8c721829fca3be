"""Answers to single messages, as the table gives them and the wire carries them."""

from typing import TYPE_CHECKING, final

from penultimate import wire

if TYPE_CHECKING:
    from penultimate.web.connection import Connection


@final
class WireReply:
    """The answer to one message."""

    __slots__ = ("_connection", "_id")

    def __init__(self, connection: "Connection", number: int) -> None:
        self._connection = connection
        self._id = number

    def done(self, version: int) -> None:
        self._connection.send(wire.Ack(self._id, version))

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self._connection.server.metrics.refusals.labels(code).inc()
        self._connection.send(wire.Refusal(self._id, code, rule, detail))

    def waiting(self, seconds: float) -> None:
        self._connection.send(wire.Waiting(self._id, round(seconds * 1000)))


@final
class SilentReply:
    """For who has been welcomed already: only a refusal is an answer."""

    def __init__(self, connection: "Connection", number: int) -> None:
        self._reply = WireReply(connection, number)

    def done(self, version: int) -> None: ...

    def waiting(self, seconds: float) -> None: ...

    def refuse(self, code: str, rule: str = "", detail: str = "") -> None:
        self._reply.refuse(code, rule, detail)
