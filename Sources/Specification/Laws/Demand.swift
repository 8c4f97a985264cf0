/// The outcome that the laws demand for an input, and the laws that determine it.
public struct Demand<Subsystem: Specification>: Sendable {
    /// The output or the rejection that the laws demand.
    public let outcome: Outcome<Subsystem.Output>
    /// The laws that the derivation asked when it computed the outcome.
    public let laws: Set<LawID>
    /// The law that refuses the input; nil if no law refuses it.
    package let refusal: LawID?
    /// Whether the laws leave the outcome open, so that another outcome may conform too.
    public let isOpen: Bool

    /// The clauses of the laws that the derivation asked.
    public var clauses: Set<ClauseID> { Set(laws.map(\.clause)) }

    /// Whether the input tests little: at most two laws are asked if the input is rejected, otherwise at most one.
    public var isTrivial: Bool {
        if case .rejection = outcome { laws.count < 3 } else { laws.count < 2 }
    }

    /// Returns whether an outcome conforms: it is the demanded one, except for tolerances and optional parts, or the
    /// laws leave the outcome open.
    public func admits(_ given: Outcome<Subsystem.Output>) -> Bool {
        isOpen || Subsystem.agree(outcome, given)
    }
}

extension Specification {
    /// Returns the outcome that the laws demand for an input.
    public static func expected(_ input: Input, _ readings: Readings = .standard) -> Outcome<Output> {
        outcome(input, readings, in: nil)
    }

    /// Returns the outcome that the laws demand for an input, with the laws that were asked.
    public static func demand(_ input: Input, _ readings: Readings = .standard) -> Demand<Self> {
        let run = DerivationRun(keeping: .places)
        let outcome = outcome(input, readings, in: run)
        return Demand(outcome: outcome, laws: run.laws, refusal: run.refused?.law, isOpen: run.isOpen)
    }

    /// Returns the outcome of the derivation; `run`, if it is given, records the derivation or breaks laws in it.
    static func outcome(_ input: Input, _ readings: Readings, in run: DerivationRun?) -> Outcome<Output> {
        do throws(Rejection) {
            let output = try derive(input, by: Ruling(readings, run))
            try run?.close()
            return .output(output)
        } catch {
            return .rejection(error)
        }
    }
}
