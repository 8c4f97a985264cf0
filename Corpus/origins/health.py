"""What the scripts of the health family share: case lines, reports, numbers of single precision, days of a zone.

Singles here are Fractions, rounded to a Float by integer arithmetic; a sum in doubles is an exact sum, rounded to a
double after each step. Nothing of it is shared with Examples/python.
"""
import json
import math
from datetime import datetime, timezone
from fractions import Fraction
from itertools import product
from pathlib import Path
from zoneinfo import ZoneInfo

CORPUS = Path(__file__).resolve().parent.parent
VALUES = ("temperature", "weight", "heartRate", "glycemia")
SINGLES = ("temperature", "weight")
ZONES = ("UTC", "Europe/Rome", "Europe/London", "Atlantic/Azores", "America/New_York", "America/Los_Angeles",
         "America/St_Johns", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Sydney",
         "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Pago_Pago")
FIRST_DATE, LAST_DATE = 946684800, 1767225599


# ---- lines

class Raw(str):
    """A number exactly as it shall stand in the line."""


def written(value):
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(written(key) + ":" + written(each) for key, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(written, value)) + "]"
    assert not isinstance(value, float), value
    return json.dumps(value, ensure_ascii=False)


class Cases:
    """The cases of a subsystem by group; `basis` says of each what its outcome rests on."""

    def __init__(self, subsystem, basis):
        self.subsystem = subsystem
        self.basis = basis
        self.groups = {}
        self.ids = set()

    def add(self, group, slug, clauses, origin, given, outcome, readings=None, tags=None, note=None):
        """`outcome` is the output, or a pair ("error", {"code": …})."""
        id = "%s/%s" % (self.subsystem, slug)
        assert id not in self.ids, id
        assert all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in slug) and "--" not in slug, slug
        self.ids.add(id)
        basis = self.basis(group, slug, given, outcome, readings or {})
        assert basis in ("source", "standard", "decision"), (id, basis)
        line = {"id": id, "clauses": clauses.split(), "origin": origin, "basis": basis, "readings": readings or {}, "input": given}
        if isinstance(outcome, tuple):
            line["error"] = outcome[1]
        else:
            line["output"] = outcome
        if tags:
            line["tags"] = tags.split()
        if note:
            line["note"] = note
        self.groups.setdefault(group, []).append(written(line))

    def write(self):
        folder = CORPUS.joinpath(*self.subsystem.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        for group, lines in self.groups.items():
            (folder / (group + ".jsonl")).write_bytes("".join(line + "\n" for line in lines).encode("utf-8"))
        print(self.subsystem, {group: len(lines) for group, lines in self.groups.items()}, len(self.ids))


def worked(by):
    return {"kind": "worked", "by": by + " by hand"}


def source(section):
    return {"kind": "source", "document": "health-monitor", "section": section}


def derived(by, script):
    """By a script of ours, from the clause alone."""
    return {"kind": "derived", "by": by, "script": "Corpus/origins/" + script}


def computed(by, version, script):
    """By a program that nobody here wrote."""
    return {"kind": "computed", "by": by, "version": version, "script": "Corpus/origins/" + script}


# ---- readings

def options(readings, outcome_of):
    """The outcome for each combination of options that tells, with the readings that have to be named for it.

    `readings` has the options of each reading, the default first; `outcome_of` takes an option of each. A reading is named
    exactly if another option of it would change the outcome.
    """
    outcomes = {chosen: outcome_of(*chosen) for chosen in product(*readings.values())}
    for chosen, outcome in outcomes.items():
        named = {}
        for i, (reading, all_options) in enumerate(readings.items()):
            others = [chosen[:i] + (other,) + chosen[i + 1:] for other in all_options]
            if any(written(outcomes[other]) != written(outcome) for other in others):
                named[reading] = chosen[i]
            elif chosen[i] != all_options[0]:
                break
        else:
            yield named, outcome


# ---- numbers of single precision

def fraction(number):
    return Fraction(str(number))


def power_below(x):
    """The e with 2^e <= x < 2^(e+1)."""
    e = x.numerator.bit_length() - x.denominator.bit_length()
    return e if Fraction(2) ** e <= x else e - 1


def binary32(x):
    """The nearest Float to a positive number, ties to even, exactly; 0 or None where it is too small or too large."""
    x = fraction(x) if isinstance(x, str) else Fraction(x)
    if x < 0:
        return -binary32(-x)
    if x == 0:
        return x
    unit = Fraction(2) ** max(power_below(x) - 23, -149)
    single = round(x / unit) * unit  # round() of a Fraction: ties to even
    return single if single < 2 ** 128 else None


def binary64(x):
    """The nearest double, as a Fraction: division of integers in Python is correctly rounded."""
    return Fraction(x.numerator / x.denominator)


def plain(x):
    """A Fraction with a finite decimal expansion as text."""
    scale = 0
    while (x * 10 ** scale).denominator != 1:
        scale += 1
    digits = str(abs(int(x * 10 ** scale))).rjust(scale + 1, "0")
    text = digits[:len(digits) - scale] + ("." + digits[len(digits) - scale:] if scale else "")
    return ("-" if x < 0 else "") + text


def shortest(single):
    """The shortest decimal that reads back as this Float, the nearest of several: as a Raw number.

    Where two were equally short and equally near, the case would not be settled.
    """
    if single == 0:
        return Raw("0")
    if single < 0:
        return Raw("-" + shortest(-single))
    magnitude = math.floor(math.log10(single))
    for digits in range(1, 10):
        found = []
        for m in (magnitude - 1, magnitude, magnitude + 1):
            unit = Fraction(10) ** (m - digits + 1)
            for k in (single // unit, single // unit + 1):
                if 0 < k < 10 ** digits and binary32(k * unit) == single:
                    found.append((abs(k * unit - single), k * unit))
        if found:
            found = sorted(set(found))
            assert len(found) == 1 or found[0][0] < found[1][0], ("two equally near", single)
            return Raw(plain(found[0][1]))
    raise AssertionError(single)


def single(text):
    """What becomes of a number that is passed on."""
    return shortest(binary32(fraction(text)))


def mean_single(values):
    """The mean of Singles or whole numbers: doubles, added in this order, divided; then the nearest Float."""
    total = Fraction(0)
    for value in values:
        total = binary64(total + value)
    return binary32(binary64(total / len(values)))


# ---- moments

def clock(moment, zone):
    return datetime.fromtimestamp(moment, ZoneInfo(zone))


def day(moment, zone):
    return clock(moment, zone).date()


def utc(text):
    """"2020-09-13 12:26:40" in UTC to a moment."""
    return int(datetime.fromisoformat(text).replace(tzinfo=timezone.utc).timestamp())


def local(text, zone, fold=0):
    """The moment at which the clocks of a zone show a text, the second one with fold 1; it must exist."""
    naive = datetime.fromisoformat(text)
    moment = int(naive.replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())
    assert clock(moment, zone).replace(tzinfo=None, fold=0) == naive, (text, zone)
    return moment


def transitions(zone, first=FIRST_DATE, last=LAST_DATE):
    """The moments at which the offset of a zone changes, with the offsets before and after, by bisection."""
    def offset(moment):
        return int(clock(moment, zone).utcoffset().total_seconds())
    found, step = [], 5 * 86400
    for start in range(first, last, step):
        low, high = start, min(start + step, last)
        if offset(low) == offset(high):
            continue
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if offset(middle) == offset(low) else (low, middle)
        found.append((high, offset(low), offset(high)))
    return found


def tzdata_version():
    for folder in ("/usr/share/zoneinfo", "/usr/lib/zoneinfo"):
        path = Path(folder, "tzdata.zi")
        if path.exists():
            return path.read_text().splitlines()[0].split()[-1]
    return "unknown"


ZONEINFO_BY, ZONEINFO_VERSION = "Python zoneinfo", "tzdata 2025b"


# ---- reports

USUAL = {"temperature": Raw("36.6"), "weight": Raw("70"), "heartRate": Raw("72"), "glycemia": Raw("90")}


def importances(given=3):
    """One for all, a text of four digits in form order, or an object that changes some of 3."""
    if isinstance(given, str):
        return dict(zip(VALUES, map(int, given)))
    if isinstance(given, int):
        return dict.fromkeys(VALUES, given)
    return {**dict.fromkeys(VALUES, 3), **given}


def report(date=1600000000, importance=3, note=None, **changed):
    """R, the report of the examples: 2020-09-13 12:26:40 UTC, 36.6, 70, 72, 90, importances 3."""
    made = {"date": date}
    for value in VALUES:
        made[value] = Raw(changed.pop(value)) if value in changed else USUAL[value]
    made["importance"] = importances(importance)
    if note is not None:
        made["note"] = note
    for name in ("id", "entries"):
        if name in changed:
            made[name] = changed.pop(name)
    assert not changed, changed
    return made
