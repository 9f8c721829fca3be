"""Updates as they would be if each held everything: what tests look at. Written from `docs/wire.md`."""

from typing import Any

Message = dict[str, Any]
LEFT_OUT: Message = {
    "whole": False,
    "gap": False,
    "events": [],
    "laid": [],
    "timers": {"catch": None, "turn": None, "dare": None},
    "moves": [],
}


class WholeUpdates:
    """Of one connection, in the order in which they come."""

    def __init__(self) -> None:
        self.version = -1
        self.common: Message = {}
        self.own: Message = {}

    def completed(self, message: Message) -> Message:
        """An update with everything in it; any other message as it is."""
        if message["type"] != "update":
            return message
        if message.get("whole"):
            assert "laid" not in message, "the whole pile is there"
            self.common = message["common"]
        else:
            assert message["since"] == self.version, "an update that nobody could follow"
            laid = message.get("laid", [])
            assert not (laid and "discards" in message["common"])
            changed = {**message["common"]}
            if laid:
                changed["discards"] = [*self.common["discards"], *laid]
            assert all(self.common.get(name) != value for name, value in changed.items()), "what is the same is sent"
            self.common = {**self.common, **changed}
        self.own = message.get("own", self.own)
        self.version = message["version"]
        return {**LEFT_OUT, **message, "common": self.common, "own": self.own}
