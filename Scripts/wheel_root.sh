#!/bin/sh
# Shows that the wheel needs Python alone: installs it in a minimal Debian, and holds an adapter in Python to the corpus.
# Fails if auditwheel finds another platform than the wheel's name says, or if the first verdict takes more than 60 s.
#
#     wheel_root.sh WHEEL      needs root, debootstrap, and PyPI for auditwheel
set -eu
command -v debootstrap >/dev/null || { echo "wheel_root.sh: install debootstrap first (apt-get install debootstrap)" >&2; exit 1; }
wheel=$1
work=$(mktemp -d)
root=$work/root
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$work"' EXIT

python3 -m venv "$work/tools"
"$work/tools/bin/pip" install --quiet auditwheel==6.8.2
shown=$("$work/tools/bin/auditwheel" show "$wheel")
echo "$shown"
tag=$(basename "$wheel" .whl)
case $(echo "$shown" | tr '\n' ' ') in
*"platform tag: \"${tag##*-}\""*) ;;
*)
    echo "wheel_root.sh: $wheel: auditwheel does not find the platform ${tag##*-}; mend wheel_platform in Scripts/wheel.py" >&2
    exit 1
    ;;
esac

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
seconds=$(($(date +%s) - begin))
echo "from the file to the verdict: $seconds s"
[ "$seconds" -le 60 ] || { echo "wheel_root.sh: the first verdict took more than 60 s" >&2; exit 1; }
assay check
ls /tmp/environment/share/man/man1 | head -n 1
INSIDE
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp chroot "$root" /bin/sh /try.sh
