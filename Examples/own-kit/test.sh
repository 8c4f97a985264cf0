#!/usr/bin/env bash
# Builds both kits, and checks that their references conform, and that wrong implementations are found.
set -euo pipefail
cd "$(dirname "$0")"
build=${1:-.build}
swift build --disable-index-store --scratch-path "$build"
roman="$build/debug/roman"

fail() {
    echo "own-kit: $1" >&2
    exit 1
}

"$roman" check || fail "the reference does not conform"
"$roman" explain ROM-2 | grep -q "at most three times" || fail "explain does not tell ROM-2"
"$roman" corpus schema "$build/schema" >/dev/null || fail "no schemas are written"
output=$("$roman" check --adapter "python3 wrong.py") && fail "check finds nothing wrong"
grep -q "broken ROM-2a in" <<<"$output" || fail "check does not name ROM-2a: $output"
grep -q "roman check --adapter" <<<"$output" || fail "check calls itself otherwise: $output"
output=$("$roman" fuzz --seed 1 --samples 200 --adapter "python3 wrong.py") && fail "fuzz finds nothing wrong"
grep -q '{"number":4}' <<<"$output" || fail "fuzz does not come down to 4: $output"
mine=$(cd "$build" && pwd)/mine
rm -rf "$mine"
"$roman" init python "$mine" >/dev/null || fail "init writes no adapter"
"$roman" smoke --adapter "cd '$mine' && exec python3 adapter.py" || fail "the new adapter fails its smoke test"

semver="$build/debug/semver"
"$semver" check || fail "the reference of semver does not conform"
"$semver" explain SEM-9c | grep -q "SemVer 2.0.0 §9" || fail "explain does not tell the section of SEM-9c"
"$semver" strength | grep -qE "^([0-9]+) mutants, \1 killed" || fail "a mutant of semver is alive"
output=$("$semver" check --adapter "python3 semver/adapters/faq.py") && fail "check finds nothing wrong in the FAQ"
for law in SEM-2b SEM-2f SEM-9b; do
    grep -q "broken $law in" <<<"$output" || fail "check does not name $law: $output"
done
echo "own-kit: 2 passed, 0 failed"
