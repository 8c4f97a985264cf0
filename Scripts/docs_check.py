#!/usr/bin/env python3
"""Runs every command in README.md and docs, and compares its output with the output on the page.

    docs_check.py [--slow] [--keep] [FILE …]      docs/*.md if no file is named

README.md always runs first, since other pages use the files that its commands make.

A block of code is a session if one of its lines begins with `$ `. A line with `$ ` starts a command, which continues
while a quote is open or a line ends with `\\`. The lines after a command, up to the next command, are its output,
including standard error. If a command has no output on the page, it may print anything. `…` stands for any lines if it
is alone on a line, and for any characters within a line. The blocks of a page run in one shell, in a copy of the
project, so variables and background processes remain for the next block, and files remain even for later pages.

Comments before a block contain its settings, one per line or separated by `;`:

    <!-- docs-check: exit 0 1 -->             the exit codes of its commands, 0 where none is given
    <!-- docs-check: figures -->              its numbers are measured: only the words are compared
    <!-- docs-check: some -->                 only some of its lines are shown, in their order
    <!-- docs-check: slow -->                 it takes minutes, and runs only with --slow
    <!-- docs-check: before COMMAND -->       what must have run before it, and is not shown
    <!-- docs-check: skip REASON -->          it cannot run here

Exit codes: 0 if all output is as shown, 1 if some output is not, 2 if a page or a comment cannot be read.
"""

import argparse
import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
NOTE = re.compile(r"\s*<!-- docs-check: (.*) -->$")
PROMPT = "$ "
MINUTES = 60
# A message shows at most this many lines of a command's output, and at most this many characters of each line.
LINES, WIDTH = 40, 200


class Unreadable(Exception):
    """The error if a page cannot be read; its message contains the place on the page."""


@dataclasses.dataclass
class Command:
    """A command of a page, with the output that the page shows (None if any output is accepted) and the exit code."""

    place: str
    text: str
    shown: list | None
    exit_code: int = 0


@dataclasses.dataclass
class Session:
    """A block of a page with commands, and the settings from the comment before it."""

    place: str
    commands: list
    before: list = dataclasses.field(default_factory=list)
    figures: bool = False
    some: bool = False
    slow: bool = False
    skip: str | None = None


def blocks(lines):
    """Yields (the number of the first line, the lines without indentation, the comment before it) for each block of
    code."""
    note, index = None, 0
    while index < len(lines):
        line = lines[index]
        fence = re.match(r"( *)```", line)
        if match := NOTE.match(line):
            note = f"{note}; {match[1]}" if note else match[1]
        elif fence:
            start = index + 1
            index = next((at for at in range(start, len(lines)) if lines[at].strip() == "```"), len(lines))
            yield start + 1, [text.removeprefix(fence[1]) for text in lines[start:index]], note
            note = None
        elif indent := re.match(r" {4,}(?=\$ )", line):
            start = index
            while index + 1 < len(lines) and (lines[index + 1].startswith(indent[0]) or not lines[index + 1].strip()):
                index += 1
            yield start + 1, [text.removeprefix(indent[0]) for text in lines[start : index + 1]], note
            note = None
        elif line.strip():
            note = None
        index += 1


def is_whole(text):
    """Returns whether the shell would run a string as a command, instead of waiting for more lines."""
    if text.endswith("\\"):
        return False
    reply = subprocess.run(["bash", "-n", "-c", text], capture_output=True, text=True)
    return reply.returncode == 0 or "unexpected" not in reply.stderr


def commands(place, number, lines):
    """Returns the commands in a block of code."""
    found, index = [], 0
    while index < len(lines):
        line = lines[index]
        if line.startswith(PROMPT):
            first, text = number + index, line.removeprefix(PROMPT)
            while not is_whole(text):
                index += 1
                if index == len(lines):
                    raise Unreadable(f"{place}:{first}: the command has no end: {text.splitlines()[0]}")
                text += "\n" + lines[index]
            found.append(Command(f"{place}:{first}", text, []))
        elif found:
            found[-1].shown.append(line.rstrip())
        index += 1
    for command in found:
        while command.shown and not command.shown[-1]:
            command.shown.pop()
        command.shown = command.shown or None
    return found


def session(place, number, lines, note):
    """Returns the session in a block, with the settings of its comment; None if the block has no command."""
    found = Session(f"{place}:{number}", commands(place, number, lines))
    if not found.commands:
        if note:
            raise Unreadable(f"{place}:{number}: the comment before this block is of a session, and no line begins with '$ '")
        return None
    for part in (note or "").split(";"):
        verb, _, rest = part.strip().partition(" ")
        if verb == "exit":
            for command, code in zip(found.commands, rest.split()):
                command.exit_code = int(code)
        elif verb == "before":
            found.before.append(rest)
        elif verb == "skip" and rest:
            found.skip = rest
        elif verb in ("figures", "some", "slow") and not rest:
            setattr(found, verb, True)
        elif verb:
            raise Unreadable(f"{place}:{number}: the comment says {part.strip()!r}; exit, figures, some, slow, before and skip are known")
    return found


def sessions(path):
    """Returns all sessions of a page."""
    place = str(path.relative_to(ROOT))
    lines = path.read_text(encoding="utf-8").splitlines()
    return [one for block in blocks(lines) if (one := session(place, *block))]


def without_figures(line):
    """Returns a line without numbers and units, and without repeated blanks and dashes, since the widths of columns
    vary."""
    line = re.sub(r"\bn\^[\d.]+|(?:< )?(?<![\w-])\d+(?:[.,]\d+)*(?: ?(?:[nµm]?s\b|%|×|[KM]iB))?", " ", line)
    return re.sub(r"─+", "─", re.sub(r"\s+", " ", line)).strip()


def fits(shown, line):
    """Returns whether a printed line matches the shown line, in which `…` stands for any characters."""
    return re.fullmatch(".*".join(re.escape(part) for part in shown.split("…")), line) is not None


def first_misfit(shown, printed):
    """Returns the index in `shown` of the first line that does not match the printed lines; None if all lines match."""

    def is_gap(at):
        return at < len(shown) and shown[at].strip() == "…"

    def past_gaps(places):
        for at in range(len(shown)):
            if at in places and is_gap(at):
                places.add(at + 1)
        return places

    # The indices of the shown lines that the next printed line may match. There may be several, since a gap may stand
    # for any number of lines.
    places = past_gaps({0})
    for line in printed:
        following = {at for at in places if is_gap(at)} | {at + 1 for at in places if at < len(shown) and fits(shown[at], line)}
        if not following:
            return max(places)
        places = past_gaps(following)
    return None if len(shown) in places else max(places)


assert first_misfit(["a", "…", "d"], ["a", "b", "c", "d"]) is None
assert first_misfit(["a", "…", "d"], ["a", "d"]) is None
assert first_misfit(["a", "…", "d"], ["a", "b", "c"]) == 2
assert first_misfit(["a", "b"], ["a"]) == 1
assert first_misfit(["a"], ["a", "b"]) == 1
assert first_misfit(["a … c"], ["a b c"]) is None
assert first_misfit(["a … c"], ["a b"]) == 0
assert first_misfit(["…", "b"], ["a", "b", "b"]) is None
assert without_figures("distance  1,234.5 µs   0.6 %  n^1.5  GEO-1") == "distance GEO-1"
assert without_figures("distance  1,234.5 µs   0.6 %") != without_figures("similarity 98 ms 12 %")


def script(page, mark):
    """Returns a shell script that runs a page's commands, and prints `mark` and the exit code after each command."""
    lines = []
    for one in page:
        lines += [f"{{ {before}; }} >/dev/null 2>&1 || echo '{one.place}: what must run before it failed'" for before in one.before]
        for command in one.commands:
            lines += [command.text, f"printf '\\n{mark} %s\\n' $?"]
    return "\n".join(lines) + "\n"


def misfit(one, command, printed, code):
    """Returns the differences from the expected output and exit code of a command, as lines."""
    wrong = []
    if code != command.exit_code:
        wrong.append(f"  exit code {code}, not {command.exit_code}")
    if command.shown is not None:
        shown = ["…", *(part for line in command.shown for part in (line, "…"))] if one.some else command.shown
        simple = without_figures if one.figures else str
        at = first_misfit([simple(line) for line in shown], [simple(line) for line in printed])
        if at is not None:
            line = next((line for line in shown[at:] if line != "…"), "nothing more")
            wrong.append(f"  shown and not printed: {line}")
    if wrong:
        wrong += ["  printed:", *("    " + line[:WIDTH] for line in printed[:LINES]), *(["    …"] if len(printed) > LINES else [])]
        wrong.insert(0, f"{command.place}: {command.text.splitlines()[0]}")
    return wrong


def run(page, folder, environment):
    """Runs the sessions of a page in one shell, and returns the errors as lines."""
    mark = f"docs-check-{os.getpid()}"
    with tempfile.NamedTemporaryFile("w", suffix=".sh") as file, tempfile.TemporaryFile() as printed:
        file.write(script(page, mark))
        file.flush()
        shell = subprocess.Popen(
            ["bash", file.name], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=printed,
            stderr=subprocess.STDOUT, start_new_session=True,
        )
        try:
            shell.wait(timeout=MINUTES * 60)
        finally:
            try:
                os.killpg(shell.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        printed.seek(0)
        text = printed.read().decode("utf-8", "replace")

    parts = re.split(rf"\n{mark} (\d+)\n", text)
    replies = list(zip(parts[0::2], parts[1::2]))
    wrong, expected = [], [(one, command) for one in page for command in one.commands]
    for (one, command), (output, code) in zip(expected, replies):
        wrong += misfit(one, command, [line.rstrip() for line in output.rstrip("\n").split("\n")] if output.strip() else [], int(code))
    for _, command in expected[len(replies) :]:
        wrong.append(f"{command.place}: {command.text.splitlines()[0]}\n  did not end, or the shell ended before it")
    return wrong


def copy(folder):
    """Copies the files of the project to a new folder, and links the build into it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    (folder / ".build").symlink_to(ROOT / ".build")


def environment(shims):
    """Returns the environment of the commands: PATH begins with the build's programs, and `make` runs in the project
    itself."""
    shims.mkdir(exist_ok=True)
    shim = shims / "make"
    shim.write_text(f'#!/bin/sh\nexec {shutil.which("make")} --no-print-directory -s -C "{ROOT}" "$@"\n')
    shim.chmod(0o755)
    # The variables of a CI service or of a test run would change the output of commands, so they are removed.
    kept = {name: value for name, value in os.environ.items() if not re.match("CI$|GITHUB_|MAKE|ASSAY_CORPUS|CLICOLOR|NO_COLOR", name)}
    return kept | {"PATH": f"{shims}:{ROOT}/.build/release:{os.environ['PATH']}", "TERM": "dumb", "LC_ALL": "C.UTF-8"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slow", action="store_true", help="also run what takes minutes")
    parser.add_argument("--keep", action="store_true", help="keep the copy of the project, in .build/docs-check")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    named = [path.resolve() for path in options.files] or sorted((ROOT / "docs").glob("*.md"))
    paths = dict.fromkeys([ROOT / "README.md", *named])
    try:
        pages = [sessions(path) for path in paths]
    except (Unreadable, OSError) as error:
        print(f"docs_check.py: {error}", file=sys.stderr)
        sys.exit(2)

    folder = ROOT / ".build/docs-check/project"
    copy(folder)
    around = environment(folder.parent)
    count, wrong, left = 0, [], []
    for page in pages:
        asked = []
        for one in page:
            if one.skip:
                left.append(f"{one.place}: not run: {one.skip}")
            elif one.slow and not options.slow:
                left.append(f"{one.place}: not run without --slow")
            else:
                asked.append(one)
        if asked:
            found = run(asked, folder, around)
            print("\n".join(found), end="\n" if found else "", flush=True)
            wrong += [line for line in found if not line.startswith(" ")]
        count += sum(len(one.commands) for one in asked)
    if not options.keep:
        shutil.rmtree(folder, ignore_errors=True)
    print("\n".join(left))
    print(f"{count} commands run, {len(wrong)} not as shown; {len(left)} blocks not run")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
