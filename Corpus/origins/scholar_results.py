#!/usr/bin/env python3
"""Writes the golden cases of scholar.results; see scholar.py for where.

Needs what scholar_pages.py needs.

The three sets are found by the XPath queries of the source (h-index-calculate §5.1), with `[CITATION]` beside
`[CITAZIONE]`, which lxml carries out on the trees of three parsers; a case is written only if all three give the same.
What is then cleaned (marks, authors, years) is worked by hand where it is what a case is about: it stands as
`expected`, one line a publication: title | authors | year | citations.
"""

import random
import re
import sys

sys.dont_write_bytecode = True
from scholar import Cases  # noqa: E402
from scholar_pages import LXML, trees  # noqa: E402

CITATIONS, MARKED, NONE = (f"scholar.results.{name}" for name in ("citations", "marked", "none"))
OPTIONS = {CITATIONS: ("citedBy", "firstLink"), MARKED: ("once", "literal"), NONE: ("notFound", "failed")}
CASES = Cases("scholar.results", OPTIONS)

LINE = "span[@class='gs_a'][./b=$s]"
MARK = "h3[span='[CITAZIONE]' or span='[CITATION]']"
RESULT = f"//div[@class='gs_r'][./font/{LINE}]"
TITLES = {
    "literal": f"//div[@class='gs_r'][./font/{LINE}[../span[@class='gs_fl']]]/div[@class='gs_rt']/h3/a"
    f" | {RESULT}/div[@class='gs_rt']/{MARK}",
    "once": f"//div[@class='gs_r'][./font/{LINE}[../span[@class='gs_fl']]]/div[@class='gs_rt']/h3[not(self::{MARK})]/a"
    f" | {RESULT}/div[@class='gs_rt']/{MARK}",
}
LINES = f"//{LINE}[../span[@class='gs_fl']] | //{LINE}[../../div[@class='gs_rt']/{MARK}]"
LINKS = (
    f"{RESULT}/font/span[@class='gs_fl'] | {RESULT}[./div[@class='gs_rt']/{MARK}][not(./font/span[@class='gs_fl'])"
    "]/font[1]"
)
SPACE = re.compile(r"[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")


class ParsersDiffer(Exception):
    """Not for the corpus."""


def text_of(node):
    return SPACE.sub(" ", node.xpath("string()")).strip(" ")


def title_of(node):
    return re.sub(r"\A(\[(PDF|HTML|PS|BOOK|CITATION|CITAZIONE)\] ?)*", "", text_of(node))


def line_of(node):
    authors, *_ = re.split(" - ", text_of(node), maxsplit=1)
    years = [run for run in re.findall(r"(?<![0-9])[0-9]{4}(?![0-9])", text_of(node)) if "1500" <= run <= "2100"]
    return {"authors": authors, **({"year": int(years[-1])} if years else {})}


def count_of(node, reading):
    if node.tag == "font":
        return 0
    links = [text_of(link) for link in node.xpath("a")]
    if reading == "firstLink":
        digits = re.sub("[^0-9]", "", "".join(links[:1]))
        return int(digits or 0) if len(digits) <= 15 else 0
    counts = (re.fullmatch("(Cited by|Citato da) ([0-9]{1,15})", text) for text in links)
    return next((int(count[2]) for count in counts if count), 0)


def told_of(root, surname, readings):
    titles, lines, links = (root.xpath(query, s=surname) for query in (TITLES[readings[MARKED]], LINES, LINKS))
    if not titles:
        status = readings[NONE] if lines or links else "notFound"
    else:
        status = "ok" if len(titles) == len(lines) == len(links) else "failed"
    publications = (
        [
            {"title": title_of(title), **line_of(line), "citations": count_of(link, readings[CITATIONS])}
            for title, line, link in zip(titles, lines, links)
        ]
        if status == "ok"
        else []
    )
    return {"status": status, "publications": publications}


def told(given, readings):
    if not given["reachable"]:
        return {"status": "disconnected", "publications": []}
    first, *others = [told_of(root, given["surname"], readings) for root in trees(given["html"])]
    if any(other != first for other in others):
        raise ParsersDiffer(given["html"])
    return first


def record(
    title="<a href=u>Reducibility</a>",
    line="R <b>Karp</b> - Complexity, 1972 - Plenum",
    links="<a>Cited by 7</a>",
    fl="gs_fl",
    rt="gs_rt",
    r="gs_r",
    a="gs_a",
    font="font",
):
    fl = "" if links is None else f'<span class="{fl}">{links}</span>'
    return (
        f'<div class="{r}"><div class="{rt}"><h3>{title}</h3></div><{font}><span class="{a}">{line}</span>'
        f'<br>Text {fl}</{font}></div>'
    )


def page(body):
    return f"<html><head><title>Karp - Google Scholar</title></head><body>{body}</body></html>"


def add(
    group,
    slug,
    html,
    clauses="RES-1 RES-2",
    expected=None,
    status=None,
    surname="Karp",
    reachable=True,
    whole=False,
    **more,
):
    given = {"html": html if whole else page(html), "surname": surname, "reachable": reachable}
    more = {"basis": "decision", **more}
    if expected is not None:
        wanted = []
        for row in expected.splitlines():
            title, authors, year, count = [part.strip() for part in row.split("|")]
            wanted.append(
                {"title": title, "authors": authors, **({"year": int(year)} if year else {}), "citations": int(count)}
            )
        usual = {name: each[0] for name, each in OPTIONS.items()}
        assert told(given, usual) == {"status": "ok", "publications": wanted}, (slug, told(given, usual), wanted)
    if status is not None:
        assert told(given, {name: each[0] for name, each in OPTIONS.items()})["status"] == status, slug
    origin = {"by": more.pop("by")} if "by" in more else {"computed": LXML}
    CASES.spread(group, slug, clauses, given, lambda readings: told(given, readings), **origin, **more)


def add_if_agreed(group, slug, html, **more):
    """A case, unless the parsers give different trees that matter."""
    try:
        add(group, slug, html, **more)
    except ParsersDiffer:
        print("parsers differ:", slug, file=sys.stderr)


LINKED = "Reducibility | R Karp | 1972 | 7"
CITED = '<span class="gs_ctu">[CITATION]</span> '
CITATO = '<span class="gs_ctu">[CITAZIONE]</span> '
RELATED = "<a>Related articles</a> - "

G = "basics"
add(G, "one-result", record(), expected=LINKED, basis="source")
add(
    G,
    "two-results",
    record() + record("<a>On line</a>", "A Rossi, R <b>Karp</b> - Acta, 1985", "<a>Cited by 3</a>"),
    expected=LINKED + "\nOn line | A Rossi, R Karp | 1985 | 3",
    basis="source",
)
add(
    G,
    "in-document-order",
    "".join(record(f"<a>T{n}</a>", f"A{n} <b>Karp</b> - J, 19{n}0", f"<a>Cited by {n}</a>") for n in (3, 1, 2)),
    expected="T3 | A3 Karp | 1930 | 3\nT1 | A1 Karp | 1910 | 1\nT2 | A2 Karp | 1920 | 2",
    note="Not by citations.",
)
add(
    G,
    "ten-results",
    "".join(record(f"<a>T{n}</a>", f"<b>Karp</b> - J, {1990 + n}", f"<a>Cited by {n}</a>") for n in range(10)),
    status="ok",
)
add(
    G, "others-are-left-out", record("<a>Other</a>", "A Rossi - Acta, 1985") + record(), expected=LINKED, basis="source"
)
add(G, "same-publication-twice", record() * 2, expected=LINKED + "\n" + LINKED, note="Nothing is merged here.")
add(G, "without-a-year", record(line="R <b>Karp</b> - Complexity"), expected="Reducibility | R Karp | | 7")
add(
    G,
    "without-a-journal",
    record(line="R <b>Karp</b>"),
    expected="Reducibility | R Karp | | 7",
    note="No \" - \": all of it is authors.",
)
add(G, "fragment", record(), whole=True, expected=LINKED, clauses="RES-1 RES-4")
add(G, "attributes-without-quotes", page(record()).replace('"', ""), whole=True, expected=LINKED, clauses="RES-1 RES-4")
add(G, "single-quotes", page(record()).replace('"', "'"), whole=True, expected=LINKED, clauses="RES-1 RES-4")
add(
    G,
    "upper-case-tags",
    page(record())
    .replace("div", "DIV")
    .replace("span", "SPAN")
    .replace("class", "CLASS")
    .replace("h3", "H3")
    .replace("font", "FONT"),
    whole=True,
    expected=LINKED,
    clauses="RES-1 RES-4",
)
add(
    G,
    "with-a-paragraph-before",
    "<p>" + record() + "<p>" + record("<a>On line</a>"),
    status="ok",
    clauses="RES-1 RES-4",
    note="As the real pages have it: <p><div class=gs_r>.",
)
add(G, "deep-in-tables", f"<table><tbody><tr><td>{record()}</td></tr></tbody></table>", expected=LINKED)

G = "line"
add(G, "surname-not-bold", record(line="R Karp - Complexity, 1972"), status="notFound", basis="source")
add(
    G,
    "surname-in-other-case",
    record(line="R <b>KARP</b> - Complexity, 1972"),
    status="notFound",
    clauses="RES-1",
    note="Case as given.",
)
add(
    G,
    "surname-within-bold",
    record(line="<b>R Karp</b> - Complexity, 1972"),
    status="notFound",
    note="The whole text of the b.",
)
add(
    G,
    "surname-with-a-space-in-bold",
    record(line="R <b>Karp </b>- Complexity, 1972"),
    status="notFound",
    note="Bytes as given: nothing is trimmed.",
    tags="boundary",
)
add(G, "surname-in-two-bolds", record(line="R <b>Ka</b><b>rp</b> - Complexity, 1972"), status="notFound")
add(
    G,
    "surname-nested-in-bold",
    record(line="R <b>Ka<i>rp</i></b> - Complexity, 1972"),
    expected=LINKED,
    note="Its whole text, of whatever it consists.",
)
add(
    G,
    "surname-in-a-bold-of-a-child",
    record(line="R <i><b>Karp</b></i> - Complexity, 1972"),
    status="notFound",
    note="The b is a child of the span.",
)
add(G, "surname-strong", record(line="R <strong>Karp</strong> - Complexity, 1972"), status="notFound")
add(
    G,
    "surname-in-the-second-bold",
    record(line="A <b>Rossi</b>, R <b>Karp</b> - Complexity, 1972"),
    expected="Reducibility | A Rossi, R Karp | 1972 | 7",
)
add(
    G,
    "surname-in-the-journal",
    record(line="A Rossi - <b>Karp</b> letters, 1972"),
    expected="Reducibility | A Rossi | 1972 | 7",
    note="Wherever the bold surname stands in the line.",
)
add(G, "surname-in-the-title-only", record("<a><b>Karp</b> reductions</a>", "A Rossi - Acta, 1985"), status="notFound")
add(G, "line-of-another-class", record(a="gs_b"), status="notFound")
add(G, "line-of-two-classes", record(a="gs_a x"), status="notFound", note="Exactly gs_a.", tags="boundary")
add(G, "line-class-in-other-case", record(a="GS_A"), status="notFound")
add(G, "line-in-a-div", record(font="div"), status="notFound", note="font/M: a div is no font.")
add(
    G,
    "two-lines-in-one-font",
    record(line="R <b>Karp</b> - A, 1972</span><span class=\"gs_a\">S <b>Karp</b> - B, 1973"),
    status="failed",
    clauses="RES-3",
)
add(
    G,
    "one-of-two-lines-is-his",
    record(line="R <b>Karp</b> - A, 1972</span><span class=\"gs_a\">S Rossi - B, 1973"),
    expected=LINKED,
)
for slug, surname, written in (
    ("apostrophe", "O'Neil", "O'Neil"),
    ("double-quote", 'x"y', "x&quot;y"),
    ("both-quotes", "a'b\"c", "a'b&quot;c"),
    ("accents", "Gödel", "G&ouml;del"),
    ("ampersand", "A&B", "A&amp;B"),
    ("less-than", "a<b", "a&lt;b"),
    ("xpath", "'] | //a | //b['", "'] | //a | //b['"),
    ("percent", "%@", "%@"),
    ("emoji", "😀", "&#128512;"),
    ("han", "王", "王"),
    ("space-inside", "De Rosa", "De Rosa"),
    ("empty", "", ""),
    ("blank", " ", " "),
):
    add(
        G,
        f"surname-{slug}",
        record(line=f"R <b>{written}</b> - Complexity, 1972"),
        surname=surname,
        status="ok",
        clauses="RES-1 RES-2",
        tags="hostile",
    )
add(
    G,
    "surname-decomposed",
    record(line="K <b>Gödel</b> - Acta, 1931"),
    surname="Go\u0308del",
    status="notFound",
    note="Bytes as given: nothing is normalised.",
)
add(
    G,
    "surname-two-spaces",
    record(line="G <b>De  Rosa</b> - Acta, 1931"),
    surname="De Rosa",
    status="notFound",
    note="Bytes as given: nothing is collapsed.",
    tags="boundary",
)

G = "titles"
add(
    G,
    "title-with-bold-words",
    record("<a>On the <b>complexity</b> of <b>cut</b>s</a>"),
    expected="On the complexity of cuts | R Karp | 1972 | 7",
)
add(
    G,
    "title-with-entities",
    record("<a>A &amp; B &lt;c&gt; &eacute; &#233; &#x1D6FC;</a>"),
    expected="A & B <c> é é 𝛼 | R Karp | 1972 | 7",
)
add(
    G,
    "title-with-a-line-break",
    record("<a>On\n the   complexity\tof cuts </a>"),
    expected="On the complexity of cuts | R Karp | 1972 | 7",
    tags="question",
)
add(
    G,
    "title-with-no-break-spaces",
    record("<a>On&nbsp;the&nbsp;&nbsp;cut</a>"),
    expected="On the cut | R Karp | 1972 | 7",
    tags="question",
)
add(
    G,
    "title-with-br",
    record("<a>On<br>the cut</a>"),
    expected="Onthe cut | R Karp | 1972 | 7",
    note="A br is no white space.",
)
add(G, "title-without-a-link", record("Reducibility"), status="notFound", clauses="RES-1 RES-3")
add(G, "two-links-in-one-heading", record("<a>One</a> <a>Two</a>"), status="failed", clauses="RES-1 RES-3")
add(G, "link-not-a-child", record("<i><a>One</a></i>"), status="notFound", clauses="RES-1 RES-3")
add(G, "two-headings", record("<a>One</a></h3><h3><a>Two</a>"), status="failed", clauses="RES-1 RES-3")
add(G, "heading-of-another-level", record().replace("h3", "h4"), status="notFound", clauses="RES-1 RES-3")
add(
    G,
    "older-layout-without-gs-rt",
    '<div class="gs_r"><h3><a>Old</a></h3><font><span class="gs_a">R <b>Karp</b> - J, 1999</span>'
    '<span class="gs_fl"><a>Cited by 2</a></span></font></div>',
    status="notFound",
    clauses="RES-1 RES-3",
    note="The layout of early 2010 has no gs_rt.",
)
for slug, changes in (
    ("r-of-two-classes", {"r": "gs_r x"}),
    ("r-with-a-space", {"r": " gs_r"}),
    ("r-of-another-class", {"r": "gs_x"}),
    ("rt-of-two-classes", {"rt": "gs_rt x"}),
    ("rt-of-another-class", {"rt": "gs_x"}),
    ("r-in-other-case", {"r": "GS_R"}),
):
    add(G, f"division-{slug}", record(**changes), status="notFound", clauses="RES-1 RES-3", tags="boundary")
add(
    G,
    "a-list-in-between",
    record()
    .replace('<div class="gs_rt">', '<ul><li><div class="gs_rt">')
    .replace("</div><font", "</div></li></ul><font"),
    status="notFound",
    clauses="RES-1 RES-3",
    note="gs_rt is a child of gs_r.",
)
for mark in ("PDF", "HTML", "PS", "BOOK", "CITATION", "CITAZIONE"):
    add(
        G,
        f"mark-{mark.lower()}-in-the-link",
        record(f"<a>[{mark}] Reducibility</a>"),
        clauses="RES-1",
        expected=LINKED,
        by=f"[{mark}] is a mark",
    )
    if not mark.startswith("CITA"):
        add(
            G,
            f"mark-{mark.lower()}-before-the-link",
            record(f'<span class="gs_ctc">[{mark}]</span> <a>Reducibility</a>'),
            clauses="RES-1",
            expected=LINKED,
            by="the link alone is the title",
        )
for slug, title, expected in (
    ("two-marks", "[PDF] [HTML] Reducibility", "Reducibility"),
    ("no-space-after", "[PDF]Reducibility", "Reducibility"),
    ("in-the-middle", "Reducibility [PDF] again", "Reducibility [PDF] again"),
    ("at-the-end", "Reducibility [PDF]", "Reducibility [PDF]"),
    ("in-small-letters", "[pdf] Reducibility", "[pdf] Reducibility"),
    ("of-another-word", "[DOC] Reducibility", "[DOC] Reducibility"),
    ("unclosed", "[PDF Reducibility", "[PDF Reducibility"),
    ("in-bold", "<b>[PDF]</b> Reducibility", "Reducibility"),
    ("with-blanks", "[ PDF ] Reducibility", "[ PDF ] Reducibility"),
    ("alone", "[PDF]", ""),
):
    add(
        G,
        f"mark-{slug}",
        record(f"<a>{title}</a>"),
        clauses="RES-1",
        expected=f"{expected} | R Karp | 1972 | 7",
        by="marks stand before the title",
        tags="question" if slug in ("alone", "two-marks", "no-space-after") else None,
    )

G = "marked"
for mark, name in ((CITED, "citation"), (CITATO, "citazione")):
    basis = "source" if name == "citazione" else "decision"
    add(
        G,
        f"{name}-without-links",
        record(mark + "On line", links=None),
        expected="On line | R Karp | 1972 | 0",
        basis=basis,
        note="No gs_fl: 0 citations.",
    )
    add(
        G,
        f"{name}-with-links",
        record(mark + "On line", links="<a>Cited by 4</a>"),
        expected="On line | R Karp | 1972 | 4",
        basis=basis,
    )
    add(
        G,
        f"{name}-with-other-links",
        record(mark + "On line", links="<a>Related articles</a>"),
        expected="On line | R Karp | 1972 | 0",
        basis=basis,
    )
    add(
        G,
        f"{name}-with-a-link-in-it",
        record(mark + "<a>On line</a>", links="<a>Cited by 4</a>"),
        expected="On line | R Karp | 1972 | 4",
        basis=basis,
        note="Literally its link is a title as well: two titles, one line.",
    )
    add(
        G,
        f"{name}-with-a-link-in-it-without-links",
        record(mark + "<a>On line</a>", links=None),
        expected="On line | R Karp | 1972 | 0",
        basis=basis,
        note="Without gs_fl the link is no title, in either reading.",
    )
    add(
        G,
        f"{name}-among-others",
        record() + record(mark + "On line", links=None) + record("<a>Last</a>"),
        expected=LINKED + "\nOn line | R Karp | 1972 | 0\nLast | R Karp | 1972 | 7",
        basis=basis,
    )
add(G, "citation-of-another-author", record(CITED + "On line", "A Rossi - J, 1980", None) + record(), expected=LINKED)
add(
    G,
    "citation-in-small-letters",
    record('<span>[Citation]</span> On line', links=None),
    status="notFound",
    clauses="RES-1 RES-3",
    tags="boundary",
)
add(
    G,
    "citation-with-a-space",
    record('<span>[CITATION] </span>On line', links=None),
    status="notFound",
    clauses="RES-1 RES-3",
    note="Exactly: nothing is trimmed.",
    tags="boundary",
)
add(G, "citation-not-in-a-span", record('[CITATION] On line', links=None), status="notFound", clauses="RES-1 RES-3")
add(G, "citation-in-a-bold", record('<b>[CITATION]</b> On line', links=None), status="notFound", clauses="RES-1 RES-3")
add(
    G,
    "citation-in-a-span-of-a-child",
    record('<i><span>[CITATION]</span></i> On line', links=None),
    status="notFound",
    clauses="RES-1 RES-3",
)
add(
    G,
    "citation-in-a-nested-span",
    record('<span><span>[CITATION]</span></span> On line', links=None),
    expected="On line | R Karp | 1972 | 0",
    note="The text of the outer one is the same.",
)
add(
    G,
    "citation-after-the-title",
    record('On line <span>[CITATION]</span>', links=None),
    expected="On line [CITATION] | R Karp | 1972 | 0",
    note="Marked; but the mark does not stand before the title.",
)
add(
    G,
    "citation-in-two-spans",
    record('<span>[PDF]</span> <span>[CITATION]</span> On line', links=None),
    expected="On line | R Karp | 1972 | 0",
)
add(
    G,
    "book-is-not-marked",
    record('<span class="gs_ctc">[BOOK]</span> <a>On line</a>'),
    expected="On line | R Karp | 1972 | 7",
)
add(
    G,
    "book-without-a-link",
    record('<span class="gs_ctc">[BOOK]</span> On line'),
    status="notFound",
    clauses="RES-1 RES-3",
)
add(
    G,
    "marked-and-linked-headings",
    record(CITED + "On line</h3><h3><a>Two</a>", links="<a>Cited by 4</a>"),
    status="failed",
    clauses="RES-1 RES-3",
)
add(
    G,
    "marked-of-two-fonts",
    record(CITED + "On line", links=None).replace("</font>", "</font><font>more</font>"),
    expected="On line | R Karp | 1972 | 0",
    tags="question",
    note="One 0 a division; the source's query gives one a font.",
)
add(G, "marked-with-an-empty-gs-fl", record(CITED + "On line", links=""), expected="On line | R Karp | 1972 | 0")
add(
    G,
    "marked-with-gs-ggs-only",
    record(CITED + "On line", links="<a>Cited by 4</a>", fl="gs_ggs gs_fl"),
    expected="On line | R Karp | 1972 | 0",
)
add(
    G,
    "line-without-gs-r-is-found",
    f'<div class="x"><div class="gs_rt"><h3>{CITED}On line</h3></div><font><span class="gs_a">'
    '<b>Karp</b> - J, 1999</span></font></div>'
    + record(),
    status="failed",
    clauses="RES-2 RES-3",
    note="The line counts without gs_r, its title does not.",
)
add(
    G,
    "line-alone-without-gs-r",
    f'<div class="x"><div class="gs_rt"><h3>{CITED}On line</h3></div><font><span class="gs_a">'
    '<b>Karp</b> - J, 1999</span></font></div>',
    status="notFound",
    clauses="RES-2 RES-3",
    note="One line, no title.",
)

G = "links"
for slug, links, count in (
    ("cited-by", "<a>Cited by 12</a>", 12),
    ("citato-da", "<a>Citato da 12</a>", 12),
    ("nought", "<a>Cited by 0</a>", 0),
    ("large", "<a>Cited by 2147483648</a>", 2147483648),
    ("fifteen-digits", "<a>Cited by 123456789012345</a>", 123456789012345),
    ("sixteen-digits", "<a>Cited by 1234567890123456</a>", 0),
    ("second-link", RELATED + "<a>Cited by 12</a>", 12),
    ("third-link", RELATED + "<a>All 6 versions</a> <a>Cited by 12</a>", 12),
    ("versions-first", "<a>All 6 versions</a> <a>Cited by 12</a>", 12),
    ("uncited", RELATED + "<a>All 6 versions</a>", 0),
    ("uncited-versions-first", "<a>All 6 versions</a>", 0),
    ("import-into-bibtex", "<a>Import into BibTeX</a>", 0),
    ("import-with-a-figure", "<a>Import into EndNote 9</a>", 0),
    ("two-counts", "<a>Cited by 3</a> <a>Cited by 5</a>", 3),
    ("not-a-link", "Cited by 12", 0),
    ("not-a-link-before-one", "Cited by 12 - <a>Related articles</a>", 0),
    ("small-letters", "<a>cited by 12</a>", 0),
    ("with-more-words", "<a>Cited by 12 papers</a>", 0),
    ("without-a-figure", "<a>Cited by</a>", 0),
    ("in-bold", "<a>Cited by <b>12</b></a>", 12),
    ("no-break-space", "<a>Cited&nbsp;by&nbsp;12</a>", 12),
    ("line-break", "<a>Cited\nby 12</a>", 12),
    ("with-blanks", "<a> Cited by 12 </a>", 12),
    ("leading-noughts", "<a>Cited by 007</a>", 7),
    ("negative", "<a>Cited by -3</a>", 0),
    ("link-in-a-child", "<i><a>Cited by 12</a></i>", 0),
    ("other-languages", "<a>Zitiert durch: 12</a>", 0),
    ("with-a-comma", "<a>Cited by 1,234</a>", 0),
    ("no-link-at-all", "", 0),
):
    add(
        G,
        slug,
        record(links=links),
        clauses="RES-2",
        expected=f"Reducibility | R Karp | 1972 | {count}",
        tags="question" if slug in ("with-a-comma", "no-link-at-all", "import-with-a-figure") else None,
    )
add(G, "gs-fl-missing", record(links=None), status="notFound", clauses="RES-1 RES-3")
add(
    G,
    "gs-fl-of-two-classes",
    record(fl="gs_ggs gs_fl"),
    status="notFound",
    clauses="RES-1 RES-3",
    note="gs_ggs gs_fl is not gs_fl.",
    tags="boundary",
)
add(
    G,
    "gs-ggs-beside-the-title",
    record().replace("<font>", '<span class="gs_ggs gs_fl"><a>[PDF] from arxiv.org</a></span><font>'),
    expected=LINKED,
    note="As in real pages of 2010.",
)
add(
    G,
    "gs-fl-beside-the-font",
    record(links=None).replace("</font>", '</font><span class="gs_fl"><a>Cited by 7</a></span>'),
    status="notFound",
    clauses="RES-1 RES-3",
)
add(
    G,
    "gs-fl-in-another-font",
    record(links=None).replace("</font>", '</font><font><span class="gs_fl"><a>Cited by 7</a></span></font>'),
    status="notFound",
    clauses="RES-1 RES-3",
    note="That font: the one of the line. One count is left over.",
)
add(
    G,
    "two-gs-fl-in-one-font",
    record(links='<a>Cited by 7</a></span><span class="gs_fl"><a>Cited by 8</a>'),
    status="failed",
    clauses="RES-2 RES-3",
)
add(
    G,
    "gs-fl-before-the-line",
    record(links=None).replace("<font>", '<font><span class="gs_fl"><a>Cited by 7</a></span>'),
    expected=LINKED,
)
add(
    G,
    "two-fonts-one-line-each",
    record().replace(
        "</font>",
        '</font><font><span class="gs_a">S <b>Karp</b> - B, 1980</span><span class="gs_fl"><a>Cited by 1</a>'
        '</span></font>',
    ),
    status="failed",
    clauses="RES-2 RES-3",
)
add(
    G,
    "second-font-without-line",
    record().replace("</font>", '</font><font><span class="gs_fl"><a>Cited by 1</a></span></font>'),
    status="failed",
    clauses="RES-2 RES-3",
    note="A gs_fl of another font of the division counts too.",
)

G = "authors"
for slug, line, authors, year in (
    ("one", "<b>Karp</b> - J, 1999", "Karp", 1999),
    ("three", "A Rossi, R <b>Karp</b>, B Neri - J, 1999", "A Rossi, R Karp, B Neri", 1999),
    ("cut", "A Rossi, R <b>Karp</b>&hellip; - J, 1999", "A Rossi, R Karp…", 1999),
    ("hyphenated", "J-P Rossi, R <b>Karp</b> - J, 1999", "J-P Rossi, R Karp", 1999),
    ("dash-without-spaces", "R <b>Karp</b>-J, 1999", "R Karp-J, 1999", 1999),
    ("dash-with-one-space", "R <b>Karp</b> -J, 1999", "R Karp -J, 1999", 1999),
    ("dash-with-the-other-space", "R <b>Karp</b>- J, 1999", "R Karp- J, 1999", 1999),
    ("two-dashes", "R <b>Karp</b> - J - K, 1999", "R Karp", 1999),
    ("en-dash", "R <b>Karp</b> – J, 1999", "R Karp – J, 1999", 1999),
    ("many-spaces", "  R   <b>Karp</b>   -   J, 1999", "R Karp", 1999),
    ("line-breaks", "R\n<b>Karp</b>\n-\nJ, 1999", "R Karp", 1999),
    ("no-break-space-before-the-dash", "R <b>Karp</b>&nbsp;- J, 1999", "R Karp", 1999),
    ("no-break-spaces", "R&nbsp;<b>Karp</b>&nbsp;-&nbsp;J, 1999", "R Karp", 1999),
    ("dash-first", " - R <b>Karp</b>, 1999", "- R Karp, 1999", 1999),
    ("links-in-it", '<a href="x">R <b>x</b></a>, <b>Karp</b> - J, 1999', "R x, Karp", 1999),
    ("entities", "A &amp; <b>Karp</b> - J, 1999", "A & Karp", 1999),
    ("accents", "J Müller, R <b>Karp</b> - J, 1999", "J Müller, R Karp", 1999),
    ("tabs", "R\t<b>Karp</b>\t-\tJ", "R Karp", None),
    ("minus-sign", "R <b>Karp</b> − J", "R Karp − J", None),
    ("only-the-surname", "<b>Karp</b>", "Karp", None),
    ("ends-in-a-dash", "R <b>Karp</b> - ", "R Karp -", None),
):
    add(
        G,
        slug,
        record(line=line),
        clauses="RES-2",
        expected=f"Reducibility | {authors} | {year or ''} | 7",
        by="the text before the first \" - \", collapsed",
        tags=(
            "question"
            if slug
            in ("line-breaks", "no-break-space-before-the-dash", "no-break-spaces", "ends-in-a-dash", "dash-first")
            else None
        ),
    )

G = "year"
for slug, line, year in (
    ("last-of-two", "J, 1999 - K, 2001", 2001),
    ("in-the-journal", "ICML 1999 proceedings", 1999),
    ("letters-touch-it", "ICML1999b", 1999),
    ("five-digits", "19999", None),
    ("three-digits", "999", None),
    ("eight-digits", "19992001", None),
    ("pages", "J 12345-1999", 1999),
    ("before-1500", "1499", None),
    ("at-1500", "1500", 1500),
    ("at-2100", "2100", 2100),
    ("after-2100", "2101", None),
    ("in-range-then-out", "1999 - 3000", 1999),
    ("out-then-in", "3000 - 1999", 1999),
    ("noughts", "0000", None),
    ("with-a-point", "1999.5", 1999),
    ("range", "1999-2001", 2001),
    ("range-with-out-of-range", "1985-9999", 1985),
    ("other-digits", "١٩٩٩", None),
    ("full-width-digits", "１９９９", None),
    ("spaces-in-it", "19 99", None),
    ("in-two-elements", "19<i>99</i>", 1999),
    ("in-brackets", "(1999)", 1999),
    ("underscore", "_1999_", 1999),
    ("site", "1999 - 2000.org", 2000),
    ("isbn", "ISBN 1234567890 1999", 1999),
    ("phone", "0123 4567", None),
    ("comma", "1,999", None),
    ("minus", "-1999", 1999),
    ("plus-one", "+1999", 1999),
):
    add(
        G,
        slug,
        record(line=f"R <b>Karp</b> - {line}"),
        clauses="RES-2",
        expected=f"Reducibility | R Karp | {year or ''} | 7",
        by="the last run of exactly four digits in 1500–2100",
        tags="boundary",
    )
add(
    G,
    "among-the-authors",
    record(line="R <b>Karp</b> 1984 - Complexity"),
    clauses="RES-2",
    expected="Reducibility | R Karp 1984 | 1984 | 7",
    by="the whole line is searched",
    tags="question",
)
add(
    G,
    "without-a-dash",
    record(line="R <b>Karp</b>, 1984"),
    clauses="RES-2",
    expected="Reducibility | R Karp, 1984 | 1984 | 7",
    by="the whole line is searched",
    tags="question",
)

G = "status"
add(G, "disconnected", record(), reachable=False, clauses="RES-3", basis="source")
add(G, "disconnected-and-nothing-there", "", reachable=False, clauses="RES-3")
add(
    G,
    "disconnected-and-failed",
    record() + record(links=None),
    reachable=False,
    clauses="RES-3",
    note="Not reachable comes first.",
)
add(
    G,
    "no-result-at-all",
    "<p>Your search did not match any articles.",
    status="notFound",
    clauses="RES-3",
    basis="source",
)
add(G, "lines-without-titles", record("Reducibility"), status="notFound", clauses="RES-3")
add(G, "no-titles-two-lines", record("Reducibility") * 2, status="notFound", clauses="RES-3")
add(
    G,
    "one-title-too-many",
    record() + record("<a>One</a><a>Two</a>"),
    status="failed",
    clauses="RES-3",
    basis="source",
    note="Nothing is kept, not even the first.",
)
add(G, "one-title-too-few", record() + record("Reducibility"), status="failed", clauses="RES-3", basis="source")
add(
    G,
    "one-count-too-many",
    record() + record(links='<a>Cited by 7</a></span><span class="gs_fl"><a>Cited by 8</a>'),
    status="failed",
    clauses="RES-3",
    basis="source",
)
add(
    G,
    "counts-balance-by-accident",
    record("<a>One</a><a>Two</a>") + record("Three"),
    status="ok",
    clauses="RES-3",
    note="The sets are found independently: 2, 2 and 2 are paired in order, though wrongly.",
)
add(
    G,
    "counts-balance-across-results",
    record("<a>One</a><a>Two</a>", "<b>Karp</b> - A, 1971", "<a>Cited by 1</a>")
    + record("Three", "<b>Karp</b> - B, 1972", "<a>Cited by 2</a>"),
    status="ok",
    clauses="RES-3",
)
add(
    G,
    "missing-gs-fl-of-one",
    record() + record("<a>On line</a>", links=None),
    expected=LINKED,
    clauses="RES-3",
    note="Without gs_fl neither its title nor its line nor a count is found: the rest agrees.",
)
add(
    G,
    "line-outside-with-gs-fl",
    record() + '<p><span class="gs_a"><b>Karp</b></span><span class="gs_fl"></span>',
    status="failed",
    clauses="RES-2 RES-3",
    note="A line needs no gs_r.",
)

G = "broken"
for slug, html in (
    (
        "unclosed-everything",
        '<div class=gs_r><div class=gs_rt><h3><a href=u>Reducibility</a></h3></div><font>'
        '<span class=gs_a>R <b>Karp</b> - Complexity, 1972</span><span class=gs_fl><a>Cited by 7</a></span>',
    ),
    ("stray-end-tags", page("</table></i></x>" + record())),
    ("unquoted-and-unclosed-comment-before", page("<!-- a -- b -->" + record())),
    ("doctype-of-html-4", '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">' + page(record())),
    ("xml-declaration", '<?xml version="1.0" encoding="ISO-8859-1"?>' + page(record())),
    (
        "meta-of-another-encoding",
        page(record(line="R <b>Karp</b>, K Gödel - J, 1972")).replace(
            "<head>", '<head><meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">'
        ),
    ),
    ("unknown-elements", page("<blink><foo>" + record() + "</foo></blink>")),
    ("duplicate-attribute", page(record().replace('class="gs_r"', 'class="gs_r" class="x"'))),
    ("ampersand-alone", page(record("<a>A & B</a>"))),
    ("unknown-entity", page(record("<a>A &foo; B</a>"))),
    ("entity-without-semicolon", page(record("<a>A &amp B</a>"))),
    ("script-before", page("<script>if (a < b) document.write('<div class=\"gs_r\">')</script>" + record())),
    ("style-before", page("<style>.gs_r > b { }</style>" + record())),
    ("comment-in-the-title", page(record("<a>Reduc<!-- x -->ibility</a>"))),
    ("conditional-comment", page("<!--[if IE]>" + record("<a>Hidden</a>") + "<![endif]-->" + record())),
    ("byte-order-mark", "\ufeff" + page(record())),
    ("twice-html", page(record()) + page(record("<a>On line</a>"))),
    ("nothing-but-text", "Karp"),
    ("less-than-alone", page("a < b " + record())),
    ("carriage-returns", page(record()).replace("><", ">\r\n<")),
    ("uppercase-entity", page(record("<a>A &AMP; B</a>"))),
    ("self-closing", page(record().replace("<br>", "<br/>"))),
    ("no-body", f"<html>{record()}</html>"),
    ("wrong-nesting", page(record("<a><b><i>Reducibility</b></i></a>"))),
    ("uncommon-attribute", page(record().replace("<font>", "<font size=-1 =x>"))),
    ("end-of-file-in-a-tag", page(record()) + "<div class=\"gs_r"),
    ("missing-quote-later", page(record()) + '<a href="x>'),
):
    add_if_agreed(G, slug, html, whole=True, clauses="RES-4")
for slug, address in (("file", "file:///etc/passwd"), ("http", "http://127.0.0.1:9/x")):
    add_if_agreed(
        G,
        f"external-entity-{slug}",
        f'<!DOCTYPE html [<!ENTITY x SYSTEM "{address}">]>' + page(record("<a>Title &x;</a>")),
        whole=True,
        clauses="RES-4",
        note="Nothing is fetched; in HTML it is text.",
        tags="hostile",
    )
    add_if_agreed(
        G,
        f"external-doctype-{slug}",
        f'<!DOCTYPE html SYSTEM "{address}">' + page(record()),
        whole=True,
        clauses="RES-4",
        tags="hostile",
        note="Nothing is fetched.",
    )
add(
    G,
    "iframe-and-image",
    '<iframe src="http://127.0.0.1:9/"></iframe><img src="http://127.0.0.1:9/x.png">' + record(),
    clauses="RES-4",
    expected=LINKED,
    tags="hostile",
    note="Nothing is fetched.",
)
add(G, "many-levels", "<div>" * 120 + record() + "</div>" * 120, clauses="RES-4", expected=LINKED, tags="hostile")

G = "scattered"
rng = random.Random(20100528)
for index in range(10):
    body = ""
    for number in range(rng.randrange(2, 5)):
        mark = rng.random()
        title = f"<a>T{number}</a>" if mark < 0.7 else CITED + (f"<a>T{number}</a>" if mark < 0.8 else f"T{number}")
        links = rng.choice(
            [
                f"<a>Cited by {rng.randrange(90)}</a>",
                RELATED + f"<a>All {rng.randrange(9)} versions</a>",
                "<a>All 3 versions</a>",
            ]
            + ([None] if mark >= 0.7 else [])
        )
        author = "<b>Karp</b>" if rng.random() < 0.85 else "Rossi"
        body += record(title, f"A{number}, {author} - J, {1980 + number}", links)
    add(G, f"by-chance-{index}", body)
CASES.write()
