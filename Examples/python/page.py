"""A page as a tree of elements. lxml parses it, since Python's standard library has no parser that repairs HTML."""
from __future__ import annotations

from importlib.util import find_spec
from itertools import chain
from typing import Any, Dict, Iterator, List, Optional, Union

from contract import words_of

#: Whether pages can be read, which needs lxml.
OFFERED = find_spec("lxml") is not None

Child = Union["Element", str]


class Element:
    """An element with its attributes, its children in order, and its place in the document."""

    def __init__(self, name: str, attributes: Dict[str, str], parent: Optional["Element"], place: int) -> None:
        self.name = name
        self.attributes = attributes
        self.parent = parent
        self.place = place
        self.children: List[Child] = []

    def all(self) -> Iterator["Element"]:
        """Yields the element and all elements within it, in document order."""
        waiting: List[Element] = [self]
        while waiting:
            element = waiting.pop()
            yield element
            waiting += reversed(element.elements())

    def elements(self, name: Optional[str] = None, of_class: Optional[str] = None) -> List["Element"]:
        """Returns the child elements with the given name, and with exactly the given `class`."""
        return [
            child
            for child in self.children
            if not isinstance(child, str)
            and (name is None or child.name == name)
            and (of_class is None or child.attributes.get("class") == of_class)
        ]

    def is_within(self, other: "Element") -> bool:
        element: Optional[Element] = self
        while element is not None:
            if element is other:
                return True
            element = element.parent
        return False

    def text(self) -> str:
        """Returns all text in the element, unchanged."""
        texts: List[str] = []
        waiting: List[Child] = [self]
        while waiting:
            child = waiting.pop()
            if isinstance(child, str):
                texts.append(child)
            else:
                waiting += reversed(child.children)
        return "".join(texts)

    def own_text(self) -> str:
        """Returns the first text child of the element, unchanged."""
        return next((child for child in self.children if isinstance(child, str)), "")


def collapsed(text: str) -> str:
    """Returns a string with one space between words, and none before or after them."""
    return " ".join(words_of(text))


def page_of(html: str) -> Optional[Element]:
    """Returns the root of any page; None if the page has no element. Nothing is fetched from the network."""
    from lxml import etree  # from PyPI; only the subsystems that read pages need it

    def walked(node: Any) -> Any:
        return etree.iterwalk(node, events=("start", "end", "comment", "pi"))

    parser = etree.HTMLParser(encoding="utf-8", no_network=True, huge_tree=True)
    try:
        top = etree.fromstring(html.encode("utf-8"), parser)
    except etree.XMLSyntaxError:  # nothing at all
        return None
    if top is None:
        return None
    root: Optional[Element] = None
    above: List[Element] = []
    place = 0
    # Elements after the end of the page may form a second root, which becomes a child of the first root.
    for event, node in chain.from_iterable(walked(each) for each in (top, *top.itersiblings("*"))):
        if event == "start":
            element = Element(node.tag, dict(node.attrib), above[-1] if above else root, place)
            place += 1
            if element.parent is None:
                root = element
            else:
                element.parent.children.append(element)
            if node.text:
                element.children.append(node.text)
            above.append(element)
            continue
        if event == "end":
            above.pop()
        if above and node.tail:
            above[-1].children.append(node.tail)
    return root
