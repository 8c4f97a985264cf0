#!/usr/bin/env bash
# Builds the kit, and checks that its reference conforms, and that a wrong implementation is found by check and by fuzz.
#
#     test.sh [BUILD [OPTION…]]      a folder to build in, and options of the build
set -euo pipefail
cd "$(dirname "$0")"
options=(--disable-index-store --scratch-path "${1:-.build}" "${@:2}")
swift build "${options[@]}"
build=$(swift build "${options[@]}" --show-bin-path)
roman="$build/roman"

fail() {
    echo "own-kit: $1" >&2
    exit 1
}

# The lines of printed/ are what the tutorial shows.
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
echo "own-kit: 1 passed, 0 failed"
