<?php // Prints the edit distance of the two strings in each line, which is a JSON list.
while (($line = fgets(STDIN)) !== false) {
    [$a, $b] = json_decode($line);
    echo levenshtein($a, $b), "\n";
}
