import Catalogue
import Corpus
import JSON
import Reference
import Specification
import TestSupport
import Testing

@testable import Adapters
@testable import Harness

/// Tests that cases are judged while others are still being answered, and that each case gets one verdict, based on the
/// last reply to each of its requests.
struct RunTests {
    static let reference = InProcess(
        name: "reference", version: "1", implementations: References.assay.implementations)

    private static func cases() throws -> [GoldenCase] {
        // There are more cases than fit in one batch.
        Array(try Corpus.bundled.cases.filter { $0.subsystem.family == "scholar" }.prefix(600))
    }

    /// A session that replies in one of several ways, allowed or forbidden.
    struct Teller: Candidate, Session {
        enum Manner: CaseIterable {
            case together, oneByOne, backwards
            /// For each case, the first reply is wrong, and the correct one follows.
            case corrected
            /// The last case gets a wrong reply first, and the correct one after all other cases have been judged.
            case lateCorrection
            case nothing
            /// Only every second case gets replies.
            case half
            /// Only every second case gets enough replies.
            case tooFew
        }

        let manner: Manner

        var hello: Hello { reference.hello }
        func open(expecting cases: Int?) -> any Session { self }
        func close() async {}

        func replies(to cases: [CaseRequests]) -> ReplyStream {
            let stream = ReplyStream()
            let right = cases.map { asked in
                AnsweredCase(asked.index, asked.requests.map { .answer(reference.answer(to: $0)) })
            }
            func wrong(_ answered: AnsweredCase) -> AnsweredCase {
                AnsweredCase(answered.index, answered.replies.map { _ in .fault(Fault(.crash, "at first")) })
            }
            let manner = manner
            Task {
                switch manner {
                case .together: stream.put(right)
                case .oneByOne: for one in right { stream.put([one]) }
                case .backwards: stream.put(right.reversed())
                case .corrected: for one in right { stream.put([wrong(one), one]) }
                case .lateCorrection:
                    stream.put(right.suffix(1).map(wrong))
                    stream.put(right.dropLast())
                    try? await Task.sleep(for: .milliseconds(50))
                    stream.put(right.suffix(1))
                case .nothing: break
                case .half: stream.put(right.filter { $0.index.position.isMultiple(of: 2) })
                case .tooFew:
                    stream.put(
                        right.map { $0.index.position.isMultiple(of: 2) ? $0 : AnsweredCase($0.index, []) })
                }
                stream.finish()
            }
            return stream
        }
    }

    @Test(arguments: Teller.Manner.allCases)
    func `each case has one verdict, based on its last replies, whatever the order and number of replies`(
        manner: Teller.Manner
    )
        async throws
    {
        let cases = try Self.cases()
        let run = try await Run(cases, with: Teller(manner: manner))
        #expect(run.verdicts.map(\.id) == cases.map(\.id))
        for (position, verdict) in run.verdicts.enumerated() {
            let isPass =
                switch manner {
                case .nothing: false
                case .half, .tooFew: position.isMultiple(of: 2)
                default: true
                }
            #expect(verdict.kind == (isPass ? .pass : .error))
            #expect(verdict.fault?.kind == (isPass ? nil : .abandoned))
        }
    }

    @Test func `a case is judged while other cases are still being answered`() async throws {
        let cases = try Array(Self.cases().prefix(2))
        let plan = Plan(cases, for: Self.reference.hello)
        let stream = ReplyStream()
        let answered = plan.requests.map { asked in
            AnsweredCase(asked.index, asked.requests.map { .answer(Self.reference.answer(to: $0)) })
        }
        stream.put([answered[0]])
        #expect(try await stream.next()?.map { plan.judge($0).kind } == [.pass])
        stream.put([answered[1]])
        stream.put([answered[0]])
        #expect(try await stream.next()?.map(\.index) == [CaseIndex(1), CaseIndex(0)])
        stream.finish()
        #expect(try await stream.next() == nil)
    }

    @Test func `replies that come before or after a cancellation are not lost`()
        async throws
    {
        let cancelled = Signal()
        let stream = ReplyStream { cancelled.set() }
        let reader = Task {
            var indices: [Int] = []
            while let batch = try await stream.next() { indices += batch.map(\.index.position) }
            return indices
        }
        stream.put([AnsweredCase(CaseIndex(0), [])])
        reader.cancel()
        await cancelled.wait()
        stream.put([AnsweredCase(CaseIndex(1), [])])
        stream.finish()
        #expect(try await reader.value == [0, 1])
    }

    @Test
    func `an error that makes a run worthless is thrown only after the replies that have already arrived`()
        async throws
    {
        let stream = ReplyStream()
        stream.put([AnsweredCase(CaseIndex(0), [])])
        stream.finish(throwing: CandidateStartError(command: "x", sentence: "because"))
        #expect(try await stream.next()?.count == 1)
        await #expect(throws: CandidateStartError.self) { try await stream.next() }
    }

    @Test func `a case of an unknown subsystem is skipped, and keeps its place in the run`() async throws {
        var cases = try Self.cases()
        let line =
            #"{"id":"no.such/case","clauses":["HIX-1"],"origin":{"kind":"worked","by":"nobody"},"readings":{},"input":{},"output":{}}"#
        let strange = try GoldenCase(
            JSONReader.value(of: line), at: CorpusPlace(file: "", line: 1), in: .assay)
        cases.insert(strange, at: 3)
        let run = try await Run(cases, with: Teller(manner: .together))
        #expect(run.verdicts.map(\.id) == cases.map(\.id))
        #expect(run.verdicts.indices.filter { run.verdicts[$0].kind == .skip } == [3])
        #expect(run.verdicts[3].reason == "there is no subsystem no.such")
    }
}
