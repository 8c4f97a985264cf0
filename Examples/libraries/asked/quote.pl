# Encodes the string in each line, in hexadecimal UTF-8, by URI::Escape.
use strict;
use Encode;
use URI::Escape;
$| = 1;
while (<STDIN>) {
    chomp;
    print uri_escape_utf8(decode('utf8', pack('H*', $_))), "\n";
}
