#!/bin/sh
# Lets the linker take libxml2, and what libxml2 needs, into the program.
#
#     PKG_CONFIG_PATH=$(static_libraries.sh FOLDER) swift build …
#
# FOLDER gets links to the archives, and .pc files of both system libraries that name it. If one of them named the
# system's folder, the linker might look there first and take a shared library. Debian's -dev packages bring the
# archives: libxml2-dev, libicu-dev, liblzma-dev, zlib1g-dev.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
# macOS has libxml2 as part of the system, and no archives.
[ "$(uname)" = Linux ] || { echo "$folder"; exit 0; }
for library in xml2 icui18n icuuc icudata lzma z; do
    archive=$(cc -print-file-name="lib$library.a")
    [ -f "$archive" ] || { echo "static_libraries.sh: there is no lib$library.a; install its -dev package" >&2; exit 1; }
    ln -sf "$archive" "$folder/lib$library.a"
done
cat >"$folder/libxml-2.0.pc" <<EOF
Name: libXML
Description: libxml2, as archives
Version: $(pkg-config --modversion libxml-2.0)
Cflags: $(pkg-config --cflags libxml-2.0)
Libs: -L$folder -lxml2 -licui18n -licuuc -licudata -llzma -lz -lstdc++ -lm
EOF
cat >"$folder/zlib.pc" <<EOF
Name: zlib
Description: zlib, as an archive
Version: $(pkg-config --modversion zlib)
Libs: -L$folder -lz
EOF
echo "$folder"
