#!/usr/bin/env python3
"""Golden cases of learning.archive, written to Corpus/learning/archive/*.jsonl.

Run:    python3 Corpus/origins/learning_archive.py        (from anywhere; the same bytes every time)
Needs:  Python 3.9+ with zlib 1.2 or 1.3 (zlib-ng deflates to other bytes), learning_cases.py, learning_archive_recorded.jsonl
        and learning_archive_judged.jsonl beside it.

Where the archives come from. Those of `infozip` and `others` were made by zip(1), git and Perl, as learning_archive_recorded.py
tells; those of `zipfile` are made by Python's module. All others are put together here field by field (`Entry`, `zipped`), so
that one thing at a time can be wrong.

Where the answers come from. Which archive is refused, and how, stands in the tables by hand. What comes out of a good one is
what went in: the path, the number of bytes, and a CRC-32 worked out here bit by bit from its polynomial. What Python's zipfile,
bsdtar and 7-Zip made of each archive is recorded in learning_archive_judged.jsonl, by learning_archive_judged.py: where at least
two of them take out what is expected, or refuse what is damaged, or unpack more than the limits, they are the origin. Nobody
else judges what is unsafe or unsupported. Every archive that passes the steps 1 and 2 is held against the conditions of a settled one (`settled`), and
every good one but `comment-like-an-end-record` is read back by Python's zipfile.
"""
import base64
import hashlib
import io
import json
import struct
import sys
import warnings
import zipfile
import zlib
from pathlib import Path

sys.dont_write_bytecode = True
from learning_cases import Cases, worked



def basis(case):
    """What comes out of a zip stands in APPNOTE, and what is broken in it; limits, links, places and order are decided."""
    slug, code = case["id"].split("/")[1], case.get("error", {}).get("code")
    if code in (UNSAFE, LARGE, UNSUPPORTED) or any(word in slug for word in ("link", "twice", "three-times", "place-", "though", "inner")):
        return "decision"
    return "standard" if slug not in ("inside-links-and-files",) and not slug.startswith(("inside-", "outward-", "together-")) else "decision"


cases = Cases("learning.archive", basis)
PUT_IN = cases.derived("what went in, and CRC-32 bit by bit")
JUDGED = {line["archive"]: line for line in map(json.loads, Path(__file__).with_name("learning_archive_judged.jsonl").read_text().splitlines())}
PROGRAMS = (("zipfile", "Python zipfile", "3.11.7"), ("bsdtar", "bsdtar", "3.6.2"), ("7zz", "7-Zip", "26.02"))
FILE, FOLDER, LINK = 0o100644, 0o040755, 0o120777
UNSAFE, LARGE, DAMAGED, UNSUPPORTED = "archive.unsafe", "archive.tooLarge", "archive.damaged", "archive.unsupported"
LIMITS = (20, 10000)


def crc32(data):
    """By its definition: the polynomial 0xEDB88320, from the lowest bit."""
    if len(data) > 100000:
        return zlib.crc32(data)
    register = 0xFFFFFFFF
    for byte in data:
        register ^= byte
        for _ in range(8):
            register = register >> 1 ^ (0xEDB88320 if register & 1 else 0)
    return register ^ 0xFFFFFFFF


assert crc32(b"123456789") == 0xCBF43926


def deflated(data, level=9, strategy=zlib.Z_DEFAULT_STRATEGY):
    made = zlib.compressobj(level, zlib.DEFLATED, -15, 9, strategy)
    return made.compress(data) + made.flush()


class Bits:
    """A stream of deflate written bit by bit (RFC 1951), for what no compressor writes."""

    ORDER = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15)

    def __init__(self):
        self.bits = []

    def number(self, value, count):
        """The lowest bit first."""
        self.bits += [value >> i & 1 for i in range(count)]
        return self

    def code(self, value, count):
        """A Huffman code: the highest bit first."""
        self.bits += [value >> i & 1 for i in reversed(range(count))]
        return self

    def fixed(self, symbol):
        """3.2.6."""
        if symbol < 144:
            return self.code(0x30 + symbol, 8)
        if symbol < 256:
            return self.code(0x190 + symbol - 144, 9)
        return self.code(symbol - 256, 7) if symbol < 280 else self.code(0xC0 + symbol - 280, 8)

    def lengths(self, literals, distances):
        """3.2.7, each length by itself: 0 to 15 have four bits each."""
        self.number(len(literals) - 257, 5).number(len(distances) - 1, 5).number(15, 4)
        for symbol in self.ORDER:
            self.number(4 if symbol < 16 else 0, 3)
        for length in [*literals, *distances]:
            self.code(length, 4)
        return self

    def symbol(self, lengths, wanted):
        """3.2.2."""
        code = 0
        for length in range(1, 16):
            for symbol, of in enumerate(lengths):
                if of == length:
                    if symbol == wanted:
                        return self.code(code, length)
                    code += 1
            code <<= 1

    def bytes(self):
        bits = self.bits + [0] * (-len(self.bits) % 8)
        return bytes(sum(bit << i for i, bit in enumerate(bits[at:at + 8])) for at in range(0, len(bits), 8))


def copied(length_symbol, distance_symbol, bits=0, extra_bits=0, before=b"abc"):
    """Fixed codes: some literals, a copy, the end."""
    made = Bits().number(1, 1).number(1, 2)
    for byte in before:
        made.fixed(byte)
    return made.fixed(length_symbol).code(distance_symbol, 5).number(extra_bits, bits).fixed(256).bytes()


def dynamic(literals, distances, *symbols):
    """A block with codes of its own; a symbol is of the literals, or (d,) of the distances."""
    made = Bits().number(1, 1).number(2, 2).lengths(literals, distances)
    for symbol in symbols:
        made.symbol(distances, symbol[0]) if isinstance(symbol, tuple) else made.symbol(literals, symbol)
    return made.bytes()


def lengths_of(some, count=257):
    return [some.get(i, 0) for i in range(count)]


class Entry:
    """One entry; what is not given is as it ought to be."""

    def __init__(self, name, data=b"", method=8, mode=None, host=3, crc=None, size=None, packed=None, flags=0, extra=b"", central_extra=None,
                 descriptor=False, said_method=None, attributes=None, level=9, strategy=zlib.Z_DEFAULT_STRATEGY, comment=b""):
        self.name = name if isinstance(name, bytes) else name.encode()
        self.data = data.encode() if isinstance(data, str) else data
        folder = self.name.endswith(b"/")
        method = 0 if folder else method
        self.method = method if said_method is None else said_method
        self.mode = mode or (FOLDER if folder else FILE)
        self.attributes = self.mode << 16 | (0x10 if folder else 0) if attributes is None else attributes
        self.host = host
        self.crc = zlib.crc32(self.data) if crc is None else crc
        self.size = len(self.data) if size is None else size
        self.packed = packed if packed is not None else deflated(self.data, level, strategy) if method == 8 else self.data
        self.flags = flags | (0 if all(byte < 128 for byte in self.name) else 0x800) | (8 if descriptor else 0)
        self.extra, self.central_extra = extra, extra if central_extra is None else central_extra
        self.descriptor, self.comment = descriptor, comment

    def local(self):
        crc, packed, size = (0, 0, 0) if self.descriptor else (self.crc, len(self.packed), self.size)
        head = struct.pack("<4s5H3L2H", b"PK\3\4", 20, self.flags, self.method, 0, 0x2821, crc, packed, size, len(self.name), len(self.extra))
        tail = struct.pack("<4s3L", b"PK\7\10", self.crc, len(self.packed), self.size) if self.descriptor else b""
        return head + self.name + self.extra + self.packed + tail

    def central(self, offset):
        head = struct.pack("<4s6H3L5H2L", b"PK\1\2", self.host << 8 | 20, 20, self.flags, self.method, 0, 0x2821, self.crc, len(self.packed),
                           self.size, len(self.name), len(self.central_extra), len(self.comment), 0, 0, self.attributes, offset)
        return head + self.name + self.central_extra + self.comment


def judged_by(input, output, error):
    """The programs that decide an outcome, as an origin; None if fewer than two do."""
    said = JUDGED.get(hashlib.sha256(base64.b64decode(input["archive"])).hexdigest()[:24], {})
    agreeing = []
    for key, name, version in PROGRAMS:
        files = said.get(key)
        if error == DAMAGED and files == "refused":
            agreeing.append((name, version))
        elif files not in (None, "refused", "made no file"):
            count, size, digest = files.split()
            large = int(count) > input["limits"]["files"] or int(size) > input["limits"]["bytes"]
            if error == LARGE and large or error is None and not large and digest == listed(output["files"]):
                agreeing.append((name, version))
    if len(agreeing) < 2:
        return None
    names, versions = zip(*agreeing)
    by = cases.computed(", ".join(names[:-1]) + " and " + names[-1], ", ".join(versions))
    return {**by, "script": "Corpus/origins/learning_archive_judged.py"}


def listed(files):
    """A digest of paths, sizes and checksums."""
    lines = sorted("%s %d %d" % (file["path"], file["size"], file["crc32"]) for file in files)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:24]


def zipped(entries, order=None, stub=b"", counted=False, comment=b""):
    """`order` is that of the central directory; `stub` stands before the archive, whose offsets count it or not."""
    data, offsets = stub if counted else b"", []
    for entry in entries:
        offsets.append(len(data))
        data += entry.local()
    directory = b"".join(entries[i].central(offsets[i]) for i in order or range(len(entries)))
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, len(entries), len(entries), len(directory), len(data), len(comment))
    return (b"" if counted else stub) + data + directory + end + comment


def extra(id, data):
    return struct.pack("<2H", id, len(data)) + data


def settled(archive, content_may_break):
    """The conditions under which an archive that passes the steps 1 and 2 is settled, but those on the steps 3 to 5."""
    signature, disk, disk2, here, count, size, start, comment = struct.unpack("<4s4H2LH", archive[-22:])
    assert (signature, disk, disk2, comment) == (b"PK\5\6", 0, 0, 0) and here == count < 0xFFFF and start + size == len(archive) - 22
    at, spans, names = start, [], []
    for _ in range(count):
        head = struct.unpack("<4s6H3L5H2L", archive[at:at + 46])
        _, _, _, flags, method, _, _, crc, packed, unpacked, n, e, c, disk, _, _, offset = head
        name, fields = archive[at + 46:at + 46 + n], archive[at + 46 + n:at + 46 + n + e]
        at += 46 + n + e + c
        assert head[0] == b"PK\1\2" and c == 0 and disk == 0 and not flags & 1 and method in (0, 8) and 0xFFFFFFFF not in (packed, unpacked, offset)
        local = struct.unpack("<4s5H3L2H", archive[offset:offset + 30])
        data = offset + 30 + local[9] + local[10]
        assert local[0] == b"PK\3\4" and archive[offset + 30:offset + 30 + local[9]] == name and local[2] == flags and local[3] == method
        for some in (fields, archive[offset + 30 + local[9]:data]):
            while some:
                id, length = struct.unpack("<2H", some[:4])
                assert id not in (0x0001, 0x6375, 0x7075) and len(some) >= 4 + length
                some = some[4 + length:]
        end = data + packed
        assert local[6:9] == ((0, 0, 0) if flags & 8 else (crc, packed, unpacked))
        if flags & 8:
            assert method == 8 and struct.unpack("<4s3L", archive[end:end + 16]) == (b"PK\7\10", crc, packed, unpacked)
            end += 16
        spans.append((offset, end))
        text = name.decode("utf-8")
        assert flags & 0x800 or text.isascii()
        parts = text[:-1].split("/") if text.endswith("/") else text.split("/")
        assert all(part not in ("", ".") for part in parts) and all(ord(x) >= 32 and ord(x) != 127 for x in text)
        names.append(text)
        if method == 8:
            stream = zlib.decompressobj(-15)
            try:
                came = stream.decompress(archive[data:data + packed])
                assert stream.eof and not stream.unused_data or content_may_break and not stream.eof and len(came) <= 10000
            except zlib.error:
                assert content_may_break
    assert at == len(archive) - 22 and [0] + [b for _, b in sorted(spans)] == [a for a, _ in sorted(spans)] + [start]
    for name in names:
        above = name.rstrip("/").split("/")
        assert not any("/".join(above[:i]) in names for i in range(1, len(above))) and not (name.endswith("/") and name[:-1] in names)


def add(group, slug, clauses, archive, out=None, error=None, limits=LIMITS, note=None, tags=(), origin=None, check=True, content_may_break=False, read_back=True):
    """`archive`: bytes, or entries. `out`: a list of (path, content)."""
    if isinstance(archive, (list, tuple)):
        entries, archive = archive, zipped(archive)
        if out is None and error is None:
            out = [(entry.name.decode(), entry.data) for entry in entries if not entry.name.endswith(b"/")]
    if check and error != UNSAFE:
        settled(archive, content_may_break)
    input = {"archive": base64.b64encode(archive).decode(), "limits": {"files": limits[0], "bytes": limits[1]}}
    if error:
        by = origin or judged_by(input, None, error) or worked("%s by hand" % " and ".join(clauses.split()))
        return cases.add(group, slug, clauses, by, input, error=error, tags=tags, note=note)
    if read_back:
        with zipfile.ZipFile(io.BytesIO(archive)) as read:
            assert read.testzip() is None
            assert sorted((i.filename, read.read(i)) for i in read.infolist() if not i.is_dir()) == sorted(out), slug
    files = [{"path": path, "size": len(data), "crc32": crc32(data)} for path, data in out]
    output = {"files": sorted(files, key=lambda file: list(map(ord, file["path"])))}
    cases.add(group, slug, clauses, origin or judged_by(input, output, None) or PUT_IN, input, output, tags=tags, note=note)


EMPTY = zipped([])
TEXT = b"one course, two courses, three courses\n"
POEM = TEXT * 12


# ---- good ones ------------------------------------------------------------------------------------------------------

def good():
    g, c = "good", "ARC-2"
    add(g, "empty-archive", c, EMPTY, [], note="22 bytes, no files.")
    add(g, "empty-archive-and-limits-of-zero", c, EMPTY, [], limits=(0, 0))
    add(g, "one-stored", c, [Entry("a.txt", TEXT, 0)])
    add(g, "one-deflated", c, [Entry("a.txt", POEM)])
    add(g, "check-value", c, [Entry("check", b"123456789", 0)], note="CRC-32 of 123456789 is 0xCBF43926 = 3421780262.")
    add(g, "empty-file-stored", c, [Entry("empty", b"", 0)])
    add(g, "empty-file-deflated", c, [Entry("empty", b"")])
    add(g, "one-byte-deflated", c, [Entry("a", b"a")])
    add(g, "crc-with-the-highest-bit", c, [Entry("a", b"a", 0)], note="0xE8B7BE43 = 3904355907: no signed number.")
    add(g, "crc-of-zero", c, [Entry("a", bytes([0x9D, 0x0A, 0xD9, 0x6D]), 0)], note="Four bytes whose CRC-32 is 0.")
    add(g, "crc-of-all-ones", c, [Entry("a", bytes([0xFF] * 4), 0)], note="0xFFFFFFFF as a checksum is no sign of zip64.")
    add(g, "folder-alone", c, [Entry("d/")], note="No files; the folder is not listed.")
    add(g, "folder-and-file", c, [Entry("d/"), Entry("d/a", b"x")])
    add(g, "file-without-its-folder", c, [Entry("d/e/a", b"x")])
    add(g, "folder-after-its-file", c, [Entry("d/a", b"x"), Entry("d/")])
    add(g, "folders-in-folders", c, [Entry("a/"), Entry("a/b/"), Entry("a/b/c/"), Entry("a/b/c/d", b"x"), Entry("a/e", b"y")])
    add(g, "many-levels", c, [Entry("/".join("abcdefghijklmnopqrstuvwxyz"), b"deep")])
    add(g, "stored-and-deflated", c, [Entry("a", TEXT, 0), Entry("b", TEXT, 8), Entry("c", b"", 0)])
    add(g, "all-bytes", c, [Entry("bytes", bytes(range(256)))])
    add(g, "central-directory-in-another-order", c, zipped([Entry("a", b"1"), Entry("b", b"2"), Entry("c", b"3")], (2, 0, 1)), [("a", b"1"), ("b", b"2"), ("c", b"3")])
    add(g, "content-that-is-a-zip", c, [Entry("inner.zip", zipped([Entry("a", b"inner")]), 0)], note="Inner ones are files and not unpacked.")
    add(g, "content-that-is-an-unsafe-zip", c, [Entry("inner.zip", zipped([Entry("../a", b"inner")]), 0)])
    add(g, "content-like-an-end-record", c, [Entry("end", b"PK\5\6" + bytes(18), 0)], note="The last 22 bytes are the end record, not the first PK 5 6.")
    add(g, "content-like-signatures", c, [Entry("signatures", b"PK\1\2PK\3\4PK\7\10", 0), Entry("b", b"x")])
    add(g, "extra-fields-are-ignored", c, [Entry("a", TEXT, extra=extra(0x5455, b"\3" + bytes(8)) + extra(0x7875, b"\1\4" + bytes(4) + b"\4" + bytes(4)))])
    add(g, "extra-field-of-unknown-id", c, [Entry("a", TEXT, extra=extra(0xCAFE, b"")), Entry("b", b"", extra=extra(0xFFFF, b"../x"))])
    add(g, "extra-fields-differ", c, [Entry("a", TEXT, extra=extra(0x5455, b"\1" + bytes(4)), central_extra=b"")], note="The data starts behind the local one.")
    add(g, "extra-fields-in-the-directory-only", c, [Entry("a", TEXT, central_extra=extra(0x5455, b"\1" + bytes(4))), Entry("b", b"x")])
    for host in (0, 3, 7, 10, 19):
        add(g, "made-by-host-%d" % host, c, [Entry("a", TEXT, host=host), Entry("b/", host=host)])
    add(g, "no-attributes", c, [Entry("a", TEXT, attributes=0), Entry("b/", attributes=0)])
    add(g, "flags-of-compression", c, [Entry("a", POEM, flags=2), Entry("b", POEM, flags=4), Entry("c", POEM, flags=6)])
    add(g, "utf8-flag-on-ascii", c, [Entry("a", TEXT, flags=0x800)])
    with_folder = [Entry("d/", attributes=0x10, host=0), Entry("d/a", b"x", host=0, attributes=0x20)]
    add(g, "dos-attributes", c, with_folder)
    names = ["n%03d" % (i * 7 % 20) for i in range(20)]
    add(g, "twenty-files", c, [Entry(name, name.encode(), 0) for name in names], tags=("long",))


def streams():
    g, c = "streams", "ARC-2"
    noise = bytes((i * i * 31 + i // 3) % 251 for i in range(300))
    for level in (0, 1, 6, 9):
        add(g, "level-%d" % level, c, [Entry("a", POEM, level=level)])
    add(g, "fixed-codes", c, [Entry("a", TEXT, strategy=zlib.Z_FIXED)])
    add(g, "huffman-only", c, [Entry("a", POEM, strategy=zlib.Z_HUFFMAN_ONLY)])
    add(g, "run-lengths", c, [Entry("a", b"a" * 1000 + b"b" * 1000, strategy=zlib.Z_RLE)])
    add(g, "dynamic-codes", c, [Entry("a", noise + POEM + noise[::-1])])
    pieces = zlib.compressobj(9, zlib.DEFLATED, -15)
    several = pieces.compress(TEXT) + pieces.flush(zlib.Z_SYNC_FLUSH) + pieces.compress(TEXT) + pieces.flush(zlib.Z_FULL_FLUSH) + pieces.compress(TEXT) + pieces.flush()
    add(g, "several-blocks", c, [Entry("a", TEXT * 3, packed=several)])
    add(g, "empty-stored-block", c, [Entry("a", b"", packed=b"\1\0\0\xff\xff")])
    add(g, "two-stored-blocks", c, [Entry("a", b"hello", packed=b"\0\2\0\xfd\xffhe\1\3\0\xfc\xffllo")])
    add(g, "empty-blocks-before-the-last", c, [Entry("a", b"x", packed=b"\0\0\0\xff\xff" * 3 + b"\1\1\0\xfe\xffx")])
    add(g, "overlapping-copies", c, [Entry("a", b"a" * 259), Entry("b", b"ab" * 200), Entry("c", b"abc" * 300)], note="Copies longer than their distance.")
    add(g, "longest-copy", c, [Entry("a", b"x" * 258 + b"y" + b"x" * 258)])
    first = zlib.compressobj(9, zlib.DEFLATED, -15)
    first = first.compress(bytes(32760) + b"farthest") + first.flush(zlib.Z_SYNC_FLUSH)
    add(g, "farthest-copy", c, [Entry("a", bytes(32760) + b"farthest" + bytes(258), packed=first + copied(285, 29, 13, 8191, b""))], limits=(1, 40000),
        note="258 bytes from 32768 bytes before, which zlib itself never writes.")
    add(g, "copy-of-all-there-is", c, [Entry("a", b"abcabc", packed=copied(257, 2))], note="Three bytes from three bytes before.")
    add(g, "copy-of-258-by-the-longer-way", c, [Entry("a", b"abc" + b"c" * 258, packed=Bits().number(1, 1).number(1, 2).fixed(97).fixed(98).fixed(99).fixed(284).number(31, 5).code(0, 5).fixed(256).bytes())],
        note="Symbol 284 with all extra bits.")
    add(g, "codes-of-fifteen-bits", c, [Entry("a", b"ABCDEFGHIJKLMN", packed=dynamic(lengths_of({**{65 + i: i + 1 for i in range(14)}, 79: 15, 256: 15}), [1], *range(65, 79), 256))])
    add(g, "no-distance-codes", c, [Entry("a", b"aab", packed=dynamic(lengths_of({97: 1, 98: 2, 256: 2}), [0], 97, 97, 98, 256))], note="One distance code of no bits: literals only.")
    add(g, "one-distance-code", c, [Entry("a", b"aaaa", packed=dynamic(lengths_of({97: 1, 256: 2, 257: 2}, 258), [1], 97, 257, (0,), 256))], note="One distance code of one bit.")
    add(g, "sixty-four-kilobytes-and-one", c, [Entry("a", b"\7" * 65537)], limits=(1, 65537), note="Beyond 16 bits.")
    add(g, "half-a-megabyte", c, [Entry("a", b"0123456789abcdef" * 32768)], limits=(1, 524288))


def sorting():
    g, c = "sorting", "ARC-2"
    for slug, names, note in (
        ("reversed", "c b a", None), ("scattered", "b d a c", None), ("capitals-before-small", "b a B A", None), ("digits", "10 9 1 2", "As texts, not as numbers."),
        ("by-text-and-not-by-component", "a/b a.b a-b a0", "`-` `.` `/` `0`: a slash is a scalar like any other."),
        ("prefixes", "ab a abc a/", None), ("folders-and-files", "b/a a/z a/b/c b", None),
        ("accents", "é e f z ê", "By scalar: é comes after z."), ("composed-and-decomposed", "\u00e9 e\u0301", "Two different paths."),
        ("case-makes-two", "a A", None), ("sharp-s", "ß ss SS ẞ", None), ("above-the-basic-plane", "\U00010000 \uffee \ue000 \U0001f600",
         "U+10000 comes after U+FFEE: by scalar, not by unit of UTF-16."), ("scripts", "日 я ω a ب", None), ("zero-width", "a\u200b a ab", None),
        ("hangul", "\ud55c \u1112\u1161\u11ab", None), ("angstrom", "\u212b \u00c5 A\u030a", None), ("punctuation", "~ } ! _ [ ]", None),
    ):
        entries = [Entry(name, name.encode(), 0) for name in names.split() if name not in ("b", "a/") or slug not in ("folders-and-files", "prefixes")]
        add(g, "sort-" + slug, c, entries, note=note, tags=("unicode",) if not names.isascii() else ())


# ---- names ----------------------------------------------------------------------------------------------------------

def names():
    g, c = "names", "ARC-1"
    for slug, name, note in (
        ("two-dots", "..", None), ("two-dots-folder", "../", None), ("up-and-a-file", "../a", "Zip slip."), ("far-up", "../../../../etc/passwd", None),
        ("up-in-the-middle", "a/../b", "It stays inside, and is unsafe all the same: no component may be `..`."), ("up-out-in-the-middle", "a/../../b", None),
        ("up-at-the-end", "a/..", None), ("up-as-the-last-folder", "a/b/../", None), ("up-behind-a-dot", "./../a", None), ("up-behind-two-slashes", "a//../b", None),
        ("up-among-many", "a/b/c/d/e/../f", None), ("twice-up-inside", "a/b/../../c", None),
        ("absolute", "/a", None), ("absolute-path", "/etc/passwd", None), ("root", "/", None), ("absolute-folder", "/tmp/", None), ("two-slashes-first", "//server/share", None),
        ("drive", "C:\u0061", "A letter and a colon."), ("drive-slash", "C:/windows/a", None), ("drive-in-small", "c:a", None), ("drive-a", "A:x", None),
        ("drive-z", "z:x", None), ("drive-small-a", "a:x", None), ("drive-capital-z", "Z:", "The drive alone."), ("drive-folder", "d:/", None), ("one-letter-stream", "a:b", None),
        ("backslash", "a\\b", "Were it a separator, b would be in a."), ("backslash-up", "..\\a", None), ("backslash-up-in-the-middle", "a\\..\\..\\b", None),
        ("backslash-first", "\\a", None), ("backslash-last", "a\\", None), ("backslash-alone", "\\", None), ("server-and-share", "\\\\server\\share\\a", None),
        ("backslash-drive", "C:\\a", None), ("backslash-in-a-folder", "a/b\\c/d", None), ("backslash-folder", "a\\/", None), ("mixed-separators", "a/..\\../b", None),
        ("backslash-and-accents", "é\\è", None), ("up-and-accents", "è/../../é", None), ("up-from-an-emoji", "😀/../..", None),
    ):
        add(g, "unsafe-" + slug, c, [Entry(name, b"x")], error=UNSAFE, note=note, tags=("hostile",))
    for slug, name, note in (
        ("three-dots", "...", None), ("four-dots", "..../a", None), ("two-dots-and-a-letter", "..x", None), ("a-letter-and-two-dots", "x..", None),
        ("two-dots-between", "a..b", None), ("two-dots-in-a-folder", "a../..b/c..d", None), ("two-dots-and-a-space", ".. /a", "A component of three scalars."),
        ("space-and-two-dots", " ../a", None), ("hidden", ".hidden/.a", None), ("colon-behind-two-letters", "ab:c", None), ("colon-first", ":a", None), ("digit-and-colon", "1:a", None),
        ("accent-and-colon", "é:a", "Only A to Z are drives."), ("before-capital-a", "@:a", "U+0040."), ("behind-capital-z", "[:a", "U+005B."), ("before-small-a", "`:a", "U+0060."),
        ("behind-small-z", "{:a", "U+007B."), ("full-width-drive", "Ｃ:a", None), ("drive-in-a-folder", "a/C:b", "Not at the beginning."), ("colon-behind-a-slash", "a/:b", None),
        ("encoded-up", "%2e%2e/a", "Nothing is decoded."), ("encoded-slash", "..%2fa", None), ("encoded-backslash", "a%5cb", None), ("full-width-dots", "．．/a", "U+FF0E."),
        ("two-dot-leader", "‥/a", "U+2025."), ("fullwidth-slash", "..／a", None), ("fraction-slash", "..⁄a", None), ("division-slash", "..∕a", None), ("set-minus", "..∖a", "U+2216."),
        ("full-width-backslash", "..＼a", None), ("yen", "..¥a", None), ("dots-with-an-accent", ".\u0301./a", None), ("dots-with-a-joiner", ".\u200d./a", None), ("tilde", "~/a", None),
        ("variable", "$HOME/a", None), ("reserved-on-windows", "CON", None), ("forbidden-on-windows", "a?*|<>\"", None), ("trailing-dot-and-space", "a. /b.", None), ("dash-first", "-rf", None),
        ("space", " ", None), ("no-break-space", "\u00a0", None), ("right-to-left", "\u202etxt.exe", None), ("surrogate-pair", "😀/😀", None), ("u-0080", "a\u0080b", "U+0080 is above U+007F."),
        ("long", "x" * 255, None), ("double-extension", "a.zip.exe", None), ("macosx", "__MACOSX/._a", None),
    ):
        add(g, "safe-" + slug, c, [Entry(name, b"x")], note=note, tags=("hostile",))
    add(g, "unsafe-last-of-many", c, [Entry("a", b"x"), Entry("b", b"x"), Entry("../c", b"x")], error=UNSAFE, note="Nothing at all is written, not even a and b.")
    add(g, "unsafe-first-of-many", c, [Entry("/a", b"x"), Entry("b", b"x")], error=UNSAFE)
    add(g, "unsafe-folder-among-files", c, [Entry("a", b"x"), Entry("b/../", b""), Entry("c", b"x")], error=UNSAFE, note="Folders too, though they are not listed.")
    add(g, "unsafe-empty-file", c, [Entry("../a", b"")], error=UNSAFE)
    add(g, "unsafe-though-limits-are-zero", c, [Entry("../a", b"x")], error=UNSAFE, limits=(0, 0), note="Names come before limits.")
    add(g, "unsafe-though-far-too-large", c, [Entry("a", bytes(20000)), Entry("../a", b"x")], error=UNSAFE, limits=(1, 1))
    add(g, "unsafe-though-its-checksum-is-wrong", c, [Entry("../a", b"x", crc=1)], error=UNSAFE, note="Names come before contents.")
    add(g, "unsafe-though-another-checksum-is-wrong", c, [Entry("a", b"x", crc=1), Entry("../a", b"x")], error=UNSAFE)
    add(g, "unsafe-though-its-stream-is-broken", c, [Entry("../a", b"x", packed=b"\7")], error=UNSAFE)
    add(g, "unsafe-though-twice", c, [Entry("../a", b"x"), Entry("../a", b"x")], error=UNSAFE)
    add(g, "unsafe-beside-a-name-twice", c, [Entry("a", b"x"), Entry("a", b"x"), Entry("/a", b"x")], error=UNSAFE)
    add(g, "unsafe-made-on-windows", c, [Entry("a\\b.txt", b"x", host=0, attributes=0x20)], error=UNSAFE, note="As some programs there write it; it is not mended.")
    add(g, "unsafe-in-the-directory-order", c, zipped([Entry("../a", b"x"), Entry("b", b"y")], (1, 0)), error=UNSAFE)


# ---- links ----------------------------------------------------------------------------------------------------------

def links():
    g, c = "links", "ARC-1"

    def link(slug, name, target, error=None, note=None, method=0, mode=LINK, **more):
        add(g, ("outward-" if error else "inside-") + slug, c, [Entry(name, target, method, mode=mode, **more)], error=error, note=note, tags=("hostile",))
        # an unsafe link is settled only if all else is
        settled(zipped([Entry(name, target, method, mode=mode, **more)]), False)

    for slug, name, target, note in (
        ("beside", "l", "a", None), ("into-a-folder", "l", "a/b/c", None), ("one-up-from-a-folder", "d/l", "../a", None), ("to-the-root-itself", "d/l", "..", "The root is inside."),
        ("two-up-from-two-folders", "d/e/l", "../../a", None), ("two-up-to-the-root", "d/e/l", "../..", None), ("down-and-up", "l", "a/..", None),
        ("down-and-up-and-down", "l", "a/../b", None), ("down-twice-and-up-twice", "l", "a/b/../..", None), ("up-and-down-and-up", "d/l", "../a/../b", None),
        ("to-itself", "l", "l", "Judged by its text alone."), ("three-dots", "l", ".../a", None), ("two-dots-and-a-letter", "l", "..a", None), ("letter-and-two-dots", "l", "a../b", None),
        ("colon-behind-two-letters", "l", "ab:c", None), ("colon-behind-a-slash", "l", "a/C:", None), ("digit-and-colon", "l", "1:", None),
        ("encoded-up", "l", "%2e%2e/a", None), ("accents", "l", "è", None), ("tilde", "l", "~/a", None), ("deep", "a/b/c/d/l", "../../../../x", None),
        ("many-up-and-down", "a/b/l", "../../c/d/../../e", None),
    ):
        more = {} if target.isascii() else {"flags": 0x800}
        link(slug, name, target, note=note, **more)
    for slug, name, target, note in (
        ("up", "l", "..", "One above the root."), ("up-and-a-file", "l", "../a", None), ("far-up", "l", "../../../../etc/passwd", None), ("two-up-from-a-folder", "d/l", "../..", None),
        ("two-up-and-down-from-a-folder", "d/l", "../../d/a", "It comes back in, but is above the root on the way."), ("down-and-two-up", "l", "a/../..", None),
        ("down-and-two-up-and-down", "l", "a/../../b", None), ("up-and-down-at-the-root", "l", "../l", None), ("three-up-from-two-folders", "d/e/l", "../../../a", None),
        ("up-at-the-end", "d/l", "../a/../..", None), ("deep", "a/b/c/d/l", "../../../../../x", None),
        ("absolute", "l", "/etc/passwd", None), ("root", "l", "/", None), ("absolute-and-up", "d/l", "/../a", None), ("drive", "l", "C:a", None), ("drive-slash", "l", "c:/a", None), ("drive-alone", "l", "z:", None),
        ("backslash", "l", "a\\b", None), ("backslash-up", "l", "..\\a", None), ("backslash-first", "l", "\\a", None), ("server-and-share", "l", "\\\\server\\share", None),
        ("backslash-last", "d/l", "a\\", None), ("mixed", "d/l", "../a\\..", None),
    ):
        link(slug, name, target, UNSAFE, note)
    link("deflated", "d/l", "../a", method=8)
    link("deflated-up", "l", "../a", UNSAFE, "The target has to be unpacked.", method=8)
    link("far-and-deflated", "a/l", "b/../" * 20 + "c", method=8)
    link("far-up-and-deflated", "a/l", "b/../" * 20 + "../../c", UNSAFE, method=8)
    link("with-other-permissions", "l", "a", mode=0o120000)
    link("up-with-other-permissions", "l", "../a", UNSAFE, mode=0o127755)
    link("up-with-dos-bits", "l", "../a", UNSAFE, attributes=LINK << 16 | 0x20)
    link("with-a-descriptor", "d/l", "../a", method=8, descriptor=True)
    link("up-with-a-descriptor", "l", "../a", UNSAFE, method=8, descriptor=True)
    for slug, mode, note in (("file", FILE, None), ("no-type", 0o644, None), ("fifo", 0o010644, None), ("device", 0o020644, "0x2000, one bit of a link's 0xA000."), ("folder", 0o040755, "A folder by its mode, a file by its name: the name decides."),
                             ("block-device", 0o060644, None), ("socket", 0o140755, "0xC000."), ("type-of-all-bits", 0o170644, "0xF000 has all bits of 0xA000, and is no link."),
                             ("type-e000", 0o160644, "0xE000 has both bits of 0xA000, and is no link.")):
        link("no-link-but-" + slug, "l", "../a", mode=mode, note=note)
    for host in (0, 2, 10, 19):
        link("no-link-by-host-%d" % host, "l", "../a", host=host, note="Only host 3 says what the attributes mean." if host == 19 else None)
    link("no-link-by-low-attributes", "l", "../a", attributes=0xA000, note="Links have it in the upper half.")
    link("no-link-without-attributes", "l", "/etc/passwd", attributes=0)
    add(g, "links-and-files", c, [Entry("a", TEXT), Entry("d/"), Entry("d/l", "../a", 0, LINK), Entry("l", "a", 0, LINK)], note="Links are listed as files, with size and CRC-32 of their targets.")
    add(g, "link-to-what-is-not-there", c, [Entry("a", TEXT), Entry("l", "b", 0, LINK)])
    add(g, "links-in-a-circle", c, [Entry("k", "l", 0, LINK), Entry("l", "k", 0, LINK)])
    add(g, "link-to-a-link", c, [Entry("d/k", "../l", 0, LINK), Entry("l", "d", 0, LINK)])
    bad = [Entry("a", TEXT), Entry("l", "a", 0, LINK), Entry("d/l", "../../a", 0, LINK)]
    settled(zipped(bad), False)
    add(g, "outward-link-last-of-many", c, bad, error=UNSAFE, note="Nothing at all is written.")
    add(g, "name-of-a-link-is-unsafe", c, [Entry("../l", "a", 0, LINK)], error=UNSAFE)
    add(g, "links-count-as-files", "ARC-2", [Entry("a", b"x"), Entry("l", "a", 0, LINK)], error=LARGE, limits=(1, 100))
    add(g, "links-count-as-files-exactly", "ARC-2", [Entry("a", b"x"), Entry("l", "a", 0, LINK)], limits=(2, 2))
    add(g, "targets-count-as-bytes", "ARC-2", [Entry("a", b"x"), Entry("l", "a", 0, LINK)], error=LARGE, limits=(2, 1))
    add(g, "wrong-checksum-of-a-link", "ARC-2", [Entry("l", "a", 0, LINK, crc=1)], error=DAMAGED)
    add(g, "link-and-file-of-one-name", "ARC-2", [Entry("l", "a", 0, LINK), Entry("l", b"x")], error=DAMAGED, note="The file would be written through the link.")


def links_together():
    """Each stays inside by its text alone; where they lead together is followed through the tree that they are part of."""
    g, c = "links-together", "ARC-1"

    def tree(slug, links, error=None, note=None, files=()):
        entries = [Entry(name, target, 0, LINK) for name, target in links] + [Entry(name, b"x", 0) for name in files]
        add(g, slug, c, entries, error=error, note=note, tags=("hostile",))

    for slug, links, note in (
        ("by-a-link-to-its-own-folder", (("a", "."), ("b", "a/..")), "a is the folder itself, and b the one above."),
        ("by-a-link-that-comes-later", (("b", "a/.."), ("a", ".")), "The order of the entries does not matter."),
        ("by-a-link-up-in-a-folder", (("d/l", ".."), ("m", "d/l/..")), None),
        ("by-a-link-up-two", (("d/e/top", "../.."), ("out", "d/e/top/..")), None),
        ("by-two-links", (("a", "d/up"), ("d/up", ".."), ("out", "a/../gone")), "out, a, d/up, the folder, and above it."),
        ("and-back-again", (("a", "."), ("b", "a/../x")), "Above the folder on the way."),
        ("by-a-chain-of-five", (("l0", "."), ("l1", "l0"), ("l2", "l1"), ("l3", "l2"), ("l4", "l3/..")), None),
        ("by-the-same-link-again-and-again", (("a", "."), ("b", "a/a/a/a/..")), None),
        ("by-down-and-up-and-a-link", (("d/l", "../e"), ("m", "d/l/../..")), "e is in the folder; two above it is outside."),
        ("by-a-link-with-dots-and-slashes", (("a", "./."), ("b", ".//a/./..")), None),
        ("by-a-link-in-the-middle", (("d/here", "."), ("m", "d/here/../..")), "d/here is d; two above it is outside. By its text it would be the folder."),
    ):
        tree("together-outward-" + slug, links, UNSAFE, note)
    for slug, links, note in (
        ("to-a-file-of-its-own-folder", (("a", "."), ("b", "a/x")), None),
        ("down-by-a-link-and-up", (("a", "d"), ("b", "a/..")), "d is one below, and .. of it the folder itself."),
        ("down-two-by-a-link-and-up-two", (("a", "d/e"), ("b", "a/../..")), "By its text alone b would be above the folder."),
        ("in-a-circle-of-two-with-more", (("k", "l/x"), ("l", "k/y")), "Who is led in a circle is led nowhere."),
        ("in-a-circle-before-many-steps-up", (("k", "l/../../.."), ("l", "k/../../..")), "The steps up are never come to."),
        ("by-a-chain-of-five", (("l0", "x"), ("l1", "l0"), ("l2", "l1"), ("l3", "l2"), ("l4", "l3/..")), None),
        ("by-a-link-up-in-a-folder", (("d/l", ".."), ("m", "d/l/a")), None),
        ("by-a-link-to-what-is-not-there", (("a", "gone"), ("b", "a/../x")), None),
        ("by-a-link-in-the-middle", (("d/e/here", "."), ("m", "d/e/here/../..")), None),
    ):
        tree("together-inside-" + slug, links, None, note)
    tree("together-outward-below-what-is-not-there", (("l", "d/e"), ("m", "x/l/../../..")), UNSAFE, "There is no x, and so no link in it: three above x/l is outside.", ("d/e/f",))
    tree("together-outward-beside-files", (("a", "."), ("b", "a/..")), UNSAFE, "Nothing at all is written.", ("x", "y/z"))


# ---- comments, and what stands before an archive ------------------------------------------------------------------------

def around():
    g, c = "around", "ARC-2"
    some = [Entry("a.txt", TEXT, 0), Entry("d/b", POEM)]
    out = [("a.txt", TEXT), ("d/b", POEM)]
    shell, exe = b"#!/bin/sh\nexec unzip -q \"$0\"\n", b"MZ" + bytes(62)
    for slug, how, note in (
        ("comment-of-a-byte", {"comment": b"a"}, "An archive comment is no damage."),
        ("comment-of-a-text", {"comment": "Corso sulla sicurezza, è nuovo\n".encode()}, None),
        ("comment-of-zeros", {"comment": bytes(22)}, None),
        ("comment-of-a-thousand-bytes", {"comment": b"0123456789" * 100}, None),
        ("comment-like-a-local-header", {"comment": b"PK\3\4" + bytes(26)}, None),
        ("stub-of-a-shell", {"stub": shell}, "As cat puts it there: no offset counts it."),
        ("stub-of-a-shell-counted", {"stub": shell, "counted": True}, "As zip -A puts it right: every offset counts it."),
        ("stub-of-windows", {"stub": exe}, None),
        ("stub-of-windows-counted", {"stub": exe, "counted": True}, None),
        ("stub-of-a-byte", {"stub": b"\n"}, None),
        ("stub-of-a-byte-counted", {"stub": b"\n", "counted": True}, None),
        ("stub-and-comment", {"stub": shell, "comment": b"a"}, None),
        ("stub-and-comment-counted", {"stub": shell, "counted": True, "comment": b"a"}, None),
        ("stub-and-the-directory-in-another-order", {"stub": shell, "order": (1, 0)}, None),
    ):
        add(g, slug, c, zipped(some, **how), out, note=note, check=False)
    add(g, "comment-like-an-end-record", c, zipped(some, comment=b"so: PK\5\6 and more, much more than 22"), out, check=False, read_back=False,
        note="No end record: what it tells of its comment does not fit. zipfile takes it for one.")
    add(g, "comment-on-an-empty-archive", c, zipped([], comment=b"nothing"), [], limits=(0, 0), check=False)
    add(g, "stub-before-an-empty-archive", c, zipped([], stub=shell), [], limits=(0, 0), check=False)
    add(g, "stub-and-descriptors", c, zipped([Entry("a", POEM, descriptor=True)], stub=shell), [("a", POEM)], check=False)
    add(g, "comment-and-limits-just-reached", c, zipped(some, comment=b"a"), out, limits=(2, len(TEXT + POEM)), check=False)
    add(g, "comment-and-one-byte-too-many", c, zipped(some, comment=b"a"), error=LARGE, limits=(2, len(TEXT + POEM) - 1), check=False)
    add(g, "comment-does-not-count", c, zipped([Entry("a", b"x", 0)], comment=b"long enough"), [("a", b"x")], limits=(1, 1), check=False)
    add(g, "comment-and-an-unsafe-name", "ARC-1", zipped([Entry("../a", b"x")], comment=b"a"), error=UNSAFE)
    add(g, "stub-and-an-unsafe-name", "ARC-1", zipped([Entry("../a", b"x")], stub=shell), error=UNSAFE)
    add(g, "stub-and-a-wrong-checksum", c, zipped([Entry("a", b"x", crc=1)], stub=shell), error=DAMAGED, check=False)
    add(g, "stub-alone", c, shell, error=DAMAGED, check=False)


# ---- two entries of one place -------------------------------------------------------------------------------------------

def places():
    g, c = "places", "ARC-2"

    def crowded(slug, names, note=None, links=()):
        entries = [Entry(name, b"" if name.endswith("/") else b"x", 0, LINK if name in links else None) for name in names.split()]
        add(g, "place-" + slug, c, zipped(entries), error=DAMAGED, note=note, check=False)

    crowded("by-a-dot", "a ./a", "Both are a.")
    crowded("by-a-dot-first", "./a a")
    crowded("by-a-dot-within", "d/a d/./a")
    crowded("by-two-slashes", "d/a d//a")
    crowded("of-a-file-and-a-folder", "a a/", "One path cannot be both.")
    crowded("of-a-folder-and-a-file", "a/ a")
    crowded("below-a-file", "a a/b", "a is a file, and no folder that b could be in.")
    crowded("below-a-file-that-comes-later", "a/b a")
    crowded("far-below-a-file", "a/b/c/d a")
    crowded("below-a-file-with-others-between", "a a-b a.b a/c", "By their texts a-b and a.b stand between a and a/c.")
    crowded("of-two-folders", "d/ d/./")
    crowded("of-a-folder-below-a-file", "a a/b/")
    crowded("below-a-link", "l l/b", "b would be written through the link.", ("l",))
    crowded("below-a-link-that-comes-later", "l/b l", None, ("l",))
    crowded("of-a-link-and-a-folder", "l l/", None, ("l",))
    crowded("of-a-link-and-a-file-by-a-dot", "l ./l", None, ("l",))
    crowded("in-a-folder", "d/ d/a d/a/b")
    for slug, names in (("of-beginnings", "a ab a-b a.b"), ("of-a-folder-and-names-like-it", "d/ d/a d-a da d.a/b"), ("of-folders-within", "a/b/ a/ a/b/c a/bc"), ("of-names-like-folders", "a/b ab a-/b")):
        add(g, "places-" + slug, c, [Entry(name, b"" if name.endswith("/") else name.encode(), 0) for name in names.split()], note="Each has a place of its own.")


# ---- limits ---------------------------------------------------------------------------------------------------------

def limits():
    g, c = "limits", "ARC-2"
    three = [Entry("a", b"1" * 100), Entry("b", b"2" * 50, 0), Entry("c", b"")]
    for slug, limit, error in (("exact", (3, 150), None), ("one-file-less", (2, 150), LARGE), ("one-byte-less", (3, 149), LARGE), ("both-less", (2, 149), LARGE), ("one-file-more", (4, 150), None),
                               ("one-byte-more", (3, 151), None), ("no-files", (0, 150), LARGE), ("no-bytes", (3, 0), LARGE), ("nothing", (0, 0), LARGE), ("greatest", (9007199254740991, 9007199254740991), None),
                               ("bytes-of-the-largest-alone", (3, 100), LARGE), ("beyond-32-bits", (4294967296, 4294967296), None), ("files-beyond-8-bits", (256, 150), None)):
        add(g, "three-files-" + slug, c, three, error=error, limits=limit, tags=("boundary",) if slug.split("-")[-1] in ("exact", "less", "more") else ())
    add(g, "folders-do-not-count", c, [Entry("a/"), Entry("b/"), Entry("c/"), Entry("a/x", b"x")], limits=(1, 1))
    add(g, "folders-alone-and-limits-of-zero", c, [Entry("a/"), Entry("a/b/")], limits=(0, 0))
    add(g, "empty-files-count", c, [Entry("a", b""), Entry("b", b"", 0)], error=LARGE, limits=(1, 0))
    add(g, "empty-files-exactly", c, [Entry("a", b""), Entry("b", b"", 0)], limits=(2, 0))
    add(g, "one-byte-and-a-limit-of-none", c, [Entry("a", b"x", 0)], error=LARGE, limits=(1, 0))
    add(g, "one-byte-deflated-and-a-limit-of-none", c, [Entry("a", b"x")], error=LARGE, limits=(1, 0))
    add(g, "bytes-are-counted-unpacked", c, [Entry("a", b"x" * 2000)], error=LARGE, limits=(1, 100), note="Packed it has %d bytes." % len(deflated(b"x" * 2000)))
    add(g, "packed-may-be-more-than-the-limit", c, [Entry("a", b"ab", packed=b"\0\1\0\xfe\xffa\0\1\0\xfe\xffb\1\0\0\xff\xff")], limits=(1, 2), note="17 bytes packed, 2 unpacked.")
    add(g, "the-archive-itself-may-be-more", c, [Entry("a", b"x", 0)], limits=(1, 1))
    add(g, "together-too-large", c, [Entry("n%d" % i, b"x" * 10) for i in range(10)], error=LARGE, limits=(10, 99))
    add(g, "together-exactly", c, [Entry("n%d" % i, b"x" * 10) for i in range(10)], limits=(10, 100))
    add(g, "twenty-one-files", c, [Entry("n%02d" % i, b"", 0) for i in range(21)], error=LARGE)
    add(g, "last-one-makes-it-too-large", c, [Entry("a", b"1" * 100), Entry("b", b"2")], error=LARGE, limits=(2, 100))
    add(g, "first-one-is-too-large-already", c, [Entry("a", b"1" * 101), Entry("b", b"")], error=LARGE, limits=(2, 100))
    add(g, "stored-exactly", c, [Entry("a", TEXT, 0)], limits=(1, len(TEXT)))
    add(g, "stored-one-less", c, [Entry("a", TEXT, 0)], error=LARGE, limits=(1, len(TEXT) - 1))
    # bombs
    bomb = bytes(1000000)
    add(g, "bomb", c, [Entry("a", bomb)], error=LARGE, limits=(1, 999999), note="A megabyte of zeros in a kilobyte, one byte too many.", tags=("bomb",))
    add(g, "bomb-within-the-limit", c, [Entry("a", bomb)], limits=(1, 1000000), tags=("bomb",))
    add(g, "bomb-far-above-the-limit", c, [Entry("a", bomb)], error=LARGE, limits=(1, 10), tags=("bomb",))
    add(g, "bomb-that-claims-little", c, [Entry("a", bomb, size=10)], error=LARGE, limits=(1, 1000), note="By what is really unpacked, and not by what headers claim.", tags=("bomb", "lie"))
    add(g, "bomb-that-claims-nothing", c, [Entry("a", bomb, size=0, crc=0)], error=LARGE, limits=(1, 1000), tags=("bomb", "lie"))
    add(g, "bomb-of-many", c, [Entry("n%d" % i, bytes(50000), packed=deflated(bytes(50000))) for i in range(4)], error=LARGE, limits=(4, 199999), tags=("bomb",))
    add(g, "bomb-of-many-exactly", c, [Entry("n%d" % i, bytes(50000)) for i in range(4)], limits=(4, 200000), tags=("bomb",))
    add(g, "bomb-behind-small-files", c, [Entry("a", b"x"), Entry("b", b"y"), Entry("c", bytes(300000))], error=LARGE, limits=(3, 10000), tags=("bomb",))
    add(g, "bomb-within-a-bomb", c, [Entry("inner.zip", zipped([Entry("a", bomb)]))], limits=(1, 2000), note="What is within an inner zip does not count.", tags=("bomb",))
    # headers that lie
    for slug, entry, limit, error, note in (
        ("less-and-too-large", Entry("a", b"x" * 500, size=5), (1, 499), LARGE, None),
        ("less-and-within", Entry("a", b"x" * 500, size=5), (1, 500), DAMAGED, "Five are claimed, 500 come out, which the limit allows: damaged."),
        ("one-less-and-too-large", Entry("a", b"x" * 500, size=499), (1, 499), LARGE, "What is claimed would be within the limit."),
        ("one-more-and-within", Entry("a", b"x" * 500, size=501), (1, 500), DAMAGED, "What is claimed would be above the limit."),
        ("more-than-the-limit", Entry("a", b"x", size=1000000), (1, 100), DAMAGED, "Claimed too large, but it is not: damaged, never too large."),
        ("more-than-31-bits", Entry("a", b"x", size=0xFFFFFFFE), (1, 100), DAMAGED, None),
        ("nothing-and-within", Entry("a", b"x" * 500, size=0), (1, 500), DAMAGED, None),
        ("something-of-nothing", Entry("a", b"", size=1), (1, 0), DAMAGED, None),
        ("stored-less-and-too-large", Entry("a", b"x" * 50, 0, size=5), (1, 49), LARGE, "The real bytes are the compressed size."),
        ("stored-less-and-within", Entry("a", b"x" * 50, 0, size=5), (1, 50), DAMAGED, None),
        ("stored-more", Entry("a", b"x" * 50, 0, size=51), (1, 50), DAMAGED, None),
        ("stored-more-than-the-limit", Entry("a", b"x", 0, size=5000), (1, 100), DAMAGED, None),
        ("wrong-checksum-and-too-large", Entry("a", b"x" * 500, crc=1), (1, 499), LARGE, "Limits come before contents."),
        ("wrong-checksum-and-within", Entry("a", b"x" * 500, crc=1), (1, 500), DAMAGED, None),
        ("size-and-checksum-and-too-large", Entry("a", b"x" * 500, crc=1, size=2), (1, 499), LARGE, None),
        ("checksum-of-the-claimed-bytes", Entry("a", b"x" * 500, crc=zlib.crc32(b"x" * 5), size=5), (1, 500), DAMAGED, "The first five bytes would fit their checksum."),
    ):
        add(g, "claims-" + slug, c, [entry], error=error, limits=limit, note=note, tags=("lie",))
    add(g, "claims-little-in-the-last-of-three", c, [Entry("a", b"x" * 10), Entry("b", b"x" * 10), Entry("c", b"x" * 500, size=1)], error=LARGE, limits=(3, 100), tags=("lie",))
    add(g, "one-claims-more-another-less", c, [Entry("a", b"x" * 10, size=11), Entry("b", b"x" * 10, size=9)], error=DAMAGED, tags=("lie",))


# ---- contents -------------------------------------------------------------------------------------------------------

def contents():
    g, c = "contents", "ARC-2"

    def broken(slug, entries, note=None):
        add(g, slug, c, entries, error=DAMAGED, note=note, content_may_break=True)

    add(g, "no-stream-and-no-bytes-allowed", c, [Entry("a", TEXT, packed=b"\xff\xff\xff")], error=DAMAGED, limits=(1, 0), check=False,
        note="Nothing comes out, which is not too much.")
    broken("wrong-checksum-stored", [Entry("a", TEXT, 0, crc=zlib.crc32(TEXT) ^ 1)], "One bit of it.")
    broken("wrong-checksum-deflated", [Entry("a", TEXT, crc=zlib.crc32(TEXT) ^ 0x80000000)], "The highest bit.")
    broken("checksum-of-zero", [Entry("a", TEXT, crc=0)], "0 is no sign that there is none.")
    broken("checksum-of-an-empty-file", [Entry("a", b"", 0, crc=1)])
    broken("checksum-of-an-empty-deflated-file", [Entry("a", b"", crc=1)])
    broken("checksum-upside-down", [Entry("a", TEXT, crc=struct.unpack(">L", struct.pack("<L", zlib.crc32(TEXT)))[0])])
    broken("adler-for-a-checksum", [Entry("a", TEXT, crc=zlib.adler32(TEXT))])
    broken("checksum-of-the-packed-bytes", [Entry("a", POEM, crc=zlib.crc32(deflated(POEM)))])
    broken("wrong-checksum-in-the-last", [Entry("a", b"1"), Entry("b", b"2"), Entry("c", b"3", crc=7)], "Nothing is left of a and b.")
    broken("wrong-checksum-in-the-first", [Entry("a", b"1", crc=7), Entry("b", b"2")])
    broken("checksums-exchanged", [Entry("a", b"1", crc=zlib.crc32(b"2")), Entry("b", b"2", crc=zlib.crc32(b"1"))])
    broken("content-changed", [Entry("a", TEXT, 0, packed=TEXT.replace(b"two", b"ten"), size=len(TEXT))])
    broken("content-changed-deflated", [Entry("a", TEXT, packed=deflated(TEXT.replace(b"two", b"ten")))])
    good = deflated(POEM)
    broken("stream-ends-early", [Entry("a", POEM, packed=good[:-1])], "All bytes but the end of the block may be there.")
    broken("stream-of-half", [Entry("a", POEM, packed=good[:len(good) // 2])])
    broken("stream-of-one-byte", [Entry("a", POEM, packed=good[:1])])
    broken("stream-of-nothing", [Entry("a", POEM, packed=b"")])
    broken("stream-of-nothing-for-nothing", [Entry("a", b"", packed=b"")], "No bytes are no stream of deflate, even for an empty file.")
    broken("block-of-type-three", [Entry("a", b"", packed=b"\7")])
    broken("stored-block-lengths-disagree", [Entry("a", b"hi", packed=b"\1\2\0\xfe\xffhi")])
    broken("stored-block-cut", [Entry("a", b"hi", packed=b"\1\2\0\xfd\xffh")])
    broken("no-last-block", [Entry("a", b"hi", packed=b"\0\2\0\xfd\xffhi")], "Both bytes come out, but no block says that it is the last.")
    broken("stored-block-cut-in-its-lengths", [Entry("a", b"", packed=b"\1\0\0\xff")])
    broken("copy-from-before-the-beginning", [Entry("a", b"abcabc", packed=copied(257, 3))], "From four bytes before, where there are three.")
    broken("copy-of-nothing-before", [Entry("a", b"aaa", packed=copied(257, 0, before=b""))])
    broken("copy-from-far-before-the-beginning", [Entry("a", b"abcabc", packed=copied(257, 29, 13, 8191))])
    broken("distance-of-no-meaning", [Entry("a", b"abcabc", packed=copied(257, 30))], "Symbols 30 and 31 never occur.")
    broken("length-of-no-meaning", [Entry("a", b"abcabc", packed=copied(286, 2))], "Symbols 286 and 287 never occur.")
    broken("too-many-codes", [Entry("a", b"aa", packed=dynamic(lengths_of({97: 1, 98: 1, 256: 1}), [1], 97, 97, 256))], "Three codes of one bit.")
    broken("repeat-of-no-length", [Entry("a", b"", packed=Bits().number(1, 1).number(2, 2).number(0, 5).number(0, 5).number(0, 4).number(1, 3).number(1, 3).number(0, 6).code(0, 1).number(0, 2).bytes() + bytes(9))],
           "The first code length says: as the one before.")
    broken("last-bits-missing", [Entry("a", b"abc", packed=Bits().number(1, 1).number(1, 2).fixed(97).fixed(98).fixed(99).bytes())], "All bytes are there, but not the end of the block.")
    broken("random-bytes-for-a-stream", [Entry("a", TEXT, packed=bytes((i * 73 + 11) % 256 for i in range(60)))])
    broken("zlib-wrapper-around-the-stream", [Entry("a", TEXT, packed=zlib.compress(TEXT))], "Zips have the bare stream.")
    broken("plain-text-said-to-be-deflated", [Entry("a", TEXT, packed=TEXT)])
    broken("deflated-said-to-be-stored", [Entry("a", TEXT, 0, packed=deflated(TEXT))])
    broken("one-broken-of-three", [Entry("a", TEXT), Entry("b", TEXT, packed=b"\7"), Entry("c", TEXT)])
    # two of one name
    broken("one-name-twice", [Entry("a", b"1"), Entry("a", b"2")])
    broken("one-name-twice-with-one-content", [Entry("a", b"1"), Entry("a", b"1")], "Though it would not matter which.")
    broken("one-name-twice-apart", [Entry("a", b"1"), Entry("b", b"2"), Entry("c", b"3"), Entry("a", b"4")])
    broken("one-name-three-times", [Entry("a", b"1", 0)] * 3)
    broken("one-name-twice-in-a-folder", [Entry("d/"), Entry("d/a", b"1"), Entry("d/a", b"2")])
    broken("one-folder-twice", [Entry("d/"), Entry("d/")], "Folders too.")
    broken("one-folder-twice-around-its-file", [Entry("d/"), Entry("d/a", b"1"), Entry("d/")])
    broken("one-name-twice-empty", [Entry("a", b"", 0), Entry("a", b"", 0)])
    broken("one-name-twice-with-accents", [Entry("è", b"1"), Entry("è", b"2")])
    broken("one-name-twice-stored-and-deflated", [Entry("a", TEXT, 0), Entry("a", TEXT, 8)])
    add(g, "names-that-differ-in-case", c, [Entry("a", b"1"), Entry("A", b"2")], note="Two paths, though not on every disk.")
    add(g, "names-that-differ-in-normalisation", c, [Entry("\u00e9", b"1"), Entry("e\u0301", b"2")], note="Byte for byte they differ. A set of Swift Strings takes them for one.")
    add(g, "names-that-differ-by-a-space", c, [Entry("a", b"1"), Entry("a ", b"2"), Entry(" a", b"3")])
    add(g, "names-equal-in-different-folders", c, [Entry("d/a", b"1"), Entry("e/a", b"2"), Entry("a", b"3")])
    add(g, "contents-equal", c, [Entry("a", TEXT), Entry("b", TEXT), Entry("c", TEXT, 0)])


def descriptors():
    g, c = "descriptors", "ARC-2"
    add(g, "descriptor", c, [Entry("a", POEM, descriptor=True)], note="Flag bit 3: the local header has zeros, and sizes and CRC-32 follow the data.")
    add(g, "descriptors-of-three", c, [Entry("a", POEM, descriptor=True), Entry("b", TEXT, descriptor=True), Entry("c", b"", descriptor=True)])
    add(g, "descriptor-beside-none", c, [Entry("a", POEM, descriptor=True), Entry("b", TEXT), Entry("c", TEXT, 0), Entry("d/")])
    add(g, "descriptor-of-an-empty-file", c, [Entry("a", b"", descriptor=True)])
    add(g, "descriptor-and-extra-fields", c, [Entry("a", POEM, descriptor=True, extra=extra(0x5455, b"\1" + bytes(4)))])
    add(g, "descriptor-and-an-accent", c, [Entry("è", POEM, descriptor=True)])
    add(g, "descriptor-like-content", c, [Entry("a", b"PK\7\10" + bytes(12), packed=b"\1\20\0\xef\xffPK\7\10" + bytes(12), descriptor=True)])
    add(g, "descriptor-within-limits-exactly", c, [Entry("a", POEM, descriptor=True)], limits=(1, len(POEM)))
    add(g, "descriptor-one-byte-too-large", c, [Entry("a", POEM, descriptor=True)], error=LARGE, limits=(1, len(POEM) - 1))
    add(g, "descriptor-bomb", c, [Entry("a", bytes(500000), descriptor=True)], error=LARGE, limits=(1, 1000), tags=("bomb",), note="The local header claims nothing.")
    add(g, "descriptor-unsafe-name", "ARC-1", [Entry("../a", POEM, descriptor=True)], error=UNSAFE)
    add(g, "descriptor-name-twice", c, [Entry("a", b"1", descriptor=True), Entry("a", b"2", descriptor=True)], error=DAMAGED)


# ---- the structure --------------------------------------------------------------------------------------------------

def structure():
    g, c = "structure", "ARC-2"

    def bad(slug, archive, note=None, tags=(), limits=LIMITS):
        add(g, slug, c, archive, error=DAMAGED, note=note, check=False, tags=tags, limits=limits)

    bad("zero-bytes", b"", "An empty text is an archive of zero bytes.")
    whole = zipped([Entry("a.txt", TEXT, 0), Entry("b", b"b")])
    settled(whole, False)
    start = struct.unpack("<L", whole[-6:-2])[0]
    second = len(Entry("a.txt", TEXT, 0).local())
    add(g, "whole", c, whole, [("a.txt", TEXT), ("b", b"b")], note="The one that is cut below.")
    for slug, keep in (("by-one", len(whole) - 1), ("by-two", len(whole) - 2), ("by-21", len(whole) - 21), ("by-the-end-record", len(whole) - 22), ("by-23", len(whole) - 23),
                       ("in-the-directory", len(whole) - 60), ("behind-the-first-record", start + 51), ("by-the-directory", start), ("in-the-data", second - 5), ("behind-the-first-entry", second),
                       ("in-the-first-name", 33), ("behind-the-first-header", 30), ("to-29-bytes", 29), ("to-22-bytes", 22), ("to-21-bytes", 21), ("to-the-signature", 4), ("to-one-byte", 1)):
        bad("cut-" + slug, whole[:keep], "%d of %d bytes." % (keep, len(whole)), ("cut",))
    bad("cut-empty-archive", EMPTY[:-1], None, ("cut",))
    inner = zipped([Entry("x", b"inner", 0)])
    outer = zipped([Entry("inner.zip", EMPTY, 0), Entry("z", b"z")])
    bad("cut-in-the-entry-behind-an-inner-empty-zip", outer[:30 + 9 + 22 + 20], "The last PK 5 6 is that of the inner zip; what follows it is no comment.", ("cut",))
    outer = zipped([Entry("inner.zip", inner, 0), Entry("z", b"z")])
    bad("cut-in-the-entry-behind-an-inner-zip", outer[:30 + 9 + len(inner) + 20], "As many programs look for the last PK 5 6, they would find the inner zip.", ("cut",))
    bad("cut-though-limits-are-zero", whole[:-1], "The structure comes before limits.", ("cut",), (0, 0))
    slip = zipped([Entry("../a", b"x"), Entry("/b", b"y")])
    bad("cut-though-names-are-unsafe", slip[:-1], "The structure comes before names.", ("cut",))
    bad("cut-though-twice", zipped([Entry("a", b"1"), Entry("a", b"1")])[:-3], None, ("cut",))
    bad("cut-bomb", zipped([Entry("a", bytes(100000))])[:-1], None, ("cut",), (1, 10))
    for slug, data in (("text", b"This is no archive.\n"), ("long-text", TEXT * 10), ("page", b"<!DOCTYPE html><title>401</title><p>Login, please.</p>"), ("json", b'{"status":401}'),
                       ("gzip", bytes.fromhex("1f8b0800000000000203") + deflated(TEXT) + struct.pack("<2L", zlib.crc32(TEXT), len(TEXT))), ("zeros", bytes(100)), ("22-zeros", bytes(22)), ("ones", b"\xff" * 22),
                       ("png", b"\x89PNG\r\n\x1a\n" + bytes(30)), ("rar", b"Rar!\x1a\x07\x00" + bytes(30)), ("local-header-alone", Entry("a", b"x").local()), ("pk", b"PK"),
                       ("signature-alone", b"PK\3\4"), ("central-header-alone", Entry("a", b"x").central(0)), ("two-letters-and-zeros", b"PK" + bytes(20)), ("byte-order-mark", b"\xef\xbb\xbf")):
        bad("no-zip-" + slug, data)

    def overwritten(slug, at, new, note=None, archive=whole):
        bad("signature-" + slug, archive[:at] + new + archive[at + len(new):], note)

    overwritten("of-the-first-local-header", 0, b"XX")
    overwritten("of-the-second-local-header", second, b"\0\0\0\0")
    overwritten("of-a-local-header-in-one-bit", 3, b"\5")
    overwritten("of-a-local-header-by-the-central-one", 0, b"PK\1\2")
    overwritten("of-a-local-header-in-small", second, b"pk")
    overwritten("of-a-local-header-by-the-spanning-one", 0, b"PK\7\10")
    overwritten("of-the-first-record", start, b"XX")
    overwritten("of-the-second-record", start + 51, b"PK\3\4")
    overwritten("of-the-first-record-by-zeros", start, b"\0\0\0\0")
    overwritten("of-a-record-in-one-bit", start, b"QK")
    overwritten("of-a-record-by-zip64", start + 51, b"PK\6\6")
    overwritten("of-the-end-record", len(whole) - 22, b"XX", "No PK 5 6 is left.")
    overwritten("of-the-end-record-in-one-bit", len(whole) - 19, b"\7", "No PK 5 6 is left.")
    overwritten("of-the-end-record-by-zip64", len(whole) - 22, b"PK\6\7", "No PK 5 6 is left.")
    overwritten("of-an-empty-archive", 0, b"PK\5\5", None, EMPTY)
    overwritten("of-an-unsafe-one", 0, b"XX", "The structure comes before names.", slip)
    # encryption and methods

    def bad(slug, archive, note=None, limits=LIMITS):
        add(g, "unsupported-" + slug, c, archive, error=UNSUPPORTED, note=note, check=False, limits=limits)

    for slug, entries, note in (
        ("encrypted", [Entry("a", TEXT, flags=1)], None), ("encrypted-stored", [Entry("a", TEXT, 0, flags=1)], None), ("encrypted-one-of-three", [Entry("a", b"x"), Entry("b", b"x", flags=1), Entry("c", b"x")], None),
        ("encrypted-strongly", [Entry("a", TEXT, flags=0x41)], None), ("encrypted-folder", [Entry("d/", flags=1), Entry("a", b"x")], None), ("encrypted-with-descriptor", [Entry("a", TEXT, flags=1, descriptor=True)], None),
        ("encrypted-unsafe", [Entry("../a", TEXT, flags=1)], "Encryption comes before names."), ("encrypted-beside-an-unsafe-one", [Entry("../a", TEXT), Entry("b", TEXT, flags=1)], None),
        ("encrypted-link", [Entry("l", "../a", 0, LINK, flags=1)], None),
    ):
        bad(slug, entries, note)
    bad("encrypted-and-limits-of-zero", [Entry("a", TEXT, flags=1)], limits=(0, 0))
    for method, name in ((1, "shrink"), (2, "reduce"), (6, "implode"), (7, "tokenize"), (9, "deflate64"), (10, "dcl"), (12, "bzip2"), (14, "lzma"), (93, "zstd"), (95, "xz"), (97, "wavpack"), (98, "ppmd"),
                         (99, "aes"), (256, "256"), (264, "264"), (65535, "65535")):
        bad("method-%d" % method, [Entry("a", TEXT, said_method=method)], {264: "8 and 2^8.", 256: "0 and 2^8.", 9: "Deflate64, which is not deflate."}.get(method, name.capitalize() + "." if not name.isdigit() else None))
    bad("method-unknown-of-an-unsafe-one", [Entry("../a", TEXT, said_method=12)], "Methods come before names.")
    bad("method-unknown-of-the-last", [Entry("a", b"x"), Entry("b", b"x"), Entry("c", b"x", said_method=14)])
    bad("method-unknown-of-an-entry-with-a-comment", [Entry("a", b"x", said_method=12, comment=b"from the server"), Entry("b", b"x")])
    bad("method-unknown-of-the-last-without-a-name", [Entry("a", b"x"), Entry("", b"", 0, said_method=12)], "Methods come before places.")
    bad("method-unknown-of-an-empty-file", [Entry("a", b"", 0, said_method=12)])
    bad("method-unknown-and-limits-of-zero", [Entry("a", TEXT, said_method=12)], limits=(0, 0))


# ---- other programs -------------------------------------------------------------------------------------------------

def recorded():
    lines = (Path(__file__).resolve().parent / "learning_archive_recorded.jsonl").read_text(encoding="utf-8").splitlines()
    for line in map(json.loads, lines):
        group = "infozip" if line["by"].startswith("Info-ZIP") else "others"
        slug = ("infozip-" if group == "infozip" else "") + ("unsupported-" if line.get("error") == UNSUPPORTED else "") + line["slug"]
        origin = {**cases.computed(line["by"], line["version"]), "script": "Corpus/origins/learning_archive_recorded.py"}
        archive = base64.b64decode(line["archive"])
        note = line["command"].split("-e '")[0].strip()
        clause = "ARC-1" if line.get("error") == UNSAFE or "link" in slug and "error" not in line else "ARC-2"
        if "error" not in line or "link" in slug:
            settled(archive, False)
        input = {"archive": line["archive"], "limits": {"files": 20, "bytes": 10000}}
        if "error" in line:
            # The program made the archive; that it is refused is the clause's.
            cases.add(group, slug, clause, worked("%s by hand" % clause), input, error=line["error"], note=note)
            continue
        files = sorted(line["files"], key=lambda file: list(map(ord, file["path"])))
        origin = judged_by(input, {"files": files}, None) or origin
        cases.add(group, slug, clause, origin, input, {"files": files}, note=note)
        total = sum(file["size"] for file in files)
        if line["slug"] in ("several", "recursive", "link-up-inside", "perl-streamed", "git"):
            exact = {"files": len(files), "bytes": total}
            cases.add(group, slug + "-exactly", "ARC-2", origin, {**input, "limits": exact}, {"files": files}, note=note, tags=("boundary",))
            for less, limit in (("-one-file-less", {**exact, "files": len(files) - 1}), ("-one-byte-less", {**exact, "bytes": total - 1})):
                given = {**input, "limits": limit}
                by = judged_by(given, None, LARGE) or worked("ARC-2 by hand")
                cases.add(group, slug + less, "ARC-2", by, given, error=LARGE, note=note, tags=("boundary",))
            cut = {**input, "archive": base64.b64encode(archive[:-1]).decode()}
            cases.add(group, slug + "-cut", "ARC-2", judged_by(cut, None, DAMAGED) or worked("ARC-2 by hand"), cut, error=DAMAGED, note=note, tags=("cut",))


class Pipe(io.RawIOBase):
    """What cannot be sought in, so that zipfile writes descriptors."""

    def __init__(self):
        self.data = b""

    def writable(self):
        return True

    def write(self, data):
        self.data += bytes(data)
        return len(data)


def by_zipfile():
    g = "zipfile"
    THEN = (2000, 1, 1, 0, 0, 0)

    def made(*files, method=zipfile.ZIP_DEFLATED, mode=FILE, pipe=False, host=3):
        buffer = Pipe() if pipe else io.BytesIO()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with zipfile.ZipFile(buffer, "w", method) as archive:
                for name, data in files:
                    info = zipfile.ZipInfo(name, THEN)
                    info.create_system = host
                    info.external_attr = (FOLDER if name.endswith("/") else mode) << 16
                    info.compress_type = zipfile.ZIP_STORED if name.endswith("/") else method
                    archive.writestr(info, data)
        return buffer.data if pipe else buffer.getvalue()

    def add_made(slug, clause, archive, out=None, error=None, **more):
        add(g, "zipfile-" + slug, clause, archive, out, error, **more)

    def files(*pairs, **how):
        return made(*pairs, **how), [pair for pair in pairs if not pair[0].endswith("/")]

    add_made("deflated", "ARC-2", *files(("a.txt", POEM)))
    add_made("stored", "ARC-2", *files(("a.txt", POEM), method=zipfile.ZIP_STORED))
    add_made("empty-archive", "ARC-2", *files())
    add_made("empty-file", "ARC-2", *files(("a", b"")))
    add_made("several", "ARC-2", *files(("b", b"2"), ("a", b"1"), ("c/d", b"3"), ("c/", b"")))
    add_made("folder", "ARC-2", *files(("d/", b""), ("d/a", TEXT)))
    add_made("accents", "ARC-2", *files(("perché/così.txt", TEXT), ("日本", b"x"), ("😀", b"y")))
    add_made("on-windows", "ARC-2", *files(("a", TEXT), host=0))
    add_made("to-a-pipe", "ARC-2", *files(("a", POEM), ("b", TEXT), pipe=True), note="Data descriptors.")
    add_made("to-a-pipe-empty-file", "ARC-2", *files(("a", b""), pipe=True))
    add_made("link", "ARC-1", *files(("d/l", b"../a"), mode=LINK))
    add_made("link-outside", "ARC-1", made(("l", b"../a"), mode=LINK), error=UNSAFE)
    add_made("link-absolute", "ARC-1", made(("l", b"/etc"), mode=LINK), error=UNSAFE)
    add_made("link-outside-to-a-pipe", "ARC-1", made(("l", b"../a"), mode=LINK, pipe=True), error=UNSAFE)
    for slug, name in (("up", "../a"), ("far-up", "../../../a"), ("absolute", "/a"), ("drive", "C:/a"), ("backslash", "a\\b"), ("up-in-the-middle", "a/../../b")):
        add_made("unsafe-" + slug, "ARC-1", made(("good", b"x"), (name, b"x")), error=UNSAFE, note="zipfile writes such a name as it is told; its own extract() mends it, which is another thing.")
    add_made("one-name-twice", "ARC-2", made(("a", b"1"), ("a", b"2")), error=DAMAGED)
    add_made("too-many", "ARC-2", made(("a", b"1"), ("b", b"2")), error=LARGE, limits=(1, 10))
    add_made("too-large", "ARC-2", made(("a", b"1"), ("b", b"2")), error=LARGE, limits=(2, 1))
    add_made("bomb", "ARC-2", made(("a", bytes(700000))), error=LARGE, limits=(1, 699999), tags=("bomb",))
    add_made("bomb-to-a-pipe", "ARC-2", made(("a", bytes(700000)), pipe=True), error=LARGE, limits=(1, 1000), tags=("bomb",))
    add_made("unsupported-bzip2", "ARC-2", made(("a", TEXT), method=zipfile.ZIP_BZIP2), error=UNSUPPORTED, check=False)
    add_made("unsupported-lzma", "ARC-2", made(("a", TEXT), method=zipfile.ZIP_LZMA), error=UNSUPPORTED, check=False)
    some = made(("a", POEM), ("b", TEXT))
    for keep in (len(some) - 1, len(some) - 22, len(some) // 2):
        add_made("cut-to-%d" % keep, "ARC-2", some[:keep], error=DAMAGED, check=False, tags=("cut",))
    flipped = made(("a", TEXT), method=zipfile.ZIP_STORED).replace(b"two courses", b"two Courses")
    add_made("one-bit-of-the-content", "ARC-2", flipped, error=DAMAGED)


def main():
    for part in (good, streams, sorting, names, links, links_together, around, places, limits, contents, descriptors, structure, recorded, by_zipfile):
        part()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
