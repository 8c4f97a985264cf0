"""mobility.accuracy: the fixes that are accurate enough."""
from __future__ import annotations

from typing import Any, Dict, List

from contract import Number, Options, Readings, an_object, one_of
from fix import fixes_of

BOUNDARY = "mobility.accuracy.manual.boundary"
READINGS: Options = {BOUNDARY: ("accept", "reject")}

USUAL = 150
SECOND_CHANCE = 200


class Verdict:
    """The verdict on one fix, with the threshold for accuracy, and whether the user is alerted."""

    def __init__(self, accepted: bool, threshold: Number, alert: bool = False) -> None:
        self.accepted = accepted
        self.threshold = threshold
        self.alert = alert


def manual(accuracy: Number, readings: Readings) -> Verdict:
    """Judges fixes in manual mode; the threshold is always 150."""
    if accuracy < 0:  # ACC-4
        return Verdict(False, USUAL)
    if accuracy < USUAL:  # ACC-1
        return Verdict(True, USUAL)
    if accuracy == USUAL and readings[BOUNDARY] == "accept":  # ACC-2, exactly 150
        return Verdict(True, USUAL)
    return Verdict(False, USUAL, alert=True)  # ACC-2


def automatic(accuracy: Number, threshold: Number) -> Verdict:
    """Judges fixes in automatic mode, which never alerts the user."""
    if accuracy < 0:  # ACC-4: changes nothing
        return Verdict(False, threshold)
    if accuracy < USUAL:  # ACC-1: 150 again
        return Verdict(True, USUAL)
    if accuracy <= SECOND_CHANCE:  # ACC-3: 150 to 200 inclusive
        return Verdict(True, SECOND_CHANCE)
    return Verdict(False, threshold)  # ACC-3: above 200


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """ACC-1 to ACC-4."""
    given = an_object(input, ("mode", "fixes"))
    mode = one_of(given["mode"], ("manual", "automatic"))
    fixes = fixes_of(given["fixes"])
    verdicts: List[str] = []
    thresholds: List[Number] = []
    alerts: List[int] = []
    threshold: Number = USUAL
    for index, fix in enumerate(fixes):
        verdict = manual(fix.accuracy, readings) if mode == "manual" else automatic(fix.accuracy, threshold)
        threshold = verdict.threshold
        verdicts.append("accepted" if verdict.accepted else "rejected")
        thresholds.append(threshold)
        if verdict.alert:
            alerts.append(index)
    return {"verdicts": verdicts, "thresholds": thresholds, "alerts": alerts}
