"""mobility.energy: the cost of an acquisition policy."""
from __future__ import annotations

import math
from bisect import bisect_right
from typing import Any, Dict, List, NamedTuple, Tuple

from contract import Number, Options, Readings, Rejection, a_list, a_number, an_object, malformed, one_of
from event import a_time
from fix import ACTIVITIES, Fix, is_valid
from geodesic import DISTANCE
from geodesic import READINGS as DISTANCE_READINGS
from mobility_geofence import READINGS as GEOFENCE_READINGS
from mobility_geofence import Android, Ios, metres_by, parameters_of
from week import of_those_years

READINGS: Options = {DISTANCE: DISTANCE_READINGS[DISTANCE]}

POLICIES = ("tenMetreFilter", "onActivityChange", "timerAndGeofence", "androidService")

INTERVAL = 180
FILTER = 10

#: The longest trace in seconds: 31 days.
LONGEST = 31 * 86400

#: The maximum of each figure of a model.
GREATEST = 1000000


class Model(NamedTuple):
    """The costs in percent of the battery, and how many seconds an acquisition keeps the receiver on."""

    percent_per_hour: Number
    percent_per_acquisition: Number
    seconds_per_acquisition: Number


#: The default models, which fit the source's figures: about 40 % a day with the receiver always on, and 4.3 % in 13 h
#: for 261 acquisitions of 36 s. The Android phone has a larger battery.
MODELS = {"ios": Model(1.6, 0.0005, 36), "android": Model(0.9, 0.0003, 36)}


def model_of(value: Any, platform: str) -> Model:
    """Returns the model of the input; an absent figure gets its default on the platform."""
    usual = MODELS[platform]
    given = an_object(value, (), ("percentPerHour", "percentPerAcquisition", "secondsPerAcquisition"))
    model = Model(
        a_number(given.get("percentPerHour", usual.percent_per_hour)),
        a_number(given.get("percentPerAcquisition", usual.percent_per_acquisition)),
        a_number(given.get("secondsPerAcquisition", usual.seconds_per_acquisition)),
    )
    if not all(0 <= figure <= GREATEST for figure in model):
        raise malformed()
    return model


def a_sample(value: Any) -> Fix:
    given = an_object(value, ("t", "lat", "lon", "activity"))
    activity = one_of(given["activity"], ACTIVITIES)
    return Fix(a_time(given["t"]), a_number(given["lat"]), a_number(given["lon"]), 0, None, activity)


def trace_of(value: Any) -> List[Fix]:
    """Returns the trace of at least two samples; each sample is valid until the next."""
    trace = [a_sample(one) for one in a_list(value)]
    if not all(is_valid(sample) for sample in trace):
        raise Rejection("fix.invalid")
    if len(trace) < 2 or 0 < trace[-1].t - trace[0].t < 1:
        raise malformed()
    of_those_years(sample.t for sample in trace)
    if any(later.t <= earlier.t for earlier, later in zip(trace, trace[1:])):
        raise Rejection("event.order")
    if trace[-1].t - trace[0].t > LONGEST:
        raise malformed()
    return trace


def beyond_the_filter(trace: List[Fix], readings: Readings) -> int:
    """ENE-1: counts the acquired samples: the first, and each later sample over 10 m from the last acquired sample."""
    metres = metres_by(readings[DISTANCE])
    last, acquired = trace[0], 1
    for sample in trace[1:]:
        if metres(last, sample) > FILTER:
            last, acquired = sample, acquired + 1
    return acquired


def by_timer(trace: List[Fix], is_ios: bool, readings: Readings) -> List[Number]:
    """SAM-1, SAM-2, GEO-1, GEO-4, GEO-5: the times when the position is acquired."""
    settings = {**{name: options[0] for name, options in GEOFENCE_READINGS.items()}, DISTANCE: readings[DISTANCE]}
    metres = metres_by(readings[DISTANCE])
    parameters = parameters_of({})
    outside = (Ios if is_ios else Android)(parameters, settings, metres)
    times = [sample.t for sample in trace]
    acquired: List[Number] = []
    start, ticks, end = times[0], 0, times[-1]
    while True:
        now = start + INTERVAL * ticks
        if now > end:
            break
        acquired.append(now)
        at = bisect_right(times, now) - 1
        centre = outside.opens_at(trace[at]._replace(t=now))
        ticks += 1
        if centre is None:
            continue
        # Inside the geofence, sampling stops until the first sample outside the geofence.
        left = (sample for sample in trace[at + 1 :] if metres(centre, sample) > parameters.radius)
        first = next(left, None)
        if first is None:
            break
        acquired.append(first.t)
        outside.begin(first)
        start, ticks = first.t, 1
    return acquired


def receiver(acquired: List[Number], end: Number, each: Number) -> Number:
    """The seconds that the receiver is on: `each` seconds per acquisition, but at most until the next acquisition or
    the end."""
    return sum(min(each, later - now) for now, later in zip(acquired, [*acquired[1:], end]))


def cost(policy: str, trace: List[Fix], model: Model, readings: Readings) -> Tuple[Number, int]:
    """ENE-1: the seconds that the receiver is on, and the number of acquisitions."""
    duration = trace[-1].t - trace[0].t
    if policy == "tenMetreFilter":
        return duration, beyond_the_filter(trace, readings)
    if policy == "onActivityChange":
        return duration, 1 + sum(one.activity != other.activity for one, other in zip(trace, trace[1:]))
    acquired = by_timer(trace, policy == "timerAndGeofence", readings)
    return receiver(acquired, trace[-1].t, model.seconds_per_acquisition), len(acquired)


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """ENE-1, ENE-2."""
    given = an_object(input, ("policy", "platform", "trace"), ("model",))
    policy = one_of(given["policy"], POLICIES)
    platform = one_of(given["platform"], ("ios", "android"))
    trace = trace_of(given["trace"])
    model = model_of(given.get("model", {}), platform)
    on, acquisitions = cost(policy, trace, model, readings)
    percent = on * model.percent_per_hour / 3600 + acquisitions * model.percent_per_acquisition
    output = {
        "gpsSeconds": on,
        "acquisitions": acquisitions,
        "percent": percent,
        "percentPerDay": percent * 86400 / (trace[-1].t - trace[0].t),
    }
    if platform == "ios" and percent >= 1:
        output["shown"] = min(math.floor(percent), 100)
    return output
