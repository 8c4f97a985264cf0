#!/usr/bin/env bash
# Builds both kits, and checks that their references conform, and that wrong implementations are found.
#
#     test.sh [BUILD [OPTION…]]      a folder to build in, and options of the build
set -euo pipefail
cd "$(dirname "$0")"
# The two packages share the folder, and each plans its own build. Other options than the given ones would compile
# everything again.
options=(--scratch-path "${1:-.build}" "${@:2}")
[ $# -gt 1 ] || options+=(--disable-index-store --disable-build-manifest-caching)
swift build "${options[@]}"
build=$(swift build "${options[@]}" --show-bin-path)
roman="$build/roman"

fail() {
    echo "own-kit: $1" >&2
    exit 1
}

# The files in printed/ have the lines that the tutorial shows.
prints() {
    local line
    while IFS= read -r line; do
        grep -qxF -- "$line" <<<"$2" || fail "$1 has the line '$line', which is not in: $2"
    done <"$1"
}

output=$("$roman" check) || fail "the reference does not conform: $output"
prints printed/conforms.txt "$output"
"$roman" explain ROM-2 | grep -q "at most three times" || fail "explain does not tell ROM-2"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$roman" corpus schema "$scratch/schema" >/dev/null || fail "no schemas are written"
output=$("$roman" check --adapter "python3 wrong.py") && fail "check finds nothing wrong"
prints printed/broken.txt "$output"
output=$("$roman" fuzz --seed 1 --samples 200 --adapter "python3 wrong.py") && fail "fuzz finds nothing wrong"
prints printed/smallest.txt "$output"
mine=$scratch/mine
"$roman" init python "$mine" >/dev/null || fail "init writes no adapter"
"$roman" smoke --adapter "cd '$mine' && exec python3 adapter.py" || fail "the new adapter fails its smoke test"

# The second kit has a separate package.
swift build --package-path semver "${options[@]}"
semver="$build/semver"
"$semver" check || fail "the reference of semver does not conform"
"$semver" explain SEM-9c | grep -q "SemVer 2.0.0 §9" || fail "explain does not tell the section of SEM-9c"
"$semver" strength | grep -qE "^([0-9]+) mutants, \1 killed" || fail "a mutant of semver survives"
output=$("$semver" check --adapter "python3 semver/adapters/faq.py") && fail "check finds nothing wrong in the FAQ"
for law in SEM-2b SEM-2f SEM-9b; do
    grep -q "broken $law in" <<<"$output" || fail "check does not name $law: $output"
done
echo "own-kit: 2 passed, 0 failed"
