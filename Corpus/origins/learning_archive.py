#!/usr/bin/env python3
"""Makes the case of learning.archive whose outcome is derived from the archived files, with a CRC-32 computed bit by
bit.

No two programs give the same result for the case that this script makes. learning_archive_judged.py makes the cases on
which two programs agree.
"""
from shared.archives import LIMITS, Entry, files_of, given, zipped
from shared.cases import Cases

CASES = Cases("learning.archive", __file__)
CASES.add("links", "inside-no-link-but-folder", "ARC-1", given(zipped([Entry("l", "../a", 0, mode=0o040755)]), LIMITS),
          files_of([("l", b"../a")]), derived="what went in, and CRC-32 bit by bit", basis="decision", tags="hostile",
          note="A folder by its mode, a file by its name: the name decides.")
CASES.run()
