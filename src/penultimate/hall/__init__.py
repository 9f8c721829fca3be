"""The hall: rooms with tables in them, guests on lines, limits, and the way of a message.

It knows neither HTTP nor sockets nor metrics. A host (the server, a test, one day the browser itself) brings a store, a
clock, a thinker and, for each guest, a line; the hall does the rest.
"""

from penultimate.hall.guest import Guest
from penultimate.hall.hall import Hall
from penultimate.hall.limits import Limits
from penultimate.hall.line import Line

__all__ = ["Guest", "Hall", "Limits", "Line"]
