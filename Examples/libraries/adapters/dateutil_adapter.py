"""python-dateutil: the first moment after now of a daily rule that began two days before, in the zone."""
from datetime import timedelta
from dateutil.rrule import DAILY, rrule
from reminders import serve_reminder


def after(hour, minute, now):
    began = (now - timedelta(days=2)).replace(hour=hour, minute=minute, second=0)
    return rrule(DAILY, dtstart=began).after(now)


serve_reminder("python-dateutil", after, skipped="shifted", repeated="first")
