#!/usr/bin/env python3
"""Makes cases of mobility.motion; numpy computes the outcomes.

numpy compares speeds with the single-precision bounds of the library SOMotionDetector (`float32`), and computes the
lengths of accelerations (`linalg.norm`). numpy also computes how many steps of 0.01 s a single-precision clock needs to
reach 1 s.

SOMotionDetector squares accelerations in single precision (`powf`), but MOT-3c requires doubles; a case with the
largest double below 3.5 shows the difference.

Each sample of the accelerometer is written as a word: `c` calm (1 g downwards), `s` strong (4 g), `x,y,z` the three
components; `c*9` is nine times `c`.
"""
import itertools

import numpy

from shared.cases import Cases
from shared.line import Numeral
from shared.readings import naming

CASES = Cases("mobility.motion", __file__)
SAMPLING, SHAKING, WINDOW = (f"mobility.motion.{name}" for name in ("sampling", "shaking", "window"))
OPTIONS = {SAMPLING: ("hundredth", "tenth"), SHAKING: ("any", "repeated"), WINDOW: ("hundred", "float32Clock")}
TENTH = {SAMPLING: "tenth"}
NUMPY = ("numpy", numpy.__version__)


def samples_of(words, step):
    samples = []
    for word in words.split():
        what, _, many = word.partition("*")
        x, y, z = {"c": "0,0,1", "s": "0,0,4"}.get(what, what).split(",")
        samples += [{"x": Numeral(x), "y": Numeral(y), "z": Numeral(z)}] * int(many or 1)
    return [{"t": round(place * step, 2), **sample} for place, sample in enumerate(samples)]


def ticks_of_the_clock():
    """Returns how many times the clock of SOMotionDetector advances until it reaches 1 s."""
    clock, ticks = numpy.float32(0), 0
    while clock < numpy.float32(1):
        clock += numpy.float32(0.01)
        ticks += 1
    return ticks


def strong_in_the_last_window(samples, readings):
    """Returns the number of strong samples that numpy counts in the last complete window; 0 if there is none."""
    kept = 100 if readings[SAMPLING] == "hundredth" else 10
    ticks = kept + (ticks_of_the_clock() - 100 if readings[WINDOW] == "float32Clock" else 0)
    whole = len(samples) // ticks
    if not whole:
        return 0
    vectors = numpy.array([[float(sample[axis]) for axis in "xyz"] for sample in samples], dtype=numpy.float64)
    window = vectors[: whole * ticks].reshape(whole, ticks, 3)[-1][:kept]
    return int((numpy.linalg.norm(window, axis=1) >= 3.5).sum())


def by_speed(speed, shaking):
    """Returns the activity for a speed by MOT-2; numpy rounds the bounds to single precision."""
    speed = numpy.float64(max(float(speed), 0))
    if speed < numpy.float64(numpy.float32(0.3)):
        return "notMoving"
    if speed > numpy.float64(numpy.float32(7.5)):
        return "automotive"
    if shaking:
        return "running"
    return "walking" if speed <= numpy.float64(numpy.float32(1.9)) else "automotive"


def told(samples, speed, readings):
    shaking = strong_in_the_last_window(samples, readings) >= (2 if readings[SHAKING] == "repeated" else 1)
    # MOT-5: without a coprocessor, the output has no actions.
    return {"shaking": shaking, "activity": by_speed(speed or 0, shaking), "actions": []}


def add(group, slug, clauses, words="", speed="1.4", readings=None, step=None, basis="decision", **more):
    """Adds a case, unless its outcome depends on readings in a way that no set of named readings can express."""
    samples = samples_of(words, step or (0.1 if SAMPLING in (readings or {}) else 0.01))
    full = {**{name: options[0] for name, options in OPTIONS.items()}, **(readings or {})}
    output = told(samples, speed, full)
    named = naming(OPTIONS, full, lambda readings: told(samples, speed, readings))
    if named is None:
        return
    free = [[named[name]] if name in named else options for name, options in OPTIONS.items()]
    if any(told(samples, speed, dict(zip(OPTIONS, each))) != output for each in itertools.product(*free)):
        return
    given = {"samples": samples, **({} if speed is None else {"speed": Numeral(speed)}),
             "coprocessor": {"available": False, "authorized": False}}
    # Up to version 4.2.0 of the corpus, the outputs of this subsystem had no actions.
    CASES.add(group, f"{slug}-sensors", clauses, given, output, computed=NUMPY, readings=named, basis=basis, **more)


# ---- speeds

for name, speed in [
        ("none", None), ("zero", "0"), ("minus-zero", "-0"), ("minus-one", "-1"), ("far-below-zero", "-100"),
        ("smallest", "5e-324"), ("a-tenth", "0.1"), ("at-the-least-as-written", "0.3"),
        ("just-below-the-least", "0.29999999"), ("at-the-least-single", "0.300000011920928955078125"),
        ("last-double-below-the-least", "0.3000000119209289"), ("first-double-above-the-least", "0.30000001192092901"),
        ("just-above-the-least", "0.30000002"), ("a-stroll", "0.8"), ("walking-pace", "1.4"),
        ("below-the-walking-bound", "1.8999999"), ("at-the-walking-bound-single", "1.89999997615814208984375"),
        ("walking-bound-as-written", "1.9"), ("last-double-below-the-walking-bound", "1.8999999761581419"),
        ("first-double-above-the-walking-bound", "1.8999999761581423"), ("above-the-walking-bound", "1.9000001"),
        ("jogging-pace", "3"), ("cycling-pace", "5"), ("below-the-running-bound", "7.4999999"),
        ("at-the-running-bound", "7.5"), ("last-double-below-the-running-bound", "7.499999999999999"),
        ("first-double-above-the-running-bound", "7.500000000000001"), ("above-the-running-bound", "7.6"),
        ("in-town", "13.9"), ("on-the-motorway", "36"), ("absurd", "1.7976931348623157e308")]:
    exact = any(word in name for word in ("at-the", "double", "as-written", "just"))
    add("speeds", f"calm-{name}", "MOT-2", speed=speed, tags="boundary" if exact else None, basis="source")
for speed in ("0", "0.3", "0.300000011920928955078125", "1.4", "1.89999997615814208984375", "1.9", "3", "7.5",
              "7.500000000000001", "13.9", "-1"):
    add("speeds", f"shaken-{speed.replace('-', 'minus-').replace('.', '-')}", "MOT-2 MOT-3", "c*4 s*3 c*3", speed, TENTH,
        basis="source", tags="boundary" if len(speed) > 4 or speed in ("0.3", "1.9", "7.5") else None)

# ---- how strong

for name, vector in [
        ("at-rest", "0,0,1"), ("falling-freely", "0,0,0"), ("exactly-along-x", "3.5,0,0"), ("exactly-along-y", "0,3.5,0"),
        ("exactly-along-z", "0,0,3.5"), ("exactly-negative", "-3.5,0,0"), ("exactly-slanting", "3,1.5,1"),
        ("exactly-slanting-negative", "-1,3,-1.5"), ("last-double-below", "3.4999999999999996,0,0"),
        ("first-double-above", "3.5000000000000004,0,0"), ("just-below", "3.499,0,0"), ("just-above", "3.501,0,0"),
        ("each-axis-below-the-length-above", "2.1,2.1,2.1"), ("each-axis-two", "2,2,2"),
        ("sum-above-the-length-below", "1.5,1.5,1.5"), ("only-gravity-makes-it", "3.4,0,1"),
        ("without-gravity-it-were-enough", "0,0,-3.6"), ("opposite-signs", "3,-3,0"), ("great", "100,100,100"),
        ("two-axes", "2.5,2.5,0"), ("two-axes-just-not", "2.4,2.4,0.5")]:
    tags = "boundary" if "exactly" in name or "double" in name else None
    add("strength", name, "MOT-3", f"c*5 {vector} c*4", readings=TENTH, basis="source", tags=tags)
    add("strength", f"{name}-twice", "MOT-3", f"c*3 {vector}*2 c*5", readings={**TENTH, SHAKING: "repeated"}, tags=tags)

# ---- windows of ten and of a hundred samples


def window(slug, words, readings, **more):
    add("windows", slug, "MOT-3", words, readings=readings, **more)


for slug, words in [
        ("no-samples", ""), ("nine-strong", "s*9"), ("ten-strong", "s*10"), ("eleven-strong", "s*11"),
        ("strong-first", "s c*9"), ("strong-last", "c*9 s"), ("strong-is-the-eleventh", "c*10 s"),
        ("strong-in-a-partial-window", "c*10 s*9"), ("strong-in-the-second-window", "c*10 c*5 s c*4"),
        ("calm-again", "s*10 c*10"), ("strong-in-the-first-of-two", "c*4 s c*5 c*10"),
        ("holds-through-a-partial-window", "c*9 s c*9"), ("calm-in-the-third", "c*10 s*10 c*10"),
        ("across-two-windows", "c*9 s s c*9"), ("the-eleventh-tick", "c*10 s c*11"), ("clock-second-window", "c*11 s c*10"),
        ("clock-drops-its-eleventh", "c*10 s c*10 s"), ("twenty-two", "s*11 c*11")]:
    for shaking, clock in itertools.product(OPTIONS[SHAKING], OPTIONS[WINDOW]):
        if clock == "float32Clock" and slug in ("no-samples", "nine-strong", "across-two-windows", "calm-in-the-third"):
            continue
        if shaking == "repeated" and not any(word in slug for word in ("strong", "across", "holds")):
            continue
        window(f"{slug}-{shaking}-{'clock' if clock == 'float32Clock' else 'count'}", words,
               {**TENTH, SHAKING: shaking, WINDOW: clock},
               basis="source" if (shaking, clock) == ("any", "hundred") else "decision")
for slug, words in [("ninety-nine-any", "c*98 s"), ("a-hundred-any", "c*99 s"),
                    ("a-hundred-and-one-the-last-strong-any", "c*100 s"), ("a-hundred-the-first-strong-any", "s c*99"),
                    ("two-strong-any", "c*50 s*2 c*48"), ("two-strong-repeated", "c*50 s*2 c*48")]:
    window(f"of-a-hundred-{slug}", words, {SHAKING: slug.split("-")[-1]}, tags="long")
for place in (0, 1, 42, 57, 98, 99):
    words = " ".join(word for word in (f"c*{place}", "s", f"c*{99 - place}") if word != "c*0")
    window(f"once-in-a-hundred-at-{place}-repeated", words, {SHAKING: "repeated"}, tags="long",
           note="Once is not repeatedly.")
    window(f"once-in-a-hundred-at-{place}-any", words, {SHAKING: "any"}, tags="long")
for slug, words in [("one-of-the-last-ten", "s*3 c*90 s c*6"), ("the-last-and-many-before", "c*20 s*40 c*39 s"),
                    ("the-tenth-but-last", "s s c*88 s c*9"), ("two-of-the-last-ten", "c*90 s c*8 s")]:
    for shaking in OPTIONS[SHAKING]:
        window(f"{slug}-{shaking}", words, {**TENTH, SHAKING: shaking}, step=0.01, tags="long")
for slug, words in [("first", "s c*100"), ("hundredth", "c*99 s c"), ("first-of-the-second", "c*101 s"),
                    ("both-windows", "s c*100 s"), ("calm", "c*101"), ("twice", "s*2 c*99")]:
    for shaking in OPTIONS[SHAKING]:
        window(f"clock-of-a-hundred-and-one-{slug}-{shaking}", words, {WINDOW: "float32Clock", SHAKING: shaking}, tags="long")
for slug, words, note in [
        ("not-yet", "c*99 s",
         "The library's clock reaches 1 s at the 101st tick: after 100 samples it has not decided yet."),
        ("decides", "c*99 s c", None),
        ("takes-no-sample-at-its-101st-tick", "c*100 s",
         "At the tick at which it decides, the library does not store the sample.")]:
    window(f"of-a-hundred-clock-{slug}", words, {WINDOW: "float32Clock"}, tags="long", note=note)
window("strong-once-repeated", "c*9 s", {**TENTH, SHAKING: "repeated"}, note="Once is not repeatedly.")
window("strong-twice-in-two-windows", "c*9 s c*9 s", {**TENTH, SHAKING: "repeated"},
       note="Once in each: windows do not add up.")

CASES.run()
