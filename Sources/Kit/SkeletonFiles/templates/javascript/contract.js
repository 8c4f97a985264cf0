// Shared by all subsystems: rejections, and functions that read the members of an input.

import { Digits } from "./json.js";

/** An error that is part of the contract, such as `new Rejection("citations.invalid")`. */
export class Rejection extends Error {
  constructor(code) {
    super(code);
    this.name = "Rejection";
    this.code = code;
  }
}

/** The input does not have the shape that its subsystem declares. */
const malformed = () => new Rejection("input.malformed");

/** An object that has all required members, perhaps some optional ones, and no others. */
export function members(value, needed, optional = []) {
  if (typeof value !== "object" || value === null || Array.isArray(value) || value instanceof Digits) throw malformed();
  const names = Object.keys(value);
  if (!needed.every((name) => Object.hasOwn(value, name))) throw malformed();
  if (!names.every((name) => needed.includes(name) || optional.includes(name))) throw malformed();
  return value;
}

export function array(value) {
  if (!Array.isArray(value)) throw malformed();
  return value;
}

export function boolean(value) {
  if (typeof value !== "boolean") throw malformed();
  return value;
}

/** A number with all its digits, as text: 37.00000000000000000001 is not 37. */
export function decimal(value) {
  if (typeof value !== "number" && !(value instanceof Digits)) throw malformed();
  return String(value);
}

/** A whole number up to 2^53 - 1 in size, however it is written: 3, 3.0 and 30e-1 are the same. */
export function integer(value) {
  if (!Number.isSafeInteger(value)) throw malformed();
  return value;
}
