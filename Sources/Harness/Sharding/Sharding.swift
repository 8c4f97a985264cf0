import JSON
import Specification

/// Divides a selection of cases into shares of about the same cost.
///
/// The share of a case depends only on the cases and the number of shares, not on the machine or the implementation.
/// The most expensive case is assigned first, each to the cheapest share so far; cases of equal cost are ordered by
/// id, and equal shares by index.
public struct Sharding: Sendable {
    let cases: [GoldenCase]

    /// Prepares to divide some cases.
    public init(_ cases: [GoldenCase]) {
        self.cases = cases
    }

    /// The bytes added to the input of each request, so that many small requests are not free.
    private static let overhead = 64

    /// The cost of each case: the bytes of its input and of its clauses' probes, plus 64 for each request.
    public var costs: [Int] {
        Plan(cases, for: .everything(in: cases.catalogue)).entries.map { entry in
            entry.requests.reduce(0) { $0 + JSONWriter.bytes(of: $1.input).count + Self.overhead }
        }
    }

    /// Returns the cases of each share, in the order of the cases.
    ///
    /// - Complexity: O(m n) for m cases and n shares.
    public func shares(_ count: Int) -> [[GoldenCase]] {
        let costs = costs
        var order = Array(cases.indices)
        order.sort { (costs[$1], cases[$0].id) < (costs[$0], cases[$1].id) }
        var loads = [Int](repeating: 0, count: count)
        var members = [[Int]](repeating: [], count: count)
        for index in order {
            guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
            members[least].append(index)
            loads[least] += costs[index]
        }
        return members.map { $0.sorted().map { cases[$0] } }
    }

    /// Returns the cases of one shard, in the order of the cases; none if there are more shards than cases.
    public func cases(of shard: Shard) -> [GoldenCase] {
        // Every share beyond the number of cases is empty.
        shard.index > cases.count ? [] : shares(min(shard.count, cases.count))[shard.index - 1]
    }
}

extension Hello {
    /// Returns the hello of an implementation that declares all options of every subsystem.
    static func everything(in catalogue: Catalogue) -> Hello {
        let readings = catalogue.all.flatMap { $0.readings }.map { ($0.id, $0.options.map(\.name)) }
        return Hello(
            name: "everything", language: "", version: "", subsystems: Set(catalogue.all.map { $0.id }),
            readings: Dictionary(readings) { first, _ in first })
    }
}
