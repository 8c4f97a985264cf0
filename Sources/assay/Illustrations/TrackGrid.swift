import Catalogue
import Foundation
import Reports

extension Illustration {
    /// Draws a track and the geofences that opened, on a plain grid; the scale is exact at the middle of the track.
    static let geofence = Illustration(Geofence.self, isExample: isClear) { title, input, output, _ in
        let places = input.fixes.map(\.place)
        guard places.count >= 2, let grid = TrackGrid(places, radius: input.figures.radius) else {
            return nil
        }
        var canvas = Canvas()
        grid.draw(on: &canvas)
        for event in output.events where event.kind == .enter {
            canvas.circle(
                grid.point(event.centre), radius: grid.pixels(ofMetres: input.figures.radius), "ring")
        }
        for (from, to) in zip(places, places.dropFirst()) {
            canvas.line(grid.point(from), grid.point(to), "way")
        }
        for (index, place) in places.enumerated() {
            let hasEvent = output.events.contains { $0.at == index }
            canvas.circle(grid.point(place), radius: hasEvent ? 5 : 3, hasEvent ? "hot" : "dot")
        }
        var labels = TrackLabels()
        for event in output.events where places.indices.contains(event.at) {
            let point = grid.point(places[event.at])
            labels.write(
                "\(event.kind.rawValue) at \(event.at)", (point.x + 9, point.y - 7), "marked", .start,
                lines: 8, on: &canvas)
        }
        canvas.text(
            "\(places.count) fixes; a square is \(grid.squareInWords)", x: 16, y: 36 + grid.side, "soft")
        let events = output.events.map { "\($0.kind.rawValue) at fix \($0.at)" }
        return canvas.picture(
            title: title,
            words: """
                A track of \(places.count) fixes on a plain grid, with a ring for each geofence that opens. \
                Events: \(events.isEmpty ? "none" : events.joined(separator: ", ")).
                """)
    }

    @Sendable private static func isClear(_ input: Geofence.Input, _: Geofence.Output) -> Bool {
        let grid = TrackGrid(input.fixes.map(\.place), radius: input.figures.radius)
        return input.fixes.count <= 120 && grid?.isClear == true
    }
}

/// A square region of the earth that is small enough to be drawn as a plane.
struct TrackGrid {
    let side = 360.0
    private static let metresADegree = 111_320.0
    private let middle: Coordinate
    private let shrinking: Double
    /// The side length of the region, in metres.
    private let reach: Double

    /// Chooses a region; nil if the places are too far apart, or too near to a pole or the date line, to be drawn flat.
    init?(_ places: [Coordinate], radius: Double) {
        let (lats, lons) = (places.map(\.lat), places.map(\.lon))
        guard let south = lats.min(), let north = lats.max(), let west = lons.min(), let east = lons.max(),
            abs(south) < 80, abs(north) < 80, east - west < 2
        else { return nil }
        middle = Coordinate(lat: (south + north) / 2, lon: (west + east) / 2)
        shrinking = cos(middle.lat * .pi / 180)
        let height = (north - south) * Self.metresADegree
        let width = (east - west) * Self.metresADegree * shrinking
        reach = max(height, width) + 2.4 * radius
        guard reach > 0, radius < 100_000 else { return nil }
        // A track that never leaves one spot and a ring as small as a dot would both be invisible.
        isClear = max(height, width) > radius / 3 && reach < 100_000 && radius < 10_000 && radius > reach / 60
    }

    /// Whether the track and the rings of its geofences are large enough to be seen at a glance.
    let isClear: Bool

    func point(_ place: Coordinate) -> (x: Double, y: Double) {
        (
            16 + side / 2 + pixels(ofMetres: (place.lon - middle.lon) * Self.metresADegree * shrinking),
            16 + side / 2 - pixels(ofMetres: (place.lat - middle.lat) * Self.metresADegree)
        )
    }

    func pixels(ofMetres metres: Double) -> Double { metres / reach * side }

    /// Draws the lines of the grid, which has four squares in each direction.
    func draw(on canvas: inout Canvas) {
        for step in 0...4 {
            let place = 16 + side * Double(step) / 4
            canvas.line((place, 16), (place, 16 + side), "grid")
            canvas.line((16, place), (16 + side, place), "grid")
        }
    }

    var squareInWords: String { "\(Int((reach / 4).rounded())) m wide" }
}
