import Testing

@testable import JSON

/// Tests that numbers are kept as they were written, and are compared by their exact values.
@Suite struct JSONNumberTests {
    @Test(arguments: [
        "0", "-0", "0.0", "-0.0", "1", "1.0", "1.00", "10e-1", "1E0", "1e+0", "100", "1e2", "-1.50", "1e400",
        "-1e400", "1e-400", "9223372036854775807", "9223372036854775808", "123456789012345678901234567890",
        "0e99", "1e007", "3.141592653589793238462643383279502884197", "1e99999999999999999999",
    ])
    func `a number keeps its spelling`(text: String) throws {
        #expect(try number(text).text == text)
        #expect(JSONWriter.text(of: .array([.number(try number(text))])) == "[\(text)]")
    }

    @Test func `numbers are ordered by their exact values`() throws {
        let rising = [
            "-1e400", "-9007199254740993", "-9007199254740992", "-1.5", "-1", "-0.999", "-1e-400", "0",
            "1e-400",
            "0.29999999999999999", "0.3", "0.30000000000000000001", "0.5", "1", "1.5", "9", "10", "1e2",
            "9007199254740992", "9007199254740993", "123456789012345678901234567890", "1e400",
        ]
        for (place, left) in rising.enumerated() {
            for (other, right) in rising.enumerated() {
                #expect((try number(left) < number(right)) == (place < other), "\(left) < \(right)")
            }
        }
        #expect(try !(number("-0.0") < number("0")) && !(number("0") < number("-0.0")))
        #expect(try !(number("1.0") < number("10e-1")) && !(number("-100") < number("-1e2")))
    }

    @Test func `all spellings of a number are equal`() throws {
        for spellings in [
            ["1", "1.0", "1.000", "10e-1", "0.1e1", "1e0", "1E+0", "1e-0", "100e-2", "0.001E3", "1e00"],
            ["0", "-0", "0.0", "-0.0", "0e0", "0e99", "-0e-99", "0.000e400", "0e99999999999999999999"],
            ["-1.5", "-15e-1", "-0.15e1", "-1.50", "-150E-2"], ["1e400", "10e399", "0.1e401", "1.0e+400"],
            ["1e-400", "0.1e-399", "10e-401"], ["100", "1e2", "1.00e2", "1000e-1"],
            ["1234567890123456789012345670", "1.23456789012345678901234567e27"],
            ["9223372036854775808", "9.223372036854775808e18", "92233720368547758080e-1"],
            ["1" + String(repeating: "0", count: 3_000), "1e3000", "10e2999"],
            ["0." + String(repeating: "0", count: 2_999) + "1", "1e-3000"],
        ] {
            for left in spellings {
                for right in spellings { #expect(try number(left) == number(right), "\(left), \(right)") }
            }
        }
    }

    @Test func `numbers that doubles cannot distinguish are different numbers`() throws {
        for (left, right) in [
            ("9007199254740992", "9007199254740993"), ("0.1", "0.10000000000000000001"), ("1e400", "1e401"),
            ("0.1", "0.1000000000000000055511151231257827021181583404541015625"), ("1e400", "-1e400"),
            ("1", "1.0000000000000000000000000000000000000000000000000001"), ("1e-400", "0"),
            ("1e-400", "-1e-400"), ("123456789012345678901234567890", "123456789012345678901234567891"),
            ("1e-400", "2e-400"), ("9223372036854775807", "9223372036854775808"),
            ("9223372036854775807", "9.223372036854775806e18"),
            ("1" + String(repeating: "0", count: 3_000), "1" + String(repeating: "0", count: 2_999) + "1"),
        ] {
            #expect(try number(left) != number(right), "\(left), \(right)")
            #expect(try number(right) != number(left), "\(right), \(left)")
        }
    }

    @Test func `numbers that differ in digits, sign or magnitude are not equal`() throws {
        for (left, right) in [
            ("1", "2"), ("1", "-1"), ("1", "10"), ("1", "0.1"), ("1", "0"), ("12", "21"), ("1.2", "12"),
            ("1e1", "1e-1"), ("101", "11"), ("1.01", "1.1"), ("-0.5", "0.5"), ("0", "0.1"), ("1e2", "1e3"),
            ("100", "1"),
        ] {
            #expect(try number(left) != number(right), "\(left), \(right)")
        }
    }

    @Test func `numbers inside arrays and objects are compared by their values`() throws {
        #expect(try JSONReader.value(of: #"{"a":[1,1.0]}"#) == JSONReader.value(of: #"{"a":[10e-1,1e0]}"#))
        #expect(try JSONReader.value(of: #"{"a":[1,1.0]}"#) != JSONReader.value(of: #"{"a":[1,1.1]}"#))
    }

    @Test func `a number is converted to the nearest double`() throws {
        for (text, double) in [
            ("0.1", 0.1), ("1e23", 1e23), ("9007199254740993", 9_007_199_254_740_992),
            ("5e-324", .leastNonzeroMagnitude), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
            ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
            ("1.7976931348623157e308", .greatestFiniteMagnitude),
            ("1.7976931348623158e308", .greatestFiniteMagnitude),
            ("123456789012345678", 123_456_789_012_345_680), ("-1.5e-3", -0.0015), ("1000e-3", 1),
            ("1" + String(repeating: "0", count: 2_000) + "e-2000", 1),
            ("0." + String(repeating: "0", count: 2_000) + "1e2001", 1),
        ] {
            #expect(try number(text).double == double, "\(text)")
        }
    }

    @Test func `a number beyond the range of doubles is converted to infinity, but keeps its spelling`()
        throws
    {
        for text in ["1e400", "1.8e308", "1e99999999999999999999", "1" + String(repeating: "0", count: 309)] {
            #expect(try number(text).double == .infinity, "\(text)")
            #expect(try number("-" + text).double == -.infinity, "-\(text)")
            #expect(try number("-" + text).text == "-" + text)
        }
    }

    @Test func `a number that is too small for doubles is converted to 0, but is not equal to 0`() throws {
        for text in ["1e-400", "2e-324", "1e-9999999999", "0.\(String(repeating: "0", count: 400))1"] {
            #expect(try number(text).double == 0, "\(text)")
            #expect(try number("-" + text).double.sign == .minus, "-\(text)")
            #expect(try number(text) != Number(0), "\(text)")
        }
    }

    @Test func `a negative zero keeps its sign as a double, although the number is equal to 0`() throws {
        for text in ["-0", "-0.0", "-0e5"] {
            #expect(try number(text).double.sign == .minus)
            #expect(try number(text) == Number(0))
            #expect(try number(text).integer == 0)
        }
        #expect(try number("0").double.sign == .plus)
        #expect(Number(-0.0).text == "-0.0")
    }

    @Test func `integers up to the limits of 64 bits are read in any spelling`() throws {
        for (text, integer) in [
            ("0", 0), ("-1", -1), ("999999999999999999", 999_999_999_999_999_999),
            ("1e18", 1_000_000_000_000_000_000), ("1000000000000000000", 1_000_000_000_000_000_000),
            ("9223372036854775807", Int.max), ("9223372036854775807.000", Int.max),
            ("9.223372036854775807e18", Int.max), ("922337203685477580700e-2", Int.max),
            ("-9223372036854775808", Int.min), ("-9.223372036854775808E18", Int.min),
            ("-9223372036854775807", -Int.max), ("9223372036854775806", Int.max - 1), ("1.0", 1),
            ("-2.50e1", -25), ("0e400", 0), ("0.0", 0),
            ("1" + String(repeating: "0", count: 400) + "e-400", 1),
        ] {
            #expect(try number(text).integer == integer, "\(text)")
            #expect(try number(text).isWhole, "\(text)")
        }
    }

    @Test func `a whole number beyond 64 bits has no integer value`() throws {
        for text in [
            "9223372036854775808", "-9223372036854775809", "9223372036854775808.0", "9.3e18", "1e19", "-1e19",
            "1e400", "18446744073709551616", "10000000000000000000", "99999999999999999999",
            "1e99999999999999999999", "27670116110564327424",
        ] {
            #expect(try number(text).integer == nil, "\(text)")
            #expect(try number(text).isWhole, "\(text)")
        }
    }

    @Test func `a number with a fraction has no integer value, however small the fraction is`() throws {
        for text in [
            "0.5", "-1.5", "15e-1", "1e-1", "1e-400", "9007199254740993.5",
            "1.00000000000000000000000000000001", "9223372036854775807.5", "1e-99999999999999999999",
            "123456789012345678901234567890.1",
        ] {
            #expect(try number(text).integer == nil, "\(text)")
            #expect(try !number(text).isWhole, "\(text)")
        }
    }

    @Test func `whole doubles are written without a fraction`() {
        for (double, text) in [
            (0.0, "0"), (1, "1"), (-150, "-150"), (1e14, "100000000000000"),
            (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"),
            (-1_234_567_890_123_456, "-1234567890123456"), (9_007_199_254_740_991, "9007199254740991"),
            (-9_007_199_254_740_991, "-9007199254740991"),
        ] {
            #expect(Number(double).text == text)
        }
    }

    @Test func `an integer is equal to the double with its value and to its other spellings`() throws {
        for integer in [1, -1, 42, 100, 1_000_000, 999_999_999_999_999, 9_007_199_254_740_991] {
            #expect(Number(integer) == Number(Double(integer)))
            #expect(try Number(integer) == number("\(integer).0"))
            #expect(try Number(integer) == number("\(integer)0e-1"))
            #expect(Number(Double(integer)).integer == integer)
        }
    }

    @Test(arguments: [
        "0.0", "-0.0", "-0", "16777217", "16777216", "0.10000001", "1.0000000596046448", "1e5",
        "9007199254740993", "999999999999999", "33554433.5",
    ])
    func `conversion to double or single precision rounds only once, and a zero keeps its sign`(text: String)
    {
        let number = Number(written: text)
        #expect(number.double.bitPattern == Double(text)?.bitPattern)
        #expect(number.float.bitPattern == Float(text)?.bitPattern)
    }

    @Test func `in single precision, a number beyond the range becomes infinite`() {
        #expect(Number(written: "1e400").float == .infinity)
        #expect(Number(written: "-1e39").float == -.infinity)
        #expect(Number(12).float == 12)
    }

    private func number(_ text: String) throws -> Number {
        guard case .number(let number) = try JSONReader.value(of: text) else { throw NoNumber(text: text) }
        return number
    }

    private struct NoNumber: Error {
        let text: String
    }
}
