import SharedSpecs
import Specification

extension Reminder {
    public static func check(_ rule: Rule) -> Check<Reminder> {
        switch rule {
        case .next:
            Check(.derivation) { input, _ in
                neighbours(input)
            } judge: { trial in
                guard let next = trial.outcome.output?.next else {
                    return .violated("the reminder was rejected; none is")
                }
                return (faultOf(next, trial) ?? faultOfNeighbours(trial, next)).map { .violated($0) }
                    ?? .holds
            }
        }
    }

    private static func place(_ input: Input) -> String {
        let time = "\(input.hour):\(input.minute < 10 ? "0" : "")\(input.minute)"
        return "\(time) in \(input.zone.rawValue) after \(input.now.seconds)"
    }

    private static func faultOf(_ next: Int, _ trial: Trial<Reminder>) -> String? {
        let input = trial.input
        let (now, clock) = (input.now.seconds, ZoneClock(input.zone))
        if next <= now { return "\(place(input)) comes after it, and not at \(next)" }
        // A reminder is left out on one day at most.
        let dues = dues(after: now, upTo: min(next, now + 300_000), input, clock, trial.readings)
        guard next <= now + 300_000, dues.contains(next) else {
            return "\(place(input)) is not at \(next), when the clocks show \(told(clock.shown(at: next)))"
        }
        return dues.first { $0 < next }.map { earlier in
            """
            \(place(input)) comes at \(earlier), when the clocks show \(told(clock.shown(at: earlier))), \
            and not only at \(next)
            """
        }
    }

    /// The same reminder asked for a second before and a second after, within the years that the kit knows.
    private static func neighbours(_ input: Input) -> [Input] {
        [-1, 1].compactMap { step in
            let now = input.now.seconds + step
            guard Moment.range.contains(now) else { return nil }
            return Input(hour: input.hour, minute: input.minute, now: Moment(now), zone: input.zone)
        }
    }

    private static func faultOfNeighbours(_ trial: Trial<Reminder>, _ next: Int) -> String? {
        let now = trial.input.now.seconds
        for (neighbour, probe) in zip(neighbours(trial.input), trial.probes) {
            let asked = neighbour.now.seconds
            guard let other = probe.output?.next else {
                return "asked at \(asked) the reminder was rejected; none is"
            }
            // What comes after a second before is the same, or it is now; a second later it is the same or has been.
            let holds =
                asked < now ? other == next || other == now : other == next || (next == asked && other > next)
            if !holds {
                return "\(place(trial.input)) is at \(next), yet asked at \(asked) it is at \(other)"
            }
        }
        return nil
    }

    /// The moments after one and up to another at which the reminder is due, by walking along the clocks.
    private static func dues(
        after start: Int, upTo end: Int, _ input: Input, _ clock: ZoneClock, _ readings: Readings
    ) -> [Int] {
        var dues: [Int] = []
        // Between changes the clocks run evenly.
        var from = start + 1
        for change in clock.changes(after: start + 1, upTo: end) + [end + 1] {
            let offset = clock.offset(at: from)
            let first = first(from: from + offset, input) - offset
            dues += stride(from: first, to: change, by: 86_400).filter {
                isMeant($0, clock, readings[ReminderRepeated.self])
            }
            from = change
        }
        for change in clock.changes(after: start - 7_200, upTo: end) {
            // At a change to the fore they leave out what lies between what they would have shown and what they show.
            let before = clock.offset(at: change - 1)
            let unchanged = first(from: change + before, input) - before
            guard unchanged < change + clock.offset(at: change) - before else { continue }
            switch readings[ReminderSkipped.self] {
            case .firstValid: dues.append(change)
            case .shifted: dues.append(unchanged)
            case .none: break
            }
        }
        return dues.filter { (start + 1...end).contains($0) }.sorted()
    }

    /// Whether the reading takes this showing of a time, the first or the second one if there are two.
    private static func isMeant(_ moment: Int, _ clock: ZoneClock, _ repeated: ReminderRepeated) -> Bool {
        let near = repeated == .both ? [] : clock.changes(after: moment - 7_200, upTo: moment + 7_200)
        return near.allSatisfy { change in
            let back = clock.offset(at: change - 1) - clock.offset(at: change)
            let isFirst = change - back <= moment && moment < change
            let isSecond = change <= moment && moment < change + back
            return repeated == .first ? !isSecond : !isFirst
        }
    }

    /// The first showing of the time at or after one.
    private static func first(from shown: Int, _ input: Input) -> Int {
        let wait = input.secondOfDay - secondOfDay(shown)
        return shown + (wait < 0 ? wait + 86_400 : wait)
    }

    private static func secondOfDay(_ shown: Int) -> Int {
        shown - shown.flooredQuotient(by: 86_400) * 86_400
    }

    private static func told(_ shown: Int) -> String {
        let second = secondOfDay(shown)
        let parts = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(CalendarDate(day: shown.flooredQuotient(by: 86_400))) \(parts.joined(separator: ":"))"
    }
}
