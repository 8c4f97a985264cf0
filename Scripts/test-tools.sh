#!/bin/sh
# Installs what optional tests need and is missing: Debian's packages and PyPI's. It needs root only if one is.
set -eu

missing=
# A command, and the package that brings it.
while read -r command package; do
    command -v "$command" >/dev/null || missing="$missing $package"
done <<'EOF'
cargo cargo
cc gcc
chromium chromium
java default-jdk-headless
javac default-jdk-headless
node nodejs
perl perl
python3 python3
strace strace
unzip unzip
xmllint libxml2-utils
zip zip
EOF
# python3-pip only for a python3 that has none.
python3 -m pip --version >/dev/null 2>&1 || missing="$missing python3-pip"
if [ -n "$missing" ]; then
    # shellcheck disable=SC2086
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >/dev/null
fi

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
jsonschema 4.26.0
rapidfuzz 3.14.6
pyspark 4.0.1
EOF2
if [ -n "${wanted-}" ]; then
    # Debian's own python3 asks for the option; one that does not know it does without.
    # shellcheck disable=SC2086
    python3 -m pip install --quiet --root-user-action=ignore $wanted ||
        python3 -m pip install --quiet --break-system-packages $wanted
fi
echo "what optional tests need is there"
