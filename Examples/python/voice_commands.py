"""voice.commands: runs commands in real time from transcripts that grow, shrink and change."""
from __future__ import annotations

from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Tuple

import voice_conversion as conversion
from contract import Options, Readings, a_list, a_text, a_whole_number_in, an_object, malformed, texts_of, words_of
from numerals import number_at

REPLAY = "voice.commands.replay"
STOP = "voice.commands.stop"
READINGS: Options = {REPLAY: ("count", "index"), STOP: ("closes", "toControl"), **conversion.READINGS}

COMMANDS = tuple(
    "write stop line cut copy paste delete run read new save open rename okay".split()  # okay ends a rename
)

#: The number of the first hypothesis.
FIRST_HYPOTHESIS = 0

#: This many digits suffice for the line numbers of any document.
ENOUGH_DIGITS = 15


class Command(NamedTuple):
    name: str
    at: int  # the position of the command's first word
    end: int  # the position after the command's last word
    argument: Optional[str] = None


def argument_of_rename(words: List[str]) -> str:
    return " ".join(words)


class Controls:
    """CMD-1, CMD-3: finds the commands of a transcript, from left to right."""

    def __init__(self, entries: List[conversion.Entry], names: List[str], language: str) -> None:
        self.expressions = conversion.Expressions(conversion.expressions_of(entries, conversion.COMMAND))
        self.names = set(names)
        self.most_words = max((name.count("_") + 1 for name in names), default=0)
        self.language = language

    def at(self, lowered: List[str], at: int) -> Optional[Command]:
        """Returns the command whose control word begins at a position; None if no control word begins there."""
        found = self.expressions.longest(lowered, at)
        return None if found is None else Command(found.name, at, at + len(found.words))

    def next(
        self, words: List[str], lowered: List[str], begin: int
    ) -> Tuple[Optional[Command], Optional[int]]:
        """Returns the first complete command from `begin` on, and the position of any incomplete command before it."""
        waiting: Optional[int] = None
        at = begin
        while at < len(words):
            command = self.at(lowered, at)
            if command is None or command.name == "okay":
                at = at + 1 if command is None else command.end
                continue
            if command.name == "rename":
                return self.rename(words, lowered, command, waiting)
            if command.name not in ("line", "open"):
                return command, waiting
            complete = self.line(lowered, command) if command.name == "line" else self.open(lowered, command)
            if complete is not None:
                return complete, waiting
            if waiting is None and (command.name == "open" or command.end == len(words)):
                waiting = at
            at += 1  # skips only this word
        return None, waiting

    def line(self, lowered: List[str], command: Command) -> Optional[Command]:
        found = number_at(lowered, command.end, self.language)
        return None if found is None else command._replace(argument=found[0], end=found[1])

    def open(self, lowered: List[str], command: Command) -> Optional[Command]:
        """Returns the command with the longest name that the next words form when joined; None if they form no name."""
        for end in range(min(len(lowered), command.end + self.most_words), command.end, -1):
            name = "_".join(lowered[command.end : end])
            if name in self.names:
                return command._replace(argument=name, end=end)
        return None

    def rename(
        self, words: List[str], lowered: List[str], command: Command, waiting: Optional[int]
    ) -> Tuple[Optional[Command], Optional[int]]:
        """Returns the command with all words up to the first `okay`; None if no `okay` follows."""
        for at in range(command.end, len(words)):
            okay = self.at(lowered, at)
            if okay is not None and okay.name == "okay":
                argument = argument_of_rename(words[command.end : at])
                return command._replace(argument=argument, end=okay.end), waiting
        return None, command.at if waiting is None else waiting


class Document:
    """CMD-4 to CMD-7."""

    def __init__(self, lines: List[str], cursor: int, clipboard: Optional[str]) -> None:
        self.lines, self.cursor, self.clipboard = lines, cursor, clipboard

    def json(self) -> Dict[str, Any]:
        return {"lines": list(self.lines), "cursor": self.cursor, "clipboard": self.clipboard}

    def insert(self, lines: List[str], after: int) -> None:
        """Inserts lines after the line `after`; the cursor goes to the last inserted line."""
        self.lines[after:after] = lines
        self.cursor = after + len(lines)

    def remove(self) -> str:
        removed = self.lines.pop(self.cursor - 1)
        self.cursor = max(1, min(self.cursor, len(self.lines)))
        return removed

    def act(self, command: Command) -> List[Tuple[str, str]]:
        """Applies a command to the document, and returns the effects for the output."""
        name = command.name
        if name == "line":
            number = command.argument or "0"
            if len(number) > ENOUGH_DIGITS or not 1 <= int(number) <= len(self.lines):
                return [("message", "line.outOfRange")]
            self.cursor = int(number)
        elif name in ("cut", "copy", "delete", "read") and not self.lines:
            return [("message", "line.none")]
        elif name == "copy":
            self.clipboard = self.lines[self.cursor - 1]
        elif name == "cut":
            self.clipboard = self.remove()
        elif name == "delete":
            self.remove()
        elif name == "read":
            return [("spoken", self.lines[self.cursor - 1])]
        elif name == "run":
            return [("run", "\n".join(self.lines))]
        elif name == "paste":
            if self.clipboard is None:
                return [("message", "clipboard.empty")]
            self.insert([self.clipboard], after=min(self.cursor, len(self.lines)))
        elif name == "rename" and not command.argument:
            return [("message", "name.invalid")]
        return []


class Writing:
    """CMD-8: a phase of writing, and the text written so far."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.cursor = document.cursor
        self.after = min(document.cursor, len(document.lines))
        self.count = 0

    def write(self, code: str) -> None:
        """Replaces the text that the phase has written so far."""
        del self.document.lines[self.after : self.after + self.count]
        lines = code.split("\n") if code else []
        self.count = len(lines)
        if lines:
            self.document.insert(lines, self.after)
        else:
            self.document.cursor = self.cursor


class Session:
    def __init__(
        self, controls: Controls, dictionary: conversion.Dictionary, document: Document, readings: Readings
    ) -> None:
        self.controls, self.dictionary, self.document, self.readings = controls, dictionary, document, readings
        self.phase = "control"
        self.executed: List[Dict[str, Any]] = []
        self.effects: List[Dict[str, Any]] = []
        self.ran = 0  # option `count`: the number of commands to ignore at the beginning of a transcript
        self.longest = 0  # option `index`: the number of words of the longest transcript so far
        self.waiting: Optional[int] = None  # option `index`: the position of an incomplete last command
        self.writing = Writing(document)
        self.began = 0  # option `index`: the position after the `write`
        self.dictation: Optional[str] = None
        self.code: Optional[str] = None

    def conversion(self, words: List[str]) -> conversion.Conversion:
        return conversion.convert(" ".join(words), self.dictionary, self.readings)

    def commands(self, words: List[str]) -> Iterator[Command]:
        """Yields a complete transcript's commands in order; a `write` is followed only by the `stop` that ends it."""
        lowered = [word.lower() for word in words]
        at = 0
        while True:
            command, _ = self.controls.next(words, lowered, at)
            if command is None:
                return
            yield command
            at = command.end
            if command.name == "write":
                end = self.conversion(words[at:]).end
                if end is None:
                    return
                yield Command("stop", at + end - 1, at + end)
                at += end

    def take(self, hypothesis: int, transcript: str) -> None:
        """CMD-2; CMD-9: nothing runs after `closed`."""
        if self.phase == "closed":
            return
        words = words_of(transcript)
        if self.readings[REPLAY] == "index":
            self.take_by_index(hypothesis, words)
        else:
            self.take_by_count(hypothesis, words)

    def take_by_count(self, hypothesis: int, words: List[str]) -> None:
        """CMD-2: if n commands have already run, runs the commands of the transcript after the first n."""
        held = list(self.commands(words))
        ran = self.ran
        if self.phase == "writing" and 0 < ran <= len(held) and held[ran - 1].name == "write":
            self.dictate(words[held[ran - 1].end :])
        for place, command in enumerate(held[ran:], ran):
            if self.phase == "writing" and command.name != "stop":
                continue  # CMD-8: reached only if a revision replaced the `write`
            self.execute(hypothesis, command)
            self.ran = place + 1
            if command.name == "write":
                self.dictate(words[command.end :])
            if self.phase == "closed":
                return

    def take_by_index(self, hypothesis: int, words: List[str]) -> None:
        """CMD-2: skips the words already read, except those of an incomplete last command."""
        lowered = [word.lower() for word in words]
        skipped = self.longest if self.waiting is None else self.waiting
        if len(words) > skipped:
            self.waiting = None
        self.longest = max(self.longest, len(words))
        at = skipped
        while self.phase != "closed":
            if self.phase == "writing":
                if len(words) < self.began:
                    return
                end = self.dictate(words[self.began :])
                if end is None:
                    return
                at = max(skipped, self.began + end)
                self.execute(hypothesis, Command("stop", at - 1, at))
                continue
            command, waiting = self.controls.next(words, lowered, at)
            if command is None:
                if waiting is not None:
                    self.waiting = waiting
                return
            self.execute(hypothesis, command)
            at = self.began = command.end

    def dictate(self, words: List[str]) -> Optional[int]:
        """CMD-8: writes the new dictation in place of the old dictation, and returns where the phase ends; None if the
        phase does not end."""
        self.dictation = " ".join(words)
        self.code, end = self.conversion(words)
        self.writing.write(self.code)
        return end

    def execute(self, hypothesis: int, command: Command) -> None:
        told: Dict[str, Any] = {"hypothesis": hypothesis, "command": command.name}
        if command.argument is not None:
            told["argument"] = command.argument
        self.executed.append(told)
        if command.name == "write":
            self.phase = "writing"
            self.writing = Writing(self.document)
        elif command.name == "stop":  # CMD-9
            back = self.phase == "writing" and self.readings[STOP] == "toControl"
            self.phase = "control" if back else "closed"
        else:
            for kind, text in self.document.act(command):
                self.effects.append({"hypothesis": hypothesis, "kind": kind, "text": text})


def a_line(value: Any) -> str:
    line = a_text(value)
    if "\n" in line:
        raise malformed()
    return line


def a_document(value: Any) -> Document:
    given = an_object(value, ("lines", "cursor", "clipboard"))
    lines = [a_line(line) for line in a_list(given["lines"])]
    clipboard = None if given["clipboard"] is None else a_line(given["clipboard"])
    return Document(lines, a_whole_number_in(given["cursor"], 1, max(1, len(lines))), clipboard)


def output_of(session: Session) -> Dict[str, Any]:
    output: Dict[str, Any] = {
        "executed": session.executed, "document": session.document.json(), "phase": session.phase
    }
    if session.dictation is not None:
        output.update(dictation=session.dictation, code=session.code)
    return {**output, "effects": session.effects}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """CMD-1 to CMD-10."""
    said = "sessions" if isinstance(input, dict) and "sessions" in input else "hypotheses"
    given = an_object(input, ("language", "document", "names", said), ("dictionary",))
    language = conversion.language_of(a_text(given["language"]))
    document = a_document(given["document"])
    names = texts_of(given["names"])
    if "dictionary" in given:
        lists = an_object(given["dictionary"], ("controls", "keywords", "commands", "notations"))
        entries = conversion.given_entries(lists["controls"], COMMANDS)
        dictionary = conversion.given_dictionary(lists)
    else:
        entries = conversion.built_in_entries(language, "controls")
        dictionary = conversion.built_in_dictionary(language)
    controls = Controls(entries, names, language)

    def session_of(document: Document, hypotheses: List[str]) -> Dict[str, Any]:
        session = Session(controls, dictionary, document, readings)
        for number, transcript in enumerate(hypotheses, start=FIRST_HYPOTHESIS):
            session.take(number, transcript)
        return output_of(session)

    if said == "hypotheses":
        return session_of(document, texts_of(given["hypotheses"]))
    sessions: List[Tuple[List[str], Optional[Document]]] = []
    for one in a_list(given["sessions"]):
        session = an_object(one, ("hypotheses",), ("document",))
        edited = a_document(session["document"]) if "document" in session else None
        sessions.append((texts_of(session["hypotheses"]), edited))
    outputs: List[Dict[str, Any]] = []
    for hypotheses, edited in sessions:  # CMD-10: a session continues with the previous document or has its own
        document = document if edited is None else edited
        outputs.append(session_of(document, hypotheses))
    return {"sessions": outputs}
