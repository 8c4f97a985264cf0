import Foundation
import MobilitySpecs
import Specification

extension Heatmap: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.points.allSatisfy({ $0.isOnEarth && $0.hasDate }) else { throw Fix.invalid() }
        let filters = input.layers.compactMap {
            ShownDays($0.filter, in: $0.timeZone, by: readings[TrackWeekday.self])
        }
        guard filters.count == input.layers.count else { throw DayFilter.unknownZone() }
        guard input.points.allSatisfy(\.isWeighty) else { throw Heatmap.invalidWeight() }
        // HEA-2: each layer replaces the previous layer.
        guard let layer = input.layers.last, let filter = filters.last else { return Output(cells: []) }
        let shown = zip(layer.points, filter.shown(layer.points.map(\.t))).filter(\.1).map(\.0)
        let weights = weights(of: shown, zoom: layer.zoom)
        guard weights.values.allSatisfy(\.isFinite) else { throw Heatmap.invalidWeight() }
        return Output(cells: cells(of: weights, readings[HeatmapScale.self]))
    }

    /// Clause: HEA-1
    private static func weights(of points: [Point], zoom: Int) -> [Tile: Double] {
        points.reduce(into: [:]) { $0[Tile(of: $1, zoom: zoom), default: 0] += $1.weight }
    }

    /// Clause: HEA-1
    private static func cells(of weights: [Tile: Double], _ scale: HeatmapScale) -> [Cell] {
        let greatest = weights.values.max() ?? 0
        return weights.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { tile, weight in
            let quotient = weight / greatest
            let heat = scale == .squareRoot ? quotient.squareRoot() : quotient
            return Cell(
                x: tile.x, y: tile.y, weight: weight, colour: colour(at: heat), opacity: Heatmap.opaque * heat
            )
        }
    }

    /// Returns the colour for a heat from 0 to 1, interpolated between two neighbouring colours of `Heatmap.ramp`.
    private static func colour(at heat: Double) -> [Int] {
        let steps = Heatmap.ramp.count - 1
        let place = heat * Double(steps)
        let step = min(Int(place), steps - 1)
        return zip(Heatmap.ramp[step], Heatmap.ramp[step + 1]).map { cold, hot in
            Int((Double(cold) + Double(hot - cold) * (place - Double(step)) + 0.5).rounded(.down))
        }
    }
}

/// A square of the map at some zoom level, in column `x` from the west and row `y` from the north.
private struct Tile: Hashable, Comparable {
    let x: Int
    let y: Int

    init(of point: Heatmap.Point, zoom: Int) {
        let tiles = Double(1 << zoom)
        let latitude = point.lat * .pi / 180
        let column = (point.lon + 180) / 360 * tiles
        let row = (1 - asinh(tan(latitude)) / .pi) / 2 * tiles
        // A point outside the square of the map belongs to the nearest tile at the edge of the map.
        x = Int(min(max(column.rounded(.down), 0), tiles - 1))
        y = Int(min(max(row.rounded(.down), 0), tiles - 1))
    }

    static func < (left: Tile, right: Tile) -> Bool { (left.y, left.x) < (right.y, right.x) }
}
