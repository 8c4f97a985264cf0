import JSON

/// Divides the selected cases into shares of about the same cost.
///
/// The share of a case depends only on the cases and the number of shares, not on the machine or implementation. The
/// cases are assigned from the most expensive to the cheapest, and each goes to the share with the lowest total so far.
/// Cases of equal cost are ordered by id, and shares of equal cost by index.
public struct Sharding: Sendable {
    let cases: [GoldenCase]

    /// Prepares to divide some cases into shares.
    public init(_ cases: [GoldenCase]) {
        self.cases = cases
    }

    /// The number of bytes added to the cost for each request, so that many small requests have a cost too.
    private static let overhead = 64

    /// The cost of each case: the total size of its requests' inputs in bytes, plus 64 bytes for each request.
    public var costs: [Int] {
        // `everything` declares every option, so the costs include the requests under each option.
        let everything = Hello(name: "everything", language: "", version: "", of: cases.catalogue.all)
        return Plan(cases, for: everything).entries.map { entry in
            entry.requests.reduce(0) { $0 + JSONWriter.bytes(of: $1.input).count + Self.overhead }
        }
    }

    /// Returns the cases of each of `count` shares, in their original order.
    ///
    /// - Complexity: O(m n) for m cases and n shares.
    public func shares(_ count: Int) -> [[GoldenCase]] {
        let costs = costs
        let order = cases.indices.sorted { (costs[$1], cases[$0].id) < (costs[$0], cases[$1].id) }
        var loads = [Int](repeating: 0, count: count)
        var members = [[Int]](repeating: [], count: count)
        for index in order {
            guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
            members[least].append(index)
            loads[least] += costs[index]
        }
        return members.map { $0.sorted().map { cases[$0] } }
    }

    /// Returns the cases of one shard, in their original order.
    public func cases(of shard: Shard) -> [GoldenCase] {
        // If there are more shards than cases, the last shards are empty.
        shard.index > cases.count ? [] : shares(min(shard.count, cases.count))[shard.index - 1]
    }
}
