// fast-levenshtein: the distance over UTF-16 code units.
const { about, load, serve } = require("./protocol.js")

load("fast-levenshtein").then(({ get }) => serve("fast-levenshtein", about("fast-levenshtein").version,
    { "scholar.distance": ({ a, b }) => ({ distance: get(a, b) }) },
    { "scholar.distance.symbol": ["utf16"] }))
