"""croniter: the next run of a crontab line with a minute and an hour of every day."""
from croniter import croniter
from reminders import serve_reminder


def after(hour, minute, now):
    return croniter(f"{minute} {hour} * * *", now).get_next(type(now))


serve_reminder("croniter", after, skipped="firstValid", repeated="both")
