"""Why a table does not do what it is asked to; for moves the rules have their own `Refused`."""


class TableRefused(Exception):
    """Nothing has changed. `code` is the translation key, `detail` is data: an option's name, a reason."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code if not detail else f"{code}: {detail}")
        self.code = code
        self.detail = detail
