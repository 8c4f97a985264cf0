#!/usr/bin/env python3
"""Writes the golden cases of voice.microphone; see voice.py for where.

Those of the first groups stand below, worked by hand; the others are made by a rule: each of four situations, followed
by each event and each two events, in a table of colours.

    events     authorize deny tap stop end online offline "said words" (a transcript)
    expected   a word each: `grey`, `red`, `green` (with server) or `local` (green, by the local recogniser); behind a
               slash the transcript, if it changes
"""
import itertools
import sys

sys.dont_write_bytecode = True
from voice import Cases  # noqa: E402

CASES = Cases("voice.microphone")
KINDS = {"stop": "stopCommand", "end": "taskEnded"}


def event(word):
    if word in ("online", "offline"):
        return {"kind": "reachable", "reachable": word == "online"}
    if word.startswith("said"):
        return {"kind": "transcript", "text": word[5:]}
    return {"kind": KINDS.get(word, word)}


def state(look, transcript):
    colour = "green" if look in ("server", "local", "green") else look
    recording = colour == "green"
    return {"colour": colour, "icon": "waveform" if recording else "microphone", "recording": recording,
            **({"recogniser": "local" if look == "local" else "server"} if recording else {}), "transcript": transcript}


def split(text):
    """Words, of which `said(a b)` is one."""
    words, text = [], text.strip()
    while text:
        if text.startswith("said("):
            end = text.index(")")
            words.append("said " + text[5:end])
            text = text[end + 1:].lstrip()
        else:
            word, _, text = text.partition(" ")
            words.append(word)
    return words


def states_of(expected):
    told, transcript = [], ""
    for word in expected.split():
        look, slash, said = word.partition("/")
        transcript = said.replace("_", " ") if slash else transcript
        told.append(state(look, transcript))
    return told


def questionable(words):
    """Whether it hangs on what is open: reachable or not before it is told, the transcript of the next recording."""
    reach, recordings, authorized, recording, said, open_ones = False, 0, False, False, False, False
    for word in words:
        reach = reach or word in ("online", "offline")
        authorized = word == "authorize" or (authorized and word != "deny")
        if word == "tap" and authorized:
            recording = not recording
            open_ones = open_ones or recording and (not reach or said)
        elif word in ("stop", "end", "deny"):
            recording = False
        said = said or recording and word.startswith("said ") and len(word) > 5
    return open_ones


def add(group, slug, clauses, events, expected, by="event by event", **more):
    words = split(events) if isinstance(events, str) else events
    states = states_of(expected) if isinstance(expected, str) else expected
    assert len(words) == len(states), slug
    if questionable(words):
        more["tags"] = " ".join(filter(None, [more.get("tags"), "question"]))
    if "derived" not in more:
        more["by"] = by
    CASES.add(group, slug, clauses, {"events": [event(word) for word in words]}, {"states": states}, **more)


G = "story"
add(G, "the-story-of-the-source", "MIC-1 MIC-2", "online authorize tap said(variable) said(variable x) tap",
    "grey red green green/variable green/variable_x red", basis="source",
    note="§2.5.1: the icon becomes a green waveform, the words appear in real time, a second tap ends it.")
add(G, "no-events", "MIC-1", "", "", by="no event, no state")
add(G, "offline", "MIC-2", "offline authorize tap", "grey red local", basis="source",
    note="\"se possibile, al server Apple, o altrimenti al processo locale\"")
add(G, "online", "MIC-2", "online authorize tap", "grey red green", basis="source")
add(G, "told-nothing", "MIC-2", "authorize tap", "red local", by="not reachable until it is told")
add(G, "transcript-of-the-recording-before", "MIC-2", "online authorize tap said(one) tap tap",
    "grey red green green/one red green",
    by="the next transcript takes its place, and nothing before it")
add(G, "second-recording", "MIC-2", "online authorize tap said(one) tap tap said(two)",
    "grey red green green/one red green green/two",
    by="each transcript is a whole one")

G = "authorized"
for slug, events, expected in [
        ("authorize", "authorize", "red"), ("authorize-twice", "authorize authorize", "red red"),
        ("deny", "deny", "grey"), ("deny-after-authorize", "authorize deny", "red grey"),
        ("authorize-after-deny", "deny authorize", "grey red"), ("authorize-again", "authorize deny authorize",
            "red grey red"),
        ("tap-before", "tap", "grey"), ("taps-before", "tap tap tap", "grey grey grey"),
        ("tap-after-deny", "authorize deny tap", "red grey grey"),
        ("tap-before-is-not-kept", "online tap authorize", "grey grey red"),
        ("deny-while-recording", "online authorize tap deny", "grey red green grey"),
        ("authorize-while-recording", "online authorize tap authorize", "grey red green green"),
        ("recording-is-not-taken-up", "online authorize tap deny authorize", "grey red green grey red"),
        ("record-after-authorized-again", "online authorize tap deny authorize tap", "grey red green grey red green"),
        ("deny-twice-while-recording", "online authorize tap deny deny", "grey red green grey grey"),
        ("everything-before", "stop end said(x) online tap offline", "grey grey grey grey grey grey")]:
    add(G, slug, "MIC-1", events, expected, basis="source" if slug in ("authorize", "tap-before") else "decision",
        note="Grey is a button that does nothing." if slug == "tap-before" else None)

G = "ends"
for slug, events, expected in [
        ("tap", "online authorize tap tap", "grey red green red"), ("three-taps", "online authorize tap tap tap",
            "grey red green red green"), ("stop-by-voice", "online authorize tap stop", "grey red green red"),
        ("the-task", "online authorize tap end", "grey red green red"), ("stop-when-idle", "authorize stop", "red red"),
        ("task-ended-when-idle", "authorize end", "red red"), ("stop-twice", "online authorize tap stop stop",
            "grey red green red red"),
        ("task-ended-after-stop", "online authorize tap stop end", "grey red green red red"),
        ("tap-after-stop", "online authorize tap stop tap", "grey red green red green"),
        ("tap-after-the-task", "online authorize tap end tap", "grey red green red green"),
        ("late-end-of-the-task-before", "online authorize tap tap tap end", "grey red green red green red")]:
    add(G, slug, "MIC-1", events, expected, basis="source" if slug in ("tap", "stop-by-voice", "the-task")
        else "decision",
        note="An event has no name of its task: the end is that of the one that runs." if slug.startswith("late")
        else None)

G = "transcripts"
for slug, events, expected in [
        ("grow", "online authorize tap said(a) said(a b) said(a b c)", "grey red green green/a green/a_b green/a_b_c"),
        ("shrink", "online authorize tap said(a b) said(a)", "grey red green green/a_b green/a"),
        ("become-empty", "online authorize tap said(a) said()", "grey red green green/a green/"),
        ("after-a-tap", "online authorize tap said(a) tap said(a b)", "grey red green green/a red red"),
        ("after-stop", "online authorize tap said(a) stop said(a stop)", "grey red green green/a red red"),
        ("after-the-task", "online authorize tap said(a) end said(a b)", "grey red green green/a red red"),
        ("after-deny", "online authorize tap said(a) deny said(a b)", "grey red green green/a grey grey"),
        ("before-all", "said(a)", "grey"), ("when-idle", "authorize said(a)", "red red"),
        ("the-word-stop-is-only-a-word", "online authorize tap said(stop)", "grey red green green/stop"),
        ("after-the-end-and-once-more", "online authorize tap tap said(a) said(b)", "grey red green red red red"),
        ("late-ones-between-recordings", "online authorize tap said(a) tap said(b) tap said(c)",
            "grey red green green/a red red green green/c")]:
    add(G, slug, "MIC-2", events, expected, basis="source" if slug.startswith("after-") else "decision",
        note="The task is revoked; a recogniser may still send what it had." if slug.startswith("after-") else None)
add(G, "odd-texts", "MIC-2", ["online", "authorize", "tap", "said \u2028 \0😀e\u0301\n "],
    [*states_of("grey red green"), state("green", "\u2028 \0😀e\u0301\n ")], tags="hostile")

G = "recogniser"
for slug, events, expected in [
        ("lost-while-recording", "online authorize tap offline", "grey red green green"),
        ("found-while-recording", "offline authorize tap online", "grey red local local"),
        ("lost-before", "online offline authorize tap", "grey grey red local"),
        ("found-before", "offline online authorize tap", "grey grey red green"),
        ("lost-when-idle", "online authorize offline tap", "grey red red local"),
        ("lost-between-recordings", "online authorize tap offline tap tap", "grey red green green red local"),
        ("found-between-recordings", "offline authorize tap tap online tap", "grey red local red red green"),
        ("lost-and-found-while-recording", "online authorize tap offline online tap tap",
            "grey red green green green red green"),
        ("told-before-authorized", "online tap authorize tap", "grey grey red green"),
        ("told-while-denied", "authorize deny offline authorize tap", "red grey grey red local"),
        ("told-twice", "online online authorize tap", "grey grey red green"),
        ("transcripts-of-the-local-one", "offline authorize tap said(a)", "grey red local local/a")]:
    add(G, slug, "MIC-2", events, expected, note="Which one is settled when recording begins." if "while" in slug
        else None)


# ---- by a rule: each situation, then each event and each two

def following(situation, words):
    """A table: the look after each event, by the look before it."""
    look, online, said, told = "grey", False, "", []
    for word in [*situation, *words]:
        on = look in ("server", "local")
        if word in ("online", "offline"):
            online = word == "online"
        elif word.startswith("said"):
            said = word[5:] if on else said
        elif word == "deny":
            look = "grey"
        elif word == "authorize":
            look = "red" if look == "grey" else look
        elif on:
            look = "red"
        elif word == "tap" and look == "red":
            look = "server" if online else "local"
        told.append(state(look, said))
    return told


def clauses_of(words, states):
    """MIC-2 has something to say of recordings and of transcripts."""
    said = any(word.startswith("said") for word in words)
    return "MIC-1 MIC-2" if said or any(one["recording"] for one in states) else "MIC-1"


SITUATIONS = {"denied": ["online", "deny"], "idle": ["online", "authorize"],
    "recording": ["online", "authorize", "tap"], "recording-offline": ["offline", "authorize", "tap"]}
EVENTS = ["authorize", "deny", "tap", "stop", "end", "online", "offline", "said x"]
G = "situations"
for name, situation in SITUATIONS.items():
    for one in EVENTS:
        words, states = [*situation, one], following(situation, [one])
        add(G, f"{name}-then-{one.replace(' ', '-')}", clauses_of(words, states), words, states,
            derived="a table of looks")
G = "pairs"
for name, situation in list(SITUATIONS.items())[1:]:
    for one, other in itertools.product(["deny", "tap", "end", "said x"], ["tap", "stop", "offline", "said y"]):
        words, states = [*situation, one, other], following(situation, [one, other])
        add(G, f"{name}-then-{one}-{other}".replace(" ", "-"), clauses_of(words, states), words, states,
            derived="a table of looks")

CASES.write()
