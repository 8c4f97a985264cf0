/// Finds out whether the id of a case was used before, by a hash value that was computed when the case was
/// read.
///
/// To compute the hash values again here would take longer than all other work of joining the cases.
struct KnownIDs {
    /// For each hash value, the index of the first case whose id has it.
    private var places: [Int: Int] = [:]

    mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

    /// Adds the next case. If an earlier case has the same id, nothing is added, and the earlier case is
    /// returned.
    mutating func insert(_ golden: GoldenCase, _ hash: Int, after cases: [GoldenCase]) -> GoldenCase? {
        guard let place = places[hash] else {
            places[hash] = cases.count
            return nil
        }
        // Two different ids may have the same hash value, so the ids themselves are compared.
        return cases[place].id == golden.id ? cases[place] : cases.first { $0.id == golden.id }
    }
}
