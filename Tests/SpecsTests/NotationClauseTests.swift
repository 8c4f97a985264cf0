import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses NOT-1 to NOT-4 of voice.notation.
struct NotationClauseTests {
    private func examined(
        _ words: String, _ notation: String, _ text: String, by run: SpongeRun = .joined
    ) -> Examination<Notation> {
        Examination(input(words, notation), .output(.init(text: text)), Readings.standard.with(run))
    }

    private func input(_ words: String, _ notation: String) -> Notation.Input {
        .init(words: words.spokenWords.map { Word($0) }, notation: notation)
    }

    // MARK: NOT-1

    @Test(arguments: [
        ("camel", "myValue"), ("pascal", "MyValue"), ("kebab", "my-value"), ("title", "My Value"),
        ("upper", "MY VALUE"), ("string", "\"my value\""), ("sponge", "MyVaLuE"), ("literally", "my value"),
    ])
    func `writing words as in the table of the source satisfies NOT-1`(notation: String, text: String) {
        examined("my value", notation, text).expectHolds("NOT-1")
    }

    @Test(arguments: [
        ("camel", "MyValue", "myValue"), ("camel", "my Value", "myValue"), ("pascal", "myValue", "MyValue"),
        ("kebab", "my_value", "my-value"), ("title", "My value", "My Value"),
        ("title", "MyValue", "My Value"),
        ("upper", "MYVALUE", "MY VALUE"), ("string", "my value", "\"my value\""),
        ("string", "'my value'", "\"my value\""), ("literally", "myvalue", "my value"),
    ])
    func `writing words in a wrong notation breaks NOT-1`(notation: String, text: String, right: String) {
        examined("my value", notation, text)
            .expectBroken("NOT-1")
    }

    @Test func `the results of full case mappings satisfy NOT-1, even if a letter becomes several scalars`() {
        examined("ŉ ẞa ΐ", "upper", "ʼN ẞA Ι\u{308}\u{301}").expectHolds("NOT-1")
    }

    @Test func `omitting the space between the words of a literal breaks NOT-1`() {
        examined("say \"hi\"", "string", #""say\"hi\"""#).expectBroken("NOT-1")
    }

    @Test(arguments: ["Camel", "snake", "", "CAMEL"])
    func `accepting the name of an unknown notation breaks NOT-1`(notation: String) {
        examined("my value", notation, "myValue")
            .expectBroken("NOT-1")
        Examination<Notation>(input("my value", notation), .rejection(Notation.unknown())).expectHolds(
            "NOT-1")
    }

    @Test func `rejecting the name of a known notation breaks NOT-1`() {
        Examination<Notation>(input("my value", "sponge"), .rejection(Notation.unknown()))
            .expectBroken("NOT-1")
    }

    // MARK: NOT-2

    @Test(arguments: [
        ("straße", "upper", "STRASSE"), ("ΟΔΟΣ", "kebab", "οδος"), ("ßa", "pascal", "Ssa"),
        ("XML", "title", "Xml"),
        ("iPhone", "literally", "iPhone"), ("İ", "kebab", "i\u{307}"),
    ])
    func `using the full case mapping without a locale satisfies NOT-2`(
        words: String, notation: String, text: String
    ) {
        examined(words, notation, text).expectHolds("NOT-2")
    }

    @Test(arguments: [
        ("straße", "upper", "STRAßE", "STRASSE"),
        ("ΟΔΟΣ", "kebab", "οδοσ", "οδος"),
        ("title id", "upper", "TİTLE İD", "TITLE ID"),
        ("parse XML", "camel", "parseXML", "parseXml"),
        ("ßa", "pascal", "SSa", "Ssa"), ("ẞA", "title", "ẞa", "Ssa"), ("თბ", "title", "\u{1C97}ბ", "თბ"),
        ("\u{1C6}a", "title", "\u{1C4}a", "\u{1C5}a"),
        ("été", "upper", "éTé", "ÉTÉ"),
        ("My Value", "string", "\"my value\"", "\"My Value\""),
        ("My Value", "literally", "my value", "My Value"),
    ])
    func `using a wrong case mapping breaks NOT-2`(
        words: String, notation: String, text: String, right: String
    ) {
        examined(words, notation, text)
            .expectBroken("NOT-2")
    }

    @Test func `NOT-2 does not apply to unchanged words whose characters have no upper or lower case`() {
        examined("42 東京", "literally", "42 東京").expectUntouched("NOT-2")
    }

    // MARK: NOT-3

    @Test func `alternating the case from letter to letter satisfies NOT-3`() {
        examined("a1b c", "sponge", "A1bC").expectHolds("NOT-3")
        examined("abc de", "sponge", "AbCDe", by: .perWord).expectHolds("NOT-3")
        examined("abc de", "sponge", "AbCdE").expectHolds("NOT-3")
    }

    @Test(arguments: [
        ("my value", "mYvAlUe", "MyVaLuE"), ("my value", "My VaLuE", "MyVaLuE"), ("a1b", "A1B", "A1b"),
        ("ßab", "SSab", "SSaB"),
    ])
    func `beginning in lower case, keeping spaces, or counting scalars that are not letters breaks NOT-3`(
        words: String, text: String, right: String
    ) {
        examined(words, "sponge", text).expectBroken("NOT-3")
    }

    @Test func `under the option 'joined', beginning the alternation again at each word breaks NOT-3`() {
        examined("abc de", "sponge", "AbCDe").expectBroken("NOT-3")
    }

    @Test func `under the option 'perWord', continuing the alternation from word to word breaks NOT-3`() {
        examined("abc de", "sponge", "AbCdE", by: .perWord)
            .expectBroken("NOT-3")
    }

    @Test func `NOT-3 does not apply to notations other than sponge`() {
        examined("my value", "camel", "myValue").expectUntouched("NOT-3")
    }

    // MARK: NOT-4

    @Test func `writing a literal with its quotes and backslashes escaped satisfies NOT-4`() {
        examined(#"say "hi" \o/"#, "string", #""say \"hi\" \\o/""#).expectHolds("NOT-4")
    }

    @Test(arguments: [
        (#"say "hi""#, #""say "hi"""#, #""say \"hi\"""#), (#"C:\temp"#, #""C:\temp""#, #""C:\\temp""#),
        (#"\""#, #""\\"""#, #""\\\"""#),
    ])
    func `writing a literal with unescaped quotes or backslashes breaks NOT-4`(
        words: String, text: String, right: String
    ) {
        examined(words, "string", text).expectBroken("NOT-4")
    }

    @Test func `escaping quotes in a notation other than string breaks NOT-4`() {
        examined(#"say "hi""#, "literally", #"say \"hi\""#).expectBroken("NOT-4")
    }

    @Test(arguments: [("string", "", "\"\""), ("camel", " ", ""), ("literally", "\"\"", "")])
    func `writing the wrong text for zero words breaks NOT-4`(
        notation: String, text: String, right: String
    ) {
        examined("", notation, text).expectBroken("NOT-4")
        examined("", notation, right).expectHolds("NOT-4")
    }

    @Test func `NOT-4 does not apply to plain words in a notation other than string`() {
        examined("my value", "camel", "myValue").expectUntouched("NOT-4")
    }

    // MARK: Properties

    private func relations(_ words: String, _ notation: String, _ text: String) -> Relations<Notation> {
        Relations(input(words, notation), .output(.init(text: text)))
    }

    @Test func `a wrong quotation mark or backslash in a literal contradicts a property`() {
        for text in [#""a"b""#, #""a\""#, #""a\n""#] {
            #expect(relations("x", "string", text).contradicted.contains(.string), "\(text)")
        }
        #expect(relations(#"a"b"#, "string", #""a\"b""#).kept.contains(.string))
    }

    @Test func `beginning the alternation in lower case contradicts a property`() {
        let asSpoken = Improvised<Notation> { input, _ throws(Rejection) in
            .init(text: input.words.map(\.text).joined())
        }
        #expect(Relations(input("My value", "sponge"), by: asSpoken).contradicted.contains(.turns))
        #expect(Relations(input("My value", "sponge"), by: Notation.reference).kept.contains(.turns))
    }
}
