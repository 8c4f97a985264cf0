"""The adapter for schedule, which sets the library's clock by replacing `datetime` in the library's module."""
import datetime
import os
import time

import schedule
from reminders import serve_reminder

os.environ["TZ"] = "UTC"  # schedule computes the next run in the machine's time zone
time.tzset()


class Clock(datetime.datetime):
    set_to = None

    @classmethod
    def now(cls, tz=None):
        return cls.set_to.astimezone(tz) if tz else cls.set_to.astimezone(datetime.timezone.utc).replace(tzinfo=None)


schedule.datetime.datetime = Clock  # the tests of schedule set the clock in the same way


def after(hour, minute, now):
    Clock.set_to = now
    job = schedule.Scheduler().every().day.at(f"{hour:02}:{minute:02}", now.tzinfo.key).do(print)
    return job.next_run.replace(tzinfo=datetime.timezone.utc)


serve_reminder("schedule", after, skipped="shifted", repeated="first")
