"""Tests of new_subsystem.py: python3 -m unittest Scripts/test_new_subsystem.py"""
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
REQUESTS = [
    {"op": "hello", "protocol": 1},
    {"op": "run", "id": "1", "subsystem": "health.pulsing", "input": {"number": 4}, "readings": {}},
    {"op": "bye"},
]


class NewSubsystemTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.copy = Path(folder.name)
        files = subprocess.run(["git", "ls-files", "-z", "*.swift", "*.py"], cwd=PROJECT, check=True, capture_output=True)
        for name in filter(None, files.stdout.decode().split("\0")):
            if (PROJECT / name).is_file():
                (self.copy / name).parent.mkdir(parents=True, exist_ok=True)
                (self.copy / name).write_bytes((PROJECT / name).read_bytes())

    def run_script(self, subsystem):
        command = [sys.executable, self.copy / "Scripts/new_subsystem.py", subsystem, "--prefix", "PUL"]
        return subprocess.run(command, capture_output=True, text=True)

    def test_python_skeleton_answers_its_case(self):
        made = self.run_script("health.pulsing")
        self.assertEqual(made.returncode, 0, made.stderr)
        asked = "".join(json.dumps(request) + "\n" for request in REQUESTS)
        adapter = subprocess.run(
            [sys.executable, self.copy / "Examples/python/adapter.py"], input=asked, capture_output=True, text=True)
        hello, answer = map(json.loads, adapter.stdout.splitlines()[:2])
        self.assertIn("health.pulsing", hello["subsystems"])
        self.assertEqual(answer, {"id": "1", "output": {"doubled": 8}})

    def test_names_in_use_are_refused(self):
        for subsystem, problem in [("health.fever", "a subsystem health.fever"), ("health.verdict", "a type Verdict")]:
            made = self.run_script(subsystem)
            self.assertEqual(made.returncode, 1)
            self.assertIn(problem, made.stderr)


if __name__ == "__main__":
    unittest.main()
