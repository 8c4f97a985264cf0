"""Tests of the rules of table.toml: python3 -m unittest discover -s Examples/libraries"""
import unittest
from dataclasses import replace

import table
from libraries import LIBRARIES
from record import pins


class Says(unittest.TestCase):
    def test_a_rule_is_no_description_of_a_call(self):
        self.assertEqual(table.general("If it is before the change, `next` can skip noon."), ["If", "can"])
        self.assertEqual(table.general("Asked at 1:00 for `if can`, the function answers with noon of 1 May."), [])

    def test_the_check_refuses_a_rule(self):
        library = next(one for one in LIBRARIES if one.name == "edlib")
        self.assertEqual(table.disorder_of(library, pins()), [])
        rule = replace(library.differs[0], says="`align` ignores the bound if a string is empty.")
        wrong = table.disorder_of(replace(library, differs=(rule,)), pins())
        self.assertEqual(wrong, ["edlib: `says` of bound with an empty string states a rule: if"])


if __name__ == "__main__":
    unittest.main()
