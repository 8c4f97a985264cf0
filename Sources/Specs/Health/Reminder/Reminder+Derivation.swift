import SharedSpecs
import Specification

extension Reminder {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let now = input.now.seconds
        let dues = dues(around: now, input.secondOfDay, input.zone, law)
        let later = dues.filter { law.isAbove(.after, $0, now) }.sorted()
        return Output(next: law(.next, later.first, not: later.dropFirst().first) ?? 0)
    }

    private static let day = 86_400

    /// Returns the moments at which a reminder comes, from two days before `now` to four days after `now`; a day can
    /// have none or two of these moments.
    private static func dues(around now: Int, _ time: Int, _ zone: Zone, _ law: Ruling<Law>) -> [Int] {
        let (start, end) = (now - 2 * day, now + 4 * day)
        let changes = Array(zone.changes(after: start, upTo: end))
        let time = law(.second, time, not: time + zone.shown(at: now) % 60)
        var dues: [Int] = []
        // Between two changes of the clocks, their offset from UTC is constant.
        for (from, to) in zip([start] + changes, changes + [end]) {
            let offset = law(.clocks, zone.offset(at: from), not: zone.offset(at: now))
            if law.does(.daily) { dues += moments(showing: time, by: offset, in: from..<to) }
        }
        for change in changes {
            let before = zone.offset(at: change - 1)
            let skipped = zone.offset(at: change) - before
            if skipped > 0 {
                // At these moments the clocks would show the time of the reminder if they had not changed.
                for late in moments(showing: time, by: before, in: change..<change + skipped) {
                    switch law(.skipped, ReminderSkipped.self) {
                    case .firstValid: dues.append(change)
                    case .shifted: dues.append(law(.later, late, not: late - skipped))
                    case .none: break
                    }
                }
            } else {
                switch law(.repeated, ReminderRepeated.self) {
                case .both: break
                case .first: dues.removeAll { (change..<change - skipped).contains($0) }
                case .second: dues.removeAll { (change + skipped..<change).contains($0) }
                }
            }
        }
        return dues
    }

    /// Returns the moments in a stretch of time at which clocks with a constant offset show a given time of day.
    private static func moments(showing time: Int, by offset: Int, in stretch: Range<Int>) -> [Int] {
        let midnight = (stretch.lowerBound + offset).flooredQuotient(by: day) * day - offset
        return stride(from: midnight + time, to: stretch.upperBound, by: day).filter(stretch.contains)
    }
}
