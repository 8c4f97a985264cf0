import Catalogue
import Corpus
import JSON
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that bytes which match a shape are JSON that the type with this shape accepts.
struct ShapeMatcherTests {
    private func matches(_ bytes: [UInt8], _ table: ShapeTable) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var matcher = ShapeMatcher(bytes)
            return matcher.take(table) && matcher.position == bytes.count
        }
    }

    private func matches(_ text: String, _ shape: Shape) -> Bool {
        matches(Array(text.utf8), ShapeTable(shape))
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `the types accept every input and output that the matcher accepts`(id: SubsystemID) throws {
        let specification = try #require(Catalogue.assay.specification(id))
        let cases = try Corpus.bundled.cases(of: id)
        func holdBoth<S: Specification>(_: S.Type) throws {
            try hold(S.Input.self, to: cases.map(\.input))
            let outputs = cases.compactMap { golden in
                if case .output(let output) = golden.expectation { output } else { nil }
            }
            try hold(S.Output.self, to: outputs)
        }
        try holdBoth(specification)
    }

    private func hold<T: Wire>(_: T.Type, to values: [Value]) throws {
        let table = ShapeTable(T.shape)
        var known: [Value] = []
        for (number, value) in values.enumerated() {
            let bytes = JSONWriter.bytes(of: value)
            guard bytes.count < 4000 else { continue }
            known.append(value)
            var shapes = JSONShapes(number: number)
            var entropy = Entropy(seed: 5, for: "shape", number: number)
            var candidates = [bytes, JSONWriter.bytes(of: shapes.shuffled(value))]
            for _ in 0..<6 {
                let donor = entropy.one(of: known)
                let mutated = T.shape.mutated(value, donor: donor, from: &entropy)
                let edged = Self.edged(value, &entropy)
                candidates += [mutated, edged, Self.edged(mutated, &entropy)].map { JSONWriter.bytes(of: $0) }
                candidates.append(shapes.damaged(bytes))
            }
            for candidate in candidates where matches(candidate, table) {
                let text = String(decoding: candidate, as: UTF8.self)
                let read = try #require(try? JSONReader.value(of: candidate), "\(text)")
                #expect(throws: Never.self, "\(text)") { _ = try T(read) }
            }
        }
    }

    /// Returns a value with one part removed, or replaced by null, by an extreme value or by a value of another kind.
    private static func edged(_ value: Value, _ entropy: inout Entropy) -> Value {
        switch value {
        case .object(let members) where !members.isEmpty:
            var copy = members
            let index = entropy.integer(in: 0...members.count - 1)
            if entropy.once(in: 6) {
                copy.remove(at: index)
            } else {
                copy[index] = .init(members[index].name, edged(members[index].value, &entropy))
            }
            return .object(copy)
        case .array(let elements) where !elements.isEmpty && !entropy.once(in: 6):
            var copy = elements
            let index = entropy.integer(in: 0...elements.count - 1)
            copy[index] = edged(elements[index], &entropy)
            return .array(copy)
        case .number: return .number(Number(written: entropy.one(of: numbers)))
        case .string where !entropy.once(in: 4): return .string(entropy.one(of: texts))
        default: return entropy.one(of: [.null, .array([]), .object([]), .bool(true), 0.value])
        }
    }

    private static let numbers = [
        "-1", "0", "-0", "1", "2", "0.5", "1.0", "1e2", "1E+2", "-0.0", "100", "100.1", "1e400", "-1e400",
        "9007199254740991", "9007199254740992", "-9007199254740992", "123456789012345678", "33", "32.99",
        "44", "44.0001", "29", "50", "49", "32768", "946684799", "1767225600", "1e300", "1.1e300",
    ]
    private static let texts = [
        "", " ", "a b", "a\u{A0}b", "\u{3000}", "è", "\n", "a\"b", "\\", "ios", "\u{1F44D}",
    ]

    @Test func `for most cases of the corpus, the shape alone proves that the input is valid`() throws {
        var (proven, all) = (0, 0)
        for golden in try Corpus.bundled.cases {
            let forms = CaseForms.of(try #require(golden.specification))
            all += 1
            if matches(JSONWriter.bytes(of: golden.input), forms.input.shape) { proven += 1 }
        }
        #expect(Double(proven) > 0.75 * Double(all), "\(proven) of \(all)")
    }

    private static let record = Shape.record([
        .required("a", .integer(), ""), .optional("b", .string(), ""), .free("c", .boolean, ""),
    ])

    @Test(arguments: [#"{"a":1}"#, #"{"a":1,"b":"","c":true}"#, #"{"c":false,"a":-7}"#, #"{"b":"\n","a":0}"#])
    func `a record matches with its members in any order, if all required members are present`(text: String) {
        #expect(matches(text, Self.record))
    }

    @Test(arguments: [
        "{}", #"{"b":""}"#, #"{"a":1,"a":1}"#, #"{"a":1,"d":1}"#, #"{"a":1,}"#, #"{"a":1"#, #"{"a":1}}"#,
        #"{"a":01}"#,
        #"{"a":1.5}"#, #"{"a":1.0}"#, #"{"a":-0}"#, #"{"a":1,"b":null}"#, #"{"a":1,"c":truely}"#,
        #"{"a":"1"}"#, "",
        #"{"a":12345678901234567890}"#, #"{"a" 1}"#, #"{a:1}"#,
    ])
    func `other records do not match, nor do unusual spellings`(text: String) {
        #expect(!matches(text, Self.record))
    }

    @Test(arguments: [
        (0.0, true), (1, true), (10, true), (10.5, false), (-0.5, false), (11, false), (0.25, true),
        (1e1, true),
    ])
    func `a number matches if it is within its bounds`(number: Double, isTaken: Bool) {
        #expect(matches("\(number)", .number(.init(atLeast: 0, atMost: 10))) == isTaken)
        #expect(!matches("0", .number(.init(above: 0))))
        #expect(matches("0.001", .number(.init(above: 0))))
        #expect(matches("-1e400", .number()))
        #expect(!matches("1e400", .number(.init(atMost: 1e308))))
        for text in ["1.", ".5", "1e", "1e+", "+1", "-", "00", "1x"] { #expect(!matches(text, .number())) }
    }

    @Test func `a string matches if it is complete, is valid UTF-8 and fits its pattern`() {
        for text in [#""""#, #""è""#, #""a\tb""#, #""12345678""#, #""1234567é""#, #""\\""#] {
            #expect(matches(text, .string()), "\(text)")
        }
        for text in [#"""#, #""a"#, #""\x""#, #""\"#, #""\u00e8""#, "\"a\u{1}b\"", #""a"b""#, #""a\""#] {
            #expect(!matches(text, .string()), "\(text)")
        }
        #expect(!matches([0x22, 0xC3, 0x22], ShapeTable(.string())))
        #expect(!matches([0x22, 0xED, 0xA0, 0x80, 0x22], ShapeTable(.string())))
        #expect(!matches(#""""#, .string(pattern: Shape.someText)))
        #expect(matches(#"" ""#, .string(pattern: Shape.someText)))
        #expect(matches(#""word""#, Word.shape))
        for text in [#""""#, #""a b""#, #""a\nb""#, #""è""#] {
            #expect(!matches(text, Word.shape), "\(text)")
        }
        #expect(!matches(#""a""#, .string(pattern: "^a$")))
    }

    @Test func `lists, choices and alternatives match`() {
        let shape = Shape.array(.either([.choice(["red", "a\"b"]), .fixed(.integer(), count: 2)]))
        for text in ["[]", #"["red"]"#, #"["a\"b",[1,2],"red"]"#] { #expect(matches(text, shape), "\(text)") }
        for text in [#"["rot"]"#, "[[1]]", "[[1,2,3]]", "[1]", #"["red",]"#, #"["red""#, "[,]", "["] {
            #expect(!matches(text, shape), "\(text)")
        }
        #expect(!matches("1", .any))
        #expect(matches("true", .described("Whether.", .boolean)))
        // If a type has conditions besides its shape, no match proves them.
        #expect(!matches("[1]", .described("Some.", .ruled(.array(.integer())))))
        #expect(!matches("{}", .record([.optional("a", .ruled(.boolean), "")])))
        #expect(matches("{}", .record([.optional("a", .boolean, "")])))
    }
}
