import Harness

/// Escapes texts for XML: JUnit reports and pictures.
public enum XMLText {
    /// Escapes a text for XML 1.0, in which controls are shown as `ForeignText` shows them.
    ///
    /// In an attribute, line feeds and tabs are shown in the same way, because readers turn them into spaces.
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
