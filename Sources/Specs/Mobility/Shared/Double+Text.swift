import JSON
import Specification

extension Double {
    /// The number as written in JSON, or `NaN` for an undefined result, such as the difference of two infinities.
    var text: String { isNaN ? "NaN" : JSONWriter.text(of: value) }
}
