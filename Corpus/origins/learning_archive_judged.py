#!/usr/bin/env python3
"""What other programs make of the archives of learning.archive, recorded in learning_archive_judged.jsonl.

Run:    python3 Corpus/origins/learning_archive.py; python3 Corpus/origins/learning_archive_judged.py, and the first once more
Needs:  Python 3.11.7, bsdtar 3.6.2 (libarchive-tools) and 7zz 26.02 (7zip).

Archives that are unsafe by the corpus are not asked: they are hostile, and no program has a word for it. The others are unpacked
in a scratch folder. A line: the digest of the archive, and what each program took out of it, as a number of files, their bytes and
a digest of their paths, sizes and CRC-32, links being files of their targets; or "refused".
"""
import base64
import hashlib
import io
import json
import os
import subprocess
import sys
import tempfile
import warnings
import zipfile
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
CORPUS = HERE.parent / "learning" / "archive"


def told(files):
    """`files`: path and content of each."""
    lines = sorted("%s %d %d" % (path, len(data), zlib.crc32(data)) for path, data in files)
    return "%d %d %s" % (len(files), sum(len(data) for _, data in files), hashlib.sha256("\n".join(lines).encode()).hexdigest()[:24])


def by_zipfile(archive, _):
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as read:
            return told([(one.filename, read.read(one)) for one in read.infolist() if not one.is_dir()])
    except Exception:
        return "refused"


def taken_out(command, folder):
    made = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})
    if made.returncode != 0:
        return "refused"
    files = []
    for top, folders, names in os.walk(folder):
        for name in names + [name for name in folders if os.path.islink(os.path.join(top, name))]:
            path = os.path.join(top, name)
            if not os.path.islink(path) and not os.path.isfile(path):
                return "made no file"
            data = os.readlink(path).encode() if os.path.islink(path) else Path(path).read_bytes()
            files.append((os.path.relpath(path, folder), data))
    return told(files)


def by_bsdtar(archive, place):
    return taken_out(["bsdtar", "-xf", place], tempfile.mkdtemp(dir=os.path.dirname(place)))


def by_7zip(archive, place):
    return taken_out(["7zz", "x", "-y", "-snld", place], tempfile.mkdtemp(dir=os.path.dirname(place)))


def main():
    lines = {}
    for group in sorted(CORPUS.glob("*.jsonl")):
        for case in map(json.loads, group.read_text(encoding="utf-8").splitlines()):
            archive = base64.b64decode(case["input"]["archive"])
            digest = hashlib.sha256(archive).hexdigest()[:24]
            if digest in lines or case.get("error", {}).get("code") == "archive.unsafe":
                continue
            with tempfile.TemporaryDirectory() as scratch, warnings.catch_warnings():
                warnings.simplefilter("ignore")
                place = os.path.join(scratch, "it.zip")
                Path(place).write_bytes(archive)
                lines[digest] = {"archive": digest, "zipfile": by_zipfile(archive, place), "bsdtar": by_bsdtar(archive, place),
                                 "7zz": by_7zip(archive, place)}
    made = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines.values())
    (HERE / "learning_archive_judged.jsonl").write_text(made)


if __name__ == "__main__":
    sys.exit(main())
