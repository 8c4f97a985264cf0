import SharedSpecs
import Specification

extension Statistics {
    /// Generates records over some days, around midnights and clock changes of a zone, and a period that often begins
    /// or ends near the first or last record.
    public static func generate(from entropy: inout Entropy) -> Input {
        let zone = entropy.zone()
        var start = Moment.generated(from: &entropy, near: zone).seconds
        // The kit knows only the clocks of 2000 to 2025; the weeks around the records must be in these years.
        start = min(max(start, Moment.range.lowerBound + 4_000_000), Moment.range.upperBound - 4_000_000)
        var records = records(from: start, in: zone, &entropy)
        let last = Int(records.last?.t ?? Double(start))
        let from = entropy.one(of: [start - 3_600, start, start + 600, start - 700_000, start - 86_400])
        let to = entropy.one(of: [last + 3_600, last, from + 604_800, from + 1_209_600, last + 1_000_000])
        let isPeriod = to > from && !entropy.once(in: 20)
        if entropy.once(in: 20), let first = records.first {
            // The added record is not on Earth, or its time is a second earlier than that of the first record.
            var wrong = first
            if entropy.once(in: 2) { (wrong.t, wrong.lat) = (first.t + 1e7, 91) } else { wrong.t -= 1 }
            records.append(wrong)
        }
        let name =
            entropy.once(in: 20)
            ? entropy.one(of: ["", "Mars/Olympus", "europe/rome", "UTC+1"]) : zone.rawValue
        return Input(
            records: records, from: Double(from),
            to: isPeriod ? Double(to) : entropy.one(of: [Double(from), Double(from) - 1, .infinity]),
            timeZone: name, activity: entropy.once(in: 2) ? entropy.one(of: Activity.allCases) : nil)
    }

    private static func records(
        from start: Int, in zone: Zone, _ entropy: inout Entropy
    ) -> [MovementRecord] {
        var moment = Moment(start)
        var activity = entropy.one(of: Activity.allCases)
        return entropy.list(upTo: 12) { entropy in
            let isManual = entropy.once(in: 8)
            let origin: MovementRecord.Origin =
                entropy.once(in: 10)
                ? .closing : isManual ? .manual(entropy.one(of: TravelMode.allCases)) : .automatic
            let record = MovementRecord(
                t: Double(moment.seconds) + entropy.one(of: [0, 0, 0, 0.5]), lat: 45.07, lon: 7.69,
                activity: activity,
                userMode: entropy.once(in: 3) ? entropy.one(of: UserMode.allCases) : .ordinary,
                origin: origin)
            let next =
                entropy.once(in: 3)
                ? moment.stepped(from: &entropy, in: zone, days: 0...2)
                : Moment(moment.seconds + entropy.one(of: [0, 60, 600, 3_600, 86_400, 604_800]))
            moment = max(Moment(moment.seconds + 1), next)
            if !entropy.once(in: 3) { activity = entropy.one(of: Activity.allCases) }
            return record
        }
    }

    /// Returns the input with its days moved near the epoch, and the input with the time zone UTC.
    public static func simpler(than input: Input) -> [Input] {
        let first = input.records.first?.t ?? input.from
        let shift = -(first / 604_800).rounded(.down) * 604_800
        let isPlain = input.records.allSatisfy(\.isOnEarth) && input.from.isFinite && input.to.isFinite
        let atEpoch = input.with {
            $0.records = input.records.map { record in
                record.with { ($0.t, $0.lat, $0.lon) = ($0.t + shift, 0, 0) }
            }
            $0.from += shift
            $0.to += shift
        }
        let utc = input.with { $0.timeZone = Zone.utc.rawValue }
        return (isPlain && shift != 0 ? [atEpoch] : []) + (input.timeZone == Zone.utc.rawValue ? [] : [utc])
    }
}
