"""mobility.pipeline: runs all stages, one after the other."""
from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Optional

from contract import Number, Options, Readings, Rejection, a_list, a_text, an_object, malformed, one_of
from fix import Fix, a_fix, is_valid
from mobility_accuracy import READINGS as ACCURACY_READINGS
from mobility_accuracy import USUAL, automatic, manual
from mobility_debounce import LAST as DEBOUNCE_LAST
from mobility_debounce import READINGS as DEBOUNCE_READINGS
from mobility_debounce import Debounce, latest
from mobility_geofence import READINGS as GEOFENCE_READINGS
from mobility_geofence import Geofence, parameters_of
from mobility_motion import LEAST_CONFIDENCE, Coprocessor, Sample, a_coprocessor, motion, samples_of
from mobility_motion import READINGS as MOTION_READINGS
from mobility_sampling import NOTIFY, POWER_SAVING, STOP_TIMER, do, monitor, start_timer, unmonitor
from record import ENTER, VEHICLES, Record, automatic_record, manual_record, once

LAST = "mobility.pipeline.last"
READINGS: Options = {
    LAST: ("accepted", "debounced"),
    **DEBOUNCE_READINGS,
    **ACCURACY_READINGS,
    **MOTION_READINGS,
    **GEOFENCE_READINGS,
}

NO_COPROCESSOR = Coprocessor(False, None, None)


class Reading(NamedTuple):
    """A fix with the values of the motion sensors."""

    fix: Fix
    samples: Optional[List[Sample]]
    coprocessor: Optional[Coprocessor]


def a_reading(value: Any) -> Reading:
    if not isinstance(value, dict):
        raise malformed()
    fix = a_fix({name: each for name, each in value.items() if name not in ("samples", "coprocessor")})
    samples = samples_of(value["samples"]) if "samples" in value else None
    return Reading(fix, samples, a_coprocessor(value["coprocessor"]) if "coprocessor" in value else None)


class Pipeline:
    def __init__(self, given: Dict[str, Any], readings: Readings) -> None:
        self.readings = readings
        self.parameters = parameters_of(given.get("parameters", {}))
        self.geofence = Geofence(given["platform"], self.parameters, readings)
        self.debounce = Debounce(readings[DEBOUNCE_LAST] == "seen")
        self.threshold: Number = USUAL
        self.vehicle: str = given.get("vehicle", "")  # the vehicle of the manual mode
        self.regions = 0
        self.accepted = 0
        self.records: List[Record] = []
        self.events: List[Dict[str, Any]] = []
        self.dropped: List[Dict[str, Any]] = []
        self.alerts: List[int] = []

    def drop(self, batch: int, reason: str) -> List[Dict[str, Any]]:
        self.dropped.append({"batch": batch, "reason": reason})
        return []

    def activity(self, reading: Reading) -> str:
        """Computes the activity from sensor values and speed; without sensor values, a fix's own activity is kept."""
        if reading.samples is None and reading.coprocessor is None and reading.fix.activity is not None:
            return reading.fix.activity
        speed = reading.fix.speed or 0
        coprocessor = reading.coprocessor or NO_COPROCESSOR
        return motion(reading.samples or [], speed, coprocessor, LEAST_CONFIDENCE, self.readings).activity

    def take_automatic(self, batch: int, readings: List[Reading]) -> List[Dict[str, Any]]:
        """PIP-1: the steps are debounce, accuracy, powerSaving, motion, geofence, record and timer."""
        if not readings:
            return self.drop(batch, "empty")
        reading = readings[latest([each.fix for each in readings])]
        fix = reading.fix
        reason = self.debounce.judge(fix.t)
        if reason is not None:
            return self.drop(batch, reason)
        if self.readings[LAST] == "debounced":
            self.debounce.start(fix.t)
        verdict = automatic(fix.accuracy, self.threshold)
        self.threshold = verdict.threshold
        if not verdict.accepted:
            return self.drop(batch, "rejected")
        self.debounce.start(fix.t)
        fix = fix._replace(activity=self.activity(reading))
        happened = self.geofence.take(self.accepted, fix)
        self.accepted += 1
        user_mode = 0
        region: List[Dict[str, Any]] = []
        if happened is not None:
            self.events.append(happened)
            user_mode = happened["userMode"]
            self.regions += user_mode == ENTER
            opens = user_mode == ENTER
            region = [monitor(self.regions, self.parameters.radius) if opens else unmonitor(self.regions)]
        self.records.append(automatic_record(fix, user_mode))
        if user_mode == ENTER:
            timer = [STOP_TIMER]
        elif self.geofence.open is not None:  # inside, sampling stops
            timer = []
        else:
            timer = [start_timer(self.parameters.interval)]
        return [POWER_SAVING, *region, do("record", userMode=user_mode), *timer]

    def take_manual(self, batch: int, readings: List[Reading]) -> List[Dict[str, Any]]:
        """PIP-1: the steps are accuracy, powerSaving, record, resets, timer and notify."""
        if not readings:
            return self.drop(batch, "empty")
        fix = readings[latest([each.fix for each in readings])].fix
        verdict = manual(fix.accuracy, self.readings)
        if verdict.alert:
            self.alerts.append(batch)
        if not verdict.accepted:
            return self.drop(batch, "rejected")
        self.records.append(manual_record(fix.t, fix, self.vehicle))
        self.geofence.reset()
        written = do("record", userMode=0, vehicle=self.vehicle)
        return [POWER_SAVING, written, start_timer(self.parameters.interval), NOTIFY]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """PIP-1, PIP-2."""
    given = an_object(input, ("platform", "mode", "device", "batches"), ("vehicle", "parameters"))
    one_of(given["platform"], ("ios", "android"))
    mode = one_of(given["mode"], ("automatic", "manual"))
    a_text(given["device"])
    if "vehicle" in given:
        one_of(given["vehicle"], VEHICLES)
    if (mode == "manual") != ("vehicle" in given):
        raise malformed()
    batches = [[a_reading(one) for one in a_list(batch)] for batch in a_list(given["batches"])]
    pipeline = Pipeline(given, readings)
    if not all(is_valid(reading.fix) for batch in batches for reading in batch):
        raise Rejection("fix.invalid")
    take = pipeline.take_automatic if mode == "automatic" else pipeline.take_manual
    actions = [take(index, batch) for index, batch in enumerate(batches)]
    return {
        "records": [record.json() for record in once(pipeline.records)],
        "events": pipeline.events,
        "dropped": pipeline.dropped,
        "alerts": pipeline.alerts,
        "actions": actions,
    }
