import JSON
import Specification

extension Finding {
    /// Makes the finding that a property holds, or that it is violated with the given sentence.
    init(_ holds: Bool, or sentence: @autoclosure () -> String) {
        self = holds ? .holds : .violated(sentence())
    }
}

extension Double {
    /// The number as it is written in JSON.
    var text: String { JSONWriter.text(of: value) }
}
