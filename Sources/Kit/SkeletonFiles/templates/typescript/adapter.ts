// Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.

import { Buffer } from "node:buffer";
import process from "node:process";

import { Rejection, type Subsystem, has } from "./contract.ts";
import * as hindex from "./hindex.ts";
import { type Value, parse as parseJSON, stringify } from "./json.ts";

const subsystems = new Map<Value, Subsystem>([
  ["scholar.hindex", hindex.run],
  // The next subsystem goes here: a function in a separate module, and a line in this table. `assay list` shows
  // all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
  // ["scholar.similarity", similarity.run],
]);

/**
 * The options that the adapter implements for each reading; the first one applies unless a run asks for
 * another one.
 */
const readings: Record<string, string[]> = {
  // "scholar.similarity.threshold": ["inclusive", "strict"],
};

const hello: Value = {
  op: "hello",
  protocol: 1,
  name: "my-adapter",
  language: "typescript",
  version: "0.1",
  subsystems: [...subsystems.keys()],
  readings,
};

type Answer = { output: Value } | { error: { code: string; message?: string } } | { skip: string };

type Run = { subsystem?: Value; input?: Value; readings?: Record<string, string> };

/** The answer to a run, without the id. */
function answer({ subsystem = null, input = null, readings = {} }: Run): Answer {
  const run = subsystems.get(subsystem);
  if (!run) return { skip: `not implemented: ${subsystem}` };
  try {
    return { output: run(input, readings) };
  } catch (error) {
    if (error instanceof Rejection) return { error: { code: error.code } };
    console.error(error); // whatever failed, the adapter goes on with the next request
    return { error: { code: "adapter.failed", message: String(error) } };
  }
}

/** The reply to a request; undefined if the request has no id. */
function response(request: Value): Value | undefined {
  const op = has(request, "op") ? request.op : null;
  if (op === "hello") return hello;
  if (!has(request, "id")) {
    console.error("a request without an id cannot be answered");
    return undefined;
  }
  if (op === "run") return { id: request.id, ...answer(request as Run) };
  return { id: request.id, skip: `there is no op ${op}` };
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The value of a line; undefined if it is blank or not JSON. */
function parse(line: Uint8Array): Value | undefined {
  try {
    const text = decoder.decode(line);
    return text.trim() === "" ? undefined : parseJSON(text);
  } catch (error) {
    console.error(`a line is not JSON: ${error}`);
    return undefined;
  }
}

/** The lines of a stream as bytes. The module readline would also split them at U+2028. */
async function* lines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []; // the pieces of a line whose end has not arrived yet
  for await (const chunk of stream) {
    let start = 0;
    for (let end: number; (end = chunk.indexOf(0x0a, start)) !== -1; start = end + 1) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end)]);
      pieces = [];
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  }
  if (pieces.length > 0) yield Buffer.concat(pieces);
}

process.stdout.on("error", () => process.exit(0)); // the harness has closed the pipe

for await (const line of lines(process.stdin)) {
  const request = parse(line);
  if (request === undefined) continue;
  if (has(request, "op") && request.op === "bye") break;
  const reply = response(request);
  if (reply) process.stdout.write(`${stringify(reply)}\n`); // to a pipe, it is written at once
}
