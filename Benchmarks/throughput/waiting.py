#!/usr/bin/env python3
"""Runs an adapter that waits a millisecond before each answer, as if it asked a server: `waiting.py ADAPTER`."""
import runpy
import sys
import time
from pathlib import Path

sys.argv = sys.argv[1:]
sys.path.insert(0, str(Path(sys.argv[0]).parent))
adapter = runpy.run_path(sys.argv[0])
serve, answer = adapter["serve"], adapter["answer"]


def slowly(request):
    time.sleep(0.001)
    return answer(request)


serve.__globals__["answer"] = slowly
try:
    serve()
except (adapter["Bye"], BrokenPipeError, KeyboardInterrupt):
    pass
