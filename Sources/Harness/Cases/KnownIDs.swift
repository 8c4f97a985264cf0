/// The ids of cases in a row, found by hash values that were computed while the ids were in memory.
///
/// To read thousands of ids once more would take longer than all other work of joining the cases.
struct KnownIDs {
    /// The index of the first case whose id has that hash value.
    private var places: [Int: Int] = [:]

    mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

    /// Adds a case as the next one, unless another case has its id; then returns that case.
    mutating func insert(_ golden: GoldenCase, _ hash: Int, after cases: [GoldenCase]) -> GoldenCase? {
        guard let place = places[hash] else {
            places[hash] = cases.count
            return nil
        }
        // Two ids may have the same hash value.
        return cases[place].id == golden.id ? cases[place] : cases.first { $0.id == golden.id }
    }
}
