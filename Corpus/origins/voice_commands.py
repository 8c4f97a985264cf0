#!/usr/bin/env python3
"""Writes the golden cases of voice.commands; see voice.py for where.

Needs num2words 0.5.14 and text2num 3.1.0 of PyPI, and vim 9.0.

What lines, cursor and clipboard become Vim tells (`:Nprint`, `"add`, `"ayy`, `"_dd`, `"ap`), as long as there is a
line: an empty document Vim does not know. How numbers are said num2words tells, in English without its "and" and commas,
and text2num has to read them back. The rest is worked by hand. Streams of hypotheses, with the rates at which two real
recogniser sessions grow, revise, repeat and shrink, are made by a rule.

    executed   `0 line 2, 0 copy, 1 rename my script`: the hypothesis, the command, its argument
    document   `a/b/c@1+x`: the lines, the cursor, the clipboard (no + is none)
    effects    `0 message line.none, 0 spoken a`
"""
import itertools
import json
import random
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

sys.dont_write_bytecode = True
from num2words import num2words  # noqa: E402
from text_to_num import text2num  # noqa: E402
from voice import Cases, naming  # noqa: E402

CASES = Cases("voice.commands")
VIM, NUM2WORDS = ("Vim", "9.0.1378"), ("num2words", version("num2words"))
REPLAY, STOP = "voice.commands.replay", "voice.commands.stop"
OPTIONS = {REPLAY: ["count", "index"], STOP: ["closes", "toControl"]}
COUNT, INDEX, CLOSES, BACK = {REPLAY: "count"}, {REPLAY: "index"}, {STOP: "closes"}, {STOP: "toControl"}
SPACED, TIGHT = {"voice.conversion.assembly": "spaced"}, {"voice.conversion.assembly": "tight"}
WITH_ARGUMENT = ("line", "open", "rename")


FIRST = 0  # the number of the first hypothesis


def shaped(output):
    """What hypotheses and arguments look like stands here, and nowhere else."""
    def numbered(one):
        return {**one, "hypothesis": one["hypothesis"] + FIRST}

    return {**output, "executed": [numbered(one) for one in output["executed"]],
            "effects": [numbered(one) for one in output["effects"]]}


def executed_of(text):
    told = []
    for item in filter(None, text.split(", ")):
        hypothesis, command, *argument = item.split(" ", 2)
        told.append({"hypothesis": int(hypothesis), "command": command,
                     **({"argument": argument[0] if argument else ""} if command in WITH_ARGUMENT else {})})
    return told


def document_of(text):
    if isinstance(text, dict):
        return text
    lines, _, rest = text.rpartition("@")
    cursor, plus, clipboard = rest.partition("+")
    return {"lines": lines.split("/") if lines else [], "cursor": int(cursor), "clipboard": clipboard if plus else None}


def effects_of(text):
    told = []
    for item in filter(None, text.split(", ")):
        hypothesis, kind, *more = item.split(" ", 2)
        told.append({"hypothesis": int(hypothesis), "kind": kind, "text": more[0].replace("/", "\n") if more else ""})
    return told


def asked(hypotheses, before="a/b/c@1", names=("my_script",), language="en", dictionary=None):
    return {"language": language, **({"dictionary": dictionary} if dictionary else {}), "document": document_of(before),
            "names": list(names), "hypotheses": [hypotheses] if isinstance(hypotheses, str) else hypotheses}


def outcome(executed, document, phase="control", effects="", writing=None):
    return shaped({"executed": executed_of(executed) if isinstance(executed, str) else executed,
        "document": document_of(document), "phase": phase,
            **({"dictation": writing[0], "code": writing[1]} if writing else {}),
            "effects": effects_of(effects) if isinstance(effects, str) else effects})


def add(group, slug, clauses, hypotheses, executed, document="a/b/c@1", effects="", phase="control", writing=None,
    before="a/b/c@1",
        names=("my_script",), language="en", dictionary=None, by="word by word", **more):
    clauses = " ".join(f"CMD-{number}" for number in clauses.split())
    slug = f"{group}-{slug}" if slug in CASES.slugs else slug
    if not any(more.get(key) for key in ("computed", "derived")):
        more["by"] = by
    CASES.add(group, slug, clauses, asked(hypotheses, before, names, language, dictionary),
        outcome(executed, document, phase, effects, writing), **more)


def entries(text):
    """`keyword = expression | expression` a line."""
    return [{"keyword": {"\\n": "\n"}.get(line.split(" = ")[0], line.split(" = ")[0]),
        "expressions": line.split(" = ")[1].split(" | ")}
            for line in text.split("\n")] if text else []


def D(controls, keywords="", commands="stop = stop", notations=""):
    return {"controls": entries(controls), "keywords": entries(keywords), "commands": entries(commands),
        "notations": entries(notations)}


def growing(*commands):
    return [" ".join(commands[:count]) for count in range(1, len(commands) + 1)]


# ---- the stories of the source

G = "story"
HELLO = "print open parenthesis type hello world in string case close parenthesis"
add(G, "write-a-line-and-stop", "8 9", ["write", f"write {HELLO}", f"write {HELLO} stop"], "0 write, 2 stop",
    'print ( "hello world" )@1', phase="closed",
    writing=(f"{HELLO} stop", 'print ( "hello world" )'), before="@1", readings={**SPACED, **CLOSES}, basis="source",
    note="§2.5.4: he says stop and ends the session.")
add(G, "write-a-line-and-stop-tight", "8 9", [f"write {HELLO} stop"], "0 write, 0 stop", 'print("hello world")@1',
    phase="closed",
    writing=(f"{HELLO} stop", 'print("hello world")'), before="@1", readings={**TIGHT, **CLOSES})
TEN = "/".join(f"l{n}" for n in range(1, 11))
add(G, "copy-the-first-line-to-the-tenth", "2 4 5 6", growing("line one", "copy", "line ten", "paste", "line ten",
    "delete"),
    "0 line 1, 1 copy, 2 line 10, 3 paste, 4 line 10, 5 delete", "/".join(f"l{n}" for n in range(1, 10)) + "/l1@10+l1",
    before=f"{TEN}@10", computed=None,
    basis="source", note="§2.5.4: pasted it is line 11; line 10 is deleted, and the next one moves up in its place.")
add(G, "move-a-line-and-run", "4 5 6 7", growing("line two", "read", "line three", "read", "cut", "line one", "paste",
    "run"),
    "0 line 2, 1 read, 2 line 3, 3 read, 4 cut, 5 line 1, 6 paste, 7 run", "var a/let b/print b@2+let b",
    before="var a/print b/let b@1", names=[],
    effects="1 spoken print b, 3 spoken let b, 7 run var a/let b/print b", basis="source",
    note="§2.5.4: Mary moves the declaration to its place.")
add(G, "the-files-of-the-source", "1 3", ["new", "new save", "new save rename my script",
    "new save rename my script okay", "new save rename my script okay new open my script"],
    "0 new, 1 save, 3 rename my script, 4 new, 4 open my_script", basis="source",
    note="§2.5.6; what becomes of the files is of voice.documents.")
add(G, "nothing", "3", [], "", by="no hypotheses")
add(G, "nothing-said", "3", ["", "  "], "", by="no words")

# ---- CMD-1

G = "words"
for command, more in [("write", dict(phase="writing", writing=("", ""), tags="question")),
    ("stop", dict(phase="closed")), ("cut", dict(document="b/c@1+a")),
                      ("copy", dict(document="a/b/c@1+a")), ("paste", dict(effects="0 message clipboard.empty")),
                      ("delete", dict(document="b/c@1")),
                      ("run", dict(effects="0 run a/b/c")), ("read", dict(effects="0 spoken a")), ("new", {}),
                      ("save", {})]:
    add(G, f"the-word-{command}", "1", command, f"0 {command}", basis="source", **more)
add(G, "the-word-line", "1", "line two", "0 line 2", "a/b/c@2", basis="source")
add(G, "the-word-open", "1", "open my script", "0 open my_script", basis="source")
add(G, "the-words-rename-and-okay", "1", "rename my script okay", "0 rename my script", basis="source")
add(G, "without-regard-to-case", "1", "COPY Line THREE Paste", "0 copy, 0 line 3, 0 paste", "a/b/c/a@4+a")
add(G, "any-white-space", "1", "copy\u00a0line\u3000three\tpaste", "0 copy, 0 line 3, 0 paste", "a/b/c/a@4+a",
    tags="hostile")
add(G, "with-a-full-stop", "3", "copy. cut, delete", "0 delete", "b/c@1",
    note="The recogniser's full stop makes it another word.")
add(G, "part-of-a-word", "3", "copyright recopy cutting", "")
add(G, "not-by-normalising", "3", "cop\u0079\u0301 \uff43ut", "", tags="hostile")
for slug, words, lowers in [("kelvin-sign", "o\u212aay", True), ("long-s", "\u017fave", False),
    ("dotted-i", "l\u0130ne one", False)]:
    if lowers:
        add(G, f"case-{slug}", "1 3", f"rename x {words} cut", "0 rename x, 0 cut", "b/c@1+a", tags="hostile",
            by="U+212A lowers to k")
    else:
        add(G, f"case-{slug}", "1 3", f"{words} cut", "0 cut", "b/c@1+a", tags="hostile", by="lowering is not folding")
OWN = D("copy = copy | take it\ncut = cut | take it out\nline = go to | line\npaste = put\n"
    "okay = that is it | done\nrename = call it\nread = line by line")
add(G, "a-dictionary-of-its-own", "1 3", "take it go to three put", "0 copy, 0 line 3, 0 paste", "a/b/c/a@4+a",
    dictionary=OWN)
add(G, "the-longest-expression", "3", "take it out take it", "0 cut, 0 copy", "b/c@1+b", dictionary=OWN)
add(G, "a-shorter-expression-at-the-end", "3", ["take it", "take it out"], "0 copy", "a/b/c@1+a", dictionary=OWN,
    note="It ran when only so much of it had been heard; the one longer command is the same first one.")
add(G, "the-longest-over-a-command-with-an-argument", "3", "line by line line two", "0 read, 0 line 2", "a/b/c@2",
    "0 spoken a", dictionary=OWN)
add(G, "okay-of-several-words", "3", "call it that is mine that is it cut", "0 rename that is mine, 0 cut", "b/c@1+a",
    dictionary=OWN)
add(G, "words-that-the-dictionary-has-not", "1", "delete paste stop", "", dictionary=OWN)
add(G, "no-controls", "1", "copy cut line one", "", dictionary=D("") | {"controls": []})
ITALIAN = D("write = scrivi\nstop = fermati\nline = riga\ncut = taglia\ncopy = copia\n"
    "paste = incolla\nread = leggi\nopen = apri\nrename = rinomina\nokay = va bene",
            "+ = più\n\\n = a capo", "stop = fermati\ntype = scrivi", "camel = in camel case")
add(G, "in-italian", "1", "copia riga tre incolla leggi", "0 copy, 0 line 3, 0 paste, 0 read", "a/b/c/a@4+a",
    "0 spoken a", language="it", dictionary=ITALIAN)
add(G, "in-italian-names", "1 3", "rinomina il mio va bene apri my script", "0 rename il mio, 0 open my_script",
    language="it", dictionary=ITALIAN)
add(G, "in-italian-writing", "8 9", ["scrivi x più", "scrivi x più a capo scrivi mio valore in camel case fermati"],
    "0 write, 1 stop", "a/x +/myValue/b/c@3".replace("myValue", "mioValore"),
    phase="closed", writing=("x più a capo scrivi mio valore in camel case fermati", "x +\nmioValore"), language="it",
    dictionary=ITALIAN, readings=CLOSES,
    note="In control scrivi is write, while writing it is type.")
add(G, "in-italian-built-in", "1", "copia linea tre incolla leggi", "0 copy, 0 line 3, 0 paste, 0 read", "a/b/c/a@4+a",
    "0 spoken a", language="it")
add(G, "in-italian-built-in-names", "1 3", "rinomina il mio va bene apri my script nuovo salva",
    "0 rename il mio, 0 open my_script, 0 new, 0 save", language="it")
add(G, "in-italian-built-in-writing", "8 9", ["riga due scrivi x pi\u00f9", "riga due scrivi x pi\u00f9 y stop"],
    "0 line 2, 0 write, 1 stop", "a/b/x + y/c@3", phase="closed", writing=("x pi\u00f9 y stop", "x + y"), language="it",
    readings=CLOSES)
add(G, "in-italian-built-in-stop", "1 9", "elimina taglia fermati esegui", "0 delete, 0 cut, 0 stop", "c@1+b",
    phase="closed", language="it")
add(G, "another-language-is-english", "1", "copy line two", "0 copy, 0 line 2", "a/b/c@2+a", language="fr",
    by="what is not it is English")

# ---- numbers: by num2words, read back by text2num

G = "numbers"


def english(number):
    return num2words(number, lang="en").replace(" and ", " ").replace(",", "")


def read_back(words, language):
    """By text2num: the number, or none."""
    try:
        return text2num(words, language)
    except ValueError:
        return None


def number_case(slug, words, number, language="en", computed=NUM2WORDS, after="", **more):
    dictionary = D("line = riga\nread = leggi") if language == "it" else None
    said = f"{'riga' if language == 'it' else 'line'} {words}{after}"
    there = 1 <= number <= 3
    add(G, slug, "1 4", said, f"0 line {number}", f"a/b/c@{number}" if there else "a/b/c@1", "" if there
        else "0 message line.outOfRange", language=language,
        dictionary=dictionary, computed=computed, **more)


for number in [1, 2, 3, 11, 12, 13, 15, 18, 20, 21, 40, 99, 100, 101, 110, 115, 342, 999, 1000, 1001, 1010, 1100, 2019,
    5555, 9000, 9999]:
    words = english(number)
    assert text2num(words, "en") == number
    number_case(f"english-{number}", words.replace("-", " "), number, tags="boundary" if number == 9999 else None)
    if "-" in words:
        number_case(f"english-{number}-hyphen", words, number)
for number in [1, 2, 3, 11, 17, 18, 20, 21, 23, 28, 33, 88, 100, 101, 108, 111, 123, 180, 188, 200, 300, 999, 1000,
    1001, 1100, 2000, 2023, 3333, 9999]:
    word = num2words(number, lang="it")
    assert read_back(word, "it") in (number, None)  # centottantotto it does not know
    number_case(f"italian-{number}", word, number, "it", tags="boundary" if number == 9999 else None)
    if word[-1] == "é" or word[-3:] == "tre" and number > 3:
        for other, name in [(word[:-1] + "e", "without-accent"), (word[:-1] + "é", "with-accent")]:
            if other != word:
                number_case(f"italian-{number}-{name}", other, number, "it", computed=("text2num", version("text2num"))
                    if read_back(other, "it") == number else None)
for word, number in [("centuno", 101), ("centouno", 101), ("centotto", 108), ("centootto", 108), ("centottanta", 180)]:
    assert text2num(word, "it") == number
    if num2words(number, lang="it") != word:
        number_case(f"italian-{word}", word, number, "it", computed=("text2num", version("text2num")), tags="question")
number_case("english-zero", "zero", 0, computed=None)
number_case("italian-zero", "zero", 0, "it", computed=None)
for slug, words, number, language, tags in [
        ("digits", "2", 2, "en", None), ("digits-of-ten", "10", 10, "en", None), ("digits-zero", "0", 0, "en", None),
        ("digits-9999", "9999", 9999, "en", None), ("digits-italian", "3", 3, "it", None),
        ("digits-leading-zeros", "003", 3, "en", "question"),
        ("digits-10000", "10000", 10000, "en", "question boundary"), ("longest", "twenty one", 21, "en", None),
        ("english-upper-case", "TWENTY One", 21, "en", None), ("italian-upper-case", "VENTITRÉ", 23, "it", None)]:
    number_case(slug, words, number, language, computed=None, tags=tags)
for slug, words, number, language, note in [
        ("the-and-ends-it", "one hundred and one", 100, "en",
            "English without \"and\": the longest number is one hundred."),
            ("tens-then-tens", "twenty thirty", 20, "en", None), ("ones-then-ones", "one two", 1, "en", None),
        ("ones-then-tens", "three twenty", 3, "en", None), ("digits-then-digits", "3 2", 3, "en", None),
        ("digits-then-words", "3 thousand", 3, "en", "Digits are a number of their own."),
        ("twelve-hundred", "twelve hundred", 12, "en", "Each unit is named, one to nine of it."),
        ("nineteen-ninety", "nineteen ninety", 19, "en", None),
        ("teen-then-one", "ten one", 10, "en", None), ("zero-then-one", "zero one", 0, "en", None),
        ("italian-parted", "mille duecento", 1000, "it", "In Italian a number is one word."),
        ("italian-tens-then-one", "venti uno", 20, "it", None), ("hundred-then-thousand", "one hundred thousand", 100,
            "en", "100 000 is beyond 9999; one hundred is not.")]:
    number_case(slug, words, number, language, computed=None, note=note, tags="question"
        if slug == "hundred-then-thousand" else None)
for slug, words, language in [("a-word", "foo", "en"), ("negative", "-1", "en"), ("with-a-point", "1.5", "en"),
    ("thousands-comma", "1,000", "en"), ("ordinal", "first", "en"), ("ordinal-digits", "1st", "en"),
    ("roman", "II", "en"), ("other-digits", "٣", "en"), ("full-width-digits", "２", "en"),
                              ("superscript", "²", "en"), ("italian-word-in-english", "due", "en"),
                              ("english-word-in-italian", "two", "it"), ("and", "and one", "en"),
                              ("hundred-alone", "hundred", "en"), ("a-hundred", "a hundred", "en"),
                              ("thousand-alone", "thousand two", "en"), ("italian-un", "un", "it"),
                              ("italian-grave-accent", "ventitr\u00e8", "it"),
                              ("an-exponent", "1e1", "en"), ("a-hyphen-too-many", "twenty-", "en"),
                              ("plus", "+1", "en")]:
    add(G, f"no-number-{slug}", "1 3",
        f"{'line' if language == 'en' else 'riga'} {words} {'read' if language == 'en' else 'leggi'}", "0 read",
        effects="0 spoken a",
        language=language, dictionary=D("line = riga\nread = leggi") if language == "it" else None, tags="question"
        if slug in ("other-digits", "full-width-digits", "a-hyphen-too-many") else None)

# ---- CMD-2: replaying

G = "replay"
for slug, hypotheses, count, index, more in [
        ("growing", growing("copy", "paste"), ("0 copy, 1 paste", "a/a/b/c@2+a"), None, {"basis": "source"}),
        ("repeated", ["cut"] * 4, ("0 cut", "b/c@1+a"), None, {"basis": "source"}),
        ("shorter", ["copy paste", "copy"], ("0 copy, 0 paste", "a/a/b/c@2+a"), None, {"basis": "source"}),
        ("shorter-and-longer-again", ["copy paste", "copy", "copy paste delete"],
            ("0 copy, 0 paste, 2 delete", "a/b/c@2+a"), None, {}),
        ("empty-between", ["delete", "", "delete", "", "delete delete"], ("0 delete, 4 delete", "c@1"), None, {}),
        ("never-falls", ["delete delete", "delete", "", "delete delete"], ("0 delete, 0 delete", "c@1"), None, {}),
        ("a-word-revised-into-a-command", ["copy pace", "copy paste"], ("0 copy, 1 paste", "a/a/b/c@2+a"),
            ("0 copy", "a/b/c@1+a"),
            {"basis": "source",
                "note": "Skipping by words loses the paste, which stands where another word was heard."}),
        ("fewer-words-more-commands", ["please do copy this", "copy paste"], ("0 copy, 1 paste", "a/a/b/c@2+a"),
            ("0 copy", "a/b/c@1+a"), {"basis": "source"}),
        ("a-word-inserted-before", ["delete", "please delete"], ("0 delete", "b/c@1"), ("0 delete, 1 delete", "c@1"),
            {"note": "Skipping by words runs the same command twice."}),
        ("words-inserted-before-and-one-more", ["delete", "well please delete copy"], ("0 delete, 1 copy", "b/c@1+b"),
            ("0 delete, 1 delete, 1 copy", "c@1+c"), {}),
        ("a-command-inserted-before", ["delete", "copy delete"], ("0 delete, 1 delete", "c@1"), None,
            {"note": "Two commands are held, one ran: the second runs."}),
        ("a-command-taken-back", ["delete copy", "delete", "delete"], ("0 delete, 0 copy", "b/c@1+b"), None, {}),
        ("a-command-revised", ["copy", "cut"], ("0 copy", "a/b/c@1+a"), None,
            {"note": "What ran has run: it is not undone, and the other does not run."}),
        ("revised-and-one-more", ["copy", "cut paste"], ("0 copy, 1 paste", "a/a/b/c@2+a"), None, {}),
        ("all-at-once", ["copy paste delete"], ("0 copy, 0 paste, 0 delete", "a/b/c@2+a"), None, {}),
        ("refused-ones-count", ["paste", "paste copy", "paste copy paste"],
            ("0 paste, 1 copy, 2 paste", "a/a/b/c@2+a", "0 message clipboard.empty"), None, {}),
            ("line-beyond-counts", ["line nine", "line nine copy"], ("0 line 9, 1 copy", "a/b/c@1+a",
                "0 message line.outOfRange"), None, {}),
        ("line-at-the-end", ["line", "line two", "line two copy"], ("1 line 2, 2 copy", "a/b/c@2+b"), None, {}),
        ("line-that-grows", ["line twenty", "line twenty one", "line twenty one copy"],
            ("0 line 20, 2 copy", "a/b/c@1+a", "0 message line.outOfRange"), None, {}),
        ("line-revised", ["line two", "line three"], ("0 line 2", "a/b/c@2"), None, {}),
        ("line-revised-and-one-more", ["line two", "line three copy"], ("0 line 2, 1 copy", "a/b/c@2+b"), None, {}),
        ("line-heard-otherwise", ["line to", "line two"], ("1 line 2", "a/b/c@2"), ("", "a/b/c@1"),
            {"tags": "question",
                "note": "line before a word that is no number is skipped: it was not an incomplete command either."}),
        ("rename-that-grows", ["rename my", "rename my script", "rename my script okay", "rename my script okay copy"],
            ("2 rename my script, 3 copy", "a/b/c@1+a"), None, {}),
        ("rename-taken-back", ["rename my copy", "copy"], ("1 copy", "a/b/c@1+a"), None, {}),
        ("rename-taken-back-longer", ["copy rename my", "copy paste"], ("0 copy, 1 paste", "a/a/b/c@2+a"), None, {}),
        ("open-that-grows", ["open", "open my", "open my script", "open my script copy"],
            ("2 open my_script, 3 copy", "a/b/c@1+a"), None, {}),
        ("vendors-example", ["tube", "to be a", "to be", "to be or not to be cut"], ("3 cut", "b/c@1+a"), None, {}),
        ("vendors-example-with-a-command", ["tube cut", "to be a", "to be", "to be or not to cut"],
            ("0 cut", "b/c@1+a"), ("0 cut, 3 cut", "c@1+b"), {}),
        ("many-words-later", ["copy", "copy " + "word " * 20 + "paste"], ("0 copy, 1 paste", "a/a/b/c@2+a"), None, {}),
        ("shrinks-to-a-later-command", ["word word word copy", "paste", "paste copy delete"],
            ("0 copy, 2 copy, 2 delete", "b/c@1+a"), ("0 copy", "a/b/c@1+a"), {})]:
    if index is None:
        add(G, slug, "2", hypotheses, *count, **more)
    else:
        add(G, slug, "2", hypotheses, *count, readings=COUNT, **more)
        add(G, f"{slug}-by-index", "2", hypotheses, *index, readings=INDEX, **{**more, "basis": "decision"})
add(G, "index-keeps-the-last-incomplete-command", "2", ["copy line", "copy line two", "copy line two paste"],
    "0 copy, 1 line 2, 2 paste", "a/b/a/c@3+a",
    note="Under both readings: a command that waits for its argument is not lost.")

# ---- CMD-3: reading from the left

G = "reading"
for slug, said, executed, document, effects, more in [
        ("words-of-no-command", "please copy this and then line three paste it thanks", "0 copy, 0 line 3, 0 paste",
            "a/b/c/a@4+a", "", {"basis": "source"}), ("no-command", "hello world", "", "a/b/c@1", "",
            {"basis": "source"}),
        ("line-alone", "line", "", "a/b/c@1", "", {}), ("line-at-the-end", "copy line", "0 copy", "a/b/c@1+a", "", {}),
        ("line-before-a-word", "line foo copy", "0 copy", "a/b/c@1+a", "", {}),
        ("line-before-a-command", "line copy", "0 copy", "a/b/c@1+a", "",
            {"note": "`line` is skipped as one word; the next is read on its own."}),
        ("line-before-line", "line line two", "0 line 2", "a/b/c@2", "", {}),
        ("line-and-two-numbers", "line two three", "0 line 2", "a/b/c@2", "", {}),
        ("a-number-alone", "two copy", "0 copy", "a/b/c@1+a", "", {}), ("two-lines", "line two line three",
            "0 line 2, 0 line 3", "a/b/c@3", "", {}),
        ("rename-alone", "rename", "", "a/b/c@1", "", {}), ("rename-without-okay", "rename my script", "", "a/b/c@1",
            "", {"basis": "source"}), ("rename-without-okay-takes-all", "rename my script copy delete stop", "",
            "a/b/c@1", "", {}), ("what-came-before-rename", "delete rename my script copy", "0 delete", "b/c@1", "",
            {}),
        ("rename-takes-commands", "rename copy stop write okay delete", "0 rename copy stop write, 0 delete", "b/c@1",
            "", {}), ("rename-takes-rename", "rename rename okay", "0 rename rename", "a/b/c@1", "", {}),
            ("the-first-okay", "rename a okay b okay", "0 rename a", "a/b/c@1", "", {}),
        ("rename-nothing", "rename okay", "0 rename", "a/b/c@1", "0 message name.invalid", {"tags": "question"}),
        ("rename-nothing-and-go-on", "rename okay copy", "0 rename, 0 copy", "a/b/c@1+a", "0 message name.invalid",
            {"tags": "question"}), ("okay-alone", "okay copy okay", "0 copy", "a/b/c@1+a", "", {}),
        ("rename-keeps-case", "Rename My Script OKAY", "0 rename My Script", "a/b/c@1", "", {"tags": "question"}),
        ("rename-white-space", "rename  my\tscript okay", "0 rename my script", "a/b/c@1", "", {"tags": "question"}),
        ("rename-onto-a-document", "rename my script okay", "0 rename my script", "a/b/c@1", "",
            {"note": "That the name is taken is of voice.documents."}),
        ("rename-to-no-name", "rename ../x okay", "0 rename ../x", "a/b/c@1", "",
            {"tags": "question hostile", "note": "What name it makes is of voice.documents."}),
            ("rename-okay-okay", "rename okay okay", "0 rename", "a/b/c@1", "0 message name.invalid",
                {"tags": "question"}),
        ("open-alone", "open", "", "a/b/c@1", "", {}), ("open-no-name", "open this copy", "0 copy", "a/b/c@1+a", "",
            {}), ("open-the-beginning-of-a-name", "open my", "", "a/b/c@1", "", {}),
            ("open-the-beginning-of-a-name-and-a-command", "open my copy", "0 copy", "a/b/c@1+a", "",
                {"tags": "question"}),
        ("open-in-another-case", "OPEN My SCRIPT", "0 open my_script", "a/b/c@1", "", {}),
        ("open-with-an-underscore", "open my_script", "0 open my_script", "a/b/c@1", "", {}),
        ("open-with-more-words", "open my script please", "0 open my_script", "a/b/c@1", "", {}),
        ("open-before-open", "open open my script", "0 open my_script", "a/b/c@1", "", {}),
        ("open-and-a-command", "open my script delete", "0 open my_script, 0 delete", "b/c@1", "", {}),
        ("open-with-a-word-between", "open the my script", "", "a/b/c@1", "", {}),
        ("new-and-save", "new save new", "0 new, 0 save, 0 new", "a/b/c@1", "", {})]:
    add(G, slug, "3", said, executed, document, effects, **more)
for slug, said, names, executed, document, more in [
        ("open-the-longest-name", "open my script two", ["my", "my_script", "my_script_two"], "0 open my_script_two",
            "a/b/c@1", {}), ("open-the-longest-that-is-there", "open my script two", ["my", "my_script_two_a"],
            "0 open my", "a/b/c@1", {}),
        ("open-a-name-like-a-command", "open copy", ["copy"], "0 open copy", "a/b/c@1", {}),
        ("open-a-name-with-a-command-in-it", "open my copy cut", ["my", "my_copy"], "0 open my_copy, 0 cut", "b/c@1+a",
            {}), ("open-a-name-in-capitals", "open My", ["My"], "", "a/b/c@1",
            {"note": "Said words are lower-cased, so this name is never named."}),
        ("open-without-names", "open my script", [], "", "a/b/c@1", {}),
        ("open-a-name-with-a-dash", "open my-script", ["my-script"], "0 open my-script", "a/b/c@1",
            {"note": "A hyphen is a space in numbers only."}), ("open-a-name-with-a-number", "open script 2",
            ["script_2"], "0 open script_2", "a/b/c@1", {}), ("open-a-name-with-a-number-word", "open script two",
            ["script_2"], "", "a/b/c@1", {}),
        ("open-accents", "open citt\u00e0", ["citta\u0300", "citt\u00e0"], "0 open citt\u00e0", "a/b/c@1", {}),
        ("open-accents-of-another-form", "open citt\u00e0", ["citta\u0300"], "", "a/b/c@1",
            {"tags": "question hostile"}), ("open-final-sigma", "open ΟΔΟΣ ΝΕΟΣ", ["οδοσ_νεοσ", "οδος_νεος"],
            "0 open οδος_νεος", "a/b/c@1",
            {"tags": "hostile", "note": "A capital sigma at the end of a word lowers to ς."}),
        ("open-a-name-that-ends-in-okay", "open okay", ["okay"], "0 open okay",
            "a/b/c@1", {})]:
    add(G, slug, "3", said, executed, document, names=names, **more)
add(G, "open-a-shorter-name-first", "2 3", ["open my", "open my script"], "0 open my", names=["my", "my_script"],
    note="The one command ran: the longer name is not opened after it.")

# ---- CMD-4 to CMD-7: without lines, at the edges, by hand

G = "edges"
for slug, clauses, before, said, executed, document, effects, more in [
        ("line-0", "4", "a/b/c@2", "line 0", "0 line 0", "a/b/c@2", "0 message line.outOfRange", {"tags": "boundary"}),
        ("line-1", "4", "a/b/c@2", "line 1", "0 line 1", "a/b/c@1", "", {"tags": "boundary"}),
        ("last-line", "4", "a/b/c@2", "line 3", "0 line 3", "a/b/c@3", "", {"tags": "boundary"}),
        ("line-after-the-last", "4", "a/b/c@2", "line 4", "0 line 4", "a/b/c@2", "0 message line.outOfRange",
            {"tags": "boundary"}), ("the-line-it-is-at", "4", "a/b/c@2", "line two", "0 line 2", "a/b/c@2", "", {}),
            ("line-1-of-none", "4", "@1", "line one", "0 line 1", "@1", "0 message line.outOfRange",
                {"tags": "boundary question"}),
        ("cut-of-none", "5", "@1", "cut", "0 cut", "@1", "0 message line.none", {}),
        ("copy-of-none", "5", "@1+x", "copy", "0 copy", "@1+x", "0 message line.none",
            {"note": "The clipboard stays."}), ("delete-of-none", "5", "@1", "delete", "0 delete", "@1",
            "0 message line.none", {}), ("read-of-none", "5 7", "@1", "read", "0 read", "@1", "0 message line.none",
            {}),
        ("run-of-none", "7", "@1", "run", "0 run", "@1", "0 run", {"tags": "question",
            "note": "The whole text, which is empty."}), ("the-only-line-cut", "5", "a@1", "cut", "0 cut", "@1+a", "",
            {"tags": "boundary"}), ("the-only-line-deleted", "5", "a@1+x", "delete", "0 delete", "@1+x", "",
            {"tags": "boundary"}), ("one-cut-too-many", "5", "a@1", "cut cut", "0 cut, 0 cut", "@1+a",
            "0 message line.none", {}),
        ("all-deleted-then-line", "4 5", "a/b@1", "delete delete line one", "0 delete, 0 delete, 0 line 1", "@1",
            "0 message line.outOfRange", {"tags": "question"}), ("paste-into-none", "6", "@1+x", "paste", "0 paste",
            "x@1+x", "", {}), ("paste-into-none-twice", "6", "@1+x", "paste paste", "0 paste, 0 paste", "x/x@2+x", "",
            {}), ("cut-the-only-line-and-paste", "5 6", "a@1", "cut paste", "0 cut, 0 paste", "a@1+a", "", {}),
        ("paste-nothing", "6", "a/b@1", "paste", "0 paste", "a/b@1", "0 message clipboard.empty", {}),
        ("paste-nothing-into-none", "6", "@1", "paste", "0 paste", "@1", "0 message clipboard.empty",
            {"note": "The clipboard is looked at, not the lines."}), ("paste-an-empty-line", "6", "a/b@1+", "paste",
            "0 paste", "a//b@2+", "", {"tags": "boundary", "note": "`\"\"` is a line."}),
        ("copy-an-empty-line", "5", "a//b@2+x", "copy", "0 copy", "a//b@2+", "", {"tags": "boundary"}),
        ("read-an-empty-line", "7", "a//b@2", "read", "0 read", "a//b@2", "0 spoken", {}),
        ("run-empty-lines", "7", "//@2", "run", "0 run", "//@2", "0 run //", {}),
        ("several-messages", "2 4 5 6", "@1", "paste line two read cut", "0 paste, 0 line 2, 0 read, 0 cut", "@1",
            "0 message clipboard.empty, 0 message line.outOfRange, 0 message line.none, 0 message line.none", {})]:
    add(G, slug, clauses, said, executed, document, effects, before=before, **more)
ODD = ["\t x\r", "\u2028", "e\u0301😀\0", " "]
add(G, "odd-lines", "5 6 7", "copy line 4 paste read run", "0 copy, 0 line 4, 0 paste, 0 read, 0 run",
    {"lines": [*ODD, ODD[0]], "cursor": 5, "clipboard": ODD[0]},
    before={"lines": ODD, "cursor": 1, "clipboard": None}, tags="hostile",
    effects=[{"hypothesis": 0, "kind": "spoken", "text": ODD[0]}, {"hypothesis": 0, "kind": "run",
        "text": "\n".join([*ODD, ODD[0]])}],
    note="Only a line feed parts lines; nothing is trimmed.")

# ---- CMD-8, CMD-9: writing

G = "writing"


def writing(slug, clauses, hypotheses, executed, document, dictation, code, phase="writing", **more):
    add(G, slug, clauses, hypotheses, executed, document, phase=phase, writing=(dictation, code), **more)


writing("after-the-cursor", "8", "line two write x", "0 line 2, 0 write", "a/b/x/c@3", "x", "x", basis="source")
writing("after-the-last-line", "8", "line three write x", "0 line 3, 0 write", "a/b/c/x@4", "x", "x", basis="source")
writing("into-an-empty-document", "8", "write x", "0 write", "x@1", "x", "x", before="@1", basis="source")
writing("two-lines-into-an-empty-document", "8", "write x new line y", "0 write", "x/y@2", "x new line y", "x\ny",
    before="@1")
writing("keywords-are-converted", "8", "write variable x equals y plus z", "0 write", "a/var x = y + z/b/c@2",
    "variable x equals y plus z", "var x = y + z", basis="source")
writing("replaces-what-it-wrote", "8", ["write x", "write x plus", "write x plus new line y", "write z"], "0 write",
    "a/z/b/c@2", "z", "z", note="Two lines were written in between, and went.")
writing("grows-by-lines", "8", ["write x", "write x new line y", "write x new line y new line z"], "0 write",
    "a/x/y/z/b/c@4", "x new line y new line z", "x\ny\nz")
writing("line-break-at-the-end", "8", "write x new line", "0 write", "a/x//b/c@3", "x new line", "x\n", tags="boundary")
writing("only-a-line-break", "8", "write new line", "0 write", "a///b/c@3", "new line", "\n", tags="boundary")
writing("nothing-yet", "8", "write", "0 write", "a/b/c@1", "", "", tags="question boundary", note="No code, no line.")
writing("nothing-yet-into-an-empty-document", "8", "write", "0 write", "@1", "", "", before="@1",
    tags="question boundary")
writing("all-undone", "8", ["write x y", "write x y undo undo"], "0 write", "a/b/c@1", "x y undo undo", "",
    tags="question", note="The cursor is back where it was.")
writing("cleared-and-anew", "8", ["write x y", "write x y clear", "write x y clear z"], "0 write", "a/z/b/c@2",
    "x y clear z", "z")
writing("no-control-word-acts", "8", "write copy paste delete line two run read new save", "0 write",
    "a/copy paste delete line two run read new save/b/c@2", "copy paste delete line two run read new save",
    "copy paste delete line two run read new save", basis="source",
        note="Phases are apart: while writing these are words of the code.")
writing("write-within-writing", "8", "write write x", "0 write", "a/write x/b/c@2", "write x", "write x")
writing("rename-within-writing", "8", "write rename x okay", "0 write", "a/rename x okay/b/c@2", "rename x okay",
    "rename x okay")
writing("case-is-kept", "8", "Write MyVar", "0 write", "a/MyVar/b/c@2", "MyVar", "MyVar")
writing("white-space", "8", "write  x\t y ", "0 write", "a/x y/b/c@2", "x y", "x y", tags="question")
writing("commands-before", "8 2", "copy line two paste write x", "0 copy, 0 line 2, 0 paste, 0 write", "a/b/a/x/c@4+a",
    "x", "x")
writing("fewer-commands-leave-it", "8", ["line two write x y", "line two"], "0 line 2, 0 write", "a/b/x y/c@3", "x y",
    "x y")
writing("no-commands-leave-it", "8", ["write x y", "", "right x"], "0 write", "a/x y/b/c@2", "x y", "x y",
    readings=COUNT, note="`right` is no command: the hypothesis has fewer.")
writing("no-commands-by-index", "8", ["write x y", "right x"], "0 write", "a/x/b/c@2", "x", "x", readings=INDEX,
    tags="question", note="What follows the place of the write.")
writing("empty-by-index", "8", ["write x y", ""], "0 write", "a/x y/b/c@2", "x y", "x y", tags="question")
writing("fewer-and-then-more", "8", ["write x", "", "write x y"], "0 write", "a/x y/b/c@2", "x y", "x y")
writing("shrinks", "8", ["write x y z", "write x"], "0 write", "a/x/b/c@2", "x", "x")
writing("literally-stop", "8", ["write literally stop", "write literally stop now"], "0 write", "a/stop now/b/c@2",
    "literally stop now", "stop now", basis="source", note="A stop that is protected does not end it.")
writing("typed-stop", "8", "write type stop in string case", "0 write", 'a/"stop"/b/c@2', "type stop in string case",
    '"stop"', basis="source")
writing("undone-stop", "8", "write x stop undo", "0 write", "a/x/b/c@2", "x stop undo", "x", basis="source",
    note="A stop that is undone does not end it.")
writing("undone-stop-and-on", "8", ["write x stop undo", "write x stop undo y"], "0 write", "a/x y/b/c@2",
    "x stop undo y", "x y")
writing("cleared-stop", "8", "write x stop clear y", "0 write", "a/y/b/c@2", "x stop clear y", "y")
writing("unterminated-type", "8", "write type copy stop", "0 write", "a/copy stop/b/c@2", "type copy stop", "copy stop",
    readings={"voice.conversion.type.unterminated": "literal"},
    note="Every reading of voice.conversion is one of this as well.")
writing("unterminated-type-drop", "8", "write x type copy stop", "0 write", "a/x/b/c@2", "x type copy stop", "x",
    readings={"voice.conversion.type.unterminated": "drop"})
writing("redo", "8", "write x undo y redo", "0 write", "a/y/b/c@2", "x undo y redo", "y",
    readings={"voice.conversion.redo": "adjacent"})
writing("redo-later", "8", "write x undo y redo", "0 write", "a/x y/b/c@2", "x undo y redo", "x y",
    readings={"voice.conversion.redo": "later"})
writing("clear", "8", "write x new line y clear z", "0 write", "a/x/z/b/c@3", "x new line y clear z", "x\nz",
    readings={"voice.conversion.clear": "line"})
writing("clear-all", "8", "write x new line y clear z", "0 write", "a/z/b/c@2", "x new line y clear z", "z",
    readings={"voice.conversion.clear": "all"})
writing("tight", "8", "write f open parenthesis x close parenthesis", "0 write", "a/f(x)/b/c@2",
    "f open parenthesis x close parenthesis", "f(x)", readings=TIGHT)
writing("spaced", "8", "write f open parenthesis x close parenthesis", "0 write", "a/f ( x )/b/c@2",
    "f open parenthesis x close parenthesis", "f ( x )", readings=SPACED)
writing("sponge", "8", "write type ab cd ef in sponge case", "0 write", "a/AbCdEf/b/c@2",
    "type ab cd ef in sponge case", "AbCdEf")
writing("sponge-joined", "8", "write type abc def in sponge case", "0 write", "a/AbCdEf/b/c@2",
    "type abc def in sponge case", "AbCdEf", readings={"voice.notation.sponge.run": "joined"})
writing("sponge-per-word", "8", "write type abc def in sponge case", "0 write", "a/AbCDeF/b/c@2",
    "type abc def in sponge case", "AbCDeF", readings={"voice.notation.sponge.run": "perWord"})
writing("the-write-is-revised", "8 2", ["write x", "copy paste cut"], "0 write", "a/x/b/c@2", "x", "x", readings=COUNT,
    tags="question", note="The first command is no write any more; while writing no control word acts.")
writing("the-write-is-revised-by-index", "8 2", ["write x", "copy paste cut"], "0 write", "a/paste cut/b/c@2",
    "paste cut", "paste cut", readings=INDEX, tags="question")
add(G, "a-write-that-comes-too-late", "2", ["copy", "write x"], "0 copy", "a/b/c@1+a",
    note="One command ran, and one is held: the write does not run, and in control nothing is written.")
add(G, "in-control-nothing-is-written", "3", ["variable x equals y", "type x in camel case"], "", basis="source")

G = "stop"
for slug, hypotheses, closes, back, more in [
        ("ends-writing", ["write x", "write x stop"], ("0 write, 1 stop", "a/x/b/c@2", ("x stop", "x")), "same",
            {"basis": "source"}), ("at-once", ["write x stop"], ("0 write, 0 stop", "a/x/b/c@2", ("x stop", "x")),
            "same", {}), ("nothing-written", ["write stop"], ("0 write, 0 stop", "a/b/c@1", ("stop", "")), "same",
            {"tags": "question"}),
        ("what-follows-is-dropped", ["write x stop y z"], ("0 write, 0 stop", "a/x/b/c@2", ("x stop y z", "x")), "same",
            {"tags": "question"}), ("later-words", ["write x stop", "write x stop y"],
            ("0 write, 0 stop", "a/x/b/c@2", ("x stop", "x")), "same", {"tags": "question"}),
        ("then-a-command", ["write x stop copy"], ("0 write, 0 stop", "a/x/b/c@2", ("x stop copy", "x")),
            ("0 write, 0 stop, 0 copy", "a/x/b/c@2+x", ("x stop copy", "x")), {"tags": "question"}),
        ("then-a-command-later", ["write x stop", "write x stop delete"],
            ("0 write, 0 stop", "a/x/b/c@2", ("x stop", "x")), ("0 write, 0 stop, 1 delete", "a/b/c@2",
                ("x stop", "x")), {"tags": "question"}),
        ("then-undone", ["write x stop", "write x stop undo"], ("0 write, 0 stop", "a/x/b/c@2", ("x stop", "x")),
            "same", {"note": "What ended has ended: the later hypothesis has fewer commands."}),
            ("undone-and-stopped-again", ["write x stop undo", "write x stop undo stop"],
                ("0 write, 1 stop", "a/x/b/c@2", ("x stop undo stop", "x")), "same", {}),
        ("in-control-after-writing", ["write x stop stop copy"], ("0 write, 0 stop", "a/x/b/c@2",
            ("x stop stop copy", "x")), ("0 write, 0 stop, 0 stop", "a/x/b/c@2", ("x stop stop copy", "x"), "closed"),
            {"tags": "question"}),
        ("write-again", ["write x stop write y"], ("0 write, 0 stop", "a/x/b/c@2", ("x stop write y", "x")),
            ("0 write, 0 stop, 0 write", "a/x/y/b/c@3", ("y", "y"), "writing"), {"tags": "question"}),
        ("write-again-later", ["write x", "write x stop", "write x stop write y", "write x stop write z new line z"],
            ("0 write, 1 stop", "a/x/b/c@2", ("x stop", "x")), ("0 write, 1 stop, 2 write", "a/x/z/z/b/c@4",
                ("z new line z", "z\nz"), "writing"), {"tags": "question"}),
        ("line-between-writings", ["write x stop line three write y stop"],
            ("0 write, 0 stop", "a/x/b/c@2", ("x stop line three write y stop", "x")),
            ("0 write, 0 stop, 0 line 3, 0 write, 0 stop", "a/x/b/y/c@4", ("y stop", "y")), {"tags": "question"})]:
    for name, readings, told in [("", CLOSES, closes), ("-to-control", BACK, back)]:
        told = closes if told == "same" else told
        executed, document, wrote, *phase = told
        add(G, slug + name, "8 9", hypotheses, executed, document, phase=phase[0] if phase else "closed"
            if readings == CLOSES else "control", writing=wrote, readings=readings,
            **{**more, **({"basis": "source"} if slug == "ends-writing" else {})})
for slug, hypotheses, executed, document, more in [
        ("in-control", ["stop"], "0 stop", "a/b/c@1", {"basis": "source"}),
        ("nothing-runs-after", ["stop copy cut"], "0 stop", "a/b/c@1", {}),
        ("nothing-runs-in-later-hypotheses", ["stop", "stop copy", "copy cut delete"], "0 stop", "a/b/c@1", {}),
        ("after-commands", ["delete stop", "delete stop delete"], "0 delete, 0 stop", "b/c@1", {}),
        ("no-write-after", ["stop write x"], "0 stop", "a/b/c@1", {}), ("in-a-rename", ["rename stop okay copy"],
            "0 rename stop", "a/b/c@1", {})]:
    add(G, slug, "9" if "rename" not in slug else "3", hypotheses, executed + (", 0 copy" if slug == "in-a-rename"
        else ""), document + ("+a" if slug == "in-a-rename" else ""), phase="control" if slug == "in-a-rename"
        else "closed", **more)
add(G, "stop-of-a-revised-write", "2 9", ["copy", "write x stop"], "0 copy, 1 stop", "a/b/c@1+a", phase="closed",
    tags="question", note="The second command is a stop, and it is said in control.")

# ---- by Vim: lines, cursor, clipboard

G = "vim"
NORMAL = {"cut": '"add', "copy": '"ayy', "delete": '"_dd', "paste": '"ap'}


def vim(document, commands):
    """What Vim makes of it: the document, and which commands it refused."""
    with tempfile.TemporaryDirectory() as folder:
        lines = [f"call setline(1, {json.dumps(document['lines'])})", f"{document['cursor']}", "let refused = []"]
        if document["clipboard"] is not None:
            lines.append(f"call setreg('a', {json.dumps([document['clipboard']])}, 'l')")
        for index, command in enumerate(commands):
            act = f"{command[5:]}print" if command.startswith("line ") else f"execute 'normal! {NORMAL[command]}'"
            lines += ["try", act, "catch", f"call add(refused, {index})", "endtry"]
        told = "json_encode([getline(1, '$'), line('.'), getreg('a', 1, 1), refused])"
        lines += [f"call writefile([{told}], '{folder}/told')", "qa!"]
        Path(folder, "script.vim").write_text("\n".join(lines) + "\n")
        subprocess.run(["vim", "-u", "NONE", "-i", "NONE", "-n", "-es", "-N", "-S", f"{folder}/script.vim"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False, timeout=20)
        lines, cursor, register, refused = json.loads(Path(folder, "told").read_text())
    return {"lines": lines, "cursor": cursor, "clipboard": register[0] if register else None}, refused


chance = random.Random(9)
for number in range(40):
    size = chance.randint(1, 6)
    before = {"lines": [f"l{n}" for n in range(1, size + 1)], "cursor": chance.randint(1, size),
        "clipboard": chance.choice([None, "x", ""])}
    commands, count, clipboard = [], size, before["clipboard"] is not None
    for _ in range(chance.randint(2, 9)):
        command = chance.choice(["cut", "copy", "delete", "paste", "paste", "line"])
        if command in ("cut", "delete") and count == 1 or command == "paste" and not clipboard:
            continue
        count += {"cut": -1, "delete": -1, "paste": 1}.get(command, 0)
        clipboard = clipboard or command in ("cut", "copy")
        commands.append(f"line {chance.randint(1, count + 1)}" if command == "line" else command)
    if not commands:
        continue
    document, refused = vim(before, commands)
    hypotheses = growing(*commands) if number % 2 else [" ".join(commands)]
    place = (lambda index: index) if number % 2 else (lambda index: 0)
    of = {"line": "4", "cut": "5", "copy": "5", "delete": "5", "paste": "6"}
    clauses = " ".join(sorted({"2"} | {of[command.split()[0]] for command in commands}))
    add(G, f"by-chance-{number}", clauses, hypotheses, [executed_of(f"{place(index)} {command}")[0] for index,
        command in enumerate(commands)], document,
        [{"hypothesis": place(index), "kind": "message", "text": "line.outOfRange"} for index in refused],
        before=before, computed=VIM, basis="source" if not refused else "decision")

# ---- streams by chance

def model(given, readings):
    """Another way, for words without conversions: one long table of what each command does."""
    numbers = {"one": 1, "two": 2, "three": 3, "nine": 9}
    plain = ("cut", "copy", "paste", "delete", "read", "save")
    doc, executed, effects = dict(given["document"], lines=list(given["document"]["lines"])), [], []
    phase, dictation, wrote, skip, start = "control", None, None, 0, None

    def parse(words, at, once=False):
        """The complete commands from a place on, and where the reading may begin next time."""
        found, waits = [], None
        while at < len(words):
            word = words[at]
            if word == "line" and at + 1 < len(words) and words[at + 1] in numbers:
                found.append(("line", str(numbers[words[at + 1]]), at + 2))
            elif word == "rename":
                ends = [place for place in range(at + 1, len(words)) if words[place] == "okay"]
                if not ends:
                    return found, at if waits is None else waits
                found.append(("rename", " ".join(words[at + 1:ends[0]]), ends[0] + 1))
            elif word in plain or word == "write" or word == "stop":
                found.append((word, None, at + 1))
            else:
                waits = at if word == "line" and at + 1 == len(words) else waits
                at += 1
                continue
            waits, at = None, found[-1][2]
            if once:
                return found, at
            if word == "write":
                ends = [place for place in range(at, len(words)) if words[place] == "stop"]
                if not ends:
                    return found, len(words)
                found.append(("stop", None, ends[0] + 1))
                at = ends[0] + 1
        return found, len(words) if waits is None else waits

    def dictate(words):
        nonlocal dictation
        dictation = " ".join(words)
        code = " ".join(itertools.takewhile(lambda word: word != "stop", words))
        after, count, cursor = wrote
        del doc["lines"][after:after + count]
        doc["lines"][after:after] = [code] if code else []
        wrote[1] = 1 if code else 0
        doc["cursor"] = after + 1 if code else cursor
        return code

    def run(number, name, argument):
        nonlocal phase, wrote
        executed.append({"hypothesis": number, "command": name, **({"argument": argument} if argument is not None
            else {})})
        lines, at, message = doc["lines"], doc["cursor"] - 1, None
        if name == "write":
            phase, wrote = "writing", [min(doc["cursor"], len(lines)), 0, doc["cursor"]]
        elif name == "stop":
            phase = "control" if phase == "writing" and readings[STOP] == "toControl" else "closed"
        elif name == "line":
            message = None if 1 <= int(argument) <= len(lines) else "line.outOfRange"
            doc["cursor"] = doc["cursor"] if message else int(argument)
        elif name == "rename":
            message = None if argument else "name.invalid"
        elif name == "paste":
            if doc["clipboard"] is None:
                message = "clipboard.empty"
            else:
                lines.insert(at + 1 if lines else 0, doc["clipboard"])
                doc["cursor"] = min(at + 2, len(lines))
        elif name != "save" and not lines:
            message = "line.none"
        elif name == "read":
            effects.append({"hypothesis": number, "kind": "spoken", "text": lines[at]})
        elif name != "save":
            doc["clipboard"] = lines[at] if name in ("cut", "copy") else doc["clipboard"]
            if name != "copy":
                del lines[at]
                doc["cursor"] = max(1, min(doc["cursor"], len(lines)))
        if message:
            effects.append({"hypothesis": number, "kind": "message", "text": message})

    code = None
    for number, transcript in enumerate(given["hypotheses"]):
        words = transcript.split()
        if readings[REPLAY] == "count":
            found, _ = parse(words, 0)
            done = len(executed)
            if phase == "writing" and 0 < done <= len(found) and found[done - 1][0] == "write":
                code = dictate(words[found[done - 1][2]:])
            for name, argument, end in found[done:]:
                if phase == "closed" or phase == "writing" and name != "stop":
                    continue
                run(number, name, argument)
                if name == "write":
                    code = dictate(words[end:])
        else:
            while phase != "closed":
                if phase == "writing":
                    if len(words) < start:
                        break
                    code = dictate(words[start:])
                    skip = max(skip, len(words))
                    if "stop" not in words[start:]:
                        break
                    skip = words.index("stop", start) + 1
                    run(number, "stop", None)
                    continue
                found, next = parse(words, skip, once=True)
                if not found:
                    skip = max(skip, len(words)) if next == len(words) else next
                    break
                run(number, *found[0][:2])
                skip = start = found[0][2]
                if found[0][0] == "write":
                    skip = len(words)
    return {"executed": executed, "document": doc, "phase": phase, **({"dictation": dictation, "code": code}
        if dictation is not None else {}), "effects": effects}


G = "streams"
chance = random.Random(64)
VOCABULARY = ["cut", "copy", "paste", "delete", "read", "save", "line two", "line three", "line nine", "line", "foo",
    "bar", "rename x okay", "rename", "write", "write foo bar", "stop"]
number = 0
while number < 60:
    words = " ".join(chance.choice(VOCABULARY if number % 3 else VOCABULARY[:13])
        for _ in range(chance.randint(3, 7))).split()
    said, hypotheses = 1, []
    while said <= len(words) and len(hypotheses) < 9:
        kind = chance.choices(["grow", "revise", "repeat", "shrink"], [64, 48, 43, 4])[0]
        heard = words[:said]
        if kind == "revise" and heard:
            heard[chance.randrange(len(heard))] = chance.choice(["two", "foo", "cut", "line"])
        elif kind == "shrink":
            heard = heard[:len(heard) // 2]
        hypotheses.append(" ".join(heard))
        said += kind in ("grow", "revise")
    given = asked(hypotheses, chance.choice(["a/b/c@1", "a/b/c@3+x", "a/b@2", "@1"]), [])
    full = {REPLAY: "index" if number % 4 == 3 else "count", STOP: OPTIONS[STOP][number // 4 % 2]}
    readings = naming(OPTIONS, full, lambda readings: model(given, readings))
    number += 1
    if readings is None:
        continue
    output = model(given, {**COUNT, **CLOSES, **readings})
    if not output["executed"]:
        continue
    CASES.add(G, f"stream-{number}", "CMD-2 CMD-3" + (" CMD-8" if "code" in output else ""), given, shaped(output),
        derived="a second reading of CMD-2 to CMD-9, rates of two real sessions", readings=readings,
              tags="question" if "write" in " ".join(hypotheses) or readings.get(REPLAY) == "index" else None)

CASES.write()
