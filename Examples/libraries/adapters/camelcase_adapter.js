// camelcase: camel case, and pascal case with its option.
const { about, load } = require("./protocol.js")
const { serveNotation } = require("./notations.js")

load("camelcase").then(of => serveNotation("camelcase", about("camelcase").version, {
    camel: text => of(text), pascal: text => of(text, { pascalCase: true })
}))
