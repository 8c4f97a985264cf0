<?php
declare(strict_types=1);

// scholar.hindex: the h-index of the checked publications.

namespace HIndex;

use ArrayObject;
use Contract\Rejection;

use function Contract\{boolean, integer, items, members};

/** Input: {"publications":[{"citations":5,"checked":true}, …]}; output: {"h":1}. */
function run(mixed $input, ArrayObject $readings): array
{
    $publications = array_map(publication(...), items(members($input, ['publications'])['publications']));
    // HIX-1d rejects negative citations of unchecked publications too.
    foreach ($publications as [$citations]) {
        if ($citations < 0) {
            throw new Rejection('citations.invalid');
        }
    }
    $checked = array_filter($publications, fn (array $publication) => $publication[1]);
    return ['h' => hIndex(array_column($checked, 0))];
}

/** The citations, and whether the publication is checked. */
function publication(mixed $value): array
{
    $given = members($value, ['citations', 'checked']);
    return [integer($given['citations']), boolean($given['checked'])];
}

/** HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1. */
function hIndex(array $citations): int
{
    rsort($citations);
    $h = 0;
    while ($h < count($citations) && $citations[$h] > $h) {
        $h++;
    }
    return $h;
}
