<?php // Writes words in a notation by Symfony's String; each line has the notation, a tab, and hexadecimal UTF-8.
require '/usr/share/php/Symfony/Component/String/autoload.php';
use function Symfony\Component\String\u;
while (($line = fgets(STDIN)) !== false) {
    [$name, $digits] = explode("\t", rtrim($line));
    $text = u(hex2bin($digits));
    echo ['camel' => fn() => $text->camel(), 'title' => fn() => $text->title(true)][$name](), "\n";
}
