import JSON
import Specification

/// What holds a part of an outcome: the clauses that break if that part alone is another.
public struct Holding: Sendable, Equatable {
    /// The part, in the output.
    public let part: Path
    /// The clauses, in the order of the subsystem's; none if the clauses leave the part open.
    public let clauses: [ClauseID]
}

extension Sample {
    /// Returns what holds each part of an outcome that keeps the clauses, by asking their checks about others.
    ///
    /// - Parameters:
    ///   - inForce: The option in force for every reading.
    ///   - time: When to stop; parts that were not asked about by then are left out.
    public func holdings(
        of outcome: Answer, under inForce: [String: String], in catalogue: Catalogue,
        within time: Duration = .seconds(2)
    ) -> [Holding] {
        guard let specification = catalogue.specification(subsystem) else { return [] }
        return holdings(outcome, inForce, .now + time, specification)
    }

    private func holdings<S: Specification>(
        _ outcome: Answer, _ inForce: [String: String], _ end: ContinuousClock.Instant, _: S.Type
    ) -> [Holding] {
        guard case .output(let output) = outcome, let input = try? S.Input(input),
            let readings = try? Readings(inForce, known: S.readings)
        else { return [] }
        var parts: [Path] = []
        var blamed: [String: Set<ClauseID>] = [:]
        for neighbour in S.Output.shape.neighbours(of: output) {
            guard ContinuousClock.now < end else { break }
            guard let other = try? S.Output(neighbour.value) else { continue }
            let trial = Trial<S>(input: input, outcome: .output(other), readings: readings)
            let breaches = S.clauses.findings(in: trial).compactMap(Breach.init)
            let weight = breaches.map(\.weight).max()
            let clauses = Set(breaches.filter { $0.weight == weight }.map(\.clause))
            if blamed[neighbour.part.description] == nil { parts.append(neighbour.part) }
            blamed[neighbour.part.description, default: []].formUnion(clauses)
        }
        return parts.map { part in
            Holding(
                part: part, clauses: S.clauses.ids.filter { blamed[part.description]?.contains($0) == true })
        }
    }
}
