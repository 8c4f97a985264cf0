import Catalogue
import Corpus
import JSON
import Misbehaviours
import Reports
import Specification
import TestSupport
import Testing

@testable import Adapters
@testable import Harness

/// Tests that `assay smoke` reports each rule of the protocol that an adapter breaks.
@Suite(.serialized) struct SmokeTests {
    private func smoke(
        _ misbehaviour: Misbehaviour, prefix: String = "exec ", on cases: [GoldenCase]? = nil
    ) async throws -> SmokeTest {
        let command = prefix + Encounter.command(misbehaviour).dropFirst("exec ".count)
        var adapter = Adapter(command: command)
        // The limits are short for adapters that do not answer, and long for the others.
        let isMute = [.neverAnswers, .holdsUntilBye].contains(misbehaviour)
        adapter.limits.time = isMute ? .milliseconds(500) : .seconds(60)
        adapter.limits.start = misbehaviour == .noHello ? .milliseconds(500) : .seconds(60)
        let isSlowToEnd = [.outlivesBye, .ignoresTermination, .noHello].contains(misbehaviour)
        adapter.limits.grace = isSlowToEnd ? .milliseconds(300) : .seconds(10)
        let some = try Corpus.bundled.cases.filter {
            $0.subsystem == "scholar.hindex" || $0.subsystem == "voice.notation"
        }
        return try await SmokeTest(adapter, cases: cases ?? some)
    }

    private func broken(_ test: SmokeTest) -> [String] {
        test.results.filter { $0.state == .broken }.map(\.rule.id)
    }

    @Test(arguments: [Misbehaviour.none, .carriageReturns, .floodsErrors, .drips, .skipsAll, .alwaysZero])
    func `an adapter that satisfies the rules passes even with wrong answers`(misbehaviour: Misbehaviour)
        async throws
    {
        let test = try await smoke(misbehaviour)
        #expect(broken(test).isEmpty)
        #expect(test.isGood)
        #expect(test.results.allSatisfy { $0.state == .ok })
        #expect(test.results.map(\.rule) == ProtocolRule.all)
    }

    static let faults: [(misbehaviour: Misbehaviour, rules: [String])] = [
        (.neverStarts, ["PRT-1"]), (.noHello, ["PRT-1"]), (.garbageForHello, ["PRT-2"]),
        (.byteOrderMark, ["PRT-2"]), (.wrongProtocol, ["PRT-2"]), (.unknownSubsystem, ["PRT-3"]),
        (.unknownReading, ["PRT-3"]), (.ownIDs, ["PRT-4"]), (.neverAnswers, ["PRT-4"]),
        (.diesEveryTime, ["PRT-4"]), (.holdsUntilBye, ["PRT-5"]),
        (.answersTwice, ["PRT-6", "PRT-7", "PRT-8"]),
        (.strict, ["PRT-7"]), (.exitsAfterEach, ["PRT-6", "PRT-7", "PRT-8"]), (.shortLines, ["PRT-8"]),
        (.garbles, ["PRT-9"]), (.outlivesBye, ["PRT-10"]), (.failsAfterBye, ["PRT-10"]),
        (.ignoresTermination, ["PRT-10"]), (.writesAfterBye, ["PRT-11"]), (.garbageBeforeEach, ["PRT-11"]),
        (.garbageAfterEach, ["PRT-11"]), (.echoesEach, ["PRT-11"]), (.blankLines, ["PRT-11"]),
        (.helloTwice, ["PRT-11"]), (.nextIDs, ["PRT-4"]),
    ]

    @Test(arguments: faults)
    func `only the rules that an adapter breaks are reported`(misbehaviour: Misbehaviour, rules: [String])
        async throws
    {
        let test = try await smoke(misbehaviour)
        #expect(broken(test) == rules)
        #expect(!test.isGood)
        for result in test.results { #expect((result.state == .ok) == result.seen.isEmpty) }
    }

    @Test func `debugging output is quoted, and the advice is to print it on standard error`() async throws {
        let test = try await smoke(.garbageBeforeEach)
        let result = try #require(test.results.first { $0.rule == .silence })
        #expect(result.seen == "a line that is not a reply: \"debug: asked 7000001\"")
        #expect(result.advice.contains("standard error"))
    }

    @Test
    func
        `if an adapter exits at one input, the exit code and the input are reported, without advice on buffering`()
        async throws
    {
        let cases = [try Encounter.golden(0, 1), try Encounter.golden(1, 777)]
        let test = try await smoke(.dies, on: cases)
        #expect(broken(test) == ["PRT-6"])
        let result = try #require(test.results.first { $0.rule == .pipelining })
        #expect(result.seen.contains("answered 1 and then ended with exit code 9"), "\(result.seen)")
        #expect(result.seen.hasSuffix("has the input of scholar.hindex/case-1"), "\(result.seen)")
        #expect(!result.advice.contains("buffer") && result.advice.hasPrefix("End only at bye"))
        let first = try await smoke(.diesEveryTime).results.first { $0.rule == .reply }
        #expect(first?.seen.hasPrefix("the adapter ended with exit code 5 instead of answering") == true)
    }

    @Test func `an adapter whose hello changes is reported`() async throws {
        let test = try await smoke(.none, prefix: "MINIATURE_NAME=$$ ")
        #expect(broken(test) == ["PRT-12"])
    }

    @Test func `every rule is broken by one of the adapters in these tests`() {
        let told = Set(Self.faults.flatMap(\.rules)).union(["PRT-11", "PRT-12"])
        #expect(told == Set(ProtocolRule.all.map(\.id)))
        #expect(ProtocolRule.all.map(\.id) == (1...ProtocolRule.all.count).map { "PRT-\($0)" })
        #expect(ProtocolRule.named("prt-3") == .names)
        #expect(!ProtocolRule.all.contains { $0.advice.contains("README") })
    }

    @Test func `each rule can be explained`() {
        let explainer = Explainer(
            corpus: GoldenCorpus(folder: .temporaryDirectory, catalogue: .assay, cases: []),
            style: Style(hasColour: false))
        #expect(explainer.text(for: "PRT-5")?.contains(ProtocolRule.flush.sentence.prefix(40)) == true)
    }
}
