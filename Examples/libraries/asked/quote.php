<?php // Encodes the text of each line, in hexadecimal UTF-8, by rawurlencode.
while (($line = fgets(STDIN)) !== false) {
    echo rawurlencode(hex2bin(rtrim($line))), "\n";
}
