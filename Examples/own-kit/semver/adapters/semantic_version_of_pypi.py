"""The library `semantic-version` from PyPI: pip install semantic-version."""

from importlib.metadata import version

from semantic_version import Version
from served import serve

serve("semantic-version", version("semantic-version"), Version)
