#!/bin/sh
# Shows that an installation needs no Swift: runs it in a separate root folder with nothing else.
#
#   bare_root.sh PREFIX          in a folder with the libraries that the program names, a shell and /proc alone
#   bare_root.sh PREFIX debian   in a minimal Debian, as `Containerfile` has it; needs root and debootstrap
#
# It prints the version, then holds the reference to the whole corpus, an adapter in shell to one case, and writes the book.
set -eu
prefix=$(cd "$1" && pwd)
kind=${2:-bare}
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$root"' EXIT

case $kind in
bare)
    mkdir -p "$root/bin" "$root/tmp" "$root/proc" "$root/dev"
    cp "$(command -v dash || command -v sh)" "$root/bin/sh"
    for program in "$prefix/bin/assay" "$root/bin/sh"; do
        ldd "$program" | grep -o '/[^ ]*' | while read -r library; do
            mkdir -p "$root$(dirname "$library")"
            cp -L "$library" "$root$library"
        done
    done
    : >"$root/dev/null"
    ;;
debian)
    debootstrap --variant=minbase --include=libstdc++6,libxml2,zlib1g bookworm "$root" >/dev/null
    ;;
*)
    echo "bare_root.sh: $kind is neither bare nor debian" >&2
    exit 2
    ;;
esac
mkdir -p "$root/usr"
cp -R "$prefix/." "$root/usr"

# What is run inside; no word of it leads out of the root.
cat >"$root/try.sh" <<'INSIDE'
set -eu
/usr/bin/assay --version
/usr/bin/assay check
/usr/bin/assay check --subsystem scholar.hindex --jobs 1 --adapter '/usr/bin/assay serve'
/usr/bin/assay book /tmp/book
INSIDE
if [ "$(id -u)" = 0 ]; then
    mount -t proc proc "$root/proc" 2>/dev/null || true
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp chroot "$root" /bin/sh /try.sh
else
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp unshare --map-root-user --mount --pid --fork \
        --mount-proc="$root/proc" --root="$root" /bin/sh /try.sh
fi
