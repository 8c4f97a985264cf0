#!/usr/bin/env python3
"""Golden cases of health.entry, written to Corpus/health/entry/*.jsonl.

Run:    python3 Corpus/origins/health_entry.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+, the C library glibc 2.36, and numpy 2.4.6 (pip install numpy==2.4.6).

Where the answers come from. What becomes of a text of temperature or weight that is a number, strtof of the C library
decides, and how it is written, numpy.float32; whether a whole number is one of 16 bits, numpy.int16. Which texts are no
number by the reading `plain`, and which fields are named, is worked by hand: the tables below say it for every text.
By the reading `shipped` strtof decides that too, but for white space before, nan, inf and NUL, which are no number.
`binary32` of health.py, which rounds exact fractions, must agree with all of it.

Nothing here applies the grammar of ENT-1: which text is invalid stands in the tables.
"""
import ctypes
import os
import re
import sys
from fractions import Fraction

import numpy

from health import SINGLES, VALUES, Cases, Raw, binary32, computed, derived, plain, shortest, source, worked

NUMBER = "health.entry.number"
BOUNDS = "health.entry.bounds"
DATE = 1600000000
USUAL = {"temperature": "36.6", "weight": "70", "heartRate": "72", "glycemia": "90"}
SLUG = {"temperature": "temperature", "weight": "weight", "heartRate": "heart-rate", "glycemia": "glycemia"}


def form(**changed):
    """The usual form; `importance` and `note` come before `date`."""
    made = {value: changed.pop(value, text) for value, text in USUAL.items()}
    for name in ("importance", "note"):
        if name in changed:
            made[name] = changed.pop(name)
    made["date"] = changed.pop("date", DATE)
    assert not changed, changed
    return made


def saved(importance=None, note=None, date=DATE, **changed):
    """The report of the usual form, with values as they are written."""
    output = {"date": date}
    for value in VALUES:
        output[value] = Raw(changed.pop(value, USUAL[value]))
    output["importance"] = {value: (importance or {}).get(value, 3) for value in VALUES}
    if note is not None:
        output["note"] = note
    assert not changed, changed
    return {"report": output}


def refused(*fields):
    return "error", {"code": "entry.invalid", "fields": list(fields)}


def add(group, slug, clauses, given, outcome, origin=None, **more):
    CASES.add(group, slug, clauses, origin or worked(clauses.replace(" ", ", ")), given, outcome, **more)


# ---- what others say of a text

sys.set_int_max_str_digits(0)
assert numpy.__version__ == "2.4.6" and os.confstr("CS_GNU_LIBC_VERSION") == "glibc 2.36"
STRTOF = computed("strtof of glibc, numpy.float32", "2.36, 2.4.6", "health_entry.py")
INT16 = computed("numpy.int16", "2.4.6", "health_entry.py")
C = ctypes.CDLL("libc.so.6")
C.strtof.restype = ctypes.c_float
C.strtof.argtypes = [ctypes.c_void_p, ctypes.c_void_p]


def strtof(text):
    """What the C library makes of a text, commas having become points: a Float, or None if it is not one whole number."""
    if re.search(r"^\s|\0|nan|inf", text, re.IGNORECASE):
        return None
    pointed = text.replace(",", ".").encode("utf-8")
    buffer, end = ctypes.create_string_buffer(pointed), ctypes.c_void_p()
    number = C.strtof(ctypes.addressof(buffer), ctypes.addressof(end))
    return numpy.float32(number) if pointed and end.value - ctypes.addressof(buffer) == len(pointed) else None


def spelled(number):
    return numpy.format_float_positional(number, unique=True, trim="-")


def taken(value, text):
    """How the number that strtof makes of a text is written, or None if it is none or out of bounds."""
    number = strtof(text)
    if number is None or not (33 <= number <= 44 if value == "temperature" else 0 < number < numpy.inf):
        return None
    if re.fullmatch("[0-9]+([.,][0-9]+)?", text):
        assert shortest(binary32(text.replace(",", "."))) == spelled(number), text
    return spelled(number)


def is_int16(text):
    try:
        return numpy.int16(text) >= 0
    except OverflowError:
        return False


def decided(value, text, expected):
    """The origin of what becomes of a number: who decided it, and what he says is what stands in the table."""
    if value in SINGLES:
        assert taken(value, text) == expected, (text, taken(value, text), expected)
        return STRTOF
    least = {"heartRate": 30, "glycemia": 50}[value]
    assert (str(int(text)) if is_int16(text) and int(text) > least else None) == expected, text
    return INT16 if expected is None and not is_int16(text) or int(text) > 32000 else None


# ---- on what an outcome rests

def basis(group, slug, given, outcome, readings):
    if readings.get(NUMBER) == "plain" or readings.get(BOUNDS) == "shipped" or group in ("passed-on", "fields"):
        return "source" if slug.startswith("date-") else "decision"
    if group == "source":
        return "source"
    if slug.startswith("importance-written") or "importance-2-5" in slug or "1e400" in slug:
        return "decision"
    if group == "malformed" and not readings:
        value = next(v for v in VALUES if given[v] != USUAL[v])
        # The source's own conversion takes these.
        form = r"[+-]?inf(inity)?" if value in SINGLES else r"[+-]?[0-9]+"
        return "decision" if "\0" in given[value] or re.fullmatch(form, given[value], re.IGNORECASE) else "source"
    for value in SINGLES:
        text = given[value].replace(",", ".")
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)?", text):
            continue
        exact, rounded = Fraction(text), binary32(text)
        if rounded is None or is_within(value, exact) != is_within(value, rounded):
            return "decision"
        if value not in outcome_fields(outcome) and Fraction(shortest(rounded)) != exact:
            return "standard"
    return "source"


def is_within(value, number):
    return 33 <= number <= 44 if value == "temperature" else number > 0


def outcome_fields(outcome):
    return outcome[1]["fields"] if isinstance(outcome, tuple) else []


CASES = Cases("health.entry", basis)
DERIVED = derived("the tables of fields and numbers of the script", "health_entry.py")


# ---- numbers that are taken

def accepted():
    g = "accepted"
    table = [
        # value, slug, text, written, note
        ("temperature", "point", "36.6", "36.6", None),
        ("temperature", "comma", "36,6", "36.6", "The Italian keyboard writes a comma."),
        ("temperature", "no-decimals", "36", "36", None),
        ("temperature", "leading-zero", "036.6", "36.6", None),
        ("temperature", "many-leading-zeros", "000000000036,6", "36.6", None),
        ("temperature", "trailing-zeros", "36.6000", "36.6", None),
        ("temperature", "comma-and-zeros", "36,00", "36", None),
        ("temperature", "three-decimals", "36,625", "36.625", "Not a separator of thousands: 36 625 would be refused."),
        ("temperature", "five-decimals", "36.59999", "36.59999", None),
        ("temperature", "six-decimals", "36.123455", "36.123455", None),
        ("temperature", "beyond-the-precision-down", "36.6000000001", "36.6", "Written as the Float that it is."),
        ("temperature", "beyond-the-precision-up", "36.5999999999", "36.6", None),
        ("temperature", "as-a-double-shows-it", "36.599998474121094", "36.6", "36.6 as a Float, shown as a double."),
        ("temperature", "next-float-after", "36.600002", "36.600002", None),
        ("temperature", "next-float-before", "36.599995", "36.599995", None),
        ("temperature", "between-two-floats", "36.600001", "36.600002",
         "The Floats about it are 36.6 and 36.600002: it is nearer to the second."),
        ("temperature", "fever", "38,9", "38.9", None),
        ("temperature", "37-5", "37.5", "37.5", None),
        ("weight", "point", "70.5", "70.5", None),
        ("weight", "comma", "70,5", "70.5", None),
        ("weight", "no-decimals", "82", "82", None),
        ("weight", "leading-zeros", "0070,50", "70.5", None),
        ("weight", "less-than-one", "0.5", "0.5", None),
        ("weight", "less-than-one-comma", "0,25", "0.25", None),
        ("weight", "a-tenth", "0.1", "0.1", None),
        ("weight", "a-third-of-many-figures", "0.33333333333333333333", "0.33333334", None),
        ("weight", "70-1", "70.1", "70.1", "70.1 is not 70.0999985 in the output."),
        ("weight", "three-digits", "104,3", "104.3", None),
        ("weight", "three-decimals-after-a-comma", "1,234", "1.234", "A comma separates decimals, not thousands."),
        ("weight", "three-decimals-after-a-point", "1.234", "1.234", "A point separates decimals, not thousands."),
        ("weight", "a-thousand", "1000", "1000", None),
        ("weight", "nine-figures", "123456.789", "123456.79", "The Floats there are 1/128 apart."),
        ("weight", "rounds-up-to-a-million", "999999.99", "1000000", None),
        ("weight", "a-million", "1000000", "1000000", None),
        ("weight", "a-millionth", "0.000001", "0.000001", "The smallest that is settled; 1e-06 in the output is the same number."),
        ("weight", "a-gram", "0,001", "0.001", None),
        ("heartRate", "two-digits", "65", "65", None),
        ("heartRate", "three-digits", "180", "180", None),
        ("heartRate", "leading-zeros", "0000072", "72", None),
        ("heartRate", "not-octal", "077", "77", "A leading zero does not make it octal."),
        ("heartRate", "eight-after-a-zero", "089", "89", "No octal digit: still a number."),
        ("glycemia", "two-digits", "99", "99", None),
        ("glycemia", "three-digits", "126", "126", None),
        ("glycemia", "leading-zeros", "0090", "90", None),
        ("glycemia", "not-octal", "0100", "100", None),
    ]
    for value, slug, text, expected, note in table:
        # The other texts of the form have no separator: without one in this text ENT-1 is not touched.
        has_separator = any(mark in form(**{value: text})[other] for mark in ",." for other in ("temperature", "weight"))
        clauses = "ENT-1 ENT-2" if value in ("temperature", "weight") and has_separator else "ENT-2"
        add(g, "%s-%s" % (SLUG[value], slug), clauses, form(**{value: text}), saved(**{value: expected}), decided(value, text, expected), note=note)
    add(g, "commas-in-both", "ENT-1 ENT-2", form(temperature="37,2", weight="70,1"), saved(temperature="37.2", weight="70.1"))
    add(g, "comma-beside-point", "ENT-1 ENT-2", form(temperature="37,2", weight="70.1"), saved(temperature="37.2", weight="70.1"),
        note="Each text is read for itself.")
    add(g, "no-separator-anywhere", "ENT-2", form(temperature="37"), saved(temperature="37"))


def halfway():
    """Between two Floats: exactly in the middle, and so near to it that a double is the middle itself."""
    g = "halfway"
    for value, name, low in (("temperature", "36-6", "36.6"), ("temperature", "after-36-6", "36.600002"),
                             ("temperature", "37-5", "37.5"), ("weight", "70-1", "70.1"), ("weight", "after-70-1", "70.10001"),
                             ("weight", "1000", "1000")):
        first = binary32(low)
        second = next(binary32(first + Fraction(k, 2 ** 20)) for k in range(1, 2 ** 9) if binary32(first + Fraction(k, 2 ** 20)) > first)
        middle = plain((first + second) / 2)
        below = plain((first + second) / 2 - Fraction(1, 10 ** 30))
        for slug, text, note in (
                ("just-below", below, "As a double this is the middle itself: rounded twice it may go to the wrong side."),
                ("exactly", middle, "Ties go to the even Float."),
                ("just-above", middle + "0000000001", "As a double this is the middle itself: rounded twice it may go to the wrong side.")):
            add(g, "halfway-at-%s-%s-%s" % (SLUG[value], name, slug), "ENT-1 ENT-2", form(**{value: text}),
                saved(**{value: taken(value, text)}), STRTOF, tags="precision", note=note)


def powers_of_two():
    """At a power of two, above which Floats lie twice as far apart as below it."""
    g = "powers-of-two"
    for slug, text, note in (
            ("just-above-64", "64.000003", "Less than half a Float above 64, though more than half of one below it."),
            ("just-above-16777216", "16777216.7", "Less than half a Float above 16777216, though more than half of one below it."),
            ("87", "154742504910672534362390528", "Of eight digits the nearest is the Float before it; the second nearest reads back."),
            ("90", "1237940039285380274899124224", "Of eight digits the nearest is the Float before it; the second nearest reads back."),
            ("minus-96", "0.00000000000000000000000000001262177448353619", "Of eight digits the nearest is the Float before it; the second nearest reads back.")):
        add(g, "weight-of-a-power-of-two-" + slug, "ENT-1 ENT-2", form(weight=text), saved(weight=taken("weight", text)), STRTOF, tags="precision", note=note)


# ---- texts that are no number

NO_DECIMAL = [
    # slug, text for a temperature near 36.6 (None: not tried), text for a weight near 70
    ("empty", "", ""),
    ("one-space", " ", " "),
    ("letters", "abc", "abc"),
    ("point-alone", ".", "."),
    ("comma-alone", ",", ","),
    ("nothing-after-the-point", "36.", "70."),
    ("nothing-after-the-comma", "36,", "70,"),
    ("nothing-before-the-point", ".36", ".5"),
    ("nothing-before-the-comma", ",36", ",5"),
    ("two-points", "36..6", "70..5"),
    ("two-commas", "36,,6", None),
    ("point-and-comma", "36.,6", None),
    ("comma-and-point", "36,.6", None),
    ("three-parts", "36.6.1", "70.5.1"),
    ("three-parts-with-commas", "36,6,1", "70,5,1"),
    ("point-at-the-end-too", "36.6.", None),
    ("thousands-the-italian-way", "1.234,5", "1.234,5"),
    ("thousands-the-english-way", "1,234.5", "1,234.5"),
    ("space-before", " 36.6", " 70"),
    ("space-after", "36.6 ", "70 "),
    ("space-inside", "3 6.6", "7 0"),
    ("space-after-the-point", "36. 6", None),
    ("space-before-the-point", "36 .6", None),
    ("tab-before", "\t36.6", "\t70"),
    ("line-break-after", "36.6\n", "70\n"),
    ("line-break-before", "\n36.6", None),
    ("carriage-return-after", "36.6\r", None),
    ("second-line", "36.6\n36.6", "70\n70"),
    ("no-break-space-before", "\u00a036.6", None),
    ("zero-width-space-after", "36.6\u200b", "70\u200b"),
    ("byte-order-mark-before", "\ufeff36.6", "\ufeff70"),
    ("right-to-left-mark-after", "36.6\u200f", None),
    ("plus", "+36.6", "+70"),
    ("minus", "-36.6", "-70"),
    ("minus-zero", "-0", "-0"),
    ("minus-sign-u2212", "\u221236.6", None),
    ("two-signs", "--36.6", None),
    ("exponent", "3.66e1", "7e1"),
    ("exponent-capital", "3.66E1", "7E1"),
    ("negative-exponent", "366e-1", "700e-1"),
    ("exponent-zero", "36.6e0", None),
    ("half-an-exponent", "36.6e", None),
    ("hexadecimal", "0x24", "0x46"),
    ("hexadecimal-fraction", "0x1.25p5", "0x1p6"),
    ("binary", "0b100101", None),
    ("octal", "0o45", None),
    ("nan", "nan", "nan"),
    ("nan-mixed-case", "NaN", "NaN"),
    ("inf", "inf", "inf"),
    ("infinity", "Infinity", "Infinity"),
    ("plus-infinity", "+inf", "+inf"),
    ("infinity-sign", "\u221e", "\u221e"),
    ("degrees", "36.6\u00b0C", None),
    ("degrees-after-a-space", "36.6 \u00b0C", None),
    ("unit-kg", None, "70kg"),
    ("unit-kg-after-a-space", None, "70 kg"),
    ("suffix-f", "36.6f", "70f"),
    ("underscore", "3_6.6", "7_0"),
    ("underscore-in-the-decimals", "36.6_0", None),
    ("apostrophe", "36'6", "1'000"),
    ("typographic-apostrophe", "36\u20196", None),
    ("middle-dot", "36\u00b76", "70\u00b75"),
    ("arabic-decimal-separator", "36\u066b6", None),
    ("full-width-digits", "\uff13\uff16.\uff16", "\uff17\uff10"),
    ("full-width-point", "36\uff0e6", None),
    ("full-width-comma", "36\uff0c6", None),
    ("ideographic-comma", "36\u30016", None),
    ("low-quotation-mark", "36\u201a6", None),
    ("arabic-digits", "\u0663\u0666.\u0666", "\u0667\u0660"),
    ("devanagari-digits", "\u0969\u096c.\u096c", "\u096d\u0966"),
    ("mathematical-digits", "\U0001d7d1\U0001d7d4", "\U0001d7d5\U0001d7ce"),
    ("superscript-digit", "3\u2076", "7\u2070"),
    ("one-arabic-digit-among-ascii", "3\u0666.6", None),
    ("vulgar-fraction", "36\u00bd", "70\u00bd"),
    ("roman-numeral", "\u216b", "LXX"),
    ("fraction", "73/2", "140/2"),
    ("in-brackets", "(36.6)", None),
    ("in-quotes", "\"36.6\"", "\"70\""),
    ("combining-accent-after", "36.6\u0301", "70\u0301"),
    ("variation-selector", "3\ufe0f6", None),
    ("nul-before", "\u000036.6", None),
    ("nul-after", "36.6\u0000", "70\u0000"),
    ("nul-inside", "36\u0000.6", None),
    ("emoji", "\U0001f912", "\U0001f40b"),
    ("keycap", "3\ufe0f\u20e36\ufe0f\u20e3", None),
    ("word-null", "null", "null"),
    ("word-true", "true", None),
    ("in-words", "trentasei", "settanta"),
    ("separator-in-words", "36 virgola 6", None),
    ("dash-inside", "36-6", "70-71"),
    ("colon-inside", "36:6", None),
    ("semicolon-after", "36.6;", None),
    ("percent", "36.6%", None),
    ("a-list", "36.6, 36.7", "70, 71"),
    ("sql", "36.6'; DROP TABLE report; --", None),
    ("markup", "<b>36.6</b>", None),
    ("format", "%f", None),
]

NO_WHOLE = [
    # slug, heart rate, glycemia
    ("empty", "", ""),
    ("one-space", " ", None),
    ("letters", "abc", "abc"),
    ("point-and-zero", "72.0", "90.0"),
    ("comma-and-zero", "72,0", "90,0"),
    ("decimals", "72.5", "90.5"),
    ("comma-decimals", "72,5", "90,5"),
    ("nothing-after-the-point", "72.", "90."),
    ("nothing-before-the-point", ".72", None),
    ("thousands-point", "1.000", "1.000"),
    ("thousands-comma", "1,000", "1,000"),
    ("thousands-space", "1 000", None),
    ("thousands-apostrophe", "1'000", None),
    ("underscore", "1_000", "1_000"),
    ("plus", "+72", "+90"),
    ("minus", "-72", "-90"),
    ("minus-zero", "-0", None),
    ("minus-and-too-large", "-32768", None),
    ("space-before", " 72", " 90"),
    ("space-after", "72 ", "90 "),
    ("space-inside", "7 2", None),
    ("tab-after", "72\t", None),
    ("line-break-after", "72\n", "90\n"),
    ("no-break-space-after", "72\u00a0", None),
    ("zero-width-joiner-inside", "7\u200d2", None),
    ("byte-order-mark-before", "\ufeff72", None),
    ("exponent", "7e1", "9e1"),
    ("exponent-zero", "72e0", None),
    ("hexadecimal", "0x48", "0x5a"),
    ("hexadecimal-digits", "4a", "5A"),
    ("binary", "0b1001000", None),
    ("nan", "nan", None),
    ("inf", "inf", "inf"),
    ("unit", "72bpm", "90mg/dl"),
    ("unit-after-a-space", "72 bpm", None),
    ("full-width-digits", "\uff17\uff12", "\uff19\uff10"),
    ("arabic-digits", "\u0667\u0662", "\u0669\u0660"),
    ("devanagari-digits", "\u096d\u0968", None),
    ("one-full-width-digit", "7\uff12", None),
    ("mathematical-digits", "\U0001d7d5\U0001d7d0", None),
    ("superscript-digit", "7\u00b2", "9\u2070"),
    ("circled-digit", "\u2466\u2461", None),
    ("roman-numeral", "\u216b", None),
    ("range", "72-75", None),
    ("pressure", "120/80", None),
    ("nul-after", "72\u0000", None),
    ("combining-accent-after", "72\u0301", None),
    ("emoji", "\u2764\ufe0f", "\U0001f36c"),
    ("in-words", "settantadue", "novanta"),
]


def malformed():
    for value, other, table in (("temperature", "weight", NO_DECIMAL), ("heartRate", "glycemia", NO_WHOLE)):
        for slug, text, second in table:
            for name, each in ((value, text), (other, second)):
                if each is None:
                    continue
                slug_of = "%s-text-%s" % (SLUG[name], slug)
                if name in SINGLES and taken(name, each) is not None:
                    by_option("malformed", slug_of, name, each)
                    continue
                hostile = any(ord(c) < 32 or ord(c) > 126 for c in each)
                add("malformed", slug_of, "ENT-1", form(**{name: each}), refused(name), tags="hostile" if hostile else None)


def by_option(group, slug, value, text, note=None, more=None):
    """No number by `plain`, one by `shipped`."""
    given = form(**{value: text, **(more or {})})
    add(group, slug + "-plain", "ENT-1", given, refused(value), readings={NUMBER: "plain"}, tags="readings", note=note)
    add(group, slug + "-shipped", "ENT-1 ENT-2", given, saved(**{value: taken(value, text)}), STRTOF, readings={NUMBER: "shipped"}, tags="readings",
        note=note)


def number():
    """The reading of what is a number: each pair differs by the reading alone, each case without one by neither."""
    g = "number"
    for value, table in (("temperature", [
            ("plus-and-comma", "+36,6", "A sign is converted, the comma has become a point."),
            ("plus-whole", "+37", None), ("point-at-the-end", "44.", "The greatest, with nothing after the point."),
            ("comma-at-the-end", "33,", "The least, with nothing after the comma."),
            ("exponent-with-a-sign", "0.366E+2", None), ("exponent-after-a-comma", "3,66e1", None),
            ("exponent-after-a-point-at-the-end", "37.e0", None), ("exponent-of-a-missing-digit", ".37e2", None),
            ("exponent-with-zeros", "37e000", None), ("great-exponent-of-a-small-number", "0.000000000037e12", None),
            ("hexadecimal-25", "0x25", "37."), ("hexadecimal-capitals", "0X2A", "42."), ("hexadecimal-with-a-comma", "0x25,8", "37.5."),
            ("hexadecimal-with-a-point-at-the-end", "0x25.", "37."),
            ("hexadecimal-of-a-missing-digit", "0x.94p6", "37."), ("hexadecimal-with-a-sign", "+0x1.28p+5", "37."),
            ("just-over-halfway-below-44", "+43.99999809265136718750001", "Above the middle of two Floats: to 44 directly; by way of a double it is the middle."),
            ("just-under-halfway-above-44", "4.40000019073486328124999e1", "Below the middle of two Floats: to 44 directly.")]),
            ("weight", [
                ("plus-1", "+1", "Exactly 1, above 0."), ("missing-digit-before-the-comma", ",25", None), ("a-point-at-the-end", "1.", None),
                ("least-float", "1e-45", "The least Float, 2^-149."), ("least-normal-float", "1.17549435e-38", None),
                ("greatest-float", "3.4028235e38", None), ("negative-exponent", "7000e-2", None),
                ("hexadecimal-least-float", "0x1p-149", "2^-149 exactly."), ("just-over-half-the-least-float", "0x1.000002p-150", "To 2^-149."),
                ("hexadecimal-halfway-to-even", "0x1.000001p6", "Exactly in the middle of two Floats: to the even one, 64."),
                ("hexadecimal-over-halfway", "0x1.00000100001p6", "Above the middle: the Float after 64."),
                ("hexadecimal-of-fifty-digits", "0x1." + "8" * 50 + "p6", None)])):
        for slug, text, note in table:
            by_option(g, "%s-number-%s" % (SLUG[value], slug), value, text, note)
    for slug, value, text, note in [
            ("temperature-below-0", "temperature", "-36.6", "A number by `shipped`, far below the bounds."),
            ("temperature-of-a-missing-digit", "temperature", ",366", "0.366 by `shipped`."),
            ("temperature-exponent-out-of-bounds", "temperature", "3.66e2", None),
            ("temperature-hexadecimal-out-of-bounds", "temperature", "0x36", "54 by `shipped`."),
            ("temperature-exponent-without-digits", "temperature", "37e", None), ("temperature-exponent-of-a-sign", "temperature", "37e+", None),
            ("temperature-hexadecimal-without-digits", "temperature", "0x", None), ("temperature-hexadecimal-exponent-e", "temperature", "0x25p", None),
            ("temperature-two-signs", "temperature", "+-37", None), ("temperature-sign-at-the-end", "temperature", "37+", None),
            ("temperature-space-after-the-sign", "temperature", "+ 37", None), ("temperature-a-fraction-in-the-exponent", "temperature", "37e0.0", None),
            ("weight-below-0", "weight", "-0.5", None), ("weight-minus-0", "weight", "-0.0", "0 by `shipped`, and not above it."),
            ("weight-underflows", "weight", "1e-50", "0 as a Float by `shipped`, and not above it."),
            ("weight-hexadecimal-0", "weight", "0x0", "0 by `shipped`, and not above it."),
            ("weight-hexadecimal-overflows", "weight", "0x1p999", "Infinite as a Float by `shipped`."),
            ("weight-hexadecimal-overflows-by-far", "weight", "0x1p" + "9" * 30, "Infinite as a Float by `shipped`."),
            ("weight-hexadecimal-underflows-by-far", "weight", "0x1p-" + "9" * 30, "0 as a Float by `shipped`, and not above it."),
            ("weight-overflows-by-far", "weight", "1e" + "9" * 30, "Infinite as a Float by `shipped`."),
            ("weight-underflows-by-far", "weight", "1e-" + "9" * 30, "0 as a Float by `shipped`, and not above it."),
            ("weight-hexadecimal-below-0", "weight", "-0x46", "-70 by `shipped`."),
            ("weight-hexadecimal-point-alone", "weight", "0x.", "No digit on either side."),
            ("weight-half-the-least-float", "weight", "0x1p-150", "In the middle of 0 and the least Float: to the even one, 0."),
            ("weight-overflows", "weight", "1e39", "Infinite as a Float by `shipped`."), ("weight-point-alone-with-a-sign", "weight", "+.", None),
            ("weight-nan-of-a-payload", "weight", "nan(1)", None), ("weight-minus-infinity", "weight", "-infinity", None)]:
        assert taken(value, text) is None, text
        add(g, "no-number-" + slug, "ENT-1", form(**{value: text}), refused(value), note=note)
    for slug, value, text in [("heart-rate-plus", "heartRate", "+72"), ("heart-rate-exponent", "heartRate", "7.2e1"), ("glycemia-hexadecimal", "glycemia", "0x5A"),
                              ("glycemia-point-at-the-end", "glycemia", "90.")]:
        add(g, "no-whole-number-" + slug, "ENT-1", form(**{value: text}), refused(value), note="Whole values are digits only, by either option.")


# ---- bounds

def bounds():
    g = "bounds"
    even = "Exactly in the middle of two Floats: to the even one, which is %s."
    table = [
        # value, slug, text, written (None: refused), note
        ("temperature", "33", "33", "33", None),
        ("temperature", "33-0", "33.0", "33", None),
        ("temperature", "33-comma-0", "33,0", "33", None),
        ("temperature", "33-after-zeros", "00033.000", "33", None),
        ("temperature", "32-999999", "32.999999", "33", "The nearest Float is 33: bounds hold for the Float."),
        ("temperature", "32-99999", "32.99999", None, None),
        ("temperature", "32-999996", "32.999996", None, "The Float before 33."),
        ("temperature", "halfway-below-33", "32.9999980926513671875", "33", even % "33"),
        ("temperature", "just-under-halfway-below-33", "32.99999809265136718749999", None,
         "By way of a double it would be 33: the nearest double is the middle."),
        ("temperature", "33-1", "33.1", "33.1", None),
        ("temperature", "33-000004", "33.000004", "33.000004", "The Float after 33."),
        ("temperature", "32-9", "32.9", None, None),
        ("temperature", "32", "32", None, None),
        ("temperature", "0", "0", None, None),
        ("temperature", "3-66", "3.66", None, "The point is one place too far."),
        ("temperature", "43-9", "43.9", "43.9", None),
        ("temperature", "44", "44", "44", None),
        ("temperature", "44-0", "44.0", "44", None),
        ("temperature", "44-comma-0", "44,0", "44", None),
        ("temperature", "43-999996", "43.999996", "43.999996", "The Float before 44."),
        ("temperature", "44-000001", "44.000001", "44", "The nearest Float is 44: bounds hold for the Float."),
        ("temperature", "halfway-above-44", "44.0000019073486328125", "44", even % "44"),
        ("temperature", "just-over-halfway-above-44", "44.00000190734863281250001", None,
         "By way of a double it would be 44: the nearest double is the middle."),
        ("temperature", "44-000003", "44.000003", None, None),
        ("temperature", "44-000004", "44.000004", None, "The Float after 44."),
        ("temperature", "44-1", "44.1", None, None),
        ("temperature", "45", "45", None, None),
        ("temperature", "366", "366", None, "The point was forgotten."),
        ("temperature", "in-fahrenheit", "97.9", None, None),
        ("temperature", "in-kelvin", "309.75", None, None),
        ("weight", "1", "1", "1", "Above 0; a bound of 1 would refuse it."),
        ("weight", "1-0", "1.0", "1", None),
        ("weight", "1-comma-0", "1,0", "1", None),
        ("weight", "just-below-1", "0.99999994", "0.99999994", "The Float before 1."),
        ("weight", "the-least-float", "0." + "0" * 44 + "14", "0." + "0" * 44 + "1", "2^-149, a subnormal Float: above 0."),
        ("weight", "1e-50", "0." + "0" * 49 + "1", None, "0 as a Float."),
        ("weight", "0", "0", None, None),
        ("weight", "0-0", "0.0", None, None),
        ("weight", "0-comma-00", "0,00", None, None),
        ("weight", "000", "000", None, None),
        ("weight", "0-00001", "0.00001", "0.00001", None),
        ("weight", "underflows", "0." + "0" * 45 + "7", None,
         "Half of the smallest Float is a little more than 7e-46: the nearest Float is 0. As a double it is above 0."),
        ("weight", "half-the-smallest-float", plain(Fraction(1, 2 ** 150)), None, "Exactly in the middle: to the even one, 0."),
        ("weight", "underflows-a-double", "0." + "0" * 400 + "1", None, None),
        ("weight", "overflows", "1" + "0" * 39, None, "Infinite as a Float, though not as a double."),
        ("weight", "halfway-to-infinity", "340282356779733661637539395458142568448", None,
         "In the middle of the greatest Float and 2^128: the nearest Float is infinite."),
        ("weight", "overflows-a-double", "9" * 400, None, None),
        ("heartRate", "31", "31", "31", None),
        ("heartRate", "29", "29", None, None),
        ("heartRate", "0", "0", None, None),
        ("heartRate", "000", "000", None, None),
        ("heartRate", "1", "1", None, None),
        ("heartRate", "32766", "32766", "32766", None),
        ("heartRate", "32767", "32767", "32767", None),
        ("heartRate", "32767-after-zeros", "000000000032767", "32767", None),
        ("heartRate", "32768", "32768", None, None),
        ("heartRate", "32768-after-zeros", "0032768", None, None),
        ("heartRate", "65535", "65535", None, None),
        ("heartRate", "65608-is-72-in-16-bits", "65608", None, None),
        ("heartRate", "100000", "100000", None, "As texts it would come before 32767."),
        ("heartRate", "4294967368-is-72-in-32-bits", "4294967368", None, None),
        ("heartRate", "18446744073709551688-is-72-in-64-bits", "18446744073709551688", None, None),
        ("heartRate", "9-as-text-after-31", "9", None, "As a text it would come after 31."),
        ("glycemia", "51", "51", "51", None),
        ("glycemia", "49", "49", None, None),
        ("glycemia", "0", "0", None, None),
        ("glycemia", "31-is-only-enough-for-the-heart", "31", None, None),
        ("glycemia", "32767", "32767", "32767", None),
        ("glycemia", "32768", "32768", None, None),
        ("glycemia", "65626-is-90-in-16-bits", "65626", None, None),
        ("glycemia", "99999999999999999999", "99999999999999999999", None, None),
        ("glycemia", "6-as-text-after-51", "6", None, "As a text it would come after 51."),
    ]
    for value, slug, text, expected, note in table:
        outcome = refused(value) if expected is None else saved(**{value: expected})
        add(g, "%s-of-%s" % (SLUG[value], slug), "ENT-2", form(**{value: text}), outcome, decided(value, text, expected), tags="boundary", note=note)


def readings():
    """30 and 50 exactly: two lines each."""
    g = "readings"

    def two(slug, given, stated, shipped, note=None):
        add(g, slug + "-stated", "ENT-2", given, stated, readings={BOUNDS: "stated"}, tags="boundary readings", note=note)
        add(g, slug + "-shipped", "ENT-2", given, shipped, readings={BOUNDS: "shipped"}, tags="boundary readings", note=note)

    two("heart-rate-of-30", form(heartRate="30"), refused("heartRate"), saved(heartRate="30"))
    two("heart-rate-of-030", form(heartRate="030"), refused("heartRate"), saved(heartRate="30"))
    two("glycemia-of-50", form(glycemia="50"), refused("glycemia"), saved(glycemia="50"))
    two("glycemia-of-00050", form(glycemia="00050"), refused("glycemia"), saved(glycemia="50"))
    two("both-at-the-bound", form(heartRate="30", glycemia="50"), refused("heartRate", "glycemia"), saved(heartRate="30", glycemia="50"))
    two("heart-rate-of-30-and-glycemia-of-49", form(heartRate="30", glycemia="49"), refused("heartRate", "glycemia"), refused("glycemia"))
    two("heart-rate-of-29-and-glycemia-of-50", form(heartRate="29", glycemia="50"), refused("heartRate", "glycemia"), refused("heartRate"))
    two("heart-rate-of-30-with-its-importance-wrong", form(heartRate="30", importance={"heartRate": 6}),
        refused("heartRate", "importance.heartRate"), refused("importance.heartRate"), "A text and its picker are judged apart.")
    two("glycemia-of-50-beside-an-empty-weight", form(weight="", glycemia="50"), refused("weight", "glycemia"), refused("weight"))
    two("heart-rate-of-30-beside-a-temperature-of-33", form(temperature="33", heartRate="30"), refused("heartRate"),
        saved(temperature="33", heartRate="30"), "Temperature is the same under both readings.")


# ---- importance

def importance():
    g = "importance"
    for value in VALUES:
        for number in (1, 2, 4, 5):
            add(g, "%s-importance-%d" % (SLUG[value], number), "ENT-3", form(importance={value: number}),
                saved({value: number}), DERIVED, note="The other three are absent: 3 each." if number == 1 else None)
        for number, name in ((0, "0"), (6, "6"), (-1, "minus-1"), (Raw("2.5"), "2-5"), (Raw("1e400"), "1e400")):
            add(g, "%s-importance-%s" % (SLUG[value], name), "ENT-3", form(importance={value: number}),
                refused("importance." + value), DERIVED, tags="boundary" if name in ("0", "6") else None)
    for name, number, expected, note in [
            ("3", "3", 3, "Given though it is the usual one."),
            ("3-0", "3.0", 3, "3.0 is 3."),
            ("5-00", "5.00", 5, None),
            ("1e0", "1e0", 1, None),
            ("0-1e1", "0.1e1", 1, None),
            ("50e-1", "50e-1", 5, None),
            ("4e0-capital", "4E+0", 4, None),
            ("0-2e1", "0.2e1", 2, None),
            ("minus-0", "-0", None, None),
            ("0-0", "0.0", None, None),
            ("5-5", "5.5", None, "Not rounded, not cut."),
            ("0-5", "0.5", None, "Not rounded up to 1."),
            ("0-999999", "0.999999", None, None),
            ("5-000001", "5.000001", None, None),
            ("4-999999", "4.999999", None, "Not rounded to 5."),
            ("3-000000001", "3.000000001", None, "3 as a Float, but an importance is none."),
            ("10", "10", None, None),
            ("minus-3", "-3", None, None),
            ("259-is-3-in-8-bits", "259", None, None),
            ("65539-is-3-in-16-bits", "65539", None, None),
            ("4294967299-is-3-in-32-bits", "4294967299", None, None),
            ("2-to-the-53", "9007199254740992", None, None),
            ("1e300", "1e300", None, "Finite, but no machine integer: a conversion that traps dies here."),
            ("minus-1e400", "-1e400", None, "Infinite as a double: no machine integer either."),
            ("1e-400", "1e-400", None, "0 as a double, and no whole number as it stands."),
            ("400-digits", "9" * 400, None, None)]:
        add(g, "importance-written-" + name, "ENT-3", form(importance={"weight": Raw(number)}),
            refused("importance.weight") if expected is None else saved({"weight": expected}), note=note, tags="numbers")
    add(g, "importance-object-empty", "ENT-3", form(importance={}), saved(), note="All absent, each for itself: 3.")
    add(g, "importance-all-given", "ENT-3", form(importance=dict(zip(VALUES, (5, 4, 2, 1)))), saved(dict(zip(VALUES, (5, 4, 2, 1)))))
    add(g, "importance-members-in-another-order", "ENT-3", form(importance={"glycemia": 1, "heartRate": 2, "weight": 4, "temperature": 5}),
        saved(dict(zip(VALUES, (5, 4, 2, 1)))), note="Members have names, not places.")
    for mask in range(1, 15):
        given = {value: 5 for i, value in enumerate(VALUES) if mask >> i & 1}
        if len(given) > 1:
            add(g, "importance-given-for-" + "-and-".join(SLUG[v] for v in given), "ENT-3", form(importance=given), saved(given), DERIVED)


# ---- which fields are named

def fields():
    g = "fields"
    wrong = {"temperature": "20", "weight": "0", "heartRate": "12", "glycemia": "7"}
    junk = {"temperature": "x", "weight": "", "heartRate": "7.5", "glycemia": "-90"}
    origin = DERIVED
    for mask in range(3, 16):
        names = [value for i, value in enumerate(VALUES) if mask >> i & 1]
        if len(names) < 2:
            continue
        slug = "-and-".join(SLUG[n] for n in names)
        add(g, "out-of-bounds-" + slug, "ENT-2 ENT-3", form(**{n: wrong[n] for n in names}), refused(*names), origin)
        add(g, "no-numbers-" + slug, "ENT-1 ENT-3", form(**{n: junk[n] for n in names}), refused(*names), origin)
        add(g, "wrong-importance-" + slug, "ENT-3", form(importance={n: 9 for n in names}),
            refused(*("importance." + n for n in names)), origin)
    for value in VALUES:
        add(g, "text-and-importance-of-" + SLUG[value], "ENT-1 ENT-3", form(**{value: junk[value], "importance": {value: 0}}),
            refused(value, "importance." + value), origin, note="Judged apart, named together: each picker stands by its field.")
        for other in VALUES:
            if other != value:
                names = [n for each in VALUES for n in ((each,) if each == value else ("importance." + each,) if each == other else ())]
                add(g, "text-of-%s-importance-of-%s" % (SLUG[value], SLUG[other]), "ENT-2 ENT-3",
                    form(**{value: wrong[value], "importance": {other: 6}}), refused(*names), origin)
    everything = [name for value in VALUES for name in (value, "importance." + value)]
    add(g, "everything-wrong", "ENT-1 ENT-2 ENT-3", form(**junk, importance=dict.fromkeys(VALUES, 0)), refused(*everything), origin,
        note="Eight names in form order, not four texts and then four pickers.")
    add(g, "everything-out-of-bounds", "ENT-2 ENT-3", form(**wrong, importance=dict.fromkeys(VALUES, 6)), refused(*everything), origin)
    add(g, "all-empty", "ENT-1 ENT-3", form(**dict.fromkeys(VALUES, "")), refused(*VALUES), origin, note="The form as it opens.")
    for value in VALUES:
        add(g, "everything-wrong-but-the-text-of-" + SLUG[value], "ENT-1 ENT-3",
            form(**{v: t for v, t in junk.items() if v != value}, importance=dict.fromkeys(VALUES, 0)),
            refused(*(n for n in everything if n != value)), origin)
        add(g, "everything-wrong-but-the-importance-of-" + SLUG[value], "ENT-1 ENT-3",
            form(**junk, importance={v: 0 for v in VALUES if v != value}),
            refused(*(n for n in everything if n != "importance." + value)), origin)
    add(g, "importance-in-another-order-fields-in-form-order", "ENT-3",
        form(importance={"glycemia": 0, "temperature": 6, "weight": Raw("2.5")}),
        refused("importance.temperature", "importance.weight", "importance.glycemia"), origin)
    add(g, "one-malformed-and-one-out-of-bounds", "ENT-1 ENT-2 ENT-3", form(temperature="44.1", glycemia="90 mg"),
        refused("temperature", "glycemia"), origin)
    add(g, "the-comma-saves-the-weight-not-the-heart-rate", "ENT-1 ENT-3", form(weight="70,5", heartRate="72,5"),
        refused("heartRate"), origin)
    add(g, "heart-rate-and-weight-swapped", "ENT-1", form(weight="72", heartRate="70.4"), refused("heartRate"))


# ---- note and date

def passed_on():
    g = "passed-on"
    for slug, text, note in [
            ("a-word", "stanco", None), ("a-space", " ", "White space is kept, it is no empty note."),
            ("a-line-break", "\n", None), ("spaces-about", "  mal di testa  ", "Not trimmed."),
            ("several-lines", "a\nb\r\nc", None), ("tab-and-no-break-space", "\t\u00a0", None),
            ("emoji", "\U0001f912\U0001f468\u200d\U0001f469\u200d\U0001f467", None),
            ("composed", "perch\u00e9", "Not normalised."), ("decomposed", "perche\u0301", "Not normalised."),
            ("combining-accent-alone", "\u0301", None), ("nul", "a\u0000b", None), ("zero-width-space", "\u200b", None),
            ("byte-order-mark", "\ufeffa", None), ("line-separator", "a\u2028b\u2029c", None),
            ("right-to-left", "\u202eabc", None), ("quotes-and-backslashes", "\"\\\"\\n", None),
            ("markup", "<script>alert('x')</script>&amp;", None), ("word-null", "null", None), ("a-number", "36,6", "Commas in notes stay."),
            ("noncharacters", "\ufffe\uffff\U0010ffff", None), ("arabic", "\u0635\u062f\u0627\u0639", None)]:
        add(g, "note-" + slug, "ENT-3", form(note=text), saved(note=text), note=note,
            tags="hostile" if any(ord(c) < 32 or ord(c) > 126 for c in text) else None)
    add(g, "note-empty", "ENT-3", form(note=""), saved(), note="As absent: the report has no note.")
    add(g, "note-of-10000", "ENT-3", form(note="dolore " * 1428 + "fine"), saved(note="dolore " * 1428 + "fine"), tags="long")
    add(g, "note-does-not-save-a-field", "ENT-1", form(temperature="", note="36.6"), refused("temperature"))
    add(g, "note-empty-with-a-wrong-field", "ENT-2", form(weight="0", note=""), refused("weight"), note="A note is never invalid.")
    for slug, date in (("first", 946684800), ("last", 1767225599), ("leap-day", 1582977600), ("odd-second", 1234567891)):
        add(g, "date-" + slug, "ENT-2", form(date=date), saved(date=date))
    add(g, "date-as-1600000000-0", "ENT-2", {**form(), "date": Raw("1600000000.0")}, saved(), note="The same number.")
    add(g, "everything-at-once", "ENT-1 ENT-2 ENT-3",
        form(temperature="038,40", weight="0104.3", heartRate="0099", glycemia="126", importance=dict(zip(VALUES, (5, 1, 4, 2))),
             note="dopo pranzo", date=1596283200),
        saved(dict(zip(VALUES, (5, 1, 4, 2))), "dopo pranzo", 1596283200, temperature="38.4", weight="104.3", heartRate="99", glycemia="126"))


def long_texts():
    g = "long"
    n = 10000

    def add(group, slug, clauses, given, outcome, **more):
        value = next(v for v in VALUES if given[v] != USUAL[v])
        origin = None
        if value in SINGLES and strtof(given[value]) is not None:
            expected = None if isinstance(outcome, tuple) else outcome["report"][value]
            assert taken(value, given[value]) == expected, slug
            origin = STRTOF
        globals()["add"](group, slug, clauses, given, outcome, origin, **more)

    add(g, "temperature-of-10000-decimals", "ENT-1 ENT-2", form(temperature="36." + "6" * n), saved(temperature="36.666668"), tags="long",
        note="36.666... is nearest to the Float 36.666668.")
    add(g, "temperature-after-10000-zeros", "ENT-1 ENT-2", form(temperature="0" * n + "36,6"), saved(temperature="36.6"), tags="long")
    add(g, "temperature-before-10000-zeros", "ENT-1 ENT-2", form(temperature="44." + "0" * n), saved(temperature="44"), tags="long")
    add(g, "temperature-of-44-and-a-trifle", "ENT-1 ENT-2", form(temperature="44." + "0" * n + "1"), saved(temperature="44"), tags="long boundary")
    add(g, "temperature-halfway-and-a-trifle-far-away", "ENT-1 ENT-2", form(temperature="44.0000019073486328125" + "0" * n + "1"),
        refused("temperature"), tags="long boundary precision", note="The last digit of 10000 decides: above the middle, so the Float after 44.")
    add(g, "temperature-with-two-points-far-apart", "ENT-1", form(temperature="36." + "6" * n + ".1"), refused("temperature"), tags="long")
    add(g, "temperature-letter-at-the-end", "ENT-1", form(temperature="36." + "6" * n + "x"), refused("temperature"), tags="long")
    add(g, "temperature-of-10000-nines", "ENT-2", form(temperature="9" * n), refused("temperature"), tags="long")
    add(g, "weight-of-10000-digits", "ENT-2", form(weight="7" * n), refused("weight"), tags="long")
    add(g, "weight-of-10000-zeros", "ENT-2", form(weight="0," + "0" * n), refused("weight"), tags="long")
    add(g, "weight-0-then-10000-zeros-then-1", "ENT-1 ENT-2", form(weight="0." + "0" * n + "1"), refused("weight"), tags="long",
        note="Above 0, but the nearest Float is 0.")
    add(g, "weight-of-10000-separators", "ENT-1", form(weight="," * n), refused("weight"), tags="long")
    add(g, "heart-rate-after-10000-zeros", "ENT-2", form(heartRate="0" * n + "72"), saved(heartRate="72"), tags="long")
    add(g, "heart-rate-of-10000-nines", "ENT-2", form(heartRate="9" * n), refused("heartRate"), tags="long")
    add(g, "glycemia-of-10000-digits", "ENT-2", form(glycemia="1" * n), refused("glycemia"), tags="long")
    add(g, "glycemia-of-10000-spaces", "ENT-1", form(glycemia=" " * n), refused("glycemia"), tags="long")


def from_the_source():
    g = "source"
    origin = source("Add Report")
    add(g, "the-comma-of-the-source", "ENT-1", form(temperature="36,6", weight="70,0"), saved(temperature="36.6", weight="70"),
        note="Sostituisco nelle stringhe ogni occorrenza di \",\" con \".\".")
    add(g, "the-default-of-the-source", "ENT-3", form(), saved(), origin, note="Di default è 3.")
    add(g, "importance-from-1-of-the-source", "ENT-3", form(importance=dict.fromkeys(VALUES, 1)), saved(dict.fromkeys(VALUES, 1)), origin)
    add(g, "importance-to-5-of-the-source", "ENT-3", form(importance=dict.fromkeys(VALUES, 5)), saved(dict.fromkeys(VALUES, 5)), origin)
    add(g, "from-33-degrees-of-the-source", "ENT-2", form(temperature="33.0", weight="64"), saved(temperature="33", weight="64"), origin)
    add(g, "to-44-degrees-of-the-source", "ENT-2", form(temperature="44.0", weight="64"), saved(temperature="44", weight="64"), origin)
    add(g, "the-button-disabled-of-the-source", "ENT-1 ENT-3", form(temperature="", weight="", heartRate="", glycemia="", note="nuovo"),
        refused(*VALUES), note="Il pulsante è disabilitato finché non vengono rispettate le condizioni.")


if __name__ == "__main__":
    for part in (accepted, halfway, powers_of_two, malformed, number, bounds, readings, importance, fields, passed_on, long_texts, from_the_source):
        part()
    CASES.write()
