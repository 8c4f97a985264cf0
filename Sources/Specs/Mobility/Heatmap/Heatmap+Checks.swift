import JSON
import Specification

extension Heatmap {
    public static func check(_ rule: Rule) -> Check<Heatmap> {
        switch rule {
        case .places:
            Check(.model) { trial in
                Fix.finding(
                    ofPlaces: trial.input.points.map(\.place), times: trial.input.points.compactMap(\.t),
                    rejection: trial.outcome.rejection)
            }
        case .weekday: Check(.property, probes: { shownAlone($0, $1) }, judge: weekday)
        case .heat:
            Check(.derivation, also: .property, probes: { input, _ in fartherOut(input) }, judge: heat)
        case .replacing: Check(.property, probes: { input, _ in lastAlone(input) }, judge: replacing)
        }
    }

    // MARK: What rejects an input, the first first

    private static func isOnEarth(_ input: Input) -> Bool { input.points.allSatisfy(\.isOnEarth) }

    private static func hasUnknownZone(_ input: Input) -> Bool {
        !input.layers.allSatisfy { DayFilter.knows(zone: $0.timeZone) }
    }

    private static func isValid(_ input: Input) -> Bool {
        isOnEarth(input) && !hasUnknownZone(input) && input.points.allSatisfy(\.isWeighty)
    }

    private static func expects(_ rejection: DeclaredRejection, _ trial: Trial<Heatmap>, since: String)
        -> Finding
    {
        if trial.outcome.rejection?.code == rejection.code { return .holds }
        let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
        return .violated("\(since): \(rejection.code) is expected, not \(got)")
    }

    // MARK: TRK-3: the points of a weekday give what they give alone

    private static func shownAlone(_ input: Input, _ readings: Readings) -> [Input] {
        guard isValid(input), let layer = input.layers.last, layer.filter != .always,
            let points = shown(layer, readings)
        else { return [] }
        return [Input(Layer(points: points, zoom: layer.zoom))]
    }

    /// Returns the points of a layer that its filter shows; nil if the kit cannot tell.
    static func shown(_ layer: Layer, _ readings: Readings) -> [Point]? {
        let isShown = layer.filter.shown(
            layer.points.map(\.t), in: layer.timeZone, by: readings[TrackWeekday.self])
        return isShown.map { zip(layer.points, $0).filter(\.1).map(\.0) }
    }

    private static func weekday(_ trial: Trial<Heatmap>) -> Finding {
        guard isOnEarth(trial.input), let layer = trial.input.layers.last else { return .notTouched }
        if let layer = trial.input.layers.first(where: { !DayFilter.knows(zone: $0.timeZone) }) {
            let name = JSONWriter.text(of: layer.timeZone.value)
            return expects(DayFilter.unknownZone, trial, since: "there is no zone \(name)")
        }
        if trial.outcome.rejection?.code == DayFilter.unknownZone.code {
            return .violated(
                "each zone is known, yet the input was rejected as \(DayFilter.unknownZone.code)")
        }
        guard let cells = trial.outcome.output?.cells, let points = shown(layer, trial.readings) else {
            return .notTouched
        }
        guard layer.filter != .always else {
            return layer.points.contains { $0.t != nil } ? .holds : .notTouched
        }
        let which =
            "\(points.count) of \(layer.points.count) points lie on the \(layer.filter.rawValue) that is shown"
        if let probe = trial.probes.first {
            guard let alone = probe.output?.cells, let fault = difference(cells, alone) else { return .holds }
            return .violated("\(which); they alone give something else: \(fault)")
        }
        let (due, total) = (sum(points.map(\.weight)), sum(cells.map(\.weight)))
        if isClose(total, due, of: due) { return .holds }
        return .violated("\(which), of the weight \(text(due)); the cells have \(text(total))")
    }

    // MARK: HEA-2: the last layer gives what it gives alone

    private static func lastAlone(_ input: Input) -> [Input] {
        guard input.layers.count > 1, isValid(input), let last = input.layers.last else { return [] }
        return [Input(last)]
    }

    private static func replacing(_ trial: Trial<Heatmap>) -> Finding {
        let input = trial.input
        guard input.layers.count > 1 || input.isList, isOnEarth(input), !hasUnknownZone(input) else {
            return .notTouched
        }
        guard input.layers.dropLast().allSatisfy({ $0.points.allSatisfy(\.isWeighty) }) else {
            return expects(invalidWeight, trial, since: "a weight before the last input is invalid")
        }
        guard let cells = trial.outcome.output?.cells else { return .notTouched }
        guard let last = input.layers.last else {
            return cells.isEmpty
                ? .holds : .violated("there is nothing to draw, yet there are \(cells.count) cells")
        }
        if let probe = trial.probes.first {
            guard let alone = probe.output?.cells, let fault = difference(cells, alone) else { return .holds }
            return .violated("the last input alone gives something else: \(fault)")
        }
        let (due, total) = (sum(last.points.map(\.weight)), sum(cells.map(\.weight)))
        if last.filter != .always || input.layers.count == 1 || isClose(total, due, of: due) { return .holds }
        return .suspected("the last input has the weight \(text(due)), the cells \(text(total))")
    }

    // MARK: HEA-1

    private static func heat(_ trial: Trial<Heatmap>) -> Finding {
        guard isOnEarth(trial.input), !hasUnknownZone(trial.input), let layer = trial.input.layers.last,
            sum(layer.points.map(\.weight)).isFinite || !trial.input.points.allSatisfy(\.isWeighty)
        else { return .notTouched }
        if let point = layer.points.first(where: { !$0.isWeighty }) {
            return expects(invalidWeight, trial, since: "the weight \(text(point.weight)) is invalid")
        }
        guard trial.input.points.allSatisfy(\.isWeighty) else { return .notTouched }
        guard let cells = trial.outcome.output?.cells else {
            let code = trial.outcome.rejection?.code ?? ""
            // Those are for the clauses of places and zones to say.
            if [Fix.invalid.code, DayFilter.unknownZone.code].contains(code) { return .notTouched }
            return .violated("each weight is valid, yet the input was rejected as \(code)")
        }
        // Which points are drawn is for the clauses of weekdays and of lists to say.
        let isWhole = layer.filter == .always && trial.input.layers.count == 1
        let fault =
            orderFault(of: cells, zoom: layer.zoom) ?? rampFault(of: cells, trial.readings[HeatmapScale.self])
            ?? (isWhole ? weightFault(of: cells, layer) : nil)
        if let fault { return .violated(fault) }
        if let farther = trial.probes.first?.output?.cells, let fault = childrenFault(of: farther, cells) {
            return .suspected(fault)
        }
        return .holds
    }

    private static func orderFault(of cells: [Cell], zoom: Int) -> String? {
        let tiles = 0..<(1 << zoom)
        if let stray = cells.first(where: { !tiles.contains($0.x) || !tiles.contains($0.y) }) {
            return "there is no tile \(name(stray)) at zoom \(zoom)"
        }
        if let void = cells.first(where: { !($0.weight > 0 && $0.weight.isFinite) }) {
            return "tile \(name(void)) has the weight \(text(void.weight)), and is no cell"
        }
        if let (first, second) = zip(cells, cells.dropFirst()).first(where: { ($0.y, $0.x) >= ($1.y, $1.x) })
        {
            return
                "cells are in the order of y, then x, each once; \(name(first)) stands before \(name(second))"
        }
        return nil
    }

    /// Holds each weight between that of the points that surely are in the tile and that of those which may be.
    private static func weightFault(of cells: [Cell], _ layer: Layer) -> String? {
        let tiling = Tiling(zoom: layer.zoom)
        var (sure, possible): ([[Int]: Double], [[Int]: Double]) = ([:], [:])
        for point in layer.points where point.weight > 0 {
            let (columns, rows) = (tiling.columns(of: point.lon), tiling.rows(of: point.lat))
            if columns.count == 1, rows.count == 1 {
                sure[[columns.lowerBound, rows.lowerBound], default: 0] += point.weight
            }
            for x in columns { for y in rows { possible[[x, y], default: 0] += point.weight } }
        }
        let total = sum(layer.points.map(\.weight))
        for cell in cells {
            let least = sure.removeValue(forKey: [cell.x, cell.y]) ?? 0
            let most = possible[[cell.x, cell.y]] ?? 0
            let isLess = cell.weight < least && !isClose(cell.weight, least, of: total)
            if isLess || cell.weight > most && !isClose(cell.weight, most, of: total) {
                return
                    "tile \(name(cell)) has the weight \(text(isLess ? least : most)), not \(text(cell.weight))"
            }
        }
        if let (tile, weight) = sure.min(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            return "tile \(tile[0])/\(tile[1]) has the weight \(text(weight)), yet is no cell"
        }
        let drawn = sum(cells.map(\.weight))
        return isClose(drawn, total, of: total)
            ? nil : "the points have the weight \(text(total)), the cells \(text(drawn))"
    }

    /// Holds the colour and opacity of each cell against its own weight and the greatest.
    private static func rampFault(of cells: [Cell], _ scale: HeatmapScale) -> String? {
        let greatest = cells.map(\.weight).max() ?? 0
        for cell in cells {
            let quotient = cell.weight / greatest
            let heat = scale == .proportional ? quotient : quotient.squareRoot()
            let told = "tile \(name(cell)), whose heat is \(text(heat)),"
            if !(abs(cell.opacity - opaque * heat) <= precision) {
                return "\(told) has the opacity \(text(opaque * heat)), not \(text(cell.opacity))"
            }
            let channels = channels(at: heat)
            if !zip(cell.colour, channels).allSatisfy({ isRounded($0, from: $1, heat) }) {
                return "\(told) has the colour \(channels.map { text($0) }), rounded, not \(cell.colour)"
            }
        }
        return nil
    }

    /// The channels of a colour as trapezes over the heat: how far it is from where each begins to fall or rise.
    static func channels(at heat: Double) -> [Double] {
        func between(_ value: Double) -> Double { 255 * min(1, max(0, value)) }
        let place = 4 * heat
        return [between(place - 2), between(min(place, 4 - place)), between(2 - place)]
    }

    /// Whether a channel may be rounded so; halves that doubles tell exactly go up.
    private static func isRounded(_ channel: Int, from exact: Double, _ heat: Double) -> Bool {
        isExact(heat)
            ? Double(channel) == (exact + 0.5).rounded(.down) : abs(Double(channel) - exact) <= 0.5 + 1e-6
    }

    static func isExact(_ heat: Double) -> Bool { heat * 4_096 == (heat * 4_096).rounded() }

    // MARK: One zoom farther out

    private static func fartherOut(_ input: Input) -> [Input] {
        guard isValid(input), input.layers.count == 1, let layer = input.layers.first, layer.zoom > 0,
            layer.points.allSatisfy({ isSure($0, zoom: layer.zoom) })
        else { return [] }
        return [
            Input(
                Layer(
                    points: layer.points, zoom: layer.zoom - 1, filter: layer.filter, timeZone: layer.timeZone
                ))
        ]
    }

    static func isSure(_ point: Point, zoom: Int) -> Bool {
        let tiling = Tiling(zoom: zoom)
        return tiling.columns(of: point.lon).count == 1 && tiling.rows(of: point.lat).count == 1
    }

    private static func childrenFault(of farther: [Cell], _ cells: [Cell]) -> String? {
        let children = Dictionary(grouping: cells) { [$0.x / 2, $0.y / 2] }.mapValues {
            sum($0.map(\.weight))
        }
        let total = sum(cells.map(\.weight))
        for cell in farther {
            let weight = children[[cell.x, cell.y]] ?? 0
            if !isClose(weight, cell.weight, of: total) {
                return """
                    one zoom farther out tile \(name(cell)) has the weight \(text(cell.weight)); its children have \
                    \(text(weight))
                    """
            }
        }
        return farther.count == children.count ? nil : "one zoom farther out there are other tiles"
    }

    // MARK: Comparing

    private static func difference(_ cells: [Cell], _ others: [Cell]) -> String? {
        if cells.count != others.count { return "\(others.count) cells, not \(cells.count)" }
        for (cell, other) in zip(cells, others) {
            let isSame =
                cell.x == other.x && cell.y == other.y && cell.colour == other.colour
                && isClose(cell.weight, other.weight, of: other.weight)
                && abs(cell.opacity - other.opacity) <= 2 * precision
            if !isSame {
                return "\(JSONWriter.text(of: other.value)), not \(JSONWriter.text(of: cell.value))"
            }
        }
        return nil
    }

    private static func sum(_ weights: [Double]) -> Double { weights.reduce(0, +) }

    private static func isClose(_ a: Double, _ b: Double, of total: Double) -> Bool {
        abs(a - b) <= precision * max(1, total)
    }

    private static func name(_ cell: Cell) -> String { "\(cell.x)/\(cell.y)" }

    private static func text(_ number: Double) -> String { JSONWriter.text(of: number.value) }
}
