/// A part of an outcome, and the laws that made it.
public struct Reason: Sendable, Equatable {
    /// The place of the part: `$.states[0].found`, `error.code`.
    public let place: String
    /// The laws that change the part if they are broken; laws that change the least otherwise come first.
    public let laws: [LawID]
}

extension Specification {
    /// How many ways to break a law are tried.
    private static var patience: Int { 1_000 }

    /// Returns the laws behind each part of the outcome that the laws demand, in the order of the document.
    public static func reasons(for input: Input, _ readings: Readings = .standard) -> [Reason] {
        let recording = DerivationRun(keeping: .occasions)
        let right = outcome(input, readings, in: recording)
        var found: [String: [LawID: Int]] = [:]
        for deviation in recording.deviations.prefix(patience) {
            let turned = outcome(input, readings, in: DerivationRun(breaking: [deviation]))
            let moved = Divergence(right, turned, tolerances).places
            for place in moved {
                let known = found[place]?[deviation.law] ?? .max
                found[place, default: [:]][deviation.law] = min(known, moved.count)
            }
        }
        return Divergence.places(of: right).map { place in
            let laws = (found[place] ?? [:]).sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            return Reason(place: place, laws: laws.map(\.key))
        }
    }
}
