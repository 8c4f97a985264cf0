import Catalogue
import Corpus
import Foundation
import JSON
import Reference
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests how outputs are compared, and which laws a saved verdict names.
struct JudgeTests {
    /// Returns a value with each decimal rewritten by a function.
    private func rewritten(_ value: Value, _ write: (Double) -> String) -> Value {
        switch value {
        case .array(let elements): .array(elements.map { rewritten($0, write) })
        case .object(let members): .object(members.map { .init($0.name, rewritten($0.value, write)) })
        case .number(let number) where !number.isWhole: .number(Number(written: write(number.double)))
        default: value
        }
    }

    @Test func `two decimals count as equal if, and only if, they are read as the same double`() throws {
        #expect(Records.tolerances.isEmpty)
        var count = 0
        for golden in try Corpus.bundled.cases(of: Records.id) {
            guard case .output(let output) = golden.expectation else { continue }
            let long = rewritten(output) { String(format: "%.17g", $0) }
            let next = rewritten(output) { "\($0.nextUp)" }
            if long != output { count += 1 }
            #expect(Judge.differences(.output(output), .output(long), Records.self).isEmpty)
            #expect(
                Judge.differences(.output(output), .output(next), Records.self).isEmpty == (next == output))
        }
        #expect(count > 20)
    }

    /// An implementation that highlights temperatures of at least 38 °C, and declares the option `shipped`.
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

    @Test func `the line for a failure contains the options that were in force`() async throws {
        let run = try await run()
        let read = try run.verdicts.map { try Verdict(LineReport.line($0), of: $0.golden) }
        #expect(read.map(\.line) == run.verdicts.map(\.line))
        #expect(Run(read, of: run.hello).verdicts.map(\.line) == run.verdicts.map(\.line))
        let failing = run.verdicts(of: .fail)
        #expect(!failing.isEmpty && failing.allSatisfy { $0.inForce == ["health.fever.bound": "shipped"] })
    }

    /// An implementation that counts one edit too many if the first string has three letters or more.
    private struct Long: Implementation {
        typealias Subsystem = Distance

        func run(_ input: Distance.Input, readings: Readings) throws(Rejection) -> Distance.Output {
            let right = try Distance.answer(input, readings: readings).distance
            return .init(distance: input.a.count > 2 ? right + 1 : right)
        }
    }

    @Test func `if only the answer to a related input is wrong, the failure shows that input and its answer`()
        async throws
    {
        let candidate = InProcess(name: "long", version: "1", implementations: [Long()])
        let cases = try Corpus.bundled.cases(of: Distance.id)
        let run = try await Run(cases, with: candidate)
        let verdict = try #require(run.verdicts(of: .fail).first { $0.differences.isEmpty })
        let related = try #require(verdict.breaches.first?.related)
        let input = try Distance.Input(related.input)
        #expect(input.a.count > 2, "\(related)")
        let right = try Distance.answer(input, readings: .standard).distance
        #expect(related.answer == .record(("distance", (right + 1).value)))
        let read = try Verdict(LineReport.line(verdict), of: verdict.golden)
        #expect(read.breaches == verdict.breaches && read.line == verdict.line)
        let text = HumanReport(
            Run([verdict], of: run.hello), of: cases, command: "x", style: Style(hasColour: false)
        ).text
        #expect(text.contains("    related input: {") && text.contains("    its answer: {"), "\(text)")
    }

    @Test func `laws that explain a whole run replace the laws that explain a single verdict`()
        async throws
    {
        let run = try await run()
        let alone = Run(run.verdicts.map(\.alone), of: run.hello)
        #expect(alone.verdicts.map(\.line) == run.verdicts.map(\.line))
    }

    @Test
    func `if every case gets the same answer, a run drops laws that explain a single verdict`()
        async throws
    {
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
