"""The adapter for Info-ZIP's unzip: `unzip -o` overwrites existing files without asking; the exit code 1 is a
warning."""
from archives import by_command, said_by, serve_archive

serve_archive("unzip", by_command("unzip", "-o", "{zip}", good=(0, 1)), said_by("unzip", "-v"), "c")
