import Specs

/// Writes JSON compactly: no white space, members in their order, numbers as they were written.
public enum JSONWriter {
    /// The value as one line of UTF-8, without its line end.
    ///
    /// Besides what must be, the line separators of Unicode are escaped, at which some readers would split a line.
    public static func bytes(of value: Value) -> [UInt8] {
        var bytes: [UInt8] = []
        write(value, to: &bytes)
        return bytes
    }

    public static func text(of value: Value) -> String {
        String(decoding: bytes(of: value), as: UTF8.self)
    }

    public static func write(_ value: Value, to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let bool): bytes += (bool ? "true" : "false").utf8
        case .number(let number): bytes += number.text.utf8
        case .string(let text): write(text, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for index in values.indices {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(values[index], to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for index in members.indices {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(members[index].name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                write(members[index].value, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        let isWritten = text.utf8.withContiguousStorageIfAvailable { writePlain($0, to: &bytes) }
        if isWritten != true { for scalar in text.unicodeScalars { write(scalar, to: &bytes) } }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a text of ASCII without anything to escape in one go; gives false, and writes nothing, where it is not.
    private static func writePlain(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Bool {
        for byte in text
        where byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            return false
        }
        bytes.append(contentsOf: text)
        return true
    }

    private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        case "\0"..<" ", "\u{85}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
}
