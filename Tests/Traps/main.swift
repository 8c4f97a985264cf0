// Does what its argument names, which ends the program with an error. Tests run it as a process of its own, since exit
// tests of Swift Testing are costly. After one, a thread spins while an ended process of any test is not yet waited for.

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
