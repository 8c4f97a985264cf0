import Catalogue
import Testing

@testable import StayRules

/// Tests the rule of Li et al., which finds stay points from an anchor, a distance and a duration, and takes the mean
/// of the fixes as the centre.
struct StayPointsTests {
    private let rule = StayPoints(distance: 100, duration: 600)

    @Test
    func
        `a group of fixes that the person leaves is a stay point from the group's first fix to its last fix`()
    {
        #expect(rule.outlines(track(0, 10, 90, 50, 0, 300)) == [Outline(0...4, 0...12)])
    }

    @Test func `a group of fixes that lasts until the end of the track is not a stay point`() {
        #expect(rule.outlines(track(0, 10, 90, 50, 0, 0, 0, 0)) == [])
    }

    @Test
    func
        `a stay point may last exactly the minimum duration and contain a fix at exactly the distance limit`()
    {
        let fixes = track(0, 60, 30, 300, every: 300)
        #expect(rule.outlines(fixes) == [Outline(0...2, 0...10)])
        #expect(StayPoints(distance: 100, duration: 601).outlines(fixes) == [])
        let distance = fixes[0].place.metres(to: fixes[1].place)
        #expect(StayPoints(distance: distance, duration: 600).outlines(fixes) == [Outline(0...2, 0...10)])
        #expect(StayPoints(distance: distance.nextDown, duration: 600).outlines(fixes) == [])
    }

    @Test func `a group lasts until its last fix, not until the first fix beyond the distance`() {
        let fixes = [fix(0), fix(500), fix(2_000, east: 500)]
        #expect(rule.outlines(fixes) == [])
    }

    @Test
    func `the first fix beyond the distance is the next anchor, even if the group is not a stay point`() {
        // The six fixes before the last one are within 100 m of each other, but the second of these six, at
        // 150 m, becomes the anchor.
        #expect(rule.outlines(track(0, 80, 150, 100, 60, 80, 100, 400)) == [Outline(2...6, 6...18)])
    }

    @Test func `the centre is the mean of the fixes, even across the antimeridian`() throws {
        let places = [(10.0, 179.9998), (10.0, -179.9998), (10.0003, 180)]
        let fixes = places.enumerated().map {
            Fix(t: Double($0) * 400, lat: $1.0, lon: $1.1, accuracy: 10)
        }
        let away = Fix(t: 1_200, lat: 10.1, lon: 180, accuracy: 10)
        let stay = try #require(rule.stays(in: fixes + [away]).first)
        #expect(stay.centre.metres(to: Coordinate(lat: 10.0001, lon: 180)) < 0.001)
    }

    @Test func `a track with no fixes or a single fix has no stays`() {
        for rule in StayRules.all {
            #expect(rule.stays(in: []) == [])
            #expect(rule.stays(in: [fix(0)]) == [])
        }
    }
}
