import JSON
import Specification

/// The relations of GEO-6: shorter tracks and later ones give the same events.
enum GeofenceStability {
    /// Seconds by which the shifted track is later.
    private static let shift = 3_600.0

    /// The track without its last fix, its first half, and, where whole seconds allow, the whole an hour later.
    static func probes(_ input: Geofence.Input, _ readings: Readings) -> [Geofence.Input] {
        guard !input.fixes.isEmpty, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        var probes = cuts(of: input).map { part(of: input, count: $0) }
        if shifts(input) {
            let later = input.fixes.map { fix in
                Fix(
                    t: fix.t + shift, lat: fix.lat, lon: fix.lon, accuracy: fix.accuracy, speed: fix.speed,
                    activity: fix.activity)
            }
            probes.append(.init(platform: input.platform, fixes: later, parameters: input.parameters))
        }
        return probes
    }

    static func finding(of trial: Trial<Geofence>) -> Finding {
        guard !trial.probes.isEmpty, let events = trial.outcome.output?.events else { return .notTouched }
        let cuts = cuts(of: trial.input)
        for (cut, probe) in zip(cuts, trial.probes) {
            let kept = events.filter { $0.at < cut }
            guard let shorter = probe.output?.events, same(shorter, kept, later: 0) else {
                return .violated(
                    """
                    GEO-6: of all \(trial.input.fixes.count) fixes the events before fix \(cut) are \(told(kept)); \
                    with only the first \(cut) fixes they are \(told(probe))
                    """)
            }
        }
        if shifts(trial.input), let probe = trial.probes.last {
            guard let later = probe.output?.events, same(later, events, later: shift) else {
                return .violated(
                    """
                    GEO-6: the events are \(told(events)); of the same track an hour later they are \(told(probe))
                    """)
            }
        }
        return .holds
    }

    private static func cuts(of input: Geofence.Input) -> [Int] {
        let count = input.fixes.count
        return count > 3 ? [count / 2, count - 1] : [count - 1]
    }

    private static func part(of input: Geofence.Input, count: Int) -> Geofence.Input {
        .init(platform: input.platform, fixes: Array(input.fixes.prefix(count)), parameters: input.parameters)
    }

    /// Fractions of a second would be rounded by the shift, and so might fall on the other side of a limit.
    private static func shifts(_ input: Geofence.Input) -> Bool {
        input.fixes.allSatisfy { $0.t == $0.t.rounded() && abs($0.t) < 1e12 }
    }

    private static func same(_ left: [Geofence.Event], _ right: [Geofence.Event], later: Double) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { a, b in
                a.kind == b.kind && a.at == b.at && a.t == b.t + later && a.userMode == b.userMode
                    && a.dwell == b.dwell && abs(a.centre.lat - b.centre.lat) <= 1e-9
                    && abs(a.centre.lon - b.centre.lon) <= 1e-9
            }
    }

    private static func told(_ outcome: Outcome<Geofence.Output>) -> String {
        switch outcome {
        case .output(let output): told(output.events)
        case .rejection(let rejection): "rejected as \(rejection.code)"
        }
    }

    private static func told(_ events: [Geofence.Event]) -> String {
        events.isEmpty
            ? "none" : events.map { "\($0.kind.rawValue) at \($0.at)" }.joined(separator: ", ")
    }
}
