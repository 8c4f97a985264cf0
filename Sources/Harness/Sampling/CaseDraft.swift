import JSON
import Specification

/// An unfinished case: an input, and the outcome that a reference gives for it, which conforms to the laws.
struct CaseDraft<S: Specification> {
    let settlement: Settlement<S>
    private let input: Value
    private let inForce: [String: String]
    private let settled: Value
    private let reference: InProcess

    /// Makes a draft from an input and the outcome that the reference gives for it.
    ///
    /// The draft is nil if the reference skips the input, if its outcome does not conform, or if no clause applies.
    init?(of input: Value, under inForce: [String: String], settledBy reference: InProcess) {
        guard let settled = Self.reply(reference, input, inForce),
            let readings = try? Readings(inForce, known: S.readings),
            let settlement = Settlement<S>(settled, of: input, readings), !settlement.touched.isEmpty
        else { return nil }
        self.settlement = settlement
        self.input = input
        self.inForce = inForce
        self.settled = settled
        self.reference = reference
    }

    private static func reply(_ reference: InProcess, _ input: Value, _ readings: [String: String]) -> Value?
    {
        let answer = reference.answer(to: Request(subsystem: S.id, input: input, readings: readings))
        return if case .skip = answer { nil } else { answer.value }
    }

    private func reply(_ readings: [String: String]) -> Value? { Self.reply(reference, input, readings) }

    /// The ids of the readings on which the outcome depends; the options of the other readings do not change it.
    var decisive: Set<String> {
        S.readings.reduce(into: Set(S.readings.map(\.id))) { names, reading in
            let others = names.subtracting([reading.id])
            let kept = inForce.filter { others.contains($0.key) }
            if isSettled(by: kept, whatever: reading) { names = others }
        }
    }

    /// Returns the JSON of the case, which names only these readings; nil if the outcome also depends on other
    /// readings.
    ///
    /// - Parameters:
    ///   - name: The beginning of the name in the case's id; its end is computed from the input and the readings.
    ///   - names: The readings that the case names.
    func value(
        named name: String, _ clauses: [ClauseID], readings names: Set<String>, origin: Origin, note: String?
    ) -> Value? {
        let named = inForce.filter { names.contains($0.key) }
        let others = S.readings.filter { named[$0.id] == nil }
        guard reply(named) == settled, others.allSatisfy({ isSettled(by: named, whatever: $0) }) else {
            return nil
        }
        let readings = named.value
        let hash = Self.hash(JSONWriter.bytes(of: .array([input, readings])))
        return .record(
            ("id", "\(S.id)/\(name)-\(hash)".value),
            ("clauses", clauses.map(\.rawValue).value), ("origin", origin.value),
            ("readings", readings), ("input", input),
            ("output", settled["output"]), ("error", settled["error"]), ("note", note?.value))
    }

    /// Returns whether the outcome is the same under every option of `reading`, if the options in `named` are in force.
    private func isSettled(by named: [String: String], whatever reading: Reading) -> Bool {
        reading.options.allSatisfy { reply(named.merging([reading.id: $0.name]) { $1 }) == settled }
    }

    /// Returns eight hexadecimal digits (FNV-1a) computed from some bytes, so that equal cases get equal ids.
    private static func hash(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

extension Sample {
    /// Returns the sample as a case of the corpus, with the outcome of a reference, which a person has also worked out.
    ///
    /// - Parameters:
    ///   - inForce: The option in force for every reading; the case names those on which its outcome depends.
    ///   - reference: The implementation that gives the expected outcome.
    ///   - catalogue: The subsystems of the kit.
    ///   - name: The beginning of the name in the case's id, with letters, digits and hyphens.
    ///   - person: The person who has worked the outcome out by hand.
    public func goldenCase(
        under inForce: [String: String], settledBy reference: InProcess, in catalogue: Catalogue,
        named name: String, workedBy person: String
    ) throws(CaseRefusal) -> Value {
        try goldenCase(
            under: inForce, settledBy: reference, in: catalogue, named: name, origin: .worked(by: person))
    }

    /// Returns the sample as a case that kills a mutant; throws if the outcome of the reference breaks a law.
    ///
    /// A mutant is the specification with one broken law; a case kills the mutant if the mutant's outcome differs from
    /// that of the specification.
    public func goldenCase(
        under inForce: [String: String], settledBy reference: InProcess, in catalogue: Catalogue,
        named name: String, killing mutant: Mutant, version: String
    ) throws(CaseRefusal) -> Value {
        try goldenCase(
            under: inForce, settledBy: reference, in: catalogue, named: name, of: mutant.law.clause,
            origin: .found(by: "\(Program.name) strength", version: version),
            note: "Kills the mutant \(mutant).")
    }

    /// Returns the sample as a case that names the given clause if it applies to the input, and otherwise every clause
    /// that applies.
    private func goldenCase(
        under inForce: [String: String], settledBy reference: InProcess, in catalogue: Catalogue,
        named name: String, of clause: ClauseID? = nil, origin: Origin, note: String? = nil
    ) throws(CaseRefusal) -> Value {
        func value<S: Specification>(_: S.Type) -> Value? {
            CaseDraft<S>(of: input, under: inForce, settledBy: reference).flatMap { draft in
                let touched = draft.settlement.touched
                let own = touched.filter { $0 == clause }
                return draft.value(
                    named: name, own.isEmpty ? touched : own, readings: draft.decisive, origin: origin,
                    note: note)
            }
        }
        guard let specification = catalogue.specification(subsystem), let value = value(specification) else {
            throw .unsettled
        }
        return value
    }
}
