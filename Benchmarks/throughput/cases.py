"""Shared by the contenders: the prepared cases, and the comparison with expected answers."""
from __future__ import annotations

import json
import math
import os
from typing import Any, Dict, List

#: The file of the cases, one per line, as in the corpus.
VARIABLE = "ASSAY_THROUGHPUT_CASES"


#: Reads JSON; an integer too long for a double is infinite, like 1e400.
DECODER = json.JSONDecoder(parse_int=lambda digits: int(digits) if len(digits) <= 300 else float(digits))


def prepare(case: Dict[str, Any]) -> Dict[str, Any]:
    """A case of the corpus as {id, subsystem, input, readings, expected}."""
    expected = {"output": case["output"]} if "output" in case else {"error": case["error"]}
    return {
        "id": case["id"], "subsystem": case["id"].split("/")[0], "input": case["input"],
        "readings": case["readings"], "expected": expected,
    }


def prepared(decoder: json.JSONDecoder = DECODER) -> List[Dict[str, Any]]:
    with open(os.environ[VARIABLE], encoding="utf-8") as file:
        return [prepare(decoder.decode(line)) for line in file]


def agrees(expected: Any, actual: Any) -> bool:
    """Whether both are the same, except for the last digits of a double."""
    if expected == actual:
        return True
    if isinstance(expected, float) or isinstance(actual, float):
        numbers = isinstance(expected, (int, float)) and isinstance(actual, (int, float))
        return numbers and math.isclose(expected, actual, rel_tol=1e-9, abs_tol=1e-9)
    if isinstance(expected, dict) and isinstance(actual, dict):
        return expected.keys() == actual.keys() and all(agrees(expected[name], actual[name]) for name in expected)
    if isinstance(expected, list) and isinstance(actual, list):
        return len(expected) == len(actual) and all(map(agrees, expected, actual))
    return False


def conforms(expected: Dict[str, Any], answer: Dict[str, Any]) -> bool:
    """Whether an answer, {"output": …} or {"error": {"code": …}}, is the expected one; a message is not compared."""
    if "error" in expected:
        return isinstance(answer.get("error"), dict) and answer["error"].get("code") == expected["error"]["code"]
    return "output" in answer and agrees(expected["output"], answer["output"])
