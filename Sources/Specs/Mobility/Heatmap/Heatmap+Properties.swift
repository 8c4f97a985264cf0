import JSON
import SharedSpecs
import Specification

extension Heatmap {
    public static let properties: [Property<Heatmap>] = [
        Property(
            "More weight never gives a colder colour or less opacity, and the greatest weight is red.",
            from: .hotter, .opacity, .straight, judge: isHotter),
        Property(
            "If everything is shown, the weights of the cells add up to those of the points.", from: .weight,
            .oneCell,
            .noWeight,
            judge: isWhole),
        Property(
            "One zoom farther out, each tile has the weight of its four children.", from: .column, .row,
            probes: { input, _ in fartherOut(input) }, judge: hasChildren),
        Property(
            "A list gives the cells of its last layer alone; an empty list gives no cells.",
            from: .replaces,
            probes: { input, _ in
                input.layers.last.map { input.layers.count > 1 ? [Input($0)] : [] } ?? []
            },
            judge: isAlone),
        Property(
            """
            An input is refused as fix.invalid or zone.unknown if and only if it has such a point or zone, in this \
            order.
            """,
            from: .placesFirst, .zonesFirst, .othersChecked
        ) { trial in
            let (layers, points) = (trial.input.layers, trial.input.layers.flatMap(\.points))
            return trial.isRefused(for: [
                (Fix.invalid, !points.allSatisfy { $0.isOnEarth && $0.hasDate }),
                (DayFilter.unknownZone, !layers.allSatisfy { DayFilter.knows(zone: $0.timeZone) }),
            ])
        },
        Property("Cells come row by row, each row from the west.", from: .rowByRow) { trial in
            guard let cells = trial.outcome.output?.cells else { return .notTouched }
            return zip(cells, cells.dropFirst()).allSatisfy { ($0.y, $0.x) < ($1.y, $1.x) }
                ? .holds : .violated("a cell comes before another that is farther north or west")
        },
        Property(
            "If all points are in the north, the west or the east, all cells are there too.",
            from: .fromNorth,
            .lastColumn
        ) {
            trial in
            guard trial.input.layers.count == 1, let layer = trial.input.layers.first, layer.zoom > 0,
                let cells = trial.outcome.output?.cells
            else { return .notTouched }
            let half = 1 << (layer.zoom - 1)
            let (isNorth, isWest) = (
                layer.points.allSatisfy { $0.lat > 1 }, layer.points.allSatisfy { $0.lon < -1 }
            )
            let isEast = layer.points.allSatisfy { $0.lon > 1 }
            let areThere = cells.allSatisfy {
                (!isNorth || $0.y < half) && (!isWest || $0.x < half)
                    && (!isEast || (half..<2 * half).contains($0.x))
            }
            return areThere
                ? .holds : .violated("a cell is on a half of the map that has no points")
        },
        Property(
            "The opacity follows from the weight over the greatest weight, by the reading.", from: .scale,
            .greatest
        ) {
            trial in
            guard let cells = trial.outcome.output?.cells, let most = cells.map(\.weight).max(), most > 1e-3
            else {
                return .notTouched
            }
            let isRoot = trial.readings[HeatmapScale.self] == .squareRoot
            let wrong = cells.first { cell in
                let share = cell.weight / most
                return share > 1e-3
                    && abs(cell.opacity - opaque * (isRoot ? share.squareRoot() : share)) > 1e-4
            }
            return wrong.map {
                .violated("tile \($0.x)/\($0.y) has an opacity that does not follow from its weight")
            }
                ?? .holds
        },
    ]

    private static func sum(_ weights: [Double]) -> Double { weights.reduce(0, +) }

    private static func isClose(_ a: Double, _ b: Double, of total: Double) -> Bool {
        abs(a - b) <= precision * max(1, total)
    }

    // MARK: One outcome

    private static func isHotter(_ trial: Trial<Heatmap>) -> Finding {
        guard let cells = trial.outcome.output?.cells, !cells.isEmpty else { return .notTouched }
        let rising = cells.sorted { $0.weight < $1.weight }
        for (cold, hot) in zip(rising, rising.dropFirst()) {
            let isColder =
                hot.colour[0] < cold.colour[0] || hot.colour[2] > cold.colour[2]
                || hot.opacity < cold.opacity - precision
            if isColder {
                return .violated("tile \(hot.x)/\(hot.y) has more weight than another, but is colder")
            }
        }
        return rising.last?.colour == ramp.last
            ? .holds : .violated("the tile with the most weight is not red")
    }

    private static func isWhole(_ trial: Trial<Heatmap>) -> Finding {
        guard trial.input.layers.count == 1, let layer = trial.input.layers.first, layer.filter == .always,
            let cells = trial.outcome.output?.cells
        else { return .notTouched }
        let (due, total) = (sum(layer.points.map(\.weight)), sum(cells.map(\.weight)))
        guard due.isFinite else { return .notTouched }
        if let void = cells.first(where: { !($0.weight > 0) }) {
            return .violated("tile \(void.x)/\(void.y) has no weight, but has a cell")
        }
        if Set(cells.map { [$0.x, $0.y] }).count < cells.count { return .violated("a tile has two cells") }
        return isClose(total, due, of: due)
            ? .holds
            : .violated(
                "the weights of the points add up to \(text(due)), those of the cells to \(text(total))")
    }

    // MARK: One zoom farther out

    static func isSure(_ point: Point, zoom: Int) -> Bool {
        let tiling = Tiling(zoom: zoom)
        return tiling.columns(of: point.lon).count == 1 && tiling.rows(of: point.lat).count == 1
    }

    private static func fartherOut(_ input: Input) -> [Input] {
        guard input.layers.count == 1, let layer = input.layers.first, layer.zoom > 0,
            layer.points.allSatisfy({ $0.isOnEarth && isSure($0, zoom: layer.zoom) })
        else { return [] }
        return [
            Input(
                Layer(
                    points: layer.points, zoom: layer.zoom - 1, filter: layer.filter, timeZone: layer.timeZone
                ))
        ]
    }

    private static func hasChildren(_ trial: Trial<Heatmap>) -> Finding {
        guard let farther = trial.probes.first?.output?.cells, let cells = trial.outcome.output?.cells else {
            return .notTouched
        }
        let children = Dictionary(grouping: cells) { [$0.x / 2, $0.y / 2] }.mapValues {
            sum($0.map(\.weight))
        }
        let total = sum(cells.map(\.weight))
        for cell in farther where !isClose(children[[cell.x, cell.y]] ?? 0, cell.weight, of: total) {
            return .violated(
                "one zoom farther out tile \(cell.x)/\(cell.y) does not have the weight of its four children")
        }
        return farther.count == children.count
            ? .holds : .violated("one zoom farther out there are tiles that do not fit")
    }

    // MARK: Lists

    private static func isAlone(_ trial: Trial<Heatmap>) -> Finding {
        guard let cells = trial.outcome.output?.cells else { return .notTouched }
        if trial.input.layers.isEmpty {
            return cells.isEmpty ? .holds : .violated("an empty list gives cells")
        }
        guard let probe = trial.probes.first else { return .notTouched }
        guard let alone = probe.output?.cells, alone.count == cells.count else {
            return .violated("the last input alone gives other cells")
        }
        let areSame = zip(cells, alone).allSatisfy { cell, other in
            cell.x == other.x && cell.y == other.y && cell.colour == other.colour
                && isClose(cell.weight, other.weight, of: other.weight)
                && abs(cell.opacity - other.opacity) <= 2 * precision
        }
        return areSame ? .holds : .violated("the last input alone gives other cells")
    }

    private static func text(_ number: Double) -> String { JSONWriter.text(of: number.value) }
}
