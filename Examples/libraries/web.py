"""Makes libraries.html, the web page of the libraries, and badges/NAME.json, a badge for each library (shields.io)."""
import base64
import json
import re
import string
from html import escape

import calls
from libraries import HERE, LIBRARIES, Convention, Difference, Fault, Scope
from record import PROJECT, failing, file_of, got_by, sorted_rows, summary, verdict_of, version_of

COLOURS = PROJECT / "Sources" / "Reports" / "PageFiles" / "files" / "colours.css"
BROKEN = re.compile(r"([A-Z]+-\d+[a-z]*)(?: by a (standard|decision) ?(?:of the kit)?)? in (\d+)")
BASES = {"standard": "by a standard", "decision": "by a decision of the kit"}
MARKS = {"faults": "fail", "differences": "error", "conforms": "pass", "calls are right": "pass"}
COLOUR_OF_BADGE = {"faults": "orange", "differences": "yellow", "conforms": "brightgreen", "calls are right": "green"}


# Pieces.

def prose(text):
    """Returns a string as HTML; text between backticks is code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def breakable(name):
    """Returns a name in HTML, with a possible line break after each part for narrow columns."""
    return re.sub(r"(::|[/.])", r"\1<wbr>", name)


def code(text):
    return f"<pre><code>{escape(text.strip(chr(10)))}</code></pre>"


def facts(*pairs):
    """Returns a list of names and values in HTML, without the pairs that have no value."""
    return "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in pairs if value) + "</dl>"


def counted(count, what):
    return f"{count} {what}" + ("" if count == 1 else "s")


def options(values):
    return "".join(f'<option value="{escape(value)}">{escape(value)}</option>' for value in values)


# The matrix.

def clauses_of(subsystem):
    """Returns the clauses that the cases of a subsystem touch."""
    folder = calls.CORPUS.joinpath(*subsystem.split("."))
    lines = [line for file in folder.glob("*.jsonl") for line in file.read_bytes().splitlines()]
    return {clause for line in lines for clause in json.loads(line)["clauses"]}


def broken_by(run):
    """Returns the laws and clauses that a run breaks, each with its basis and the number of its failing cases."""
    return {name: (basis, int(count)) for name, basis, count in BROKEN.findall(run["broken"])} if run else {}


def verdict_text(library, run):
    verdict = verdict_of(library, run)
    return counted(len(library.of(Fault)), "fault") if verdict == "faults" else verdict


def ordered(name):
    """Returns a key for sorting that puts EDI-2 before EDI-2a, EDI-2b and EDI-10."""
    clause, number, law = re.fullmatch(r"([A-Z]+)-(\d+)([a-z]*)", name).groups()
    return clause, int(number), len(law), law


def law_cell(library, run, law):
    """Returns the cell of a law or clause: the number of failing cases, with a link to the findings."""
    if not run:
        return '<td class="none">calls alone</td>'
    basis, count = broken_by(run).get(law, ("", 0))
    if not count:
        return '<td class="pass">0</td>'
    rests = f"<small>{BASES[basis]}</small>" if basis else ""
    return (f'<td class="fail"><a href="#{file_of(library)}" aria-label="{escape(library.name)}, {law}: '
            f'{counted(count, "case")} fail">{count}</a>{rests}</td>')


def row(library, run, laws, pinned):
    link, name, verdict = f'<a href="#{file_of(library)}"', escape(library.name), verdict_text(library, run)
    counts = f"{run['pass']} / {run['fail']} / {run['skip']}" if run else "calls alone"
    return (f'<tr data-language="{escape(library.language)}"><th scope="row">{link}>{breakable(name)}</a> '
            f"<small>{escape(version_of(library, pinned))}, {escape(library.language)}</small></th>"
            f'<td class="{MARKS[verdict_of(library, run)]}">{link} aria-label="{name}: {verdict}">{verdict}</a></td>'
            + "".join(law_cell(library, run, law) for law in laws) + f"<td>{counts}</td></tr>")


def matrix(subsystem, libraries, runs, pinned):
    """Returns the table of a subsystem: a row for each library, and a column for each law that a library breaks.

    If a failing case breaks a clause but the broken law is unknown, the case is counted in a column for the clause.
    """
    clauses, names = clauses_of(subsystem), {name for library in libraries for name in broken_by(runs.get(library.name))}
    laws = sorted((name for name in names if name.rstrip(string.ascii_lowercase) in clauses), key=ordered)
    heads = "".join(f'<th scope="col">{name}</th>' for name in ("library", "verdict", *laws, "pass / fail / skip"))
    rows = "\n".join(row(library, runs.get(library.name), laws, pinned) for library in libraries)
    return (f'<section class="matrix" id="{subsystem}" data-subsystem="{subsystem}"><h3>{subsystem}</h3>\n'
            f'<div class="scroll" tabindex="0" role="region" aria-label="{subsystem}"><table>'
            f"<caption><span>{counted(len(libraries), 'configuration')}</span></caption><thead><tr>{heads}</tr></thead>\n"
            f"<tbody>{rows}</tbody></table></div></section>")


# The functions below make the entry of a library.

def call_text(one):
    """Returns the HTML of a call, with a link that saves the archive if the call reads one."""
    archive = ""
    if one.case:
        packed = base64.b64encode(calls.archive_of(one.case)).decode()
        archive = (f'<p class="dim"><a download="a.zip" href="data:application/zip;base64,{packed}">a.zip</a> is the archive of '
                   f"<code>learning.archive/{one.case}</code>.</p>")
    return f'<p class="language">{escape(one.language)}</p>' + code(one.call) + archive


def finding(kind, says, *rest, label=""):
    name = f'<span class="kind {kind.split()[0]}">{kind}</span>' + (f" {escape(label)}" if label else "")
    return f'<section class="finding"><h4>{name}</h4><p>{prose(says)}</p>' + "".join(rest) + "</section>"


def fault(one, run):
    return finding("fault", one.says + failing(one, run), call_text(one), facts(
        ("Output", code(one.gives)), ("Expected", prose(one.must)), ("Promise", prose(one.promise)),
        ("Source of the promise", prose(one.place)), ("Newer version", prose(one.newer))), label=one.label)


def difference(one, run):
    return finding("difference", one.says + failing(one, run), call_text(one), facts(
        ("Output", code(one.gives)), ("Expected", prose(one.must))), label=one.label)


def mended(one):
    return finding("mended", one.says, call_text(one), facts(
        (f"Output up to {escape(one.until)}", code(one.gave)), (f"Output since {escape(one.mended)}", code(one.gives)),
        ("Promise", prose(one.promise)), ("Source of the promise", prose(one.place))), label=one.label)


def findings(library, run):
    """Returns all findings about a library as HTML, with the faults first."""
    text = [fault(one, run) for one in library.of(Fault)]
    text += [difference(one, run) for one in library.of(Difference)]
    text += [finding("other meaning", one.says + failing(one, run), label=one.label) for one in library.of(Convention)]
    text += [finding("scope of the kit", one.says + failing(one, run), label=one.label) for one in library.of(Scope)]
    text += [finding("kept", one.says, call_text(one), facts(("Output", code(one.gives)))) for one in library.keeps]
    return "\n".join(text + [mended(one) for one in library.mended])


def entry(library, run, pinned):
    """Returns the entry of a library: its description, the result of its run, and the findings."""
    verdict = verdict_of(library, run)
    ran, better = "calls alone", run.get("better", {}) if run else {}
    if run:
        ran = f"{run['pass']} pass, {run['fail']} fail, {run['skip']} are skipped; corpus {run['corpus']}, {run['on']}"
    held, first = ", ".join(f"<code>{name}</code>" for name in library.subsystems), library.subsystems[0]
    return (f'<article id="{file_of(library)}" data-language="{escape(library.language)}" '
            f'data-subsystem="{" ".join(library.subsystems)}">'
            f"<h3>{escape(library.name)} {escape(version_of(library, pinned))} "
            f'<span class="kind {MARKS[verdict]}">{verdict_text(library, run)}</span></h3>\n'
            + facts(("Language", escape(library.language)), ("From", prose(got_by(library.package))),
                    ("Used", prose(library.configuration)), ("Held to", held),
                    ("Cases", ran), ("Broken laws", escape(run["broken"]) if run else ""),
                    ("Readings", prose("; ".join([*better.values(), library.fit]) if better else "")))
            + findings(library, run) + f'<p class="dim"><a href="#{first}">Back to {first}</a></p></article>')


# The files.

def page(runs, pinned):
    """Returns the page: a matrix for each subsystem, then an entry for each library."""
    rows = sorted_rows(runs)
    subsystems = sorted({name for library in LIBRARIES for name in library.subsystems})
    matrices = [matrix(name, [one for one in rows if name in one.subsystems], runs, pinned) for name in subsystems]
    sums = summary(runs)
    form = string.Template((HERE / "web.html").read_text(encoding="utf-8"))
    return form.substitute(
        colours=COLOURS.read_text(encoding="utf-8"), sums=sums, matrices="\n".join(matrices),
        contents="".join(f'<li><a href="#{name}">{name}</a></li>' for name in subsystems),
        languages=options(sorted({library.language for library in LIBRARIES})), subsystems=options(subsystems),
        entries="\n".join(entry(library, runs.get(library.name), pinned)
                          for library in sorted(LIBRARIES, key=lambda one: one.name.lower())))


def badge(library, run):
    """Returns the badge of a library, in the format of a shields.io endpoint."""
    return {"schemaVersion": 1, "label": "assay", "message": verdict_text(library, run),
            "color": COLOUR_OF_BADGE[verdict_of(library, run)]}


def write(folder, runs, pinned):
    """Writes the page and the badges to a folder."""
    (folder / "badges").mkdir(parents=True, exist_ok=True)
    (folder / "libraries.html").write_text(page(runs, pinned), encoding="utf-8")
    for library in LIBRARIES:
        text = json.dumps(badge(library, runs.get(library.name)), ensure_ascii=False) + "\n"
        (folder / "badges" / f"{file_of(library)}.json").write_text(text, encoding="utf-8")
