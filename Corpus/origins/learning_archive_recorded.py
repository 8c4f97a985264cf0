#!/usr/bin/env python3
"""Writes learning_archive_recorded.jsonl: archives that other programs make, for learning_archive_judged.py.

`--write` rewrites learning_archive_recorded.jsonl; use it only to add an archive. The script needs Info-ZIP zip 3.0,
git, perl with IO::Compress::Zip 2.106, and a file system with symbolic links and UTF-8 names. The archives are recorded
instead of made again, since their bytes depend on the program, its version and its zlib. The record also lists the
files that an archive should contain, with their paths, sizes and CRC-32s; the content of a link is its target.
"""
import base64
import binascii
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
TEXT = b"Unpacking stays inside its folder, and nothing at all is written outside of it.\n"
POEM = b"one course, two courses, three courses and more courses of course\n" * 20
THEN = 946684800  # 2000-01-01; every file has this date, so that no line of the record depends on the date of the run

# The files on disk: the content of each path. If the content begins with `->`, the file is a link to the path that
# follows. A path without content (None) is a folder.
FILES = {
    "a.txt": TEXT, "empty": b"", "poem.txt": POEM, "one": b"1", "bytes.bin": bytes(range(64)),
    "d": None, "d/b.txt": b"b in d\n", "d/e": None, "d/e/c.txt": b"c in e in d\n", "void": None,
    "perché no.txt": b"e accentata\n", "corso 1.txt": b"spazio\n", "日本.txt": b"nihon\n", "😀": b"emoji\n",
    "..x": b"two dots\n", "back\\slash": b"backslash\n", "C:x": b"drive\n",
    "inside": "->a.txt", "d/up": "->../a.txt", "d/deep": "->e/c.txt", "outside": "->../secret", "d/far": "->../../secret",
    "absolute": "->/etc/passwd",
}
# Slug; files that the archive should give (`x=y`: y as x; `!`: unsafe; `#`: unsupported); command ($Z: the archive).
COMMANDS = (
    ("stored", "a.txt", "zip -q -X -0 $Z a.txt"),
    ("deflated", "poem.txt", "zip -q -X -9 $Z poem.txt"),
    ("fast", "poem.txt", "zip -q -X -1 $Z poem.txt"),
    ("empty-file", "empty", "zip -q -X $Z empty"),
    ("one-byte", "one", "zip -q -X $Z one"),
    ("binary", "bytes.bin", "zip -q -X $Z bytes.bin"),
    ("several", "poem.txt|a.txt|empty", "zip -q -X $Z poem.txt a.txt empty"),
    ("recursive", "d/b.txt|d/e/c.txt", "zip -q -X -r $Z d -x d/up d/deep d/far"),
    ("without-folders", "d/b.txt|d/e/c.txt", "zip -q -X -r -D $Z d -x d/up d/deep d/far"),
    ("empty-folder", "", "zip -q -X -r $Z void"),
    ("extra-fields", "a.txt|one", "zip -q $Z a.txt one"),
    ("link-inside", "a.txt|inside", "zip -q -X -y $Z a.txt inside"),
    ("link-up-inside", "a.txt|d/up|d/deep", "zip -q -X -y $Z a.txt d/up d/deep"),
    ("link-outside", "!", "zip -q -X -y $Z outside"),
    ("link-far-outside", "!", "zip -q -X -y $Z a.txt d/far"),
    ("link-absolute", "!", "zip -q -X -y $Z absolute"),
    ("link-followed", "a.txt|inside=a.txt", "zip -q -X $Z a.txt inside"),
    ("paths-junked", "b.txt=d/b.txt|c.txt=d/e/c.txt", "zip -q -X -j $Z d/b.txt d/e/c.txt"),
    ("space-in-the-name", "corso 1.txt", "zip -q -X $Z 'corso 1.txt'"),
    ("two-dots-and-a-letter", "..x", "zip -q -X $Z ..x"),
    ("backslash", "!", "zip -q -X $Z 'back\\slash'"),
    ("drive", "!", "zip -q -X $Z C:x"),
    ("parent", "!", "zip -q -X $Z ../up.txt"),
    ("parent-in-the-middle", "!", "zip -q -X $Z d/../../up.txt"),
    ("dos", "A.TXT=a.txt", "zip -q -X -k $Z a.txt"),
    ("through-pipes", "-=poem.txt", "cat poem.txt | zip -q -X -fz- - - | cat > $Z"),
    ("by-suffix", "poem.txt|one", "zip -q -X -n .txt $Z poem.txt one"),
    ("deleted-from", "a.txt|one", "zip -q -X $Z a.txt poem.txt one && zip -q -d $Z poem.txt"),
    ("added-to", "one|a.txt", "zip -q -X $Z one && zip -q -X $Z a.txt"),
    ("encrypted", "#", "zip -q -X -P password $Z a.txt"),
    ("bzip2", "#", "zip -q -X -Z bzip2 $Z poem.txt"),
    ("git", "a.txt|d/b.txt|d/e/c.txt|poem.txt", "git archive --format=zip -9 -o $Z $T a.txt d/b.txt d/e/c.txt poem.txt"),
    ("git-with-links", "a.txt|d/up|d/deep|inside", "git archive --format=zip -o $Z $T a.txt d/up d/deep inside"),
    ("git-with-a-link-outside", "!", "git archive --format=zip -o $Z $T a.txt outside"),
    ("git-with-accents", "perché no.txt", "git archive --format=zip -o $Z $T 'perché no.txt'"),
    ("perl-streamed", "poem.txt|a.txt", "perl -MIO::Compress::Zip=:all -e 'zip [qw(poem.txt a.txt)] => $ENV{Z}, "
     "Stream => 1, Minimal => 1, Time => 946684800'"),
    ("perl", "poem.txt|a.txt", "perl -MIO::Compress::Zip=:all -e 'zip [qw(poem.txt a.txt)] => $ENV{Z}, "
     "Stream => 0, exTime => [946684800,946684800,946684800], Time => 946684800'"),
    ("perl-stored", "a.txt", "perl -MIO::Compress::Zip=:all -e 'zip [qw(a.txt)] => $ENV{Z}, "
     "Stream => 0, Minimal => 1, Method => 0, Time => 946684800'"),
)
BY = {"zip": ("Info-ZIP zip", "3.0"), "git": ("git archive", None), "perl": ("perl IO::Compress::Zip", "2.106")}


def content_of(name):
    found = FILES[name]
    return found[2:].encode() if isinstance(found, str) else found


def laid_out(folder):
    for name, content in FILES.items():
        path = folder / name
        if content is None:
            path.mkdir()
        elif isinstance(content, str):
            os.symlink(content[2:], path)
        else:
            path.write_bytes(content)
    (folder.parent / "up.txt").write_bytes(b"up\n")
    for name in sorted(FILES, reverse=True) + ["../up.txt"]:
        os.utime(folder / name, (THEN, THEN), follow_symlinks=False)
        if not (folder / name).is_symlink():
            os.chmod(folder / name, 0o755 if (folder / name).is_dir() else 0o644)


def main():
    git = subprocess.run(["git", "--version"], capture_output=True, text=True, check=True).stdout.split()[2]
    lines = []
    with tempfile.TemporaryDirectory() as top:
        work, made = Path(top) / "work", Path(top) / "made.zip"
        work.mkdir()
        laid_out(work)
        environment = {**os.environ, "TZ": "UTC", "LC_ALL": "C.UTF-8", "GIT_DIR": str(Path(top) / "git"), "GIT_WORK_TREE": str(work),
                       "GIT_CONFIG_GLOBAL": "/dev/null", "Z": str(made)}

        def sh(command):
            return subprocess.run(["bash", "-c", command], cwd=work, env=environment, check=True, capture_output=True, text=True).stdout

        environment["T"] = sh("git init -q && git -c core.autocrlf=false add -A . && git write-tree").strip()
        for slug, goes_in, command in COMMANDS:
            program = "zip" if "| zip" in command else command.split()[0]
            by, version = BY[program]
            line = {"slug": slug, "by": by, "version": version or git, "command": command}
            made.unlink(missing_ok=True)
            sh(command)
            line["archive"] = base64.b64encode(made.read_bytes()).decode()
            if goes_in in ("!", "#"):
                line["error"] = {"!": "archive.unsafe", "#": "archive.unsupported"}[goes_in]
            else:
                line["files"] = []
                for path, _, name in sorted(word.partition("=") for word in goes_in.split("|") if word):
                    content = content_of(name or path)
                    line["files"].append({"path": path, "size": len(content), "crc32": binascii.crc32(content)})
            lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
    (HERE / "learning_archive_recorded.jsonl").write_text("".join(lines), encoding="utf-8")


if sys.argv[1:] == ["--write"]:
    main()
else:
    print(__doc__)
