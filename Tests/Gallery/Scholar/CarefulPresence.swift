import Catalogue
import JSON
import Specification

/// An implementation of scholar.presence, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulPresence: Careful {
    public typealias Subsystem = Presence

    /// The comparison of titles under the option `equal`.
    enum Equality { case bytes, asSeen, trimmed }
    /// The matching publications that the program keeps, and their order.
    enum Keeping { case all, firstOfEachTitle, byCitations }

    var similarity = CarefulSimilarity()
    var hIndex = CarefulHIndex()
    var equality = Equality.bytes
    var keeping = Keeping.all
    /// Whether a publication that matches a title can match further titles.
    var matchesSeveral = true
    var takesHOfAll = false
    var keepsAllWithoutPage = false
    var refusesPercentWhenEqual = true
    var looksAtRemoved = true
    var coloursWhatIsMissing = false
    var countsPresent = false
    var leavesEmptyLines = false

    public init() {}

    public func run(
        _ input: Presence.Input, readings: Readings
    ) throws(Rejection) -> Presence.Output {
        let isByBytes = readings[PresenceMatch.self] == .equal
        if refusesPercentWhenEqual || !isByBytes {
            _ = try similarity.run(Similarity.Input(a: "", b: "", percent: input.percent), readings: readings)
        }
        var rest = Array(input.publications.indices)
        var found: [[Int]] = []
        if looksAtRemoved { _ = try index(of: input.publications) }
        for listed in input.homepage {
            var places: [Int] = []
            for place in rest {
                let title = input.publications[place].title
                let isMatch =
                    try isByBytes
                    ? isEqual(listed.title, title)
                    : similarity.run(
                        Similarity.Input(a: listed.title, b: title, percent: input.percent),
                        readings: readings
                    ).similar
                if isMatch { places.append(place) }
            }
            if !matchesSeveral { rest.removeAll { place in places.prefix(1).contains(place) } }
            found.append(places)
        }
        var kept = Set(found.flatMap { keeping == .firstOfEachTitle ? Array($0.prefix(1)) : $0 }).sorted()
        if keepsAllWithoutPage, input.homepage.isEmpty { kept = Array(input.publications.indices) }
        if keeping == .byCitations {
            kept.sort { input.publications[$0].citations > input.publications[$1].citations }
        }
        let counted = takesHOfAll ? input.publications : kept.map { input.publications[$0] }
        let present = found.map { !$0.isEmpty }
        return Presence.Output(
            present: present, colours: present.map { $0 != coloursWhatIsMissing ? .green : .red }, kept: kept,
            h: try index(of: counted), found: countsPresent ? present.count { $0 } : present.count,
            lines: input.homepage.map(line))
    }

    private func line(_ listed: Presence.Listed) -> [String] {
        let authors = listed.authors ?? ""
        return authors.isEmpty && !leavesEmptyLines ? [listed.title] : [listed.title, authors]
    }

    private func index(of publications: [Presence.Known]) throws(Rejection) -> Int {
        try hIndex.hIndex(of: publications.map { Publication(citations: $0.citations) })
    }

    private func isEqual(_ title: String, _ other: String) -> Bool {
        switch equality {
        case .bytes: Array(title.utf8) == Array(other.utf8)
        case .asSeen: title == other
        case .trimmed: title.filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
        }
    }
}
