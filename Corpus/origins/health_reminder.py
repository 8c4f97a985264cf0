#!/usr/bin/env python3
"""Golden cases of health.reminder, written to Corpus/health/reminder/*.jsonl.

Run:    python3 Corpus/origins/health_reminder.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+, the time zones of the system, tzdata 2025b, and croniter 7.0.0 (pip install croniter==7.0.0).

Where the answers come from. Those in UTC, and those of `named`, are worked by hand for the default options. All others
by the default options, and those at a bound or a change, croniter decides: its next run of "30 2 * * *" is at the moment
of the change if the time is skipped, and twice if it comes twice. By the other options zoneinfo decides, as PEP 495 has
it: a skipped time is later by the gap with fold 0, and does not come back from UTC; one that comes twice is the first
with fold 0 and the second with fold 1. A clock that is watched minute by minute must agree with all of it.
"""
from datetime import datetime, timedelta, timezone
from importlib.metadata import version
from zoneinfo import ZoneInfo

from croniter import croniter

from health import (LAST_DATE, ZONEINFO_BY, ZONEINFO_VERSION, ZONES, Cases, clock, computed, local, options, transitions, tzdata_version, utc,
                    worked)

SKIPPED, REPEATED = "health.reminder.skipped", "health.reminder.repeated"
READINGS = {SKIPPED: ("firstValid", "shifted", "none"), REPEATED: ("both", "first", "second")}
SHORT = {"firstValid": "first-valid", "shifted": "shifted", "none": "none", "both": "both", "first": "first", "second": "second"}
assert version("croniter") == "7.0.0"
CRONITER = computed("croniter", "7.0.0, tzdata 2025b", "health_reminder.py")
FOLDS = computed(ZONEINFO_BY, ZONEINFO_VERSION, "health_reminder.py")
SLUG = {zone: zone.split("/")[-1].lower().replace("_", "-") for zone in ZONES}
DAY = 86400
SEEN = set()


def basis(group, slug, given, outcome, readings):
    """A time that is skipped or repeated is the kit's to decide; in other zones than UTC the table of changes decides."""
    if readings or slug in ("exactly-then", "midnight-exactly", "a-minute-to-midnight-exactly", "within-the-minute"):
        return "decision"
    return "source" if given["timeZone"] == "UTC" else "standard"


CASES = Cases("health.reminder", basis)


def by_croniter(hour, minute, now, zone):
    return int(croniter("%d %d * * *" % (minute, hour), datetime.fromtimestamp(now, ZoneInfo(zone))).get_next(datetime).timestamp())


def by_folds(hour, minute, now, zone, skipped, repeated):
    """The first moment after now of the reminders of some days, each converted to UTC by zoneinfo."""
    today, found = clock(now, zone).date(), []
    for days in range(-1, 4):
        naive = datetime(today.year, today.month, today.day, hour, minute) + timedelta(days)
        moments = [int(naive.replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()) for fold in (0, 1)]
        if clock(moments[0], zone).replace(tzinfo=None, fold=0) != naive:  # it does not exist
            found += {"shifted": moments[:1], "none": []}[skipped]
        else:
            found += {"both": moments, "first": moments[:1], "second": moments[1:]}[repeated]
    return min(moment for moment in found if moment > now)


def watched(hour, minute, now, zone, skipped, repeated):
    """The first moment after now at which the clock shows the time as it is meant, or leaps over it."""
    shown = clock(now, zone).replace(tzinfo=None, fold=0)
    moment, ago = now + 1, None
    while True:
        aware = clock(moment, zone)
        naive = aware.replace(tzinfo=None, fold=0)
        if (naive.hour, naive.minute, naive.second) == (hour, minute, 0):
            twice = any(clock(moment + s, zone).replace(tzinfo=None, fold=0) == naive for s in (-3600, -1800, 1800, 3600))
            if repeated == "both" or not twice or (repeated == "second") == (aware.fold == 1):
                return moment
        if ago is not None and moment >= ago:
            return ago
        step = naive - shown
        if step > timedelta(seconds=60):  # a leap: does it leap over the time?
            due = shown.replace(hour=hour, minute=minute, second=0)
            for days in (0, 1):
                if shown < due + timedelta(days) < naive and skipped != "none":
                    gap = int((aware.utcoffset() - clock(moment - 1, zone).utcoffset()).total_seconds())
                    ago = moment if skipped == "firstValid" else moment + gap - int((naive - due - timedelta(days)).total_seconds())
                    if ago == moment:
                        return ago
        shown = naive
        moment += 60 - moment % 60


def just_skipped(hour, minute, now, zone):
    """A shifted reminder may still come if now is just after the change: the clock is watched from before it."""
    return watched(hour, minute, now - 7200, zone, "shifted", "both") if clock(now, zone).utcoffset() > clock(now - 7200, zone).utcoffset() else None


def answer(hour, minute, now, zone, skipped, repeated):
    found = watched(hour, minute, now, zone, skipped, repeated)
    if skipped == "shifted":
        late = just_skipped(hour, minute, now, zone)
        if late and now < late < found:
            found = late
    return found


def add(group, slug, time, now, zone, stated=None, note=None, tags=None, origin=None, full=False):
    """`full`: for every option, else for the defaults alone."""
    if (time, now, zone) in SEEN:
        assert stated is None, slug
        return  # worked already
    SEEN.add((time, now, zone))
    hour, minute = map(int, time.split(":"))
    given = {"hour": hour, "minute": minute, "now": now, "timeZone": zone}
    for named, next in options(READINGS, lambda skipped, repeated: answer(hour, minute, now, zone, skipped, repeated)):
        chosen = (named.get(SKIPPED, "firstValid"), named.get(REPEATED, "both"))
        is_default = chosen == ("firstValid", "both")
        if not is_default and not full:
            continue
        if is_default:
            assert next == by_croniter(hour, minute, now, zone), (slug, next, by_croniter(hour, minute, now, zone))
            assert stated in (None, next), (slug, stated, next)
            by = CRONITER
            if stated is not None:
                by = origin or (CRONITER if "boundary" in (tags or "") else worked("REM-1"))
        elif chosen[0] != "firstValid" or SKIPPED not in named:
            assert next == by_folds(hour, minute, now, zone, chosen[0] if SKIPPED in named else "none", chosen[1]), (slug, chosen)
            by = FOLDS
        else:
            raise AssertionError((slug, chosen))
        if not is_default:  # what the note tells of the answer is that of the defaults
            told = note.split(". ")[0].rstrip(".") + "." if note and note.startswith(zone + ":") else None
        CASES.add(group, "-".join([slug] + [SHORT[option] for option in named.values()]), "REM-1", by, given, {"next": next}, named,
                  " ".join(filter(None, ("readings" if named else "", tags))) or None, note if is_default else told)


def plain_days():
    """UTC: no clock changes, everything by hand."""
    g = "utc"

    def at(slug, time, now, then, note=None, tags=None):
        add(g, slug, time, utc(now), "UTC", utc(then), note, tags)

    at("later-today", "20:00", "2020-09-13 12:26:40", "2020-09-13 20:00:00")
    at("earlier-today-so-tomorrow", "08:00", "2020-09-13 12:26:40", "2020-09-14 08:00:00")
    at("a-second-before", "08:00", "2020-09-13 07:59:59", "2020-09-13 08:00:00", tags="boundary")
    at("exactly-then", "08:00", "2020-09-13 08:00:00", "2020-09-14 08:00:00", "Strictly after now.", "boundary")
    at("a-second-after", "08:00", "2020-09-13 08:00:01", "2020-09-14 08:00:00", tags="boundary")
    at("within-the-minute", "08:00", "2020-09-13 08:00:59", "2020-09-14 08:00:00", "At second 0, not all through the minute.")
    at("a-minute-before", "08:00", "2020-09-13 07:59:00", "2020-09-13 08:00:00")
    at("a-minute-after", "08:00", "2020-09-13 08:01:00", "2020-09-14 08:00:00")
    at("same-hour-later-minute", "12:27", "2020-09-13 12:26:40", "2020-09-13 12:27:00")
    at("same-hour-same-minute", "12:26", "2020-09-13 12:26:40", "2020-09-14 12:26:00")
    at("same-hour-earlier-minute", "12:05", "2020-09-13 12:26:40", "2020-09-14 12:05:00")
    at("later-hour-earlier-minute", "13:05", "2020-09-13 12:26:40", "2020-09-13 13:05:00")
    at("earlier-hour-later-minute", "11:45", "2020-09-13 12:26:40", "2020-09-14 11:45:00")
    at("midnight", "00:00", "2020-09-13 12:26:40", "2020-09-14 00:00:00")
    at("midnight-a-second-before", "00:00", "2020-09-13 23:59:59", "2020-09-14 00:00:00", tags="boundary")
    at("midnight-exactly", "00:00", "2020-09-13 00:00:00", "2020-09-14 00:00:00", tags="boundary")
    at("a-minute-to-midnight", "23:59", "2020-09-13 12:26:40", "2020-09-13 23:59:00")
    at("a-minute-to-midnight-exactly", "23:59", "2020-09-13 23:59:00", "2020-09-14 23:59:00", tags="boundary")
    at("a-minute-to-midnight-in-the-last-minute", "23:59", "2020-09-13 23:59:59", "2020-09-14 23:59:00")
    at("noon", "12:00", "2020-09-13 00:00:00", "2020-09-13 12:00:00")
    at("12-30-is-after-noon", "12:30", "2020-09-13 00:45:00", "2020-09-13 12:30:00", "Not 00:30.")
    at("into-the-leap-day", "07:00", "2020-02-28 12:00:00", "2020-02-29 07:00:00")
    at("out-of-the-leap-day", "07:00", "2020-02-29 12:00:00", "2020-03-01 07:00:00")
    at("no-leap-day", "07:00", "2021-02-28 12:00:00", "2021-03-01 07:00:00")
    at("leap-day-of-2000", "07:00", "2000-02-28 12:00:00", "2000-02-29 07:00:00", "Divisible by 400.")
    at("end-of-a-month", "07:00", "2020-04-30 12:00:00", "2020-05-01 07:00:00")
    at("end-of-a-long-month", "07:00", "2020-07-31 12:00:00", "2020-08-01 07:00:00")
    at("end-of-a-year", "07:00", "2019-12-31 12:00:00", "2020-01-01 07:00:00")
    at("first-moment-of-the-range", "00:00", "2000-01-01 00:00:00", "2000-01-02 00:00:00", tags="boundary")
    at("last-moment-of-the-range", "23:59", "2025-12-31 23:59:59", "2026-01-01 23:59:00", "The answer may lie after the range.", "boundary")
    at("last-moment-of-the-range-midnight", "00:00", "2025-12-31 23:59:59", "2026-01-01 00:00:00", tags="boundary")
    at("leap-second-of-2016", "00:00", "2016-12-31 23:59:59", "2017-01-01 00:00:00", "Seconds since the epoch know no leap seconds.")


def zones():
    """A day without a change in each zone, at half past eight and about midnight there."""
    g = "zones"
    for zone in ZONES:
        if zone == "UTC":
            continue
        name = SLUG[zone]
        add(g, name + "-half-past-eight", "08:30", utc("2020-06-10 12:00:00"), zone)
        add(g, name + "-half-past-eight-in-winter", "08:30", utc("2020-12-16 12:00:00"), zone)
        midnight = local("2020-06-11 00:00:00", zone)
        add(g, name + "-midnight-a-second-before", "00:00", midnight - 1, zone, tags="boundary")
        add(g, name + "-midnight-exactly", "00:00", midnight, zone, tags="boundary")
        add(g, name + "-end-of-february", "23:59", local("2024-02-28 23:59:00", zone), zone, note="2024 is a leap year.")
        add(g, name + "-last-moment-of-the-range", "12:00", LAST_DATE, zone)
    for zone, year in (("Pacific/Kiritimati", 2000), ("Pacific/Pago_Pago", 2000), ("Asia/Kathmandu", 2000), ("Pacific/Chatham", 2000)):
        add(g, SLUG[zone] + "-first-moment-of-the-range", "00:00", utc("%d-01-01 00:00:00" % year), zone)
        add(g, SLUG[zone] + "-new-year", "00:00", utc("2019-12-31 09:00:00"), zone)


def minutes(shown):
    return "%02d:%02d" % (shown.hour, shown.minute)


def changes():
    """About a change in each zone that has any: forward and back."""
    chosen = {  # those of 2021, but of Sao Paulo, which had its last in 2018 and 2019, and of St. John's while it was at 00:01
        "America/Sao_Paulo": (2018, 2019), "America/St_Johns": (2008, 2008)}
    for zone in ZONES:
        forward_year, back_year = chosen.get(zone, (2021, 2021))
        name = SLUG[zone]
        for moment, before, after in transitions(zone):
            shown = clock(moment, zone).replace(tzinfo=None, fold=0)  # what they show once changed
            year = clock(moment - DAY, zone).year
            if after > before and year == forward_year:
                g = "forward"
                gap = timedelta(seconds=after - before)
                first = shown - gap  # the first time that is skipped
                middle, last = first + gap / 2, shown - timedelta(minutes=1)
                tell = "%s: %s to %s is skipped on %s." % (zone, minutes(first), minutes(shown), shown.date())
                add(g, name + "-in-the-gap", minutes(middle), moment - 1, zone, None, tell, "dst", full=True)
                add(g, name + "-in-the-gap-from-the-day-before", minutes(middle), moment - 40000, zone, None, tell, "dst")
                add(g, name + "-in-the-gap-at-the-change", minutes(middle), moment, zone, None, tell + " It has just rung.", "dst boundary", full=True)
                add(g, name + "-at-the-first-skipped-minute", minutes(first), moment - 1, zone, None, tell, "dst boundary")
                add(g, name + "-at-the-last-skipped-minute", minutes(last), moment - 1, zone, None, tell, "dst boundary")
                add(g, name + "-at-the-last-skipped-minute-from-the-day-before", minutes(last), moment - 3600, zone, None, tell, "dst boundary")
                add(g, name + "-a-minute-before-the-gap", minutes(first - timedelta(minutes=1)), moment - 61, zone, None, tell, "dst boundary")
                add(g, name + "-a-minute-before-the-gap-has-rung", minutes(first - timedelta(minutes=1)), moment - 60, zone, None, tell, "dst boundary")
                add(g, name + "-at-the-end-of-the-gap", minutes(shown), moment - 1, zone, None, tell, "dst boundary")
                add(g, name + "-an-hour-after-the-gap", minutes(shown + timedelta(hours=1)), moment - 1, zone, None, tell, "dst")
                add(g, name + "-across-the-gap", "12:00", moment - 7200, zone, None, tell, "dst")
            if after < before and year == back_year:
                g = "back"
                back = timedelta(seconds=before - after)
                end = shown + back  # the first time that is shown only once again
                middle, last = shown + back / 2, end - timedelta(minutes=1)
                seconds = before - after
                tell = "%s: %s to %s is shown twice on %s." % (zone, minutes(shown), minutes(end), shown.date())
                add(g, name + "-the-first-of-two", minutes(middle), moment - seconds - 1, zone, None, tell, "dst", full=True)
                add(g, name + "-the-second-of-two", minutes(middle), moment - seconds // 2, zone, None, tell, "dst repeated", full=True)
                add(g, name + "-the-second-of-two-at-the-change", minutes(middle), moment, zone, None, tell + " Both count.", "dst repeated")
                add(g, name + "-after-both", minutes(middle), moment + seconds // 2, zone, None, tell, "dst")
                add(g, name + "-the-first-minute-first", minutes(shown), moment - seconds - 1, zone, None, tell, "dst boundary")
                add(g, name + "-the-first-minute-again", minutes(shown), moment - 1, zone, None, tell + " The second is the change itself.", "dst boundary repeated")
                add(g, name + "-the-first-minute-after-both", minutes(shown), moment, zone, None, tell, "dst boundary")
                add(g, name + "-the-last-minute-again", minutes(last), moment - 60, zone, None, tell + " Both count.", "dst boundary repeated")
                add(g, name + "-the-last-minute-after-both", minutes(last), moment + seconds - 60, zone, None, tell, "dst boundary")
                add(g, name + "-the-end-is-shown-once", minutes(end), moment - 1, zone, None, tell + " The end of it only once.", "dst boundary")
                add(g, name + "-a-minute-before-is-shown-once", minutes(shown - timedelta(minutes=1)), moment - seconds - 60, zone, None, tell, "dst boundary")
                add(g, name + "-across-the-change", "12:00", moment - 7200, zone, None, tell, "dst")


def named():
    """Worked by hand, and changes that are unlike the others."""
    g = "named"
    rome = "Europe/Rome"

    def add(*arguments):
        globals()["add"](*arguments, full=True)

    add(g, "rome-0230-skipped", "02:30", 1616893200 - 3600, rome, 1616893200, "It rings at 03:00.", "dst")
    add(g, "rome-0200-skipped", "02:00", 1616893200 - 1, rome, 1616893200, "It rings at 03:00.", "dst boundary")
    add(g, "rome-0300-not-skipped", "03:00", 1616893200 - 1, rome, 1616893200, None, "dst boundary")
    add(g, "rome-0230-after-the-skipped-one", "02:30", 1616893200, rome, 1616893200 + 23 * 3600 + 1800, "The next day it is at half past two again.", "dst")
    add(g, "rome-0230-the-first", "02:30", 1635640200 - 1, rome, 1635640200, None, "dst")
    add(g, "rome-0230-the-second", "02:30", 1635640200, rome, 1635643800, "Both occurrences count.", "dst repeated")
    add(g, "rome-0230-after-the-second", "02:30", 1635643800, rome, 1635643800 + DAY, None, "dst")
    add(g, "sao-paulo-0000-on-a-day-that-begins-at-01", "00:00", utc("2018-11-04 02:59:59"), "America/Sao_Paulo", utc("2018-11-04 03:00:00"),
        "It rings at 01:00, the first moment of the day.", "dst")
    add(g, "sao-paulo-2359-before-a-day-that-begins-at-01", "23:59", utc("2018-11-04 02:58:59"), "America/Sao_Paulo", utc("2018-11-04 02:59:00"), None, "dst")
    add(g, "sao-paulo-2330-twice", "23:30", utc("2019-02-17 01:30:00"), "America/Sao_Paulo", utc("2019-02-17 02:30:00"),
        "At midnight it becomes 23:00 of the same day.", "dst repeated")
    add(g, "st-johns-0001-skipped", "00:01", utc("2008-03-09 03:30:59"), "America/St_Johns", utc("2008-03-09 03:31:00"), "It rings at 01:01.", "dst boundary")
    add(g, "st-johns-0000-not-skipped", "00:00", utc("2008-03-09 03:29:59"), "America/St_Johns", utc("2008-03-09 03:30:00"), None, "dst boundary")
    add(g, "st-johns-0000-twice", "00:00", utc("2008-11-02 02:30:00"), "America/St_Johns", utc("2008-11-02 03:30:00"),
        "At 00:01 it becomes 23:01 of the day before: midnight comes twice.", "dst repeated")
    add(g, "st-johns-2330-of-the-day-before-again", "23:30", utc("2008-11-02 02:30:30"), "America/St_Johns", utc("2008-11-02 03:00:00"),
        "Now is 00:00:30 of the second; the next is 23:30 of the first.", "dst repeated")
    add(g, "st-johns-2301-at-the-change", "23:01", utc("2008-11-02 02:30:59"), "America/St_Johns", utc("2008-11-02 02:31:00"),
        "The second occurrence is the change itself.", "dst boundary repeated")
    add(g, "st-johns-0001-only-once", "00:01", utc("2008-11-02 02:30:59"), "America/St_Johns", utc("2008-11-02 03:31:00"),
        "The first time it never came to 00:01.", "dst boundary")
    add(g, "lord-howe-0215-skipped", "02:15", utc("2021-10-02 15:29:59"), "Australia/Lord_Howe", utc("2021-10-02 15:30:00"), "Half an hour is skipped: it rings at 02:30.", "dst")
    add(g, "lord-howe-0230-not-skipped", "02:30", utc("2021-10-02 15:29:59"), "Australia/Lord_Howe", utc("2021-10-02 15:30:00"), None, "dst boundary")
    add(g, "lord-howe-0145-twice", "01:45", utc("2021-04-03 14:45:00"), "Australia/Lord_Howe", utc("2021-04-03 15:15:00"), "Half an hour comes twice.", "dst repeated")
    add(g, "lord-howe-0115-once", "01:15", utc("2021-04-03 14:15:00"), "Australia/Lord_Howe", utc("2021-04-04 14:45:00"), "Before the half hour that comes twice.", "dst")
    add(g, "auckland-midnight-across-the-change", "00:00", 1632571200, "Pacific/Auckland", 1632654000, "At 02:00 it becomes 03:00: the next midnight is 23 hours away.", "dst")
    # rules that changed
    add(g, "new-york-2006-in-april", "02:30", utc("2006-04-02 06:59:59"), "America/New_York", utc("2006-04-02 07:00:00"), "Until 2006 on the first Sunday of April.", "dst")
    add(g, "new-york-2006-not-in-march", "02:30", utc("2006-03-12 06:59:59"), "America/New_York", utc("2006-03-12 07:30:00"), None, "dst")
    add(g, "new-york-2007-in-march", "02:30", utc("2007-03-11 06:59:59"), "America/New_York", utc("2007-03-11 07:00:00"), "From 2007 on the second Sunday of March.", "dst")
    add(g, "st-johns-2011-at-two", "02:30", utc("2012-03-11 05:29:59"), "America/St_Johns", utc("2012-03-11 05:30:00"), "From November 2011 at two, as elsewhere.", "dst")
    add(g, "st-johns-2012-0030-not-skipped", "00:30", utc("2012-03-11 03:30:00"), "America/St_Johns", utc("2012-03-11 04:00:00"), None, "dst")
    add(g, "sao-paulo-2019-no-more", "00:00", utc("2019-11-03 02:59:59"), "America/Sao_Paulo", utc("2019-11-03 03:00:00"), "Given up in 2019: midnight is at 03:00 UTC all year.", "dst")
    add(g, "sao-paulo-2020-in-summer", "08:00", utc("2020-01-10 03:00:00"), "America/Sao_Paulo", utc("2020-01-10 11:00:00"), "No summer time any more.", "dst")
    add(g, "london-0100-skipped", "01:00", utc("2020-03-29 00:59:59"), "Europe/London", utc("2020-03-29 01:00:00"), "It rings at 02:00.", "dst boundary")
    add(g, "azores-0030-skipped", "00:30", utc("2020-03-29 00:59:59"), "Atlantic/Azores", utc("2020-03-29 01:00:00"), "It rings at 01:00, the first moment of the day.", "dst")
    add(g, "azores-0030-twice", "00:30", utc("2020-10-25 00:30:00"), "Atlantic/Azores", utc("2020-10-25 01:30:00"), None, "dst repeated")
    add(g, "azores-midnight-again-at-the-change", "00:00", utc("2020-10-25 00:59:59"), "Atlantic/Azores", utc("2020-10-25 01:00:00"),
        "At 01:00 it becomes 00:00 of the same day.", "dst boundary repeated")
    add(g, "chatham-0245-is-the-change", "02:45", utc("2021-09-25 13:59:59"), "Pacific/Chatham", utc("2021-09-25 14:00:00"), "It rings at 03:45.", "dst boundary")
    add(g, "kathmandu-quarter-to", "00:00", utc("2020-09-13 18:14:59"), "Asia/Kathmandu", utc("2020-09-13 18:15:00"), "Five hours and three quarters ahead.", "boundary")
    add(g, "kolkata-half-past", "00:00", utc("2020-09-13 18:29:59"), "Asia/Kolkata", utc("2020-09-13 18:30:00"), "Five hours and a half ahead.", "boundary")
    add(g, "kiritimati-a-day-ahead", "09:00", utc("2020-09-13 18:59:59"), "Pacific/Kiritimati", utc("2020-09-13 19:00:00"), "Fourteen hours ahead: it is the 14th there.")
    add(g, "pago-pago-a-day-behind", "09:00", utc("2020-09-13 19:59:59"), "Pacific/Pago_Pago", utc("2020-09-13 20:00:00"), "Eleven hours behind.")


def from_the_source():
    add("source", "a-daily-reminder-of-the-source", "21:00", utc("2020-08-12 10:00:00"), "Europe/Rome", utc("2020-08-12 19:00:00"),
        "Un orario per ricevere un promemoria giornaliero.")
    add("source", "the-day-after-of-the-source", "21:00", utc("2020-08-12 19:00:00"), "Europe/Rome", utc("2020-08-13 19:00:00"))


if __name__ == "__main__":
    assert tzdata_version() == "2025b", tzdata_version()
    for part in (plain_days, named, zones, changes, from_the_source):
        part()
    CASES.write()
