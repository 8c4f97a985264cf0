import Catalogue
import Testing

@testable import StayRules

/// Tests the rule of trackintel: a stay has an anchor, and a long gap drops the fixes before the gap.
struct AnchorWithGapsTests {
    private let rule = AnchorWithGaps(distance: 100, duration: 600, gap: 900, includesLast: true)

    @Test func `a stay lasts until the time of the fix that ends it, but does not include this fix`() {
        #expect(rule.outlines(track(0, 10, 90, 50, 0, 300)) == [Outline(0...4, 0...15)])
    }

    @Test
    func `the duration of a stay is measured up to the fix that ends it, not up to the last fix of the stay`()
    {
        #expect(rule.outlines([fix(0), fix(500), fix(600, east: 500)]) == [Outline(0...1, 0...10)])
        #expect(rule.outlines([fix(0), fix(500), fix(599, east: 500)]) == [])
    }

    @Test func `a fix whose distance from the anchor is exactly the limit is outside the stay`() {
        let fixes = track(0, 0, 0, 0, 60)
        let distance = AnchorWithGaps.metres(fixes[0].place, fixes[4].place)
        func rule(_ distance: Double) -> AnchorWithGaps {
            AnchorWithGaps(distance: distance, duration: 600, gap: 900, includesLast: false)
        }
        #expect(rule(distance).outlines(fixes) == [Outline(0...3, 0...12)])
        #expect(rule(distance.nextUp).outlines(fixes) == [])
    }

    @Test func `a group that lasts until the end of the track is a stay only if includesLast is true`() {
        let fixes = track(500, 0, 0, 0, 0, 0)
        #expect(rule.outlines(fixes) == [Outline(1...5, 3...15)])
        let without = AnchorWithGaps(distance: 100, duration: 600, gap: 900, includesLast: false)
        #expect(without.outlines(fixes) == [])
    }

    @Test func `a gap drops the earlier fixes only if the gap is longer than the limit`() {
        let before = track(0, 0, 0, 0, 0, 0)
        func after(_ gap: Double) -> [Fix] { (0...4).map { fix(900 + gap + Double($0) * 180) } }
        #expect(rule.outlines(before + after(900)) == [Outline(0...10, 0...42)])
        #expect(rule.outlines(before + after(901)).map(\.first) == [6])
    }

    @Test func `each place counts once for the centre of a stay, even if it occurs several times`() throws {
        let fixes = track(0, 0, 0, 0, 60, 500)
        let stay = try #require(rule.stays(in: fixes).first)
        #expect(stay.centre.metres(to: fix(0, east: 30).place) < 0.01)
    }

    @Test func `distances are measured on a sphere with a radius of 6371 km`() {
        let degree = AnchorWithGaps.metres(Coordinate(lat: 0, lon: 0), Coordinate(lat: 0, lon: 1))
        #expect(abs(degree - 111_194.9266) < 0.001)
        let place = Coordinate(lat: 49.4, lon: 2.8)
        #expect(AnchorWithGaps.metres(place, place) == 0)
    }
}
