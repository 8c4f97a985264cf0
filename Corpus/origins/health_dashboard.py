#!/usr/bin/env python3
"""Makes cases of health.dashboard. The script computes means with exact fractions: it rounds each intermediate result
to a double, and the mean to a Float."""
from shared.cases import Cases
from shared.reports import VALUES, mean, passed_on, report

CASES = Cases("health.dashboard", __file__)


def add(group, slug, reports, note=None, tags="precision", basis="source"):
    ordered = sorted(reports, key=lambda each: each["date"])
    output = {"count": len(reports), "means": {value: mean(value, [each[value] for each in ordered]) for value in VALUES},
              "series": {value: [passed_on(value, each[value]) for each in ordered] for value in VALUES}}
    CASES.add(group, slug, "DAS-1", {"reports": reports}, output, derived="exact fractions rounded to binary32", note=note,
              tags=tags, basis=basis)


def a(hour, **changed):
    return report(1600000000 + 3600 * hour, **changed)


for slug, value, numbers, note in [
        ("temperatures-36-6-and-36-7", "temperature", "36.6 36.7", None),
        ("temperatures-36-6-36-7-36-8", "temperature", "36.6 36.7 36.8", None),
        ("a-tenth-ten-times", "weight", "0.1 " * 10, None), ("a-tenth-two-tenths", "weight", "0.1 0.2", None),
        ("a-tenth-two-tenths-three-tenths", "weight", "0.1 0.2 0.3", None), ("70-1-and-70-2", "weight", "70.1 70.2", None),
        ("three-weights", "weight", "70.1 70.2 70.4", None),
        ("seven-weights", "weight", "81.3 81.1 80.9 81.4 80.7 80.2 80.5", None),
        ("great-and-small", "weight", "1000 0.001 0.001 0.001 0.001 0.001", None),
        ("small-and-great", "weight", "0.001 0.001 0.001 0.001 0.001 1000", "The small ones come first."),
        ("thirteen-temperatures", "temperature", "36.6 36.8 37.1 37.9 38.6 39.2 39.4 38.8 38.1 37.6 37.0 36.8 36.5", None),
        ("sevenths", "heartRate", "60 61 62 63 64 65 67", None),
        ("ninths", "glycemia", "90 91 92 93 94 95 96 97 99", None), ("elevenths", "glycemia", "100 " * 10 + "101", None),
        ("nearest-float-of-thirds", "glycemia", "32767 32767 32766", None),
        ("a-dozen-and-one", "weight", "64.05 63.95 64.1 64.2 63.8 63.7 64.0 64.3 64.25 63.9 63.85 64.15 64.4", None)]:
    add("means", slug, [a(i, **{value: number}) for i, number in enumerate(numbers.split())], note)
add("means", "means-of-a-list-in-no-order", [a(2, weight="0.7"), a(0, weight="0.1"), a(1, weight="0.2")], basis="decision")

x = 20200713
for n in (30, 100, 365):
    reports = []
    for i in range(n):
        x = (x * 1664525 + 1013904223) % 2 ** 32
        reports.append(report(1577836800 + (i * 7919 % n) * 43200, temperature=f"36.{x >> 8 & 7}",
                              weight=f"{70 + (x >> 12 & 3)}.{x >> 16 & 7}", heartRate=str(60 + (x >> 20 & 31)),
                              glycemia=str(80 + (x >> 25 & 63))))
    add("large", f"{n}-reports", reports, tags="long")
add("large", "300-equal-reports", [a(i, temperature="36.7", weight="70.1") for i in range(300)], tags="long precision",
    note="Added as Floats the mean drifts away from 36.7, though by less than the tolerance.")
add("large", "200-at-one-moment", [report(heartRate=str(60 + i * 7 % 50)) for i in range(200)], tags="long", basis="decision",
    note="A sort that is not stable shuffles them.")

CASES.run()
