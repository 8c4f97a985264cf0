"""Makes reports for the scripts of the health family."""
from fractions import Fraction

from shared.line import Numeral
from shared.singles import binary32, mean_single, shortest

VALUES = ("temperature", "weight", "heartRate", "glycemia")
SINGLES = ("temperature", "weight")
USUAL = {"temperature": "36.6", "weight": "70", "heartRate": "72", "glycemia": "90"}


def importances(given=3):
    """Returns the importances. `given` is one number for all values, a string with a digit for each value, or an object
    with the importances that are not 3."""
    if isinstance(given, str):
        return dict(zip(VALUES, map(int, given)))
    if isinstance(given, int):
        return dict.fromkeys(VALUES, given)
    return {**dict.fromkeys(VALUES, 3), **given}


def report(date=1600000000, importance=3, note=None, **changed):
    """Returns a report, by default of 2020-09-13 12:26:40 UTC and with the usual values; `changed` replaces values,
    given as strings, and may add the members `id` and `entries`."""
    made = {"date": date, **{value: Numeral(changed.pop(value, USUAL[value])) for value in VALUES},
            "importance": importances(importance), **({} if note is None else {"note": note})}
    return {**made, **{name: changed[name] for name in ("id", "entries") if name in changed}}


def passed_on(value, number):
    """Returns a number of a report as it appears in an outcome: temperature and weight are rounded to Floats."""
    return shortest(binary32(number)) if value in SINGLES else Numeral(int(Fraction(number)))


def mean(value, numbers):
    return shortest(mean_single([binary32(each) if value in SINGLES else Fraction(each) for each in numbers]))
