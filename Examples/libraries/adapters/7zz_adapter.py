"""7-Zip: `7zz x`."""
from archives import by_command, said_by, serve_archive

serve_archive("7zz", by_command("7zz", "x", "-y", "-tzip", "{zip}"), said_by("7zz", "i"), "c++")
