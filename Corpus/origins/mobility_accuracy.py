#!/usr/bin/env python3
"""Makes cases of mobility.accuracy with 200 fixes, in stretches of equal accuracy; by ACC-1 to ACC-4, all fixes of a
stretch have the same verdict."""
from shared.cases import Cases
from shared.fixes import fix

CASES = Cases("mobility.accuracy", __file__)
#: For each stretch: the number of fixes, their accuracy, the verdict and threshold in automatic mode, and the verdict
#: in manual mode (`!` means an alert).
STRETCHES = [(60, 30, "accepted", 150, "accepted"), (40, 160, "accepted", 200, "rejected!"),
             (30, 250, "rejected", 200, "rejected!"), (20, -1, "rejected", 200, "rejected"),
             (10, 200, "accepted", 200, "rejected!"), (40, 20, "accepted", 150, "accepted")]


def add(group, slug, clauses, mode, accuracies, outcome, note, last=7.69):
    fixes = [fix(180 * at, 45.07, 7.69, accuracy) for at, accuracy in enumerate(accuracies)]
    fixes[-1]["lon"] = last
    CASES.add(group, slug, clauses, {"mode": mode, "fixes": fixes}, outcome, derived=", ".join(clauses.split()),
              basis="decision", tags="long", note=note)


each = [stretch for stretch in STRETCHES for _ in range(stretch[0])]
automatic = {"verdicts": [verdict for _, _, verdict, _, _ in each], "thresholds": [limit for *_, limit, _ in each],
             "alerts": []}
manual = {"verdicts": [verdict.rstrip("!") for *_, verdict in each], "thresholds": [150] * 200,
          "alerts": [at for at, (*_, verdict) in enumerate(each) if verdict.endswith("!")]}
add("long", "automatic-two-hundred-fixes", "ACC-1 ACC-3 ACC-4", "automatic", [one[1] for one in each], automatic,
    "A stretch of each kind: every list has 200 entries.")
add("long", "manual-two-hundred-fixes", "ACC-1 ACC-2 ACC-4", "manual", [one[1] for one in each], manual,
    "The alerts are 60 to 129 and 150 to 159, in rising order as numbers, not as texts.")
add("invalid", "invalid-last-of-two-hundred", "FIX-1", "automatic", [30] * 200, "fix.invalid", "All 200 are looked at.",
    last=180.0000001)

CASES.run()
