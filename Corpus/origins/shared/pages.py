"""Pages shared by the scripts of the scholar family: trees, by three parsers that nobody here wrote.

They are lxml (with a libxml2 that reads as HTML5 says) and html5lib of PyPI, and the libxml2 of the system (which reads
as it always did), by ctypes. They part on `&AMP;` and on `&amp` without a semicolon, and where a second `<html>`
follows `</html>`, of which libxml2 2.14 makes a second root: no case rests on either.
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
    for element in root.iter("*"):  # HTML knows no namespaces
        element.tag = etree.QName(element).localname
    return root


def trees(html):
    return [by_lxml(html), by_html5lib(html), by_old_libxml2(html)]


def outline(root):
    """The elements, attributes and texts of a tree, without white space."""
    return [
        (element.tag, sorted(element.attrib.items()), " ".join("".join(element.itertext("*")).split()))
        for element in root.iter("*")
    ]


def one_tree(html):
    """Whether every parser gives the same tree."""
    first, *others = [outline(root) for root in trees(html)]
    return all(other == first for other in others)
