"""family.doubling: doubles a number. This module is a working skeleton; replace it."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, a_whole_number_in, an_object

READINGS: Options = {}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """DBL-1."""
    number = a_whole_number_in(an_object(input, ("number",))["number"], -1_000_000, 1_000_000)
    return {"doubled": number + number}
