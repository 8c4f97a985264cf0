import JSON
import ScholarSpecs
import Specification

/// An implementation of scholar.presence that follows its laws.
public struct PresenceReference: Implementation {
    public typealias Subsystem = Presence

    public init() {}

    public func run(
        _ input: Presence.Input, readings: Readings
    ) throws(Rejection) -> Presence.Output {
        guard Similarity.percentage(of: input.percent) != nil else { throw Similarity.invalid() }  // SIM-3
        guard input.publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        var present: [Bool] = []
        var kept: Set<Int> = []
        for listed in input.homepage {
            var isPresent = false
            for (place, known) in input.publications.enumerated()
            where try matches(listed.title, known.title, input.percent, readings) {
                isPresent = true  // PRE-1
                kept.insert(place)  // PRE-2
            }
            present.append(isPresent)
        }
        let places = kept.sorted()
        let publications = places.map { Publication(citations: input.publications[$0].citations) }
        return Presence.Output(
            present: present, colours: present.map { $0 ? .green : .red }, kept: places,
            h: try HIndexReference().hIndex(of: publications), found: input.homepage.count,
            lines: input.homepage.map(line))
    }

    /// Returns the title, with its authors if there are any. Clause: PRE-3
    private func line(_ listed: Presence.Listed) -> [String] {
        guard let authors = listed.authors, !authors.isEmpty else { return [listed.title] }
        return [listed.title, authors]
    }

    private func matches(
        _ title: String, _ other: String, _ percent: Number, _ readings: Readings
    ) throws(Rejection) -> Bool {
        switch readings[PresenceMatch.self] {
        case .similar:
            try SimilarityReference().run(
                Similarity.Input(a: title, b: other, percent: percent), readings: readings
            ).similar
        case .equal: Array(title.utf8) == Array(other.utf8)
        }
    }
}

extension Presence: Referenced {
    public static let reference = PresenceReference()
}
