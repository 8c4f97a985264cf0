import Catalogue
import Corpus
import Gallery
import Harness
import Specification
import TestSupport
import Testing

/// Tests that no law is named as broken if conversions are wrong in a way that no broken law could explain.
struct HonestDiagnosisTests {
    /// An implementation that changes the correct code of a conversion.
    private struct Otherwise: Implementation {
        typealias Subsystem = Conversion
        let careful: any Implementation<Conversion> = Conversion.careful
        let change: @Sendable (Conversion.Input, Conversion.Output) -> String

        func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
            let right = try careful.run(input, readings: readings)
            return Conversion.Output(code: change(input, right), ended: right.ended)
        }
    }

    private func run(
        _ change: @escaping @Sendable (Conversion.Input, Conversion.Output) -> String
    ) async throws -> Run {
        let candidate = InProcess(
            name: "otherwise", version: "1", implementations: [Otherwise(change: change)])
        let run = try await Run(Corpus.bundled.cases(of: Conversion.id), with: candidate)
        #expect(run.count(.fail) > 100)
        return run
    }

    /// Expects that no law explains the whole run, and that laws explain fewer than half of the failures.
    private func expectHonest(_ run: Run) {
        #expect(run.diagnoses.allSatisfy { $0.laws?.isComplete != true })
        let failures = run.verdicts(of: .fail)
        let explained = failures.filter { $0.breaches.contains { $0.evidence == .explains } }
        #expect(explained.count * 2 < failures.count, "\(explained.count) of \(failures.count) explained")
    }

    @Test func `if all code is empty, no law is named as broken`() async throws {
        expectHonest(try await run { _, _ in "" })
    }

    @Test func `if all code is in capitals, no law is named as broken`() async throws {
        expectHonest(try await run { $1.code.uppercased() })
    }

    /// A single broken law can leave one transcript unchanged, but no single broken law leaves all
    /// transcripts unchanged.
    @Test func `if all transcripts are left unchanged, no single law is named as broken`() async throws {
        let run = try await run { input, _ in input.transcript }
        #expect(run.diagnoses.allSatisfy { $0.laws?.isComplete != true })
        #expect(run.brokenLaws.count > 3)
    }
}
