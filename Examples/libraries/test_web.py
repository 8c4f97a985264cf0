"""Tests of the web page and the badges: python3 -m unittest discover -s Examples/libraries"""
import json
import re
import subprocess
import sys
import tempfile
import unittest
from html.parser import HTMLParser
from pathlib import Path

import web
from libraries import LIBRARIES, Fault
from record import PROJECT, file_of, pins, runs_before, upstream, version_of

READERS = PROJECT / "Tests" / "Readers"
EMPTY = {"meta", "link", "wbr"}
sys.path.append(str(READERS))
from browser import Browser, program  # noqa: E402


class Reader(HTMLParser):
    """Collects the ids and links of a page, the text of each entry, and the elements that are not closed."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.open, self.wrong, self.texts, self.entry = [], [], [], [], {}, None
        self.feed(text)
        self.wrong += self.open

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag not in EMPTY:
            self.open.append(tag)
        self.ids += [attributes["id"]] if "id" in attributes else []
        self.links += [attributes[name] for name in ("href", "src", "action") if name in attributes]
        if tag == "article":
            self.entry = attributes["id"]
            self.texts[self.entry] = ""

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"/{tag}")
        if tag == "article":
            self.entry = None

    def handle_data(self, data):
        if self.entry:
            self.texts[self.entry] += data


def plain(text):
    return re.sub(r"\s+", " ", re.sub(r"`([^`]+)`", r"\1", text)).strip()


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.runs = runs_before()
        cls.text = web.page(cls.runs, pins())
        cls.read = Reader(cls.text)

    def test_elements_are_closed_and_ids_are_unique(self):
        self.assertEqual(self.read.wrong, [])
        self.assertEqual(len(self.read.ids), len(set(self.read.ids)))

    def test_links_lead_to_what_is_in_the_page(self):
        for link in self.read.links:
            self.assertTrue(link.startswith("data:") or link[1:] in self.read.ids, link)
        self.assertNotRegex(self.text, r"@import|url\(")

    def test_each_library_has_an_entry_and_a_row_for_each_subsystem(self):
        self.assertEqual(sorted(self.read.texts), sorted(map(file_of, LIBRARIES)))
        self.assertEqual(self.text.count('<tr data-language'), sum(len(library.subsystems) for library in LIBRARIES))

    def test_a_fault_has_its_call_and_its_promise(self):
        for library in LIBRARIES:
            text = re.sub(r"\s+", " ", self.read.texts[file_of(library)])
            for one in library.of(Fault):
                for part in (one.says, one.must, one.promise, one.place, one.newer):
                    self.assertIn(plain(part), text)
                for part in (one.call, one.gives):
                    self.assertIn(re.sub(r"\s+", " ", part).strip(), text)

    def test_a_cell_counts_the_cases_of_its_law(self):
        run = {"broken": "EDI-1 in 12, EDI-2b by a decision of the kit in 1, EDI-3c by a standard in 38"}
        self.assertEqual(web.broken_by(run), {"EDI-1": ("", 12), "EDI-2b": ("decision", 1), "EDI-3c": ("standard", 38)})
        library = next(one for one in LIBRARIES if one.name == "rapidfuzz")
        self.assertIn("rapidfuzz, SIM-2b: 39 cases fail", web.law_cell(library, {"broken": "SIM-2b in 39"}, "SIM-2b"))
        self.assertIn(">0<", web.law_cell(library, {"broken": ""}, "SIM-2b"))

    def test_the_columns_are_laws_in_their_order(self):
        library = next(one for one in LIBRARIES if one.name == "rapidfuzz")
        runs = {"rapidfuzz": {"broken": "SIM-2 in 1, SIM-2b in 39, SIM-10a in 2, SIM-2a in 3", "pass": 0, "fail": 1, "skip": 0}}
        found = re.findall(r'<th scope="col">(SIM-[^<]*)<', web.matrix("scholar.similarity", [library], runs, pins()))
        self.assertEqual(found, ["SIM-2", "SIM-2a", "SIM-2b"])  # the subsystem has no SIM-10

    def test_no_clause_of_a_run_is_left_out(self):
        for run in self.runs.values():
            self.assertEqual(len(web.broken_by(run)), run["broken"].count(" in "), run["broken"])

    def test_a_version_of_debian_is_that_of_the_project(self):
        self.assertEqual(upstream("1:2.4.1-3+b2"), "2.4.1")
        self.assertEqual(upstream("22.01+really26.02+dfsg-0+deb12u1"), "26.02")
        self.assertEqual(upstream("1.3.9.post1"), "1.3.9.post1")

    def test_a_snapshot_has_the_version_of_its_package_and_that_of_debian(self):
        library = next(one for one in LIBRARIES if one.name == "change-case")
        self.assertEqual(version_of(library, pins()), "4.1.2 (Debian: 0.0~git20211010.040a079-1)")

    def test_text_is_escaped(self):
        self.assertEqual(web.prose("`a<b>` & c"), "<code>a&lt;b&gt;</code> &amp; c")


class Badges(unittest.TestCase):
    def test_each_library_has_a_badge_of_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            web.write(Path(folder), runs_before(), pins())
            badges = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in Path(folder, "badges").iterdir()}
        self.assertEqual(sorted(badges), sorted(map(file_of, LIBRARIES)))
        for badge in badges.values():
            self.assertEqual(sorted(badge), ["color", "label", "message", "schemaVersion"])
            self.assertEqual(badge["schemaVersion"], 1)
        self.assertEqual(badges["rapidfuzz"]["message"], "1 fault")
        self.assertEqual(badges["polyleven"]["message"], "conforms")


@unittest.skipUnless(program(), "there is no Chromium")
class InABrowser(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        web.write(Path(cls.folder.name), runs_before(), pins())
        cls.file = Path(cls.folder.name, "libraries.html").resolve()

    def test_everybody_can_read_it(self):
        read = subprocess.run([sys.executable, READERS / "browse_tables.py", self.file], capture_output=True, encoding="utf-8")
        self.assertEqual(read.returncode, 0, read.stdout + read.stderr)

    def test_the_filters_work_without_a_mouse(self):
        with Browser() as browser:
            browser.size(768)
            browser.open(self.file.as_uri())
            browser.run("document.forms[0].language.focus()")
            for _ in range(sorted({one.language for one in LIBRARIES}).index("go") + 1):
                browser.press("ArrowDown")
            shown = "[...document.querySelectorAll('%s:not([hidden])')].length"
            self.assertEqual(browser.run("document.forms[0].language.value"), "go")
            self.assertEqual(browser.run(shown % "article"), sum(one.language == "go" for one in LIBRARIES))
            self.assertEqual(browser.run(shown % "section.matrix"), len({
                name for one in LIBRARIES if one.language == "go" for name in one.subsystems}))
            browser.press("Tab")
            self.assertEqual(browser.run("document.activeElement.name"), "subsystem")
            self.assertNotEqual(browser.run("getComputedStyle(document.activeElement).outlineStyle"), "none")
            browser.run("location.hash = 'rapidfuzz'")
            browser.wait("document.getElementById('rapidfuzz').checkVisibility()")
            self.assertEqual(browser.run(shown % "article"), len(LIBRARIES))
            self.assertEqual(browser.complaints(), [])


if __name__ == "__main__":
    unittest.main()
