import SharedSpecs
import Specification

extension Reminder {
    public enum Law: LawName {
        public typealias Subsystem = Reminder
        case daily, after, next, second, clocks, skipped, later, repeated
    }

    public static let laws: Laws<Reminder> = [
        ("REM-1a", .daily, .source(.healthMonitor, "Settings")): """
        Every day, a reminder comes when the local time in `timeZone` is the set time (`hour` and `minute`).
        """,
        ("REM-1b", .after, .decision): """
        `next` is always later than `now`, even if the local time at `now` is exactly the set time.
        """,
        ("REM-1c", .next, .decision): "`next` is the first moment after `now` at which a reminder comes.",
        ("REM-1d", .second, .decision):
            "A reminder comes at second 0 of its minute. The seconds of `now` do not matter.",
        ("REM-1e", .clocks, .standard(.iana)): """
        Local time follows the rules of the time zone `timeZone`. After a clock change, the new offset from UTC \
        applies, not the offset at `now`.
        """,
        ("REM-1f", .skipped, .decision): """
        If a clock change skips the set time, the reading `health.reminder.skipped` applies. The reminder comes at the \
        moment of the change (option `firstValid`), later (option `shifted`), or not on that day (option `none`).
        """,
        ("REM-1g", .later, .decision): """
        Under the option `shifted`, a reminder whose time is skipped comes later by the length of the gap. For \
        example, if local time goes from 02:00 to 03:00, a reminder set for 02:30 comes at 03:30.
        """,
        ("REM-1h", .repeated, .decision): """
        If the clocks go back so that the set time comes twice, the reading `health.reminder.repeated` applies. The \
        reminder comes both times (option `both`), only the first time (option `first`), or only the second time \
        (option `second`).
        """,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let now = input.now.seconds
        let dues = dues(around: now, input.secondOfDay, input.zone, law)
        let later = dues.filter { law.isAbove(.after, $0, now) }.sorted()
        return Output(next: law(.next, later.first, not: later.dropFirst().first) ?? 0)
    }

    private static let day = 86_400

    /// Returns the moments when a reminder comes, from two days before `now` to four days after. On some days, it comes
    /// twice or not at all.
    private static func dues(around now: Int, _ time: Int, _ zone: Zone, _ law: Ruling<Law>) -> [Int] {
        let (start, end) = (now - 2 * day, now + 4 * day)
        let changes = Array(zone.changes(after: start, upTo: end))
        let time = law(.second, time, not: time + zone.shown(at: now) % 60)
        var dues: [Int] = []
        // Between two clock changes, the offset of local time from UTC is constant.
        for (from, to) in zip([start] + changes, changes + [end]) {
            let offset = law(.clocks, zone.offset(at: from), not: zone.offset(at: now))
            if law.does(.daily) { dues += moments(showing: time, by: offset, in: from..<to) }
        }
        for change in changes {
            let before = zone.offset(at: change - 1)
            let skipped = zone.offset(at: change) - before
            if skipped > 0 {
                // The moments when the clocks would show the time of the reminder if they had not changed.
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

    /// Returns the moments in `stretch` when clocks with a constant offset show a given time of day.
    private static func moments(showing time: Int, by offset: Int, in stretch: Range<Int>) -> [Int] {
        let midnight = (stretch.lowerBound + offset).flooredQuotient(by: day) * day - offset
        return stride(from: midnight + time, to: stretch.upperBound, by: day).filter(stretch.contains)
    }

    public static let properties: [Property<Reminder>] = [
        Property(
            "When a reminder comes, the clocks show the set time, unless they went forward less than an hour earlier.",
            from: .daily, .clocks
        ) { trial, output in
            let next = output.next
            let zone = trial.input.zone
            let second = zone.shown(at: next).flooredRemainder(by: 86_400)
            let isForward = zone.changes(after: next - 3_600, upTo: next).contains {
                zone.offset(at: $0) > zone.offset(at: $0 - 1)
            }
            return second == trial.input.secondOfDay || isForward
                ? .holds
                : .violated(
                    "at \(next) the clocks show \(second / 3_600) h \(second / 60 % 60) min \(second % 60) s")
        },
        Property(
            """
            A query one second earlier or later gives the same reminder, unless a reminder comes at the time of the \
            later of the two queries.
            """,
            from: .next, probes: { input, _ in neighbours(input) }, judge: besideNeighbours),
        .noRejection(from: .daily),
    ]

    /// Returns the input with `now` one second earlier and one second later, within the years that the kit knows.
    private static func neighbours(_ input: Input) -> [Input] {
        [-1, 1].compactMap { step in
            let now = input.now.seconds + step
            guard Moment.range.contains(now) else { return nil }
            return Input(hour: input.hour, minute: input.minute, now: Moment(now), zone: input.zone)
        }
    }

    private static func besideNeighbours(_ trial: Trial<Reminder>, _ output: Output) -> Finding {
        let next = output.next
        let now = trial.input.now.seconds
        for (neighbour, probe) in zip(neighbours(trial.input), trial.probes) {
            let asked = neighbour.now.seconds
            let other = probe.output?.next ?? 0
            let holds = other == next || (asked < now ? other == now : next == asked && other > next)
            if !holds {
                return .violated(
                    "a query at \(now) gives the reminder at \(next), but a query at \(asked) gives \(other)"
                )
            }
        }
        return .holds
    }
}
