"""A base for the small frozen values of the rules: moves, effects, options, events."""

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Value:
    """Frozen data that can be pickled. (A compiled frozen class cannot be restored field by field.)"""

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), tuple(getattr(self, field.name) for field in fields(self)))
