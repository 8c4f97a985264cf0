import Foundation
import MobilitySpecs
import Specification

/// An implementation of mobility.statistics that follows its clauses, with the platform's own time zone database.
extension Statistics: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        try MovementRecord.check(input.records)
        guard DayFilter.knows(zone: input.timeZone), let timeZone = TimeZone(identifier: input.timeZone)
        else {
            throw DayFilter.unknownZone()
        }
        guard input.isPeriod else { throw Statistics.invalidPeriod() }
        let calendar = WeekCalendar(timeZone: timeZone)
        var seconds: [Activity: Double] = [:]
        var perWeekday = [Double](repeating: 0, count: 7)
        for (start, end, activity) in segments(input) {
            seconds[activity, default: 0] += end - start
            for (from, to, weekday) in calendar.days(from: start, to: end) {
                perWeekday[weekday] += to - from
            }
        }
        let monitored = Activity.allCases.reduce(0) { $0 + (seconds[$1] ?? 0) }
        let used = Activity.allCases.filter { $0.isMoving && seconds[$0] != nil }
        let moving = used.reduce(0) { $0 + (seconds[$1] ?? 0) }
        let whole = readings[StatisticsShare.self] == .monitored ? monitored : moving
        let byActivity = Activity.allCases.compactMap { activity -> Share? in
            guard let own = seconds[activity] else { return nil }
            let hasShare = readings[StatisticsShare.self] == .monitored || activity.isMoving
            return .init(activity: activity, seconds: own, share: hasShare ? own / whole : nil)  // STA-3
        }
        let asked = input.activity.map { seconds[$0] ?? 0 } ?? moving
        let weeks =
            switch readings[StatisticsWeek.self] {
            case .calendar: calendar.weeks(touchedFrom: input.from, to: input.to)
            case .period: calendar.weeks(begunFrom: input.from, to: input.to)
            }
        // STA-2: if several activities have the most seconds, the first of these activities is chosen.
        let greatest = used.compactMap { seconds[$0] }.max()
        let most = used.first { seconds[$0] == greatest }
        return Output(
            monitored: monitored, movingSeconds: moving, byActivity: byActivity, perWeekday: perWeekday,
            weeklyMean: asked / Double(weeks), mostUsed: OrNull(most))
    }

    /// Returns the stretches of time, each from one record to the next, with their activities. Clause: STA-1
    private static func segments(_ input: Input) -> [(start: Double, end: Double, activity: Activity)] {
        let records = input.records
        let inside = Track.within(Track.stays(of: records))
        return records.indices.dropLast().compactMap { index in
            let (one, other) = (records[index], records[index + 1])
            let (start, end) = (max(one.t, input.from), min(other.t, input.to))
            guard one.kind != .closing, start < end else { return nil }
            let staysToTheEnd = one.userMode == .enter && other.kind == .closing
            if inside.contains(index) || staysToTheEnd { return (start, end, .notMoving) }
            return (start, end, one.activity == other.activity ? one.activity : .unknown)
        }
    }
}
