#!/usr/bin/env python3
"""Writes the golden cases of voice.documents; see voice.py for where.

Needs PyICU 2.17 with ICU 72.1, and `sort` of GNU coreutils 9.1.

Most stand below, worked by hand. What a name is, and how its words are lowered, ICU tells (`[\\p{L}\\p{Nd}_\\-]{1,64}`,
`toLower` of no locale); how names are sorted, `sort` by bytes. Longer stories are made by a rule, which follows DOC-1
to DOC-4 with its own table of what an event does.

    events     `edit:x save rename:my,script new confirm cancel open:a delete:a list`
    expected   one state a word list: `name|text|marks|names`, where * is dirty, ? the prompt, !code the message, and a
               state or a member that is `=` is what it was before (messages are gone)
"""
import random
import sys

sys.dont_write_bytecode = True
import icu  # noqa: E402
from voice import Cases, naming, output_of  # noqa: E402

CASES = Cases("voice.documents")
ICU, SORT = ("ICU", icu.ICU_VERSION), ("GNU coreutils sort", "9.1")
RENAME, ASK = "voice.documents.rename", "voice.documents.ask"
OPTIONS = {RENAME: ["stores", "nameOnly"], ASK: ["unsaved", "always"]}
STORES, NAME_ONLY, UNSAVED, ALWAYS = {RENAME: "stores"}, {RENAME: "nameOnly"}, {ASK: "unsaved"}, {ASK: "always"}


def event(word):
    kind, _, more = word.partition(":")
    if kind == "edit":
        return {"kind": kind, "text": more}
    if kind == "rename":
        return {"kind": kind, "words": more.split(",") if more else []}
    if kind in ("open", "delete"):
        return {"kind": kind, "name": more}
    return {"kind": kind}


def state(name, text, dirty, names, prompt=False, message=None):
    return {**({"name": name} if name is not None else {}), "text": text, "dirty": dirty,
            **({"prompt": "unsaved"} if prompt else {}), **({"message": message} if message else {}), "names": names}


def states_of(lines, stored):
    before, told = ("", "", "", " ".join(sorted(stored))), []
    for line in lines:
        parts = ["=", "=", "=", "="] if line == "=" else line.split("|")
        if len(parts) == 1:  # a message alone
            parts = ["=", "=", "=" + line, "="]
        parts = [old.split("!")[0] + part[1:] if part.startswith("=") else part for part, old in zip(parts, before)]
        before = tuple(parts)
        marks, _, message = parts[2].partition("!")
        told.append(state(parts[0] or None, parts[1], "*" in marks, parts[3].split(), "?" in marks, message or None))
    return {"states": told}


def asked(events, stored=None):
    events = [event(one) if isinstance(one, str) else one for one in (events.split() if isinstance(events, str)
        else events)]
    return {**({"stored": stored} if stored is not None else {}), "events": events}


def add(group, slug, clauses, events, expected, stored=None, by="event by event", **more):
    given = asked(events, stored)
    expected = states_of(expected.split("\n") if isinstance(expected, str) else expected, stored or {})
    assert len(expected["states"]) == len(given["events"]), slug
    if not any(key in more for key in ("computed", "derived", "source")):
        more["by"] = by
    CASES.add(group, slug, clauses, given, expected, **more)


# ---- the story

G = "story"
STORY = "edit:print new cancel save rename:my,script new edit:other save rename:next open:my_script"
add(G, "the-story-of-the-source", "DOC-1 DOC-2 DOC-4", STORY,
    """|print|*|
|print|*?|
|print|*|
=!name.required
my_script|print||my_script
||| my_script
|other|*|=
=!name.required
next|other||my_script next
my_script|print||=""", readings={**STORES, **UNSAVED}, basis="source",
    note="\"new\", cancel, \"save\", \"rename my script … okay\", \"new\", and later \"open my script\". "
         "Here rename stores, so that new need not ask.")
add(G, "the-story-where-rename-only-names", "DOC-1 DOC-2 DOC-4",
    "edit:print rename:my,script new confirm open:my_script",
    "|print|*|\nmy_script|print|*|\n=|=|*?|=\n|||\n=!name.unknown", readings=NAME_ONLY, basis="source",
    note="Confirmed without a save, the script is lost: the story of the source would not end.")
add(G, "the-story-where-new-always-asks", "DOC-1 DOC-2", "edit:print rename:my,script new confirm",
    "|print|*|\nmy_script|print||my_script\n=|=|?|=\n||| my_script", readings={**STORES, **ALWAYS}, basis="source",
    note="\"Pronunciando new e confermando la sua scelta\": he confirms though all is saved.")
add(G, "no-events", "DOC-4", [], [], by="no event, no state")
add(G, "the-beginning", "DOC-4", "list", "|||", by="an unnamed, empty, clean document")
add(G, "the-beginning-with-stored-ones", "DOC-4", "list", "||| a b", {"b": "", "a": "x"}, by="names are sorted")
add(G, "stored-none", "DOC-4", "list", "|||", {}, by="stored may be said to be nothing")

# ---- DOC-1

G = "save"
add(G, "without-a-name", "DOC-1", "save", "||!name.required|", basis="source",
    by="nothing is stored, though nothing is unsaved either")
add(G, "without-a-name-but-with-a-text", "DOC-1", "edit:x save list", "|x|*|\n=!name.required\n=", basis="source",
    note="The message shows only on its own event.")
add(G, "again-and-again", "DOC-1", "save save", "||!name.required|\n=!name.required")
add(G, "under-its-name", "DOC-1 DOC-4", "open:a edit:y save", "a|x||a\n=|y|*|=\n=|=||=", {"a": "x"}, basis="source",
    readings=UNSAVED)
add(G, "when-clean", "DOC-1", "open:a save", "a|x||a\n=", {"a": "x"}, readings=UNSAVED)
add(G, "an-empty-text", "DOC-1", "open:a edit: save", "a|x||a\n=||*|=\n=|=||=", {"a": "x"}, readings=UNSAVED)
add(G, "edit-back-is-clean", "DOC-1", "open:a edit:y edit:x", "a|x||a\n=|y|*|=\n=|x||=", {"a": "x"}, readings=UNSAVED,
    by="dirty is a difference of texts, not a history")
add(G, "unnamed-edit-back-is-clean", "DOC-1", "edit:y edit:", "|y|*|\n|||")
add(G, "composed-letters-are-a-difference", "DOC-4", [event("open:a"), event("edit:\u00e9")],
    "a|e\u0301||a\n=|\u00e9|*|=",
    {"a": "e\u0301"}, readings=UNSAVED, by="byte for byte they differ", tags="hostile",
    note="Texts that look alike and differ in their bytes differ.")
add(G, "line-ends-are-a-difference", "DOC-4", [event("open:a"), event("edit:x\r\ny")], ["a|x\ny||a", "=|x\r\ny|*|="],
    {"a": "x\ny"}, readings=UNSAVED, by="byte for byte they differ", tags="hostile")
add(G, "text-comes-back-byte-for-byte", "DOC-4", [event("open:a"), {"kind": "edit",
    "text": "\ufeff \u00e9e\u0301\r\n\r\t\0\u2028\U0001f469\u200d\U0001f4bb\n"},
    event("save"), event("new"), event("open:a")],
    ["a|||a", "=|\ufeff \u00e9e\u0301\r\n\r\t\0\u2028\U0001f469\u200d\U0001f4bb\n|*|=", "=|=||=", "||| a",
     "a|\ufeff \u00e9e\u0301\r\n\r\t\0\u2028\U0001f469\u200d\U0001f4bb\n||a"],
    {"a": ""}, readings=UNSAVED, basis="source", tags="hostile")

G = "rename"
add(G, "stores", "DOC-1", "edit:x rename:my,script", "|x|*|\nmy_script|x||my_script", readings=STORES,
    note="No second save is told in the story, and the script is opened later.")
add(G, "names-only", "DOC-1", "edit:x rename:my,script", "|x|*|\nmy_script|x|*|", readings=NAME_ONLY)
add(G, "names-only-then-save", "DOC-1", "edit:x rename:my,script save", "|x|*|\nmy_script|x|*|\n=|=||my_script",
    readings=NAME_ONLY,
    basis="source")
add(G, "stores-an-empty-one", "DOC-1", "rename:a", "a|||a", readings=STORES)
add(G, "names-an-empty-one", "DOC-1", "rename:a", "a||*|", readings=NAME_ONLY, tags="question",
    note="Nothing is stored under its name, so that it differs from what is stored.")
add(G, "a-stored-one-leaves-its-old-name", "DOC-1", "open:a rename:b", "a|x||a\nb|x||b", {"a": "x"},
    readings={**STORES, **UNSAVED})
add(G, "a-dirty-stored-one", "DOC-1", "open:a edit:y rename:b", "a|x||a\n=|y|*|=\nb|y||b", {"a": "x"},
    readings={**STORES, **UNSAVED},
    note="What is stored under the new name is the text, not what was stored.")
add(G, "names-a-stored-one", "DOC-1", "open:a rename:b", "a|x||a\nb|x|*|a", {"a": "x"},
    readings={**NAME_ONLY, **UNSAVED}, tags="question")
add(G, "names-a-stored-one-then-save", "DOC-1", "open:a rename:b save", "a|x||a\nb|x|*|a\nb|x||a b", {"a": "x"},
    readings={**NAME_ONLY, **UNSAVED}, tags="question",
    note="The old one stays: only a save stores, and nothing else was said to go.")
add(G, "onto-its-own-name", "DOC-3", "open:a rename:a", "a|x||a\n=", {"a": "x"}, readings=UNSAVED, by="no change")
add(G, "onto-its-own-name-when-dirty", "DOC-3", "open:a edit:y rename:A", "a|x||a\n=|y|*|=\n=", {"a": "x"},
    readings=UNSAVED,
    by="no change: nothing is stored either", note="Lower-cased it is its own name.")
add(G, "onto-its-own-name-that-is-only-named", "DOC-3", "rename:a rename:a", "a||*|\n=", readings=NAME_ONLY,
    by="no change", tags="question")
add(G, "onto-another", "DOC-3", "open:a rename:b", "a|x||a b\n=!name.taken", {"a": "x", "b": "y"}, readings=UNSAVED)
add(G, "onto-another-when-unnamed", "DOC-3", "edit:z rename:A", "|z|*|a\n=!name.taken", {"a": "x"})
add(G, "onto-another-after-it-is-deleted", "DOC-3 DOC-4", "open:a delete:b rename:b", "a|x||a b\n=|=|=|a\nb|x||b",
    {"a": "x", "b": "y"},
    readings={**STORES, **UNSAVED})
add(G, "two-times", "DOC-1", "edit:x rename:a rename:b", "|x|*|\na|x||a\nb|x||b", readings=STORES)
add(G, "two-times-names-only", "DOC-1", "edit:x rename:a rename:b save", "|x|*|\na|x|*|\nb|x|*|\nb|x||b",
    readings=NAME_ONLY)
add(G, "to-and-fro", "DOC-1", "edit:x rename:a rename:b rename:a", "|x|*|\na|x||a\nb|x||b\na|x||a", readings=STORES)
add(G, "the-old-name-is-free", "DOC-1 DOC-3", "edit:x rename:a rename:b new edit:y rename:a",
    "|x|*|\na|x||a\nb|x||b\n||| b\n|y|*|=\na|y||a b",
    readings={**STORES, **UNSAVED})
add(G, "the-old-name-is-unknown", "DOC-1 DOC-4", "open:a rename:b open:a", "a|x||a\nb|x||b\n=!name.unknown", {"a": "x"},
    readings={**STORES, **UNSAVED})
add(G, "a-name-that-is-only-named-is-unknown", "DOC-1 DOC-4", "edit:x rename:a open:a delete:a",
    "|x|*|\na|x|*|\n=!name.unknown\n=!name.unknown",
    readings=NAME_ONLY)

# ---- DOC-3: what is a name, by ICU

G = "name"
NAME = icu.RegexPattern.compile(r"[\p{L}\p{Nd}_\-]{1,64}")


def name_of(words):
    """By ICU: the name, or none."""
    name = str(icu.UnicodeString("_".join(words)).toLower(icu.Locale.getRoot())) if words else ""
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
    good = [state(name, "", False, [name])]
    bad = [state(None, "", False, [], message="name.invalid")]
    boundary = slug.startswith(("sixty", "no-words", "an-empty"))
    for reading in ([STORES] if name else [None]):
        CASES.add(G, slug, "DOC-1 DOC-3" if name else "DOC-3", {"events": [{"kind": "rename", "words": words}]},
            {"states": good if name else bad},
                  computed=ICU, readings=reading, note=note, tags="boundary" if boundary else "hostile" if not name
                  else None,
                  basis="source" if slug == "two-words" else "decision")
add(G, "invalid-changes-nothing", "DOC-3", "open:a edit:y rename:a/b", "a|x||a\n=|y|*|=\n=!name.invalid", {"a": "x"},
    readings=UNSAVED)
add(G, "a-plain-story-of-names", "DOC-1 DOC-3", "rename:.. rename:a rename:a,/ list",
    "||!name.invalid|\na|||a\n=!name.invalid\n=", readings=STORES)
add(G, "invalid-before-taken", "DOC-3", "rename:a.b", "=!name.invalid", {"a.b": "x"}, tags="question",
    by="no name at all",
    note="What is stored may have a name that could not be given.")

G = "names"
for slug, names in [("letters-and-signs", ["b", "a", "-", "_", "0", "Z", "z"]), ("accents", ["z", "é", "a", "e\u0301"]),
                    ("outside-the-basic-plane", ["\U00010400", "\uff21", "\uffee", "a"]),
                    ("prefixes", ["ab", "a", "a_b", "a-b", "a0"]),
                    ("digits-are-no-numbers", ["10", "9", "1", "01"])]:
    told = output_of(["env", "LC_ALL=C", "sort"], "".join(name + "\n" for name in names)).split("\n")[:-1]
    CASES.add(G, f"sorted-{slug}", "DOC-4", {"stored": {name: "" for name in names}, "events": [{"kind": "list"}]},
              {"states": [state(None, "", False, told)]}, computed=SORT, tags="hostile" if "plane" in slug
              or "acc" in slug else None,
              note="By scalar: as UTF-8 sorts, and not as UTF-16 does." if "plane" in slug else None)

# ---- DOC-2: asking

G = "asking"
A = {"a": "x"}
for slug, events, expected, readings, more in [
        ("new-when-clean", "new", "|||a", UNSAVED, {}),
        ("new-when-clean-always", "new", "||?|a", ALWAYS, {"tags": "question"}),
        ("new-when-dirty", "edit:y new", "|y|*|a\n=|=|*?|=", None, {"basis": "source"}),
        ("new-and-confirm", "edit:y new confirm", "|y|*|a\n=|=|*?|=\n|||a", None, {"basis": "source"}),
        ("new-and-cancel", "edit:y new cancel", "|y|*|a\n=|=|*?|=\n=|=|*|=", None, {"basis": "source"}),
        ("open-when-clean", "open:a", "a|x||a", UNSAVED, {}),
        ("open-when-clean-always", "open:a confirm", "||?|a\na|x||a", ALWAYS, {"tags": "question"}),
        ("open-when-dirty", "edit:y open:a", "|y|*|a\n=|=|*?|=", None, {}),
        ("open-and-confirm", "edit:y open:a confirm", "|y|*|a\n=|=|*?|=\na|x||a", None, {}),
        ("open-and-cancel", "edit:y open:a cancel", "|y|*|a\n=|=|*?|=\n=|=|*|=", None, {}),
        ("open-itself-when-clean", "open:a open:a", "a|x||a\n=", UNSAVED, {}),
        ("open-itself-when-dirty", "open:a edit:y open:a confirm", "a|x||a\n=|y|*|=\n=|=|*?|=\na|x||a", UNSAVED,
            {"note": "Confirmed, the stored text comes back."}),
        ("open-itself-when-dirty-and-cancel", "open:a edit:y open:a cancel", "a|x||a\n=|y|*|=\n=|=|*?|=\n=|=|*|=",
            UNSAVED, {}),
        ("new-from-a-stored-one-when-dirty", "open:a edit:y new confirm open:a",
            "a|x||a\n=|y|*|=\n=|=|*?|=\n|||a\na|x||a", UNSAVED, {"note": "What was dropped is not stored."}),
        ("after-save-nothing-is-asked", "open:a edit:y save new", "a|x||a\n=|y|*|=\n=|=||=\n|||a", UNSAVED, {}),
        ("after-save-always-asks", "edit:z new confirm open:a confirm", "|z|*|a\n=|=|*?|=\n|||a\n||?|a\na|x||a", ALWAYS,
            {"tags": "question"}),
        ("confirm-without-a-prompt", "edit:y confirm", "|y|*|a\n=", None, {}),
        ("cancel-without-a-prompt", "edit:y cancel", "|y|*|a\n=", None, {}),
        ("confirm-at-the-beginning", "confirm cancel", "|||a\n=", None, {}),
        ("confirm-twice", "edit:y new confirm confirm", "|y|*|a\n=|=|*?|=\n|||a\n=", None, {}),
        ("cancel-then-confirm", "edit:y new cancel confirm", "|y|*|a\n=|=|*?|=\n=|=|*|=\n=", None,
            {"note": "The cancelled new is forgotten."}),
        ("ask-again-after-cancel", "edit:y new cancel open:a confirm", "|y|*|a\n=|=|*?|=\n=|=|*|=\n=|=|*?|=\na|x||a",
            None, {"note": "The second question is what confirm answers."}),
        ("edit-while-asked", "edit:y new edit:z cancel", "|y|*|a\n=|=|*?|=\n=\n=|=|*|=", None, {}),
        ("save-while-asked", "edit:y new save cancel", "|y|*|a\n=|=|*?|=\n=\n=|=|*|=", None,
            {"note": "Ignored: not even the message."}),
        ("rename-while-asked", "edit:y new rename:b cancel", "|y|*|a\n=|=|*?|=\n=\n=|=|*|=", None, {}),
        ("invalid-rename-while-asked", "edit:y new rename:.. cancel", "|y|*|a\n=|=|*?|=\n=\n=|=|*|=", None, {}),
        ("delete-while-asked", "edit:y new delete:a cancel", "|y|*|a\n=|=|*?|=\n=\n=|=|*|=", None, {}),
        ("unknown-while-asked", "edit:y new open:b delete:b cancel", "|y|*|a\n=|=|*?|=\n=\n=\n=|=|*|=", None, {}),
        ("list-while-asked", "edit:y new list confirm", "|y|*|a\n=|=|*?|=\n=\n|||a", None,
            {"note": "The prompt shows in every state until it is answered."}),
        ("open-while-new-is-asked", "edit:y new open:a confirm", "|y|*|a\n=|=|*?|=\n=\n|||a", None,
            {"note": "Confirmed is the new, not the open that was ignored."}),
        ("new-while-open-is-asked", "edit:y open:a new confirm", "|y|*|a\n=|=|*?|=\n=\na|x||a", None, {}),
        ("new-while-new-is-asked", "edit:y new new confirm", "|y|*|a\n=|=|*?|=\n=\n|||a", None, {}),
        ("unknown-is-said-before-it-is-asked", "edit:y open:b", "|y|*|a\n=!name.unknown", None, {}),
        ("unknown-is-said-where-it-is-always-asked", "open:b new confirm", "||!name.unknown|a\n||?|a\n|||a", ALWAYS,
            {"tags": "question"})]:
    clauses = "DOC-4" if "before-it-is-asked" in slug else "DOC-2 DOC-4" if "unknown" in slug else "DOC-2"
    add(G, slug, clauses, events, expected, A, readings=readings, **more)
for slug, events, expected, readings in [
        ("save-and-rename-while-asked", "new save rename:b cancel", "||?|a\n=\n=\n|||a", ALWAYS),
        ("renamed-only-is-asked", "rename:b new", "b||*|a\n=|=|*?|=", NAME_ONLY),
        ("renamed-is-not-asked", "edit:y rename:b new", "|y|*|a\nb|y||a b\n|||a b", {**STORES, **UNSAVED}),
        ("renamed-is-asked-always", "edit:y rename:b new", "|y|*|a\nb|y||a b\n=|=|?|=", {**STORES, **ALWAYS}),
        ("renamed-only-with-a-text-is-asked", "edit:y rename:b new cancel", "|y|*|a\nb|y|*|a\n=|=|*?|=\n=|=|*|=",
            NAME_ONLY)]:
    add(G, slug, "DOC-2" if slug.startswith("save") else "DOC-2 DOC-1", events, expected, A, readings=readings, tags="question" if "only" in slug else None)

# ---- DOC-4: deleting

G = "delete"
AB = {"a": "x", "b": "y"}
for slug, events, expected, stored, readings, more in [
        ("another-one", "open:a delete:b", "a|x||a b\n=|=|=|a", AB, UNSAVED, {}),
        ("the-open-one", "open:a delete:a", "a|x||a b\n|x|*|b", AB, UNSAVED, {}),
        ("the-open-one-when-dirty", "open:a edit:z delete:a", "a|x||a b\n=|z|*|=\n|z|*|b", AB, UNSAVED, {}),
        ("the-open-one-then-save", "open:a delete:a save", "a|x||a b\n|x|*|b\n=!name.required", AB, UNSAVED, {}),
        ("the-open-one-then-new", "open:a delete:a new", "a|x||a b\n|x|*|b\n=|=|*?|=", AB, UNSAVED, {}),
        ("the-open-one-then-rename", "open:a delete:a rename:a", "a|x||a b\n|x|*|b\na|x||a b", AB,
            {**STORES, **UNSAVED}, {}),
        ("the-open-one-then-open", "open:a delete:a open:a", "a|x||a b\n|x|*|b\n=!name.unknown", AB, UNSAVED, {}),
        ("the-open-one-that-is-empty", "open:c delete:c", "c|||c\n|||", {"c": ""}, UNSAVED,
            {"tags": "question", "note": "Unnamed, dirty is a difference from empty, and there is none."}),
        ("twice", "delete:a delete:a", "|||b\n=!name.unknown", AB, None, {}),
        ("unknown", "delete:c", "||!name.unknown|a b", AB, None, {}),
        ("unknown-in-another-case", "delete:A", "||!name.unknown|a b", AB, None, {}),
        ("with-its-ending", "delete:a.swift open:a.swift", "||!name.unknown|a b\n=!name.unknown", AB, None,
            {"note": "Names are shown and said without extension."}),
        ("is-not-asked", "edit:z delete:a", "|z|*|a b\n=|=|*|b", AB, None, {}),
        ("all", "delete:a delete:b list", "|||b\n|||\n=", AB, None, {}),
        ("unknown-name-that-is-no-name", "open:.. delete:a/b open:",
            "||!name.unknown|a b\n=!name.unknown\n=!name.unknown", AB, None, {"tags": "question hostile"}),
        ("composed-letters", "open:é delete:é", "||!name.unknown|e\u0301\n=!name.unknown", {"e\u0301": ""}, None,
            {"tags": "hostile question", "note": "Names are compared scalar by scalar."}),
        ("open-a-name-that-cannot-be-given", "open:My.Script", "My.Script|x||My.Script", {"My.Script": "x"}, UNSAVED,
            {"tags": "question"})]:
    add(G, slug, "DOC-4", events, expected, stored, readings=readings, **more)


# ---- stories made by a rule: a table of what each event does, apart from the words above

def told(given, readings):
    """Another way: the whole session is a tuple that each event maps to the next one."""
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
    """Those that say something of one of the events."""
    prompt, clauses = False, {"DOC-4"}
    for one, after in zip(given["events"], output["states"]):
        kind = one["kind"]
        if prompt or kind in ("new", "confirm", "cancel") or kind == "open" and "message" not in after:
            clauses.add("DOC-2")
        elif kind in ("edit", "save", "rename"):
            clauses |= {"DOC-1", "DOC-3"} if kind == "rename" else {"DOC-1"}
        prompt = "prompt" in after
    return " ".join(sorted(clauses))


def derive(group, slug, given, full, **more):
    readings = naming(OPTIONS, full, lambda readings: told(given, readings))
    if readings is None:
        return
    output = told(given, {**{name: each[0] for name, each in OPTIONS.items()}, **readings})
    if any(one["kind"] == "rename" for one in given["events"]) and readings.get(RENAME) == "nameOnly":
        more["tags"] = "question"
    CASES.add(group, slug, clauses_of(given, output), given, output, derived="a table of events", readings=readings,
        **more)


G = "stories"
chance = random.Random(20)
WORDS = ["edit:x", "edit:y", "edit:", "save", "save", "rename:a", "rename:b", "rename:A", "new", "new", "confirm",
    "confirm", "cancel", "open:a", "open:b",
         "delete:a", "delete:b", "list"]
for number in range(48):
    length = 6 if number < 36 else 14
    full = {RENAME: OPTIONS[RENAME][number // 2 % 2], ASK: OPTIONS[ASK][number % 2]}
    stored = [None, {"a": "x"}, {"a": "y", "b": ""}][number % 3]
    derive(G, f"by-chance-{number}", asked([chance.choice(WORDS) for _ in range(length)], stored), full)

CASES.write()
