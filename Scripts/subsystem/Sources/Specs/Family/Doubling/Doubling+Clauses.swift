import SharedSpecs
import Specification

extension Doubling {
    public enum Rule: String, RuleName {
        case twice = "DBL-1"
    }

    public static let clauses: Clauses<Doubling> = [
        // A skeleton: replace the sentence and its source; `.standard` and `.decision` say what does not stand there.
        .twice: Statement(.source("The number is doubled.", Source(.artils, "0")))
    ]
}
