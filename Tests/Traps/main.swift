// Performs an operation that ends the program with an error; the program's argument names the operation. Tests run this
// program as a separate process, since exit tests of Swift Testing are costly. After an exit test, a thread of Swift
// Testing keeps a processor busy whenever a test's child process has ended but nobody has waited for the process.

import JSON
import ScholarSpecs
import Specification

switch CommandLine.arguments.last {
case "infinity": _ = Number(Double.infinity)
case "-infinity": _ = Number(-Double.infinity)
case "nan": _ = Number(Double.nan)
case "laws":
    let _: Laws<HIndex> = [("HIX-1a", .enough, .source(.hIndexCalculate, "5.6")): "h is the largest number."]
default: break
}
