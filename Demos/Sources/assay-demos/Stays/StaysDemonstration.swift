import Kit
import StayRules

/// Compares the rules that find stays, on generated days or on a given track.
struct StaysDemonstration {
    private let options: DaysOptions
    private let format: TableFormat

    init(_ options: DaysOptions, _ format: TableFormat) {
        self.options = options
        self.format = format
    }

    /// Prints how well each rule does on days of each class, and on the tracks that show where a rule fails.
    func compare() {
        let days = options.days ?? 50
        let comparison = StayComparison(days: days, seed: options.seed.seed ?? 1)
        var table = ResultTable(
            "on", "rule", "known", "found", "right", "pieces", "wrong", "precision", "recall", "mean error",
            "95 % error")
        for row in comparison.rows {
            let score = row.score
            table.add(
                .text(row.on), .text(row.rule), .whole(score.known), .whole(score.found),
                .whole(score.right), .whole(score.pieces), .whole(score.wrong),
                cell(score.precision, decimals: 3), cell(score.recall, decimals: 3),
                cell(score.meanError, decimals: 1), cell(score.error95, decimals: 1))
        }
        standardOutput(table.text(in: format))
        guard format == .human else { return }
        let tracks = Weakness.all.map { "  \($0.name): \($0.sentence)\n" }.joined()
        standardOutput(
            """

            Generated days of each class: \(days), with seed \(options.seed.seed ?? 1). Errors of centres are in metres.
            The last rows are for tracks whose fixes have no errors; each track shows a fault of a rule:
            \(tracks)
            """)
    }

    /// Prints the stays that each rule finds in a track.
    func find(in file: String) throws {
        let fixes = try TrackFile(file).fixes()
        var table = ResultTable(
            "rule", "stay", "arrival", "departure", "minutes", "lat", "lon", "first", "last")
        for rule in StayRules.all {
            for (number, stay) in rule.stays(in: fixes).enumerated() {
                table.add(
                    .text(rule.name), .whole(number + 1), .number(stay.arrival, decimals: 0),
                    .number(stay.departure, decimals: 0), .number(stay.duration / 60, decimals: 1),
                    .number(stay.centre.lat, decimals: 6), .number(stay.centre.lon, decimals: 6),
                    .whole(stay.first), .whole(stay.last))
            }
        }
        standardOutput(table.text(in: format))
    }

    private func cell(_ number: Double?, decimals: Int) -> ResultTable.Cell {
        number.map { .number($0, decimals: decimals) } ?? .none
    }
}
