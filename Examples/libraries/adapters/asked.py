"""Builds and runs a program in the folder `asked`; the program answers each line of input with a line of output."""
import atexit
import os
import shutil
import subprocess
import tempfile

ASKED = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "asked")
REGISTRY = "/usr/share/cargo/registry"


def jars(*names):
    return ":".join(f"/usr/share/java/{name}.jar" for name in names)


def folder():
    """Returns a new folder that every user can read and that is removed when the adapter ends."""
    made = tempfile.mkdtemp(dir="/tmp")
    os.chmod(made, 0o755)
    atexit.register(shutil.rmtree, made, True)
    return made


def build(*command):
    environment = {**os.environ, "GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOFLAGS": ""}
    subprocess.run(command, check=True, cwd=ASKED, stdout=2, env=environment)


def go(file):
    to = os.path.join(folder(), "asked")
    build("go", "build", "-o", to, file)
    return [to]


def java(file, *names):
    to, path = folder(), jars(*names)
    build("javac", "-nowarn", "-cp", path, "-d", to, file)
    return ["java", "-XX:TieredStopAtLevel=1", "-cp", f"{path}:{to}", file.split(".")[0]]


def rust(file, *crates):
    """Builds crates in the given order, and then a program that uses them.

    Each crate has a name, a folder in Debian's registry and optional features.
    """
    to, known = folder(), []
    for name, source, *features in crates:
        home = os.path.join(REGISTRY, source)
        with open(os.path.join(home, "Cargo.toml"), encoding="utf-8") as manifest:
            edition = "2018" if 'edition = "2018"' in manifest.read() else "2015"
        build("rustc", "--cap-lints", "allow", "-O", "--edition", edition, "--crate-type", "rlib", "--crate-name", name, *known,
              *[word for feature in features for word in ("--cfg", f'feature="{feature}"')],
              "-o", f"{to}/lib{name}.rlib", os.path.join(home, "src", "lib.rs"))
        known += ["--extern", f"{name}={to}/lib{name}.rlib"]
    build("rustc", "-O", "-L", to, *known, "-o", f"{to}/asked", file)
    return [f"{to}/asked"]


def script(program, file):
    return [program, os.path.join(ASKED, file)]


def debian(package):
    """Returns the version of a Debian package, without Debian's additions."""
    found = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], stdout=subprocess.PIPE, text=True).stdout
    return found.split(":")[-1].split("-")[0].split("+")[0]


def node():
    return subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True).stdout.strip().lstrip("v")


class Asked:
    """A running program that answers each line of input with a line of output."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def __call__(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")
