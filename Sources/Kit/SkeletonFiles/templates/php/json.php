<?php
declare(strict_types=1);

// JSON whose numbers keep their digits, and whose objects are no arrays. json_decode makes 3 of 3.00000000000000000001,
// and the same array of [] and {}.

/** A number with a fraction, an exponent or more than 18 digits, as it was written. */
final class Number implements JsonSerializable
{
    public function __construct(public readonly string $text)
    {
    }

    /** The number itself if it is whole and an int can hold it, and null if not. */
    public function whole(): ?int
    {
        preg_match('/^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$/', $this->text, $part, PREG_UNMATCHED_AS_NULL);
        $digits = ltrim($part[2] . $part[3], '0');
        $short = rtrim($digits, '0');
        if ($short === '') {
            return 0;
        }
        // The zeros behind the last other digit; a huge exponent stays huge as an int.
        $zeros = (int) ($part[4] ?? '0') + strlen($digits) - strlen($short) - strlen($part[3] ?? '');
        if ($zeros < 0 || strlen($short) + $zeros > 18) {
            return null;
        }
        return (int) ($part[1] . $short . str_repeat('0', $zeros));
    }

    /** The nearest double. */
    public function jsonSerialize(): float
    {
        return (float) $this->text;
    }
}

/** Reads one JSON text: an object is an ArrayObject, an array is an array, and a number is an int or a Number. */
final class JsonReader
{
    /** How deeply arrays and objects may be nested. */
    private const DEPTH = 512;

    private int $place = 0;

    private function __construct(private readonly string $text)
    {
    }

    /** @throws JsonException */
    public static function value(string $text): mixed
    {
        $reader = new self($text);
        $value = $reader->next(0);
        $reader->space();
        return $reader->place === strlen($text) ? $value : $reader->fail();
    }

    private function next(int $depth): mixed
    {
        if ($depth > self::DEPTH) {
            throw new JsonException('it is too deep');
        }
        $this->space();
        return match ($this->text[$this->place] ?? '') {
            '{' => $this->object($depth),
            '[' => $this->array($depth),
            '"' => $this->string(),
            't' => $this->word('true', true),
            'f' => $this->word('false', false),
            'n' => $this->word('null', null),
            default => $this->number(),
        };
    }

    private function object(int $depth): ArrayObject
    {
        $this->place++;
        $members = [];
        if ($this->isNext('}')) {
            return new ArrayObject();
        }
        do {
            $this->space();
            $name = $this->string();
            $this->isNext(':') || $this->fail();
            $members[$name] = $this->next($depth + 1);
        } while ($this->isNext(','));
        return $this->isNext('}') ? new ArrayObject($members) : $this->fail();
    }

    private function array(int $depth): array
    {
        $this->place++;
        $items = [];
        if ($this->isNext(']')) {
            return [];
        }
        do {
            $items[] = $this->next($depth + 1);
        } while ($this->isNext(','));
        return $this->isNext(']') ? $items : $this->fail();
    }

    /** json_decode reads the escapes of a string, and checks its UTF-8. */
    private function string(): string
    {
        return json_decode($this->take('/"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"/A'), flags: JSON_THROW_ON_ERROR);
    }

    private function number(): int|Number
    {
        $text = $this->take('/-?(?:0|[1-9]\d*+)(?:\.\d++)?(?:[eE][+-]?\d++)?/A');
        return preg_match('/^-?\d{1,18}$/', $text) ? (int) $text : new Number($text);
    }

    private function word(string $word, ?bool $value): ?bool
    {
        $this->take("/$word/A");
        return $value;
    }

    /** Takes what matches a pattern here. */
    private function take(string $pattern): string
    {
        preg_match($pattern, $this->text, $found, 0, $this->place) === 1 || $this->fail();
        $this->place += strlen($found[0]);
        return $found[0];
    }

    /** Takes a character if it comes next, after white space. */
    private function isNext(string $character): bool
    {
        $this->space();
        $isNext = ($this->text[$this->place] ?? '') === $character;
        $this->place += $isNext ? 1 : 0;
        return $isNext;
    }

    private function space(): void
    {
        $this->place += strspn($this->text, " \t\r\n", $this->place);
    }

    private function fail(): never
    {
        throw new JsonException("there is something else at byte $this->place");
    }
}
