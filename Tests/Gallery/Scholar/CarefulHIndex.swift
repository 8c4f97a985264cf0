import Catalogue
import JSON
import Specification

/// An implementation of scholar.hindex, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulHIndex: Careful {
    public typealias Subsystem = HIndex

    /// The treatment of negative citations.
    enum Negative { case refused, dropped, refusedWhereChecked }
    /// The rule that decides whether the publication with rank n counts for h.
    enum Rule { case atLeastItsRank, moreThanItsRank, squares }
    /// The publications that the program ranks.
    enum Ranked { case checked, all, allThenChecked, untilUnchecked, distinct }

    var negative = Negative.refused
    var rule = Rule.atLeastItsRank
    var ranked = Ranked.checked
    var sorts = true

    public init() {}

    public func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output {
        try HIndex.Output(h: hIndex(of: input.publications))
    }

    func hIndex(of given: [Publication]) throws(Rejection) -> Int {
        let publications = negative == .dropped ? given.filter { $0.citations >= 0 } : given
        let isRefused = publications.contains {
            $0.citations < 0 && (negative == .refused || $0.checked)
        }
        if isRefused { throw Rejection(Publications.invalid.code) }
        let falling = sorts ? publications.sorted { $0.citations > $1.citations } : publications
        let listed: [Publication] =
            switch ranked {
            case .checked: falling.filter(\.checked)
            case .all, .allThenChecked: falling
            case .untilUnchecked: Array(falling.prefix(while: \.checked))
            case .distinct: distinct(falling.filter(\.checked))
            }
        var sum = 0
        let count = listed.enumerated().prefix { offset, publication in
            sum += min(publication.citations, 1 << 50)
            return switch rule {
            case .atLeastItsRank: publication.citations >= offset + 1
            case .moreThanItsRank: publication.citations > offset + 1
            case .squares: sum >= (offset + 1) * (offset + 1)
            }
        }.count
        return ranked == .allThenChecked ? listed.prefix(count).count(where: \.checked) : count
    }

    private func distinct(_ publications: [Publication]) -> [Publication] {
        var seen: Set<Int> = []
        return publications.filter { seen.insert($0.citations).inserted }
    }
}
