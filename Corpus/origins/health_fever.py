#!/usr/bin/env python3
"""Golden cases of health.fever, written to Corpus/health/fever/*.jsonl.

Run:    python3 Corpus/origins/health_fever.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+, nothing else.

Every answer stands in the tables, worked by hand: `no`, `yes`, or `bound` for 37.5 itself, which is highlighted under
`shipped` only. `binary32` of health.py must agree that these, and no others, are the Float 37.5.
"""
from fractions import Fraction

from health import Cases, Raw, binary32, fraction, source, worked

BOUND = "health.fever.bound"


def basis(group, slug, given, outcome, readings):
    """That 37.5 is no fever stands in the source; that singles are compared, and that the app highlights 37.5, is ours."""
    exact = fraction(given["temperature"])
    if readings.get(BOUND) == "shipped" or (exact > Fraction("37.5")) != (binary32(exact) > Fraction("37.5")) or readings and exact != Fraction("37.5"):
        return "decision"
    return "standard" if "halfway" in slug else "source"


CASES = Cases("health.fever", basis)


def add(group, slug, text, verdict, origin=None, note=None, tags=None):
    single = binary32(fraction(text))
    assert (single == Fraction("37.5")) == (verdict == "bound") and (single > Fraction("37.5")) == (verdict == "yes"), text
    given = {"temperature": Raw(text)}
    origin = origin or worked("FEV-1")
    if verdict == "bound":
        for option, highlighted in (("above", False), ("shipped", True)):
            CASES.add(group, "%s-%s" % (slug, option), "FEV-1", origin, given, {"highlighted": highlighted}, {BOUND: option},
                      ("readings " + (tags or "")).strip(), note)
    else:
        CASES.add(group, slug, "FEV-1", origin, given, {"highlighted": verdict == "yes"}, None, tags, note)


def main():
    add("basics", "healthy", "36.6", "no")
    add("basics", "just-below", "37.4", "no", tags="boundary")
    add("basics", "exactly", "37.5", "bound", tags="boundary")
    add("basics", "just-above", "37.6", "yes", tags="boundary")
    add("basics", "above-in-the-second-decimal", "37.51", "yes", note="Not rounded to 37.5.")
    add("basics", "below-in-the-second-decimal", "37.49", "no", note="Not rounded to 37.5.")
    add("basics", "37", "37", "no", note="37.5 is not cut to 37.")
    add("basics", "38", "38", "yes")
    add("basics", "high-fever", "41.2", "yes")
    add("basics", "least-of-a-report", "33", "no")
    add("basics", "most-of-a-report", "44", "yes")
    add("basics", "of-the-source", "37.50", "bound", source("ReportDetail"), "Se la temperatura supera i 37.5°C.")

    add("precision", "37-500001", "37.500001", "bound", note="The nearest Float is 37.5.", tags="boundary precision")
    add("precision", "37-499999", "37.499999", "bound", note="The nearest Float is 37.5.", tags="boundary precision")
    add("precision", "37-5000000000001", "37.5000000000001", "bound", note="Above 37.5 as a double.", tags="boundary precision")
    add("precision", "37-4999999999999", "37.4999999999999", "bound", note="Below 37.5 as a double.", tags="boundary precision")
    add("precision", "next-float-above", "37.500004", "yes", tags="boundary precision")
    add("precision", "next-float-below", "37.499996", "no", tags="boundary precision")
    add("precision", "37-500002", "37.500002", "yes", note="Past the middle: the nearest Float is 37.500004.", tags="boundary precision")
    add("precision", "37-499998", "37.499998", "no", note="Past the middle: the nearest Float is 37.499996.", tags="boundary precision")
    add("precision", "halfway-above", "37.5000019073486328125", "bound", note="Ties go to the even Float, 37.5.", tags="boundary precision")
    add("precision", "halfway-below", "37.4999980926513671875", "bound", note="Ties go to the even Float, 37.5.", tags="boundary precision")
    add("precision", "just-over-halfway-above", "37.50000190734863281250001", "yes",
        note="As a double it is the middle, which would go to 37.5: a Float is rounded from the number as it is written.", tags="boundary precision")
    add("precision", "just-under-halfway-below", "37.49999809265136718749999", "no",
        note="As a double it is the middle, which would go to 37.5: a Float is rounded from the number as it is written.", tags="boundary precision")

    add("numbers", "three-decimals", "37.500", "bound")
    add("numbers", "with-an-exponent", "3.75e1", "bound")
    add("numbers", "with-a-negative-exponent", "375e-1", "bound")
    add("numbers", "with-a-capital-exponent", "0.375E+2", "bound")
    add("numbers", "38-with-an-exponent", "3.8e1", "yes")
    add("numbers", "zero", "0", "no")
    add("numbers", "minus-zero", "-0", "no")
    add("numbers", "minus-40", "-40", "no")
    add("numbers", "minus-37-5", "-37.5", "no", note="Its size does not count.")
    add("numbers", "minus-38", "-38", "no", note="Its size does not count.")
    add("numbers", "least-of-all", "-1000", "no")
    add("numbers", "most-of-all", "1000", "yes")
    add("numbers", "in-fahrenheit", "99.5", "yes", note="Degrees Celsius, whatever was meant.")
    add("numbers", "as-text-before-37-5", "100", "yes", note="As a text it would come before 37.5.")
    add("numbers", "as-text-after-37-5", "4", "no", note="As a text it would come after 37.5.")
    add("numbers", "1", "1", "no")
    add("numbers", "minus-half", "-0.5", "no", note="Below 0, and nowhere near the bound.")
    add("numbers", "minus-41-2", "-41.2", "no", note="Its size does not count.")
    add("numbers", "least-float", "1e-45", "no", note="A subnormal Float.")
    add("numbers", "minus-least-float", "-1e-45", "no", note="A subnormal Float.")
    add("numbers", "great-subnormal", "1.1754942e-38", "no", note="The greatest subnormal Float.")
    add("numbers", "tiny", "1e-300", "no", note="0 as a Float.")
    CASES.write()


if __name__ == "__main__":
    main()
