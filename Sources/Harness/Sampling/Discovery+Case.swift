import JSON
import Specification

extension Discovery {
    /// Returns the discovery as a case of the corpus, with the outcome of a reference.
    ///
    /// - Parameters:
    ///   - reference: Gives the expected outcome; must support every reading, and must not be what was fuzzed.
    ///   - catalogue: The subsystems of the kit.
    ///   - finder: What found it: `assay fuzz --seed 7 --number 12 in mine 0.3`.
    /// - Returns: The case; nil if the reference breaks a clause on this input, or does not answer.
    public func goldenCase(
        settledBy reference: InProcess, in catalogue: Catalogue, finder: String, version: String
    ) -> Value? {
        guard let specification = catalogue.specification(subsystem) else { return nil }
        return goldenCase(reference, finder, version, specification)
    }

    private func goldenCase<S: Specification>(
        _ reference: InProcess, _ finder: String, _ version: String, _: S.Type
    ) -> Value? {
        func reply(_ readings: [String: String]) -> Value? {
            let answer = reference.answer(to: Request(subsystem: S.id, input: input, readings: readings))
            return if case .skip = answer { nil } else { answer.value }
        }
        guard let settled = reply(inForce), let readings = try? Readings(inForce, known: S.readings),
            let touched = clausesHeld(settled, readings, S.self)
        else { return nil }
        // Only the readings on which the outcome depends are named.
        let named = S.readings.filter { reading in
            reading.options.contains { reply(inForce.merging([reading.id: $0.name]) { $1 }) != settled }
        }.map { Value.Member($0.id, readings[$0].value) }
        let clauses = clause.map { [$0] } ?? touched
        let names = Value.object(named.sorted { $0.name < $1.name })
        let about = clause.map(\.rawValue)?.lowercased() ?? "difference"
        let hash = Discovery.hash(JSONWriter.bytes(of: .array([input, names])))
        return .record(
            ("id", "\(S.id)/found-\(about)-\(hash)".value),
            ("clauses", clauses.map(\.rawValue).value),
            ("origin", Origin.found(by: finder, version: version).value), ("readings", names),
            ("input", input),
            ("output", settled["output"]), ("error", settled["error"]), ("note", reason.value))
    }

    /// Returns the clauses that hold and apply to the input; nil if one is broken.
    private func clausesHeld<S: Specification>(
        _ settled: Value, _ readings: Readings, _: S.Type
    ) -> [ClauseID]? {
        guard let answer = Answer(member: settled), let typed = try? S.Input(input),
            let outcome = try? Reply.answer(answer).outcome(S.self)
        else { return nil }
        let trial = Trial<S>(input: typed, outcome: outcome, readings: readings)
        let findings = S.clauses.findings(in: trial)
        guard findings.allSatisfy({ $0.finding.violation == nil }) else { return nil }
        return findings.filter(\.finding.isTouched).map(\.clause)
    }

    /// Returns eight hexadecimal digits (FNV-1a), so that the same input gets the same id.
    private static func hash(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
