import HTML
import Specification

extension String {
    /// The string with one space in place of each run of white space (Unicode's White_Space), and with no white space
    /// at its ends.
    var collapsed: String {
        unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { String($0) }.joined(separator: " ")
    }
}

/// Returns pages that lack one part of the given page, such as an element; none if parsers may read the given page
/// differently.
func simplerPages(than html: String) -> [String] {
    guard PlainMarkup.isPlain(html), let page = try? Page(html) else { return [] }
    return page.simpler
}

extension Entropy {
    /// Returns the page without one of its tags; parsers repair such a page in different ways.
    mutating func broken(_ html: String) -> String {
        let scalars = Array(html.unicodeScalars)
        let starts = scalars.indices.filter { scalars[$0] == "<" }
        guard !starts.isEmpty else { return html }
        let start = one(of: starts)
        let end = scalars[start...].firstIndex(of: ">") ?? start
        return String(String.UnicodeScalarView(scalars[..<start] + scalars[(end + 1)...]))
    }
}
