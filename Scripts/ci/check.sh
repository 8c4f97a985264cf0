#!/bin/sh
# Checks an adapter in anybody's continuous integration. Environment variables say what to check. The exit code, the
# reports and a file of outputs have the results: see docs/ci.md. The action and the template call this script.
#
# CHECK_ADAPTER     the command of the adapter (required)
# CHECK_DIRECTORY   the folder in which the command runs; by default this one
# CHECK_SUBSYSTEMS, CHECK_CLAUSES, CHECK_TAGS, CHECK_CASES
#                   the cases to check, separated by spaces, commas or lines; by default all
# CHECK_KNOWN       a list of known failures
# CHECK_REPORTS     reports as kind=file, by default none; the name of a file has no spaces
# CHECK_OPTIONS     further options of `assay check`, as words
# CHECK_FAIL        false if this step succeeds although the adapter does not conform
# CHECK_ASSAY       the program; by default assay of the PATH, else of CHECK_RELEASE, else a build of this checkout
# CHECK_RELEASE     the URL or path of a release's archive; the file with its checksum has the same name and .sha256
# CHECK_BUILD       the folder for the unpacked or built program; by default .build of the checkout
# CHECK_OUTPUT      the file to which the outputs are added as name=value; by default $GITHUB_OUTPUT
# CHECK_PREFIX      the first letters of all names of outputs; by default none
#
# Outputs: conforms (true or false), pass, fail, skip and error (counts), exit_code (of `assay check`).
# With CHECK_FAIL=false the exit code 1 becomes 0. Other exit codes are those of `assay check`: 2 and 3 mean that
# nothing was checked.
set -euf

# Prints why nothing can be checked, for GitHub too, and ends.
refuse() { # SENTENCE EXIT-CODE
    if [ "${GITHUB_ACTIONS-}" = true ]; then
        echo "::error title=Assay::$1"
        if [ -n "${GITHUB_STEP_SUMMARY-}" ]; then printf '## Nothing was checked\n\n%s\n' "$1" >>"$GITHUB_STEP_SUMMARY"; fi
    else
        echo "check.sh: $1" >&2
    fi
    tell false 0 0 0 0 "$2"
    exit "$2"
}

output=${CHECK_OUTPUT:-${GITHUB_OUTPUT-}}
tell() { # CONFORMS PASS FAIL SKIP ERROR EXIT-CODE
    if [ -z "$output" ]; then return; fi
    for name in conforms pass fail skip error exit_code; do
        printf '%s=%s\n' "${CHECK_PREFIX-}$name" "$1" >>"$output"
        shift
    done
}

[ -n "${CHECK_ADAPTER-}" ] || refuse "CHECK_ADAPTER is empty; it is the command of the adapter" 2
case ${CHECK_FAIL:-true} in
true | false) ;;
*) refuse "CHECK_FAIL is neither true nor false" 2 ;;
esac

assay=${CHECK_ASSAY-}
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ -n "$assay" ] || assay=$(command -v assay); then
    :
elif [ -n "${CHECK_RELEASE-}" ]; then
    archive=${CHECK_RELEASE##*/}
    folder=${CHECK_BUILD:-$root/.build}/${archive%.tar.gz}
    assay=$folder/assay/bin/assay
    if [ ! -x "$assay" ]; then
        case $CHECK_RELEASE in *://*) release=$CHECK_RELEASE ;; /*) release=file://$CHECK_RELEASE ;; *) release=file://$PWD/$CHECK_RELEASE ;; esac
        command -v curl >/dev/null || refuse "there is no curl to fetch CHECK_RELEASE with" 2
        rm -rf "$folder" && mkdir -p "$folder"
        for file in "$archive" "$archive.sha256"; do
            curl --fail --silent --show-error --location --retry 3 --output "$folder/$file" "${release%/*}/$file" ||
                refuse "$file of CHECK_RELEASE cannot be fetched" 2
        done
        (cd "$folder" && sha256sum --check --status "$archive.sha256") || refuse "$archive is not what its checksum says" 2
        tar -C "$folder" -xzf "$folder/$archive" || refuse "$archive cannot be unpacked" 2
        rm "$folder/$archive"
    fi
else
    command -v swift >/dev/null || refuse "there is no assay on the PATH, and no swift to build it with" 2
    set -- --package-path "$root" --scratch-path "${CHECK_BUILD:-$root/.build}" -c release --product assay
    swift build "$@" >&2 || refuse "assay cannot be built" 2
    assay=$(swift build "$@" --show-bin-path)/assay
fi
command -v "$assay" >/dev/null || refuse "CHECK_ASSAY is no program that can be run" 2

# The words of a list, which spaces, commas and line ends separate.
words() { printf '%s' "$1" | tr ',\n\t\r' '    '; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
report=$scratch/report.jsonl

set -- check --adapter "$CHECK_ADAPTER"
if [ -n "${CHECK_DIRECTORY-}" ]; then set -- "$@" --directory "$CHECK_DIRECTORY"; fi
for word in $(words "${CHECK_SUBSYSTEMS-}"); do set -- "$@" --subsystem "$word"; done
for word in $(words "${CHECK_CLAUSES-}"); do set -- "$@" --clause "$word"; done
for word in $(words "${CHECK_TAGS-}"); do set -- "$@" --tag "$word"; done
for word in $(words "${CHECK_CASES-}"); do set -- "$@" --case "$word"; done
if [ -n "${CHECK_KNOWN-}" ]; then set -- "$@" --known "$CHECK_KNOWN"; fi
for word in $(words "${CHECK_REPORTS-}"); do
    set -- "$@" --report "$word"
    case $word in */*) mkdir -p -- "$(dirname -- "${word#*=}")" ;; esac
done
set -- "$@" --report "json=$report"
for word in ${CHECK_OPTIONS-}; do set -- "$@" "$word"; done

status=0
"$assay" "$@" || status=$?

# The last line of the report has the counts. It is missing if the run ended early.
footer=
if [ "$status" -le 1 ] && [ -f "$report" ]; then footer=$(tail -n 1 "$report"); fi
count() { printf '%s\n' "$footer" | sed -n "s/.*\"$1\":\([0-9a-z]*\).*/\1/p"; }
case $footer in
'{"kind":"footer",'*) tell "$(count conforms)" "$(count pass)" "$(count fail)" "$(count skip)" "$(count error)" "$status" ;;
*) refuse "assay check ended with exit code $status; the log says why" "$((status > 1 ? status : 2))" ;;
esac
if [ "$status" -eq 1 ] && [ "${CHECK_FAIL:-true}" = false ]; then status=0; fi
exit "$status"
