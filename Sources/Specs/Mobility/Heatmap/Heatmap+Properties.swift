import Specification

extension Heatmap {
    public static let properties: [Property<Heatmap>] = [
        Property(
            """
            A greater weight never gives a colder colour or less opacity, and the tile with the greatest weight is red.
            """,
            from: .hotter, .opacity, .straight
        ) { _, output in
            if output.cells.isEmpty { return .notTouched }
            let rising = output.cells.sorted { $0.weight < $1.weight }
            for (cold, hot) in zip(rising, rising.dropFirst())
            where hot.colour[0] < cold.colour[0] || hot.colour[2] > cold.colour[2]
                || hot.opacity < cold.opacity - precision
            {
                return .violated("tile \(hot.x)/\(hot.y) has more weight than another, but is colder")
            }
            return rising.last?.colour == ramp.last
                ? .holds : .violated("the tile with the greatest weight is not red")
        },
        Property(
            "If all points are shown, the total weight of the cells equals the total weight of the points.",
            from: .weight, .oneCell, .noWeight
        ) { trial, output in
            let cells = output.cells
            guard trial.input.layers.count == 1, let layer = trial.input.layers.first, layer.filter == .always
            else { return .notTouched }
            let (due, total) = (sum(layer.points.map(\.weight)), sum(cells.map(\.weight)))
            guard due.isFinite else { return .notTouched }
            let areTiles =
                Set(cells.map { [$0.x, $0.y] }).count == cells.count && cells.allSatisfy { $0.weight > 0 }
            return areTiles && isClose(total, due, of: due)
                ? .holds
                : .violated(
                    """
                    the total weight of the points is \(due.text), but that of the cells is \(total.text); number of \
                    cells: \(cells.count)
                    """)
        },
        Property(
            "If the zoom is lower by one, each tile has the total weight of the four tiles that it replaces.",
            from: .column, .row,
            probes: { input, _ in
                guard input.layers.count == 1, let layer = input.layers.first, layer.zoom > 0 else {
                    return []
                }
                let tiling = Tiling(zoom: layer.zoom)
                let areSure = layer.points.allSatisfy {
                    $0.isOnEarth && tiling.columns(of: $0.lon).count == 1
                        && tiling.rows(of: $0.lat).count == 1
                }
                return areSure ? [Input(layer.with { $0.zoom -= 1 })] : []
            },
            judge: { trial, output in
                guard let farther = trial.probes.first?.output?.cells else { return .notTouched }
                let children = Dictionary(grouping: output.cells) { [$0.x / 2, $0.y / 2] }.mapValues {
                    sum($0.map(\.weight))
                }
                let total = sum(output.cells.map(\.weight))
                let fit = farther.allSatisfy { isClose(children[[$0.x, $0.y]] ?? 0, $0.weight, of: total) }
                return fit && farther.count == children.count
                    ? .holds
                    : .violated(
                        """
                        if the zoom is lower by one, a tile does not have the total weight of the four tiles that it \
                        replaces
                        """)
            }),
        Property("An empty list of layers has no cells.", from: .replaces) { trial, output in
            guard trial.input.layers.isEmpty else { return .notTouched }
            return output.cells.isEmpty ? .holds : .violated("an empty list of layers has cells")
        },
        Property(
            "A list of layers has the same cells as its last layer alone.", from: .replaces,
            probes: { input, _ in
                input.layers.last.map { input.layers.count > 1 ? [Input($0)] : [] } ?? []
            },
            judge: { trial, _ in
                trial.agrees(otherwise: "the last layer alone and the complete list have different cells")
            }),
        Property(
            """
            An input with an invalid point is rejected as fix.invalid. Any other input with an unknown zone is \
            rejected as zone.unknown. No other input is rejected with these codes.
            """,
            from: .placesFirst, .zonesFirst, .othersChecked, .places, .finite
        ) { trial in
            let areKnown = trial.input.layers.allSatisfy { DayFilter.knows(zone: $0.timeZone) }
            return trial.isRejected(for: [
                (Fix.invalid, !trial.input.points.allSatisfy { $0.isOnEarth && $0.hasDate }),
                (DayFilter.unknownZone, !areKnown),
            ])
        },
        Property(
            "Cells are listed row by row from north to south, and in each row from west to east.",
            from: .rowByRow
        ) { _, output in
            zip(output.cells, output.cells.dropFirst()).allSatisfy { ($0.y, $0.x) < ($1.y, $1.x) }
                ? .holds
                : .violated("the cells are not listed row by row, from north to south and from west to east")
        },
    ]

    private static func sum(_ weights: [Double]) -> Double { weights.reduce(0, +) }

    private static func isClose(_ a: Double, _ b: Double, of total: Double) -> Bool {
        abs(a - b) <= precision * max(1, total)
    }
}
