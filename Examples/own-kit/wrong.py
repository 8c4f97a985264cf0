"""Writes Roman numerals as on a clock, with IIII for 4: a mistake that `roman check` and `roman fuzz` find."""

import json
import sys

PARTS = [(1000, "M"), (500, "D"), (100, "C"), (50, "L"), (10, "X"), (5, "V"), (1, "I")]

for line in sys.stdin:
    message = json.loads(line)
    if message["op"] == "hello":
        hello = {"op": "hello", "protocol": 1, "name": "clock", "subsystems": ["roman.numeral"]}
        print(json.dumps(hello), flush=True)
    elif message["op"] == "run":
        rest, numeral = message["input"]["number"], ""
        for value, letter in PARTS:
            numeral += letter * (rest // value)
            rest %= value
        print(json.dumps({"id": message["id"], "output": {"numeral": numeral}}), flush=True)
    else:
        break
