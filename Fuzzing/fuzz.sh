#!/usr/bin/env bash
# Coverage-guided fuzzing of the implementations in this process; README.md tells more.
#
#     Fuzzing/fuzz.sh [run [seconds]]    fuzz, tell what breaks, keep and minimise the corpus
#     Fuzzing/fuzz.sh tell FILE          a kept finding again, made small
#     Fuzzing/fuzz.sh prove              find wrong implementations, one of which blind fuzzing does not find
#
# ASSAY_SUBSYSTEM, ASSAY_VARIANT and ASSAY_MISTAKE select what is fuzzed; ASSAY_FUZZ is the folder of what is kept.
# Exit code 0: nothing broken; 1: something is; 2: it could not be built or begun.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
kept=${ASSAY_FUZZ:-$root/.fuzz}
program=$root/.build/fuzzing/release/Coverage
export SWIFT_BACKTRACE=enable=no
ulimit -c 0

build() {
    "${SWIFT:-swift}" build -c release --sanitize=fuzzer --package-path "$root/Fuzzing" \
        --scratch-path "$root/.build/fuzzing" >"$kept/build.log" 2>&1 || { cat "$kept/build.log" >&2; exit 2; }
}

# The number after a word of libFuzzer's in the last line of a log that has it: `number cov: LOG`.
number() { grep -oE "(^|[[:space:]])$1 *[0-9]+" "$2" | tail -n 1 | grep -oE '[0-9]+$' || echo 0; }

run() {
    local seconds=$1 name selection folder log end left code finding known executed=0 found=0
    name=${ASSAY_SUBSYSTEM:-all}${ASSAY_VARIANT:+.$ASSAY_VARIANT}${ASSAY_MISTAKE:+.$ASSAY_MISTAKE}
    selection=${ASSAY_SUBSYSTEM:+ASSAY_SUBSYSTEM=$ASSAY_SUBSYSTEM }${ASSAY_VARIANT:+ASSAY_VARIANT=$ASSAY_VARIANT }
    selection+=${ASSAY_MISTAKE:+ASSAY_MISTAKE=$ASSAY_MISTAKE }
    folder=$kept/${name//[\/,]/_}
    log=$folder/log
    mkdir -p "$folder/corpus" "$folder/findings"
    # What is broken is told once a session, and again in the next.
    export ASSAY_KNOWN=$folder/known
    : >"$ASSAY_KNOWN"

    end=$(($(date +%s) + seconds))
    while left=$((end - $(date +%s))) && [ "$left" -gt 0 ]; do
        code=0
        # Long from the start: a generator makes of few bytes and the zeros after them only the simplest inputs.
        "$program" "$folder/corpus" -artifact_prefix="$folder/findings/" -max_total_time="$left" -max_len=1024 \
            -len_control=0 -timeout=20 -print_final_stats=1 >"$log" 2>&1 || code=$?
        executed=$((executed + $(number stat::number_of_executed_units: "$log")))
        finding=$(sed -nE 's/.*Test unit written to (.*\/(crash|timeout|oom)-[0-9a-f]+)$/\1/p' "$log" | tail -n 1)
        if [ -z "$finding" ]; then
            [ "$code" -eq 0 ] && break
            tail -n 5 "$log" >&2
            exit 2
        fi
        found=$((found + 1))
        echo
        if "$program" tell "$finding"; then
            echo "  (it broke in the run and holds alone: what is fuzzed remembers)"
        fi
        echo "  found after $executed runs; again: ${selection}Fuzzing/fuzz.sh tell ${finding#"$root"/}"
        # A failure that was judged is known from now on; a program that died will die again.
        known=$(wc -l <"$ASSAY_KNOWN")
        if [ "$known" -lt "$found" ]; then
            echo "  it ends the program that fuzzes it: go on once this is fixed"
            break
        fi
    done

    # The corpus without what another input covers too.
    if [ -n "$(ls -A "$folder/corpus")" ]; then
        rm -rf "$folder/smaller"
        mkdir "$folder/smaller"
        if "$program" -merge=1 "$folder/smaller" "$folder/corpus" >"$folder/merge.log" 2>&1; then
            rm -rf "$folder/corpus"
            mv "$folder/smaller" "$folder/corpus"
        fi
    fi
    "$program" "$folder/corpus" -runs=0 >"$log" 2>&1 || true
    echo
    echo "$name: $executed runs; reached $(number cov: "$log") of $(grep -oE '\([0-9]+ inline' "$log" | grep -oE '[0-9]+') edges, $(number ft: "$log") features; $(ls "$folder/corpus" | wc -l) inputs kept in ${folder#"$root"/}/corpus"
    if [ "$found" -eq 0 ]; then echo "no clause broken"; else echo "broken: $(paste -sd , "$ASSAY_KNOWN" | sed 's/,/, /g')"; fi
    [ "$found" -eq 0 ]
}

# Finds wrong implementations, each from nothing, and lays each at a clause that it breaks.
prove() {
    local misses=0 mistake clauses told
    kept=$(mktemp -d)
    trap 'rm -rf "$kept"' EXIT
    while read -r mistake clauses; do
        told=$(ASSAY_MISTAKE=$mistake run 60) || true
        echo "$told"
        grep -qE "^broken ($clauses) in " <<<"$told" || { echo "MISSED: $mistake"; misses=1; }
    done <"$root/Fuzzing/proof"
    if ! ASSAY_MISTAKE=deep "$program" blind 20000; then
        echo "MISSED: blind fuzzing finds the deep mistake, too"
        misses=1
    fi
    return $misses
}

mkdir -p "$kept"
case ${1:-run} in
    run) build && run "${2:-60}" ;;
    tell) build && "$program" tell "${2:?a finding is needed}" ;;
    prove) build && prove ;;
    *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
