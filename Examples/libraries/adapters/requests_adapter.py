"""The adapter for requests, whose `requote_uri` does not encode the characters that have a meaning in a URL."""
from requests.utils import requote_uri
from questions import RESERVED, serve_question

serve_question("requests", requote_uri, RESERVED + "/?#[]%")
