import Catalogue
import Testing

@testable import StayRules

/// Tests the score, which counts each found stay as right, as a piece of a known stay, or as wrong.
struct ScoreTests {
    private let home = Ground().place

    private func known(_ span: ClosedRange<Double>, east: Double = 0) -> KnownStay {
        KnownStay(
            arrival: span.lowerBound, departure: span.upperBound, place: Ground(east: east).place)
    }

    private func found(_ span: ClosedRange<Double>, east: Double = 0) -> Stay {
        Stay(
            arrival: span.lowerBound, departure: span.upperBound, centre: Ground(east: east).place, first: 0,
            last: 1)
    }

    private func counts(_ found: [Stay], _ known: [KnownStay]) -> [Int] {
        let score = Score(found: found, known: known)
        return [score.right, score.pieces, score.wrong]
    }

    @Test
    func
        `a found stay is right only if it overlaps a known stay for at least half of each stay's duration`()
    {
        #expect(counts([found(0...50)], [known(0...100)]) == [1, 0, 0])
        #expect(counts([found(0...49)], [known(0...100)]) == [0, 1, 0])
        #expect(counts([found(0...200)], [known(0...100)]) == [1, 0, 0])
        #expect(counts([found(0...201)], [known(0...100)]) == [0, 0, 1])
        #expect(counts([found(100...200)], [known(0...100)]) == [0, 0, 1])
    }

    @Test func `a stay that is found at the time of a known stay, but elsewhere, is wrong`() {
        #expect(counts([found(0...100, east: 199)], [known(0...100)]) == [1, 0, 0])
        #expect(counts([found(0...100, east: 201)], [known(0...100)]) == [0, 0, 1])
    }

    @Test func `a known stay that was found in two pieces counts as found once`() {
        #expect(counts([found(0...50), found(50...100)], [known(0...100)]) == [1, 1, 0])
    }

    @Test func `a found stay that joins two known stays matches neither of them`() {
        let known = [known(0...90), known(110...200, east: 150)]
        #expect(counts([found(0...200, east: 75)], known) == [0, 1, 0])
    }

    @Test func `precision and recall are shares, or nil if no stay is found or known`() {
        let score = Score(
            found: [found(0...90), found(500...600)], known: [known(0...100), known(700...800)])
        #expect(score.precision == 0.5)
        #expect(score.recall == 0.5)
        #expect(Score().precision == nil)
        #expect(Score().recall == nil)
        #expect(Score().meanError == nil)
        #expect(Score().error95 == nil)
    }

    @Test func `the 95th percentile of 100 errors is the 95th smallest error`() throws {
        var total = Score()
        for metres in 1...100 {
            let span = Double(metres) * 1_000...Double(metres) * 1_000 + 500
            total += Score(found: [found(span, east: Double(metres))], known: [known(span)])
        }
        #expect(total.right == 100)
        #expect(abs(try #require(total.error95) - 95) < 0.02)
        #expect(abs(try #require(total.meanError) - 50.5) < 0.02)
    }
}
