#!/usr/bin/env python3
"""Writes the golden cases of mobility.motion; see mobility.py for where.

Needs numpy 2.4.6 of PyPI. It tells on which side of the library's single-precision speeds a double lies (`float32`),
how long accelerations are (`linalg.norm`), and when a clock of single precision that is advanced by 0.01 passes 1 s.
What follows from that stands below. A case names the readings on which numpy's answer hinges. The flags of the
coprocessor are worked by hand.

    samples   words: `c` calm (1 g downwards), `s` strong (4 g), `x,y,z`; `c*9` nine of them
"""
import itertools
import re
import sys

sys.dont_write_bytecode = True
import numpy  # noqa: E402
from mobility import Cases, Numeral, naming  # noqa: E402

CASES = Cases("mobility.motion")
SAMPLING, SHAKING, WINDOW = (f"mobility.motion.{name}" for name in ("sampling", "shaking", "window"))
OPTIONS = {SAMPLING: ("hundredth", "tenth"), SHAKING: ("any", "repeated"), WINDOW: ("hundred", "float32Clock")}
NUMPY = ("numpy", numpy.__version__)
NONE = {"available": False, "authorized": False}


def samples_of(words, step="0.01"):
    samples = []
    for word in words.split():
        what, _, many = word.partition("*")
        x, y, z = {"c": "0,0,1", "s": "0,0,4"}.get(what, what).split(",")
        samples += [{"x": Numeral(x), "y": Numeral(y), "z": Numeral(z)}] * int(many or 1)
    times = [Numeral(f"{place * float(step):.2f}".rstrip("0").rstrip(".")) for place in range(len(samples))]
    return [{"t": t, **sample} for t, sample in zip(times, samples)]


def ticks_of_the_clock():
    """How many times the library's clock is advanced until it reaches 1 s."""
    clock, ticks = numpy.float32(0), 0
    while clock < numpy.float32(1):
        clock += numpy.float32(0.01)
        ticks += 1
    return ticks


def strong_in_the_last_window(samples, readings):
    """How many strong samples numpy counts in the last whole window; none if there is no window."""
    kept = 100 if readings[SAMPLING] == "hundredth" else 10
    ticks = kept
    if readings[WINDOW] == "float32Clock":
        ticks = kept + ticks_of_the_clock() - 100
    whole = len(samples) // ticks
    if not whole:
        return 0
    vectors = numpy.array([[float(sample[axis]) for axis in "xyz"] for sample in samples], dtype=numpy.float64)
    window = vectors[: whole * ticks].reshape(whole, ticks, 3)[-1][:kept]
    return int((numpy.linalg.norm(window, axis=1) >= 3.5).sum())


def by_speed(speed, shaking):
    """MOT-2, with numpy's single precision."""
    speed = numpy.float64(max(float(speed), 0))
    if speed < numpy.float64(numpy.float32(0.3)):
        return "notMoving"
    if speed <= numpy.float64(numpy.float32(1.9)):
        return "running" if shaking else "walking"
    if speed <= numpy.float64(numpy.float32(7.5)):
        return "running" if shaking else "automotive"
    return "automotive"


def told(samples, speed, readings):
    shaking = strong_in_the_last_window(samples, readings) >= (2 if readings[SHAKING] == "repeated" else 1)
    return {"shaking": shaking, "activity": by_speed(speed or 0, shaking)}


def hinges_on_two(named, output, tell):
    """Whether options that are not named change the output if two of them are taken at once, which no name tells."""
    choices = [[named[name]] if name in named else options for name, options in OPTIONS.items()]
    return any(tell(dict(zip(OPTIONS, each))) != output for each in itertools.product(*choices))


def add(group, slug, clauses, words="", speed=None, readings=None, coprocessor=None, step="0.01", **more):
    """What numpy tells, under the readings given and the default else."""
    samples = samples_of(words, step)
    full = {**{name: options[0] for name, options in OPTIONS.items()}, **(readings or {})}
    output = told(samples, speed, full)
    named = naming(OPTIONS, full, lambda readings: told(samples, speed, readings))
    if named is None or hinges_on_two(named, output, lambda readings: told(samples, speed, readings)):
        return
    given = {"samples": samples, **({} if speed is None else {"speed": Numeral(speed)}),
             "coprocessor": coprocessor or NONE}
    if "by" not in more and "derived" not in more:
        more["computed"] = NUMPY
    CASES.add(group, slug, clauses, given, output, readings=named or None, **more)


# ---- speeds

G = "speeds"
for name, speed in [
    ("none", None), ("zero", "0"), ("minus-zero", "-0"), ("minus-one", "-1"), ("far-below-zero", "-100"),
    ("smallest", "5e-324"), ("a-tenth", "0.1"), ("at-the-least-as-written", "0.3"),
        ("just-below-the-least", "0.29999999"),
    ("at-the-least-single", "0.300000011920928955078125"), ("last-double-below-the-least", "0.3000000119209289"),
    ("first-double-above-the-least", "0.30000001192092901"), ("just-above-the-least", "0.30000002"),
    ("a-stroll", "0.8"), ("walking-pace", "1.4"), ("below-the-walking-bound", "1.8999999"),
    ("at-the-walking-bound-single", "1.89999997615814208984375"), ("walking-bound-as-written", "1.9"),
    ("last-double-below-the-walking-bound", "1.8999999761581419"), ("first-double-above-the-walking-bound",
        "1.8999999761581423"),
    ("above-the-walking-bound", "1.9000001"), ("jogging-pace", "3"), ("cycling-pace", "5"), ("below-the-running-bound",
        "7.4999999"),
    ("at-the-running-bound", "7.5"), ("last-double-below-the-running-bound", "7.499999999999999"),
    ("first-double-above-the-running-bound", "7.500000000000001"), ("above-the-running-bound", "7.6"),
    ("in-town", "13.9"), ("on-the-motorway", "36"), ("absurd", "1.7976931348623157e308"),
]:
    exact = any(word in name for word in ("at-the", "double", "as-written", "just"))
    add(G, f"calm-{name}", "MOT-2", speed=speed, tags="boundary" if exact else None, basis="source")
for speed in ("0", "0.3", "0.300000011920928955078125", "1.4", "1.89999997615814208984375", "1.9", "3", "7.5",
              "7.500000000000001", "13.9", "-1"):
    add(G, f"shaken-{speed.replace('.', '-').replace('-1', 'minus-1', 1) if speed == '-1' else speed.replace('.', '-')}",
        "MOT-2 MOT-3", "c*4 s*3 c*3", speed, {SAMPLING: "tenth"}, step="0.1", basis="source",
        tags="boundary" if len(speed) > 4 or speed in ("0.3", "1.9", "7.5") else None)

# ---- how strong

G = "strength"
for name, vector in [
    ("at-rest", "0,0,1"), ("falling-freely", "0,0,0"), ("exactly-along-x", "3.5,0,0"), ("exactly-along-y", "0,3.5,0"),
    ("exactly-along-z", "0,0,3.5"), ("exactly-negative", "-3.5,0,0"), ("exactly-slanting", "3,1.5,1"),
    ("exactly-slanting-negative", "-1,3,-1.5"), ("last-double-below", "3.4999999999999996,0,0"),
    ("first-double-above", "3.5000000000000004,0,0"), ("just-below", "3.499,0,0"), ("just-above", "3.501,0,0"),
    ("each-axis-below-the-length-above", "2.1,2.1,2.1"), ("each-axis-two", "2,2,2"), ("sum-above-the-length-below",
        "1.5,1.5,1.5"),
    ("only-gravity-makes-it", "3.4,0,1"), ("without-gravity-it-were-enough", "0,0,-3.6"), ("opposite-signs", "3,-3,0"),
    ("great", "100,100,100"), ("two-axes", "2.5,2.5,0"), ("two-axes-just-not", "2.4,2.4,0.5"),
]:
    add(G, name, "MOT-3", f"c*5 {vector} c*4", "1.4", {SAMPLING: "tenth"}, step="0.1", basis="source",
        tags="boundary" if "exactly" in name or "double" in name else None)
    add(G, f"{name}-twice", "MOT-3", f"c*3 {vector}*2 c*5", "1.4", {SAMPLING: "tenth", SHAKING: "repeated"}, step="0.1",
        tags="boundary" if "exactly" in name or "double" in name else None)

# ---- windows of ten and of a hundred

G = "windows"
for slug, words in [
    ("no-samples", ""), ("nine-strong", "s*9"), ("ten-strong", "s*10"), ("eleven-strong", "s*11"),
    ("strong-first", "s c*9"), ("strong-last", "c*9 s"), ("strong-is-the-eleventh", "c*10 s"),
    ("strong-in-a-partial-window", "c*10 s*9"), ("strong-in-the-second-window", "c*10 c*5 s c*4"),
    ("calm-again", "s*10 c*10"), ("strong-in-the-first-of-two", "c*4 s c*5 c*10"), ("holds-through-a-partial-window",
        "c*9 s c*9"),
    ("calm-in-the-third", "c*10 s*10 c*10"), ("across-two-windows", "c*9 s s c*9"),
        ("the-eleventh-tick", "c*10 s c*11"),
    ("clock-second-window", "c*11 s c*10"), ("clock-drops-its-eleventh", "c*10 s c*10 s"), ("twenty-two", "s*11 c*11"),
]:
    for shaking, window in itertools.product(OPTIONS[SHAKING], OPTIONS[WINDOW]):
        if window == "float32Clock" and slug in ("no-samples", "nine-strong", "across-two-windows",
            "calm-in-the-third"):
            continue
        if shaking == "repeated" and "strong" not in slug and "across" not in slug and "holds" not in slug:
            continue
        add(G, f"{slug}-{shaking}-{'clock' if window == 'float32Clock' else 'count'}", "MOT-3", words, "1.4",
            {SAMPLING: "tenth", SHAKING: shaking, WINDOW: window}, step="0.1",
            basis="source" if (shaking, window) == ("any", "hundred") else "decision")
for slug, words in [("ninety-nine", "c*98 s"), ("a-hundred", "c*99 s"), ("a-hundred-and-one-the-last-strong",
    "c*100 s"),
                    ("a-hundred-the-first-strong", "s c*99"), ("two-strong", "c*50 s*2 c*48")]:
    for shaking in OPTIONS[SHAKING]:
        if shaking == "repeated" and slug != "two-strong":
            continue
        add(G, f"of-a-hundred-{slug}-{shaking}", "MOT-3", words, "1.4", {SHAKING: shaking}, tags="long")
for place in (0, 1, 42, 57, 98, 99):
    words = f"c*{place} s c*{99 - place}".replace("c*0", "").strip()
    add(G, f"once-in-a-hundred-at-{place}-repeated", "MOT-3", words, "1.4", {SHAKING: "repeated"}, tags="long",
        note="Once is not repeatedly.")
    add(G, f"once-in-a-hundred-at-{place}-any", "MOT-3", words, "1.4", {SHAKING: "any"}, tags="long")
for slug, words in [("one-of-the-last-ten", "s*3 c*90 s c*6"), ("the-last-and-many-before", "c*20 s*40 c*39 s"),
    ("the-tenth-but-last", "s s c*88 s c*9"),
                    ("two-of-the-last-ten", "c*90 s c*8 s")]:
    for shaking in OPTIONS[SHAKING]:
        add(G, f"{slug}-{shaking}", "MOT-3", words, "1.4", {SAMPLING: "tenth", SHAKING: shaking}, tags="long")
for slug, words in [("first", "s c*100"), ("hundredth", "c*99 s c"), ("first-of-the-second", "c*101 s"),
    ("both-windows", "s c*100 s"), ("calm", "c*101"),
                    ("twice", "s*2 c*99")]:
    for shaking in OPTIONS[SHAKING]:
        add(G, f"clock-of-a-hundred-and-one-{slug}-{shaking}", "MOT-3", words, "1.4",
            {WINDOW: "float32Clock", SHAKING: shaking}, tags="long")
add(G, "of-a-hundred-clock-not-yet", "MOT-3", "c*99 s", "1.4", {WINDOW: "float32Clock"}, tags="long",
    note="The library's clock reaches 1 s at the 101st tick: after 100 samples it has not decided yet.")
add(G, "of-a-hundred-clock-decides", "MOT-3", "c*99 s c", "1.4", {WINDOW: "float32Clock"}, tags="long")
add(G, "of-a-hundred-clock-takes-no-sample-at-its-101st-tick", "MOT-3", "c*100 s", "1.4", {WINDOW: "float32Clock"},
    tags="long",
    note="At the tick at which it decides, the library does not store the sample.")
add(G, "strong-once-repeated", "MOT-3", "c*9 s", "1.4", {SAMPLING: "tenth", SHAKING: "repeated"}, step="0.1",
    note="Once is not repeatedly.")
add(G, "strong-twice-in-two-windows", "MOT-3", "c*9 s c*9 s", "1.4", {SAMPLING: "tenth", SHAKING: "repeated"},
    step="0.1",
    note="Once in each: windows do not add up.")
CASES.add(G, "times-are-not-looked-at", "MOT-3", {"samples": [{**one, "t": 0} for one in samples_of("c*9 s")],
    "speed": 1,
          "coprocessor": NONE}, {"shaking": True, "activity": "running"}, by="windows are counted in samples",
          readings={SAMPLING: "tenth", SHAKING: "any", WINDOW: "hundred"})

# ---- the coprocessor, by hand

G = "coprocessor"
ALL = ("walking", "running", "automotive", "cycling", "stationary", "unknown")


def chip(group, slug, clauses, expected, flags=None, available=True, authorized=True, confidence=None, minimum=None,
    speed=None,
         words="", step="0.01", readings=None, shaking=False, **more):
    coprocessor = {"available": available, "authorized": authorized, **({} if flags is None else {"flags": flags}),
                   **({} if confidence is None else {"confidence": confidence})}
    given = {"samples": samples_of(words, step), **({} if speed is None else {"speed": speed}),
        "coprocessor": coprocessor,
             **({} if minimum is None else {"minimumConfidence": minimum})}
    CASES.add(group, slug, clauses, given, {"shaking": shaking, "activity": expected}, readings=readings, **more)


for flag in ALL:
    chip(G, f"only-{flag}", "MOT-1", flag if flag in ALL[:4] else "notMoving", [flag], by="the flag that is set",
         speed=30, basis="source" if flag in ALL[:3] else "decision",
             note="The speed says automotive; the chip is trusted.")
chip(G, "no-flag", "MOT-1", "notMoving", [], by="none is set: notMoving", speed=30,
     note="Flags that are there and empty are an answer; absent ones are a failed query.", tags="question")
for one, other in itertools.combinations(ALL, 2):
    first = next((flag for flag in ALL[:4] if flag in (one, other)), "notMoving")
    chip(G, f"{other}-and-{one}", "MOT-1", first, [other, one],
        by=f"of {one} and {other} the first in the clause's order",
         speed=0, note="The order of the list does not matter.")
chip(G, "all-flags", "MOT-1", "walking", list(reversed(ALL)), by="walking is the first", speed=30)
chip(G, "still-by-the-chip-though-fast", "MOT-1", "notMoving", ["stationary"], by="the chip is the answer", speed=20,
    basis="source",
     note="Standing in a train: speed is not consulted.")
chip(G, "cycling-only-by-the-chip", "MOT-1", "cycling", ["cycling"], by="the kit's addition", speed=5)
chip(G, "shaken-though-the-chip-answers", "MOT-1", "walking", ["walking"], by="shaking is not consulted: false",
    speed=1,
     words="s*10", step="0.1", note="Its detection is stopped to save the battery (§4.3).", tags="question")

G = "fallback"
for slug, available, authorized, flags in [
    ("not-available", False, True, ["walking"]), ("not-authorized", True, False, ["walking"]),
        ("neither", False, False, ["walking"]),
    ("failed-query", True, True, None), ("not-available-no-flags", False, True, None), ("not-authorized-no-flags",
        True, False, None),
]:
    for speed, activity in [(0, "notMoving"), (1.25, "walking"), (5, "automotive"), (None, "notMoving")]:
        chip(G, f"{slug}-{'none' if speed is None else str(speed).replace('.', '-')}", "MOT-1 MOT-2", activity, flags,
            available,
             authorized, speed=speed, by=f"not the chip's: by speed {activity}", basis="source")
chip(G, "cycling-never-without-the-chip", "MOT-2", "automotive", ["cycling"], False, False, speed=5.5,
     by="5.5 is above 1.9 and at most 7.5: automotive", basis="source")
chip(G, "shaken-not-authorized", "MOT-1 MOT-2 MOT-3", "running", ["walking"], True, False, speed=1, words="s c*9",
    step="0.1",
     shaking=True, readings={SAMPLING: "tenth", SHAKING: "any", WINDOW: "hundred"}, by="one strong sample of ten",
         basis="source")

# ---- confidence

G = "confidence"
for confidence, minimum, expected in [
    (0, None, "unknown"), (49, None, "unknown"), (49.5, None, "unknown"), (50, None, "running"), (51, None, "running"),
    (100, None, "running"), (0, 0, "running"), (74, 75, "unknown"), (75, 75, "running"), (99, 100, "unknown"),
        (100, 100, "running"),
    (10, 10, "running"), (9, 10, "unknown"), (49, 49, "running"),
]:
    name = f"{str(confidence).replace('.', '-')}-of-{'default' if minimum is None else minimum}"
    chip(G, name, "MOT-1 MOT-4", expected, ["running"], confidence=confidence, minimum=minimum, speed=0,
         by=f"{confidence} against {50 if minimum is None else minimum}", tags="boundary" if confidence in (minimum,
             50) else None)
chip(G, "absent", "MOT-1 MOT-4", "running", ["running"], by="nothing says that it is low", speed=0, tags="question")
chip(G, "absent-with-a-minimum", "MOT-1 MOT-4", "running", ["running"], minimum=100, by="nothing says that it is low",
    speed=0)
chip(G, "low-and-stationary", "MOT-1 MOT-4", "unknown", ["stationary"], confidence=10, by="10 < 50", speed=0,
    tags="question")
chip(G, "low-and-no-flag", "MOT-1 MOT-4", "unknown", [], confidence=10, by="10 < 50", speed=0, tags="question")
chip(G, "low-of-a-chip-not-authorized", "MOT-2 MOT-4", "walking", ["running"], True, False, confidence=10, speed=1,
     by="not the chip's answer: its confidence says nothing of the speed's", tags="question")
chip(G, "low-of-a-failed-query", "MOT-2 MOT-4", "walking", None, confidence=10, speed=1,
    by="no answer of the chip: by speed", tags="question")

if __name__ == "__main__":
    CASES.write()
