<?php
// composer/semver: apt-get install php-composer-semver, or composer require composer/semver.
require "Composer/Semver/autoload.php";

use Composer\Semver\Comparator;
use Composer\Semver\VersionParser;

function answer(array $input): array {
    try {
        $versions = array_map([new VersionParser(), "normalize"], array_values($input));
    } catch (UnexpectedValueException) {
        return ["valid" => false];
    }
    if (count($versions) === 1) return ["valid" => true];
    [$first, $other] = $versions;
    $order = Comparator::lessThan($first, $other) ? "lower" : (Comparator::equalTo($first, $other) ? "equal" : "higher");
    return ["valid" => true, "order" => $order];
}

while (($line = fgets(STDIN)) !== false) {
    $message = json_decode($line, true);
    if ($message["op"] === "bye") break;
    $reply = $message["op"] === "run"
        ? ["id" => $message["id"], "output" => answer($message["input"])]
        : ["op" => "hello", "protocol" => 1, "name" => "composer-semver", "subsystems" => ["semver.version"]];
    echo json_encode($reply), "\n";
}
