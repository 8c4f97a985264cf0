import ScholarSpecs
import Specification

extension Presence: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard Similarity.percentage(of: input.percent) != nil else { throw Similarity.invalid() }  // SIM-3
        guard input.publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        let rows = try input.homepage.map { listed throws(Rejection) in
            try input.publications.map { known throws(Rejection) in
                switch readings[PresenceMatch.self] {
                case .similar:
                    let titles = Similarity.Input(a: listed.title, b: known.title, percent: input.percent)
                    return try Similarity.answer(titles, readings: readings).similar
                case .equal: return listed.title.hasSameScalars(as: known.title)
                }
            }
        }
        let present = rows.map { $0.contains(true) }  // PRE-1
        let places = input.publications.indices.filter { place in rows.contains { $0[place] } }  // PRE-2
        let publications = places.map { Publication(citations: input.publications[$0].citations) }
        let h = try HIndex.answer(.init(publications: publications), readings: readings).h
        return Output(
            present: present, colours: present.map { $0 ? .green : .red }, kept: places, h: h,
            found: input.homepage.count, lines: input.homepage.map(line))
    }

    /// Returns the title, with its authors if there are any. Clause: PRE-3
    private static func line(_ listed: Listed) -> [String] {
        guard let authors = listed.authors, !authors.isEmpty else { return [listed.title] }
        return [listed.title, authors]
    }
}
