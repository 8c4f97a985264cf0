import SharedSpecs
import Specification

extension Reminder {
    /// Generates reminders at or near a clock change, and reminders at any other time.
    public static func generate(from entropy: inout Entropy) -> Input {
        let zone = entropy.zone()
        switch entropy.below(8) {
        case 0: if let twice = shownTwice(in: zone, from: &entropy) { return twice }
        case 1: if let skipped = skipped(in: zone, from: &entropy) { return skipped }
        default: break
        }
        let now = Moment.generated(from: &entropy, near: zone)
        let shown = zone.shown(at: now.seconds)
        let day = 86_400
        var second = entropy.integer(in: 0...day - 1)
        if entropy.once(in: 3) {
            second = entropy.one(of: [0, 60, 3_600, 9_000, 7_200, 10_800, 43_200, 86_340])
        } else if entropy.once(in: 2),
            let change = zone.changes(after: now.seconds, upTo: now.seconds + 2 * day).first
        {
            // The reminder is at or near a time that the clocks show right before or right after the change.
            let offset = entropy.one(of: [zone.offset(at: change - 1), zone.offset(at: change)])
            let around = change + offset + 60 * entropy.one(of: [0, -30, 30, -1, 1, -60, 60])
            second = around.flooredRemainder(by: day)
        } else if entropy.once(in: 2) {
            second = shown.flooredRemainder(by: day)
        }
        let isJust = entropy.once(in: 3)
        let start = now.seconds - (isJust ? shown.flooredRemainder(by: 60) : 0)
        return Input(
            hour: second / 3_600, minute: second / 60 % 60,
            now: Moment(clamping: start + (isJust ? entropy.one(of: [0, -1, 1]) : 0)), zone: zone)
    }

    /// Returns a reminder at a time that a clock change skips, queried at the change or less than a day before it; nil
    /// if no change skips a time.
    private static func skipped(in zone: Zone, from entropy: inout Entropy) -> Input? {
        let forward = zone.changes.filter {
            zone.offset(at: $0) > zone.offset(at: $0 - 1) && Moment.range.contains($0 - 86_400)
        }
        guard !forward.isEmpty else { return nil }
        let change = entropy.one(of: forward)
        let gap = (zone.offset(at: change) - zone.offset(at: change - 1)) / 60
        let shown = change + zone.offset(at: change - 1) + 60 * entropy.integer(in: 0...gap - 1)
        let second = shown.flooredRemainder(by: 86_400)
        return Input(
            hour: second / 3_600, minute: second / 60 % 60,
            now: Moment(change - entropy.one(of: [1, 3_600, entropy.integer(in: 1...80_000), 0])), zone: zone)
    }

    /// Returns a reminder at a time that the clocks show twice, queried at or near the moment when they first
    /// show it; nil if the clocks show no time twice.
    private static func shownTwice(in zone: Zone, from entropy: inout Entropy) -> Input? {
        let back = zone.changes.filter {
            zone.offset(at: $0) < zone.offset(at: $0 - 1) && Moment.range.contains($0 - 3_600)
        }
        guard !back.isEmpty else { return nil }
        let first = entropy.one(of: back) - 60 * entropy.integer(in: 1...30)
        let second = zone.shown(at: first).flooredRemainder(by: 86_400)
        return Input(
            hour: second / 3_600, minute: second / 60 % 60, now: Moment(first + entropy.one(of: [0, -1, 1])),
            zone: zone)
    }
}
