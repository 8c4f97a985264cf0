import SharedSpecs
import Specification

extension Statistics {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try refuse(input, law)
        let stretches = stretches(of: input, law)
        let totals = Dictionary(stretches.map { ($0.activity, $0.seconds) }, uniquingKeysWith: +)
        func sum(_ activities: [Activity]) -> Double { activities.reduce(0) { $0 + (totals[$1] ?? 0) } }
        let moving: [Activity] = [.walking, .running, .cycling, .automotive]
        let movingSeconds = sum(law(.moving, moving, not: moving + [.unknown]))
        let asked = input.activity.map { law(.asked, totals[$0] ?? 0, not: movingSeconds) } ?? movingSeconds
        let weeks = weeks(of: input, law(.week, StatisticsWeek.self), law)
        let length = (input.to - input.from) / week
        return Output(
            monitored: law.shows(.ofRecords, sum(Activity.allCases)),
            movingSeconds: law.shows(.hours, movingSeconds),
            byActivity: shares(totals, movingSeconds, law),
            perWeekday: perWeekday(stretches, input.timeZone, law),
            weeklyMean: law.shows(.wholeWeeks, asked / law(.wholeWeeks, Double(weeks), not: length)),
            mostUsed: OrNull(mostUsed(totals, moving, law)))
    }

    /// Rejects invalid records, an invalid period and an unknown time zone. Clause: STA-6
    private static func refuse(_ input: Input, _ law: Ruling<Law>) throws(Rejection) {
        try law.refuse(offEarth: input.records, .places, .finite, first: .placesFirst)
        let areInYears = input.records.allSatisfy { DayFilter.calendar.contains($0.t) }
        try law.refuse(.recordsInYears, if: !areInYears, Fix.invalid(), first: .placesFirst)
        try law.refuse(
            .order, if: !TimeOrder.holds(of: input.records.map(\.t)), TimeOrder.broken(), first: .recordsFirst
        )
        try law.refuse(
            .unknownZone, if: !law.isName(ofZone: input.timeZone, .names), DayFilter.unknownZone(),
            first: .zoneFirst)
        let years = (first: DayFilter.calendar.lowerBound, end: DayFilter.calendar.upperBound)
        try law.refuse(
            .years, if: !(input.from >= years.first && input.to <= years.end),
            bound: input.from == years.first || input.to == years.end, invalidPeriod())
        try law.refuse(.empty, if: input.from >= input.to, invalidPeriod())
        let length = input.to - input.from
        try law.refuse(.long, if: length > longest, bound: length == longest, invalidPeriod())
    }

    // MARK: Time that counts. Clause: STA-1

    private struct Stretch {
        let time: ClosedRange<Double>
        let activity: Activity
        var seconds: Double { time.upperBound - time.lowerBound }
    }

    private static func stretches(of input: Input, _ law: Ruling<Law>) -> [Stretch] {
        let records = input.records
        let left = law.stays(of: records, ofAnyKind: .ofAnyKind, nearestEnter: .nearestEnter)
        let stays = law(.notLeft, left, not: left + MovementRecord.openStay(of: records))
        return records.indices.dropFirst().compactMap { index in
            let (one, other) = (records[index - 1], records[index])
            let (start, end) = (max(one.t, input.from), min(other.t, input.to))
            if start >= end || law.holds(.closingEnds, one.kind == .closing) { return nil }
            // A deviation that does not clip times to the period must still keep them within the years that the calendar
            // supports.
            let whole = max(one.t, input.from - longest)...min(other.t, input.to + longest)
            let isInside = stays.contains { $0.contains(index - 1) && $0.contains(index) }
            let isClosed = one.userMode == .enter && law.holds(.closedInside, other.kind == .closing)
            let shared = law(
                .mixed, one.activity == other.activity ? one.activity : .unknown, not: one.activity)
            let isStill = law.holds(.inside, isInside || isClosed)
            return Stretch(
                time: law(.clipped, start...end, not: whole), activity: isStill ? .notMoving : shared)
        }
    }

    // MARK: Activities. Clauses: STA-1 to STA-3

    private static func shares(
        _ totals: [Activity: Double], _ moving: Double, _ law: Ruling<Law>
    ) -> [Share] {
        let isOfMoving = law(.whole, StatisticsShare.self) == .moving
        let whole = isOfMoving ? moving : Activity.allCases.reduce(0) { $0 + (totals[$1] ?? 0) }
        var shares: [Share] = []
        for activity in law.inOrder(.activities, Activity.allCases) {
            let seconds = totals[activity] ?? 0
            if seconds == 0 && law.does(.nothingOfZero) { continue }
            let share = whole > 0 ? seconds / whole : 0
            let hasNone = isOfMoving && !activity.isMoving && law.does(.onlyMoving)
            let entry = Share(
                activity: activity, seconds: law.shows(.byKind, seconds),
                share: hasNone ? nil : law.shows(.ofTime, law(.ofOne, share, not: share * 100)))
            law.emit(.byKind, entry, into: &shares)
        }
        return shares
    }

    private static func mostUsed(
        _ totals: [Activity: Double], _ moving: [Activity], _ law: Ruling<Law>
    ) -> Activity? {
        func most(_ activities: [Activity], _ law: Ruling<Law>) -> Activity? {
            law.sorted(.bySeconds, activities.filter { (totals[$0] ?? 0) > 0 }, ties: .ties) {
                (totals[$0] ?? 0) > (totals[$1] ?? 0)
            }.first
        }
        let first = most(moving, law)
        return law(.noneUsed, first, not: first ?? most([.notMoving, .unknown], law.kept))
    }

    // MARK: Weekdays. Clause: STA-4

    private static let day = 86_400.0
    private static let week = 604_800.0

    private static func perWeekday(_ stretches: [Stretch], _ zone: String, _ law: Ruling<Law>) -> [Double] {
        let clock = DayClock(law(.zone, zone, not: "UTC"))
        var seconds = [Double](repeating: 0, count: 7)
        for stretch in stretches {
            if !clock.isSettled(at: Int(stretch.time.lowerBound.rounded(.down))) { law.leavesOpen() }
            let (start, end) = (stretch.time.lowerBound, stretch.time.upperBound)
            let (first, last) = (Int(start.rounded(.down)), Int(end.rounded(.up)))
            let changes = law(.changes, clock.changes(after: first, upTo: last - 1), not: [])
            let cuts = [start] + changes.map { Double($0) } + [end]
            let whole = law(.cut, nil, not: DayFilter.weekday(of: clock.day(of: first)))
            for (from, to) in zip(cuts, cuts.dropFirst()) {
                let ahead = Double(clock.offset(at: Int(from.rounded(.down))))
                for weekday in 0..<7 {
                    let own = upTo(to + ahead, on: weekday) - upTo(from + ahead, on: weekday)
                    seconds[whole ?? weekday] += own
                }
            }
        }
        return law.inOrder(.fromMonday, seconds).map { law.shows(.fromMonday, $0) }
    }

    /// Returns the number of seconds on the given weekday between a fixed Monday and a local time.
    ///
    /// If the clocks do not change between two local times, the difference of the two results is the time on the
    /// weekday between them.
    private static func upTo(_ shown: Double, on weekday: Int) -> Double {
        // The first Monday after the epoch was 1970-01-05.
        let sinceMonday = shown - 4 * day
        let weeks = (sinceMonday / week).rounded(.down)
        return weeks * day + min(day, max(0, sinceMonday - weeks * week - Double(weekday) * day))
    }

    // MARK: Weeks. Clause: STA-5

    private static func weeks(of input: Input, _ reading: StatisticsWeek, _ law: Ruling<Law>) -> Int {
        let clock = DayClock(law(.weeksOfZone, input.timeZone, not: "UTC"))
        let (first, last) = (Int(input.from.rounded(.down)), Int(input.to.rounded(.up)) - 1)
        if !clock.isSettled(at: first) { law.leavesOpen() }
        switch reading {
        case .calendar:
            let mondays = [first, last].map { (clock.day(of: $0) - 4).flooredQuotient(by: 7) }
            let weeks = mondays[1] - mondays[0]
            return law(.touched, weeks + 1, not: max(1, weeks))
        case .period:
            let shown = first + clock.offset(at: first)
            let fraction = input.from - Double(first)
            // Span `n` begins `n` weeks after the first span, or at most a day earlier or later.
            let sure = max(1, Int(((input.to - input.from) / week).rounded(.down)))
            let begun = (sure...sure + 2).filter {
                Double(moment(shown + $0 * Int(week), clock, law)) + fraction < input.to
            }
            return law(.begun, sure + begun.count, not: sure)
        }
    }

    /// Returns the first moment when the clocks show a given local time.
    ///
    /// If the clocks skip this time, returns the moment when they show the time that is later by the length of the gap.
    private static func moment(_ shown: Int, _ clock: DayClock, _ law: Ruling<Law>) -> Int {
        let around = [shown - 86_400, shown + 86_400].map { shown - clock.offset(at: $0) }
        let showing = around.filter { $0 + clock.offset(at: $0) == shown }
        if law.holds(.skipped, showing.isEmpty) { return around[0] }
        return law(.repeated, showing.min(), not: showing.max()) ?? around[1]
    }
}
