#!/usr/bin/env python3
"""Makes cases of health.entry: glibc's strtof reads a string as a Float, numpy.float32 writes the Float, and
numpy.int16 decides whether a whole number fits in 16 bits. The script derives the invalid fields that an outcome names.

strtof accepts every number of the option `shipped`. The script rejects strings that begin with white space or contain
nan, inf or NUL. If a string is also a number under `plain`, strtof must give the same Float as `binary32`, which rounds
the exact fraction.
"""
import ctypes
import os
import re
import sys
from fractions import Fraction

import numpy

from shared.cases import Cases, Rejection
from shared.line import Numeral
from shared.reports import SINGLES, USUAL, VALUES, importances
from shared.singles import binary32, decimal, shortest

CASES = Cases("health.entry", __file__)
SLUG = {value: value.replace("R", "-r") for value in VALUES}
SHIPPED = {"health.entry.number": "shipped"}
TABLES = {"derived": "the tables of fields and numbers of the script"}
GLIBC = os.confstr("CS_GNU_LIBC_VERSION").split()[1]
STRTOF = {"computed": ("strtof of glibc, numpy.float32", f"{GLIBC}, {numpy.__version__}")}
INT16 = {"computed": ("numpy.int16", numpy.__version__)}
C = ctypes.CDLL("libc.so.6")
C.strtof.restype = ctypes.c_float
C.strtof.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)


def form(importance=None, **changed):
    """Returns the form that most cases use, with some of its strings changed."""
    return {**{value: changed.get(value, text) for value, text in USUAL.items()},
            **({} if importance is None else {"importance": importance}), "date": 1600000000}


def saved(importance=3, **changed):
    """Returns the report of the usual form, except for the values in `changed`, which are given as strings."""
    return {"report": {"date": 1600000000, **{value: Numeral(changed.get(value, text)) for value, text in USUAL.items()},
                       "importance": importances(importance)}}


def refused(*fields):
    return Rejection("entry.invalid", fields=list(fields))


def strtof(text):
    """Returns the Float that strtof reads after each comma is replaced by a point; None unless the complete string is a
    number."""
    if re.search(r"^\s|\0|nan|inf", text, re.IGNORECASE):
        return None
    pointed = text.replace(",", ".").encode("utf-8")
    buffer, end = ctypes.create_string_buffer(pointed), ctypes.c_void_p()
    number = C.strtof(ctypes.addressof(buffer), ctypes.addressof(end))
    return numpy.float32(number) if pointed and end.value - ctypes.addressof(buffer) == len(pointed) else None


def is_within(value, number):
    return 33 <= number <= 44 if value == "temperature" else 0 < number < numpy.inf


def taken(value, text):
    """Returns the number that strtof reads, written as in an outcome; None if the string is invalid or the number is
    out of bounds."""
    number = strtof(text)
    if number is None or not is_within(value, number):
        return None
    spelled = numpy.format_float_positional(number, unique=True, trim="-")
    assert not re.fullmatch("[0-9]+([.,][0-9]+)?", text) or shortest(binary32(text.replace(",", "."))) == spelled, text
    return spelled


def taken_as_int16(value, text):
    try:
        return text.lstrip("0") if numpy.int16(text) > {"heartRate": 30, "glycemia": 50}[value] else None
    except OverflowError:
        return None


def rests_on(value, text, written):
    """Returns the basis of the outcome: "decision" if rounding moves the number across a bound, "standard" if it only
    changes the number, otherwise "source"."""
    if value not in SINGLES or not re.fullmatch("[0-9]+([.,][0-9]+)?", text):
        return "source"
    exact, rounded = Fraction(text.replace(",", ".")), binary32(text.replace(",", "."))
    if rounded is None or is_within(value, exact) != is_within(value, rounded):
        return "decision"
    return "standard" if written is not None and Fraction(written) != exact else "source"


def text(group, slug, clauses, value, given, note=None, tags=None, readings=None):
    written = taken(value, given) if value in SINGLES else taken_as_int16(value, given)
    CASES.add(group, slug, clauses, form(**{value: given}), refused(value) if written is None else saved(**{value: written}),
              **(STRTOF if value in SINGLES else INT16), readings=readings, basis=rests_on(value, given, written), note=note,
              tags=tags)


# ---- valid numbers

for value, slug, given, note in [
        ("temperature", "point", "36.6", None), ("temperature", "comma", "36,6", "The Italian keyboard writes a comma."),
        ("temperature", "no-decimals", "36", None), ("temperature", "leading-zero", "036.6", None),
        ("temperature", "many-leading-zeros", "000000000036,6", None), ("temperature", "trailing-zeros", "36.6000", None),
        ("temperature", "comma-and-zeros", "36,00", None),
        ("temperature", "three-decimals", "36,625", "Not a separator of thousands: 36 625 would be refused."),
        ("temperature", "five-decimals", "36.59999", None), ("temperature", "six-decimals", "36.123455", None),
        ("temperature", "beyond-the-precision-down", "36.6000000001", "Written as the Float that it is."),
        ("temperature", "beyond-the-precision-up", "36.5999999999", None),
        ("temperature", "as-a-double-shows-it", "36.599998474121094", "36.6 as a Float, shown as a double."),
        ("temperature", "next-float-after", "36.600002", None), ("temperature", "next-float-before", "36.599995", None),
        ("temperature", "between-two-floats", "36.600001",
         "The Floats about it are 36.6 and 36.600002: it is nearer to the second."),
        ("temperature", "fever", "38,9", None), ("temperature", "37-5", "37.5", None), ("weight", "point", "70.5", None),
        ("weight", "comma", "70,5", None), ("weight", "no-decimals", "82", None), ("weight", "leading-zeros", "0070,50", None),
        ("weight", "less-than-one", "0.5", None), ("weight", "less-than-one-comma", "0,25", None),
        ("weight", "a-tenth", "0.1", None), ("weight", "a-third-of-many-figures", "0.33333333333333333333", None),
        ("weight", "70-1", "70.1", "70.1 is not 70.0999985 in the output."), ("weight", "three-digits", "104,3", None),
        ("weight", "three-decimals-after-a-comma", "1,234", "A comma separates decimals, not thousands."),
        ("weight", "three-decimals-after-a-point", "1.234", "A point separates decimals, not thousands."),
        ("weight", "a-thousand", "1000", None), ("weight", "nine-figures", "123456.789", "The Floats there are 1/128 apart."),
        ("weight", "rounds-up-to-a-million", "999999.99", None), ("weight", "a-million", "1000000", None),
        ("weight", "a-millionth", "0.000001", "The smallest that is settled; 1e-06 in the output is the same number."),
        ("weight", "a-gram", "0,001", None)]:
    # The case touches ENT-1 if a number in the form has a decimal separator.
    text("accepted", f"{SLUG[value]}-{slug}", "ENT-2" if value == "temperature" and given.isdigit() else "ENT-1 ENT-2", value,
         given, note)

# ---- numbers between two Floats: exactly in the middle, or so near it that the nearest double is the middle

for value, name, low in (("temperature", "36-6", "36.6"), ("temperature", "after-36-6", "36.600002"),
                         ("temperature", "37-5", "37.5"), ("weight", "70-1", "70.1"), ("weight", "after-70-1", "70.10001"),
                         ("weight", "1000", "1000")):
    first = binary32(low)
    second = next(each for each in (binary32(first + Fraction(k, 2 ** 20)) for k in range(1, 2 ** 9)) if each > first)
    middle = (first + second) / 2
    twice = "As a double this is the middle itself: rounded twice it may go to the wrong side."
    for slug, given, note in (("just-below", decimal(middle - Fraction(1, 10 ** 30)), twice),
                              ("exactly", decimal(middle), "Ties go to the even Float."),
                              ("just-above", decimal(middle) + "0000000001", twice)):
        text("halfway", f"halfway-at-{SLUG[value]}-{name}-{slug}", "ENT-1 ENT-2", value, given, note, "precision")

# Numbers beside a power of two: the Floats above it are twice as far apart as the Floats below it.
SECOND = "Of eight digits the nearest is the Float before it; the second nearest reads back."
for slug, given, note in (
        ("just-above-64", "64.000003", "Less than half a Float above 64, though more than half of one below it."),
        ("just-above-16777216", "16777216.7", "Less than half a Float above 16777216, though more than half of one below it."),
        ("87", "154742504910672534362390528", SECOND), ("90", "1237940039285380274899124224", SECOND),
        ("minus-96", "0.00000000000000000000000000001262177448353619", SECOND)):
    text("powers-of-two", f"weight-of-a-power-of-two-{slug}", "ENT-1 ENT-2", "weight", given, note, "precision")

# ---- numbers that only the option `shipped` accepts


def shipped(group, slug, value, given, note=None):
    text(group, f"{slug}-shipped", "ENT-1 ENT-2", value, given, note, "readings", SHIPPED)


for slug, temperature, weight in [
        ("nothing-after-the-point", "36.", "70."), ("nothing-after-the-comma", "36,", "70,"),
        ("nothing-before-the-point", None, ".5"), ("nothing-before-the-comma", None, ",5"), ("plus", "+36.6", "+70"),
        ("exponent", "3.66e1", "7e1"), ("exponent-capital", "3.66E1", "7E1"), ("negative-exponent", "366e-1", "700e-1"),
        ("exponent-zero", "36.6e0", None), ("hexadecimal", "0x24", "0x46"), ("hexadecimal-fraction", "0x1.25p5", "0x1p6")]:
    for value, given in (("temperature", temperature), ("weight", weight)):
        if given:
            shipped("malformed", f"{value}-text-{slug}", value, given)
for slug, given, note in [
        ("plus-and-comma", "+36,6", "A sign is converted, the comma has become a point."), ("plus-whole", "+37", None),
        ("point-at-the-end", "44.", "The greatest, with nothing after the point."),
        ("comma-at-the-end", "33,", "The least, with nothing after the comma."), ("exponent-with-a-sign", "0.366E+2", None),
        ("exponent-after-a-comma", "3,66e1", None), ("exponent-after-a-point-at-the-end", "37.e0", None),
        ("exponent-of-a-missing-digit", ".37e2", None), ("exponent-with-zeros", "37e000", None),
        ("great-exponent-of-a-small-number", "0.000000000037e12", None), ("hexadecimal-25", "0x25", "37."),
        ("hexadecimal-capitals", "0X2A", "42."), ("hexadecimal-with-a-comma", "0x25,8", "37.5."),
        ("hexadecimal-with-a-point-at-the-end", "0x25.", "37."), ("hexadecimal-of-a-missing-digit", "0x.94p6", "37."),
        ("hexadecimal-with-a-sign", "+0x1.28p+5", "37."),
        ("just-over-halfway-below-44", "+43.99999809265136718750001",
         "Above the middle of two Floats: to 44 directly; by way of a double it is the middle."),
        ("just-under-halfway-above-44", "4.40000019073486328124999e1", "Below the middle of two Floats: to 44 directly.")]:
    shipped("number", f"temperature-number-{slug}", "temperature", given, note)
for slug, given, note in [
        ("plus-1", "+1", "Exactly 1, above 0."), ("missing-digit-before-the-comma", ",25", None),
        ("a-point-at-the-end", "1.", None), ("least-float", "1e-45", "The least Float, 2^-149."),
        ("least-normal-float", "1.17549435e-38", None), ("greatest-float", "3.4028235e38", None),
        ("negative-exponent", "7000e-2", None), ("hexadecimal-least-float", "0x1p-149", "2^-149 exactly."),
        ("just-over-half-the-least-float", "0x1.000002p-150", "To 2^-149."),
        ("hexadecimal-halfway-to-even", "0x1.000001p6", "Exactly in the middle of two Floats: to the even one, 64."),
        ("hexadecimal-over-halfway", "0x1.00000100001p6", "Above the middle: the Float after 64."),
        ("hexadecimal-of-fifty-digits", f"0x1.{'8' * 50}p6", None)]:
    shipped("number", f"weight-number-{slug}", "weight", given, note)

# ---- bounds

EVEN, BY_A_DOUBLE = "Exactly in the middle of two Floats: to the even one, which is ", "By way of a double it would be "
for value, slug, given, note in [
        ("temperature", "33", "33", None), ("temperature", "33-0", "33.0", None), ("temperature", "33-comma-0", "33,0", None),
        ("temperature", "33-after-zeros", "00033.000", None),
        ("temperature", "32-999999", "32.999999", "The nearest Float is 33: bounds hold for the Float."),
        ("temperature", "32-99999", "32.99999", None), ("temperature", "32-999996", "32.999996", "The Float before 33."),
        ("temperature", "halfway-below-33", "32.9999980926513671875", EVEN + "33."),
        ("temperature", "just-under-halfway-below-33", "32.99999809265136718749999",
         BY_A_DOUBLE + "33: the nearest double is the middle."),
        ("temperature", "33-1", "33.1", None), ("temperature", "33-000004", "33.000004", "The Float after 33."),
        ("temperature", "32-9", "32.9", None), ("temperature", "32", "32", None), ("temperature", "0", "0", None),
        ("temperature", "3-66", "3.66", "The point is one place too far."), ("temperature", "43-9", "43.9", None),
        ("temperature", "44", "44", None), ("temperature", "44-0", "44.0", None), ("temperature", "44-comma-0", "44,0", None),
        ("temperature", "43-999996", "43.999996", "The Float before 44."),
        ("temperature", "44-000001", "44.000001", "The nearest Float is 44: bounds hold for the Float."),
        ("temperature", "halfway-above-44", "44.0000019073486328125", EVEN + "44."),
        ("temperature", "just-over-halfway-above-44", "44.00000190734863281250001",
         BY_A_DOUBLE + "44: the nearest double is the middle."),
        ("temperature", "44-000003", "44.000003", None), ("temperature", "44-000004", "44.000004", "The Float after 44."),
        ("temperature", "44-1", "44.1", None), ("temperature", "45", "45", None),
        ("temperature", "366", "366", "The point was forgotten."), ("temperature", "in-fahrenheit", "97.9", None),
        ("temperature", "in-kelvin", "309.75", None), ("weight", "1", "1", "Above 0; a bound of 1 would refuse it."),
        ("weight", "1-0", "1.0", None), ("weight", "1-comma-0", "1,0", None),
        ("weight", "just-below-1", "0.99999994", "The Float before 1."),
        ("weight", "the-least-float", "0." + "0" * 44 + "14", "2^-149, a subnormal Float: above 0."),
        ("weight", "1e-50", "0." + "0" * 49 + "1", "0 as a Float."), ("weight", "0", "0", None), ("weight", "0-0", "0.0", None),
        ("weight", "0-comma-00", "0,00", None), ("weight", "000", "000", None), ("weight", "0-00001", "0.00001", None),
        ("weight", "underflows", "0." + "0" * 45 + "7",
         "Half of the smallest Float is a little more than 7e-46: the nearest Float is 0. As a double it is above 0."),
        ("weight", "half-the-smallest-float", decimal(Fraction(1, 2 ** 150)), "Exactly in the middle: to the even one, 0."),
        ("weight", "underflows-a-double", "0." + "0" * 400 + "1", None),
        ("weight", "overflows", "1" + "0" * 39, "Infinite as a Float, though not as a double."),
        ("weight", "halfway-to-infinity", "340282356779733661637539395458142568448",
         "In the middle of the greatest Float and 2^128: the nearest Float is infinite."),
        ("weight", "overflows-a-double", "9" * 400, None), ("heartRate", "32766", "32766", None),
        ("heartRate", "32767", "32767", None), ("heartRate", "32767-after-zeros", "000000000032767", None),
        ("heartRate", "32768", "32768", None), ("heartRate", "32768-after-zeros", "0032768", None),
        ("heartRate", "65535", "65535", None), ("heartRate", "65608-is-72-in-16-bits", "65608", None),
        ("heartRate", "100000", "100000", "As texts it would come before 32767."),
        ("heartRate", "4294967368-is-72-in-32-bits", "4294967368", None),
        ("heartRate", "18446744073709551688-is-72-in-64-bits", "18446744073709551688", None),
        ("glycemia", "32767", "32767", None), ("glycemia", "32768", "32768", None),
        ("glycemia", "65626-is-90-in-16-bits", "65626", None), ("glycemia", "99999999999999999999", "99999999999999999999", None)]:
    text("bounds", f"{SLUG[value]}-of-{slug}", "ENT-2", value, given, note, "boundary")

# ---- long strings

N = 10000
for value, slug, clauses, given, note, tags in [
        ("temperature", "of-10000-decimals", "ENT-1 ENT-2", "36." + "6" * N,
         "36.666... is nearest to the Float 36.666668.", "long"),
        ("temperature", "after-10000-zeros", "ENT-1 ENT-2", "0" * N + "36,6", None, "long"),
        ("temperature", "before-10000-zeros", "ENT-1 ENT-2", "44." + "0" * N, None, "long"),
        ("temperature", "of-44-and-a-trifle", "ENT-1 ENT-2", "44." + "0" * N + "1", None, "long boundary"),
        ("temperature", "halfway-and-a-trifle-far-away", "ENT-1 ENT-2", "44.0000019073486328125" + "0" * N + "1",
         "The last digit of 10000 decides: above the middle, so the Float after 44.", "long boundary precision"),
        ("temperature", "of-10000-nines", "ENT-2", "9" * N, None, "long"),
        ("weight", "of-10000-digits", "ENT-2", "7" * N, None, "long"),
        ("weight", "of-10000-zeros", "ENT-2", "0," + "0" * N, None, "long"),
        ("weight", "0-then-10000-zeros-then-1", "ENT-1 ENT-2", "0." + "0" * N + "1",
         "Above 0, but the nearest Float is 0.", "long")]:
    text("long", f"{value}-{slug}", clauses, value, given, note, tags)

# ---- importances, and the invalid fields that an outcome names


def derived(group, slug, clauses, given, outcome, basis="decision", **more):
    CASES.add(group, slug, clauses, given, outcome, **TABLES, basis=basis, **more)


for value in VALUES:
    for number in (1, 2, 4, 5):
        derived("importance", f"{SLUG[value]}-importance-{number}", "ENT-3", form({value: number}), saved({value: number}),
                "source", note="The other three are absent: 3 each." if number == 1 else None)
    for number, name in ((0, "0"), (6, "6"), (-1, "minus-1"), (Numeral("2.5"), "2-5"), (Numeral("1e400"), "1e400")):
        derived("importance", f"{SLUG[value]}-importance-{name}", "ENT-3", form({value: number}), refused(f"importance.{value}"),
                "decision" if name in ("2-5", "1e400") else "source", tags="boundary" if name in ("0", "6") else None)

WRONG = {"temperature": "20", "weight": "0", "heartRate": "12", "glycemia": "7"}
JUNK = {"temperature": "x", "weight": "", "heartRate": "7.5", "glycemia": "-90"}
for mask in range(1, 16):
    names = [value for i, value in enumerate(VALUES) if mask >> i & 1]
    slug = "-and-".join(SLUG[name] for name in names)
    if len(names) < 2:
        continue
    if len(names) < 4:
        given = dict.fromkeys(names, 5)
        derived("importance", f"importance-given-for-{slug}", "ENT-3", form(given), saved(given), "source")
    derived("fields", f"out-of-bounds-{slug}", "ENT-2 ENT-3", form(**{name: WRONG[name] for name in names}), refused(*names))
    derived("fields", f"no-numbers-{slug}", "ENT-1 ENT-3", form(**{name: JUNK[name] for name in names}), refused(*names))
    derived("fields", f"wrong-importance-{slug}", "ENT-3", form(dict.fromkeys(names, 9)),
            refused(*(f"importance.{name}" for name in names)))
EVERYTHING = [name for value in VALUES for name in (value, f"importance.{value}")]
for value in VALUES:
    derived("fields", f"text-and-importance-of-{SLUG[value]}", "ENT-1 ENT-3", form({value: 0}, **{value: JUNK[value]}),
            refused(value, f"importance.{value}"), note="Judged apart, named together: each picker stands by its field.")
    for other in VALUES:
        if other != value:
            derived("fields", f"text-of-{SLUG[value]}-importance-of-{SLUG[other]}", "ENT-2 ENT-3",
                    form({other: 6}, **{value: WRONG[value]}),
                    refused(*(name for name in EVERYTHING if name in (value, f"importance.{other}"))))
    derived("fields", f"everything-wrong-but-the-text-of-{SLUG[value]}", "ENT-1 ENT-3",
            form(dict.fromkeys(VALUES, 0), **{name: text for name, text in JUNK.items() if name != value}),
            refused(*(name for name in EVERYTHING if name != value)))
    derived("fields", f"everything-wrong-but-the-importance-of-{SLUG[value]}", "ENT-1 ENT-3",
            form({name: 0 for name in VALUES if name != value}, **JUNK),
            refused(*(name for name in EVERYTHING if name != f"importance.{value}")))
for slug, clauses, given, fields, note in [
        ("everything-wrong", "ENT-1 ENT-2 ENT-3", form(dict.fromkeys(VALUES, 0), **JUNK), EVERYTHING,
         "Eight names in form order, not four texts and then four pickers."),
        ("everything-out-of-bounds", "ENT-2 ENT-3", form(dict.fromkeys(VALUES, 6), **WRONG), EVERYTHING, None),
        ("all-empty", "ENT-1 ENT-3", form(**dict.fromkeys(VALUES, "")), VALUES, "The form as it opens."),
        ("importance-in-another-order-fields-in-form-order", "ENT-3",
         form({"glycemia": 0, "temperature": 6, "weight": Numeral("2.5")}),
         ["importance.temperature", "importance.weight", "importance.glycemia"], None),
        ("one-malformed-and-one-out-of-bounds", "ENT-1 ENT-2 ENT-3", form(temperature="44.1", glycemia="90 mg"),
         ["temperature", "glycemia"], None),
        ("the-comma-saves-the-weight-not-the-heart-rate", "ENT-1 ENT-3", form(weight="70,5", heartRate="72,5"),
         ["heartRate"], None)]:
    derived("fields", slug, clauses, given, refused(*fields), note=note)

CASES.run()
