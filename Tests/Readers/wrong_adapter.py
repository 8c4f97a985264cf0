"""An adapter of scholar.distance that counts one edit too many if the first string has three letters or more.

Its description of itself and its answer to the string "hostile" are markup, which a page must show as text.
"""

import json
import sys

MARKUP = "<img src=x onerror=\"window.hit=1\"><script>window.hit=1</script>"


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        left, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            left, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, left + (x != y))
    return row[-1] + (len(a) > 2)


for line in sys.stdin:
    asked = json.loads(line)
    if asked["op"] == "hello":
        answer = {"op": "hello", "protocol": 1, "name": "wrong " + MARKUP, "version": MARKUP, "language": "python",
                  "subsystems": ["scholar.distance"], "readings": {"scholar.distance.symbol": ["scalar", "utf16"]}}
    elif asked["op"] == "bye":
        break
    elif asked["input"]["a"] == "hostile":
        print(MARKUP, file=sys.stderr)
        answer = {"id": asked["id"], "error": {"code": MARKUP, "message": MARKUP + "\u202e\n"}}
    else:
        answer = {"id": asked["id"], "output": {"distance": distance(asked["input"]["a"], asked["input"]["b"])}}
    print(json.dumps(answer), flush=True)
