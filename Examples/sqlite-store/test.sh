#!/usr/bin/env bash
# Builds the store, and holds it to the corpus, in memory and in files; then kills it again and again.
#
#     test.sh [ASSAY [BUILD]]      the program assay, and a folder to build in
set -euo pipefail
cd "$(dirname "$0")"
assay=${1:-assay}
build=${2:-.build}
swift build --disable-index-store --scratch-path "$build"
store=$PWD/$build/debug/sqlite-store
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
    echo "sqlite-store: $1" >&2
    exit 1
}

for adapter in "'$store'" "'$store' --folder '$scratch'"; do
    "$assay" smoke --adapter "$adapter" >/dev/null || fail "$adapter fails the smoke test"
    "$assay" check --subsystem scholar.store --adapter "$adapter" || fail "$adapter does not conform"
    "$assay" fuzz --subsystem scholar.store --seed 19 --samples 300 --adapter "$adapter" >/dev/null ||
        fail "$adapter differs from the reference"
done
[ -z "$(ls -A "$scratch")" ] || fail "files are left behind"
python3 killed.py "$store" || fail "what was confirmed is lost"
echo "sqlite-store: 3 passed, 0 failed"
