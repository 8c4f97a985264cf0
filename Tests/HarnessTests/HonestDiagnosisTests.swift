import Catalogue
import Corpus
import Gallery
import Harness
import JSON
import Specification
import TestSupport
import Testing

/// What is said of conversions that are wrong in no clause's own way is true.
struct HonestDiagnosisTests {
    /// Gives something else than the right output.
    private struct Otherwise: Implementation {
        typealias Subsystem = Conversion
        let careful: any Implementation<Conversion> = Conversion.careful
        let change: @Sendable (Conversion.Input, Conversion.Output) -> String

        func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
            let right = try careful.run(input, readings: readings)
            return Conversion.Output(code: change(input, right), ended: right.ended)
        }
    }

    private func failures(
        _ change: @escaping @Sendable (Conversion.Input, Conversion.Output) -> String
    ) async throws -> [Verdict] {
        let candidate = InProcess(
            name: "otherwise", version: "1", implementations: [Otherwise(change: change)])
        let run = try await Run(Corpus.bundled.cases(of: Conversion.id), with: candidate)
        #expect(run.count(.fail) > 100)
        return run.verdicts(of: .fail)
    }

    /// Each sentence says that it fits no clause's trace, or that this clause alone gives it.
    private func expectHonest(_ verdicts: [Verdict]) {
        for verdict in verdicts {
            for breach in verdict.breaches {
                let isUnexplained = breach.sentence.contains("fits no clause's trace")
                let isBeside = breach.sentence.contains("breaking another gives that")
                let isSpacing =
                    breach.clause == "CON-10" && breach.sentence.contains("only white space differs")
                let isAlone = breach.sentence.contains("comes of breaking this rule alone")
                #expect(isUnexplained || isBeside || isAlone || isSpacing, "\(breach.sentence)")
                #expect(breach.weight == .possible || !isUnexplained && !isBeside, "\(breach.sentence)")
            }
        }
    }

    @Test
    func `no code at all comes of no pass of its own, and no clause is blamed for it without saying so`()
        async throws
    {
        let failures = try await failures { _, _ in "" }
        expectHonest(failures)
        let breaches = failures.flatMap(\.breaches)
        // Nothing that is protected or converted comes to nothing.
        #expect(!breaches.contains { $0.clause == "CON-11" && $0.weight > .possible })
        #expect(breaches.contains { $0.sentence.contains("fits no clause's trace") })
    }

    @Test func `the right code in capitals is laid at the clauses that wrote what is in capitals`()
        async throws
    {
        let failures = try await failures { $1.code.uppercased() }
        for breach in failures.flatMap(\.breaches) where breach.clause == "CON-8" {
            #expect(!breach.sentence.contains("fits no clause's trace"))
        }
        let plain = try #require(failures.first { $0.breaches.contains { $0.clause == "CON-8" } })
        #expect(plain.breaches.contains { $0.sentence.contains("this rule writes \"") })
    }

    @Test func `an unchanged transcript is laid at clauses that leave it so if they are broken, or at none`()
        async throws
    {
        let failures = try await failures { input, _ in input.transcript }
        expectHonest(failures)
        let clauses = Set(failures.flatMap { $0.breaches.filter { $0.weight > .possible }.map(\.clause) })
        #expect(clauses.isSuperset(of: ["CON-8"]))
    }
}
