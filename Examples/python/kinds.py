"""Events of the state machines in the voice family: objects with a kind and the members of that kind."""
from __future__ import annotations

from typing import Any, Callable, Dict, List, Mapping, Tuple

from contract import a_list, an_object, kind_of

#: The members of each kind of event, and the function that reads each member.
Kinds = Mapping[str, Mapping[str, Callable[[Any], Any]]]
Event = Tuple[str, Dict[str, Any]]


def events_of(value: Any, kinds: Kinds) -> List[Event]:
    """Returns the events of an input; each must have the members that belong to its kind, and no others."""
    events: List[Event] = []
    for one in a_list(value):
        kind = kind_of(one, tuple(kinds))
        given = an_object(one, ("kind", *kinds[kind]))
        events.append((kind, {name: read(given[name]) for name, read in kinds[kind].items()}))
    return events
