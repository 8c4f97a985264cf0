<?php
// composer/semver: apt-get install php-composer-semver, or composer require composer/semver.
require "Composer/Semver/autoload.php";

use Composer\Semver\Comparator;
use Composer\Semver\VersionParser;

const NAME = "semver.version";

function answer(array $input): array {
    try {
        $versions = array_map([new VersionParser(), "normalize"], array_values($input));
    } catch (UnexpectedValueException) {
        return ["valid" => false];
    }
    if (count($versions) === 1) return ["valid" => true];
    [$first, $other] = $versions;
    $order = Comparator::lessThan($first, $other) ? "lower" : "higher";
    return ["valid" => true, "order" => Comparator::equalTo($first, $other) ? "equal" : $order];
}

$hello = ["op" => "hello", "protocol" => 1, "name" => "composer-semver", "subsystems" => [NAME]];
while (($line = fgets(STDIN)) !== false) {
    $message = json_decode($line, true);
    if ($message === null) continue;
    if ($message["op"] === "bye") break;
    $reply = match (true) {
        $message["op"] === "hello" => $hello,
        $message["subsystem"] !== NAME || !$message["input"] => ["id" => $message["id"], "skip" => "unknown"],
        default => ["id" => $message["id"], "output" => answer($message["input"])],
    };
    echo json_encode($reply), "\n";
}
