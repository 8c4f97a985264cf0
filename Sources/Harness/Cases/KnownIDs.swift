/// The ids of cases in a row, by hash values that were taken while the ids were at hand.
///
/// To look at each id once more, of thousands, would take longer than all the rest of putting the cases together.
struct KnownIDs {
    /// Where the first case stands whose id has that hash value.
    private var places: [Int: Int] = [:]

    mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

    /// The case among these that has the id already; nil where there is none, and this one is to be the next of them.
    mutating func insert(_ golden: GoldenCase, _ hash: Int, after cases: [GoldenCase]) -> GoldenCase? {
        guard let place = places[hash] else {
            places[hash] = cases.count
            return nil
        }
        // Two ids may have one hash value.
        return cases[place].id == golden.id ? cases[place] : cases.first { $0.id == golden.id }
    }
}
