"""Shared by the adapters for reminders: the library gets the present moment in the zone, and returns the next run."""
from datetime import datetime
from zoneinfo import ZoneInfo

from protocol import serve

SKIPPED, REPEATED = "health.reminder.skipped", "health.reminder.repeated"


def reminder_by(after):
    """Answers health.reminder with a function that gets an hour, a minute and now, and returns the next moment."""

    def reminder(given, readings):
        now = datetime.fromtimestamp(given["now"], ZoneInfo(given["timeZone"]))
        return {"next": int(after(given["hour"], given["minute"], now).timestamp())}

    return reminder


def serve_reminder(distribution, after, skipped, repeated):
    """Serves a library that follows the given options of the two readings."""
    serve(distribution, {"health.reminder": reminder_by(after)}, {SKIPPED: [skipped], REPEATED: [repeated]})
