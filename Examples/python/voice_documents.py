"""voice.documents: the documents in which scripts are stored."""
from __future__ import annotations

import unicodedata
from typing import Any, Dict, List, Optional

from contract import Options, Readings, a_text, an_object, any_object, texts_of
from kinds import Event, Kinds, events_of

RENAME = "voice.documents.rename"
ASK = "voice.documents.ask"
READINGS: Options = {RENAME: ("stores", "nameOnly"), ASK: ("unsaved", "always")}

KINDS: Kinds = {
    "edit": {"text": a_text},
    "save": {},
    "rename": {"words": texts_of},
    "new": {},
    "confirm": {},
    "cancel": {},
    "open": {"name": a_text},
    "delete": {"name": a_text},
    "list": {},
}

LONGEST = 64
LETTERS_AND_DIGITS = ("Lu", "Ll", "Lt", "Lm", "Lo", "Nd")
UNSAVED = "unsaved"


def is_name(text: str) -> bool:
    """DOC-3: whether a string is a name: 1 to 64 scalars, which are letters, digits, `_` or `-`."""
    if not 1 <= len(text) <= LONGEST:
        return False
    return all(scalar in "_-" or unicodedata.category(scalar) in LETTERS_AND_DIGITS for scalar in text)


class Documents:
    def __init__(self, stored: Dict[str, str], readings: Readings) -> None:
        self.stored = stored
        self.readings = readings
        self.name: Optional[str] = None
        self.text = ""
        self.asked: Optional[Event] = None  # the event that waits for `confirm`

    def is_dirty(self) -> bool:
        """Whether the open script has unsaved changes; always true if a named script has no stored text."""
        return self.text != ("" if self.name is None else self.stored.get(self.name))

    def state(self, message: Optional[str]) -> Dict[str, Any]:
        state: Dict[str, Any] = {} if self.name is None else {"name": self.name}
        state.update(text=self.text, dirty=self.is_dirty())
        if self.asked is not None:
            state["prompt"] = UNSAVED
        if message is not None:
            state["message"] = message
        return {**state, "names": sorted(self.stored)}

    def take(self, event: Event) -> Optional[str]:
        """Handles an event, and returns the message for the user; None if there is no message."""
        kind, given = event
        if self.asked is not None:
            if kind == "confirm":
                self.leave(self.asked)
            if kind in ("confirm", "cancel"):
                self.asked = None
            return None  # DOC-2: other events are ignored
        if kind == "edit":
            self.text = given["text"]
        elif kind == "save":
            return self.save()
        elif kind == "rename":
            return self.rename("_".join(word.lower() for word in given["words"]))
        elif kind in ("open", "delete") and given["name"] not in self.stored:
            return "name.unknown"  # DOC-4: this error comes before the question about unsaved changes
        elif kind == "delete":
            self.delete(given["name"])
        elif kind in ("new", "open"):
            if self.is_dirty() or self.readings[ASK] == "always":
                self.asked = event
            else:
                self.leave(event)
        return None

    def save(self) -> Optional[str]:
        """DOC-1."""
        if self.name is None:
            return "name.required"
        self.stored[self.name] = self.text
        return None

    def rename(self, name: str) -> Optional[str]:
        """DOC-1, DOC-3."""
        if not is_name(name):
            return "name.invalid"
        if name == self.name:
            return None
        if name in self.stored:
            return "name.taken"
        if self.readings[RENAME] == "stores":
            if self.name is not None:
                del self.stored[self.name]
            self.stored[name] = self.text
        self.name = name
        return None

    def delete(self, name: str) -> None:
        """DOC-4."""
        del self.stored[name]
        if name == self.name:
            self.name = None

    def leave(self, event: Event) -> None:
        """DOC-2: closes the open script without saving it, and opens another script or begins a new one."""
        kind, given = event
        self.name = given["name"] if kind == "open" else None
        self.text = "" if self.name is None else self.stored[self.name]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """DOC-1 to DOC-4."""
    given = an_object(input, ("events",), ("stored",))
    stored = {a_text(name): a_text(text) for name, text in any_object(given.get("stored", {})).items()}
    documents = Documents(stored, readings)
    states: List[Dict[str, Any]] = []
    for event in events_of(given["events"], KINDS):
        states.append(documents.state(documents.take(event)))
    return {"states": states}
