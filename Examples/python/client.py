#!/usr/bin/env python3
"""Sends a Swift program to a `voice.runner` service, and prints the result.

    python3 client.py http://127.0.0.1:8000 hello.swift [--polls 30] [--wait 0.2] [--timeout 10] [--record FILE]

`voice_runner.py` decides which request is next and what the replies mean; this program sends the requests over HTTP.
--record writes the whole exchange, as input and output of voice.runner. Exit codes: 0 for output, 1 for an error of the
Swift program, 2 for a failure.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
import urllib.error
import urllib.request
from typing import Any, Dict

import voice_runner as runner


def reply_to(base: str, request: Dict[str, Any], timeout: float) -> Dict[str, Any]:
    """Sends a request, and returns the reply in the form of voice.runner."""
    query = "&".join(f"{name}={value}" for name, value in request["query"])
    asked = urllib.request.Request(f"{base}{request['path']}?{query}", method=request["method"])
    try:
        with urllib.request.urlopen(asked, timeout=timeout) as answer:
            status, body = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        status, body = error.code, error.read()
    except OSError:
        return {"kind": "timeout"}
    return {"kind": "reply", "status": status, "body": body.decode("utf-8", "replace")}


def main() -> int:
    parser = argparse.ArgumentParser(description="Sends a Swift program to a service of voice.runner.")
    parser.add_argument("service")
    parser.add_argument("file")
    parser.add_argument("--key", default=runner.GUEST)
    parser.add_argument("--polls", type=int, default=runner.POLLS)
    parser.add_argument("--wait", type=float, default=0.2, help="seconds between two requests for the status")
    parser.add_argument("--timeout", type=float, default=10, help="seconds to wait for a reply")
    parser.add_argument("--record")
    given = parser.parse_args()
    with open(given.file, encoding="utf-8") as file:
        code = file.read()
    input: Dict[str, Any] = {"code": code, "apiKey": given.key, "polls": given.polls, "replies": []}
    output = runner.run(input, {})
    # The function `run` treats a missing reply as a timeout, so the last request in its output is the next one to send.
    while len(output["requests"]) > len(input["replies"]):
        request = output["requests"][len(input["replies"])]
        if request["path"] == runner.STATUS:
            time.sleep(given.wait)
        input["replies"].append(reply_to(given.service, request, given.timeout))
        output = runner.run(input, {})
    if given.record:
        with open(given.record, "w", encoding="utf-8") as file:
            json.dump({"input": input, "output": output}, file, ensure_ascii=False)
    result = output["result"]
    is_output = result["kind"] == "output"
    print(result["text"], end="" if is_output else "\n", file=sys.stdout if is_output else sys.stderr)
    return {"output": 0, "failure": 2}.get(result["kind"], 1)


if __name__ == "__main__":
    sys.exit(main())
