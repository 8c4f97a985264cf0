"""What the adapters of archives share: a folder to unpack into, and what is found there afterwards.

A library is asked to unpack into an empty folder, and what then lies there is the answer. It refuses or it does not; the
code of a refusal is told by what the directory of the archive says. Three conventions are no faults, and skipped once
the library has been asked and has kept to its folder: it has no limits; it unpacks what does not lead out and leaves out
or renames the rest; of two entries of one place the later one wins.
"""
import base64
import io
import os
import posixpath
import re
import resource
import shutil
import stat
import subprocess
import tempfile
import zipfile
import zlib
from pathlib import Path

from protocol import Refused, Skip, serve

LEADS_OUT = re.compile(r"(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[A-Za-z]:|\\")


class Told:
    """What the directory of an archive says, as Python's zipfile reads it; nothing if it cannot."""

    def __init__(self, archive):
        try:
            self.entries = zipfile.ZipFile(io.BytesIO(archive)).infolist()
        except Exception:
            self.entries = []
        self.names = [entry.orig_filename for entry in self.entries]

    def refusal(self):
        """The code of a refusal: of encryption and methods, then of names, else of damage."""
        if any(entry.flag_bits & 1 or entry.compress_type not in (0, 8) for entry in self.entries):
            return "archive.unsupported"
        return "archive.unsafe" if self.leads_out() else "archive.damaged"

    def leads_out(self):
        return any(LEADS_OUT.search(name) for name in self.names)

    def has_links(self):
        return any(stat.S_ISLNK(entry.external_attr >> 16) for entry in self.entries)

    def shares_a_place(self):
        places = [posixpath.normpath(name) for name in self.names]
        return len(set(places)) < len(places) or any(
            place in places for one in places for place in map(str, Path(one).parents)
            if self.names[places.index(place) if place in places else 0][-1:] != "/")


def found(folder):
    """What lies in a folder: path, size and checksum of files, and of the targets of links."""
    for place in sorted(Path(folder).rglob("*")):
        if place.is_symlink():
            content = os.fsencode(os.readlink(place))
        elif place.is_file():
            content = place.read_bytes()
        else:
            continue
        yield {"path": str(place.relative_to(folder)), "size": len(content), "crc32": zlib.crc32(content)}


def unpacked(archive, unpack):
    """The files that a library makes of an archive, or None if it refuses."""
    home = tempfile.mkdtemp()
    try:
        packed, folder = os.path.join(home, "a.zip"), os.path.join(home, "out")
        Path(packed).write_bytes(archive)
        os.mkdir(folder)
        try:
            unpack(packed, folder)
            files = list(found(folder))
        except Exception as refused:
            print(f"{type(refused).__name__}: {refused}"[:200], file=os.sys.stderr)
            files = None
        if sorted(os.listdir(home)) != ["a.zip", "out"]:
            raise RuntimeError("it wrote outside its folder")
        return files
    finally:
        subprocess.run(["chmod", "-R", "u+rwX", home])
        shutil.rmtree(home)


def archive_by(unpack):
    """Answers learning.archive by a function that unpacks the zip of a path into a folder."""

    def archive(given, readings):
        archive, limits = base64.b64decode(given["archive"]), given["limits"]
        files, told = unpacked(archive, unpack), Told(archive)
        if files is None:
            raise Refused(told.refusal())
        if len(files) > limits["files"] or sum(file["size"] for file in files) > limits["bytes"]:
            raise Skip("it has no limits on what comes out")
        if told.leads_out():
            raise Skip("it leaves out or renames what leads out, and unpacks the rest")
        if told.has_links():
            raise Skip("it makes links as they are")
        if told.shares_a_place():
            raise Skip("of two entries of one place one wins")
        return {"files": files}

    return archive


def by_command(*command):
    """Unpacks by a command, whose exit code other than 0 is a refusal; {zip} and {out} are the places."""

    def unpack(packed, folder):
        words = [word.format(zip=packed, out=folder) for word in command]
        subprocess.run(words, cwd=folder, check=True, timeout=30, stdin=subprocess.DEVNULL, stdout=2,
                       env={**os.environ, "LC_ALL": "C.UTF-8"})

    return unpack


def said_by(*command):
    """The version in what a command prints."""
    printed = subprocess.run(command, capture_output=True, text=True)
    return re.search(r"\d+\.\d+[\w.]*", printed.stdout + printed.stderr)[0]


def serve_archive(name, unpack, of=None):
    """Serves a library, without root and with a limit on what it writes, since the archives are hostile on purpose."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 26, 1 << 26))
    serve(name, {"learning.archive": archive_by(unpack)}, of=of)
