"""Makes cases of voice.conversion with undo and redo: Vim computes the outcomes for the option `adjacent`, and this
script computes the outcomes for the option `later`.

Each word is added to Vim as a line. When a line is added, Vim forgets the lines that were undone. Therefore, the lines
that remain in Vim are the words that remain under the option `adjacent`. Under the option `later`, each redo cancels
the last undo that is not yet cancelled.

The script needs vim 9.0.
"""
import random
import subprocess
import tempfile
from pathlib import Path

from shared.cases import Cases
from shared.programs import vim_version

cases = Cases("voice.conversion", __file__)
VIM = "Vim", vim_version()
REDO = "voice.conversion.redo"


def vim(words):
    """Returns the words that remain after Vim has added each word as a line, and performed each undo and redo."""
    with tempfile.TemporaryDirectory() as folder:
        acts = [{"undo": "silent! undo", "redo": "silent! redo"}.get(
            word, f"call append('$', '{word}')\nlet &undolevels = &undolevels") for word in words]
        acts += [f"call writefile(getline(2, '$'), '{folder}/told')", "qa!"]
        Path(folder, "s.vim").write_text("\n".join(acts) + "\n")
        subprocess.run(["vim", "-u", "NONE", "-i", "NONE", "-n", "-es", "-N", "-S", f"{folder}/s.vim"],
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=20)
        return " ".join(Path(folder, "told").read_text().split())


def later(words):
    """Returns the words that remain under the option `later`, and whether an undo remains uncancelled."""
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
    return " ".join(left), bool(standing)


def add(slug, words, code, undone, readings=None, **origin):
    cases.add("readings", slug, "CON-3 CON-4" if undone else "CON-3",
              {"transcript": " ".join(words), "language": "en"}, {"code": code, "ended": False}, readings=readings,
              **origin)


chance = random.Random(3)
number = 0
while number < 30:
    letters = iter("abcdefghijklmnopq")
    words = [next(letters) if word == "w" else word
             for word in (chance.choice(["w", "w", "w", "undo", "undo", "redo"]) for _ in range(chance.randint(5, 14)))]
    depths = [0]
    for word in words:
        depths.append(depths[-1] + {"undo": -1, "redo": 0}.get(word, 1))
    # Vim ignores an undo that has nothing to undo; under CON-3, however, a redo can cancel such an undo.
    if "undo" not in words or "redo" not in words or min(depths) < 0:
        continue
    number += 1
    adjacent, (all_later, undone) = vim(words), later(words)
    if adjacent == all_later:
        add(f"vim-{number}", words, adjacent, undone, computed=VIM, basis="source")
    else:
        add(f"vim-{number}-adjacent", words, adjacent, True, {REDO: "adjacent"}, computed=VIM, basis="source")
        add(f"vim-{number}-later", words, all_later, undone, {REDO: "later"}, basis="decision",
            derived="each redo takes up the last undo that stands")
cases.run()
