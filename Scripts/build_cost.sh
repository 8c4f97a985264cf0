#!/bin/sh
# Builds the program in a separate folder, and prints what each module costs the compiler.
#
#     Scripts/build_cost.sh [PRODUCT]     # PRODUCT is assay if none is named
#
# The table is in seconds of the processor and of the clock, largest first; it is kept in docs/development.md.
set -eu
cd "$(dirname "$0")/.."
product=${1:-assay}
folder=.build/cost
rm -rf "$folder" && mkdir -p "$folder/stats"
swift build -c release -Xswiftc -enable-testing --scratch-path "$folder" --product "$product" \
    -Xswiftc -stats-output-dir -Xswiftc "$PWD/$folder/stats" >"$folder/log" 2>&1 || { tail -n 20 "$folder/log" >&2; exit 1; }
python3 - "$folder/stats" <<'PYTHON'
import collections
import json
import pathlib
import re
import sys

PHASES = {
    "time.swift.Type checking and Semantic analysis": 2,
    "time.swift.SIL optimization": 3,
}
spent = collections.defaultdict(lambda: [0.0] * 4)
for file in pathlib.Path(sys.argv[1]).glob("stats-*.json"):
    module = re.match(r"stats-\d+-swift-frontend-([^-]+)-", file.name)
    if not module:
        continue
    row = spent[module[1]]
    for key, seconds in json.loads(file.read_text()).items():
        name, _, kind = key.rpartition(".")
        if name.startswith("time.swift-frontend."):
            row[kind == "wall"] += seconds
        elif kind == "user" and name in PHASES:
            row[PHASES[name]] += seconds
rows = sorted(spent.items(), key=lambda row: -row[1][0])
rows.append(("all", [sum(row[1][column] for row in rows) for column in range(4)]))
print("| module | processor, s | clock, s | type checking, s | optimising, s |\n|---|---|---|---|---|")
for module, figures in rows:
    print(f"| {module} | " + " | ".join(f"{figure:.1f}" for figure in figures) + " |")
PYTHON
