import SharedSpecs
import Specification

extension Doubling {
    public enum Law: String, LawName {
        case twice = "DBL-1a"
    }

    public static let laws: Laws<Doubling> = [
        // Replace this sentence and its source; `.standard` and `.decision` are for laws with another basis.
        .twice: .source("The number is doubled.", Source(.artils, "0"))
    ]
}
