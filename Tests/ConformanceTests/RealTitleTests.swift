import Catalogue
import JSON
import Reference
import Specification
import TestSupport
import Testing

/// Tests the references on real titles from DBLP and ACM.
///
/// The correct outputs are not known, but each output must satisfy every clause.
@Suite(.enabled(if: RealData.isThere, RealData.isMissing)) struct RealTitleTests {
    private func titles(_ file: String) throws -> [String] {
        let rows = RealData.rows(try RealData.text("titles/leipzig/\(file)"))
        let header = try #require(rows.first)
        let title = try #require(header.firstIndex { $0.lowercased().contains("title") })
        return rows.dropFirst().compactMap { $0.indices.contains(title) ? $0[title] : nil }
    }

    @Test func `the outputs on real titles satisfy every clause of distance and similarity`() throws {
        let dblp = try titles("DBLP2.csv")
        let acm = try titles("ACM.csv")
        try #require(dblp.count > 1_000 && acm.count > 1_000)
        var similar = 0
        // Titles that are neighbours in alphabetical order are more often similar than random pairs.
        for (a, b) in zip(dblp.sorted(), acm.sorted()).enumerated().filter({ $0.offset.isMultiple(of: 23) })
            .map(\.element)
        {
            #expect(violations(of: Distance.reference, on: .init(a: a, b: b)).isEmpty)
            for threshold in [SimilarityThreshold.inclusive, .strict] {
                let input = Similarity.Input(a: a, b: b, percent: Number(90))
                let readings = Readings.standard.with(threshold)
                #expect(violations(of: Similarity.reference, on: input, readings: readings).isEmpty)
            }
        }
        for title in dblp.prefix(100) {
            let changed = title.replacing(" of ", with: " in ")
            let input = Similarity.Input(a: title, b: changed, percent: Number(90))
            if try Similarity.reference.run(input, readings: .standard).similar { similar += 1 }
        }
        #expect(similar > 50)
    }

    @Test func `every variant of the distance gives the reference's output on real titles`() throws {
        let pairs = zip(try titles("DBLP2.csv").prefix(400), try titles("ACM.csv").prefix(400))
        for (a, b) in pairs {
            let input = Distance.Input(a: a, b: b)
            let expected = try Distance.reference.run(input, readings: .standard).distance
            for variant in Distance.variants {
                let distance = variant.implementation.outcome(of: input).output?.distance
                #expect(distance == expected, "\(variant.name): \(a) / \(b)")
            }
        }
    }
}
