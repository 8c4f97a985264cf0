"""The adapter for libarchive's bsdtar, which runs `bsdtar -xf`."""
from archives import by_command, said_by, serve_archive

serve_archive("bsdtar", by_command("bsdtar", "-xf", "{zip}"), said_by("bsdtar", "--version"), "c")
