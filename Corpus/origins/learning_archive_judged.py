#!/usr/bin/env python3
"""Makes cases of learning.archive from archives for which at least two of three programs (Python's zipfile, bsdtar and
7-Zip) give the same result.

learning_archive_judged.jsonl has a line for each archive, with the digest of the archive and the result of each
program. A result is "refused", or the number of files, their total size and a digest of their paths, sizes and CRC-32s.
A symbolic link counts as a file that contains its target. `--judge` runs the programs on archives without a record; it
needs bsdtar (libarchive-tools) and 7zz (7zip). learning_archive_recorded.py recorded the archives of the groups
`infozip` and `others` in learning_archive_recorded.jsonl. Python's module `zipfile` makes the archives of the group
`zipfile`. The script writes the archives of the remaining groups field by field, so that each archive has at most one
fault.
"""
import base64
import hashlib
import io
import json
import os
import struct
import subprocess
import sys
import tempfile
import warnings
import zipfile
import zlib
from pathlib import Path

from shared.archives import FILE, FOLDER, LIMITS, LINK, Bits, Entry, copied, deflated, dynamic, extra, files_of, given, zipped
from shared.cases import Cases

CASES = Cases("learning.archive", __file__)
RECORD = Path(__file__).with_suffix(".jsonl")
JUDGED = {line["archive"]: line for line in map(json.loads, RECORD.read_text().splitlines())}
PROGRAMS = (("zipfile", "Python zipfile", "3.11.7"), ("bsdtar", "bsdtar", "3.6.2"), ("7zz", "7-Zip", "26.02"))
LARGE, DAMAGED = "archive.tooLarge", "archive.damaged"
ASKED = {}  # archives by digest


# ---- the result of each program


def digest_of(lines):
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:24]


def told(files):
    """Returns the result of a program in the form of a record; `files` has the path and the content of each file."""
    digest = digest_of(f"{path} {len(data)} {zlib.crc32(data)}" for path, data in files)
    return f"{len(files)} {sum(len(data) for _, data in files)} {digest}"


def by_zipfile(archive):
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as read:
            return told([(one.filename, read.read(one)) for one in read.infolist() if not one.is_dir()])
    except Exception:
        return "refused"


def taken_out(archive, *command):
    """Runs a program in a scratch folder, with the archive as its last argument, and returns the result."""
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryDirectory() as folder:
        Path(place, "it.zip").write_bytes(archive)
        done = subprocess.run([*command, Path(place, "it.zip")], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=60, env={**os.environ, "LC_ALL": "C.UTF-8"})
        files = []
        for path in sorted(Path(folder).rglob("*")):
            if path.is_symlink() or path.is_file():
                data = os.readlink(path).encode() if path.is_symlink() else path.read_bytes()
                files.append((str(path.relative_to(folder)), data))
            elif not path.is_dir():
                return "made no file"
        return told(files) if done.returncode == 0 else "refused"


def judge():
    new = {digest: archive for digest, archive in ASKED.items() if digest not in JUDGED}
    for digest, archive in new.items():
        line = {"archive": digest, "zipfile": by_zipfile(archive), "bsdtar": taken_out(archive, "bsdtar", "-xf"),
                "7zz": taken_out(archive, "7zz", "x", "-y", "-snld")}
        with open(RECORD, "a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
    print(f"{len(new)} archives judged")


def outcome(archive, output, limits):
    """Returns the outcome on which at least two programs agree, and these programs; (None, None) if no two agree."""
    digest = hashlib.sha256(archive).hexdigest()[:24]
    ASKED[digest] = archive
    wanted = output and digest_of(f"{file['path']} {file['size']} {file['crc32']}" for file in output["files"])
    votes = {}
    for key, name, version in PROGRAMS:
        files = JUDGED.get(digest, {}).get(key, "made no file")
        if files == "refused":
            votes.setdefault(DAMAGED, []).append((name, version))
        elif files != "made no file":
            count, size, found = files.split()
            if int(count) > limits[0] or int(size) > limits[1]:
                votes.setdefault(LARGE, []).append((name, version))
            elif found == wanted:
                votes.setdefault(None, []).append((name, version))
    for error, agreeing in votes.items():
        if len(agreeing) > 1:
            names, versions = zip(*agreeing)
            return error or output, (", ".join(names[:-1]) + " and " + names[-1], ", ".join(versions))
    return None, None


def add(group, slug, archive, out=None, limits=LIMITS, clauses="ARC-2", tags=None, note=None, check=False):
    """Adds a case. `archive` is bytes or a list of entries; `out` has the archived files, as pairs of path and content.

    If `check` is set, asserts that the clauses determine the outcome; limits and contents are not checked.
    """
    if isinstance(archive, list):
        out = [(entry.name.decode(), entry.data) for entry in archive if not entry.name.endswith(b"/")] if out is None else out
        archive = zipped(archive)
    if check:
        settled(archive)
    output = None if out is None else out if isinstance(out, dict) else files_of(out)
    told, by = outcome(archive, output, limits)
    if by:
        decided = told == LARGE or slug.startswith(("inside-", "together-")) or any(
            word in slug for word in ("link", "place-", "though", "inner"))
        CASES.add(group, slug, clauses, given(archive, limits), told, computed=by, basis="decision" if decided else "standard",
                  tags=tags, note=note)
    elif "--judge" not in sys.argv:
        print(f"no two programs agree on {slug}", file=sys.stderr)


def settled(archive):
    """Asserts that the clauses determine the outcome of an archive; does not check limits and contents."""
    signature, disk, disk2, here, count, size, start, comment = struct.unpack("<4s4H2LH", archive[-22:])
    assert (signature, disk, disk2, comment) == (b"PK\5\6", 0, 0, 0) and here == count < 0xFFFF and start + size == len(archive) - 22
    at, spans, names = start, [], []
    for _ in range(count):
        head = struct.unpack("<4s6H3L5H2L", archive[at:at + 46])
        _, _, _, flags, method, _, _, crc, packed, unpacked, n, e, c, disk, _, _, offset = head
        name, fields = archive[at + 46:at + 46 + n], archive[at + 46 + n:at + 46 + n + e]
        at += 46 + n + e + c
        assert head[0] == b"PK\1\2" and c == 0 and disk == 0 and not flags & 1 and method in (0, 8)
        assert 0xFFFFFFFF not in (packed, unpacked, offset)
        local = struct.unpack("<4s5H3L2H", archive[offset:offset + 30])
        data = offset + 30 + local[9] + local[10]
        assert (local[0], archive[offset + 30:offset + 30 + local[9]], *local[2:4]) == (b"PK\3\4", name, flags, method)
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
        assert all(part not in ("", ".") for part in text.rstrip("/").split("/"))
        assert all(ord(x) >= 32 and ord(x) != 127 for x in text)
        names.append(text)
    assert at == len(archive) - 22 and [0] + [b for _, b in sorted(spans)] == [a for a, _ in sorted(spans)] + [start]
    for name in names:
        above = name.rstrip("/").split("/")
        assert not any("/".join(above[:i]) in names for i in range(1, len(above))) and not (name.endswith("/") and name[:-1] in names)


# ---- good ones

EMPTY = zipped([])
TEXT = b"one course, two courses, three courses\n"
POEM = TEXT * 12
ABC = [Entry("a", b"1"), Entry("b", b"2"), Entry("c", b"3")]
STAMP = extra(0x5455, b"\1" + bytes(4))
for slug, entries, note in [
        ("one-stored", [Entry("a.txt", TEXT, 0)], None), ("one-deflated", [Entry("a.txt", POEM)], None),
        ("check-value", [Entry("check", b"123456789", 0)], "CRC-32 of 123456789 is 0xCBF43926 = 3421780262."),
        ("empty-file-stored", [Entry("empty", b"", 0)], None), ("empty-file-deflated", [Entry("empty", b"")], None),
        ("one-byte-deflated", [Entry("a", b"a")], None),
        ("crc-with-the-highest-bit", [Entry("a", b"a", 0)], "0xE8B7BE43 = 3904355907: no signed number."),
        ("crc-of-zero", [Entry("a", bytes([0x9D, 0x0A, 0xD9, 0x6D]), 0)], "Four bytes whose CRC-32 is 0."),
        ("crc-of-all-ones", [Entry("a", bytes([0xFF] * 4), 0)], "0xFFFFFFFF as a checksum is no sign of zip64."),
        ("folder-alone", [Entry("d/")], "No files; the folder is not listed."),
        ("folder-and-file", [Entry("d/"), Entry("d/a", b"x")], None), ("file-without-its-folder", [Entry("d/e/a", b"x")], None),
        ("folder-after-its-file", [Entry("d/a", b"x"), Entry("d/")], None),
        ("folders-in-folders", [Entry("a/"), Entry("a/b/"), Entry("a/b/c/"), Entry("a/b/c/d", b"x"), Entry("a/e", b"y")], None),
        ("many-levels", [Entry("/".join("abcdefghijklmnopqrstuvwxyz"), b"deep")], None),
        ("stored-and-deflated", [Entry("a", TEXT, 0), Entry("b", TEXT, 8), Entry("c", b"", 0)], None),
        ("all-bytes", [Entry("bytes", bytes(range(256)))], None),
        ("content-that-is-a-zip", [Entry("inner.zip", zipped([Entry("a", b"inner")]), 0)],
         "Inner ones are files and not unpacked."),
        ("content-that-is-an-unsafe-zip", [Entry("inner.zip", zipped([Entry("../a", b"inner")]), 0)], None),
        ("content-like-an-end-record", [Entry("end", b"PK\5\6" + bytes(18), 0)],
         "The last 22 bytes are the end record, not the first PK 5 6."),
        ("content-like-signatures", [Entry("signatures", b"PK\1\2PK\3\4PK\7\10", 0), Entry("b", b"x")], None),
        ("extra-fields-are-ignored", [Entry("a", TEXT, extra=extra(0x5455, b"\3" + bytes(8))
                                            + extra(0x7875, b"\1\4" + bytes(4) + b"\4" + bytes(4)))], None),
        ("extra-field-of-unknown-id", [Entry("a", TEXT, extra=extra(0xCAFE, b"")), Entry("b", b"", extra=extra(0xFFFF, b"../x"))],
         None),
        ("extra-fields-differ", [Entry("a", TEXT, extra=STAMP, central_extra=b"")], "The data starts behind the local one."),
        ("extra-fields-in-the-directory-only", [Entry("a", TEXT, central_extra=STAMP), Entry("b", b"x")], None),
        *((f"made-by-host-{host}", [Entry("a", TEXT, host=host), Entry("b/", host=host)], None) for host in (0, 3, 7, 10, 19)),
        ("no-attributes", [Entry("a", TEXT, attributes=0), Entry("b/", attributes=0)], None),
        ("flags-of-compression", [Entry("a", POEM, flags=2), Entry("b", POEM, flags=4), Entry("c", POEM, flags=6)], None),
        ("utf8-flag-on-ascii", [Entry("a", TEXT, flags=0x800)], None),
        ("dos-attributes", [Entry("d/", attributes=0x10, host=0), Entry("d/a", b"x", host=0, attributes=0x20)], None)]:
    add("good", slug, entries, note=note, check=True)
add("good", "empty-archive", EMPTY, [], note="22 bytes, no files.")
add("good", "empty-archive-and-limits-of-zero", EMPTY, [], (0, 0))
add("good", "central-directory-in-another-order", zipped(ABC, (2, 0, 1)), [("a", b"1"), ("b", b"2"), ("c", b"3")])
add("good", "twenty-files", [Entry(f"n{i * 7 % 20:03}", b"n%03d" % (i * 7 % 20), 0) for i in range(20)], tags="long", check=True)

# ---- streams of deflate

NOISE = bytes((i * i * 31 + i // 3) % 251 for i in range(300))
pieces = zlib.compressobj(9, zlib.DEFLATED, -15)
SEVERAL = (pieces.compress(TEXT) + pieces.flush(zlib.Z_SYNC_FLUSH) + pieces.compress(TEXT) + pieces.flush(zlib.Z_FULL_FLUSH)
           + pieces.compress(TEXT) + pieces.flush())
pieces = zlib.compressobj(9, zlib.DEFLATED, -15)
FAR = pieces.compress(bytes(32760) + b"farthest") + pieces.flush(zlib.Z_SYNC_FLUSH)
for slug, entries, limits, note in [
        *((f"level-{level}", [Entry("a", POEM, level=level)], LIMITS, None) for level in (0, 1, 6, 9)),
        ("fixed-codes", [Entry("a", TEXT, strategy=zlib.Z_FIXED)], LIMITS, None),
        ("huffman-only", [Entry("a", POEM, strategy=zlib.Z_HUFFMAN_ONLY)], LIMITS, None),
        ("run-lengths", [Entry("a", b"a" * 1000 + b"b" * 1000, strategy=zlib.Z_RLE)], LIMITS, None),
        ("dynamic-codes", [Entry("a", NOISE + POEM + NOISE[::-1])], LIMITS, None),
        ("several-blocks", [Entry("a", TEXT * 3, packed=SEVERAL)], LIMITS, None),
        ("empty-stored-block", [Entry("a", b"", packed=b"\1\0\0\xff\xff")], LIMITS, None),
        ("two-stored-blocks", [Entry("a", b"hello", packed=b"\0\2\0\xfd\xffhe\1\3\0\xfc\xffllo")], LIMITS, None),
        ("empty-blocks-before-the-last", [Entry("a", b"x", packed=b"\0\0\0\xff\xff" * 3 + b"\1\1\0\xfe\xffx")], LIMITS, None),
        ("overlapping-copies", [Entry("a", b"a" * 259), Entry("b", b"ab" * 200), Entry("c", b"abc" * 300)], LIMITS,
         "Copies longer than their distance."),
        ("longest-copy", [Entry("a", b"x" * 258 + b"y" + b"x" * 258)], LIMITS, None),
        ("farthest-copy",
         [Entry("a", bytes(32760) + b"farthest" + bytes(258), packed=FAR + copied(285, 29, 13, 8191, b""))], (1, 40000),
         "258 bytes from 32768 bytes before, which zlib itself never writes."),
        ("copy-of-all-there-is", [Entry("a", b"abcabc", packed=copied(257, 2))], LIMITS, "Three bytes from three bytes before."),
        ("copy-of-258-by-the-longer-way",
         [Entry("a", b"abc" + b"c" * 258, packed=Bits().number(1, 1).number(1, 2).fixed(97, 98, 99, 284).number(31, 5).code(0, 5)
                .fixed(256).bytes())], LIMITS, "Symbol 284 with all extra bits."),
        ("codes-of-fifteen-bits",
         [Entry("a", b"ABCDEFGHIJKLMN",
                packed=dynamic({**{65 + i: i + 1 for i in range(14)}, 79: 15, 256: 15}, [1], *range(65, 79), 256))], LIMITS, None),
        ("no-distance-codes", [Entry("a", b"aab", packed=dynamic({97: 1, 98: 2, 256: 2}, [0], 97, 97, 98, 256))], LIMITS,
         "One distance code of no bits: literals only."),
        ("one-distance-code", [Entry("a", b"aaaa", packed=dynamic({97: 1, 256: 2, 257: 2}, [1], 97, 257, (0,), 256))], LIMITS,
         "One distance code of one bit."),
        ("sixty-four-kilobytes-and-one", [Entry("a", b"\7" * 65537)], (1, 65537), "Beyond 16 bits."),
        ("half-a-megabyte", [Entry("a", b"0123456789abcdef" * 32768)], (1, 524288), None)]:
    add("streams", slug, entries, limits=limits, note=note, check=True)

# ---- sorting, names

for slug, names, note in [
        ("reversed", "c b a", None), ("scattered", "b d a c", None), ("capitals-before-small", "b a B A", None),
        ("digits", "10 9 1 2", "As texts, not as numbers."),
        ("by-text-and-not-by-component", "a/b a.b a-b a0", "`-` `.` `/` `0`: a slash is a scalar like any other."),
        ("prefixes", "ab a abc", None), ("folders-and-files", "b/a a/z a/b/c", None),
        ("accents", "é e f z ê", "By scalar: é comes after z."), ("composed-and-decomposed", "\u00e9 e\u0301", "Two different paths."),
        ("case-makes-two", "a A", None), ("sharp-s", "ß ss SS ẞ", None),
        ("above-the-basic-plane", "\U00010000 \uffee \ue000 \U0001f600",
         "U+10000 comes after U+FFEE: by scalar, not by unit of UTF-16."),
        ("scripts", "日 я ω a ب", None), ("zero-width", "a\u200b a ab", None), ("hangul", "\ud55c \u1112\u1161\u11ab", None),
        ("angstrom", "\u212b \u00c5 A\u030a", None), ("punctuation", "~ } ! _ [ ]", None)]:
    add("sorting", f"sort-{slug}", [Entry(name, name.encode(), 0) for name in names.split()], note=note, check=True,
        tags=None if names.isascii() else "unicode")
for slug, name, note in [
        ("three-dots", "...", None), ("four-dots", "..../a", None), ("two-dots-and-a-letter", "..x", None),
        ("a-letter-and-two-dots", "x..", None), ("two-dots-between", "a..b", None), ("two-dots-in-a-folder", "a../..b/c..d", None),
        ("two-dots-and-a-space", ".. /a", "A component of three scalars."), ("space-and-two-dots", " ../a", None),
        ("hidden", ".hidden/.a", None), ("colon-behind-two-letters", "ab:c", None), ("colon-first", ":a", None),
        ("digit-and-colon", "1:a", None), ("accent-and-colon", "é:a", "Only A to Z are drives."),
        ("before-capital-a", "@:a", "U+0040."), ("behind-capital-z", "[:a", "U+005B."), ("before-small-a", "`:a", "U+0060."),
        ("behind-small-z", "{:a", "U+007B."), ("full-width-drive", "Ｃ:a", None),
        ("drive-in-a-folder", "a/C:b", "Not at the beginning."), ("colon-behind-a-slash", "a/:b", None),
        ("encoded-up", "%2e%2e/a", "Nothing is decoded."), ("encoded-slash", "..%2fa", None), ("encoded-backslash", "a%5cb", None),
        ("full-width-dots", "．．/a", "U+FF0E."), ("two-dot-leader", "‥/a", "U+2025."), ("fullwidth-slash", "..／a", None),
        ("fraction-slash", "..⁄a", None), ("division-slash", "..∕a", None), ("set-minus", "..∖a", "U+2216."),
        ("full-width-backslash", "..＼a", None), ("yen", "..¥a", None), ("dots-with-an-accent", ".\u0301./a", None),
        ("dots-with-a-joiner", ".\u200d./a", None), ("tilde", "~/a", None), ("variable", "$HOME/a", None),
        ("reserved-on-windows", "CON", None), ("forbidden-on-windows", "a?*|<>\"", None),
        ("trailing-dot-and-space", "a. /b.", None), ("dash-first", "-rf", None), ("space", " ", None),
        ("no-break-space", "\u00a0", None), ("right-to-left", "\u202etxt.exe", None), ("surrogate-pair", "😀/😀", None),
        ("u-0080", "a\u0080b", "U+0080 is above U+007F."), ("long", "x" * 255, None), ("double-extension", "a.zip.exe", None),
        ("macosx", "__MACOSX/._a", None)]:
    add("names", f"safe-{slug}", [Entry(name, b"x")], clauses="ARC-1", note=note, tags="hostile", check=True)

# ---- links


def link(slug, name, target, note=None, method=0, mode=LINK, **more):
    add("links", f"inside-{slug}", [Entry(name, target, method, mode, **more)], clauses="ARC-1", note=note, tags="hostile", check=True)


for slug, name, target, note in [
        ("beside", "l", "a", None), ("into-a-folder", "l", "a/b/c", None), ("one-up-from-a-folder", "d/l", "../a", None),
        ("to-the-root-itself", "d/l", "..", "The root is inside."), ("two-up-from-two-folders", "d/e/l", "../../a", None),
        ("two-up-to-the-root", "d/e/l", "../..", None), ("down-and-up", "l", "a/..", None),
        ("down-and-up-and-down", "l", "a/../b", None), ("down-twice-and-up-twice", "l", "a/b/../..", None),
        ("up-and-down-and-up", "d/l", "../a/../b", None), ("to-itself", "l", "l", "Judged by its text alone."),
        ("three-dots", "l", ".../a", None), ("two-dots-and-a-letter", "l", "..a", None), ("letter-and-two-dots", "l", "a../b", None),
        ("colon-behind-two-letters", "l", "ab:c", None), ("colon-behind-a-slash", "l", "a/C:", None),
        ("digit-and-colon", "l", "1:", None), ("encoded-up", "l", "%2e%2e/a", None), ("accents", "l", "è", None),
        ("tilde", "l", "~/a", None), ("deep", "a/b/c/d/l", "../../../../x", None),
        ("many-up-and-down", "a/b/l", "../../c/d/../../e", None)]:
    link(slug, name, target, note, flags=0 if target.isascii() else 0x800)
link("deflated", "d/l", "../a", method=8)
link("far-and-deflated", "a/l", "b/../" * 20 + "c", method=8)
link("with-other-permissions", "l", "a", mode=0o120000)
link("with-a-descriptor", "d/l", "../a", method=8, descriptor=True)
for slug, mode, note in [
        ("file", FILE, None), ("no-type", 0o644, None), ("fifo", 0o010644, None),
        ("device", 0o020644, "0x2000, one bit of a link's 0xA000."), ("block-device", 0o060644, None), ("socket", 0o140755, "0xC000."),
        ("type-of-all-bits", 0o170644, "0xF000 has all bits of 0xA000, and is no link."),
        ("type-e000", 0o160644, "0xE000 has both bits of 0xA000, and is no link.")]:
    link(f"no-link-but-{slug}", "l", "../a", note, mode=mode)
for host in (0, 2, 10, 19):
    link(f"no-link-by-host-{host}", "l", "../a", "Only host 3 says what the attributes mean." if host == 19 else None, host=host)
link("no-link-by-low-attributes", "l", "../a", "Links have it in the upper half.", attributes=0xA000)
link("no-link-without-attributes", "l", "/etc/passwd", attributes=0)
L, X = Entry("l", "a", 0, LINK), Entry("a", b"x")
for slug, entries, clauses, limits, note in [
        ("links-and-files", [Entry("a", TEXT), Entry("d/"), Entry("d/l", "../a", 0, LINK), L], "ARC-1", LIMITS,
         "Links are listed as files, with size and CRC-32 of their targets."),
        ("link-to-what-is-not-there", [Entry("a", TEXT), Entry("l", "b", 0, LINK)], "ARC-1", LIMITS, None),
        ("links-in-a-circle", [Entry("k", "l", 0, LINK), Entry("l", "k", 0, LINK)], "ARC-1", LIMITS, None),
        ("link-to-a-link", [Entry("d/k", "../l", 0, LINK), Entry("l", "d", 0, LINK)], "ARC-1", LIMITS, None),
        ("links-count-as-files", [X, L], "ARC-2", (1, 100), None), ("links-count-as-files-exactly", [X, L], "ARC-2", (2, 2), None),
        ("targets-count-as-bytes", [X, L], "ARC-2", (2, 1), None),
        ("wrong-checksum-of-a-link", [Entry("l", "a", 0, LINK, crc=1)], "ARC-2", LIMITS, None)]:
    add("links", slug, entries, clauses=clauses, limits=limits, note=note, check=True)
for slug, links, note in [
        ("to-a-file-of-its-own-folder", {"a": ".", "b": "a/x"}, None),
        ("down-by-a-link-and-up", {"a": "d", "b": "a/.."}, "d is one below, and .. of it the folder itself."),
        ("down-two-by-a-link-and-up-two", {"a": "d/e", "b": "a/../.."}, "By its text alone b would be above the folder."),
        ("in-a-circle-of-two-with-more", {"k": "l/x", "l": "k/y"}, "Who is led in a circle is led nowhere."),
        ("in-a-circle-before-many-steps-up", {"k": "l/../../..", "l": "k/../../.."}, "The steps up are never come to."),
        ("by-a-chain-of-five", {"l0": "x", "l1": "l0", "l2": "l1", "l3": "l2", "l4": "l3/.."}, None),
        ("by-a-link-up-in-a-folder", {"d/l": "..", "m": "d/l/a"}, None),
        ("by-a-link-to-what-is-not-there", {"a": "gone", "b": "a/../x"}, None),
        ("by-a-link-in-the-middle", {"d/e/here": ".", "m": "d/e/here/../.."}, None)]:
    add("links-together", f"together-inside-{slug}", [Entry(name, target, 0, LINK) for name, target in links.items()],
        clauses="ARC-1", note=note, tags="hostile", check=True)

# ---- archives with comments, and archives preceded by other bytes

SOME, OUT = [Entry("a.txt", TEXT, 0), Entry("d/b", POEM)], [("a.txt", TEXT), ("d/b", POEM)]
SHELL, EXE, SIZE = b"#!/bin/sh\nexec unzip -q \"$0\"\n", b"MZ" + bytes(62), len(TEXT + POEM)
for slug, how, limits, note in [
        ("comment-of-a-byte", {"comment": b"a"}, LIMITS, "An archive comment is no damage."),
        ("comment-of-a-text", {"comment": "Corso sulla sicurezza, è nuovo\n".encode()}, LIMITS, None),
        ("comment-of-zeros", {"comment": bytes(22)}, LIMITS, None),
        ("comment-of-a-thousand-bytes", {"comment": b"0123456789" * 100}, LIMITS, None),
        ("comment-like-a-local-header", {"comment": b"PK\3\4" + bytes(26)}, LIMITS, None),
        ("stub-of-a-shell", {"stub": SHELL}, LIMITS, "As cat puts it there: no offset counts it."),
        ("stub-of-a-shell-counted", {"stub": SHELL, "counted": True}, LIMITS, "As zip -A puts it right: every offset counts it."),
        ("stub-of-windows", {"stub": EXE}, LIMITS, None),
        ("stub-of-windows-counted", {"stub": EXE, "counted": True}, LIMITS, None),
        ("stub-of-a-byte", {"stub": b"\n"}, LIMITS, None), ("stub-of-a-byte-counted", {"stub": b"\n", "counted": True}, LIMITS, None),
        ("stub-and-comment", {"stub": SHELL, "comment": b"a"}, LIMITS, None),
        ("stub-and-comment-counted", {"stub": SHELL, "counted": True, "comment": b"a"}, LIMITS, None),
        ("stub-and-the-directory-in-another-order", {"stub": SHELL, "order": (1, 0)}, LIMITS, None),
        ("comment-like-an-end-record", {"comment": b"so: PK\5\6 and more, much more than 22"}, LIMITS,
         "No end record: what it tells of its comment does not fit. zipfile takes it for one."),
        ("comment-and-limits-just-reached", {"comment": b"a"}, (2, SIZE), None),
        ("comment-and-one-byte-too-many", {"comment": b"a"}, (2, SIZE - 1), None)]:
    add("around", slug, zipped(SOME, **how), OUT, limits, note=note)
add("around", "comment-on-an-empty-archive", zipped([], comment=b"nothing"), [], (0, 0))
add("around", "stub-before-an-empty-archive", zipped([], stub=SHELL), [], (0, 0))
add("around", "stub-and-descriptors", zipped([Entry("a", POEM, descriptor=True)], stub=SHELL), [("a", POEM)])
add("around", "comment-does-not-count", zipped([Entry("a", b"x", 0)], comment=b"long enough"), [("a", b"x")], (1, 1))
add("around", "stub-and-a-wrong-checksum", zipped([Entry("a", b"x", crc=1)], stub=SHELL))
add("around", "stub-alone", SHELL)

# ---- archives in which an entry needs a folder where another entry is a file or a link

for slug, names, note in [
        ("below-a-file", "a a/b", "a is a file, and no folder that b could be in."),
        ("below-a-file-that-comes-later", "a/b a", None), ("far-below-a-file", "a/b/c/d a", None),
        ("below-a-file-with-others-between", "a a-b a.b a/c", "By their texts a-b and a.b stand between a and a/c."),
        ("of-a-folder-below-a-file", "a a/b/", None), ("below-a-link", "l l/b", "b would be written through the link."),
        ("below-a-link-that-comes-later", "l/b l", None), ("in-a-folder", "d/ d/a d/a/b", None)]:
    add("places", f"place-{slug}", zipped([Entry(name, b"" if name.endswith("/") else b"x", 0, LINK if name == "l" else None)
                                           for name in names.split()]), note=note)
for slug, names in [("of-beginnings", "a ab a-b a.b"), ("of-a-folder-and-names-like-it", "d/ d/a d-a da d.a/b"),
                    ("of-folders-within", "a/b/ a/ a/b/c a/bc"), ("of-names-like-folders", "a/b ab a-/b")]:
    add("places", f"places-{slug}", [Entry(name, b"" if name.endswith("/") else name.encode(), 0) for name in names.split()],
        note="Each has a place of its own.", check=True)

# ---- limits

THREE = [Entry("a", b"1" * 100), Entry("b", b"2" * 50, 0), Entry("c", b"")]
for slug, limits, tags in [
        ("exact", (3, 150), "boundary"), ("one-file-less", (2, 150), "boundary"), ("one-byte-less", (3, 149), "boundary"),
        ("both-less", (2, 149), "boundary"), ("one-file-more", (4, 150), "boundary"), ("one-byte-more", (3, 151), "boundary"),
        ("no-files", (0, 150), None), ("no-bytes", (3, 0), None), ("nothing", (0, 0), None),
        ("greatest", (9007199254740991, 9007199254740991), None), ("bytes-of-the-largest-alone", (3, 100), None),
        ("beyond-32-bits", (4294967296, 4294967296), None), ("files-beyond-8-bits", (256, 150), None)]:
    add("limits", f"three-files-{slug}", THREE, limits=limits, tags=tags, check=True)
BOMB, LONG, TEN = bytes(1000000), b"x" * 500, [Entry(f"n{i}", b"x" * 10) for i in range(10)]
for slug, entries, limits, tags, note in [
        ("folders-do-not-count", [Entry("a/"), Entry("b/"), Entry("c/"), Entry("a/x", b"x")], (1, 1), None, None),
        ("folders-alone-and-limits-of-zero", [Entry("a/"), Entry("a/b/")], (0, 0), None, None),
        ("empty-files-count", [Entry("a", b""), Entry("b", b"", 0)], (1, 0), None, None),
        ("empty-files-exactly", [Entry("a", b""), Entry("b", b"", 0)], (2, 0), None, None),
        ("one-byte-and-a-limit-of-none", [Entry("a", b"x", 0)], (1, 0), None, None),
        ("one-byte-deflated-and-a-limit-of-none", [Entry("a", b"x")], (1, 0), None, None),
        ("bytes-are-counted-unpacked", [Entry("a", b"x" * 2000)], (1, 100), None,
         f"Packed it has {len(deflated(b'x' * 2000))} bytes."),
        ("packed-may-be-more-than-the-limit", [Entry("a", b"ab", packed=b"\0\1\0\xfe\xffa\0\1\0\xfe\xffb\1\0\0\xff\xff")], (1, 2),
         None, "17 bytes packed, 2 unpacked."),
        ("the-archive-itself-may-be-more", [Entry("a", b"x", 0)], (1, 1), None, None),
        ("together-too-large", TEN, (10, 99), None, None), ("together-exactly", TEN, (10, 100), None, None),
        ("twenty-one-files", [Entry(f"n{i:02}", b"", 0) for i in range(21)], LIMITS, None, None),
        ("last-one-makes-it-too-large", [Entry("a", b"1" * 100), Entry("b", b"2")], (2, 100), None, None),
        ("first-one-is-too-large-already", [Entry("a", b"1" * 101), Entry("b", b"")], (2, 100), None, None),
        ("stored-exactly", [Entry("a", TEXT, 0)], (1, len(TEXT)), None, None),
        ("stored-one-less", [Entry("a", TEXT, 0)], (1, len(TEXT) - 1), None, None),
        ("bomb", [Entry("a", BOMB)], (1, 999999), "bomb", "A megabyte of zeros in a kilobyte, one byte too many."),
        ("bomb-within-the-limit", [Entry("a", BOMB)], (1, 1000000), "bomb", None),
        ("bomb-far-above-the-limit", [Entry("a", BOMB)], (1, 10), "bomb", None),
        ("bomb-of-many", [Entry(f"n{i}", bytes(50000)) for i in range(4)], (4, 199999), "bomb", None),
        ("bomb-of-many-exactly", [Entry(f"n{i}", bytes(50000)) for i in range(4)], (4, 200000), "bomb", None),
        ("bomb-behind-small-files", [Entry("a", b"x"), Entry("b", b"y"), Entry("c", bytes(300000))], (3, 10000), "bomb", None),
        ("bomb-within-a-bomb", [Entry("inner.zip", zipped([Entry("a", BOMB)]))], (1, 2000), "bomb",
         "What is within an inner zip does not count."),
        ("claims-less-and-within", [Entry("a", LONG, size=5)], (1, 500), "lie",
         "Five are claimed, 500 come out, which the limit allows: damaged."),
        ("claims-one-more-and-within", [Entry("a", LONG, size=501)], (1, 500), "lie", "What is claimed would be above the limit."),
        ("claims-more-than-the-limit", [Entry("a", b"x", size=1000000)], (1, 100), "lie",
         "Claimed too large, but it is not: damaged, never too large."),
        ("claims-more-than-31-bits", [Entry("a", b"x", size=0xFFFFFFFE)], (1, 100), "lie", None),
        ("claims-nothing-and-within", [Entry("a", LONG, size=0)], (1, 500), "lie", None),
        ("claims-something-of-nothing", [Entry("a", b"", size=1)], (1, 0), "lie", None),
        ("claims-stored-less-and-within", [Entry("a", b"x" * 50, 0, size=5)], (1, 50), "lie", None),
        ("claims-stored-more", [Entry("a", b"x" * 50, 0, size=51)], (1, 50), "lie", None),
        ("claims-stored-more-than-the-limit", [Entry("a", b"x", 0, size=5000)], (1, 100), "lie", None),
        ("claims-wrong-checksum-and-within", [Entry("a", LONG, crc=1)], (1, 500), "lie", None),
        ("claims-checksum-of-the-claimed-bytes", [Entry("a", LONG, crc=zlib.crc32(b"x" * 5), size=5)], (1, 500), "lie",
         "The first five bytes would fit their checksum."),
        ("one-claims-more-another-less", [Entry("a", b"x" * 10, size=11), Entry("b", b"x" * 10, size=9)], LIMITS, "lie", None)]:
    add("limits", slug, entries, limits=limits, tags=tags, note=note, check=True)

# ---- contents

add("contents", "no-stream-and-no-bytes-allowed", [Entry("a", TEXT, packed=b"\xff\xff\xff")], limits=(1, 0),
    note="Nothing comes out, which is not too much.")
GOOD, CRC = deflated(POEM), zlib.crc32(TEXT)
for slug, entries, note in [
        ("wrong-checksum-stored", [Entry("a", TEXT, 0, crc=CRC ^ 1)], "One bit of it."),
        ("wrong-checksum-deflated", [Entry("a", TEXT, crc=CRC ^ 0x80000000)], "The highest bit."),
        ("checksum-of-zero", [Entry("a", TEXT, crc=0)], "0 is no sign that there is none."),
        ("checksum-of-an-empty-file", [Entry("a", b"", 0, crc=1)], None),
        ("checksum-of-an-empty-deflated-file", [Entry("a", b"", crc=1)], None),
        ("checksum-upside-down", [Entry("a", TEXT, crc=int.from_bytes(CRC.to_bytes(4, "little"), "big"))], None),
        ("adler-for-a-checksum", [Entry("a", TEXT, crc=zlib.adler32(TEXT))], None),
        ("checksum-of-the-packed-bytes", [Entry("a", POEM, crc=zlib.crc32(GOOD))], None),
        ("wrong-checksum-in-the-last", [Entry("a", b"1"), Entry("b", b"2"), Entry("c", b"3", crc=7)], "Nothing is left of a and b."),
        ("wrong-checksum-in-the-first", [Entry("a", b"1", crc=7), Entry("b", b"2")], None),
        ("checksums-exchanged", [Entry("a", b"1", crc=zlib.crc32(b"2")), Entry("b", b"2", crc=zlib.crc32(b"1"))], None),
        ("content-changed", [Entry("a", TEXT, 0, packed=TEXT.replace(b"two", b"ten"), size=len(TEXT))], None),
        ("content-changed-deflated", [Entry("a", TEXT, packed=deflated(TEXT.replace(b"two", b"ten")))], None),
        ("stream-ends-early", [Entry("a", POEM, packed=GOOD[:-1])], "All bytes but the end of the block may be there."),
        ("stream-of-half", [Entry("a", POEM, packed=GOOD[:len(GOOD) // 2])], None),
        ("stream-of-one-byte", [Entry("a", POEM, packed=GOOD[:1])], None),
        ("stream-of-nothing", [Entry("a", POEM, packed=b"")], None),
        ("block-of-type-three", [Entry("a", b"", packed=b"\7")], None),
        ("stored-block-lengths-disagree", [Entry("a", b"hi", packed=b"\1\2\0\xfe\xffhi")], None),
        ("stored-block-cut", [Entry("a", b"hi", packed=b"\1\2\0\xfd\xffh")], None),
        ("no-last-block", [Entry("a", b"hi", packed=b"\0\2\0\xfd\xffhi")],
         "Both bytes come out, but no block says that it is the last."),
        ("copy-from-before-the-beginning", [Entry("a", b"abcabc", packed=copied(257, 3))],
         "From four bytes before, where there are three."),
        ("copy-of-nothing-before", [Entry("a", b"aaa", packed=copied(257, 0, before=b""))], None),
        ("copy-from-far-before-the-beginning", [Entry("a", b"abcabc", packed=copied(257, 29, 13, 8191))], None),
        ("distance-of-no-meaning", [Entry("a", b"abcabc", packed=copied(257, 30))], "Symbols 30 and 31 never occur."),
        ("length-of-no-meaning", [Entry("a", b"abcabc", packed=copied(286, 2))], "Symbols 286 and 287 never occur."),
        ("too-many-codes", [Entry("a", b"aa", packed=dynamic({97: 1, 98: 1, 256: 1}, [1], 97, 97, 256))],
         "Three codes of one bit."),
        ("repeat-of-no-length",
         [Entry("a", b"", packed=Bits().number(1, 1).number(2, 2).number(0, 5).number(0, 5).number(0, 4).number(1, 3).number(1, 3)
                .number(0, 6).code(0, 1).number(0, 2).bytes() + bytes(9))], "The first code length says: as the one before."),
        ("last-bits-missing", [Entry("a", b"abc", packed=Bits().number(1, 1).number(1, 2).fixed(97, 98, 99).bytes())],
         "All bytes are there, but not the end of the block."),
        ("random-bytes-for-a-stream", [Entry("a", TEXT, packed=bytes((i * 73 + 11) % 256 for i in range(60)))], None),
        ("zlib-wrapper-around-the-stream", [Entry("a", TEXT, packed=zlib.compress(TEXT))], "Zips have the bare stream."),
        ("plain-text-said-to-be-deflated", [Entry("a", TEXT, packed=TEXT)], None),
        ("deflated-said-to-be-stored", [Entry("a", TEXT, 0, packed=deflated(TEXT))], None),
        ("one-broken-of-three", [Entry("a", TEXT), Entry("b", TEXT, packed=b"\7"), Entry("c", TEXT)], None),
        ("names-that-differ-in-case", [Entry("a", b"1"), Entry("A", b"2")], "Two paths, though not on every disk."),
        ("names-that-differ-in-normalisation", [Entry("\u00e9", b"1"), Entry("e\u0301", b"2")],
         "Byte for byte they differ. A set of Swift Strings takes them for one."),
        ("names-that-differ-by-a-space", [Entry("a", b"1"), Entry("a ", b"2"), Entry(" a", b"3")], None),
        ("names-equal-in-different-folders", [Entry("d/a", b"1"), Entry("e/a", b"2"), Entry("a", b"3")], None),
        ("contents-equal", [Entry("a", TEXT), Entry("b", TEXT), Entry("c", TEXT, 0)], None)]:
    add("contents", slug, entries, note=note, check=True)

# ---- descriptors

D = Entry("a", POEM, descriptor=True)
for slug, entries, limits, tags, note in [
        ("", [D], LIMITS, None, "Flag bit 3: the local header has zeros, and sizes and CRC-32 follow the data."),
        ("s-of-three", [D, Entry("b", TEXT, descriptor=True), Entry("c", b"", descriptor=True)], LIMITS, None, None),
        ("-beside-none", [D, Entry("b", TEXT), Entry("c", TEXT, 0), Entry("d/")], LIMITS, None, None),
        ("-of-an-empty-file", [Entry("a", b"", descriptor=True)], LIMITS, None, None),
        ("-and-extra-fields", [Entry("a", POEM, descriptor=True, extra=STAMP)], LIMITS, None, None),
        ("-and-an-accent", [Entry("è", POEM, descriptor=True)], LIMITS, None, None),
        ("-like-content", [Entry("a", b"PK\7\10" + bytes(12), packed=b"\1\20\0\xef\xffPK\7\10" + bytes(12), descriptor=True)],
         LIMITS, None, None),
        ("-within-limits-exactly", [D], (1, len(POEM)), None, None),
        ("-one-byte-too-large", [D], (1, len(POEM) - 1), None, None),
        ("-bomb", [Entry("a", bytes(500000), descriptor=True)], (1, 1000), "bomb", "The local header claims nothing.")]:
    add("descriptors", f"descriptor{slug}", entries, limits=limits, tags=tags, note=note, check=True)

# ---- the structure

WHOLE = zipped([Entry("a.txt", TEXT, 0), Entry("b", b"b")])
START, SECOND, N = struct.unpack("<L", WHOLE[-6:-2])[0], len(Entry("a.txt", TEXT, 0).local()), len(WHOLE)
SLIP = zipped([Entry("../a", b"x"), Entry("/b", b"y")])
add("structure", "zero-bytes", b"", note="An empty text is an archive of zero bytes.")
add("structure", "whole", WHOLE, [("a.txt", TEXT), ("b", b"b")], note="The one that is cut below.")
for slug, keep in [
        ("by-one", N - 1), ("by-two", N - 2), ("by-21", N - 21), ("by-the-end-record", N - 22), ("by-23", N - 23),
        ("in-the-directory", N - 60), ("behind-the-first-record", START + 51), ("by-the-directory", START),
        ("in-the-data", SECOND - 5), ("behind-the-first-entry", SECOND), ("in-the-first-name", 33), ("behind-the-first-header", 30),
        ("to-29-bytes", 29), ("to-22-bytes", 22), ("to-21-bytes", 21), ("to-the-signature", 4), ("to-one-byte", 1)]:
    add("structure", f"cut-{slug}", WHOLE[:keep], tags="cut", note=f"{keep} of {N} bytes.")
for slug, archive, limits, note in [
        ("empty-archive", EMPTY[:-1], LIMITS, None),
        ("though-limits-are-zero", WHOLE[:-1], (0, 0), "The structure comes before limits."),
        ("though-names-are-unsafe", SLIP[:-1], LIMITS, "The structure comes before names."),
        ("though-twice", zipped([Entry("a", b"1"), Entry("a", b"1")])[:-3], LIMITS, None),
        ("bomb", zipped([Entry("a", bytes(100000))])[:-1], (1, 10), None)]:
    add("structure", f"cut-{slug}", archive, limits=limits, tags="cut", note=note)
for slug, data in [
        ("text", b"This is no archive.\n"), ("long-text", TEXT * 10), ("page", b"<!DOCTYPE html><title>401</title><p>Login, please.</p>"),
        ("json", b'{"status":401}'), ("gzip", bytes.fromhex("1f8b0800000000000203") + deflated(TEXT) + struct.pack("<2L", CRC, len(TEXT))),
        ("zeros", bytes(100)), ("22-zeros", bytes(22)), ("ones", b"\xff" * 22), ("png", b"\x89PNG\r\n\x1a\n" + bytes(30)),
        ("rar", b"Rar!\x1a\x07\x00" + bytes(30)), ("local-header-alone", X.local()), ("pk", b"PK"), ("signature-alone", b"PK\3\4"),
        ("central-header-alone", X.central(0)), ("two-letters-and-zeros", b"PK" + bytes(20)), ("byte-order-mark", b"\xef\xbb\xbf")]:
    add("structure", f"no-zip-{slug}", data)
NONE_LEFT = "No PK 5 6 is left."
for slug, at, new, note, archive in [
        ("of-the-first-local-header", 0, b"XX", None, WHOLE), ("of-the-second-local-header", SECOND, b"\0\0\0\0", None, WHOLE),
        ("of-a-local-header-in-one-bit", 3, b"\5", None, WHOLE), ("of-a-local-header-by-the-central-one", 0, b"PK\1\2", None, WHOLE),
        ("of-a-local-header-in-small", SECOND, b"pk", None, WHOLE),
        ("of-a-local-header-by-the-spanning-one", 0, b"PK\7\10", None, WHOLE), ("of-the-first-record", START, b"XX", None, WHOLE),
        ("of-the-second-record", START + 51, b"PK\3\4", None, WHOLE),
        ("of-the-first-record-by-zeros", START, b"\0\0\0\0", None, WHOLE), ("of-a-record-in-one-bit", START, b"QK", None, WHOLE),
        ("of-a-record-by-zip64", START + 51, b"PK\6\6", None, WHOLE), ("of-the-end-record", N - 22, b"XX", NONE_LEFT, WHOLE),
        ("of-the-end-record-in-one-bit", N - 19, b"\7", NONE_LEFT, WHOLE),
        ("of-the-end-record-by-zip64", N - 22, b"PK\6\7", NONE_LEFT, WHOLE), ("of-an-empty-archive", 0, b"PK\5\5", None, EMPTY),
        ("of-an-unsafe-one", 0, b"XX", "The structure comes before names.", SLIP)]:
    add("structure", f"signature-{slug}", archive[:at] + new + archive[at + len(new):], note=note)

# ---- archives from other programs

for line in map(json.loads, Path(__file__).with_name("learning_archive_recorded.jsonl").read_text(encoding="utf-8").splitlines()):
    if "error" in line:
        continue
    group = "infozip" if line["by"].startswith("Info-ZIP") else "others"
    slug = ("infozip-" if group == "infozip" else "") + line["slug"]
    archive, out, note = base64.b64decode(line["archive"]), {"files": line["files"]}, line["command"].split("-e '")[0].strip()
    out["files"].sort(key=lambda file: list(map(ord, file["path"])))
    count, size = len(out["files"]), sum(file["size"] for file in out["files"])
    add(group, slug, archive, out, clauses="ARC-1" if "link" in slug else "ARC-2", note=note, check=True)
    if line["slug"] in ("several", "recursive", "link-up-inside", "perl-streamed", "git"):
        for name, limits in (("exactly", (count, size)), ("one-file-less", (count - 1, size)), ("one-byte-less", (count, size - 1))):
            add(group, f"{slug}-{name}", archive, out, limits, note=note, tags="boundary")
        add(group, f"{slug}-cut", archive[:-1], out, note=note, tags="cut")


class Pipe(io.RawIOBase):
    """An output stream that cannot seek, so that zipfile writes data descriptors."""

    def __init__(self):
        self.data = b""

    def writable(self):
        return True

    def write(self, data):
        self.data += bytes(data)
        return len(data)


def made(*files, method=zipfile.ZIP_DEFLATED, mode=FILE, pipe=False, host=3):
    buffer = Pipe() if pipe else io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(buffer, "w", method) as archive:
        warnings.simplefilter("ignore")
        for name, data in files:
            info = zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))
            info.create_system = host
            info.external_attr = (FOLDER if name.endswith("/") else mode) << 16
            info.compress_type = zipfile.ZIP_STORED if name.endswith("/") else method
            archive.writestr(info, data)
    return buffer.data if pipe else buffer.getvalue()


STORED, TWO = {"method": zipfile.ZIP_STORED}, [("a", b"1"), ("b", b"2")]
for slug, files, how, more in [
        ("deflated", [("a.txt", POEM)], {}, {}), ("stored", [("a.txt", POEM)], STORED, {}), ("empty-archive", [], {}, {}),
        ("empty-file", [("a", b"")], {}, {}), ("several", [("b", b"2"), ("a", b"1"), ("c/d", b"3"), ("c/", b"")], {}, {}),
        ("folder", [("d/", b""), ("d/a", TEXT)], {}, {}),
        ("accents", [("perché/così.txt", TEXT), ("日本", b"x"), ("😀", b"y")], {}, {}), ("on-windows", [("a", TEXT)], {"host": 0}, {}),
        ("to-a-pipe", [("a", POEM), ("b", TEXT)], {"pipe": True}, {"note": "Data descriptors."}),
        ("to-a-pipe-empty-file", [("a", b"")], {"pipe": True}, {}),
        ("link", [("d/l", b"../a")], {"mode": LINK}, {"clauses": "ARC-1"}), ("too-many", TWO, {}, {"limits": (1, 10)}),
        ("too-large", TWO, {}, {"limits": (2, 1)}), ("bomb", [("a", bytes(700000))], {}, {"limits": (1, 699999), "tags": "bomb"}),
        ("bomb-to-a-pipe", [("a", bytes(700000))], {"pipe": True}, {"limits": (1, 1000), "tags": "bomb"})]:
    add("zipfile", f"zipfile-{slug}", made(*files, **how), [pair for pair in files if not pair[0].endswith("/")], check=True, **more)
SOME = made(("a", POEM), ("b", TEXT))
for keep in (len(SOME) - 1, len(SOME) - 22, len(SOME) // 2):
    add("zipfile", f"zipfile-cut-to-{keep}", SOME[:keep], tags="cut")
add("zipfile", "zipfile-one-bit-of-the-content", made(("a", TEXT), **STORED).replace(b"two courses", b"two Courses"), check=True)

if "--judge" in sys.argv:
    judge()
else:
    CASES.run()
