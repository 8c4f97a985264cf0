import Specification

extension Reminder {
    public static func check(_ rule: Rule) -> Check<Reminder> {
        switch rule {
        case .next:
            Check { input, _ in
                neighbours(input)
            } judge: { trial in
                guard let next = trial.outcome.output?.next else {
                    return .violated("the reminder was rejected; none is")
                }
                return (faultOf(next, trial.input) ?? faultOfNeighbours(trial, next)).map { .violated($0) }
                    ?? .holds
            }
        }
    }

    private static func place(_ input: Input) -> String {
        let time = "\(input.hour):\(input.minute < 10 ? "0" : "")\(input.minute)"
        return "\(time) in \(input.zone.rawValue) after \(input.now.seconds)"
    }

    private static func faultOf(_ next: Int, _ input: Input) -> String? {
        let (now, clock) = (input.now.seconds, ZoneClock(input.zone))
        if next <= now { return "\(place(input)) comes after it, and not at \(next)" }
        // A reminder comes at least every 24 hours and a shift of the clocks.
        guard next <= now + 200_000, isDue(next, input, clock) else {
            return "\(place(input)) is not at \(next), when the clocks show \(told(clock.shown(at: next)))"
        }
        return firstDue(after: now, before: next, input, clock).map { earlier in
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

    /// Whether the clocks show the time at this very moment, or skip it at it.
    private static func isDue(_ moment: Int, _ input: Input, _ clock: ZoneClock) -> Bool {
        let shown = clock.shown(at: moment)
        if secondOfDay(shown) == input.secondOfDay { return true }
        // At a change to the fore the clocks leave out what lies between what they would have shown and what they show.
        let unchanged = moment + clock.offset(at: moment - 1)
        return unchanged < shown && first(from: unchanged, input) < shown
    }

    /// The first showing of the time at or after one.
    private static func first(from shown: Int, _ input: Input) -> Int {
        let wait = input.secondOfDay - secondOfDay(shown)
        return shown + (wait < 0 ? wait + 86_400 : wait)
    }

    /// The first moment strictly between two at which the reminder is due, or nil.
    private static func firstDue(after start: Int, before end: Int, _ input: Input, _ clock: ZoneClock)
        -> Int?
    {
        // Between changes the clocks run evenly, so that each stretch is one subtraction.
        var from = start + 1
        for change in clock.changes(after: start, upTo: end - 1) + [end] {
            let offset = clock.offset(at: from)
            let due = first(from: from + offset, input) - offset
            if from < end, due < change { return due }
            if change < end, isDue(change, input, clock) { return change }
            from = change
        }
        return nil
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
