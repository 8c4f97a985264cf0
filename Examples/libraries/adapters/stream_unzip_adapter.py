"""The adapter for stream-unzip, which writes each file to disk, since the library only returns the bytes."""
import os
from stream_unzip import stream_unzip
from archives import serve_archive


def unpack(packed, folder):
    with open(packed, "rb") as file:
        for name, _, chunks in stream_unzip(iter(lambda: file.read(65536), b"")):
            content = b"".join(chunks)
            place = os.path.realpath(os.path.join(folder, os.fsdecode(name)))
            if not name.endswith(b"/") and place.startswith(folder + "/"):
                os.makedirs(os.path.dirname(place), exist_ok=True)
                with open(place, "wb") as out:
                    out.write(content)


serve_archive("stream-unzip", unpack)
