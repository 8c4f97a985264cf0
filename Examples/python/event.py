"""Events of the state machines in the mobility family: objects with a kind, a time and the members of that kind."""
from __future__ import annotations

import math
from typing import Any, Dict, List, Mapping, Tuple

from contract import Number, Rejection, a_list, a_number, an_object, kind_of, malformed

Kinds = Mapping[str, Tuple[str, ...]]


def a_time(value: Any) -> Number:
    time = a_number(value)
    if not math.isfinite(time):
        raise malformed()
    return time


def in_order(times: List[Number]) -> None:
    """Raises `event.order` if a time is earlier than the previous time."""
    if any(later < earlier for earlier, later in zip(times, times[1:])):
        raise Rejection("event.order")


def events_of(value: Any, kinds: Kinds) -> List[Dict[str, Any]]:
    """Returns the events of an input; each must have the members that belong to its kind, and no others."""
    events = []
    for one in a_list(value):
        kind = kind_of(one, tuple(kinds))
        events.append(an_object(one, ("kind", "t", *kinds[kind])))
        a_time(one["t"])
    return events
