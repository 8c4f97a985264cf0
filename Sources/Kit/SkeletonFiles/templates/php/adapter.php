#!/usr/bin/env php
<?php
declare(strict_types=1);

// Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.

use Contract\Rejection;

require_once __DIR__ . '/contract.php';
require_once __DIR__ . '/hindex.php';
require_once __DIR__ . '/json.php';

// PHP itself must not write its warnings among the replies.
ini_set('display_errors', 'stderr');

// A function for each subsystem: it takes the input and the requested readings, and returns the output or throws.
const SUBSYSTEMS = [
    'scholar.hindex' => 'HIndex\run',
    // The next subsystem goes here: a function in a file of its own, and a line in this table. `assay list` shows
    // all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
    // 'scholar.similarity' => 'Similarity\run',
];

// The options that the adapter implements for each reading; the first one applies unless a run asks for another one.
const READINGS = [
    // 'scholar.similarity.threshold' => ['inclusive', 'strict'],
];

function hello(): array
{
    return [
        'op' => 'hello',
        'protocol' => 1,
        'name' => 'my-adapter',
        'language' => 'php',
        'version' => '0.1',
        'subsystems' => array_keys(SUBSYSTEMS),
        'readings' => (object) READINGS,
    ];
}

/** Returns the answer to a run, without its id. */
function answer(ArrayObject $request): array
{
    $name = $request['subsystem'] ?? null;
    $run = is_string($name) ? SUBSYSTEMS[$name] ?? null : null;
    if ($run === null) {
        return ['skip' => 'not implemented: ' . (is_string($name) ? $name : gettype($name))];
    }
    try {
        return ['output' => $run($request['input'] ?? null, $request['readings'] ?? new ArrayObject())];
    } catch (Rejection $rejection) {
        return ['error' => ['code' => $rejection->getMessage()]];
    } catch (Throwable $failure) { // whatever failed, the adapter goes on with the next request
        fwrite(STDERR, "$failure\n");
        return ['error' => ['code' => 'adapter.failed', 'message' => $failure->getMessage()]];
    }
}

/** Returns the reply to a request; null if the request has no id. */
function response(ArrayObject $request): ?array
{
    $op = $request['op'] ?? null;
    if ($op === 'hello') {
        return hello();
    }
    if (!$request->offsetExists('id')) {
        fwrite(STDERR, "a request without an id cannot be answered\n");
        return null;
    }
    $rest = $op === 'run' ? answer($request) : ['skip' => 'there is no op ' . (is_string($op) ? $op : gettype($op))];
    return ['id' => $request['id'], ...$rest];
}

/** Returns the request on a line; null if the line is not one. */
function request(string $line): ?ArrayObject
{
    try {
        $value = JsonReader::value($line);
    } catch (JsonException $error) {
        fwrite(STDERR, "a line is not JSON: {$error->getMessage()}\n");
        return null;
    }
    return $value instanceof ArrayObject ? $value : null;
}

while (($line = fgets(STDIN)) !== false) {
    if (trim($line) === '') {
        continue;
    }
    $request = request($line);
    if ($request === null) {
        continue;
    }
    if (($request['op'] ?? null) === 'bye') {
        break;
    }
    $reply = response($request);
    if ($reply !== null) {
        $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
        // Each reply is written without a buffer, because the harness waits for it.
        fwrite(STDOUT, json_encode($reply, $flags) . "\n");
    }
}
