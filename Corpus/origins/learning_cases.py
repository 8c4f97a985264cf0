"""What the scripts of learning and of platform.lifecycle share: cases in groups, and how a line is written."""
import json
from pathlib import Path

CORPUS = Path(__file__).resolve().parent.parent


class Raw(str):
    """JSON exactly as it shall stand in the line, say a number that no double is."""


def written(value):
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(written(str(k)) + ":" + written(v) for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def worked(by):
    return {"kind": "worked", "by": by}


def source(document, section):
    return {"kind": "source", "document": document, "section": section}


class Cases:
    def __init__(self, subsystem, basis=None):
        """`basis`: on what the outcome of a case rests; nothing is said where its clauses leave no doubt, or it is None."""
        self.subsystem = subsystem
        self.basis = basis or (lambda case: None)
        self.groups = {}
        self.ids = set()
        self.script = "Corpus/origins/%s.py" % subsystem.replace(".", "_")

    def computed(self, by, version):
        """By programs that nobody here wrote."""
        return {"kind": "computed", "by": by, "version": version, "script": self.script}

    def derived(self, by):
        """By a script of ours that restates a clause."""
        return {"kind": "derived", "by": by, "script": self.script}

    def add(self, group, slug, clauses, origin, input, output=None, error=None, readings=None, tags=(), note=None):
        """`clauses` is a text of ids. Exactly one of `output` and `error`, which is a code."""
        case = {"id": "%s/%s" % (self.subsystem, slug), "clauses": clauses.split(), "origin": origin, "readings": readings or {},
                "input": input}
        assert (output is None) != (error is None) and case["id"] not in self.ids and case["clauses"], slug
        assert set(slug) <= set("abcdefghijklmnopqrstuvwxyz0123456789-"), slug
        self.ids.add(case["id"])
        if error is None:
            case["output"] = output
        else:
            case["error"] = {"code": error}
        if tags:
            case["tags"] = list(tags)
        if note:
            case["note"] = note
        basis = self.basis(case)
        if basis:
            case = {key: value for at in case for key, value in ((at, case[at]), ("basis", basis)) if key == at or at == "origin"}
        self.groups.setdefault(group, []).append(case)

    def write(self):
        folder = CORPUS.joinpath(*self.subsystem.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        for group, cases in self.groups.items():
            lines = "".join(written(case) + "\n" for case in cases)
            (folder / (group + ".jsonl")).write_bytes(lines.encode("utf-8"))
            print("%5d  %s/%s" % (len(cases), folder.relative_to(CORPUS), group))
        print("%5d  in all" % len(self.ids))
