#!/usr/bin/env bash
# Builds the store, and checks it against the corpus, in memory and in files. Then it kills the store repeatedly, and
# gives it files that it cannot use.
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
    "$assay" check --subsystem scholar.store --malformed --adapter "$adapter" || fail "$adapter does not conform"
    "$assay" fuzz --subsystem scholar.store --seed 19 --samples 300 --adapter "$adapter" >/dev/null ||
        fail "$adapter differs from the reference"
done
[ -z "$(ls -A "$scratch")" ] || fail "files are left behind"
python3 killed.py "$store" || fail "what was confirmed is lost"

# For each of these files, the program prints one line of error that names the file, and does not trap.
refused() { # FILE REASON [VERB ARGUMENT]: `check FILE`, or another verb, ends with exit code 1, and says why
    said=$("$store" "${3:-check}" "$1" ${4:+"$4"} 2>&1) && fail "$1 is accepted"
    [[ $?$said == "1sqlite-store: $1: "*"$2"* ]] || fail "$1, not \"$2\": $said"
}
locked() { # SECONDS: another program locks the file for that long
    : >"$scratch/lock"
    python3 -c '
import sqlite3, sys, time
held = sqlite3.connect(sys.argv[1]).execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
time.sleep(float(sys.argv[2]))' "$scratch/good" "$1" >"$scratch/lock" &
    until [ -s "$scratch/lock" ]; do sleep 0.05; done
}
[ "$("$store" check "$scratch/good")" = "0 right ok" ] || fail "an empty file is not made"
refused "$scratch/absent/file" "unable to open database file"
printf 'no database, only a text of more than a few bytes' >"$scratch/broken"
refused "$scratch/broken" "file is not a database"
python3 -c '
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as db:
    db.execute("CREATE TABLE scholar (key INTEGER PRIMARY KEY, title, authors, year, citations, checked)")
    db.execute("INSERT INTO scholar DEFAULT VALUES")' "$scratch/null"
refused "$scratch/null" "could not decode"
# If byte 18 of a file says that its format is newer than SQLite's, SQLite only reads it. Any other file is writable for
# root.
cp "$scratch/good" "$scratch/read-only"
printf '\003' | dd of="$scratch/read-only" bs=1 seek=18 conv=notrunc status=none
refused "$scratch/read-only" "readonly database" time 1
locked 1
[ "$("$store" check "$scratch/good")" = "0 right ok" ] || fail "it does not wait for a file that is locked for 1 s"
wait $!
locked 60
refused "$scratch/good" "database is locked"
kill $!
reply=$(echo '{"op":"run","id":1,"subsystem":"scholar.store","input":{"operations":[]}}' |
    "$store" --folder "$scratch/absent")
[[ $reply == *'"adapter.failed"'* && $reply == *absent* ]] || fail "a folder that is absent is not the adapter's error: $reply"
echo "sqlite-store: 4 passed, 0 failed"
