import Catalogue
import Testing

@testable import StayRules

/// Tests the rule of MovingPandas: a stop is a window of fixes that fits a diameter.
struct BoundedDiameterTests {
    private let rule = BoundedDiameter(diameter: 200, duration: 600)

    @Test func `a stop lasts until the last fix that fits the diameter, or until the end of the track`() {
        #expect(rule.outlines(track(0, 10, 90, 50, 0, 400)) == [Outline(0...4, 0...12)])
        #expect(rule.outlines(track(0, 10, 90, 50, 0)) == [Outline(0...4, 0...12)])
    }

    @Test func `a window that lasts exactly the minimum duration is a stop`() {
        #expect(rule.outlines(track(0, 10, 0, 400, every: 300)) == [Outline(0...2, 0...10)])
        #expect(rule.outlines(track(0, 10, 0, 400, every: 299)) == [])
    }

    @Test func `a window whose diameter is exactly the limit does not fit`() {
        let fixes = track(0, 0, 120, 120, 0)
        let width = fixes[0].place.metres(to: fixes[2].place)
        #expect(BoundedDiameter(diameter: width.nextUp, duration: 600).outlines(fixes).count == 1)
        #expect(BoundedDiameter(diameter: width, duration: 600).outlines(fixes) == [])
    }

    @Test func `fixes on the way to a stop are dropped from the window of the stop`() {
        // The fix at 0 m leaves the window first. The other fixes, from 150 m to 360 m, still do not fit, so the fix at
        // 150 m also leaves the window.
        let fixes = track(0, 150, 300, 350, 360, 350, 340, 350, 900)
        #expect(rule.outlines(fixes).map(\.departure) == [21])
        #expect(rule.outlines(fixes).map(\.first) == [2])
    }

    @Test func `the centre of a stop is the median of its fixes`() throws {
        let stay = try #require(rule.stays(in: track(0, 0, 0, 30, 150, 150)).first)
        #expect(stay.centre.metres(to: fix(0, east: 15).place) < 0.01)
    }

    @Test func `if several fixes have the same time, the first of them is used`() {
        let fixes = [fix(0), fix(300), fix(300, east: 5_000), fix(600), fix(900, east: 5_000)]
        #expect(rule.outlines(fixes) == [Outline(0...3, 0...10)])
    }

    // MARK: The rectangle of least area

    private func hull(_ places: (east: Double, north: Double)...) -> ConvexHull {
        ConvexHull(of: places.map { Coordinate(lat: $0.north, lon: $0.east) })
    }

    @Test func `the vertices of a hull are only its corners, clockwise from the southernmost corner`() {
        let square = hull((0, 0), (1, 1), (0.5, 0.5), (1, 0), (0, 1), (0, 0.5), (1, 1))
        #expect(square.vertices.map { [$0.lon, $0.lat] } == [[0, 0], [0, 1], [1, 1], [1, 0]])
        #expect(hull((1, 1), (1, 1)).vertices.count == 1)
        #expect(hull((0, 0), (2, 2), (1, 1)).vertices.count == 2)
    }

    @Test func `the diagonal of a single place is 0, and the diagonal of a line is its length`() {
        #expect(hull((1, 1), (1, 1)).diagonalOfLeastRectangle == 0)
        let line = hull((0, 0), (0, 0.001), (0, 0.0005))
        #expect(abs(line.diagonalOfLeastRectangle - 110.574) < 0.01)
    }

    @Test
    func
        `the diagonal of places on a line is the length of the line, even if the coordinates are rounded`()
    {
        let line = hull((2.7993, 49.4009), (2.7992, 49.4008), (2.7991, 49.4007), (2.7989, 49.4005))
        #expect(line.vertices.count > 2)
        #expect(abs(line.diagonalOfLeastRectangle - 53.1227) < 0.001)
    }

    @Test func `the rectangle of least area may be rotated`() {
        // At the equator, a degree of latitude is about as long as a degree of longitude. A rectangle of 0.003° by
        // 0.004° is rotated by 45°.
        let half = 0.5.squareRoot()
        let turned = [(0.0, 0.0), (0.003, 0), (0.003, 0.004), (0, 0.004)].map { along, across in
            Coordinate(lat: (along + across) * half, lon: (along - across) * half)
        }
        let diagonal = ConvexHull(of: turned).diagonalOfLeastRectangle
        #expect(abs(diagonal - 0.005 * 111_000) < 5)
    }
}
