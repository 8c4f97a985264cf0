#!/usr/bin/env python3
"""Makes cases of health.merge. zoneinfo finds the days; exact fractions, rounded to a double at each step, give the
means.

The script makes a case for each outcome that the readings allow.
"""
from fractions import Fraction

from shared.cases import Cases
from shared.line import Numeral
from shared.readings import spread
from shared.reports import SINGLES, VALUES, passed_on, report
from shared.singles import binary32, binary64, shortest
from shared.zones import FIRST_DATE, LAST_DATE, ZONES, changes, day, local, tzdata, utc, zone_slug

CASES = Cases("health.merge", __file__)
MEAN, ROUNDING, NOTE = (f"health.merge.{name}" for name in ("mean", "rounding", "note"))
OPTIONS = {MEAN: ("pairwise", "running"), ROUNDING: ("truncate", "nearest"), NOTE: ("both", "shipped")}
BY_ZONES = f"days by Python zoneinfo with tzdata {tzdata()}, means by exact fractions"
NOON = 1600000000  # 2020-09-13 12:26:40 UTC


def mean_of(value, old, new, entries, readings):
    k = entries if readings[MEAN] == "running" else 1
    if value in SINGLES:
        return shortest(binary32(binary64(binary64(binary64(binary32(old) * k) + binary32(new)) / (k + 1))))
    exact = (k * Fraction(old) + Fraction(new)) / (k + 1)
    whole = exact.numerator // exact.denominator
    return Numeral(whole + (readings[ROUNDING] == "nearest" and exact - whole >= Fraction(1, 2)))


def merged(old, new, readings):
    entries = old.get("entries", 1)
    notes = [each["note"] for each in (old, new) if "note" in each]
    return {"date": old["date"], **{value: mean_of(value, old[value], new[value], entries, readings) for value in VALUES},
            "importance": {value: max(old["importance"][value], new["importance"][value]) for value in VALUES},
            **({"note": notes[0] if readings[NOTE] == "shipped" else "\n".join(notes)} if notes else {}), "entries": entries + 1}


def told(given, readings):
    new, days = given["new"], [day(each["date"], given["timeZone"]) for each in given["reports"]]
    diary = [{name: passed_on(name, each) if name in SINGLES else each for name, each in one.items()}
             for one in (*given["reports"], new)]
    if day(new["date"], given["timeZone"]) in days:
        place = days.index(day(new["date"], given["timeZone"]))
        diary[place] = merged(given["reports"][place], new, readings)
        del diary[-1]
    return {"reports": sorted(diary, key=lambda each: -each["date"])}


def add(group, slug, reports, new, zone="UTC", note=None, tags="", derived=None, basis=None):
    given = {"reports": reports, "new": new, "timeZone": zone}
    for named, _, output in spread(OPTIONS, lambda readings: told(given, readings)):
        suffix = "".join("-" + {"truncate": "truncated", "nearest": "rounded"}.get(each, each) for each in named.values())
        CASES.add(group, slug + suffix, "MER-1 MER-2", given, output, readings=named, note=note,
                  derived=derived or ("exact fractions rounded to binary32" if zone == "UTC" else BY_ZONES),
                  basis="decision" if named else basis or ("source" if zone == "UTC" else "standard"),
                  tags=("readings " if named else "") + tags)


def r(moment=NOON, **changed):
    return report(utc(moment) if isinstance(moment, str) else moment, **changed)


# ---- means, counts

for value, pairs in (("temperature", [("36.4", "38.9"), ("35.87", "36.13"), ("39.99", "40.01"), ("36.123", "37.321"), ("41.7", "33.3")]),
                     ("weight", [("64.3", "64.8"), ("99.9", "100.1"), ("3.21", "3.19"), ("123.456", "654.321"), ("0.3", "0.6")])):
    for letter, (old, new) in zip("abcde", pairs):
        add("means", f"{value}s-computed-{letter}", [r(**{value: old})], r(NOON + 60, **{value: new}), tags="precision",
            basis="standard")
add("running", "six-entries-singles", [r(weight="70.1", entries=6)], r(weight="71.5"), tags="precision")
add("running", "thirteen-entries-singles", [r(temperature="36.7", weight="81.3", entries=13)],
    r(temperature="38.2", weight="80.9"), tags="precision")
add("running", "10000-entries-singles", [r(weight="70.1", entries=10000)], r(weight="99.9"), tags="precision boundary")
add("running", "9999-entries-singles", [r(temperature="36.6", weight="70", entries=9999)], r(temperature="41.6", weight="170"),
    tags="precision")
add("running", "entries-of-the-others-play-no-part", [r(entries=1, heartRate="60"), r("2020-09-12 12:00:00", entries=7)],
    r(heartRate="90"), note="The count is that of the merged report.", basis="decision")
add("diary", "others-with-entries",
    [r("2020-09-12 12:00:00", entries=5), r("2020-09-11 12:00:00", entries=1), r("2020-09-10 12:00:00")],
    r("2020-09-13 12:00:00"), note="5 stays 5, 1 stays 1, absent stays absent.", basis="decision")

# ---- zones

for zone in ZONES[1:]:
    name, midnight, utc_midnight = zone_slug(zone), local("2020-06-11 00:00:00", zone), utc("2020-06-11 00:00:00")
    add("zones", f"{name}-over-midnight", [r(midnight - 1)], r(midnight, heartRate="76"), zone, "Two days there.", "boundary")
    add("zones", f"{name}-first-and-last-second", [r(midnight)], r(midnight + 86399, heartRate="76"), zone, "One day there.",
        "boundary")
    if zone != "Europe/London":
        add("zones", f"{name}-midnight-of-utc", [r(utc_midnight - 1)], r(utc_midnight, heartRate="76"), zone,
            "Midnight elsewhere: one day there.")
for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "Pacific/Chatham", "Asia/Kathmandu"):
    add("zones", f"{zone_slug(zone)}-two-hours-about-the-date-line", [r("2020-09-13 09:30:00")],
        r("2020-09-13 11:30:00", heartRate="76"), zone, "The same moments in five zones.")
DIARY = [r(f"2020-09-{d} 22:30:00", heartRate=str(50 + 2 * d)) for d in (12, 11, 10)]
for zone in ("UTC", "Europe/Rome", "America/New_York"):
    add("zones", f"{zone_slug(zone)}-which-of-three-evenings", DIARY, r("2020-09-12 05:00:00", heartRate="60"), zone,
        "22:30 UTC is the next day in Rome; 05:00 UTC is not the day before in New York.")

# ---- clock changes

for zone, moment, seconds in changes():
    name = f"{zone_slug(zone)}-{'forward' if seconds > 0 else 'back'}"
    the_day = day(moment + 3 * 3600, zone)
    noon, last = local(f"{the_day} 12:00:00", zone), local(f"{the_day} 23:59:59", zone)
    first = next(t for t in range(noon - 14 * 3600, noon) if day(t, zone) == the_day)
    hours = Fraction(last + 1 - first, 3600)
    tell = f"From the first second of that day to its last: {int(hours)}{':30' if hours % 1 else ''} hours."
    for slug, old, new, note in [("whole-day", first, last, tell), ("over-its-end", last, last + 1, tell),
                                 ("over-its-beginning", first - 1, first, tell),
                                 ("over-the-change", moment - 1, moment, "A second before the change, and the change.")]:
        add("changes", f"{name}-{slug}", [r(old)], r(new, heartRate="76"), zone, note, "dst boundary")
for slug, zone, old, new, note, tags in [
        ("rome-the-night-of-the-change", "Europe/Rome", "2020-10-24 23:30:00", "2020-10-25 00:30:00",
         "01:30 and 02:30 on 2020-10-25, before the clocks go back.", "dst"),
        ("rome-twice-half-past-two", "Europe/Rome", "2020-10-25 00:30:00", "2020-10-25 01:30:00",
         "02:30, and 02:30 again an hour later.", "dst"),
        ("st-johns-the-day-before-again", "America/St_Johns", "2008-11-02 02:00:00", "2008-11-02 03:00:00",
         "23:30 of the 1st, and 23:30 of the 1st again; a minute in between was of the 2nd.", "dst"),
        ("sydney-two-rules", "Australia/Sydney", "2008-04-01 13:30:00", "2008-04-01 12:30:00",
         "Summer time until 6 April from 2008 on: 13:30 UTC is 00:30 of the 2nd.", "dst"),
        ("sydney-two-rules-2007", "Australia/Sydney", "2007-04-01 13:30:00", "2007-04-01 12:30:00",
         "Summer time until 25 March in 2007: 13:30 UTC is 23:30 of the 1st.", "dst"),
        ("sao-paulo-without-summer-time", "America/Sao_Paulo", "2020-01-02 02:30:00", "2020-01-02 03:30:00",
         "None since 2019: midnight is at 03:00 UTC.", "dst"),
        ("sao-paulo-with-summer-time", "America/Sao_Paulo", "2018-01-02 02:30:00", "2018-01-02 03:30:00",
         "Midnight is at 02:00 UTC.", "dst"),
        ("kiritimati-last-day-of-the-range", "Pacific/Kiritimati", LAST_DATE - 86399, LAST_DATE,
         "31 December, and the 1st of January of 2026 there.", "boundary"),
        ("pago-pago-first-day-of-the-range", "Pacific/Pago_Pago", FIRST_DATE, FIRST_DATE + 11 * 3600,
         "31 December 1999 there, and the 1st of January.", "boundary")]:
    add("changes", slug, [r(old)], r(new, heartRate="76"), zone, note, tags)
add("changes", "st-johns-the-minute-in-between", [r("2008-11-02 02:00:00"), r("2008-11-02 04:00:00", heartRate="60")],
    r("2008-11-02 02:30:30", heartRate="76"), "America/St_Johns", "00:00:30 of the 2nd: merged into the later one.", "dst")
add("changes", "new-york-summer-and-winter", [r("2020-07-02 04:30:00"), r("2020-01-02 04:30:00")],
    r("2020-01-02 05:30:00", heartRate="76"), "America/New_York", "04:30 UTC is the 2nd in July and the 1st in January.", "dst")

# ---- large diaries

DIARY = [report(NOON - 86400 * i, weight=f"70.{i % 10}", heartRate=str(60 + i * 7 % 40), entries=i % 3 + 1) for i in range(1000)]
DAYS = DIARY[:200]
add("large", "a-thousand-days-added", DIARY, r(NOON + 86400), tags="long")
add("large", "two-hundred-days-merged-into-the-last", DAYS, r(NOON - 86400 * 199 + 60, heartRate="60"), tags="long")
add("large", "two-hundred-days-oldest-first", DAYS[::-1], r(NOON - 86400 * 100 + 60, heartRate="60", weight="70"), tags="long")
add("large", "two-hundred-days-in-no-order", [DAYS[i * 37 % 200] for i in range(200)], r(NOON + 86400), "Europe/Rome", tags="long")
add("large", "200-of-one-moment", [r("2020-09-12 12:00:00", heartRate=str(30 + i)) for i in range(200)], r(), tags="long",
    note="A sort that is not stable shuffles them.", basis="decision")

CASES.run()
