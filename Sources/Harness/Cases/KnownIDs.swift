/// Finds an earlier case with the same id, by the hash values of the ids, which `CorpusReader` has computed.
///
/// Computing the hash values again here would take longer than everything else that is done to join the cases.
struct KnownIDs {
    /// For each hash value, the index of the first case whose id has it.
    private var places: [Int: Int] = [:]

    mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

    /// Adds the next case. If an earlier case has the same id, it returns that case and adds nothing.
    mutating func insert(_ golden: GoldenCase, _ hash: Int, after cases: [GoldenCase]) -> GoldenCase? {
        guard let place = places[hash] else {
            places[hash] = cases.count
            return nil
        }
        // Two different ids may have the same hash value, so the ids themselves are compared.
        return cases[place].id == golden.id ? cases[place] : cases.first { $0.id == golden.id }
    }
}
