"""The library `packaging` from PyPI, which reads versions that follow PEP 440: pip install packaging."""

import packaging
from packaging.version import Version
from served import serve

serve("packaging", packaging.__version__, Version)
