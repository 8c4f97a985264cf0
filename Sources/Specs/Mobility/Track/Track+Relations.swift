import Specification

extension Track {
    /// Properties that relate each line, stretch and circle to its own records.
    static let relations: [Property<Track>] = [
        Property(
            """
            An input is refused if and only if a place or date is invalid, the times are out of order, or the zone is \
            unknown; they are checked in this order.
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
            With a zone that has had only one offset since 1970, the map shows the same as with the Etc/GMT zone of \
            this offset.
            """,
            from: .clocks,
            probes: { input, _ in
                let twins = ["UTC": "Etc/GMT", "Asia/Tokyo": "Etc/GMT-9", "Pacific/Pago_Pago": "Etc/GMT+11"]
                guard input.filter != .always, input.records.allSatisfy({ $0.t >= 0 }),
                    let twin = twins[input.timeZone]
                else { return [] }
                return [Input(records: input.records, filter: input.filter, timeZone: twin)]
            },
            judge: { $0.agrees(otherwise: "the Etc/GMT zone of the same offset shows something else") }),
        looks(of: [.walking, .running], Look(.orange, .dashed, opacity: 1), from: .onFoot, .running),
        looks(of: [.cycling], Look(.cyan, .dashed, opacity: 1), from: .byBike, .opacity),
        looks(of: [.automotive], Look(.red, .solid, opacity: 1), from: .byMotor, .opacity),
        looks(of: [.notMoving, .unknown], .unsure, from: .unsure, .notMoving),
        Property(
            """
            Each circle belongs to a stay, is at the stay's record with userMode 9 and has the stay's complete dwell.
            """, from: .atEnter, .dwell, .radius
        ) { trial in
            let stays = stays(of: trial.input)
            let wrong = trial.outcome.output?.circles.first { circle in
                let exit = stays.first { $0.lowerBound == circle.at }?.upperBound
                let dwell = exit.map { trial.input.records[$0].t - trial.input.records[circle.at].t }
                return circle.radius != radius || circle.dwell != dwell
            }
            return wrong.map { .violated("the circle at \($0.at) does not fit a stay") } ?? .holds
        },
        Property(
            "If everything is shown, each stay has a circle, and a line joins any two neighbours outside stays.",
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

    private static func looks(
        of activities: [Activity], _ look: Look, from first: Law, _ second: Law
    ) -> Property<Track> {
        Property(
            "A line of \(activities[0].rawValue) is \(look.colour.rawValue) and \(look.pattern.rawValue).",
            from: first, second
        ) { trial in
            let lines = (trial.outcome.output?.segments ?? []).filter { activities.contains($0.activity) }
            let wrong = lines.first { $0.look != look }
            return wrong.map {
                .violated("the line from \($0.from) has a different look than its activity requires")
            } ?? (lines.isEmpty ? .notTouched : .holds)
        }
    }

    /// Returns the stays, each from a record with userMode 9 to the next marked record, if that record has userMode 10.
    private static func stays(of input: Input) -> [ClosedRange<Int>] {
        let marks = input.records.indices.filter { input.records[$0].userMode != .ordinary }
        return zip(marks, marks.dropFirst()).filter {
            input.records[$0].userMode == .enter && input.records[$1].userMode == .exit
        }.map { $0...$1 }
    }
}
