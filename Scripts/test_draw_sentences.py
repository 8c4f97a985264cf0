"""Tests of draw_sentences.py: python3 -m unittest Scripts/test_draw_sentences.py"""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import draw_sentences  # noqa: E402

KINDS = {"comment", "help", "law", "message", "page", "test name"}


class DrawSentencesTests(unittest.TestCase):
    def test_same_seed_same_draw(self):
        self.assertEqual(draw_sentences.drawn(30, 7), draw_sentences.drawn(30, 7))
        self.assertNotEqual(draw_sentences.drawn(30, 7), draw_sentences.drawn(30, 8))

    def test_every_kind_is_drawn(self):
        found = draw_sentences.sentences()
        self.assertEqual(set(found), KINDS)
        some = draw_sentences.drawn(len(KINDS), 7)
        self.assertEqual({name for name, all in found.items() for one in some if one in all}, KINDS)


if __name__ == "__main__":
    unittest.main()
