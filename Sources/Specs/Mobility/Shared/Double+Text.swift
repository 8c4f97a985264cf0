import JSON
import Specification

extension Double {
    /// The number as it is written in JSON; `NaN` if it is not a number, such as the difference of two infinities.
    var text: String { isNaN ? "NaN" : JSONWriter.text(of: value) }
}
