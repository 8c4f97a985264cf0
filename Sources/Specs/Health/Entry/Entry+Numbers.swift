extension Entry {
    /// Returns the string with its commas replaced by points.
    static func pointed(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
    }

    /// Returns whether the string consists of one or more digits 0 to 9.
    static func areDigits(_ text: some Collection<UInt8>) -> Bool {
        !text.isEmpty && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Returns whether the string consists of digits, with at most one point between them.
    static func isPlain(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy(areDigits)
    }

    /// Returns whether the code in the source converts a string to a number, even if the number overflows to infinity.
    ///
    /// A convertible string has an optional sign, digits with an optional point anywhere, and an optional exponent.
    /// Hexadecimal digits follow `0x`, and their exponent begins with `p`.
    static func isConvertible(_ text: String) -> Bool {
        var rest = text.utf8[...]
        /// Drops up to `most` of the given bytes from the start of `rest`, and returns the number of dropped bytes.
        func drop(_ bytes: String, atMost most: Int = .max) -> Int {
            let count = min(rest.prefix { bytes.utf8.contains($0) }.count, most)
            rest = rest.dropFirst(count)
            return count
        }
        _ = drop("+-", atMost: 1)
        let isHexadecimal = ["0x", "0X"].contains { rest.starts(with: $0.utf8) }
        if isHexadecimal { rest = rest.dropFirst(2) }
        let digits = "0123456789" + (isHexadecimal ? "abcdefABCDEF" : "")
        var count = drop(digits)
        if drop(".", atMost: 1) == 1 { count += drop(digits) }
        if drop(isHexadecimal ? "pP" : "eE", atMost: 1) == 1 {
            _ = drop("+-", atMost: 1)
            if drop("0123456789") == 0 { return false }
        }
        return count > 0 && rest.isEmpty
    }
}
