import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of mobility.heatmap, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulHeatmap: Careful {
    public typealias Subsystem = Heatmap

    var countsFromTheNorth = true
    var isMercator = true
    var clampsColumns = true
    var addsWeights = true
    var leavesOutZeros = true
    var sortsByRows = true
    var takesTheRoot = true
    var opacityRises = true
    var dividesByTheGreatest = true
    var looksAtWeights = true
    var replaces = true
    var checksAll = true
    var asksTheClocks = true
    var takesTheLast = true
    var refusesUnknownZones = true
    var refusesOffEarth = true

    public init() {}

    public func run(_ input: Heatmap.Input, readings: Readings) throws(Rejection) -> Heatmap.Output {
        guard let last = input.layers.last else { return .init(cells: []) }
        let checked = checksAll ? input.layers : [last]
        let points = checked.flatMap(\.points)
        for point in points {
            let isPlace = !refusesOffEarth || abs(point.lat) <= 90 && abs(point.lon) <= 180
            let hasDate = point.t.map { $0 >= -62_104_060_800 && $0 < 253_370_764_800 } ?? true
            if !isPlace || !hasDate { throw Fix.invalid() }
        }
        for layer in checked where refusesUnknownZones && zone(layer.timeZone) == nil {
            throw DayFilter.unknownZone()
        }
        for point in points where looksAtWeights && (point.weight < 0 || point.weight.isInfinite) {
            throw Heatmap.invalidWeight()
        }
        let drawn = (replaces ? [last] : input.layers).flatMap { shown($0, readings) }
        return .init(cells: cells(of: drawn, zoom: last.zoom, readings))
    }

    // MARK: Days

    private func zone(_ name: String) -> TimeZone? {
        // Foundation also accepts abbreviations and offsets, which are not names of zones.
        DayFilter.knows(zone: name) ? TimeZone(identifier: name) : nil
    }

    private func shown(_ layer: Heatmap.Layer, _ readings: Readings) -> [Heatmap.Point] {
        guard layer.filter != .always else { return layer.points }
        let zone = asksTheClocks ? zone(layer.timeZone) ?? .gmt : .gmt
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let wanted = names.firstIndex(of: layer.filter.rawValue) ?? 0
        func date(_ point: Heatmap.Point) -> Int {
            let moment = Date(timeIntervalSince1970: floor(point.t ?? 0))
            return Int(
                floor((moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))) / 86_400))
        }
        // Day 4 was a Monday.
        let fitting = layer.points.filter { (date($0) - 4 - wanted) % 7 == 0 }
        guard takesTheLast, readings[TrackWeekday.self] == .latest, let last = fitting.map(date).max() else {
            return fitting
        }
        return fitting.filter { date($0) == last }
    }

    // MARK: Tiles

    private func cells(of points: [Heatmap.Point], zoom: Int, _ readings: Readings) -> [Heatmap.Cell] {
        var weights: [Int: [Int: Double]] = [:]
        for point in points {
            let n = 1 << zoom
            let south = countsFromTheNorth ? row(point.lat, n) : n - 1 - row(point.lat, n)
            let column = Int(floor((point.lon + 180) * Double(n) / 360))
            weights[south, default: [:]][clampsColumns ? min(column, n - 1) : column, default: 0] +=
                addsWeights ? point.weight : 1
        }
        var tiles = weights.flatMap { y, row in row.map { (x: $0, y: y, weight: $1) } }
        if leavesOutZeros { tiles.removeAll { $0.weight == 0 } }
        tiles.sort { sortsByRows ? ($0.y, $0.x) < ($1.y, $1.x) : ($0.x, $0.y) < ($1.x, $1.y) }
        let all = tiles.map(\.weight)
        let most = dividesByTheGreatest ? all.max() ?? 0 : all.reduce(0, +)
        return tiles.map { tile in
            // If a mistake leaves the weights unchecked, the quotient may be outside the range 0 to 1.
            let quotient = tile.weight / most
            let share = (0...1).contains(quotient) ? quotient : 0
            let heat = readings[HeatmapScale.self] == .squareRoot && takesTheRoot ? sqrt(share) : share
            let opacity = opacityRises || heat < 0.5 || heat == 1 ? 0.85 * heat : 0.85 * heat - 0.16
            return .init(x: tile.x, y: tile.y, weight: tile.weight, colour: colour(heat), opacity: opacity)
        }
    }

    private func row(_ lat: Double, _ n: Int) -> Int {
        guard isMercator else { return min(n - 1, Int(floor((90 - lat) / 180 * Double(n)))) }
        // The Mercator map is a square, whose upper and lower edges are at these latitudes.
        if lat > 85.051128 { return 0 }
        if lat < -85.051128 { return n - 1 }
        let sine = sin(lat * .pi / 180)
        return Int(floor((0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Double(n)))
    }

    private func colour(_ heat: Double) -> [Int] {
        let quarter = heat * 4
        func part(_ value: Double) -> Int { Int(floor(255 * value + 0.5)) }
        switch quarter {
        case ..<1: return [0, part(quarter), 255]
        case ..<2: return [0, 255, part(2 - quarter)]
        case ..<3: return [part(quarter - 2), 255, 0]
        default: return [255, part(4 - quarter), 0]
        }
    }
}
