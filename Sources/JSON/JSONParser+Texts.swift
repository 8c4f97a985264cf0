/// The part of the parser that reads strings.
extension JSONParser {
    package mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        var isASCII = true
        position = bytes.endOfPlain(from: position, &isASCII)
        guard peek() == UInt8(ascii: "\"") else { return try restOfString(from: start) }
        let text = isASCII ? plainText(start..<position) : try text(start..<position)
        position += 1
        return text
    }

    /// Reads a string that begins at `start`, and has an escape or a fault at the current position.
    private mutating func restOfString(from start: Int) throws(JSONError) -> String {
        var text = ""
        var run = start
        while let byte = peek() {
            if byte == UInt8(ascii: "\"") {
                text += try self.text(run..<position)
                position += 1
                return text
            }
            if byte == UInt8(ascii: "\\") {
                text += try self.text(run..<position)
                text.unicodeScalars.append(try escape())
                run = position
            } else if byte < 0x20 {
                throw fault("a control character in a string is not escaped")
            } else {
                position += 1
            }
        }
        throw fault("a string has no closing quotation mark")
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let byte = peek() else { throw fault("an escape is incomplete") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
                throw JSONError("a surrogate stands alone", at: start)
            }
            let low = try hexadecimal()
            guard (0xDC00...0xDFFF).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            else { throw JSONError("a surrogate stands alone", at: start) }
            return scalar
        default: throw JSONError("JSON has no escape \\\(named(byte))", at: start)
        }
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80
            else {
                throw fault("four hexadecimal digits are expected")
            }
            unit = unit << 4 | UInt32(digit)
            position += 1
        }
        return unit
    }

    /// Makes a string of ASCII bytes without validating them, which is several times as fast as validating them.
    private func plainText(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    private func text(_ range: Range<Int>) throws(JSONError) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            throw JSONError("a string is not valid UTF-8", at: range.lowerBound + validBytes(in: range))
        }
        return text
    }

    /// Returns the number of bytes before the first invalid UTF-8 sequence in the range.
    private func validBytes(in range: Range<Int>) -> Int {
        var decoder = UTF8()
        var rest = bytes[range].makeIterator()
        var count = 0
        while case .scalarValue(let scalar) = decoder.decode(&rest) { count += UTF8.width(scalar) }
        return count
    }
}
