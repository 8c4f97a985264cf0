"""The adapter for Python's zipfile, which calls `extractall`."""
import platform
import zipfile
from archives import serve_archive

serve_archive("zipfile", lambda packed, folder: zipfile.ZipFile(packed).extractall(folder), platform.python_version())
