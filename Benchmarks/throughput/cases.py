"""The code that the contenders share: it reads the prepared cases, and compares answers with the expected ones."""
from __future__ import annotations

import json
import math
import os
from typing import Any, Dict, List

#: The environment variable that contains the path of the case file, which has one case per line, as in the corpus.
VARIABLE = "ASSAY_THROUGHPUT_CASES"


#: Decodes JSON; an integer that is too large for a double becomes infinite, as 1e400 does.
DECODER = json.JSONDecoder(parse_int=lambda digits: int(digits) if len(digits) <= 300 else float(digits))


def prepare(case: Dict[str, Any]) -> Dict[str, Any]:
    """Returns a case of the corpus as {id, subsystem, input, readings, expected}."""
    expected = {"output": case["output"]} if "output" in case else {"error": case["error"]}
    return {
        "id": case["id"], "subsystem": case["id"].split("/")[0], "input": case["input"],
        "readings": case["readings"], "expected": expected,
    }


def prepared(decoder: json.JSONDecoder = DECODER) -> List[Dict[str, Any]]:
    with open(os.environ[VARIABLE], encoding="utf-8") as file:
        return [prepare(decoder.decode(line)) for line in file]


def agrees(expected: Any, actual: Any) -> bool:
    """Returns whether two values are equal, apart from differences in the last digits of doubles."""
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
    """Returns whether an answer, {"output": …} or {"error": {"code": …}}, is as expected; messages are not compared."""
    if "error" in expected:
        return isinstance(answer.get("error"), dict) and answer["error"].get("code") == expected["error"]["code"]
    return "output" in answer and agrees(expected["output"], answer["output"])
