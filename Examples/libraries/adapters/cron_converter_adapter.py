"""The adapter for cron-converter, which computes the next match of a daily cron line, such as `30 2 * * *`."""
from cron_converter import Cron
from reminders import serve_reminder


def after(hour, minute, now):
    return Cron(f"{minute} {hour} * * *").schedule(now).next()


serve_reminder("cron-converter", after, skipped="shifted", repeated="first")
