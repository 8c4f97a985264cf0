import JSON

/// Makes strings that others wrote (adapters, corpora, reports, files) safe for a terminal, a log and every report.
///
/// A terminal or an editor must show such a string without interpreting it. So JSON escapes (`\u001b`, `\n`) replace
/// control bytes, characters that change the direction of text, and line ends in a string that must stay on one line.
/// JSON remains valid JSON. If a string also needs the escapes of a markup language, `Sources/Reports` adds them
/// afterwards.
public enum ForeignText {
    /// Returns a string that must stay on one line, such as a name, an id, a sentence or JSON, with escapes where
    /// needed.
    public static func line(_ text: String) -> String { escaped(text, spares: []) }

    /// Returns a value as JSON on one line, with escapes where needed.
    public static func json(_ value: Value) -> String { line(JSONWriter.text(of: value)) }

    /// Returns a string with escapes for all characters outside ASCII, so that look-alikes can be distinguished.
    static func ascii(_ text: String) -> String {
        text.unicodeScalars.map { $0.isASCII ? String($0) : escape(of: $0) }.joined()
    }

    /// Returns a string of several lines, such as a log, with escapes where needed; its line ends and tabs are kept.
    public static func lines(_ text: String) -> String {
        guard text.utf8.contains(where: { mayBeObeyed($0) && $0 != 0x0A && $0 != 0x09 }) else { return text }
        return escaped(text.replacing("\r\n", with: "\n"), spares: ["\n", "\t"])
    }

    private static func escaped(_ text: String, spares: Set<Unicode.Scalar>) -> String {
        // Most strings need no escapes, so a quick check of their bytes is enough.
        guard text.utf8.contains(where: mayBeObeyed) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isObeyed(scalar), !spares.contains(scalar) {
                result += escape(of: scalar).unicodeScalars
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns whether a byte is, or begins, a character that a terminal, a log or an editor may interpret.
    private static func mayBeObeyed(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte >= 0xEF
    }

    /// Returns whether terminals, logs or editors interpret a character instead of showing it.
    static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // These are the control characters: C0, DEL and C1.
        case 0..<0x20, 0x7F...0x9F: true
        // These characters change the direction of the text around them.
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // These are Unicode's line and paragraph separators, and invisible marks.
        case 0x2028, 0x2029, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
        // These code points are not characters, and XML cannot contain them.
        case 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            return String(scalar).utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }
}
