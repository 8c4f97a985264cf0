#!/usr/bin/env python3
"""Golden cases of learning.catalogue, written to Corpus/learning/catalogue/*.jsonl.

Run:    python3 Corpus/origins/learning_catalogue.py      (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and learning_cases.py beside it.

Where the answers come from. `sections`, `opening`, `outside` and `texts` are worked by hand: the outputs stand in the
tables. `grid` has every cell of every collection of 0, 1 or 2 recent courses and 0 or 2 others, and those next to the fullest: all the
cells that there are are written into a table, as fig. 5.8 and 5.9 of the source fill the collection view; what is not in it
is out of range.

A line is `recent | library`, ids parted by spaces.
"""
import sys

sys.dont_write_bytecode = True
from learning_cases import Cases, worked



def basis(case):
    """What is shown where, and its highlight, stands in fig. 5.8 and 5.9; the count of sections and what is recent does not."""
    recent, select = case["input"]["recent"], case["input"].get("select")
    if "error" in case or len(recent) != len(set(recent)):
        return "decision"
    return "decision" if select or recent else "source"


cases = Cases("learning.catalogue", basis)
CAT = "CAT-1"
HAND = worked("CAT-1 by hand")
FILLED = cases.derived("a table of all cells, after artils fig. 5.8 and 5.9")


def add(group, slug, line, select=None, out=None, note=None, origin=HAND, tags=()):
    """`out`: `2 3`, the sections; with a cell `2 3 | course | orange or white | recent`; or None: out of range."""
    recent, library = (part.split() for part in line.split("|"))
    input = {"recent": recent, "library": library}
    if select is not None:
        input["select"] = list(select)
    if out is None:
        return cases.add(group, slug, CAT, origin, input, error="index.outOfRange", tags=tags, note=note)
    sections, *cell = (part.split() for part in out.split("|"))
    output = {"sections": [int(n) for n in sections]}
    assert bool(cell) == (select is not None)
    if cell:
        (course,), (colour,), after = cell
        output.update(course=course, highlighted={"orange": True, "white": False}[colour], recent=after)
    cases.add(group, slug, CAT, origin, input, output, tags=tags, note=note)


def sections():
    g = "sections"
    add(g, "nothing-at-all", "|", None, "0", "One section, the library, though it is empty.")
    add(g, "library-only", "| a b c", None, "3")
    add(g, "recent-and-library", "b | a b c", None, "1 3")
    add(g, "recent-of-two", "b a | a b c", None, "2 3")
    add(g, "recent-and-an-empty-library", "a | ", None, "1 0", "A library of none is a section of none.")
    add(g, "recent-not-in-the-library", "x y | a", None, "2 1")
    add(g, "recent-longer-than-the-library", "a b c d | a", None, "4 1")
    add(g, "equal-ids-in-the-library", "| a a", None, "2", "Ids are counted as they stand.")
    add(g, "equal-ids-in-recent", "a a | a", None, "2 1", "What is shown is the input, not what an opening would make of it.")
    add(g, "source-number-of-items-without-recent", "| a b", None, "2", "recentArray.isEmpty: libraryArray.count.")
    add(g, "source-number-of-items-with-recent", "b c d | a b", None, "3 2",
        "section==0 ? recentArray.count : libraryArray.count.")


def opening():
    g = "opening"
    add(g, "from-the-lone-library", "| a b c", (0, 1), "3 | b | white | b",
        "Section 0, but not the recent one: fig. 5.9 colours only where there are recent courses.")
    add(g, "from-the-recent-ones", "b c | a b c", (0, 1), "2 3 | c | orange | c b")
    add(g, "first-recent-again", "b c | a b c", (0, 0), "2 3 | b | orange | b c", "It is the most recent already.")
    add(g, "from-the-library-beside-recent", "b | a b c", (1, 0), "1 3 | a | white | a b")
    add(g, "from-the-library-what-is-recent", "b c | a b c", (1, 2), "2 3 | c | white | c b",
        "White: the cell is in the library. Once: it moves to the front.")
    add(g, "from-the-library-the-first-recent", "b c | a b c", (1, 1), "2 3 | b | white | b c")
    add(g, "last-of-many-recent", "a b c d e | a b c d e", (0, 4), "5 5 | e | orange | e a b c d", "The others keep their order.")
    add(g, "middle-of-many-recent", "a b c d e | a b c d e", (0, 2), "5 5 | c | orange | c a b d e")
    add(g, "recent-not-in-the-library-opens", "x | a", (0, 0), "1 1 | x | orange | x")
    add(g, "recent-beside-an-empty-library", "x y | ", (0, 1), "2 0 | y | orange | y x")
    add(g, "recent-twice-first", "a b a | a b", (0, 0), "3 2 | a | orange | a b", "Once: both old ones go.")
    add(g, "recent-twice-last", "a b a | a b", (0, 2), "3 2 | a | orange | a b")
    add(g, "recent-twice-from-the-library", "a b a c a | a b", (1, 0), "5 2 | a | white | a b c")
    add(g, "another-twice-in-recent", "b b c | a", (1, 0), "3 1 | a | white | a b b c",
        "Only the opened course is made once; the input's others stand as they stood.")
    add(g, "library-twice-second", "| a b a", (0, 2), "3 | a | white | a")
    add(g, "sections-of-before", "| a", (0, 0), "1 | a | white | a", "As shown when tapped: one section, although two would be shown now.")
    add(g, "same-cell-in-both-sections-recent", "a | a", (0, 0), "1 1 | a | orange | a")
    add(g, "same-cell-in-both-sections-library", "a | a", (1, 0), "1 1 | a | white | a")
    add(g, "no-most-of-recent", "a b c d e f g h i j | z", (1, 0), "10 1 | z | white | z a b c d e f g h i j",
        "No length at which the oldest would be forgotten.")
    many = ["c%d" % i for i in range(300)]
    add(g, "last-of-three-hundred", "|" + " ".join(many), (0, 299), "300 | c299 | white | c299", tags=("long",))
    add(g, "hundredth-of-three-hundred-recent", " ".join(many) + "| a", (0, 100),
        "300 1 | c100 | orange | c100 " + " ".join(many[:100] + many[101:]), tags=("long",))


def outside():
    g = "outside"
    for slug, line, select, note in (
        ("one-past-the-lone-library", "| a b", (0, 2), None),
        ("second-section-without-recent", "| a b", (1, 0), "There is only one section."),
        ("one-past-the-recent", "a | a b c", (0, 1), "The library would have this row."),
        ("one-past-the-library", "a b c | a", (1, 1), "The recent ones would have this row."),
        ("third-section", "a | a", (2, 0), None),
        ("negative-row", "a b | a b", (0, -1), "No counting back from the end."),
        ("negative-row-of-the-library", "a b | a b", (1, -2), None),
        ("negative-section", "a | a", (-1, 0), None),
        ("negative-section-and-row", "a | a", (-2, -1), None),
        ("in-an-empty-library", "|", (0, 0), None),
        ("in-the-empty-library-beside-recent", "a |", (1, 0), None),
        ("far-row", "| a", (0, 9007199254740991), None),
        ("far-negative-row", "| a", (0, -9007199254740991), None),
        ("far-section", "a | a", (9007199254740991, 0), None),
        ("row-of-32-bits", "| a", (0, 4294967296), "2^32, which is 0 in 32 bits."),
        ("section-of-32-bits", "a | a", (4294967296, 0), None),
        ("row-of-8-bits", "| a", (0, 256), None),
        ("row-and-section-exchanged", "a b c | a b c", (2, 1), "Section first, then row."),
    ):
        add(g, "outside-" + slug, line, select, None, note, tags=("boundary",))


def beside(section, row, shown):
    """Whether a cell outside is asked: those next to the fullest collection; `outside` has others."""
    full = len(shown) == 2 and len(shown[0]) == len(shown[1]) == 2
    within = 0 <= section < len(shown)
    return full and (within and row == len(shown[section]) or section == len(shown) and row == 0 or section == 0 and row == -1)


def grid():
    for recents in ((), ("b",), ("b", "x")):
        for library in ((), ("a", "b")):
            shown = [recents, library] if len(recents) > 0 else [library]
            cells = {(s, r): (course, len(shown) > 1 and s == 0) for s, courses in enumerate(shown) for r, course in enumerate(courses)}
            line = " ".join(recents) + "|" + " ".join(library)
            for section in range(-1, 3):
                for row in range(-1, 3):
                    if (section, row) not in cells and not beside(section, row, shown):
                        continue
                    name = "grid-%d-recent-%d-library-section-%d-row-%d" % (len(recents), len(library), section, row)
                    name = name.replace("--1", "-minus-1")
                    out = None
                    if (section, row) in cells:
                        course, orange = cells[section, row]
                        rest = list(recents)
                        while course in rest:
                            rest.remove(course)
                        out = "%s | %s | %s | %s" % (" ".join(str(len(s)) for s in shown), course, "orange" if orange else "white",
                                                     " ".join([course] + rest))
                    add("grid", name, line, (section, row), out, origin=FILLED)


def texts():
    g = "texts"

    def spelled(slug, recent, library, select, sections, course, highlighted, after, note=None):
        cases.add(g, slug, CAT, HAND, {"recent": recent, "library": library, "select": select},
                  {"sections": sections, "course": course, "highlighted": highlighted, "recent": after}, tags=("texts",), note=note)

    spelled("the-empty-id", [""], ["", "a"], [0, 0], [1, 2], "", True, [""], "The empty text is an id like any other.")
    spelled("the-empty-id-moves", ["a", "", "b"], [""], [1, 0], [3, 1], "", False, ["", "a", "b"])
    spelled("ids-of-other-case", ["A", "a"], ["a"], [1, 0], [2, 1], "a", False, ["a", "A"])
    spelled("ids-that-differ-in-normalisation", ["\u00e9", "e\u0301"], ["e\u0301"], [1, 0], [2, 1], "e\u0301", False, ["e\u0301", "\u00e9"],
            "é and e with a combining accent: compared scalar by scalar they are two ids. Swift's == finds them equal.")
    spelled("ids-that-differ-in-normalisation-the-other-way", ["e\u0301", "x"], ["\u00e9"], [1, 0], [2, 1], "\u00e9", False,
            ["\u00e9", "e\u0301", "x"])
    spelled("ids-with-white-space", [" a", "a "], ["a"], [1, 0], [2, 1], "a", False, ["a", " a", "a "], "Nothing is trimmed.")
    spelled("ids-with-control-characters", ["a\n", "a\u0000"], ["a\u0000"], [1, 0], [2, 1], "a\u0000", False, ["a\u0000", "a\n"])
    spelled("ids-that-look-like-numbers", ["1", "1.0", "01"], ["1"], [1, 0], [3, 1], "1", False, ["1", "1.0", "01"])
    spelled("ids-beyond-the-basic-plane", ["😀", "😃"], ["😃"], [1, 0], [2, 1], "😃", False, ["😃", "😀"])
    spelled("ids-like-uuids", ["0f9c3c1e-0000-4a4a-8000-000000000001"], ["0F9C3C1E-0000-4A4A-8000-000000000001"], [1, 0], [1, 1],
            "0F9C3C1E-0000-4A4A-8000-000000000001", False,
            ["0F9C3C1E-0000-4A4A-8000-000000000001", "0f9c3c1e-0000-4a4a-8000-000000000001"])
    spelled("ids-that-differ-by-a-zero-width-joiner", ["a\u200d", "a"], ["a"], [1, 0], [2, 1], "a", False, ["a", "a\u200d"])


def main():
    for part in (sections, opening, outside, grid, texts):
        part()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
