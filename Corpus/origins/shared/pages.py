"""Reads pages as trees for the scripts of the scholar family, with three parsers that this project did not write.

The parsers are lxml and html5lib from PyPI, and the system's libxml2 through ctypes. lxml contains a libxml2 that
follows HTML5; the system's libxml2 is older and does not follow HTML5. The parsers differ on `&AMP;`, on `&amp` without
a semicolon, and on a second `<html>` after `</html>`, which becomes a second root in libxml2 2.14. No case depends on
the differences between the parsers.
"""
import ctypes
import ctypes.util
import warnings

import html5lib
from lxml import etree

warnings.filterwarnings("ignore", category=html5lib.constants.DataLossWarning)
LIBXML2 = ctypes.CDLL(ctypes.util.find_library("xml2") or "libxml2.so.2")
LIBXML2.htmlReadMemory.restype = ctypes.c_void_p
LIBXML2.htmlReadMemory.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int]
LIBXML2.xmlDocDumpMemoryEnc.argtypes = [
    ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_int), ctypes.c_char_p]
LIBXML2.xmlFreeDoc.argtypes = [ctypes.c_void_p]
LENIENT = 1 | 32 | 64 | 2048  # recover, no errors, no warnings, no network
LXML = ("lxml", etree.__version__)


def by_lxml(html):
    return etree.fromstring(html.encode(), etree.HTMLParser(encoding="utf-8", no_network=True))


def by_html5lib(html):
    return html5lib.parse(html, treebuilder="lxml", namespaceHTMLElements=False).getroot()


def by_old_libxml2(html):
    data = html.encode()
    document = LIBXML2.htmlReadMemory(data, len(data), None, b"utf-8", LENIENT)
    written, size = ctypes.c_void_p(), ctypes.c_int()
    LIBXML2.xmlDocDumpMemoryEnc(document, ctypes.byref(written), ctypes.byref(size), b"UTF-8")
    text = ctypes.string_at(written, size.value)
    LIBXML2.xmlFreeDoc(document)
    root = etree.fromstring(text, etree.XMLParser(recover=True, resolve_entities=False, no_network=True))
    for element in root.iter("*"):  # HTML has no namespaces
        element.tag = etree.QName(element).localname
    return root


def trees(html):
    return [by_lxml(html), by_html5lib(html), by_old_libxml2(html)]


def outline(root):
    """Returns the elements, attributes and text of a tree, with the white space in the text collapsed."""
    return [
        (element.tag, sorted(element.attrib.items()), " ".join("".join(element.itertext("*")).split()))
        for element in root.iter("*")
    ]


def one_tree(html):
    """Returns whether all three parsers give the same tree for a page."""
    first, *others = [outline(root) for root in trees(html)]
    return all(other == first for other in others)
