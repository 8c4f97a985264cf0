import JSON
import Specification

/// An unfinished case: an input, and the outcome that a reference gives for it, which conforms to the laws.
struct CaseDraft<S: Specification> {
    /// The clauses that apply to the input, in the order of the specification.
    let touched: [ClauseID]
    /// Whether the laws allow no other outcome.
    let isDetermined: Bool
    private let input: Value
    private let inForce: [String: String]
    private let settled: Answer
    private let reference: InProcess

    /// Makes a draft from an input and the outcome that the reference gives for it.
    ///
    /// The draft is nil if the reference skips the input or gives an outcome that breaks a law or a property, or if no
    /// clause applies.
    init?(of input: Value, under inForce: [String: String], settledBy reference: InProcess) {
        settled = reference.answer(to: Request(subsystem: S.id, input: input, readings: inForce))
        guard let trial = Trial<S>(input, .answer(settled), under: inForce) else { return nil }
        let (demand, own, violations) = trial.examination
        touched = S.clauses.map(\.id).filter(own.contains)
        guard demand.admits(trial.outcome), violations.isEmpty, !touched.isEmpty else { return nil }
        isDetermined = !demand.isOpen && S.isSettled(trial.input)
        self.input = input
        self.inForce = inForce
        self.reference = reference
    }

    /// Returns whether another answer equals the outcome, within the tolerances that the subsystem declares.
    func isSettled(as other: Answer) -> Bool {
        !other.isSkip && Judge.differences(settled, other, S.self).isEmpty
    }

    /// Returns whether the reference gives exactly the same outcome under these options.
    private func isSettled(by readings: [String: String]) -> Bool {
        let request = Request(subsystem: S.id, input: input, readings: readings)
        return reference.answer(to: request).value == settled.value
    }

    /// The ids of the readings that affect the outcome; the options of the other readings do not change the outcome.
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
    ///   - name: The beginning of the name in the case's id; the end of the name is computed from the input and the
    ///     readings.
    ///   - names: The readings that the case names.
    func value(
        named name: String, _ clauses: [ClauseID], readings names: Set<String>, origin: Origin, note: String?
    ) -> Value? {
        let named = inForce.filter { names.contains($0.key) }
        let others = S.readings.filter { named[$0.id] == nil }
        guard isSettled(by: named), others.allSatisfy({ isSettled(by: named, whatever: $0) }) else {
            return nil
        }
        let readings = named.value
        let (kind, outcome) = settled.member
        let hash = Self.hash(JSONWriter.bytes(of: .array([input, readings])))
        return .record(
            ("id", "\(S.id)/\(name)-\(hash)".value),
            ("clauses", clauses.map(\.rawValue).value), ("origin", origin.value),
            ("readings", readings), ("input", input),
            (kind, outcome), ("note", note?.value))
    }

    /// Returns whether the outcome is the same under every option of `reading`, if the options in `named` are in force.
    private func isSettled(by named: [String: String], whatever reading: Reading) -> Bool {
        reading.options.allSatisfy { isSettled(by: named.merging([reading.id: $0.name]) { $1 }) }
    }

    /// Returns eight hexadecimal digits (FNV-1a) computed from some bytes, so that equal cases get equal ids.
    private static func hash(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

extension Sample {
    /// Returns the sample as a case of the corpus, with an outcome that a reference gives and a person has worked out
    /// by hand.
    ///
    /// - Parameters:
    ///   - inForce: The option in force for every reading; the case names the options of the readings that affect its
    ///     outcome.
    ///   - reference: The implementation that gives the expected outcome.
    ///   - catalogue: The subsystems of the kit.
    ///   - name: The beginning of the name in the case's id, with letters, digits and hyphens.
    ///   - person: The person who has worked out the outcome by hand.
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

    /// Returns the sample as a case that names the given clause if this clause applies to the input, and otherwise
    /// every clause that applies.
    private func goldenCase(
        under inForce: [String: String], settledBy reference: InProcess, in catalogue: Catalogue,
        named name: String, of clause: ClauseID? = nil, origin: Origin, note: String? = nil
    ) throws(CaseRefusal) -> Value {
        func value<S: Specification>(_: S.Type) -> Value? {
            CaseDraft<S>(of: input, under: inForce, settledBy: reference).flatMap { draft in
                let own = draft.touched.filter { $0 == clause }
                return draft.value(
                    named: name, own.isEmpty ? draft.touched : own, readings: draft.decisive, origin: origin,
                    note: note)
            }
        }
        guard let specification = catalogue.specification(subsystem), let value = value(specification) else {
            throw .unsettled
        }
        return value
    }
}
