"""mobility.records: the records that go to the server."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from contract import Number, Options, Readings, Rejection, a_list, a_number, a_text, a_whole_number_in
from contract import an_object, kind_of, malformed, one_of
from event import a_time
from fix import Fix, a_fix, fixes_of, is_valid
from record import ENTER, EXIT, VEHICLES, Record, a_user_mode, automatic_record, manual_record, once

READINGS: Options = {}


def a_valid_fix(value: Any) -> Fix:
    fix = a_fix(value)
    if not is_valid(fix):
        raise Rejection("fix.invalid")
    return fix


def user_modes(value: Any) -> Dict[int, int]:
    """Returns a dictionary from the index of each fix with an event of mobility.geofence to the userMode of the event,
    9 or 10; rejects invalid centres."""
    modes: Dict[int, int] = {}
    places: List[Fix] = []
    for one in a_list(value):
        is_exit = kind_of(one, ("enter", "exit")) == "exit"
        given = an_object(one, ("kind", "at", "t", "centre", "userMode"), ("dwell",))
        centre = an_object(given["centre"], ("lat", "lon"))
        for each in (given["t"], given.get("dwell", 0)):
            a_time(each)
        if ("dwell" in given) != is_exit:
            raise malformed()
        at = a_whole_number_in(given["at"], 0)
        modes[at] = a_user_mode(given["userMode"], (EXIT,) if is_exit else (ENTER,))
        places.append(Fix(0, a_number(centre["lat"]), a_number(centre["lon"]), 0, None, None))
    if not all(is_valid(place) for place in places):
        raise Rejection("fix.invalid")
    return modes


def latest_network(value: Any) -> Number:
    """Returns the end of the last stretch of time when the network is available."""
    end = float("-inf")
    for one in a_list(value):
        stretch = [a_time(each) for each in a_list(one)]
        if len(stretch) != 2:
            raise malformed()
        if stretch[0] < stretch[1]:  # otherwise the stretch is empty
            end = max(end, stretch[1])
    return end


def manual_of(value: Any) -> Record:
    given = an_object(value, ("t", "vehicle", "fix"))
    return manual_record(a_time(given["t"]), a_valid_fix(given["fix"]), one_of(given["vehicle"], VEHICLES))


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """REC-1 to REC-3."""
    given = an_object(input, ("device", "fixes", "geofence", "trips"), ("closing", "network"))
    a_text(given["device"])
    fixes = fixes_of(given["fixes"])
    modes = user_modes(given["geofence"])
    records = [automatic_record(fix, modes.get(at, 0)) for at, fix in enumerate(fixes)]
    records += [manual_of(one) for one in a_list(given["trips"])]
    if "closing" in given:
        closing = automatic_record(a_valid_fix(given["closing"]), 0)
        records.append(closing._replace(kind="closing"))
    if any(at >= len(fixes) for at in modes):
        raise Rejection("index.outOfRange")
    stored = once(sorted(records, key=lambda record: record.t))  # REC-1: in time order
    end: Optional[Number] = latest_network(given["network"]) if "network" in given else None
    sent: List[int] = [at for at, record in enumerate(stored) if end is None or record.t < end]  # REC-3
    return {"records": [record.json() for record in stored], "sent": sent}
