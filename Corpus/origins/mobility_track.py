#!/usr/bin/env python3
"""Makes cases of mobility.track: pandas computes the runs of equal activity (`shift`, `cumsum`, `groupby`). dateutil
computes the day of each record in the zone; the filter for a weekday selects records by this day.
"""
import random
from datetime import datetime, timezone

import dateutil
import pandas
from dateutil import tz

from shared.cases import Cases
from shared.fixes import records_of
from shared.readings import naming
from shared.zones import local

CASES = Cases("mobility.track", __file__)
WEEKDAY = "mobility.track.weekday"
OPTIONS = {WEEKDAY: ("latest", "all")}
LOOKS = {"walking": ("orange", "dashed", 1), "running": ("orange", "dashed", 1), "cycling": ("cyan", "dashed", 1),
         "automotive": ("red", "solid", 1), "unknown": ("black", "solid", 0.5), "notMoving": ("black", "solid", 0.5)}
PANDAS, DATEUTIL = ("pandas", pandas.__version__), ("python-dateutil", dateutil.__version__)
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
START = local("2021-06-07", "Europe/Rome") + 8 * 3600  # a Monday


def drawn(records, days):
    """Returns the segments, stretches and circles for the records that have a day in `days`."""
    activities, circles = [], []  # the activity of the line from each record to the next, or None without a line
    for (one, day), (other, next_day) in zip(zip(records, days), zip(records[1:], days[1:])):
        inside = one["userMode"] == 9 and other["userMode"] == 10
        if inside and day:
            circles.append({"at": records.index(one), "radius": 100, "dwell": other["t"] - one["t"]})
        alike = one["activity"] if one["activity"] == other["activity"] else "unknown"
        activities.append(None if inside or not day or day != next_day else alike)
    segments = [{"from": at, "to": at + 1, "activity": activity,
                 **dict(zip(("colour", "pattern", "opacity"), LOOKS[activity]))}
                for at, activity in enumerate(activities) if activity]
    row = pandas.Series([activity or "" for activity in activities], dtype=str)
    stretches = []
    for _, run in row.groupby((row != row.shift()).cumsum()):
        begin, end = int(run.index[0]), int(run.index[-1]) + 1
        if run.iloc[0]:
            stretches.append({"from": begin, "to": end, "activity": run.iloc[0], "start": records[begin]["t"],
                              "duration": records[end]["t"] - records[begin]["t"]})
    return {"segments": segments, "stretches": stretches, "circles": circles}


def shown(given, which):
    """Returns the day of each record, as dateutil computes it; None if the filter leaves the record out."""
    zone = tz.gettz(given.get("timeZone", "UTC"))
    days = [datetime.fromtimestamp(one["t"], timezone.utc).astimezone(zone).date() for one in given["records"]]
    fitting = {day for day in days if DAYS[day.weekday()] == given["filter"]}
    if which == "latest" and fitting:
        fitting = {max(fitting)}
    return [day if day in fitting else None for day in days]


def filtered(group, slug, words, day, zone="Europe/Rome", start=START, reading="latest", basis="decision", **more):
    given = {"records": records_of(words, start), "filter": day, **({"timeZone": zone} if zone else {})}

    def told(readings):
        return drawn(given["records"], shown(given, readings[WEEKDAY]))

    full = {WEEKDAY: reading}
    CASES.add(group, slug, "TRK-3", given, told(full), computed=DATEUTIL, readings=naming(OPTIONS, full, told), basis=basis,
              **more)


# ---- random stretches

CHANCE = random.Random(53)
for number in range(1, 31):
    letters = [CHANCE.choice("wwacn" if number % 2 else "wwwa") for _ in range(9)]
    minutes, words = 0, []
    for letter in letters:
        minutes += CHANCE.choice([3, 3, 3, 6, 21])
        words.append(f"{minutes}{letter}")
    records = records_of(" ".join(words), START)
    CASES.add("stretches", f"by-chance-{number}", "TRK-1 TRK-2", {"records": records}, drawn(records, ["every day"] * 9),
              computed=PANDAS, basis="decision")

# ---- the filter

WEEK = " ".join(f"{day * 1440}w {day * 1440 + 30}w" for day in range(7))
FORTNIGHT = " ".join(f"{day * 1440}w {day * 1440 + 30}w" for day in (0, 2, 7, 9))
for day in DAYS:
    filtered("filter", f"only-{day}", WEEK, day, basis="source")
for day in ("monday", "wednesday"):
    for option in OPTIONS[WEEKDAY]:
        filtered("filter", f"two-weeks-{day}-{option}", FORTNIGHT, day, reading=option)
for slug, words, day, more in [
        ("no-such-day", FORTNIGHT, "sunday", {"note": "Nothing, not everything."}),
        ("last-monday-without-a-line", "0w 30w 10080w", "monday",
         {"note": "The last Monday has one record: no segment, and not the Monday before."}),
        ("last-monday-without-a-line-all", "0w 30w 10080w", "monday",
         {"reading": "all", "note": "From one Monday to the next there is no line.", "tags": "question"}),
        ("filter-of-no-records", "", "monday", {}),
        ("a-circle-of-that-day", "0n9 60n10 1440n9 1500n10", "tuesday", {}),
        ("a-circle-over-midnight-enters", "900n9 1800n10", "monday",
         {"tags": "question", "note": "Its whole dwell, though it ends on Tuesday."}),
        ("a-circle-over-midnight-leaves", "900n9 1800n10", "tuesday", {"tags": "question"}),
        ("the-pair-is-found-before-the-filter", "900n9 1800n10 1810n", "tuesday", {}),
        ("without-a-zone", "0w 30w", "monday", {"zone": None, "tags": "question"})]:
    filtered("filter", slug, words, day, **more)

# ---- midnights and clock changes

for zone in ("Europe/Rome", "UTC", "America/New_York", "America/Los_Angeles", "Asia/Kolkata", "Asia/Kathmandu",
             "Pacific/Auckland", "Pacific/Kiritimati", "Pacific/Pago_Pago"):
    name, midnight = zone.split("/")[-1].lower().replace("_", "-"), local("2021-06-08", zone)
    for day in ("monday", "tuesday"):
        filtered("midnight", f"in-{name}-{day}", "-20w -10w 0w 10w 20w", day, zone, midnight, tags="boundary",
                 basis="standard", note="The segment over midnight lies on neither day.")
    filtered("midnight", f"last-second-in-{name}", "-10w 0w", "monday", zone, midnight - 1, tags="boundary", basis="standard")
for zone, day, slug in [
        ("Europe/Rome", "2021-03-28", "forward"), ("Europe/Rome", "2021-10-31", "back"),
        ("America/Sao_Paulo", "2018-11-04", "midnight-left-out"), ("Australia/Lord_Howe", "2021-04-04", "half-an-hour"),
        ("Atlantic/Azores", "2021-10-31", "midnight-twice")]:
    words = " ".join(f"{minutes}w" for minutes in (-750, -725, -700, -690, -665, -660, -650, 660, 675, 690, 705, 720, 735, 750,
                                                   780, 790))
    filtered("midnight", f"change-{slug}", words, "sunday", zone, local(f"{day}T12:00", zone), tags="boundary",
             basis="standard", note="A Sunday on which the clocks change.")

CASES.run()
