"""The adapter for libarchive-c, which calls `extract_file` with the flags that keep all files inside the folder."""
import os
import libarchive
from libarchive import extract
from archives import serve_archive

FLAGS = (extract.EXTRACT_SECURE_NODOTDOT | extract.EXTRACT_SECURE_SYMLINKS | extract.EXTRACT_SECURE_NOABSOLUTEPATHS)


def unpack(packed, folder):
    os.chdir(folder)
    libarchive.extract_file(packed, FLAGS)


serve_archive("libarchive-c", unpack)
