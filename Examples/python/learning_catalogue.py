"""learning.catalogue: lays out the courses in sections, and opens the selected course."""
from __future__ import annotations

from typing import Any, Dict, List, Tuple

from contract import Options, Readings, Rejection, a_list, a_whole_number, an_object, malformed, texts_of

READINGS: Options = {}


def index_of(value: Any) -> Tuple[int, int]:
    """The section and the row of a cell in the list of courses."""
    numbers = [a_whole_number(one) for one in a_list(value)]
    if len(numbers) != 2:
        raise malformed()
    return numbers[0], numbers[1]


def opened(course: str, recent: List[str]) -> List[str]:
    """CAT-1: the course becomes the most recent course, and is listed once."""
    return [course] + [other for other in recent if other != course]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """CAT-1."""
    given = an_object(input, ("recent", "library"), ("select",))
    recent = texts_of(given["recent"])
    library = texts_of(given["library"])
    sections = [recent, library] if recent else [library]
    output: Dict[str, Any] = {"sections": [len(section) for section in sections]}
    if "select" not in given:
        return output
    section, row = index_of(given["select"])
    if not 0 <= section < len(sections) or not 0 <= row < len(sections[section]):  # also negative indices
        raise Rejection("index.outOfRange")
    course = sections[section][row]
    highlighted = len(sections) == 2 and section == 0  # the library is never highlighted
    return {**output, "course": course, "highlighted": highlighted, "recent": opened(course, recent)}
