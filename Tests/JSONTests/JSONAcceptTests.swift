import Testing

@testable import JSON

/// Tests input that is JSON by RFC 8259.
///
/// Each input is read, written back compactly, and read again as the same value.
@Suite struct JSONAcceptTests {
    @Test(arguments: AcceptedGroup.all)
    func `every text that the grammar allows is read and then written compactly`(_ group: AcceptedGroup) {
        for (text, compact) in group.texts {
            guard let value = value(of: text) else { continue }
            #expect(JSONWriter.text(of: value) == compact, "\(text)")
            guard let again = self.value(of: compact) else { continue }
            #expect(again == value, "\(text)")
        }
    }

    @Test(arguments: AcceptedGroup.strings)
    func `a string has the expected scalars when it is read, and when it is written and read again`(
        _ group: AcceptedGroup
    ) {
        for (json, expected) in group.texts {
            guard case .string(let text)? = value(of: json) else {
                Issue.record("\(json) is not a string")
                continue
            }
            #expect(text.hasSameScalars(as: expected), "\(json) gave \(text.unicodeScalars.map(\.value))")
            let written = JSONWriter.text(of: .string(text))
            guard case .string(let again)? = value(of: written) else { continue }
            #expect(again.hasSameScalars(as: expected), "\(written)")
        }
    }

    @Test func `literals, numbers, arrays and objects are read as the corresponding values`() throws {
        let value = try JSONReader.value(of: #"[null, true, false, 7, -1.5e3, "x", [], {"b": [1], "a": {}}]"#)
        let expected: Value = .array([
            .null, .bool(true), .bool(false), .number(Number(7)), .number(Number(-1500)), .string("x"),
            .array([]), .object([.init("b", .array([.number(Number(1))])), .init("a", .object([]))]),
        ])
        #expect(value == expected)
    }

    @Test func `on request, the reader keeps only the last of several members with the same name`()
        throws
    {
        let text = #"{"a":1,"b":{"c":1,"d":2,"c":3},"a":2,"é":1,"e\u0301":2}"#
        #expect(throws: JSONError.self) { try JSONReader.value(of: text) }
        let value = try JSONReader.value(of: text, duplicates: .lastCounts)
        #expect(JSONWriter.text(of: value) == #"{"b":{"d":2,"c":3},"a":2,"é":1,"é":2}"#)
        let many = "{" + (0..<40).map { "\"a\($0 % 20)\":\($0)" }.joined(separator: ",") + "}"
        #expect(try JSONReader.value(of: many, duplicates: .lastCounts)["a3"] == .number(Number(23)))
        #expect(throws: JSONError.self) { try JSONReader.value(of: #"{"a":1,}"#, duplicates: .lastCounts) }
    }

    @Test func `the reader keeps the order of members`() throws {
        guard case .object(let members) = try JSONReader.value(of: #"{"c":1,"a":2,"b":3}"#) else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.name) == ["c", "a", "b"])
    }

    @Test func `the reader distinguishes canonically equivalent names whose scalars differ`() throws {
        for extra in [0, 20] {
            let others = (0..<extra).map { #""n\#($0)":0"# }
            let object = (others + ["\"\u{E9}\":1", "\"e\u{301}\":2"]).joined(separator: ",")
            let value = try JSONReader.value(of: "{\(object)}")
            #expect(value["\u{E9}"] == .number(Number(1)))
            #expect(value["e\u{301}"] == .number(Number(2)))
            #expect(try JSONReader.value(of: JSONWriter.text(of: value)) == value)
        }
    }

    @Test(arguments: [15, 16, 17, 18, 64, 65, 500])
    func `the reader reads objects with many members`(count: Int) throws {
        let members = (0..<count).map { Value.Member("name \($0)", .number(Number($0))) }
        let value = try JSONReader.value(of: JSONWriter.bytes(of: .object(members)))
        #expect(value == .object(members))
        #expect(value["name \(count - 1)"] == .number(Number(count - 1)))
    }

    @Test func `the reader accepts values that are nested up to the limit`() throws {
        let depth = JSONReader.standardDepth
        let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let objects = String(repeating: #"{"a":"#, count: depth) + "0" + String(repeating: "}", count: depth)
        let mixed =
            String(repeating: #"[{"a":"#, count: depth / 2) + "0" + String(repeating: "}]", count: depth / 2)
        for text in [arrays, objects, mixed] {
            #expect(JSONWriter.text(of: try JSONReader.value(of: text)) == text)
        }
        #expect(try JSONReader.value(of: "[[]]", depth: 2) == .array([.array([])]))
        #expect(try JSONReader.value(of: "0", depth: 0) == .number(Number(0)))
    }

    @Test func `only nested values count towards the depth limit; adjacent values do not`() throws {
        let text = "[" + Array(repeating: #"[{"a":[]}]"#, count: 2_000).joined(separator: ",") + "]"
        #expect(JSONWriter.text(of: try JSONReader.value(of: text, depth: 4)) == text)
    }

    @Test func `the reader reads a string of a million bytes`() throws {
        let text = String(repeating: "\u{E9}", count: 500_000)
        #expect(try JSONReader.value(of: "\"\(text)\"") == .string(text))
    }

    @Test func `the reader reads a slice of a longer byte array`() throws {
        let bytes = Array(#"no {"a":1} no"#.utf8)
        #expect(try JSONReader.value(of: bytes[3..<10]) == .object([.init("a", .number(Number(1)))]))
    }

    private func value(of text: String) -> Value? {
        do {
            return try JSONReader.value(of: text)
        } catch {
            Issue.record("\(text) is refused: \(error)")
            return nil
        }
    }
}

/// Inputs of one category, each with its compact spelling or, in `strings`, with the scalars that it stands for.
struct AcceptedGroup: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let texts: [(String, String)]

    init(_ name: String, _ texts: [(String, String)]) {
        testDescription = name
        self.texts = texts
    }

    /// Makes a group of inputs that are already compact.
    init(_ name: String, compact texts: [String]) {
        self.init(name, texts.map { ($0, $0) })
    }

    static let all = [
        AcceptedGroup("structure", compact: structure), AcceptedGroup("numbers", compact: numbers),
        AcceptedGroup("white space", whiteSpace), AcceptedGroup("names", names),
    ]

    private static let structure = [
        "null", "true", "false", "0", "\"\"", "[]", "{}", "[[]]", "[{}]", #"{"a":[]}"#, #"{"a":{}}"#,
        "[null]", "[1,2,3]", #"[1,"a",null,true,false,{}]"#, "[[],[[]],[[],[]]]", #"{"a":{"b":{"c":[]}}}"#,
        #"[{"a":1},{"a":2}]"#, #"{"a":1,"b":2}"#, #"{"a":null,"b":true,"c":false}"#,
        #"["[","]","{","}",",",":"]"#, #"{"a":"{\"a\":1}"}"#, ##"["//","/*","*/","#","'"]"##,
        #"["null","true","1","NaN"]"#,
    ]

    private static let numbers = [
        "-0", "0.0", "-0.0", "0e0", "0E+0", "0e-0", "-0e0", "1", "-1", "10", "100", "1.5", "-1.5", "1.50",
        "0.5", "1e5", "1E5", "1e+5", "1e-5", "1E-5", "1.0e10", "0.1e1", "1.25E-3", "1e007", "1e00", "-1e-0",
        "0.10000", "12345678901234567", "123456789012345678", "999999999999999999", "-999999999999999999",
        "1000000000000000000", "1234567890123456789", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e400", "-1e400", "1e-400",
        "1e99999999999999999999", "1e-99999999999999999999", "3.141592653589793238462643383279502884197",
        "0.1000000000000000055511151231257827021181583404541015625", String(repeating: "9", count: 400),
        "0." + String(repeating: "0", count: 400) + "1", "1" + String(repeating: "0", count: 400) + "e-400",
    ]

    private static let whiteSpace = [
        (" 1", "1"), ("1 ", "1"), ("\t\r\n 1 \t\r\n", "1"), ("[ ]", "[]"), ("[\n]", "[]"), ("{ }", "{}"),
        ("{\t}", "{}"), ("[ 1 , 2 ]", "[1,2]"), ("\n[\n1\n]\n", "[1]"), ("[1\r\n,\r\n2]", "[1,2]"),
        (#"{ "a" : 1 , "b" : [ ] }"#, #"{"a":1,"b":[]}"#), ("{\"a\"\r:\r1}", #"{"a":1}"#),
        (#"[ "a  b" ]"#, #"["a  b"]"#), (" null ", "null"), ("\r\"\"\r", "\"\""),
        (String(repeating: " ", count: 5_000) + "[]" + String(repeating: "\n", count: 5_000), "[]"),
    ]

    private static let names = [
        (#"{"":0}"#, #"{"":0}"#), (#"{"a":1,"A":2}"#, #"{"a":1,"A":2}"#),
        (#"{"a":1,"a ":2}"#, #"{"a":1,"a ":2}"#), (#"{"a":1,"a\u0000":2}"#, #"{"a":1,"a\u0000":2}"#),
        (#"{"a":{"a":{"a":1}}}"#, #"{"a":{"a":{"a":1}}}"#), (#"{"\u0061":1,"b":2}"#, #"{"a":1,"b":2}"#),
        (#"{"\"":1,"\\":2}"#, #"{"\"":1,"\\":2}"#), ("{\"K\":1,\"\u{212A}\":2}", "{\"K\":1,\"\u{212A}\":2}"),
        (#"{"1":1,"1.0":2}"#, #"{"1":1,"1.0":2}"#),
        ("{\"\u{AC00}\":1,\"\u{1100}\u{1161}\":2}", "{\"\u{AC00}\":1,\"\u{1100}\u{1161}\":2}"),
        (#"{"\ud83d\ude00":1}"#, "{\"\u{1F600}\":1}"),
        (#"{"__proto__":1,"null":2}"#, #"{"__proto__":1,"null":2}"#),
    ]
}

/// Strings in quotation marks, each with the scalars that it stands for.
extension AcceptedGroup {
    static let strings = [
        AcceptedGroup("escapes", escapes), AcceptedGroup("surrogates", surrogates),
        AcceptedGroup("raw characters", raw),
    ]

    private static let escapes = [
        ("\"\\\"\"", "\""), (#""\\""#, "\\"), (#""\/""#, "/"), (#""\b""#, "\u{8}"), (#""\f""#, "\u{C}"),
        (#""\n""#, "\n"), (#""\r""#, "\r"), (#""\t""#, "\t"), (#""\u0000""#, "\0"), (#""\u0041""#, "A"),
        (#""\u00e9""#, "\u{E9}"), (#""\u00E9""#, "\u{E9}"), (#""\u20aC""#, "\u{20AC}"), (#""\u005C""#, "\\"),
        (#""\u0022""#, "\""), (#""\u001f""#, "\u{1F}"), (#""\u007F""#, "\u{7F}"), (#""\u0085""#, "\u{85}"),
        (#""\u2028\u2029""#, "\u{2028}\u{2029}"), (#""\uFFFF""#, "\u{FFFF}"), (#""\uFEFF""#, "\u{FEFF}"),
        (#""\uFFFE""#, "\u{FFFE}"), (#""\\u0041""#, #"\u0041"#), (#""\\\\""#, #"\\"#),
        ("\"\\\\\\\"\"", #"\""#), (#""a\nb\tc""#, "a\nb\tc"), (#""\r\n""#, "\r\n"), (#""\u00410""#, "A0"),
        (#""e\u0301""#, "e\u{301}"), (#""\u0065\u0301""#, "e\u{301}"),
        (#""before \" after""#, "before \" after"),
    ]

    private static let surrogates = [
        (#""\uD800\uDC00""#, "\u{10000}"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
        (#""\uD83D\uDE00""#, "\u{1F600}"), (#""\ud83d\ude00""#, "\u{1F600}"),
        (#""a\uD83D\uDE00b""#, "a\u{1F600}b"), (#""\uD7FF""#, "\u{D7FF}"), (#""\uE000""#, "\u{E000}"),
        (#""\uD834\uDD1E\uD834\uDD1E""#, "\u{1D11E}\u{1D11E}"), (#""\\uD800""#, #"\uD800"#),
        (#""\uDBFF\uDFFE""#, "\u{10FFFE}"),
    ]

    private static let raw = [
        ("\"\u{E9}\"", "\u{E9}"), ("\"e\u{301}\"", "e\u{301}"), ("\"\u{7F}\"", "\u{7F}"),
        ("\"\u{80}\"", "\u{80}"), ("\"\u{85}\"", "\u{85}"), ("\"\u{7FF}\"", "\u{7FF}"),
        ("\"\u{800}\"", "\u{800}"), ("\"\u{D7FF}\"", "\u{D7FF}"), ("\"\u{E000}\"", "\u{E000}"),
        ("\"\u{FEFF}\"", "\u{FEFF}"), ("\"\u{FFFE}\u{FFFF}\"", "\u{FFFE}\u{FFFF}"),
        ("\"\u{FFFD}\"", "\u{FFFD}"), ("\"\u{10000}\"", "\u{10000}"), ("\"\u{10FFFF}\"", "\u{10FFFF}"),
        ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
        ("\"\u{1F468}\u{200D}\u{1F469}\"", "\u{1F468}\u{200D}\u{1F469}"),
        ("\" \u{A0}\u{3000} \"", " \u{A0}\u{3000} "), ("\"'/\"", "'/"), ("\"\u{301}\"", "\u{301}"),
        ("\"\u{E9}\\n\u{E9}\"", "\u{E9}\n\u{E9}"), ("\"\u{202E}\u{200B}\"", "\u{202E}\u{200B}"),
    ]
}
