<?php // Encodes the string in each line, in hexadecimal UTF-8, by rawurlencode.
while (($line = fgets(STDIN)) !== false) {
    echo rawurlencode(hex2bin(rtrim($line))), "\n";
}
