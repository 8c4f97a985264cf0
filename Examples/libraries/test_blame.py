"""Tests of blame.py: python3 -m unittest discover -s Examples/libraries"""
import re
import unittest
from types import SimpleNamespace

import blame
from libraries import LIBRARIES, Fault
from record import PROJECT

RUN = """voice.notation behaves as if one law were broken, which explains all 5 wrong answers and all 40 right ones
  NOT-2b: it never holds
  NOT-2g, place 2: the value is a different one

broken NOT-2b in 5 cases
  NOT-1a is not here
"""


def blamed(laws, cases, line=(), listed=()):
    fault = SimpleNamespace(laws=laws, label="", blame="")
    return blame.Blamed(SimpleNamespace(name="", subsystems=("scholar.distance",)), fault, line, listed, cases)


class Blame(unittest.TestCase):
    def test_the_lines_of_one_law_are_read(self):
        self.assertEqual(blame.behaves(RUN), ("NOT-2b", "NOT-2g"))
        self.assertEqual(blame.behaves("broken NOT-2b in 5 cases\n  NOT-1a"), ())

    def test_most_cases_decide(self):
        one = blamed(("EDI-1a",), [{"EDI-1a"}, {"EDI-1a", "EDI-1c"}, {"EDI-1c"}], listed=("EDI-1a", "EDI-1c"))
        self.assertEqual((one.by_run, one.by_case, one.alone, one.unnamed), (True, True, False, False))
        self.assertFalse(blamed(("EDI-1a",), [{"EDI-1a"}, {"EDI-1c"}]).by_case)
        self.assertTrue(blamed(("EDI-1a",), [set(), set(), {"EDI-1c"}]).unnamed)

    def test_the_line_decides_if_there_is_one(self):
        self.assertFalse(blamed(("EDI-1a",), [], line=("EDI-1c",), listed=("EDI-1a", "EDI-1c")).by_run)

    def test_a_fault_without_a_law_or_a_case_is_neither_right_nor_wrong(self):
        found = [blamed((), [{"EDI-1a"}]), blamed(("EDI-1a",), []), blamed(("EDI-1a",), [{"EDI-1c"}])]
        self.assertEqual(blame.counts(found), (3, 1, 1, 0, 0, 0, 0, 0, 1))

    def test_each_law_is_one_of_the_kit(self):
        laws = {law for file in (PROJECT / "Sources" / "Specs").rglob("*Laws.swift")
                for law in re.findall(r'"([A-Z]{3}-\d+[a-z])"', file.read_text(encoding="utf-8"))}
        for library in LIBRARIES:
            for fault in library.of(Fault):
                self.assertLessEqual(set(fault.laws), laws, f"{library.name}, {fault.label}")


if __name__ == "__main__":
    unittest.main()
