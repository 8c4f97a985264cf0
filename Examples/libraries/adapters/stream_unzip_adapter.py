"""stream-unzip: the files as they come; the folder is made here, since it makes none, of names that do not lead out."""
import os
from stream_unzip import stream_unzip
from archives import LEADS_OUT, serve_archive


def unpack(packed, folder):
    with open(packed, "rb") as file:
        for name, _, chunks in stream_unzip(iter(lambda: file.read(65536), b"")):
            place = os.path.join(folder, os.fsdecode(name))
            content = b"".join(chunks)
            if not place.endswith("/") and not LEADS_OUT.search(os.fsdecode(name)):
                os.makedirs(os.path.dirname(place), exist_ok=True)
                with open(place, "wb") as out:
                    out.write(content)


serve_archive("stream-unzip", unpack)
