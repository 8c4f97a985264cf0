// lodash: `camelCase`, `kebabCase`, `startCase`, and `upperFirst` after `camelCase` for pascal case.
const { about, load } = require("./protocol.js")
const { serveNotation } = require("./notations.js")

load("lodash").then(of => serveNotation("lodash", about("lodash").version, {
    camel: of.camelCase, pascal: text => of.upperFirst(of.camelCase(text)), kebab: of.kebabCase, title: of.startCase
}))
