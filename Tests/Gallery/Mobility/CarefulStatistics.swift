import Catalogue
import Foundation
import Specification

/// An implementation of mobility.statistics, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulStatistics: Careful {
    public typealias Subsystem = Statistics

    enum Weeks { case whole, spans, fractions }

    var mixedIsUnknown = true
    var insideIsStill = true
    var closingEndsTime = true
    var clips = true
    var unknownMoves = false
    var tellsFirst = true
    var sharesMovingOnly = true
    var whole = 1.0
    var usesTheZone = true
    var cutsAtMidnight = true
    var seesChanges = true
    var weeks = Weeks.whole
    var refusesEmpty = true
    var heedsCase = true
    var refusesDisorder = true
    var refusesPlaces = true

    private static let moving: [Activity] = [.walking, .running, .cycling, .automotive]

    public init() {}

    public func run(_ input: Statistics.Input, readings: Readings) throws(Rejection) -> Statistics.Output {
        try validate(input)
        let records = refusesDisorder ? input.records : input.records.sorted { $0.t < $1.t }
        var totals: [Activity: Double] = [:]
        var days = WeekdayTotals(zone(input.timeZone) ?? .gmt)
        days.seesChanges = seesChanges
        days.cutsAtMidnight = cutsAtMidnight
        if !usesTheZone { days.zone = .gmt }
        for index in records.indices.dropLast() {
            let (one, next) = (records[index], records[index + 1])
            if one.kind == .closing, closingEndsTime { continue }
            if next.t <= input.from || one.t >= input.to { continue }
            let begin = clips ? max(one.t, input.from) : one.t
            let end = clips ? min(next.t, input.to) : next.t
            if begin == end { continue }
            let activity = activity(index, records)
            totals[activity, default: 0] += end - begin
            days.add(begin, end)
        }
        return output(input, totals, days, readings)
    }

    private func validate(_ input: Statistics.Input) throws(Rejection) {
        for record in input.records {
            let isPlace = !refusesPlaces || abs(record.lat) <= 90 && abs(record.lon) <= 180
            let hasDate = record.t >= -62_104_060_800 && record.t < 253_370_764_800
            if !isPlace || !hasDate { throw Fix.invalid() }
        }
        for (one, next) in zip(input.records, input.records.dropFirst())
        where refusesDisorder && next.t < one.t {
            throw TimeOrder.broken()
        }
        if zone(input.timeZone) == nil { throw DayFilter.unknownZone() }
        let isLong = input.to - input.from > 3_155_760_000
        let isEmpty = refusesEmpty ? input.to <= input.from : input.to < input.from
        let isBeyond = input.from < -62_104_060_800 || input.to > 253_370_764_800
        if isLong || isEmpty || isBeyond || input.to.isNaN { throw Statistics.invalidPeriod() }
    }

    private func zone(_ name: String) -> TimeZone? {
        if DayFilter.knows(zone: name) { return TimeZone(identifier: name) }
        if heedsCase { return nil }
        return TimeZone.knownTimeZoneIdentifiers.first { $0.lowercased() == name.lowercased() }.flatMap {
            TimeZone(identifier: $0)
        } ?? (name.uppercased() == "UTC" ? .gmt : nil)
    }

    /// Returns the activity of a segment, which is `notMoving` if the segment is inside a geofence.
    private func activity(_ index: Int, _ records: [MovementRecord]) -> Activity {
        let (one, next) = (records[index], records[index + 1])
        if insideIsStill {
            let mark = records[...index].last { $0.userMode != .ordinary }
            let coming = records[(index + 1)...].first { $0.userMode != .ordinary }
            if mark?.userMode == .enter, coming?.userMode == .exit { return .notMoving }
            if one.userMode == .enter, next.kind == .closing { return .notMoving }
        }
        return one.activity == next.activity || !mixedIsUnknown ? one.activity : .unknown
    }

    private func output(
        _ input: Statistics.Input, _ totals: [Activity: Double], _ days: WeekdayTotals, _ readings: Readings
    ) -> Statistics.Output {
        let moves = { (activity: Activity) in
            Self.moving.contains(activity) || unknownMoves && activity == .unknown
        }
        let monitored = totals.values.reduce(0, +)
        let moving = totals.filter { moves($0.key) }.values.reduce(0, +)
        let isOfMoving = readings[StatisticsShare.self] == .moving && sharesMovingOnly
        let entries = Activity.allCases.filter { (totals[$0] ?? 0) > 0 }.map { activity in
            let seconds = totals[activity] ?? 0
            let hasNone = isOfMoving && !Self.moving.contains(activity)
            return Statistics.Share(
                activity: activity, seconds: seconds,
                share: hasNone ? nil : seconds / (isOfMoving ? moving : monitored) * whole)
        }
        let used = entries.filter { Self.moving.contains($0.activity) }
        let most = used.map(\.seconds).max()
        let best = used.filter { $0.seconds == most }
        let asked = input.activity.map { totals[$0] ?? 0 } ?? moving
        let isOfPeriod = readings[StatisticsWeek.self] == .period || weeks == .spans
        let number =
            switch (weeks, isOfPeriod) {
            case (.fractions, _): (input.to - input.from) / 604_800
            case (_, true): Double(days.spans(input.from, input.to))
            case (_, false): Double(days.weeks(input.from, input.to))
            }
        return Statistics.Output(
            monitored: monitored, movingSeconds: moving, byActivity: entries, perWeekday: days.seconds,
            weeklyMean: asked / number, mostUsed: OrNull((tellsFirst ? best.first : best.last)?.activity))
    }
}

/// The seconds on each weekday, added up over periods in which neither the offset from UTC nor the date changes.
private struct WeekdayTotals {
    var zone: TimeZone
    var seesChanges = true
    var cutsAtMidnight = true
    private(set) var seconds = [Double](repeating: 0, count: 7)

    init(_ zone: TimeZone) { self.zone = zone }

    private func offset(_ t: Double) -> Double {
        Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: t.rounded(.down))))
    }

    private func day(_ t: Double) -> Int { Int(((t.rounded(.down) + offset(t)) / 86_400).rounded(.down)) }

    private static func weekday(_ day: Int) -> Int { (day % 7 + 7 + 3) % 7 }

    mutating func add(_ begin: Double, _ end: Double) {
        if !cutsAtMidnight {
            seconds[Self.weekday(day(begin))] += end - begin
        } else if seesChanges {
            split(begin, end)
        } else {
            addEvenly(begin, end, offset(begin))
        }
    }

    private mutating func split(_ begin: Double, _ end: Double) {
        let last = end.rounded(.up) - 1
        if end - begin <= 20_000, offset(begin) == offset(last) {
            addEvenly(begin, end, offset(begin))
        } else if last <= begin.rounded(.down) {
            seconds[Self.weekday(day(begin))] += end - begin
        } else {
            let middle = max(begin.rounded(.down) + 1, ((begin + end) / 2).rounded(.down))
            split(begin, middle)
            split(middle, end)
        }
    }

    private mutating func addEvenly(_ begin: Double, _ end: Double, _ offset: Double) {
        var t = begin
        while t < end {
            let day = ((t + offset) / 86_400).rounded(.down)
            let next = min(end, (day + 1) * 86_400 - offset)
            seconds[Self.weekday(Int(day))] += next - t
            t = next
        }
    }

    func weeks(_ begin: Double, _ end: Double) -> Int {
        func week(_ t: Double) -> Int { Int((Double(day(t) + 3) / 7).rounded(.down)) }
        return week(end.rounded(.up) - 1) - week(begin) + 1
    }

    /// Returns the number of weeks that begin before `end`, in local time; the first week begins at `begin`.
    func spans(_ begin: Double, _ end: Double) -> Int {
        let shown = begin + offset(begin)
        var count = 0
        while true {
            let wanted = shown + Double(count) * 604_800
            var t = wanted - offset(wanted - offset(begin))
            t = wanted - offset(t)
            if t >= end, count > 0 { return count }
            count += 1
        }
    }
}
