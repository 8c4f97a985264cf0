import Catalogue
import Corpus
import JSON
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests the comparison of outputs, and the laws that a saved verdict keeps.
struct JudgeTests {
    private func differences(_ weight: String, _ given: String) throws -> [Difference] {
        let outputs = try [weight, given].map { weight in
            try JSONReader.value(
                of: #"{"cells":[{"x":0,"y":0,"weight":\#(weight),"colour":[255,0,0],"opacity":0.85}]}"#)
        }
        return Judge.differences(.output(outputs[0]), .output(outputs[1]), Heatmap.self)
    }

    @Test(arguments: ["0.1", "0.10", "1e-1", "0.10000000000000001", "0.1000000000000000055511151231257827"])
    func `decimals that are read as the same double are the same`(given: String) throws {
        #expect(try differences("0.1", given).isEmpty)
    }

    @Test(arguments: ["0.2", "0.10000000000000002", "0.09999999999999999", "-0.1"])
    func `decimals that are read as different doubles are different`(given: String) throws {
        #expect(try differences("0.1", given).map(\.path.description) == ["$.cells[0].weight"])
    }

    /// An implementation that highlights temperatures from 38 °C on, and declares the option `shipped`.
    private struct Cool: Implementation {
        typealias Subsystem = Fever

        func run(_ input: Fever.Input, readings: Readings) throws(Rejection) -> Fever.Output {
            .init(highlighted: input.temperature.float >= 38)
        }
    }

    private func run() async throws -> Run {
        let candidate = InProcess(
            name: "cool", version: "1", implementations: [Cool()],
            readings: ["health.fever.bound": ["shipped"]])
        return try await Run(Corpus.bundled.cases(of: Fever.id), with: candidate)
    }

    @Test func `the line of a failure keeps the options that were in force`() async throws {
        let run = try await run()
        let read = try run.verdicts.map { try Verdict(LineReport.line($0), of: $0.golden) }
        #expect(read.map(\.line) == run.verdicts.map(\.line))
        #expect(Run(read, of: run.hello).verdicts.map(\.line) == run.verdicts.map(\.line))
        let failing = run.verdicts(of: .fail)
        #expect(!failing.isEmpty && failing.allSatisfy { $0.inForce == ["health.fever.bound": "shipped"] })
    }

    @Test func `laws that were found for single verdicts are replaced by those of the whole run`() async throws {
        let run = try await run()
        let alone = Run(run.verdicts.map(\.alone), of: run.hello)
        #expect(alone.verdicts.map(\.line) == run.verdicts.map(\.line))
    }

    @Test func `laws of single verdicts are dropped if one answer explains the whole run`() async throws {
        let candidate = InProcess(name: "never", version: "1", implementations: [Never()])
        let run = try await Run(Corpus.bundled.cases(of: Fever.id), with: candidate)
        #expect(run.diagnoses.contains { if case .sameAnswer = $0.cause { true } else { false } })
        let alone = Run(run.verdicts.map(\.alone), of: run.hello)
        #expect(alone.verdicts.map(\.line) == run.verdicts.map(\.line))
    }

    private struct Never: Implementation {
        typealias Subsystem = Fever

        func run(_ input: Fever.Input, readings: Readings) throws(Rejection) -> Fever.Output {
            .init(highlighted: false)
        }
    }
}
