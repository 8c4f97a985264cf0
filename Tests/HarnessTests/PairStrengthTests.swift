import Foundation
import Harness
import JSON
import Specification
import TestSupport
import Testing

/// Tests pairs of mutants of the same clause, since one mutant may undo the other.
struct PairStrengthTests {
    /// A specification with two laws; breaking either law negates a number.
    private enum Same: Specification {
        static let id: SubsystemID = "test.same"
        static let summary = "Returns a number unchanged."

        struct Number: Record {
            let number: Int

            static let form = Form(
                Number.init(number:), Member("number", { $0.number }, "A number.", .within(-9...9)))
        }

        typealias Input = Number
        typealias Output = Number

        enum Law: LawName {
            typealias Subsystem = Same
            case first, second
        }

        static let laws: Laws<Same> = [
            ("SAM-1a", .first, .source(Source.Document("tests", about: "what these tests say"), "1")):
                "The number is read as it is.",
            ("SAM-1b", .second, .decision): "The number is written as it was read.",
        ]

        static func derive(_ input: Number, by law: Ruling<Law>) throws(Rejection) -> Number {
            let read = law(.first, input.number, not: -input.number)
            return Number(number: law(.second, read, not: -read))
        }

        static func generate(from entropy: inout Entropy) -> Number {
            Number(number: entropy.integer(in: -9...9))
        }
    }

    private func corpus<S: Specification>(_: S.Type, line: String) throws -> GoldenCorpus {
        let scratch = try Scratch()
        let file = URL(filePath: scratch[S.id.rawValue.replacing(".", with: "/")]).appending(
            path: "all.jsonl")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((line + "\n").utf8).write(to: file)
        return try GoldenCorpus(folder: URL(filePath: scratch["."]), catalogue: Catalogue([S.self]))
    }

    @Test func `two mutants that undo each other survive as a pair`() throws {
        let cases = try corpus(
            Same.self,
            line: #"""
                {"id":"test.same/one","clauses":["SAM-1"],"origin":{"kind":"worked","by":"a test"},"readings":{},"input":{"number":1},"output":{"number":1}}
                """#
        ).cases
        let bound = BoundCases<Same>(cases)
        let measured = Strength(of: bound)
        #expect(measured.fates.count == 2 && measured.alive.isEmpty)
        let pairs = PairStrength(of: measured, bound, limit: 10, seed: 1)
        #expect(pairs.tried == 1)
        #expect(pairs.alive.map { $0.map(\.law) } == [[LawID("SAM-1a"), LawID("SAM-1b")]])
    }

    @Test
    func
        `two mutants that do not undo each other are killed as a pair; if the limit is 0, no pair is tried`()
        throws
    {
        let bound = BoundCases<Sum>(try Sum.corpus().cases)
        let pairs = PairStrength(of: Strength(of: bound), bound, limit: 10, seed: 1)
        #expect(pairs.tried >= 1 && pairs.alive.isEmpty)
        let one = PairStrength(of: Strength(of: bound), bound, limit: 0, seed: 1)
        #expect(one.tried == 0)
    }
}
