import Harness

/// Escapes texts for XML documents, such as JUnit reports and pictures.
public enum XMLText {
    /// Returns a text escaped for XML 1.0; control characters appear as `ForeignText` shows them.
    ///
    /// In an attribute, line feeds and tabs are escaped too, because XML readers turn them into spaces.
    public static func escaped(_ text: String, isAttribute: Bool = false) -> String {
        var result = String.UnicodeScalarView()
        for scalar in (isAttribute ? ForeignText.line(text) : ForeignText.lines(text)).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;".unicodeScalars
            case "<": result += "&lt;".unicodeScalars
            case ">": result += "&gt;".unicodeScalars
            case "\"" where isAttribute: result += "&quot;".unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
