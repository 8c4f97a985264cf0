import Catalogue
import Corpus
import JSON
import Reference
import Specification
import Testing

@testable import Harness

/// Tests that a case runs under every option that an implementation declares, if the case names no reading.
struct OtherOptionsTests {
    private func verdicts(
        _ options: [String], _ error: @escaping @Sendable (Readings) -> Int
    ) async throws -> [Verdict] {
        let adder = Sum.Adder { _, readings in error(readings) }
        let candidate = InProcess(
            name: "adder", version: "1", implementations: [adder], readings: ["test.sum.order": options])
        return try await Run(try Sum.corpus().cases, with: candidate).verdicts
    }

    @Test(arguments: ["backward", "inward"])
    func `if the outcome is wrong under one option, the case fails and the verdict names this option`(
        option: String
    ) async throws {
        let all = ["forward", "backward", "inward"]
        let found = try await verdicts(all) { $0[Sum.Order.self].rawValue == option ? 1 : 0 }
        #expect(found.map(\.kind) == [.fail, .fail, .fail])
        #expect(found[0].breaches.map(\.clause) == ["SUM-1"])
        #expect(found[0].circumstances == "asked under test.sum.order = \(option)")
        #expect(found[0].differences.count == 1)
    }

    /// An implementation that is right, except that it has no answer under one option.
    private struct Halting: Implementation {
        typealias Subsystem = Entry

        func run(_ input: Entry.Input, readings: Readings) throws(Rejection) -> Entry.Output {
            if readings[EntryNumber.self] == .shipped { throw Entry.invalid(["fields": Value.array([])]) }
            return try Entry.reference.run(input, readings: readings)
        }
    }

    @Test
    func
        `if a case is run under another option of a reading, the declared defaults of the other readings apply`()
        async throws
    {
        let others = ["health.entry.bounds": ["shipped"]]
        let options = ["health.entry.number": ["plain", "shipped"]].merging(others) { $1 }
        let candidate = InProcess(name: "x", version: "1", implementations: [Halting()], readings: options)
        let run = try await Run(Corpus.bundled.cases(of: Entry.id), with: candidate)
        let found = run.verdicts(of: .fail).filter { !$0.circumstances.isEmpty }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.inForce["health.entry.bounds"] == "shipped" })
    }

    @Test func `a case is run only under options that are declared`() async throws {
        for options in [["forward"], ["forward", "inward"]] {
            let found = try await verdicts(options) { $0[Sum.Order.self] == .backward ? 1 : 0 }
            #expect(found.map(\.kind) == [.pass, .pass, .pass])
        }
    }

    @Test func `a case that names an option of a reading is run only under this option`() async throws {
        let line = Sum.line("x", #"["SUM-1"]"#, input: #"{"a":1,"b":2}"#, sum: 3)
            .replacing(#""readings":{}"#, with: #""readings":{"test.sum.order":"inward"}"#)
        let cases = try Sum.corpus(line).cases
        let hello = Hello(
            name: "", language: "", version: "", subsystems: [Sum.id],
            readings: ["test.sum.order": ["forward", "backward", "inward"]])
        let requests = Plan(cases, for: hello).requests.flatMap(\.requests)
        #expect(requests.map(\.readings) == [["test.sum.order": "inward"]])
    }

    @Test func `a case is run once under each declared option`() throws {
        let hello = Hello(
            name: "", language: "", version: "", subsystems: [Sum.id],
            readings: ["test.sum.order": ["backward", "forward", "inward"]])
        let requests = Plan(Array(try Sum.corpus().cases.prefix(1)), for: hello).requests.flatMap(\.requests)
        #expect(
            requests.map(\.readings) == [[:], ["test.sum.order": "forward"], ["test.sum.order": "inward"]])
    }

    @Test func `a skip under another option is not reported, and the reason for a fault names the option`()
        async throws
    {
        let golden = try #require(try Sum.corpus().cases.first)
        let hello = Hello(
            name: "", language: "", version: "", subsystems: [Sum.id],
            readings: ["test.sum.order": ["forward", "backward"]])
        let plan = Plan([golden], for: hello)
        let right = Reply.answer(.output(.record(("sum", 3.value))))
        func verdict(_ second: Reply) -> Verdict { plan.judge(AnsweredCase(CaseIndex(0), [right, second])) }
        #expect(verdict(.answer(.skip("no"))).kind == .pass)
        #expect(
            verdict(.fault(Fault(.timeout, "none"))).reason
                == "timeout asked under test.sum.order = backward: none")
        let refused = verdict(.answer(.rejection(.record(("code", "x".value)))))
        #expect(refused.kind == .error)
        #expect(refused.reason.hasPrefix("exception asked under test.sum.order = backward: "))
        let wrong = verdict(.answer(.output(.record(("sum", 4.value)))))
        #expect(wrong.kind == .fail)
        #expect(wrong.reason.contains("asked under test.sum.order = backward"), "\(wrong.reason)")
    }
}
