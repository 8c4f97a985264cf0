// Shared by all subsystems: rejections, and functions that read the members of an input.

import { Digits, type Value } from "./json.ts";

/** Gives the output for an input and the readings that are asked for, or throws a Rejection. */
export type Subsystem = (input: Value, readings: Readonly<Record<string, string>>) => Value;

/** An error that is part of the contract, such as `new Rejection("citations.invalid")`. */
export class Rejection extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = "Rejection";
    this.code = code;
  }
}

/** The input does not have the shape that its subsystem declares. */
const malformed = () => new Rejection("input.malformed");

function isObject(value: Value): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Digits);
}

/** Whether a value is an object that has a member of that name. */
export function has<Name extends string>(value: Value, name: Name): value is Record<Name, Value> {
  return isObject(value) && Object.hasOwn(value, name);
}

/** An object that has all required members, perhaps some optional ones, and no others. */
export function members<Needed extends string, Optional extends string = never>(
  value: Value,
  needed: readonly Needed[],
  optional: readonly Optional[] = [],
): Record<Needed, Value> & Partial<Record<Optional, Value>> {
  const names: readonly string[] = [...needed, ...optional];
  if (!isObject(value) || !needed.every((name) => has(value, name))) throw malformed();
  if (!Object.keys(value).every((name) => names.includes(name))) throw malformed();
  return value as Record<Needed, Value> & Partial<Record<Optional, Value>>;
}

export function array(value: Value): Value[] {
  if (!Array.isArray(value)) throw malformed();
  return value;
}

export function boolean(value: Value): boolean {
  if (typeof value !== "boolean") throw malformed();
  return value;
}

/** A number with all its digits, as text: 37.00000000000000000001 is not 37. */
export function decimal(value: Value): string {
  if (typeof value !== "number" && !(value instanceof Digits)) throw malformed();
  return String(value);
}

/** A whole number up to 2^53 - 1 in size, however it is written: 3, 3.0 and 30e-1 are the same. */
export function integer(value: Value): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) throw malformed();
  return value;
}
