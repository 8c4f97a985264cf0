"""The adapter for Python's urllib, which calls `quote`; the empty argument `safe` leaves no reserved character
unencoded."""
import platform
from urllib.parse import quote
from questions import serve_question

serve_question("urllib", lambda text: quote(text, safe=""), of=platform.python_version())
