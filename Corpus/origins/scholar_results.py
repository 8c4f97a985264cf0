#!/usr/bin/env python3
"""Makes cases of scholar.results: lxml runs the XPath queries of the source (h-index-calculate §5.1) on the trees of
three parsers; all trees must give the same results. The queries also accept `[CITATION]` in place of `[CITAZIONE]`.
"""
import random
import re

from shared.cases import Cases
from shared.pages import LXML, trees

CASES = Cases("scholar.results", __file__)
CITATIONS, MARKED, NONE = (f"scholar.results.{name}" for name in ("citations", "marked", "none"))
OPTIONS = {CITATIONS: ("citedBy", "firstLink"), MARKED: ("once", "literal"), NONE: ("notFound", "failed")}
LINE = "span[@class='gs_a'][./b=$s]"
MARK = "h3[span='[CITAZIONE]' or span='[CITATION]']"
RESULT = f"//div[@class='gs_r'][./font/{LINE}]"
LINKED = f"//div[@class='gs_r'][./font/{LINE}[../span[@class='gs_fl']]]/div[@class='gs_rt']"
TITLES = {"literal": f"{LINKED}/h3/a | {RESULT}/div[@class='gs_rt']/{MARK}",
          "once": f"{LINKED}/h3[not(self::{MARK})]/a | {RESULT}/div[@class='gs_rt']/{MARK}"}
LINES = f"//{LINE}[../span[@class='gs_fl']] | //{LINE}[../../div[@class='gs_rt']/{MARK}]"
LINKS = (f"{RESULT}/font/span[@class='gs_fl'] | "
         f"{RESULT}[./div[@class='gs_rt']/{MARK}][not(./font/span[@class='gs_fl'])]/font[1]")
SPACE = re.compile(r"[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")


def text_of(node):
    return SPACE.sub(" ", node.xpath("string()")).strip(" ")


def title_of(node):
    return re.sub(r"\A(\[(PDF|HTML|PS|BOOK|CITATION|CITAZIONE)\] ?)*", "", text_of(node))


def line_of(node):
    years = [run for run in re.findall(r"(?<![0-9])[0-9]{4}(?![0-9])", text_of(node)) if "1500" <= run <= "2100"]
    return {"authors": text_of(node).split(" - ", 1)[0], **({"year": int(years[-1])} if years else {})}


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
    status = "ok" if len(titles) == len(lines) == len(links) else "failed"
    if not titles:
        status = readings[NONE] if lines or links else "notFound"
    publications = [{"title": title_of(title), **line_of(line), "citations": count_of(link, readings[CITATIONS])}
                    for title, line, link in zip(titles, lines, links)]
    return {"status": status, "publications": publications if status == "ok" else []}


def told(given, readings):
    if not given["reachable"]:
        return {"status": "disconnected", "publications": []}
    first, *others = [told_of(root, given["surname"], readings) for root in trees(given["html"])]
    assert all(other == first for other in others), given["html"]
    return first


def record(title="<a href=u>Reducibility</a>", line="R <b>Karp</b> - Complexity, 1972 - Plenum",
           links="<a>Cited by 7</a>", fl="gs_fl", rt="gs_rt", r="gs_r", a="gs_a", font="font"):
    fl = "" if links is None else f'<span class="{fl}">{links}</span>'
    return (f'<div class="{r}"><div class="{rt}"><h3>{title}</h3></div><{font}><span class="{a}">{line}</span>'
            f'<br>Text {fl}</{font}></div>')


def page(body):
    return f"<html><head><title>Karp - Google Scholar</title></head><body>{body}</body></html>"


def add(group, slug, html, clauses="RES-1 RES-2", note=None, basis="decision", surname="Karp", reachable=True, whole=False, tags=None):
    """Adds cases; `html` is the body of a page, or the complete page if `whole` is set."""
    given = {"html": html if whole else page(html), "surname": surname, "reachable": reachable}
    CASES.spread(OPTIONS, group, slug, clauses, given, lambda readings: told(given, readings), computed=LXML, basis=basis,
                 note=note, tags=tags)


CITED, CITATO = (f'<span class="gs_ctu">[{word}]</span> ' for word in ("CITATION", "CITAZIONE"))
RELATED = "<a>Related articles</a> - "
ONE, PAGE = record(), page(record())
BY_1, BY_4, BY_8 = (f"<a>Cited by {n}</a>" for n in (1, 4, 8))
FL_7, FL_8 = f'<span class="gs_fl"><a>Cited by 7</a></span>', f'<a>Cited by 7</a></span><span class="gs_fl">{BY_8}'
UPPER = re.sub(r"div|span|class|h3|font", lambda found: found[0].upper(), PAGE)

# ---- results

G = "basics"
for slug, html, basis, note in [
        ("one-result", ONE, "source", None),
        ("two-results", ONE + record("<a>On line</a>", "A Rossi, R <b>Karp</b> - Acta, 1985", "<a>Cited by 3</a>"), "source", None),
        ("in-document-order",
         "".join(record(f"<a>T{n}</a>", f"A{n} <b>Karp</b> - J, 19{n}0", f"<a>Cited by {n}</a>") for n in (3, 1, 2)), "decision",
         "Not by citations."),
        ("ten-results",
         "".join(record(f"<a>T{n}</a>", f"<b>Karp</b> - J, {1990 + n}", f"<a>Cited by {n}</a>") for n in range(10)), "decision",
         None),
        ("others-are-left-out", record("<a>Other</a>", "A Rossi - Acta, 1985") + ONE, "source", None),
        ("same-publication-twice", ONE * 2, "decision", "Nothing is merged here."),
        ("without-a-year", record(line="R <b>Karp</b> - Complexity"), "decision", None),
        ("without-a-journal", record(line="R <b>Karp</b>"), "decision", "No \" - \": all of it is authors."),
        ("deep-in-tables", f"<table><tbody><tr><td>{ONE}</td></tr></tbody></table>", "decision", None)]:
    add(G, slug, html, note=note, basis=basis)
for slug, html in [("fragment", ONE), ("attributes-without-quotes", PAGE.replace('"', "")),
                   ("single-quotes", PAGE.replace('"', "'")), ("upper-case-tags", UPPER)]:
    add(G, slug, html, "RES-1 RES-4", whole=True)
add(G, "with-a-paragraph-before", "<p>" + ONE + "<p>" + record("<a>On line</a>"), "RES-1 RES-4",
    "As the real pages have it: <p><div class=gs_r>.")

# ---- lines, surnames

G = "line"
for slug, html, more in [
        ("surname-not-bold", record(line="R Karp - Complexity, 1972"), {"basis": "source"}),
        ("surname-in-other-case", record(line="R <b>KARP</b> - Complexity, 1972"), {"clauses": "RES-1", "note": "Case as given."}),
        ("surname-within-bold", record(line="<b>R Karp</b> - Complexity, 1972"), {"note": "The whole text of the b."}),
        ("surname-with-a-space-in-bold", record(line="R <b>Karp </b>- Complexity, 1972"),
         {"note": "Bytes as given: nothing is trimmed.", "tags": "boundary"}),
        ("surname-in-two-bolds", record(line="R <b>Ka</b><b>rp</b> - Complexity, 1972"), {}),
        ("surname-nested-in-bold", record(line="R <b>Ka<i>rp</i></b> - Complexity, 1972"),
         {"note": "Its whole text, of whatever it consists."}),
        ("surname-in-a-bold-of-a-child", record(line="R <i><b>Karp</b></i> - Complexity, 1972"),
         {"note": "The b is a child of the span."}),
        ("surname-strong", record(line="R <strong>Karp</strong> - Complexity, 1972"), {}),
        ("surname-in-the-second-bold", record(line="A <b>Rossi</b>, R <b>Karp</b> - Complexity, 1972"), {}),
        ("surname-in-the-journal", record(line="A Rossi - <b>Karp</b> letters, 1972"),
         {"note": "Wherever the bold surname stands in the line."}),
        ("surname-in-the-title-only", record("<a><b>Karp</b> reductions</a>", "A Rossi - Acta, 1985"), {}),
        ("line-of-another-class", record(a="gs_b"), {}), ("line-of-two-classes", record(a="gs_a x"), {"note": "Exactly gs_a.", "tags": "boundary"}),
        ("line-class-in-other-case", record(a="GS_A"), {}), ("line-in-a-div", record(font="div"), {"note": "font/M: a div is no font."}),
        ("two-lines-in-one-font", record(line="R <b>Karp</b> - A, 1972</span><span class=\"gs_a\">S <b>Karp</b> - B, 1973"),
         {"clauses": "RES-3"}),
        ("one-of-two-lines-is-his", record(line="R <b>Karp</b> - A, 1972</span><span class=\"gs_a\">S Rossi - B, 1973"), {}),
        ("surname-decomposed", record(line="K <b>Gödel</b> - Acta, 1931"),
         {"surname": "Go\u0308del", "note": "Bytes as given: nothing is normalised."}),
        ("surname-two-spaces", record(line="G <b>De  Rosa</b> - Acta, 1931"),
         {"surname": "De Rosa", "note": "Bytes as given: nothing is collapsed.", "tags": "boundary"})]:
    add(G, slug, html, **more)
for slug, surname, written in (
        ("apostrophe", "O'Neil", "O'Neil"), ("double-quote", 'x"y', "x&quot;y"), ("both-quotes", "a'b\"c", "a'b&quot;c"),
        ("accents", "Gödel", "G&ouml;del"), ("ampersand", "A&B", "A&amp;B"), ("less-than", "a<b", "a&lt;b"),
        ("xpath", "'] | //a | //b['", "'] | //a | //b['"), ("percent", "%@", "%@"), ("emoji", "😀", "&#128512;"), ("han", "王", "王"),
        ("space-inside", "De Rosa", "De Rosa"), ("empty", "", ""), ("blank", " ", " ")):
    add(G, f"surname-{slug}", record(line=f"R <b>{written}</b> - Complexity, 1972"), surname=surname, tags="hostile")

# ---- titles

G, NOT_FOUND = "titles", "RES-1 RES-3"
for slug, title, more in [
        ("title-with-bold-words", "<a>On the <b>complexity</b> of <b>cut</b>s</a>", {}),
        ("title-with-entities", "<a>A &amp; B &lt;c&gt; &eacute; &#233; &#x1D6FC;</a>", {}),
        ("title-with-a-line-break", "<a>On\n the   complexity\tof cuts </a>", {"tags": "question"}),
        ("title-with-no-break-spaces", "<a>On&nbsp;the&nbsp;&nbsp;cut</a>", {"tags": "question"}),
        ("title-with-br", "<a>On<br>the cut</a>", {"note": "A br is no white space."}),
        ("title-without-a-link", "Reducibility", {"clauses": NOT_FOUND}),
        ("two-links-in-one-heading", "<a>One</a> <a>Two</a>", {"clauses": NOT_FOUND}),
        ("link-not-a-child", "<i><a>One</a></i>", {"clauses": NOT_FOUND}),
        ("two-headings", "<a>One</a></h3><h3><a>Two</a>", {"clauses": NOT_FOUND})]:
    add(G, slug, record(title), **more)
add(G, "heading-of-another-level", ONE.replace("h3", "h4"), NOT_FOUND)
add(G, "older-layout-without-gs-rt",
    '<div class="gs_r"><h3><a>Old</a></h3><font><span class="gs_a">R <b>Karp</b> - J, 1999</span>'
    '<span class="gs_fl"><a>Cited by 2</a></span></font></div>', NOT_FOUND, "The layout of early 2010 has no gs_rt.")
for slug, changes in (("r-of-two-classes", {"r": "gs_r x"}), ("r-with-a-space", {"r": " gs_r"}), ("r-of-another-class", {"r": "gs_x"}),
                      ("rt-of-two-classes", {"rt": "gs_rt x"}), ("rt-of-another-class", {"rt": "gs_x"}), ("r-in-other-case", {"r": "GS_R"})):
    add(G, f"division-{slug}", record(**changes), NOT_FOUND, tags="boundary")
add(G, "a-list-in-between", ONE.replace('<div class="gs_rt">', '<ul><li><div class="gs_rt">').replace("</div><font", "</div></li></ul><font"),
    NOT_FOUND, "gs_rt is a child of gs_r.")

# ---- marked titles

G = "marked"
for mark, name, basis in ((CITED, "citation", "decision"), (CITATO, "citazione", "source")):
    for slug, html, note in [
            ("without-links", record(mark + "On line", links=None), "No gs_fl: 0 citations."),
            ("with-links", record(mark + "On line", links=BY_4), None),
            ("with-other-links", record(mark + "On line", links="<a>Related articles</a>"), None),
            ("with-a-link-in-it", record(mark + "<a>On line</a>", links=BY_4),
             "Literally its link is a title as well: two titles, one line."),
            ("with-a-link-in-it-without-links", record(mark + "<a>On line</a>", links=None),
             "Without gs_fl the link is no title, in either reading."),
            ("among-others", ONE + record(mark + "On line", links=None) + record("<a>Last</a>"), None)]:
        add(G, f"{name}-{slug}", html, note=note, basis=basis)
OUTSIDE = (f'<div class="x"><div class="gs_rt"><h3>{CITED}On line</h3></div><font><span class="gs_a"><b>Karp</b> - J, 1999</span>'
           '</font></div>')
for slug, html, more in [
        ("citation-of-another-author", record(CITED + "On line", "A Rossi - J, 1980", None) + ONE, {}),
        ("citation-in-small-letters", record('<span>[Citation]</span> On line', links=None), {"clauses": NOT_FOUND, "tags": "boundary"}),
        ("citation-with-a-space", record('<span>[CITATION] </span>On line', links=None),
         {"clauses": NOT_FOUND, "note": "Exactly: nothing is trimmed.", "tags": "boundary"}),
        ("citation-not-in-a-span", record('[CITATION] On line', links=None), {"clauses": NOT_FOUND}),
        ("citation-in-a-bold", record('<b>[CITATION]</b> On line', links=None), {"clauses": NOT_FOUND}),
        ("citation-in-a-span-of-a-child", record('<i><span>[CITATION]</span></i> On line', links=None), {"clauses": NOT_FOUND}),
        ("citation-in-a-nested-span", record('<span><span>[CITATION]</span></span> On line', links=None),
         {"note": "The text of the outer one is the same."}),
        ("citation-after-the-title", record('On line <span>[CITATION]</span>', links=None),
         {"note": "Marked; but the mark does not stand before the title."}),
        ("citation-in-two-spans", record('<span>[PDF]</span> <span>[CITATION]</span> On line', links=None), {}),
        ("book-is-not-marked", record('<span class="gs_ctc">[BOOK]</span> <a>On line</a>'), {}),
        ("book-without-a-link", record('<span class="gs_ctc">[BOOK]</span> On line'), {"clauses": NOT_FOUND}),
        ("marked-and-linked-headings", record(CITED + "On line</h3><h3><a>Two</a>", links=BY_4), {"clauses": NOT_FOUND}),
        ("marked-of-two-fonts", record(CITED + "On line", links=None).replace("</font>", "</font><font>more</font>"),
         {"tags": "question", "note": "One 0 a division; the source's query gives one a font."}),
        ("marked-with-an-empty-gs-fl", record(CITED + "On line", links=""), {}),
        ("marked-with-gs-ggs-only", record(CITED + "On line", links=BY_4, fl="gs_ggs gs_fl"), {}),
        ("line-without-gs-r-is-found", OUTSIDE + ONE,
         {"clauses": "RES-2 RES-3", "note": "The line counts without gs_r, its title does not."}),
        ("line-alone-without-gs-r", OUTSIDE, {"clauses": "RES-2 RES-3", "note": "One line, no title."})]:
    add(G, slug, html, **more)

# ---- links

G = "links"
for slug, links in (
        ("cited-by", "<a>Cited by 12</a>"), ("citato-da", "<a>Citato da 12</a>"), ("nought", "<a>Cited by 0</a>"),
        ("large", "<a>Cited by 2147483648</a>"), ("fifteen-digits", "<a>Cited by 123456789012345</a>"),
        ("sixteen-digits", "<a>Cited by 1234567890123456</a>"), ("second-link", RELATED + "<a>Cited by 12</a>"),
        ("third-link", RELATED + "<a>All 6 versions</a> <a>Cited by 12</a>"),
        ("versions-first", "<a>All 6 versions</a> <a>Cited by 12</a>"), ("uncited", RELATED + "<a>All 6 versions</a>"),
        ("uncited-versions-first", "<a>All 6 versions</a>"), ("import-into-bibtex", "<a>Import into BibTeX</a>"),
        ("import-with-a-figure", "<a>Import into EndNote 9</a>"), ("two-counts", "<a>Cited by 3</a> <a>Cited by 5</a>"),
        ("not-a-link", "Cited by 12"), ("not-a-link-before-one", "Cited by 12 - <a>Related articles</a>"),
        ("small-letters", "<a>cited by 12</a>"), ("with-more-words", "<a>Cited by 12 papers</a>"),
        ("without-a-figure", "<a>Cited by</a>"), ("in-bold", "<a>Cited by <b>12</b></a>"),
        ("no-break-space", "<a>Cited&nbsp;by&nbsp;12</a>"), ("line-break", "<a>Cited\nby 12</a>"),
        ("with-blanks", "<a> Cited by 12 </a>"), ("leading-noughts", "<a>Cited by 007</a>"), ("negative", "<a>Cited by -3</a>"),
        ("link-in-a-child", "<i><a>Cited by 12</a></i>"), ("other-languages", "<a>Zitiert durch: 12</a>"),
        ("with-a-comma", "<a>Cited by 1,234</a>"), ("no-link-at-all", "")):
    add(G, slug, record(links=links), "RES-2",
        tags="question" if slug in ("with-a-comma", "no-link-at-all", "import-with-a-figure") else None)
BARE, SECOND = record(links=None), f'</font><font><span class="gs_a">S <b>Karp</b> - B, 1980</span><span class="gs_fl">{BY_1}</span></font>'
for slug, html, clauses, note, tags in [
        ("gs-fl-missing", BARE, NOT_FOUND, None, None),
        ("gs-fl-of-two-classes", record(fl="gs_ggs gs_fl"), NOT_FOUND, "gs_ggs gs_fl is not gs_fl.", "boundary"),
        ("gs-ggs-beside-the-title",
         ONE.replace("<font>", '<span class="gs_ggs gs_fl"><a>[PDF] from arxiv.org</a></span><font>'), "RES-1 RES-2",
         "As in real pages of 2010.", None),
        ("gs-fl-beside-the-font", BARE.replace("</font>", f"</font>{FL_7}"), NOT_FOUND, None, None),
        ("gs-fl-in-another-font", BARE.replace("</font>", f"</font><font>{FL_7}</font>"), NOT_FOUND,
         "That font: the one of the line. One count is left over.", None),
        ("two-gs-fl-in-one-font", record(links=FL_8), "RES-2 RES-3", None, None),
        ("gs-fl-before-the-line", BARE.replace("<font>", f"<font>{FL_7}"), "RES-1 RES-2", None, None),
        ("two-fonts-one-line-each", ONE.replace("</font>", SECOND), "RES-2 RES-3", None, None),
        ("second-font-without-line", ONE.replace("</font>", f'</font><font><span class="gs_fl">{BY_1}</span></font>'),
         "RES-2 RES-3", "A gs_fl of another font of the division counts too.", None)]:
    add(G, slug, html, clauses, note, tags=tags)

# ---- the status

G = "status"
for slug, html, basis, note in [
        ("no-result-at-all", "<p>Your search did not match any articles.", "source", None),
        ("lines-without-titles", record("Reducibility"), "decision", None),
        ("no-titles-two-lines", record("Reducibility") * 2, "decision", None),
        ("one-title-too-many", ONE + record("<a>One</a><a>Two</a>"), "source", "Nothing is kept, not even the first."),
        ("one-title-too-few", ONE + record("Reducibility"), "source", None),
        ("one-count-too-many", ONE + record(links=FL_8), "source", None),
        ("counts-balance-by-accident", record("<a>One</a><a>Two</a>") + record("Three"), "decision",
         "The sets are found independently: 2, 2 and 2 are paired in order, though wrongly."),
        ("counts-balance-across-results", record("<a>One</a><a>Two</a>", "<b>Karp</b> - A, 1971", BY_1)
         + record("Three", "<b>Karp</b> - B, 1972", "<a>Cited by 2</a>"), "decision", None),
        ("missing-gs-fl-of-one", ONE + record("<a>On line</a>", links=None), "decision",
         "Without gs_fl neither its title nor its line nor a count is found: the rest agrees.")]:
    add(G, slug, html, "RES-3", note, basis)
add(G, "line-outside-with-gs-fl", ONE + '<p><span class="gs_a"><b>Karp</b></span><span class="gs_fl"></span>', "RES-2 RES-3",
    "A line needs no gs_r.")
add(G, "disconnected", ONE, "RES-3", basis="source", reachable=False)
add(G, "disconnected-and-nothing-there", "", "RES-3", reachable=False)
add(G, "disconnected-and-failed", ONE + BARE, "RES-3", "Not reachable comes first.", reachable=False)

# ---- broken pages

G = "broken"
for slug, html in (
        ("unclosed-everything", '<div class=gs_r><div class=gs_rt><h3><a href=u>Reducibility</a></h3></div><font>'
         '<span class=gs_a>R <b>Karp</b> - Complexity, 1972</span><span class=gs_fl><a>Cited by 7</a></span>'),
        ("stray-end-tags", page("</table></i></x>" + ONE)),
        ("unquoted-and-unclosed-comment-before", page("<!-- a -- b -->" + ONE)),
        ("doctype-of-html-4", '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">' + PAGE),
        ("xml-declaration", '<?xml version="1.0" encoding="ISO-8859-1"?>' + PAGE),
        ("meta-of-another-encoding", page(record(line="R <b>Karp</b>, K Gödel - J, 1972")).replace(
            "<head>", '<head><meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">')),
        ("unknown-elements", page("<blink><foo>" + ONE + "</foo></blink>")),
        ("duplicate-attribute", page(ONE.replace('class="gs_r"', 'class="gs_r" class="x"'))),
        ("ampersand-alone", page(record("<a>A & B</a>"))), ("unknown-entity", page(record("<a>A &foo; B</a>"))),
        ("script-before", page("<script>if (a < b) document.write('<div class=\"gs_r\">')</script>" + ONE)),
        ("style-before", page("<style>.gs_r > b { }</style>" + ONE)),
        ("comment-in-the-title", page(record("<a>Reduc<!-- x -->ibility</a>"))),
        ("conditional-comment", page("<!--[if IE]>" + record("<a>Hidden</a>") + "<![endif]-->" + ONE)),
        ("byte-order-mark", "\ufeff" + PAGE), ("nothing-but-text", "Karp"),
        ("less-than-alone", page("a < b " + ONE)), ("carriage-returns", PAGE.replace("><", ">\r\n<")),
        ("self-closing", page(ONE.replace("<br>", "<br/>"))),
        ("no-body", f"<html>{ONE}</html>"), ("wrong-nesting", page(record("<a><b><i>Reducibility</b></i></a>"))),
        ("uncommon-attribute", page(ONE.replace("<font>", "<font size=-1 =x>"))), ("end-of-file-in-a-tag", PAGE + "<div class=\"gs_r"),
        ("missing-quote-later", PAGE + '<a href="x>')):
    add(G, slug, html, "RES-4", whole=True)
for slug, address in (("file", "file:///etc/passwd"), ("http", "http://127.0.0.1:9/x")):
    add(G, f"external-entity-{slug}", f'<!DOCTYPE html [<!ENTITY x SYSTEM "{address}">]>' + page(record("<a>Title &x;</a>")), "RES-4",
        "Nothing is fetched; in HTML it is text.", whole=True, tags="hostile")
    add(G, f"external-doctype-{slug}", f'<!DOCTYPE html SYSTEM "{address}">' + PAGE, "RES-4", "Nothing is fetched.", whole=True,
        tags="hostile")
add(G, "iframe-and-image", '<iframe src="http://127.0.0.1:9/"></iframe><img src="http://127.0.0.1:9/x.png">' + ONE, "RES-4",
    "Nothing is fetched.", tags="hostile")
add(G, "many-levels", "<div>" * 120 + ONE + "</div>" * 120, "RES-4", tags="hostile")

# ---- random pages

CHANCE = random.Random(20100528)
for index in range(10):
    body = ""
    for number in range(CHANCE.randrange(2, 5)):
        mark = CHANCE.random()
        title = f"<a>T{number}</a>" if mark < 0.7 else CITED + (f"<a>T{number}</a>" if mark < 0.8 else f"T{number}")
        links = CHANCE.choice([f"<a>Cited by {CHANCE.randrange(90)}</a>", RELATED + f"<a>All {CHANCE.randrange(9)} versions</a>",
                               "<a>All 3 versions</a>"] + ([None] if mark >= 0.7 else []))
        author = "<b>Karp</b>" if CHANCE.random() < 0.85 else "Rossi"
        body += record(title, f"A{number}, {author} - J, {1980 + number}", links)
    add("scattered", f"by-chance-{index}", body)

CASES.run()
