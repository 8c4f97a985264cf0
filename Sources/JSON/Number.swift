/// A JSON number kept as it was written, so that 1, 1.0 and 1e400 can be distinguished if needed.
///
/// Two numbers are equal if they have the same value: 1, 1.0 and 10e-1 are equal, and -0 equals 0.
public struct Number: Sendable {
    @usableFromInline
    package enum Storage: Sendable {
        /// A plain integer, whose only spelling is its decimal digits.
        case integer(Int)
        /// A number in any other spelling that RFC 8259 allows.
        case written(String)
    }

    @usableFromInline let storage: Storage

    /// Makes a number from an integer.
    public init(_ integer: Int) {
        storage = .integer(integer)
    }

    /// Makes a number with the shortest spelling that reads back as the same double.
    ///
    /// Whole numbers are written without a fraction.
    ///
    /// - Precondition: `double` is finite, since JSON has neither infinity nor NaN.
    public init(_ double: Double) {
        precondition(double.isFinite, "JSON has no number for \(double)")
        if double == double.rounded(), abs(double) <= 0x1p53, !(double == 0 && double.sign == .minus) {
            storage = .integer(Int(double))
        } else {
            storage = .written("\(double)")
        }
    }

    /// Makes a number from its spelling.
    ///
    /// - Precondition: `text` is a JSON number as defined by RFC 8259; the JSON reader ensures this.
    public init(written text: String) {
        storage = .written(text)
    }

    /// The number as it was written.
    public var text: String {
        switch storage {
        case .integer(let integer): String(integer)
        case .written(let text): text
        }
    }

    /// The integer, if the number is written as an integer, such as 12; nil for any other spelling, such as 1.0 or -0.
    @inlinable
    public var plainInteger: Int? {
        if case .integer(let integer) = storage { integer } else { nil }
    }

    /// The nearest double; infinite if the number is beyond the range of doubles (1e400).
    public var double: Double {
        plainInteger.map(Double.init) ?? Double(text) ?? DecimalForm(text).saturated
    }

    /// The nearest `Float`, rounded only once; infinite if the number is beyond the range of `Float`.
    package var float: Float {
        plainInteger.map(Float.init) ?? Float(text) ?? Float(double)
    }

    /// The exact integer, or nil if the number has a fraction or is beyond the range of `Int`.
    public var integer: Int? { plainInteger ?? DecimalForm(text).integer }

    /// Whether the number has no fraction, whatever its spelling and size.
    public var isWhole: Bool { plainInteger != nil || DecimalForm(text).isWhole }
}

extension Number: Equatable {
    /// Returns whether two numbers have the same value.
    public static func == (left: Number, right: Number) -> Bool {
        switch (left.storage, right.storage) {
        case (.integer(let a), .integer(let b)): a == b
        case (.written(let a), .written(let b)) where a == b: true
        default: DecimalForm(left.text) == DecimalForm(right.text)
        }
    }
}

extension Number: Comparable {
    /// Returns whether the exact value of a number is less than that of another.
    public static func < (left: Number, right: Number) -> Bool {
        switch (left.storage, right.storage) {
        case (.integer(let a), .integer(let b)): a < b
        default: DecimalForm(left.text) < DecimalForm(right.text)
        }
    }
}

extension DecimalForm: Comparable {
    package static func < (left: DecimalForm, right: DecimalForm) -> Bool {
        if left.sign != right.sign { return left.sign < right.sign }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

    private func isSmaller(than other: DecimalForm) -> Bool {
        let (size, otherSize) = (digits.count + exponent, other.digits.count + other.exponent)
        return size == otherSize ? digits.lexicographicallyPrecedes(other.digits) : size < otherSize
    }
}

/// A decimal number as its sign, its digits without leading and trailing zeros, and the power of ten of its last digit.
package struct DecimalForm: Equatable {
    package var isNegative = false
    /// The significant digits, each from 0 to 9; empty for the number zero.
    package var digits: [UInt8] = []
    /// The power of ten of the last digit, clamped to ±2^56; no comparison needs greater powers.
    package var exponent = 0

    package init(_ text: String) {
        var seenPoint = false
        var bytes = text.utf8.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): seenPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if !(digits.isEmpty && byte == UInt8(ascii: "0")) { digits.append(byte - UInt8(ascii: "0")) }
                if seenPoint { exponent -= 1 }
            default:
                // The byte is an `e` or `E`, and the exponent follows it.
                var negative = false
                var magnitude = 0
                while let byte = bytes.next() {
                    switch byte {
                    case UInt8(ascii: "-"): negative = true
                    case UInt8(ascii: "0")...UInt8(ascii: "9"):
                        magnitude = min(magnitude * 10 + Int(byte - UInt8(ascii: "0")), 1 << 56)
                    default: break
                    }
                }
                exponent += negative ? -magnitude : magnitude
            }
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty {
            isNegative = false
            exponent = 0
        }
    }

    package var isWhole: Bool { digits.isEmpty || exponent >= 0 }

    package var integer: Int? {
        guard isWhole, digits.count + exponent <= 19 else { return nil }
        var result = 0
        for digit in digits + Array(repeating: 0, count: exponent) {
            let (product, overflow) = result.multipliedReportingOverflow(by: 10)
            let (difference, underflow) = product.subtractingReportingOverflow(Int(digit))
            guard !overflow, !underflow else { return nil }
            result = difference
        }
        if isNegative { return result }
        return result == .min ? nil : -result
    }

    /// The double for a number that the standard library refuses to convert, since it is out of range.
    package var saturated: Double {
        let magnitude = digits.isEmpty || digits.count + exponent < 0 ? 0 : Double.infinity
        return isNegative ? -magnitude : magnitude
    }
}
