#!/usr/bin/env python3
"""Makes cases of mobility.statistics; pandas computes the outcomes.

pandas computes the weekday of every minute between two records (`tz_convert`, `day_of_week`), and the weeks of a period
(`to_period`, `DateOffset`). The script counts the minutes of each weekday, so it computes no midnight itself. The
script computes the shares, which are seconds divided by seconds, as exact fractions.
"""
import warnings
from fractions import Fraction

import pandas

from shared.cases import Cases
from shared.fixes import ACTIVITIES, records_of
from shared.readings import naming
from shared.zones import local, tzdata

warnings.filterwarnings("ignore", message="Converting to Period")
CASES = Cases("mobility.statistics", __file__)
SHARE, WEEK = "mobility.statistics.share", "mobility.statistics.week"
OPTIONS = {SHARE: ("monitored", "moving"), WEEK: ("calendar", "period")}
MOVING = [ACTIVITIES[letter] for letter in "wrca"]
PANDAS = ("pandas", f"{pandas.__version__} (tzdata {tzdata()})")
HOUR, DAY = 3600, 86400
MONDAY = local("2021-06-07", "Europe/Rome")  # a week in summer without a clock change


def weeks(begin, end, zone, how):
    """Returns the number of weeks in a period, as pandas counts them."""
    first, last = (pandas.Timestamp(moment, unit="s", tz=zone) for moment in (begin, end))
    if how == "calendar":
        last = pandas.Timestamp(end - 1, unit="s", tz=zone)
        return last.to_period("W-SUN").ordinal - first.to_period("W-SUN").ordinal + 1
    count = 0
    while first + pandas.DateOffset(weeks=count) < last:
        count += 1
    return count


def number(exact):
    return int(exact) if exact.denominator == 1 else float(exact)


def told(given, readings):
    seconds, weekdays = dict.fromkeys(ACTIVITIES.values(), 0), [0] * 7
    records, begin, end = given["records"], given["from"], given["to"]
    for one, other in zip(records, records[1:]):
        start, stop = (pandas.Timestamp(moment, unit="s", tz="UTC")
                       for moment in (max(one["t"], begin), min(other["t"], end)))
        minutes = pandas.date_range(start, stop, freq="min", inclusive="left").tz_convert(given["timeZone"])
        activity = one["activity"] if one["activity"] == other["activity"] else "unknown"
        seconds[activity] += 60 * len(minutes)
        for day, count in minutes.day_of_week.value_counts().items():
            weekdays[day] += 60 * int(count)
    moving = sum(seconds[activity] for activity in MOVING)
    whole = sum(seconds.values()) if readings[SHARE] == "monitored" else moving
    entries = []
    for activity, lasted in seconds.items():
        if lasted:
            shared = readings[SHARE] == "monitored" or activity in MOVING
            entries.append({"activity": activity, "seconds": lasted,
                            **({"share": number(Fraction(lasted, whole))} if shared else {})})
    meant = Fraction(seconds.get(given.get("activity"), moving))
    most = max(MOVING, key=lambda activity: seconds[activity])
    return {"monitored": sum(seconds.values()), "movingSeconds": moving, "byActivity": entries, "perWeekday": weekdays,
            "weeklyMean": number(meant / weeks(begin, end, given["timeZone"], readings[WEEK])),
            "mostUsed": most if seconds[most] else None}


def add(group, slug, clauses, words, begin=MONDAY, end=MONDAY + 7 * DAY, start=MONDAY + 8 * HOUR, zone="Europe/Rome",
        activity=None, readings=None, basis="decision", **more):
    given = {"records": records_of(words, start), "from": begin, "to": end, "timeZone": zone,
             **({"activity": activity} if activity else {})}
    full = {**{name: each[0] for name, each in OPTIONS.items()}, **(readings or {})}
    if "derived" not in more:
        more["computed"] = PANDAS
    CASES.add(group, slug, clauses, given, told(given, full), basis=basis,
              readings=naming(OPTIONS, full, lambda each: told(given, each)), **more)


# ---- shares

for slug, words in [
        ("walking-and-still", "0w 10w 20n 60n"), ("two-moving", "0w 10w 20a 50a"), ("thirds", "0w 10w 10a 20a 20c 30c"),
        ("four-moving", "0w 10w 10r 30r 30c 60c 60a 100a"), ("moving-only", "0w 10w"), ("sevenths", "0w 10w 10n 70n"),
        ("still-and-unknown", "0n 30n 30u 90u"), ("running-and-unknown", "0r 10r 10u 20u")]:
    for option in OPTIONS[SHARE]:
        add("shares", f"{slug}-of-{option}", "STA-1 STA-3", words, readings={SHARE: option},
            derived="STA-1, seconds over seconds", tags="question" if option == "moving" else None)

# ---- weekdays and clock changes


def zone_slug(zone):
    return zone.split("/")[-1].lower().replace("_", "-")


for day, name in enumerate(("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")):
    add("weekdays", f"on-{name}", "STA-4", "0w 30w", start=MONDAY + day * DAY + 8 * HOUR)
    add("weekdays", f"over-midnight-from-{name}", "STA-4", "0w 90w", MONDAY - DAY, MONDAY + 9 * DAY,
        MONDAY + day * DAY + 23 * HOUR)
add("weekdays", "a-whole-week", "STA-4", "0n9 10080n10", start=MONDAY)
add("weekdays", "ten-days", "STA-4", "0n9 14400n10", end=MONDAY + 20 * DAY, start=MONDAY + 12 * HOUR)
add("weekdays", "to-midnight", "STA-4", "0w 60w", start=MONDAY + 23 * HOUR, tags="boundary",
    note="Up to midnight exactly: nothing on Tuesday.")
add("weekdays", "from-midnight", "STA-4", "0w 60w", start=MONDAY + 24 * HOUR, tags="boundary")
add("weekdays", "period-from-midnight-to-midnight", "STA-4", "0w 4320w", MONDAY + DAY, MONDAY + 2 * DAY, MONDAY,
    tags="boundary")
for zone in ("UTC", "America/Los_Angeles", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Pago_Pago",
             "Pacific/Chatham", "Australia/Lord_Howe", "Asia/Tokyo"):
    add("weekdays", f"over-midnight-in-{zone_slug(zone)}", "STA-4", "0w 1440w", end=MONDAY + 3 * DAY,
        start=MONDAY + 6 * HOUR, zone=zone, basis="standard")

for zone, day, name in [
        ("Europe/Rome", "2021-03-28", "forward"), ("Europe/Rome", "2021-10-31", "back"),
        ("America/New_York", "2021-03-14", "forward"), ("America/New_York", "2021-11-07", "back"),
        ("Australia/Lord_Howe", "2021-04-04", "back"), ("Australia/Lord_Howe", "2021-10-03", "forward"),
        ("America/Sao_Paulo", "2018-11-04", "forward-at-midnight"), ("America/Sao_Paulo", "2018-02-18", "back-at-midnight"),
        ("America/St_Johns", "2006-10-29", "back-just-after-midnight"),
        ("America/St_Johns", "2007-03-11", "forward-just-after-midnight"),
        ("Atlantic/Azores", "2021-03-28", "forward-at-midnight"), ("Atlantic/Azores", "2021-10-31", "back-to-midnight"),
        ("Pacific/Apia", "2011-12-30", "a-day-left-out"), ("Pacific/Kiritimati", "1994-12-31", "a-day-left-out"),
        ("Pacific/Chatham", "2021-04-04", "back"), ("Asia/Pyongyang", "2018-05-05", "half-an-hour"),
        ("Europe/London", "1971-10-31", "back"), ("Africa/Casablanca", "2021-05-16", "forward")]:
    noon = local(f"{day}T12:00", zone, must_exist=False)  # a day that the zone skips has no noon
    slug = f"{zone_slug(zone)}-{day[:4]}-{name}"
    add("clock-changes", f"{slug}-three-days", "STA-4", "0n9 4320n10", noon - 3 * DAY, noon + 4 * DAY, noon - 36 * HOUR, zone,
        basis="standard", tags="boundary")
    if name in ("forward", "back"):
        begin, end = (int(moment.timestamp()) for moment in pandas.date_range(day, periods=2, tz=zone))
        add("clock-changes", f"{slug}-that-day", "STA-4", "0w 4320w", begin, end, noon - 36 * HOUR, zone, basis="standard",
            tags="boundary", note="A day of 23, 23.5, 24.5 or 25 hours.")

# ---- weeks

for slug, begin, days, zone in [
        ("one-calendar-week", "2021-06-07", 7, "Europe/Rome"), ("one-day", "2021-06-09", 1, "Europe/Rome"),
        ("sunday-and-monday", "2021-06-13", 2, "Europe/Rome"), ("seven-days-from-wednesday", "2021-06-09", 7, "Europe/Rome"),
        ("eight-days-from-monday", "2021-06-07", 8, "Europe/Rome"), ("eight-days-from-sunday", "2021-06-13", 8, "Europe/Rome"),
        ("two-weeks", "2021-06-07", 14, "Europe/Rome"), ("fifteen-days", "2021-06-07", 15, "Europe/Rome"),
        ("fourteen-days-from-friday", "2021-06-11", 14, "Europe/Rome"),
        ("over-the-year-s-end", "2020-12-28", 14, "Europe/Rome"), ("thirty-days", "2021-06-01", 30, "Europe/Rome"),
        ("week-of-the-change-forward", "2021-03-22", 7, "Europe/Rome"),
        ("week-after-the-change-back", "2021-10-25", 7, "Europe/Rome"),
        ("from-thursday-over-the-change-back", "2021-10-28", 7, "Europe/Rome"),
        ("from-thursday-over-the-change-forward", "2021-03-25", 7, "Europe/Rome"),
        ("in-auckland", "2021-06-07", 7, "Pacific/Auckland"), ("in-honolulu", "2021-06-06", 8, "Pacific/Honolulu"),
        ("to-the-second-week-s-first-minute", "2021-06-07", None, "Europe/Rome")]:
    first = pandas.Timestamp(begin, tz=zone)
    last = first + (pandas.DateOffset(days=7, minutes=1) if days is None else pandas.DateOffset(days=days))
    begin, end = int(first.timestamp()), int(last.timestamp())
    parts = weeks(begin, end, zone, "calendar") != weeks(begin, end, zone, "period")
    for option in OPTIONS[WEEK] if parts else OPTIONS[WEEK][:1]:
        add("weeks", f"{slug}-{option}", "STA-5", "0w 90w 90a 120a", begin, end, begin + 10 * HOUR, zone, "walking",
            {WEEK: option}, "standard" if "in-" in slug else "decision")

CASES.run()
