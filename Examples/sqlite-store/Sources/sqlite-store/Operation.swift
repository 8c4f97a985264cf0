import PublicationStore

/// An operation in the input of scholar.store, in the form of adapter protocol 1.
struct Operation: HasMembers {
    enum Kind: String, Decodable {
        case open, add, addHomepageTitles, addAuthors, setChecked, setPresent, delete, list, count
        case deleteDuplicates, deleteAll
    }

    let kind: Kind
    let title: String?
    let titles: [String]?
    let authors: String?
    let year: Int?
    let citations: Int?
    let key: Int64?
    let checked: Bool?
    let present: Bool?
    let table: PublicationStore.Table?

    enum CodingKeys: CodingKey, CaseIterable {
        case kind, title, titles, authors, year, citations, key, checked, present, table
    }

    /// Whether the numbers are within the bounds of the shape, so that doubles represent them exactly.
    var hasExactNumbers: Bool {
        [key, year.map(Int64.init), citations.map(Int64.init)].allSatisfy { ($0 ?? 0).magnitude < 1 << 53 }
    }

    /// The error if an operation lacks a required member.
    struct Incomplete: Error {}

    /// Returns a member that the operation requires; throws if it is missing.
    private func given<Member>(_ member: Member?) throws -> Member {
        guard let member else { throw Incomplete() }
        return member
    }

    /// Applies the operation to a store, and returns its result.
    func run(on store: PublicationStore) throws -> Outcome {
        func done(_ isKnown: Bool) -> Outcome { isKnown ? Outcome() : Outcome(error: "key.unknown") }
        switch kind {
        case .open:
            try store.open()
            return Outcome()
        case .add:
            let new = PublicationStore.New(
                title: try given(title), authors: try given(authors), year: year,
                citations: try given(citations))
            return Outcome(key: try store.add([new]).first)
        case .addHomepageTitles: return Outcome(keys: try store.addHomepageTitles(try given(titles)))
        case .addAuthors: return done(try store.setAuthors(try given(key), try given(authors)))
        case .setChecked: return done(try store.setChecked(try given(key), try given(checked)))
        case .setPresent: return done(try store.setPresent(try given(key), try given(present)))
        case .delete: return done(try store.delete(try given(table), try given(key)))
        case .list:
            switch try given(table) {
            case .scholar: return Outcome(publications: try store.publications().map(Outcome.Row.init))
            case .homepage: return Outcome(publications: try store.entries().map(Outcome.Row.init))
            }
        case .count: return Outcome(count: try store.count(try given(table)))
        case .deleteDuplicates: return Outcome(deleted: try store.deleteDuplicates(try given(table)))
        case .deleteAll: return Outcome(deleted: try store.deleteAll(try given(table)))
        }
    }
}

/// The result of an operation; a member is nil if this kind of operation does not produce it.
struct Outcome: Encodable {
    var key: Int64?
    var keys: [Int64]?
    var publications: [Row]?
    var count: Int?
    var deleted: Int?
    var error: String?

    struct Row: Encodable {
        let key: Int64
        let title: String
        let authors: String
        var year: Int?
        var citations: Int?
        var checked: Bool?
        var present: Bool?

        init(_ publication: PublicationStore.Publication) {
            (key, title, authors) = (publication.key, publication.title, publication.authors)
            (year, citations) = (publication.year, publication.citations)
            checked = publication.checked
        }

        init(_ entry: PublicationStore.PageEntry) {
            (key, title, authors, present) = (entry.key, entry.title, entry.authors, entry.present)
        }
    }
}
