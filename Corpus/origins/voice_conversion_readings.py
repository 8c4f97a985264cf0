#!/usr/bin/env python3
"""Writes further golden cases of voice.conversion: the readings of redo and clear, and stretches without words; see
voice.py for where.

Needs vim 9.0.

Vim forgets what was undone as soon as something else is written: its `u` and Ctrl-R over added lines tell what words
are left under the reading `adjacent`. Under `later` a rule tells it: each redo takes up the last undo that stands. All
else is worked by hand.

The cases of `named` take the place of those of the same transcripts that name no reading, and on which the outcome has
come to depend: `SUPERSEDED` has their ids.
"""
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from voice import Cases  # noqa: E402

CASES = Cases("voice.conversion", "voice_conversion_readings")
VIM = ("Vim", "9.0.1378")
REDO, CLEAR, UNTERMINATED, ASSEMBLY = ("voice.conversion." + name for name in ("redo", "clear", "type.unterminated",
    "assembly"))

#: Clauses that find nothing to do: what they act on is taken back before their pass.
GONE = {
    "2": """order-clear-keeps-a-break-from-literally-all order-undo-crosses-a-clear-that-then-takes-less-all""".split(),
    "4": """redo-after-a-word-later redo-after-a-word-is-not-kept-for-later-later
        redo-does-not-reach-behind-a-word-later redo-half-used-then-a-word-then-redo-later
        redo-after-a-line-break-later redo-an-undo-behind-another-later redo-brings-back-a-line-break-later
        redo-two-of-two-later redo-undone-again-and-redone-later redo-across-lines-later
        redo-long-after-later redo-once-each-later vim-5-later vim-8-later vim-9-later vim-12-later
        vim-14-later vim-15""".split(),
    "5": """redo-brings-back-clear-adjacent clear-undone""".split(),
    "6": """empty-cleared unterminated-clear-before-the-notation-literal-all clear-type-on-its-line-line
        clear-type-on-its-line-all clear-typed-on-an-earlier-line-all clear-type-on-an-earlier-line-all""".split(),
    "7": """clear-stops-at-a-break-that-literally-takes-later-all order-clear-keeps-a-break-from-literally-all
        redo-brings-back-literally-adjacent clear-after-literally-line clear-after-literally-all""".split(),
    "10": """clear-a-line-at-the-end-all""".split(),
}


def c(group, slug, clauses, transcript, code, ended=False, r=None, **more):
    if not any(key in more for key in ("computed", "derived")):
        more["by"] = "pass by pass"
    clauses = [n for n in clauses.split() if slug not in GONE.get(n, ())]
    CASES.add(group, slug, " ".join(f"CON-{n}" for n in clauses), {"transcript": transcript, "language": "en"},
              {"code": code, "ended": ended}, readings=r, **more)


# ---- what takes the place of cases that name no reading

SUPERSEDED = []
LONG = ("variable type my vale undo value in camel case equals a is not equal to b undo undo redo new line literally stop "
        "undo stop stop more clear")
# the name, the clauses, the transcript, the code under the first option (| at its end: ended), that under the other,
# other readings, the basis, the note
for slug, clauses, transcript, one, other, also, basis, note in [
        ("clear-only-its-line", "5", "a new line b clear c", "a\nc", "c", {}, "source", "the line break stays"),
        ("clear-just-after-a-line-break", "5", "a new line clear b", "a\nb", "b", {}, "decision",
            "an empty line: the break is not taken"),
        ("clear-a-line-at-the-end", "5 10", "a new line b clear", "a\n", "", {}, "decision", None),
        ("clear-twice", "5", "a new line b clear clear c", "a\nc", "c", {}, "decision",
            "the second finds an empty line and stops at the break"),
        ("clear-between-line-breaks", "5 10", "a new line new line b clear c", "a\n\nc", "c", {}, "decision", None),
        ("clear-leaves-a-stop-on-an-earlier-line", "5 9", "a stop new line b clear", "a|", "", {}, "decision", None),
        ("clear-stops-at-a-break-that-literally-takes-later", "5 7", "a literally new line b clear c", "a new line c",
            "c", {}, "decision", "at clear's time the break is a break; literally turns it into text afterwards"),
        ("growing-28-clear", "5 11",
            LONG, "var myValue = a !=\n", "", {}, "decision", None),
        ("growing-29-redo", "3 11",
            f"{LONG} redo", "var myValue = a !=\n", "", {}, "decision", None),
        ("order-clear-keeps-a-break-from-literally", "2 5 7", "literally new line clear plus", "new line +", "+", {},
            "decision", "clear reaches back to the break only; literally before it takes the break afterwards"),
        ("order-undo-crosses-a-clear-that-then-takes-less", "2 4 5", "a new line b new line undo clear c", "a\nc", "c",
            {}, "decision", "clear sees the lines that undo left"),
        ("order-stop-is-decided-last", "4 5 9", "a stop new line stop undo b clear c", "a|", "c", {}, "decision", None),
        ("redo-after-a-word", "3 4", "a undo b redo", "b", "a b", {}, "decision",
            "something else was said since the undo"),
        ("redo-after-a-word-is-not-kept-for-later", "3 4", "a b undo c redo d", "a c d", "a b c d", {}, "decision",
            None),
        ("redo-does-not-reach-behind-a-word", "3 4", "a b undo c undo redo redo", "a c", "a b c", {}, "decision",
            "the second redo would need the first undo, and c was said since"),
        ("redo-half-used-then-a-word-then-redo", "3 4", "a b undo undo redo x redo", "a x", "a b x", {}, "decision",
            None),
        ("redo-after-clear", "3 5", "a new line b new line undo clear redo c", "a\nc", "a\nb\nc", {}, "decision",
            "clear was said since: the break stays undone, so clear takes b"),
        ("redo-after-a-line-break", "3 4", "a undo new line redo b", "\nb", "a\nb", {}, "decision", None),
        ("redo-after-type", "3 6", "a undo type redo b in camel case", "b", "a b", {}, "decision",
            "type was said since"),
        ("redo-after-literally", "3 7", "a undo literally redo plus", "plus", "a plus", {}, "decision", None),
        ("redo-after-a-notation", "3 7", "a undo IN CAMEL CASE redo", "IN CAMEL CASE", "a IN CAMEL CASE", {},
            "decision", None),
        ("redo-after-stop", "3 9", "a undo stop redo", "|", "a|", {}, "decision", None),
        ("unterminated-clear-before-the-notation-literal", "5 6 7", "type a new line b clear IN CAMEL CASE",
            "a\nIN CAMEL CASE", "IN CAMEL CASE", {UNTERMINATED: "literal"}, "decision", None),
        ("unterminated-clear-before-the-notation-drop", "5 6 7", "type a new line b clear IN CAMEL CASE",
            "\nIN CAMEL CASE", "IN CAMEL CASE", {UNTERMINATED: "drop"}, "decision", None)]:
    reading = REDO if slug.startswith("redo") else CLEAR
    first, second = {REDO: ("adjacent", "later"), CLEAR: ("line", "all")}[reading]
    also_line = {CLEAR: "line"} if slug == "redo-after-clear" else {}
    SUPERSEDED.append(f"voice.conversion/{slug}")
    c("named", f"{slug}-{first}", clauses, transcript, one.rstrip("|"), one.endswith("|"),
        {reading: first, **also, **also_line},
      basis=basis, note=note)
    c("named", f"{slug}-{second}", clauses, transcript, other.rstrip("|"), other.endswith("|"),
        {reading: second, **also_line},
      note="\"tutto ciò che è stato pronunciato fino a quel momento\"" if second == "all" else
      "\"valido solo se pronunciato dopo il comando Undo\": whatever was said since")
c("named", "redo-after-clear-all", "3 5", "a new line b new line undo clear redo c", "c", r={CLEAR: "all"})

# ---- redo and clear, by hand

G = "readings"
for slug, clauses, transcript, adjacent, later in [
        ("an-undo-behind-another", "3 4", "a b c undo x undo redo redo", "a b x", "a b c x"),
        ("inside-type", "3 6", "type a undo b redo in camel case", "b", "aB"),
        ("forms-a-keyword", "3 8", "less than undo more redo", "less more", "< more"),
        ("before-literally", "3 7", "a undo literally redo", "", "a"), ("brings-back-clear", "3 5",
            "x clear undo a redo b", "x a b", "a b"), ("brings-back-a-line-break", "3 4", "a new line undo b redo c",
            "a b c", "a\nb c"),
        ("brings-back-stop", "3 9", "a stop undo b redo c", "a b c", "a|"),
        ("two-of-two", "3 4", "a b undo undo c redo redo", "c", "a b c"),
        ("one-of-two", "3 4", "a b undo undo c redo", "c", "a c"), ("an-idle-redo-before", "3",
            "redo a undo b redo redo c", "b c", "a b c"),
        ("brings-back-literally", "3 7", "literally undo plus redo plus", "+ +", "plus +"),
        ("undone-again", "3 4", "a b undo c redo undo", "a", "a b"), ("undone-again-and-redone", "3 4",
            "a b undo c redo undo redo", "a c", "a b c"),
        ("across-lines", "3 4", "a undo new line b redo", "\nb", "a\nb"),
        ("long-after", "3 4", "a undo b c d e f g redo", "b c d e f g", "a b c d e f g"),
        ("into-a-keyword", "3 8", "not equals undo x redo", "! x", "!= x"),
        ("once-each", "3 4", "a undo b undo c redo redo", "c", "a b c")]:
    for option, code in [("adjacent", adjacent), ("later", later)]:
        c(G, f"redo-{slug}-{option}", clauses, transcript, code.rstrip("|"), code.endswith("|"), {REDO: option},
            basis="source" if option == "adjacent" and slug == "long-after" else "decision")
c(G, "redo-brings-back-a-notation-literal", "3 6", "type my value in camel case undo x redo", "my value x",
    r={REDO: "adjacent", UNTERMINATED: "literal"})
c(G, "redo-brings-back-a-notation-drop", "3 6", "type my value in camel case undo x redo", "",
    r={REDO: "adjacent", UNTERMINATED: "drop"})
c(G, "redo-brings-back-a-notation-later", "3 6", "type my value in camel case undo x redo", "myValue x",
    r={REDO: "later"})
for slug, clauses, transcript, line, everything in [
        ("three-lines", "5", "a new line b new line c clear d", "a\nb\nd", "d"),
        ("redone", "3 5", "a new line b clear undo redo c", "a\nc", "c"),
        ("stop-before", "5 9", "a stop new line clear b", "a|", "b"),
        ("after-literally", "5 7", "literally clear a new line clear b", "a\nb", "b"),
        ("only-line-breaks", "5", "new line new line clear a", "\n\na", "a"),
        ("twice-on-two-lines", "5", "a clear new line b clear c", "\nc", "c"),
        ("type-on-its-line", "5 6", "a new line type clear in camel case", "a\nin camel case", "in camel case"),
        ("typed-on-an-earlier-line", "5 6", "type my value in camel case new line x clear y", "myValue\ny", "y"),
        ("at-the-end", "5", "a new line b new line c clear", "a\nb\n", "")]:
    for option, code in [("line", line), ("all", everything)]:
        c(G, f"clear-{slug}-{option}", clauses, transcript, code.rstrip("|"), code.endswith("|"), {CLEAR: option},
            basis="source" if slug == "three-lines" else "decision")
c(G, "clear-type-on-an-earlier-line-literal", "5 6", "type x new line in camel case clear y", "x\ny",
    r={CLEAR: "line", UNTERMINATED: "literal"})
c(G, "clear-type-on-an-earlier-line-drop", "5 6", "type x new line in camel case clear y", "\ny",
    r={CLEAR: "line", UNTERMINATED: "drop"})
c(G, "clear-type-on-an-earlier-line-all", "5 6", "type x new line in camel case clear y", "y", r={CLEAR: "all"})
c(G, "clear-undone", "4 5", "a new line b clear undo c", "a\nb c", note="Under either reading: it never was.")

# ---- stretches without words

G = "empty"
NAMES = ["camel", "pascal", "kebab", "title", "upper", "sponge"]
for name in NAMES:
    c(G, f"empty-{name}-apart", "6 8", f"less type in {name} case than x", "less than x",
        note="Nothing is written, but what stands beside it stays apart: no <.")
for slug, clauses, transcript, code, more in [
        ("literally-apart", "6 8", "less type literally than x", "less than x", {}),
        ("string", "6", "less type in string case than", 'less "" than', {}),
        ("two-side-by-side", "6 8", "less type literally type in upper case than", "less than", {}),
        ("a-line-break-stays-apart", "1 6", "new type in kebab case line", "new line",
            {"note": "Two words, and no line break."}), ("before-a-line-break", "6 10",
            "a type in title case new line b", "a\nb", {}), ("between-line-breaks", "6 10",
            "a new line type literally new line b", "a\n\nb", {}),
        ("at-the-end", "6", "a plus type literally", "a +", {}), ("at-the-beginning", "6", "type in pascal case a plus",
            "a +", {}), ("then-stop", "6 9", "type in sponge case stop a", "", {"ended": True}),
            ("inside-a-longer-keyword", "6 8", "is not type literally equal to x", "is ! equal to x", {}),
        ("literally-before-it", "6 7", "a literally type in upper case plus", "a +",
            {"note": "Protected already, empty as it is: literally vanishes, and what follows is converted."}),
            ("undone-and-anew", "4 6", "type in camel case undo x in upper case", "X", {}),
        ("type-alone-is-a-word", "6", "type type in kebab case", "type",
            {"note": "The second type is a word of the stretch."}), ("words-undone", "4 6",
            "type a undo in camel case than", "than", {}), ("words-undone-string", "4 6", "type a undo in string case",
            '""', {}), ("cleared", "5 6", "less type in camel case clear than", "than", {})]:
    c(G, f"empty-{slug}", clauses, transcript, code, **more)
for slug, transcript, spaced, tight in [("in-parentheses", "f open parenthesis type literally close parenthesis",
    "f ( )", "f()"), ("before-a-parenthesis", "f type literally open parenthesis", "f (", "f("),
                                        ("after-a-keyword-before-a-parenthesis",
                                            "return type literally open parenthesis x", "return ( x", "return (x"),
                                            ("before-a-dot", "a type in upper case dot b", "a . b", "a.b")]:
    for option, code in [("spaced", spaced), ("tight", tight)]:
        c(G, f"empty-{slug}-{option}", "6 10", transcript, code, r={ASSEMBLY: option})


# ---- words, undo and redo by Vim

def vim(words):
    with tempfile.TemporaryDirectory() as folder:
        acts = [{"undo": "silent! undo", "redo": "silent! redo"}.get(word,
            f"call append('$', '{word}')\nlet &undolevels = &undolevels") for word in words]
        Path(folder, "s.vim").write_text("\n".join([*acts, f"call writefile(getline(2, '$'), '{folder}/told')",
            "qa!"]) + "\n")
        subprocess.run(["vim", "-u", "NONE", "-i", "NONE", "-n", "-es", "-N", "-S", f"{folder}/s.vim"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False, timeout=20)
        return " ".join(Path(folder, "told").read_text().split())


def later(words):
    """The last undo that stands is taken up by each redo; then each undo that stands takes the last word left."""
    standing, taken = [], set()
    for index, word in enumerate(words):
        if word == "undo":
            standing.append(index)
        elif word == "redo" and standing:
            taken.add(standing.pop())
    left = []
    for index, word in enumerate(words):
        if word == "undo" and index not in taken:
            left[-1:] = []
        elif word not in ("undo", "redo"):
            left.append(word)
    return " ".join(left)


G = "readings"
chance = random.Random(3)
number = 0
while number < 30:
    letters = iter("abcdefghijklmnopq")
    words = [next(letters) if word == "w" else word for word in (chance.choice(["w", "w", "w", "undo", "undo", "redo"])
        for _ in range(chance.randint(5, 14)))]
    depths = [0]
    for word in words:
        depths.append(depths[-1] + {"undo": -1, "redo": 0}.get(word, 1))
    # An undo with nothing before it Vim does not count, while CON-3 lets a redo cancel it.
    if "undo" not in words or "redo" not in words or min(depths) < 0:
        continue
    number += 1
    one, other = vim(words), later(words)
    c(G, f"vim-{number}" + ("-adjacent" if one != other else ""), "3 4", " ".join(words), one, r={REDO: "adjacent"}
        if one != other else None, computed=VIM, basis="source")
    if one != other:
        c(G, f"vim-{number}-later", "3 4", " ".join(words), other, r={REDO: "later"},
            derived="each redo takes up the last undo that stands")

if len(sys.argv) > 1:
    Path(sys.argv[1]).joinpath("..", "superseded.txt").write_text("\n".join(SUPERSEDED) + "\n")
CASES.write()
