import Catalogue
import Corpus
import JSON
import Misbehaviours
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that the shares of a selection contain all its cases, do not overlap, have similar costs, and are the same on
/// all machines.
struct ShardingTests {
    @Test func `every case is in exactly one share, and the shares keep the order of the cases`() throws {
        let cases = try Corpus.bundled.cases
        let order = Dictionary(uniqueKeysWithValues: cases.enumerated().map { ($0.element.id, $0.offset) })
        for count in [1, 2, 3, 7, 100] {
            let shares = Sharding(cases).shares(count)
            #expect(shares.count == count)
            #expect(shares.joined().map(\.id).sorted() == cases.map(\.id).sorted())
            for share in shares {
                let places = share.compactMap { order[$0.id] }
                #expect(places == places.sorted())
            }
        }
    }

    @Test func `the costs of two shares differ by at most the cost of the most expensive case`() throws {
        let sharding = Sharding(try Corpus.bundled.cases)
        let costs = Dictionary(
            uniqueKeysWithValues: zip(sharding.cases.map(\.id), sharding.costs).map { ($0, $1) })
        let greatest = try #require(costs.values.max())
        for count in [2, 3, 7, 50] {
            let loads = sharding.shares(count).map { $0.reduce(0) { $0 + (costs[$1.id] ?? 0) } }
            let (least, most) = (try #require(loads.min()), try #require(loads.max()))
            #expect(most - least <= greatest)
            // Since the corpus has many small cases, the costs of two shares are nearly the same.
            if count == 2 { #expect(Double(most) / Double(least) < 1.01) }
        }
    }

    @Test func `the cost of a case includes its input and the probes of its clauses`() throws {
        let cases = try Corpus.bundled.cases
        let costs = Sharding(cases).costs
        for (golden, cost) in zip(cases, costs) { #expect(cost >= golden.inputSize + 64) }
        // HIX-2 compares the outcomes of several inputs, so a case of HIX-2 can cost more than its own input.
        let related = zip(cases, costs).filter { $0.0.clauses.contains("HIX-2") }
        #expect(!related.isEmpty)
        #expect(related.contains { $0.1 > $0.0.inputSize + 64 })
    }

    @Test func `the share of a case does not depend on the order in which the cases are read`() throws {
        let cases = try Corpus.bundled.cases
        let shares = Sharding(cases).shares(5).map { Set($0.map(\.id)) }
        #expect(Sharding(cases.reversed()).shares(5).map { Set($0.map(\.id)) } == shares)
    }

    @Test func `shares are the same on every machine`() throws {
        // The expected shares are worked out by hand. The cost of a case is the number of bytes of its input plus 64.
        // The most expensive case is assigned first, and each case goes to the share that costs least so far.
        let cases = try [5, 55, 555, 5555].enumerated().map(Miniature.golden)
        let base = 64 + #"{"publications":[{"citations":,"checked":true}]}"#.utf8.count
        #expect(Sharding(cases).costs == [base + 1, base + 2, base + 3, base + 4])
        let shares = Sharding(cases).shares(2).map { $0.map { String($0.id.suffix(1)) } }
        #expect(shares == [["0", "3"], ["1", "2"]])
    }

    @Test func `if there are more shards than cases, the remaining shards are empty`() throws {
        let cases = try [1, 2, 3].enumerated().map(Miniature.golden)
        let shards = try (1...5).map { Sharding(cases).cases(of: try Shard($0, of: 5)).count }
        #expect(shards == [1, 1, 1, 0, 0])
        #expect(Sharding(cases).cases(of: try Shard(1_000_000_000, of: 1_000_000_000)).isEmpty)
        #expect(Sharding([]).cases(of: try Shard(1, of: 2)).isEmpty)
    }

    @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "-1/3", "/", "1/"])
    func `an invalid shard is reported`(text: String) {
        #expect(throws: ShardError.self) { try Shard(text) }
    }

    @Test func `a shard can be read back from its description`() throws {
        #expect(try Shard("2/5").description == "2/5")
        #expect(try Shard("2/5") == Shard(2, of: 5))
    }
}
