#!/usr/bin/env python3
"""Writes the golden cases of mobility.accuracy, Corpus/mobility/accuracy/*.jsonl.

Every expected output stands below, worked by hand from ACC-1..4 and FIX-1 of the specification; the two lists of 200
fixes are `derived`, being made by repetition. The script spells out the JSON and says on what each outcome rests.

    automatic   one word a fix:  A150  accepted, threshold 150 after it      R200  rejected, threshold 200
    manual      one word a fix:  A     accepted      R   rejected, silently      R!  rejected and the user alerted
                (the manual threshold is always 150)
    fix.invalid the word INVALID alone

Accuracies are kept as they are written: `1.5e2` reaches the case as `1.5e2`.
"""
import json
from pathlib import Path

CORPUS = Path(__file__).resolve().parent.parent


# ---- the form of a case line (mobility_geofence.py uses it too) -------------------------------------------------

class Numeral(str):
    """A number that reaches the case exactly as it is written here."""


def plain(number):
    """A number without exponent and without a negative zero."""
    if isinstance(number, int):
        return str(number)
    text = f"{number:.12f}".rstrip("0").rstrip(".")
    if float(text) != number:
        text = repr(number)
    return "0" if text == "-0" else text


def compact(value):
    if isinstance(value, Numeral):
        return str(value)
    if isinstance(value, str) or value is None or isinstance(value, bool):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{" + ",".join(f"{compact(key)}:{compact(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(compact(each) for each in value) + "]"
    return plain(value)


# On what the sentences of each clause rest, where they rest on several things.
BASES = {"FIX-1": "standard decision", "ACC-1": "source decision", "ACC-2": "source decision", "ACC-3": "source decision",
         "ACC-4": "source decision", "GEO-1": "source standard decision", "GEO-2": "source decision",
         "GEO-3": "source decision", "GEO-4": "source standard decision", "GEO-5": "source standard decision",
         "GEO-6": "source decision", "GEO-7": "source decision"}


def stated(clauses, basis):
    """The basis if a case has to state it, since its clauses leave the choice; else none."""
    bases = {word for clause in clauses.split() for word in BASES[clause].split()}
    assert basis in bases, (clauses, basis)
    return basis if len(bases) > 1 else None


def case_line(subsystem, slug, clauses, origin, readings, given, outcome, tags, note, basis=None):
    line = {"id": f"{subsystem}/{slug}", "clauses": clauses.split(), "origin": origin,
            **({"basis": basis} if basis else {}),
            "readings": {f"{name}": option for name, option in (readings or {}).items()},
            "input": given, **outcome}
    if tags:
        line["tags"] = tags.split()
    if note:
        line["note"] = note
    return compact(line)


def write(subsystem, groups):
    folder = CORPUS.joinpath(*subsystem.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    for group, lines in groups.items():
        (folder / f"{group}.jsonl").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    print(subsystem, {group: len(lines) for group, lines in groups.items()}, sum(map(len, groups.values())))


# ---- accuracy ---------------------------------------------------------------------------------------------------

GROUPS = {}
BOUNDARY = "mobility.accuracy.manual.boundary"


def fix(accuracy, index=0, **members):
    """A fix in Turin, three minutes after the one before; members named replace or join the usual ones."""
    usual = {"t": 180 * index, "lat": Numeral("45.07"), "lon": Numeral("7.69"), "accuracy": Numeral(accuracy)}
    named = {name: Numeral(value) if name != "activity" else value for name, value in members.items()}
    return {**usual, **named}


def case(group, slug, clauses, mode, given, expected, readings=None, tags=None, note=None):
    fixes = [fix(word, index) for index, word in enumerate(given.split())] if isinstance(given, str) else given
    if expected == "INVALID":
        outcome = {"error": {"code": "fix.invalid"}}
    else:
        words = expected.split()
        assert len(words) == len(fixes), slug
        outcome = {"output": {
            "verdicts": [{"A": "accepted", "R": "rejected"}[word[0]] for word in words],
            "thresholds": [150 if mode == "manual" else int(word[1:]) for word in words],
            "alerts": [index for index, word in enumerate(words) if word.endswith("!")]}}
    if "long" in (tags or ""):
        origin = {"kind": "derived", "by": ", ".join(clauses.split()), "script": "Corpus/origins/mobility_accuracy.py"}
    else:
        origin = {"kind": "worked", "by": f"{', '.join(clauses.split())} by hand"}
    basis = stated(clauses, rests_on(slug, clauses, mode, [float(fix["accuracy"]) for fix in fixes]))
    GROUPS.setdefault(group, []).append(case_line(
        "mobility.accuracy", slug, clauses, origin, readings, {"mode": mode, "fixes": fixes}, outcome, tags, note, basis))


def rests_on(slug, clauses, mode, accuracies):
    """On what an outcome rests: the source, unless it hinges on what the kit decided.

    Those are fixes that are invalid (that they change nothing), at 150 or 200 m exactly, or, while the threshold is raised, more precise than one
    before though not below 150 m; and times that do not rise.
    """
    if "FIX-1" in clauses or "ACC-4" in clauses or "times" in slug:
        return "decision"
    raised = None
    for accuracy in accuracies:
        if accuracy == 150 or accuracy == 200 and mode == "automatic":
            return "decision"
        if accuracy < 150:
            raised = None
        elif mode == "automatic" and accuracy < 200:
            if raised is not None and accuracy < raised:
                return "decision"
            raised = accuracy
    return "source"


def automatic(slug, clauses, given, expected, tags=None, note=None, group="automatic"):
    case(group, "automatic-" + slug, clauses, "automatic", given, expected, None, tags, note)


def manual(slug, clauses, given, expected, readings=None, tags=None, note=None, group="manual"):
    case(group, "manual-" + slug, clauses, "manual", given, expected, readings, tags, note)


ACCEPT, REJECT = {BOUNDARY: "accept"}, {BOUNDARY: "reject"}

# ---- one automatic fix, at and around each bound

automatic("no-fixes", "ACC-1 ACC-3", "", "",
          note="Nothing in, nothing out: three empty lists, not an error and not a threshold of 150.")
automatic("zero", "ACC-1", "0", "A150", "boundary", "0 m is not negative: the best accuracy there is.")
automatic("minus-zero", "ACC-1 ACC-4", "-0", "A150", "boundary numbers",
          "-0 is 0. A failure looks at the sign instead of comparing with 0.")
automatic("minus-zero-point-zero", "ACC-1 ACC-4", "-0.0", "A150", "boundary numbers")
automatic("smallest-positive", "ACC-1", "5e-324", "A150", "boundary numbers")
automatic("typical", "ACC-1", "12.5", "A150")
automatic("just-below-150", "ACC-1", "149.999999", "A150", "boundary",
          "A threshold of 200 here would mean that the accuracy was rounded before it was compared.")
automatic("last-double-below-150", "ACC-1", "149.99999999999997", "A150", "boundary numbers",
          "Compared without any tolerance.")
automatic("at-150", "ACC-3", "150", "A200", "boundary",
          "150 to 200 is inclusive: exactly 150 is already a second chance.")
automatic("first-double-above-150", "ACC-3", "150.00000000000003", "A200", "boundary numbers")
automatic("just-above-150", "ACC-3", "150.000001", "A200", "boundary")
automatic("between-150-and-200", "ACC-3", "175", "A200",
          note="The very first fix of this kind is accepted; it does not merely raise the threshold for the next one.")
automatic("just-below-200", "ACC-3", "199.999999", "A200", "boundary")
automatic("at-200", "ACC-3", "200", "A200", "boundary", "150 to 200 is inclusive at its upper end too.")
automatic("first-double-above-200", "ACC-3", "200.00000000000003", "R150", "boundary numbers",
          "Compared without any tolerance.")
automatic("just-above-200", "ACC-3", "200.000001", "R150", "boundary")
automatic("far-above-200", "ACC-3", "1000", "R150",
          note="Rejected, and the threshold stays where it began, 150.")
automatic("largest-double", "ACC-3", "1.7976931348623157e308", "R150", "boundary numbers",
          "Large but finite: a poor fix, not an invalid one.")
automatic("just-below-zero", "ACC-4", "-0.001", "R150", "boundary")
automatic("smallest-negative", "ACC-4", "-5e-324", "R150", "boundary numbers")
automatic("minus-one", "ACC-4", "-1", "R150",
          note="-1 is how the platform marks an invalid position; as a number it is below 150.")
automatic("minus-150", "ACC-4", "-150", "R150", note="Its size without the sign would be a second chance.")
automatic("minus-175", "ACC-4", "-175", "R150", note="Its size without the sign would be a second chance.")
automatic("largest-negative-double", "ACC-4", "-1.7976931348623157e308", "R150", "numbers",
          "Finite, so not fix.invalid; negative, so rejected.")

# ---- the same bounds in other spellings

automatic("150-written-with-a-fraction", "ACC-3", "150.0", "A200", "numbers")
automatic("150-written-with-an-exponent", "ACC-3", "1.5e2", "A200", "numbers")
automatic("150-written-as-tens", "ACC-3", "15e1", "A200", "numbers")
automatic("150-written-with-a-negative-exponent", "ACC-3", "1500E-1", "A200", "numbers")
automatic("200-written-with-an-exponent", "ACC-3", "2E+2", "A200", "numbers")
automatic("200-written-with-many-zeros", "ACC-3", "200.00000000000000000000", "A200", "numbers")
automatic("all-spellings-of-150-are-one-number", "ACC-3", "150 150.0 1.5e2 15e1 0.15e3 1500e-1",
          "A200 A200 A200 A200 A200 A200", "numbers")

# ---- every pair of classes: what the first leaves behind is what the second finds

CLASSES = {"30": ("below", "ACC-1"), "150": ("at-150", "ACC-3"), "170": ("between", "ACC-3"),
           "200": ("at-200", "ACC-3"), "250": ("above", "ACC-3"), "-1": ("negative", "ACC-4")}

PAIRS = [
    ("30 30", "A150 A150", None),
    ("30 150", "A150 A200", None),
    ("30 170", "A150 A200", None),
    ("30 200", "A150 A200", None),
    ("30 250", "A150 R150", None),
    ("30 -1", "A150 R150", None),
    ("150 30", "A200 A150", "A fix below 150 brings the threshold back at once."),
    ("150 150", "A200 A200", "Another 150 is not below 150: the threshold stays raised."),
    ("150 170", "A200 A200", None),
    ("150 200", "A200 A200", None),
    ("150 250", "A200 R200", None),
    ("150 -1", "A200 R200", None),
    ("170 30", "A200 A150", "A fix below 150 brings the threshold back at once."),
    ("170 150", "A200 A200", "150 is not below 150: the threshold stays raised."),
    ("170 170", "A200 A200", "The threshold goes up by 50 once, not by 50 a fix, and holds for more than one fix."),
    ("170 200", "A200 A200", None),
    ("170 250", "A200 R200", "A rejected fix leaves the threshold at 200; a failure falls back to 150."),
    ("170 -1", "A200 R200", "An invalid fix leaves the threshold at 200; a failure takes -1 for a precise fix."),
    ("200 30", "A200 A150", None),
    ("200 150", "A200 A200", None),
    ("200 170", "A200 A200", None),
    ("200 200", "A200 A200", "The raised bound stays inclusive."),
    ("200 250", "A200 R200", None),
    ("200 -1", "A200 R200", None),
    ("250 30", "R150 A150", None),
    ("250 150", "R150 A200", "A rejected fix does not spoil the second chance of the next."),
    ("250 170", "R150 A200", "A rejected fix does not spoil the second chance of the next."),
    ("250 200", "R150 A200", None),
    ("250 250", "R150 R150", "Two poor fixes in a row raise nothing."),
    ("250 -1", "R150 R150", None),
    ("-1 30", "R150 A150", None),
    ("-1 150", "R150 A200", None),
    ("-1 170", "R150 A200", None),
    ("-1 200", "R150 A200", None),
    ("-1 250", "R150 R150", None),
    ("-1 -1", "R150 R150", None),
]

for given, expected, note in PAIRS:
    first, second = (CLASSES[word] for word in given.split())
    clauses = " ".join(sorted({first[1], second[1]}))
    automatic(f"pair-{first[0]}-then-{second[0]}", clauses, given, expected, note=note, group="automatic-pairs")

# ---- three and more: up, down, and what must not move it


def sequence(slug, clauses, given, expected, note=None, tags=None):
    automatic("sequence-" + slug, clauses, given, expected, tags, note, group="automatic-sequences")


sequence("below-between-above", "ACC-1 ACC-3", "30 170 250", "A150 A200 R200")
sequence("below-above-between", "ACC-1 ACC-3", "30 250 170", "A150 R150 A200")
sequence("between-below-above", "ACC-1 ACC-3", "170 30 250", "A200 A150 R150",
         "The threshold in force when the poor fix comes is 150 again, and it stays so.")
sequence("between-above-below", "ACC-1 ACC-3", "170 250 30", "A200 R200 A150")
sequence("above-below-between", "ACC-1 ACC-3", "250 30 170", "R150 A150 A200")
sequence("above-between-below", "ACC-1 ACC-3", "250 170 30", "R150 A200 A150")
sequence("below-between-negative", "ACC-1 ACC-3 ACC-4", "30 170 -1", "A150 A200 R200")
sequence("below-negative-between", "ACC-1 ACC-3 ACC-4", "30 -1 170", "A150 R150 A200")
sequence("between-below-negative", "ACC-1 ACC-3 ACC-4", "170 30 -1", "A200 A150 R150")
sequence("between-negative-below", "ACC-1 ACC-3 ACC-4", "170 -1 30", "A200 R200 A150")
sequence("negative-below-between", "ACC-1 ACC-3 ACC-4", "-1 30 170", "R150 A150 A200")
sequence("negative-between-below", "ACC-1 ACC-3 ACC-4", "-1 170 30", "R150 A200 A150")
sequence("between-negative-between", "ACC-3 ACC-4", "170 -1 180", "A200 R200 A200",
         "A negative fix in between changes nothing: the threshold is 200 throughout.")
sequence("between-above-between", "ACC-3", "170 201 180", "A200 R200 A200",
         "A poor fix in between changes nothing: the threshold is 200 throughout.")
sequence("between-above-negative", "ACC-3 ACC-4", "170 250 -1", "A200 R200 R200")
sequence("between-negative-above", "ACC-3 ACC-4", "170 -1 250", "A200 R200 R200")
sequence("above-between-negative", "ACC-3 ACC-4", "250 170 -1", "R150 A200 R200")
sequence("negative-above-between", "ACC-3 ACC-4", "-1 250 170", "R150 R150 A200")
sequence("at-150-at-200-at-150", "ACC-3", "150 200 150", "A200 A200 A200",
         "Both bounds are accepted whichever way the threshold stands.", "boundary")
sequence("at-200-just-above-200-at-200", "ACC-3", "200 200.000001 200", "A200 R200 A200", tags="boundary")
sequence("at-150-just-below-150-at-150", "ACC-1 ACC-3", "150 149.999999 150", "A200 A150 A200", tags="boundary")
sequence("just-below-150-at-150-just-above-150", "ACC-1 ACC-3", "149.999999 150 150.000001", "A150 A200 A200",
         tags="boundary")
sequence("not-raised-twice", "ACC-3", "170 190 210 240 260", "A200 A200 R200 R200 R200",
         "The threshold rises to 200 and no further: 210 is not accepted because two second chances came before.")
sequence("stays-raised-for-long", "ACC-1 ACC-3", "150 160 170 180 190 200 149", "A200 A200 A200 A200 A200 A200 A150",
         "However many fixes it has let in, only one below 150 ends the second chance.")
sequence("raised-survives-a-run-of-poor-and-invalid-fixes", "ACC-3 ACC-4", "150 300 -1 400 -5 200",
         "A200 R200 R200 R200 R200 A200",
         "The second chance ends with a fix below 150, not after some number of rejected ones.")
sequence("up-and-down-again-and-again", "ACC-1 ACC-3", "20 160 20 160 20 160 20",
         "A150 A200 A150 A200 A150 A200 A150", "There is no limit to the number of second chances.")
sequence("only-poor-fixes", "ACC-3", "201 300 500 1000 5000", "R150 R150 R150 R150 R150")
sequence("only-negative-fixes", "ACC-4", "-1 -0.5 -150 -200 -1000", "R150 R150 R150 R150 R150")
sequence("negative-fixes-between-good-ones", "ACC-1 ACC-4", "10 -1 10 -1 10", "A150 R150 A150 R150 A150")
sequence("zero-brings-the-threshold-back", "ACC-1 ACC-3", "170 0 -0 170", "A200 A150 A150 A200", tags="boundary",
         note="0 and -0 are below 150 like any other precise fix.")
sequence("falling-accuracy", "ACC-1 ACC-3", "300 250 200.5 200 175 150 149.5 100 5",
         "R150 R150 R150 A200 A200 A200 A150 A150 A150")
sequence("rising-accuracy", "ACC-1 ACC-3", "5 100 149.5 150 175 200 200.5 250 300",
         "A150 A150 A150 A200 A200 A200 R200 R200 R200",
         "The same fixes the other way round end with another threshold: it remembers.")
sequence("never-alerts", "ACC-3 ACC-4", "160 250 -1 1000 20", "A200 R200 R200 R200 A150",
         "In automatic mode nobody is alerted, whatever the fix.")

# ---- manual

manual("no-fixes", "ACC-1 ACC-2", "", "")
manual("zero", "ACC-1", "0", "A", tags="boundary")
manual("minus-zero", "ACC-1 ACC-4", "-0", "A", tags="boundary numbers",
       note="-0 is 0. A failure looks at the sign instead of comparing with 0.")
manual("typical", "ACC-1", "12.5", "A")
manual("just-below-150", "ACC-1", "149.999999", "A", tags="boundary")
manual("last-double-below-150", "ACC-1", "149.99999999999997", "A", tags="boundary numbers",
       note="Below 150 whichever way the boundary is read: no tolerance.")
manual("at-150-accepted", "ACC-2", "150", "A", ACCEPT, "boundary",
       "The source accepts below 150 and rejects above; 150 itself is a reading.")
manual("at-150-rejected", "ACC-2", "150", "R!", REJECT, "boundary",
       "Rejected at 150 under this reading, and alerted like any fix that is not precise enough.")
manual("at-150-in-another-spelling-accepted", "ACC-2", "150.0 1.5e2 15e1", "A A A", ACCEPT, "boundary numbers")
manual("at-150-in-another-spelling-rejected", "ACC-2", "150.0 1.5e2 15e1", "R! R! R!", REJECT, "boundary numbers")
manual("first-double-above-150", "ACC-2", "150.00000000000003", "R!", tags="boundary numbers",
       note="Above 150 whichever way the boundary is read: no tolerance.")
manual("just-above-150", "ACC-2", "150.000001", "R!", tags="boundary")
manual("between-150-and-200", "ACC-2", "175", "R!",
       note="There is no second chance in manual mode.")
manual("at-200", "ACC-2", "200", "R!", tags="boundary", note="There is no second chance in manual mode.")
manual("above-200", "ACC-2", "250", "R!")
manual("largest-double", "ACC-2", "1.7976931348623157e308", "R!", tags="numbers",
       note="Large but finite: a poor fix, not an invalid one.")
manual("just-below-zero", "ACC-4", "-0.001", "R", tags="boundary",
       note="Rejected because it is invalid, not because it is imprecise: the user is not told that it was.")
manual("minus-one", "ACC-4", "-1", "R")
manual("minus-150", "ACC-4", "-150", "R",
       note="Without its sign this would be the boundary; with it neither reading has a say and nobody is alerted.")
manual("minus-175", "ACC-4", "-175", "R", note="Without its sign this would be alerted.")
manual("no-second-chance-after-the-first", "ACC-2", "170 170 170", "R! R! R!",
       note="The threshold never rises in manual mode, so the second such fix fares no better. One alert a fix.")
manual("threshold-stays-150", "ACC-1 ACC-2", "30 170 30 200 30", "A R! A R! A",
       note="Every entry of thresholds is 150 in manual mode.")
manual("alerts-are-indices-of-fixes", "ACC-2", "30 30 30 170 30 300", "A A A R! A R!",
       note="Indices count fixes from 0, not rejections.")
manual("first-fix-alerted-is-index-0", "ACC-2", "400 30", "R! A")
manual("negative-among-alerted", "ACC-2 ACC-4", "170 -1 170", "R! R R!",
       note="Three rejected, two alerted: alerts are not the list of rejected fixes.")
manual("negative-first", "ACC-1 ACC-4", "-1 30", "R A")
manual("negative-between-accepted", "ACC-1 ACC-4", "30 -1 30", "A R A")
manual("only-negative", "ACC-4", "-1 -2 -0.5", "R R R")
manual("all-rejected", "ACC-2", "151 160 200 201 999", "R! R! R! R! R!")
manual("all-accepted", "ACC-1", "149 100 50 5 0", "A A A A A")
manual("both-boundaries-among-others-accepted", "ACC-1 ACC-2 ACC-4", "149 150 151 150 -150 200", "A A R! A R R!", ACCEPT,
       "boundary", "Only the two fixes at exactly 150 depend on the reading.")
manual("both-boundaries-among-others-rejected", "ACC-1 ACC-2 ACC-4", "149 150 151 150 -150 200",
       "A R! R! R! R R!", REJECT, "boundary", "Only the two fixes at exactly 150 depend on the reading.")
manual("at-150-after-a-rejected-fix-accepted", "ACC-2", "170 150", "R! A", ACCEPT, "boundary")
manual("at-150-after-a-rejected-fix-rejected", "ACC-2", "170 150", "R! R!", REJECT, "boundary")
manual("the-automatic-second-chances-again", "ACC-1 ACC-2", "20 160 20 160 20 160 20", "A R! A R! A R! A",
       note="The same fixes as automatic-sequence-up-and-down-again-and-again, where none is rejected.")
manual("falling-accuracy", "ACC-1 ACC-2", "300 250 200.5 200 175 149.5 100 5", "R! R! R! R! R! A A A")

# ---- a long list

LONG = ["30"] * 60 + ["160"] * 40 + ["250"] * 30 + ["-1"] * 20 + ["200"] * 10 + ["20"] * 40
automatic("two-hundred-fixes", "ACC-1 ACC-3 ACC-4", " ".join(LONG),
          " ".join(["A150"] * 60 + ["A200"] * 40 + ["R200"] * 30 + ["R200"] * 20 + ["A200"] * 10 + ["A150"] * 40),
          "long", "A stretch of each kind: every list has 200 entries.", group="long")
manual("two-hundred-fixes", "ACC-1 ACC-2 ACC-4", " ".join(LONG),
       " ".join(["A"] * 60 + ["R!"] * 40 + ["R!"] * 30 + ["R"] * 20 + ["R!"] * 10 + ["A"] * 40),
       tags="long", note="The alerts are 60 to 129 and 150 to 159, in rising order as numbers, not as texts.", group="long")

# ---- members that accuracy does not look at, present and absent


def members(slug, mode, clauses, fixes, expected, note=None, tags=None):
    case("members", slug, clauses, mode, fixes, expected, None, tags, note)


ACTIVITIES = ["notMoving", "walking", "running", "cycling", "automotive", "unknown"]

members("every-activity-automatic", "automatic", "ACC-3",
        [fix("170", index, activity=activity) for index, activity in enumerate(ACTIVITIES)],
        "A200 A200 A200 A200 A200 A200",
        "The source thinks of cars when it grants the second chance; the rule grants it to all.")
members("every-activity-manual", "manual", "ACC-2",
        [fix("170", index, activity=activity) for index, activity in enumerate(ACTIVITIES)],
        "R! R! R! R! R! R!")
members("speed-present-on-some", "automatic", "ACC-1 ACC-3",
        [fix("30", 0, speed="1.4"), fix("170", 1), fix("30", 2, speed="0")], "A150 A200 A150",
        "A speed may be absent, and may be 0.")
members("speed-unknown", "automatic", "ACC-1", [fix("30", 0, speed="-1"), fix("30", 1, speed="-1", activity="unknown")],
        "A150 A150", "A negative speed means unknown; only a negative accuracy makes a fix invalid.")
members("speed-and-activity-together", "manual", "ACC-1 ACC-2",
        [fix("149", 0, speed="13.9", activity="automotive"), fix("151", 1, speed="0", activity="notMoving")], "A R!")
members("speed-largest-double", "automatic", "ACC-1 FIX-1", [fix("30", 0, speed="1.7976931348623157e308")], "A150",
        "Large but finite.", "numbers")
members("equal-times", "automatic", "ACC-1 ACC-3", [fix("30", t="5"), fix("170", t="5"), fix("30", t="5")],
        "A150 A200 A150", "Times are not looked at: nothing is dropped as a duplicate.")
members("times-going-back", "automatic", "ACC-1 ACC-3", [fix("170", t="360"), fix("30", t="180"), fix("250", t="0")],
        "A200 A150 R150", "Fixes are judged in the order given, not sorted by time.")
members("times-before-the-epoch", "automatic", "ACC-1 ACC-3", [fix("170", t="-360"), fix("30", t="-180")], "A200 A150")
members("times-with-fractions", "manual", "ACC-1 ACC-2", [fix("151", t="0.25"), fix("149", t="0.5")], "R! A")
members("times-of-today", "manual", "ACC-1 ACC-2", [fix("30", t="1609459200"), fix("170", t="1609459380.5")], "A R!")
members("places-far-apart", "automatic", "ACC-1 ACC-3",
        [fix("30"), fix("170", 1, lat="-33.8688", lon="151.2093"), fix("30", 2)], "A150 A200 A150",
        "A leap over half the Earth is no business of this subsystem.")
members("one-place-again-and-again", "manual", "ACC-1", [fix("30"), fix("30"), fix("30")], "A A A",
        "Identical fixes are three fixes.")

# ---- the edges of the map are valid

for name, lat, lon in [("north-pole", "90", "0"), ("south-pole", "-90", "0"), ("antimeridian-east", "0", "180"),
                       ("antimeridian-west", "0", "-180"), ("corner-of-the-map", "-90", "-180"),
                       ("origin-of-the-map", "0", "0"), ("minus-zero-position", "-0", "-0.0")]:
    members("valid-" + name, "automatic", "ACC-1 FIX-1", [fix("30", lat=lat, lon=lon)], "A150",
            "On the bound is not outside it." if name not in ("origin-of-the-map", "minus-zero-position")
            else "Latitude 0, longitude 0 is a place like any other, not a missing one.", "boundary")
members("valid-poles-manual", "manual", "ACC-2 FIX-1", [fix("151", 0, lat="90.0", lon="1.8e2"), fix("151", 1, lat="-9e1", lon="-180.0")],
        "R! R!", "Judged by accuracy alone.", "boundary numbers")

# ---- fix.invalid


def invalid(slug, fixes, mode="automatic", note=None, tags=None):
    case("invalid", "invalid-" + slug, "FIX-1", mode, fixes, "INVALID", None, tags, note)


invalid("latitude-just-above-90", [fix("30", lat="90.0000001")], tags="boundary")
invalid("latitude-just-below-minus-90", [fix("30", lat="-90.0000001")], tags="boundary")
invalid("longitude-just-above-180", [fix("30", lon="180.0000001")], tags="boundary")
invalid("longitude-just-below-minus-180", [fix("30", lon="-180.0000001")], tags="boundary")
invalid("first-double-above-90", [fix("30", lat="90.00000000000001421")], tags="boundary numbers",
        note="The next double after 90: outside is outside, without tolerance.")
invalid("first-double-above-180", [fix("30", lon="180.0000000000000284")], tags="boundary numbers",
        note="The next double after 180: outside is outside, without tolerance.")
invalid("latitude-of-120", [fix("30", lat="120")], note="Between the two bounds: a longitude perhaps, no latitude.")
invalid("longitude-of-200-is-not-wrapped", [fix("30", lon="200")], note="Refused, not taken for -160.")
invalid("longitude-of-360-is-not-wrapped", [fix("30", lon="360")], note="Refused, not taken for 0.")
invalid("time-infinite", [fix("30", t="1e400")], tags="numbers",
        note="1e400 is a number that a double holds as infinity; every number of a fix must be finite.")
invalid("latitude-infinite", [fix("30", lat="1e400")], tags="numbers")
invalid("longitude-infinite", [fix("30", lon="-1e400")], tags="numbers")
invalid("accuracy-infinite", [fix("1e400")], tags="numbers",
        note="Not merely above 200: the whole input is refused.")
invalid("accuracy-minus-infinite", [fix("-1e400")], tags="numbers",
        note="Not merely negative: the whole input is refused.")
invalid("accuracy-just-too-large-for-a-double", [fix("1.8e308")], tags="boundary numbers",
        note="The first round number that is infinite; 1.7976931348623157e308 is finite.")
invalid("accuracy-infinite-without-exponent", [fix("1" + "0" * 309)], tags="numbers",
        note="Ten to the power of 309 written out is just as infinite.")
invalid("speed-infinite", [fix("30", speed="1e400")], tags="numbers",
        note="Speed is not looked at by any rule here, but it must be finite.")
invalid("speed-minus-infinite", [fix("30", speed="-1e400")], tags="numbers")
invalid("time-minus-infinite", [fix("30", t="-1e400")], tags="numbers")
invalid("several-members-at-once", [fix("1e400", lat="91", lon="181", speed="1e400")], tags="numbers")
invalid("with-negative-accuracy", [fix("-1", lat="91")],
        note="A fix that would be rejected for its accuracy is still checked.")
invalid("with-poor-accuracy", [fix("250", lon="181")], note="A fix that would be rejected for its accuracy is still checked.")
invalid("first-of-three", [fix("30", 0, lat="91"), fix("30", 1), fix("30", 2)])
invalid("between-good-ones", [fix("30", 0), fix("30", 1, lon="-181"), fix("30", 2)],
        note="One invalid fix refuses the whole input; it is not skipped.")
invalid("last-of-three", [fix("30", 0), fix("30", 1), fix("30", 2, lat="-91")], note="No verdicts up to there: an error alone.")
invalid("last-of-two-hundred", [fix("30", index) for index in range(199)] + [fix("30", 199, lon="180.0000001")],
        tags="long", note="All 200 are looked at.")
invalid("manual-latitude", [fix("30", lat="90.0000001")], "manual", tags="boundary")
invalid("manual-longitude-after-an-alert", [fix("170", 0), fix("30", 1, lon="180.0000001")], "manual",
        note="No alerts either: an error alone.")
invalid("manual-accuracy-infinite", [fix("1e400")], "manual", tags="numbers")
invalid("manual-at-150", [fix("150", 0), fix("30", 1, lat="91")], "manual",
        note="The boundary's reading has no say: the input is refused under both.")
invalid("manual-time-infinite-last", [fix("30", 0), fix("-1", 1), fix("30", 2, t="1e400")], "manual", tags="numbers")

if __name__ == "__main__":
    write("mobility.accuracy", GROUPS)
