import Foundation
import SharedSpecs
import Specification

extension Geofence {
    public static let properties = general + relations

    private static let general: [Property<Geofence>] = [
        Property(
            "Enters and exits alternate, except after a reset.", from: .alternate, .times, judge: alternates),
        Property(
            "If the last fix of a track is removed, the events at its other fixes stay the same.",
            from: .prefix,
            probes: { input, _ in
                input.fixes.isEmpty ? [] : [input.with(fixes: input.fixes.dropLast())]
            },
            judge: { trial in
                compared(trial) { events in events.filter { $0.at < trial.input.fixes.count - 1 } }
            }),
        Property(
            "If all times of a track are shifted by an hour, its events are shifted too, but otherwise the same.",
            from: .shift,
            probes: { input, _ in
                // The shift would round fractions of a second, which could move a time across a limit.
                guard !input.fixes.isEmpty else { return [] }
                let isWhole = input.fixes.allSatisfy { $0.t == $0.t.rounded() && abs($0.t) < 1e12 }
                let later = input.fixes.map { fix in fix.with { $0.t += 3_600 } }
                return isWhole ? [input.with(fixes: later)] : []
            },
            judge: { trial in
                compared(trial) { events in events.map { event in event.with { $0.t += 3_600 } } }
            }),
        Property(
            "The fixes from the last reset on have the same events as a track of only these fixes.",
            from: .noneBefore, .windowAtReset, .resets,
            probes: { input, _ in input.parts.count > 1 ? [input.without(0..<lastReset(of: input))] : [] },
            judge: { trial in
                let start = lastReset(of: trial.input)
                return compared(trial) { events in
                    events.filter { $0.at >= start }.map { event in event.with { $0.at -= start } }
                }
            }),
        Property(
            "If resets are listed twice, in another order, or with an index without a fix, the events stay the same.",
            from: .anyOrder,
            probes: { input, _ in
                guard let resets = input.resets else { return [] }
                return [input.with { $0.resets = resets.reversed() + resets + [input.fixes.count] }]
            },
            judge: { trial in compared(trial) { $0 } }),
    ]

    // MARK: Enter and exit alternate

    static func alternates(_ trial: Trial<Geofence>) -> Finding {
        guard !trial.input.fixes.isEmpty, let events = trial.outcome.output?.events else {
            return .notTouched
        }
        let parts = trial.input.parts.map { part in events.filter { part.contains($0.at) } }
        let alternate = parts.allSatisfy { part in
            part.enumerated().allSatisfy { ($1.kind == .enter) == $0.isMultiple(of: 2) }
        }
        let areInOrder = zip(events, events.dropFirst()).allSatisfy { $0.at < $1.at }
        return Finding(
            alternate && areInOrder && parts.joined().count == events.count,
            or: "fixes: \(trial.input.fixes.count); events out of order or not alternating: \(text(events))")
    }

    // MARK: Related tracks

    private static func lastReset(of input: Input) -> Int { input.parts.last?.lowerBound ?? 0 }

    /// Judges whether the related track has the events that follow from those of the track itself.
    private static func compared(_ trial: Trial<Geofence>, _ related: ([Event]) -> [Event]) -> Finding {
        guard let probe = trial.probes.first, let output = trial.outcome.output else { return .notTouched }
        let due = related(output.events)
        guard let events = probe.output?.events else { return .violated("the related track is rejected") }
        return Finding(
            isSame(events, due),
            or: "the related track must have the events \(text(due)), but has \(text(events))")
    }

    /// Whether two centres are the same up to rounding, which may move one across the antimeridian.
    static func agree(_ centre: Coordinate, _ expected: Coordinate) -> Bool {
        abs(centre.lat - expected.lat) <= precision
            && abs(remainder(centre.lon - expected.lon, 360)) <= precision
    }

    static func isSame(_ left: [Event], _ right: [Event]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { a, b in
                a.kind == b.kind && a.at == b.at && a.t == b.t && a.userMode == b.userMode
                    && a.dwell == b.dwell && agree(a.centre, b.centre)
            }
    }

    private static func text(_ events: [Event]) -> String {
        events.isEmpty
            ? "none" : events.map { "\($0.kind.rawValue) at \($0.at), \($0.t) s" }.joined(separator: "; ")
    }
}
