<?php // A text, in hexadecimal UTF-8 on a line, by rawurlencode.
while (($line = fgets(STDIN)) !== false) {
    echo rawurlencode(hex2bin(rtrim($line))), "\n";
}
