import Specification

extension Track {
    public static let properties: [Property<Track>] = [
        Property(
            "Each line joins two neighbouring records; the lines are in order, and no line is repeated.",
            from: .inOrder, .joined
        ) { trial, output in
            let lines = zip([-1] + output.segments.map(\.from), output.segments)
            return lines.violation(unless: { last, line in
                last < line.from && line.to == line.from + 1 && line.to < trial.input.records.count
            }) { _, pair in
                "the line from \(pair.1.from) to \(pair.1.to) does not join neighbours, or is out of order or repeated"
            } ?? (output.segments.isEmpty ? .notTouched : .holds)
        },
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
                guard input.filter == .always else { return [] }
                // The original and the changed records must be valid, and all times must be multiples of 0.25 s.
                let areWhole = input.records.allSatisfy { record in
                    [record, later(record)].allSatisfy(\.isOnMap) && (record.t * 4).rounded() == record.t * 4
                }
                return areWhole
                    ? [Input(records: input.records.map(later), timeZone: input.timeZone)] : []
            },
            judge: { trial, output in
                let probe = trial.probes[0]
                let isSame =
                    probe.output?.segments == output.segments && probe.output?.circles == output.circles
                    && probe.output?.stretches.map(\.duration) == output.stretches.map(\.duration)
                    && probe.output?.stretches.map(\.start) == output.stretches.map { $0.start + 3_600 }
                return isSame
                    ? .holds
                    : .violated(
                        """
                        if the records are mirrored and moved an hour later, a line, stretch or circle is wrong
                        """)
            }),
        Property(
            """
            Each line and circle is shown for at most one weekday; under the option `all`, each circle is shown for \
            exactly one weekday.
            """,
            from: .oneWeekday, .lastDay,
            probes: { input, _ in
                guard input.filter != .always, input.records.allSatisfy(\.isOnMap) else { return [] }
                return DayFilter.allCases.map {
                    Input(records: input.records, filter: $0, timeZone: input.timeZone)
                }
            },
            judge: { trial in
                guard let all = trial.probes[0].output else { return .notTouched }
                let days = trial.probes.dropFirst().compactMap(\.output)
                let lines = days.flatMap(\.segments).map(\.from)
                let circles = days.flatMap(\.circles).map(\.at)
                let (known, stays) = (Set(all.segments.map(\.from)), Set(all.circles.map(\.at)))
                let areOnce = Set(lines).count == lines.count && Set(circles).count == circles.count
                guard areOnce, known.isSuperset(of: lines), stays.isSuperset(of: circles) else {
                    return .violated(
                        "a line or circle is shown for two weekdays, or is missing when everything is shown")
                }
                return trial.readings[TrackWeekday.self] != .all || circles.count >= stays.count
                    ? .holds : .violated("a circle is not shown for any weekday")
            }),
        Property(
            """
            An input is rejected if and only if a place or date is invalid, the times are out of order, or the zone is \
            unknown. The first of these faults determines the code.
            """,
            from: .placesFirst, .othersFirst, .unknownZone, .years, .places, .finite
        ) { trial in
            let (records, zone) = (trial.input.records, trial.input.timeZone)
            return trial.isRejected(for: [
                (Fix.invalid, !records.allSatisfy(\.isOnMap)),
                (TimeOrder.broken, !TimeOrder.holds(of: records.map(\.t))),
                (DayFilter.unknownZone, !DayFilter.knows(zone: zone)),
            ])
        },
        Property(
            """
            If a zone has had only one offset since 1970, the map is the same as in the Etc/GMT zone with this offset.
            """,
            from: .clocks,
            probes: { input, _ in
                let twins = ["UTC": "Etc/GMT", "Asia/Tokyo": "Etc/GMT-9", "Pacific/Pago_Pago": "Etc/GMT+11"]
                guard input.filter != .always, input.records.allSatisfy({ $0.t >= 0 }),
                    let twin = twins[input.timeZone]
                else { return [] }
                return [Input(records: input.records, filter: input.filter, timeZone: twin)]
            },
            judge: { $0.agrees(otherwise: "the map is different in the Etc/GMT zone with the same offset") }),
        looks(of: [.walking, .running], Look(.orange, .dashed, opacity: 1), from: .onFoot, .running),
        looks(of: [.cycling], Look(.cyan, .dashed, opacity: 1), from: .byBike, .opacity),
        looks(of: [.automotive], Look(.red, .solid, opacity: 1), from: .byMotor, .opacity),
        looks(of: [.notMoving, .unknown], .unsure, from: .unsure, .notMoving),
        Property(
            """
            Each circle has a radius of 100 m and is at the record with userMode 9 that begins a stay. The `dwell` of \
            the circle is the duration of the complete stay.
            """, from: .atEnter, .dwell, .radius
        ) { trial in
            let stays = stays(of: trial.input)
            let wrong = trial.outcome.output?.circles.first { circle in
                let exit = stays.first { $0.lowerBound == circle.at }?.upperBound
                let dwell = exit.map { trial.input.records[$0].t - trial.input.records[circle.at].t }
                return circle.radius != radius || circle.dwell != dwell
            }
            return wrong.map { .violated("the circle at record \($0.at) does not match a stay") } ?? .holds
        },
        Property(
            """
            If everything is shown, each stay has a circle, and a line joins any two neighbouring records that are not \
            in the same stay.
            """,
            from: .joined, .withinStay, .circle
        ) { trial, output in
            guard trial.input.filter == .always else { return .notTouched }
            let stays = stays(of: trial.input)
            let outside = trial.input.records.indices.dropLast().filter { from in
                !stays.contains { $0.contains(from) && $0.contains(from + 1) }
            }
            return output.circles.map(\.at) == stays.map(\.lowerBound)
                && output.segments.map(\.from) == outside
                ? .holds : .violated("a line or circle is missing or unexpected")
        },
    ]

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

    private static func later(_ record: MovementRecord) -> MovementRecord {
        record.with { ($0.t, $0.lat, $0.lon) = ($0.t + 3_600, -$0.lat, -$0.lon) }
    }

    private static func looks(
        of activities: [Activity], _ look: Look, from laws: Law...
    ) -> Property<Track> {
        Property(
            """
            A line with the activity \(activities[0].rawValue) is \(look.colour.rawValue) and \(look.pattern.rawValue).
            """,
            laws: laws
        ) { trial in
            let lines = (trial.outcome.output?.segments ?? []).filter { activities.contains($0.activity) }
            return lines.violation(unless: { $0.look == look }) { _, line in
                "the line from \(line.from) does not have the look that its activity requires"
            } ?? (lines.isEmpty ? .notTouched : .holds)
        }
    }

    /// Returns the stays. A stay begins at a record with userMode 9 and ends at the next record whose userMode is not
    /// 0; this next record must have userMode 10.
    private static func stays(of input: Input) -> [ClosedRange<Int>] {
        let marks = input.records.indices.filter { input.records[$0].userMode != .ordinary }
        return zip(marks, marks.dropFirst()).filter {
            input.records[$0].userMode == .enter && input.records[$1].userMode == .exit
        }.map { $0...$1 }
    }
}
