"""The adapter for Python's shutil, which calls `unpack_archive`."""
import platform
import shutil
from archives import serve_archive

serve_archive("shutil", lambda packed, folder: shutil.unpack_archive(packed, folder, "zip"), platform.python_version())
