"""scholar.homepage: finds the list of publications on any page from two known titles."""
from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from contract import Options, Readings, a_text, an_object, texts_of
from page import OFFERED, Element, collapsed, page_of
from scholar_similarity import READINGS as SIMILARITY_READINGS
from scholar_similarity import Tolerance, percent_of

__all__ = ["OFFERED", "READINGS", "run"]

TEXT = "scholar.homepage.text"
PAIR = "scholar.homepage.pair"
ATTRIBUTES = "scholar.homepage.attributes"
COUNT = "scholar.homepage.count"
ZERO = "scholar.homepage.zero"
READINGS: Options = {
    TEXT: ("all", "own"),
    PAIR: ("elements", "titles"),
    ATTRIBUTES: ("equal", "named"),
    COUNT: ("raw", "distinct"),
    ZERO: ("skipped", "searched"),
    **SIMILARITY_READINGS,
}


class Step(NamedTuple):
    """A step of a query: an element name, and attributes by name; the value None allows any value."""

    name: str
    attributes: Dict[str, Optional[str]]

    def fits(self, element: Element) -> bool:
        return element.name == self.name and all(
            name in element.attributes and value in (None, element.attributes[name])
            for name, value in self.attributes.items()
        )

    def __str__(self) -> str:
        tests = [
            f"[@{name}]" if value is None else f"[@{name}={literal(value)}]"
            for name, value in sorted(self.attributes.items())
        ]
        return self.name + "".join(tests)


def literal(text: str) -> str:
    """HOM-3: returns a string as a literal of a query."""
    if '"' not in text:
        return f'"{text}"'
    if "'" not in text:
        return f"'{text}'"
    parts = [f'"{part}"' if part else "" for part in text.split('"')]
    between = [each for part in parts for each in (part, "'\"'")][:-1]
    return f"concat({','.join(each for each in between if each)})"


class Search:
    """The search for titles, or for authors, on one page."""

    def __init__(self, root: Optional[Element], percent: int, readings: Readings) -> None:
        self.root = root
        self.readings = readings
        self.tolerance = Tolerance(percent, readings)

    def text_of(self, element: Element) -> str:
        return collapsed(element.own_text() if self.readings[TEXT] == "own" else element.text())

    def pair(self, known: List[str]) -> Optional[Tuple[Element, Element]]:
        """HOM-1: returns the first pair of elements that contain known strings; None if there is no pair."""
        if self.root is None or not known:
            return None
        wanted = [(text, self.tolerance.symbols(text)) for text in known]
        first: Dict[str, Tuple[Element, str]] = {}  # for each element name: the first element with a known string
        for element in self.root.all():
            text = self.text_of(element)
            if not text:
                continue
            symbols = self.tolerance.symbols(text)
            title = next((title for title, each in wanted if self.tolerance.similar(symbols, each)), None)
            if title is None:
                continue
            if element.name not in first:
                first[element.name] = element, title
                continue
            other, other_title = first[element.name]
            if element.is_within(other) or self.readings[PAIR] == "titles" and title == other_title:
                continue
            return other, element
        return None

    def path(self, one: Optional[Element], other: Optional[Element]) -> List[Step]:
        """HOM-2: returns the steps for which both elements and their ancestors agree, with the shared attributes."""
        steps: List[Step] = []
        while one is not None and other is not None and one.name == other.name:
            attributes: Dict[str, Optional[str]] = {}
            for name, value in one.attributes.items():
                if self.readings[ATTRIBUTES] == "named" and name in other.attributes:
                    attributes[name] = None
                elif other.attributes.get(name) == value:
                    attributes[name] = value
            steps.insert(0, Step(one.name, attributes))
            if one is other:
                break
            one, other = one.parent, other.parent
        return steps

    def selected(self, steps: List[Step]) -> List[Element]:
        """HOM-3: returns the elements that the steps select, in document order."""
        found: List[Element] = []
        for element in self.root.all() if self.root else ():
            above: Optional[Element] = element
            for step in reversed(steps):
                if above is None or not step.fits(above):
                    break
                above = above.parent
            else:
                found.append(element)
        return found

    def run(self, known: List[str]) -> Optional[Tuple[str, List[str]]]:
        """Returns the query, and the strings that the query finds; None if HOM-1 finds no pair of elements."""
        pair = self.pair(known)
        if pair is None:
            return None
        steps = self.path(*pair)
        query = "//" + "/".join(map(str, steps))
        return query, [self.text_of(element) for element in self.selected(steps)]


def once(titles: List[str]) -> List[int]:
    """HOM-4: returns the index of the first occurrence of each title."""
    places: Dict[str, int] = {}
    for place, title in enumerate(titles):
        places.setdefault(title, place)
    return list(places.values())


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """HOM-1 to HOM-4."""
    given = an_object(input, ("html", "titles", "authors", "titlePercent", "authorPercent"))
    html, titles, authors = a_text(given["html"]), texts_of(given["titles"]), texts_of(given["authors"])
    title_percent, author_percent = percent_of(given["titlePercent"]), percent_of(given["authorPercent"])
    root = page_of(html)
    found = Search(root, title_percent, readings).run(titles)
    if found is None:
        return {"status": "notFound", "titles": [], "authors": []}
    query, all_titles = found
    places = once(all_titles)
    output: Dict[str, Any] = {"status": "titlesOnly", "query": query}
    output_authors: List[str] = []
    skipped = author_percent == 0 and readings[ZERO] == "skipped"
    found = None if skipped else Search(root, author_percent, readings).run(authors)
    if found is not None:
        output["authorQuery"], all_authors = found
        if readings[COUNT] == "raw" and len(all_authors) == len(all_titles):
            output["status"] = "ok"
            output_authors = [all_authors[place] for place in places]
        elif readings[COUNT] == "distinct" and len(all_authors) == len(places):
            output["status"] = "ok"
            output_authors = all_authors
    return {**output, "titles": [all_titles[place] for place in places], "authors": output_authors}
