"""learning.archive: the unpacked files of a zip, or the reason why the zip is refused.

The module reads a zip by its central directory, as described in PKWARE's APPNOTE.TXT, and writes only to a folder that
a run request names. `zipfile` is unsuitable: it repairs archives that must be refused, and trusts headers.
"""
from __future__ import annotations

import base64
import binascii
import os
import re
import struct
import zlib
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from contract import Options, Readings, Rejection, a_text, a_whole_number_in, an_object, malformed
from tree import LeadsOut, Tree, components

READINGS: Options = {}

#: The end record: signature, disk, disk of the directory, entries here, entries, directory's size and offset, comment's
#: length.
END = struct.Struct("<4s4H2LH")
#: A local header: signature, version, flags, method, time, date, crc32, packed and unpacked size, lengths of name and
#: extra field.
LOCAL = struct.Struct("<4s5H3L2H")
#: A header of the central directory, with the fields of `Central`.
CENTRAL = struct.Struct("<4s6H3L5H2L")


class Central(NamedTuple):
    """A header of the central directory, without its name."""

    signature: bytes
    made_by: int
    needed: int
    flags: int
    method: int
    time: int
    date: int
    crc32: int
    packed: int
    size: int
    name_length: int
    extra_length: int
    comment_length: int
    disk: int
    internal: int
    attributes: int
    local: int


LOCAL_SIGNATURE = b"PK\3\4"
CENTRAL_SIGNATURE = b"PK\1\2"
END_SIGNATURE = b"PK\5\6"

ENCRYPTED = 1
STORED, DEFLATED = 0, 8
UNIX = 3
FILE_TYPE, SYMBOLIC_LINK = 0xF000, 0xA000

_DRIVE = re.compile(rb"[A-Za-z]:")


class Entry(NamedTuple):
    name: bytes
    header: Central
    packed: bytes

    @property
    def is_directory(self) -> bool:
        return self.name.endswith(b"/")

    @property
    def is_supported(self) -> bool:
        """ARC-2: whether the entry is not encrypted and has a supported method."""
        return not self.header.flags & ENCRYPTED and self.header.method in (STORED, DEFLATED)

    @property
    def is_link(self) -> bool:
        header = self.header
        return header.made_by >> 8 == UNIX and header.attributes >> 16 & FILE_TYPE == SYMBOLIC_LINK


def damaged() -> Rejection:
    return Rejection("archive.damaged")


def unsafe() -> Rejection:
    return Rejection("archive.unsafe")


# ---- the structure --------------------------------------------------------------------------------------------------


def end_record(archive: bytes) -> int:
    """Returns the place of the end record: the last record whose comment, of up to 65535 bytes, ends the archive."""
    end = len(archive) - END.size
    while end >= 0:
        end = archive.rfind(END_SIGNATURE, 0, end + len(END_SIGNATURE))
        if end < 0:
            break
        comment_length = END.unpack_from(archive, end)[-1]
        if end + END.size + comment_length == len(archive):
            return end
        end -= 1
    raise damaged()


def entries_of(archive: bytes) -> List[Entry]:
    """ARC-2: returns the entries if the end record, the central directory and the local headers fit together.

    The central directory is right before its end record. Other bytes may come before the first header. Offsets are
    relative either to the first header or to the start of the file.
    """
    end = end_record(archive)
    _, disk, directory_disk, here, count, size, told_start, _ = END.unpack_from(archive, end)
    start = end - size
    before = start - told_start  # the number of leading bytes that the offsets do not count
    if disk != 0 or directory_disk != 0 or here != count or before < 0:
        raise damaged()
    if before > 0 and archive.startswith(LOCAL_SIGNATURE):
        raise damaged()  # truncated: the end record belongs to another archive that is stored inside this one
    entries: List[Entry] = []
    offset = start
    for _ in range(count):
        if offset + CENTRAL.size > end:
            raise damaged()
        header = Central._make(CENTRAL.unpack_from(archive, offset))
        offset += CENTRAL.size
        name = archive[offset : offset + header.name_length]
        offset += header.name_length + header.extra_length + header.comment_length
        if header.signature != CENTRAL_SIGNATURE or offset > end:
            raise damaged()
        data = start_of_data(archive, before + header.local, name, start)
        if data + header.packed > start:
            raise damaged()
        entries.append(Entry(name, header, archive[data : data + header.packed]))
    if offset != end:
        raise damaged()
    return entries


def start_of_data(archive: bytes, offset: int, name: bytes, directory: int) -> int:
    """Returns the offset of an entry's data, directly after the local header. The crc32 and the sizes in the local
    header are ignored."""
    if offset + LOCAL.size > directory:
        raise damaged()
    signature, *_, name_length, extra_length = LOCAL.unpack_from(archive, offset)
    offset += LOCAL.size
    if signature != LOCAL_SIGNATURE or archive[offset : offset + name_length] != name:
        raise damaged()
    return offset + name_length + extra_length


# ---- its contents ---------------------------------------------------------------------------------------------------


class Unpacked(NamedTuple):
    data: bytes
    is_whole: bool  # the stream is complete, and nothing follows it


def unpacked(entry: Entry, most: int) -> Unpacked:
    """Returns the real contents of an entry, but at most one byte more than `most`, so that a zip bomb is harmless."""
    if entry.header.method == STORED:
        return Unpacked(entry.packed, True)
    stream = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        data = stream.decompress(entry.packed, most + 1)
    except zlib.error:
        return Unpacked(b"", False)
    return Unpacked(data, stream.eof and not stream.unused_data)


def is_absolute(path: bytes) -> bool:
    """Returns whether a path begins with a slash or a drive; empty steps and `.` before the drive are ignored."""
    return path.startswith(b"/") or any(_DRIVE.match(step) for step in components(path)[:1])


def is_unsafe_name(name: bytes) -> bool:
    """ARC-1: returns whether a name may lead out of the folder."""
    return b"\\" in name or is_absolute(name) or b".." in name.split(b"/")


def tree_of(entries: List[Entry], most_bytes: int) -> Tree:
    """ARC-1: returns the unpacked tree; raises a rejection if a link leads out of the folder, alone or through
    other links. A compressed target is cut off beyond `most_bytes`."""
    tree = Tree()
    links: List[List[bytes]] = []
    for entry in entries:
        target: Optional[bytes] = None
        if entry.is_link:
            target = unpacked(entry, most_bytes).data
            if b"\\" in target or is_absolute(target):
                raise unsafe()
            links.append(components(entry.name)[:-1] + components(target))
        tree.add(entry.name, not entry.is_directory, target)
    try:
        for steps in links:
            tree.walk(steps)
    except LeadsOut:
        raise unsafe() from None
    return tree


def files_of(archive: bytes, most_files: int, most_bytes: int) -> List[Tuple[Entry, bytes]]:
    """Returns the files with their contents, or raises the rejection of the first check that fails."""
    entries = entries_of(archive)
    if not all(entry.is_supported for entry in entries):  # ARC-2
        raise Rejection("archive.unsupported")
    if any(is_unsafe_name(entry.name) for entry in entries):
        raise unsafe()
    tree = tree_of(entries, most_bytes)

    files = [entry for entry in entries if not entry.is_directory]
    if len(files) > most_files:  # ARC-2
        raise Rejection("archive.tooLarge")
    contents: List[Unpacked] = []
    left = most_bytes
    for entry in entries:  # the data in a directory's entry also counts towards the limit
        contents.append(unpacked(entry, left))
        left -= len(contents[-1].data)
        if left < 0:  # ARC-2: the unpacked bytes count, not the sizes in the headers
            raise Rejection("archive.tooLarge")

    places = Tree()
    for entry in entries:
        places.add(text_of(entry.name).encode(), is_file=not entry.is_directory)
    if places.has_a_place_twice:  # ARC-2: decoded names conflict, such as `a` with `./a`, `a/` or `a/b`
        raise damaged()
    for entry, (data, is_whole) in zip(entries, contents):
        if not is_whole or len(data) != entry.header.size or zlib.crc32(data) != entry.header.crc32:
            raise damaged()  # ARC-2
    return [(entry, data) for entry, (data, _) in zip(entries, contents) if not entry.is_directory]


def text_of(name: bytes) -> str:
    """ARC-2: decodes a name as UTF-8 if it is valid UTF-8, even without the flag, and otherwise as code page 437."""
    try:
        return name.decode("utf-8")
    except UnicodeDecodeError:
        return name.decode("cp437")


def listed(files: List[Tuple[Entry, bytes]]) -> Dict[str, Any]:
    """Returns the output, with the files sorted by path."""
    told = [
        {"path": text_of(entry.name), "size": entry.header.size, "crc32": entry.header.crc32}
        for entry, _ in files
    ]
    return {"files": sorted(told, key=lambda file: str(file["path"]))}  # Python compares strings by their scalars


def write(folder: str, files: List[Tuple[Entry, bytes]]) -> None:
    """ARC-1: writes the files below the folder; their names and links are already checked, and links are made last."""
    for entry, data in sorted(files, key=lambda file: file[0].is_link):
        place = os.path.join(os.fsencode(folder), *components(text_of(entry.name).encode("utf-8")))
        os.makedirs(os.path.dirname(place), exist_ok=True)
        if entry.is_link:
            os.symlink(data, place)
        else:
            with open(place, "xb") as file:
                file.write(data)


def bytes_of(text: str) -> bytes:
    """Decodes a string by RFC 4648, section 4, strictly: encoding the result again must give the same string."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise malformed() from None
    if base64.b64encode(data).decode("ascii") != text:
        raise malformed()
    return data


def checked(input: Any) -> List[Tuple[Entry, bytes]]:
    """ARC-1, ARC-2."""
    given = an_object(input, ("archive", "limits"))
    archive = bytes_of(a_text(given["archive"]))
    limits = an_object(given["limits"], ("files", "bytes"))
    most_files = a_whole_number_in(limits["files"], 0)
    most_bytes = a_whole_number_in(limits["bytes"], 0)
    return files_of(archive, most_files, most_bytes)


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    return listed(checked(input))


def run_in(folder: str, input: Any, readings: Readings) -> Dict[str, Any]:
    """Returns the outcome of `run`, and also writes the files to a folder."""
    files = checked(input)
    write(folder, files)
    return listed(files)
