import Specification

extension Track {
    public static let properties = general + relations

    private static let general: [Property<Track>] = [
        Property(
            "Each line joins two neighbouring records; the lines are in order, and no line is repeated.",
            from: .inOrder, .joined, judge: areNeighbours),
        Property(
            "Stretches consist of lines, and each line is in exactly one stretch.", from: .equalActivity,
            judge: areOfLines),
        Property(
            """
            If all records are an hour later, with latitudes and longitudes negated, the output is the same, except \
            that each stretch starts an hour later.
            """,
            from: .joined, .duration, .dwell,
            probes: { input, _ in
                guard input.filter == .always, isWhole(input) else { return [] }
                return [Input(records: input.records.map(later), timeZone: input.timeZone)]
            }, judge: isSameLater),
        Property(
            """
            Each line and circle is shown for at most one weekday; under the option `all`, each circle is shown for \
            exactly one.
            """,
            from: .oneWeekday, .lastDay,
            probes: { input, _ in
                guard input.filter != .always, input.records.allSatisfy(\.isOnMap) else { return [] }
                return DayFilter.allCases.map {
                    Input(records: input.records, filter: $0, timeZone: input.timeZone)
                }
            }, judge: isDivided),
    ]

    // MARK: Lines and stretches

    private static func areNeighbours(_ trial: Trial<Track>, _ output: Output) -> Finding {
        var last = -1
        for line in output.segments {
            guard last < line.from, line.to == line.from + 1, line.to < trial.input.records.count else {
                return .violated(
                    "the line from \(line.from) to \(line.to) does not join neighbours, or is out of order or repeated"
                )
            }
            last = line.from
        }
        return output.segments.isEmpty ? .notTouched : .holds
    }

    private static func areOfLines(_: Trial<Track>, _ output: Output) -> Finding {
        var rest = output.segments[...]
        var last: Stretch?
        for stretch in output.stretches {
            var to = stretch.from
            let isApart = last.map { $0.to != stretch.from || $0.activity != stretch.activity } ?? true
            while to < stretch.to, let line = rest.first, line.from == to, line.activity == stretch.activity {
                to = line.to
                rest.removeFirst()
            }
            guard isApart, to == stretch.to, stretch.from < stretch.to else {
                return .violated(
                    """
                    the stretch from \(stretch.from) to \(stretch.to) does not consist of lines, or continues the \
                    previous stretch
                    """
                )
            }
            last = stretch
        }
        return rest.first.map { .violated("the line from \($0.from) is in no stretch") } ?? .holds
    }

    // MARK: The same track, an hour later and elsewhere

    /// Whether all records are valid both before and after `later` changes them, and all times are multiples of 0.25 s.
    private static func isWhole(_ input: Input) -> Bool {
        input.records.allSatisfy { record in
            [record, later(record)].allSatisfy(\.isOnMap) && (record.t * 4).rounded() == record.t * 4
        }
    }

    private static func later(_ record: MovementRecord) -> MovementRecord {
        record.with { ($0.t, $0.lat, $0.lon) = ($0.t + 3_600, -$0.lat, -$0.lon) }
    }

    private static func isSameLater(_ trial: Trial<Track>, _ output: Output) -> Finding {
        guard let probe = trial.probes.first else { return .notTouched }
        let isSame =
            probe.output?.segments == output.segments && probe.output?.circles == output.circles
            && probe.output?.stretches.map(\.duration) == output.stretches.map(\.duration)
            && probe.output?.stretches.map(\.start) == output.stretches.map { $0.start + 3_600 }
        return Finding(
            isSame, or: "with the records an hour later and mirrored, lines, stretches or circles are wrong")
    }

    // MARK: Weekdays

    private static func isDivided(_ trial: Trial<Track>) -> Finding {
        guard trial.probes.count == DayFilter.allCases.count, let all = trial.probes[0].output else {
            return .notTouched
        }
        let days = trial.probes.dropFirst().compactMap(\.output)
        let (lines, circles) = (days.flatMap(\.segments).map(\.from), days.flatMap(\.circles).map(\.at))
        let (known, stays) = (Set(all.segments.map(\.from)), Set(all.circles.map(\.at)))
        let areOnce = Set(lines).count == lines.count && Set(circles).count == circles.count
        guard areOnce, known.isSuperset(of: lines), stays.isSuperset(of: circles) else {
            return .violated(
                "a line or circle is shown for two weekdays, or is missing when everything is shown")
        }
        return Finding(
            trial.readings[TrackWeekday.self] == .latest || circles.count >= stays.count,
            or: "a circle is not shown for any weekday")
    }
}
