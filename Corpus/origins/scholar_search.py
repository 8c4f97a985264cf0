#!/usr/bin/env python3
"""Writes the golden cases of scholar.search; see scholar.py for where. Needs nothing.

Every state is worked by hand from SEA-1 and SEA-2: it stands below, one word an event. No program of others knows this
screen; the group `each` is `derived`: a table of what each event does in each state, worked by hand, is
followed step by step.

    -       the search screen, at rest             u-      the same with the homepage switch on
    busy    a search is under way, stop is shown   busy!   the same after stop: `Terminating...`
    results, presence   the view of that name, at rest
    @word   a popup of that word, at the end       e.g.  -@notFound
"""

import sys

sys.dont_write_bytecode = True
from scholar import Cases  # noqa: E402

CASES = Cases("scholar.search")
SHORT = {
    "n": {"name": "Richard Karp"},
    "n0": {"name": ""},
    "h": {"useHomepage": True},
    "h0": {"useHomepage": False},
    "u": {"url": "www.cs.berkeley.edu/~karp"},
    "u0": {"url": ""},
    "go": "search",
    "stop": "stop",
}
SCHOLAR = ("found", "notFound", "failed", "disconnected")
HOMEPAGE = ("found", "titlesOnly", "notFound", "unreachable")


def event(word):
    if word in SHORT:
        return SHORT[word]
    kind, outcome = word.split(":")
    return {{"s": "scholar", "p": "homepage"}[kind]: outcome}


def state(word):
    word, _, popup = word.partition("@")
    url = word.startswith("u")
    word = word[1:] if url else word
    busy = word.startswith("busy")
    return {
        "urlEnabled": url,
        "busy": busy,
        "stopShown": busy,
        **({"label": "Terminating..."} if word.endswith("!") else {}),
        **({"popup": popup} if popup else {}),
        "view": "search" if busy or word == "-" else word,
    }


def add(group, slug, words, states, clauses="SEA-2", events=None, **more):
    events = events or [event(word) for word in words.split()]
    states = [state(word) for word in states.split()]
    assert len(events) == len(states), slug
    more = {"basis": "decision", **more}
    if "derived" not in more:
        more.setdefault("by", "state by state")
    CASES.add(group, slug, clauses, {"events": events}, {"states": states}, **more)


G = "basics"
add(G, "no-events", "", "", "SEA-1", note="No state but the initial one, which is not told.", tags="question")
add(G, "scholar-only", "n go s:found", "- busy results", "SEA-1 SEA-2", basis="source")
add(G, "with-the-homepage", "n h u go s:found p:found", "- u- u- ubusy ubusy upresence", "SEA-1 SEA-2", basis="source")
add(G, "switch-kept-off", "n h0 go s:found", "- - busy results", "SEA-1 SEA-2", basis="source")
add(
    G,
    "switch-on-and-off",
    "n h h0 go s:found",
    "- u- - busy results",
    "SEA-1 SEA-2",
    basis="source",
    note="«Tenuto disattivato o disattivato».",
)
add(G, "switch-before-the-name", "h u n go s:found p:found", "u- u- u- ubusy ubusy upresence", "SEA-1 SEA-2")
add(G, "name-replaced", "n n go s:found", "- - busy results", "SEA-1")
for outcome in SCHOLAR[1:]:
    add(
        G,
        f"scholar-{outcome.lower()}",
        f"n go s:{outcome}",
        f"- busy -@{outcome}",
        basis="source",
        note="A popup that says why, and the search screen.",
        tags="question",
    )
    add(
        G,
        f"scholar-{outcome.lower()}-with-the-homepage",
        f"n h u go s:{outcome}",
        f"- u- u- ubusy u-@{outcome}",
        basis="source",
        tags="question",
    )
for outcome in HOMEPAGE[2:]:
    add(
        G,
        f"homepage-{outcome.lower()}",
        f"n h u go s:found p:{outcome}",
        f"- u- u- ubusy ubusy u-@{outcome}",
        tags="question",
    )
add(
    G,
    "homepage-titlesonly",
    "n h u go s:found p:titlesOnly",
    "- u- u- ubusy ubusy upresence@titlesOnly",
    basis="source",
    tags="question",
    note="The titles are shown (§4.7, Karp), and the user is told that the authors were not found (§4.6).",
)

G = "name"
add(
    G,
    "search-without-a-name",
    "go",
    "-@nameMissing",
    "SEA-1",
    basis="source",
    tags="question",
    note="«Deve obbligatoriamente inserire il nome e il cognome».",
)
add(G, "search-without-a-name-twice", "go go", "-@nameMissing -@nameMissing", "SEA-1")
add(G, "search-with-an-empty-name", "n0 go", "- -@nameMissing", "SEA-1")
add(G, "name-taken-away", "n n0 go", "- - -@nameMissing", "SEA-1")
add(G, "name-after-the-popup", "go n go", "-@nameMissing - busy", "SEA-1")
add(G, "no-name-but-a-url", "h u go", "u- u- u-@nameMissing", "SEA-1")
add(
    G,
    "answers-after-a-refused-search",
    "go s:found",
    "-@nameMissing -",
    "SEA-1 SEA-2",
    note="No search is under way: the answer changes nothing.",
)
for slug, name, fine in (
    ("blank", " ", False),
    ("blanks", " \t\n ", False),
    ("no-break-space", "\u00a0", False),
    ("ideographic-space", "\u3000", False),
    ("zero-width-space", "\u200b", True),
    ("one-letter", "K", True),
    ("one-word", "Karp", True),
    ("surname-first", "Karp Richard", True),
    ("with-blanks-around", " Karp ", True),
    ("quote", "O'Neil", True),
    ("percent", "%@", True),
    ("han", "王", True),
    ("emoji", "😀", True),
    ("nul", "\u0000", True),
    ("unit-separator", "\u001f", True),
    ("nought", "0", True),
    ("long", "x" * 900, True),
    ("combining", "\u0301", True),
):
    add(
        G,
        f"name-{slug}",
        "",
        "- busy" if fine else "- -@nameMissing",
        "SEA-1",
        events=[{"name": name}, "search"],
        by="a name is what is not only white space",
        tags="boundary" if not fine else None,
    )

G = "url"
add(G, "switch", "h h0 h", "u- - u-", "SEA-1", basis="source")
add(G, "switch-twice", "h h", "u- u-", "SEA-1")
add(
    G,
    "url-while-disabled",
    "u n go s:found",
    "- - busy results",
    "SEA-1",
    note="Without the switch the URL is not used.",
)
add(G, "url-while-disabled-then-enabled", "u h n go", "- u- u- ubusy", "SEA-1")
add(G, "no-url-with-the-switch", "n h go", "- u- ubusy", "SEA-1", tags="question", note="Only a name is required.")
add(
    G,
    "empty-url-with-the-switch",
    "n h u u0 go s:found p:unreachable",
    "- u- u- u- ubusy ubusy u-@unreachable",
    "SEA-1 SEA-2",
)
for slug, url in (
    ("without-scheme", "www.robots.ox.ac.uk/~vgg/publications/"),
    ("with-scheme", "http://www.cs.berkeley.edu/~karp/publications.html"),
    ("https", "https://example.org/"),
    ("upper-case-scheme", "HTTP://EXAMPLE.ORG"),
    ("other-scheme", "ftp://example.org/"),
    ("port", "example.org:8080/x"),
    ("blank", " "),
    ("quote", "'\"><"),
    ("javascript", "javascript:alert(1)"),
    ("file", "file:///etc/passwd"),
):
    add(
        G,
        f"url-{slug}",
        "",
        "- u- u- ubusy ubusy upresence",
        "SEA-1 SEA-2",
        events=[
            {"name": "Karp"},
            {"useHomepage": True},
            {"url": url},
            "search",
            {"scholar": "found"},
            {"homepage": "found"},
        ],
        by="whatever the address, its outcome is what is told",
        tags="question" if slug == "without-scheme" else "hostile" if slug in ("quote", "javascript", "file") else None,
    )

G = "stop"
add(G, "while-the-homepage-is-searched", "n h u go s:found stop", "- u- u- ubusy ubusy ubusy!", basis="source")
for outcome in HOMEPAGE:
    add(
        G,
        f"while-the-homepage-is-searched-then-{outcome.lower()}",
        f"n h u go s:found stop p:{outcome}",
        "- u- u- ubusy ubusy ubusy! uresults",
        tags="question",
        note="What Scholar gave stays.",
    )
for outcome in SCHOLAR:
    add(
        G,
        f"while-scholar-is-searched-then-{outcome.lower()}",
        f"n go stop s:{outcome}",
        "- busy busy! " + ("results" if outcome == "found" else f"-@{outcome}"),
        note="It ends the homepage's search only.",
        tags="question",
    )
    add(
        G,
        f"before-the-homepage-then-{outcome.lower()}",
        f"n h u go stop s:{outcome}",
        "- u- u- ubusy ubusy! " + ("uresults" if outcome == "found" else f"u-@{outcome}"),
        tags="question",
    )
add(G, "twice", "n h go s:found stop stop", "- u- ubusy ubusy ubusy! ubusy!")
add(G, "at-rest", "stop", "-", note="Nothing is under way.")
add(G, "at-rest-then-search", "stop n go", "- - busy", note="A stop before the search does not stop it.")
add(G, "in-the-results", "n go s:found stop", "- busy results results")
add(G, "in-the-presence", "n h go s:found p:found stop", "- u- ubusy ubusy upresence upresence")
add(G, "after-a-failure", "n go s:failed stop", "- busy -@failed -")
add(
    G,
    "forgotten-by-the-next-search",
    "n h go s:found stop p:found go s:found p:found",
    "- u- ubusy ubusy ubusy! uresults ubusy ubusy upresence",
    note="setEsci:FALSE at each search.",
)
add(G, "forgotten-after-a-failure", "n h go stop s:failed go s:found", "- u- ubusy ubusy! u-@failed ubusy ubusy")
add(
    G,
    "late-answer-after-stop",
    "n h go stop s:found p:found",
    "- u- ubusy ubusy! uresults uresults",
    note="The homepage was not begun.",
)

G = "out-of-place"
add(G, "scholar-at-rest", "s:found", "-")
add(G, "homepage-at-rest", "p:found", "-")
add(G, "scholar-failure-at-rest", "s:failed", "-")
add(G, "homepage-before-scholar", "n h go p:found s:found p:found", "- u- ubusy ubusy ubusy upresence")
add(G, "homepage-failure-before-scholar", "n h go p:notFound s:found", "- u- ubusy ubusy ubusy")
add(G, "homepage-without-the-switch", "n go p:found s:found", "- busy busy results")
add(
    G,
    "homepage-after-the-results",
    "n go s:found p:found",
    "- busy results results",
    note="Without the switch no homepage is searched.",
)
add(G, "scholar-twice", "n go s:found s:found", "- busy results results")
add(G, "scholar-twice-with-the-homepage", "n h go s:found s:failed p:found", "- u- ubusy ubusy ubusy upresence")
add(G, "homepage-twice", "n h go s:found p:found p:notFound", "- u- ubusy ubusy upresence upresence")
add(G, "scholar-after-a-failure", "n go s:failed s:found", "- busy -@failed -")
add(G, "search-while-busy", "n go go s:found", "- busy busy results")
add(G, "search-while-the-homepage-is-searched", "n h go s:found go p:found", "- u- ubusy ubusy ubusy upresence")
add(G, "search-while-stopping", "n h go s:found stop go p:found", "- u- ubusy ubusy ubusy! ubusy! uresults")

G = "while-busy"
add(
    G,
    "switch-off",
    "n h go h0 s:found p:found",
    "- u- ubusy busy busy presence",
    "SEA-1 SEA-2",
    note="The search goes on as it was begun.",
    tags="question",
)
add(G, "switch-on", "n go h s:found", "- busy ubusy uresults", "SEA-1 SEA-2", tags="question")
add(G, "name-gone-while-busy", "n go n0 s:found", "- busy busy results", "SEA-1 SEA-2", tags="question")
add(G, "url-changed", "n h go u s:found p:found", "- u- ubusy ubusy ubusy upresence", "SEA-1 SEA-2")

G = "afterwards"
add(
    G,
    "search-again",
    "n go s:found go s:found",
    "- busy results busy results",
    tags="question",
    note="The tab bar leads back to the search screen.",
)
add(G, "search-again-after-a-failure", "n go s:failed go s:found", "- busy -@failed busy results")
add(
    G,
    "search-again-with-the-homepage",
    "n go s:found h go s:found p:found",
    "- busy results u- ubusy ubusy upresence",
    tags="question",
)
add(G, "name-after-the-results", "n go s:found n0 go", "- busy results - -@nameMissing", "SEA-1 SEA-2", tags="question")
add(
    G,
    "switch-after-the-presence",
    "n h go s:found p:found h0",
    "- u- ubusy ubusy upresence -",
    "SEA-1 SEA-2",
    tags="question",
)
add(G, "name-outlives-a-failure", "n go s:disconnected go", "- busy -@disconnected busy")
add(G, "popup-is-of-its-event-only", "n go s:failed stop n", "- busy -@failed - -", tags="question")
add(G, "popup-then-url", "go u", "-@nameMissing -", "SEA-1", tags="question")

# ---- a table of what each event does, by hand; a state is (switch, what is under way, stopped, view)

REACHED = {  # events that lead to each state, and the state
    "rest": ("n", "-"),
    "rest-with-switch": ("n h", "u-"),
    "scholar": ("n go", "busy"),
    "scholar-with-switch": ("n h go", "ubusy"),
    "scholar-stopped": ("n h go stop", "ubusy!"),
    "homepage": ("n h go s:found", "ubusy"),
    "homepage-stopped": ("n h go s:found stop", "ubusy!"),
    "results": ("n go s:found", "results"),
    "presence": ("n h go s:found p:found", "upresence"),
}
#: What the state is after an event; what is not named leaves it.
TABLE = {
    "rest": {"h": "u-", "go": "busy"},
    "rest-with-switch": {"h0": "-", "go": "ubusy"},
    "scholar": {
        "h": "ubusy",
        "stop": "busy!",
        "s:found": "results",
        **{f"s:{each}": f"-@{each}" for each in SCHOLAR[1:]},
    },
    "scholar-with-switch": {
        "h0": "busy",
        "stop": "ubusy!",
        "s:found": "ubusy",
        **{f"s:{each}": f"u-@{each}" for each in SCHOLAR[1:]},
    },
    "scholar-stopped": {"h0": "busy!", "s:found": "uresults", **{f"s:{each}": f"u-@{each}" for each in SCHOLAR[1:]}},
    "homepage": {
        "h0": "busy",
        "stop": "ubusy!",
        "p:found": "upresence",
        "p:titlesOnly": "upresence@titlesOnly",
        "p:notFound": "u-@notFound",
        "p:unreachable": "u-@unreachable",
    },
    "homepage-stopped": {"h0": "busy!", **{f"p:{each}": "uresults" for each in HOMEPAGE}},
    "results": {"n": "-", "h": "u-", "h0": "-", "u": "-", "go": "busy"},
    "presence": {"n": "u-", "h": "u-", "h0": "-", "u": "u-", "go": "ubusy"},
}
PATHS = {
    "n": "-",
    "n h": "- u-",
    "n go": "- busy",
    "n h go": "- u- ubusy",
    "n h go stop": "- u- ubusy ubusy!",
    "n h go s:found": "- u- ubusy ubusy",
    "n h go s:found stop": "- u- ubusy ubusy ubusy!",
    "n go s:found": "- busy results",
    "n h go s:found p:found": "- u- ubusy ubusy upresence",
}
G = "each"
EVENTS = ["n", "h", "h0", "u", "go", "stop", *(f"s:{each}" for each in SCHOLAR), *(f"p:{each}" for each in HOMEPAGE)]
for name, (path, reached) in REACHED.items():
    for word in EVENTS:
        after = TABLE[name].get(word, reached)
        add(
            G,
            f"{name}-{word.replace(':', '-').lower()}",
            f"{path} {word}",
            f"{PATHS[path]} {after}",
            "SEA-1 SEA-2" if word in ("n", "h", "h0", "u") else "SEA-2",
            derived="a table of what each event does in each state, worked by hand",
        )
CASES.write()
