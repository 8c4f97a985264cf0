"""Makes cases of voice.guide: every sequence of two events, with the guide closed or open at first."""
import itertools

from shared.cases import Cases
from shared.readings import naming

cases = Cases("voice.guide", __file__)
TAP = "voice.guide.tap"
OPTIONS = {TAP: ["describes", "describesAndRuns"]}
DESCRIBES, RUNS = {TAP: "describes"}, {TAP: "describesAndRuns"}
GIVEN = {"manual": "Manual", "hint": "Tap a button", "buttons": {"mic": "Starts recording", "run": "Runs the code"},
         "code": "let x = 1", "stream": "1"}
EVENTS = {"info": {"kind": "info"}, "tap-run": {"kind": "tap", "name": "run"}, "tap-mic": {"kind": "tap", "name": "mic"},
          "tap-x": {"kind": "tap", "name": "x"}, "edit-y": {"kind": "edit", "text": "y"},
          "stream-2": {"kind": "stream", "text": "2"}}


def state(code, stream, showing=False, ran=None, unknown=False):
    return {"showing": showing, "info": "filled" if showing else "outline", "code": code, "stream": stream,
            **({"ran": ran} if ran is not None else {}), **({"error": "button.unknown"} if unknown else {})}


def told(given, readings):
    """Returns the states that GUI-1 and GUI-2 require: an open guide shows its own text in both areas, and hides the
    text beneath the guide."""
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


for number, words in enumerate([*before, *pair] for before in ([], ["info"])
                               for pair in itertools.product(EVENTS, EVENTS)):
    given = {**GIVEN, "events": [EVENTS[word] for word in words]}
    named = []
    for full in ([DESCRIBES, RUNS] if number % 3 == 0 else [DESCRIBES]):
        readings = naming(OPTIONS, full, lambda readings: told(given, readings))
        if readings not in named:
            named.append(readings)
    for readings in named:
        cases.add("pairs", "-".join(["pair", *words]) + ("-and-runs" if readings == RUNS else ""),
                  "GUI-1 GUI-2" if any(word.startswith("tap") for word in words) else "GUI-1", given,
                  {"states": told(given, {**DESCRIBES, **readings})}, derived="a table of pages", readings=readings,
                  basis="decision")
cases.run()
