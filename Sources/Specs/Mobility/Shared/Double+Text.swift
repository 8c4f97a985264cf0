import JSON
import Specification

extension Double {
    /// The number as it is written in JSON.
    var text: String { JSONWriter.text(of: value) }
}
