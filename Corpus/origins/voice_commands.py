"""Makes cases of voice.commands. Vim computes lines; num2words and text2num compute numbers; a model computes streams.

Vim computes the lines, the cursor and the clipboard (`:Nprint`, `"add`, `"ayy`, `"_dd`, `"ap`) while the document has
at least one line: a document in Vim is never empty. Either num2words writes a number in words (in English, the script
removes "and" and commas), or text2num reads the words. The hypotheses of a stream grow, are revised, repeat and shrink
as often as in two real sessions with a recogniser. A model of the clauses computes the effects of streams.

num2words wrongly writes 118 as `centodicotto` (218 to 918 likewise), and text2num does not read `centottantotto`, so
the script uses neither for these numbers. In a document of three lines, Vim goes to the last line for `:7`; it refuses
only `:7print`.

The script needs num2words 0.5.14 and text2num 3.1.0 from PyPI, and vim 9.0.
"""
import itertools
import json
import random
import subprocess
import tempfile
from importlib.metadata import version
from pathlib import Path

from num2words import num2words
from text_to_num import text2num

from shared.cases import Cases
from shared.programs import vim_version
from shared.readings import naming

cases = Cases("voice.commands", __file__)
NUM2WORDS, TEXT2NUM = (("num2words", version("num2words")), ("text2num", version("text2num")))
VIM = "Vim", vim_version()
REPLAY, STOP = "voice.commands.replay", "voice.commands.stop"
OPTIONS = {REPLAY: ["count", "index"], STOP: ["closes", "toControl"]}


def asked(hypotheses, document, names=(), language="en", dictionary=None):
    return {"language": language, **({"dictionary": dictionary} if dictionary else {}), "document": document,
            "names": list(names), "hypotheses": hypotheses}


# ---- spoken numbers; the document has the lines 1 to 3

RIGA = {"controls": [{"keyword": "line", "expressions": ["riga"]}, {"keyword": "read", "expressions": ["leggi"]}],
        "keywords": [], "commands": [{"keyword": "stop", "expressions": ["stop"]}], "notations": []}


def number_case(slug, words, number, computed, italian=False, tags=None):
    there = 1 <= number <= 3
    lines = {"lines": ["a", "b", "c"], "cursor": 1, "clipboard": None}
    message = {"hypothesis": 0, "kind": "message", "text": "line.outOfRange"}
    cases.add("numbers", slug, "CMD-1 CMD-4",
              asked([f"{'riga' if italian else 'line'} {words}"], lines, ["my_script"],
                    *(["it", RIGA] if italian else [])),
              {"executed": [{"hypothesis": 0, "command": "line", "argument": str(number)}],
               "document": {**lines, "cursor": number if there else 1}, "phase": "control",
               "effects": [] if there else [message]}, computed=computed, basis="decision", tags=tags)


for number in [1, 3, 11, 12, 13, 15, 18, 20, 21, 40, 99, 100, 101, 110, 115, 342, 999, 1000, 1001, 1010, 1100, 2019,
               5555, 9000, 9999]:
    words = num2words(number, lang="en").replace(" and ", " ").replace(",", "")
    number_case(f"english-{number}", words.replace("-", " "), number, NUM2WORDS,
                tags="boundary" if number == 9999 else None)
    if "-" in words:
        number_case(f"english-{number}-hyphen", words, number, NUM2WORDS)
for number in [1, 2, 3, 11, 17, 18, 20, 21, 23, 28, 33, 88, 100, 101, 108, 111, 123, 180, 188, 200, 300, 999, 1000,
               1001, 1100, 2000, 2023, 3333, 9999]:
    number_case(f"italian-{number}", num2words(number, lang="it"), number, NUM2WORDS, True,
                "boundary" if number == 9999 else None)
for slug, word, tags in [
        ("23-without-accent", "ventitre", None), ("33-without-accent", "trentatre", None),
        ("123-with-accent", "centoventitré", None), ("2023-with-accent", "duemilaventitré", None),
        ("3333-without-accent", "tremilatrecentotrentatre", None), ("centuno", "centuno", "question"),
        ("centootto", "centootto", "question")]:
    number_case(f"italian-{slug}", word, text2num(word, "it"), TEXT2NUM, True, tags)


# ---- lines, cursor and clipboard

NORMAL = {"cut": '"add', "copy": '"ayy', "delete": '"_dd', "paste": '"ap'}
CLAUSE = {"line": "CMD-4", "cut": "CMD-5", "copy": "CMD-5", "delete": "CMD-5", "paste": "CMD-6"}


def vim(document, commands):
    """Returns the document after the commands in Vim, and the indices of the commands that Vim refused."""
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
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=20)
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
    growing = number % 2  # a hypothesis for each command, or one with all commands
    hypotheses = [" ".join(commands[:at + 1]) for at in range(0 if growing else len(commands) - 1, len(commands))]
    executed = []
    for index, (command, *argument) in enumerate(map(str.split, commands)):
        executed.append({"hypothesis": index if growing else 0, "command": command,
                         **({"argument": argument[0]} if argument else {})})
    effects = [{"hypothesis": index if growing else 0, "kind": "message", "text": "line.outOfRange"}
               for index in refused]
    cases.add("vim", f"by-chance-{number}",
              " ".join(sorted({"CMD-2"} | {CLAUSE[command.split()[0]] for command in commands})),
              asked(hypotheses, before, ["my_script"]),
              {"executed": executed, "document": document, "phase": "control", "effects": effects}, computed=VIM,
              basis="decision" if refused else "source")


# ---- random streams

def model(given, readings):
    """Returns the outcome that CMD-2 to CMD-9 require for an input whose words stay the same in the conversion to
    code."""
    numbers = {"one": 1, "two": 2, "three": 3, "nine": 9}
    plain = ("cut", "copy", "paste", "delete", "read", "save")
    doc, executed, effects = dict(given["document"], lines=list(given["document"]["lines"])), [], []
    phase, dictation, wrote, start = "control", None, None, None
    # For the option `index`: the number of words in the longest transcript, and the position of an incomplete command.
    longest, waiting = 0, None

    def parse(words, at, once=False):
        """Returns the complete commands from index `at` on, and the index where the next call must begin."""
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
        executed.append({"hypothesis": number, "command": name,
                         **({"argument": argument} if argument is not None else {})})
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
            skip = at = longest if waiting is None else waiting
            waiting = waiting if waiting is not None and len(words) <= waiting else None
            longest = max(longest, len(words))
            while phase != "closed":
                if phase == "writing":
                    if len(words) < start:
                        break
                    code = dictate(words[start:])
                    if "stop" not in words[start:]:
                        break
                    at = max(skip, words.index("stop", start) + 1)
                    run(number, "stop", None)
                    continue
                found, next = parse(words, at, once=True)
                if not found:
                    waiting = next if next < len(words) else waiting
                    break
                run(number, *found[0][:2])
                at = start = found[0][2]
    writing = {"dictation": dictation, "code": code} if dictation is not None else {}
    return {"executed": executed, "document": doc, "phase": phase, **writing, "effects": effects}


chance = random.Random(64)
VOCABULARY = ["cut", "copy", "paste", "delete", "read", "save", "line two", "line three", "line nine", "line", "foo",
              "bar", "rename x okay", "rename", "write", "write foo bar", "stop"]
DOCUMENTS = [{"lines": lines, "cursor": cursor, "clipboard": clipboard} for lines, cursor, clipboard in [
    (["a", "b", "c"], 1, None), (["a", "b", "c"], 3, "x"), (["a", "b"], 2, None), ([], 1, None)]]
for number in range(60):
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
    given = asked(hypotheses, chance.choice(DOCUMENTS))
    full = {REPLAY: "index" if number % 4 == 3 else "count", STOP: OPTIONS[STOP][number // 4 % 2]}
    readings = naming(OPTIONS, full, lambda readings: model(given, readings))
    if readings is None:
        continue
    output = model(given, {REPLAY: "count", STOP: "closes", **readings})
    if output["executed"]:
        question = "write" in " ".join(hypotheses) or readings.get(REPLAY) == "index"
        cases.add("streams", f"stream-{number + 1}", "CMD-2 CMD-3" + (" CMD-8" if "code" in output else ""), given,
                  output, derived="a second reading of CMD-2 to CMD-9, rates of two real sessions", readings=readings,
                  basis="decision", tags="question" if question else None)
cases.run()
