// Implements Assay's adapter protocol, version 1, so that an adapter can serve an unchanged library.
const fs = require("fs")
const path = require("path")
const readline = require("readline")

/** The folders of installed packages; Node.js does not search the last one, where Debian installs its packages. */
const HOMES = [...module.paths, ...(process.env.NODE_PATH || "").split(":").filter(Boolean), "/usr/share/nodejs"]

/** The error if a library cannot answer a case; its message is the reason, and Assay skips the case. */
class Skip extends Error {}

/** The error if a library refuses an input; its message is a code that the specification allows. */
class Refused extends Error {}

/** Returns the folder of an installed package. */
function home(name) {
    const found = HOMES.map(folder => path.join(folder, name)).find(folder => fs.existsSync(path.join(folder, "package.json")))
    if (!found) throw new Error(`${name} is not installed`)
    return found
}

const about = name => JSON.parse(fs.readFileSync(path.join(home(name), "package.json"), "utf8"))

/** Loads a library, which may be a module of either kind. */
async function load(name) {
    process.env.NODE_PATH = HOMES.join(":")
    require("module").Module._initPaths()  // so that what it needs is found too
    const loaded = await import(require.resolve(home(name)))
    return loaded.default ?? loaded
}

/** Returns the reply to a run request: the library's answer, or the reason why the library was not called. */
async function answer(request, subsystems, readings) {
    const chosen = {}
    for (const [reading, options] of Object.entries(readings)) chosen[reading] = options[0]
    for (const [reading, option] of Object.entries(request.readings ?? {})) {
        if (!(readings[reading] ?? []).includes(option)) return { skip: `no ${option} of ${reading}` }
        chosen[reading] = option
    }
    try {
        return { output: await subsystems[request.subsystem](request.input, chosen) }
    } catch (failure) {
        if (failure instanceof Skip) return { skip: failure.message }
        if (failure instanceof Refused) return { error: { code: failure.message } }
        return { error: { code: "adapter.failed", message: String(failure) } }
    }
}

/** Answers requests until bye. `subsystems` has a function of an input and the requested readings for each name. */
async function serve(name, version, subsystems, readings = {}) {
    for await (const line of readline.createInterface({ input: process.stdin })) {
        const request = JSON.parse(line)
        if (request.op === "bye") return
        const reply = request.op === "hello"
            ? { op: "hello", protocol: 1, name, language: "javascript", version, subsystems: Object.keys(subsystems), readings }
            : { id: request.id, ...await answer(request, subsystems, readings) }
        process.stdout.write(JSON.stringify(reply) + "\n")
    }
}

module.exports = { Refused, Skip, about, load, serve }
