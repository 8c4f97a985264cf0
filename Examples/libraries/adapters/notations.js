// What the adapters of notations share: which words are asked, since the kit parts words where they were spoken.
const { Refused, Skip, serve } = require("./protocol.js")

const NOTATIONS = ["camel", "pascal", "kebab", "title", "upper", "string", "sponge", "literally"]

/** Serves voice.notation by functions of a text, its words joined by spaces, by the names of notations. */
function serveNotation(name, version, functions) {
    serve(name, version, {
        "voice.notation": ({ words, notation }) => {
            if (!NOTATIONS.includes(notation)) throw new Refused("notation.unknown")
            if (!Object.hasOwn(functions, notation)) throw new Skip("it has no such notation")
            if (!words.every(word => /^\p{L}+$/u.test(word) && word === word.toLowerCase()))
                throw new Skip("it parts words elsewhere too: at humps, hyphens, digits and other signs")
            return { text: functions[notation](words.join(" ")) }
        }
    }, { "voice.notation.sponge.run": ["joined"] })
}

module.exports = { serveNotation }
