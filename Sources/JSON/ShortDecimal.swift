/// A number with few digits and no exponent, which one division converts to the nearest binary number.
///
/// Most numbers are short in this sense. `Double` holds the digits and the power of ten exactly, as whole numbers.
/// Their quotient is rounded once, to the nearest with ties to even, so it equals the result of converting the string.
package struct ShortDecimal {
    private var digits = 0
    private var places = 0

    /// Reads a short number.
    ///
    /// - Parameter text: A number by RFC 8259. If it is not short, or is zero with a minus sign, the result is nil.
    package init?(_ text: String) {
        let short = text.utf8.withContiguousStorageIfAvailable { ShortDecimal($0) }
        guard let short = short ?? ShortDecimal(Array(text.utf8)) else { return nil }
        self = short
    }

    private init?(_ text: some Sequence<UInt8>) {
        var count = 0
        var isNegative = false
        var hasPoint = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                count += 1
                if hasPoint { places += 1 }
                if count > 15 { return nil }
            case UInt8(ascii: "."): hasPoint = true
            case UInt8(ascii: "-"): isNegative = true
            default: return nil
            }
        }
        if isNegative {
            if digits == 0 { return nil }
            digits = -digits
        }
    }

    /// The nearest double, since `Double` holds up to 15 digits, and 10 to the power of 15, exactly.
    package var double: Double { Double(digits) / ShortDecimal.doubles[places] }

    /// The nearest number of single precision; nil if `Float` cannot hold the digits or the power of ten exactly.
    package var float: Float? {
        places < ShortDecimal.floats.count && digits.magnitude <= 1 << 24
            ? Float(digits) / ShortDecimal.floats[places] : nil
    }

    private static let doubles: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
    private static let floats: [Float] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]
}
