"""Validates every line of files against JSON Schemas, with Python's package jsonschema.

validate_lines.py [--texts] SCHEMA FILE [SCHEMA FILE …] prints each problem on a line, and exits with 1 if there are
any. With --texts, each line is a string, not JSON.
"""

import functools
import json
import sys

from jsonschema import Draft202012Validator


def double(digits):
    """Returns a number as most readers of JSON read it: a double, if the number is too large for an exact integer.

    Only Python notices that 34028235 followed by 31 zeros is a little more than the double 3.4028235e38.
    """
    return int(digits) if len(digits) < 16 else float(digits)


def read(line):
    return json.loads(line, parse_int=double)


@functools.cache
def validator_of(file):
    """Returns the validator of a schema; cached, since checking a schema takes longer than checking a file of lines."""
    with open(file, encoding="utf-8") as text:
        schema = json.load(text)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


arguments = sys.argv[1:]
if arguments[0] == "--texts":
    arguments = arguments[1:]
    read = lambda line: line.rstrip("\n")
count = 0
wrong = []
for schema_file, lines_file in zip(arguments[::2], arguments[1::2], strict=True):
    validator = validator_of(schema_file)
    with open(lines_file, encoding="utf-8", newline="\n") as file:
        for number, line in enumerate(file, 1):
            count += 1
            wrong += [
                "line %d: %s" % (number, error.message[:300])
                for error in validator.iter_errors(read(line))
            ]
print("\n".join(wrong) or "%d lines" % count)
sys.exit(bool(wrong) or count == 0)
