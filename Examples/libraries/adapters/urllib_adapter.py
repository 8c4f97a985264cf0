"""The adapter for Python's urllib, which calls `quote` with an empty `safe`, so that it encodes reserved characters."""
import platform
from urllib.parse import quote
from questions import serve_question

serve_question("urllib", lambda text: quote(text, safe=""), of=platform.python_version())
