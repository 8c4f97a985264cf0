<?php
declare(strict_types=1);

// Shared by all subsystems: rejections, and reading the members of an input.

namespace Contract;

use ArrayObject;
use Exception;
use Number;

/** An error that is part of the contract, such as Rejection('citations.invalid'). */
final class Rejection extends Exception
{
}

/** The largest size up to which every integer is exact in every language. */
const LARGEST_INTEGER = 2 ** 53 - 1;

/** An object that has all required members, perhaps some optional ones, and no others. */
function members(mixed $value, array $needed, array $optional = []): ArrayObject
{
    if (!$value instanceof ArrayObject) {
        malformed();
    }
    $names = array_keys($value->getArrayCopy());
    if (array_diff($needed, $names) !== [] || array_diff($names, $needed, $optional) !== []) {
        malformed();
    }
    return $value;
}

function items(mixed $value): array
{
    return is_array($value) ? $value : malformed();
}

function boolean(mixed $value): bool
{
    return is_bool($value) ? $value : malformed();
}

/** A whole number, however it is written: 3, 3.0 and 30e-1 are the same, but 3.00000000000000000001 is not whole. */
function integer(mixed $value): int
{
    $number = $value instanceof Number ? $value->whole() : $value;
    return is_int($number) && abs($number) <= LARGEST_INTEGER ? $number : malformed();
}

/** The input does not have the shape that its subsystem declares. */
function malformed(): never
{
    throw new Rejection('input.malformed');
}
