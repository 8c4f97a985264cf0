#!/usr/bin/env python3
"""Makes cases of health.monitoring from a formula: the days left are the days of a monitor, minus the days from its
start to the last day when the app was opened. zoneinfo converts moments to days, and exact fractions give the
means.

The word `3@08:15:00`, or `3@08:15`, stands for a moment: 08:15 local time on day 3 of the diary, where day 0 is
2020-09-01. The word `3` stands for noon on day 3. The word `3=90` stands for a report at noon on day 3 with the heart
rate 90. In a diary, a word without a rate stands for a report whose rate is 60 plus 10 times the day.
"""
from datetime import date, timedelta
from fractions import Fraction

from shared.cases import Cases
from shared.line import Numeral
from shared.readings import spread
from shared.reports import SINGLES, passed_on, report
from shared.singles import binary32, mean_single, shortest
from shared.zones import FIRST_DATE, LAST_DATE, ZONES, changes, day, local, tzdata, utc, zone_slug

CASES = Cases("health.monitoring", __file__)
OPTIONS = {"health.monitoring.daysLeft": ("atLeastZero", "subtracted")}
TABLE = "a closed form over all periods and opens"
BY_ZONES = f"days by Python zoneinfo with tzdata {tzdata()}, means by exact fractions"


def when(text, zone="UTC", zero="2020-09-01"):
    """Returns the moment that a word stands for, in seconds; a number is returned unchanged."""
    if isinstance(text, int):
        return text
    days, _, time = text.partition("@")
    return local(f"{date.fromisoformat(zero) + timedelta(int(days))} {time or '12:00'}", zone)


def monitor(days, value="heartRate", limit="0", importance=3, start="0"):
    """Returns a monitor. Its start day is the word `start`, which `add` converts to a moment in seconds."""
    return {"value": value, "importance": importance, "limit": Numeral(limit), "startDay": start, "days": days}


def diary(text, zone="UTC"):
    words = (word.partition("=") for word in text.split())
    return [report(when(moment, zone), heartRate=rate or str(60 + 10 * int(moment.partition("@")[0])))
            for moment, _, rate in words]


def notification(given, monitor, index):
    """Returns a list with the notification that the app sends when a monitor ends; the list is empty if the app sends
    no notification."""
    zone, value, first = given["timeZone"], monitor["value"], day(monitor["startDay"], given["timeZone"])
    wanted = [each for each in sorted(given["reports"], key=lambda each: each["date"])
              if each["importance"][value] >= monitor["importance"]
              and 1 <= (day(each["date"], zone) - first).days <= monitor["days"]]
    if not wanted:
        return []
    numbers = [binary32(each[value]) if value in SINGLES else Fraction(each[value]) for each in wanted]
    mean, limit = mean_single(numbers), binary32(monitor["limit"])
    assert abs(mean - limit) > Fraction(1, 100), (monitor, "too near to its limit")
    return [{"open": index, "value": value, "mean": shortest(mean), "limit": passed_on("weight", monitor["limit"]),
             "from": monitor["startDay"]}] if mean > limit else []


def told(given, option):
    zone = given["timeZone"]
    states, notifications, ended = [], [], set()
    for index, moment in enumerate(given["opens"]):
        latest = max(day(each, zone) for each in given["opens"][:index + 1])
        left = [each["days"] - max(0, (latest - day(each["startDay"], zone)).days) for each in given["monitors"]]
        states.append([max(0, days) for days in left] if option == "atLeastZero" else left)
        for number, each in enumerate(given["monitors"]):
            if left[number] <= 0 and number not in ended:
                ended.add(number)
                notifications += notification(given, each, index)
    return {"states": states, "notifications": notifications}


def add(group, slug, monitors, reports, opens, zone="UTC", note=None, tags="", zero="2020-09-01", only=None, basis=None):
    """Adds a case for the option `only`, which is `atLeastZero` by default. In the group `table`, adds a case for each
    option."""
    monitors = [{**each, "startDay": when(each["startDay"], zone, zero)}
                for each in ([monitors] if isinstance(monitors, dict) else monitors)]
    given = {"monitors": monitors, "reports": diary(reports, zone) if isinstance(reports, str) else reports,
             "opens": [when(each, zone, zero) for each in (opens.split() if isinstance(opens, str) else opens)],
             "timeZone": zone}
    for named, full, output in spread(OPTIONS, lambda readings: told(given, *readings.values())):
        option, = full.values()
        if option != (only or "atLeastZero") and group != "table":
            continue
        ended = any(days <= 0 for state in output["states"] for days in state)
        suffix = {"atLeastZero": "-at-least-zero", "subtracted": "-subtracted"}[option] if named else ""
        rests = basis or ("decision" if named else "source" if zone == "UTC" else "standard")
        rests = "decision" if named and option == "atLeastZero" else rests
        CASES.add(group, slug + suffix, "MON-1 MON-2" if ended else "MON-1", given, output, readings=named, basis=rests,
                  derived=TABLE if group == "table" or option == "subtracted" else BY_ZONES, note=note,
                  tags=("readings " if named else "") + tags)


# ---- monitors of 1 to 5 days; the app is opened on one of the days 0 to 6, and each day has a report

for days in range(1, 6):
    for opened in range(0, 7):
        add("table", f"{days}-days-opened-on-day-{opened}", monitor(days), "0 1 2 3 4 5 6 7", str(opened), basis="source",
            note=f"Its {days} days count whenever it is opened after them." if opened > days else None)

# ---- days left below 0

for slug, monitors, opens, note in [
        ("a-monitor-that-starts-later", [monitor(2), monitor(2, start="4")], "1 2 4 5", None),
        ("never-below-0", monitor(3), "10", None),
        ("ended-stays-0", monitor(2), "2 3 4 1 9", "Ended for good; it stays in the list."),
        ("ended-beside-running", [monitor(2), monitor(9), monitor(3)], "1 2 3 4",
         "Ended ones stay in the list, in their place."),
        ("the-whole-range", monitor(1000, start=FIRST_DATE), [FIRST_DATE + 86400 * 999, LAST_DATE], None)]:
    add("days-left", slug, monitors, "", opens, note=note, only="subtracted", basis="source",
        tags="boundary" if "range" in slug else "")
WEEK = "1 2 3 4 5 6 7"
for slug, monitors, opens, note in [
        ("once-and-never-again", monitor(2), "2 3 4 5 5",
         "An ended monitor notifies again each later day in the published app."),
        ("at-the-open-that-ends-it", monitor(3), "1 2 4", None), ("not-after-going-back", monitor(2), "3 1 2 3", None),
        ("two-at-one-open", [monitor(2), monitor(3)], "3", "Ordered by monitor."),
        ("two-at-one-open-the-later-start-first", [monitor(2, start="1"), monitor(2)], "3", "By monitor, not by start or mean."),
        ("two-at-two-opens", [monitor(3), monitor(2)], "2 3", "Ordered by open, then by monitor."),
        ("many-at-many-opens", [monitor(days) for days in (4, 1, 3, 2, 1)], "1 2 3 4",
         "Monitors 1 and 4 are alike: each has its own."),
        ("one-ended-does-not-stop-the-next", [monitor(1), monitor(2)], "1 2", None),
        ("no-reports-for-any", [monitor(1), monitor(2), monitor(3)], "3", None),
        ("one-for-many-days-at-once", monitor(2), "7", None)]:
    add("notifications", slug, monitors, "" if "no-reports" in slug else WEEK, opens, note=note, only="subtracted")

# ---- midnights in each zone

for zone in ZONES[1:]:
    add("zones", f"{zone_slug(zone)}-midnights", monitor(2, start="0@23:59:59"), "0@23:59:59=200 1@00:00=70 2@23:59:59=81 3@00:00=200",
        "0@23:59:59 1@00:00 1@23:59:59 2@00:00", zone, "To the second, by the clocks of the zone.", "boundary")
for slug, zone, note in [("another-day", "Asia/Tokyo", "The same moments as in the next case: 12:26 UTC is 21:26 in Tokyo."),
                         ("the-same-moments", "America/Los_Angeles", "The same moments as in the case before.")]:
    add("zones", f"another-zone-{slug}", monitor(2, start=1600000000), diary("12=70 13=80 14=90 15=100"),
        [1600043200, 1600086400], zone, note)
for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"):
    reports = [report(utc(f"2020-09-{moment}:00"), heartRate=rate) for moment, rate in (
        ("13 10:30", "60"), ("14 09:30", "70"), ("14 11:30", "80"), ("15 10:30", "95"))]
    add("zones", f"{zone_slug(zone)}-the-date-line", monitor(2, start=utc("2020-09-13 09:30:00")), reports,
        [utc(f"2020-09-{moment}:00") for moment in ("13 10:00", "14 11:00", "15 10:00")], zone,
        "One moment, two or three dates.")

# ---- clock changes

HOURS = {-3600: "25", 3600: "23", 1800: "23:30", -1800: "24:30"}
for zone, moment, seconds in changes():
    name = f"{zone_slug(zone)}-{'forward' if seconds > 0 else 'back'}"
    zero = day(moment + 3 * 3600, zone)  # the day of the change, even in St John's
    start, noon, four, last = (when(text, zone, str(zero)) for text in (
        "-1@22:30" if seconds > 0 else "-1@23:30", "-1", "0@04:00", "0@23:59:59"))
    add("changes", f"{name}-noon-to-noon", monitor(3, start=noon), "", "0 1 2", zone,
        f"One day each, also the one of {HOURS[seconds]} hours.", "dst", str(zero))
    add("changes", f"{name}-edges-of-the-day", monitor(1, start=start),
        [report(start, heartRate="200"), report(four, heartRate="70"), report(last, heartRate="80"), report(last + 1, heartRate="200")],
        [start, four, last, last + 1], zone, "The day of the change from its own midnights, whatever its length.", "dst boundary")
    add("changes", f"{name}-about-the-change", monitor(2, start=start),
        [report(moment - 1, heartRate="60"), report(moment, heartRate="90")],
        [moment - 1, moment, moment + abs(seconds), when("1@00:30", zone, str(zero))], zone,
        "A second before the change, and the change itself.", "dst")
for slug, zone, days, start, reports, opens, note, tags in [
        ("st-johns-back-over-midnight", "America/St_Johns", 3, "2008-11-01 15:00:00",
         {"2008-11-02 02:30:30": 60, "2008-11-02 02:31:00": 80, "2008-11-02 03:30:00": 100},
         ["2008-11-02 02:30:30", "2008-11-02 02:31:00", "2008-11-02 03:30:00", "2008-11-04 15:00:00"],
         "00:00:30 of the 2nd, then 23:01 of the 1st, then 00:00 of the 2nd again: going back changes nothing.", "dst"),
        ("st-johns-ended-before-the-clocks-go-back", "America/St_Johns", 1, "2008-11-01 15:00:00",
         {"2008-11-02 02:30:30": 60, "2008-11-02 02:31:00": 200, "2008-11-02 03:30:00": 100},
         ["2008-11-02 02:30:30", "2008-11-02 02:31:00", "2008-11-02 03:30:00"],
         "It ends in the first minute of the 2nd; the report of 23:01 is one of the 1st, though later.", "dst"),
        ("st-johns-start-in-the-hour-that-comes-again", "America/St_Johns", 2, "2008-11-02 02:30:30",
         {"2008-11-02 02:45:00": 200, "2008-11-02 04:00:00": 200, "2008-11-03 04:00:00": 70},
         ["2008-11-02 02:45:00", "2008-11-02 04:00:00", "2008-11-03 04:00:00", "2008-11-04 04:00:00"],
         "It starts on the 2nd; a quarter of an hour later it is the 1st.", "dst"),
        ("rome-in-summer-days-begin-at-22-utc", "Europe/Rome", 2, "2020-07-31 21:59:59",
         {"2020-07-31 22:00:00": 70, "2020-08-02 21:59:59": 80, "2020-08-02 22:00:00": 200},
         ["2020-07-31 22:00:00", "2020-08-02 21:59:59"], None, "boundary")]:
    add("changes", slug, monitor(days, start=utc(start)), [report(utc(each), heartRate=str(rate)) for each, rate in reports.items()],
        [utc(each) for each in opens], zone, note, tags)
add("changes", "rome-a-year-of-days", monitor(400, start=local("2020-01-01 00:30:00", "Europe/Rome")), "",
    [local(f"{2020 + n // 12}-{n % 12 + 1:02}-01 00:15:00", "Europe/Rome") for n in range(1, 13)], "Europe/Rome",
    "Started at 00:30, opened at 00:15: by seconds a day would be missing.", "dst")

# ---- large

YEAR = [report(when(f"{d}@{d % 24:02}:00"), d % 5 + 1, heartRate=str(60 + d * 7919 % 53)) for d in range(1, 366)]
add("large", "a-year-of-reports", monitor(365), YEAR, [str(d) for d in range(0, 370)], tags="long", note="Opened each day of a year.")
add("large", "a-year-of-reports-newest-first",
    [monitor(30, importance=i, start=str(start)) for i in range(1, 6) for start in (0, 100, 300)], YEAR[::-1],
    [str(d) for d in range(10, 370, 10)], tags="long")
add("large", "fifty-monitors", [monitor(n, limit=str(80 + n % 7)) for n in range(1, 51)], YEAR[:60],
    [str(d) for d in range(1, 52)], tags="long", note="One ends each day.")
add("large", "all-end-at-once", [monitor(n) for n in range(1, 51)], YEAR[:60], "60", tags="long")
add("large", "a-thousand-on-one-day", monitor(1, "weight", "70.05"),
    [report(when("1") + n, weight=f"70.{n % 3}") for n in range(1000)], "1", tags="long",
    note="Added as Floats the mean drifts, though by less than the tolerance.")
add("large", "a-thousand-opens", monitor(1000), "", [str(n) for n in range(1, 1001)], tags="long")

CASES.run()
