import JSON
import Specification

/// Why a discovery makes no case of the corpus.
public enum CaseRefusal: Error, Equatable, CustomStringConvertible {
    /// The reference does not answer, or its answer breaks a clause.
    case unsettled
    /// The clauses leave the outcome open, and nobody but the reference gives it.
    case unconfirmed
    /// What was fuzzed passes the case.
    case passed

    public var description: String {
        switch self {
        case .unsettled: "the reference cannot settle what it should give"
        case .unconfirmed:
            "the clauses leave its outcome open, and only the reference gives it; --against can name another "
                + "implementation that does"
        case .passed: "the case does not fail when it is run by itself"
        }
    }
}

extension Discovery {
    /// Returns the discovery as a case of the corpus that the same implementation fails.
    ///
    /// The outcome is that of a reference, but never on its word alone: either another implementation gives it too
    /// (origin `agreed`), or no other outcome keeps the clauses, as far as changes of it can tell (origin `found`).
    ///
    /// - Parameters:
    ///   - reference: Gives the expected outcome; must support every reading, and must not be what was fuzzed.
    ///   - catalogue: The subsystems of the kit.
    ///   - finder: What found it: `assay fuzz --seed 7 --number 12 in mine 0.3`.
    ///   - candidate: What was fuzzed.
    public func goldenCase(
        settledBy reference: InProcess, in catalogue: Catalogue, finder: String, version: String,
        failedBy candidate: any Candidate
    ) async throws(CaseRefusal) -> Value {
        guard let specification = catalogue.specification(subsystem),
            let drafts = try drafts(reference, .found(by: finder, version: version), specification)
        else { throw .unsettled }
        for draft in drafts where try await isFailed(draft, by: candidate, catalogue) { return draft }
        throw .passed
    }

    /// Returns the case with the readings on which its outcome depends, and then with those that were requested too.
    ///
    /// What was fuzzed may need the latter to fail, although no other outcome conforms under other options.
    private func drafts<S: Specification>(
        _ reference: InProcess, _ found: Origin, _: S.Type
    ) throws(CaseRefusal) -> [Value]? {
        func reply(_ readings: [String: String]) -> Value? {
            let answer = reference.answer(to: Request(subsystem: S.id, input: input, readings: readings))
            return if case .skip = answer { nil } else { answer.value }
        }
        guard let settled = reply(inForce), let readings = try? Readings(inForce, known: S.readings),
            let settlement = Settlement<S>(settled, of: input, readings), !settlement.touched.isEmpty
        else { return nil }
        let origin: Origin
        if let rival, rival.name != reference.hello.name, let expected, settlement.isSame(as: expected) {
            origin = .agreed(by: [reference.hello, rival].map { "\($0.name) \($0.version)" })
        } else if settlement.isDetermined(besides: answer) {
            origin = found
        } else {
            throw .unconfirmed
        }
        let decisive = S.readings.filter { reading in
            reading.options.contains { reply(inForce.merging([reading.id: $0.name]) { $1 }) != settled }
        }.map(\.id)
        let clauses = clause.flatMap { settlement.touched.contains($0) ? [$0] : nil } ?? settlement.touched
        let names = [Set(decisive), Set(decisive).union(self.readings.keys), Set(inForce.keys)]
        return names.map { names in inForce.filter { names.contains($0.key) } }
            .filter { reply($0) == settled }
            .map { draft(settled, clauses, $0, origin, S.self) }
    }

    private func draft<S: Specification>(
        _ settled: Value, _ clauses: [ClauseID], _ readings: [String: String], _ origin: Origin, _: S.Type
    ) -> Value {
        let names = readings.sortedObject
        let about = clause.map(\.rawValue)?.lowercased() ?? "difference"
        let hash = Discovery.hash(JSONWriter.bytes(of: .array([input, names])))
        let stated = S.clauses.basis(of: clauses) == nil ? S.clauses.weakestBasis(of: clauses) : nil
        return .record(
            ("id", "\(S.id)/found-\(about)-\(hash)".value),
            ("clauses", clauses.map(\.rawValue).value), ("origin", origin.value), ("basis", stated?.value),
            ("readings", names), ("input", input),
            ("output", settled["output"]), ("error", settled["error"]), ("note", reason.value))
    }

    /// Whether an implementation fails a case that is run by itself.
    private func isFailed(
        _ draft: Value, by candidate: any Candidate, _ catalogue: Catalogue
    ) async throws(CaseRefusal) -> Bool {
        let place = CorpusPlace(file: "\(subsystem.family)/\(subsystem.name)/found.jsonl", line: 1)
        guard let golden = try? GoldenCase(draft, at: place, in: catalogue),
            let run = try? await Run([golden], with: candidate), !run.isInterrupted
        else { return false }
        return run.count(.fail) + run.count(.error) > 0
    }

    /// Returns eight hexadecimal digits (FNV-1a), so that the same input gets the same id.
    private static func hash(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

extension Clauses {
    /// Returns the weakest thing that a sentence of these clauses rests on.
    fileprivate func weakestBasis(of clauses: [ClauseID]) -> Basis? {
        let bases = Set(self.filter { clauses.contains($0.id) }.flatMap(\.bases))
        return Basis.allCases.last(where: bases.contains)
    }
}
