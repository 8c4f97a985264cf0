"""health.fever: whether a temperature is highlighted."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, an_object
from single import a_single

BOUND = "health.fever.bound"
READINGS: Options = {BOUND: ("above", "shipped")}

FEVER = 37.5  # exact in single precision too


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """FEV-1."""
    temperature = a_single(an_object(input, ("temperature",))["temperature"], -1000, 1000)
    return {"highlighted": temperature > FEVER or (temperature == FEVER and readings[BOUND] == "shipped")}
