"""The adapter for python-dateutil, which uses a daily rule that begins two days before the given moment."""
from datetime import timedelta
from dateutil.rrule import DAILY, rrule
from reminders import serve_reminder


def after(hour, minute, now):
    began = (now - timedelta(days=2)).replace(hour=hour, minute=minute, second=0)
    return rrule(DAILY, dtstart=began).after(now)


serve_reminder("python-dateutil", after, skipped="shifted", repeated="first")
