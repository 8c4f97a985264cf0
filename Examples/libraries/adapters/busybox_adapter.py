"""unzip of BusyBox: `busybox unzip -o`, which writes over what is there rather than ask."""
from archives import by_command, said_by, serve_archive

serve_archive("busybox", by_command("busybox", "unzip", "-o", "{zip}"), said_by("busybox"), "c")
