// Speaks Assay's adapter protocol, version 1, for a library that is put behind it as it is.
const fs = require("fs")
const path = require("path")
const readline = require("readline")

/** Debian puts what it packages here, where Node.js does not look by itself. */
const HOMES = [...module.paths, ...(process.env.NODE_PATH || "").split(":").filter(Boolean), "/usr/share/nodejs"]

/** The library does not do this, for this reason; the case is skipped. */
class Skip extends Error {}

/** The input is refused, with this code: an error that is part of the contract. */
class Refused extends Error {}

/** The folder of an installed package. */
function home(name) {
    const found = HOMES.map(folder => path.join(folder, name)).find(folder => fs.existsSync(path.join(folder, "package.json")))
    if (!found) throw new Error(`${name} is not installed`)
    return found
}

const about = name => JSON.parse(fs.readFileSync(path.join(home(name), "package.json"), "utf8"))

/** The library itself, of whatever kind of module it is. */
async function load(name) {
    process.env.NODE_PATH = HOMES.join(":")
    require("module").Module._initPaths()  // so that what it needs is found too
    const loaded = await import(require.resolve(home(name)))
    return loaded.default ?? loaded
}

/** What the library says to a run, or why it is not asked. */
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

/** Answers until bye. Subsystems are functions of an input and the readings asked for, by their names. */
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
