"""mobility.debounce: keeps one fix of each batch."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

from contract import Number, Options, Readings, a_list, an_object
from fix import Fix, fixes_of

LAST = "mobility.debounce.last"
READINGS: Options = {LAST: ("acquired", "seen")}

SLACK = 5


def latest(batch: List[Fix]) -> int:
    """DEB-1: the index of the latest fix in a batch; if several fixes have the latest time, the index of the last
    one."""
    return max(range(len(batch)), key=lambda index: (batch[index].t, index))


class Debounce:
    """Decides which fixes come too soon after the last fix that started an interval of 5 s."""

    def __init__(self, starts_with_seen: bool) -> None:
        self.starts_with_seen = starts_with_seen
        self.last: Optional[Number] = None

    def start(self, t: Number) -> None:
        self.last = t

    def judge(self, t: Number) -> Optional[str]:
        """Returns the reason why a fix with the given time is dropped; None if it is kept."""
        last = self.last
        if self.starts_with_seen and (last is None or t > last):
            self.last = t
        if last is None:
            return None
        if t < last:
            return "outOfOrder"
        return "tooSoon" if t - last < SLACK else None


def batches_of(value: Any) -> List[Tuple[List[Any], List[Fix]]]:
    """Returns the fixes of each batch in the input."""
    return [(batch, fixes_of(batch)) for batch in a_list(value)]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """DEB-1."""
    given = an_object(input, ("batches",))
    debounce = Debounce(readings[LAST] == "seen")
    acquired: List[Any] = []
    dropped: List[Dict[str, Any]] = []
    for index, (written, batch) in enumerate(batches_of(given["batches"])):
        reason = "empty" if not batch else debounce.judge(batch[latest(batch)].t)
        if reason is not None:
            dropped.append({"batch": index, "reason": reason})
            continue
        chosen = latest(batch)
        debounce.start(batch[chosen].t)
        acquired.append(written[chosen])
    return {"acquired": acquired, "dropped": dropped}
