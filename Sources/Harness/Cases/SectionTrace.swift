import Specification

/// A section of a source, with the laws and readings that are drawn from it, or the reason why there are none.
public struct SectionTrace: Sendable {
    /// The name of the document that contains the section.
    public let document: String
    /// The number of the section, such as `4.3`, or its name.
    public let section: String
    /// The title of the section in English; nil if the corpus does not list the section.
    public let title: String?
    /// The laws that cite the section, including decisions about questions that the section only raises.
    public let laws: [StatedLaw]
    /// The ids of the readings that cite the section.
    public let readings: [String]
    /// The reason why nothing is drawn from the section; nil if laws or readings are drawn from it, or if no reason is
    /// given.
    public let why: String?

    /// Whether nothing is drawn from the section, and no reason for this is given.
    public var isUntracked: Bool { laws.isEmpty && readings.isEmpty && why == nil }

    /// Returns a trace of each section that a corpus lists, followed by the sections that only laws and readings cite.
    ///
    /// - Throws: `CorpusError` if the list of sections in the corpus cannot be read.
    public static func all(_ corpus: GoldenCorpus) throws(CorpusError) -> [SectionTrace] {
        struct Place: Hashable {
            let document: String
            let section: String
        }
        func places(_ source: Source) -> [Place] {
            source.sections.map { Place(document: source.document.name, section: $0) }
        }
        var laws: [Place: [StatedLaw]] = [:]
        var readings: [Place: [String]] = [:]
        var seen: Set<LawID> = []
        for specification in corpus.catalogue.all {
            for law in specification.clauses.flatMap(\.laws) where seen.insert(law.id).inserted {
                for place in law.statement.section.map(places) ?? [] { laws[place, default: []].append(law) }
            }
            for reading in specification.readings {
                for place in places(reading.source) where readings[place]?.contains(reading.id) != true {
                    readings[place, default: []].append(reading.id)
                }
            }
        }
        let listed = try corpus.notes.sections
        let known = Set(listed.map { Place(document: $0.document, section: $0.section) })
        let others = Set(laws.keys).union(readings.keys).subtracting(known)
            .sorted { ($0.document, $0.section) < ($1.document, $1.section) }
        func trace(_ place: Place, title: String?, why: String?) -> SectionTrace {
            SectionTrace(
                document: place.document, section: place.section, title: title, laws: laws[place] ?? [],
                readings: readings[place] ?? [], why: why)
        }
        return listed.map {
            trace(Place(document: $0.document, section: $0.section), title: $0.title, why: $0.why)
        } + others.map { trace($0, title: nil, why: nil) }
    }
}
