#!/usr/bin/env python3
"""Writes the golden cases of mobility.track; see mobility.py for where.

Needs pandas 3.1.1 and python-dateutil 4.0.0 of PyPI. What is drawn stands below, by hand; in the cases by chance pandas
finds the runs of equal activity (`shift`, `cumsum`, `groupby`). Which records a weekday keeps dateutil tells, by the
weekday and the day of each record in the zone; the segments between them follow by hand from those days.

    records    `0w 10a 30n9 90n10 100nC 110wM`   minutes from `start`, activity (n w r c a u), userMode, C closing, M manual (walk)
    segments   `u w .`   from each record to the next: its activity, `.` if there is none
    stretches  `0-2w`    from record 0 to record 2, walking
    circles    `2-3`     from the 9 at record 2 to the 10 at record 3
"""
import random
import re
import sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

sys.dont_write_bytecode = True
import dateutil  # noqa: E402
import pandas  # noqa: E402
from dateutil import tz  # noqa: E402
from mobility import Cases, naming, record  # noqa: E402

CASES = Cases("mobility.track")
WEEKDAY = "mobility.track.weekday"
OPTIONS = {WEEKDAY: ("latest", "all")}
LETTERS = {"n": "notMoving", "w": "walking", "r": "running", "c": "cycling", "a": "automotive", "u": "unknown"}
LOOKS = {"w": ("orange", "dashed", 1), "r": ("orange", "dashed", 1), "c": ("cyan", "dashed", 1),
    "a": ("red", "solid", 1),
         "u": ("black", "solid", 0.5), "n": ("black", "solid", 0.5)}
PANDAS, DATEUTIL = ("pandas", pandas.__version__), ("python-dateutil", dateutil.__version__)
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def at(text, zone="Europe/Rome"):
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


MONDAY = at("2021-06-07")


def records_of(words, start=MONDAY + 8 * 3600):
    records = []
    for word in words.split():
        minutes, letter, mode, kind = re.fullmatch(r"(-?[\d.]+)([nwrcau])(9|10)?([CM])?", word).groups()
        t = float(minutes) * 60 + start
        kinds = {"C": {"kind": "closing"}, "M": {"kind": "manual", "vehicle": "walk"}}.get(kind, {})
        records.append(record(int(t) if t == int(t) else t, LETTERS[letter], int(mode or 0), **kinds))
    return records


def stretches_by_hand(words, records):
    found = []
    for word in words.split():
        begin, end, letter = re.fullmatch(r"(\d+)-(\d+)(\w)", word).groups()
        found.append({"from": int(begin), "to": int(end), "activity": LETTERS[letter],
            "start": records[int(begin)]["t"],
                      "duration": records[int(end)]["t"] - records[int(begin)]["t"]})
    return found


def stretches_of(letters):
    """The words of the stretches, by pandas."""
    if not letters:
        return ""
    row = pandas.Series(letters)
    runs = row.groupby((row != row.shift()).cumsum())
    return " ".join(f"{run.index[0]}-{run.index[-1] + 1}{run.iloc[0]}" for _, run in runs if run.iloc[0] != ".")


def output(records, letters, stretches, circles):
    segments = []
    for place, letter in enumerate(letters):
        if letter != ".":
            colour, pattern, opacity = LOOKS[letter]
            segments.append({"from": place, "to": place + 1, "activity": LETTERS[letter], "colour": colour,
                "pattern": pattern, "opacity": opacity})
    rings = []
    for word in circles.split():
        enter, left = map(int, word.split("-"))
        rings.append({"at": enter, "radius": 100, "dwell": records[left]["t"] - records[enter]["t"]})
    return {"segments": segments, "stretches": stretches_by_hand(stretches, records), "circles": rings}


def add(group, slug, clauses, words, letters, stretches=None, circles="", start=MONDAY + 8 * 3600, **more):
    records = records_of(words, start)
    letters = letters.split()
    assert len(letters) == max(0, len(records) - 1), slug
    if stretches is None:
        more.setdefault("computed", PANDAS)
        stretches = stretches_of(letters)
    assert stretches == stretches_of(letters), slug
    CASES.add(group, slug, clauses, {"records": records}, output(records, letters, stretches, circles), **more)


# ---- TRK-1

G = "segments"
add(G, "no-records", "TRK-1", "", "", "", by="no records, no line")
add(G, "one-record", "TRK-1", "0w", "", "", by="a line needs two")
for letter, activity in LETTERS.items():
    colour, pattern, opacity = LOOKS[letter]
    add(G, f"both-{activity.lower()}", "TRK-1 TRK-2", f"0{letter} 3{letter}", letter, f"0-1{letter}",
        by=f"{colour}, {pattern}, {opacity}",
        basis="source" if letter in "wcau" else "decision")
for one in LETTERS:
    for other in LETTERS:
        if one != other:
            add(G, f"mixed-{LETTERS[one].lower()}-{LETTERS[other].lower()}", "TRK-1 TRK-2", f"0{one} 3{other}", "u",
                "0-1u",
                by="different activities: unknown, black, solid, 0.5", basis="source", tags="question"
                    if {one, other} == {"w", "r"} else None)
add(G, "no-time-between", "TRK-1 TRK-2", "0w 0w", "w", "0-1w", by="a segment of no time is one")
add(G, "manual-records-too", "TRK-1 TRK-2", "0wM 10wM", "w", "0-1w", by="by activity, whatever the kind")
add(G, "to-the-closing-record", "TRK-1 TRK-2", "0w 10wC", "w", "0-1w", by="it is a record as well")
add(G, "from-the-closing-record", "TRK-1 TRK-2", "0wC 600w", "w", "0-1w", by="two consecutive records", tags="question",
    note="Statistics end time there; the clause on segments does not.")
add(G, "one-place", "TRK-1 TRK-2", "0w 3w 6w", "w w", "0-2w",
    by="all records here are at one place; a segment each all the same")

# ---- the geofence

G = "geofence"
add(G, "none-from-nine-to-ten", "TRK-1 TRK-2", "0n9 60n10", ".", "", "0-1", by="no segment; one circle of 3600 s")
add(G, "before-and-after", "TRK-1 TRK-2", "0w 10w9 90w10 100w", "w . w", "0-1w 2-3w", "1-2",
    by="the stay parts two stretches")
add(G, "records-between", "TRK-1 TRK-2", "0n9 20w 40w 60n10", ". . .", "", "0-3", by="none from the 9 to the next 10")
add(G, "to-the-nine-and-from-the-ten", "TRK-1 TRK-2", "0a 10n9 90n10 100a", "u . u", "0-1u 2-3u", "1-2",
    by="mixed to it, mixed from it")
add(G, "two-geofences", "TRK-1 TRK-2", "0n9 30w10 40w 50w9 90w10", ". w w .", "1-3w", "0-1 3-4",
    by="each its circle: 1800 and 2400 s")
add(G, "exit-and-enter", "TRK-1 TRK-2", "0n9 30w10 60w9 90w10", ". w .", "1-2w", "0-1 2-3",
    by="from a 10 to the next 9 there is a line")
add(G, "nine-without-a-ten", "TRK-1 TRK-2", "0w 10w9 20w", "w w", "0-2w", "",
    by="no next 10: lines, and no dwell to tell", tags="question")
add(G, "nine-and-closing", "TRK-1 TRK-2", "0w 10w9 20wC", "w w", "0-2w", "", by="no next 10", tags="question")
add(G, "ten-without-a-nine", "TRK-1 TRK-2", "0w 10w10 20w", "w w", "0-2w", "", by="no 9 before it")
add(G, "nine-twice", "TRK-1 TRK-2", "0w9 10w9 20w10", "w .", "0-1w", "1-2", by="the stay is from the second 9",
    tags="question")
add(G, "ten-twice", "TRK-1 TRK-2", "0w9 10w10 20w10", ". w", "1-2w", "0-1", by="the second 10 has no 9")
add(G, "manual-inside", "TRK-1 TRK-2", "0n9 20wM 60w10", ". .", "", "0-2", by="none from the 9 to the next 10",
    tags="question")
add(G, "no-dwell", "TRK-2", "0n9 0n10", ".", "", "0-1", by="0 s is a dwell", tags="boundary")
add(G, "long-dwell", "TRK-2", "0n9 720n10", ".", "", "0-1", by="12 h are 43200 s")

# ---- TRK-2

G = "stretches"
for slug, words, letters, stretches, by in [
    ("one-of-three", "0w 3w 6w 9w", "w w w", "0-3w", "walking throughout: 540 s"),
    ("walk-and-ride", "0w 3w 6a 9a", "w u a", "0-1w 1-2u 2-3a", "the mixed segment between is a stretch of its own"),
    ("mixed-run", "0w 3a 6w 9a", "u u u", "0-3u", "three unknown segments are one stretch"),
    ("mixed-and-unknown", "0w 3u 6u 9w", "u u u", "0-3u", "unknown and mixed are one activity"),
    ("there-and-back", "0w 3w 6c 9c 12w 15w", "w u c u w", "0-1w 1-2u 2-3c 3-4u 4-5w", "five stretches"),
    ("walking-and-running", "0w 3w 6r 9r", "w u r", "0-1w 1-2u 2-3r", "running looks alike and is another activity"),
    ("still", "0n 3n 6n", "n n", "0-2n", "one stretch of notMoving"),
    ("changes-each-time", "0w 3r 6c 9a", "u u u", "0-3u", "all mixed"),
    ("last-alone", "0c 3c 6c 9a 12a", "c c u a", "0-2c 2-3u 3-4a", "360, 180, 180 s"),
]:
    add(G, slug, "TRK-1 TRK-2", words, letters, stretches, by=by, basis="source")
add(G, "durations-differ", "TRK-2", "0w 1w 10w 11a 30a", "w w u a", "0-2w 2-3u 3-4a", by="600, 60 and 1140 s")
add(G, "half-seconds", "TRK-2", "0w 0.0125w", "w", "0-1w", by="0.75 s")
add(G, "starts-before-the-epoch", "TRK-2", "0w 10w", "w", "0-1w", start=-3600, by="start -3600")
CHANCE = random.Random(53)
for number in range(1, 31):
    letters = [CHANCE.choice("wwacn" if number % 2 else "wwwa") for _ in range(9)]
    minutes, row = 0, []
    for letter in letters:
        minutes += CHANCE.choice([3, 3, 3, 6, 21])
        row.append(f"{minutes}{letter}")
    pairs = [one if one == other else "u" for one, other in zip(letters, letters[1:])]
    add(G, f"by-chance-{number}", "TRK-1 TRK-2", " ".join(row), " ".join(pairs), computed=PANDAS)

# ---- through a town: what a map shows

G = "town"


def through_town(slug, words, places, letters, stretches, circles, by):
    """`places` are steps of 0.001° north and east of Compiègne, one a record."""
    records = records_of(words)
    for one, place in zip(records, places.split()):
        north, east = map(int, place.split(","))
        one.update(lat=round(49.4179 + north / 1000, 4), lon=round(2.8261 + east / 1000, 4))
    letters = letters.split()
    assert len(records) == len(places.split()) == len(letters) + 1 and stretches == stretches_of(letters), slug
    CASES.add(G, slug, "TRK-1 TRK-2", {"records": records}, output(records, letters, stretches, circles), by=by)


through_town("to-work-and-back", "0n9 60n10 63w 66w 69a 72a 75a 80n9 530n10 533a 536a 539a 542w 545w",
    "0,0 0,1 1,2 2,3 3,5 5,7 6,10 7,11 7,12 5,11 4,8 2,6 1,3 0,1", ". u w u a a u . u a a u w",
    "1-2u 2-3w 3-4u 4-6a 6-7u 8-9u 9-11a 11-12u 12-13w", "0-1 7-8",
    "mixed to each stay and from it; 60 and 450 min inside")
through_town("by-bike-along-the-river", "0c 3c 6c 9c 12r 15r 18r 21u 24u",
    "0,0 1,2 1,4 2,6 3,7 4,7 5,6 6,5 6,3", "c c c u r r u u", "0-3c 3-4u 4-6r 6-8u", "",
    "cyan, then a mixed one, orange, and black to the end")
through_town("a-stay-on-the-way", "0w 3w 6w 9n9 99n10 102a 105a 108a",
    "0,0 1,1 2,2 4,2 4,3 5,5 5,7 6,9", "w w u . u a a", "0-2w 2-3u 4-5u 5-7a", "3-4",
    "on foot, 90 min inside, and on by car")

# ---- TRK-3


def shown(given, which):
    """The day on which dateutil shows each record, none if the filter leaves it out."""
    zone = tz.gettz(given.get("timeZone", "UTC"))
    days = [datetime.fromtimestamp(one["t"], timezone.utc).astimezone(zone).date() for one in given["records"]]
    fitting = {day for day in days if DAYS[day.weekday()] == given["filter"]}
    if which == "latest" and fitting:
        fitting = {max(fitting)}
    return [day if day in fitting else None for day in days]


def filtered(group, slug, words, letters, filter, zone="Europe/Rome", start=MONDAY + 8 * 3600, circles="",
    readings=None, **more):
    """`letters` and `circles` are those of all records; what the filter leaves is drawn."""
    given = {"records": records_of(words, start), "filter": filter, **({"timeZone": zone} if zone else {})}

    def told(chosen):
        days = shown(given, chosen[WEEKDAY])
        left = [letter if one and one == other else "." for letter, one, other in zip(letters.split(), days, days[1:])]
        rings = " ".join(word for word in circles.split() if days[int(word.split("-")[0])])
        return output(given["records"], left, stretches_of(left), rings)

    full = {WEEKDAY: "latest", **(readings or {})}
    if not ({"by", "computed"} & set(more)):
        more["computed"] = DATEUTIL
    CASES.add(group, slug, "TRK-3", given, told(full), readings=naming(OPTIONS, full, told) or None, **more)


G = "filter"
WEEK = " ".join(f"{day * 1440}w {day * 1440 + 30}w" for day in range(7))
PAIRS = " ".join(["w"] * 13)
for day in DAYS:
    filtered(G, f"only-{day}", WEEK, PAIRS, day, basis="source")
FORTNIGHT = " ".join(f"{day * 1440}w {day * 1440 + 30}w" for day in (0, 2, 7, 9))
for day in ("monday", "wednesday"):
    for option in OPTIONS[WEEKDAY]:
        filtered(G, f"two-weeks-{day}-{option}", FORTNIGHT, " ".join(["w"] * 7), day, readings={WEEKDAY: option})
filtered(G, "no-such-day", FORTNIGHT, " ".join(["w"] * 7), "sunday", note="Nothing, not everything.")
filtered(G, "last-monday-without-a-line", "0w 30w 10080w", "w w", "monday", readings={WEEKDAY: "latest"},
         note="The last Monday has one record: no segment, and not the Monday before.")
filtered(G, "last-monday-without-a-line-all", "0w 30w 10080w", "w w", "monday", readings={WEEKDAY: "all"},
         note="From one Monday to the next there is no line.", tags="question")
CASES.add(G, "always", "TRK-3", {"records": records_of("0w 30w 1440w"), "filter": "always", "timeZone": "Europe/Rome"},
          output(records_of("0w 30w 1440w"), ["w", "w"], "0-2w", ""), by="all, over midnight too", basis="source")
CASES.add(G, "always-without-a-zone", "TRK-3", {"records": records_of("0w 30w"), "filter": "always"},
          output(records_of("0w 30w"), ["w"], "0-1w", ""), by="all: no zone is needed")
CASES.add(G, "absent-is-always", "TRK-3", {"records": records_of("0w 1440w"), "timeZone": "Europe/Rome"},
          output(records_of("0w 1440w"), ["w"], "0-1w", ""), by="without a filter all")
filtered(G, "filter-of-no-records", "", "", "monday")
filtered(G, "a-circle-of-that-day", "0n9 60n10 1440n9 1500n10", ". n .", "tuesday", circles="0-1 2-3")
filtered(G, "a-circle-over-midnight-enters", "900n9 1800n10", ".", "monday", circles="0-1", tags="question",
    note="Its whole dwell, though it ends on Tuesday.")
filtered(G, "a-circle-over-midnight-leaves", "900n9 1800n10", ".", "tuesday", circles="0-1", tags="question")
filtered(G, "the-pair-is-found-before-the-filter", "900n9 1800n10 1810n", ". n", "tuesday", circles="0-1")
filtered(G, "without-a-zone", "0w 30w", "w", "monday", zone=None, tags="question")

G = "midnight"
for zone in ("Europe/Rome", "UTC", "America/New_York", "America/Los_Angeles", "Asia/Kolkata", "Asia/Kathmandu",
    "Pacific/Auckland", "Pacific/Kiritimati",
             "Pacific/Pago_Pago"):
    name = zone.split("/")[-1].lower().replace("_", "-")
    midnight = at("2021-06-08", zone)
    for day in ("monday", "tuesday"):
        filtered(G, f"in-{name}-{day}", "-20w -10w 0w 10w 20w", "w w w w", day, zone, start=midnight, tags="boundary",
            basis="standard",
                 note="The segment over midnight lies on neither day.")
    filtered(G, f"last-second-in-{name}", "-10w 0w", "w", "monday", zone, start=midnight - 1, tags="boundary",
        basis="standard")
for zone, day, slug in [("Europe/Rome", "2021-03-28", "forward"), ("Europe/Rome", "2021-10-31", "back"),
    ("America/Sao_Paulo", "2018-11-04", "midnight-left-out"),
                        ("Australia/Lord_Howe", "2021-04-04", "half-an-hour"), ("Atlantic/Azores", "2021-10-31",
                            "midnight-twice")]:
    noon = at(f"{day}T12:00", zone)
    filtered(G, f"change-{slug}",
        "-750w -725w -700w -690w -665w -660w -650w 660w 675w 690w 705w 720w 735w 750w 780w 790w", " ".join(["w"] * 15),
        "sunday", zone, start=noon,
             tags="boundary", basis="standard", note="A Sunday on which the clocks change.")

G = "invalid"
CASES.add(G, "zone", "TRK-3", {"records": [], "filter": "monday", "timeZone": "Europe/Turin"}, "zone.unknown",
    by="not in the IANA's list", tags="question")
CASES.add(G, "zone-though-always", "TRK-3", {"records": [], "filter": "always", "timeZone": "nowhere"}, "zone.unknown",
    by="checked even if not needed", tags="question")
CASES.add(G, "place", "FIX-1", {"records": [{**record(0), "lat": 91}]}, "fix.invalid", by="no place on Earth",
    tags="question")
CASES.add(G, "records-not-in-order", "ORD-1", {"records": [record(10), record(0)]}, "event.order", by="a time falls",
    tags="question")

if __name__ == "__main__":
    CASES.write()
