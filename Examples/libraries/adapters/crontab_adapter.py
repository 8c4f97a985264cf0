"""crontab: the seconds until the next run of a crontab line with a minute and an hour of every day."""
from crontab import CronTab
from reminders import serve_reminder


def after(hour, minute, now):
    return CronTab(f"{minute} {hour} * * *").next(now, return_datetime=True)


serve_reminder("crontab", after, skipped="shifted", repeated="first")
