/// A mutant of a specification, whose derivation breaks one law in one way.
///
/// A mutant is the same in every build of the same code, since places are numbered in the order of the code.
public struct Mutant: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The law that the mutant breaks.
    public let law: LawID
    /// The number of the place where the mutant breaks the law, counted from 1 among the places of the law; 0 for all
    /// places.
    public let place: Int
    /// The way in which the mutant breaks the law.
    public let breakage: Breakage

    /// The mutant in words, such as `TRP-1c, place 2: the bound itself is on the other side`.
    public var description: String {
        "\(law)\(place > 1 ? ", place \(place)" : place == 0 ? ", everywhere" : ""): \(breakage.phrase)"
    }

    public static func < (left: Mutant, right: Mutant) -> Bool {
        (left.law.clause, left.law, left.place, "\(left.breakage)")
            < (right.law.clause, right.law, right.place, "\(right.breakage)")
    }
}

/// The mutants of a subsystem, collected from runs of its derivation on many inputs.
public struct Mutants<Subsystem: Specification>: Sendable {
    private var places: [LawID: Set<RulingPlace>] = [:]
    private var known: Set<Deviation> = []

    /// Makes an empty list of mutants.
    public init() {}

    /// Returns the ways to break a law in the derivation for an input.
    public static func deviations(on input: Subsystem.Input, _ readings: Readings) -> [Deviation] {
        let recording = DerivationRun(keeping: .occasions)
        _ = Subsystem.outcome(input, readings, in: recording)
        return recording.deviations
    }

    /// Adds a mutant for each of the given ways to break a law, unless the list already has a mutant for this way.
    public mutating func add(_ deviations: [Deviation]) {
        for deviation in deviations where known.insert(deviation).inserted {
            if let place = deviation.place { places[deviation.law, default: []].insert(place) }
        }
    }

    /// All mutants, each with its deviation, in the order of the laws.
    public var all: [(mutant: Mutant, deviation: Deviation)] {
        let numbers = places.mapValues { places in
            Dictionary(
                uniqueKeysWithValues: zip(
                    places.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, 1...))
        }
        return known.map { deviation in
            let number = deviation.place.flatMap { numbers[deviation.law]?[$0] } ?? 0
            return (Mutant(law: deviation.law, place: number, breakage: deviation.breakage), deviation)
        }.sorted { $0.mutant < $1.mutant }
    }
}

extension Specification {
    /// Returns the outcome for an input if the derivation breaks laws in the given ways.
    public static func outcome(
        _ input: Input, _ readings: Readings, breaking deviations: [Deviation]
    ) -> Outcome<Output> {
        outcome(input, readings, in: DerivationRun(breaking: deviations))
    }

    /// Returns whether a derivation that breaks laws in the given ways gives an outcome other than the demanded one.
    public static func isKilled(
        _ deviations: [Deviation], on input: Input, _ readings: Readings, demanding outcome: Outcome<Output>
    ) -> Bool {
        !agree(outcome, Self.outcome(input, readings, breaking: deviations))
    }

    /// Returns whether a property, which uses neither the expected outcome nor the derivation, shows that a mutant is
    /// wrong for an input.
    public static func isCaughtByProperty(
        _ deviation: Deviation, on input: Input, _ readings: Readings
    ) -> Bool {
        let wrong = outcome(input, readings, breaking: [deviation])
        let trial = Trial<Self>(input: input, outcome: wrong, readings: readings)
        return properties.contains { finding(of: $0, trial, breaking: [deviation]).violation != nil }
    }

    /// Returns the finding of a property about a trial whose `probes` are outcomes of a derivation that breaks laws.
    public static func finding(
        of property: Property<Self>, _ trial: Trial<Self>, breaking deviations: [Deviation] = []
    ) -> Finding {
        let probes = (property.probes?(trial.input, trial.readings) ?? []).map {
            outcome($0, trial.readings, breaking: deviations)
        }
        return property.judge(trial.with(probes: probes))
    }
}
