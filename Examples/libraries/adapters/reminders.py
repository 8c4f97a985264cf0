"""Asks a library for the next run after the present moment in a time zone; shared by the adapters for reminders."""
from datetime import datetime
from zoneinfo import ZoneInfo

from protocol import serve

SKIPPED, REPEATED = "health.reminder.skipped", "health.reminder.repeated"


def reminder_by(after):
    """Answers health.reminder by calling a function with the hour, the minute and the present moment."""

    def reminder(given, readings):
        now = datetime.fromtimestamp(given["now"], ZoneInfo(given["timeZone"]))
        return {"next": int(after(given["hour"], given["minute"], now).timestamp())}

    return reminder


def serve_reminder(distribution, after, skipped, repeated):
    """Serves a library that follows the options `skipped` and `repeated` of the two readings."""
    serve(distribution, {"health.reminder": reminder_by(after)}, {SKIPPED: [skipped], REPEATED: [repeated]})
