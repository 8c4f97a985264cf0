import JSON
import Specification

/// A single-precision number and its spelling, since outputs must use the shortest spelling.
public struct Single: Wire, Comparable {
    /// The single-precision number nearest to the written one; ties go to even.
    public let float: Float
    /// The number, spelled as it was written.
    public let number: Number

    /// The number in its shortest spelling.
    ///
    /// - Precondition: The number is finite.
    public init(_ float: Float) {
        self.float = float
        number = Single.shortest(float)
    }

    public static let shape = Shape.described("A single-precision number.", .number())

    public init(_ value: Value) throws(Misfit) {
        self.init(try Number(value))
    }

    /// - Precondition: `text` is a number according to RFC 8259.
    init(spelled text: String) {
        self.init(Number(written: text))
    }

    init(_ number: Number) {
        self.number = number
        float = number.float
    }

    public var value: Value { .number(number) }

    /// The number in its shortest spelling, as in outputs.
    public var shortened: Single { Single(float) }

    /// Whether the number is written as the shortest decimal that reads back as the same number.
    ///
    /// If several decimals are shortest, the number must be written as the decimal nearest to it; 37.0 and 37 are the
    /// same decimal.
    var isShortest: Bool { float.isFinite && number == Single.shortest(float) }

    /// Whether two equally short decimals that read back as the number are equally near to it, as for 39570.9375.
    ///
    /// A number with two shortest decimals lies halfway between them, has one more digit than either, and ends in 5.
    var hasTwoShortest: Bool {
        // A number of at least 1 with two shortest decimals has at most nine decimal places, and as many binary places
        // as decimal places.
        if abs(float) >= 1, float * 512 != (float * 512).rounded() { return false }
        let (exact, short) = ("\(Double(float))", "\(float)")
        return exact.last == "5" && exact.utf8.count == short.utf8.count + 1 && !short.contains("e")
    }

    private static func shortest(_ float: Float) -> Number {
        if float == float.rounded(), abs(float) < 0x1p24 { return Number(Int(float)) }
        return Number(written: "\(float)")
    }

    public static func == (left: Single, right: Single) -> Bool { left.float == right.float }
    public static func < (left: Single, right: Single) -> Bool { left.float < right.float }
}

extension Limit where Content == Single {
    /// Returns a limit that accepts a number if its value as written, before rounding, is within the given bounds.
    static func within(above: Double? = nil, atLeast: Double? = nil, atMost: Double) -> Limit {
        Limit(.number(.init(atLeast: atLeast, above: above, atMost: atMost))) { single in
            let (double, text) = (single.number.double, single.number.text)
            if let above, double <= above {
                return "a number above \(Number(above).text) is expected, not \(text)"
            }
            if let atLeast, double < atLeast {
                return "a number of at least \(Number(atLeast).text) is expected, not \(text)"
            }
            return double <= atMost
                ? nil : "a number of at most \(Number(atMost).text) is expected, not \(text)"
        }
    }

    static func within(_ range: ClosedRange<Double>) -> Limit {
        within(atLeast: range.lowerBound, atMost: range.upperBound)
    }
}
