import Catalogue
import JSON
import Specification

/// A mistake in an implementation of any subsystem, with the types of the subsystem erased.
public struct Exhibit: Sendable {
    public let subsystem: SubsystemID
    public let name: String
    public let sentence: String
    public let clauses: [ClauseID]
    public let readings: [String: String]
    public let smallest: String
    private let start: @Sendable () -> any Implementation

    /// The wrong implementation; each access creates a new instance, which remembers no earlier requests.
    public var implementation: any Implementation { start() }

    /// The subsystem and the name of the mistake, such as `mobility.geofence/opens-one-early`.
    public var title: String { "\(subsystem)/\(name)" }

    /// The line of `Corpus/MISTAKES.jsonl` that describes the mistake.
    public var line: String {
        let smallest = (try? JSONReader.value(of: smallest)) ?? .null
        return JSONWriter.text(
            of: .record(
                ("subsystem", subsystem.rawValue.value), ("name", name.value), ("does", sentence.value),
                ("breaks", clauses.map(\.rawValue).value),
                (
                    "readings",
                    .object(readings.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.value) })
                ),
                ("smallest", smallest)))
    }

    init<S: Specification>(_ mistake: Mistake<S>) {
        subsystem = S.id
        name = mistake.name
        sentence = mistake.sentence
        clauses = mistake.clauses
        readings = mistake.readings
        smallest = mistake.smallest
        start = { mistake.implementation }
    }

    /// Every mistake in the gallery, in the order in which the catalogue lists the subsystems.
    public static let all: [Exhibit] = Catalogue.assay.all.flatMap { specification -> [Exhibit] in
        func exhibits<S: Mistaken>(_: S.Type) -> [Exhibit] { S.mistakes.map { Exhibit($0) } }
        return (specification as? any Mistaken.Type).map { exhibits($0) } ?? []
    }

    /// The options that the candidate declares for each reading: the option that the mistake names, or all options if
    /// the mistake names none.
    public var declared: [String: [String]] {
        let known = Catalogue.assay.specification(subsystem)?.readings ?? []
        return Dictionary(
            uniqueKeysWithValues: known.map { reading in
                (reading.id, readings[reading.id].map { [$0] } ?? reading.options.map(\.name))
            })
    }
}
