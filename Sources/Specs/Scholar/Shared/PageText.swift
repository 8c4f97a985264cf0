import Specification

extension String {
    /// The text with one space for each run of white space (Unicode's White_Space), and without white space
    /// at the ends.
    var collapsed: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if !scalar.isWhiteSpace {
                text.append(scalar)
            } else if let last = text.last, last != " " {
                text.append(" ")
            }
        }
        if text.last == " " { text.removeLast() }
        return String(text)
    }
}
