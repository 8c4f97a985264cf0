import SharedSpecs
import Specification

extension Doubling {
    public enum Law: LawName {
        public typealias Subsystem = Doubling
        case twice
    }

    public static let laws: Laws<Doubling> = [
        // Replace this sentence and its source; `.standard` and `.decision` are for laws with another basis.
        ("DBL-1a", .twice, .source(.artils, "0")): "The number is doubled."
    ]
}
