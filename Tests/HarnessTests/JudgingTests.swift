import Corpus
import JSON
import Reference
import Reports
import Specification
import Specs
import Testing

@testable import Harness

/// Cases that are judged while others are still being answered.
struct JudgingTests {
    static let reference = InProcess(
        name: "reference", version: "1", implementations: Catalogue.assay.references)

    private static func cases() throws -> [GoldenCase] {
        // More than are drafted in one go.
        Array(try Corpus.bundled.cases.filter { $0.subsystem.family == "scholar" }.prefix(600))
    }

    /// A candidate that tells its replies in the ways that candidates may.
    struct Teller: Candidate {
        enum Manner: CaseIterable {
            case nothing
            case all
            case backwards
            case half
            /// Each is wrong at first, and told again.
            case corrected
            /// The last is wrong at first, and is told again when all else is judged.
            case lateCorrection
        }

        let manner: Manner

        func answer(
            _ prepare: @escaping @Sendable (Hello) -> [Request]
        ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
            try await reference.answer(prepare)
        }

        func answer(
            atMost cases: Int?, _ prepare: @escaping @Sendable (Hello) -> Questions,
            settled: @escaping Settled
        ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
            let requests = prepare(reference.hello).all()
            let replies = requests.map(reference.reply)
            var groups: [Int: [Reply]] = [:]
            for (request, reply) in zip(requests, replies) {
                groups[request.group, default: []].append(reply)
            }
            let order = groups.keys.sorted()
            let wrong = Reply.failure(Fault(.crash, "at first"))
            func tell(_ group: Int) { settled(group, groups[group] ?? []) }
            func tellWrongly(_ group: Int) { settled(group, groups[group]?.map { _ in wrong } ?? []) }
            switch manner {
            case .nothing: break
            case .all: for group in order { tell(group) }
            case .backwards: for group in order.reversed() { tell(group) }
            case .half: for group in order where group % 2 == 0 { tell(group) }
            case .corrected:
                for group in order {
                    tellWrongly(group)
                    tell(group)
                }
            case .lateCorrection:
                if let last = order.last { tellWrongly(last) }
                for group in order.dropLast() { tell(group) }
                try? await Task.sleep(for: .milliseconds(50))
                if let last = order.last { tell(last) }
            }
            return (reference.hello, replies)
        }
    }

    @Test(arguments: Teller.Manner.allCases)
    func `however replies are told, the verdicts are those of the last`(manner: Teller.Manner)
        async throws
    {
        let cases = try Self.cases()
        let run = try await Run(cases, with: Teller(manner: manner))
        #expect(run.verdicts.map(\.id) == cases.map(\.id))
        #expect(run.verdicts.allSatisfy { $0.kind == .pass })
    }

    @Test func `who asks for what is to be asked a second time is told the same`() async throws {
        struct Doubter: Candidate {
            func answer(
                _ prepare: @escaping @Sendable (Hello) -> [Request]
            ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
                _ = prepare(JudgingTests.reference.hello)
                return try await JudgingTests.reference.answer(prepare)
            }
        }
        let cases = try Self.cases()
        let run = try await Run(cases, with: Doubter())
        #expect(run.verdicts.map(\.id) == cases.map(\.id))
        #expect(run.count(.pass) == cases.count)
    }

    @Test func `a case of a subsystem that is not known is a skip in its place`() async throws {
        var cases = try Self.cases()
        let line =
            #"{"id":"no.such/case","clauses":["HIX-1"],"origin":{"kind":"worked","by":"nobody"},"readings":{},"input":{},"output":{}}"#
        let strange = try GoldenCase(JSONReader.value(of: line), at: CorpusPlace(file: "", line: 1))
        cases.insert(strange, at: 3)
        let run = try await Run(cases, with: Teller(manner: .all))
        #expect(run.verdicts.map(\.id) == cases.map(\.id))
        #expect(run.verdicts.indices.filter { run.verdicts[$0].kind == .skip } == [3])
        #expect(run.verdicts[3].reason == "there is no subsystem no.such")
    }
}
