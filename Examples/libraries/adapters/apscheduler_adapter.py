"""The adapter for APScheduler; a `CronTrigger` can return the given moment, so the adapter adds a second to it."""
from datetime import timedelta, timezone
from apscheduler.triggers.cron import CronTrigger
from reminders import serve_reminder


def after(hour, minute, now):
    later = (now.astimezone(timezone.utc) + timedelta(seconds=1)).astimezone(now.tzinfo)
    return CronTrigger(hour=hour, minute=minute, timezone=now.tzinfo).get_next_fire_time(None, later)


serve_reminder("APScheduler", after, skipped="none", repeated="both")
