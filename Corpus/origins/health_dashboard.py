#!/usr/bin/env python3
"""Golden cases of health.dashboard, written to Corpus/health/dashboard/*.jsonl.

Run:    python3 Corpus/origins/health_dashboard.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+, nothing else.

Where the answers come from. The order of the series is written out by hand: `order` says which reports come first. The
means of `basics`, `order` and `none` are worked by hand and stand below. Those of `means` and `large` are computed by
`mean_single` of health.py: exact sums of fractions, rounded to a double after each step and to a Float at the end.
"""
from fractions import Fraction

from health import SINGLES, VALUES, Cases, Raw, binary32, derived, fraction, mean_single, report, shortest, single, worked

COMPUTED = derived("exact fractions rounded to binary32", "health_dashboard.py")


def basis(group, slug, given, outcome, readings):
    """Means, counts and courses stand in the source; the order of reports, and what none and two of a day make, are ours."""
    if group == "order" or not given["reports"] or slug in ("two-on-one-day", "means-of-a-list-in-no-order", "200-at-one-moment"):
        return "decision"
    return "standard" if slug in ("passed-on-with-many-digits", "halfway-above-37-5", "as-one-point-zero") else "source"


CASES = Cases("health.dashboard", basis)


LEAST = "0." + "0" * 44 + "1"


def outcome(reports, order, means):
    series = {}
    for value in VALUES:
        listed = [reports[i][value] for i in order]
        series[value] = [single(n) if value in SINGLES else Raw(int(fraction(n))) for n in listed]
    output = {"count": len(reports)}
    if reports:
        found = {}
        for value in VALUES:
            numbers = [fraction(reports[i][value]) for i in order]
            found[value] = shortest(mean_single([binary32(n) if value in SINGLES else n for n in numbers]))
        if means is not None:
            stated = dict(zip(VALUES, map(Raw, means.split())))
            assert found == stated, (found, stated)
        output["means"] = found
    output["series"] = series
    return output


def add(group, slug, reports, order, means=None, note=None, tags=None, origin=None):
    """`order`: indices, oldest first. `means`: four numbers, worked by hand; else they are computed."""
    order = list(map(int, order.split())) if isinstance(order, str) else order
    dates = [reports[i]["date"] for i in order]
    assert sorted(order) == list(range(len(reports))) and dates == sorted(dates), slug
    assert all(a < b for (a, d), (b, e) in zip(zip(order, dates), zip(order[1:], dates[1:])) if d == e), slug
    worked_out = means is not None or not reports
    CASES.add(group, slug, "DAS-1", origin or (worked("DAS-1") if worked_out else COMPUTED), {"reports": reports},
              outcome(reports, order, means), None, tags, note)


def a(i, **changed):
    """A report so many hours after the usual one."""
    return report(1600000000 + 3600 * i, **changed)


def rates(text):
    return [a(i, heartRate=n) for i, n in enumerate(text.split())]


def main():
    g = "basics"
    add(g, "no-reports", [], "", note="No means, not means of 0; all four series are there, empty.")
    add(g, "one-report", [a(0)], "0", "36.6 70 72 90")
    add(g, "two-reports", [a(0), a(1, temperature="36.7", weight="71", heartRate="75", glycemia="95")], "0 1", "36.65 70.5 73.5 92.5",
        "Means of whole values are not cut: 73.5, not 73.")
    add(g, "three-reports", rates("72 72 73"), "0 1 2", "36.6 70 72.333336 90", "72.333336 is the Float nearest to 217/3.")
    add(g, "thirds-up", rates("72 73 73"), "0 1 2", "36.6 70 72.666664 90")
    add(g, "equal-reports", [a(i) for i in range(7)], "0 1 2 3 4 5 6", "36.6 70 72 90", "The mean of equal values is that value.")
    add(g, "all-alike-at-one-moment", [a(0)] * 3, "0 1 2", "36.6 70 72 90", "Three reports, though they are equal.")
    add(g, "importance-does-not-weigh", [a(0, importance=5, heartRate="60"), a(1, importance=1, heartRate="90")], "0 1", "36.6 70 75 90")
    add(g, "notes-do-not-show", [a(0, note="x"), a(1, note="y", heartRate="73")], "0 1", "36.6 70 72.5 90")
    add(g, "two-on-one-day", [a(0, heartRate="60"), a(1, heartRate="70"), a(48, heartRate="110")], "0 1 2", "36.6 70 80 90",
        "Over reports, not over days: over days it would be 87.5.")
    add(g, "the-mean-not-the-median", rates("60 60 60 60 160"), "0 1 2 3 4", "36.6 70 80 90")
    add(g, "the-mean-not-the-middle-of-the-range", rates("60 100 100 100"), "0 1 2 3", "36.6 70 90 90")
    add(g, "the-mean-not-pairwise", rates("64 72 80 128"), "0 1 2 3", "36.6 70 86 90", "Halved pair by pair it would be 101.")
    add(g, "halves", rates("72 73"), "0 1", "36.6 70 72.5 90")
    add(g, "quarters", rates("72 72 72 73"), "0 1 2 3", "36.6 70 72.25 90")
    add(g, "eighths", rates("72 72 72 72 72 72 72 73"), "0 1 2 3 4 5 6 7", "36.6 70 72.125 90")
    add(g, "each-value-for-itself", [a(0, temperature="35", weight="50", heartRate="100", glycemia="300"),
                                     a(1, temperature="41", weight="150", heartRate="40", glycemia="100")], "0 1", "38 100 70 200")
    add(g, "weights-of-1", [a(i, weight="1") for i in range(3)], "0 1 2", "36.6 1 72 90", "1 is above 0.", "boundary")
    add(g, "the-least-weight", [a(0, weight="1e-45")], "0", "36.6 %s 72 90" % LEAST, "2^-149, a subnormal Float: not 0.", "boundary")
    add(g, "the-least-weight-beside-another", [a(0, weight="1e-45"), a(1)], "0 1", "36.6 35 72 90", tags="boundary")
    add(g, "least-values-of-a-report", [a(0, temperature="33", weight="0.001", heartRate="30", glycemia="50")], "0", "33 0.001 30 50", tags="boundary")
    add(g, "greatest-values-of-a-report", [a(0, temperature="44", weight="1000", heartRate="32767", glycemia="32767")], "0", "44 1000 32767 32767",
        tags="boundary")
    add(g, "greatest-heart-rates", [a(0, heartRate="32767"), a(1, heartRate="32767"), a(2, heartRate="32766")], "0 1 2", "36.6 70 32766.666 90",
        "The sum does not fit into 16 bits.", "boundary")
    add(g, "greatest-glycemias", [a(i, glycemia="32767") for i in range(4)], "0 1 2 3", "36.6 70 72 32767", "The sum does not fit into 16 bits.", "boundary")

    g = "order"
    x = [str(60 + i) for i in range(10)]
    add(g, "newest-first", [a(2, heartRate=x[2]), a(1, heartRate=x[1]), a(0, heartRate=x[0])], "2 1 0", "36.6 70 61 90", "The series is turned round.")
    add(g, "oldest-first", [a(i, heartRate=x[i]) for i in range(3)], "0 1 2", "36.6 70 61 90", "The series stays as it is: sorted, not turned round.")
    add(g, "in-no-order", [a(i, heartRate=x[i]) for i in (3, 0, 4, 1, 2)], "1 3 4 0 2", "36.6 70 62 90")
    add(g, "equal-dates-as-given", [a(0, heartRate="75"), a(0, heartRate="60"), a(0, heartRate="70")], "0 1 2", "36.6 70 68.333336 90",
        "Equal dates stay in the given order, not in that of the values.")
    add(g, "equal-dates-among-others", [a(5, heartRate="60"), a(0, heartRate="75"), a(5, heartRate="55"), a(0, heartRate="65"), a(3, heartRate="80")],
        "1 3 4 0 2", "36.6 70 67 90")
    add(g, "equal-dates-newest-first", [a(1, heartRate="61"), a(1, heartRate="62"), a(0, heartRate="63"), a(0, heartRate="64")], "2 3 0 1", "36.6 70 62.5 90",
        "A list turned round would turn equal dates round too.")
    add(g, "all-four-series-in-one-order", [a(1, temperature="39", weight="60", heartRate="100", glycemia="80"),
                                            a(0, temperature="36", weight="80", heartRate="60", glycemia="120")], "1 0", "37.5 70 80 100")
    add(g, "series-are-not-sorted-by-value", [a(0, heartRate="90", glycemia="60"), a(1, heartRate="60", glycemia="120"), a(2, heartRate="75", glycemia="90")],
        "0 1 2", "36.6 70 75 90")
    add(g, "a-second-apart", [report(1600000001, heartRate="61"), report(1600000000, heartRate="60")], "1 0", "36.6 70 60.5 90")
    add(g, "first-and-last-date", [report(1767225599, heartRate="61"), report(946684800, heartRate="60")], "1 0", "36.6 70 60.5 90", tags="boundary")
    add(g, "dates-of-nine-and-ten-digits", [report(1000000000, heartRate="61"), report(999999999, heartRate="60")], "1 0", "36.6 70 60.5 90",
        "As texts they would stay as they are.")
    add(g, "over-the-clock-change", [report(1603585800, heartRate="61"), report(1603582200, heartRate="60")], "1 0", "36.6 70 60.5 90",
        "2020-10-25 in Rome: moments, not local times.", "dst")
    add(g, "the-series-keeps-repeats", [a(0), a(1), a(2, heartRate="80"), a(3)], "0 1 2 3", "36.6 70 74 90")
    add(g, "alternating", [a(i, heartRate=str(60 + i)) for i in (9, 0, 8, 1, 7, 2, 6, 3, 5, 4)], "1 3 5 7 9 8 6 4 2 0", "36.6 70 64.5 90")

    g = "means"
    precise = "precision"

    def of(slug, value, text, note=None, means=None, order=None, dates=None):
        listed = [a(i if dates is None else dates[i], **{value: n}) for i, n in enumerate(text.split())]
        add(g, slug, listed, list(range(len(listed))) if order is None else order, means, note, precise)

    of("temperatures-36-6-and-36-7", "temperature", "36.6 36.7")
    of("temperatures-36-6-36-7-36-8", "temperature", "36.6 36.7 36.8")
    of("a-tenth-ten-times", "weight", " ".join(["0.1"] * 10))
    of("a-tenth-two-tenths", "weight", "0.1 0.2", None)
    of("a-tenth-two-tenths-three-tenths", "weight", "0.1 0.2 0.3")
    of("70-1-and-70-2", "weight", "70.1 70.2")
    of("three-weights", "weight", "70.1 70.2 70.4")
    of("seven-weights", "weight", "81.3 81.1 80.9 81.4 80.7 80.2 80.5")
    of("great-and-small", "weight", "1000 0.001 0.001 0.001 0.001 0.001")
    of("small-and-great", "weight", "0.001 0.001 0.001 0.001 0.001 1000", "The small ones come first.")
    of("thirteen-temperatures", "temperature", "36.6 36.8 37.1 37.9 38.6 39.2 39.4 38.8 38.1 37.6 37.0 36.8 36.5")
    of("sevenths", "heartRate", "60 61 62 63 64 65 67")
    of("ninths", "glycemia", "90 91 92 93 94 95 96 97 99")
    of("elevenths", "glycemia", "100 100 100 100 100 100 100 100 100 100 101")
    of("nearest-float-of-thirds", "glycemia", "32767 32767 32766")
    of("passed-on-with-many-digits", "temperature", "36.6000000001 36.599998474121094", "Both are the Float 36.6, in the series too.", "36.6 70 72 90")
    of("halfway-above-37-5", "temperature", "37.50000190734863281250001",
       "By way of a double it would be 37.5: a Float is rounded from the number as it is written.", "37.500004 70 72 90")
    of("as-one-point-zero", "heartRate", "72.0 7.3e1", "72.0 is 72, in the series too.", "36.6 70 72.5 90")
    of("a-dozen-and-one", "weight", "64.05 63.95 64.1 64.2 63.8 63.7 64.0 64.3 64.25 63.9 63.85 64.15 64.4")

    big = [a(i, weight=n) for i, n in ((2, "0.7"), (0, "0.1"), (1, "0.2"))]
    add(g, "means-of-a-list-in-no-order", big, "1 2 0", None, None, precise)

    g = "large"
    x = 20200713
    for n in (30, 100, 365):
        listed = []
        for i in range(n):
            x = (x * 1664525 + 1013904223) % 2 ** 32
            listed.append(report(1577836800 + (i * 7919 % n) * 43200, temperature="36.%d" % (x >> 8 & 7), weight="%d.%d" % (70 + (x >> 12 & 3), x >> 16 & 7),
                                 heartRate=str(60 + (x >> 20 & 31)), glycemia=str(80 + (x >> 25 & 63))))
        order = sorted(range(n), key=lambda i: listed[i]["date"])
        add(g, "%d-reports" % n, listed, order, tags="long")
    add(g, "300-equal-reports", [a(i, temperature="36.7", weight="70.1") for i in range(300)], list(range(300)), tags="long precision",
        note="Added as Floats the mean drifts away from 36.7, though by less than the tolerance.")
    add(g, "300-of-the-greatest", [a(i, heartRate="32767", glycemia="32767") for i in range(300)], list(range(300)), "36.6 70 32767 32767", tags="long",
        note="The sums do not fit into 16 bits, nor, exactly, into a Float.")
    add(g, "200-at-one-moment", [report(heartRate=str(60 + i * 7 % 50)) for i in range(200)], list(range(200)), tags="long",
        note="A sort that is not stable shuffles them.")

    g = "source"
    add(g, "no-reports-of-the-source", [], "")
    add(g, "number-of-reports-of-the-source", [a(i) for i in range(4)], "0 1 2 3", "36.6 70 72 90")
    CASES.write()


if __name__ == "__main__":
    main()
