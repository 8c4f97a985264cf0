import Catalogue
import Reports

extension Illustration {
    /// Draws the tiles of a heat map as coloured squares with their weights, or with dots if the squares are too small
    /// for numbers.
    static let heatmap = Illustration(Heatmap.self, isExample: hasNumbers) { title, _, output, _ in
        guard let squares = HeatSquares(output.cells) else { return nil }
        var canvas = Canvas()
        squares.draw(on: &canvas)
        return canvas.picture(title: title, words: squares.words)
    }

    @Sendable private static func hasNumbers(_: Heatmap.Input, _ output: Heatmap.Output) -> Bool {
        HeatSquares(output.cells)?.hasNumbers ?? false
    }
}

/// The cells of a heat map as squares on a plain sheet, arranged like the tiles on a map.
private struct HeatSquares {
    private let cells: [Heatmap.Cell]
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>
    private let side: Double

    /// Chooses the place and size of each cell's square; nil if there are no cells.
    init?(_ cells: [Heatmap.Cell]) {
        guard let west = cells.map(\.x).min(), let east = cells.map(\.x).max(),
            let north = cells.map(\.y).min(), let south = cells.map(\.y).max()
        else { return nil }
        self.cells = cells
        (columns, rows) = (west...east, north...south)
        side = min(46, 460 / Double(max(columns.count, rows.count)))
    }

    /// Whether the squares are large enough to show the weights as numbers.
    var hasNumbers: Bool { side >= 30 }

    private var hottest: Double { cells.map(\.weight).max() ?? 0 }

    var words: String {
        """
        A map of \(cells.count) weighted \(cells.count == 1 ? "tile" : "tiles"), columns \(columns.lowerBound) to \
        \(columns.upperBound) and rows \(rows.lowerBound) to \(rows.upperBound); the hottest tile \
        has the weight \(Self.number(hottest)) of a total of \(Self.number(cells.reduce(0) { $0 + $1.weight })).
        """
    }

    func draw(on canvas: inout Canvas) {
        let (left, top) = (16.0, 16.0)
        if side >= 8 {
            let (right, bottom) = (left + side * Double(columns.count), top + side * Double(rows.count))
            for step in 0...columns.count {
                let x = left + side * Double(step)
                canvas.line((x, top), (x, bottom), "grid")
            }
            for step in 0...rows.count {
                let y = top + side * Double(step)
                canvas.line((left, y), (right, y), "grid")
            }
        }
        // A square is drawn with a side of at least 4, since a smaller square would be invisible.
        let drawn = max(side, 4)
        for cell in cells {
            let x = left + side * Double(cell.x - columns.lowerBound)
            let y = top + side * Double(cell.y - rows.lowerBound)
            canvas.square(x: x, y: y, side: drawn, colour: cell.colour, opacity: cell.opacity)
            if hasNumbers {
                canvas.text(
                    Self.number(cell.weight), x: x + side / 2, y: y + side / 2 + 4, "label", anchor: .middle)
            } else {
                let radius = max(0.5, drawn / 2 * cell.opacity / Heatmap.opaque)
                canvas.circle((x + drawn / 2, y + drawn / 2), radius: radius, "heat")
            }
        }
        legend(on: &canvas, x: left, y: top + max(drawn, side * Double(rows.count)) + 18)
    }

    /// Draws a legend with the colours and opacities of the map, from the least weight to the greatest.
    private func legend(on canvas: inout Canvas, x: Double, y: Double) {
        canvas.text("cold", x: x, y: y + 14, "soft")
        for (place, colour) in Heatmap.ramp.enumerated() {
            let heat = Double(place) / Double(Heatmap.ramp.count - 1)
            canvas.square(
                x: x + 44 + 26 * Double(place), y: y, side: 20, colour: colour,
                opacity: Heatmap.opaque * heat)
        }
        canvas.text("hot: \(Self.number(hottest))", x: x + 184, y: y + 14, "soft")
        canvas.text(
            hasNumbers ? "a number is the weight of its tile" : "the hotter a tile, the larger its dot",
            x: x, y: y + 42, "soft")
    }

    /// Returns a weight as a short string, such as `3.5`.
    private static func number(_ weight: Double) -> String {
        let rounded = (weight * 10).rounded() / 10
        if weight > 0, rounded == 0 { return "<0.1" }
        guard abs(rounded) < 1e6 else { return "\(Float(weight))" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
