"""The adapter for cronsim, which computes the next match of a daily cron line, such as `30 2 * * *`."""
from cronsim import CronSim
from reminders import serve_reminder


def after(hour, minute, now):
    return next(CronSim(f"{minute} {hour} * * *", now))


serve_reminder("cronsim", after, skipped="firstValid", repeated="first")
