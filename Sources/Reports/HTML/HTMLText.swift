/// Escapes strings for HTML, so that nothing in a string is read as markup and invisible characters become visible.
public enum HTMLText {
    /// Returns a string for use between tags; an invisible character becomes a box with its code point.
    public static func escaped(_ text: String) -> String {
        // A quick check of the bytes shows that most strings need no escaping.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || marks.contains($0) }) else {
            return text
        }
        return text.unicodeScalars.map {
            isUnseen($0) ? "<span class=\"unseen\">\(code($0))</span>" : plain($0)
        }
        .joined()
    }

    /// Returns a string for use between the double quotes of an attribute.
    package static func attribute(_ text: String) -> String {
        text.unicodeScalars.map { isUnseen($0) ? "⟨\(code($0))⟩" : plain($0) }.joined()
    }

    /// Returns JSON for use between script tags; its strings contain nothing that HTML or an editor would interpret.
    package static func script(_ json: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if "<>&\u{7F}".unicodeScalars.contains(scalar) || isUnseen(scalar) && !scalar.isASCII {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
                }
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static let marks = Set("&<>\"'".utf8)

    private static func plain(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: String(scalar)
        }
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Returns whether a scalar is invisible: a control, format, private-use or unassigned character, or a separator
    /// outside ASCII.
    static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
            .unassigned:
            true
        default: false
        }
    }
}
