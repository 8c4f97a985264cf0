import Specification

extension Statistics {
    public static let properties: [Property<Statistics>] = [
        Property(
            """
            Each activity is listed at most once, in the specified order. The seconds of all activities add up to the \
            monitored time.
            """,
            from: .activities, .nothingOfZero, .noClaim
        ) { _, output in
            let listed = output.byActivity.map(\.activity)
            let sum = output.byActivity.map(\.seconds).reduce(0, +)
            let areListed =
                listed == Activity.allCases.filter(listed.contains)
                && output.byActivity.allSatisfy { $0.seconds > 0 }
            return areListed && isAlike(output.monitored, sum)
                ? .holds
                : .violated(
                    """
                    the activities \(listed.map(\.rawValue)) have \(sum.text) s in total, but \
                    \(output.monitored.text) s are monitored
                    """)
        },
        Property(
            "The seconds of the two halves of a period add up to the seconds of the complete period.",
            from: .clipped, .byKind,
            probes: { input, _ in
                let middle = ((input.from + input.to) / 2).rounded(.down)
                guard input.isPeriod, middle > input.from, middle < input.to else { return [] }
                return [input.with { $0.to = middle }, input.with { $0.from = middle }]
            },
            judge: { trial, output in
                let halves = trial.probes.compactMap(\.output)
                let wrong = Activity.allCases.first { activity in
                    !isAlike(
                        halves.map { $0.seconds(of: activity) }.reduce(0, +), output.seconds(of: activity))
                }
                return wrong.map {
                    .violated("the seconds of \($0.rawValue) in the two halves do not add up to the total")
                } ?? .holds
            }),
        Property(
            """
            `movingSeconds` is the sum of the seconds of the moving activities, and `mostUsed` is the moving activity \
            with the most seconds.
            """,
            from: .moving, .most, .ties, .hours
        ) { _, output in
            let moving = output.byActivity.filter(\.activity.isMoving)
            let sum = moving.map(\.seconds).reduce(0, +)
            let first = moving.first { $0.seconds == moving.map(\.seconds).max() }?.activity
            let used = output.mostUsed.wrapped
            return isAlike(output.movingSeconds, sum) && used == first
                ? .holds
                : .violated(
                    """
                    the moving activities have \(sum.text) s, and the most used one is \(first?.rawValue ?? "none"), \
                    but the output says \(output.movingSeconds.text) s and \(used?.rawValue ?? "none")
                    """)
        },
        Property(
            "Either shares are proportional to seconds and add up to 1, or there are no shares.",
            from: .parts, .whole, .ofOne
        ) { _, output in
            let shared = output.byActivity.filter { $0.share != nil }
            guard !shared.isEmpty else { return output.byActivity.isEmpty ? .notTouched : .holds }
            let whole = shared.map(\.seconds).reduce(0, +)
            let wrong = shared.first { abs(($0.share ?? 0) - $0.seconds / whole) > 1e-9 }
            return wrong.map {
                .violated(
                    "the share of \($0.activity.rawValue) is not \($0.seconds.text) s divided by \(whole.text) s"
                )
            } ?? .holds
        },
        Property(
            """
            The seconds of the weekdays add up to the monitored time. If `timeZone` is UTC and the period lies within \
            one calendar day, all monitored time falls on the weekday of this day.
            """,
            from: .fromMonday, .cut, .ofDays
        ) { trial, output in
            guard trial.input.isPeriod else { return .notTouched }
            let day = Int((trial.input.from / 86_400).rounded(.down))
            let isOneDate = trial.input.timeZone == "UTC" && trial.input.to <= Double(day + 1) * 86_400
            let (days, monitored) = (output.perWeekday, output.monitored)
            return isAlike(days.reduce(0, +), monitored)
                && (!isOneDate || isAlike(days[DayFilter.weekday(of: day)], monitored))
                ? .holds
                : .violated("\(monitored.text) s are monitored, but the weekdays have the seconds \(days)")
        },
        Property(
            """
            `weeklyMean` times a whole number of weeks is the number of seconds spent in `activity` or, if `activity` \
            is absent, in all moving activities.
            """,
            from: .wholeWeeks, .asked, .weekly
        ) { trial, output in
            let asked = trial.input.activity.map(output.seconds) ?? output.movingSeconds
            let weeks = asked > 0 ? (asked / output.weeklyMean).rounded() : 1
            return weeks >= 1 && weeks < 6_000 && isAlike(output.weeklyMean * weeks, asked)
                ? .holds
                : .violated(
                    "\(asked.text) s is not a multiple of the weekly mean, \(output.weeklyMean.text) s")
        },
        Property(
            """
            An input is rejected if and only if its records, its time zone or its period is invalid. The records are \
            checked first, then the time zone, and then the period.
            """,
            from: .recordsFirst, .zoneFirst, .placesFirst, .places, .finite
        ) { trial in
            let records = trial.input.records
            return trial.isRejected(for: [
                (Fix.invalid, !records.allSatisfy(\.isOnMap)),
                (TimeOrder.broken, !TimeOrder.holds(of: records.map(\.t))),
                (DayFilter.unknownZone, !DayFilter.knows(zone: trial.input.timeZone)),
                (invalidPeriod, !trial.input.isPeriod),
            ])
        },
    ]

    private static func isAlike(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= precision * 10 }
}
