"""Checks the Python example against the corpus with pytest: a parametrised test for each case, in one process."""
from __future__ import annotations

import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.environ["ASSAY_THROUGHPUT_EXAMPLE"])
from cases import conforms, prepared  # noqa: E402

import adapter  # noqa: E402


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in prepared(adapter.DECODER)])
def test_conforms(case):
    assert conforms(case["expected"], adapter.answer(case))
