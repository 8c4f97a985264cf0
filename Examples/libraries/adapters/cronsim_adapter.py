"""cronsim: the next run of a crontab line with a minute and an hour of every day."""
from cronsim import CronSim
from reminders import serve_reminder


def after(hour, minute, now):
    return next(CronSim(f"{minute} {hour} * * *", now))


serve_reminder("cronsim", after, skipped="firstValid", repeated="first")
