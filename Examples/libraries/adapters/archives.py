"""Shared by the adapters of archives: a folder to unpack into, and what is found there afterwards.

A library is asked to unpack into an empty folder, and what then lies there is the answer. None of them has limits on
what comes out: it is counted here. They are asked the cases that rest on the standards of zip and deflate: what leads
out of the folder and which code a refusal has are decisions of the kit. Of those cases only damaged ones are refused.
"""
import base64
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import zlib
from importlib.metadata import version
from pathlib import Path

from protocol import Refused, serve

OWN = (NameError, ImportError, AttributeError)  # mistakes of an adapter, and no refusals of a library


def found(folder):
    """Lists what lies in a folder: path, size and checksum of files, and of the targets of links."""
    files = []
    for place in Path(folder).rglob("*"):
        if place.is_symlink():
            content = os.fsencode(os.readlink(place))
        elif place.is_file():
            content = place.read_bytes()
        else:
            continue
        path = os.fsencode(place.relative_to(folder)).decode("utf-8", "replace")  # a name may be of other bytes
        files.append({"path": path, "size": len(content), "crc32": zlib.crc32(content)})
    return sorted(files, key=lambda file: file["path"])


def archive_by(unpack):
    """Answers learning.archive by a function that unpacks the zip of a path into a folder, or raises."""

    def archive(given, readings):
        home = tempfile.mkdtemp()
        try:
            packed, folder = os.path.join(home, "a.zip"), os.path.join(home, "out")
            Path(packed).write_bytes(base64.b64decode(given["archive"]))
            os.mkdir(folder)
            try:
                unpack(packed, folder)
            except OWN:
                raise
            except Exception as refusal:
                print(f"{type(refusal).__name__}: {refusal}"[:200], file=sys.stderr)
                raise Refused("archive.damaged")
            if sorted(os.listdir(home)) != ["a.zip", "out"]:
                raise RuntimeError("it wrote outside its folder")
            subprocess.run(["chmod", "-R", "u+rwX", home])
            files = found(folder)
        finally:
            subprocess.run(["chmod", "-R", "u+rwX", home])
            shutil.rmtree(home)
        limits = given["limits"]
        if len(files) > limits["files"] or sum(file["size"] for file in files) > limits["bytes"]:
            raise Refused("archive.tooLarge")
        return {"files": files}

    return archive


def by_command(*command, good=(0,)):
    """Unpacks by a command, of which other exit codes than these are a refusal; {zip} is the place of the zip."""
    if not shutil.which(command[0]):
        raise SystemExit(f"{command[0]} is not installed")

    def unpack(packed, folder):
        words = [word.replace("{zip}", packed) for word in command]
        made = subprocess.run(words, cwd=folder, timeout=30, stdin=subprocess.DEVNULL, stdout=2,
                              env={**os.environ, "LC_ALL": "C.UTF-8"})
        if made.returncode not in good:
            raise RuntimeError(f"exit code {made.returncode}")

    return unpack


def said_by(*command):
    """Returns the version in what a command prints."""
    printed = subprocess.run(command, capture_output=True, text=True)
    return re.search(r"\d+\.\d+[\w.]*", printed.stdout + printed.stderr)[0]


def serve_archive(name, unpack, of=None, language="python"):
    """Serves a library, without root and with a limit on what it writes, since the archives are hostile on purpose."""
    of = of or version(name)
    "".encode("cp437")  # loaded now, since it cannot be where only root may read Python's own modules
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 26, 1 << 26))
    serve(name, {"learning.archive": archive_by(unpack)}, of=of, language=language)
