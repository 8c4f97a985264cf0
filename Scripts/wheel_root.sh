#!/bin/sh
# Shows that the wheel needs Python alone: installs it in a minimal Debian, and holds an adapter in Python to the corpus.
#
#     wheel_root.sh WHEEL      needs root and debootstrap
set -eu
wheel=$1
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=python3,python3-venv bookworm "$root" >/dev/null
mkdir -p "$root/wheel"
cp "$wheel" "$root/wheel/"
mount -t proc proc "$root/proc"

cat >"$root/try.sh" <<'INSIDE'
set -eu
begin=$(date +%s)
python3 -m venv /tmp/environment
/tmp/environment/bin/pip install --quiet --no-index /wheel/*.whl
PATH=/tmp/environment/bin:$PATH
assay --version
assay init python /tmp/adapter >/dev/null
cd /tmp/adapter
assay check --adapter "python3 adapter.py" --subsystem scholar.hindex
echo "from the file to the verdict: $(($(date +%s) - begin)) s"
assay check
ls /tmp/environment/share/man/man1 | head -n 1
INSIDE
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp chroot "$root" /bin/sh /try.sh
