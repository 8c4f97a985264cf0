// JSON whose numbers keep their digits. JSON.parse alone makes a double of each: 3.00000000000000000001 becomes 3.

/** A value of JSON. */
export type Value = null | boolean | number | string | Digits | Value[] | { [name: string]: Value };

/** A number that is not exactly what a double says; in arithmetic it is the nearest double. */
export class Digits {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
  valueOf(): number {
    return Number(this.text);
  }
  toString(): string {
    return this.text;
  }
  toJSON(): string {
    return mark + this.text;
  }
}

/** A mark that occurs in no string of an input. */
const mark = `digits of ${crypto.randomUUID()}: `;

const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The value of a JSON text; a number that a double would change is a Digits. */
export function parse(text: string): Value {
  const value: Value = JSON.parse(text); // now the text is known to be JSON
  let isChanged = false;
  const marked = text.replace(textOrNumber, (token) => {
    if (token.startsWith('"') || isExact(token)) return token;
    isChanged = true;
    return `"${mark}${token}"`;
  });
  if (!isChanged) return value;
  return JSON.parse(marked, (_, inner: unknown) =>
    typeof inner === "string" && inner.startsWith(mark) ? new Digits(inner.slice(mark.length)) : inner,
  );
}

/** The JSON text of a value; a Digits is written as it was read. */
export function stringify(value: Value): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${mark}([^"]*)"`, "g"), "$1");
}

/** Whether the double of a number, written again, is the same number. */
function isExact(text: string): boolean {
  const isShort = /^-?\d{1,15}$/.test(text);
  return isShort || normal(text) === normal(String(Number(text)));
}

/** A decimal as its digits without outer zeros, and the power of ten of the last one: `-12.50e3` is `-125e2`. */
function normal(text: string): string {
  const parts = /^(-?)(\d+|Infinity)(?:\.(\d+))?(?:[eE](.+))?$/.exec(text);
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const end = digits.replace(/0+$/, "");
  if (end === "") return "0";
  return `${sign}${end}e${Number(exponent) - fraction.length + digits.length - end.length}`;
}
