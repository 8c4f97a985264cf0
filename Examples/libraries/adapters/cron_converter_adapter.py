"""cron-converter: the next run of a crontab line with a minute and an hour of every day."""
from cron_converter import Cron
from reminders import serve_reminder


def after(hour, minute, now):
    return Cron(f"{minute} {hour} * * *").schedule(now).next()


serve_reminder("cron-converter", after, skipped="shifted", repeated="first")
