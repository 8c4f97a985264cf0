"""Inputs of the family learning: for each subsystem, a function that yields the name of each kind of input, and an
input of that kind with n elements."""

import base64
import io
import zipfile

LINK = 0o120777 << 16


def zipped(entries):
    """Returns an input whose archive has the given entries; each has a name, a content and attributes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content, attributes in entries:
            entry = zipfile.ZipInfo(name)
            entry.create_system, entry.external_attr, entry.compress_type = 3, attributes, zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return {"archive": base64.b64encode(buffer.getvalue()).decode(), "limits": {"files": 10**6, "bytes": 10**12}}


def archive(n):
    # An archive without Zip64 has at most 65,535 entries, and each name has at most 65,535 bytes.
    file = 0o100644 << 16
    half = range(n // 2)
    yield "n/2 files", zipped((f"f{i}", "", file) for i in half)
    yield "n/2 files in one folder each", zipped((f"d{i}/f", "", file) for i in half)
    yield "n/2 links to one file", zipped([("f", "", file)] + [(f"l{i}", "f", LINK) for i in half])
    yield "n/2 links in a chain", zipped([(f"l{i}", f"l{i + 1}", LINK) for i in half] + [(f"l{n // 2}", "", file)])
    yield "n/2 links back in a chain", zipped([("l0", "", file)] + [(f"l{i + 1}", f"l{i}", LINK) for i in half])
    yield "n/4 nested folders", zipped([("a/" * (n // 4) + "f", "", file)])
    yield "link of n/4 folders", zipped([("l", "a/" * (n // 4) + "f", LINK)])
    yield "file of 10 n bytes", zipped([("f", "x" * (10 * n), file)])


def catalogue(n):
    yield "recent alike", {"recent": ["a"] * n, "library": ["a"], "select": [0, 0]}
    yield "all different", {"recent": [f"r{i}" for i in range(n)], "library": [f"l{i}" for i in range(n)],
                            "select": [1, n - 1]}
    yield "the library reversed", {"recent": [f"{i}" for i in range(n)], "library": [f"{n - i}" for i in range(n)]}


def download(n):
    start = [{"kind": "start", "token": "a"}, {"kind": "headers", "status": 200, "length": n}]
    yield "parts", {"events": start + [{"kind": "data", "n": 1}] * n}
    yield "starts", {"events": (start + [{"kind": "fail"}]) * (n // 3)}


def profile(n):
    stored = dict.fromkeys(["name", "surname", "email", "username", "password"], "a")
    yield "replies", {"stored": stored, "form": {**stored, "name": "b"},
                      "replies": [{"status": 200, "body": {"status": 0}}] * n}
    yield "name of n letters", {"stored": stored, "form": {**stored, "name": "x" * n}, "replies": []}
    yield "email of n letters", {"stored": stored, "form": {**stored, "email": "x@" + "x." * n + "it"}, "replies": []}


def question(n):
    def answers(score):
        return [{"answer": str(i), "score": score(i)} for i in range(n)]

    yield "question of n letters", {"question": "è " * (n // 2)}
    yield "n stored of one score", {"question": "q", "stored": answers(lambda i: 1)}
    yield "n stored all different", {"question": "q", "stored": answers(lambda i: i)}
    yield "n answers of one score", {"question": "q", "reply": answers(lambda i: 1)}
    yield "n answers all different", {"question": "q", "reply": answers(lambda i: i), "stored": answers(lambda i: -i)}
    yield "n answers alike", {"question": "q", "reply": [{"answer": "a", "score": 1}] * n}
    yield "score of n digits", {"question": "q", "reply": [{"answer": "a", "score": "9" * n}]}
    yield "reply of n lists in turn", {"question": "q", "reply": [[]] * n}
