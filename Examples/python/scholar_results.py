"""scholar.results: the publications on a page of results."""
from __future__ import annotations

import re
from typing import Any, Dict, List, Optional, Tuple

from contract import Options, Readings, a_flag, a_text, an_object
from page import OFFERED, Element, collapsed, page_of

__all__ = ["OFFERED", "READINGS", "run"]

CITATIONS = "scholar.results.citations"
MARKED = "scholar.results.marked"
NONE = "scholar.results.none"
READINGS: Options = {
    CITATIONS: ("citedBy", "firstLink"),
    MARKED: ("once", "literal"),
    NONE: ("notFound", "failed"),
}

MARKS_OF_CITATIONS = ("[CITAZIONE]", "[CITATION]")
LEADING_MARKS = re.compile(r"(?:\[(?:PDF|HTML|PS|BOOK|CITATION|CITAZIONE)\] ?)+")
MOST_DIGITS = 15
COUNT = re.compile(rf"(?:Cited by|Citato da) ([0-9]{{1,{MOST_DIGITS}}})")
RUN_OF_DIGITS = re.compile(r"[0-9]+")


def is_line_of(span: Element, surname: str) -> bool:
    """Returns whether an element is the line under a title, and has the surname in bold."""
    return (
        span.name == "span"
        and span.attributes.get("class") == "gs_a"
        and any(bold.text() == surname for bold in span.elements("b"))
    )


def has_line(font: Element, surname: str) -> bool:
    return any(is_line_of(span, surname) for span in font.elements("span"))


def is_marked(heading: Element) -> bool:
    return any(span.text() in MARKS_OF_CITATIONS for span in heading.elements("span"))


def headings_in(division: Element) -> List[Element]:
    return [heading for title in division.elements("div", "gs_rt") for heading in title.elements("h3")]


def title_of(element: Element) -> str:
    """RES-1: a title without the marks before it."""
    text = collapsed(element.text())
    marks = LEADING_MARKS.match(text)
    return text[marks.end() :] if marks else text


def titles_in(divisions: List[Element], surname: str, literal: bool) -> List[Element]:
    """RES-1: returns the elements with the titles of the given divisions."""
    found: List[Element] = []
    for division in divisions:
        fonts = [font for font in division.elements("font") if has_line(font, surname)]
        with_links = any(font.elements("span", "gs_fl") for font in fonts)
        for heading in headings_in(division):
            marked = is_marked(heading)
            if marked:
                found.append(heading)
            if with_links and (literal or not marked):
                found += heading.elements("a")
    return found


def lines_in(root: Element, surname: str) -> List[Element]:
    """RES-2: returns the lines with authors and year, in document order."""
    found: List[Element] = []
    for span in root.all():
        if not is_line_of(span, surname) or span.parent is None:
            continue
        above = span.parent.parent
        if span.parent.elements("span", "gs_fl") or above is not None and any(map(is_marked, headings_in(above))):
            found.append(span)
    return found


def authors_and_year(line: Element) -> Tuple[str, Optional[int]]:
    """RES-2: returns the authors and the year in a line; None if the line has no year."""
    text = collapsed(line.text())
    runs = [int(run) for run in RUN_OF_DIGITS.findall(text) if len(run) == 4]
    years = [run for run in runs if 1500 <= run <= 2100]
    return text.split(" - ")[0], years[-1] if years else None


def citations_in(links: Element, first_link: bool) -> int:
    """Returns the number of citations in the links of a record."""
    texts = [collapsed(link.text()) for link in links.elements("a")]
    if first_link:
        digits = "".join(RUN_OF_DIGITS.findall(texts[0])) if texts else ""
        return int(digits or "0") if len(digits) <= MOST_DIGITS else 0
    counts = [COUNT.fullmatch(text) for text in texts]
    return next((int(count[1]) for count in counts if count), 0)


def citations_of(divisions: List[Element], first_link: bool) -> List[Tuple[int, int]]:
    """RES-2: the position of each record in the document, and the number of its citations."""
    found: List[Tuple[int, int]] = []
    for division in divisions:
        fonts = division.elements("font")
        links = [each for font in fonts for each in font.elements("span", "gs_fl")]
        found += [(each.place, citations_in(each, first_link)) for each in links]
        if not links and any(map(is_marked, headings_in(division))):
            found.append((fonts[0].place, 0))
    return found


def publications_on(root: Optional[Element], surname: str, readings: Readings) -> Tuple[str, List[Dict[str, Any]]]:
    """RES-3: the status, and the publications unless the status is a failure."""
    divisions: List[Element] = []
    lines: List[Element] = []
    if root is not None:
        divisions = [
            element
            for element in root.all()
            if element.name == "div"
            and element.attributes.get("class") == "gs_r"
            and any(has_line(font, surname) for font in element.elements("font"))
        ]
        lines = lines_in(root, surname)
    titles = titles_in(divisions, surname, readings[MARKED] == "literal")
    titles.sort(key=lambda element: element.place)
    citations = sorted(citations_of(divisions, readings[CITATIONS] == "firstLink"))
    if not titles:
        others = bool(lines or citations)
        return "failed" if others and readings[NONE] == "failed" else "notFound", []
    if not len(titles) == len(lines) == len(citations):
        return "failed", []
    publications: List[Dict[str, Any]] = []
    for title, line, (_, count) in zip(titles, lines, citations):
        authors, year = authors_and_year(line)
        known = {} if year is None else {"year": year}
        publications.append({"title": title_of(title), "authors": authors, **known, "citations": count})
    return "ok", publications


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """RES-1 to RES-4."""
    given = an_object(input, ("html", "surname", "reachable"))
    html, surname = a_text(given["html"]), a_text(given["surname"])
    if not a_flag(given["reachable"]):
        return {"status": "disconnected", "publications": []}
    status, publications = publications_on(page_of(html), surname, readings)
    return {"status": status, "publications": publications}
