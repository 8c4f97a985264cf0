import Specification

extension String {
    /// The text with one space for each run of white space (Unicode's White_Space), and without white space
    /// at the ends.
    var collapsed: String {
        unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { String($0) }.joined(separator: " ")
    }
}
