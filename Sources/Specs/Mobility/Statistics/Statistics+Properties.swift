import JSON
import SharedSpecs
import Specification

extension Statistics {
    public static let properties: [Property<Statistics>] = [
        Property(
            "The activities are listed once, in their order, and add up to the monitored time.",
            from: .activities, .nothingOfZero, .noClaim, judge: areAll),
        Property(
            "The two halves of a period add up to the complete period.", from: .clipped, .byKind,
            probes: { input, _ in halves(of: input) }, judge: areHalves),
        Property(
            "Moving time adds up the moving activities, and `mostUsed` has the most seconds of these.",
            from: .moving, .most, .ties, .hours, judge: moving),
        Property(
            "Either shares are proportional to seconds and add up to 1, or there are no shares.",
            from: .parts, .whole, .ofOne, judge: addUp),
        Property("The weekdays add up to the monitored time.", from: .fromMonday, .cut, .ofDays) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let sum = output.perWeekday.reduce(0, +)
            return isAlike(sum, output.monitored)
                ? .holds
                : .violated(
                    "the weekdays add up to \(text(sum)) s, but \(text(output.monitored)) s are monitored")
        },
        Property(
            "The seconds of `weeklyMean` are a whole number of weeks times the mean.", from: .wholeWeeks,
            .asked,
            .weekly
        ) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let asked = trial.input.activity.map(output.seconds) ?? output.movingSeconds
            let weeks = asked > 0 ? (asked / output.weeklyMean).rounded() : 1
            let isRight = weeks >= 1 && weeks < 6_000 && isAlike(output.weeklyMean * weeks, asked)
            return isRight
                ? .holds
                : .violated("\(text(asked)) s are no whole number of weeks of \(text(output.weeklyMean)) s")
        },
        Property(
            "An input is refused only for its records, an unknown zone or an invalid period, in this order.",
            from: .recordsFirst, .zoneFirst, .placesFirst
        ) { trial in
            let records = trial.input.records
            return trial.isRefused(for: [
                (Fix.invalid, !records.allSatisfy(\.isOnMap)),
                (TimeOrder.broken, !TimeOrder.holds(of: records.map(\.t))),
                (DayFilter.unknownZone, !DayFilter.knows(zone: trial.input.timeZone)),
                (invalidPeriod, !trial.input.isPeriod),
            ])
        },
        Property(
            "The reading decides whether every entry has a share, or only the moving activities have shares.",
            from: .whole, .onlyMoving
        ) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let ofMoving = trial.readings[StatisticsShare.self] == .moving
            let wrong = output.byActivity.first { entry in
                (entry.share != nil) != (!ofMoving || entry.activity.isMoving)
            }
            return wrong.map {
                .violated("\($0.activity.rawValue) has a share against the reading, or lacks a share")
            } ?? .holds
        },
        Property(
            "In UTC, a period within one date has all its time on the weekday of that date.",
            from: .fromMonday, .cut
        ) { trial in
            guard trial.input.timeZone == "UTC", trial.input.isPeriod, let output = trial.outcome.output
            else { return .notTouched }
            let day = Int((trial.input.from / 86_400).rounded(.down))
            guard trial.input.to <= Double(day + 1) * 86_400 else { return .notTouched }
            return isAlike(output.perWeekday[DayFilter.weekday(of: day)], output.monitored)
                ? .holds : .violated("the time of one date is on another weekday")
        },
    ]

    private static func isAlike(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= precision * 10 }

    private static func areAll(_ trial: Trial<Statistics>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let listed = output.byActivity.map(\.activity)
        if listed != Activity.allCases.filter(listed.contains) {
            return .violated("the activities are listed as \(listed.map(\.rawValue))")
        }
        if let empty = output.byActivity.first(where: { !($0.seconds > 0) }) {
            return .violated("\(empty.activity.rawValue) has 0 s, but an entry")
        }
        let sum = output.byActivity.map(\.seconds).reduce(0, +)
        return isAlike(output.monitored, sum)
            ? .holds
            : .violated(
                "the activities add up to \(text(sum)) s, but \(text(output.monitored)) s are monitored")
    }

    // MARK: Halves

    /// The part of the period up to a moment within it, and the part after that moment.
    private static func halves(of input: Input) -> [Input] {
        let middle = ((input.from + input.to) / 2).rounded(.down)
        guard MovementRecord.areSound(input.records), DayFilter.knows(zone: input.timeZone), input.isPeriod,
            middle > input.from, middle < input.to
        else { return [] }
        return [(input.from, middle), (middle, input.to)].map { from, to in
            Input(
                records: input.records, from: from, to: to, timeZone: input.timeZone, activity: input.activity
            )
        }
    }

    private static func areHalves(_ trial: Trial<Statistics>) -> Finding {
        guard let output = trial.outcome.output, !trial.probes.isEmpty else { return .notTouched }
        let halves = trial.probes.compactMap(\.output)
        guard halves.count == 2 else { return .violated("one half of the period is refused") }
        for activity in Activity.allCases {
            let sum = halves.map { $0.seconds(of: activity) }.reduce(0, +)
            if isAlike(sum, output.seconds(of: activity)) { continue }
            return .violated(
                """
                the halves of the period have \(text(sum)) s of \(activity.rawValue), and the whole has \
                \(text(output.seconds(of: activity))) s
                """)
        }
        return .holds
    }

    // MARK: Moving, and shares

    private static func moving(_ trial: Trial<Statistics>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let moving = output.byActivity.filter(\.activity.isMoving)
        let sum = moving.map(\.seconds).reduce(0, +)
        if !isAlike(output.movingSeconds, sum) {
            return .violated(
                "the moving activities add up to \(text(sum)) s, not to \(text(output.movingSeconds)) s")
        }
        let most = moving.map(\.seconds).max()
        let first = moving.first { $0.seconds == most }?.activity
        let used = output.mostUsed.wrapped
        return used == first
            ? .holds
            : .violated(
                "mostUsed should be \(first?.rawValue ?? "null"), not \(used?.rawValue ?? "null")")
    }

    private static func addUp(_ trial: Trial<Statistics>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let shared = output.byActivity.filter { $0.share != nil }
        guard !shared.isEmpty else { return output.byActivity.isEmpty ? .notTouched : .holds }
        let whole = shared.map(\.seconds).reduce(0, +)
        for entry in shared where abs((entry.share ?? 0) - entry.seconds / whole) > 1e-9 {
            return .violated(
                "\(entry.activity.rawValue) has \(text(entry.seconds)) of \(text(whole)) s, but another share"
            )
        }
        return .holds
    }

    private static func text(_ number: Double) -> String { JSONWriter.text(of: number.value) }
}
