"""Inputs of the family voice: for each subsystem, a function that yields the name of each kind of input, and an
input of that kind with n elements."""

import json

# The reasons why the time for a kind of input grows faster than n log n.
WHY = {
    "conversion, expression of n/2 words": "each word is compared with the whole expression",
    "commands, deletes of n lines": "each delete moves all later lines",
    "commands, cuts and pastes": "each command moves all later lines",
    "commands, writes": "each write converts all later words",
    "commands, opens, and a name of n words": "each open joins all later words",
}


def words(n):
    return [f"w{i}" for i in range(n)]


def notation(n):
    yield "words alike", {"words": ["word"] * n, "notation": "sponge"}
    yield "words all different", {"words": words(n), "notation": "camel"}
    yield "one long word", {"words": ["ß" * n], "notation": "title"}
    yield "quotes", {"words": ['"' * n], "notation": "string"}


def conversion(n):
    def entry(keyword, expressions):
        return {"keyword": keyword, "expressions": expressions}

    def spoken(transcript):
        return {"transcript": " ".join(transcript), "language": "en"}

    def own(transcript, expressions):
        keywords = [entry(f"k{i}", [expression]) for i, expression in enumerate(expressions)]
        dictionary = {"keywords": keywords, "commands": [entry("type", ["type"])], "notations": []}
        return {**spoken(transcript), "dictionary": dictionary}

    yield "keywords", spoken(["plus"] * n)
    yield "words all different", spoken(words(n))
    yield "words in one camel case", spoken(["camel", "case"] + words(n))
    yield "many camel cases", spoken(["camel", "case"] * (n // 2))
    yield "undo of everything", spoken(["plus"] * (n // 2) + ["undo"] * (n // 2))
    yield "undo and redo in turns", spoken(["plus"] + ["undo", "redo"] * (n // 2))
    yield "clear and undo in turns", spoken(["plus", "clear", "undo"] * (n // 3))
    yield "literally", spoken(["literally"] * n)
    yield "parentheses", spoken(["left", "parenthesis"] * (n // 2))
    yield "dictionary of n expressions", own(words(n), words(n))
    yield "expression of n/2 words", own(["w"] * (n // 2), ["w " * (n // 2) + "end"])


def guide(n):
    entries = [{"keyword": word, "expressions": [word]} for word in words(n)]
    few = {"manual": "m", "hint": "h", "buttons": {"run": "Runs"}, "code": "x", "stream": "1"}
    yield "taps", {**few, "events": [{"kind": "info"}] + [{"kind": "tap", "name": "run"}] * n}
    yield "edits", {**few, "events": [{"kind": "edit", "text": word} for word in words(n)]}
    yield "manual of n entries", {**few, "manual": {"introduction": "i", "entries": entries},
                                  "events": [{"kind": "info"}]}
    yield "buttons", {**few, "buttons": {word: "b" for word in words(n)}, "events": [{"kind": "info"}]}


def microphone(n):
    start = [{"kind": "reachable", "reachable": True}, {"kind": "authorize"}, {"kind": "tap"}]
    yield "taps", {"events": start + [{"kind": "tap"}] * n}
    yield "transcripts", {"events": start + [{"kind": "transcript", "text": word} for word in words(n)]}


def documents(n):
    def renamed(word):
        return [{"kind": "rename", "words": [word]}, {"kind": "save"}]

    yield "edits and saves", {"events": renamed("a") + [{"kind": "edit", "text": "x"}, {"kind": "save"}] * (n // 2)}
    yield "renames", {"events": [event for i in range(n // 2) for event in renamed("ab"[i % 2])]}
    yield "stored documents", {"stored": {word: "" for word in words(n)}, "events": [{"kind": "list"}]}
    yield "name of n words", {"events": [{"kind": "rename", "words": ["a"] * n}]}


def runner(n):
    def exchange(*bodies):
        return {"code": "x", "polls": n, "replies": [{"kind": "reply", "status": 200, "body": json.dumps(body)
                                                     if isinstance(body, dict) else body} for body in bodies]}

    running = {"id": "s1", "status": "running", "error": None}
    completed = {"id": "s1", "status": "completed", "error": None}
    yield "polls", exchange(*[running] * n)
    yield "body of n numbers", exchange({**running, "x": list(range(n))}, completed)
    yield "body of n members", exchange({**running, **{word: 1 for word in words(n)}}, completed)
    yield "body of n nested lists", exchange('{"id":"s1","x":' + "[" * n + "]" * n + "}")
    yield "code of n letters", {"code": "é" * n, "replies": [{"kind": "timeout"}]}


def dictionary(n):
    def folder(lines, **files):
        return {"language": "it", "name": "keywords", "files": {"it_keywords.txt": "\n".join(lines), **files}}

    yield "lines all different", folder(f"{word} - say {word}" for word in words(n))
    yield "lines alike", folder(["k - say k"] * n)
    yield "line of n expressions", folder(["k - " + ", ".join(words(n))])
    yield "expression of n words", folder(["k - " + " ".join(words(n))])
    yield "files", folder(["k - say k"], **{word: "" for word in words(n)})
    yield "empty lines", folder([""] * n)


def commands(n):
    def heard(*hypotheses, lines=("l1",), names=("my_script",), **more):
        document = {"lines": list(lines), "cursor": 1, "clipboard": "x"}
        return {"language": "en", "document": document, "names": list(names), "hypotheses": list(hypotheses), **more}

    def sessions(count):
        return {**{key: value for key, value in heard().items() if key != "hypotheses"},
                "sessions": [{"hypotheses": ["copy"]}] * count}

    yield "pastes", heard("paste " * n)
    yield "deletes of n lines", heard("delete " * n, lines=words(n))
    yield "cuts and pastes", heard("cut paste " * (n // 2), lines=words(n))
    yield "copies in n lines", heard("copy " * n, lines=words(n))
    yield "words without a command", heard(" ".join(words(n)))
    yield "open without a name", heard("open " * n)
    yield "open and n words", heard("open " + "my " * n)
    yield "names all different", heard("open w1", names=words(n))
    yield "name of n words", heard("open " + " ".join(words(n)), names=["_".join(words(n))])
    yield "rename of n words", heard("rename " + "my " * n + "okay")
    yield "line without a number", heard("line " * n)
    yield "line of n digits", heard("line " + "one " * n)
    yield "hypotheses alike", heard(*["copy"] * n)
    yield "hypotheses all different", heard(*words(n))
    yield "sessions", sessions(n)
    yield "written words", heard("write " + " ".join(words(n)) + " okay")
    yield "writes", heard("write plus stop " * (n // 3))
    yield "opens, and a name of n words", heard("open " * n, names=["_".join(words(n))])
