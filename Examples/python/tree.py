"""The tree of an unpacked archive: its folders, files and links, and the targets of the links."""
from __future__ import annotations

from typing import Dict, List, Optional, Tuple, Union


def components(path: bytes) -> List[bytes]:
    """Returns the components of a path, except empty components and `.`."""
    return [component for component in path.split(b"/") if component not in (b"", b".")]


class LeadsOut(Exception):
    """The error if a path leads out of the folder."""


class Node:
    """A folder, a file or a link in the tree."""

    def __init__(self, parent: Optional[Node]) -> None:
        self.parent = parent
        self.children: Dict[bytes, Node] = {}
        self.is_entry = False
        self.is_file = False
        self.target: Optional[List[bytes]] = None  # the components of a link's target
        self.is_followed = False
        self.end: Optional[Tuple[Node, int]] = None  # where a followed link leads: `at, below` of `walk`


class Tree:
    def __init__(self) -> None:
        self.root = Node(None)
        self.has_a_place_twice = False

    def add(self, path: bytes, is_file: bool, target: Optional[bytes] = None) -> None:
        """Adds an entry; a link is a file with a target."""
        node = self.root
        for component in components(path):
            self.has_a_place_twice |= node.is_file
            if component not in node.children:
                node.children[component] = Node(node)
            node = node.children[component]
        # A file conflicts with another entry or a folder at the same path, and with entries below this path.
        self.has_a_place_twice |= node.is_entry or (is_file and (bool(node.children) or node is self.root))
        node.is_entry = True
        node.is_file |= is_file
        if target is not None and node.target is None:  # if two links have the same path, the first is followed
            node.target = components(target)

    def walk(self, steps: List[bytes]) -> None:
        """Follows a path from the folder, and all links on the way; raises LeadsOut if the path leads out. A cycle
        leads nowhere."""
        at, below = self.root, 0  # the last node of the tree on the path, and the number of steps below it
        rest: List[Union[bytes, Node]] = list(reversed(steps))
        while rest:
            step = rest.pop()
            if isinstance(step, Node):  # the target of this link has been followed to its end
                step.end = at, below
            elif step == b"..":
                if below > 0:
                    below -= 1
                elif at.parent is None:
                    raise LeadsOut
                else:
                    at = at.parent
            elif below > 0 or step not in at.children:
                below += 1
            else:
                child = at.children[step]
                if child.target is None:
                    at = child
                elif not child.is_followed:
                    child.is_followed = True
                    rest.append(child)
                    rest.extend(reversed(child.target))
                elif child.end is None:
                    return
                else:
                    at, below = child.end
