import Catalogue
import Reports

extension Illustration {
    /// The tiles of a map as squares of their colour and opacity, with their weights; or, where the weights have no
    /// room, a dot that grows with the heat.
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

/// The cells of a heat map on a plain sheet, each where its tile lies.
private struct HeatSquares {
    private let cells: [Heatmap.Cell]
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>
    /// The length of a square's side.
    private let side: Double

    /// Returns nil if there is no cell.
    init?(_ cells: [Heatmap.Cell]) {
        guard let west = cells.map(\.x).min(), let east = cells.map(\.x).max(),
            let north = cells.map(\.y).min(), let south = cells.map(\.y).max()
        else { return nil }
        self.cells = cells
        (columns, rows) = (west...east, north...south)
        side = min(46, 460 / Double(max(columns.count, rows.count)))
    }

    /// Whether the weights have room in the squares.
    var hasNumbers: Bool { side >= 30 }

    private var hottest: Double { cells.map(\.weight).max() ?? 0 }

    var words: String {
        """
        A map of \(cells.count) \(cells.count == 1 ? "tile" : "tiles") with weight, columns \(columns.lowerBound) to \
        \(columns.upperBound) and rows \(rows.lowerBound) to \(rows.upperBound); the hottest has \
        \(Self.number(hottest)) of \(Self.number(cells.reduce(0) { $0 + $1.weight })).
        """
    }

    func draw(on canvas: inout Canvas) {
        let (left, top) = (16.0, 16.0)
        if side >= 8 {
            let (right, bottom) = (
                left + side * Double(columns.count), top + side * Double(rows.count)
            )
            for step in 0...columns.count {
                let x = left + side * Double(step)
                canvas.line((x, top), (x, bottom), "grid")
            }
            for step in 0...rows.count {
                let y = top + side * Double(step)
                canvas.line((left, y), (right, y), "grid")
            }
        }
        // Squares smaller than a few pixels are invisible.
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
                canvas.circle(x: x + drawn / 2, y: y + drawn / 2, radius: radius, "heat")
            }
        }
        legend(on: &canvas, x: left, y: top + max(drawn, side * Double(rows.count)) + 18)
    }

    /// The colours from cold to hot, with their opacities.
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

    /// Returns a weight in few characters.
    private static func number(_ weight: Double) -> String {
        let rounded = (weight * 10).rounded() / 10
        if weight > 0, rounded == 0 { return "<0.1" }
        guard abs(rounded) < 1e6 else { return "\(Float(weight))" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
