"""Checks a JUnit file against the rules of its schema and against its own counts, with Python's own parser.

check_junit.py FILE prints each problem on a line, and exits with 1 if there are any.
"""

import sys
import xml.etree.ElementTree as tree

# For each element: the elements that it may contain, its required attributes and its optional attributes.
RULES = {
    "testsuites": ({"testsuite"}, set(), {"name", "time", "tests", "failures", "errors"}),
    "testsuite": ({"testcase"}, {"name", "tests", "failures", "errors"},
                  {"skipped", "time", "timestamp", "hostname"}),
    "testcase": ({"skipped", "failure", "error", "system-out"}, {"name", "classname", "time"}, set()),
    "skipped": (set(), set(), {"message", "type"}),
    "failure": (set(), set(), {"message", "type"}),
    "error": (set(), set(), {"message", "type"}),
    "system-out": (set(), set(), set()),
}


def problems(element):
    inside, needed, allowed = RULES[element.tag]
    own = set(element.attrib)
    for name in needed - own:
        yield "%s has no %s" % (element.tag, name)
    for name in own - needed - allowed:
        yield "%s may not have %s" % (element.tag, name)
    for child in element:
        if child.tag not in inside:
            yield "%s may not stand in %s" % (child.tag, element.tag)
        else:
            yield from problems(child)
    if element.tag == "testcase" and sum(1 for child in element if child.tag != "system-out") > 1:
        yield "a testcase has more than one outcome"
    if element.tag in ("testsuite", "testsuites"):
        for name, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            count = sum(1 for _ in element.iter(tag))
            if int(element.get(name, count)) != count:
                yield "%s says %s %s, and has %d" % (element.tag, element.get(name), name, count)


root = tree.parse(sys.argv[1]).getroot()
wrong = list(problems(root)) if root.tag == "testsuites" else ["the root is " + root.tag]
print("\n".join(wrong))
sys.exit(bool(wrong))
