#!/usr/bin/env python3
"""Writes the golden cases of voice.guide; see voice.py for where.

Those of the first groups stand below, worked by hand; the others are made by a rule: closed and showing, followed by
each two events, in a table of what the two areas show.

    events     info tap:run edit:x stream:y
    expected   one state a line: `code|stream|more`, where * says that the guide shows, +run that the button ran, ! that
               the button is unknown; a member that is `=` is what it was before
"""
import itertools
import sys

sys.dont_write_bytecode = True
from voice import Cases, naming  # noqa: E402

CASES = Cases("voice.guide")
TAP = "voice.guide.tap"
OPTIONS = {TAP: ["describes", "describesAndRuns"]}
DESCRIBES, RUNS = {TAP: "describes"}, {TAP: "describesAndRuns"}
GIVEN = {"manual": "Manual", "hint": "Tap a button", "buttons": {"mic": "Starts recording", "run": "Runs the code"},
    "code": "let x = 1", "stream": "1"}


def event(word):
    kind, _, more = word.partition(":")
    return {"kind": kind, **({"info": {}, "tap": {"name": more}, "edit": {"text": more},
        "stream": {"text": more}}[kind])}


def state(code, stream, showing=False, ran=None, unknown=False):
    return {"showing": showing, "info": "filled" if showing else "outline", "code": code, "stream": stream,
            **({"ran": ran} if ran is not None else {}), **({"error": "button.unknown"} if unknown else {})}


def states_of(lines, given):
    code, stream, told = given["code"], given["stream"], []
    for line in lines:
        one, two, more = line.split("|")
        code, stream = code if one == "=" else one, stream if two == "=" else two
        ran = more.partition("+")[2] if "+" in more else None
        told.append(state(code, stream, more.startswith("*"), ran, "!" in more))
    return told


def add(group, slug, clauses, events, expected, given=None, by="event by event", **more):
    given = {**GIVEN, **(given or {})}
    words = events.split() if isinstance(events, str) else events
    states = states_of(expected.split("\n") if expected else [], given) if isinstance(expected, str) else expected
    assert len(words) == len(states), slug
    if "derived" not in more:
        more["by"] = by
    CASES.add(group, slug, clauses, {**given, "events": [event(word) if isinstance(word, str) else word
        for word in words]}, {"states": states}, **more)


MANUAL = "Say words of Swift.\nvar - variable, var\n+ - plus\n\\n - new line"
G = "story"
add(G, "the-story-of-the-source", "GUI-1 GUI-2", ["info", "tap:mic", "info"],
    [state(MANUAL, "Tap a button", True), state(MANUAL, "Starts recording", True), state("let x = 1", "1")],
    {"manual": MANUAL}, readings=DESCRIBES, basis="source",
    note="§2.5.5: the button becomes blue all over, the manual stands in the larger area, the hint in the smaller.")
add(G, "no-events", "GUI-1", "", "", by="no event, no state")
add(G, "info-opens", "GUI-1", "info", "Manual|Tap a button|*", basis="source")
add(G, "info-closes", "GUI-1", "info info", "Manual|Tap a button|*\nlet x = 1|1|", basis="source",
    note="Both texts come back unchanged.")
add(G, "info-three-times", "GUI-1", "info info info", "Manual|Tap a button|*\nlet x = 1|1|\nManual|Tap a button|*")
add(G, "empty-texts", "GUI-1", "info info", "||*\n||", {"manual": "", "hint": "", "code": "", "stream": ""})
add(G, "empty-texts-of-the-script", "GUI-1", "info info", "Manual|Tap a button|*\n||", {"code": "", "stream": ""})
add(G, "texts-alike", "GUI-1", "info edit:x info", "m|s|*\n=|=|*\nm|s|",
    {"manual": "m", "code": "m", "hint": "s", "stream": "s"}, note="Only `showing` and `info` tell whether it shows.")
ODD = "\ufeffa\r\n\u2028\0 e\u0301😀\t\n\n"
add(G, "odd-texts-come-back", "GUI-1", ["info", "info"], [state("Manual", "Tap a button", True), state(ODD, ODD)],
    {"code": ODD, "stream": ODD}, tags="hostile")
add(G, "odd-manual", "GUI-1", ["info"], [state(ODD, ODD, True)], {"manual": ODD, "hint": ODD}, tags="hostile")

G = "edit"
for slug, events, expected, note in [
        ("when-closed", "edit:y", "y|1|", None), ("twice", "edit:y edit:z", "y|=|\nz|=|", None),
        ("to-nothing", "edit:", "|1|", None), ("while-showing", "info edit:y", "Manual|Tap a button|*\n=|=|*", None),
        ("while-showing-then-closed", "info edit:y info", "Manual|Tap a button|*\n=|=|*\nlet x = 1|1|",
            "Ignored, not kept for later."), ("before-showing", "edit:y info info", "y|1|\nManual|Tap a button|*\ny|1|",
            None),
        ("after-closing", "info info edit:y", "Manual|Tap a button|*\nlet x = 1|1|\ny|=|", None),
        ("the-manual-away", "info edit: edit:Manual info", "Manual|Tap a button|*\n=|=|*\n=|=|*\nlet x = 1|1|", None)]:
    add(G, slug, "GUI-1", events, expected, note=note)

G = "stream"
for slug, events, expected, note in [
        ("stream-when-closed", "stream:2", "=|2|", None), ("stream-twice", "stream:2 stream:3", "=|2|\n=|3|", None),
        ("stream-to-nothing", "stream:", "=||", None), ("stream-while-showing", "info stream:2",
            "Manual|Tap a button|*\n=|=|*", "Kept beneath: the hint stays."),
        ("stream-while-showing-then-closed", "info stream:2 info", "Manual|Tap a button|*\n=|=|*\nlet x = 1|2|",
            "What was kept comes out."), ("stream-twice-while-showing", "info stream:2 stream:3 info",
            "Manual|Tap a button|*\n=|=|*\n=|=|*\nlet x = 1|3|", "The last one."),
        ("stream-before-and-while-showing", "stream:2 info stream:3 info",
            "=|2|\nManual|Tap a button|*\n=|=|*\nlet x = 1|3|", None), ("stream-to-nothing-while-showing",
            "info stream: info", "Manual|Tap a button|*\n=|=|*\nlet x = 1||", None),
        ("stream-after-closing", "info info stream:2", "Manual|Tap a button|*\nlet x = 1|1|\n=|2|", None),
        ("stream-like-the-hint", "stream:Tap info info", "=|Tap|\nManual|Tap a button|*\nlet x = 1|Tap|", None)]:
    add(G, slug, "GUI-1", events, expected, note=note)

G = "tap"
for slug, events, describes, runs, note in [
        ("when-closed", "tap:run", "=|1|+run", None, None), ("each-when-closed", "tap:run tap:mic",
            "=|1|+run\n=|=|+mic", None, "It ran, and only in its own state."),
        ("ran-is-gone-in-the-next", "tap:run edit:y", "=|1|+run\ny|=|", None, None),
        ("while-showing", "info tap:run", "Manual|Tap a button|*\n=|Runs the code|*",
            "Manual|Tap a button|*\n=|Runs the code|*+run", None),
        ("two-while-showing", "info tap:run tap:mic", "Manual|Tap a button|*\n=|Runs the code|*\n=|Starts recording|*",
            "Manual|Tap a button|*\n=|Runs the code|*+run\n=|Starts recording|*+mic", None),
        ("the-same-twice-while-showing", "info tap:run tap:run", "Manual|Tap a button|*\n=|Runs the code|*\n=|=|*",
            "Manual|Tap a button|*\n=|Runs the code|*+run\n=|=|*+run", None),
        ("then-closed", "info tap:run info", "Manual|Tap a button|*\n=|Runs the code|*\nlet x = 1|1|",
            "Manual|Tap a button|*\n=|Runs the code|*+run\nlet x = 1|1|", "The description goes with the guide."),
        ("then-closed-then-tap", "info tap:run info tap:run",
            "Manual|Tap a button|*\n=|Runs the code|*\nlet x = 1|1|\n=|=|+run",
            "Manual|Tap a button|*\n=|Runs the code|*+run\nlet x = 1|1|\n=|=|+run", None),
        ("then-stream", "info tap:run stream:2 info", "Manual|Tap a button|*\n=|Runs the code|*\n=|=|*\nlet x = 1|2|",
            "Manual|Tap a button|*\n=|Runs the code|*+run\n=|=|*\nlet x = 1|2|",
            "The stream is kept beneath the description."),
        ("stream-then-tap", "info stream:2 tap:mic info",
            "Manual|Tap a button|*\n=|=|*\n=|Starts recording|*\nlet x = 1|2|",
            "Manual|Tap a button|*\n=|=|*\n=|Starts recording|*+mic\nlet x = 1|2|", None),
        ("then-edit", "info tap:run edit:y", "Manual|Tap a button|*\n=|Runs the code|*\n=|=|*",
            "Manual|Tap a button|*\n=|Runs the code|*+run\n=|=|*", None),
        ("hint-again-after-closing", "info tap:run info info",
            "Manual|Tap a button|*\n=|Runs the code|*\nlet x = 1|1|\nManual|Tap a button|*",
            "Manual|Tap a button|*\n=|Runs the code|*+run\nlet x = 1|1|\nManual|Tap a button|*",
            "The guide begins with its hint each time."),
        ("unknown-when-closed", "tap:stop", "=|1|!", None, None), ("unknown-while-showing", "info tap:stop",
            "Manual|Tap a button|*\n=|=|*!", None, "Nothing changes."),
        ("unknown-after-a-description", "info tap:run tap:stop", "Manual|Tap a button|*\n=|Runs the code|*\n=|=|*!",
            "Manual|Tap a button|*\n=|Runs the code|*+run\n=|=|*!", "The description stays."),
        ("unknown-in-another-case", "tap:RUN tap:run", "=|1|!\n=|1|+run", None, None),
        ("unknown-empty-name", "tap:", "=|1|!", None, None), ("unknown-is-gone-in-the-next", "tap:stop info",
            "=|1|!\nManual|Tap a button|*", None, None),
        ("info-is-no-button", "tap:info", "=|1|!", None, "Only `info` itself toggles the guide.")]:
    clauses = "GUI-2 GUI-1" if "closed" in slug or "stream" in slug or "hint" in slug else "GUI-2"
    tags = "question" if slug in ("info-is-no-button", "hint-again-after-closing") else None
    basis = "source" if slug in ("while-showing", "two-while-showing") else "decision"
    if runs is None:
        add(G, f"tap-{slug}", clauses, events, describes, note=note, tags=tags, basis=basis)
    else:
        add(G, f"tap-{slug}", clauses, events, describes, note=note, tags=tags, basis=basis, readings=DESCRIBES)
        add(G, f"tap-{slug}-and-runs", clauses, events, runs, note=note, tags=tags, readings=RUNS)
for slug, buttons, events, expected, tags in [
        ("a-description-like-the-hint", {"run": "Tap a button"}, "info tap:run", "Manual|Tap a button|*\n=|=|*", None),
        ("an-empty-description", {"run": ""}, "info tap:run", "Manual|Tap a button|*\n=||*", None),
        ("a-button-without-a-name", {"": "nothing"}, "info tap:", "Manual|Tap a button|*\n=|nothing|*", None),
        ("a-button-called-info", {"info": "Opens the guide"}, "info tap:info",
            "Manual|Tap a button|*\n=|Opens the guide|*", "question"),
        ("letters-in-another-form", {"caf\u00e9": "x", "cafe\u0301": "y"}, "info tap:cafe\u0301",
            "Manual|Tap a button|*\n=|y|*", "hostile question")]:
    add(G, slug, "GUI-2", events, expected, {"buttons": buttons}, tags=tags, readings=DESCRIBES)
    add(G, f"{slug}-and-runs", "GUI-2", events, expected + "+" + events.split("tap:")[1], {"buttons": buttons},
        tags=tags, readings=RUNS)
add(G, "no-buttons", "GUI-2", "info tap:run", "Manual|Tap a button|*\n=|=|*!", {"buttons": {}})


# ---- by a rule

def told(given, readings):
    """A table of pages: what lies beneath, and what lies on top."""
    beneath, top, states = [given["code"], given["stream"]], None, []
    for one in given["events"]:
        kind, more = one["kind"], {}
        if kind == "info":
            top = None if top else [given["manual"], given["hint"]]
        elif kind == "edit":
            beneath[0] = beneath[0] if top else one["text"]
        elif kind == "stream":
            beneath[1] = one["text"]
        elif one["name"] not in given["buttons"]:
            more = {"unknown": True}
        else:
            if top:
                top[1] = given["buttons"][one["name"]]
            more = {} if top and readings[TAP] == "describes" else {"ran": one["name"]}
        states.append(state(*(top or beneath), showing=bool(top), **more))
    return states


EVENTS = ["info", "tap:run", "tap:mic", "tap:x", "edit:y", "stream:2"]
G = "pairs"
for number, words in enumerate([[*before, one, other] for before in ([], ["info"]) for one,
    other in itertools.product(EVENTS, EVENTS)]):
    given = {**GIVEN, "events": [event(word) for word in words]}
    named = []
    for full in ([DESCRIBES, RUNS] if number % 3 == 0 else [DESCRIBES]):
        readings = naming(OPTIONS, full, lambda readings: told(given, readings))
        if readings not in named:
            named.append(readings)
    for readings in named:
        slug = "-".join(words).replace(":", "-") + ("-and-runs" if readings == RUNS else "")
        clauses = "GUI-1 GUI-2" if any(word.startswith("tap") for word in words) else "GUI-1"
        add(G, f"pair-{slug}", clauses, words, told(given, {**DESCRIBES, **readings}), derived="a table of pages",
            readings=readings)

CASES.write()
