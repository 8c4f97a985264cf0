"""Lets a library unpack an archive into an empty folder, and reads the files; shared by the adapters for archives.

The answer consists of the files that are in the folder after the library has unpacked the archive. No library limits
the number of files or bytes that it unpacks, so this module counts both. If a library refuses an archive, the answer is
the code `archive.damaged`. Because of `--basis standard`, a failure counts only if it breaks a law whose basis is a
standard. The kit itself decides which links lead out of the folder and which code stands for a refusal, so failures
that concern only these decisions do not count.
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

OWN = (NameError, ImportError, AttributeError)  # mistakes of an adapter, not refusals by a library


def found(folder):
    """Lists the path, size and checksum of each file and link in a folder; the content of a link is its target."""
    files = []
    for place in Path(folder).rglob("*"):
        if place.is_symlink():
            content = os.fsencode(os.readlink(place))
        elif place.is_file():
            content = place.read_bytes()
        else:
            continue
        path = os.fsencode(place.relative_to(folder)).decode("utf-8", "replace")  # some names are not UTF-8
        files.append({"path": path, "size": len(content), "crc32": zlib.crc32(content)})
    return sorted(files, key=lambda file: file["path"])


def archive_by(unpack):
    """Answers learning.archive by calling a function that unpacks a zip file into a folder, or raises an error."""

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
    """Returns a function that runs a command to unpack an archive; `{zip}` stands for the path of the archive.

    An exit code that is not in `good` means that the command refuses the archive.
    """
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
    """Returns the version in the output of a command."""
    printed = subprocess.run(command, capture_output=True, text=True)
    return re.search(r"\d+\.\d+[\w.]*", printed.stdout + printed.stderr)[0]


def serve_archive(name, unpack, of=None, language="python"):
    """Serves a library without root privileges and with a limit on file sizes, since the archives are hostile."""
    of = of or version(name)
    "".encode("cp437")  # loaded now, since later only root may be able to read Python's modules
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 26, 1 << 26))
    serve(name, {"learning.archive": archive_by(unpack)}, of=of, language=language)
