import Testing

@testable import JSON

/// Tests input that is not JSON by RFC 8259.
///
/// Each input is refused, with the byte offset of its error.
@Suite struct JSONRejectTests {
    @Test(arguments: RefusedGroup.all)
    func `the reader refuses what the grammar does not allow, and reports the place of the error`(
        _ group: RefusedGroup
    ) {
        for (bytes, offset) in group.texts {
            #expect(fault(in: bytes)?.offset == offset, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test(arguments: IllFormedGroup.all)
    func `the reader refuses invalid UTF-8 anywhere`(_ group: IllFormedGroup) {
        for bytes in group.sequences {
            for (before, after) in [
                ("\"", "\""), ("\"é", "é\""), ("{\"é", "\":1}"), (#"["\n"#, #"\n"]"#), ("", ""), ("\"", ""),
            ] {
                let text = Array(before.utf8) + bytes + Array(after.utf8)
                #expect(fault(in: text) != nil, "\(hexadecimal(bytes)) between \(before) and \(after)")
            }
        }
    }

    @Test(arguments: IllFormedGroup.all)
    func `the reader reports the first byte that is not UTF-8`(_ group: IllFormedGroup) {
        for bytes in group.sequences {
            for (before, after) in [("\"é", "\""), ("\"é", "à\""), ("{\"é", "\":1}"), (#""é\né"#, #"\n""#)] {
                let text = Array(before.utf8) + bytes + Array(after.utf8)
                #expect(fault(in: text)?.offset == before.utf8.count, "\(hexadecimal(bytes)) after \(before)")
            }
        }
    }

    @Test func `the reader refuses every control character in a string and in a name`() {
        for byte in UInt8(0)..<0x20 {
            #expect(fault(in: Array("\"a".utf8) + [byte] + Array("b\"".utf8))?.offset == 2)
            #expect(fault(in: Array("{\"a".utf8) + [byte] + Array("\":1}".utf8))?.offset == 3)
            #expect(fault(in: Array("\"\\n".utf8) + [byte] + Array("\"".utf8))?.offset == 3)
        }
    }

    @Test
    func `the reader refuses every byte that the grammar forbids as the first byte or after a value`() {
        let space = Array(" \t\r\n".utf8)
        let beginnings = space + Array("[{\"-0123456789tfn".utf8)
        for byte in UInt8.min...UInt8.max {
            if !beginnings.contains(byte) { #expect(fault(in: [byte])?.offset == 0, "\(byte)") }
            if !space.contains(byte) { #expect(fault(in: Array("{}".utf8) + [byte])?.offset == 2, "\(byte)") }
        }
    }

    @Test func `the reader refuses every unknown escape`() {
        for byte in UInt8.min...UInt8.max where !Array(#""\/bfnrtu"#.utf8).contains(byte) {
            #expect(fault(in: Array("\"a\\".utf8) + [byte] + Array("\"".utf8))?.offset == 2, "\(byte)")
        }
    }

    @Test(arguments: [
        ("array", #"[[1,-2.5e+3,"aé\n\ud83d\ude00"],{},[],null]"#),
        ("object", #"{"a":[true,false,null],"é\"":{"":"\\"},"c":-0.5E-7}"#), ("string", #""abc\u0041\"é""#),
    ])
    func `the reader refuses every incomplete input`(name: String, text: String) {
        let bytes = Array(text.utf8)
        for count in bytes.indices {
            #expect(fault(in: Array(bytes[..<count])) != nil, "\(name) truncated after \(count) bytes")
        }
    }

    @Test func `the reader reports the first bracket that is nested beyond the limit`() {
        let depth = JSONReader.standardDepth
        let arrays = String(repeating: "[", count: depth + 1) + String(repeating: "]", count: depth + 1)
        #expect(fault(in: Array(arrays.utf8))?.offset == depth)
        let objects = String(repeating: #"{"a":"#, count: depth + 1)
        #expect(fault(in: Array(objects.utf8))?.offset == 5 * depth)
        #expect(fault(in: Array(repeating: UInt8(ascii: "["), count: 1_000_000))?.offset == depth)
        #expect(fault(in: Array(String(repeating: #"[{"":"#, count: 100_000).utf8))?.offset == depth / 2 * 5)
        #expect(fault(in: Array("[[]]".utf8), depth: 1)?.offset == 1)
        #expect(fault(in: Array("{}".utf8), depth: 0)?.offset == 0)
    }

    @Test func `the reader refuses a name that occurs twice, and reports its second occurrence`() {
        for text in [
            #"{"a":1,"a":2}"#, #"{"a":1,"a":1}"#, #"{"":1,"":2}"#, #"{"a":1,"\u0061":2}"#, #"{"é":1,"é":2}"#,
            #"{"a":1,"b":2,"a":3}"#, #"[{"a":{"b":1,"b":2}}]"#, #"{"a":{"a":1},"a":2}"#, #"{"/":1,"\/":2}"#,
        ] {
            let last = text.utf8.lastIndex(of: UInt8(ascii: ",")) ?? text.startIndex
            let error = fault(in: Array(text.utf8))
            #expect(error?.offset == text.utf8.distance(from: text.startIndex, to: last) + 1, "\(text)")
            #expect(error?.problem.contains("occurs twice") == true, "\(text)")
        }
    }

    @Test(arguments: [15, 16, 17, 18, 33, 500])
    func `the reader refuses a name that occurs twice among many others`(count: Int) {
        for first in [0, count / 2, count - 2] {
            for second in [first + 1, count - 1] where second > first {
                var names = (0..<count).map { "name \($0)" }
                names[second] = names[first]
                let object = names.map { #""\#($0)":0"# }.joined(separator: ",")
                let problem = fault(in: Array("{\(object)}".utf8))?.problem
                #expect(problem?.contains("\"\(names[first])\" occurs twice") == true, "\(first), \(second)")
            }
        }
    }

    @Test func `the reader reports the error and its place in one sentence`() throws {
        for (text, sentence) in [
            ("", "a value is missing at byte 0"), ("[1,]", "no value begins with \"]\" at byte 3"),
            ("\u{FEFF}1", "no value begins with the byte 0xEF at byte 0"),
            ("1 x", "\"x\" follows the value at byte 2"), ("[tru]", "true is expected at byte 1"),
            (#"{"a":1,}"#, "a name in quotation marks is expected at byte 7"),
            ("01", "a number cannot begin with 0 followed by another digit at byte 1"),
            ("\"\t\"", "a control character in a string is not escaped at byte 1"),
            (#""\x""#, "JSON has no escape \\\"x\" at byte 1"),
            (#""\uD800""#, "a surrogate stands alone at byte 1"),
            ("\"a", "a string has no closing quotation mark at byte 2"),
            (#"{"a":1,"a":2}"#, "the name \"a\" occurs twice at byte 7"),
        ] {
            #expect(fault(in: Array(text.utf8))?.description == sentence)
        }
    }

    @Test
    func `if the input is a part of a longer line, the reader counts bytes from the beginning of the part`() {
        let part = Array("before[1,]".utf8)[6...]
        #expect(throws: JSONError("no value begins with \"]\"", at: 3)) { try JSONReader.value(of: part) }
    }

    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }

    private func fault(in bytes: [UInt8], depth: Int = JSONReader.standardDepth) -> JSONError? {
        do throws(JSONError) {
            _ = try JSONReader.value(of: bytes, depth: depth)
            return nil
        } catch {
            return error
        }
    }
}

/// Inputs of one category, each with the number of bytes before its error.
struct RefusedGroup: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let texts: [(bytes: [UInt8], offset: Int)]

    init(_ name: String, _ texts: [(String, Int)]) {
        testDescription = name
        self.texts = texts.map { (Array($0.utf8), $1) }
    }

    static let all = [
        RefusedGroup("structure", structure), RefusedGroup("objects", objects),
        RefusedGroup("after the value", trailing), RefusedGroup("literals", literals),
        RefusedGroup("numbers", numbers), RefusedGroup("strings", strings),
        RefusedGroup("surrogates", surrogates), RefusedGroup("comments", comments),
        RefusedGroup("white space", whiteSpace), RefusedGroup("NUL", nul),
    ]

    private static let structure: [(String, Int)] = [
        ("", 0), (" ", 1), ("\n", 1), ("[", 1), ("]", 0), ("{", 1), ("}", 0), (",", 0), (":", 0), ("[1", 2),
        ("[1,", 3), ("[,1]", 1), ("[1,]", 3), ("[1,,2]", 3), ("[,]", 1), ("[1 2]", 3), ("[1:2]", 2),
        ("[1}", 2), ("[[]", 3), ("[\"a\"", 4), ("[\"a\",", 5), ("[\"a\"\n", 5), ("[1;2]", 2), ("(1)", 0),
        ("<1>", 0), ("[1,\n]", 4), ("[[1,2]", 6), ("[]]", 2), ("[\"\"1]", 3), ("[{}", 3), ("[\"a\" 1]", 5),
        ("[*]", 1), ("\\n", 0), ("[\\n]", 1), ("$", 0),
    ]

    private static let objects: [(String, Int)] = [
        (#"{"a""#, 4), (#"{"a":"#, 5), (#"{"a":1"#, 6), (#"{"a":1,"#, 7), (#"{"a":1,}"#, 7),
        (#"{,"a":1}"#, 1), (#"{"a":1,,"b":2}"#, 7), (#"{"a" 1}"#, 5), (#"{"a",1}"#, 4), (#"{"a"::1}"#, 5),
        (#"{"a":}"#, 5), ("{:1}", 1), ("{1:1}", 1), ("{a:1}", 1), ("{'a':1}", 1), ("{null:1}", 1),
        (#"{"a":1 "b":2}"#, 7), (#"{["a"]:1}"#, 1), (#"{"a":1]"#, 6), ("{]", 1), ("{}}", 2),
        (#"{"a":1;"b":2}"#, 6), (#"{"a"=1}"#, 4), (#"{"a"}"#, 4), (#"{"a":1,"b"}"#, 10), (#"{"a":1,2}"#, 7),
        (#"{"a""b":1}"#, 4), (#"{"a": b}"#, 6), ("{{}:1}", 1),
    ]

    private static let trailing: [(String, Int)] = [
        ("1 2", 2), ("[] []", 3), ("{}{}", 2), ("[1],", 3), ("1,", 1), (#""a" "b""#, 4), ("[1]#", 3),
        ("null x", 5), ("truefalse", 4), ("nullx", 4), ("[]1", 2), (#"{"a":1}"b""#, 7), ("1]", 1),
        ("\"\"\"", 2), ("[]\\n", 2),
    ]

    private static let literals: [(String, Int)] = [
        ("nul", 0), ("tru", 0), ("fals", 0), ("n", 0), ("True", 0), ("FALSE", 0), ("Null", 0), ("nil", 0),
        ("[nulx]", 1), ("None", 0), ("undefined", 0), ("[trux]", 1), ("yes", 0), ("NaN", 0), ("nan", 0),
        ("Infinity", 0), ("[NaN]", 1), ("-Infinity", 1), ("-NaN", 1), ("inf", 0), ("[nul]", 1),
        ("[falsd]", 1), ("nU\u{6C}l", 0),
    ]

    private static let numbers: [(String, Int)] = [
        ("-", 1), ("+1", 0), ("01", 1), ("-01", 2), ("00", 1), ("-00", 2), ("0123", 1), ("1.", 2), ("-1.", 3),
        (".5", 0), ("-.5", 1), ("1.e5", 2), ("1e", 2), ("1E", 2), ("1e+", 3), ("1e-", 3), ("1e1.5", 3),
        ("1ee5", 2), ("1..2", 2), ("1.2.3", 3), ("0x1F", 1), ("1_000", 1), ("1,000", 1), ("1 000", 2),
        ("0e", 2), ("0.e1", 2), ("--1", 1), ("+-1", 0), ("-+1", 1), ("1a", 1), ("1.0f", 3), ("1e+-2", 3),
        ("[1.]", 3), ("[-]", 2), ("[0.]", 3), ("[1e]", 3), ("\u{FF11}", 0), ("1\u{FF11}", 1), ("\u{663}", 0),
        ("\u{2212}1", 0), ("0b1", 1), ("1/2", 1), ("1%", 1), ("- 1", 1), ("[012]", 2), ("[-a]", 2),
        ("1e400x", 5), ("0.1.", 3), ("9.e+", 2), ("1e\u{0}", 2), ("1.\u{0}", 2),
    ]

    private static let strings: [(String, Int)] = [
        ("\"", 1), ("\"a", 2), ("'a'", 0), ("a", 0), ("`a`", 0), ("\u{201C}a\u{201D}", 0), (#""a\"#, 3),
        (#""\""#, 3), (#""\a""#, 1), (#""\'""#, 1), (#""\0""#, 1), (#""\x41""#, 1), (#""\U0041""#, 1),
        (#""\ ""#, 1), (#""\v""#, 1), (#""\u""#, 3), (#""\u12""#, 5), (#""\u123""#, 6), (#""\u12G4""#, 5),
        (#""\u 123""#, 3), (#""\u{41}""#, 3), (#""\u+123""#, 3), (#""\u-123""#, 3), (#""\u00"#, 5),
        (#""\u"#, 3), (#""a\u004""#, 7), (#""a" b""#, 4), ("\"\\\u{FF55}\"", 1), ("\"\\u\u{FF11}111\"", 3),
        ("\"\\\u{E9}\"", 1), ("\"\n\"", 1), ("\"a\u{1F}\"", 2), (#"["a]"#, 4), (#"{"a:1}"#, 6),
        (#"["a",b"]"#, 5), (#""\\"#, 3), (#""\\\""#, 5), (#"\u0061"#, 0),
    ]

    private static let surrogates: [(String, Int)] = [
        (#""\uD800""#, 1), (#""\uDBFF""#, 1), (#""\uDC00""#, 1), (#""\uDFFF""#, 1), (#""\ud83d""#, 1),
        (#""\uD800x""#, 1), (#""\uD800\n""#, 1), (#""\uD800\u0041""#, 1), (#""\uD800\uD800""#, 1),
        (#""\uDC00\uD800""#, 1), (#""\uD800\\uDC00""#, 1), (#""\uD800 \uDC00""#, 1), (#""\uD800\uDBFF""#, 1),
        (#""\uD800\uE000""#, 1), (#""ab\uDC00""#, 3), (#""\uD83D\uDE00\uD83D""#, 13),
        (#""\uD83D\uDE00\uDE00""#, 13), (#""\uD83D\uD83D\uDE00""#, 1), (#""\uD83D\uDE0""#, 12),
        (#""\uD83D\uDEXX""#, 11), (#"{"\uD800":1}"#, 2),
    ]

    private static let comments: [(String, Int)] = [
        ("// a\n1", 0), ("/* a */ 1", 0), ("# a\n1", 0), ("1 // a", 2), ("[1, // a\n2]", 4),
        ("[1 /* a */]", 3), ("-- a\n1", 1), ("<!-- a -->", 0), (#"{"a":/**/1}"#, 5), (#"{"a"/**/:1}"#, 4),
        (#"{/**/"a":1}"#, 1), ("1;", 1),
    ]

    private static let whiteSpace: [(String, Int)] = [
        ("\u{FEFF}1", 0), ("[\u{FEFF}]", 1), ("1\u{FEFF}", 1), ("[\u{A0}]", 1), ("[\u{C}]", 1),
        ("[\u{B}]", 1), ("[\u{85}]", 1), ("\u{2028}1", 0), ("1\u{2029}", 1), ("\u{3000}1", 0),
        ("\u{200B}1", 0), ("[1\u{1C}]", 2), ("\u{8}1", 0), ("\u{2060}1", 0), ("\u{1A}", 0), ("1\u{1A}", 1),
    ]

    private static let nul: [(String, Int)] = [
        ("\0", 0), ("1\0", 1), ("\01", 0), ("null\0", 4), ("[\0]", 1), ("[1\0]", 2), ("\"\0\"", 1),
        ("\"a\\n\0\"", 4), ("[\01\0]", 1), ("{\0\"a\":1}", 1), ("\0\0\0", 0),
    ]
}

/// A group of byte sequences that are not UTF-8, with a name for their error.
struct IllFormedGroup: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sequences: [[UInt8]]

    static let all = [
        IllFormedGroup(testDescription: "overlong", sequences: overlong),
        IllFormedGroup(testDescription: "cut short", sequences: cutShort),
        IllFormedGroup(testDescription: "beyond Unicode", sequences: beyond),
        IllFormedGroup(testDescription: "other encodings", sequences: foreign),
    ]

    private static let overlong: [[UInt8]] = [
        [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
        [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF],
        [0xF8, 0x80, 0x80, 0x80, 0x80], [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80],
    ]

    private static let cutShort: [[UInt8]] = [
        [0xC3], [0xDF], [0xE2], [0xE2, 0x82], [0xEF, 0xBB], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x98],
        [0xF4, 0x8F, 0xBF], [0xE0, 0xA0], [0xED, 0x9F], [0xC3, 0x28], [0xE2, 0x28, 0xA1],
        [0xF0, 0x9F, 0x28, 0x80],
    ]

    private static let beyond: [[UInt8]] = [
        [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF7, 0xBF, 0xBF, 0xBF], [0xFE], [0xFF],
        [0xFF, 0xFF],
    ]

    private static let foreign: [[UInt8]] = [
        [0xE9], [0xE9, 0x74, 0xE9], [0x80], [0xBF], [0x80, 0x80], [0xFE, 0xFF], [0xFF, 0xFE], [0x93, 0x94],
        [0x81, 0x40],
    ]
}
