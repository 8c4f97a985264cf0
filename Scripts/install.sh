#!/bin/sh
# Lays down what was built: install.sh BUILD PREFIX, where BUILD is the folder of the binaries and of the corpus.
# Below PREFIX: bin/assay, the corpus, licences and the commit in share/assay, man pages, completions for bash, zsh and fish.
set -eu
build=$1
prefix=$2
mkdir -p "$prefix/bin" "$prefix/share/assay/licences" "$prefix/share/man/man1" "$prefix/share/zsh/site-functions" \
    "$prefix/share/bash-completion/completions" "$prefix/share/fish/vendor_completions.d"

install -m 755 "$build/assay" "$prefix/bin/assay"
if command -v strip >/dev/null; then strip "$prefix/bin/assay"; fi

# The corpus is replaced as a whole: what a later version no longer has must not stay.
new=$prefix/share/assay/.corpus.$$
mkdir "$new"
cp -R "$build/Assay_Corpus.resources/." "$new"
rm -rf "$prefix/share/assay/corpus"
mv "$new" "$prefix/share/assay/corpus"
# What is linked in wants its licence beside it.
for licence in "$(dirname "$build")"/checkouts/*/LICENSE*; do
    [ -f "$licence" ] || continue
    package=$(basename "$(dirname "$licence")")
    cp "$licence" "$prefix/share/assay/licences/$package.txt"
done
cp "$(dirname "$0")/../LICENSE" "$prefix/share/assay/licences/assay.txt"
git rev-parse HEAD >"$prefix/share/assay/commit" 2>/dev/null || rm -f "$prefix/share/assay/commit"

"$build/generate-manual" "$prefix/bin/assay" --multi-page --output-directory "$prefix/share/man/man1" >/dev/null
"$prefix/bin/assay" --generate-completion-script bash >"$prefix/share/bash-completion/completions/assay"
"$prefix/bin/assay" --generate-completion-script zsh >"$prefix/share/zsh/site-functions/_assay"
"$prefix/bin/assay" --generate-completion-script fish >"$prefix/share/fish/vendor_completions.d/assay.fish"
"$prefix/bin/assay" --version
