<?php // A text of words in a notation, in hexadecimal UTF-8 behind its name and a tab, by Symfony's String.
require '/usr/share/php/Symfony/Component/String/autoload.php';
use function Symfony\Component\String\u;
while (($line = fgets(STDIN)) !== false) {
    [$name, $digits] = explode("\t", rtrim($line));
    $text = u(hex2bin($digits));
    echo ['camel' => fn() => $text->camel(), 'title' => fn() => $text->title(true)][$name](), "\n";
}
