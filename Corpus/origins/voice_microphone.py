"""Makes cases of voice.microphone: every event in each of four situations, and pairs of events in three of them."""
import itertools

from shared.cases import Cases

cases = Cases("voice.microphone", __file__)
SITUATIONS = {"denied": ["online", "deny"], "idle": ["online", "authorize"],
              "recording": ["online", "authorize", "tap"], "recording-offline": ["offline", "authorize", "tap"]}
EVENTS = ["authorize", "deny", "tap", "stop", "end", "online", "offline", "said x"]


def event(word):
    if word in ("online", "offline"):
        return {"kind": "reachable", "reachable": word == "online"}
    if word.startswith("said"):
        return {"kind": "transcript", "text": word[5:]}
    return {"kind": {"stop": "stopCommand", "end": "taskEnded"}.get(word, word)}


def state(look, transcript):
    colour = "green" if look in ("server", "local", "green") else look
    recording = colour == "green"
    return {"colour": colour, "icon": "waveform" if recording else "microphone", "recording": recording,
            **({"recogniser": "local" if look == "local" else "server"} if recording else {}), "transcript": transcript}


def following(situation, words):
    """Returns the state after each event, as MIC-1 and MIC-2 require: the button's next look depends on the event and
    the current look."""
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
    """Returns the clauses that apply to a case; MIC-2 applies to recordings and to transcripts."""
    said = any(word.startswith("said") for word in words)
    return "MIC-1 MIC-2" if said or any(one["recording"] for one in states) else "MIC-1"


def add(group, situation, *events):
    words, states = [*SITUATIONS[situation], *events], following(SITUATIONS[situation], events)
    cases.add(group, "-".join([situation, "then", *events]).replace(" ", "-"), clauses_of(words, states),
              {"events": [event(word) for word in words]}, {"states": states}, derived="a table of looks",
              basis="decision")


for situation in SITUATIONS:
    for one in EVENTS:
        add("situations", situation, one)
for situation in list(SITUATIONS)[1:]:
    for pair in itertools.product(["deny", "tap", "end", "said x"], ["tap", "stop", "offline", "said y"]):
        add("pairs", situation, *pair)
cases.run()
