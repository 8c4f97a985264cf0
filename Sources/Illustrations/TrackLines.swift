import Reports
import Specs

extension Illustration {
    /// The lines of a track on a plain grid, by how the person moved, and a circle where they stayed.
    static let track = Illustration(Track.self) { golden, input, output, _ in
        let places = input.records.map(\.place)
        guard (2...60).contains(places.count), let grid = TrackGrid(places, radius: Track.radius) else {
            return nil
        }
        var canvas = Canvas()
        grid.draw(on: &canvas)
        for circle in output.circles where places.indices.contains(circle.at) {
            let centre = grid.point(places[circle.at])
            canvas.circle(x: centre.x, y: centre.y, radius: grid.pixels(ofMetres: circle.radius), "ring")
            canvas.text(
                "\(Int(circle.dwell / 60)) min", x: centre.x,
                y: centre.y - grid.pixels(ofMetres: circle.radius) - 8, "good", anchor: .middle)
        }
        for segment in output.segments {
            let (from, to) = (grid.point(places[segment.from]), grid.point(places[segment.to]))
            // What is behind a line makes it seen on any paper.
            canvas.line(from, to, "casing \(segment.look.pattern.rawValue)")
            canvas.line(from, to, "\(segment.look.colour.rawValue) \(segment.look.pattern.rawValue)")
        }
        for place in places {
            let point = grid.point(place)
            canvas.circle(x: point.x, y: point.y, radius: 3, "dot")
        }
        for stretch in output.stretches {
            let (from, to) = (grid.point(places[stretch.from]), grid.point(places[stretch.from + 1]))
            let middle = (x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
            // Above a line that lies, and beside one that stands.
            let isLying = abs(to.y - from.y) < abs(to.x - from.x) / 3
            canvas.text(
                stretch.activity.rawValue, x: middle.x + (isLying ? 0 : 12), y: middle.y + (isLying ? -9 : 4),
                "strong", anchor: isLying ? .middle : .start)
        }
        canvas.text(
            "\(places.count) records; a square is \(grid.squareInWords)", x: 16, y: 36 + grid.side, "soft")
        let stretches = output.stretches.map { "\($0.activity.rawValue) for \(Int($0.duration / 60)) min" }
        let stays = output.circles.map { "\(Int($0.dwell / 60)) min" }
        return canvas.picture(
            title: golden.id,
            words: """
                The lines of \(places.count) records on a plain grid: \
                \(stretches.isEmpty ? "none" : stretches.joined(separator: ", ")); stays: \
                \(stays.isEmpty ? "none" : stays.joined(separator: ", ")).
                """)
    }
}
