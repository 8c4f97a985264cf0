"""The adapter for boltons, which calls `quote_path_part`."""
from boltons.urlutils import quote_path_part
from questions import RESERVED, serve_question

serve_question("boltons", quote_path_part, RESERVED)
