#!/usr/bin/env python3
"""Makes cases of scholar.search, derived from a table of the effects of every event in every state.

Events and states are written as words. `-` is the search screen without a search, and `busy` is a search that is
running. `u` before the word of a state means that the homepage switch is on, and `!` after the word means that the
search was stopped. The words `results` and `presence` stand for the other two views. `@` and a word at the end
of a state stand for a popup.
"""
from shared.cases import Cases

CASES = Cases("scholar.search", __file__)
SCHOLAR = ("found", "notFound", "failed", "disconnected")
HOMEPAGE = ("found", "titlesOnly", "notFound", "unreachable")
VIEWS = ("search", "results", "presence")
EVENTS = {"n": {"name": "Richard Karp"}, "h": {"useHomepage": True}, "h0": {"useHomepage": False},
          "u": {"url": "www.cs.berkeley.edu/~karp"}, "go": "search", "stop": "stop",
          **{f"s:{each}": {"scholar": each} for each in SCHOLAR}, **{f"p:{each}": {"homepage": each} for each in HOMEPAGE},
          **{f"t:{each}": {"tab": each} for each in VIEWS}}
FAILED, FAILED_WITH_SWITCH = ({f"s:{each}": f"{rest}@{each}" for each in SCHOLAR[1:]} for rest in ("-", "u-"))
#: For each state: the events that lead to it, the states on the way to it, and the next state for each event that
#: changes the state.
TABLE = {
    "rest": ("n", "-", {"h": "u-", "go": "busy"}),
    "rest-with-switch": ("n h", "- u-", {"h0": "-", "go": "ubusy"}),
    "scholar": ("n go", "- busy", {"h": "ubusy", "stop": "busy!", "s:found": "results", **FAILED}),
    "scholar-with-switch": ("n h go", "- u- ubusy", {"h0": "busy", "stop": "ubusy!", "s:found": "ubusy", **FAILED_WITH_SWITCH}),
    "scholar-stopped": ("n h go stop", "- u- ubusy ubusy!", {"h0": "busy!", "s:found": "uresults", **FAILED_WITH_SWITCH}),
    "homepage": ("n h go s:found", "- u- ubusy ubusy", {
        "h0": "busy", "stop": "ubusy!", "p:found": "upresence", "p:titlesOnly": "upresence@titlesOnly",
        "p:notFound": "u-@notFound", "p:unreachable": "u-@unreachable"}),
    "homepage-stopped": ("n h go s:found stop", "- u- ubusy ubusy ubusy!", {
        "h0": "busy!", **{f"p:{each}": "uresults" for each in HOMEPAGE}}),
    "results": ("n go s:found", "- busy results", {
        "n": "-", "h": "u-", "h0": "-", "u": "-", "go": "busy", "t:search": "-", "t:presence": "presence"}),
    "presence": ("n h go s:found p:found", "- u- ubusy ubusy upresence", {
        "n": "u-", "h": "u-", "h0": "-", "u": "u-", "go": "ubusy", "t:search": "u-", "t:results": "uresults"}),
    "rest-with-result": ("n go s:found t:search", "- busy results -", {
        "h": "u-", "go": "busy", "t:results": "results", "t:presence": "presence"}),
}


def state(word):
    word, _, popup = word.partition("@")
    url = word.startswith("u")
    word = word[1:] if url else word
    busy = word.startswith("busy")
    return {"urlEnabled": url, "busy": busy, "stopShown": busy, **({"label": "Terminating..."} if word.endswith("!") else {}),
            **({"popup": popup} if popup else {}), "view": "search" if busy or word == "-" else word}


for name, (path, states, after) in TABLE.items():
    for word in EVENTS:
        states_after = [*states.split(), after.get(word, states.split()[-1])]
        CASES.add("each", f"{name}-{word.replace(':', '-').lower()}", "SEA-1 SEA-2" if word in ("n", "h", "h0", "u") else "SEA-2",
                  {"events": [EVENTS[each] for each in (*path.split(), word)]}, {"states": [state(each) for each in states_after]},
                  derived="a table of what each event does in each state, worked by hand", basis="decision")

CASES.run()
