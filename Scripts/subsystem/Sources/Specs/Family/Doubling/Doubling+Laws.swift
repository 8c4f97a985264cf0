import SharedSpecs
import Specification

extension Doubling {
    public enum Law: String, LawName {
        case twice = "DBL-1a"
    }

    public static let laws: Laws<Doubling> = [
        // A skeleton: replace the sentence and its source; `.standard` and `.decision` are for other bases.
        .twice: .source("The number is doubled.", Source(.artils, "0"))
    ]
}
