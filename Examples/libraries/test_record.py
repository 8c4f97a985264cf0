"""Tests of the record of a run: python3 -m unittest discover -s Examples/libraries"""
import sys
import unittest
from types import SimpleNamespace

import table
from record import better_options, unfit

FIT = """{"subsystem":"a.b","answered":9,"readings":[
 {"reading":"a.b.one","best":"y","agreeing":{"x":3,"y":7}},{"reading":"a.b.two","best":"q","agreeing":{"p":7,"q":7}}]}"""


def fake(line):
    return [sys.executable, "-c", f"print({line!r})"]


class Laws(unittest.TestCase):
    def test_a_failure_counts_for_its_known_laws_and_otherwise_for_its_clause(self):
        def breach(law, evidence, basis="source"):
            return {"law": law, "evidence": evidence, "basis": basis}
        verdicts = [
            {"clauses": ["SIM-2"], "breaches": [breach("SIM-2a", "explains"), breach("SIM-2b", "contradicts", "decision")]},
            {"clauses": ["SIM-2", "SIM-1"], "basis": "standard", "breaches": [breach("SIM-2a", "explains"), breach("SIM-1a", "touches")]},
            {"clauses": ["SIM-1"], "basis": "source"}, {}]
        self.assertEqual(table.broken(verdicts), "SIM-1 in 2, SIM-2a in 2, SIM-2b by a decision of the kit in 1")


class Fit(unittest.TestCase):
    def test_a_better_option_than_the_declared_one_is_named(self):
        line = FIT.replace("\n", "")
        says = {"a.b.one": "`x` explains 3 answers, and `y` explains 7"}
        self.assertEqual(better_options(fake(line), {"a.b.one": ["x", "y"], "a.b.two": ["p"]}), says)
        self.assertEqual(better_options(fake(line), {}), says)  # the default is the first option
        self.assertEqual(better_options(fake(line), {"a.b.one": ["y"]}), {})

    def test_a_better_option_needs_a_reason_and_a_reason_a_better_option(self):
        library = SimpleNamespace(name="one", fit="")
        self.assertEqual(len(unfit(library, {"better": {"a.b.one": "`x` explains 3 answers, and `y` explains 7"}})), 1)
        self.assertEqual(unfit(library, {"better": {}}) + unfit(library, None), [])
        library.fit = "a reason"
        self.assertEqual(unfit(library, {"better": {"a.b.one": "…"}}), [])
        self.assertEqual(len(unfit(library, {"better": {}})), 1)


if __name__ == "__main__":
    unittest.main()
