"""Makes the direct calls in table.toml, each in the language of its library and in a separate folder."""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from libraries import HERE

sys.path.append(str(HERE / "adapters"))
import asked  # noqa: E402

CORPUS = HERE.parent.parent / "Corpus"
NEEDED = {"python": None, "sh": "sh", "javascript": "node", "go": "go", "java": "javac", "php": "php", "ruby": "ruby", "perl": "perl",
          "rust": "rustc", "lua": "lua5.1", "sql": "sqlite3", "postgresql": "psql"}
ENVIRONMENT = {"NODE_PATH": "/usr/share/nodejs", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "ignore", "NODE_NO_WARNINGS": "1",
               "GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOFLAGS": "",
               "JAVA_TOOL_OPTIONS": "-Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8"}
GO = "package main\n\n{imports}\n\nfunc main() {{\n{call}\n}}\n"
JAVA = "{imports}\n\npublic class Call {{\n    public static void main(String[] words) throws Exception {{\n{call}\n    }}\n}}\n"
RUST = "{imports}\n\nfn main() {{\n{call}\n}}\n"
FILES = {"go": ("call.go", GO), "java": ("Call.java", JAVA), "rust": ("call.rs", RUST)}


def archive_of(case):
    for group in sorted((CORPUS / "learning" / "archive").glob("*.jsonl")):
        for line in group.read_text(encoding="utf-8").splitlines():
            if f'"learning.archive/{case}"' in line[:200]:
                return base64.b64decode(json.loads(line)["input"]["archive"])
    raise SystemExit(f"there is no case learning.archive/{case}")


def file_of(call):
    """Returns the name and the text of the file for a call in a compiled language, with the imports before `main`."""
    name, form = FILES[call.language]
    outside = [line for line in call.call.splitlines() if line.startswith(("import ", "use ", "extern "))]
    inside = [line for line in call.call.splitlines() if line not in outside]
    return name, form.format(imports="\n".join(outside), call="\n".join(inside))


def command_of(call, folder, python):
    """Returns the command that makes a call; if the language needs a file, writes the file first."""
    if call.language in FILES:
        name, text = file_of(call)
        (Path(folder) / name).write_text(text, encoding="utf-8")
    jars = ":".join(map(str, sorted(Path("/usr/share/java").glob("*.jar"))))
    return {
        "python": lambda: [python, "-c", call.call],
        "sh": lambda: ["sh", "-c", call.call],
        "javascript": lambda: ["node", "-e", call.call],
        "php": lambda: ["php", "-r", call.call],
        "ruby": lambda: ["ruby", "-e", call.call],
        "perl": lambda: ["perl", "-e", call.call],
        "lua": lambda: ["lua5.1", "-e", call.call],
        "sql": lambda: ["sqlite3", ":memory:", call.call],
        "postgresql": lambda: ["su", "postgres", "-c", "psql -AtX -f " + written(call, folder)],
        "go": lambda: ["go", "run", "call.go"],
        "java": lambda: ["java", "-XX:TieredStopAtLevel=1", "-cp", jars, "Call.java"],
        "rust": lambda: asked.rust(str(Path(folder) / "call.rs"), *call.crates),
    }[call.language]()


def written(call, folder):
    """Writes SQL to a file that the server's user can read, and returns its path."""
    os.chmod(folder, 0o755)
    path = Path(folder) / "call.sql"
    path.write_text(call.call, encoding="utf-8")
    return str(path)


def can(language):
    """Returns whether a language is installed; for a database, whether its server runs."""
    program = NEEDED[language]
    if program and not shutil.which(program):
        return False
    if language == "postgresql":
        return subprocess.run(["su", "postgres", "-c", "psql -AtXc 'select 1'"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0
    return True


def printed_by(call, python):
    """Makes a call, and returns the output of its program."""
    with tempfile.TemporaryDirectory() as folder:
        if call.case:
            (Path(folder) / "a.zip").write_bytes(archive_of(call.case))
        environment = {**os.environ, **ENVIRONMENT}
        if call.language in ("sh", "go"):
            environment.pop("TZ", None)
        made = subprocess.run(command_of(call, folder, python), cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", timeout=120)
    return made.stdout.strip() or made.stderr.strip()[-300:]
