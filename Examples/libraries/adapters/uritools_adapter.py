"""uritools: `uriencode`."""
from uritools import uriencode
from questions import serve_question

serve_question("uritools", lambda text: uriencode(text).decode())
