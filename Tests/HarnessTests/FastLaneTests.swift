import Catalogue
import Corpus
import Gallery
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import Adapters
@testable import Harness

/// Tests that a reply recognised by its bytes is judged like a parsed reply.
@Suite(.heavy) struct FastLaneTests {
    /// Returns a reply as the harness reads it from the line that an adapter would write.
    private static func recognised(_ reply: Reply, to request: Request) throws -> Reply {
        guard let (name, value) = reply.answer?.member else { return reply }
        let line = JSONWriter.line(of: .record(("id", 0.value), (name, value)))
        let book = RequestBook([CaseRequests(CaseIndex(0), [request])])
        return try FastLane.reply(line.dropLast(), in: book).reply
    }

    private static func isExpected(_ reply: Reply) -> Bool {
        if case .asExpected = reply { true } else { false }
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func
        `a wrong implementation gets the same verdicts whether or not its replies are recognised by their bytes`(
            id: SubsystemID
        )
        async throws
    {
        // One mistake per subsystem is enough, since only the bytes of an answer decide whether it is recognised.
        let cases = try Corpus.bundled.cases(of: id)
        let exhibit = try #require(Exhibit.all.first { $0.subsystem == id })
        let pass = try await Run.Pass(cases, with: exhibit.candidate)
        #expect(
            !pass.replies.joined().contains(where: Self.isExpected),
            "a reply of an implementation in this process must be decoded, not recognised by its bytes")
        var isSomeRecognised = false
        for (position, replies) in pass.replies.enumerated() where !replies.isEmpty {
            let index = CaseIndex(position)
            let recognised = try zip(replies, pass.plan.entries[position].requests)
                .map { try Self.recognised($0, to: $1) }
            if recognised.contains(where: Self.isExpected) { isSomeRecognised = true }
            let read = pass.plan.judge(AnsweredCase(index, replies))
            let other = pass.plan.judge(AnsweredCase(index, recognised))
            if LineReport.line(read) != LineReport.line(other) {
                Issue.record("\(exhibit.title), \(read.id): \(read.reason) – \(other.reason)")
            }
        }
        #expect(isSomeRecognised, "\(exhibit.title)")
    }

    @Test
    func
        `a reply to a probe is recognised only if it is spelled exactly as the expected answer in the case`()
        throws
    {
        let cases = try Corpus.bundled.cases(of: Monitoring.id)
        let plan = Plan(
            cases, for: Hello(name: "x", language: "y", version: "1", subsystems: [Monitoring.id]))
        func members(_ golden: GoldenCase) -> [Value.Member] {
            if case .output(.object(let members)) = golden.expectation { members } else { [] }
        }
        let probed = plan.entries.filter { $0.requests.count > 1 && members($0.golden).count > 1 }
        #expect(probed.count > 100)
        for entry in probed {
            let own = entry.requests[0]
            let probe = entry.requests[entry.requests.count - 1]
            let expected = members(entry.golden)
            func isRecognised(_ members: [Value.Member], of request: Request) throws -> Bool {
                Self.isExpected(try Self.recognised(.answer(.output(.object(members))), to: request))
            }
            #expect(try isRecognised(expected, of: own))
            #expect(try isRecognised(expected, of: probe))
            #expect(try isRecognised(expected.reversed(), of: own))
            #expect(try !isRecognised(expected.reversed(), of: probe))
            #expect(try !isRecognised(expected.dropLast(), of: own))
            #expect(try !isRecognised(expected.dropLast(), of: probe))
        }
        let other = Request(subsystem: HIndex.id, input: .null, readings: [:])
        let answer = Reply.answer(.output(.record(("h", 1.value))))
        #expect(try !Self.isExpected(Self.recognised(answer, to: other)))
    }
}
