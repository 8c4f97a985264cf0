"""Makes cases of voice.documents: ICU decides which strings are names, `sort` sorts the names, and a model computes
sessions.

A name has up to 64 letters, decimal digits, `_` and `-`; ICU's `toLower` without a locale converts it to lower case.
The model follows DOC-1 to DOC-4.

The script needs PyICU with ICU 72.1, and `sort` from GNU coreutils 9.1.
"""
import random

import icu

from shared.cases import Cases
from shared.programs import output_of, version_of
from shared.readings import naming

cases = Cases("voice.documents", __file__)
ICU, SORT = ("ICU", icu.ICU_VERSION), ("GNU coreutils sort", version_of("sort", "--version"))
RENAME, ASK = "voice.documents.rename", "voice.documents.ask"
OPTIONS = {RENAME: ["stores", "nameOnly"], ASK: ["unsaved", "always"]}


def state(name, text, dirty, names, prompt=False, message=None):
    return {**({"name": name} if name is not None else {}), "text": text, "dirty": dirty,
            **({"prompt": "unsaved"} if prompt else {}), **({"message": message} if message else {}), "names": names}


# ---- DOC-3: valid names

NAME = icu.RegexPattern.compile(r"[\p{L}\p{Nd}_\-]{1,64}")


def name_of(words):
    """Returns the lower-case name made from spoken words, or None if the name is not valid."""
    name = str(icu.UnicodeString("_".join(words)).toLower(icu.Locale.getRoot()))
    return name if NAME.matcher(icu.UnicodeString(name)).matches() else None


for slug, words, note in [
        ("two-words", ["my", "script"], None), ("one-word", ["script"], None), ("cases", ["MY", "Script"], None),
        ("digits", ["script", "2"], None), ("only-digits", ["42"], None), ("a-dash", ["my-script"], None),
        ("an-underscore", ["my_script"], None),
        ("only-underscores", ["_", "_"], None), ("only-a-dash", ["-"], None), ("accents", ["Città", "Più"], None),
        ("greek", ["ΟΔΟΣ", "ΝΑΙ"], "A sigma at the end of a word has its own small letter."),
        ("sharp-s", ["STRA\u1e9eE"], None), ("japanese", ["日本", "語"], None),
        ("modifier-letter", ["x\u02b0"], "Lm is a letter."),
        ("arabic-digits", ["٣٤"], "Nd has the digits of every script."), ("mathematical-digits", ["\U0001d7d8"], None),
        ("title-case-letter", ["\u01c5"], None),
        ("outside-the-basic-plane", ["\U00010400\U0001d49c"], "Deseret lowers, script capital A does not."),
        ("sixty-four", ["a" * 64], None),
        ("sixty-four-by-joining", ["a" * 31, "b" * 32], None), ("sixty-four-outside-the-basic-plane",
            ["\U00020000" * 64], "64 scalars are 128 UTF-16 units and 256 bytes."),
        ("sixty-four-accented", ["\u00e9" * 64], "64 scalars are 128 bytes."),
        ("sixty-five", ["a" * 65], None), ("sixty-five-by-joining", ["a" * 32, "b" * 32], "The underscore counts."),
        ("sixty-five-outside-the-basic-plane", ["\U00020000" * 65], None),
        ("no-words", [], None), ("an-empty-word", [""], None), ("dots", [".."], None), ("one-dot", ["."], None),
        ("an-ending", ["script.swift"], "The ending is not part of the name."),
        ("slash", ["a/b"], None), ("backslash", ["a\\b"], None), ("climbing-out", ["..", "..", "etc", "passwd"], None),
        ("absolute", ["/etc"], None), ("a-drive", ["c:"], None),
        ("a-space-in-a-word", ["my script"], None), ("a-no-break-space", ["my\u00a0script"], None),
        ("a-line-feed", ["a\nb"], None), ("nul", ["a\0"], None), ("a-plus", ["c++"], None),
        ("combining-accent", ["cafe\u0301"], "A combining mark is no letter: the composed letter would do."),
        ("dotted-capital-i", ["\u0130zmir"], "It lowers to i and a combining dot, which is no letter."),
        ("devanagari-vowel-sign", ["हिन्दी"], "Vowel signs are marks."),
        ("roman-numeral", ["\u2167"], "Nl is no digit."), ("superscript", ["x\u00b2"], "No is no digit."),
        ("zero-width-joiner", ["a\u200db"], None),
        ("emoji", ["\U0001f600"], None), ("fraction-slash", ["a\u2044b"], None),
        ("full-width-full-stop", ["\uff0e"], None), ("division-slash", ["a\u2215b"], None),
        ("fullwidth-letters", ["ＡＢ"], None),
        ("a-long-s", ["\u017f"], None), ("kelvin-sign", ["\u212a"], "It lowers to k."),
        ("undertie", ["a\u203fb"], "A connector, but not the underscore."), ("en-dash", ["a\u2013b"], None),
        ("soft-hyphen", ["a\u00adb"], None)]:
    name = name_of(words)
    boundary = slug.startswith(("sixty", "no-words", "an-empty"))
    cases.add("name", slug, "DOC-1 DOC-3" if name else "DOC-3", {"events": [{"kind": "rename", "words": words}]},
              {"states": [state(name, "", False, [name]) if name else
                          state(None, "", False, [], message="name.invalid")]},
              computed=ICU, readings={RENAME: "stores"} if name else None, note=note,
              tags="boundary" if boundary else None if name else "hostile",
              basis="source" if slug == "two-words" else "decision")


# ---- DOC-4: how names are sorted

for slug, names, tags, note in [
        ("letters-and-signs", ["b", "a", "-", "_", "0", "Z", "z"], None, None),
        ("accents", ["z", "é", "a", "e\u0301"], "hostile", None),
        ("outside-the-basic-plane", ["\U00010400", "\uff21", "\uffee", "a"], "hostile",
         "By scalar: as UTF-8 sorts, and not as UTF-16 does."),
        ("prefixes", ["ab", "a", "a_b", "a-b", "a0"], None, None),
        ("digits-are-no-numbers", ["10", "9", "1", "01"], None, None)]:
    ordered = output_of(["env", "LC_ALL=C", "sort"], "".join(name + "\n" for name in names)).split("\n")[:-1]
    cases.add("names", f"sorted-{slug}", "DOC-4",
              {"stored": {name: "" for name in names}, "events": [{"kind": "list"}]},
              {"states": [state(None, "", False, ordered)]}, computed=SORT, basis="decision", tags=tags, note=note)


# ---- random sessions

def told(given, readings):
    """Returns the state that DOC-1 to DOC-4 require after each event: the files, the open document and the prompt."""
    files, here, prompt, told = dict(given.get("stored", {})), (None, ""), None, []
    for one in given["events"]:
        name, text = here
        kind, message = one["kind"], None
        saved = text == "" if name is None else files.get(name, None) == text
        if prompt:
            if kind == "confirm":
                here = (prompt["name"], files[prompt["name"]]) if prompt["kind"] == "open" else (None, "")
            prompt = None if kind in ("confirm", "cancel") else prompt
        elif kind == "edit":
            here = (name, one["text"])
        elif kind == "save":
            message = None if name else "name.required"
            files.update({name: text} if name else {})
        elif kind == "rename":
            new = "_".join(one["words"]).lower()
            message = "name.taken" if new in files and new != name else None
            if message is None and new != name:
                if readings[RENAME] == "stores":
                    files.pop(name, None)
                    files[new] = text
                here = (new, text)
        elif kind in ("open", "delete") and one["name"] not in files:
            message = "name.unknown"
        elif kind == "delete":
            files.pop(one["name"])
            here = (None if name == one["name"] else name, text)
        elif kind in ("new", "open") and (readings[ASK] == "always" or not saved):
            prompt = one
        elif kind == "open":
            here = (one["name"], files[one["name"]])
        elif kind == "new":
            here = (None, "")
        name, text = here
        saved = text == "" if name is None else files.get(name, None) == text
        told.append(state(name, text, not saved, sorted(files), bool(prompt), message))
    return {"states": told}


def clauses_of(given, output):
    """Returns the clauses that apply to at least one event."""
    prompt, clauses = False, {"DOC-4"}
    for one, after in zip(given["events"], output["states"]):
        kind = one["kind"]
        if prompt or kind in ("new", "confirm", "cancel") or kind == "open" and "message" not in after:
            clauses.add("DOC-2")
        elif kind in ("edit", "save", "rename"):
            clauses |= {"DOC-1", "DOC-3"} if kind == "rename" else {"DOC-1"}
        prompt = "prompt" in after
    return " ".join(sorted(clauses))


def event(word):
    """Returns the event for a word such as `edit:x`, `rename:a`, `open:a` or `save`."""
    kind, _, more = word.partition(":")
    return {"kind": kind, **({"text": more} if kind == "edit" else {"words": [more]} if kind == "rename" else
                             {"name": more} if more else {})}


chance = random.Random(20)
WORDS = ("edit:x edit:y edit: save save rename:a rename:b rename:A new new confirm confirm cancel open:a open:b delete:a "
         "delete:b list").split()
for number in range(48):
    full = {RENAME: OPTIONS[RENAME][number // 2 % 2], ASK: OPTIONS[ASK][number % 2]}
    stored = [{}, {"stored": {"a": "x"}}, {"stored": {"a": "y", "b": ""}}][number % 3]
    given = {**stored, "events": [event(chance.choice(WORDS)) for _ in range(6 if number < 36 else 14)]}
    readings = naming(OPTIONS, full, lambda readings: told(given, readings))
    if readings is None:
        continue
    output = told(given, {RENAME: "stores", ASK: "unsaved", **readings})
    question = readings.get(RENAME) == "nameOnly" and any(one["kind"] == "rename" for one in given["events"])
    cases.add("stories", f"by-chance-{number}", clauses_of(given, output), given, output,
              derived="a table of events", readings=readings, basis="decision", tags="question" if question else None)
cases.run()
