"""Writes valid and invalid zips with Python's zipfile: make_archives.py FOLDER

The expected tree of FOLDER/good/NAME.zip is in the folder FOLDER/good/NAME. In FOLDER, the folders unsafe, large,
damaged and unsupported contain the zips that must be refused; each folder's name gives the reason. The limits are
1000 files and 4 MiB.
"""

import io
import os
import random
import stat
import sys
import warnings
import zipfile

ROOT = sys.argv[1]
warnings.simplefilter("ignore")
DEFLATED = zipfile.ZIP_DEFLATED


class Raw(zipfile.ZipInfo):
    """An entry whose name is written in code page 437, without the flag for UTF-8."""

    def _encodeFilenameFlags(self):
        return self.filename.encode("cp437"), self.flag_bits & ~0x800


class Unseekable(io.RawIOBase):
    """A file that cannot seek, so zipfile cannot go back to the headers to write the sizes."""

    def __init__(self):
        self.bytes = b""

    def writable(self):
        return True

    def write(self, data):
        self.bytes += bytes(data)
        return len(data)


def link(name, target):
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info, target


def build(entries, method=zipfile.ZIP_STORED, comment=b"", stream=None, **how):
    target = stream or io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as archive:
        archive.comment = comment
        for name, content in entries:
            if how:
                with archive.open(name, "w", **how) as entry:
                    entry.write(content)
            elif isinstance(name, zipfile.ZipInfo):
                archive.writestr(name, content, compress_type=name.compress_type or method)
            else:
                archive.writestr(name, content)
    return stream.bytes if stream else target.getvalue()


def put(kind, name, data):
    with open(os.path.join(ROOT, kind, name + ".zip"), "wb") as file:
        file.write(data)


def good(name, data, links=()):
    """Writes a zip and the expected tree: zipfile's output, with links in place of the files that zipfile writes."""
    put("good", name, data)
    tree = os.path.join(ROOT, "good", name)
    os.mkdir(tree)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        archive.extractall(tree)
    for path, target in links:
        os.remove(os.path.join(tree, path))
        os.symlink(target, os.path.join(tree, path))


def patched(data, place, value):
    """Returns a zip in which one byte is changed in both headers of the first entry: the local and the central one."""
    data = bytearray(data)
    data[place] = value
    central = data.find(b"PK\1\2")
    data[central + place + 2] = value
    return bytes(data)


def lie_about_size(data, size):
    """Returns a zip whose first entry states a false unpacked size in both of its headers."""
    data = bytearray(data)
    central = data.find(b"PK\1\2")
    data[22:26] = data[central + 24 : central + 28] = size.to_bytes(4, "little")
    return bytes(data)


for kind in ["good", "unsafe", "large", "damaged", "unsupported"]:
    os.makedirs(os.path.join(ROOT, kind))

random.seed(1)
noise = random.randbytes(300_000)
page = b"<p>Sicurezza sul lavoro</p>\n" * 500
course = [("index.html", page), ("media/noise.bin", noise), ("media/deep/er/a.txt", b"a"), ("empty.txt", b"")]

good("stored", build(course))
good("deflated", build(course, DEFLATED))
good("descriptors", build(course, DEFLATED, stream=Unseekable()))
good("zip64-fields", build(course, DEFLATED, force_zip64=True))
good("comment", build(course, DEFLATED, comment=b"a course of safety"))
good("comment-longest", build(course, comment=b"PK" * 32_767))
good("empty", build([]))
good("folders", build([("a/", b""), ("a/b/", b""), ("c/d.txt", b"d"), ("c/", b"")]))
good("utf8", build([("lezione è/più.txt", b"1"), ("漢字.txt", b"2"), ("🦺", b"3")], DEFLATED))
good("cp437", build([(Raw("caffè.txt"), b"1"), (Raw("ñandú/Σ.txt"), b"2")], DEFLATED))
good("case", build([("A.txt", b"A"), ("a.txt", b"a")]))
good("longest-name", build([("n" * 255, b"n")]))
good("deep", build([("d/" * 100 + "f", b"f")]))
good("dots", build([("..a", b"1"), ("b..", b"2"), ("...", b"3"), ("c../d", b"4"), (".hidden", b"5")]))
good("odd-names", build([(" ", b"1"), ("a b", b"2"), ("-rf", b"3"), ("*?", b"4"), ("xy:z", b"5"), ("\x1b[31m", b"6")]))
good("current-folder", build([("./a", b"1"), ("b//c", b"2")]))
good("links", build([("d/a.txt", b"a"), link("l", "d/a.txt"), link("d/up", "../d/a.txt"), link("gone", "d/nothing")]),
     [("l", "d/a.txt"), ("d/up", "../d/a.txt"), ("gone", "d/nothing")])
good("circle", build([link("a", "b"), link("b", "a"), ("c", b"c")]), [("a", "b"), ("b", "a")])
good("after-a-stub", b"#!/bin/sh\nexit\n" + build([("a.txt", b"a"), ("b/c", b"c")], DEFLATED))
good("after-a-stub-with-a-comment", b"MZ" + bytes(62) + build([("a.txt", b"a")], comment=b"corso"))
good("just-large-enough", build([("z", bytes(4 << 20))], DEFLATED))
good("just-many-enough", build([(f"{n % 10}/{n}", b"") for n in range(1_000)]))

for name, path in {
    "up": "../a", "up-inside": "a/../../b", "up-and-back": "a/../b", "absolute": "/tmp/a", "drive": "C:a",
    "drive-root": "c:\\a", "backslash": "a\\..\\..\\b", "up-folder": "../a/", "only-up": "..",
}.items():
    put("unsafe", name, build([("before.txt", b"1"), (path, b"2"), ("after.txt", b"3")]))
for name, links in {
    "link-absolute": [link("l", "/etc/passwd")],
    "link-up": [link("d/l", "../../a")],
    "link-then-through-it": [link("l", "/tmp"), ("l/a.txt", b"a")],
    "link-drive": [link("l", "C:\\a")],
    "link-deflated": [link("l", "../" * 100)],
    "link-by-way-of-a-link": [link("x", "."), link("y", "x/..")],
    "link-by-way-of-a-deeper-link": [("d/e/f", b""), link("d/e/top", "../.."), link("out", "d/e/top/..")],
    "link-by-way-of-two": [("d/f", b""), link("a", "d/up"), link("d/up", ".."), link("out", "a/../gone")],
}.items():
    put("unsafe", name, build([("before.txt", b"1")] + links, DEFLATED))

bomb = build([("zeros", bytes(10_000_000))], DEFLATED)
put("large", "bomb", bomb)
put("large", "bomb-that-says-ten-bytes", lie_about_size(bomb, 10))
put("large", "bomb-by-descriptor", build([("zeros", bytes(10_000_000))], DEFLATED, stream=Unseekable()))
put("large", "many-middling", build([(f"{n}", bytes(1_000_000)) for n in range(5)], DEFLATED))
put("large", "one-byte-more", build([("z", bytes((4 << 20) + 1))], DEFLATED))
put("large", "many-files", build([(f"{n}", b"") for n in range(1_001)]))
put("large", "link-bomb", build([link("l", "a/" * 3_000_000)], DEFLATED))

whole = build(course, DEFLATED)
for cut in [1, 10, 21, 22, 100, len(whole) // 2, len(whole) - 31, len(whole) - 4, len(whole)]:
    put("damaged", f"cut-by-{cut}", whole[: len(whole) - cut])
put("damaged", "no-zip", b"<html>Please log in</html>")
put("damaged", "followed-by-something", whole + b"\n")
put("damaged", "wrong-crc", patched(build([("a.txt", b"course")]), 14, 0))
put("damaged", "changed-content", build([("a.txt", b"course")]).replace(b"course", b"coarse", 1))
put("unsupported", "says-encrypted", patched(build([("a.txt", b"course")]), 6, 1))
put("unsupported", "deflate64", patched(build([("a.txt", page)], DEFLATED), 8, 9))
put("unsupported", "bzip2", build([("before", b""), ("a.txt", page)], zipfile.ZIP_BZIP2))
put("unsupported", "lzma", build([("before", b""), ("a.txt", page)], zipfile.ZIP_LZMA))
put("damaged", "twice", build([("a.txt", b"1"), ("b", b""), ("a.txt", b"1")]))
put("damaged", "twice-by-a-dot", build([("a.txt", b"1"), ("./a.txt", b"2")]))
put("damaged", "twice-by-a-slash", build([("d/a.txt", b"1"), ("d//a.txt", b"2")]))
put("damaged", "twice-by-encoding", build([("è", b"1"), (Raw("è"), b"2")]))
put("damaged", "file-and-folder", build([("a", b"1"), ("a/b", b"2")]))
put("damaged", "folder-and-file", build([("a/b", b"1"), ("a", b"2")]))
put("damaged", "link-and-beneath-it", build([("d/a", b"1"), link("l", "d"), ("l/b", b"2")]))
put("damaged", "link-and-file", build([("a", b"1"), ("b", b""), link("a", "b")]))
put("damaged", "link-without-target", build([link("l", "")]))
put("damaged", "says-less", lie_about_size(build([("a.txt", page)], DEFLATED), 5))
put("damaged", "says-more", lie_about_size(build([("a.txt", page)], DEFLATED), 1 << 31))
put("damaged", "zero-in-a-name", build([("nul_name", b"1")]).replace(b"nul_name", b"nul\0name"))
nameless = zipfile.ZipInfo("x")
nameless.filename = ""
put("damaged", "no-name", build([("a", b""), (nameless, b"1")]))
put("damaged", "only-a-dot", build([(".", b"1")]))
cut = bytearray(build([("a.txt", noise)], DEFLATED))
cut[40_000] ^= 0xFF
put("damaged", "broken-stream", bytes(cut))
