// Shared by adapters for notations: they run only cases with plain words, since libraries split others differently.
const { Refused, Skip, serve } = require("./protocol.js")

const NOTATIONS = ["camel", "pascal", "kebab", "title", "upper", "string", "sponge", "literally"]

/** Serves voice.notation with a function for each notation, which gets the words of a case joined by spaces. */
function serveNotation(name, version, functions) {
    serve(name, version, {
        "voice.notation": ({ words, notation }) => {
            if (!NOTATIONS.includes(notation)) throw new Refused("notation.unknown")
            if (!Object.hasOwn(functions, notation)) throw new Skip("it has no such notation")
            if (!words.every(word => /^\p{L}+$/u.test(word) && word === word.toLowerCase()))
                throw new Skip("it also splits words, at humps, hyphens, digits and other signs")
            return { text: functions[notation](words.join(" ")) }
        }
    }, { "voice.notation.sponge.run": ["joined"] })
}

module.exports = { serveNotation }
