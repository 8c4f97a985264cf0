"""The library `semver` from PyPI: pip install semver."""

import semver
from served import serve

serve("python-semver", semver.__version__, semver.Version.parse)
