import JSON
import Specification

/// Cuts a selection of cases into shares of about the same cost.
///
/// The share of a case follows from the cases and the number of shares alone, whatever the machine or the
/// implementation: the most expensive case goes first, each to the share that has cost least so far; equal cases go
/// in the order of their ids, to the first of equal shares.
public struct Sharding: Sendable {
    let cases: [GoldenCase]

    public init(_ cases: [GoldenCase]) {
        self.cases = cases
    }

    /// Bytes that a request counts besides those of its input, so that many small ones are not free.
    private static let overhead = 64

    /// The cost of each case: the bytes of its input and of the probes of its clauses, with 64 more for each of them.
    public var costs: [Int] {
        Plan(cases, for: .everything(in: cases.first?.catalogue ?? Catalogue([]))).entries.map { entry in
            entry.requests.reduce(0) { $0 + JSONWriter.bytes(of: $1.input).count + Self.overhead }
        }
    }

    /// The cases of each share, in the order of the cases.
    ///
    /// - Complexity: O(n log n) for n cases and at most as many shares.
    public func shares(_ count: Int) -> [[GoldenCase]] {
        let costs = costs
        var order = Array(cases.indices)
        order.sort { (costs[$1], cases[$0].id) < (costs[$0], cases[$1].id) }
        var heap = LeastFirst((0..<count).map { LeastFirst.Load(cost: 0, share: $0) })
        var members = [[Int]](repeating: [], count: count)
        for index in order {
            members[heap.least.share].append(index)
            heap.addToLeast(costs[index])
        }
        return members.map { $0.sorted().map { cases[$0] } }
    }

    /// The cases of one shard, in the order of the cases; none where there are more shards than cases.
    public func cases(of shard: Shard) -> [GoldenCase] {
        // Beyond as many shares as cases every further one is empty.
        shard.index > cases.count ? [] : shares(min(shard.count, cases.count))[shard.index - 1]
    }

    /// A heap of which the least load is at hand.
    private struct LeastFirst {
        struct Load {
            var cost: Int
            let share: Int

            func isLess(than other: Load) -> Bool { (cost, share) < (other.cost, other.share) }
        }

        private var loads: [Load]

        /// - Parameter loads: in ascending order, not empty.
        init(_ loads: [Load]) {
            self.loads = loads
        }

        var least: Load { loads[0] }

        mutating func addToLeast(_ cost: Int) {
            loads[0].cost += cost
            var parent = 0
            while true {
                var child = 2 * parent + 1
                guard child < loads.count else { return }
                if child + 1 < loads.count, loads[child + 1].isLess(than: loads[child]) { child += 1 }
                guard loads[child].isLess(than: loads[parent]) else { return }
                loads.swapAt(parent, child)
                parent = child
            }
        }
    }
}

extension Hello {
    /// An implementation of every option of every subsystem.
    static func everything(in catalogue: Catalogue) -> Hello {
        let readings = catalogue.all.flatMap { $0.readings }.map { ($0.id, $0.options.map(\.name)) }
        return Hello(
            name: "everything", language: "", version: "", subsystems: Set(catalogue.all.map { $0.id }),
            readings: Dictionary(readings) { first, _ in first })
    }
}
