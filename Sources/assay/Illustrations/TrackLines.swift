import Catalogue
import Reports

extension Illustration {
    /// Draws the lines of a track, in the colour and pattern of each activity, and a circle for each stay.
    static let track = Illustration(Track.self, isExample: isClear) { title, input, output, _ in
        let places = input.records.map(\.place)
        guard places.count >= 2, let grid = TrackGrid(places, radius: Track.radius) else { return nil }
        var canvas = Canvas()
        grid.draw(on: &canvas)
        for circle in output.circles where places.indices.contains(circle.at) {
            canvas.circle(
                grid.point(places[circle.at]), radius: grid.pixels(ofMetres: circle.radius), "ring")
        }
        for segment in output.segments
        where places.indices.contains(segment.from) && places.indices.contains(segment.to) {
            let (from, to) = (grid.point(places[segment.from]), grid.point(places[segment.to]))
            // A wider line behind each line keeps the line visible on any background.
            canvas.line(from, to, "casing \(segment.look.pattern.rawValue)")
            canvas.line(from, to, "\(segment.look.colour.rawValue) \(segment.look.pattern.rawValue)")
        }
        // More than 150 dots could not be distinguished, and would hide the lines.
        for place in places where places.count <= 150 {
            canvas.circle(grid.point(place), radius: 3, "dot")
        }
        var labels = TrackLabels()
        for circle in output.circles.sorted(by: { $0.dwell > $1.dwell })
        where places.indices.contains(circle.at) {
            let centre = grid.point(places[circle.at])
            let top = centre.y - grid.pixels(ofMetres: circle.radius) - 8
            labels.write(minutes(circle.dwell), (centre.x, top), "good", .middle, on: &canvas)
        }
        labels.write(output.stretches, places.map(grid.point), on: &canvas)
        canvas.text(
            "\(places.count) records; a square is \(grid.squareInWords)", x: 16, y: 36 + grid.side, "soft")
        let stretches = output.stretches.map { "\($0.activity.rawValue) for \(minutes($0.duration))" }
        let stays = output.circles.map { minutes($0.dwell) }
        return canvas.picture(
            title: title,
            words: """
                The lines of \(places.count) records on a plain grid: \
                \(stretches.isEmpty ? "none" : stretches.joined(separator: ", ")); stays: \
                \(stays.isEmpty ? "none" : stays.joined(separator: ", ")).
                """)
    }

    /// Returns a time in whole minutes.
    private static func minutes(_ seconds: Double) -> String {
        "\(Int(exactly: (seconds / 60).rounded(.down)) ?? .max) min"
    }

    @Sendable private static func isClear(_ input: Track.Input, _: Track.Output) -> Bool {
        let grid = TrackGrid(input.records.map(\.place), radius: Track.radius)
        return input.records.count <= 60 && grid?.isClear == true
    }
}

/// Writes the labels of a track, and remembers their places so that none covers another.
struct TrackLabels {
    private var taken: [(x: ClosedRange<Double>, y: Double)] = []

    /// Writes a label at its place, or in one of the lines below it; if no line has room, the label is left out.
    mutating func write(
        _ text: String, _ place: (x: Double, y: Double), _ style: String, _ anchor: Canvas.Anchor,
        lines: Int = 1, on canvas: inout Canvas
    ) {
        let width = Canvas.character * Double(text.count)
        let start = anchor == .start ? place.x : place.x - width / 2
        let room = start...(start + width)
        let free = (0..<lines).lazy.map { place.y + 16 * Double($0) }.first { y in
            !taken.contains { abs($0.y - y) < 14 && $0.x.overlaps(room) }
        }
        guard let free else { return }
        taken.append((room, free))
        canvas.text(text, x: place.x, y: free, style, anchor: anchor)
    }

    /// Writes the activity of each stretch beside the stretch's first line.
    mutating func write(
        _ stretches: [Track.Stretch], _ points: [(x: Double, y: Double)], on canvas: inout Canvas
    ) {
        // Lines of an unknown activity are black and need a label least, so they are labelled last.
        let known = stretches.filter { $0.activity != .unknown }
        for stretch in known + stretches.filter({ $0.activity == .unknown })
        where points.indices.contains(stretch.from) && points.indices.contains(stretch.from + 1) {
            let (from, to) = (points[stretch.from], points[stretch.from + 1])
            let middle = (x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
            // The label is above a flat line, and beside a steep line.
            let isLying = abs(to.y - from.y) < abs(to.x - from.x) / 3
            write(
                stretch.activity.rawValue, (middle.x + (isLying ? 0 : 12), middle.y + (isLying ? -9 : 4)),
                "strong", isLying ? .middle : .start, on: &canvas)
        }
    }
}
