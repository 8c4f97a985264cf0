import JSON
import Specification

/// Ways to bring moments to the beginning of the years that the kit knows, where none is simpler.
struct MomentShift {
    let zone: Zone
    let moved: (Moment) -> Moment

    /// The beginnings of the same days in UTC, and the same times of day in the zone, both from the year 2000 on.
    static func all(_ moments: [Moment], in zone: Zone) -> [MomentShift] {
        let clock = ZoneClock(zone)
        guard let first = moments.map({ clock.day(of: $0.seconds) }).min(), let earliest = moments.min()
        else {
            return []
        }
        let start = Moment.range.lowerBound
        let whole = (earliest.seconds - start) / 86_400 * 86_400
        return [
            MomentShift(zone: .utc) {
                Moment(clamping: start + (clock.day(of: $0.seconds) - first) * 86_400)
            },
            MomentShift(zone: zone) { Moment($0.seconds - whole) },
        ]
    }
}

extension DiaryMerge {
    public static func simpler(than input: Input) -> [Input] {
        MomentShift.all(input.reports.map(\.report.date) + [input.new.date], in: input.zone).map { shift in
            Input(
                reports: input.reports.map {
                    Entry(report: $0.report.moved(to: shift.moved($0.report.date)), entries: $0.entries)
                }, new: input.new.moved(to: shift.moved(input.new.date)), zone: shift.zone)
        }
    }
}

extension Monitoring {
    public static func simpler(than input: Input) -> [Input] {
        let moments = input.monitors.map(\.startDay) + input.reports.map(\.date) + input.opens
        return MomentShift.all(moments, in: input.zone).map { shift in
            Input(
                monitors: input.monitors.map {
                    Monitor(
                        bodyValue: $0.bodyValue, importance: $0.importance, limit: $0.limit,
                        startDay: shift.moved($0.startDay), days: $0.days)
                }, reports: input.reports.map { $0.moved(to: shift.moved($0.date)) },
                opens: input.opens.map(shift.moved), zone: shift.zone)
        }
    }
}
