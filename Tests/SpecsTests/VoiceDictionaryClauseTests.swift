import Catalogue
import Foundation
import JSON
import Reference
import Specification
import Testing

@testable import VoiceSpecs

/// Tests of the clauses DIC-1 to DIC-6 of voice.dictionary, with hand-written files and generated inputs.
struct VoiceDictionaryClauseTests {
    private typealias S = VoiceDictionary

    private func input(_ text: String, _ kind: S.Kind = .dictionary) -> S.Input {
        .init(kind: kind, files: TextMap([.init("en_n.txt", text)]))
    }

    /// Examines an output with the given entries, each written as `keyword: expression|expression`.
    private func examined(_ text: String, _ kind: S.Kind = .dictionary, gives entries: String...)
        -> Examination<S>
    {
        let entries = entries.map { entry in
            let parts = entry.split(separator: ": ", maxSplits: 1)
            return DictionaryEntry(
                keyword: String(parts[0]), expressions: parts[1].split(separator: "|").map { String($0) })
        }
        return Examination(input(text, kind), .output(.init(file: "en_n.txt", entries: entries)))
    }

    private func rejected(_ text: String, _ rejection: Rejection, _ kind: S.Kind = .dictionary)
        -> Examination<S>
    {
        Examination(input(text, kind), .rejection(rejection))
    }

    private func malformed(_ line: Int) -> Rejection { S.malformed(["line": line.value]) }

    private func ambiguous(_ line: Int, _ expression: String) -> Rejection {
        S.ambiguous(["line": line.value, "expression": expression.value])
    }

    // MARK: DIC-1

    @Test func `the language's file is read if it exists, otherwise the English file`() {
        let both = S.Input(language: "it", files: TextMap([.init("en_n.txt", ""), .init("it_n.txt", "")]))
        Examination<S>(both, .output(.init(file: "it_n.txt", entries: []))).expectHolds("DIC-1")
        Examination<S>(both, .output(.init(file: "en_n.txt", entries: []))).expectBroken("DIC-1")
        let english = S.Input(language: "it", files: TextMap([.init("en_n.txt", "")]))
        Examination<S>(english, .output(.init(file: "en_n.txt", entries: []))).expectHolds("DIC-1")
        Examination<S>(english, .rejection(S.missing())).expectBroken("DIC-1")
        let none = S.Input(language: "it", files: TextMap([.init("it_n", "")]))
        Examination<S>(none, .rejection(S.missing())).expectHolds("DIC-1")
        Examination<S>(none, .output(.init(file: "it_n", entries: []))).expectBroken("DIC-1")
    }

    // MARK: DIC-2

    @Test func `lines end at LF, and blank lines are skipped`() {
        examined("\u{FEFF}a - b\r\n\r\n \u{3000}\nc - d", gives: "a: b", "c: d").expectHolds("DIC-2")
        // A keyword that is in the output but not in the file contradicts a property of DIC-3.
        examined("", gives: "a: b").expectBroken("DIC-3")
        rejected("\n", malformed(1)).expectBroken("DIC-2")
        rejected("\na", malformed(2)).expectHolds("DIC-2")
        rejected("\na", malformed(1)).expectBroken("DIC-2")
        rejected("a\nb", malformed(2)).expectBroken("DIC-3")
        rejected("a - x\nb - x,", malformed(2)).expectHolds("DIC-2")
        rejected("a - x\nb - x,", ambiguous(2, "x")).expectBroken("DIC-2")
    }

    @Test func `neither a byte order mark nor CRLF changes the output`() {
        let program = Improvised<S> { input, readings throws(Rejection) in
            let isMarked = input.files["en_n.txt"]?.unicodeScalars.first == "\u{FEFF}"
            if isMarked { throw S.malformed(["line": 1.value]) }
            return try S.reference.run(input, readings: readings)
        }
        Examination(input("a - b"), by: program).expectBroken("DIC-2")
        Examination(input("a - b\nc - d"), by: S.reference).expectHolds("DIC-2")
    }

    // MARK: DIC-3

    @Test(arguments: [
        ("- - minus", "-"), ("  - - minus", "-"), ("\t- - minus", "-"), (", - minus", ","),
        ("a b - minus", "a b"),
        ("A - minus", "A"), ("\\n - minus", "\n"), ("a\\n - minus", "a\\n"), (" \u{A0}é\t - minus", "é"),
    ])
    func `the text before the first separator of a line is the keyword`(line: String, keyword: String) {
        examined(line, gives: "\(keyword): minus").expectHolds("DIC-3")
        examined(line, gives: "x: minus").expectBroken("DIC-3")
        #expect(rejected(line, malformed(1)).accused == ["DIC-3", "DIC-4"])
    }

    @Test(arguments: ["plus", "a-b", " - x", "\t - x", "a -\u{A0}x", "a \u{2013} x"])
    func `a line that has no keyword is rejected as malformed`(line: String) {
        rejected(line, malformed(1)).expectHolds("DIC-3")
        examined(line, gives: "a: b").expectBroken("DIC-3")
        for line in [rejected(line, malformed(0)), rejected(line, malformed(-3))] {
            #expect(!line.broken.isEmpty)
        }
    }

    // MARK: DIC-4

    @Test func `expressions stay as written, except that white space is trimmed and collapsed`() {
        examined("a -  B  c ,d\u{2003}e", gives: "a: B c|d e").expectHolds("DIC-4")
        examined("a -  B  c ,d", gives: "a: b c|d").expectBroken("DIC-4")
        examined("a -  B  c ,d", gives: "a: B  c|d").expectBroken("DIC-4")
        examined("a - b,c", gives: "a: c|b").expectBroken("DIC-4")
    }

    @Test(arguments: ["a - b,", "a - ,b", "a - b, ,c", "a -  ,"])
    func `a line with an empty expression is rejected as malformed`(line: String) {
        rejected(line, malformed(1)).expectHolds("DIC-4")
        examined(line, gives: "a: b").expectBroken("DIC-4")
    }

    // MARK: DIC-5

    @Test func `an expression that belongs to two keywords is rejected as ambiguous`() {
        rejected("a - x\nb - y, X", ambiguous(2, "X")).expectHolds("DIC-5")
        examined("a - x\nb - X", gives: "a: x", "b: X").expectBroken("DIC-5")
        rejected("a - x\nb - X", ambiguous(2, "x")).expectBroken("DIC-4")
        examined("a - ß\nb - ss", gives: "a: ß", "b: ss").expectHolds("DIC-5")
        rejected("a - x\nb - y", ambiguous(2, "y")).expectBroken("DIC-5")
    }

    @Test func `a keyword on two lines has the expressions of both lines`() {
        examined("a - x\nb - y\na - z, X", gives: "a: x|z", "b: y").expectHolds("DIC-5")
        #expect(examined("a - x\na - z", gives: "a: z").broken.contains("DIC-5"))
        #expect(examined("a - x\na - z", gives: "a: x", "a: z").broken.contains("DIC-5"))
        #expect(examined("a - x, x", gives: "a: x|x").broken.contains("DIC-5"))
    }

    // MARK: DIC-6

    @Test func `a description is one expression, even if it contains commas`() {
        examined("a - b, c\na - b, c", .information, gives: "a: b, c", "a: b, c").expectHolds("DIC-6")
        examined("a - b, c", .information, gives: "a: b|c").expectBroken("DIC-6")
        examined("a - b\na - c", .information, gives: "a: b|c").expectBroken("DIC-6")
        rejected("a - x\nb - x", ambiguous(2, "x"), .information).expectBroken("DIC-6")
        rejected("a - ", malformed(1), .information).expectHolds("DIC-3")
    }

    // MARK: Properties

    @Test func `a program whose output depends on the amount of white space contradicts a property`() {
        let untrimmed = Improvised<S> { input, _ throws(Rejection) in
            let last = input.files["en_n.txt"]?.components(separatedBy: ", ").last ?? ""
            return .init(file: "en_n.txt", entries: [.init(keyword: "a", expressions: ["b", last])])
        }
        #expect(Relations<S>(input("a - b, c"), by: untrimmed).contradicted.contains(.mark))
        #expect(Relations<S>(input("a - b, c"), by: S.reference).contradicted.isEmpty)
    }

    @Test func `words that are not in the file, and expressions listed twice, contradict properties`() {
        func contradicted(_ entries: DictionaryEntry...) -> [S.Law] {
            Relations<S>(input("a - x\nb - y, X"), .output(.init(file: "en_n.txt", entries: entries)))
                .contradicted
        }
        #expect(contradicted(.init(keyword: "A", expressions: ["x"])) == [.keywordCase])
        #expect(
            contradicted(.init(keyword: "a", expressions: ["x"]), .init(keyword: "b", expressions: ["X"]))
                .contains(
                    .ambiguous))
        #expect(
            contradicted(.init(keyword: "a", expressions: ["x"]), .init(keyword: "a", expressions: ["y"]))
                .contains(
                    .ambiguous))
    }

    // MARK: The built-in files, and generated inputs

    @Test func `the reference reads the built-in dictionaries correctly from their files`() throws {
        for (name, text) in BuiltInDictionary.resources {
            let entries = try VoiceDictionary.entries(of: text)
            #expect(!entries.isEmpty, "\(name)")
            let (language, list) = (name.prefix(2), name.dropFirst(3).dropLast(4))
            let dictionary = BuiltInDictionary.of(language: String(language))
            switch list {
            case "keywords": #expect(entries.value == dictionary.keywords.value)
            case "commands": #expect(entries.value == dictionary.commands.value)
            case "notations": #expect(entries.value == dictionary.notations.value)
            default: break
            }
        }
    }

    @Test func `some generated inputs give entries, and every possible rejection occurs`() {
        let outcomes = GeneratorExamination<S>().inputs.map { S.reference.outcome(of: $0) }
        #expect(outcomes.count { $0.output?.entries.isEmpty == false } >= 100)
        for rejection in S.rejections {
            #expect(outcomes.count { $0.rejection?.code == rejection.code } >= 8, "\(rejection.code)")
        }
    }
}
