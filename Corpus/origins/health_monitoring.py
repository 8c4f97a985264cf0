#!/usr/bin/env python3
"""Golden cases of health.monitoring, written to Corpus/health/monitoring/*.jsonl.

Run:    python3 Corpus/origins/health_monitoring.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and the time zones of the system, tzdata 2025b.

Where the answers come from. Those in UTC are worked by hand and stand below: the days left after every open, and which
monitor notifies at which open with which mean. Those in other zones and the large ones are computed: calendar days by zoneinfo, the states in closed form (days, less the days from the start to the latest day on
which it was opened so far, never below 0) and the means by exact fractions. The worked ones must agree with them.

A moment is written as `3@08:15:00`, day 3 of the diary at that local time, `3@08:15`, or `3` for noon; day 0 is
2020-09-01. A report is written as its moment; its heart rate is 60 + 10 a day (day 3: 90) where none is given.
"""
from datetime import date, datetime, timedelta
from fractions import Fraction

from health import (SINGLES, ZONES, Cases, Raw, binary32, clock, day, derived, fraction, importances, local,
                    mean_single, options, report, shortest, single, transitions, tzdata_version, utc, worked)

DAYS_LEFT = "health.monitoring.daysLeft"
OPTIONS = {DAYS_LEFT: ("atLeastZero", "subtracted")}
COMPUTED = derived("days by Python zoneinfo with tzdata 2025b, means by exact fractions", "health_monitoring.py")
TABLE = derived("a closed form over all periods and opens", "health_monitoring.py")


def basis(group, slug, given, outcome, readings):
    """What is lost a day, and that a mean above the limit notifies, stands in the source; which reports count is ours."""
    if group == "source" and not readings or readings.get(DAYS_LEFT) == "subtracted" and group in ("days-left", "table"):
        return "source"
    if readings or group in ("period", "chosen") or slug.startswith(("going-back", "zigzag", "not-after-going", "open-before", "one-", "the-middle-one", "two-at")):
        return "decision"
    if given["timeZone"] != "UTC":
        return "standard"
    if group == "limit" and len([r for r in given["reports"]]) and slug.startswith("limit-") and not slug.startswith(("limit-below", "limit-at", "limit-above", "limit-of")):
        return "standard" if "float" in slug or "trifle" in slug or "many-digits" in slug or "precision" in slug or "halfway" in slug else "source"
    return "source"


CASES = Cases("health.monitoring", basis)
SLUG = {zone: zone.split("/")[-1].lower().replace("_", "-") for zone in ZONES}


def when(text, zone="UTC", zero="2020-09-01"):
    """A moment of the diary; a whole number above a million is one already."""
    if isinstance(text, int):
        return text
    days, _, time = text.partition("@")
    time = time or "12:00"
    shown = date.fromisoformat(zero) + timedelta(int(days))
    return local("%s %s" % (shown, time if time.count(":") == 2 else time + ":00"), zone)


def monitor(days=3, value="heartRate", limit="0", importance=3, start="0"):
    """Its start day becomes a moment in `add`."""
    return {"value": value, "importance": importance, "limit": Raw(limit), "startDay": start, "days": days}


def diary(text, zone="UTC", zero="2020-09-01", **changed):
    """"1@08:00=75 2": reports, each with the heart rate after its `=`."""
    made = []
    for word in text.split():
        moment, _, rate = word.partition("=")
        rate = rate or str(60 + 10 * int(moment.partition("@")[0]))
        made.append(report(when(moment, zone, zero), **{"heartRate": rate, **changed}))
    return made


def is_settled(numbers, mean, limit):
    """Whether every way of adding says the same: the mean is off the limit by more than 0.01, or all sums are exact."""
    if abs(mean - limit) > Fraction(1, 100):
        return True
    unit = Fraction(1, max(n.denominator for n in numbers))
    exact = sum(numbers) / len(numbers)
    return sum(numbers) / unit <= 2 ** 24 and binary32(exact) == exact


def expected(given, option):
    """Closed form: what each monitor has left depends on the latest open so far alone."""
    zone = given["timeZone"]
    states, notifications, told, latest, ended = [], [], [], None, set()
    for index, moment in enumerate(given["opens"]):
        latest = max(latest or day(moment, zone), day(moment, zone))
        left = [m["days"] - max(0, (latest - day(m["startDay"], zone)).days) for m in given["monitors"]]
        if option == "atLeastZero":
            left = [max(0, n) for n in left]
        for number, m in enumerate(given["monitors"]):
            if left[number] > 0 or number in ended:
                continue
            ended.add(number)
            first = day(m["startDay"], zone)
            wanted = [r for r in given["reports"] if r["importance"][m["value"]] >= m["importance"]
                      and day(r["date"], zone) - first in [timedelta(n) for n in range(1, m["days"] + 1)]]
            numbers = [fraction(r[m["value"]]) for r in sorted(wanted, key=lambda r: r["date"])]
            if numbers:
                numbers = [binary32(n) if m["value"] in SINGLES else n for n in numbers]
                mean = mean_single(numbers)
                assert is_settled(numbers, mean, binary32(fraction(m["limit"]))), (given["monitors"], "too near to its limit")
                if mean > binary32(fraction(m["limit"])):
                    notifications.append({"open": index, "value": m["value"], "mean": shortest(mean), "limit": single(m["limit"]), "from": m["startDay"]})
                    told.append("%d:%d=%s" % (index, number, shortest(mean)))
        states.append(left)
    return {"states": states, "notifications": notifications}, told, bool(ended)


def add(group, slug, monitors, reports, opens, states=None, told=None, zone="UTC", note=None, tags=None, zero="2020-09-01", origin=None):
    """For each option if the days left are below 0; `states`: "2,1 0,0", a word an open; `told`: "1:0=75", open 1, monitor 0, mean 75. Both by the default."""
    if isinstance(monitors, dict):
        monitors = [monitors]
    monitors = [{**m, "startDay": when(m["startDay"], zone, zero)} for m in monitors]
    if isinstance(reports, str):
        reports = diary(reports, zone, zero)
    opens = [when(word, zone, zero) for word in (opens.split() if isinstance(opens, str) else opens)]
    given = {"monitors": monitors, "reports": reports, "opens": opens, "timeZone": zone}
    _, found, ended = expected(given, "atLeastZero")
    if states is not None:
        stated = [[int(n) for n in word.split(",") if n not in ("", "-")] for word in states.split()]
        assert expected(given, "atLeastZero")[0]["states"] == stated, (slug, stated)
        assert found == (told or "").split(), (slug, found, told)
        origin = origin or worked("MON-1, MON-2" if ended else "MON-1")
    for named, output in options(OPTIONS, lambda option: expected(given, option)[0]):
        option = named.get(DAYS_LEFT, "atLeastZero")
        if option == "subtracted" and group not in ("days-left", "table", "notifications"):
            continue
        by = origin or COMPUTED
        if option == "subtracted":
            by = TABLE
        CASES.add(group, "-".join([slug] + [{"atLeastZero": "at-least-zero"}.get(o, o) for o in named.values()]), "MON-1 MON-2" if ended else "MON-1", by,
                  given, output, named, " ".join(filter(None, ("readings" if named else "", tags))) or None,
                  None if option == "subtracted" and note and "0" in note else note)


def days_left():
    """MON-1, by hand."""
    g = "days-left"
    m = monitor
    add(g, "no-opens", m(), "", "", "", note="No open, no state.")
    add(g, "no-monitors", [], "1", "1 2", "- -", note="One empty list an open.")
    add(g, "nothing-at-all", [], "", "", "")
    add(g, "open-on-the-start-day", m(), "1", "0", "3", note="It is created that day.")
    add(g, "open-on-the-start-day-later-and-earlier", m(), "1", "0@23:59:59 0@00:00", "3 3")
    add(g, "open-before-the-start-day", m(start="5"), "6", "4 3 0", "3 3 3", note="It loses nothing, and it gains nothing.")
    add(g, "open-before-and-after-the-start-day", m(start="5"), "", "0 6", "3 2", note="Counted from the start day, not from the first open.")
    add(g, "open-on-the-next-day", m(), "", "1", "2")
    add(g, "open-on-each-day", m(4), "", "1 2 3", "3 2 1")
    add(g, "open-twice-on-one-day", m(), "", "1@08:00 1@20:00", "2 2", note="Twice on one day changes nothing.")
    add(g, "open-many-times-on-one-day", m(), "", "1@00:00 1@00:00:01 1@12:00 1@12:00 1@23:59:59", "2 2 2 2 2")
    add(g, "two-days-at-once", m(), "", "2", "1", note="As many days as passed, not one an open.")
    add(g, "days-skipped-in-between", m(10), "", "1 4 5 9", "9 6 5 1")
    add(g, "going-back-changes-nothing", m(10), "", "5 2 5", "5 5 5", note="An open before the last one gives no days back, and takes none.")
    add(g, "going-back-then-on", m(10), "", "5 2 6", "5 5 4", note="One day after the 5th, not four after the 2nd.")
    add(g, "going-back-before-the-start", m(10, start="3"), "", "5 1 6", "8 8 7")
    add(g, "zigzag", m(10), "", "1 3 2 5 4 7 0 8", "9 7 7 5 5 3 3 2")
    add(g, "a-second-over-midnight", m(start="0@23:59:59"), "", "1@00:00", "2", note="One second later, but the next calendar day.", tags="boundary")
    add(g, "a-second-short-of-midnight", m(start="0@00:00"), "", "0@23:59:59", "3", note="A day less a second, but the same calendar day.", tags="boundary")
    add(g, "almost-two-days-is-one", m(start="0@00:00"), "", "1@23:59:59", "2", note="47:59:59 hours, one calendar day.", tags="boundary")
    add(g, "a-day-and-two-seconds-is-two", m(start="0@23:59:59"), "", "2@00:00:01", "1", note="24:00:02 hours, two calendar days.", tags="boundary")
    add(g, "each-open-a-little-earlier", m(5, start="0@20:00"), "", "1@19:00 2@18:00 3@17:00", "4 3 2", note="23 hours each: as seconds / 86400 no day would pass.")
    add(g, "each-open-a-little-later", m(5, start="0@00:30"), "", "1@08:00 2@16:00 3@23:30", "4 3 2")
    add(g, "same-day-of-the-next-month", m(40), "", "30", "10", note="2020-10-01 is not 2020-09-01: thirty days.")
    add(g, "same-day-of-the-next-year", m(400), "", "365", "35")
    add(g, "same-weekday", m(10), "", "7", "3")
    add(g, "a-thousand-days", m(1000), "", "1 999", "999 1", tags="boundary")
    add(g, "a-thousand-days-at-once", m(1000), "", "1000", "0", tags="boundary")
    add(g, "two-monitors-with-other-days", [m(3), m(5)], "", "1 2", "2,4 1,3")
    add(g, "two-monitors-with-other-starts", [m(5), m(5, start="2")], "", "1 2 3 4", "4,5 3,5 2,4 1,3", note="Each counts from its own last update.")
    add(g, "a-monitor-that-starts-later", [m(2), m(2, start="4")], "", "1 2 4 5", "1,2 0,2 0,2 0,1")
    add(g, "order-of-monitors-is-kept", [m(9), m(2), m(5)], "", "1", "8,1,4")
    add(g, "equal-monitors", [m(4), m(4)], "", "1 3", "3,3 1,1")
    add(g, "the-end-at-once", m(1), "", "1", "0", note="Below one day left.", tags="boundary")
    add(g, "one-day-left-is-no-end", m(2), "1", "1", "1", tags="boundary")
    add(g, "never-below-0", m(3), "", "10", "0", note="Seven days too late: 0, not -7.")
    add(g, "ended-stays-0", m(2), "", "2 3 4 1 9", "0 0 0 0 0", note="Ended for good; it stays in the list.")
    add(g, "ended-beside-running", [m(2), m(9), m(3)], "", "1 2 3 4", "1,8,2 0,7,1 0,6,0 0,5,0", note="Ended ones stay in the list, in their place.")
    add(g, "into-the-leap-day", m(5), "", "1 2 3", "4 3 2", zero="2020-02-28", note="29 February, then 1 March.", tags="leap")
    add(g, "no-leap-day", m(5), "", "1 2 3", "4 3 2", zero="2021-02-28", note="1 March is the day after.", tags="leap")
    add(g, "over-the-leap-day-at-once", m(5), "", "3", "2", zero="2020-02-27", note="27 February to 1 March are three days.", tags="leap")
    add(g, "leap-day-of-2000", m(5), "", "1 2", "4 3", zero="2000-02-28", tags="leap")
    add(g, "over-the-new-year", m(5), "", "1 2", "4 3", zero="2019-12-30", tags="leap")
    add(g, "into-the-new-year", m(5), "", "1 2 3", "4 3 2", zero="2019-12-30", note="The day of the year begins again at 1.")
    add(g, "a-whole-leap-year", m(400), "", "366", "34", zero="2020-01-01", tags="leap")
    add(g, "the-whole-range", m(1000, start=946684800), "", [946684800 + 86400 * 999, 1767225599], "1 0", tags="boundary")


def table():
    """Every period of 1 to 5 days, opened on every day from 0 to 6, with a report on each day."""
    g = "table"
    reports = " ".join(map(str, range(8)))
    for days in range(1, 6):
        for opened in range(0, 7):
            m = monitor(days)
            mean = {1: "70", 2: "75", 3: "80", 4: "85", 5: "90"}[days]
            add(g, "%d-days-opened-on-day-%d" % (days, opened), m, reports, str(opened), str(max(0, days - opened)), "0:0=" + mean if opened >= days else "",
                note="Its %d days count whenever it is opened after them." % days if opened > days else None, origin=TABLE)


def periods():
    """MON-2: which reports count."""
    g = "period"
    m = monitor
    add(g, "the-start-day-does-not-count", m(2), "0=200 1=70 2=80", "2", "0", "0:0=75")
    add(g, "the-start-day-later-does-not-count", m(2), "0@23:59:59=200 1=70 2=80", "2", "0", "0:0=75",
        note="After the moment of the start, but on the start day.", tags="boundary")
    add(g, "from-the-first-second-after-the-start-day", m(2, start="0@23:00"), "1@00:00=70 2=80", "2", "0", "0:0=75", tags="boundary",
        note="An hour after the start, on the next day.")
    add(g, "to-the-last-second-of-the-last-day", m(2, start="0@01:00"), "1=70 2@23:59:59=80", "3", "0", "0:0=75", tags="boundary",
        note="More than 48 hours after the start, but on its second day.")
    add(g, "not-the-first-second-after-the-last-day", m(2), "1=70 2=80 3@00:00=200", "3", "0", "0:0=75", tags="boundary")
    add(g, "before-the-start-does-not-count", m(2), "-1=200 -5=200 1=70 2=80", "2", "0", "0:0=75")
    add(g, "opened-late-the-period-stays", m(2), "1=70 2=80 3=200 4=200 5=200", "5", "0", "0:0=75",
        note="To the end of its period, not to the open.")
    add(g, "later-than-the-open-on-the-last-day", m(2), "1=70 2@20:00=80", "2@08:00", "0", "0:0=75",
        note="The diary is taken as it is: a report later than the open counts if it is in the period.")
    add(g, "only-reports-outside", m(2), "0=200 3=200", "3", "0", note="None in the period: no notification.")
    add(g, "no-reports", m(2), "", "2", "0", note="No such report, no notification; the monitor ends all the same.")
    add(g, "one-report", m(3), "2=75", "3", "0", "0:0=75")
    add(g, "several-reports-on-one-day", m(2), "1@08:00=60 1@12:00=60 1@20:00=60 2=100", "2", "0", "0:0=70",
        note="The mean of reports, not of days: of days it would be 80.")
    add(g, "equal-reports", m(2), "1=70 1=70 2=100", "2", "0", "0:0=80", note="Equal reports are two.")
    add(g, "in-no-order", m(3), "3=75 0=200 2=70 4=200 1=80", "3", "0", "0:0=75")
    add(g, "newest-first", m(3), "4=200 3=75 2=70 1=80 0=200", "3", "0", "0:0=75", note="As the diary lists them.")
    add(g, "two-monitors-two-periods", [m(2), m(2, start="2")], "0=200 1=60 2=70 3=80 4=100 5=200", "4", "0,0", "0:0=65 0:1=90")
    add(g, "overlapping-periods", [m(3), m(3, start="1")], "1=60 2=70 3=80 4=100", "4", "0,0", "0:0=70 0:1=83.333336")
    add(g, "the-last-day-again-on-the-way", m(3), "1=60 2=70 3=110", "1 2 3 4", "2 1 0 0", "2:0=80")
    add(g, "a-period-of-one-day", m(1), "0=200 1=70 2=200", "1", "0", "0:0=70", tags="boundary")
    add(g, "a-period-of-a-thousand-days", m(1000), "0=200 1=70 1000=80 1001=200", "1200", "0", "0:0=75", tags="boundary")
    add(g, "over-the-leap-day", m(2), "0=200 1=70 2=80 3=200", "2", "0", "0:0=75", zero="2020-02-28", tags="leap", note="29 February and 1 March.")
    add(g, "over-february-without-a-leap-day", m(2), "0=200 1=70 2=80 3=200", "2", "0", "0:0=75", zero="2021-02-28", tags="leap", note="1 and 2 March.")


def chosen():
    """MON-2: which value, of which importance."""
    g = "chosen"
    reports = [report(when(d), i, temperature=t, weight=w, heartRate=h, glycemia=b) for d, i, t, w, h, b in (
        ("1", "2345", "36", "70", "60", "90"), ("2", "3452", "37", "72", "70", "120"), ("3", "4523", "38", "74", "95", "150"))]
    means = {"temperature": "37 37 37.5 38 -", "weight": "72 72 72 73 74", "heartRate": "75 75 65 65 70", "glycemia": "120 120 120 90 90"}
    for value in means:
        for importance, mean in enumerate(means[value].split(), 1):
            name = {"heartRate": "heart-rate"}.get(value, value)
            add(g, "%s-from-importance-%d" % (name, importance), monitor(3, value, importance=importance), reports, "3", "0",
                "" if mean == "-" else "0:0=" + mean, note="No report of that importance: none." if mean == "-" else None)
    m = monitor
    add(g, "the-importance-of-that-value", m(1, "weight", importance=4), [report(when("1"), "5155"), report(when("1"), "1411", weight="80")], "1", "0", "0:0=80",
        note="Not the greatest importance of the report.")
    add(g, "none-important-enough", m(1, importance=5), [report(when("1"), "5545"), report(when("1"), 4)], "1", "0", note="Two reports, but none that counts.")
    add(g, "more-important-counts-too", m(1, importance=2), [report(when("1"), 5, heartRate="90")], "1", "0", "0:0=90", note="At least that importance.")
    add(g, "a-heart-rate-is-not-averaged-as-a-temperature", m(1, limit="50"), [report(when("1"), heartRate="72")], "1", "0", "0:0=72",
        note="The published app averages temperature for every monitor: 36.6 is not above 50.")
    add(g, "a-glycemia-is-not-averaged-as-a-temperature", m(1, "glycemia", limit="37"), [report(when("1"), glycemia="90")], "1", "0", "0:0=90")


def limits():
    """MON-2: above the limit, as Floats."""
    g = "limit"
    m = monitor
    table = [
        # slug, value, values in the period, limit, mean or None, note
        ("below", "heartRate", "70 80", "76", None, None),
        ("at", "heartRate", "70 80", "75", None, "At the limit is not above it."),
        ("above", "heartRate", "70 80", "74", "75", None),
        ("half-a-beat-above", "heartRate", "72 73", "72", "72.5", "The mean is not cut to 72."),
        ("at-a-half", "heartRate", "72 73", "72.5", None, "Nor rounded to 73."),
        ("just-under-a-half", "heartRate", "72 73", "72.49999", "72.5", None),
        ("just-over-a-half", "heartRate", "72 73", "72.50001", None, None),
        ("of-0", "heartRate", "31", "0", "31", None),
        ("of-32767", "heartRate", "32767 32767", "32767", None, None),
        ("of-32766", "heartRate", "32767 32767", "32766", "32767", "The sum does not fit into 16 bits."),
        ("of-32766-9", "glycemia", "32767", "32766.9", "32767", None),
        ("temperature-at-36-6", "temperature", "36.6", "36.6", None, None),
        ("temperature-at-36-7", "temperature", "36.7", "36.7", None, "As a Float 36.7 is above 36.7 as a double: both are Floats."),
        ("temperature-at-37-5", "temperature", "37 38", "37.5", None, None),
        ("temperature-a-float-over-36-6", "temperature", "36.600002", "36.6", "36.600002", None),
        ("limit-a-float-over-36-6", "temperature", "36.6", "36.600002", None, None),
        ("limit-beyond-the-precision", "temperature", "36.6", "36.6000000001", None, None),
        ("limit-is-written-as-a-float", "temperature", "37", "36.6000000001", "37", "limit in the output: 36.6."),
        ("limit-of-many-digits", "temperature", "37", "36.599998474121094", "37", "limit in the output: 36.6."),
        ("temperature-just-over-36-65", "temperature", "36.6 36.7", "36.63", "36.65", "By more than the tolerance of a mean."),
        ("temperature-just-under-36-65", "temperature", "36.6 36.7", "36.67", None, None),
        ("weight-exactly-1", "weight", "1 1 1", "1", None, "All sums are exact: at the limit is not above it."),
        ("weight-of-1-above-0", "weight", "1", "0", "1", None),
        ("heart-rate-above-1", "heartRate", "31", "1", "31", None),
        ("thirds-written", "heartRate", "72 72 73", "72", "72.333336", "217/3 as the nearest Float."),
        ("limit-halfway-rounded-once", "temperature", "37.5", "37.49999809265136718749999", "37.5",
         "The limit is the Float 37.499996; by way of a double it would be 37.5."),
    ]
    for slug, value, numbers, limit, mean, note in table:
        reports = [report(when("1") + i, **{value: n}) for i, n in enumerate(numbers.split())]
        add(g, "limit-" + slug if not slug.startswith("limit") else slug, m(1, value, limit), reports, "1", "0", "0:0=" + mean if mean else "", note=note,
            tags="boundary precision" if "." in limit else "boundary" if slug in ("at", "of-32767") else None)


def notifications():
    """MON-2: how many, when, in which order."""
    g = "notifications"
    m = monitor
    week = "1 2 3 4 5 6 7"
    add(g, "once-and-never-again", m(2), week, "2 3 4 5 5", "0 0 0 0 0", "0:0=75", note="An ended monitor notifies again each later day in the published app.")
    add(g, "at-the-open-that-ends-it", m(3), week, "1 2 4", "2 1 0", "2:0=80")
    add(g, "not-on-the-same-day-again", m(2), week, "2@08:00 2@20:00", "0 0", "0:0=75")
    add(g, "not-after-going-back", m(2), week, "3 1 2 3", "0 0 0 0", "0:0=75")
    add(g, "two-at-one-open", [m(2), m(3)], week, "3", "0,0", "0:0=75 0:1=80", note="Ordered by monitor.")
    add(g, "two-at-one-open-the-later-start-first", [m(2, start="1"), m(2)], week, "3", "0,0", "0:0=85 0:1=75", note="By monitor, not by start or mean.")
    add(g, "two-at-two-opens", [m(3), m(2)], week, "2 3", "1,0 0,0", "0:1=75 1:0=80", note="Ordered by open, then by monitor.")
    add(g, "many-at-many-opens", [m(4), m(1), m(3), m(2), m(1)], week, "1 2 3 4", "3,0,2,1,0 2,0,1,0,0 1,0,0,0,0 0,0,0,0,0",
        "0:1=70 0:4=70 1:3=75 2:2=80 3:0=85", note="Monitors 1 and 4 are alike: each has its own.")
    add(g, "equal-monitors-one-each", [m(2), m(2)], week, "2", "0,0", "0:0=75 0:1=75")
    add(g, "one-without-reports-does-not-stop-the-next", [m(2, importance=5), m(2)], week, "2", "0,0", "0:1=75",
        note="In the source's loop a mean of 0 returns: the second would be lost.")
    add(g, "one-below-the-limit-does-not-stop-the-next", [m(2, limit="100"), m(2)], week, "2", "0,0", "0:1=75")
    add(g, "one-running-does-not-stop-the-next", [m(9), m(2)], week, "2", "7,0", "0:1=75")
    add(g, "one-ended-does-not-stop-the-next", [m(1), m(2)], week, "1 2", "0,1 0,0", "0:0=70 1:1=75")
    add(g, "one-not-started-does-not-stop-the-next", [m(2, start="9"), m(2)], week, "2", "2,0", "0:1=75")
    add(g, "the-middle-one-without-reports", [m(2), m(2, importance=4), m(2, value="weight")], week, "2", "0,0,0", "0:0=75 0:2=70")
    add(g, "no-reports-for-any", [m(1), m(2), m(3)], "", "3", "0,0,0")
    add(g, "limits-of-their-own", [m(2, limit="74"), m(2, limit="75"), m(2, limit="76")], week, "2", "0,0,0", "0:0=75")
    add(g, "all-four-values", [m(2, v) for v in ("glycemia", "temperature", "heartRate", "weight")], "1 2", "2", "0,0,0,0", "0:0=90 0:1=36.6 0:2=75 0:3=70")
    add(g, "from-is-the-start-as-given", m(2, start="0@17:42:13"), week, "2", "0", "0:0=75", note="With its time of day, not its midnight.")
    add(g, "open-is-an-index-of-opens", m(2), week, "0 0 1 1 1 2", "2 2 1 1 1 0", "5:0=75", note="Counted among all opens, also those that change nothing.")
    add(g, "one-for-many-days-at-once", m(2), week, "7", "0", "0:0=75")
    add(g, "no-notification-while-it-runs", m(3, limit="0"), week, "1 2", "2 1")
    add(g, "notes-play-no-part", m(1), [report(when("1"), note="fever"), report(when("1"), heartRate="78")], "1", "0", "0:0=75")


def zones():
    """Midnights and clock changes of each zone; computed."""
    g = "zones"
    for zone in ZONES:
        if zone == "UTC":
            continue
        name = SLUG[zone]
        m = monitor(2, start="0@23:59:59")
        add(g, name + "-midnights", m, diary("0@23:59:59=200 1@00:00=70 2@23:59:59=81 3@00:00=200", zone), "0@23:59:59 1@00:00 1@23:59:59 2@00:00", zone=zone,
            note="To the second, by the clocks of the zone.", tags="boundary")
    add(g, "another-zone-another-day", monitor(2, start=1600000000), diary("12=70 13=80 14=90 15=100"), [1600000000 + 43200, 1600000000 + 86400], zone="Asia/Tokyo",
        note="The same moments as in the next case: 12:26 UTC is 21:26 in Tokyo.")
    add(g, "another-zone-the-same-moments", monitor(2, start=1600000000), diary("12=70 13=80 14=90 15=100"), [1600000000 + 43200, 1600000000 + 86400],
        zone="America/Los_Angeles", note="The same moments as in the case before.")
    both = [monitor(2, start=utc("2020-09-13 09:30:00"))]
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"):
        add(g, SLUG[zone] + "-the-date-line", both, [report(utc("2020-09-%02d %s" % (d, t)), heartRate=str(r)) for d, t, r in ((13, "10:30:00", 60), (14, "09:30:00", 70), (14, "11:30:00", 80), (15, "10:30:00", 95))],
            [utc("2020-09-13 10:00:00"), utc("2020-09-14 11:00:00"), utc("2020-09-15 10:00:00")], zone=zone, note="One moment, two or three dates.")

    g = "changes"
    chosen = {"America/Sao_Paulo": (2018, 2019), "America/St_Johns": (2008, 2008)}
    for zone in ZONES:
        forward_year, back_year = chosen.get(zone, (2021, 2021))
        name = SLUG[zone]
        for moment, before, after in transitions(zone):
            shown = clock(moment, zone)
            year = clock(moment - 86400, zone).year
            if (after > before and year == forward_year) or (after < before and year == back_year):
                kind = "forward" if after > before else "back"
                zero = clock(moment + 3600 * 3, zone).date()  # the day of the change (of St. John's too)
                eve, morrow = zero - timedelta(1), zero + timedelta(1)

                def at(d, time):
                    return local("%s %s" % (d, time), zone)
                start = at(eve, "23:30:00" if kind == "back" else "22:30:00")
                # noon to noon: 23 or 25 hours
                add(g, "%s-%s-noon-to-noon" % (name, kind), monitor(3, start=at(eve, "12:00:00")), "",
                    [at(zero, "12:00:00"), at(morrow, "12:00:00"), at(morrow + timedelta(1), "12:00:00")], zone=zone,
                    note="One day each, also the one of %s hours." % {-3600: "25", 3600: "23", 1800: "23:30", -1800: "24:30"}[after - before], tags="dst")
                last = at(zero, "23:59:59")
                add(g, "%s-%s-edges-of-the-day" % (name, kind), monitor(1, start=start), [
                    report(start, heartRate="200"), report(at(zero, "04:00:00"), heartRate="70"), report(last, heartRate="80"), report(last + 1, heartRate="200")],
                    [start, at(zero, "04:00:00"), last, last + 1], zone=zone, note="The day of the change from its own midnights, whatever its length.", tags="dst boundary")
                add(g, "%s-%s-about-the-change" % (name, kind), monitor(2, start=start), [
                    report(moment - 1, heartRate="60"), report(moment, heartRate="90")],
                    [moment - 1, moment, moment + abs(after - before), at(morrow, "00:30:00")], zone=zone, note="A second before the change, and the change itself.", tags="dst")
    add(g, "st-johns-back-over-midnight", monitor(3, start=utc("2008-11-01 15:00:00")), [
        report(utc("2008-11-02 02:30:30"), heartRate="60"), report(utc("2008-11-02 02:31:00"), heartRate="80"), report(utc("2008-11-02 03:30:00"), heartRate="100")],
        [utc("2008-11-02 02:30:30"), utc("2008-11-02 02:31:00"), utc("2008-11-02 03:30:00"), utc("2008-11-04 15:00:00")], zone="America/St_Johns",
        note="00:00:30 of the 2nd, then 23:01 of the 1st, then 00:00 of the 2nd again: going back changes nothing.", tags="dst")
    add(g, "st-johns-ended-before-the-clocks-go-back", monitor(1, start=utc("2008-11-01 15:00:00")), [
        report(utc("2008-11-02 02:30:30"), heartRate="60"), report(utc("2008-11-02 02:31:00"), heartRate="200"), report(utc("2008-11-02 03:30:00"), heartRate="100")],
        [utc("2008-11-02 02:30:30"), utc("2008-11-02 02:31:00"), utc("2008-11-02 03:30:00")], zone="America/St_Johns",
        note="It ends in the first minute of the 2nd; the report of 23:01 is one of the 1st, though later.", tags="dst")
    add(g, "st-johns-start-in-the-hour-that-comes-again", monitor(2, start=utc("2008-11-02 02:30:30")), [
        report(utc("2008-11-02 02:45:00"), heartRate="200"), report(utc("2008-11-02 04:00:00"), heartRate="200"), report(utc("2008-11-03 04:00:00"), heartRate="70")],
        [utc("2008-11-02 02:45:00"), utc("2008-11-02 04:00:00"), utc("2008-11-03 04:00:00"), utc("2008-11-04 04:00:00")], zone="America/St_Johns",
        note="It starts on the 2nd; a quarter of an hour later it is the 1st.", tags="dst")
    add(g, "rome-a-year-of-days", monitor(400, start=local("2020-01-01 00:30:00", "Europe/Rome")), "",
        [local("2020-%02d-01 00:15:00" % n, "Europe/Rome") for n in range(2, 13)] + [local("2021-01-01 00:15:00", "Europe/Rome")], zone="Europe/Rome",
        note="Started at 00:30, opened at 00:15: by seconds a day would be missing.", tags="dst")
    add(g, "rome-in-summer-days-begin-at-22-utc", monitor(2, start=utc("2020-07-31 21:59:59")), [
        report(utc("2020-07-31 22:00:00"), heartRate="70"), report(utc("2020-08-02 21:59:59"), heartRate="80"), report(utc("2020-08-02 22:00:00"), heartRate="200")],
        [utc("2020-07-31 22:00:00"), utc("2020-08-02 21:59:59")], zone="Europe/Rome", tags="boundary")


def large():
    g = "large"
    rates = [(d, str(60 + d * 7919 % 53), d % 5 + 1) for d in range(1, 366)]
    year = [report(when("%d@%02d:00" % (d, d % 24)), i, heartRate=r) for d, r, i in rates]
    add(g, "a-year-of-reports", monitor(365), year, [when(str(d)) for d in range(0, 370)], tags="long", note="Opened each day of a year.")
    add(g, "a-year-of-reports-newest-first", [monitor(30, importance=i, start=str(s)) for i in range(1, 6) for s in (0, 100, 300)], year[::-1],
        [when(str(d)) for d in range(10, 370, 10)], tags="long")
    add(g, "fifty-monitors", [monitor(n, limit=str(80 + n % 7)) for n in range(1, 51)], year[:60], [when(str(d)) for d in range(1, 52)], tags="long",
        note="One ends each day.")
    add(g, "all-end-at-once", [monitor(n) for n in range(1, 51)], year[:60], "60", tags="long")
    add(g, "a-thousand-on-one-day", monitor(1, "weight", "70.05"), [report(when("1") + n, weight="70.%d" % (n % 3)) for n in range(1000)], "1", tags="long",
        note="Added as Floats the mean drifts, though by less than the tolerance.")
    add(g, "a-thousand-of-the-greatest", monitor(1, "glycemia", "32766"), [report(when("1") + n, glycemia="32767") for n in range(1000)], "1", "0", "0:0=32767", tags="long")
    add(g, "a-thousand-opens", monitor(1000), "", [when(str(n)) for n in range(1, 1001)], tags="long")


def from_the_source():
    g = "source"
    add(g, "several-at-once-of-the-source", [monitor(2), monitor(3, "temperature", "37.5"), monitor(5, "weight", "80")], "1 2 3", "1 2 3", "1,2,4 0,1,3 0,0,2",
        "1:0=75", note="È possibile creare più monitoraggi contemporaneamente.")
    add(g, "appearing-again-of-the-source", monitor(4), "", "1@09:00 1@10:00 1@11:00", "3 3 3",
        note="Gli oggetti Monitoring non vengono aggiornati ogni volta che viene eseguita .onAppear().")
    add(g, "days-between-of-the-source", monitor(7), "", "3 5", "4 2",
        note="Decrementato del numero di giorni che intercorrono tra \"day\" e il giorno corrente.")


if __name__ == "__main__":
    assert tzdata_version() == "2025b", tzdata_version()
    for part in (days_left, table, periods, chosen, limits, notifications, zones, large, from_the_source):
        part()
    CASES.write()
