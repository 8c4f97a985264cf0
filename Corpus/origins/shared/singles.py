"""Computes with single-precision numbers for the scripts of the health family: a Float is a Fraction, rounded with
integer arithmetic.

A sum in doubles is an exact sum that is rounded to a double after each step. This file shares no code with Examples/python.
"""
import math
from fractions import Fraction

from shared.line import Numeral


def binary32(number):
    """Returns the Float nearest to a number of at least 0, ties to even; 0 if the number is too small, None if it is
    too large."""
    exact = Fraction(number)
    if exact == 0:
        return exact
    unit = Fraction(2) ** max(power_below(exact) - 23, -149)
    single = round(exact / unit) * unit  # round() of a Fraction rounds ties to even
    return single if single < 2 ** 128 else None


def power_below(exact):
    """The e with 2^e <= exact < 2^(e+1)."""
    e = exact.numerator.bit_length() - exact.denominator.bit_length()
    return e if Fraction(2) ** e <= exact else e - 1


def binary64(exact):
    """Returns the double nearest to a number, as a Fraction; Python rounds the division of integers correctly."""
    return Fraction(exact.numerator / exact.denominator)


def decimal(exact):
    """Returns the exact decimal text of a Fraction, whose decimal expansion must be finite."""
    scale = 0
    while (exact * 10 ** scale).denominator != 1:
        scale += 1
    digits = str(int(exact * 10 ** scale)).rjust(scale + 1, "0")
    return digits[:len(digits) - scale] + ("." + digits[len(digits) - scale:] if scale else "")


def shortest(single):
    """Returns the shortest decimal that reads back as this Float; if there are several, the nearest to the Float.

    If two shortest decimals are equally near, the function fails, since a case may have only one right outcome.
    """
    if single == 0:
        return Numeral("0")
    magnitude = math.floor(math.log10(single))
    for digits in range(1, 10):
        found = set()
        for power in (magnitude - 1, magnitude, magnitude + 1):
            unit = Fraction(10) ** (power - digits + 1)
            for count in (single // unit, single // unit + 1):
                if 0 < count < 10 ** digits and binary32(count * unit) == single:
                    found.add((abs(count * unit - single), count * unit))
        if found:
            nearest, *others = sorted(found)
            assert not others or nearest[0] < others[0][0], ("two equally near", single)
            return Numeral(decimal(nearest[1]))
    raise AssertionError(single)


def mean_single(values):
    """Returns the Float nearest to the mean of Floats or whole numbers; adds them in order and divides in doubles."""
    total = Fraction(0)
    for value in values:
        total = binary64(total + value)
    return binary32(binary64(total / len(values)))
