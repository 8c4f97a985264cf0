import Catalogue
import JSON
import Specification

extension Monitoring: Mistaken {
    public static let careful: any Implementation<Monitoring> = CarefulMonitoring()

    public static let mistakes: [Mistake<Monitoring>] = [
        Mistake(
            "a-day-for-each-open",
            "Subtracts one day whenever the app is opened on a new day, however many days have passed.",
            breaks: "MON-1", smallest: input([monitor(days: 2)], opens: [2]),
            run: CarefulMonitoring.but { $0.countsDays = false }),
        Mistake(
            "stretches-of-24-hours",
            "Counts a day for every 86 400 seconds since the last update, instead of comparing dates.",
            breaks: "MON-1", smallest: input([monitor(at: 1)], opens: [1]),
            run: CarefulMonitoring.but { $0.countsDates = false }),
        Mistake(
            "days-of-utc", "Counts days by the dates in UTC, instead of the dates in the given zone.",
            breaks: "MON-1", "MON-2",
            smallest: input([monitor(at: 82_800)], opens: [1], zone: "Europe/Rome"),
            run: CarefulMonitoring.but { $0.usesZone = false }),
        Mistake(
            "gives-days-back",
            """
            Increases the number of remaining days if the app is opened on a day before the last update, as the source \
            does.
            """,
            breaks: "MON-1", smallest: input([monitor(at: 86_400)], opens: [0]),
            run: CarefulMonitoring.but { $0.refusesPast = false }),
        Mistake(
            "stays-at-zero",
            "Stops subtracting at 0 remaining days, although it declares that the number goes below zero.",
            breaks: "MON-1", under: [MonitoringDaysLeft.reading.id: "subtracted"],
            smallest: input([monitor()], opens: [2]),
            run: CarefulMonitoring.but { $0.subtracts = false }),
        Mistake(
            "averages-temperature",
            "Averages the temperature even if the monitor watches another value, as the published app does.",
            breaks: "MON-2",
            smallest: input([monitor(value: "weight")], [SmallReport.json(date + 86_400)], opens: [1]),
            run: CarefulMonitoring.but { $0.averagesOwnValue = false }),
        Mistake(
            "counts-the-start-day", "Includes the reports of the monitor's start day.",
            breaks: "MON-2", smallest: input([monitor()], [SmallReport.json()], opens: [1]),
            run: CarefulMonitoring.but { $0.firstDay = 0 }),
        Mistake(
            "leaves-out-the-last-day", "Excludes the reports of the last day of the monitor's period.",
            breaks: "MON-2", smallest: input([monitor()], [SmallReport.json(date + 86_400)], opens: [1]),
            run: CarefulMonitoring.but { $0.takesLastDay = false }),
        Mistake(
            "any-importance", "Includes reports whose importance is lower than the monitor requires.",
            breaks: "MON-2",
            smallest: input([monitor(importance: 2)], [SmallReport.json(date + 86_400)], opens: [1]),
            run: CarefulMonitoring.but { $0.asksImportance = false }),
        Mistake(
            "notifies-below-the-limit",
            "Compares with < instead of >, and so notifies if the mean is below the limit, not above it.",
            breaks: "MON-2",
            smallest: input([monitor()], [SmallReport.json(date + 86_400)], opens: [1]),
            run: CarefulMonitoring.but { $0.notifiesAboveLimit = false }),
        Mistake(
            "stops-at-nothing-to-tell",
            "If a monitor ends without any report, does not update the monitors that follow in the list.",
            breaks: "MON-1", "MON-2",
            smallest: input([monitor(), monitor(days: 2)], opens: [1]),
            run: CarefulMonitoring.but { $0.goesOn = false }),
        Mistake(
            "notifies-again",
            "After a monitor has ended, notifies about it again whenever the app is opened on a later day.",
            breaks: "MON-2",
            smallest: input([monitor()], [SmallReport.json(date + 86_400)], opens: [1, 2]),
            run: CarefulMonitoring.but { $0.notifiesOnce = false }),
    ]

    private static let date = SmallReport.date

    private static func monitor(
        value: String = "temperature", at later: Int = 0, days: Int = 1, importance: Int = 1
    ) -> String {
        #"{"value":"\#(value)","importance":\#(importance),"limit":0,"startDay":\#(date + later),"#
            + #""days":\#(days)}"#
    }

    /// Returns an input with one opening of the app for each given number of days after the start.
    private static func input(
        _ monitors: [String], _ reports: [String] = [], opens: [Int], zone: String = "UTC"
    ) -> String {
        let moments = opens.map { "\(date + $0 * 86_400)" }.joined(separator: ",")
        return
            #"{"monitors":[\#(monitors.joined(separator: ","))],"reports":[\#(reports.joined(separator: ","))],"#
            + #""opens":[\#(moments)],"timeZone":"\#(zone)"}"#
    }
}

/// An implementation of health.monitoring, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulMonitoring: Careful {
    public typealias Subsystem = Monitoring

    var countsDays = true
    var countsDates = true
    var usesZone = true
    var refusesPast = true
    var subtracts = true
    var averagesOwnValue = true
    var firstDay = 1
    var takesLastDay = true
    var asksImportance = true
    var notifiesAboveLimit = true
    var goesOn = true
    var notifiesOnce = true

    public init() {}

    public func run(_ input: Monitoring.Input, readings: Readings) throws(Rejection) -> Monitoring.Output {
        let clock = CarefulClock(usesZone ? input.zone : .utc)
        var left = input.monitors.map(\.days)
        var updates = input.monitors.map(\.startDay)
        var output: (states: [[Int]], notifications: [Monitoring.Notification]) = ([], [])
        for (open, now) in input.opens.enumerated() {
            for (index, monitor) in input.monitors.enumerated() {
                var days = clock.day(now) - clock.day(updates[index])
                if !countsDates { days = (now.seconds - updates[index].seconds) / 86_400 }
                if days == 0 || days < 0 && refusesPast { continue }
                let hadEnded = left[index] < 1
                let goesBelow = subtracts && readings[MonitoringDaysLeft.self] == .subtracted
                if hadEnded && notifiesOnce && !goesBelow { continue }
                if !countsDays { days = 1 }
                left[index] = min(1000, goesBelow ? left[index] - days : max(0, left[index] - days))
                updates[index] = now
                guard left[index] < 1, !(hadEnded && notifiesOnce) else { continue }
                guard let mean = mean(monitor, input.reports, clock) else {
                    if goesOn { continue }
                    break
                }
                let limit = monitor.limit.float
                guard notifiesAboveLimit ? mean > limit : mean < limit else { continue }
                output.notifications.append(
                    .init(
                        open: open, bodyValue: monitor.bodyValue, mean: Single(mean), limit: Single(limit),
                        from: monitor.startDay))
            }
            output.states.append(left)
        }
        return Monitoring.Output(states: output.states, notifications: output.notifications)
    }

    private func mean(_ monitor: Monitoring.Monitor, _ reports: [HealthReport], _ clock: CarefulClock)
        -> Float?
    {
        let start = clock.day(monitor.startDay)
        let lastDay = takesLastDay ? monitor.days : monitor.days - 1
        var counting: [(Moment, Int, Double)] = []
        for (index, report) in reports.enumerated() {
            let day = clock.day(report.date) - start
            let isImportant = report.importance[monitor.bodyValue] >= monitor.importance || !asksImportance
            guard day >= firstDay, day <= lastDay, isImportant else { continue }
            counting.append((report.date, index, report[averagesOwnValue ? monitor.bodyValue : .temperature]))
        }
        counting.sort { ($0.0, $0.1) < ($1.0, $1.1) }
        if counting.isEmpty { return nil }
        return Float(counting.map(\.2).reduce(0, +) / Double(counting.count))
    }
}
