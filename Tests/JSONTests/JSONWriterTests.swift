import Specification
import Testing

@testable import JSON

/// Tests that the writer's output is one line of UTF-8, which every reader reads as the same value.
@Suite struct JSONWriterTests {
    @Test func `the writer escapes the control characters, the quotation mark and the backslash`() {
        let short = [UInt32(8): "\\u0008", 9: "\\t", 10: "\\n", 12: "\\u000c", 13: "\\r"]
        for code in UInt32(0)..<0x20 {
            let digits = String(code, radix: 16)
            let escape = short[code] ?? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            #expect(written(code) == "\"a\(escape)b\"", "\(code)")
        }
        #expect(written(0x22) == #""a\"b""#)
        #expect(written(0x5C) == #""a\\b""#)
    }

    @Test func `the writer escapes characters that some readers treat as line ends`() {
        #expect(written(0x85) == #""a\u0085b""#)
        #expect(written(0x2028) == #""a\u2028b""#)
        #expect(written(0x2029) == #""a\u2029b""#)
    }

    @Test func `the writer writes characters that need no escape unchanged`() {
        let ascii = (UInt32(0x20)...0x7F).filter { $0 != 0x22 && $0 != 0x5C }
        let others: [UInt32] = [
            0x80, 0x84, 0x86, 0xA0, 0xE9, 0x301, 0x7FF, 0x800, 0x2027, 0x202A, 0xD7FF, 0xE000, 0xFEFF, 0xFFFD,
            0xFFFE, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF,
        ]
        for code in ascii + others {
            guard let scalar = Unicode.Scalar(code) else { continue }
            var raw = "\"a".unicodeScalars
            raw.append(scalar)
            raw.append(contentsOf: "b\"".unicodeScalars)
            #expect(written(code)?.hasSameScalars(as: String(raw)) == true, "\(code)")
        }
    }

    @Test func `every scalar is written on one line, and is read back unchanged`() throws {
        var text = ""
        for code in UInt32(0)...0x10FFFF where code < 0x3000 || code % 257 == 0 {
            if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
        }
        let bytes = JSONWriter.bytes(of: .object([.init(text, .string(text))]))
        #expect(bytes.allSatisfy { $0 >= 0x20 })
        guard case .object(let members) = try JSONReader.value(of: bytes) else {
            Issue.record("no object")
            return
        }
        #expect(members.first?.name.hasSameScalars(as: text) == true)
        #expect(members.first?.value == .string(text))
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        #expect(scalars.allSatisfy { !["\u{85}", "\u{2028}", "\u{2029}"].contains($0) })
    }

    @Test func `the writer escapes names in the same way as strings`() {
        let value = Value.object([.init("\"\\\n\u{2028}é", .null), .init("", .null)])
        #expect(JSONWriter.text(of: value) == #"{"\"\\\n\u2028é":null,"":null}"#)
    }

    @Test func `the writer keeps the scalars of a string, and never normalises the string`() {
        for text in ["e\u{301}", "\u{E9}", "\u{212B}", "\u{1100}\u{1161}", "q\u{307}\u{323}"] {
            #expect(JSONWriter.bytes(of: .string(text)) == Array("\"\(text)\"".utf8))
        }
    }

    @Test func `the writer writes no white space and keeps the order of elements and members`() throws {
        let text = #"{"b":[1,[],{}],"a":{"d":null,"c":true},"":false,"e":"x"}"#
        #expect(JSONWriter.text(of: try JSONReader.value(of: text)) == text)
        #expect(JSONWriter.bytes(of: .null) == Array("null".utf8))
        #expect(JSONWriter.text(of: .array([])) == "[]")
        #expect(JSONWriter.text(of: .object([])) == "{}")
    }

    @Test
    func `the writer writes a double in the shortest spelling that is read back as the same double`() throws {
        var random = SplitMix(seed: 20_260_101)
        for _ in 0..<5_000 {
            let bits = random.next()
            let decimals = (Double(bits >> 40) / 1_000) * (bits & 1 == 0 ? 1 : -1)
            for double in [Double(bitPattern: bits), decimals, 1 / decimals] where double.isFinite {
                try checkRoundTrip(double)
            }
        }
    }

    @Test func `doubles at the edges of their range are read back unchanged`() throws {
        let edges: [Double] = [
            0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown, .ulpOfOne,
            0.1, 1, 0.3, 1e-7, 1e-5, 123_456.789, 1e15, 1e15.nextDown, 1e15.nextUp, 0x1p53, 0x1p53 - 1,
            0x1p53 + 2, 0x1p54, 1e16, 1e21, 1e22, 1e23, 0x1p62, 0x1p63, 0x1p64, 9.5e-5, .pi,
            .greatestFiniteMagnitude,
        ]
        for edge in edges {
            try checkRoundTrip(edge)
            try checkRoundTrip(-edge)
        }
    }

    @Test func `a number beyond the range of doubles is written exactly as it was spelled`() throws {
        #expect(JSONWriter.text(of: try JSONReader.value(of: "[1e400,-1E+999]")) == "[1e400,-1E+999]")
    }

    /// Returns the output for a string that has the given scalar between two letters.
    private func written(_ code: UInt32) -> String? {
        guard let scalar = Unicode.Scalar(code) else { return nil }
        var text = "a".unicodeScalars
        text.append(scalar)
        text.append("b")
        return JSONWriter.text(of: .string(String(text)))
    }

    private func checkRoundTrip(_ double: Double) throws {
        let text = JSONWriter.text(of: double.value)
        guard case .number(let number) = try JSONReader.value(of: text) else {
            Issue.record("\(text) is not a number")
            return
        }
        #expect(number.double == double, "\(text)")
        #expect(number.double.sign == double.sign, "\(text)")
        #expect(text.utf8.count <= "\(double)".utf8.count, "\(text) is longer than \(double)")
    }
}
