/// Escapes texts for XML: JUnit reports and pictures.
package enum XMLText {
    /// Escapes a text for XML 1.0; characters that XML cannot represent become U+FFFD.
    ///
    /// A carriage return is always escaped, because readers take it for a line feed. In an attribute line feeds and
    /// tabs are escaped too, because readers take them for spaces.
    package static func escaped(_ text: String, isAttribute: Bool = false) -> String {
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
