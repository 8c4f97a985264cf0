// change-case: `camelCase`, `pascalCase`, `paramCase` and `capitalCase`.
const { about, load } = require("./protocol.js")
const { serveNotation } = require("./notations.js")

load("change-case").then(of => serveNotation("change-case", about("change-case").version, {
    camel: of.camelCase, pascal: of.pascalCase, kebab: of.paramCase, title: of.capitalCase
}))
