/// A part of an outcome, and the laws that determine it.
public struct Reason: Sendable, Equatable {
    /// The place of the part, such as `$.states[0].found` or `error.code`.
    public let place: String
    /// The laws that change this part if they are broken; laws that change fewer parts come first.
    public let laws: [LawID]
}

extension Specification {
    /// The maximum number of ways to break laws that `reasons` tries.
    private static var patience: Int { 1_000 }

    /// Returns the parts of the demanded outcome in document order, each with the laws that determine it.
    public static func reasons(for input: Input, _ readings: Readings = .standard) -> [Reason] {
        let recording = DerivationRun(keeping: .occasions)
        let right = outcome(input, readings, in: recording)
        let places = Divergence.places(of: right)
        var found: [String: [LawID: Int]] = [:]
        // The law that refuses the input determines the whole rejection.
        if let refused = recording.refused {
            for place in places { found[place] = [refused.law: 0] }
        }
        for deviation in recording.deviations.prefix(patience) {
            let turned = outcome(input, readings, in: DerivationRun(breaking: [deviation]))
            var moved = Divergence(right, turned, tolerances).places
            // If breaking the law replaces the rejection by an output, every part of the rejection changes.
            if turned.output != nil, right.output == nil { moved = places }
            for place in moved {
                let known = found[place]?[deviation.law] ?? .max
                found[place, default: [:]][deviation.law] = min(known, moved.count)
            }
        }
        return places.map { place in
            let laws = (found[place] ?? [:]).sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            return Reason(place: place, laws: laws.map(\.key))
        }
    }
}
