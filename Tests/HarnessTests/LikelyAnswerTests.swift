import Corpus
import Gallery
import JSON
import Reference
import Reports
import Specification
import Specs
import Testing

@testable import Harness

/// A reply that is recognised, since it says what was probable, is judged as one that was read.
struct LikelyAnswerTests {
    /// The reply as it comes from an adapter that writes it on a line.
    private static func recognised(_ reply: Reply, to request: Request) throws -> Reply {
        guard case .success(let answer) = reply else { return reply }
        let (name, value) = answer.member
        let line = AdapterProtocol.line(.record(("id", 7.value), (name, value)))
        return .success(
            try AdapterProtocol.reply(line.dropLast()) { $0 == 7 ? request.likelyAnswer : nil }.answer)
    }

    private static func isExpected(_ reply: Reply) -> Bool {
        if case .success(.expected) = reply { true } else { false }
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `of every wrong implementation, each verdict is the same`(id: SubsystemID) async throws {
        for exhibit in Exhibit.all where exhibit.subsystem == id {
            let candidate = InProcess(
                name: exhibit.name, version: "1", implementations: [exhibit.implementation],
                readings: exhibit.declared)
            let (plan, replies, _) = try await Run.asking(Corpus.bundled.cases(of: id), candidate)
            let recognised = try zip(replies, plan.requests).map { try Self.recognised($0, to: $1) }
            #expect(recognised.contains(where: Self.isExpected), "\(exhibit.title)")
            let verdicts = zip(plan.verdicts(for: replies), plan.verdicts(for: recognised))
            for (read, other) in verdicts where LineReport.line(read) != LineReport.line(other) {
                Issue.record("\(exhibit.title), \(read.id): \(read.reason) – \(other.reason)")
            }
        }
    }

    @Test func `a probe is recognised by the answer of its case, and only as that is spelled`() throws {
        let cases = try Corpus.bundled.cases(of: Monitoring.id)
        let plan = Plan(
            cases, for: Hello(name: "x", language: "y", version: "1", subsystems: [Monitoring.id]))
        func members(_ golden: GoldenCase) -> [Value.Member] {
            if case .output(.object(let members)) = golden.expectation { members } else { [] }
        }
        let probed = plan.entries.filter { $0.requests.count > 1 && members($0.golden).count > 1 }
        #expect(probed.count > 100)
        for entry in probed {
            let own = plan.requests[entry.requests.lowerBound]
            let probe = plan.requests[entry.requests.upperBound - 1]
            let expected = members(entry.golden)
            func isRecognised(_ members: [Value.Member], of request: Request) throws -> Bool {
                Self.isExpected(try Self.recognised(.success(.output(.object(members))), to: request))
            }
            #expect(try isRecognised(expected, of: own))
            #expect(try isRecognised(expected, of: probe))
            #expect(try isRecognised(expected.reversed(), of: own))
            #expect(try !isRecognised(expected.reversed(), of: probe))
            #expect(try !isRecognised(expected.dropLast(), of: own))
            #expect(try !isRecognised(expected.dropLast(), of: probe))
        }
        #expect(Request(subsystem: HIndex.id, input: .null, readings: [:]).likelyAnswer == nil)
    }
}
