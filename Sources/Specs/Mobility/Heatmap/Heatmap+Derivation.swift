import Specification

extension Heatmap {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try refuse(input, law)
        guard let last = input.layers.last else { return Output(cells: []) }
        let alone = [input.layers.count - 1]
        let drawn = input.isList ? law(.replaces, alone, not: Array(input.layers.indices)) : alone
        let points = drawn.flatMap { shown(input.layers[$0], law) }.filter {
            abs($0.lat) <= edge || law.does(.edgeRow)
        }
        var weights: [Tile: Double] = [:]
        for point in points {
            weights[tile(of: point, zoom: last.zoom, law), default: 0] += law(.weight, point.weight, not: 1)
        }
        try law.refuse(.infiniteSum, if: !weights.values.allSatisfy(\.isFinite), invalidWeight())
        let tiles = weights.keys.filter { weights[$0] != 0 || !law.holds(.noWeight, true) }
        let order = law(
            .rowByRow, tiles.sorted { ($0.y, $0.x) < ($1.y, $1.x) },
            not: tiles.sorted { ($0.x, $0.y) < ($1.x, $1.y) })
        let greatest = law(.greatest, weights.values.max() ?? 0, not: weights.values.reduce(0, +))
        var cells: [Cell] = []
        for tile in order {
            let weight = weights[tile] ?? 0
            let share = greatest > 0 ? weight / greatest : 0
            let heat = law(.scale, HeatmapScale.self) == .squareRoot ? share.squareRoot() : share
            let opacity = opaque * heat
            let cell = Cell(
                x: law.shows(.column, tile.x), y: law.shows(.row, tile.y), weight: law.shows(.weight, weight),
                colour: colour(at: heat, law),
                opacity: law(.opacity, opacity, not: heat < 0.5 || heat == 1 ? opacity : opacity - 0.16))
            law.emit(.oneCell, cell, into: &cells)
        }
        return Output(cells: cells)
    }

    /// Rejects invalid inputs; for each kind of fault, checks the last layer first, and then the layers that it
    /// replaces.
    private static func refuse(_ input: Input, _ law: Ruling<Law>) throws(Rejection) {
        let (others, last) = (input.layers.dropLast(), input.layers.suffix(1))
        let (otherPoints, points) = (others.flatMap(\.points), last.flatMap(\.points))
        func isKnown(_ layer: Layer) -> Bool { DayFilter.knows(zone: layer.timeZone) }
        let day = law.under(Track.Law.self)
        try law.refuse(.finite, if: !points.allSatisfy { $0.t?.isFinite ?? true }, Fix.invalid())
        try law.refuse(.places, if: !points.allSatisfy(\.isOnEarth), Fix.invalid(), first: .placesFirst)
        try day.refuse(.years, if: !points.allSatisfy(\.hasDate), Fix.invalid(), first: .othersFirst)
        if !others.isEmpty {
            try law.refuse(
                .othersChecked, if: !otherPoints.allSatisfy { $0.isOnEarth && $0.hasDate }, Fix.invalid(),
                first: .placesFirst)
        }
        if !input.layers.allSatisfy(isKnown),
            law(.zonesFirst, false, not: !input.points.allSatisfy(\.isWeighty))
        {
            try law.refuse(.invalidWeight, if: true, invalidWeight())
        }
        let areNames = last.allSatisfy { day.isName(ofZone: $0.timeZone, .names) }
        try day.refuse(.unknownZone, if: !areNames, DayFilter.unknownZone())
        if !others.isEmpty {
            try law.refuse(.othersChecked, if: !others.allSatisfy(isKnown), DayFilter.unknownZone())
        }
        try law.refuse(.invalidWeight, if: !points.allSatisfy(\.isWeighty), invalidWeight())
        if !others.isEmpty {
            try law.refuse(.othersChecked, if: !otherPoints.allSatisfy(\.isWeighty), invalidWeight())
        }
    }

    /// Returns the points of a layer that the filter of the layer shows. Clause: TRK-3
    private static func shown(_ layer: Layer, _ law: Ruling<Law>) -> [Point] {
        guard layer.filter != .always else { return layer.points }
        let points = law(.weightlessDay, layer.points, not: layer.points.filter { $0.weight > 0 })
        let days = layer.filter.days(points.map { $0.t ?? 0 }, in: layer.timeZone, law.under())
        return zip(points, days).compactMap { point, day in day.map { _ in point } }
    }

    // MARK: Tiles

    /// The latitude, in degrees, at which the square map ends.
    private static let edge = 85.0511287798066

    private struct Tile: Hashable {
        let x: Int
        let y: Int
    }

    private static func tile(of point: Point, zoom: Int, _ law: Ruling<Law>) -> Tile {
        let tiling = Tiling(zoom: zoom)
        let (columns, rows) = (tiling.columns(of: point.lon), tiling.rows(of: point.lat))
        if columns.count > 1 || rows.count > 1 { law.leavesOpen() }
        let (tiles, last) = (1 << zoom, (1 << zoom) - 1)
        let x = law(.lastColumn, columns.lowerBound, not: point.lon == 180 ? tiles : columns.lowerBound)
        let even = Int(((90 - point.lat) / 180 * Double(tiles)).rounded(.down))
        let y = law(.row, rows.lowerBound, not: min(even, last))
        return Tile(x: x, y: law(.fromNorth, y, not: last - y))
    }

    // MARK: The ramp

    private static func colour(at heat: Double, _ law: Ruling<Law>) -> [Int] {
        let place = law(.straight, heat, not: (heat * 4).rounded() / 4)
        let channels = channels(at: place)
        let isSharp = isExact(heat) || channels.allSatisfy { abs($0 - $0.rounded(.down) - 0.5) > 1e-6 }
        if !isSharp { law.leavesOpen() }
        let whole = channels.map { law(.halvesUp, ($0 + 0.5).rounded(.down), not: ($0 - 0.5).rounded(.up)) }
        return law(.hotter, whole, not: whole.reversed()).map { Int($0) }
    }

    /// Returns the red, green and blue of the colour for a heat; each channel is a trapezoidal function of the heat.
    static func channels(at heat: Double) -> [Double] {
        func between(_ value: Double) -> Double { 255 * min(1, max(0, value)) }
        let place = 4 * heat
        return [between(place - 2), between(min(place, 4 - place)), between(2 - place)]
    }

    /// Whether the heat is a multiple of 1/4096, so that its channels are computed without rounding.
    static func isExact(_ heat: Double) -> Bool { heat * 4_096 == (heat * 4_096).rounded() }
}
