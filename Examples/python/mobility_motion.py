"""mobility.motion: how a person moves."""
from __future__ import annotations

import math
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from contract import Number, Options, Readings, a_flag, a_list, a_number, an_object, malformed, one_of

SAMPLING = "mobility.motion.sampling"
SHAKING = "mobility.motion.shaking"
WINDOW = "mobility.motion.window"
READINGS: Options = {
    SAMPLING: ("hundredth", "tenth"),
    SHAKING: ("any", "repeated"),
    WINDOW: ("hundred", "float32Clock"),
}

FLAGS = ("walking", "running", "automotive", "cycling", "stationary", "unknown")

#: The bounds of speeds in metres per second: the single-precision 0.3, 1.9 and 7.5 as doubles.
SLOWEST = 0.300000011920928955078125
WALKING = 1.89999997615814208984375
RUNNING = 7.5

#: g, gravity included.
STRONG = 3.5

LEAST_CONFIDENCE = 50

Sample = Tuple[Number, Number, Number]


class Coprocessor(NamedTuple):
    is_used: bool
    flags: Optional[List[str]]
    confidence: Optional[Number]


class Motion(NamedTuple):
    shaking: bool
    activity: str
    is_answer: bool  # whether the coprocessor answered


def finite(value: Any) -> Number:
    given = a_number(value)
    if not math.isfinite(given):
        raise malformed()
    return given


def percent(value: Any) -> Number:
    given = a_number(value)
    if not 0 <= given <= 100:
        raise malformed()
    return given


def samples_of(value: Any) -> List[Sample]:
    """Returns the accelerations of the samples; the times are checked, and then ignored."""
    samples = []
    for one in a_list(value):
        given = an_object(one, ("t", "x", "y", "z"))
        finite(given["t"])
        samples.append((finite(given["x"]), finite(given["y"]), finite(given["z"])))
    return samples


def a_coprocessor(value: Any) -> Coprocessor:
    given = an_object(value, ("available", "authorized"), ("flags", "confidence"))
    flags = [one_of(flag, FLAGS) for flag in a_list(given["flags"])] if "flags" in given else None
    is_used = a_flag(given["available"]) & a_flag(given["authorized"])
    return Coprocessor(is_used, flags, percent(given["confidence"]) if "confidence" in given else None)


def is_shaking(samples: List[Sample], readings: Readings) -> bool:
    """MOT-3: whether the phone was shaken in the last whole window."""
    window = 100 if readings[SAMPLING] == "hundredth" else 10
    # The library SOMotionDetector counts one more tick per window, and decides at this tick without taking a sample.
    ticks = window + 1 if readings[WINDOW] == "float32Clock" else window
    begin = (len(samples) // ticks - 1) * ticks
    if begin < 0:
        return False
    strong = sum(math.sqrt(x * x + y * y + z * z) >= STRONG for x, y, z in samples[begin : begin + window])
    return strong >= (2 if readings[SHAKING] == "repeated" else 1)


def by_flags(flags: List[str]) -> str:
    """MOT-1: returns the first of four activities whose flag the coprocessor has set, otherwise `notMoving`."""
    for flag in ("walking", "running", "automotive", "cycling"):
        if flag in flags:
            return flag
    return "notMoving"


def by_speed(speed: Number, shaking: bool) -> str:
    """MOT-2."""
    if speed < SLOWEST:
        return "notMoving"
    if speed <= WALKING:
        return "running" if shaking else "walking"
    if speed <= RUNNING:
        return "running" if shaking else "automotive"
    return "automotive"


def motion(
    samples: List[Sample], speed: Number, coprocessor: Coprocessor, least: Number, readings: Readings
) -> Motion:
    """MOT-1 to MOT-4."""
    if coprocessor.is_used and coprocessor.flags is not None:
        if coprocessor.confidence is not None and coprocessor.confidence < least:  # MOT-4
            return Motion(False, "unknown", True)
        return Motion(False, by_flags(coprocessor.flags), True)
    shaking = is_shaking(samples, readings)
    return Motion(shaking, by_speed(speed, shaking), False)


def sensors(found: Motion, is_watched: bool) -> List[str]:
    """MOT-5: after the coprocessor answers, the coprocessor's updates and the accelerometer are stopped for good."""
    if not found.is_answer:
        return []
    return [*(["stopAccelerometer"] if is_watched else []), "startActivity", "stopActivity"]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    given = an_object(input, ("samples", "coprocessor"), ("speed", "minimumConfidence", "accelerometer"))
    samples = samples_of(given["samples"])
    coprocessor = a_coprocessor(given["coprocessor"])
    speed = finite(given.get("speed", 0))
    least = percent(given.get("minimumConfidence", LEAST_CONFIDENCE))
    is_watched = a_flag(given.get("accelerometer", True))
    found = motion(samples, speed, coprocessor, least, readings)
    return {"shaking": found.shaking, "activity": found.activity, "actions": sensors(found, is_watched)}
