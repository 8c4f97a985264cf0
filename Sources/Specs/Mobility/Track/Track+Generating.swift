import SharedSpecs
import Specification

extension Track {
    /// Generates records over a few days, with a few activities and with complete and incomplete stays.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 12)
        let zone = entropy.zone()
        let hasDays = entropy.once(in: 2)
        let start = Moment.generated(from: &entropy, near: zone)
        let activities: [Activity] = entropy.one(of: [
            [.walking, .automotive], [.walking, .running, .cycling], [.notMoving, .walking],
            Activity.allCases,
        ])
        var (t, activity) = (Double(start.seconds), entropy.one(of: activities))
        let origins: [MovementRecord.Origin] = [.automatic, .automatic, .automatic, .manual(.walk), .closing]
        var isInside = false
        var records = entropy.list(upTo: 14) { entropy -> MovementRecord in
            t += entropy.one(
                of: hasDays
                    ? [180, 3_600, 43_200, 86_400, 0, 604_800, 0.5] : [180, 180, 0, 60, 0.5, 1_260])
            if entropy.once(in: 3) { activity = entropy.one(of: activities) }
            var mode = UserMode.ordinary
            if entropy.once(in: 3) {
                mode = isInside != entropy.once(in: 6) ? .exit : .enter
                isInside = mode == .enter
            }
            return MovementRecord(
                t: t, lat: Double(entropy.integer(in: 0...9)), lon: 0, activity: activity, userMode: mode,
                origin: mode == .ordinary ? entropy.one(of: origins) : .automatic)
        }
        // In half of the tracks that may last several days, a record is exactly at midnight in local time.
        if hasDays, !records.isEmpty, entropy.once(in: 2) {
            let midnight = start.stepped(from: &entropy, in: zone, days: 0...8)
            let shift = Double(midnight.seconds) - entropy.one(of: records).t
            for index in records.indices { records[index].t += shift }
        }
        // The kit does not know the clocks after 2025, so a record after 2025 has no day. If the last record is after
        // 2025, all records are moved to earlier times.
        let excess = (records.last?.t ?? 0) - Double(Moment.range.upperBound)
        if excess > 0 {
            for index in records.indices { records[index].t -= excess.rounded(.up) }
        }
        if isBroken { breakOne(of: &records, from: &entropy) }
        guard hasDays || isBroken else { return Input(records: records) }
        let isZoneBroken = isBroken && entropy.once(in: 3)
        let names = ["Europe/Turin", "", "europe/rome", "UTC+1"]
        return Input(
            records: records, filter: filter(of: records, zone, from: &entropy),
            timeZone: isZoneBroken ? entropy.one(of: names) : zone.rawValue)
    }

    private static func breakOne(of records: inout [MovementRecord], from entropy: inout Entropy) {
        guard let last = records.last else { return }
        switch entropy.below(4) {
        case 0: records.append(last.with { $0.lat = entropy.one(of: [91, -90.5, .infinity]) })
        case 1: records.append(last.with { $0.t = .infinity })
        case 2: records.append(last.with { $0.t -= entropy.one(of: [0.25, 1, 86_400]) })
        default: break
        }
    }

    /// Returns a filter, which is usually the weekday of one of the records.
    private static func filter(
        of records: [MovementRecord], _ zone: Zone, from entropy: inout Entropy
    ) -> DayFilter {
        let times = records.map(\.t).filter(\.isFinite)
        guard !times.isEmpty, !entropy.once(in: 6) else { return entropy.one(of: DayFilter.allCases) }
        return DayFilter(day: zone.day(of: Int(entropy.one(of: times).rounded(.down))))
    }

    /// Returns the input with the default filter and time zone; returns nothing if the input already has both.
    public static func simpler(than input: Input) -> [Input] {
        input.filter == .always && input.timeZone == Input.utc ? [] : [Input(records: input.records)]
    }
}
