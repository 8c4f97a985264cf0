"""Records of the mobility family, which a phone sends to the server."""
from __future__ import annotations

from fractions import Fraction
from typing import Any, Dict, List, NamedTuple, Optional, Tuple, Union

from contract import Number, Rejection, a_list, a_number, an_object, malformed, one_of
from event import in_order
from fix import ACTIVITIES, Fix, is_valid
from week import of_those_years

VEHICLES = ("walk", "bike", "car", "bus")
RECORD_KINDS = ("automatic", "manual", "closing")

#: The activity of each vehicle that a user may choose.
ACTIVITY_OF = {"walk": "walking", "bike": "cycling", "car": "automotive", "bus": "automotive"}

ENTER, EXIT = 9, 10

#: The activities in which a person moves, in the order for STA-2.
MOVING = ("walking", "running", "cycling", "automotive")


class Record(NamedTuple):
    t: Number
    lat: Number
    lon: Number
    activity: str
    user_mode: int
    kind: str
    vehicle: Optional[str] = None

    def json(self) -> Dict[str, Any]:
        given: Dict[str, Any] = {"t": self.t, "lat": self.lat, "lon": self.lon, "activity": self.activity}
        given["userMode"] = self.user_mode
        if self.vehicle is not None:
            given["vehicle"] = self.vehicle
        return {**given, "kind": self.kind}


def automatic_record(fix: Fix, user_mode: int) -> Record:
    """REC-1: the record of a fix; its activity is `unknown` if the fix has no activity."""
    return Record(fix.t, fix.lat, fix.lon, fix.activity or "unknown", user_mode, "automatic")


def manual_record(t: Number, fix: Fix, vehicle: str) -> Record:
    """REC-1: the record of a trip, with the chosen vehicle and the activity of this vehicle."""
    return Record(t, fix.lat, fix.lon, ACTIVITY_OF[vehicle], 0, "manual", vehicle)


def once(records: List[Record]) -> List[Record]:
    """REC-2: stores only the first of a device's records with the same time, userMode and kind."""
    stored: Dict[Tuple[Number, int, str], Record] = {}
    for record in records:
        stored.setdefault((record.t, record.user_mode, record.kind), record)
    return list(stored.values())


def a_record(value: Any) -> Record:
    given = an_object(value, ("t", "lat", "lon", "activity", "userMode", "kind"), ("vehicle",))
    record = Record(
        t=a_number(given["t"]),
        lat=a_number(given["lat"]),
        lon=a_number(given["lon"]),
        activity=one_of(given["activity"], ACTIVITIES),
        user_mode=a_user_mode(given["userMode"]),
        kind=one_of(given["kind"], RECORD_KINDS),
        vehicle=one_of(given["vehicle"], VEHICLES) if "vehicle" in given else None,
    )
    if (record.vehicle is not None) != (record.kind == "manual"):
        raise malformed()
    return record


def a_user_mode(value: Any, among: Tuple[int, ...] = (0, ENTER, EXIT)) -> int:
    mode = a_number(value)
    if mode not in among:
        raise malformed()
    return int(mode)


def records_of(value: Any) -> List[Record]:
    """FIX-1, TRK-3: rejects an invalid place or time with `fix.invalid`; the times must not decrease."""
    records = [a_record(one) for one in a_list(value)]
    if not all(is_valid(Fix(each.t, each.lat, each.lon, 0, None, None)) for each in records):
        raise Rejection("fix.invalid")
    of_those_years(record.t for record in records)
    in_order([record.t for record in records])
    return records


def inside(records: List[Record]) -> Dict[int, int]:
    """Maps the index of each enter (9) to the index of the next exit (10), if no other enter is between them."""
    found: Dict[int, int] = {}
    entered: Optional[int] = None
    for index, record in enumerate(records):
        if record.user_mode == ENTER:
            entered = index
        elif record.user_mode == EXIT and entered is not None:
            found[entered] = index
            entered = None
    return found


def shared_activity(one: Record, other: Record) -> str:
    """Returns the activity between two records; `unknown` if the records have different activities."""
    return one.activity if one.activity == other.activity else "unknown"


def number(exact: Fraction) -> Union[int, float]:
    """Returns a fraction as a JSON number."""
    return int(exact) if exact.denominator == 1 else float(exact)


def seconds(earlier: Number, later: Number) -> Union[int, float]:
    return number(Fraction(later) - Fraction(earlier))
