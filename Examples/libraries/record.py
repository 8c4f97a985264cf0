"""The record of each library: its version, its last run over the corpus, how well its readings fit, and its verdict."""
import json
import re
import subprocess
from collections import Counter

from libraries import HERE, LIBRARIES, PYTHON, Convention, Difference, Fault

PROJECT = HERE.parent.parent
RUNS = HERE / "runs.jsonl"


def pins():
    """Returns the pinned version of each package."""
    found = {"python": PYTHON}
    for file, between in (("requirements.txt", "=="), ("debian.txt", "=")):
        for line in (HERE / file).read_text().splitlines():
            if line and not line.startswith("#"):
                name, version = line.split(between, 1)
                found[name.lower()] = version
    return found


def of_debian(package):
    return any(line.startswith(f"{package}=") for line in (HERE / "debian.txt").read_text().splitlines())


def source_of(package):
    """Returns where a package comes from: Debian or PyPI."""
    return "Debian" if of_debian(package) else "PyPI"


def got_by(package):
    """Returns the source and the name of a package for a table cell; "Python" for Python's standard library."""
    return "Python" if package == "python" else f"{source_of(package)}, `{package}`"


def package_of(library):
    """Returns the source and the name of a library's package for a sentence; "Python" for Python's standard library."""
    package = library.package
    return "Python" if package == "python" else f"the {source_of(package)} package `{package}`"


def upstream(version):
    """Returns a version without Debian's additions; for a version X+reallyY, it returns Y."""
    if ":" not in version and "-" not in version:
        return version
    return re.sub(r"([+~-].*)$", "", version.split(":")[-1].split("+really")[-1])


def version_of(library, pinned):
    """Returns the version of a library, followed by Debian's version if the package is a snapshot of a repository."""
    pin = pinned[library.package.lower()]
    version = library.version or upstream(pin)
    return f"{version} (Debian: {pin})" if "git" in pin else version


def runs_before():
    lines = RUNS.read_text(encoding="utf-8").splitlines() if RUNS.exists() else []
    return {run["name"]: run for run in map(json.loads, lines)}


def better_options(words, declared):
    """Runs a check with --fit, and returns the readings whose declared option explains fewer answers than another
    option.

    If a request names no option, an adapter follows the first option that it declares, or the default option if it
    declares none.
    """
    made = subprocess.run([*words, "--fit", "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
    found = {}
    for row in (row for line in made.stdout.splitlines() for row in json.loads(line)["readings"]):
        agreeing, best = row["agreeing"], row["best"]
        own = (declared.get(row["reading"]) or list(agreeing))[0]
        if agreeing[own] < agreeing[best]:
            found[row["reading"]] = f"`{own}` explains {agreeing[own]} answers, and `{best}` explains {agreeing[best]}"
    return found


def unfit(library, run):
    """Lists the readings that need a reason in `fit`, or says that the reason in `fit` is no longer needed."""
    better = run.get("better", {}) if run else {}
    if library.fit and not better:
        return [f"{library.name}: `fit` gives a reason, but no other option explains more answers; remove it"]
    return [] if library.fit else [f"{library.name}: {reading}: {says}; declare it in the adapter, or say why not in `fit`"
                                   for reading, says in better.items()]


def verdict_of(library, run):
    """Returns the verdict: "faults", "differences", "conforms" or "calls are right"."""
    if library.of(Fault):
        return "faults"
    if library.of(Difference) or library.of(Convention) or run and run["fail"]:
        return "differences"
    return "conforms" if library.adapter else "calls are right"


def failing(one, run):
    """Returns a sentence with the number of failing cases that have the label of an entry, or an empty string."""
    count = run["labels"].get(one.label) if run else None
    return f" We attribute {count} failing case{'' if count == 1 else 's'} of the corpus to this behaviour." if count else ""


def sorted_rows(runs):
    """Returns the libraries sorted by verdict."""
    order = ["faults", "differences", "conforms", "calls are right"]
    return sorted(LIBRARIES, key=lambda library: order.index(verdict_of(library, runs.get(library.name))))


def figures(runs):
    """Returns how many configurations, languages, faults, differences and calls the table has."""
    kinds = Counter(verdict_of(library, runs.get(library.name)) for library in LIBRARIES)
    each = [call for library in LIBRARIES for call in library.calls()]
    return {"configurations": len(LIBRARIES), "languages": len({library.language for library in LIBRARIES}),
            "held to the corpus": sum(bool(library.adapter) for library in LIBRARIES),
            "faults": sum(len(library.of(Fault)) for library in LIBRARIES),
            "differences": sum(len(library.of(Difference) + library.of(Convention)) for library in LIBRARIES),
            "differences shown by a call": sum(len(library.of(Difference)) for library in LIBRARIES),
            "mended": sum(len(library.mended) for library in LIBRARIES),
            "faults that a newer version mends": sum(bool(one.newer) for library in LIBRARIES for one in library.of(Fault)),
            "direct calls": len(each),
            "direct calls with the right result": sum(len(library.keeps) for library in LIBRARIES),
            **{f"configurations: {kind}": count for kind, count in sorted(kinds.items())}}


def summary(runs):
    """Returns the figures for the introductions of docs/libraries.md and of the web page."""
    count = figures(runs)
    mended = count["mended"]
    ending = "" if mended == 1 else "s"
    return (f"{count['configurations']} configurations in {count['languages']} languages: {count['faults']} faults, "
            f"{count['differences']} differences and {mended} mended fault{ending}. "
            f"Of {count['direct calls']} direct calls, {count['faults']} show the faults, "
            f"{count['differences shown by a call']} show differences, "
            f"{f'{mended} shows' if mended == 1 else f'{mended} show'} the mended fault{ending}, and "
            f"{count['direct calls with the right result']} have the right result.")


def words_of(name):
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def file_of(library):
    """Returns a library's name for files and links, with the language at the end if two libraries share the name."""
    shared = sum(words_of(library.name) == words_of(other.name) for other in LIBRARIES) > 1
    return words_of(f"{library.name} {library.language}" if shared else library.name)
