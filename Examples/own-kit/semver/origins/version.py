#!/usr/bin/env python3
"""Makes the cases of semver.version: the standard's own examples, and versions at the boundaries of its clauses.

    python3 origins/version.py            # compares them with Cases
    python3 origins/version.py --write    # writes them

If the standard has no example, semver 3.1.2 (pip install semver) computes the outcome.
"""

import json
import pathlib
import sys

import semver

CASES = pathlib.Path(__file__).resolve().parent.parent / "Cases" / "semver" / "version"
LONG = "1.0.0-" + 250 * "a"
VALID, INVALID = {"valid": True}, {"valid": False}

# Each entry has a name, a section, and a string with one valid version, or with several versions in ascending order.
EXAMPLES = [
    ("numbers", "2", "1.9.0 1.10.0 1.11.0"),
    ("word", "9", "1.0.0-alpha"),
    ("words", "9", "1.0.0-alpha.1"),
    ("numeric-words", "9", "1.0.0-0.3.7"),
    ("letters-and-numbers", "9", "1.0.0-x.7.z.92"),
    ("hyphens", "9", "1.0.0-x-y-z.--"),
    ("build-with-zeroes", "10", "1.0.0-alpha+001"),
    ("build-of-a-date", "10", "1.0.0+20130313144700"),
    ("build-of-words", "10", "1.0.0-beta+exp.sha.5114f85"),
    ("build-with-hyphens", "10", "1.0.0+21AF26D3----117B344092BD"),
    ("normal", "11", "1.0.0 2.0.0 2.1.0 2.1.1"),
    ("normal-after-prerelease", "11", "1.0.0-alpha 1.0.0"),
    (
        "prerelease",
        "11",
        "1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0",
    ),
]

# Each entry has a clause, a name, and either a single string or a pair of strings to compare.
COMPUTED = [
    ("SEM-2", "zero", "0.0.0"),
    ("SEM-2", "two-numbers", "1.0"),
    ("SEM-2", "one-number", "1"),
    ("SEM-2", "four-numbers", "1.0.0.0"),
    ("SEM-2", "no-number", ""),
    ("SEM-2", "empty-minor", "1..0"),
    ("SEM-2", "letter-for-minor", "1.a.0"),
    ("SEM-2", "minus", "-1.0.0"),
    ("SEM-2", "letter-behind-patch", "1.0.0a"),
    ("SEM-2", "zero-before-major", "01.0.0"),
    ("SEM-2", "zero-before-minor", "1.00.0"),
    ("SEM-2", "zero-before-patch", "1.0.01"),
    ("SEM-2", "above-31-bits", "2147483648.0.0"),
    ("SEM-2", "above-doubles", "1.9007199254740992.0"),
    ("SEM-2", "above-64-bits", "1.0.18446744073709551616"),
    ("SEM-2", "word-above-64-bits", "1.0.0-18446744073709551616"),
    ("SEM-2", "characters-256", LONG),
    ("SEM-2", "characters-257", LONG + "a"),
    ("SEM-2", "space-before", " 1.0.0"),
    ("SEM-2", "space-behind", "1.0.0 "),
    ("SEM-2", "end-of-line-before", "\n1.0.0"),
    ("SEM-2", "end-of-line-behind", "1.0.0\n"),
    ("SEM-2", "arabic-indic-digit", "1.0.٣"),
    ("SEM-2", "arabic-indic-digit-behind", "1.0.1٣"),
    ("SEM-9", "arabic-indic-digit-in-word", "1.0.0-٣a"),
    ("SEM-2", "two-lines", "1.0.0\n2.0.0"),
    ("SEM-9", "zero-as-word", "1.0.0-0"),
    ("SEM-9", "hyphen-as-word", "1.0.0--"),
    ("SEM-9", "zero-before-letter", "1.0.0-01a"),
    ("SEM-9", "zero-before-word", "1.0.0-01"),
    ("SEM-9", "two-zeroes-in-second-word", "1.0.0-a.00"),
    ("SEM-9", "no-word", "1.0.0-"),
    ("SEM-9", "empty-word", "1.0.0-a..b"),
    ("SEM-9", "empty-last-word", "1.0.0-a."),
    ("SEM-9", "underscore", "1.0.0-a_b"),
    ("SEM-9", "accent", "1.0.0-é"),
    ("SEM-2", "prerelease-of-two-numbers", "1.0-a"),
    ("SEM-10", "no-build-word", "1.0.0+"),
    ("SEM-10", "build-zero", "1.0.0+00"),
    ("SEM-10", "build-hyphen", "1.0.0+a-01"),
    ("SEM-10", "build-empty-word", "1.0.0+a..b"),
    ("SEM-10", "build-underscore", "1.0.0+a_b"),
    ("SEM-10", "build-accent", "1.0.0+é"),
    ("SEM-10", "two-builds", "1.0.0+a+b"),
    ("SEM-10", "builds-differ", ("1.0.0+a", "1.0.0+b")),
    ("SEM-10", "build-and-none", ("1.0.0", "1.0.0+1")),
    ("SEM-10", "builds-of-a-prerelease", ("1.0.0-a+b", "1.0.0-a+a-1")),
    ("SEM-10", "build-with-hyphen-and-none", ("1.0.0+a-b", "1.0.0")),
    ("SEM-2", "other-is-none", ("1.0.0", "1.0")),
    ("SEM-11", "major-two-digits", ("2.0.0", "10.0.0")),
    ("SEM-11", "minor-two-digits", ("1.2.0", "1.10.0")),
    ("SEM-11", "patch-two-digits", ("1.0.10", "1.0.9")),
    ("SEM-11", "major-before-minor", ("1.2.0", "2.1.0")),
    ("SEM-11", "minor-before-patch", ("1.2.1", "1.1.2")),
    ("SEM-11", "major-beyond-31-bits", ("2147483648.0.0", "2147483649.0.0")),
    ("SEM-11", "major-beyond-doubles", ("9007199254740992.0.0", "9007199254740993.0.0")),
    ("SEM-11", "major-beyond-64-bits", ("18446744073709551617.0.0", "18446744073709551616.0.0")),
    ("SEM-11", "prerelease-of-next-patch", ("1.0.1-a", "1.0.0")),
    ("SEM-11", "numeric-prerelease", ("1.0.0-1", "1.0.0")),
    ("SEM-11", "word-for-later", ("1.0.0-post", "1.0.0")),
    ("SEM-11", "numeric-words-two-digits", ("1.0.0-2", "1.0.0-10")),
    ("SEM-11", "numeric-words-beyond-doubles", ("1.0.0-9007199254740992", "1.0.0-9007199254740993")),
    ("SEM-11", "numeric-words-beyond-64-bits", ("1.0.0-9", "1.0.0-18446744073709551616")),
    ("SEM-11", "numeric-beyond-64-bits-before-hyphen", ("1.0.0--", "1.0.0-18446744073709551616")),
    ("SEM-11", "word-like-minus-one", ("1.0.0--1", "1.0.0-0")),
    ("SEM-11", "capital-before-small", ("1.0.0-B", "1.0.0-a")),
    ("SEM-11", "capital-and-small", ("1.0.0-A", "1.0.0-a")),
    ("SEM-11", "hyphen-before-letter", ("1.0.0-a-b", "1.0.0-ab")),
    ("SEM-11", "letter-and-number", ("1.0.0-a10", "1.0.0-a9")),
    ("SEM-11", "numeric-before-hyphen", ("1.0.0--", "1.0.0-1")),
    ("SEM-11", "numeric-before-digit-and-letter", ("1.0.0-9", "1.0.0-1a")),
    ("SEM-11", "word-like-an-exponent", ("1.0.0-1e1", "1.0.0-10")),
    ("SEM-11", "equal-words", ("1.0.0-a.b", "1.0.0-a.b")),
    ("SEM-11", "more-words", ("1.0.0-a.0", "1.0.0-a")),
    ("SEM-11", "first-word-decides", ("1.0.0-a.2", "1.0.0-b.1")),
]


def case(name, clause, origin, texts, output):
    given = dict(zip(("version", "other"), texts))
    return {
        "id": f"semver.version/{name}", "clauses": [clause], "origin": origin, "readings": {}, "input": given,
        "output": output,
    }


def computed(texts):
    try:
        versions = [semver.Version.parse(text) for text in texts]
    except ValueError:
        return INVALID
    if len(texts) == 1:
        return VALID
    return VALID | {"order": ["lower", "equal", "higher"][versions[0].compare(versions[1]) + 1]}


def groups():
    source = {"kind": "source", "document": "SemVer 2.0.0"}
    examples = [case("letter-before", "SEM-2", source | {"section": "FAQ"}, ["v1.2.3"], INVALID)]
    for name, section, texts in EXAMPLES:
        clause, origin, texts = f"SEM-{section}", source | {"section": section}, texts.split()
        pairs = list(zip(texts, texts[1:]))
        for number, pair in enumerate(pairs, 1):
            suffix = f"-{number}" if len(pairs) > 1 else ""
            examples.append(case(name + suffix, clause, origin, pair, VALID | {"order": "lower"}))
        if not pairs:
            examples.append(case(name, clause, origin, texts, VALID))
    origin = {"kind": "computed", "by": "semver", "version": semver.__version__, "script": "origins/version.py"}
    yield "examples", examples
    several = [(clause, name, (given,) if isinstance(given, str) else given) for clause, name, given in COMPUTED]
    yield "computed", [case(name, clause, origin, texts, computed(texts)) for clause, name, texts in several]


def main():
    differ = 0
    for group, cases in groups():
        path = CASES / f"{group}.jsonl"
        text = "".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) + "\n" for case in cases)
        if "--write" in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name} differs")
            differ = 1
    return differ


if __name__ == "__main__":
    sys.exit(main())
