"""learning.response: the client's action after a reply with a given status."""
from __future__ import annotations

from typing import Any, Dict, Optional

from contract import Options, Readings, a_whole_number, an_object

READINGS: Options = {}


def action_for(status: Optional[int]) -> str:
    """RSP-1: returns the client's action after a reply with the status, or after a missing reply."""
    if status is not None and 200 <= status <= 299:
        return "proceed"
    if status == 400:
        return "badRequest"
    if status == 401:
        return "login"
    return "connectionError"


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """RSP-1."""
    given = an_object(input, (), ("status",))
    status = a_whole_number(given["status"]) if "status" in given else None
    return {"action": action_for(status)}
