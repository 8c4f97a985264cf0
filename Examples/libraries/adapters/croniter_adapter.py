"""The adapter for croniter, which computes the next match of a daily cron line, such as `30 2 * * *`."""
from croniter import croniter
from reminders import serve_reminder


def after(hour, minute, now):
    return croniter(f"{minute} {hour} * * *", now).get_next(type(now))


serve_reminder("croniter", after, skipped="firstValid", repeated="both")
