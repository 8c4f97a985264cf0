"""The adapter for The Unarchiver, which runs `unar -D -f -q`; with `-D`, unar makes no separate folder."""
from archives import by_command, said_by, serve_archive

serve_archive("unar", by_command("unar", "-D", "-f", "-q", "{zip}"), said_by("unar", "--version"), "objective-c")
