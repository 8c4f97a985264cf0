#!/usr/bin/env python3
"""Golden cases of health.latest, written to Corpus/health/latest/*.jsonl.

Run:    python3 Corpus/origins/health_latest.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+, nothing else.

Every answer is worked by hand: each line says by its index which of the reports is the last.
"""
from health import Cases, report, single, worked

NOON = 1600000000  # 2020-09-13 12:26:40 UTC


def basis(group, slug, given, outcome, readings):
    """That the last report is shown stands in the source; that of several of a date it is the last given is ours."""
    dates = [each["date"] for each in given["reports"]]
    if not dates or dates.count(max(dates)) == 1:
        return "standard" if group == "singles" else "source"
    return "decision"


CASES = Cases("health.latest", basis)


def add(group, slug, reports, last, note=None, tags=None, origin=None):
    output = {}
    if last is not None:
        output["latest"] = {name: single(value) if name in ("temperature", "weight") else value for name, value in reports[last].items()}
    CASES.add(group, slug, "LAT-1", origin or worked("LAT-1"), {"reports": reports}, output, None, tags, note)


def r(seconds=0, **changed):
    return report(NOON + seconds, **changed)


def main():
    g = "basics"
    add(g, "no-reports", [], None, note="No summary, and not one of zeros.")
    add(g, "one-report", [r()], 0)
    add(g, "newest-first", [r(2, heartRate="80"), r(1), r()], 0)
    add(g, "oldest-first", [r(), r(1), r(2, heartRate="80")], 2, note="Not the first of the list.")
    add(g, "in-the-middle", [r(1), r(2, heartRate="80"), r()], 1, note="Neither the first nor the last of the list.")
    add(g, "a-second-later", [r(heartRate="80"), r(-1)], 0, tags="boundary")
    add(g, "a-second-later-given-last", [r(-1), r(heartRate="80")], 1, tags="boundary")
    add(g, "later-on-one-day", [r(3600, heartRate="80"), r(7200, heartRate="60")], 1, note="By moments, not by days; nothing is merged.")
    add(g, "dates-of-nine-and-ten-digits", [report(999999999, heartRate="60"), report(1000000000, heartRate="80")], 1, note="As texts they would stay as they are.")
    add(g, "first-and-last-date", [report(1767225599, heartRate="80"), report(946684800)], 0, tags="boundary")
    add(g, "lower-values-later", [r(heartRate="120", weight="90"), r(1, heartRate="60", weight="60")], 1, note="The last, not the greatest values.")
    add(g, "importance-plays-no-part", [r(importance=5), r(1, importance=1)], 1)
    add(g, "with-note-and-importance", [r(1, note="x", importance="1245"), r(note="y")], 0, note="All of the report.")
    add(g, "without-a-note", [r(1), r(note="y")], 0, note="It takes no note of another one.")
    add(g, "values-at-the-bound-of-the-published-app", [r(heartRate="30", glycemia="50")], 0, tags="boundary")
    add(g, "greatest-values", [r(temperature="44", weight="1000", heartRate="32767", glycemia="32767")], 0, tags="boundary")

    g = "ties"
    add(g, "two-of-one-date", [r(heartRate="60"), r(heartRate="80")], 1, note="The last given.")
    add(g, "two-equal-ones", [r(), r()], 1)
    add(g, "three-of-one-date", [r(heartRate="60"), r(heartRate="90"), r(heartRate="80")], 2, note="Not that of the greatest values.")
    add(g, "two-of-the-greatest-date-among-others", [r(5, heartRate="60"), r(9), r(5, heartRate="61"), r(9, heartRate="80"), r(1)], 3)
    add(g, "two-of-a-smaller-date", [r(5, heartRate="60"), r(9, heartRate="80"), r(5, heartRate="61")], 1, note="A tie that does not count.")
    add(g, "the-tie-given-first", [r(9, heartRate="60"), r(9, heartRate="80"), r(1)], 1)
    add(g, "ties-with-notes", [r(note="x"), r(note="y")], 1)

    g = "singles"
    add(g, "weight-1", [r(weight="1")], 0, tags="boundary")
    add(g, "the-least-weight", [r(weight="1e-45")], 0, note="2^-149, a subnormal Float: not 0.", tags="boundary precision")
    add(g, "the-greatest-weight", [r(weight="3.4028235e38")], 0, note="The greatest Float.", tags="boundary precision")
    add(g, "beyond-the-precision", [r(temperature="36.6000000001", weight="70.09999847412109")], 0, note="Written as the Floats that they are: 36.6 and 70.1.", tags="precision")
    add(g, "halfway-above-37-5", [r(temperature="37.50000190734863281250001")], 0, note="The Float 37.500004; by way of a double it would be 37.5.", tags="precision")

    g = "large"
    days = [r(-86400 * (i * 37 % 200), heartRate=str(60 + i % 50)) for i in range(200)]
    add(g, "two-hundred-days", days, 0, tags="long")
    add(g, "two-hundred-days-the-other-way", days[::-1], 199, tags="long")
    add(g, "two-hundred-of-one-date", [r(heartRate=str(60 + i % 50), note=str(i)) for i in range(200)], 199, tags="long")

    g = "source"
    add(g, "the-last-report-of-the-source", [r(86400, heartRate="80"), r(), r(-86400)], 0, note="C'è un riepilogo dei dati sanitari dell'ultimo report.")
    add(g, "no-reports-of-the-source", [r(i) for i in ()], None, note="Se non ci sono report salvati mostra un messaggio.")


if __name__ == "__main__":
    main()
    CASES.write()
