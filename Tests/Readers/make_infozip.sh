# Writes zips by Info-ZIP's zip: make_infozip.sh FOLDER
#
# FOLDER/good/NAME.zip with FOLDER/good/NAME, which unzip takes out of it, and FOLDER/refused/NAME.zip.
set -eu
cd "$1"
mkdir good refused course
cd course
mkdir -p media/deep/er nothing/in/it
printf '<p>Sicurezza</p>\n%.0s' 1 2 3 4 5 6 7 8 9 > index.html
printf 'più' > 'lezione è.txt'
printf 'a' > media/deep/er/a.txt
: > media/empty.txt
zip -qr ../good/recursive.zip .
zip -qr9 ../good/best.zip .
zip -qr0 ../good/stored.zip .
zip -qrD ../good/without-folders.zip .
zip -qrX ../good/without-extras.zip .
zip -qrfd ../good/descriptors.zip .
zip -qr - . | cat > ../good/streamed.zip
printf 'A course.\n' | zip -qrz ../good/commented.zip . > /dev/null
zip -qr -UN=UTF8 ../good/flagged-names.zip .
zip -qj ../good/flat.zip index.html media/deep/er/a.txt
ln -s media/deep/er/a.txt link
ln -s ../../index.html media/deep/up
zip -qry ../good/links.zip .
zip -qr ../good/links-followed.zip .
zip -qrP secret ../refused/encrypted.zip .
zip -qr -Z bzip2 ../refused/bzip2.zip . 2> /dev/null || rm -f ../refused/bzip2.zip
ln -s /etc/hostname out
zip -qry ../refused/link-out.zip out
cd ../good
for archive in *.zip; do unzip -q "$archive" -d "${archive%.zip}"; done
