"""The adapter for BusyBox's unzip, which runs `busybox unzip -o`; `-o` overwrites existing files without asking."""
from archives import by_command, said_by, serve_archive

serve_archive("busybox", by_command("busybox", "unzip", "-o", "{zip}"), said_by("busybox"), "c")
