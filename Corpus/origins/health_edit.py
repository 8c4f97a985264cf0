#!/usr/bin/env python3
"""Golden cases of health.edit, written to Corpus/health/edit/*.jsonl.

Run:    python3 Corpus/origins/health_edit.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and the time zones of the system, tzdata 2025b.

Every answer is worked by hand: the tables below say which reports come out, each with what it has that the usual report
has not. A line is checked to keep as many reports as days ask for, by zoneinfo.
"""
from health import VALUES, Cases, day, local, report, utc, worked

NUMBER, BOUNDS = "health.entry.number", "health.entry.bounds"
ROUNDING, NOTE = "health.merge.rounding", "health.merge.note"
TEXTS = {"temperature": "36.6", "weight": "70", "heartRate": "72", "glycemia": "90"}


def basis(group, slug, given, outcome, readings):
    """That a report can be changed stands in the source; that its form is checked, and days are kept apart, is ours."""
    if group == "source":
        return "source"
    return "standard" if group == "zones" else "decision"


CASES = Cases("health.edit", basis)


def form(date, importance=None, note=None, **changed):
    made = {value: changed.pop(value, text) for value, text in TEXTS.items()}
    assert not changed, changed
    if importance is not None:
        made["importance"] = importance
    if note is not None:
        made["note"] = note
    made["date"] = date
    return made


def at(text, zone="UTC"):
    """"3@08:00" is that time of 3 September 2020 by the clocks; "3" is noon."""
    date, _, time = text.partition("@")
    return local("2020-09-%02d %s:00" % (int(date), time or "12:00"), zone)


def r(id, date, **changed):
    return report(date, id=id, **changed)


def add(group, slug, reports, id, given, outcome, readings=None, zone="UTC", note=None, tags=None, origin=None):
    if isinstance(outcome, list):
        days = [day(each["date"], zone) for each in outcome]
        assert len(set(days)) == len(days), slug
        assert [each["date"] for each in outcome] == sorted((each["date"] for each in outcome), reverse=True), slug
        outcome = {"reports": outcome}
    name = "-".join([slug] + [{"truncate": "truncated", "nearest": "rounded"}.get(option, option) for option in (readings or {}).values()])
    CASES.add(group, name, "EDT-1", origin or worked("EDT-1"), {"reports": reports, "id": id, "form": given, "timeZone": zone}, outcome, readings,
              " ".join(filter(None, ("readings" if readings else "", tags))) or None, note)


def refused(*fields):
    return "error", {"code": "entry.invalid", "fields": list(fields)}


UNKNOWN = "error", {"code": "report.unknown"}


def values():
    g = "values"
    a, b, c = r("a", at("3")), r("b", at("2")), r("c", at("1"))
    diary = [a, b, c]
    for value, text, made in (("temperature", "38,5", "38.5"), ("weight", "1", "1"), ("heartRate", "32767", "32767"), ("glycemia", "0051", "51")):
        add(g, "the-%s-of-the-middle-one" % value.lower(), diary, "b", form(at("2"), **{value: text}), [a, r("b", at("2"), **{value: made}), c])
    add(g, "all-values-at-once", diary, "a", form(at("3"), temperature="33", weight="0,5", heartRate="31", glycemia="51"),
        [r("a", at("3"), temperature="33", weight="0.5", heartRate="31", glycemia="51"), b, c], tags="boundary")
    add(g, "nothing-changed", diary, "b", form(at("2")), diary, note="No mean with itself, and no second report of the day.")
    add(g, "the-only-one", [a], "a", form(at("3"), heartRate="80"), [r("a", at("3"), heartRate="80")], note="No mean of 72 and 80.")
    add(g, "a-note-is-added", diary, "b", form(at("2"), note="x"), [a, r("b", at("2"), note="x"), c])
    add(g, "a-note-is-replaced", [a, r("b", at("2"), note="x")], "b", form(at("2"), note="y"), [a, r("b", at("2"), note="y")], note="Two notes are joined in a merge alone.")
    add(g, "a-note-is-emptied", [a, r("b", at("2"), note="x")], "b", form(at("2"), note=""), [a, b])
    add(g, "a-note-is-left-out", [a, r("b", at("2"), note="x")], "b", form(at("2")), [a, b], note="The form is all of the report: without a note there is none.")
    add(g, "importance-is-lowered", [r("a", at("3"), importance=5)], "a", form(at("3"), dict.fromkeys(VALUES, 1)), [r("a", at("3"), importance=1)],
        note="The greater one is kept in a merge alone.")
    add(g, "importance-left-out-is-3", [r("a", at("3"), importance=5)], "a", form(at("3")), [a], note="As of a new report: 3 where absent.")
    add(g, "others-keep-note-and-importance", [a, r("b", at("2"), note="x", importance="1245"), c], "a", form(at("3"), weight="71"),
        [r("a", at("3"), weight="71"), r("b", at("2"), note="x", importance="1245"), c])
    add(g, "others-below-the-bounds-of-the-form", [a, r("b", at("2"), heartRate="30", glycemia="50")], "a", form(at("3"), weight="71"),
        [r("a", at("3"), weight="71"), r("b", at("2"), heartRate="30", glycemia="50")], note="Only the form is checked, not the diary.", tags="boundary")
    add(g, "given-oldest-first", [c, b, a], "b", form(at("2"), heartRate="80"), [a, r("b", at("2"), heartRate="80"), c], note="Listed newest first.")
    add(g, "the-least-weight", [a], "a", form(at("3"), weight="0." + "0" * 44 + "14"), [r("a", at("3"), weight="0." + "0" * 44 + "1")],
        note="2^-149, a subnormal Float.", tags="boundary")
    add(g, "ids-that-differ-in-case", [r("A", at("3")), r("a", at("2"))], "a", form(at("2"), heartRate="80"), [r("A", at("3")), r("a", at("2"), heartRate="80")])
    add(g, "id-empty", [r("", at("3")), b], "", form(at("3"), heartRate="80"), [r("", at("3"), heartRate="80"), b], tags="hostile")


def dates():
    g = "dates"
    a, b, c = r("a", at("9")), r("b", at("6")), r("c", at("3"))
    diary = [a, b, c]
    moved = {n: r("b", at(n), heartRate="80") for n in ("6@00:00", "6@23:59", "10", "1", "8", "4", "9@00:00", "9@23:59", "3@08:00")}
    for slug, date, listed, note in (
            ("earlier-on-its-day", "6@00:00", [a, moved["6@00:00"], c], "Its own day is no other report's."),
            ("later-on-its-day", "6@23:59", [a, moved["6@23:59"], c], None),
            ("to-a-free-day-after-it", "8", [a, moved["8"], c], None), ("to-a-free-day-before-it", "4", [a, moved["4"], c], None),
            ("to-the-front", "10", [moved["10"], a, c], "It is listed by its new date."), ("to-the-end", "1", [a, c, moved["1"]], None)):
        add(g, slug, diary, "b", form(at(date), heartRate="80"), listed, note=note)
    merged = "The day has a report: their mean, with its id and date, and one report less."
    for slug, date, listed in (
            ("to-the-day-of-the-next", "9@23:59", [r("a", at("9"), heartRate="76"), c]), ("to-the-first-minute-of-the-next", "9@00:00", [r("a", at("9"), heartRate="76"), c]),
            ("to-the-day-of-the-one-before", "3@08:00", [a, r("c", at("3"), heartRate="76")])):
        add(g, slug, diary, "b", form(at(date), heartRate="80"), listed, note=merged, tags="boundary" if "minute" in slug else None)
    add(g, "to-the-very-moment-of-another", diary, "a", form(at("3"), weight="72"), [b, r("c", at("3"), weight="71")], note=merged)
    add(g, "to-its-moment-from-a-diary-given-oldest-first", diary[::-1], "a", form(at("3"), weight="72"), [b, r("c", at("3"), weight="71")])
    add(g, "a-minute-short-of-the-next", diary, "b", form(at("8@23:59"), heartRate="80"), [a, r("b", at("8@23:59"), heartRate="80"), c],
        note="Thirteen hours from the next, but another day.", tags="boundary")
    add(g, "the-greater-importance-of-both", [r("a", at("9"), importance="1524"), b], "b", form(at("9"), {"temperature": 3, "weight": 1, "heartRate": 5, "glycemia": 4}),
        [r("a", at("9"), importance="3554")])
    add(g, "the-old-note-if-the-new-one-is-absent", [r("a", at("9"), note="x"), b], "b", form(at("9")), [r("a", at("9"), note="x")])
    add(g, "the-note-of-the-form-not-the-one-before", [a, r("b", at("6"), note="x")], "b", form(at("9"), note="y"), [r("a", at("9"), note="y")])
    add(g, "the-values-of-the-form-not-those-before", [a, r("b", at("6"), heartRate="200")], "b", form(at("9"), heartRate="80"), [r("a", at("9"), heartRate="76")])
    for option, rate in (("truncate", "72"), ("nearest", "73")):
        add(g, "half-a-beat", diary, "b", form(at("9"), heartRate="73"), [r("a", at("9"), heartRate=rate), c], {ROUNDING: option}, note="72 and 73 make 72.5.")
        add(g, "half-of-glycemia", diary, "b", form(at("9"), glycemia="95"), [r("a", at("9"), glycemia="93" if rate == "73" else "92"), c], {ROUNDING: option})
    for option, text in (("both", "x\ny"), ("shipped", "x")):
        add(g, "two-notes", [r("a", at("9"), note="x"), b], "b", form(at("9"), note="y"), [r("a", at("9"), note=text)], {NOTE: option})


def checks():
    g = "checks"
    a, b = r("a", at("3")), r("b", at("2"))
    diary = [a, b]
    for slug, changed, fields in (
            ("temperature-too-high", {"temperature": "44.1"}, "temperature"), ("temperature-below-0", {"temperature": "-36.6"}, "temperature"),
            ("temperature-of-two-points", {"temperature": "36.6.1"}, "temperature"), ("weight-0", {"weight": "0"}, "weight"),
            ("weight-that-is-0-as-a-float", {"weight": "0." + "0" * 49 + "1"}, "weight"), ("heart-rate-29", {"heartRate": "29"}, "heartRate"),
            ("heart-rate-with-a-point", {"heartRate": "72.0"}, "heartRate"), ("glycemia-empty", {"glycemia": ""}, "glycemia"),
            ("all-texts", {"temperature": "", "weight": "", "heartRate": "", "glycemia": ""}, "temperature weight heartRate glycemia"),
            ("an-importance-of-6", {"importance": {"weight": 6}}, "importance.weight"),
            ("a-text-and-an-importance", {"importance": {"weight": 0}, "weight": "x", "glycemia": "x"}, "weight importance.weight glycemia")):
        add(g, slug, diary, "a", form(at("3"), **changed), refused(*fields.split()), note="As of a new report.")
    add(g, "invalid-on-another-day", diary, "a", form(at("2"), weight="0"), refused("weight"), note="Nothing is merged.")
    for option, outcome in (("stated", refused("heartRate", "glycemia")), ("shipped", [r("a", at("3"), heartRate="30", glycemia="50"), b])):
        add(g, "both-at-the-bound", diary, "a", form(at("3"), heartRate="30", glycemia="50"), outcome, {BOUNDS: option}, tags="boundary")
    for option, outcome in (("plain", refused("temperature")), ("shipped", [r("a", at("3"), temperature="37"), b])):
        add(g, "an-exponent", diary, "a", form(at("3"), temperature="3,7e1"), outcome, {NUMBER: option})
        add(g, "hexadecimal", diary, "a", form(at("3"), temperature="0x25"), outcome, {NUMBER: option})
    for option, outcome in (("plain", refused("weight")), ("shipped", [r("b", at("2"), weight="70.25")])):
        add(g, "a-sign-on-another-day", diary, "a", form(at("2"), weight="+70.5"), outcome, {NUMBER: option})
    add(g, "unknown-id", diary, "c", form(at("3")), UNKNOWN)
    add(g, "unknown-id-of-an-empty-diary", [], "a", form(at("3")), UNKNOWN, note="It is not added.")
    add(g, "unknown-id-on-a-day-of-another", diary, "c", form(at("2"), heartRate="80"), UNKNOWN, note="Nor merged.")
    add(g, "unknown-id-in-another-case", diary, "A", form(at("3")), UNKNOWN)


def zones():
    g = "zones"
    for zone, start, same, other in (
            ("Europe/Rome", "2020-09-13 22:30:00", "2020-09-14 21:59:59", "2020-09-13 21:59:59"),
            ("America/New_York", "2020-09-14 03:00:00", "2020-09-13 04:00:00", "2020-09-14 04:00:00"),
            ("Asia/Kathmandu", "2020-09-13 18:15:00", "2020-09-14 18:14:59", "2020-09-13 18:14:59"),
            ("Pacific/Kiritimati", "2020-09-13 10:00:00", "2020-09-14 09:59:59", "2020-09-13 09:59:59"),
            ("Europe/Rome", "2020-10-25 22:59:59", "2020-10-24 22:00:00", "2020-10-25 23:00:00"),
            ("Pacific/Auckland", "2021-09-25 12:00:00", "2021-09-26 10:59:59", "2021-09-26 11:00:00")):
        name = "%s-%s" % (zone.split("/")[1].lower().replace("_", "-"), start[:10])
        there, b = r("a", utc(start)), r("b", utc("2020-01-02 12:00:00"))
        add(g, name + "-one-day", [there, b], "b", form(utc(same), heartRate="80"), [r("a", utc(start), heartRate="76")], zone=zone,
            note="Of one day by the clocks of the zone.", tags="boundary")
        moved = r("b", utc(other), heartRate="80")
        listed = [moved, there] if moved["date"] > there["date"] else [there, moved]
        add(g, name + "-two-days", [there, b], "b", form(utc(other), heartRate="80"), listed, zone=zone, note="Of two days by the clocks of the zone.", tags="boundary")


def from_the_source():
    a, b = r("a", at("3")), r("b", at("2"))
    add("source", "edit-report-of-the-source", [a, b], "a", form(at("3"), temperature="37,5", heartRate="75"), [r("a", at("3"), temperature="37.5", heartRate="75"), b],
        note="Toccando \"Edit Report\" si possono modificare i valori del report in una nuova view.")
    add("source", "at-any-time-of-the-source", [a, b], "b", form(at("2"), weight="71"), [a, r("b", at("2"), weight="71")],
        note="I report possono essere modificati in ogni momento dall'utente.")


if __name__ == "__main__":
    for part in (values, dates, checks, zones, from_the_source):
        part()
    CASES.write()
