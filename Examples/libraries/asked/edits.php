<?php // The distance of two texts, which are a list of JSON on a line.
while (($line = fgets(STDIN)) !== false) {
    [$a, $b] = json_decode($line);
    echo levenshtein($a, $b), "\n";
}
