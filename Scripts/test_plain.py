"""Tests of plain.py: python3 -m unittest Scripts/test_plain.py"""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import plain  # noqa: E402

LONG = " ".join(["Word"] * (plain.LONGEST + 1))


def found(text, suffix):
    """Returns the line and the rule of each finding in a text."""
    return [(one.line, one.rule) for one in plain.findings(text, suffix)]


class PlainTests(unittest.TestCase):
    def test_markdown_is_read_without_code(self):
        page = "# Title\n\nA failure\nis told.\n\n    it is told\n\n```\ntold\n```\n\nSay `told` or \"told\".\n"
        self.assertEqual(found(page, ".md"), [(4, "told")])

    def test_markdown_without_end_of_code(self):
        self.assertEqual(found("- An item.\n\n      code told\n\nAll is told.\n", ".md"), [(5, "told")])

    def test_cells_and_items_are_paragraphs(self):
        self.assertEqual(found(f"| {LONG[:100]} | {LONG[:100]} |\n- {LONG[:100]}\n- {LONG[:100]}\n", ".md"), [])

    def test_long_sentences(self):
        self.assertEqual(found(f"Short.\n{LONG}.\n", ".md"), [(2, "long sentence")])
        self.assertEqual(found(f"{LONG[:100]}. And {LONG[:100]}.\n", ".md"), [])

    def test_swift_comments_strings_and_names(self):
        source = """
        /// The value, or
        /// nil where it is none.
        let told = "told"  // What is not there.
        @Test func `what makes sense is reported`() {}
        let message = "A failure is " + "told to \\(user.told("told"))"
        let data = "{\\"told\\": told now here}"
        """
        noun, subject = "what for a noun", "what as a subject"
        rules = ["nil where", "is none", "what is not", noun, noun, subject, "told"]
        self.assertEqual(found(source, ".swift"), list(zip([3, 3, 4, 4, 5, 5, 6], rules)))

    def test_python_docstrings_and_comments(self):
        source = '"""A case is told."""\ntold = "it is told"\n# It is\n# laid at a law.\n'
        self.assertEqual(found(source, ".py"), [(1, "told"), (4, "laid at")])

    def test_python_comments_after_code_are_separate(self):
        source = "a = 1  # a failure is laid\nb = 2  # at a law\n# laid\n#: at a law\n"
        self.assertEqual(found(source, ".py"), [(3, "laid at")])

    def test_questions_and_conditions_are_plain(self):
        text = "There is no case if nothing fails. Not a file, not a folder."
        self.assertEqual(found(text, ".md"), [])

    def test_a_clause_for_a_noun(self):
        self.assertEqual(found("/// What is wrong.\n", ".swift"), [(1, "what for a noun")])
        self.assertEqual(found("What can I do?\n\nThis is what it does.\n", ".md"), [])

    def test_words_that_are_not_used(self):
        text = "It starts anew, or else it tells which. Somebody else tells it apart from enters-it-anew."
        self.assertEqual([rule for _, rule in found(text, ".md")], ["anew", "else", "tells"])

    def test_one_which_a_sentence(self):
        text = "The state in which it is. The trip of which it tells."
        self.assertEqual(found(text, ".md"), [])
        text = "The state in which it is, and the trip of which it has one."
        self.assertEqual(found(text, ".md"), [(1, "which twice")])

    def test_doubled_negations(self):
        self.assertEqual(found("No code is no line.", ".md"), [(1, "doubled negation")])
        self.assertEqual(found("Nothing is answered without an id.", ".md"), [(1, "doubled negation")])

    def test_every_allowance_is_needed(self):
        everything = [
            (path, finding)
            for path in plain.files([])
            for finding in plain.findings((plain.ROOT / path).read_text(encoding="utf-8"), Path(path).suffix)
        ]
        for one in plain.ALLOWED:
            with self.subTest(one):
                self.assertTrue(one.reason)
                self.assertTrue(any(one.allows(path, finding) for path, finding in everything))


if __name__ == "__main__":
    unittest.main()
