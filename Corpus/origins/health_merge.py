#!/usr/bin/env python3
"""Golden cases of health.merge, written to Corpus/health/merge/*.jsonl.

Run:    python3 Corpus/origins/health_merge.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and the time zones of the system, tzdata 2025b.

Where the answers come from. In the worked cases the merged values stand below, by hand, one text for each option of the
readings that tells. In the others days are compared by zoneinfo and means computed by exact fractions (`mean_of`), a
double after each step for Singles. Every case is made for all eight combinations of options and kept once for each that
differs: a reading is named exactly where another option of it would change the outcome.
"""
from datetime import date, timedelta
from fractions import Fraction
from itertools import product

from health import (LAST_DATE, SINGLES, VALUES, ZONES, Cases, Raw, binary32, binary64, clock, day, derived,
                    fraction, local, plain, report, shortest, single, transitions, tzdata_version, utc, worked, written)

COMPUTED = derived("days by Python zoneinfo with tzdata 2025b, means by exact fractions", "health_merge.py")
FRACTIONS = derived("exact fractions rounded to binary32", "health_merge.py")


def basis(group, slug, given, outcome, readings):
    """That reports of one day become their mean, newest first, stands in the source; zones are IANA's, the rest is ours."""
    if group == "source":
        return "source"
    if readings or group in ("importance", "notes", "running", "rounding") or slug.startswith(("two-of", "equal-dates", "others-", "200-")):
        return "decision"
    if given["timeZone"] != "UTC":
        return "standard"
    return "standard" if group == "means" or "written-as-floats" in slug or "trifle" in slug else "source"


CASES = Cases("health.merge", basis)
SLUG = {zone: zone.split("/")[-1].lower().replace("_", "-") for zone in ZONES}
READINGS = {"mean": ("pairwise", "running"), "rounding": ("truncate", "nearest"), "note": ("both", "shipped")}
SEEN = set()
NOON = 1600000000  # 2020-09-13 12:26:40 UTC


def mean_of(value, old, new, entries, options):
    k = entries if options["mean"] == "running" else 1
    if value in SINGLES:
        old, new = binary32(fraction(old)), binary32(fraction(new))
        return shortest(binary32(binary64(binary64(binary64(old * k) + new) / (k + 1))))
    exact = Fraction(k * fraction(old) + fraction(new), k + 1)
    whole = exact.numerator // exact.denominator
    return Raw(whole + (1 if options["rounding"] == "nearest" and exact - whole >= Fraction(1, 2) else 0))


def passed_on(each):
    """As it is, its Singles written as Floats."""
    return {name: single(value) if name in SINGLES else value for name, value in each.items()}


def expected(given, options):
    zone, new = given["timeZone"], given["new"]
    place = next((i for i, r in enumerate(given["reports"]) if day(r["date"], zone) == day(new["date"], zone)), None)
    diary = [passed_on(r) for r in given["reports"]]
    if place is None:
        diary.append(passed_on(new))
    else:
        old = given["reports"][place]
        entries = old.get("entries", 1)
        made = {"date": old["date"]}
        for value in VALUES:
            made[value] = mean_of(value, old[value], new[value], entries, options)
        made["importance"] = {value: max(old["importance"][value], new["importance"][value]) for value in VALUES}
        notes = [r["note"] for r in (old, new) if "note" in r]
        if notes:
            made["note"] = notes[0] if options["note"] == "shipped" else "\n".join(notes)
        made["entries"] = entries + 1
        diary[place] = made
    newest_first = sorted(range(len(diary)), key=lambda i: (-diary[i]["date"], i))
    return {"reports": [diary[i] for i in newest_first]}, place is not None


def add(group, slug, reports, new, zone="UTC", stated=None, clauses=None, note=None, tags=None, origin=None):
    """`stated`: what the merged report comes to, "36.6 70 72 90 x2", or by option {"nearest": …}; else it is computed."""
    given = {"reports": reports, "new": new, "timeZone": zone}
    if written(given) in SEEN:
        assert stated is None, slug
        return  # the same moments by another name
    SEEN.add(written(given))
    outcomes, merged = {}, False
    for combination in product(*READINGS.values()):
        outcomes[combination], merged = expected(given, dict(zip(READINGS, combination)))
    if clauses is None:
        clauses = "MER-1 MER-2" if merged or len(reports) > 0 else "MER-1"
    for combination, outcome in outcomes.items():
        named = {}
        for i, (reading, options) in enumerate(READINGS.items()):
            other = tuple(next(o for o in options if o != c) if j == i else c for j, c in enumerate(combination))
            if written(outcomes[other]) != written(outcome):
                named[reading] = combination[i]
        if any(combination[i] != options[0] and reading not in named for i, (reading, options) in enumerate(READINGS.items())):
            continue
        text = stated
        if isinstance(stated, dict):
            text = stated["-".join(named.values())]
        if text is not None:
            found = [r for r in outcome["reports"] if "entries" in r]
            shown = " ".join(written(found[0][value]) for value in VALUES) + " x%d" % found[0]["entries"] if found else "added"
            assert shown == text, (slug, named, shown, text)
        CASES.add(group, "-".join([slug] + [{"truncate": "truncated", "nearest": "rounded"}.get(o, o) for o in named.values()]), clauses,
                  origin or (FRACTIONS if text is None and zone == "UTC" else COMPUTED if text is None else worked(clauses.replace(" ", ", "))),
                  given, outcome, {"health.merge." + r: o for r, o in named.items()}, " ".join(filter(None, ("readings" if named else "", tags))) or None, note)


def r(moment=NOON, **changed):
    return report(utc(moment) if isinstance(moment, str) else moment, **changed)


def days():
    """MER-1: which are on one day, in UTC."""
    g = "days"
    merged, added = "36.6 70 74 90 x2", "added"
    for slug, old, new, same, note, tags in [
            ("the-same-moment", "2020-09-13 12:00:00", "2020-09-13 12:00:00", True, None, None),
            ("a-second-later", "2020-09-13 12:00:00", "2020-09-13 12:00:01", True, None, None),
            ("a-second-earlier", "2020-09-13 12:00:01", "2020-09-13 12:00:00", True, "The date stays that of the old one.", None),
            ("morning-and-evening", "2020-09-13 07:00:00", "2020-09-13 22:00:00", True, None, None),
            ("evening-and-morning", "2020-09-13 22:00:00", "2020-09-13 07:00:00", True, "Entered later, though of an earlier moment: old is what is there.", None),
            ("first-and-last-second", "2020-09-13 00:00:00", "2020-09-13 23:59:59", True, None, "boundary"),
            ("last-and-first-second", "2020-09-13 23:59:59", "2020-09-13 00:00:00", True, None, "boundary"),
            ("a-second-over-midnight", "2020-09-13 23:59:59", "2020-09-14 00:00:00", False, "One second apart, but two days.", "boundary"),
            ("a-second-back-over-midnight", "2020-09-14 00:00:00", "2020-09-13 23:59:59", False, None, "boundary"),
            ("24-hours-apart", "2020-09-13 12:00:00", "2020-09-14 12:00:00", False, None, None),
            ("13-hours-apart-over-midnight", "2020-09-13 18:00:00", "2020-09-14 07:00:00", False, "Less than a day apart, but two days.", None),
            ("same-day-of-another-month", "2020-09-13 12:00:00", "2020-10-13 12:00:00", False, None, None),
            ("same-day-of-another-year", "2020-09-13 12:00:00", "2021-09-13 12:00:00", False, None, None),
            ("same-day-of-the-year", "2019-09-14 12:00:00", "2020-09-13 12:00:00", False, "Both are the 257th day.", None),
            ("same-weekday", "2020-09-13 12:00:00", "2020-09-20 12:00:00", False, None, None),
            ("leap-day", "2020-02-29 08:00:00", "2020-02-29 20:00:00", True, None, "leap"),
            ("leap-day-and-the-first-of-march", "2020-02-29 23:59:59", "2020-03-01 00:00:00", False, None, "leap"),
            ("the-first-of-march-of-two-years", "2020-03-01 12:00:00", "2021-03-01 12:00:00", False, None, "leap"),
            ("new-years-eve", "2020-12-31 23:59:59", "2021-01-01 00:00:00", False, None, "leap"),
            ("first-day-of-the-range", "2000-01-01 00:00:00", "2000-01-01 23:59:59", True, None, "boundary"),
            ("last-day-of-the-range", "2025-12-31 00:00:00", "2025-12-31 23:59:59", True, None, "boundary")]:
        add(g, slug, [r(old)], r(new, heartRate="76"), stated=merged if same else added, note=note, tags=tags)


def diaries():
    """MER-1, MER-2: the list before and after."""
    g = "diary"
    added = "added"
    a, b, c = "2020-09-11 12:00:00", "2020-09-12 12:00:00", "2020-09-13 12:00:00"
    add(g, "empty", [], r(c), stated=added, note="No entries: it is added as it is.")
    add(g, "empty-with-a-note", [], r(c, note="x", importance="1245"), stated=added)
    add(g, "added-as-the-newest", [r(b), r(a)], r(c), stated=added)
    add(g, "added-as-the-oldest", [r(c), r(b)], r(a), stated=added)
    add(g, "added-in-the-middle", [r(c), r(a)], r(b), stated=added)
    add(g, "given-oldest-first", [r(a), r(b)], r(c), stated=added, note="Listed newest first, however they are given.")
    add(g, "given-in-no-order", [r(b), r("2020-09-15 12:00:00"), r(a)], r(c), stated=added)
    add(g, "merged-into-the-newest", [r(c), r(b), r(a)], r("2020-09-13 20:00:00", heartRate="76"), stated="36.6 70 74 90 x2")
    add(g, "merged-into-the-middle", [r(c), r(b), r(a)], r("2020-09-12 20:00:00", heartRate="76"), stated="36.6 70 74 90 x2",
        note="Listed by the date of the old one, the others unchanged.")
    add(g, "merged-into-the-oldest", [r(c), r(b), r(a)], r("2020-09-11 20:00:00", heartRate="76"), stated="36.6 70 74 90 x2")
    add(g, "merged-in-a-diary-given-oldest-first", [r(a), r(b), r(c)], r("2020-09-12 20:00:00", heartRate="76"), stated="36.6 70 74 90 x2")
    two = [r("2020-09-13 08:00:00", heartRate="60"), r("2020-09-13 18:00:00", heartRate="80")]
    add(g, "two-of-that-day-the-first-given", two, r("2020-09-13 12:00:00", heartRate="70"), stated="36.6 70 65 90 x2",
        note="The first in the given order is merged, the other stays as it is.")
    add(g, "two-of-that-day-given-the-other-way", two[::-1], r("2020-09-13 12:00:00", heartRate="70"), stated="36.6 70 75 90 x2",
        note="The first in the given order, not the oldest.")
    add(g, "two-of-that-day-not-the-nearest", two, r("2020-09-13 18:00:00", heartRate="70"), stated="36.6 70 65 90 x2", note="Not the one of the same moment.")
    add(g, "two-of-another-day-stay-two", two, r("2020-09-14 12:00:00"), stated=added, note="Only the new one is merged or added.")
    same = [r(b, heartRate=n) for n in ("61", "62", "63")]
    add(g, "equal-dates-stay-as-given", [*same, r(a)], r(c), stated=added)
    add(g, "equal-dates-stay-as-given-oldest-first", [r(a), *same], r(c), stated=added, note="A list sorted and turned round would turn equal dates round.")
    add(g, "equal-dates-the-first-merged", same, r("2020-09-12 20:00:00", heartRate="71"), stated="36.6 70 66 90 x2")
    add(g, "equal-dates-merged-in-its-place", [r(b, heartRate="61"), r(a), r(b, heartRate="62")], r("2020-09-11 13:00:00", heartRate="74"), stated="36.6 70 73 90 x2")
    add(g, "others-with-entries", [r(b, entries=5), r(a, entries=1), r("2020-09-10 12:00:00")], r(c), note="5 stays 5, 1 stays 1, absent stays absent.")
    add(g, "others-with-notes", [r(b, note="x"), r(a, note="y")], r("2020-09-12 13:00:00"), stated="36.6 70 72 90 x2", note="Only that day's note is touched: here none is added to it.")
    add(g, "others-with-importance", [r(b, importance="1111"), r(a, importance="5421")], r(c, importance=5), stated=added, note="Those of other days are not raised.")
    add(g, "others-written-as-floats", [r(b, temperature="36.6000000001", weight="70.09999847412109")], r(c), stated=added,
        note="Passed on, 36.6000000001 is 36.6 and 70.09999847412109 is 70.1.")
    add(g, "new-written-as-floats", [], r(c, temperature="36.599998474121094", weight="70.10000000001"), stated=added)
    add(g, "new-of-37-5-and-a-trifle", [], r(c, temperature="37.50000190734863281250001"), stated=added,
        note="The Float 37.500004; by way of a double it would be 37.5.")
    add(g, "a-report-of-the-published-app", [r(b, heartRate="30", glycemia="50")], r(c, heartRate="30", glycemia="50"), stated=added,
        note="30 and 50 are in reports of that app.", tags="boundary")


def means():
    """MER-1: Singles, pairwise."""
    g = "means"
    precise = "precision"

    def two(slug, value, old, new, text, note=None):
        add(g, slug, [r(**{value: old})], r(NOON + 60, **{value: new}), stated=text, note=note, tags=precise)

    two("temperatures", "temperature", "36.6", "36.7", "36.65 70 72 90 x2")
    two("temperatures-the-other-way", "temperature", "36.7", "36.6", "36.65 70 72 90 x2")
    two("temperatures-whole", "temperature", "37", "38", "37.5 70 72 90 x2")
    two("temperatures-at-both-bounds", "temperature", "33", "44", "38.5 70 72 90 x2")
    two("temperatures-neighbours", "temperature", "36.6", "36.600002", "36.6 70 72 90 x2", "Halfway between two Floats: to the even one, 9594470 / 2^18.")
    two("temperatures-neighbours-further-on", "temperature", "36.600002", "36.600006", "36.600006 70 72 90 x2", "Halfway between two Floats: to the even one, 9594472 / 2^18.")
    two("weights", "weight", "70.1", "70.2", "36.6 70.149994 72 90 x2", "As Floats 70.1 is a little less, 70.2 too: 70.15 is another Float.")
    two("weights-of-one-and-two-tenths", "weight", "0.1", "0.2", "36.6 0.15 72 90 x2")
    two("weights-far-apart", "weight", "1000", "0.001", "36.6 500.0005 72 90 x2")
    two("weights-tiny", "weight", "0.001", "0.002", "36.6 0.0015 72 90 x2")
    two("weights-of-1", "weight", "1", "1", "36.6 1 72 90 x2", "1 is above 0.")
    two("weights-of-the-least-float", "weight", "1e-45", "1e-45", "36.6 %s 72 90 x2" % plain(Fraction(1, 10 ** 45)), "2^-149, a subnormal Float: not 0.")
    two("weights-of-the-least-float-and-70", "weight", "1e-45", "70", "36.6 35 72 90 x2")
    two("weights-quarters", "weight", "80.25", "80.75", "36.6 80.5 72 90 x2")
    two("whole-values-are-not-singles", "heartRate", "70", "72", "36.6 70 71 90 x2")
    add(g, "all-four-at-once", [r(temperature="36.4", weight="81", heartRate="64", glycemia="98")],
        r(NOON + 60, temperature="37.2", weight="82", heartRate="80", glycemia="104"), stated="36.800003 81.5 72 101 x2",
        note="36.4 and 37.2 as Floats are each a little more: their mean is halfway, and the even Float is 36.800003.")
    add(g, "equal-reports", [r()], r(), stated="36.6 70 72 90 x2", note="Merged all the same: entries is 2.")
    for slug, old, new in (("a", "36.4", "38.9"), ("b", "35.87", "36.13"), ("c", "39.99", "40.01"), ("d", "36.123", "37.321"), ("e", "41.7", "33.3")):
        add(g, "temperatures-computed-" + slug, [r(temperature=old)], r(NOON + 60, temperature=new), tags=precise)
    for slug, old, new in (("a", "64.3", "64.8"), ("b", "99.9", "100.1"), ("c", "3.21", "3.19"), ("d", "123.456", "654.321"), ("e", "0.3", "0.6")):
        add(g, "weights-computed-" + slug, [r(weight=old)], r(NOON + 60, weight=new), tags=precise)


def rounding():
    """MER-1: whole values."""
    g = "rounding"

    def two(slug, old, new, truncated, nearest=None, value="heartRate", note=None, tags=None):
        def text(n):
            return "36.6 70 %s 90 x2" % n if value == "heartRate" else "36.6 70 72 %s x2" % n
        add(g, slug, [r(**{value: old})], r(NOON + 60, **{value: new}),
            stated=text(truncated) if nearest is None else {"truncate": text(truncated), "nearest": text(nearest)}, note=note, tags=tags)

    two("72-and-73", "72", "73", "72", "73", note="72.5: cut, or a half up.")
    two("73-and-72", "73", "72", "72", "73")
    two("71-and-72", "71", "72", "71", "72", note="71.5 is rounded up, not to the even 72 by chance.")
    two("70-and-71", "70", "71", "70", "71", note="70.5 is rounded up to 71, not to the even 70.", tags="boundary")
    two("74-and-75", "74", "75", "74", "75", note="74.5 is rounded up to 75, not to the even 74.", tags="boundary")
    two("72-and-74", "72", "74", "73", note="A whole mean: the reading plays no part.")
    two("30-and-31", "30", "31", "30", "31", tags="boundary")
    two("60-and-181", "60", "181", "120", "121")
    two("glycemia-90-and-95", "90", "95", "92", "93", "glycemia")
    two("glycemia-50-and-51", "50", "51", "50", "51", "glycemia", tags="boundary")
    two("glycemia-90-and-100", "90", "100", "95", None, "glycemia")
    two("32767-and-32767", "32767", "32767", "32767", None, note="The sum does not fit into 16 bits.", tags="boundary")
    two("32767-and-32766", "32767", "32766", "32766", "32767", note="The sum does not fit into 16 bits.", tags="boundary")
    two("32766-and-32767-of-glycemia", "32766", "32767", "32766", "32767", "glycemia", tags="boundary")
    two("32767-and-30", "32767", "30", "16398", "16399", tags="boundary")
    two("written-as-72-0-and-7-3e1", "72.0", "7.3e1", "72", "73", note="72.0 is 72, 7.3e1 is 73.")
    add(g, "both-values-odd", [r(heartRate="61", glycemia="99")], r(heartRate="62", glycemia="104"),
        stated={"truncate": "36.6 70 61 101 x2", "nearest": "36.6 70 62 102 x2"})
    add(g, "one-odd-one-even", [r(heartRate="61", glycemia="99")], r(heartRate="63", glycemia="104"),
        stated={"truncate": "36.6 70 62 101 x2", "nearest": "36.6 70 62 102 x2"})
    add(g, "singles-are-not-cut", [r(temperature="36.7", weight="70.5")], r(temperature="36.8", weight="71"), stated="36.75 70.75 72 90 x2",
        note="Temperature and weight have no reading.")


def running():
    """MER-1: more than two of a day."""
    g = "running"

    def more(slug, entries, old, new, stated, note=None, tags=None, **also):
        add(g, slug, [r(heartRate=old, entries=entries)], r(NOON + 60, heartRate=new), stated=stated, note=note, tags=tags)

    more("one-entry-told", 1, "60", "90", "36.6 70 75 90 x2", "Entries of 1, told: as absent.")
    more("two-entries", 2, "60", "90", {"pairwise": "36.6 70 75 90 x3", "running": "36.6 70 70 90 x3"}, "Halfway, or a third of the way.")
    more("three-entries", 3, "60", "100", {"pairwise": "36.6 70 80 90 x4", "running": "36.6 70 70 90 x4"})
    more("two-entries-equal-values", 2, "72", "72", "36.6 70 72 90 x3", "Equal values: the reading plays no part.")
    more("nine-entries", 9, "70", "80", {"pairwise": "36.6 70 75 90 x10", "running": "36.6 70 71 90 x10"})
    more("ninety-nine-entries", 99, "70", "170", {"pairwise": "36.6 70 120 90 x100", "running": "36.6 70 71 90 x100"})
    more("10000-entries", 10000, "60", "10061", {"pairwise-truncate": "36.6 70 5060 90 x10001", "pairwise-nearest": "36.6 70 5061 90 x10001",
                                                 "running": "36.6 70 61 90 x10001"}, "One above the most entries that an input may tell.", "boundary")
    more("two-entries-a-third", 2, "70", "71", {"truncate": "36.6 70 70 90 x3", "pairwise-nearest": "36.6 70 71 90 x3"}, "70.5 pairwise, 70.333 running.")
    more("two-entries-two-thirds", 2, "70", "72", {"pairwise": "36.6 70 71 90 x3", "running-truncate": "36.6 70 70 90 x3"}, "71 pairwise, 70.667 running.")
    more("two-entries-two-thirds-of-eight", 2, "70", "78", {"pairwise": "36.6 70 74 90 x3", "running-truncate": "36.6 70 72 90 x3",
                                                            "running-nearest": "36.6 70 73 90 x3"}, "74 pairwise, 72.667 running.")
    more("two-entries-a-third-of-seven", 2, "70", "77", {"pairwise-truncate": "36.6 70 73 90 x3", "pairwise-nearest": "36.6 70 74 90 x3",
                                                         "running": "36.6 70 72 90 x3"}, "73.5 pairwise, 72.333 running.")
    more("three-entries-a-half", 3, "70", "72", {"pairwise": "36.6 70 71 90 x4", "running-truncate": "36.6 70 70 90 x4"}, "71 pairwise, 70.5 running.")
    more("three-entries-a-half-of-ten", 3, "70", "80", {"pairwise": "36.6 70 75 90 x4", "running-truncate": "36.6 70 72 90 x4", "running-nearest": "36.6 70 73 90 x4"},
         "75 pairwise, 72.5 running: a half up, not to the even 72.", "boundary")
    more("three-entries-just-under-a-half", 3, "70", "77", {"pairwise-truncate": "36.6 70 73 90 x4", "pairwise-nearest": "36.6 70 74 90 x4",
                                                            "running-truncate": "36.6 70 71 90 x4", "running-nearest": "36.6 70 72 90 x4"},
         "73.5 pairwise, 71.75 running.", "boundary")
    more("six-entries-three-sevenths", 6, "70", "73", {"pairwise-truncate": "36.6 70 71 90 x7", "pairwise-nearest": "36.6 70 72 90 x7",
                                                       "running": "36.6 70 70 90 x7"}, "71.5 pairwise, 70.43 running.")
    more("six-entries-four-sevenths", 6, "70", "74", {"pairwise": "36.6 70 72 90 x7", "running-truncate": "36.6 70 70 90 x7", "running-nearest": "36.6 70 71 90 x7"},
         "72 pairwise, 70.57 running.")
    more("three-entries-of-the-greatest", 3, "32767", "32767", "36.6 70 32767 90 x4", "Three times 32767 does not fit into 16 bits.", "boundary")
    more("10000-entries-of-the-greatest", 10000, "32767", "32767", "36.6 70 32767 90 x10001", "The sum is above 300 million.", "boundary")
    add(g, "two-entries-singles", [r(temperature="36.6", weight="70", entries=2)], r(temperature="36.9", weight="73"),
        stated={"pairwise": "36.75 71.5 72 90 x3", "running": "36.7 71 72 90 x3"})
    add(g, "two-entries-falling", [r(temperature="39", heartRate="100", entries=2)], r(temperature="36", heartRate="70"),
        stated={"pairwise": "37.5 70 85 90 x3", "running": "38 70 90 90 x3"})
    add(g, "six-entries-singles", [r(weight="70.1", entries=6)], r(weight="71.5"), tags="precision")
    add(g, "thirteen-entries-singles", [r(temperature="36.7", weight="81.3", entries=13)], r(temperature="38.2", weight="80.9"), tags="precision")
    add(g, "10000-entries-singles", [r(weight="70.1", entries=10000)], r(weight="99.9"), tags="precision boundary")
    add(g, "9999-entries-singles", [r(temperature="36.6", weight="70", entries=9999)], r(temperature="41.6", weight="170"), tags="precision")
    add(g, "the-third-of-a-day-after-the-second", [r(heartRate="75", weight="71", entries=2)], r(heartRate="60", weight="68"),
        stated={"pairwise-truncate": "36.6 69.5 67 90 x3", "pairwise-nearest": "36.6 69.5 68 90 x3", "running": "36.6 70 70 90 x3"},
        note="60 and 90 entered before, now 60: 70 is the mean of all three, 67.5 that of the last mean and the new one.")
    add(g, "two-entries-both-values", [r(heartRate="70", glycemia="90", entries=2)], r(heartRate="77", glycemia="98"),
        stated={"pairwise-truncate": "36.6 70 73 94 x3", "pairwise-nearest": "36.6 70 74 94 x3",
                "running-truncate": "36.6 70 72 92 x3", "running-nearest": "36.6 70 72 93 x3"},
        note="73.5 and 94 pairwise, 72.333 and 92.667 running: to the nearest is not upwards.")
    add(g, "six-entries-both-values", [r(heartRate="70", glycemia="90", entries=6)], r(heartRate="73", glycemia="95"),
        stated={"pairwise-truncate": "36.6 70 71 92 x7", "pairwise-nearest": "36.6 70 72 93 x7",
                "running-truncate": "36.6 70 70 90 x7", "running-nearest": "36.6 70 70 91 x7"},
        note="71.5 and 92.5 pairwise, 70.429 and 90.714 running.")
    add(g, "three-entries-falling-values", [r(heartRate="80", glycemia="101", entries=3)], r(heartRate="71", glycemia="100"),
        stated={"pairwise-truncate": "36.6 70 75 100 x4", "pairwise-nearest": "36.6 70 76 101 x4",
                "running-truncate": "36.6 70 77 100 x4", "running-nearest": "36.6 70 78 101 x4"},
        note="75.5 and 100.5 pairwise, 77.75 and 100.75 running.")
    add(g, "all-three-readings", [r(heartRate="70", glycemia="90", note="a", entries=2)], r(heartRate="77", glycemia="98", note="b"),
        stated={"%s-%s" % (o, n): "36.6 70 %s x3" % t for n in ("both", "shipped") for o, t in (
            ("pairwise-truncate", "73 94"), ("pairwise-nearest", "74 94"), ("running-truncate", "72 92"), ("running-nearest", "72 93"))},
        note="Eight outcomes, one for each combination.")
    add(g, "entries-of-the-others-play-no-part", [r(entries=1, heartRate="60"), r("2020-09-12 12:00:00", entries=7)], r(heartRate="90"),
        note="The count is that of the merged report.")
    add(g, "entries-count-under-both", [r(entries=4)], r(), stated="36.6 70 72 90 x5", note="entries + 1, though pairwise does not need it.")


def importance():
    g = "importance"
    kept = "36.6 70 72 90 x2"
    for i in range(1, 6):  # all 25 pairs, for each value
        pairs = [(i, (i + shift) % 5 + 1) for shift in range(5)]
        for turn in range(2):
            chosen = pairs[turn:turn + 4]
            add(g, "pairs-of-%d-%s" % (i, "abc"[turn]), [r(importance="".join(str(a) for a, _ in chosen))], r(importance="".join(str(b) for _, b in chosen)),
                stated=kept, clauses="MER-2 MER-1")
    for place, value in enumerate(VALUES):
        name = value.lower() if value != "heartRate" else "heart-rate"
        add(g, "only-%s-raised" % name, [r()], r(importance={value: 4}), stated=kept, clauses="MER-2 MER-1", note="Each value for itself.")
        add(g, "only-%s-lower" % name, [r()], r(importance={value: 1}), stated=kept, clauses="MER-2 MER-1", note="The greater stays.")
    add(g, "least-and-greatest", [r(importance="1551")], r(importance="5115"), stated=kept, clauses="MER-2 MER-1", note="5 each: not a mean of 3.")
    add(g, "old-greater-all", [r(importance="5432")], r(importance="4321"), stated=kept, clauses="MER-2 MER-1")
    add(g, "new-greater-all", [r(importance="4321")], r(importance="5432"), stated=kept, clauses="MER-2 MER-1", note="Not that of the old one.")
    add(g, "not-by-the-entries", [r(importance="1111", entries=9)], r(importance="2222"), stated="36.6 70 72 90 x10", clauses="MER-2 MER-1")


def notes():
    g = "notes"
    kept = "36.6 70 72 90 x2"

    def two(slug, old, new, note=None, tags=None, **more):
        two_stated = kept if old is None or new is None else {"both": kept, "shipped": kept}
        add(g, slug, [r(note=old, **more)], r(NOON + 60, note=new), stated=None if more else two_stated, clauses="MER-2 MER-1", note=note, tags=tags)

    two("neither", None, None, "No note, not an empty one.")
    two("only-the-old", "a", None)
    two("only-the-new", None, "b", "Under `shipped` too: the old one has none.")
    two("two", "a", "b")
    two("two-equal", "a", "a", "Twice the same is written twice.")
    two("the-new-in-the-old", "mal di testa", "testa")
    two("of-several-lines", "a\nb", "c\nd")
    two("after-an-earlier-merge", "a\nb", "c", "The third of a day.")
    two("ending-in-a-line-break", "a\n", "b", "One more line break, none saved.")
    two("beginning-with-a-line-break", "a", "\nb")
    two("a-space-and-a-space", " ", " ", "White space is a note.")
    two("a-space-and-none", " ", None)
    two("none-and-a-line-break", None, "\n")
    two("carriage-return", "a\r", "b", "U+000A alone is put in between.", "hostile")
    two("combining-accent-first", "e", "\u0301", "No normalisation over the line break.", "hostile")
    two("composed-and-decomposed", "\u00e9", "e\u0301", "Kept as they are.", "hostile")
    two("emoji-halves", "\U0001f468\u200d", "\U0001f469", None, "hostile")
    two("nul", "a\u0000", "\u0000b", None, "hostile")
    two("right-to-left", "\u202eabc", "\u05d0\u05d1", None, "hostile")
    two("line-separators", "a\u2028", "\u2029b", None, "hostile")
    two("quotes-and-backslashes", "\"\\n\"", "\\\"", "A backslash and an n are no line break.", "hostile")
    two("of-5000-and-5000", "a" * 5000, "b" * 5000, None, "long")
    add(g, "and-odd-values", [r(note="a", heartRate="72")], r(note="b", heartRate="73"), clauses="MER-2 MER-1",
        note="Two readings tell: four outcomes.", stated={"%s-%s" % (a, b): "36.6 70 %s 90 x2" % n for a, n in (("truncate", 72), ("nearest", 73)) for b in ("both", "shipped")})
    add(g, "and-entries", [r(note="a", weight="70", entries=2)], r(note="b", weight="73"), clauses="MER-2 MER-1",
        stated={"%s-%s" % (a, b): "36.6 %s 72 90 x3" % n for a, n in (("pairwise", "71.5"), ("running", "71")) for b in ("both", "shipped")})
    add(g, "of-two-days-are-not-joined", [r(note="a")], r(NOON + 86400, note="b"), stated="added", clauses="MER-2 MER-1")


def zones():
    """MER-1: days of a zone."""
    g = "zones"
    for zone in ZONES:
        if zone == "UTC":
            continue
        name = SLUG[zone]
        midnight = local("2020-06-11 00:00:00", zone)
        add(g, name + "-over-midnight", [r(midnight - 1)], r(midnight, heartRate="76"), zone, note="Two days there.", tags="boundary")
        add(g, name + "-first-and-last-second", [r(midnight)], r(midnight + 86399, heartRate="76"), zone, note="One day there.", tags="boundary")
        if zone != "Europe/London":
            utc_midnight = utc("2020-06-11 00:00:00")
            add(g, name + "-midnight-of-utc", [r(utc_midnight - 1)], r(utc_midnight, heartRate="76"), zone, note="Midnight elsewhere: one day there.")
    a, b = utc("2020-09-13 09:30:00"), utc("2020-09-13 11:30:00")
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "Pacific/Chatham", "Asia/Kathmandu"):
        add(g, SLUG[zone] + "-two-hours-about-the-date-line", [r(a)], r(b, heartRate="76"), zone, note="The same moments in five zones.")
    diary = [r(utc("2020-09-%02d 22:30:00" % d), heartRate=str(50 + 2 * d)) for d in (12, 11, 10)]
    for zone in ("UTC", "Europe/Rome", "America/New_York"):
        add(g, SLUG[zone] + "-which-of-three-evenings", diary, r(utc("2020-09-12 05:00:00"), heartRate="60"), zone,
            note="22:30 UTC is the next day in Rome; 05:00 UTC is not the day before in New York.")

    g = "changes"
    rome = "Europe/Rome"
    add(g, "rome-the-night-of-the-change", [r(1603582200)], r(1603585800, heartRate="76"), rome, note="01:30 and 02:30 on 2020-10-25, before the clocks go back.", tags="dst")
    add(g, "rome-twice-half-past-two", [r(1603585800)], r(1603589400, heartRate="76"), rome, note="02:30, and 02:30 again an hour later.", tags="dst")
    chosen = {"America/Sao_Paulo": (2018, 2019), "America/St_Johns": (2008, 2008)}
    for zone in ZONES:
        forward_year, back_year = chosen.get(zone, (2021, 2021))
        for moment, before, after in transitions(zone):
            year = clock(moment - 86400, zone).year
            if not ((after > before and year == forward_year) or (after < before and year == back_year)):
                continue
            kind = "forward" if after > before else "back"
            name = "%s-%s" % (SLUG[zone], kind)
            noon = local("%s 12:00:00" % clock(moment + 3600 * 3, zone).date(), zone)
            last = local("%s 23:59:59" % clock(noon, zone).date(), zone)
            first = next(t for t in range(noon - 90000, noon) if day(t, zone) == day(noon, zone) and all(day(u, zone) == day(noon, zone) for u in (t, noon)))
            first_of_all = next(t for t in range(noon - 14 * 3600, noon) if day(t, zone) == day(noon, zone))
            assert first == first_of_all, (zone, first, first_of_all)
            hours = Fraction(last + 1 - first, 3600)
            tell = "From the first second of that day to its last: %s hours." % ("%d:30" % (hours // 1) if hours % 1 else hours)
            add(g, name + "-whole-day", [r(first)], r(last, heartRate="76"), zone, note=tell, tags="dst boundary")
            add(g, name + "-over-its-end", [r(last)], r(last + 1, heartRate="76"), zone, note=tell, tags="dst boundary")
            add(g, name + "-over-its-beginning", [r(first - 1)], r(first, heartRate="76"), zone, note=tell, tags="dst boundary")
            add(g, name + "-over-the-change", [r(moment - 1)], r(moment, heartRate="76"), zone, note="A second before the change, and the change.", tags="dst boundary")
    add(g, "st-johns-the-day-before-again", [r(utc("2008-11-02 02:00:00"))], r(utc("2008-11-02 03:00:00"), heartRate="76"), "America/St_Johns",
        note="23:30 of the 1st, and 23:30 of the 1st again; a minute in between was of the 2nd.", tags="dst")
    add(g, "st-johns-the-minute-in-between", [r(utc("2008-11-02 02:00:00")), r(utc("2008-11-02 04:00:00"), heartRate="60")],
        r(utc("2008-11-02 02:30:30"), heartRate="76"), "America/St_Johns", note="00:00:30 of the 2nd: merged into the later one.", tags="dst")
    add(g, "new-york-summer-and-winter", [r(utc("2020-07-02 04:30:00")), r(utc("2020-01-02 04:30:00"))], r(utc("2020-01-02 05:30:00"), heartRate="76"),
        "America/New_York", note="04:30 UTC is the 2nd in July and the 1st in January.", tags="dst")
    add(g, "sydney-two-rules", [r(utc("2008-04-01 13:30:00"))], r(utc("2008-04-01 12:30:00"), heartRate="76"), "Australia/Sydney",
        note="Summer time until 6 April from 2008 on: 13:30 UTC is 00:30 of the 2nd.", tags="dst")
    add(g, "sydney-two-rules-2007", [r(utc("2007-04-01 13:30:00"))], r(utc("2007-04-01 12:30:00"), heartRate="76"), "Australia/Sydney",
        note="Summer time until 25 March in 2007: 13:30 UTC is 23:30 of the 1st.", tags="dst")
    add(g, "sao-paulo-without-summer-time", [r(utc("2020-01-02 02:30:00"))], r(utc("2020-01-02 03:30:00"), heartRate="76"), "America/Sao_Paulo",
        note="None since 2019: midnight is at 03:00 UTC.", tags="dst")
    add(g, "sao-paulo-with-summer-time", [r(utc("2018-01-02 02:30:00"))], r(utc("2018-01-02 03:30:00"), heartRate="76"), "America/Sao_Paulo",
        note="Midnight is at 02:00 UTC.", tags="dst")
    add(g, "kiritimati-last-day-of-the-range", [r(LAST_DATE - 86399)], r(LAST_DATE, heartRate="76"), "Pacific/Kiritimati",
        note="31 December, and the 1st of January of 2026 there.", tags="boundary")
    add(g, "pago-pago-first-day-of-the-range", [r(946684800)], r(946684800 + 11 * 3600, heartRate="76"), "Pacific/Pago_Pago",
        note="31 December 1999 there, and the 1st of January.", tags="boundary")


def large():
    g = "large"
    diary = [report(NOON - 86400 * i, weight="70.%d" % (i % 10), heartRate=str(60 + i * 7 % 40), entries=i % 3 + 1) for i in range(1000)]
    add(g, "a-thousand-days-added", diary, r(NOON + 86400), tags="long")
    days = diary[:200]
    add(g, "two-hundred-days-merged-into-the-last", days, r(NOON - 86400 * 199 + 60, heartRate="60"), tags="long")
    add(g, "two-hundred-days-oldest-first", days[::-1], r(NOON - 86400 * 100 + 60, heartRate="60", weight="70"), tags="long")
    scattered = [days[i * 37 % 200] for i in range(200)]
    add(g, "two-hundred-days-in-no-order", scattered, r(NOON + 86400), "Europe/Rome", tags="long")
    add(g, "200-of-one-moment", [r("2020-09-12 12:00:00", heartRate=str(30 + i)) for i in range(200)], r(), tags="long", note="A sort that is not stable shuffles them.")


def from_the_source():
    g = "source"
    add(g, "the-mean-of-the-source", [r(temperature="36.5", weight="70", heartRate="70", glycemia="90")],
        r(NOON + 3600, temperature="37.5", weight="71", heartRate="74", glycemia="100"), "Europe/Rome", stated="37 70.5 72 95 x2",
        note="Viene fatta la media tra i valori del vecchio e nuovo report.")
    add(g, "otherwise-a-new-one-of-the-source", [r()], r(NOON + 86400), "Europe/Rome", stated="added", note="Altrimenti ne viene creato uno nuovo.")
    add(g, "by-date-falling-of-the-source", [r(NOON - 86400), r(NOON + 86400)], r(), "Europe/Rome", stated="added",
        note="NSSortDescriptor(keyPath: \\Report.date, ascending: false).")


if __name__ == "__main__":
    assert tzdata_version() == "2025b", tzdata_version()
    for part in (days, diaries, means, rounding, running, importance, notes, zones, large, from_the_source):
        part()
    CASES.write()
