"""The adapter for crontab, which computes the next match of a daily cron line, such as `30 2 * * *`."""
from crontab import CronTab
from reminders import serve_reminder


def after(hour, minute, now):
    return CronTab(f"{minute} {hour} * * *").next(now, return_datetime=True)


serve_reminder("crontab", after, skipped="shifted", repeated="first")
