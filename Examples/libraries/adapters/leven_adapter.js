// leven: the distance over UTF-16 code units.
const { about, load, serve } = require("./protocol.js")

load("leven").then(leven => serve("leven", about("leven").version,
    { "scholar.distance": ({ a, b }) => ({ distance: leven(a, b) }) },
    { "scholar.distance.symbol": ["utf16"] }))
