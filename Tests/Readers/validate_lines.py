"""Validates every line of a file by a JSON Schema, with Python's package jsonschema.

validate_lines.py SCHEMA FILE prints what is wrong, a line each; it ends with 1 where something is.
"""

import json
import sys

from jsonschema import Draft202012Validator

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
count = 0
wrong = []
with open(sys.argv[2], encoding="utf-8", newline="\n") as file:
    for number, line in enumerate(file, 1):
        count += 1
        wrong += ["line %d: %s" % (number, error.message[:300]) for error in validator.iter_errors(json.loads(line))]
print("\n".join(wrong) or "%d lines" % count)
sys.exit(bool(wrong) or count == 0)
