import Harness
import JSON
import Specification

/// Texts in XML: JUnit reports and pictures.
enum XMLText {
    /// The text as XML 1.0 has it; what XML cannot say at all becomes U+FFFD.
    ///
    /// A carriage return is always escaped, since readers take it for a line feed; in an attribute line feeds and
    /// tabs are too, since readers take them for spaces.
    static func escaped(_ text: String, isAttribute: Bool = false) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;".unicodeScalars
            case "<": result += "&lt;".unicodeScalars
            case ">": result += "&gt;".unicodeScalars
            case "\"" where isAttribute: result += "&quot;".unicodeScalars
            case "\n" where isAttribute, "\t" where isAttribute, "\r":
                result += "&#\(scalar.value);".unicodeScalars
            case "\n", "\t": result.append(scalar)
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
