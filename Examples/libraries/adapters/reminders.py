"""Shared by the adapters of reminders: the moment after which the library finds the next one, in the zone's own time."""
from datetime import datetime
from zoneinfo import ZoneInfo

from protocol import serve

SKIPPED, REPEATED = "health.reminder.skipped", "health.reminder.repeated"


def reminder_by(after):
    """Answers health.reminder with a function that returns a moment, given a time of day and a moment with its zone."""

    def reminder(given, readings):
        now = datetime.fromtimestamp(given["now"], ZoneInfo(given["timeZone"]))
        return {"next": int(after(given["hour"], given["minute"], now).timestamp())}

    return reminder


def serve_reminder(distribution, after, skipped, repeated):
    """Serves a library that follows these options of the two readings."""
    serve(distribution, {"health.reminder": reminder_by(after)}, {SKIPPED: [skipped], REPEATED: [repeated]})
