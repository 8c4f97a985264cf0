/// Writes compact JSON: without white space, with members in the given order, and with numbers as they were written.
public enum JSONWriter {
    /// Returns the value as one line of UTF-8, without its line end.
    ///
    /// The writer also escapes the line separators of Unicode, although JSON allows them, since some readers split
    /// lines at them.
    public static func bytes(of value: Value) -> [UInt8] {
        var buffer = ByteBuffer()
        write(value, to: &buffer)
        return buffer.array
    }

    /// Returns the value as one line of text, without its line end.
    public static func text(of value: Value) -> String {
        var buffer = ByteBuffer()
        write(value, to: &buffer)
        return buffer.text
    }

    /// Returns the value as one line of UTF-8, with its line end.
    public static func line(of value: Value) -> [UInt8] {
        bytes(of: value) + [UInt8(ascii: "\n")]
    }

    package static func write(_ value: Value, to buffer: inout ByteBuffer) {
        switch value {
        case .null: buffer.append("null")
        case .bool(let bool): buffer.append(bool ? "true" : "false")
        case .number(let number):
            if let integer = number.plainInteger {
                buffer.append(integer)
            } else {
                buffer.append(number.text)
            }
        case .string(let text): write(text, to: &buffer)
        case .array(let values):
            buffer.append(UInt8(ascii: "["))
            for index in values.indices {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                write(values[index], to: &buffer)
            }
            buffer.append(UInt8(ascii: "]"))
        case .object(let members):
            buffer.append(UInt8(ascii: "{"))
            for index in members.indices {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                write(members[index].name, to: &buffer)
                buffer.append(UInt8(ascii: ":"))
                write(members[index].value, to: &buffer)
            }
            buffer.append(UInt8(ascii: "}"))
        }
    }

    package static func write(_ text: String, to buffer: inout ByteBuffer) {
        buffer.append(UInt8(ascii: "\""))
        let isWritten = text.utf8.withContiguousStorageIfAvailable { bytes in
            var isASCII = true
            let isPlain = bytes.endOfPlain(from: 0, &isASCII) == bytes.count && isASCII
            if isPlain { buffer.append(bytes) }
            return isPlain
        }
        if isWritten != true { for scalar in text.unicodeScalars { write(scalar, to: &buffer) } }
        buffer.append(UInt8(ascii: "\""))
    }

    private static func write(_ scalar: Unicode.Scalar, to buffer: inout ByteBuffer) {
        switch scalar {
        case "\"": buffer.append("\\\"")
        case "\\": buffer.append("\\\\")
        case "\n": buffer.append("\\n")
        case "\r": buffer.append("\\r")
        case "\t": buffer.append("\\t")
        case "\0"..<" ", "\u{85}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            buffer.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default:
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { buffer.append(byte) }
        }
    }
}
