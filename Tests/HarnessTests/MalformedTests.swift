import Catalogue
import Corpus
import JSON
import Misbehaviours
import Specification
import TestSupport
import Testing

@testable import Harness

/// An implementation that gives the same reply to every request.
struct Constant: Candidate {
    let hello: Hello
    let reply: Reply

    init(_ subsystem: SubsystemID, _ reply: Reply) {
        hello = Hello(name: "constant", language: "", version: "1", subsystems: [subsystem])
        self.reply = reply
    }

    func open(expecting cases: Int?) -> any Session {
        ScriptedSession(hello: hello) { [reply] in $0.map { _ in reply } }
    }
}

/// Tests that malformed inputs are derived from the shape of an input, and that an implementation must answer each of
/// them with an error.
struct MalformedTests {
    @Test func `each possible error in an input is tried once`() throws {
        let input = Value.record(("a", 1.value), ("b", 2.value))
        let all = Sum.Input.shape.malformed(from: input).map(\.about)
        for about in [
            "$: the member a is missing", "$: an unknown member", "$.a: a string instead of a number",
            "$.b: null instead of a number", "$.a: -1, less than the minimum 0",
            "$.b: 101, more than the maximum 100",
            "$.a: 0.5, not a whole number", "$: arrays nested 256 deep",
            "$.a: a string of 100000 characters instead of a number",
        ] { #expect(all.contains(about), "\(about) among \(all)") }
        #expect(!all.contains("$: the member b is missing"))
        #expect(Set(all).count == all.count)
    }

    @Test func `the input type of a subsystem refuses each malformed input`() throws {
        let corpus = try Corpus.bundled
        for (subsystem, cases) in corpus.bySubsystem {
            let inputs = MalformedRun.inputs(of: subsystem, cases)
            #expect(inputs.count >= 10, "\(subsystem.id) has \(inputs.count) malformed inputs")
            func refused<S: Specification>(_: S.Type) -> Bool {
                inputs.allSatisfy { (try? S.Input($0.value)) == nil }
            }
            let areRefused = refused(subsystem)
            #expect(areRefused, "\(subsystem.id)")
        }
    }

    @Test func `an implementation that answers every malformed input with an error passes`() async throws {
        let candidate = InProcess(name: "adder", version: "1", implementations: [Sum.Adder()])
        let run = try await MalformedRun(try Sum.corpus().cases, with: candidate)
        #expect(run.trials.count >= 20 && run.failures.isEmpty)
    }

    @Test func `an implementation that answers every malformed input with an output fails every trial`()
        async throws
    {
        let run = try await MalformedRun(
            try Sum.corpus().cases, with: Constant(Sum.id, .answer(.output(.object([])))))
        #expect(run.failures.count == run.trials.count && run.trials.count >= 20)
        #expect(run.failures[0].problem == "returned {} instead of an error")
    }
}
