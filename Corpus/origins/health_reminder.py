#!/usr/bin/env python3
"""Makes cases of health.reminder. For the default options, croniter computes the outcome. If the clocks skip the time
of a crontab line such as "30 2 * * *", croniter runs the line at the moment of the change. If the time occurs twice,
croniter runs the line twice.

For the other options, zoneinfo computes the moment, as PEP 495 specifies. With fold 0, a time that the clocks skip
becomes later by the length of the gap, so a conversion to UTC and back changes it. For a repeated time, fold 0 gives
the first moment, and fold 1 the second. A simulation of a clock, minute by minute, finds which readings a case must
name; the simulated outcome must equal the outcome of croniter or zoneinfo.
"""
from datetime import datetime, timedelta
from importlib.metadata import version
from zoneinfo import ZoneInfo

from croniter import croniter

from shared.cases import Cases
from shared.readings import spread
from shared.zones import LAST_DATE, ZONES, changes, clock, local, shown, tzdata, utc, zone_slug

CASES = Cases("health.reminder", __file__)
SKIPPED, REPEATED = "health.reminder.skipped", "health.reminder.repeated"
OPTIONS = {SKIPPED: ("firstValid", "shifted", "none"), REPEATED: ("both", "first", "second")}
CRONITER = ("croniter", f"{version('croniter')}, tzdata {tzdata()}")
ZONEINFO = ("Python zoneinfo", f"tzdata {tzdata()}")


def by_croniter(hour, minute, now, zone):
    runs = croniter(f"{minute} {hour} * * *", datetime.fromtimestamp(now, ZoneInfo(zone)))
    return int(runs.get_next(datetime).timestamp())


def by_folds(hour, minute, now, zone, skipped, repeated):
    """Returns the first reminder after now; zoneinfo converts the time of the reminder on each of five days to a
    moment."""
    today, found = clock(now, zone).date(), []
    for days in range(-1, 4):
        naive = datetime(today.year, today.month, today.day, hour, minute) + timedelta(days)
        moments = [int(naive.replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()) for fold in (0, 1)]
        if shown(moments[0], zone) != naive:  # the clocks skip this time
            found += {"shifted": moments[:1], "none": []}[skipped]
        else:
            found += {"both": moments, "first": moments[:1], "second": moments[1:]}[repeated]
    return min(moment for moment in found if moment > now)


def watched(hour, minute, now, zone, skipped, repeated):
    """Returns the first moment after now at which the reminder rings: the clock shows or skipped the time of day."""
    before, moment, late = shown(now, zone), now + 1, None
    while True:
        aware, naive = clock(moment, zone), shown(moment, zone)
        if (naive.hour, naive.minute, naive.second) == (hour, minute, 0):
            twice = any(shown(moment + seconds, zone) == naive for seconds in (-3600, -1800, 1800, 3600))
            if repeated == "both" or not twice or (repeated == "second") == (aware.fold == 1):
                return moment
        if late is not None and moment >= late:
            return late
        if naive - before > timedelta(seconds=60):  # the clock jumps, perhaps over the time of the reminder
            due = before.replace(hour=hour, minute=minute, second=0)
            for due in (due, due + timedelta(1)):
                if before < due < naive and skipped != "none":
                    gap = int((aware.utcoffset() - clock(moment - 1, zone).utcoffset()).total_seconds())
                    late = moment if skipped == "firstValid" else moment + gap - int((naive - due).total_seconds())
                    if late == moment:
                        return late
        before = naive
        moment += 60 - moment % 60


def told(hour, minute, now, zone, skipped, repeated):
    found = watched(hour, minute, now, zone, skipped, repeated)
    if skipped == "shifted" and clock(now, zone).utcoffset() > clock(now - 7200, zone).utcoffset():
        # A shifted reminder may still ring just after the change, so the simulation begins before the change.
        late = watched(hour, minute, now - 7200, zone, "shifted", "both")
        found = late if now < late < found else found
    return found


def add(group, slug, time, now, zone, note=None, tags="", full=False, by_hand=False, basis=None):
    """Adds a case for the default options unless `by_hand` is set, and a case for every other outcome if `full` is
    set."""
    hour, minute = map(int, time.split(":"))
    given = {"hour": hour, "minute": minute, "now": now, "timeZone": zone}
    for named, choice, moment in spread(OPTIONS, lambda readings: told(hour, minute, now, zone, *readings.values())):
        usual = all(choice[name] == options[0] for name, options in OPTIONS.items())
        if usual and by_hand or not usual and not full:
            continue
        if usual:
            assert moment == by_croniter(hour, minute, now, zone), slug
        else:
            skipped = choice[SKIPPED] if SKIPPED in named else "none"
            assert moment == by_folds(hour, minute, now, zone, skipped, choice[REPEATED]), slug
            # A case for other options has only the first sentence of the note, since the rest describes the outcome for
            # the default options.
            note = note.split(". ")[0].rstrip(".") + "." if note and note.startswith(f"{zone}:") else None
        suffix = "".join("-first-valid" if option == "firstValid" else f"-{option}" for option in named.values())
        CASES.add(group, slug + suffix, "REM-1", given, {"next": moment}, readings=named, note=note,
                  computed=CRONITER if usual else ZONEINFO, tags=("readings " if named else "") + tags,
                  basis="decision" if named else basis or "standard")


# ---- the present moment is at, just before or just after the time of the reminder or another limit, in UTC

for slug, time, now, note in [
        ("a-second-before", "08:00", "2020-09-13 07:59:59", None),
        ("exactly-then", "08:00", "2020-09-13 08:00:00", "Strictly after now."),
        ("a-second-after", "08:00", "2020-09-13 08:00:01", None),
        ("midnight-a-second-before", "00:00", "2020-09-13 23:59:59", None),
        ("midnight-exactly", "00:00", "2020-09-13 00:00:00", None),
        ("a-minute-to-midnight-exactly", "23:59", "2020-09-13 23:59:00", None),
        ("first-moment-of-the-range", "00:00", "2000-01-01 00:00:00", None),
        ("last-moment-of-the-range", "23:59", "2025-12-31 23:59:59", "The answer may lie after the range."),
        ("last-moment-of-the-range-midnight", "00:00", "2025-12-31 23:59:59", None)]:
    add("utc", slug, time, utc(now), "UTC", note, "boundary", basis="decision" if "exactly" in slug else "source")

# ---- unusual clock changes; the outcomes for the default options were worked out by hand, except those at a bound

ROME, SAO_PAULO, ST_JOHNS, LORD_HOWE = "Europe/Rome", "America/Sao_Paulo", "America/St_Johns", "Australia/Lord_Howe"
for slug, zone, time, now, note, tags in [
        ("rome-0230-skipped", ROME, "02:30", "2021-03-28 00:00:00", None, "dst"),
        ("rome-0200-skipped", ROME, "02:00", "2021-03-28 00:59:59", "It rings at 03:00.", "dst boundary"),
        ("rome-0300-not-skipped", ROME, "03:00", "2021-03-28 00:59:59", None, "dst boundary"),
        ("rome-0230-after-the-skipped-one", ROME, "02:30", "2021-03-28 01:00:00", None, "dst"),
        ("rome-0230-the-first", ROME, "02:30", "2021-10-31 00:29:59", None, "dst"),
        ("rome-0230-the-second", ROME, "02:30", "2021-10-31 00:30:00", None, "dst repeated"),
        ("sao-paulo-0000-on-a-day-that-begins-at-01", SAO_PAULO, "00:00", "2018-11-04 02:59:59", None, "dst"),
        ("sao-paulo-2330-twice", SAO_PAULO, "23:30", "2019-02-17 01:30:00", None, "dst repeated"),
        ("st-johns-0001-skipped", ST_JOHNS, "00:01", "2008-03-09 03:30:59", "It rings at 01:01.", "dst boundary"),
        ("st-johns-0000-not-skipped", ST_JOHNS, "00:00", "2008-03-09 03:29:59", None, "dst boundary"),
        ("st-johns-0000-twice", ST_JOHNS, "00:00", "2008-11-02 02:30:00", None, "dst repeated"),
        ("st-johns-2330-of-the-day-before-again", ST_JOHNS, "23:30", "2008-11-02 02:30:30", None, "dst repeated"),
        ("st-johns-2301-at-the-change", ST_JOHNS, "23:01", "2008-11-02 02:30:59",
         "The second occurrence is the change itself.", "dst boundary repeated"),
        ("st-johns-0001-only-once", ST_JOHNS, "00:01", "2008-11-02 02:30:59",
         "The first time it never came to 00:01.", "dst boundary"),
        ("lord-howe-0215-skipped", LORD_HOWE, "02:15", "2021-10-02 15:29:59", None, "dst"),
        ("lord-howe-0230-not-skipped", LORD_HOWE, "02:30", "2021-10-02 15:29:59", None, "dst boundary"),
        ("lord-howe-0145-twice", LORD_HOWE, "01:45", "2021-04-03 14:45:00", None, "dst repeated"),
        ("new-york-2006-in-april", "America/New_York", "02:30", "2006-04-02 06:59:59", None, "dst"),
        ("new-york-2007-in-march", "America/New_York", "02:30", "2007-03-11 06:59:59", None, "dst"),
        ("st-johns-2011-at-two", ST_JOHNS, "02:30", "2012-03-11 05:29:59", None, "dst"),
        ("london-0100-skipped", "Europe/London", "01:00", "2020-03-29 00:59:59", "It rings at 02:00.", "dst boundary"),
        ("azores-0030-skipped", "Atlantic/Azores", "00:30", "2020-03-29 00:59:59", None, "dst"),
        ("azores-0030-twice", "Atlantic/Azores", "00:30", "2020-10-25 00:30:00", None, "dst repeated"),
        ("azores-midnight-again-at-the-change", "Atlantic/Azores", "00:00", "2020-10-25 00:59:59",
         "At 01:00 it becomes 00:00 of the same day.", "dst boundary repeated"),
        ("chatham-0245-is-the-change", "Pacific/Chatham", "02:45", "2021-09-25 13:59:59", "It rings at 03:45.", "dst boundary"),
        ("kathmandu-quarter-to", "Asia/Kathmandu", "00:00", "2020-09-13 18:14:59", "Five hours and three quarters ahead.",
         "boundary"),
        ("kolkata-half-past", "Asia/Kolkata", "00:00", "2020-09-13 18:29:59", "Five hours and a half ahead.", "boundary")]:
    add("named", slug, time, utc(now), zone, note, tags, full=True, by_hand="boundary" not in tags)

# ---- a day without a clock change in each zone, at half past eight and near midnight in the zone

for zone in ZONES[1:]:
    name, midnight = zone_slug(zone), local("2020-06-11 00:00:00", zone)
    add("zones", f"{name}-half-past-eight", "08:30", utc("2020-06-10 12:00:00"), zone)
    add("zones", f"{name}-half-past-eight-in-winter", "08:30", utc("2020-12-16 12:00:00"), zone)
    add("zones", f"{name}-midnight-a-second-before", "00:00", midnight - 1, zone, tags="boundary")
    add("zones", f"{name}-midnight-exactly", "00:00", midnight, zone, tags="boundary")
    add("zones", f"{name}-end-of-february", "23:59", local("2024-02-28 23:59:00", zone), zone, "2024 is a leap year.")
    add("zones", f"{name}-last-moment-of-the-range", "12:00", LAST_DATE, zone)
for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "Pacific/Chatham"):
    add("zones", f"{zone_slug(zone)}-first-moment-of-the-range", "00:00", utc("2000-01-01 00:00:00"), zone)
    add("zones", f"{zone_slug(zone)}-new-year", "00:00", utc("2019-12-31 09:00:00"), zone)

# ---- times near a clock change, in each zone that has clock changes


def text(naive):
    return f"{naive:%H:%M}"


MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
for zone, moment, seconds in changes():
    after, name, length = shown(moment, zone), zone_slug(zone), abs(seconds)
    if seconds > 0:
        first = after - timedelta(seconds=length)  # the first skipped time
        tell = f"{zone}: {text(first)} to {text(after)} is skipped on {after.date()}."
        middle = first + (after - first) / 2
        rows = [("in-the-gap", middle, moment - 1, "", "dst", True),
                ("in-the-gap-from-the-day-before", middle, moment - 40000, "", "dst", False),
                ("in-the-gap-at-the-change", middle, moment, " It has just rung.", "dst boundary", True),
                ("at-the-first-skipped-minute", first, moment - 1, "", "dst boundary", False),
                ("at-the-last-skipped-minute", after - MINUTE, moment - 1, "", "dst boundary", False),
                ("at-the-last-skipped-minute-from-the-day-before", after - MINUTE, moment - 3600, "", "dst boundary", False),
                ("a-minute-before-the-gap", first - MINUTE, moment - 61, "", "dst boundary", False),
                ("a-minute-before-the-gap-has-rung", first - MINUTE, moment - 60, "", "dst boundary", False),
                ("at-the-end-of-the-gap", after, moment - 1, "", "dst boundary", False),
                ("an-hour-after-the-gap", after + HOUR, moment - 1, "", "dst", False)]
    else:
        end = after + timedelta(seconds=length)  # the end of the repeated times
        tell = f"{zone}: {text(after)} to {text(end)} is shown twice on {after.date()}."
        middle = after + (end - after) / 2
        rows = [("the-first-of-two", middle, moment - length - 1, "", "dst", True),
                ("the-second-of-two", middle, moment - length // 2, "", "dst repeated", True),
                ("the-second-of-two-at-the-change", middle, moment, " Both count.", "dst repeated", False),
                ("after-both", middle, moment + length // 2, "", "dst", False),
                ("the-first-minute-first", after, moment - length - 1, "", "dst boundary", False),
                ("the-first-minute-again", after, moment - 1, " The second is the change itself.", "dst boundary repeated", False),
                ("the-first-minute-after-both", after, moment, "", "dst boundary", False),
                ("the-last-minute-again", end - MINUTE, moment - 60, " Both count.", "dst boundary repeated", False),
                ("the-last-minute-after-both", end - MINUTE, moment + length - 60, "", "dst boundary", False),
                ("the-end-is-shown-once", end, moment - 1, " The end of it only once.", "dst boundary", False),
                ("a-minute-before-is-shown-once", after - MINUTE, moment - length - 60, "", "dst boundary", False)]
    for slug, time, now, more, tags, full in rows:
        add("forward" if seconds > 0 else "back", f"{name}-{slug}", text(time), now, zone, tell + more, tags, full)
    add("forward" if seconds > 0 else "back", f"{name}-across-the-{'gap' if seconds > 0 else 'change'}", "12:00", moment - 7200,
        zone, tell, "dst")

CASES.run()
