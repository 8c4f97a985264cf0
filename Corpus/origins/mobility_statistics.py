#!/usr/bin/env python3
"""Writes the golden cases of mobility.statistics; see mobility.py for where.

Needs pandas 3.1.1 of PyPI, and the time zones of the system, tzdata 2025b. Which activity the time between two records
goes to stands below, by hand, one letter a segment. pandas tells the weekday of every minute of it (`tz_convert`,
`day_of_week`), so that no midnight is computed here, and the weeks of a period (`to_period`, `DateOffset`); what is then
counted are minutes. Cases in which no weekday and no week matters are worked by hand.

    records    `0w 10a 30n9 90n10 100nC 110wM`   minutes from `start`, activity (n w r c a u), userMode, C closing, M manual (walk)
    segments   `u w .`   the activity of the time between two records, `.` if it does not count
"""
import re
import sys
import warnings
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from zoneinfo import ZoneInfo

sys.dont_write_bytecode = True
import pandas  # noqa: E402
from mobility import Cases, Numeral, naming, record  # noqa: E402

warnings.filterwarnings("ignore", message="Converting to Period")
CASES = Cases("mobility.statistics")
SHARE, WEEK = "mobility.statistics.share", "mobility.statistics.week"
OPTIONS = {SHARE: ("monitored", "moving"), WEEK: ("calendar", "period")}
LETTERS = {"n": "notMoving", "w": "walking", "r": "running", "c": "cycling", "a": "automotive", "u": "unknown"}
MOVING = "wrca"
PANDAS = ("pandas", f"{pandas.__version__} (tzdata {Path('/usr/share/zoneinfo/tzdata.zi').read_text().splitlines()[0].split()[-1]})")


def at(text, zone="Europe/Rome", fold=0):
    """The moment at which the clocks of a zone show this."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


MONDAY = at("2021-06-07")  # in Rome, a summer's week without a change of the clocks


def records_of(words, start):
    records = []
    for word in words.split():
        minutes, letter, mode, kind = re.fullmatch(r"(-?[\d.]+)([nwrcau])(9|10)?([CM])?", word).groups()
        t = float(minutes) * 60 + start
        kinds = {"C": {"kind": "closing"}, "M": {"kind": "manual", "vehicle": "walk"}}.get(kind, {})
        records.append(record(int(t) if t == int(t) else t, LETTERS[letter], int(mode or 0), **kinds))
    return records


def number(exact):
    return int(exact) if exact.denominator == 1 else float(exact)


def weeks(begin, end, zone, how):
    """How many weeks pandas counts."""
    first, last = (pandas.Timestamp(moment, unit="s", tz=zone) for moment in (begin, end))
    if how == "calendar":
        last = pandas.Timestamp(end - 1, unit="s", tz=zone)
        return last.to_period("W-SUN").ordinal - first.to_period("W-SUN").ordinal + 1
    count = 0
    while first + pandas.DateOffset(weeks=count) < last:
        count += 1
    return count


def told(given, letters, readings):
    """What follows from the activity of each segment."""
    seconds = {letter: Fraction(0) for letter in LETTERS}
    weekdays = [Fraction(0)] * 7
    records, begin, end = given["records"], given["from"], given["to"]
    for one, other, letter in zip(records, records[1:], letters):
        start, stop = max(one["t"], begin), min(other["t"], end)
        if letter == "." or start >= stop:
            continue
        seconds[letter] += Fraction(stop) - Fraction(start)
        if start % 60 or stop % 60:  # one day, by hand
            assert given["timeZone"] == "UTC" and start // 86400 == stop // 86400
            weekdays[int(start // 86400 + 3) % 7] += Fraction(stop) - Fraction(start)
            continue
        minutes = pandas.date_range(pandas.Timestamp(start, unit="s", tz="UTC"), pandas.Timestamp(stop, unit="s",
            tz="UTC"),
                                    freq="min", inclusive="left").tz_convert(given["timeZone"])
        for day, count in minutes.day_of_week.value_counts().items():
            weekdays[day] += 60 * int(count)
    monitored = sum(seconds.values())
    moving = sum(seconds[letter] for letter in MOVING)
    entries = []
    for letter, activity in LETTERS.items():
        if seconds[letter]:
            entry = {"activity": activity, "seconds": number(seconds[letter])}
            if readings[SHARE] == "monitored" or letter in MOVING:
                entry["share"] = number(seconds[letter] / (monitored if readings[SHARE] == "monitored" else moving))
            entries.append(entry)
    wanted = [letter for letter, activity in LETTERS.items() if activity == given.get("activity")]
    meant = seconds[wanted[0]] if wanted else moving
    most = max(MOVING, key=lambda letter: seconds[letter])
    return {"monitored": number(monitored), "movingSeconds": number(moving), "byActivity": entries,
            "perWeekday": [number(each) for each in weekdays],
            "weeklyMean": number(meant / weeks(begin, end, given["timeZone"], readings[WEEK])),
            "mostUsed": LETTERS[most] if seconds[most] else None}


def add(group, slug, clauses, words, letters, begin=None, end=None, start=MONDAY + 8 * 3600, zone="Europe/Rome",
    activity=None,
        readings=None, **more):
    given = {"records": records_of(words, start), "from": MONDAY if begin is None else begin,
             "to": MONDAY + 7 * 86400 if end is None else end, "timeZone": zone, **({"activity": activity} if activity
                 else {})}
    letters = letters.split()
    assert len(letters) == max(0, len(given["records"]) - 1), slug
    full = {**{name: each[0] for name, each in OPTIONS.items()}, **(readings or {})}
    named = naming(OPTIONS, full, lambda each: told(given, letters, each))
    assert named is not None, slug
    if not ({"by", "derived", "computed"} & set(more)):
        more["computed"] = PANDAS
    CASES.add(group, slug, clauses, given, told(given, letters, full), readings=named or None, **more)


# ---- STA-1: what the time between two records is

G = "segments"
add(G, "no-records", "STA-1", "", "", by="nothing monitored: no shares, none used most")
add(G, "one-record", "STA-1", "0w", "", by="one record is no time")
add(G, "one-closing-record", "STA-1", "0nC", "", by="one record is no time")
for letter, activity in LETTERS.items():
    add(G, f"both-{activity.lower()}", "STA-1", f"0{letter} 10{letter}", letter,
        by=f"600 s of {activity}, on a Monday", basis="source",
        readings={SHARE: "monitored"})
for one, other in ["wr", "wa", "wn", "na", "cu", "uw", "rw"]:
    add(G, f"mixed-{LETTERS[one].lower()}-{LETTERS[other].lower()}", "STA-1", f"0{one} 10{other}", "u",
        by="two activities: unknown",
        basis="source", note="§5.2.1.1: of two activities the app is not sure.")
add(G, "walk-then-ride", "STA-1 STA-2", "0w 10w 20a 40a", "w u a", by="600 walking, 600 unknown, 1200 automotive")
add(G, "equal-times", "STA-1", "0w 0w 10w", "w w", by="0 s and 600 s")
add(G, "half-seconds", "STA-1", "0w 0.0125w", "w", zone="UTC", by="0.75 s")
add(G, "all-activities", "STA-1 STA-2", "0n 10n 20w 30w 40r 50r 60c 70c 80a 90a 100u 110u", "n u w u r u c u a u u",
    by="600 each, unknown 5 × 600 + 600", readings={SHARE: "monitored"}, note="In the order of the activities.")
add(G, "zeros-are-left-out", "STA-1", "0a 10a", "a", by="one entry")
add(G, "a-long-gap-counts", "STA-1", "0w 600w", "w", by="10 h of walking, as the records say")
add(G, "manual-records-too", "STA-1", "0wM 10wM", "w", by="600 s of walking told by hand")
add(G, "manual-and-automatic", "STA-1", "0wM 10w", "w", by="one activity, whatever the kind")

G = "geofence"
add(G, "inside", "STA-1", "0n 20n9 90n10 100w", "n n u", by="4200 s inside, notMoving; the rest by the records",
    basis="source")
add(G, "inside-though-walking", "STA-1", "0w9 60w10", "n", by="inside counts as notMoving",
    note="Walking about the office.")
add(G, "inside-though-mixed", "STA-1", "0w9 60a10", "n", by="inside counts as notMoving")
add(G, "inside-with-records-between", "STA-1", "0n9 30w 40w 60w10", "n n n", by="from the 9 to the 10")
add(G, "two-geofences", "STA-1", "0n9 60w10 90w 100n9 200n10", "n w u n", by="inside, walking, mixed, inside")
add(G, "exit-and-enter", "STA-1", "0n9 60w10 90w9 200w10", "n w n", by="between a 10 and the next 9 outside: walking")
add(G, "exit-without-an-enter", "STA-1", "0w 30w10 60w", "w w", by="no 9: not inside")
add(G, "enter-without-an-exit", "STA-1", "0w 30w9 60w", "w w", by="no 10 after the 9: by the records", tags="question")
add(G, "enter-twice", "STA-1", "0w9 30w9 60w10", "w n", by="inside from the second 9", tags="question")
add(G, "enter-and-closing", "STA-1", "0w9 30wC", "n", by="still inside when the app was closed", tags="question")
add(G, "enter-closing-exit", "STA-1", "0n9 30nC 60n10", "n .", by="the closing record ends time", tags="question")

G = "closing"
add(G, "ends-time", "STA-1", "0w 10wC 300w 310w", "w . w", by="600 + 600; 290 min closed", basis="decision")
add(G, "at-the-end", "STA-1", "0w 10wC", "w", by="600 up to it")
add(G, "closing-twice", "STA-1", "0w 10wC 20wC", "w .", by="after a closing record nothing, up to the next")
add(G, "closing-first", "STA-1", "0wC 10w 20w", ". w", by="600")
add(G, "closing-mixed", "STA-1", "0w 10nC", "u", by="up to it, by the records: mixed")
add(G, "closed-overnight", "STA-1", "0a 600aC 1440a 1500a", "a . a", by="10 h and 1 h")

# ---- the period

G = "period"
H = 3600
START = MONDAY + 8 * H
for slug, begin, end, by in [
    ("clips-both-ends", START + 300, START + 900, "from 5 to 15 min: 300 walking, 300 mixed"),
    ("clips-the-beginning", START + 300, START + 6000, "300, 600, 600"), ("clips-the-end", START - 600, START + 1500,
        "600, 600, 300"),
    ("within-one-segment", START + 60, START + 120, "60 s of walking"), ("ends-where-records-begin", START - 6000,
        START, "[from, to): nothing"),
    ("begins-where-records-end", START + 1800, START + 6000, "nothing after the last record"),
    ("exactly-the-records", START, START + 1800, "all of it"), ("one-second-of-it", START, START + 1,
        "[from, from + 1): one second"),
    ("after-all", START + 10000, START + 20000, "nothing"), ("before-all", START - 20000, START - 10000, "nothing"),
]:
    if "one-second" in slug:
        continue
    add(G, slug, "STA-1", "0w 10w 20a 30a", "w u a", begin, end, by=by, tags="boundary" if "where" in slug
        or "exactly" in slug else None)
add(G, "inside-clipped", "STA-1", "0n9 60n10", "n", START + 600, START + 1200, by="600 s of the stay")
add(G, "closing-outside-the-period", "STA-1", "0wC 60w 70w", ". w", START + 1800, START + 6000,
    by="the pause reaches into the period: nothing of it counts")
for slug, begin, end in [("empty", START, START), ("reversed", START + 1, START), ("reversed-by-a-hair", START + 0.5,
    START)]:
    CASES.add(G, slug, "STA-6", {"records": [], "from": begin, "to": end, "timeZone": "UTC"}, "period.invalid",
        by="to is not after from",
              tags="boundary question" if slug == "empty" else "boundary")
CASES.add(G, "infinite", "STA-6", {"records": [], "from": 0, "to": Numeral("1e400"), "timeZone": "UTC"},
    "period.invalid", by="no end", tags="question")

# ---- shares and the most used

G = "shares"
for slug, words, letters in [
    ("walking-and-still", "0w 10w 20n 60n", "w u n"), ("two-moving", "0w 10w 20a 50a", "w u a"),
        ("thirds", "0w 10w 10a 20a 20c 30c", "w u a u c"),
    ("four-moving", "0w 10w 10r 30r 30c 60c 60a 100a", "w u r u c u a"), ("moving-only", "0w 10w", "w"),
    ("sevenths", "0w 10w 10n 70n", "w u n"), ("still-and-unknown", "0n 30n 30u 90u", "n u u"),
        ("running-and-unknown", "0r 10r 10u 20u", "r u u"),
]:
    for option in OPTIONS[SHARE]:
        if slug == "moving-only" and option == "moving":
            continue
        add(G, f"{slug}-of-{option}", "STA-1 STA-3", words, letters, readings={SHARE: option},
            derived="STA-1, seconds over seconds", tags="question" if option == "moving" else None)
add(G, "nothing-moving-no-shares", "STA-1 STA-3", "0n 30n", "n", readings={SHARE: "moving"}, by="no moving time: no shares",
    tags="question")

G = "most-used"
for slug, words, letters, by in [
    ("walking", "0w 20w 20a 30a", "w u a", "1200 against 600"), ("automotive", "0w 10w 10a 40a", "w u a",
        "1800 against 600"),
    ("tie-walking-automotive", "0a 10a 10w 20w", "a u w", "600 each: walking is before automotive"),
    ("tie-running-cycling", "0c 10c 10r 20r", "c u r", "600 each: running is before cycling"),
    ("tie-of-four", "0a 10a 10c 20c 20r 30r 30w 40w", "a u c u r u w", "600 each: walking is the first"),
    ("notmoving-is-not-used", "0n 600n 600w 601w", "n u w", "36000 notMoving; walking 60"),
    ("unknown-is-not-used", "0u 600u 600c 601c", "u u c", "36000 unknown; cycling 60"),
    ("none-still", "0n 600n", "n", "nothing moving: null"), ("none-unknown", "0u 600u", "u", "nothing moving: null"),
    ("none-mixed", "0w 10a", "u", "mixed is unknown: null"), ("sum-of-parts", "0w 10w 10a 25a 25w 35w", "w u a u w",
        "walking 1200 in two parts, automotive 900"),
    ("in-the-period-only", "0w 30w 30a 40a", "w u a", "1800 against 600"),
]:
    add(G, slug, "STA-2", words, letters, by=by, readings={SHARE: "monitored"}, tags="boundary" if "tie" in slug
        else None)

# ---- midnights and weekdays, by pandas

G = "weekdays"
for day, name in enumerate(("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")):
    add(G, f"on-{name}", "STA-4", "0w 30w", "w", start=START + day * 86400)
    add(G, f"over-midnight-from-{name}", "STA-4", "0w 90w", "w", MONDAY - 86400, MONDAY + 9 * 86400,
        start=MONDAY + day * 86400 + 23 * H)
add(G, "a-whole-week", "STA-4", "0n9 10080n10", "n", start=MONDAY)
add(G, "ten-days", "STA-4", "0n9 14400n10", "n", MONDAY, MONDAY + 20 * 86400, start=MONDAY + 12 * H)
add(G, "to-midnight", "STA-4", "0w 60w", "w", start=MONDAY + 23 * H, tags="boundary",
    note="Up to midnight exactly: nothing on Tuesday.")
add(G, "from-midnight", "STA-4", "0w 60w", "w", start=MONDAY + 24 * H, tags="boundary")
add(G, "period-from-midnight-to-midnight", "STA-4", "0w 4320w", "w", MONDAY + 86400, MONDAY + 2 * 86400, start=MONDAY,
    tags="boundary")
for zone in ("UTC", "America/Los_Angeles", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Pago_Pago",
    "Pacific/Chatham",
             "Australia/Lord_Howe", "Asia/Tokyo"):
    add(G, f"over-midnight-in-{zone.split('/')[-1].lower().replace('_', '-')}", "STA-4", "0w 1440w", "w", MONDAY,
        MONDAY + 3 * 86400,
        start=MONDAY + 6 * H, zone=zone, basis="standard")

G = "clock-changes"
for zone, day, name in [
    ("Europe/Rome", "2021-03-28", "forward"), ("Europe/Rome", "2021-10-31", "back"), ("America/New_York", "2021-03-14",
        "forward"),
    ("America/New_York", "2021-11-07", "back"), ("Australia/Lord_Howe", "2021-04-04", "back"),
        ("Australia/Lord_Howe", "2021-10-03", "forward"),
    ("America/Sao_Paulo", "2018-11-04", "forward-at-midnight"), ("America/Sao_Paulo", "2018-02-18", "back-at-midnight"),
    ("America/St_Johns", "2006-10-29", "back-just-after-midnight"), ("America/St_Johns", "2007-03-11",
        "forward-just-after-midnight"),
    ("Atlantic/Azores", "2021-03-28", "forward-at-midnight"), ("Atlantic/Azores", "2021-10-31", "back-to-midnight"),
    ("Pacific/Apia", "2011-12-30", "a-day-left-out"), ("Pacific/Kiritimati", "1994-12-31", "a-day-left-out"),
        ("Pacific/Chatham", "2021-04-04", "back"),
    ("Asia/Pyongyang", "2018-05-05", "half-an-hour"), ("Europe/London", "1971-10-31", "back"),
        ("Africa/Casablanca", "2021-05-16", "forward"),
]:
    noon = at(f"{day}T12:00", zone)
    slug = f"{zone.split('/')[-1].lower().replace('_', '-')}-{day[:4]}-{name}"
    add(G, f"{slug}-three-days", "STA-4", "0n9 4320n10", "n", noon - 3 * 86400, noon + 4 * 86400, start=noon - 36 * H,
        zone=zone, basis="standard", tags="boundary")
    if name in ("forward", "back"):
        begin = int(pandas.Timestamp(day, tz=zone).timestamp())
        end = int((pandas.Timestamp(day, tz=zone) + pandas.DateOffset(days=1)).timestamp())
        add(G, f"{slug}-that-day", "STA-4", "0w 4320w", "w", begin, end, start=noon - 36 * H, zone=zone,
            basis="standard", tags="boundary",
            note="A day of 23, 23.5, 24.5 or 25 hours.")

# ---- weeks

G = "weeks"
for slug, begin, days, zone in [
    ("one-calendar-week", "2021-06-07", 7, "Europe/Rome"), ("one-day", "2021-06-09", 1, "Europe/Rome"),
        ("sunday-and-monday", "2021-06-13", 2, "Europe/Rome"),
    ("seven-days-from-wednesday", "2021-06-09", 7, "Europe/Rome"), ("eight-days-from-monday", "2021-06-07", 8,
        "Europe/Rome"),
    ("eight-days-from-sunday", "2021-06-13", 8, "Europe/Rome"), ("two-weeks", "2021-06-07", 14, "Europe/Rome"),
        ("fifteen-days", "2021-06-07", 15, "Europe/Rome"),
    ("fourteen-days-from-friday", "2021-06-11", 14, "Europe/Rome"), ("over-the-year-s-end", "2020-12-28", 14,
        "Europe/Rome"),
    ("thirty-days", "2021-06-01", 30, "Europe/Rome"), ("week-of-the-change-forward", "2021-03-22", 7, "Europe/Rome"),
    ("week-after-the-change-back", "2021-10-25", 7, "Europe/Rome"), ("from-thursday-over-the-change-back",
        "2021-10-28", 7, "Europe/Rome"),
    ("from-thursday-over-the-change-forward", "2021-03-25", 7, "Europe/Rome"), ("in-auckland", "2021-06-07", 7,
        "Pacific/Auckland"),
    ("in-honolulu", "2021-06-06", 8, "Pacific/Honolulu"), ("to-the-second-week-s-first-minute", "2021-06-07", None,
        "Europe/Rome"),
]:
    first = pandas.Timestamp(begin, tz=zone)
    last = first + (pandas.DateOffset(days=7, minutes=1) if days is None else pandas.DateOffset(days=days))
    begin_s, end_s = int(first.timestamp()), int(last.timestamp())
    for option in OPTIONS[WEEK]:
        full = weeks(begin_s, end_s, zone, option)
        if option == "period" and full == weeks(begin_s, end_s, zone, "calendar"):
            continue
        add(G, f"{slug}-{option}", "STA-5", "0w 90w 90a 120a", "w u a", begin_s, end_s, start=begin_s + 10 * H,
            zone=zone, activity="walking",
            readings={WEEK: option}, computed=PANDAS, basis="standard" if "in-" in slug else "decision")
for activity in LETTERS.values():
    add(G, f"mean-of-{activity.lower()}", "STA-5", "0w 10w 10a 25a 25n 60n 60r 65r 65c 85c 85u 95u",
        "w u a u n u r u c u u",
        MONDAY, MONDAY + 14 * 86400, activity=activity, by="its seconds over two weeks")
add(G, "mean-without-an-activity", "STA-5", "0w 10w 10a 25a 25n 60n", "w u a u n", MONDAY, MONDAY + 14 * 86400,
    by="moving time, (600 + 900) / 2",
    tags="question")
add(G, "mean-of-nothing", "STA-5", "0w 10w", "w", activity="cycling", by="0 over one week")
add(G, "mean-over-three-weeks", "STA-5", "0w 10w", "w", MONDAY, MONDAY + 21 * 86400, activity="walking",
    by="600 / 3 = 200")

# ---- rejections

G = "invalid"
for zone in ("Europe/Turin", "", "Mars/Olympus", "europe", "europe/rome", "GMT+25", "UTC+1"):
    CASES.add(G, f"zone-{zone.lower().replace('/', '-').replace('+', '-plus-') or 'empty'}", "STA-6",
              {"records": [], "from": 0, "to": 1, "timeZone": zone}, "zone.unknown", by="not in the IANA's list")
CASES.add(G, "place", "FIX-1", {"records": [record(0), {**record(1), "lat": 91}], "from": 0, "to": 10,
    "timeZone": "UTC"}, "fix.invalid", by="no place on Earth",
          tags="question")
CASES.add(G, "records-not-in-order", "ORD-1", {"records": [record(10), record(0)], "from": 0, "to": 10,
    "timeZone": "UTC"}, "event.order", by="a time falls",
          tags="question")

if __name__ == "__main__":
    CASES.write()
