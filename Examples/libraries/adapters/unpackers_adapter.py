"""Programs of other languages in `asked`, each of which unpacks a zip by a library: NAME is a key of COMMANDS."""
import os
import shutil
import subprocess
import sys
import tempfile

from archives import by_command, said_by, serve_archive

ASKED = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "asked")
JARS = ":".join(f"/usr/share/java/{name}.jar" for name in ("commons-compress", "zip4j", "commons-io"))


def debian(package):
    """The version of a package of Debian, without what Debian adds."""
    return subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], stdout=subprocess.PIPE,
                          text=True).stdout.split(":")[-1].split("-")[0].split("+")[0]


def built(*command):
    """Builds a program in a folder that everybody may read, and returns the folder."""
    folder = tempfile.mkdtemp(dir="/tmp")
    os.chmod(folder, 0o755)
    subprocess.run([word.replace("{to}", folder) for word in command], check=True, cwd=ASKED, stdout=2,
                   env={**os.environ, "GO111MODULE": "off", "GOFLAGS": ""})
    return folder


def java(kind, of):
    folder = built("javac", "-cp", JARS, "-d", "{to}", "Unzip.java")
    return ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp", f"{JARS}:{folder}", "Unzip", kind], of, "java", folder


def script(program, file, *words, of, language):
    return [program, os.path.join(ASKED, file), *words], of, language, None


def go():
    folder = built("go", "build", "-o", "{to}/unzip", "unzip.go")
    return [f"{folder}/unzip"], said_by("go", "version"), "go", folder


COMMANDS = {
    "ZipArchive": lambda: script("php", "unzip.php", "{zip}", of=said_by("php", "-v"), language="php"),
    "ZipArchive-checked": lambda: script("php", "unzip.php", "{zip}", "checked", of=said_by("php", "-v"), language="php"),
    "rubyzip": lambda: script("ruby", "unzip.rb", of=debian("ruby-zip"), language="ruby"),
    "archive/zip": go,
    "java.util.zip.ZipFile": lambda: java("ZipFile", debian("openjdk-17-jre-headless")),
    "java.util.zip.ZipInputStream": lambda: java("ZipInputStream", debian("openjdk-17-jre-headless")),
    "commons-compress": lambda: java("commons-compress", debian("libcommons-compress-java")),
    "zip4j": lambda: java("zip4j", debian("libzip4j-java")),
    "yauzl": lambda: script("node", "unzip.js", "yauzl", of=debian("node-yauzl"), language="javascript"),
    "jszip": lambda: script("node", "unzip.js", "jszip", of=debian("node-jszip"), language="javascript"),
    "IO::Uncompress::Unzip": lambda: script("perl", "unzip.pl", of=debian("perl"), language="perl"),
    "lua-zip": lambda: script("lua5.1", "unzip.lua", of=debian("lua-zip"), language="lua"),
    "miniunzip": lambda: (["miniunzip", "-x", "-o"], debian("minizip"), "c", None),
}

command, version, language, folder = COMMANDS[sys.argv[1]]()
if "{zip}" not in command:
    command = [*command, "{zip}"]
try:
    serve_archive(sys.argv[1], by_command(*command), version, language)
finally:
    if folder:
        shutil.rmtree(folder, ignore_errors=True)
