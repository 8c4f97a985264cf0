"""Info-ZIP's unzip: `unzip -o`, which writes over what is there rather than ask."""
from archives import by_command, said_by, serve_archive

serve_archive("unzip", by_command("unzip", "-o", "{zip}"), said_by("unzip", "-v"))
