import Specification

extension Track {
    /// Properties that relate each line, stretch and circle to its own records.
    static let relations: [Property<Track>] = [
        Property(
            """
            An input is refused if and only if a place or date is invalid, the times are out of order, or the zone is \
            unknown; the first that applies gives the code.
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
            Each circle has a radius of 100 m and is at a stay's record with userMode 9; its `dwell` is the duration \
            of the complete stay.
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
            return Finding(
                output.circles.map(\.at) == stays.map(\.lowerBound)
                    && output.segments.map(\.from) == outside,
                or: "a line or circle is missing or unexpected")
        },
    ]

    private static func looks(
        of activities: [Activity], _ look: Look, from laws: Law...
    ) -> Property<Track> {
        Property(
            "A line of the activity \(activities[0].rawValue) is \(look.colour.rawValue) and \(look.pattern.rawValue).",
            laws: laws
        ) { trial in
            let lines = (trial.outcome.output?.segments ?? []).filter { activities.contains($0.activity) }
            let wrong = lines.first { $0.look != look }
            return wrong.map {
                .violated("the line from \($0.from) does not have the look that its activity requires")
            } ?? (lines.isEmpty ? .notTouched : .holds)
        }
    }

    /// Returns the stays: from each record with userMode 9 to the next record with userMode 9 or 10, if that has 10.
    private static func stays(of input: Input) -> [ClosedRange<Int>] {
        let marks = input.records.indices.filter { input.records[$0].userMode != .ordinary }
        return zip(marks, marks.dropFirst()).filter {
            input.records[$0].userMode == .enter && input.records[$1].userMode == .exit
        }.map { $0...$1 }
    }
}
