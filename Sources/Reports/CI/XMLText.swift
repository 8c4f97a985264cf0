import Harness

/// Escapes strings for XML documents, such as JUnit reports and pictures.
public enum XMLText {
    /// Returns a string escaped for XML 1.0; control characters appear as `ForeignText` shows them.
    ///
    /// In an attribute, line feeds and tabs are escaped too, because XML readers turn them into spaces.
    public static func escaped(_ text: String, isAttribute: Bool = false) -> String {
        (isAttribute ? ForeignText.line(text) : ForeignText.lines(text)).unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"" where isAttribute: "&quot;"
            default: String(scalar)
            }
        }.joined()
    }
}
