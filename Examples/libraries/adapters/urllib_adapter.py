"""urllib of Python: `quote` with nothing safe."""
import platform
from urllib.parse import quote
from questions import serve_question

serve_question("urllib", lambda text: quote(text, safe=""), of=platform.python_version())
