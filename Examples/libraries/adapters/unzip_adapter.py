"""Info-ZIP's unzip: `unzip -o`, which overwrites existing files without asking; an exit code of 1 is a warning."""
from archives import by_command, said_by, serve_archive

serve_archive("unzip", by_command("unzip", "-o", "{zip}", good=(0, 1)), said_by("unzip", "-v"), "c")
